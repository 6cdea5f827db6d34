"""What stands beside the text of the rules: where one came from, the note to a value of our own, the key to its mark."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.look.colour import CORAL, GOLD, C, mix
from desktop.look.icons import draw_line_icon
from desktop.look.surface import rounded
from desktop.look.widgets.buttons import QuietButton
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import PlainLabel
from desktop.windows.notice import IconButton
from desktop.windows.page import label


class OriginBox(Painted, QWidget):
    """Where one came from: the case of a refusal in two lines, and the way back to it."""

    returned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head, self.sentence, self.way = label("head", True), label("", True), QuietButton(icon="corner-down-right")
        self.way.clicked.connect(self.returned)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.head)
        words.addWidget(self.sentence)
        words.addWidget(self.way, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(self)
        row.setContentsMargins(42, 8, 12, 6)
        row.addLayout(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.follow_theme()

    def tell(self, head: str, sentence: str) -> None:
        self.head.setText(head)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t = self.brush(), theme.current()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        p.setPen(QPen(C(CORAL), 1.4))
        p.setBrush(mix(t.raised, CORAL, 0.16 if t.dark else 0.08))
        p.drawPath(rounded(box, 10))
        draw_line_icon(p, "circle-x", box.left() + 21, box.top() + 22, 19, "#F08878" if t.dark else CORAL)
        p.end()


class OwnNote(Painted, QWidget):
    """A yellow note: this value is ours, and how to set the printed one."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head, self.sentence = PlainLabel(), PlainLabel()
        for made in (self.head, self.sentence):
            made.setWordWrap(True)
        self.way, self.close_button = QuietButton(icon="pencil"), IconButton("x", 15)
        self.way.clicked.connect(self.wanted)
        self.close_button.clicked.connect(self.hide)
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 10, 8, 8)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self.head, 0, 0)
        grid.addWidget(self.close_button, 0, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.sentence, 1, 0, 1, 2)
        grid.addWidget(self.way, 2, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.hide()
        self.follow_theme()

    def theme_changed(self) -> None:
        self.head.setStyleSheet("color: #5A3F0C; font-weight: 700;")
        self.sentence.setStyleSheet("color: #3A2A22;")
        super().theme_changed()

    def follow_theme(self) -> None:
        super().follow_theme()
        self.theme_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        p.setPen(QPen(C(GOLD), 1.5))
        p.setBrush(C("#F6E9C8"))
        p.drawPath(rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10))
        p.end()


class PencilKey(Painted, QWidget):
    """Key to the mark, at the foot of the contents."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head, self.sentence = label("head"), label("note", True)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 6, 4, 4)
        column.setSpacing(2)
        row = QHBoxLayout()
        row.setContentsMargins(26, 0, 0, 0)
        row.addWidget(self.head)
        column.addLayout(row)
        column.addWidget(self.sentence)
        self.follow_theme()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t = self.brush(), theme.current()
        middle = self.head.geometry().center().y() + 0.5
        p.setPen(QPen(C(GOLD), 1.3))
        p.setBrush(C("#4A3A1C" if t.dark else "#FFF3CF"))
        p.drawEllipse(QRectF(6, middle - 9, 18, 18))
        draw_line_icon(p, "pencil", 15, middle, 11, "#FFE2A0" if t.dark else "#8A6410")
        p.end()
