"""The cloth between two people: covers everything, names the next one, opens on their key."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QPropertyAnimation, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from desktop.engine.seats import Seat
from desktop.look import fonts, theme
from desktop.look.chrome import seat_badge
from desktop.look.cloth import cloth, embroidery
from desktop.look.colour import SEATS, C, darker, lighter
from desktop.look.controls import key_cap
from desktop.look.surface import rounded, soft_shadow
from desktop.look.words import CENTRE, text

FALL = 260  # ms
GRACE = 300  # ms in which a key or click that was meant for the table does not open it


class Curtain(QWidget):
    """Lies over the whole window. `lifted` when the named person has opened it."""

    lifted = Signal()

    def __init__(self, parent: QWidget, accent: str) -> None:
        super().__init__(parent)
        self._accent = accent
        self._seats: tuple[Seat, ...] = ()
        self._seat = 0
        self._task = ""
        self._cloth: tuple[tuple[int, int, float], QPixmap] | None = None
        self._rise = QPropertyAnimation(self, b"pos", self)
        self._rise.setEasingCurve(QEasingCurve.Type.InCubic)
        self._rise.finished.connect(self.hide)
        self._grace = QTimer(self)
        self._grace.setSingleShot(True)
        self._grace.setInterval(GRACE)
        self.still = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    def fall(self, seats: tuple[Seat, ...], seat: int, task: str) -> None:
        """Cover everything and ask for a person; it is there before anything of theirs is drawn."""
        self._seats, self._seat, self._task = seats, seat, task
        self._rise.stop()
        self.setGeometry(self.parentWidget().rect())
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        name = seats[seat].name
        words = self.tr("Pass to {name}. Press Enter when ready.").format(name=name)
        self.setAccessibleName(words)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
        self.repaint()
        self._grace.start()

    @property
    def opens(self) -> bool:
        """Whether a key or click opens it: not in the first moment."""
        return not self._grace.isActive()

    def lift(self) -> None:
        """Open upwards."""
        if not self.isVisible() or self._rise.state() == QPropertyAnimation.State.Running:
            return
        self.lifted.emit()
        if self.still:
            self.hide()
            return
        self._rise.setDuration(FALL)
        self._rise.setStartValue(QPoint(0, 0))
        self._rise.setEndValue(QPoint(0, -self.height()))
        self._rise.start()

    def _patch(self) -> QRectF:
        k = min(self.width() / 1600, self.height() / 1000)
        k = max(k, 0.62) * (0.9 if k < 0.62 else 1.0)
        wide, high = 600 * k, 660 * k
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2 - 10 * k, wide, high)

    def _woven(self) -> QPixmap:
        key = (self.width(), self.height(), self.devicePixelRatioF())
        if self._cloth is None or self._cloth[0] != key:
            pixmap = QPixmap(self.size() * key[2])
            pixmap.setDevicePixelRatio(key[2])
            pixmap.fill(C(theme.current().window))
            p = QPainter(pixmap)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            hem = self.height() + 40.0
            path = cloth(p, self.width(), hem)
            for y in (self.height() * 0.045, self.height() * 0.9):
                embroidery(p, path, self.width(), y, 5.2, darker(self._accent, 0.1), lighter(self._accent, 0.3))
            p.end()
            self._cloth = (key, pixmap)
        return self._cloth[1]

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._seats:
            return
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        p.drawPixmap(0, 0, self._woven())
        patch = self._patch()
        k = patch.width() / 600
        soft_shadow(p, rounded(patch, 26 * k), 16, 3, 8, 0.4)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C("#FBF5E8"))
        p.drawPath(rounded(patch, 26 * k))
        pen = p.pen()
        pen.setStyle(Qt.PenStyle.DashLine)
        pen.setColor(C(self._accent))
        pen.setWidthF(2.4 * k)
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(rounded(patch.adjusted(12 * k, 12 * k, -12 * k, -12 * k), 18 * k))
        seat = self._seats[self._seat]
        x, top = patch.center().x(), patch.top()
        ink = C("#3A2A22")
        text(
            p,
            QRectF(patch.left(), top + 34 * k, patch.width(), 40 * k),
            self.tr("Pass to", "curtain"),
            24 * k,
            700,
            "#75604F",
            CENTRE,
        )
        p.setPen(C(SEATS[seat.colour].colour, 0.5))
        seat_badge(p, x, top + 190 * k, 96 * k, seat.colour)
        size = 84 * k
        while size > 22 and fonts.display(size).pixelSize() and _wide(seat.name, size) > patch.width() - 60 * k:
            size -= 3
        text(
            p,
            QRectF(patch.left(), top + 305 * k, patch.width(), 110 * k),
            seat.name,
            size,
            700,
            ink,
            CENTRE,
            display=True,
        )
        text(
            p,
            QRectF(patch.left() + 20, top + 415 * k, patch.width() - 40, 40 * k),
            self._task,
            20 * k,
            600,
            "#75604F",
            CENTRE,
        )
        key_cap(
            p, QRectF(x - 170 * k, top + 476 * k, 340 * k, 62 * k), self.tr("Press Enter when ready", "curtain"), 19 * k
        )
        self._order(p, patch, k)
        p.end()

    def _order(self, p: QPainter, patch: QRectF, k: float) -> None:
        step = 52 * k
        left = patch.center().x() - step * (len(self._seats) - 1) / 2
        for index, seat in enumerate(self._seats):
            x, y = left + index * step, patch.bottom() - 62 * k
            p.setOpacity(1.0 if index == self._seat else 0.45)
            seat_badge(p, x, y, (19 if index == self._seat else 14) * k, seat.colour)
        p.setOpacity(1.0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # a key that is still held down belongs to the person before
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat() and self.opens:
            self.lift()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab does not lead behind the cloth."""
        return self.isVisible()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.opens and self._patch().contains(event.position()):
            self.lift()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.update()
        super().changeEvent(event)


def _wide(words: str, size: float) -> float:
    from desktop.look.words import text_width

    return text_width(words, size, 700, display=True)
