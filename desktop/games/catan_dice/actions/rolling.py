"""Throwing the dice, up to three times (rules 5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.state import Frame
from desktop.games.catan_dice.events import Rolled
from desktop.games.catan_dice.faces import FACES, FREE, Status
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.secrecy import blind_to_dice
from desktop.games.catan_dice.state import CatanDice, FirstRoll, Rerolling, Resolving


class RollDice(Action, frozen=True):
    """5.1: the first throw, always all dice."""

    when: ClassVar[tuple[type[Frame], ...]] = (FirstRoll,)

    @classmethod
    def candidates(cls, state: CatanDice) -> Iterable[RollDice]:
        return (ROLL,)

    @classmethod
    def legal(cls, state: CatanDice) -> Iterable[RollDice]:
        return (ROLL,)

    def refusal(self, state: CatanDice) -> Refusal | None:
        return None

    def perform(self, state: CatanDice) -> Iterator[Event | None]:
        yield _throw(state, tuple(range(len(state.dice))))


class Reroll(Action, frozen=True):
    """5.1: throw some dice again, kept ones included."""

    dice: tuple[int, ...]

    when: ClassVar[tuple[type[Frame], ...]] = (FirstRoll, Rerolling, Resolving)

    @classmethod
    def candidates(cls, state: CatanDice) -> Iterable[Reroll]:
        some = REROLLS[len(state.dice)]
        return some[:-1] if type(state.top) is FirstRoll else some  # all dice: then it is the first roll

    @classmethod
    def legal(cls, state: CatanDice) -> Iterable[Reroll]:
        return REROLLS[len(state.dice)] if type(state.top) is Rerolling else ()

    def refusal(self, state: CatanDice) -> Refusal | None:
        number = len(state.dice)
        if self not in _KNOWN[number]:
            return Refusal("no_such_dice", "reroll", {"number": number})
        if type(state.top) is FirstRoll:
            return Refusal("first_roll_all_dice", "first_roll", {"number": number, "n": len(self.dice)})
        if type(state.top) is Resolving:
            return _rolling_is_over(state)
        return None

    def perform(self, state: CatanDice) -> Iterator[Event | None]:
        yield _throw(state, self.dice)


class Stop(Action, frozen=True):
    """5.1: throw no more and use the dice as they lie."""

    when: ClassVar[tuple[type[Frame], ...]] = (Rerolling,)

    @classmethod
    def candidates(cls, state: CatanDice) -> Iterable[Stop]:
        return (STOP,)

    @classmethod
    def legal(cls, state: CatanDice) -> Iterable[Stop]:
        return (STOP,)

    def refusal(self, state: CatanDice) -> Refusal | None:
        return None

    def perform(self, state: CatanDice) -> Iterator[Event | None]:
        state.become(Resolving(state.playing))
        yield None


ROLL = RollDice()
STOP = Stop()
REROLLS = tuple(
    tuple(Reroll(dice) for n in range(1, number + 1) for dice in combinations(range(number), n)) for number in range(7)
)
"""Every set of dice to throw again, by how many dice there are; all of them comes last."""

_KNOWN = tuple(frozenset(rerolls) for rerolls in REROLLS)


def dice_used(state: CatanDice) -> bool:
    """Whether a die was spent, traded or replaced in this turn."""
    return bool(state.sheets[state.playing].used_now) or any(die.status is not Status.FREE for die in state.dice)


def _rolling_is_over(state: CatanDice) -> Refusal:
    most = island_of(state).dice.throws
    over = Refusal("rolling_is_over", "rolling_is_over")
    if state.throws < most:
        return over
    return Refusal("no_fourth_roll", "no_fourth_roll", {"most": most}, (over,) if dice_used(state) else ())


def _throw(state: CatanDice, thrown: tuple[int, ...]) -> Rolled:
    """Throw dice and open what comes then."""
    state.throws += 1
    dice, throws, seat = state.dice, state.throws, state.playing
    if state.options["same_dice_seed"]:
        for die in thrown:
            dice[die] = FREE[FACES[state.below_at(6, state.turn, throws, die)]]
    else:
        for die in thrown:
            dice[die] = FREE[FACES[state.below(6)]]
    last = throws >= island_of(state).dice.throws
    state.become(Resolving(seat) if last else Rerolling(seat))
    faces = tuple([die.face for die in dice])
    return Rolled(seat=seat, throw=throws, dice=thrown, faces=faces, blind=blind_to_dice(state, seat))
