"""Dice seen from above, with pips or inked pictures."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from desktop.look.colour import INK, IVORY, SHADE, C, Paint, across, darker, lighter
from desktop.look.edges import draw_edge
from desktop.look.icons import draw_icon
from desktop.look.surface import rounded, soft_shadow


def draw_die(
    p: QPainter,
    x: float,
    y: float,
    s: float,
    colour: Paint = IVORY,
    glyph: str | None = None,
    pips: int = 0,
    ink: Paint = INK,
    turn: float = 0,
) -> None:
    """A rounded die seen from above: wide top face, a strip of its front; x, y is the middle of the top face."""
    p.save()
    p.translate(x, y)
    p.rotate(turn)
    r, depth = s * 0.22, s * 0.20
    top = QRectF(-s / 2, -s / 2, s, s)
    soft_shadow(p, rounded(top.adjusted(0, depth, 0, depth), r), s * 0.16, s * 0.06, s * 0.07, 0.34)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(across(top, darker(colour, 0.26), darker(colour, 0.32), darker(colour, 0.48)))
    p.drawPath(rounded(top.adjusted(0, 0, 0, depth), r))
    g = QLinearGradient(top.topLeft(), top.bottomRight())
    g.setColorAt(0, lighter(colour, 0.75))
    g.setColorAt(0.5, colour)
    g.setColorAt(1, darker(colour, 0.16))
    p.setBrush(g)
    p.drawPath(rounded(top, r))
    rim = QLinearGradient(top.topLeft(), top.bottomRight())
    rim.setColorAt(0, C("#FFFFFF", 0.9))
    rim.setColorAt(1, C(SHADE, 0.18))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QBrush(rim), max(1, s * 0.03)))
    p.drawPath(rounded(top.adjusted(s * 0.03, s * 0.03, -s * 0.03, -s * 0.03), r * 0.9))
    p.setPen(QPen(C(SHADE, 0.10), 1))
    p.drawEllipse(QPointF(0, 0), s * 0.43, s * 0.43)
    draw_edge(p, rounded(top.adjusted(0, 0, 0, depth), r), colour, s)
    if glyph:
        draw_icon(p, glyph, s * 0.012, s * 0.018, s * 0.64, C("#FFFFFF", 0.55))
        draw_icon(p, glyph, 0, 0, s * 0.64, ink)
    spots = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
    for dx, dy in spots.get(pips, ()):
        c = QPointF(dx * s * 0.25, dy * s * 0.25)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C("#FFFFFF", 0.6))
        p.drawEllipse(c + QPointF(s * 0.015, s * 0.02), s * 0.092, s * 0.092)
        p.setBrush(QColor(ink))
        p.drawEllipse(c, s * 0.088, s * 0.088)
    p.restore()
