"""Players of the two races (rules 8.2, 8.3): three ideas of what a position is worth, one way to play by them."""

from __future__ import annotations

from typing import NamedTuple

from desktop.engine.chance import Chance
from desktop.games.catan_dice.actions.building import MarkStart
from desktop.games.catan_dice.bundles import Ending, Turn, Value
from desktop.games.catan_dice.faces import hand_of
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.network import turns_to
from desktop.games.catan_dice.odds import keeps, number_of
from desktop.games.catan_dice.shared import Shared
from desktop.games.catan_dice.state import CatanDice, What

SIGHT = 3  # points ahead that the normal level looks
WON = 1.0  # turns that winning now is better than being one point short: more would make it gamble


def eager(state: CatanDice, seat: int, points: int) -> float:
    """Points now, and a little for whatever is built."""
    sheet = state.sheets[seat]
    things = len(sheet.marks)
    return points + 0.12 * things - 0.05 * sheet.used.bit_count()


def near(state: CatanDice, seat: int, points: int) -> float:
    """How soon the next points come."""
    goal = island_of(state).goal
    if points >= goal:
        return points + WON
    return points - 0.8 * turns_to(state, seat, points, min(goal, points + SIGHT))


def far(state: CatanDice, seat: int, points: int) -> float:
    """How soon the match is won."""
    goal = island_of(state).goal
    if points >= goal:
        return WON
    return -turns_to(state, seat, points, goal)


class Racer(NamedTuple):
    """A level: its idea of worth, and how often (one decision in so many, 0 never) it takes another choice that it
    thinks at most `margin` worse. Who slips also reckons with one more throw only."""

    value: Value
    slip: int = 0
    margin: float = 0.0

    def turn(self, state: CatanDice, seat: int) -> Turn:
        return Turn(state, seat, self.value)

    def keep(self, state: CatanDice, turn: Turn, rerolls: int, luck: Chance) -> int:
        """The number of the hand to keep; the whole hand means to stop."""
        ranked = keeps(number_of(die.face for die in state.dice), turn.worths(1 if self.slip else rerolls))
        good = [kept for worth, kept in ranked if worth >= ranked[0][0] - self.margin]
        return good[luck.below(len(good))] if self.slip and luck.below(self.slip) == 0 else good[0]

    def end(self, state: CatanDice, turn: Turn, luck: Chance) -> Ending:
        """How the turn ends with the dice that are free."""
        ranked = sorted(turn.endings(hand_of(state.dice)), key=lambda ending: -ending.worth)
        good = [ending for ending in ranked if ending.worth >= ranked[0].worth - self.margin and ending.bundle]
        if self.slip and good and luck.below(self.slip) == 0:
            return good[luck.below(len(good))]
        return ranked[0]

    def start(self, state: CatanDice, seat: int, luck: Chance) -> MarkStart:
        """Where to begin on the shared island."""
        starts = list(MarkStart.legal(state))
        island = island_of(state)
        assert isinstance(island, Shared)
        if self.slip:
            return starts[luck.below(len(starts))]

        def worth(start: MarkStart) -> float:
            after = state.clone()
            island.mark(after, seat, What.ROAD, start.place)
            return self.value(after, seat, 0)

        return max(starts, key=worth)


RACERS: dict[str, Racer] = {  # alone the easy one needs about 20 turns to ten points, the hard one 12 or 13
    "easy": Racer(eager, slip=2, margin=1.0),
    "normal": Racer(near, slip=4, margin=0.4),
    "hard": Racer(far),
}

EAGER = Racer(eager)
"""Plays any tables, also an owner's own for which nothing was solved."""
