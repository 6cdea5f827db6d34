"""What lies on the table: a heap, and what each seat has taken."""

from __future__ import annotations

from msgspec import Struct

from desktop.engine.state import Frame, State


class Turn(Frame, frozen=True, tag="turn"):
    """Rule 2: take stones."""

    rule = "turn"


class Hoard(Struct):
    """What one seat has: stones, and whether the last one is among them."""

    stones: int = 0
    last: bool = False


class Heap(State, kw_only=True):
    """The whole table."""

    heap: int
    turn: int = 1
    hoards: list[Hoard] = []
    agenda: list[Turn] = []
