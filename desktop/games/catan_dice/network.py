"""A race map as a network of corners and roads, the same for both race maps: what it takes to reach the goal (rules
8.2, 8.3). Turns are reckoned, not exact: a chance of one in four is four turns."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from desktop.games.catan_dice.geometry import SIDES, longest_way
from desktop.games.catan_dice.island import Island
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.printed import Printed
from desktop.games.catan_dice.shared import Shared
from desktop.games.catan_dice.state import CatanDice, What

ROAD_TURNS = 0.62  # often two in a turn, or beside something else
KNIGHT_TURNS = 0.95
SETTLEMENT_TURNS = 1.2
CITY_TURNS = (2.9, 1.6, 1.15, 1.0)  # by how many jokers that serve a city are ready
CASTLE_TURNS = (30.0, 12.0, 6.0, 2.2)  # by how many wild jokers are ready
NEVER = 60.0  # for points that lie nowhere in reach
FAR = 9  # roads; what lies farther is not looked at


class Network(Struct, frozen=True):
    """The roads of a map and what its corners carry."""

    roads: tuple[tuple[int, int], ...]
    at: tuple[tuple[int, ...], ...]  # the roads at each corner
    start: tuple[int, ...]  # corners that are reached from the beginning
    settlement: tuple[int | None, ...]  # the place of a settlement at each corner
    city: tuple[int | None, ...]
    upgrade: bool  # a city is built onto a settlement, and unbuilt sites stop roads
    shaded: int | None  # the road that first earns the title


class Holding(Struct):
    """What a seat has, as the reckoning changes it."""

    corners: set[int]
    roads: int
    taken: int  # roads that cannot be built: own and others'
    settlements: int
    cities: int
    no_settlement: int  # settlements that cannot be built any more
    blocked: set[int]  # corners that foreign settlements close
    points: int
    knights: int
    cost_jokers: int
    wild_jokers: int
    army_need: int  # knights still to build for the title, 0: held or out of reach
    road_need: int  # segments still to build for the title, 0: held or out of reach
    castles: int


@lru_cache(16)
def network(island: Island) -> Network:
    """The network of a map."""
    if isinstance(island, Shared):
        at = tuple(tuple(p for p, side in enumerate(SIDES) if corner in side) for corner in range(54))
        city = {corner: place for place, corner in enumerate(sorted(island.table.city_corners))}
        cities = tuple(city.get(corner) for corner in range(54))
        return Network(SIDES, at, (), island.corner_site, cities, True, None)
    assert isinstance(island, Printed)
    table = island.table
    names = sorted({end for road in table.roads for end in road.ends})
    number = {name: place for place, name in enumerate(names)}
    roads = tuple((number[r.ends[0]], number[r.ends[1]]) for r in table.roads[1:])
    at = tuple(tuple(p for p, road in enumerate(roads) if corner in road) for corner in range(len(names)))
    settled = {number[site.corner]: place for place, site in enumerate(table.settlements)}
    city = {number[site.corner]: place for place, site in enumerate(table.cities)}
    shaded = island.road_at.get(table.shaded)
    start = tuple(number[end] for end in table.roads[0].ends)
    corners = range(len(names))
    return Network(
        roads, at, start, tuple(settled.get(c) for c in corners), tuple(city.get(c) for c in corners), False, shaded
    )


def holding(state: CatanDice, seat: int, points: int) -> Holding:
    """What a seat has now."""
    island = island_of(state)
    net, sheet = network(island), state.sheets[seat]
    if isinstance(island, Shared):
        roads = island.roads_of(state, seat)
        taken = sum([1 << place for place, owner in enumerate(state.owners) if owner >= 0])
        foreign = 0
        for other, others in enumerate(state.sheets):
            foreign |= 0 if other == seat else others.settlements
        blocked = {c for c, place in enumerate(net.settlement) if place is not None and foreign >> place & 1}
        castles = island.table.castles - sum(s.castles.bit_count() for s in state.sheets)
    else:
        roads = taken = sheet.roads
        foreign, blocked, castles = 0, set[int](), 0
    corners = set(net.start)
    for place, ends in enumerate(net.roads):
        if roads >> place & 1:
            corners.update(ends)
    ready = [
        joker
        for joker in island.jokers.values()
        if sheet.knights & joker.needs == joker.needs and not sheet.used >> joker.index & 1
    ]
    city_faces = set(island.costs[What.CITY])
    return Holding(
        corners=corners,
        roads=roads,
        taken=taken,
        settlements=sheet.settlements,
        cities=sheet.cities,
        no_settlement=sheet.settlements | foreign,
        blocked=blocked,
        points=points,
        knights=sheet.knights.bit_count(),
        cost_jokers=sum(joker.face is None or joker.face in city_faces for joker in ready),
        wild_jokers=sum(joker.face is None for joker in ready),
        army_need=_army_need(state, seat, island),
        road_need=_road_need(state, seat, island),
        castles=castles,
    )


def _army_need(state: CatanDice, seat: int, island: Island) -> int:
    if state.largest_army == seat:
        return 0
    least = island.army_least
    if state.largest_army is not None:
        least = island.army(state, state.largest_army) + 1
    return max(1, least - island.army(state, seat))


def _road_need(state: CatanDice, seat: int, island: Island) -> int:
    if state.longest_road == seat:
        return 0
    if state.longest_road is not None:
        return island.road_length(state, state.longest_road) + 1 - island.road_length(state, seat)
    if isinstance(island, Shared):
        return island.table.road_least - longest_way(island.roads_of(state, seat))
    return -1  # the shaded segment, wherever it is


class Offer(Struct, frozen=True):
    """Something that brings points: how many, in how many turns, over which new roads."""

    points: int
    turns: float
    what: str
    place: int = 0
    path: tuple[int, ...] = ()


def _paths(net: Network, held: Holding) -> dict[int, tuple[int, ...]]:
    """The fewest new roads to every corner within reach."""
    found: dict[int, tuple[int, ...]] = dict.fromkeys(held.corners, ())
    edge = sorted(held.corners)
    for corner in edge:
        path = found[corner]
        if len(path) >= FAR or not _goes_on(net, held, corner):
            continue
        for road in net.at[corner]:
            there = sum(net.roads[road]) - corner
            if there not in found and not held.taken >> road & 1:
                found[there] = (*path, road)
                edge.append(there)
    return found


def _goes_on(net: Network, held: Holding, corner: int) -> bool:
    if not net.upgrade:
        return True
    place = net.settlement[corner]
    return place is None or bool(held.settlements >> place & 1)


def offers(net: Network, held: Holding, army_points: int, road_points: int) -> list[Offer]:
    """Everything that could bring points next."""
    found: list[Offer] = []
    paths = _paths(net, held)
    city_turns = CITY_TURNS[min(held.cost_jokers, 3)]
    for corner, path in paths.items():
        turns = ROAD_TURNS * len(path)
        place = net.settlement[corner]
        if place is not None and not held.no_settlement >> place & 1:
            found.append(Offer(1, turns + SETTLEMENT_TURNS, "settlement", place, path))
        city = net.city[corner]
        if city is not None and not held.cities >> city & 1:
            if not net.upgrade:
                found.append(Offer(2, turns + city_turns, "city", city, path))
            elif place is not None and held.settlements >> place & 1:
                found.append(Offer(1, city_turns, "city", city))
    if held.army_need:
        found.append(Offer(army_points, KNIGHT_TURNS * held.army_need, "army"))
    if held.road_need == -1 and net.shaded is not None:
        path = paths.get(net.roads[net.shaded][0]) or paths.get(net.roads[net.shaded][1]) or ()
        if not held.roads >> net.shaded & 1:
            path = path if net.shaded in path else (*path, net.shaded)
            found.append(Offer(road_points, ROAD_TURNS * len(path), "road", path=path))
    elif held.road_need > 0:
        found.append(Offer(road_points, 1.1 * ROAD_TURNS * held.road_need, "road"))
    if held.castles:
        found.append(Offer(2, CASTLE_TURNS[min(held.wild_jokers, 3)], "castle"))
    return found


def _take(net: Network, held: Holding, offer: Offer) -> None:
    """As if it had been built."""
    for road in offer.path:
        held.roads |= 1 << road
        held.taken |= 1 << road
        held.corners.update(net.roads[road])
    if held.road_need > 0:
        held.road_need = max(1, held.road_need - len(offer.path))
    match offer.what:
        case "settlement":
            held.settlements |= 1 << offer.place
            held.no_settlement |= 1 << offer.place
        case "city":
            held.cities |= 1 << offer.place
            held.cost_jokers = max(0, held.cost_jokers - 1)
            held.wild_jokers = min(held.wild_jokers, held.cost_jokers)
        case "army":
            held.cost_jokers += held.army_need // 2
            held.army_need = 0
        case "castle":
            held.castles -= 1
            held.wild_jokers = 0
        case _:
            held.road_need = 0
    held.points += offer.points


def turns_to(state: CatanDice, seat: int, points: int, goal: int) -> float:
    """About how many turns a seat needs from these points to the goal, always taking what brings most a turn.

    A title that is held already stays (others may take it: nobody reckons with that here)."""
    island = island_of(state)
    net, held = network(island), holding(state, seat, points)
    road_points, army_points = island.title_points(state)
    turns = 0.0
    while held.points < goal:
        wanted = goal - held.points
        best = max(
            offers(net, held, army_points, road_points),
            key=lambda offer: (min(offer.points, wanted) / max(offer.turns, 0.05), -offer.turns),
            default=None,
        )
        if best is None:
            return turns + NEVER * wanted
        turns += best.turns
        _take(net, held, best)
    return turns + 0.02 * (goal - held.points)
