"""A seat's wooden disc with its symbol: as a mark beside a name, and as the button that changes it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.look import fonts, theme
from desktop.look.chrome import focus_ring, seat_badge
from desktop.look.icons import draw_line_icon
from desktop.look.surface import rounded
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import tip


class SeatDisc(Painted, QWidget):
    """`seat` is a key of SEATS, `name` what a screen reader says of it ("red, disc")."""

    def __init__(self, seat: str, name: str = "", radius: float = 16, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat, self._radius = seat, radius
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self.follow_theme()

    def set_seat(self, seat: str, name: str = "") -> None:
        """Another colour, and what to say of it."""
        self._seat = seat
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return disc_size(self._radius)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        middle = QRectF(self.rect()).center()
        seat_badge(p, middle.x(), middle.y(), fonts.scaled(self._radius), self._seat)
        p.end()


class SeatDiscButton(Painted, QPushButton):
    """The same as a button with a small arrow; give it a menu of colours or connect `clicked`."""

    def __init__(self, seat: str, name: str = "", radius: float = 19, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat, self._radius = seat, radius
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self.setToolTip(tip(name))
        self.follow_theme()

    def set_seat(self, seat: str, name: str = "") -> None:
        """Another colour, and what to say of it."""
        self._seat = seat
        self.setAccessibleName(name)
        self.setToolTip(tip(name))
        self.update()

    def set_radius(self, radius: float) -> None:
        """Another size, for a smaller row."""
        self._radius = radius
        self.theme_changed()

    def sizeHint(self) -> QSize:
        size = disc_size(self._radius)
        return QSize(size.width() + round(fonts.scaled(18)), size.height())

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t = self.brush(), theme.current()
        size, y = disc_size(self._radius).width(), QRectF(self.rect()).center().y()
        seat_badge(p, size / 2, y, fonts.scaled(self._radius), self._seat)
        ink = t.chosen if self.hovered else t.soft
        draw_line_icon(p, "chevron-down", size + fonts.scaled(7), y, fonts.scaled(15), ink)
        if self.ringed:
            focus_ring(p, rounded(QRectF(self.rect()).adjusted(3, 3, -3, -3), 10), t)
        p.end()


def disc_size(radius: float) -> QSize:
    """The square a disc and its shadow need."""
    r = fonts.scaled(radius)
    return QSize(round(2.8 * r + 6), round(2.8 * r + 6))
