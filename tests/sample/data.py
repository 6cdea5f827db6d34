"""The numbers of the box, typed and counted."""

from __future__ import annotations

from msgspec import Struct

from desktop.engine.action import Refusal
from desktop.engine.components import Table, Tables


class Heap(Table, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How large the heap may be at the start, and how many stones a turn takes at most."""

    sizes: tuple[int, ...]
    most: int


class Bonus(Table, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Points for the last stone."""

    last: int


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    heap: Heap
    bonus: Bonus


def check(data: Data) -> Refusal | None:
    """A turn must take something, and no heap may be taken in one."""
    if data.heap.most < 1:
        return Refusal("edition_field", "", {"field": "heap.most", "reason": "a turn must take something"})
    if not data.heap.sizes or min(data.heap.sizes) <= data.heap.most:
        return Refusal("edition_field", "", {"field": "heap.sizes", "reason": "smaller than a turn"})
    return None


TABLES = Tables(__package__ or "", Data, check)
