"""What the table says to a person: why not, what a bot advises, what deserves a question first."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QMessageBox

from desktop.bots.bot import Advice
from desktop.engine.action import Action, Refusal
from desktop.faults import explained, known
from desktop.look.widgets.bubble import Bubble
from desktop.table.controller import MatchController
from desktop.table.table import Table
from desktop.table.vocabulary import Words


class Answers(QObject):
    """`rule_wanted(anchor, head, sentence)` when a bubble's link is followed."""

    rule_wanted = Signal(str, str, str)

    def __init__(self, table: Table, controller: MatchController, words: Words) -> None:
        super().__init__(table)
        self.table, self.controller, self.words = table, controller, words
        self.bubble = Bubble(table.viewport())
        self.rule, self._head, self._sentence = "", "", ""
        self.covered: Callable[[], QRectF | None] = lambda: None  # what else stands over the table
        self.bubble.link_activated.connect(lambda: self.rule_wanted.emit(self.rule, self._head, self._sentence))

    def close(self) -> None:
        self.bubble.close_bubble()

    def tell(self, what: str, why: str, place: QPointF | None = None, rule: str = "", kind: str = "refused") -> None:
        """A bubble: what, why, and the way to the rule."""
        self.rule, self._head, self._sentence = rule, what, why
        link = self.tr("Show me the rule") if rule else ""
        self.bubble.tell(what, why, link, place, self._keep_free(), kind)  # type: ignore[arg-type]

    def _keep_free(self) -> list[QRectF]:
        held, over = self.table.hand.held, self.covered()
        free = [over] if over is not None else []
        if held is not None and held.item is not None:
            free.append(QRectF(self.table.mapFromScene(held.item.sceneBoundingRect()).boundingRect()))
        return free

    def refuse(self, refusal: Refusal, place: QPointF | None = None) -> None:
        """Say why something is not allowed, at most two reasons, the most basic first."""
        what, why = self.words_of(refusal)
        for further in refusal.also[:1]:
            also, _ = self.words_of(further)
            #: {why}: a whole sentence; {also}: a second reason, short
            why = self.tr("{why} Also: {also}.").format(why=why, also=also.rstrip("。."))
        self.tell(what, why, place, refusal.rule)

    def words_of(self, refusal: Refusal) -> tuple[str, str]:
        """A refusal's two sentences, the program's or the game's."""
        if known(refusal.code):
            return explained(refusal)
        return self.words.refusal(refusal, self.controller.view)

    def cannot(self, refusal: Refusal) -> None:
        """Something of the program is not possible (undo, a save)."""
        self.tell(*explained(refusal))

    def stumbled(self, error: str) -> None:
        """A bot failed; the match went on."""
        why = self.tr("It played on with a move at random. Details: {error}").format(error=error)
        self.tell(self.tr("The computer player stumbled"), why, kind="hint")

    def advise(self, advice: Advice) -> None:
        """A hint: the move, then the reason, at its place on the table."""
        view = self.controller.view
        what = self.words.action(advice.action, view, self.controller.names)
        why = self.words.reason(advice.reason, advice.params, view) if advice.reason else ""
        self.tell(what, why, self.point_at(advice.action, "hint"), kind="hint")

    def point_at(self, action: Action | None, kind: str = "drop") -> QPointF | None:
        """Light an action's gesture on the table; the middle of it in the viewport's pixels."""
        self.table.marks.clear_all("pointed", "hint")
        if action is None:
            return None
        choice = next((c for c in self.controller.choices if c.action == action), None)
        for gesture in choice.gestures if choice is not None else ():
            path = self.table.keys.path_of(gesture)
            if path is not None:
                self.table.marks.set("hint" if kind == "hint" else "pointed", kind, path)
                return QPointF(self.table.mapFromScene(path.boundingRect().center()))
        return None

    def warn(self, action: Action, words: tuple[str, str, str], go_on: Callable[[], object]) -> None:
        """Ask before a legal action that deserves it: the consequence, then two verbs."""
        consequence, yes_words, no_words = words
        box = QMessageBox(self.table.window())
        box.setWindowModality(Qt.WindowModality.WindowModal)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(consequence)
        yes = box.addButton(yes_words, QMessageBox.ButtonRole.AcceptRole)
        no = box.addButton(no_words, QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(no)
        box.setEscapeButton(no)
        box.finished.connect(lambda _: go_on() if box.clickedButton() is yes else None)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
