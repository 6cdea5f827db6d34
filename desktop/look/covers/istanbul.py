"""Cover: through a tiled arch, domes against a low sun, a barrow of wares in front."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from desktop.look.colour import C, Paint, across, darker, lighter, round_pen, vertical
from desktop.look.covers.strokes import H, W, glow


def _dome(p: QPainter, x: float, y: float, r: float, colour: Paint, finial: bool = True) -> None:
    d = QPainterPath(QPointF(x - r, y))
    d.cubicTo(QPointF(x - r * 1.08, y - r * 0.72), QPointF(x - r * 0.50, y - r * 0.98), QPointF(x, y - r * 1.30))
    d.cubicTo(QPointF(x + r * 0.50, y - r * 0.98), QPointF(x + r * 1.08, y - r * 0.72), QPointF(x + r, y))
    d.closeSubpath()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(across(d.boundingRect(), lighter(colour, 0.20), colour, darker(colour, 0.25)))
    p.drawPath(d)
    if finial:
        p.setPen(QPen(C("#F4D08A"), 1.6))
        p.drawLine(QPointF(x, y - r * 1.28), QPointF(x, y - r * 1.60))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C("#F4D08A"))
        p.drawEllipse(QPointF(x, y - r * 1.60), 2.2, 2.2)


def _minaret(p: QPainter, x: float, y: float, w: float, h: float, colour: Paint) -> None:
    b = QRectF(x - w / 2, y - h, w, h)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(across(b, lighter(colour, 0.22), colour, darker(colour, 0.25)))
    p.drawRect(b)
    for f in (0.42, 0.72):
        p.setBrush(darker(colour, 0.12))
        p.drawRect(QRectF(x - w * 0.85, y - h * f, w * 1.7, w * 0.55))
    cap = QPolygonF([QPointF(x - w * 0.62, y - h), QPointF(x, y - h - w * 3.6), QPointF(x + w * 0.62, y - h)])
    p.setBrush(darker(colour, 0.25))
    p.drawPolygon(cap)


def paint(p: QPainter) -> None:
    """The picture without its title, 300 x 400 units."""
    p.fillRect(QRectF(0, 0, W, H), vertical(QRectF(0, 0, W, H), "#1B4F72", "#2E7F93", "#F0B566", "#F8D48C", "#F3C376"))
    glow(p, 168, 214, 170, "#FFF0BE", 0.85)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#FFF3CF"))
    p.drawEllipse(QPointF(168, 210), 40, 40)
    far = C("#D9935F", 0.62)
    for x, r in ((52, 20), (92, 14), (236, 22), (268, 14)):
        p.setBrush(far)
        p.drawRect(QRectF(x - r, 246, 2 * r, 30))
        _dome(p, x, 247, r, far, False)
    for x in (30, 118, 214, 286):
        _minaret(p, x, 270, 4, 76, far)
    for x, h in ((72, 150), (232, 150)):
        _minaret(p, x, 292, 8, h, C("#A05A55"))
    p.setBrush(across(QRectF(84, 250, 136, 50), "#B0655A", "#8A4A50", "#6A3545"))
    p.drawRect(QRectF(84, 250, 136, 46))
    for x, r in ((100, 22), (204, 22)):
        _dome(p, x, 262, r, C("#4F7E8A"))
    _dome(p, 152, 250, 46, C("#3B7488"))
    p.setBrush(C("#3B1F33", 0.55))
    for i in range(7):
        x = 98 + i * 18
        p.drawRoundedRect(QRectF(x - 4, 268, 8, 20), 4, 4)
    # quay and water
    p.fillRect(QRectF(0, 292, W, 30), vertical(QRectF(0, 292, W, 30), "#2E8794", "#1C6374"))
    p.setPen(round_pen(C("#FBE3A8", 0.75), 1.4))
    rng = random.Random(4)
    for _ in range(26):
        x, y = rng.gauss(166, 44), rng.uniform(295, 320)
        p.drawLine(QPointF(x, y), QPointF(x + rng.uniform(4, 15), y))
    p.setPen(Qt.PenStyle.NoPen)
    p.fillRect(QRectF(0, 320, W, 90), vertical(QRectF(0, 320, W, 80), "#8C5038", "#5B2E2A"))
    p.setPen(QPen(C("#3C1C20", 0.45), 1.2))
    for r in range(5):
        yy = 322 + r * r * 3.2 + r * 5
        p.drawLine(QPointF(0, yy), QPointF(W, yy))
        for i in range(-6, 14):
            x = 150 + (i - 3.5 + (r % 2) * 0.5) * (26 + r * 6)
            p.drawLine(QPointF(x, yy), QPointF(x + (x - 150) * 0.05, yy + 8 + r * 6))
    # the barrow with its wares
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#200E16", 0.38))
    p.drawEllipse(QPointF(164, 386), 92, 9)
    for x, c in ((108, "#C43B3B"), (131, "#2C6FA6"), (154, "#E6A531")):
        b = QRectF(x, 318, 25, 38)
        p.setBrush(across(b, lighter(c, 0.25), c, darker(c, 0.35)))
        p.drawRoundedRect(b, 6, 6)
        p.setBrush(lighter(c, 0.2))
        p.drawEllipse(QRectF(x, 313, 25, 12))
        p.setBrush(darker(c, 0.35))
        p.drawEllipse(QRectF(x + 8, 317, 9, 4.5))
    for x, y, c in (
        (190, 338, "#E8862E"),
        (206, 342, "#E8862E"),
        (198, 328, "#EFA03A"),
        (216, 334, "#D96F26"),
        (183, 328, "#F0AE45"),
    ):
        g = QRadialGradient(QPointF(x - 3, y - 4), 15)
        g.setColorAt(0, lighter(c, 0.38))
        g.setColorAt(0.5, C(c))
        g.setColorAt(1, darker(c, 0.30))
        p.setBrush(g)
        p.drawEllipse(QPointF(x, y), 10.5, 10.5)
    tray = QPolygonF([QPointF(88, 346), QPointF(238, 346), QPointF(214, 376), QPointF(116, 376)])
    p.setBrush(vertical(QRectF(88, 346, 150, 30), "#A8653B", "#7A3F2A"))
    p.drawPolygon(tray)
    p.setPen(QPen(C("#F0C27E", 0.8), 2))
    p.drawLine(QPointF(88, 346), QPointF(238, 346))
    p.setPen(round_pen(C("#5A2C22"), 6))
    p.drawLine(QPointF(98, 352), QPointF(34, 332))
    p.drawLine(QPointF(122, 374), QPointF(112, 390))
    p.setPen(QPen(C("#3E2020"), 6))
    p.setBrush(C("#8A5134"))
    p.drawEllipse(QPointF(226, 374), 17, 17)
    p.setPen(QPen(C("#3E2020"), 2.4))
    for i in range(6):
        a = i * math.pi / 3
        p.drawLine(QPointF(226, 374), QPointF(226 + 16 * math.cos(a), 374 + 16 * math.sin(a)))
    # the tiled arch that frames it all
    arch = QPainterPath()
    arch.addRect(QRectF(-2, -2, W + 4, H + 4))
    hole = QPainterPath(QPointF(30, H + 4))
    hole.lineTo(QPointF(30, 196))
    hole.cubicTo(QPointF(30, 140), QPointF(104, 138), QPointF(150, 92))
    hole.cubicTo(QPointF(196, 138), QPointF(270, 140), QPointF(270, 196))
    hole.lineTo(QPointF(270, H + 4))
    hole.closeSubpath()
    wall = arch.subtracted(hole)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(QRectF(0, 0, W, H), "#17506B", "#164A60", "#0E3346"))
    p.drawPath(wall)
    p.save()
    p.setClipPath(wall, Qt.ClipOperation.IntersectClip)
    for j in range(18):
        for i in range(13):
            x, y = i * 26 + (j % 2) * 13 - 6, j * 24
            p.setPen(QPen(C("#57B7BE", 0.42), 1.1))
            p.setBrush(Qt.BrushStyle.NoBrush)
            for k in (0, 45):
                p.save()
                p.translate(x, y)
                p.rotate(k)
                p.drawRect(QRectF(-6.2, -6.2, 12.4, 12.4))
                p.restore()
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C("#E9A64C", 0.75))
            p.drawEllipse(QPointF(x, y), 1.7, 1.7)
    fade = QLinearGradient(0, 0, 0, 120)
    fade.setColorAt(0, C("#123F57", 0.98))
    fade.setColorAt(0.72, C("#123F57", 0.92))
    fade.setColorAt(1, C("#123F57", 0))
    p.fillRect(QRectF(0, 0, W, 120), fade)
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    for c, w in (("#0B2735", 9), ("#EBC078", 5.4), ("#9B5A35", 1.2)):
        p.setPen(QPen(C(c), w, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin))
        p.drawPath(hole)
    for x, y in ((78, 186), (226, 178)):
        p.setPen(QPen(C("#2B1A1F"), 1.2))
        p.drawLine(QPointF(x, y - 62), QPointF(x, y - 16))
        glow(p, x, y, 34, "#FFCB6B", 0.65)
        b = QRectF(x - 11, y - 14, 22, 30)
        p.setPen(QPen(C("#7A4526"), 1.2))
        p.setBrush(across(b, "#FFE3A0", "#F2A340", "#C5662A"))
        p.drawEllipse(b)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C("#8A5230"))
        p.drawRoundedRect(QRectF(x - 5, y - 18, 10, 6), 2, 2)
        p.drawRoundedRect(QRectF(x - 4, y + 13, 8, 5), 2, 2)
