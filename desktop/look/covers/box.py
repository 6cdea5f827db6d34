"""A lidded game box standing a hand's breadth above the table: cover, paper edge, two sides."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.look.cardboard import bevel
from desktop.look.colour import C, darker, round_pen
from desktop.look.covers import box_side, paint_cover
from desktop.look.marks import halo
from desktop.look.surface import box_shadow, rounded

DEPTH = 15.0
LIFT = 10.0
AROUND = (22.0, 26.0, 50.0, 62.0)  # room for halo and shadow: left, top, right, bottom


def paint_box(
    p: QPainter, rect: QRectF, game: str, title: str, subtitle: str = "", lifted: bool = False, lit: bool = False
) -> None:
    """The box whose cover fills `rect`; lifted it stands 10 higher, lit it wears the can-act halo."""
    r = rect.translated(0, -LIFT if lifted else 0)
    paint_box_shadow(p, rect, lifted)
    paint_box_body(p, r, game, title, subtitle)
    if lit:
        paint_light(p, r)


def paint_box_shadow(p: QPainter, rect: QRectF, lifted: bool = False) -> None:
    """What the box throws on the table; the higher it stands, the softer."""
    shadow = rect.adjusted(6, 14, DEPTH + 2, DEPTH + 4)
    box_shadow(p, shadow, 8, 24 if lifted else 15, 5, 14 if lifted else 8, 0.40 if lifted else 0.36)


def paint_box_body(p: QPainter, r: QRectF, game: str, title: str, subtitle: str = "") -> None:
    """The two sides in sight, and the cover."""
    d, side = DEPTH, box_side(game)
    bottom = QPainterPath(QPointF(r.left() + 4, r.bottom() - 4))
    for x, y in (
        (r.left() + 4 + d * 0.5, r.bottom() + d),
        (r.right() + d * 0.55, r.bottom() + d),
        (r.right() - 3, r.bottom() - 4),
    ):
        bottom.lineTo(x, y)
    bottom.closeSubpath()
    right = QPainterPath(QPointF(r.right() - 4, r.top() + 4))
    for x, y in (
        (r.right() + d * 0.55, r.top() + d * 0.9),
        (r.right() + d * 0.55, r.bottom() + d),
        (r.right() - 4, r.bottom() - 3),
    ):
        right.lineTo(x, y)
    right.closeSubpath()
    for path, colour in ((right, darker(side, 0.42)), (bottom, darker(side, 0.22))):
        p.setPen(round_pen(colour, 3))
        p.setBrush(colour)
        p.drawPath(path)
    paint_cover(p, r, game, title, subtitle)
    bevel(p, r, 8, 0.6)


def paint_light(p: QPainter, r: QRectF) -> None:
    """The can-act halo round a cover."""
    halo(p, rounded(r, 8), "#FFD36B", 8, 0.7)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C("#FFE7A8"), 2.4))
    p.drawPath(rounded(r.adjusted(-1, -1, 1, 1), 9))
