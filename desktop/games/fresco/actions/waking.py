"""5.1: choosing an hour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from desktop.games.fresco.box import box
from desktop.games.fresco.events import Woken
from desktop.games.fresco.state import ASLEEP, Fresco, WakeFrame
from desktop.games.fresco.track import actor


class Wake(Action, frozen=True):
    """A pawn takes a line of the hostel (from 0, the earliest)."""

    when: ClassVar = (WakeFrame,)
    who: int
    line: int

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        """Any pawn above the hostel to any line."""
        lines = range(len(box(state).hours))
        return [
            cls(who, line)
            for who, master in enumerate(state.masters)
            if master.hour == ASLEEP
            for line in lines
        ]  # fmt: skip

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        who = state.top.who
        taken = {master.hour for master in state.masters}
        return [cls(who, line) for line in range(len(box(state).hours)) if line not in taken]

    def refusal(self, state: Fresco) -> Refusal | None:
        frame: WakeFrame = state.top
        if self.who != frame.who:
            return Refusal("not_your_turn", "wake_order", {"who": self.who, "next": frame.who})
        if not 0 <= self.line < len(box(state).hours):
            return Refusal("no_such_hour", "wake_up")
        for who, master in enumerate(state.masters):
            if master.hour == self.line:
                return Refusal("slot_taken", "wake_up", {"who": who, "hour": box(state).hours[self.line][0]})
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        state.pop()
        state.masters[self.who].hour = self.line
        yield Woken(seat=actor(state, self.who), line=self.line, hour=box(state).hours[self.line][0])
