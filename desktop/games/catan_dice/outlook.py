"""Where a road leads, and what a hand is good for: what hints are about."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.games.catan_dice.faces import Face, Hand, count, missing
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.network import network
from desktop.games.catan_dice.odds import PACKED, chances
from desktop.games.catan_dice.paying import costs, helps, ready_jokers, size
from desktop.games.catan_dice.printed import Printed
from desktop.games.catan_dice.shared import Shared
from desktop.games.catan_dice.state import CatanDice, What

Thing = tuple[What, str]

WEIGHT = {What.ROAD: 1.5, What.KNIGHT: 2.0, What.SETTLEMENT: 2.0, What.CITY: 4.0, What.CASTLE: 4.0}
"""What a thing is worth beside its points, when one asks what dice are kept for."""


def places(state: CatanDice, seat: int) -> Iterable[tuple[Thing, float]]:
    """What could be built next, one of a kind, with a rough worth."""
    island = island_of(state)
    for what in island.kinds:
        open_places = island.open(state, seat, what)
        if open_places:
            best = max(open_places, key=lambda place: points_of(state, what, place))
            yield (what, best), WEIGHT[what] + points_of(state, what, best)


def points_of(state: CatanDice, what: What, place: str) -> int:
    """The points that a thing brings by itself."""
    island = island_of(state)
    if isinstance(island, Printed):
        return island.points[what][island.at[what][place]]
    assert isinstance(island, Shared)
    table = island.table
    return {
        What.SETTLEMENT: table.settlement_points,
        What.CITY: table.upgrade_points,
        What.CASTLE: table.castle_points,
    }.get(what, 0)


class Aim:
    """What a hand is kept for: the thing, the chance to be able to pay it in the end, what the hand lacks for it."""

    __slots__ = ("chance", "missing", "thing")

    def __init__(self, thing: Thing, chance: float, lacking: tuple[Face, ...]) -> None:
        self.thing, self.chance, self.missing = thing, chance, lacking


def aim(state: CatanDice, seat: int, kept: int, rerolls: int) -> Aim | None:
    """The thing that a kept hand (its number) promises most of; None when nothing can be built anywhere."""
    island, jokers = island_of(state), ready_jokers(state, seat)
    best: tuple[float, Aim] | None = None
    for (what, place), worth in places(state, seat):
        for cost in costs(island, what):
            if len(cost) > len(state.dice):
                continue
            chance = chances(len(state.dice), cost, jokers, rerolls)[kept]
            # what most of the kept dice are for
            worth_here = chance * worth * (1 + _serving(kept, cost)) / (1 + size(PACKED[kept]))
            if best is None or worth_here > best[0]:
                best = worth_here, Aim((what, place), chance, missing(PACKED[kept], cost))
    return None if best is None else best[1]


def _serving(kept: int, cost: tuple[Face, ...]) -> float:
    """How many of the dice of a hand a cost can use; gold helps in pairs."""
    lacking = missing(PACKED[kept], cost)
    gold = count(PACKED[kept], Face.GOLD)
    return len(cost) - len(lacking) + min(gold, 2 * len(lacking))


def payable(state: CatanDice, seat: int, hand: Hand) -> Thing | None:
    """The best thing that a hand can pay, gold and jokers counted."""
    island, jokers = island_of(state), ready_jokers(state, seat)
    found = [
        (worth, thing)
        for thing, worth in places(state, seat)
        if any(next(helps(hand, cost, jokers), None) is not None for cost in costs(island, thing[0]))
    ]
    return max(found)[1] if found else None


def road_goal(state: CatanDice, seat: int, road: str) -> Thing | None:
    """The nearest site that a road leads on to and that nobody has built."""
    island = island_of(state)
    net = network(island)
    if isinstance(island, Printed):
        index, built = island.road_at[road], state.sheets[seat]
        taken, settled = built.roads, built.settlements
    else:
        assert isinstance(island, Shared)
        index = island.at[What.ROAD][road]
        taken = sum(1 << place for place, owner in enumerate(state.owners) if owner >= 0)
        settled = 0
        for sheet in state.sheets:
            settled |= sheet.settlements
    own = set(net.start)
    for place, ends in enumerate(net.roads):
        if taken >> place & 1:
            own.update(ends)
    edge = [corner for corner in net.roads[index] if corner not in own] or list(net.roads[index])
    seen = {*edge, *net.roads[index]}
    for corner in edge:
        settlement, city = net.settlement[corner], net.city[corner]
        if settlement is not None and not settled >> settlement & 1:
            return What.SETTLEMENT, island_ids(island, What.SETTLEMENT)[settlement]
        if city is not None and not net.upgrade and not state.sheets[seat].cities >> city & 1:
            return What.CITY, island_ids(island, What.CITY)[city]
        for onward in net.at[corner]:
            there = sum(net.roads[onward]) - corner
            if onward != index and not taken >> onward & 1 and there not in seen:
                seen.add(there)
                edge.append(there)
    return None


def island_ids(island: object, what: What) -> tuple[str, ...]:
    """The names of the places of a kind."""
    assert isinstance(island, Printed | Shared)
    return island.ids[what]
