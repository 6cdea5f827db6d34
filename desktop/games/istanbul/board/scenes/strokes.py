"""Strokes that the scenes share. All paint in units of the window, 80 x 96."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from desktop.look.colour import C, Paint, across, darker, lighter, mix, vertical

W, H = 80.0, 96.0
CREAM, GLOW, GILT = "#FFF3D6", "#FFE3A0", "#F0C564"


@dataclass(frozen=True, slots=True)
class Tones:
    """Three tones of a place's colour, and the warm one of its light."""

    deep: QColor
    mid: QColor
    lit: QColor
    warm: QColor

    @staticmethod
    def of(colour: Paint) -> Tones:
        return Tones(darker(colour, 0.52), C(colour), lighter(colour, 0.55), mix(colour, "#F8CB80", 0.66))


def backdrop(p: QPainter, t: Tones, glow_y: float = 58, glow: float = 46) -> None:
    """Deep at the top, the place's colour, warm light at the foot."""
    p.fillRect(QRectF(0, 0, W, H), vertical(QRectF(0, 0, W, H), mix(t.deep, t.mid, 0.35), t.mid, t.warm))
    light(p, 40, glow_y, glow, "#FFF0C4", 0.62)


def light(p: QPainter, x: float, y: float, r: float, colour: Paint = GLOW, alpha: float = 0.7) -> None:
    g = QRadialGradient(QPointF(x, y), r)
    g.setColorAt(0, C(colour, alpha))
    g.setColorAt(0.45, C(colour, alpha * 0.38))
    g.setColorAt(1, C(colour, 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(g)
    p.drawEllipse(QPointF(x, y), r, r)


def floor(p: QPainter, y: float, colour: Paint, lines: bool = True) -> None:
    """Ground from y down, with flags that run to the middle."""
    p.fillRect(QRectF(0, y, W, H - y), vertical(QRectF(0, y, W, H - y), lighter(colour, 0.16), darker(colour, 0.18)))
    if lines:
        p.setPen(QPen(C("#2A1626", 0.22), 0.7))
        for i in range(-5, 6):
            p.drawLine(QPointF(40 + i * 6, y), QPointF(40 + i * 17, H))
        for part in (0.32, 0.68):
            p.drawLine(QPointF(0, y + (H - y) * part), QPointF(W, y + (H - y) * part))


def poly(p: QPainter, colour: Paint, *points: tuple[float, float]) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(colour))
    p.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))


def box(p: QPainter, colour: Paint, x: float, y: float, w: float, h: float, r: float = 0) -> None:
    """A rectangle lit from the left."""
    rect = QRectF(x, y, w, h)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(across(rect, lighter(colour, 0.16), colour, darker(colour, 0.20)))
    p.drawRoundedRect(rect, r, r)


def flat(p: QPainter, colour: Paint, x: float, y: float, w: float, h: float, r: float = 0) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(colour))
    p.drawRoundedRect(QRectF(x, y, w, h), r, r)


def oval(p: QPainter, colour: Paint, x: float, y: float, rx: float, ry: float | None = None) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(colour))
    p.drawEllipse(QPointF(x, y), rx, rx if ry is None else ry)


def ball(p: QPainter, colour: Paint, x: float, y: float, r: float) -> None:
    """A round fruit or bead with its light at the upper left."""
    g = QRadialGradient(QPointF(x - r * 0.35, y - r * 0.4), r * 1.4)
    g.setColorAt(0, lighter(colour, 0.45))
    g.setColorAt(0.5, C(colour))
    g.setColorAt(1, darker(colour, 0.34))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(g)
    p.drawEllipse(QPointF(x, y), r, r)


def line(p: QPainter, colour: Paint, width: float, *points: tuple[float, float]) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    p.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))


def dome(p: QPainter, x: float, y: float, r: float, colour: Paint, finial: bool = True) -> None:
    """A pointed dome whose foot is r wide to each side of x, y."""
    d = QPainterPath(QPointF(x - r, y))
    d.cubicTo(QPointF(x - r * 1.08, y - r * 0.72), QPointF(x - r * 0.50, y - r * 0.98), QPointF(x, y - r * 1.26))
    d.cubicTo(QPointF(x + r * 0.50, y - r * 0.98), QPointF(x + r * 1.08, y - r * 0.72), QPointF(x + r, y))
    d.closeSubpath()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(across(d.boundingRect(), lighter(colour, 0.24), colour, darker(colour, 0.28)))
    p.drawPath(d)
    if finial:
        line(p, GILT, max(0.9, r * 0.06), (x, y - r * 1.24), (x, y - r * 1.24 - 4))
        oval(p, GILT, x, y - r * 1.24 - 4.6, 1.3)


def minaret(p: QPainter, x: float, y: float, w: float, h: float, colour: Paint, cap: Paint) -> None:
    """A slim tower with two balconies and a pointed cap; x, y its foot."""
    box(p, colour, x - w / 2, y - h, w, h)
    for f in (0.46, 0.74):
        flat(p, darker(colour, 0.18), x - w * 0.9, y - h * f, w * 1.8, w * 0.5)
    poly(p, cap, (x - w * 0.66, y - h), (x, y - h - w * 3.2), (x + w * 0.66, y - h))
    oval(p, GILT, x, y - h - w * 3.3, 0.9)


def arched(x: float, y: float, w: float, h: float) -> QPainterPath:
    """A pointed doorway that stands on y + h."""
    q = QPainterPath(QPointF(x, y + h))
    q.lineTo(x, y + h * 0.44)
    q.cubicTo(QPointF(x, y + h * 0.18), QPointF(x + w * 0.36, y + h * 0.16), QPointF(x + w / 2, y))
    q.cubicTo(QPointF(x + w * 0.64, y + h * 0.16), QPointF(x + w, y + h * 0.18), QPointF(x + w, y + h * 0.44))
    q.lineTo(x + w, y + h)
    q.closeSubpath()
    return q


def door(p: QPainter, colour: Paint, x: float, y: float, w: float, h: float) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(colour))
    p.drawPath(arched(x, y, w, h))


def lamp(p: QPainter, x: float, y: float, r: float = 4.2, cord: float = 20) -> None:
    """A hanging lamp with its light."""
    line(p, C("#2A1626", 0.6), 0.7, (x, y - cord), (x, y - r))
    light(p, x, y, r * 4.2, GLOW, 0.75)
    p.setPen(QPen(C("#7A4526"), 0.7))
    p.setBrush(across(QRectF(x - r, y - r, 2 * r, 2 * r), "#FFE9B0", "#F2A340", "#B9622C"))
    p.drawEllipse(QPointF(x, y), r, r * 1.15)
    flat(p, "#8A5230", x - r * 0.5, y - r * 1.5, r, r * 0.5, 0.4)
    flat(p, "#8A5230", x - r * 0.4, y + r * 1.0, r * 0.8, r * 0.4, 0.4)


def stars(p: QPainter, *places: tuple[float, float]) -> None:
    for x, y in places:
        oval(p, C("#FFF6DC", 0.85), x, y, 0.8)


def moon(p: QPainter, x: float, y: float, r: float, sky: Paint) -> None:
    """A crescent that opens to the right."""
    light(p, x, y, r * 3, "#FFF3CF", 0.4)
    whole, bite = QPainterPath(), QPainterPath()
    whole.addEllipse(QPointF(x, y), r, r)
    bite.addEllipse(QPointF(x + r * 0.5, y - r * 0.18), r * 0.86, r * 0.86)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#FFF3CF"))
    p.drawPath(whole.subtracted(bite))


def round_at(cx: float, cy: float, r: float, degrees: float, squash: float = 1.0) -> tuple[float, float]:
    """A point of a circle."""
    a = math.radians(degrees)
    return cx + r * math.cos(a), cy + r * math.sin(a) * squash
