"""The linen curtain between two people, embroidered in the game's accent."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPolygonF, QRadialGradient

from desktop.look.colour import LIGHT, SHADE, C, Paint, lighter, round_pen
from desktop.look.surface import soft_shadow, texture

LINEN = "#E3D5B8"
BAND = (  # one repeat of the embroidery: # outline, o filling, . bare cloth
    "...#....",
    "..#o#...",
    ".#ooo#..",
    "#oo.oo#o",
    ".#ooo#..",
    "..#o#...",
    "...#....",
)


def stitch(p: QPainter, x: float, y: float, s: float, colour: Paint) -> None:
    p.setPen(round_pen(C(SHADE, 0.20), s * 0.34))
    p.drawLine(QPointF(x + 0.5, y + 1), QPointF(x + s + 0.5, y + s + 1))
    p.setPen(round_pen(C(colour), s * 0.34))
    p.drawLine(QPointF(x, y + s), QPointF(x + s, y))
    p.setPen(round_pen(lighter(colour, 0.22), s * 0.34))
    p.drawLine(QPointF(x, y), QPointF(x + s, y + s))


def sag(x: float) -> float:
    """How the hem hangs: low in a fold, high between two."""
    return 9 * math.sin(x / 61) + 6 * math.sin(x / 23 + 1.3)


def drift(x: float) -> float:
    return 16 * math.sin(x / 140 + 0.7) + 9 * math.sin(x / 52)


def fold(x: float) -> float:
    """-1 in the depth of a fold, 1 on its crest; steep on the side away from the light."""
    u = x / 96 + 0.55 * math.sin(x / 210) + 0.25 * math.sin(x / 77)
    u -= math.floor(u)
    crest = math.sin(math.pi * u**0.72) ** 1.6 * 1.7 - 0.75
    return max(-1.0, min(1.0, crest * (0.75 + 0.25 * math.sin(x / 330)) + 0.10 * math.sin(x / 19)))


def cloth(p: QPainter, width: float, hem: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(width, 0)
    for i in range(int(width / 8), -1, -1):
        path.lineTo(i * 8, hem + sag(i * 8))
    path.closeSubpath()
    soft_shadow(p, path, 16, 3, 12, 0.5)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(LINEN))
    p.drawPath(path)
    p.save()
    p.setClipPath(path)
    p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for i in range(-20, int(width / 4) + 20):  # folds, gathered a little at the top: one strip of 4 px after the other
        a, b = i * 4.0, i * 4.0 + 4
        f = fold(a)
        strip = QPolygonF(
            [QPointF(a + drift(a), 0), QPointF(b + drift(b), 0), QPointF(b, hem + 30), QPointF(a, hem + 30)]
        )
        p.setBrush(C(LIGHT, 0.62 * f) if f > 0 else C(SHADE, -0.34 * f))
        p.drawPolygon(strip)
    p.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    whole = QRectF(0, 0, width, hem + 30)
    top = QLinearGradient(0, 0, 0, hem)
    top.setColorAt(0, C(SHADE, 0.30))
    top.setColorAt(0.10, C(SHADE, 0.04))
    top.setColorAt(0.8, C(SHADE, 0.0))
    top.setColorAt(1, C(SHADE, 0.12))
    p.fillRect(whole, top)
    g = QRadialGradient(QPointF(width * 0.42, hem * 0.40), width * 0.66)
    g.setColorAt(0, C("#FFF3D6", 0.55))
    g.setColorAt(0.6, C("#FFF3D6", 0.0))
    g.setColorAt(1, C("#2E1812", 0.34))
    p.fillRect(whole, g)
    p.restore()
    texture(p, path, "linen", 0.7)
    return path


def embroidery(p: QPainter, path: QPainterPath, width: float, y0: float, s: float, dark: Paint, bright: Paint) -> None:
    """A band that follows the folds of the hem."""
    p.save()
    p.setClipPath(path)
    p.setBrush(Qt.BrushStyle.NoBrush)
    step = s * 1.22
    for i in range(int(width / step) + 1):
        x = i * step
        dy = sag(x) * 0.9
        for k in (-2.2, len(BAND) + 1.2):
            stitch(p, x, y0 + k * step + dy, s, dark if i % 4 else bright)
        for j, row in enumerate(BAND):
            ch = row[i % len(row)]
            if ch != ".":
                stitch(p, x, y0 + j * step + dy, s, dark if ch == "#" else bright)
    p.restore()
