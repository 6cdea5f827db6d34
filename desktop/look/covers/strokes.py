"""Strokes that several covers share; all paint in units of 300 x 400."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from desktop.look.colour import C, Paint

W, H = 300.0, 400.0


def hill(p: QPainter, points: Sequence[tuple[float, float]], colour: Paint) -> None:
    path = QPainterPath(QPointF(-5, H + 5))
    path.lineTo(QPointF(-5, points[0][1]))
    for (x0, y0), (x1, y1) in pairwise(points):
        path.cubicTo(QPointF((x0 + x1) / 2, y0), QPointF((x0 + x1) / 2, y1), QPointF(x1, y1))
    path.lineTo(QPointF(W + 5, H + 5))
    path.closeSubpath()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour)
    p.drawPath(path)


def glow(p: QPainter, x: float, y: float, r: float, colour: Paint, alpha: float) -> None:
    g = QRadialGradient(QPointF(x, y), r)
    g.setColorAt(0, C(colour, alpha))
    g.setColorAt(0.35, C(colour, alpha * 0.45))
    g.setColorAt(1, C(colour, 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(g)
    p.drawEllipse(QPointF(x, y), r, r)


def cloud(p: QPainter, x: float, y: float, w: float, colour: Paint) -> None:
    """A cloud as lacquer painters draw it: stacked capsules with a curl."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour)
    h = w * 0.10
    for dx, dy, ww in ((0, 0, 1), (0.16, -0.085, 0.62), (-0.14, 0.085, 0.66), (0.30, 0.17, 0.40)):
        p.drawRoundedRect(QRectF(x + dx * w, y + dy * w, ww * w, h), h / 2, h / 2)
