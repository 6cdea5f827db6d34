"""6.1: buying paints at one stall."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from desktop.games.fresco.box import box
from desktop.games.fresco.events import GoodsBought, StallClosed
from desktop.games.fresco.paints import BASIC, BLENDED, PAINTS, Paint
from desktop.games.fresco.state import NOWHERE, Fresco, LeonardoMarketFrame, MarketFrame
from desktop.games.fresco.track import actor


def price(state: Fresco, seat: int) -> int:
    """Thalers for a market tile: the hour's price, less with a card (3.9)."""
    master = state.masters[seat]
    here = box(state)
    amount = here.price[master.hour]
    if master.portraits:
        amount -= here.lasting(master.portraits, "price")
    return max(0, amount)


class BuyGoods(Action, frozen=True):
    """A market tile from a stall; the first one chooses the stall."""

    when: ClassVar = (MarketFrame,)
    stall: int
    tile: str

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        return [cls(index, tile) for index, stall in enumerate(state.stalls) for tile in stall.tiles]

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        frame: MarketFrame = state.top
        if frame.left == 0 or state.masters[frame.seat].money < price(state, frame.seat):
            return ()
        if frame.stall != NOWHERE:
            return [cls(frame.stall, tile) for tile in state.stalls[frame.stall].tiles]
        return [cls(index, tile) for index, stall in enumerate(state.stalls) if stall.open for tile in stall.tiles]

    def refusal(self, state: Fresco) -> Refusal | None:
        frame: MarketFrame = state.top
        if not 0 <= self.stall < len(state.stalls):
            return Refusal("no_such_stall", "market")
        stall = state.stalls[self.stall]
        if not stall.open:
            return Refusal("stall_closed", "market_closes", {"stall": self.stall})
        if frame.stall not in (NOWHERE, self.stall):
            return Refusal("one_stall", "market_closes", {"stall": frame.stall})
        if self.tile not in stall.tiles:
            return Refusal("tile_not_here", "market", {"stall": self.stall})
        if frame.left == 0:
            plan = state.masters[frame.seat].plan
            return Refusal("too_many_tiles", "market", {"n": plan[0] if plan else 0})
        cost = price(state, frame.seat)
        money = state.masters[frame.seat].money
        if money < cost:
            return Refusal("no_money", "market_price", {"price": cost, "money": money})
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        frame: MarketFrame = state.top
        master = state.masters[frame.seat]
        cost = price(state, frame.seat)
        paints = box(state).goods[self.tile].paints
        state.become(MarketFrame(frame.seat, frame.left - 1, self.stall))
        master.earn(-cost)
        for paint in paints:
            master.gain(paint)
        state.stalls[self.stall].tiles.remove(self.tile)
        state.bag.append(self.tile)
        yield GoodsBought(seat=frame.seat, stall=self.stall, tile=self.tile, paints=paints, price=cost)


class BuyPaint(Action, frozen=True):
    """A try that is always refused: a paint out of the supply, which is not for sale."""

    when: ClassVar = (MarketFrame,)
    paint: Paint

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        return [cls(paint) for paint in (PAINTS if state.options.get("specials") else BASIC + BLENDED)]

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        return ()

    def refusal(self, state: Fresco) -> Refusal | None:
        if self.paint >= Paint.PURPLE:
            return Refusal("purple_never_sold", "market_goods", {"paint": self.paint})
        return Refusal("sold_on_tiles", "market", {"paint": self.paint})

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        raise AssertionError("never legal")


class CloseStall(Action, frozen=True):
    """The stall closes after its customer, or without one: its tiles go into the bag. Leonardo does only this."""

    when: ClassVar = (MarketFrame, LeonardoMarketFrame)
    stall: int

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        return [cls(index) for index in range(len(state.stalls))]

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        frame = state.top
        if isinstance(frame, MarketFrame) and frame.stall != NOWHERE:
            return (cls(frame.stall),)
        return [cls(index) for index, stall in enumerate(state.stalls) if stall.open]

    def refusal(self, state: Fresco) -> Refusal | None:
        frame = state.top
        if not 0 <= self.stall < len(state.stalls):
            return Refusal("no_such_stall", "market")
        if not state.stalls[self.stall].open:
            return Refusal("stall_closed", "market_closes", {"stall": self.stall})
        if isinstance(frame, MarketFrame) and frame.stall not in (NOWHERE, self.stall):
            return Refusal("one_stall", "market_closes", {"stall": frame.stall})
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        frame = state.pop()
        who = frame.seat if isinstance(frame, MarketFrame) else state.players
        stall = state.stalls[self.stall]
        n = len(stall.tiles)
        state.bag.extend(stall.tiles)
        stall.tiles.clear()
        stall.open = False
        yield StallClosed(seat=actor(state, who), stall=self.stall, tiles=n)
