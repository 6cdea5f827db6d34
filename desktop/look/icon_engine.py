"""Line icons as Qt's own buttons and menus want them."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap

from desktop.look import theme
from desktop.look.icons import draw_line_icon


def line_icon(name: str) -> QIcon:
    """The icon of a name that there is."""
    return QIcon(LineIconEngine(name))


class LineIconEngine(QIconEngine):
    """Paints a line icon anew in the theme that holds at the moment, sharp at every size and ratio."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def clone(self) -> QIconEngine:
        copy = LineIconEngine(self._name)
        _clones.append(copy)
        return copy

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        t = theme.current()
        colour = t.soft if mode == QIcon.Mode.Disabled else t.ink
        size = min(rect.width(), rect.height())
        middle = QRectF(rect).center()
        draw_line_icon(painter, self._name, middle.x(), middle.y(), size, colour)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        p = QPainter(pixmap)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(p, QRect(0, 0, size.width(), size.height()), mode, state)
        p.end()
        return pixmap


_clones: list[LineIconEngine] = []
