"""A match that is only shown: the learner answers on the card, and what is asked about is played for them."""

from __future__ import annotations

from PySide6.QtCore import Signal

from desktop.engine.action import Action
from desktop.table.controller import MatchController


class QuizController(MatchController):
    """`rested()` when an action has been seen and the table lies still."""

    rested = Signal()

    def begin(self) -> None:
        """Show the position; no bot thinks in a quiz."""
        self.jump()

    def jump(self) -> None:
        """The match stands elsewhere now: show it."""
        self._forget_question()
        self._jump()

    def show(self, action: Action) -> None:
        """Play an action that is legal."""
        self._take(action)

    def settled(self) -> None:
        if self._busy:
            self._busy = False
            self.rested.emit()

    def attempt(self, action: Action, confirmed: bool = False) -> bool:
        """Nothing is moved by hand here."""
        return False

    def hint(self) -> None:
        """The answer is the learner's."""

    def _finish(self) -> None:
        """A quiz says itself when it is over."""

    def _ask_person(self) -> None:
        self.choices = []
        self.asked.emit([])

    def _ask_bot(self, seat: int) -> None:
        """Whatever the others do stands in the file."""
