"""A match led by a coach: only what the lesson asks for is played, the others' turns come from its script."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal

from desktop.engine.action import Action
from desktop.lessons.coach import Coach
from desktop.table.controller import PAUSES, MatchController


class LessonController(MatchController):
    """`unwanted(action)` a legal try that the step does not ask for; `step_over()` when a step's deed and all that follows
    by itself lie still on the table; `shown()` when an example has been played and taken back."""

    unwanted = Signal(object)
    step_over = Signal()
    shown = Signal()

    coach: Coach
    _before: Any = None  # the position before an example, while it is played

    def begin(self) -> None:
        """Show the position and ask; no bot thinks in a lesson."""
        self.viewer = self.coach.me
        self.jump()

    def jump(self) -> None:
        """The match stands elsewhere now: show it and ask."""
        self._forget_question()
        self._before = None
        self._jump()

    def ask_again(self) -> None:
        """The open step is another one, in the same position."""
        self._go_on()

    def attempt(self, action: Action, confirmed: bool = False) -> bool:
        seat = self.match.to_move
        if seat is None or seat != self.viewer or self._before is not None or (self._busy and self.coach.done):
            return False
        refusal = self.match.refusal(action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        if not self.coach.wants(action, self.match.state):
            self.unwanted.emit(action)
            return False
        self.do(action)
        return True

    def do(self, action: Action) -> None:
        """Play the deed of the open step."""
        self.coach.took()
        self._take(action)

    def show(self, action: Action) -> None:
        """Play an example, and take it back when it has been seen."""
        self._before = self.match.state
        self._take(action)

    @property
    def showing(self) -> bool:
        return self._before is not None

    def play_on(self) -> None:
        """The step's deed is done: what follows by itself comes now."""
        self._bot_soon()

    def settled(self) -> None:
        if not self._busy:
            return
        self._busy = False
        if self._before is not None:
            before, self._before = self._before, None
            self.match.begin_at(before)
            self.jump()
            self.shown.emit()
        else:
            self._bot_soon()

    def hint(self) -> None:
        """The card shows the way here."""

    def hurry(self) -> None:
        if self._pause.isActive():
            self._pause.stop()
            self._bot_acts()

    def _finish(self) -> None:
        """A lesson says itself when it is over."""

    def _ask_person(self) -> None:
        coach = self.coach
        if coach.over or coach.done or self._before is not None or not coach.step.want:
            self.choices = []
            self.asked.emit([])
        else:
            super()._ask_person()

    def _ask_bot(self, seat: int) -> None:
        """Whatever the others do stands in the script."""

    def _bot_soon(self) -> None:
        coach = self.coach
        if self._busy or self._pause.isActive() or coach.over or not coach.done:
            return
        if coach.waits:
            self.step_over.emit()
        else:
            self._pause.start(PAUSES[self.speed])

    def _bot_acts(self) -> None:
        action = self.coach.next_action(self.match.state)
        if action is not None:
            self._take(action)
