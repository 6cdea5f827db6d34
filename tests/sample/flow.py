"""What happens by itself: nothing; the heap decides the end."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.engine.action import Event
from tests.sample.state import Heap


def proceed(state: Heap) -> Iterator[Event | None] | None:
    return None
