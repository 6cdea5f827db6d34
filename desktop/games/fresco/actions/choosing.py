"""6.6 and 5.4: where to land when a space is taken; the paint that a general request pays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from desktop.games.fresco.events import PaintChosen
from desktop.games.fresco.paints import BASIC, BLENDED, Paint
from desktop.games.fresco.state import Fresco, IncomeFrame, LandingFrame
from desktop.games.fresco.track import land


class LandOn(Action, frozen=True):
    """Go to the next free space, forwards or backwards."""

    when: ClassVar = (LandingFrame,)
    space: int

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        """Every space from the one to the other, and one more at each end."""
        frame: LandingFrame = state.top
        return [cls(space) for space in range(frame.forward + 1, max(0, frame.back - 2), -1)]

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        frame: LandingFrame = state.top
        return (cls(frame.forward), cls(frame.back))

    def refusal(self, state: Fresco) -> Refusal | None:
        frame: LandingFrame = state.top
        if self.space in (frame.forward, frame.back):
            return None
        for who, master in enumerate(state.masters):
            if master.score == self.space > 0:
                return Refusal("space_taken", "collision", {"who": who, "space": self.space})
        return Refusal("next_free_space", "collision", {"forward": frame.forward, "back": frame.back})

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        frame: LandingFrame = state.pop()
        yield land(state, frame.who, frame.target, self.space)


class ChoosePaint(Action, frozen=True):
    """Take a basic paint as the income of a general request."""

    when: ClassVar = (IncomeFrame,)
    paint: Paint

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        return [cls(paint) for paint in BASIC + BLENDED]

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        return [cls(paint) for paint in BASIC]

    def refusal(self, state: Fresco) -> Refusal | None:
        if self.paint not in BASIC:
            return Refusal("basic_paint_only", "requests_income", {"paint": self.paint})
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        frame: IncomeFrame = state.top
        if frame.left > 1:
            state.become(IncomeFrame(frame.seat, frame.left - 1))
        else:
            state.pop()
        state.masters[frame.seat].gain(self.paint)
        yield PaintChosen(seat=frame.seat, paint=self.paint)
