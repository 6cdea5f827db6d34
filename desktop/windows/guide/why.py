"""Why the computer players moved as they did: their moves since the learner's last, each with the reason it had."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.look import fonts, theme
from desktop.look.widgets.buttons import PlainButton
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.look.widgets.plain_label import PlainLabel
from desktop.look.widgets.seat_disc import SeatDisc

WIDE = 430  # logical pixels at 100 % text


class Reasoned(NamedTuple):
    """A move of a bot: whose, what, and why ("" when nothing is known)."""

    colour: str
    name: str
    move: str
    reason: str


class WhyPanel(PaperPanel):
    """A sheet over the table, in the upper right corner below a widget. `closed()` when it goes; Esc and its button do
    that."""

    closed = Signal()

    def __init__(self, parent: QWidget, below: QWidget) -> None:
        super().__init__(parent, radius=14, padding=12)
        self._below = below
        self.head, self.note = PlainLabel(parent=self), PlainLabel(parent=self)
        self.note.setWordWrap(True)
        self.rows: list[Reasoned] = []
        self._list = QWidget()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 4, 0)
        self._column.setSpacing(10)
        self._scroll = QScrollArea(self)
        self._scroll.setWidget(self._list)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.viewport().setAutoFillBackground(False)
        self._list.setAutoFillBackground(False)
        self.done = PlainButton()
        self.done.clicked.connect(self.close_panel)
        whole = QVBoxLayout(self)
        whole.setSpacing(6)
        whole.addWidget(self.head)
        whole.addWidget(self.note)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self.done, 0, Qt.AlignmentFlag.AlignRight)
        self.hide()
        self._retranslate()
        theme.keeper().changed.connect(self._dress)
        self._dress()

    def tell(self, rows: list[Reasoned]) -> None:
        """Open it with these moves, the earliest first."""
        self.rows = rows
        while self._column.count():
            item = self._column.takeAt(0)
            if item is not None and item.widget() is not None:
                item.widget().hide()
                item.widget().deleteLater()
        for row in rows:
            self._column.addWidget(_Row(row))
        self._column.addStretch(1)
        self.place()
        self.show()
        self.raise_()
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.maximum())
        self.done.setFocus(Qt.FocusReason.PopupFocusReason)

    def place(self) -> None:
        """Stand at the upper right of the parent, as high as the moves need and it allows."""
        room = self.parentWidget().rect()
        room.setTop(self._below.geometry().bottom() - 4)
        wide = min(round(WIDE * fonts.text_scale()), room.width() - 16)
        self.setFixedWidth(wide)
        self._list.setFixedWidth(wide - 48)
        rows = [self._column.itemAt(i).widget() for i in range(self._column.count())]
        needed = sum(row.heightForWidth(wide - 52) + 10 for row in rows if row is not None)
        around = (
            self.head.sizeHint().height() + self.note.heightForWidth(wide - 48) + self.done.sizeHint().height() + 74
        )
        self.setFixedHeight(min(needed + around, room.height() - 12))
        self.move(room.right() - wide - 6, room.top() + 6)

    def close_panel(self) -> None:
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_panel()
        else:
            super().keyPressEvent(event)

    def _dress(self) -> None:
        now = theme.current()
        self.head.setFont(fonts.body(fonts.scaled(17), 700))
        self.head.setStyleSheet(f"color: {now.ink}; background: transparent;")
        self.note.setFont(fonts.body(fonts.scaled(13), 400))
        self.note.setStyleSheet(f"color: {now.soft}; background: transparent;")

    def _retranslate(self) -> None:
        #: head of the sheet with the bots' moves and reasons
        self.head.setText(self.tr("Why they moved so"))
        #: under the head of the sheet with the bots' moves and reasons
        self.note.setText(self.tr("The reasons are those of a hint; “you” is whoever moved."))
        #: button that closes a sheet
        self.done.setText(self.tr("Close", "button"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


class _Row(QWidget):
    """A move in bold, its reason under it."""

    def __init__(self, row: Reasoned) -> None:
        super().__init__()
        now = theme.current()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(10)
        line.addWidget(SeatDisc(row.colour, row.name, 12, self), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(1)
        for said, size, weight, ink in ((row.move, 14, 700, now.ink), (row.reason, 14, 400, now.ink)):
            if said:
                label = PlainLabel(said, self)
                label.setTextFormat(Qt.TextFormat.PlainText)
                label.setWordWrap(True)
                label.setFont(fonts.body(fonts.scaled(size), weight))
                label.setStyleSheet(f"color: {ink}; background: transparent;")
                words.addWidget(label)
        line.addLayout(words, 1)
        self.setAccessibleName(" ".join(filter(None, (f"{row.name}:", row.move, row.reason))))
