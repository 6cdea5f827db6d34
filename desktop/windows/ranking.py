"""Who came where: a row a seat, with a bar cut by where the points came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.engine.breakdown import Score
from desktop.look import fonts, theme
from desktop.look.chrome import seat_badge
from desktop.look.colour import CORAL, GOLD, C, darker, ink_on, lighter, vertical
from desktop.look.controls import gilt
from desktop.look.icons import draw_icon
from desktop.look.marks import halo
from desktop.look.surface import rounded
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import tip
from desktop.look.words import CENTRE, LEFT, RIGHT, elide, font_for, text, text_width
from desktop.windows.dates import signed

# One colour a source of points, told apart by lightness as well; the words stand beside them in the table below.
SOURCE_COLOURS = ("#B98E3E", "#7E62A3", "#4B86AE", "#5C9163", "#C7762F", "#A8574F", "#3E6F78", "#8C7B5A", "#B07A93")


@dataclass(frozen=True, slots=True)
class Ranked:
    """One seat of the ranking. `pieces`: (words, points) of each source, in one order for all seats."""

    place: int
    name: str
    colour: str
    line: str
    total: int
    pieces: tuple[tuple[str, int], ...]


def sources(root: Score) -> tuple[Score, ...]:
    """The first parting of a score: what its bar is cut by."""
    while len(root.parts) == 1 and root.parts[0].parts:
        root = root.parts[0]
    return root.parts or (root,)


class RankingRow(Painted, QWidget):
    """`most` is the longest bar's points, over all rows."""

    def __init__(self, ranked: Ranked, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ranked, self._most, self._small = ranked, max(1, most), False
        self._boxes: list[tuple[QRectF, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{ranked.place}. {ranked.name}: {signed(ranked.total)}")
        self.setAccessibleDescription(", ".join(f"{words} {signed(n)}" for words, n in ranked.pieces if n))
        self.follow_theme()

    def set_small(self, small: bool) -> None:
        self._small = small
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(700, round((50 if self._small else 86) * fonts.text_scale()))

    def minimumSizeHint(self) -> QSize:
        return QSize(360, self.sizeHint().height())

    def event(self, event) -> bool:
        if isinstance(event, QHelpEvent):
            found = next((words for box, words in self._boxes if box.contains(event.pos())), "")
            QToolTip.showText(event.globalPos(), tip(found), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, k, r = self.brush(), theme.current(), fonts.text_scale(), self.ranked
        s = 0.62 if self._small else 1.0
        box = QRectF(self.rect()).adjusted(4, 3, -4, -4)
        first = r.place == 1
        if first:
            halo(p, rounded(box, 10), "#FFD36B", 4, 0.5)
        ground, ink = gilt(box, t)
        p.setPen(QPen(C(GOLD if first else t.line), 1.8 if first else 1))
        p.setBrush(ground if first else vertical(box, t.raised, t.panel))
        p.drawPath(rounded(box, 10))
        middle = box.center().y()
        text(p, QRectF(box.left() + 8, box.top(), 46 * k * s, box.height()), str(r.place), 30 * k * s, 700,
             ink if first else t.soft, CENTRE, display=True)  # fmt: skip
        x = box.left() + 92 * k * s
        if first:
            draw_icon(p, "laurels", x, middle + 1, 80 * k * s, C("#B98410", 0.95))
        seat_badge(p, x, middle + 2, 25 * k * s, r.colour)
        x += 50 * k * s
        names = 124 * k if not self._small else 112 * k
        face = font_for(r.name, 21 * k * max(s, 0.76), 700, True)
        name = elide(r.name, face, names)
        up = 30 * k if not self._small else 20 * k
        text(p, QRectF(x, middle - up, names, up), name, 21 * k * max(s, 0.76), 700, t.ink, LEFT, display=True)
        line = elide(r.line, font_for(r.line, 13 * k, 600), names)
        text(
            p,
            QRectF(x, middle + (2 if not self._small else 0), names, 20 * k),
            line,
            13 * k,
            600,
            ink if first else t.soft,
            LEFT,
        )
        total = signed(r.total)
        size = 44 * k * (s if not self._small else 0.6)
        end = box.right() - 18
        text(p, QRectF(end - 150 * k, box.top(), 150 * k, box.height()), total, size, 700, t.ink, RIGHT, display=True)
        room = QRectF(x + names + 10, middle - 19 * s, end - 100 * k * s - 16 - x - names - 10, 38 * s)
        self._paint_bar(p, room)
        p.end()

    def _paint_bar(self, p: QPainter, room: QRectF) -> None:
        self._boxes = []
        k = fonts.text_scale()
        x, unit = room.left(), room.width() / self._most
        for i, (words, points) in enumerate(self.ranked.pieces):
            if points <= 0:
                continue
            q = QRectF(x, room.top(), max(3.0, points * unit - 2), room.height())
            colour = SOURCE_COLOURS[i % len(SOURCE_COLOURS)]
            p.setPen(QPen(darker(colour, 0.35), 1))
            p.setBrush(vertical(q, lighter(colour, 0.16), colour, darker(colour, 0.12)))
            p.drawPath(rounded(q, 5))
            number = str(points)
            if q.width() > text_width(number, 14 * k, 700) + 8:
                text(p, q, number, 14 * k, 700, ink_on(colour), CENTRE)
            self._boxes.append((q, f"{words}: {points}"))
            x += points * unit
        lost = sum(points for _, points in self.ranked.pieces if points < 0)
        if lost and x > room.left():
            q = QRectF(
                max(room.left(), x + lost * unit), room.top() - 2, min(-lost * unit, x - room.left()), room.height() + 4
            )
            p.setPen(QPen(C(CORAL), 2, Qt.PenStyle.DashLine))
            p.setBrush(C(CORAL, 0.16))
            p.drawPath(rounded(q, 5))
            losses = ", ".join(f"{words}: {signed(n)}" for words, n in self.ranked.pieces if n < 0)
            self._boxes.insert(0, (q, losses))


def longest(rows: Sequence[Ranked]) -> int:
    """The points that a whole bar stands for."""
    return max((sum(n for _, n in row.pieces if n > 0) for row in rows), default=1)
