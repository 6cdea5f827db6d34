"""What lies over the whole window: a paper card with a question, on the dimmed page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from desktop.look import fonts
from desktop.look.colour import SHADE, C
from desktop.look.widgets.buttons import PlainButton, PrimaryButton
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.windows.page import label

WIDTH = 520
DIMMED = 0.45


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a card: its words (a verb), what it does, whether it is the bold one. With `then` the card stays, and
    the button says that."""

    words: str
    act: Callable[[], object] = lambda: None
    primary: bool = False
    then: str = ""


class Card(QWidget):
    """A question over the window. Esc and the last plain answer do nothing and close it; focus stays inside.

    `answers` from left to right, the primary one last; `details` is a text to copy, shown small."""

    closed = Signal()

    def __init__(
        self, parent: QWidget, title: str, sentence: str, answers: Sequence[Answer], details: str = "", why: str = ""
    ) -> None:
        super().__init__(parent)
        self._before = parent.window().focusWidget()
        self.buttons: list[QPushButton] = []
        self.paper = PaperPanel(self, padding=24)
        column = QVBoxLayout(self.paper)
        column.setSpacing(12)
        column.addWidget(_filled(label("title", True), title))
        if sentence:
            column.addWidget(_filled(label("", True), sentence))
        if why:
            column.addWidget(_filled(label("soft", True), why))
        if details:
            box = QPlainTextEdit(details)
            box.setReadOnly(True)
            box.setAccessibleName(title)
            box.setMinimumHeight(round(fonts.scaled(110)))
            column.addWidget(box)
        row = QHBoxLayout()
        row.addStretch(1)
        for answer in answers:
            button = (PrimaryButton if answer.primary else PlainButton)(answer.words)
            button.clicked.connect(lambda _=False, answer=answer, button=button: self._answered(answer, button))
            row.addWidget(button)
            self.buttons.append(button)
        column.addSpacing(6)
        column.addLayout(row)
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        parent.installEventFilter(self)
        self.refit()
        self.show()
        self.raise_()
        if self.buttons:
            self.buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def close_card(self) -> None:
        """Take it away; the keyboard is where it was before."""
        parent = self.parentWidget()
        if parent is not None:
            parent.removeEventFilter(self)
        self.hide()
        self.closed.emit()
        self.setParent(None)
        self.deleteLater()
        try:
            if self._before is not None and self._before.isVisible():
                self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        except RuntimeError:  # the widget is gone with its page
            return

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self.refit()
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round inside the card."""
        parts = [w for w in self.paper.findChildren(QWidget) if w.focusPolicy() & Qt.FocusPolicy.TabFocus]
        parts = [w for w in parts if w.isVisible() and w.isEnabled()]
        if not parts:
            return True
        now = self.focusWidget()
        at = parts.index(now) if now in parts else -1
        parts[(at + (1 if forward else -1)) % len(parts)].setFocus(
            Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        )
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            now = self.focusWidget()
            if isinstance(now, QPushButton):
                now.click()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), C(SHADE, DIMMED))
        p.end()

    def _answered(self, answer: Answer, button: QPushButton) -> None:
        if answer.then:
            answer.act()
            button.setText(answer.then)
            return
        self.close_card()
        answer.act()

    def refit(self) -> None:
        """Take the size that its parts want."""
        whole = self.parentWidget().rect()
        self.setGeometry(whole)
        wide = min(round(WIDTH * min(fonts.text_scale(), 1.3)) + 48, whole.width() - 16)
        layout = self.paper.layout()
        assert layout is not None
        high = layout.totalHeightForWidth(wide) if layout.hasHeightForWidth() else self.paper.sizeHint().height()
        high = min(max(high, self.paper.minimumSizeHint().height()), whole.height() - 12)
        self.paper.setGeometry((whole.width() - wide) // 2, (whole.height() - high) // 2, wide, high)


def _filled(made, words: str):
    made.setText(words)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    return made
