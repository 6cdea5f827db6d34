"""What the prompt asks and offers, and what undo and redo would do, in words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop.engine.match import Step
from desktop.faults import explained
from desktop.table.controller import MatchController
from desktop.table.table import Table
from desktop.table.vocabulary import Words
from desktop.windows.table.prompt import Prompt
from desktop.windows.table.top_bar import TopBar

HURRY, AGAIN = "hurry", "again"


class Asking(QObject):
    """Keeps the prompt, and the tips of undo and redo, at what the match is at."""

    def __init__(self, prompt: Prompt, table: Table, controller: MatchController, words: Words) -> None:
        super().__init__(table)
        self.prompt, self.table, self.controller, self.words = prompt, table, controller, words
        self.besides: Callable[[], list[tuple[str, str, bool]]] = list  # buttons of the page, after those of the match

    def refresh(self) -> None:
        """Whose turn it is and what is asked of them."""
        seat, view = self.controller.match.to_move, self.controller.view
        if seat is None:
            self.prompt.say("", "", self.words.result(view, self.controller.names))
            self.offer()
            return
        name, colour = self.controller.names[seat], self.controller.match.seats[seat].colour
        if self.controller.match.seats[seat].is_person and seat == self.controller.viewer:
            self.prompt.say(colour, name, self.words.prompt(view))
        elif self.controller.match.seats[seat].is_person:
            self.prompt.say(colour, name, self.tr("Pass the computer on"))
        else:
            self.prompt.say(colour, name, self.words.waiting(view, self.controller.names))
        self.offer()

    def offer(self) -> None:
        """The buttons of the prompt: those of the open decision, or what can be done about a bot."""
        seat = self.controller.match.to_move
        if self.controller.waits:
            self._offer([(AGAIN, self.tr("Try again", "button"), True)])
            return
        if seat is not None and not self.controller.match.seats[seat].is_person:
            self._offer([(HURRY, self.tr("Hurry", "button"), True)])
            return
        view, marked = self.controller.view, len(self.table.hand.marked)
        wanted = [
            (id, self.words.button(id, view, marked), bool(self.table.grasp.pressed(id, self.table.hand.marked)))
            for id in self.table.buttons.elsewhere()
            if self._may(id)
        ]
        self._offer(wanted)

    def _offer(self, buttons: list[tuple[str, str, bool]]) -> None:
        self.prompt.offer([*buttons, *self.besides()])

    def _may(self, button: str) -> bool:
        """Whether something legal hangs on a button, with whatever is marked."""
        grasp = self.table.grasp
        meant = [*grasp.presses.get(button, ()), *(c for some in grasp.marks.get(button, {}).values() for c in some)]
        return any(choice.refusal is None for choice in meant)

    def refresh_undo(self, bar: TopBar, looks_back: bool) -> None:
        """What undo and redo would do, or why they cannot."""
        refusal = self.controller.match.undo_refusal()
        if refusal is None:
            deed = self._deed(self.controller.match.history[self.controller.match.undo_start() or 0])
            #: {deed}: "buy a ruby"
            bar.set_tool("undo", looks_back, self.tr("Undo: {deed}").format(deed=deed))
        else:
            bar.set_tool("undo", True, " ".join(explained(refusal)))
        redo = self.controller.match.redo_refusal()
        if redo is None:
            deed = self._deed(self.controller.match.undone[-1])
            #: {deed}: "buy a ruby"
            bar.set_tool("redo", looks_back, self.tr("Redo: {deed}").format(deed=deed))
        else:
            bar.set_tool("redo", True, " ".join(explained(redo)))

    def _deed(self, step: Step) -> str:
        """What a step did, in words; of another seat's only whose it was, for what it did may be secret."""
        if step.seat == self.controller.viewer:
            return self.words.deed(step.action, self.controller.match.game.view(step.before, step.seat))
        return self.tr("the move of {name}").format(name=self.controller.names[step.seat])
