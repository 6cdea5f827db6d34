"""Black market and tea house, and the red tile that mends their rolls (6.1, 6.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.state import Frame
from desktop.games.istanbul import events
from desktop.games.istanbul.actions.kinds import PlaceAction, not_now
from desktop.games.istanbul.exchange import finished, gain_goods, gain_lira, one, roll
from desktop.games.istanbul.frames import ActionFrame, EncountersFrame, GovernorFrame, RedFrame, SmugglerFrame
from desktop.games.istanbul.pieces import GOODS, Good, Place
from desktop.games.istanbul.state import Bazaar

FREE_GOODS = (Good.FABRIC, Good.SPICE, Good.FRUIT)


class VisitBlackMarket(PlaceAction, frozen=True):
    """8: one fabric, spice or fruit, then the dice bring jewelry."""

    at: ClassVar[tuple[Place, ...]] = (Place.BLACK_MARKET,)
    rule: ClassVar[str] = "black_market"
    good: Good

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        return [cls(good) for good in GOODS]

    def why(self, state: Bazaar) -> Refusal | None:
        return None if self.good in FREE_GOODS else Refusal("blue_not_offered", "black_market", {"good": self.good})

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        yield gain_goods(state, seat, one(self.good), "black_market")
        yield from _rolled(state, seat, Place.BLACK_MARKET, 0, "black_market")


class VisitTeaHouse(PlaceAction, frozen=True):
    """9: name a number, then roll: that many Lira when the total reaches it, else 2."""

    at: ClassVar[tuple[Place, ...]] = (Place.TEA_HOUSE,)
    rule: ClassVar[str] = "tea_house"
    number: int

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        return [cls(number) for number in range(2, 14)]

    def why(self, state: Bazaar) -> Refusal | None:
        house = state.data.tea_house
        if house.least <= self.number <= house.most:
            return None
        return Refusal("bid_range", "tea_house", {"n": self.number, "least": house.least, "most": house.most})

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        yield events.TeaNamed(seat=seat, number=self.number)
        yield from _rolled(state, seat, Place.TEA_HOUSE, self.number, "tea_house")


def _rolled(state: Bazaar, seat: int, place: Place, named: int, source: str) -> Iterator[Event]:
    """Roll; with the red tile the dice may still be changed, without it they count."""
    dice = roll(state)
    if Good.FABRIC in state.players[seat].tiles:
        state.become(RedFrame(seat, place, dice, named))
        yield events.DiceRolled(seat=seat, dice=dice, source=source)
    else:
        yield events.DiceRolled(seat=seat, dice=dice, source=source)
        yield from _settled(state, seat, place, dice, named)


def _settled(state: Bazaar, seat: int, place: Place, dice: tuple[int, int], named: int) -> Iterator[Event]:
    """The dice stand."""
    finished(state, place)
    total = dice[0] + dice[1]
    if place is Place.TEA_HOUSE:
        yield gain_lira(state, seat, tea_lira(state, named, total), "tea_house")
        return
    n = state.data.black_market.jewelry[total - 2]
    if n:
        yield gain_goods(state, seat, one(Good.JEWELRY, n), "black_market")
    else:
        yield events.JewelryMissed(seat=seat, total=total)


def tea_lira(state: Bazaar, named: int, total: int) -> int:
    """What the tea house pays for a total."""
    return named if total >= named else state.data.tea_house.miss


class RedAction(Action, frozen=True):
    """A change by the red tile; at other rolls it says that the tile does not work there."""

    when: ClassVar[tuple[type[Frame], ...]] = (RedFrame, ActionFrame, EncountersFrame, GovernorFrame, SmugglerFrame)

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        return (cls(),)

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        if isinstance(state.agenda[-1], RedFrame):
            return cls.options(state)
        return list(cls.options(state))[:1] if Good.FABRIC in state.me.tiles else ()

    @classmethod
    def legal(cls, state: Any) -> Iterable[Self]:
        if type(state.agenda[-1]) is not RedFrame:
            return ()
        return [action for action in cls.options(state) if action.refusal(state) is None]

    def refusal(self, state: Any) -> Refusal | None:
        if isinstance(state.agenda[-1], RedFrame):
            return self.why(state)
        if Good.FABRIC not in state.me.tiles:
            return not_now(state)
        return Refusal("red_not_here", "mosque_red")

    def why(self, state: Bazaar) -> Refusal | None:
        return None


class TurnDie(RedAction, frozen=True):
    """Turn one die to 4."""

    index: int

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        return (cls(0), cls(1))

    def why(self, state: Bazaar) -> Refusal | None:
        frame, face = state.agenda[-1], state.data.tea_house.red_face
        assert isinstance(frame, RedFrame)
        if not 0 <= self.index <= 1:
            return Refusal("no_such_die", "mosque_red")
        return Refusal("die_shows_it", "mosque_red", {"n": face}) if frame.dice[self.index] == face else None

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame, face = state.top, state.data.tea_house.red_face
        dice = (face, frame.dice[1]) if self.index == 0 else (frame.dice[0], face)
        state.dice = dice
        yield events.DieTurned(seat=frame.seat, index=self.index, dice=dice)
        yield from _settled(state, frame.seat, frame.place, dice, frame.named)


class Reroll(RedAction, frozen=True):
    """Roll both dice again; the new roll stands."""

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        dice = roll(state)
        yield events.DiceRolled(seat=frame.seat, dice=dice, source="reroll")
        yield from _settled(state, frame.seat, frame.place, dice, frame.named)


class Keep(Action, frozen=True):
    """Let the dice stand."""

    when: ClassVar[tuple[type[Frame], ...]] = (RedFrame,)

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return (cls(),)

    def refusal(self, state: Any) -> Refusal | None:
        return None

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        yield from _settled(state, frame.seat, frame.place, frame.dice, frame.named)
