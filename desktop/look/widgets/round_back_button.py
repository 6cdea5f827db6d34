"""The round way back, upper left on every page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainterPath, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.look import theme
from desktop.look.chrome import focus_ring, panel
from desktop.look.icons import draw_line_icon
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import tip

AROUND = 10


class RoundBackButton(Painted, QPushButton):
    """`name` is what a screen reader says and the tooltip shows."""

    def __init__(self, name: str, parent: QWidget | None = None, icon: str = "arrow-left", diameter: int = 46) -> None:
        super().__init__(parent)
        self._line_icon, self._diameter = icon, diameter
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_name(name)
        self.follow_theme()

    def set_name(self, name: str) -> None:
        """Say it in another language."""
        self.setAccessibleName(name)
        self.setToolTip(tip(name))

    def set_diameter(self, diameter: int) -> None:
        """46 on a wide page, 38 on a small one."""
        self._diameter = diameter
        self.theme_changed()

    def sizeHint(self) -> QSize:
        return QSize(self._diameter + 2 * AROUND, self._diameter + 2 * AROUND)

    minimumSizeHint = sizeHint

    def hitButton(self, pos) -> bool:
        away = QPointF(pos) - QRectF(self.rect()).center()
        return away.x() ** 2 + away.y() ** 2 <= (self._diameter / 2 + 2) ** 2

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t = self.brush(), theme.current()
        middle, r = QRectF(self.rect()).center(), self._diameter / 2
        disc = QRectF(middle.x() - r, middle.y() - r, 2 * r, 2 * r)
        panel(p, disc, t, r, raised=not self.isDown())
        ink = t.chosen if self.hovered else t.ink
        draw_line_icon(p, self._line_icon, middle.x(), middle.y(), self._diameter * 0.48, ink)
        if self.ringed:
            ring = QPainterPath()
            ring.addEllipse(disc.adjusted(-1, -1, 1, 1))
            focus_ring(p, ring, t)
        p.end()
