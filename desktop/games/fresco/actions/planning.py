"""5.2: the secret plan, one assistant after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from desktop.games.fresco.box import box
from desktop.games.fresco.events import AssistantPlaced, PlanReady
from desktop.games.fresco.state import COLUMNS, Fresco, PlanFrame


class PlaceAssistant(Action, frozen=True):
    """One assistant into a column (0 market, 1 cathedral, 2 studio, 3 workshop, 4 theatre or second cathedral)."""

    when: ClassVar = (PlanFrame,)
    column: int

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        return [cls(column) for column in range(COLUMNS)]

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        master = state.mover
        if len(master.plan) != COLUMNS or master.placed >= master.crew:
            return ()
        spaces = box(state).data.crew.spaces
        return [cls(column) for column in range(COLUMNS) if master.plan[column] < spaces]

    def refusal(self, state: Fresco) -> Refusal | None:
        master = state.mover
        crew = box(state).data.crew
        if not 0 <= self.column < COLUMNS or len(master.plan) != COLUMNS:
            return Refusal("no_such_column", "plan")
        if master.placed >= master.crew:
            code = "all_placed"
            if master.crew == crew.assistants:
                code = "no_temp_assistant"
            elif master.crew < crew.assistants:
                code = "crew_short"
            return Refusal(code, "crew", {"n": master.crew})
        if master.plan[self.column] >= crew.spaces:
            return Refusal("column_full", "plan", {"n": crew.spaces, "column": self.column, "final": state.final})
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        seat, master = state.top.seat, state.mover
        master.plan = tuple(n + (column == self.column) for column, n in enumerate(master.plan))
        yield AssistantPlaced(seat=seat, column=self.column)


class ConfirmPlan(Action, frozen=True):
    """All assistants stand where they shall."""

    when: ClassVar = (PlanFrame,)

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        return (cls(),)

    def refusal(self, state: Fresco) -> Refusal | None:
        master = state.mover
        if master.placed < master.crew:
            return Refusal("assistants_left", "plan", {"n": master.crew - master.placed})
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        frame = state.pop()
        yield PlanReady(seat=frame.seat)
