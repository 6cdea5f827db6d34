"""Goods as they are printed and as they slide on the wheelbarrow: a picture each, so that colour is never alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.games.istanbul.board.palette import CREAM, GOOD_COLOURS, GOOD_GLYPHS
from desktop.games.istanbul.pieces import GOODS, Good
from desktop.look.colour import C, darker, ink_on, lighter, mix
from desktop.look.icons import draw_icon
from desktop.look.surface import rounded, soft_shadow
from desktop.look.wood import draw_cube


def draw_good_mark(p: QPainter, good: Good, x: float, y: float, r: float) -> None:
    """A printed medallion with the good's picture."""
    colour = GOOD_COLOURS[good]
    p.setPen(QPen(C(CREAM), max(1.0, r * 0.13)))
    p.setBrush(C(colour))
    p.drawEllipse(QPointF(x, y), r, r)
    draw_icon(p, GOOD_GLYPHS[good], x, y, r * 1.42, ink_on(colour))


def draw_any_mark(p: QPainter, x: float, y: float, r: float) -> None:
    """Any good: all four colours."""
    box = QRectF(x - r, y - r, 2 * r, 2 * r)
    p.setPen(QPen(C(CREAM), max(0.9, r * 0.12)))
    for i, good in enumerate(GOODS):
        p.setBrush(C(GOOD_COLOURS[good]))
        p.drawPie(box, (i * 90 + 45) * 16, 90 * 16)


def draw_wanted(p: QPainter, good: Good, r: float) -> None:
    """A good that a market wants: a raised medallion that can be marked."""
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), r, r)
    soft_shadow(p, disc, r * 0.24, r * 0.05, r * 0.12, 0.28)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(darker(GOOD_COLOURS[good], 0.40))
    p.drawEllipse(QPointF(0, r * 0.12), r, r)
    draw_good_mark(p, good, 0, 0, r)


def draw_marker(p: QPainter, good: Good, s: float) -> None:
    """The wooden cube that slides on a good's track."""
    colour = GOOD_COLOURS[good]
    draw_cube(p, 0, 0, s, mix(colour, "#FFFFFF", 0.06), glyph=GOOD_GLYPHS[good])


def draw_pip(p: QPainter, good: Good, wide: float, high: float) -> None:
    """A space of a track that the load covers: the good printed on a chip of its colour."""
    colour = GOOD_COLOURS[good]
    rect = QRectF(-wide / 2, -high / 2, wide, high)
    p.setPen(QPen(C(CREAM, 0.85), 1.2))
    p.setBrush(lighter(colour, 0.10))
    p.drawPath(rounded(rect.adjusted(2, 1, -2, -1), high * 0.3))
    draw_icon(p, GOOD_GLYPHS[good], 0, 0, high * 0.78, C(ink_on(colour), 0.9))
