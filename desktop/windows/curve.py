"""Points by round: a line a seat, its symbol at each round; the round under the pointer says what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.engine.match import Match
from desktop.look import fonts, theme
from desktop.look.chrome import focus_ring
from desktop.look.colour import GOLD, SEATS, C, darker, lighter, round_pen
from desktop.look.controls import gilt
from desktop.look.surface import rounded
from desktop.look.symbols import symbol_path
from desktop.look.widgets.painted import Painted
from desktop.look.words import CENTRE, LEFT, RIGHT, elide, font_for, text
from desktop.windows.dates import signed


@dataclass(frozen=True, slots=True)
class Mark:
    """The points at the end of a round. `steps`: how many steps had been taken when it began; `last`: the very end."""

    round: int
    points: tuple[int, ...]
    steps: int
    last: bool = False


def marks(match: Match) -> list[Mark]:
    """Points of every seat at the start (round 0) and at the end of each round."""
    game = match.game
    found = [Mark(0, _points(match, 0), 0)]
    begins, now = 0, game.round(match.state_after(0))
    for step in range(1, len(match.history)):
        then = game.round(match.state_after(step))
        if then != now:
            found.append(Mark(now, _points(match, step), begins))
            begins, now = step, then
    found.append(Mark(now, _points(match, len(match.history)), begins, True))
    return found


def _points(match: Match, steps: int) -> tuple[int, ...]:
    return tuple(score.points for score in match.game.scores(match.state_after(steps)))


class Curve(Painted, QWidget):
    """`wanted(steps)`: a person wants to see the match from where the round began. Arrows choose a round, Enter opens it."""

    wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.marks: list[Mark] = []
        self.names: Sequence[str] = ()
        self.colours: Sequence[str] = ()
        self.chosen: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.follow_theme()

    def tell(self, found: list[Mark], names: Sequence[str], colours: Sequence[str]) -> None:
        self.marks, self.names, self.colours = found, names, colours
        self.chosen = None
        self.say()

    def say(self) -> None:
        #: heading over the plot
        self.setAccessibleName(self.tr("Points by round"))
        self.setAccessibleDescription(self._note(len(self.marks) - 1) if self.marks else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(360, 380)

    def minimumSizeHint(self) -> QSize:
        return QSize(220, round(200 * fonts.text_scale()))

    # -- geometry ----------------------------------------------------------------------------------------------------

    @property
    def _foot(self) -> float:
        return 62 * fonts.text_scale()

    def _plot(self) -> QRectF:
        k = fonts.text_scale()
        return QRectF(self.rect()).adjusted(34 * k, 12 * k, -78 * k, -self._foot - 34 * k)

    def _range(self) -> tuple[int, int, int]:
        values = [n for mark in self.marks for n in mark.points] or [0]
        low, high = min(0, *values), max(1, *values)
        step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500, 10**6) if (high - low) / s <= 6)
        return (low // step) * step, -(-high // step) * step, step

    def _x(self, index: int) -> float:
        plot = self._plot()
        return plot.left() + plot.width() * index / max(1, len(self.marks) - 1)

    def _y(self, points: int) -> float:
        plot, (low, high, _) = self._plot(), self._range()
        return plot.bottom() - plot.height() * (points - low) / max(1, high - low)

    # -- a round is chosen -------------------------------------------------------------------------------------------

    def _choose(self, index: int | None) -> None:
        if index != self.chosen:
            self.chosen = index
            self.setAccessibleDescription(self._note(index) if index is not None else "")
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        plot = self._plot()
        if not plot.adjusted(-14, -10, 14, 34).contains(event.position()) or len(self.marks) < 2:
            self._choose(None)
            return
        part = (event.position().x() - plot.left()) / max(1.0, plot.width())
        self._choose(min(len(self.marks) - 1, max(0, round(part * (len(self.marks) - 1)))))

    def leaveEvent(self, event) -> None:
        super().leaveEvent(event)
        self._choose(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.chosen is not None:
            self.wanted.emit(self.marks[self.chosen].steps)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.marks) - 1
        at = last if self.chosen is None else self.chosen
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self.marks:
            by = -1 if event.key() == Qt.Key.Key_Left else 1
            self._choose(min(last, max(0, at + by)) if self.chosen is not None else at)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.chosen is not None:
            self.wanted.emit(self.marks[self.chosen].steps)
        else:
            super().keyPressEvent(event)

    def _note(self, index: int) -> str:
        mark = self.marks[index]
        if index == 0:
            #: under the plot: before the first round
            return self.tr("At the start")
        before = self.marks[index - 1].points
        gains = [
            self.tr("{name} {gain}", "a player and what a round brought").format(
                name=name, gain=f"+{now - then}" if now >= then else signed(now - then)
            )
            for name, now, then in zip(self.names, mark.points, before, strict=True)
        ]
        #: under the plot; {gains} is "Mei +3, Ada +0"
        return self.tr("Round {n}: {gains}").format(n=mark.round, gains=self.tr(", ", "between players").join(gains))

    # -- painting ----------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.marks:
            return
        p, k = self.brush(), fonts.text_scale()
        self._paint_grid(p, k)
        ends: list[tuple[float, int]] = []
        for seat in range(len(self.names)):
            points = [QPointF(self._x(i), self._y(mark.points[seat])) for i, mark in enumerate(self.marks)]
            look = SEATS[self.colours[seat]]
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(round_pen(look.colour, 3))
            p.drawPolyline(QPolygonF(points))
            edge = lighter(look.colour, 0.5) if theme.current().dark else darker(look.colour, 0.45)
            few = len(points) <= 24
            for i, point in enumerate(points):
                if few or i == len(points) - 1 or i == self.chosen:
                    p.setBrush(C(look.colour))
                    p.setPen(round_pen(edge, 1.2))
                    p.drawPath(symbol_path(look.symbol, point.x(), point.y(), 8 if i == self.chosen else 6))
            ends.append((points[-1].y(), seat))
        self._paint_names(p, ends, k)
        self._paint_note(p, k)
        if self.ringed:
            focus_ring(p, rounded(QRectF(self.rect()).adjusted(3, 3, -3, -3), 8))
        p.end()

    def _paint_grid(self, p: QPainter, k: float) -> None:
        t, plot = theme.current(), self._plot()
        low, high, step = self._range()
        for value in range(low, high + 1, step):
            y = self._y(value)
            p.setPen(QPen(C(t.line), 1.6 if value == 0 else 1))
            p.drawLine(QPointF(plot.left(), y), QPointF(plot.right() + 6, y))
            text(p, QRectF(0, y - 10 * k, plot.left() - 8, 20 * k), signed(value), 12 * k, 600, t.soft, RIGHT)
        every = max(1, round(len(self.marks) * 26 * k / max(1.0, plot.width())))
        for i, mark in enumerate(self.marks):
            if i and (mark.round % every == 0 or every == 1):
                box = QRectF(self._x(i) - 20, plot.bottom() + 6, 40, 20 * k)
                text(p, box, str(mark.round), 12 * k, 600, t.soft, CENTRE)
        #: under the plot: the numbers are rounds
        text(p, QRectF(0, plot.bottom() + 6, plot.left(), 20 * k), self.tr("Round"), 12 * k, 600, t.soft, LEFT)
        if self.chosen is not None:
            pen = QPen(C(GOLD), 2, Qt.PenStyle.DashLine)
            p.setPen(pen)
            x = self._x(self.chosen)
            p.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))

    def _paint_names(self, p: QPainter, ends: list[tuple[float, int]], k: float) -> None:
        t, plot = theme.current(), self._plot()
        last = plot.top() - 30 * k
        for y, seat in sorted(ends):
            y = max(y, last + 18 * k)
            last = y
            room = self.width() - plot.right() - 14 * k
            name = elide(self.names[seat], font_for(self.names[seat], 13 * k, 700), room)
            text(p, QRectF(plot.right() + 12 * k, y - 10 * k, room + 4, 20 * k), name, 13 * k, 700, t.ink, LEFT)

    def _paint_note(self, p: QPainter, k: float) -> None:
        t = theme.current()
        box = QRectF(self.rect()).adjusted(2, self.height() - self._foot + 2, -2, -2)
        if self.chosen is None:
            words = self.tr("Point at a round to see what it brought; a click shows it on the table")
            text(p, box, words, 13 * k, 400, t.soft, LEFT, wrap=True)
            return
        ground, _ = gilt(box, t)
        p.setPen(QPen(C(GOLD), 1.4))
        p.setBrush(ground)
        p.drawPath(rounded(box, 10))
        text(p, box.adjusted(14, 4, -10, -4), self._note(self.chosen), 14 * k, 600, t.ink, LEFT, wrap=True)
