"""On or off: the knob moves to the right and gets a tick, so that it reads without colour."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from desktop.look import controls, fonts
from desktop.look.chrome import focus_ring
from desktop.look.surface import rounded
from desktop.look.widgets.painted import Painted

AROUND = 4


class Switch(Painted, QCheckBox):
    """`name` is what a screen reader says; the words beside it are the caller's label. `toggled(on)` is Qt's own."""

    def __init__(self, name: str, on: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setChecked(on)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        k = fonts.text_scale()
        return QSize(round(50 * k) + 2 * AROUND, round(26 * k) + 2 * AROUND)

    minimumSizeHint = sizeHint

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, k = self.brush(), fonts.text_scale()
        middle = QRectF(self.rect()).center()
        controls.switch(p, middle.x() - 25 * k, middle.y(), self.isChecked(), None, k, self.isEnabled())
        if self.ringed:
            ring = QRectF(middle.x() - 25 * k, middle.y() - 13 * k, 50 * k, 26 * k).adjusted(-1, -1, 1, 1)
            focus_ring(p, rounded(ring, 14 * k))
        p.end()
