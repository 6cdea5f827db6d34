"""The bubble over a table: it stands beside the place it speaks of, never on it, and leads to the rule."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QMouseEvent, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from desktop.look import bubbles, fonts
from desktop.look.widgets.buttons import QuietButton
from desktop.look.widgets.painted import Painted

REACH = 18  # room for the shadow round the bubble
AWAY = 30.0  # from the place to the nearest edge
EDGE = 10.0  # from the bubble to the edge of the window


class Bubble(Painted, QWidget):
    """A child of the table's viewport, hidden until `tell`. Unscaled, whatever the zoom. Esc or a click closes it."""

    link_activated = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind: bubbles.Kind = "refused"
        self._head = self._sentence = ""
        self._rect = QRectF()
        self._tip: QPointF | None = None
        self._place: tuple[QPointF | None, list[QRectF]] = (None, [])
        self._link = QuietButton(icon="book-open", parent=self)
        self._link.clicked.connect(self.link_activated)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self.follow_theme()

    def tell(
        self,
        head: str,
        sentence: str = "",
        link: str = "",
        tip: QPointF | None = None,
        avoid: Iterable[QRectF] = (),
        kind: bubbles.Kind = "refused",
    ) -> None:
        """Open (or change) it. `tip`: where its tail points, in the parent's coordinates, none for no tail; `avoid`: what it
        must not cover (the piece, the lit targets). `link`: the words that lead to the rule, empty for none."""
        self._kind, self._head, self._sentence = kind, head, sentence
        self._place = (tip, list(avoid))
        self._link.setText(link)
        self._link.setVisible(bool(link))
        self.setAccessibleName(head)
        self.setAccessibleDescription(sentence)
        self.place()
        self.show()
        self.raise_()
        if QAccessible.isActive():
            said = " ".join(part for part in (head, sentence) if part)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def close_bubble(self) -> None:
        """Close it and tell."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def place(self) -> None:
        """Find its place anew, after the window or the board has changed."""
        tip, avoid = self._place
        scale = fonts.text_scale()
        room = QRectF(self.parentWidget().rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        wide, high = bubbles.bubble_size(self._head, self._sentence, self._link.isVisibleTo(self), scale)
        wide, high = min(wide, room.width()), min(high, room.height())
        rect = best_place(QSize(round(wide), round(high)), tip, avoid, room)
        whole = rect if tip is None else rect.united(QRectF(tip.x() - 1, tip.y() - 1, 2, 2))
        frame = whole.adjusted(-REACH, -REACH, REACH, REACH).toAlignedRect()
        corner = QPointF(frame.topLeft())
        self.setGeometry(frame)
        self._rect = rect.translated(-corner)
        self._tip = None if tip is None else tip - corner
        high = self._link.sizeHint().height()
        foot = self._rect.bottom() - 6 - high
        self._link.setGeometry(
            QRect(QPoint(round(self._rect.left() + 16), round(foot)), QSize(self._link.sizeHint().width(), high))
        )
        outline = bubbles.bubble_path(self._rect, self._tip).toFillPolygon().toPolygon()
        soft = QRegion(self._rect.adjusted(-REACH, -REACH, REACH, REACH).toAlignedRect())
        self.setMask(soft.united(QRegion(outline)))
        self.update()

    def theme_changed(self) -> None:
        super().theme_changed()
        if self.isVisible():
            self.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        bubbles.draw_bubble(p, self._rect, self._tip, self._head, self._sentence, self._kind, None, fonts.text_scale())
        p.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._rect.contains(event.position()):
            self.close_bubble()
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_bubble()
        else:
            super().keyPressEvent(event)


def best_place(size: QSize, tip: QPointF | None, avoid: list[QRectF], room: QRectF) -> QRectF:
    """The rectangle of this size within `room`, near the tip, that covers least of what must be seen."""
    w, h = float(size.width()), float(size.height())
    if tip is None:
        return QRectF(room.center().x() - w / 2, room.top(), w, h)
    keep = [*avoid, QRectF(tip.x() - 8, tip.y() - 8, 16, 16)]
    choices = []
    for gap in (AWAY, AWAY * 2.4, AWAY * 5):
        for shift in (-0.25, -0.75, 0.0):
            choices += [
                QRectF(tip.x() + gap, tip.y() + h * shift, w, h),
                QRectF(tip.x() - gap - w, tip.y() + h * shift, w, h),
                QRectF(tip.x() + w * shift, tip.y() - gap - h, w, h),
                QRectF(tip.x() + w * shift, tip.y() + gap, w, h),
            ]

    def within(rect: QRectF) -> QRectF:
        x = min(max(rect.left(), room.left()), max(room.left(), room.right() - w))
        y = min(max(rect.top(), room.top()), max(room.top(), room.bottom() - h))
        return QRectF(x, y, w, h)

    def covered(rect: QRectF) -> float:
        overlaps = (rect.intersected(other) for other in keep if rect.intersects(other))
        return sum(o.width() * o.height() for o in overlaps)

    return min((within(choice) for choice in choices), key=covered)
