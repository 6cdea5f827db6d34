"""Three players of the same turn: easy sees only this turn and slips, normal sees four turns beyond it, hard is perfect.

Source: rules section 13. Chance comes only from `below`, so a
level plays the same match again from the same numbers.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from desktop.games.catan_dice.optimum import Adviser, Faces, Outcome, Position, Step, optimum, value

Below: TypeAlias = Callable[[int], int]
"""A whole number from 0 up to, not including, the one given."""

_Choice = TypeVar("_Choice")


class Level(Protocol):
    """A bot of one strength."""

    def keep(self, position: Position, turns_left: int, dice: Faces, rerolls_left: int, below: Below) -> Faces:
        """The dice kept out of six; all six mean to stop. turns_left counts this turn, rerolls_left is 0, 1 or 2."""
        ...

    def best(self, position: Position, turns_left: int, dice: Faces, below: Below) -> Outcome:
        """How the turn ends with these six dice."""
        ...

    def plan(self, position: Position, turns_left: int, dice: Faces, below: Below) -> list[Step]:
        """The steps of that end, in a legal order."""
        ...


class Steady(NamedTuple):
    """Always the best move for one idea of the future."""

    adviser: Adviser

    def keep(self, position: Position, turns_left: int, dice: Faces, rerolls_left: int, below: Below) -> Faces:
        return self.adviser.keep(position, turns_left, dice, rerolls_left)

    def best(self, position: Position, turns_left: int, dice: Faces, below: Below) -> Outcome:
        return self.adviser.best(position, turns_left, dice)

    def plan(self, position: Position, turns_left: int, dice: Faces, below: Below) -> list[Step]:
        return self.adviser.plan(position, turns_left, dice)


class Newcomer(NamedTuple):
    """Wants points at once, counts on no joker while rolling and on one throw more, and is often a little off.

    keep_slip, build_slip: one decision in so many may take any choice worth at most the margin (points) less.
    A slip in building still builds.
    """

    adviser: Adviser
    keep_slip: int
    keep_margin: float
    build_slip: int
    build_margin: float

    def keep(self, position: Position, turns_left: int, dice: Faces, rerolls_left: int, below: Below) -> Faces:
        if rerolls_left == 0:
            return dice
        without_jokers = position._replace(used=(1 << position.knights) - 1)
        ranked = self.adviser.turn(without_jokers, turns_left).keeps(dice, 1)
        near = [kept for worth, kept in ranked if worth >= ranked[0][0] - self.keep_margin]
        return _slip(near, self.keep_slip, below)

    def best(self, position: Position, turns_left: int, dice: Faces, below: Below) -> Outcome:
        ranked = self.adviser.turn(position, turns_left).outcomes(dice)
        near = [end for end in ranked if end.steps and end.points >= ranked[0].points - self.build_margin]
        return _slip(near or ranked[:1], self.build_slip, below)

    def plan(self, position: Position, turns_left: int, dice: Faces, below: Below) -> list[Step]:
        return list(self.best(position, turns_left, dice, below).steps)


def _slip(ranked: Sequence[_Choice], one_in: int, below: Below) -> _Choice:
    return ranked[below(len(ranked))] if below(one_in) == 0 else ranked[0]


def points_now(position: Position, turns_left: int) -> float:
    """No future at all; between equal points it saves jokers."""
    return 0.02 * (position.knights - position.used.bit_count())


SIGHT = 4
"""How many turns after this one the normal level cares about: 4 bring it 80 points, 3 would bring 75 and 5 some 84."""


def points_soon(position: Position, turns_left: int) -> float:
    """Perfect play, as if the game ended after SIGHT more turns."""
    return value(position, min(turns_left, SIGHT))


easy: Level = Newcomer(Adviser(points_now), keep_slip=2, keep_margin=1.25, build_slip=3, build_margin=2)
"""Averages 55 points alone."""

normal: Level = Steady(Adviser(points_soon))
"""Averages 80 points alone."""

hard: Level = Steady(optimum)
"""Averages 94.8 points alone: no player can do better on average."""

LEVELS: dict[str, Level] = {"easy": easy, "normal": normal, "hard": hard}
