"""One finished match in a list: its box, its day, its seats in order of rank, and two ways on."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop import language
from desktop.look import fonts, theme
from desktop.look.chrome import seat_badge
from desktop.look.colour import GOLD, C, mix
from desktop.look.covers import paint_cover
from desktop.look.icons import draw_icon, draw_line_icon
from desktop.look.surface import rounded, soft_shadow
from desktop.look.widgets.buttons import PlainButton
from desktop.look.widgets.painted import Painted
from desktop.look.words import LEFT, elide, font_for, text, text_width
from desktop.store.records import Record, SeatResult
from desktop.windows import dates, shelf


@lru_cache(maxsize=64)
def little_cover(game: str, width: int, ratio: float, spoken: str) -> QPixmap:
    """A game's cover as a small picture, with the title of the language that is spoken."""
    pixmap = QPixmap(round(width * ratio), round(width * ratio * 4 / 3))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    title, subtitle = shelf.title(game)
    paint_cover(p, QRectF(0, 0, width, width * 4 / 3), game, title, subtitle, 5)
    p.end()
    return pixmap


def draw_cover_picture(p: QPainter, x: float, y: float, width: int, game: str, ratio: float) -> None:
    """The little cover with its shadow, its corner at x, y."""
    soft_shadow(p, rounded(QRectF(x, y, width, width * 4 / 3), 5), 5, 2, 3, 0.30)
    p.drawPixmap(QPointF(x, y), little_cover(game, width, ratio, language.current()))


class MatchRow(Painted, QWidget):
    """`look_back` and `again` are sent by the two buttons, which show on the row under the pointer or the keyboard;
    Enter looks back."""

    look_back = Signal(object)
    again = Signal(object)

    def __init__(self, record: Record, with_cover: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.record, self.with_cover = record, with_cover
        self._small = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.look_button, self.again_button = (
            PlainButton(icon="play", parent=self),
            PlainButton(icon="repeat", parent=self),
        )
        self.look_button.clicked.connect(lambda: self.look_back.emit(record))
        self.again_button.clicked.connect(lambda: self.again.emit(record))
        self._soon = QTimer(self, singleShot=True, interval=0)  # focus has left one part before it reaches the next
        self._soon.timeout.connect(self._wake)
        for button in (self.look_button, self.again_button):
            button.hide()
            button.installEventFilter(self)
        self.say()
        self.follow_theme()

    def say(self) -> None:
        #: button: see a finished match from its beginning
        self.look_button.setText(self.tr("Look back"))
        #: button: the same seats and options once more
        self.again_button.setText(self.tr("Rematch"))
        record = self.record
        ranks = dates.joined([f"{seat.name} {dates.signed(seat.total)}" for seat in record.seats])
        self.setAccessibleName(dates.dotted([shelf.title(record.game)[0], dates.moment(record.when), ranks]))
        self.update()

    def set_small(self, small: bool) -> None:
        self._small = small
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(760, round((72 if self._small else 104) * fonts.text_scale()) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(380, self.sizeHint().height())

    def eventFilter(self, watched, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._soon.start()
        return False

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._soon.start()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.record.journal:
            self.look_back.emit(self.record)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.record.journal:
            self.look_back.emit(self.record)

    @property
    def tab_parts(self) -> list[QWidget]:
        """Where Tab stops in this row, in their order."""
        return [self, self.look_button, self.again_button]

    @property
    def awake(self) -> bool:
        return self.underMouse() or any(part.hasFocus() for part in self.tab_parts)

    def _wake(self) -> None:
        self.look_button.setVisible(self.awake and bool(self.record.journal))
        self.again_button.setVisible(self.awake)
        self._place()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        hints = (self.look_button.sizeHint(), self.again_button.sizeHint())
        wide = max(hint.width() for hint in hints)
        if self._small:
            x = self.width() - 8
            for button, hint in zip((self.again_button, self.look_button), reversed(hints), strict=True):
                x -= hint.width()
                button.setGeometry(x, (self.height() - hint.height()) // 2, hint.width(), hint.height())
        else:
            top = (self.height() - hints[0].height() * 2 + 4) // 2
            for i, button in enumerate((self.look_button, self.again_button)):
                button.setGeometry(self.width() - wide - 8, top + i * (hints[0].height() - 4), wide, hints[0].height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, k, record = self.brush(), theme.current(), fonts.text_scale(), self.record
        box = QRectF(self.rect()).adjusted(1, 1, -1, -3)
        if box.height() < 40:  # not laid out yet
            p.end()
            return
        awake = self.awake
        p.setPen(QPen(C(t.chosen if awake else t.line), 1.8 if awake else 1))
        p.setBrush(C(t.raised))
        p.drawPath(rounded(box, 12))
        x = box.left() + 14
        if self.with_cover:
            wide = round((box.height() - 16) * 3 / 4)
            draw_cover_picture(p, box.left() + 12, box.top() + 8, wide, record.game, self.devicePixelRatioF())
            x += wide + 18
        size = 20 if not self._small else 17
        room = fonts.scaled(158)
        title = shelf.title(record.game)[0] if self.with_cover else dates.capital(dates.day(record.when))
        lines = [dates.capital(dates.moment(record.when))] if self.with_cover else [f"{record.when:%H:%M}"]
        #: how long a match was
        rounds = self.tr("%n round(s)", "", record.rounds)
        #: how long a match took
        minutes = self.tr("%n minute(s)", "", record.minutes)
        length = dates.dotted([rounds, minutes])
        face = font_for(title, size * k, 700, True)
        y = box.top() + (box.height() - (70 if not self._small else 58) * k) / 2
        text(p, QRectF(x, y, room, 28 * k), elide(title, face, room), size * k, 700, t.ink, LEFT, display=True)
        text(p, QRectF(x, y + 29 * k, room, 20 * k), lines[0], 14 * k, 600, t.soft, LEFT)
        if not self._small:
            text(p, QRectF(x, y + 51 * k, room + 12, 20 * k), length, 13 * k, 400, t.soft, LEFT)
        end = box.right() - 30
        if awake:
            end = min(b.x() for b in (self.look_button, self.again_button)) - 4
        self._paint_seats(p, QRectF(x + room + 16, box.top(), end - x - room - 16, box.height()), k)
        if not awake:
            draw_line_icon(p, "chevron-right", box.right() - 22, box.center().y(), 22, mix(t.soft, t.panel, 0.4))
        p.end()

    def _paint_seats(self, p: QPainter, room: QRectF, k: float) -> None:
        t, seats = theme.current(), self.record.seats
        step = min(146 * k, room.width() / max(1, len(seats)))
        for i, seat in enumerate(seats):
            q = QRectF(room.left() + i * step, room.center().y() - 36 * k, step - 8, 72 * k)
            if self._small:
                q = QRectF(q.left(), room.top() + 6, q.width(), room.height() - 12)
            if q.width() < 44:
                break
            if seat.place == 1:
                p.setPen(QPen(C(GOLD, 0.9), 1.4))
                p.setBrush(mix(t.raised, GOLD, 0.14))
                p.drawPath(rounded(q, 10))
            self._paint_seat(p, q, seat, k)

    def _paint_seat(self, p: QPainter, q: QRectF, seat: SeatResult, k: float) -> None:
        t = theme.current()
        roomy = q.width() > 104 * k
        middle = q.left() + (32 if roomy else 20) * k
        if seat.place == 1:
            draw_icon(p, "laurels", middle, q.center().y() + 1, (52 if roomy else 36) * k, C("#B98410", 0.75))
        seat_badge(p, middle, q.center().y() + 2, (15 if roomy else 11) * k, seat.colour)
        x = q.left() + (62 if roomy else 40) * k
        name = elide(seat.name, font_for(seat.name, 15 * k, 700), q.right() - 4 - x)
        text(p, QRectF(x, q.center().y() - 28 * k, 200, 26 * k), name, 15 * k, 700, t.ink, LEFT)
        total = dates.signed(seat.total)
        text(p, QRectF(x, q.center().y() - 5 * k, 120, 34 * k), total, 23 * k, 700, t.ink, LEFT, display=True)
        if not seat.is_person and roomy:
            at = x + text_width(total, 23 * k, 700, True) + 8
            if at + 30 * k < q.right():
                draw_line_icon(p, "bot", at + 8 * k, q.center().y() + 12 * k, 15 * k, t.soft)
