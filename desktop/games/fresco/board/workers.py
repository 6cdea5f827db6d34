"""Which assistants on the action board have done their work today."""

from __future__ import annotations

from desktop.games.fresco.state import (
    CathedralFrame,
    DayFrame,
    Fresco,
    MarketFrame,
    StudioFrame,
    WorkshopFrame,
)


def spent(view: Fresco, who: int, column: int) -> int:
    """How many assistants of a column have worked (or stayed idle) today."""
    day = next((frame for frame in view.agenda if isinstance(frame, DayFrame)), None)
    if day is None or column > day.column:
        return 0
    planned, begun = view.masters[who].plan[column], day.order[: day.at]
    if column < day.column:
        return planned
    if who not in begun:
        return 0
    return planned - _free(view, who)


def _free(view: Fresco, who: int) -> int:
    """How many can still work where a master is right now."""
    for frame in view.agenda:
        match frame:
            case WorkshopFrame(seat=seat, left=left, blends=blends) if seat == who:
                return left + bool(blends)
            case MarketFrame(seat=seat, left=left) | CathedralFrame(seat=seat, left=left) if seat == who:
                return left
            case StudioFrame(seat=seat, left=left) if seat == who:
                return left
            case _:
                pass
    return 0
