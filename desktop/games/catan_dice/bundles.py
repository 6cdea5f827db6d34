"""What one turn can build on any map, and what each throw is worth then: the race bots' view of a turn."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from desktop.games.catan_dice.faces import Face, Hand
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.odds import FIRST, PACKED, worths
from desktop.games.catan_dice.paying import Help, costs, helps, ready_jokers
from desktop.games.catan_dice.scoring import total
from desktop.games.catan_dice.state import CatanDice, Mark, What

Value = Callable[[CatanDice, int, int], float]
"""Worth of a position for a seat that has so many points; higher is better."""

Thing = tuple[What, str]

_SETS = (
    (What.ROAD,),
    (What.KNIGHT,),
    (What.SETTLEMENT,),
    (What.CITY,),
    (What.CASTLE,),
    (What.ROAD, What.ROAD),
    (What.KNIGHT, What.KNIGHT),
    (What.ROAD, What.KNIGHT),
    (What.ROAD, What.SETTLEMENT),
    (What.SETTLEMENT, What.ROAD),
    (What.ROAD, What.ROAD, What.ROAD),
)
"""Kinds that six dice pay for together, in the order of building."""


class Bundle(Struct, frozen=True):
    """Things built in one turn, what they cost together, and the position after it (jokers untouched)."""

    things: tuple[Thing, ...]
    costs: tuple[tuple[Face, ...], ...]
    after: CatanDice
    points: int


class Ending(Struct, frozen=True):
    """A way to end the turn: its worth, what is built, the faces that pay for all of it, what helps to get them."""

    worth: float
    bundle: Bundle | None = None
    cost: tuple[Face, ...] = ()
    help: Help = Help()


class Turn:
    """Everything a seat could do with its dice now, for one idea of what positions are worth."""

    def __init__(self, state: CatanDice, seat: int, value: Value) -> None:
        self._seat, self._value = seat, value
        self._jokers = ready_jokers(state, seat)
        self._index = {joker.id: joker.index for joker in self._jokers}
        self.dice = len(state.dice)
        self._idle = _lean(state, seat)
        self._worth: dict[tuple[int, int], float] = {}
        self._endings: dict[Hand, Ending] = {}
        self.bundles = self._bundles()

    def _bundles(self) -> list[Bundle]:
        found: dict[tuple[What, ...], Bundle] = {}
        points = total(self._idle, self._seat)
        whole = Bundle((), ((),), self._idle, points)
        for kinds in _SETS:
            before = whole if len(kinds) == 1 else found.get(kinds[:-1])
            if before is not None and (bundle := self._grown(before, kinds[-1])) is not None:
                found[kinds] = bundle
        return list(found.values())

    def _grown(self, before: Bundle, what: What) -> Bundle | None:
        """A bundle with one thing more, at the best place."""
        island, seat = island_of(self._idle), self._seat
        both = tuple(tuple(sorted(a + b)) for a in before.costs for b in costs(island, what))
        if what not in island.kinds or len(both[0]) > self.dice:
            return None
        best: tuple[float, Bundle] | None = None
        for place in island.open(before.after, seat, what):
            after = before.after.clone()
            points = before.points + island.mark(after, seat, what, place)
            after.sheets[seat].marks.append(Mark(what, place, after.turn, points - before.points))
            points += sum(title.points for title in island.titles(after, seat, what, place))
            worth = self._value(after, seat, points)
            if best is None or worth > best[0]:
                best = worth, Bundle((*before.things, (what, place)), both, after, points)
        return None if best is None else best[1]

    def _worth_of(self, number: int, bundle: Bundle | None, used: int) -> float:
        key = number, used
        found = self._worth.get(key)
        if found is None:
            after = (self._idle if bundle is None else bundle.after).clone()
            after.sheets[self._seat].used |= used
            points = total(self._idle, self._seat) if bundle is None else bundle.points
            found = self._worth[key] = self._value(after, self._seat, points)
        return found

    def ending(self, hand: Hand) -> Ending:
        """The best way to end the turn with these free dice."""
        found = self._endings.get(hand)
        if found is None:
            found = self._endings[hand] = max(self.endings(hand), key=lambda ending: ending.worth)
        return found

    def endings(self, hand: Hand) -> list[Ending]:
        """Every way, building nothing first."""
        found = [Ending(self._worth_of(-1, None, 0))]
        for number, bundle in enumerate(self.bundles):
            for cost in bundle.costs:
                for help in helps(hand, cost, self._jokers):
                    used = sum(1 << self._index[id] for id, _ in help.jokers)
                    found.append(Ending(self._worth_of(number, bundle, used), bundle, cost, help))
        return found

    def worths(self, rerolls: int) -> list[float]:
        """Worth of each hand kept, 1 or 2 rerolls left (see odds.worths)."""
        thrown = [self.ending(PACKED[hand]).worth for hand in range(FIRST[self.dice], FIRST[self.dice + 1])]
        return worths(self.dice, thrown, rerolls)


def _lean(state: CatanDice, seat: int) -> CatanDice:
    """A copy that can be built on: nothing else of the turn is needed."""
    copy = state.clone()
    copy.dice = []
    copy.sheets[seat].used_now = 0
    return copy
