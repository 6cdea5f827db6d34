"""Buttons as the table has them: one primary a screen, plain ones of paper, quiet ones of words alone."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.look import fonts
from desktop.look.chrome import button, focus_ring
from desktop.look.surface import rounded
from desktop.look.widgets.painted import Painted
from desktop.look.words import text_width

AROUND = 4  # room for shadow and focus ring


class PaintedButton(Painted, QPushButton):
    """Base of the three. `size` is the designed height of its letters in logical pixels, before the size of text."""

    kind = "plain"

    def __init__(self, words: str = "", icon: str = "", size: float = 14, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._line_icon, self._size, self._full = icon, size, ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def set_line_icon(self, name: str) -> None:
        """The Lucide icon before the words; empty for none."""
        self._line_icon = name
        self.theme_changed()

    def set_size(self, size: float) -> None:
        """Another height of letters, for a smaller window."""
        self._size = size
        self.theme_changed()

    @property
    def words(self) -> str:
        """What is shown: the text without its mnemonic mark."""
        return re.sub(r"&(.)", r"\1", self.text())

    def sizeHint(self) -> QSize:
        size = fonts.scaled(self._size)
        wide = text_width(self.words, size, 700) if self.words else 0.0
        if self._line_icon:
            wide += size * 1.55
        pad = size * (1.1 if self.kind == "quiet" else 2.2)
        return QSize(round(wide + pad) + 2 * AROUND, round(max(size * 2.6, 36)) + 2 * AROUND)

    def minimumSizeHint(self) -> QSize:
        size = fonts.scaled(self._size)
        return QSize(min(self.sizeHint().width(), round(size * 5)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        rect = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        button(
            p,
            rect,
            self.words,
            kind=self.kind,
            icon=self._line_icon or None,
            size=fonts.scaled(self._size),
            hover=self.hovered,
            down=self.isDown() or self.isChecked(),
            enabled=self.isEnabled(),
        )
        if self.ringed:
            focus_ring(p, rounded(rect.adjusted(-1, -1, 1, 1), min(11.0, rect.height() / 2)))
        p.end()


class PrimaryButton(PaintedButton):
    """The one bold thing on a screen."""

    kind = "primary"


class PlainButton(PaintedButton):
    """Paper with an edge."""

    kind = "plain"


class QuietButton(PaintedButton):
    """Words (and an icon) in the colour of links."""

    kind = "quiet"
