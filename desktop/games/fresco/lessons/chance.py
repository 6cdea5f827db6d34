"""What falls by chance in a lesson: portraits turned over. The market's tiles, too, are drawn, but no lesson names them."""

from __future__ import annotations

from desktop.engine.action import Event
from desktop.games.fresco.events import PortraitsChanged


def fallen(event: Event) -> tuple[int, ...] | str | None:
    """The portraits that were turned over, None for any other event."""
    return " ".join(event.new) if isinstance(event, PortraitsChanged) else None
