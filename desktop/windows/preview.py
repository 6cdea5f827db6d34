"""How things look now: real pieces under the chosen settings, also as other eyes see them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import bubbles, fonts, planks, theme
from desktop.look.cardboard import draw_well
from desktop.look.colour import IVORY, JADE, SEATS, C
from desktop.look.dice import draw_die
from desktop.look.marks import mark_drop, score_pop
from desktop.look.surface import rounded
from desktop.look.widgets.painted import Painted
from desktop.look.wood import draw_cube, draw_disc, draw_meeple
from desktop.windows.vision import Sight, seen

WIDTH, HEIGHT, LOW = 430.0, 390.0, 150.0


class Preview(Painted, QWidget):
    """Every seat's colour on every kind of piece, targets, and a bubble in the chosen size of text. `sight` says whose eyes
    it is seen with. With `low` one row of pieces alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sight: Sight = "all"
        self.head = self.sentence = ""
        self._low = False
        self._picture: QImage | None = None
        self._made_for: tuple[object, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def set_sight(self, sight: Sight) -> None:
        self.sight = sight
        self.refresh()

    def set_words(self, head: str, sentence: str) -> None:
        self.head, self.sentence = head, sentence
        self.refresh()

    def set_low(self, low: bool) -> None:
        self._low = low
        self.refresh()

    def refresh(self) -> None:
        """Paint it anew."""
        self._picture = None
        self.updateGeometry()
        self.update()

    def theme_changed(self) -> None:
        self._picture = None
        super().theme_changed()

    def _bubble(self, width: float) -> tuple[float, float]:
        wide, high = bubbles.bubble_size(self.head, self.sentence, False, fonts.text_scale(), width - 40)
        return min(wide, width - 28), high

    def sizeHint(self) -> QSize:
        if self._low:
            return QSize(900, round(LOW))
        width = float(self.width()) if self.width() > 200 else WIDTH
        return QSize(round(WIDTH), round(HEIGHT + self._bubble(width)[1] + 34))

    def minimumSizeHint(self) -> QSize:
        return QSize(280, self.sizeHint().height())

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        key = (self.size(), self.devicePixelRatioF(), self.sight)
        if self._picture is None or self._made_for != key:
            self._picture, self._made_for = seen(self._painted(), self.sight), key
        p = self.brush()
        p.setClipPath(rounded(QRectF(self.rect()), 12))
        p.drawImage(0, 0, self._picture)
        p.setClipping(False)
        p.setPen(QPen(C(theme.current().line), 1))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12))
        p.end()

    def _painted(self) -> QImage:
        ratio = self.devicePixelRatioF()
        image = QImage(self.size() * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        p = QPainter(image)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        room = QRectF(self.rect())
        planks.wood_table(p, room, theme.current(), 5)
        if self._low:
            self._paint_low(p, room)
        else:
            self._paint_all(p, room)
        p.end()
        return image

    def _paint_all(self, p: QPainter, room: QRectF) -> None:
        step = (room.width() - 40) / 6
        for i, seat in enumerate(SEATS.values()):
            x = 20 + step * (i + 0.5)
            k = min(1.0, step / 62)
            draw_cube(p, x, 52, 25 * k, seat.colour, seat.symbol)
            draw_disc(p, x, 128, 25 * k, seat.colour, None, seat.symbol)
            draw_meeple(p, x - 2, 228, 44 * k, seat.colour, seat.symbol)
        left = room.center().x() - 176
        target = QRectF(left, 262, 88, 88)
        draw_well(p, target, 10, "#DFD0B4")
        mark_drop(p, rounded(target, 10))
        hot = target.translated(116, 0)
        draw_well(p, hot, 10, "#DFD0B4")
        mark_drop(p, rounded(hot, 10), True)
        p.setOpacity(0.74)
        blue = SEATS["blue"]
        draw_cube(p, hot.center().x(), hot.center().y() - 4, 27, blue.colour, blue.symbol, shadow=False)
        p.setOpacity(1)
        score_pop(p, hot.right() + 34, hot.top() + 26, "+2", JADE)
        draw_die(p, left + 312, 306, 60, IVORY, pips=5, turn=13)
        wide, high = self._bubble(room.width())
        rect = QRectF(room.center().x() - wide / 2, HEIGHT, wide, high)
        bubbles.draw_bubble(p, rect, None, self.head, self.sentence, "refused", None, fonts.text_scale())

    def _paint_low(self, p: QPainter, room: QRectF) -> None:
        step = min(74.0, (room.width() * 0.62) / 6)
        for i, seat in enumerate(SEATS.values()):
            x = 30 + step * (i + 0.5)
            draw_cube(p, x, 44, 20, seat.colour, seat.symbol)
            draw_meeple(p, x - 2, 132, 38, seat.colour, seat.symbol)
        left = 40 + step * 6 + 10
        target = QRectF(left, 34, 82, 82)
        if left + 200 < room.width():
            draw_well(p, target, 10, "#DFD0B4")
            mark_drop(p, rounded(target, 10))
            draw_die(p, left + 150, 72, 52, IVORY, pips=5, turn=13)
            score_pop(p, QPointF(left + 210, 60).x(), 60, "+2", JADE)
