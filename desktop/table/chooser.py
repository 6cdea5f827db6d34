"""When a drop could mean several things the table asks in place, field by field, never in a dialog box."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QPushButton, QWidget

from desktop.look import fonts, theme
from desktop.look.colour import C
from desktop.look.widgets.plain_label import PlainLabel
from desktop.table.grasp import narrowed
from desktop.table.pointing import Pointing
from desktop.table.vocabulary import Choice, Words


class Chooser(QFrame):
    """Asks over the table which of several choices is meant; `pointed(choices)` what an answer would leave of them ([]:
    none is pointed at). Keys 1-9 answer (where the answers are numbers, the number
    itself), Esc lets go."""

    chosen = Signal(object)
    let_go = Signal()
    pointed = Signal(object)

    def __init__(self, parent: QWidget, words: Words) -> None:
        super().__init__(parent)
        self._words = words
        self._view: Any = None
        self._place = QPoint()
        self._buttons: list[QPushButton] = []
        self._keys: dict[int, QPushButton] = {}
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(16, 14, 16, 14)
        self._layout.setSpacing(6)
        self.setObjectName("chooser")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def open(self) -> bool:
        return self.isVisible()

    def ask(self, choices: list[Choice], view: Any, place: QPoint) -> None:
        """Ask beside a place in the parent's pixels; answers at once when the choices do not differ."""
        self._view, self._place = view, place
        split = narrowed(choices)
        if split is None:
            self._close()
            self.chosen.emit(choices[0])
            return
        field, groups = split
        self._fill(field, groups)
        self.adjustSize()
        self._settle()
        self.show()
        self.raise_()
        self._buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def _fill(self, field: str, groups: list[list[Choice]]) -> None:
        while (old := self._layout.takeAt(0)) is not None:
            widget = old.widget()
            if widget is not None:
                widget.deleteLater()
        self._buttons, self._keys = [], {}
        question = PlainLabel(self._words.question(groups[0][0].action, field, self._view), self)
        question.setFont(fonts.body(fonts.scaled(15), 700))
        self._layout.addWidget(question, 0, 0, 1, -1)
        answers = [self._words.value(group[0].action, field, self._view) for group in groups]
        numbers = all(words.isdecimal() for words in answers)  # "1   3" would have 3 answered by key 1
        for number, (words, group) in enumerate(zip(answers, groups, strict=True), 1):
            button = QPushButton(words if numbers or number > 9 else f"{number}   {words}", self)
            key = int(words) if numbers else number
            if key <= 9:
                self._keys[Qt.Key.Key_0 + key] = button
            button.setFont(fonts.body(fonts.scaled(14), 700))
            button.setAccessibleName(words)
            button.clicked.connect(lambda _=False, group=group: self.ask(group, self._view, self._place))
            meant = group if narrowed(group) is not None else group[:1]
            Pointing(button, lambda meant=meant: self.pointed.emit(meant), lambda: self.pointed.emit([]))
            self._buttons.append(button)
        # as many side by side as it takes to stay within the table
        edges = self._layout.contentsMargins()
        room = self.parentWidget().height() - 16 - edges.top() - edges.bottom() - question.sizeHint().height()
        rows = max(1, room // (max(button.sizeHint().height() for button in self._buttons) + self._layout.spacing()))
        columns = -(-len(self._buttons) // rows)
        rows = -(-len(self._buttons) // columns)  # columns of one height
        for number, button in enumerate(self._buttons):
            self._layout.addWidget(button, 1 + number % rows, number // rows)

    def _settle(self) -> None:
        area = self.parentWidget().rect().adjusted(8, 8, -8, -8)
        box = QRect(self._place + QPoint(24, -self.height() // 2), self.size())
        if box.right() > area.right():
            box.moveRight(self._place.x() - 24)
        box.moveLeft(max(area.left(), box.left()))
        box.moveTop(max(area.top(), min(box.top(), area.bottom() - box.height())))
        self.move(box.topLeft())

    def cancel(self) -> None:
        """Close without an answer."""
        if self.isVisible():
            self._close()
            self.let_go.emit()

    def _close(self) -> None:
        """The keyboard goes back to where it came from: the table, whose viewport holds this."""
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self.parentWidget().setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancel()
        elif event.key() in self._keys:
            self._keys[event.key()].click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(C(now.chosen))
        painter.setBrush(C(now.raised))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 12, 12)
