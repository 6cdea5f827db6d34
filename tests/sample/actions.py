"""The one thing a player can do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from tests.sample.data import TABLES
from tests.sample.state import Heap, Turn


class Taken(Event, frozen=True, kw_only=True, tag="taken"):
    """Stones left the heap."""

    stones: int
    last: bool = False


class Take(Action, frozen=True, tag="take"):
    """Rule 2: take one stone or a few."""

    stones: int
    when: ClassVar = (Turn,)

    @classmethod
    def candidates(cls, state: Heap) -> Iterable[Self]:
        return [cls(n) for n in range(1, TABLES.data(state.edition).heap.most + 2)]

    def refusal(self, state: Heap) -> Refusal | None:
        most = TABLES.data(state.edition).heap.most
        if not 1 <= self.stones <= most:
            return Refusal("too_many", "turn", {"most": most})
        if self.stones > state.heap:
            return Refusal("heap_short", "turn", {"left": state.heap})
        return None

    def perform(self, state: Heap) -> Iterator[Event | None]:
        frame = state.pop()
        hoard = state.hoards[frame.seat]
        state.heap -= self.stones
        hoard.stones += self.stones
        hoard.last = state.heap == 0
        if state.heap:
            state.push(Turn(1 - frame.seat))
            state.turn += 1
        else:
            state.finished = True
        yield Taken(seat=frame.seat, stones=self.stones, last=hoard.last)
