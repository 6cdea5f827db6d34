"""5.3: what was planned may be declined; Leonardo's duties may not (8.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from desktop.games.fresco.events import Declined
from desktop.games.fresco.state import (
    CATHEDRAL,
    LAST,
    MARKET,
    NOWHERE,
    STUDIO,
    WORKSHOP,
    CathedralFrame,
    Fresco,
    LeonardoCathedralFrame,
    LeonardoMarketFrame,
    LeonardoStudioFrame,
    LeonardoWorkshopFrame,
    MarketFrame,
    WorkshopFrame,
)

_DUTIES = {
    LeonardoMarketFrame: ("leonardo_must_close", "leonardo_market"),
    LeonardoCathedralFrame: ("leonardo_must_restore", "leonardo_cathedral"),
    LeonardoWorkshopFrame: ("leonardo_must_fulfil", "leonardo_requests"),
}


class Leave(Action, frozen=True):
    """Leave the market without a stall, the cathedral or the workshop; for Leonardo, take no portrait."""

    when: ClassVar = (
        MarketFrame,
        CathedralFrame,
        WorkshopFrame,
        LeonardoMarketFrame,
        LeonardoCathedralFrame,
        LeonardoStudioFrame,
        LeonardoWorkshopFrame,
    )

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        return (cls(),)

    def refusal(self, state: Fresco) -> Refusal | None:
        frame = state.top
        if type(frame) in _DUTIES:
            return Refusal(*_DUTIES[type(frame)])
        if isinstance(frame, MarketFrame) and frame.stall != NOWHERE:
            return Refusal("stall_must_close", "market_closes", {"stall": frame.stall})
        if isinstance(frame, CathedralFrame) and frame.stepped:
            return Refusal("bishop_needs_fresco", "bishop_step")
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        frame = state.pop()
        day = state.top
        if isinstance(frame, LeonardoStudioFrame):
            yield Declined(seat=None, column=STUDIO)
        elif isinstance(frame, MarketFrame):
            yield Declined(seat=frame.seat, column=MARKET)
        elif isinstance(frame, CathedralFrame):
            yield Declined(seat=frame.seat, column=LAST if day.column == LAST else CATHEDRAL)
        elif frame.left:
            yield Declined(seat=frame.seat, column=WORKSHOP)
        else:
            yield None
