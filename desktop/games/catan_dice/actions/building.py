"""Building with free dice, ending the turn, and marking a start on the shared island (rules 5.2, 5.3, 6.1-6.4, 8.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.state import Frame
from desktop.games.catan_dice.actions.changing import joined
from desktop.games.catan_dice.events import BoxWritten, Built, StartMarked
from desktop.games.catan_dice.faces import FREE, RESOURCES, SPENT, Face, count, hand_of
from desktop.games.catan_dice.island import Island
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.secrecy import blind_to_sheet, hides_dice
from desktop.games.catan_dice.shared import Shared
from desktop.games.catan_dice.state import CatanDice, Mark, Rerolling, Resolving, StartRoad, TurnOver, What, X


class MarkStart(Action, frozen=True):
    """8.3: mark a coastal road as the own start."""

    place: str

    when: ClassVar[tuple[type[Frame], ...]] = (StartRoad,)

    @classmethod
    def candidates(cls, state: CatanDice) -> Iterable[MarkStart]:
        return [cls(place) for place in _shared(state).roads]

    def refusal(self, state: CatanDice) -> Refusal | None:
        return _shared(state).start_reason(state, self.place)

    def perform(self, state: CatanDice) -> Iterator[Event | None]:
        seat = state.playing
        state.pop()
        _shared(state).mark(state, seat, What.ROAD, self.place)
        state.sheets[seat].marks.append(Mark(What.ROAD, self.place, 0, 0))
        yield StartMarked(seat=seat, place=self.place)


def _shared(state: CatanDice) -> Shared:
    island = island_of(state)
    assert isinstance(island, Shared)
    return island


class Build(Action, frozen=True):
    """6.1-6.4: pay with free dice and mark a road, settlement, city, knight or castle."""

    what: What
    place: str

    when: ClassVar[tuple[type[Frame], ...]] = (Rerolling, Resolving)

    @classmethod
    def candidates(cls, state: CatanDice) -> Iterable[Build]:
        return [cls(what, place) for what, place in island_of(state).tries(state)]

    @classmethod
    def legal(cls, state: CatanDice) -> Iterable[Build]:
        if type(state.top) is not Resolving:
            return ()
        island, seat = island_of(state), state.playing
        payable = island.payable(hand_of(state.dice))
        return [cls(what, place) for what in payable for place in island.open(state, seat, what)]

    def refusal(self, state: CatanDice) -> Refusal | None:
        if type(state.top) is Rerolling:
            return Refusal("not_between_rolls", "not_between_rolls", {"done": "build"})
        island = island_of(state)
        reasons = island.reasons(state, state.playing, self.what, self.place)
        if not any(reason.code in _FOR_EVER for reason in reasons):
            reasons += _payment_reasons(island, state, self.what)
        return joined(reasons)

    def perform(self, state: CatanDice) -> Iterator[Event | None]:
        island, seat = island_of(state), state.playing
        dice = _pay(island, state, self.what)
        points = island.mark(state, seat, self.what, self.place)
        state.sheets[seat].marks.append(Mark(self.what, self.place, state.turn, points))
        blind = blind_to_sheet(state, seat)
        yield Built(seat=seat, what=self.what, place=self.place, points=points, dice=dice, blind=blind)
        if island.goal:
            yield from island.titles(state, seat, self.what, self.place)


_FOR_EVER = frozenset({"start_is_printed", "already_built", "taken", "city_is_no_upgrade"})
"""Reasons beside which it does not matter whether one could pay."""


def _payment_reasons(island: Island, state: CatanDice, what: What) -> list[Refusal]:
    hand = hand_of(state.dice)
    lacking = island.lacking(hand, what)
    if not lacking:
        return []
    cost = island.cost(hand, what)
    if what is What.CASTLE:  # a trade of gold leaves too few dice for one: it is no advice
        most = count(hand, cost[0])
        nearest = sum(count(hand, face) == most for face in RESOURCES)
        params = {"what": what, "missing": lacking, "cost": cost, "nearest": nearest, "alike": most}
        return [Refusal("cannot_pay", "extra_castle", params)]
    reasons = [Refusal("cannot_pay", "costs", {"what": what, "missing": lacking, "cost": cost})]
    gold = count(hand, Face.GOLD)
    if gold >= len(lacking):
        reasons.insert(0, Refusal("gold_pays_nothing", "gold_pays_nothing", {"gold": gold, "missing": lacking}))
    return reasons


def _pay(island: Island, state: CatanDice, what: What) -> tuple[int, ...]:
    """Spend the first free dice that show what it costs; which they were."""
    spent: list[int] = []
    dice = state.dice
    for face in island.cost(hand_of(dice), what):
        die = dice.index(FREE[face])
        dice[die] = SPENT[face]
        spent.append(die)
    return tuple(spent)


class EndTurn(Action, frozen=True):
    """5.3: write the points of everything built this turn into the box, or an X, and pass the dice on."""

    when: ClassVar[tuple[type[Frame], ...]] = (Resolving,)

    @classmethod
    def candidates(cls, state: CatanDice) -> Iterable[EndTurn]:
        return (END,)

    @classmethod
    def legal(cls, state: CatanDice) -> Iterable[EndTurn]:
        return (END,)

    def refusal(self, state: CatanDice) -> Refusal | None:
        return None

    def perform(self, state: CatanDice) -> Iterator[Event | None]:
        island, seat = island_of(state), state.playing
        blind = blind_to_sheet(state, seat)
        if hides_dice(state) and seat > 0:
            state.reveal()  # having finished the turn, this seat may now see what those before it did
        state.become(TurnOver(seat))
        if island.goal:
            yield None
            return
        sheet = state.sheets[seat]
        built = points_in_turn(state, seat)
        sheet.boxes.append(built if built else X)
        counts = built or (0 if state.options["no_x_penalty"] else island.x)
        yield BoxWritten(seat=seat, turn=state.turn, points=counts, x=not built, blind=blind)


END = EndTurn()


def points_in_turn(state: CatanDice, seat: int) -> int:
    """Points of everything that a seat has built in the present turn."""
    points = 0
    for mark in reversed(state.sheets[seat].marks):
        if mark.turn != state.turn:
            break
        points += mark.points
    return points
