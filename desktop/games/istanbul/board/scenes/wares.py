"""Workshop and warehouses: a wheel on its stand, bales of cloth, sacks of spice, baskets of fruit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.games.istanbul.board.scenes.strokes import (
    CREAM,
    GILT,
    Tones,
    backdrop,
    ball,
    box,
    flat,
    floor,
    light,
    line,
    oval,
    round_at,
)  # fmt: skip
from desktop.look.colour import C, across, darker, lighter, vertical


def wainwright(p: QPainter, t: Tones) -> None:
    """A cartwheel against the bench, a saw on the wall, boards on the floor."""
    backdrop(p, t, 52)
    for y in (20, 32, 44, 56, 68):  # the plank wall
        line(p, C("#2A1626", 0.20), 0.8, (0, y), (80, y))
    for x, y in ((16, 26), (58, 38), (30, 50), (66, 62)):
        line(p, C("#2A1626", 0.20), 0.8, (x, y - 6), (x, y + 6))
    saw = QPainterPath(QPointF(57, 34))
    saw.lineTo(72, 40)
    saw.lineTo(71, 46)
    saw.lineTo(58, 39)
    p.setPen(QPen(darker(t.deep, 0.2), 0.6))
    p.setBrush(C("#DCD6C8"))
    p.drawPath(saw)
    flat(p, "#7A4526", 53, 33, 6, 7, 2)
    line(p, t.lit, 2.6, (12, 36), (20, 60))
    flat(p, "#5C5048", 7, 32, 11, 6, 1.4)
    floor(p, 80, darker(t.mid, 0.25))
    for i, tone in enumerate((t.warm, t.lit, t.mid)):
        box(p, tone, 0, 76 + i * 5, 22 - i * 3, 4.4, 1)
    box(p, darker(t.mid, 0.3), 50, 74, 30, 5, 1)
    box(p, darker(t.mid, 0.45), 66, 78, 5, 14)
    cx, cy, r = 40, 62, 25
    oval(p, C("#2A1626", 0.35), 44, 90, 24, 3.4)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, radius in ((darker(t.deep, 0.25), 7.4, r), (CREAM, 5.0, r), (t.warm, 1.4, r - 2.4)):
        p.setPen(QPen(C(colour), width))
        p.drawEllipse(QPointF(cx, cy), radius, radius)
    for i in range(10):
        a = round_at(cx, cy, 5, i * 36 + 9)
        b = round_at(cx, cy, r - 2.6, i * 36 + 9)
        line(p, darker(t.deep, 0.25), 4.0, a, b)
        line(p, CREAM, 2.4, a, b)
    ball(p, t.warm, cx, cy, 7.2)
    oval(p, darker(t.deep, 0.2), cx, cy, 2.6)


def _roll(p: QPainter, x: float, y: float, wide: float, r: float, colour: str) -> None:
    """A bolt of cloth that lies across, its end wound."""
    rect = QRectF(x, y - r, wide, 2 * r)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(rect, lighter(colour, 0.35), colour, darker(colour, 0.36)))
    p.drawRoundedRect(rect.adjusted(0, 0, r, 0), r * 0.5, r)
    for k in (0.22, 0.62):
        flat(p, C(GILT, 0.75), x + wide * k, y - r, 1.6, 2 * r)
    p.setBrush(lighter(colour, 0.42))
    p.drawEllipse(QPointF(x + wide, y), r * 0.72, r)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(darker(colour, 0.45), 1))
    for k in (0.74, 0.46, 0.18):
        p.drawEllipse(QPointF(x + wide, y), r * 0.72 * k, r * k)


def fabric(p: QPainter, t: Tones) -> None:
    """Cloth hung from a pole in folds, three bolts stacked before it."""
    backdrop(p, t, 50)
    line(p, darker(t.deep, 0.2), 2.2, (6, 26), (74, 26))
    for x, wide, colour in ((10, 20, CREAM), (32, 17, "#2F6F8C"), (51, 20, "#E9B04C")):
        cloth = QPainterPath(QPointF(x, 25))
        cloth.lineTo(x + wide, 25)
        cloth.lineTo(x + wide - 1, 62)
        for i in range(4):
            step = (wide - 2) / 4
            cloth.quadTo(QPointF(x + wide - 1 - step * (i + 0.5), 66), QPointF(x + wide - 1 - step * (i + 1), 62))
        cloth.closeSubpath()
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(across(cloth.boundingRect(), lighter(colour, 0.2), colour, darker(colour, 0.22), colour))
        p.drawPath(cloth)
        for k in (0.3, 0.62):
            line(p, C("#2A1626", 0.20), 1, (x + wide * k, 27), (x + wide * k - 0.6, 62))
        for y in (52, 56):
            line(p, C("#A8382C", 0.8), 1.2, (x + 0.6, y), (x + wide - 1, y))
    floor(p, 80, darker(t.mid, 0.3))
    oval(p, C("#2A1626", 0.35), 42, 90, 34, 4)
    _roll(p, 8, 81, 24, 8.6, "#C23B30")
    _roll(p, 42, 81, 24, 8.6, "#7E2A3E")
    _roll(p, 24, 66, 26, 8.6, "#D8573F")


def _sack(p: QPainter, x: float, y: float, r: float, heap: str) -> None:
    """An open sack whose rim is rolled down, with a cone of spice."""
    body = QPainterPath(QPointF(x - r, y))
    body.cubicTo(
        QPointF(x - r * 1.3, y + r * 1.0), QPointF(x - r * 1.1, y + r * 1.7), QPointF(x - r * 0.8, y + r * 1.75)
    )
    body.lineTo(x + r * 0.8, y + r * 1.75)
    body.cubicTo(QPointF(x + r * 1.1, y + r * 1.7), QPointF(x + r * 1.3, y + r * 1.0), QPointF(x + r, y))
    body.closeSubpath()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(across(body.boundingRect(), "#F3E2BC", "#DDC392", "#A98A5C"))
    p.drawPath(body)
    for k in (-0.4, 0.1, 0.5):
        line(p, C("#7A5C36", 0.4), 0.7, (x + r * k, y + r * 0.5), (x + r * k * 1.2, y + r * 1.6))
    cone = QPainterPath(QPointF(x - r * 0.92, y))
    cone.quadTo(QPointF(x - r * 0.25, y - r * 0.5), QPointF(x, y - r * 1.1))
    cone.quadTo(QPointF(x + r * 0.25, y - r * 0.5), QPointF(x + r * 0.92, y))
    cone.closeSubpath()
    p.setBrush(across(cone.boundingRect(), lighter(heap, 0.4), heap, darker(heap, 0.3)))
    p.drawPath(cone)
    p.setPen(QPen(C("#EFDDB4"), r * 0.28, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawArc(QRectF(x - r, y - r * 0.34, 2 * r, r * 0.68), 180 * 16, 180 * 16)


def spice(p: QPainter, t: Tones) -> None:
    """A shelf of jars, bundles of herbs, three open sacks."""
    backdrop(p, t, 56)
    box(p, darker(t.mid, 0.35), 4, 45, 72, 3.4)
    for x, tone in ((12, "#E3B24B"), (25, CREAM), (45, "#C9583A"), (58, t.lit)):
        jar = QPainterPath(QPointF(x + 1, 45))
        jar.cubicTo(QPointF(x - 2.4, 38), QPointF(x - 0.5, 32), QPointF(x + 3, 31))
        jar.lineTo(x + 8, 31)
        jar.cubicTo(QPointF(x + 11.5, 32), QPointF(x + 13.4, 38), QPointF(x + 10, 45))
        jar.closeSubpath()
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(across(jar.boundingRect(), lighter(tone, 0.3), tone, darker(tone, 0.32)))
        p.drawPath(jar)
        flat(p, darker(t.deep, 0.1), x + 2, 28.4, 7, 3, 1)
    for x in (20, 40, 58):  # herbs hung to dry
        line(p, C("#2A1626", 0.5), 0.7, (x, 10), (x, 19))
        for d in (-3, -1, 1, 3):
            line(p, lighter(t.mid, 0.2), 1.2, (x, 19), (x + d, 26))
    floor(p, 82, darker(t.mid, 0.32))
    oval(p, C("#2A1626", 0.32), 40, 92, 36, 3.6)
    _sack(p, 17, 68, 12, "#D8862B")
    _sack(p, 63, 68, 12, "#B2402C")
    _sack(p, 40, 73, 13, "#4FA063")


def _basket(p: QPainter, x: float, y: float, wide: float, high: float) -> None:
    body = QPainterPath(QPointF(x - wide / 2, y))
    body.lineTo(x + wide / 2, y)
    body.lineTo(x + wide * 0.40, y + high)
    body.lineTo(x - wide * 0.40, y + high)
    body.closeSubpath()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(across(body.boundingRect(), "#D9A55C", "#B67C3A", "#7C4C24"))
    p.drawPath(body)
    p.save()
    p.setClipPath(body, Qt.ClipOperation.IntersectClip)
    for i in range(6):
        line(p, C("#5B3318", 0.5), 0.9, (x - wide / 2 + i * wide / 5, y), (x - wide * 0.4 + i * wide * 0.16, y + high))
    for k in (0.35, 0.7):
        line(p, C("#F3D49A", 0.55), 1, (x - wide / 2, y + high * k), (x + wide / 2, y + high * k))
    p.restore()
    flat(p, "#E3B468", x - wide / 2 - 1, y - 1.6, wide + 2, 3.6, 1.8)


def fruit(p: QPainter, t: Tones) -> None:
    """Two full baskets and a cut pomegranate under a garland of leaves."""
    backdrop(p, t, 52)
    light(p, 40, 40, 34, "#FFF6DA", 0.5)
    for i in range(9):
        x = 4 + i * 9
        y = 24 + (4 - abs(i - 4)) * -2.2
        for d in (-3.4, 3.4):
            leaf = QPainterPath(QPointF(x, y))
            leaf.quadTo(QPointF(x + d * 1.4, y + 2), QPointF(x + d * 0.4, y + 8))
            leaf.quadTo(QPointF(x - d * 0.3, y + 4), QPointF(x, y))
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C("#5E8C3A" if i % 2 else "#3F6F3A"))
            p.drawPath(leaf)
        if i % 2 == 0:
            ball(p, "#E8862E", x, y + 4, 3)
    floor(p, 80, darker(t.mid, 0.38))
    oval(p, C("#2A1626", 0.32), 40, 91, 36, 4)
    for x, y, r, colour in (
        (10, 62, 6, "#E8862E"), (21, 59, 6.4, "#D9541E"), (31, 63, 6, "#F0AE45"), (16, 55, 5.4, "#F2C14E"), (26, 54, 5.2, "#E8862E"),
    ):  # fmt: skip
        ball(p, colour, x, y, r)
    _basket(p, 21, 66, 34, 22)
    for x, y, r, colour in (
        (50, 66, 6, "#8FAF3C"),
        (60, 64, 6.4, "#B83A3A"),
        (69, 67, 5.6, "#8FAF3C"),
        (55, 59, 5.2, "#A8C24E"),
        (65, 58, 5, "#C9503F"),
    ):
        ball(p, colour, x, y, r)
    _basket(p, 59, 70, 30, 19)
    ball(p, "#B32B3B", 38, 86, 7)
    oval(p, "#FBE3C0", 39, 86.5, 4.8, 5)
    for x, y in ((37, 85), (40, 84), (41, 88), (38, 89), (39.5, 86.5)):
        oval(p, "#B32B3B", x, y, 1.1)
