"""A key of the keyboard in boxwood, with what it does."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import controls, fonts
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import PlainLabel
from desktop.look.words import text_width

SIDES, ABOVE, BELOW = 11, 4, 21  # how far its shadow reaches


class KeyCap(Painted, PlainLabel):
    """A label; `size` is the designed height of its letters."""

    def __init__(self, words: str = "", size: float = 16, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        size = fonts.scaled(self._size)
        wide = max(size * 2.6, text_width(self.text(), size, 700) + size * 2)
        return QSize(round(wide) + 2 * SIDES, round(size * 2.5) + ABOVE + BELOW)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        rect = QRectF(self.rect()).adjusted(SIDES, ABOVE, -SIDES, -BELOW)
        controls.key_cap(p, rect, self.text(), fonts.scaled(self._size))
        p.end()
