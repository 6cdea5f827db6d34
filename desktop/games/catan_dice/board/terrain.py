"""The land: six terrains in a hexagon, each told apart by what grows or lies there."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from desktop.games.catan_dice.board.shapes import hexagon
from desktop.look.colour import C, across, darker, lighter, vertical
from desktop.look.surface import texture

COLOURS = {
    "desert": "#E6CF9A", "mountains": "#9C99A6", "fields": "#E3B440", "pasture": "#8DBB57",
    "forest": "#3E7D4C", "hills": "#C8703F", "sea": "#57B2C4",
}  # fmt: skip


def draw_terrain(p: QPainter, kind: str, c: QPointF, r: float, pointed: bool = False) -> None:
    """One hexagon of land; `r` its radius (110 on the wide Island One)."""
    colour = COLOURS[kind]
    path = hexagon(c, r, pointed)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(path.boundingRect(), lighter(colour, 0.22), colour, darker(colour, 0.12)))
    p.drawPath(path)
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.translate(c)
    k = r / 110
    p.scale(k, k)
    {"forest": _forest, "mountains": _mountains, "fields": _fields, "pasture": _pasture, "hills": _hills}.get(
        kind, _desert
    )(p, random.Random(f"{kind}{round(c.x())}"))
    p.restore()
    texture(p, path, "speckle", 0.5)


def _spots() -> list[tuple[float, float]]:
    spots = [(70 * math.cos(math.radians(a)), 70 * math.sin(math.radians(a)) + 4) for a in range(0, 360, 40)]
    return sorted(spots, key=lambda spot: spot[1])


def _triangle(p: QPainter, *points: tuple[float, float]) -> None:
    p.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))


def _forest(p: QPainter, rng: random.Random) -> None:
    edge = [(-99.0, 10.0), (99.0, 6.0), (-50.0, -95.0), (44.0, -92.0), (0.0, 97.0)]
    for x, y in _spots() + edge:
        s = rng.uniform(19, 25)
        p.setBrush(C("#2A1B14", 0.28))
        p.drawEllipse(QRectF(x - s * 0.5, y - 3, s * 1.2, 7))
        p.setBrush(C("#5A3A26"))
        p.drawRect(QRectF(x - 2, y - 5, 4, 7))
        for j in range(3):
            p.setBrush(across(QRectF(x - s / 2, 0, s, 1), "#69A865", "#2F6B45", "#1C4A33"))
            half, foot = s * (0.56 - j * 0.12), y - 3 - j * s * 0.36
            _triangle(p, (x - half, foot), (x, y - s * 0.72 - j * s * 0.36), (x + half, foot))


def _mountains(p: QPainter, rng: random.Random) -> None:
    for x, spot_y in _spots():
        y, s = spot_y + 8, rng.uniform(30, 44)
        p.setBrush(C("#C5C2CC"))
        _triangle(p, (x - s * 0.6, y), (x - s * 0.06, y - s), (x + s * 0.06, y))
        p.setBrush(C("#75717F"))
        _triangle(p, (x - s * 0.06, y - s), (x + s * 0.6, y), (x + s * 0.06, y))
        p.setBrush(C("#FFFDF8"))
        _triangle(
            p, (x - s * 0.26, y - s * 0.64), (x - s * 0.06, y - s), (x + s * 0.18, y - s * 0.62),
            (x + s * 0.04, y - s * 0.52), (x - s * 0.08, y - s * 0.66),
        )  # fmt: skip


def _fields(p: QPainter, rng: random.Random) -> None:
    places = ((-55, -44, 24), (55, -46, -20), (-60, 55, -16), (57, 55, 26), (0, -88, 4), (0, 93, 0))
    for number, (x, y, turn) in enumerate(places):
        p.save()
        p.translate(x, y)
        p.rotate(turn)
        field = QRectF(-44, -33, 88, 66)
        p.setBrush(C(("#EFC857", "#D9A431", "#E8BB46")[number % 3]))
        p.drawRoundedRect(field, 6, 6)
        p.setPen(QPen(C("#A9781A", 0.75), 2.2))
        for j in range(-3, 4):
            p.drawLine(QPointF(field.left() + 3, j * 9.4), QPointF(field.right() - 3, j * 9.4))
        p.setPen(Qt.PenStyle.NoPen)
        p.restore()


def _pasture(p: QPainter, rng: random.Random) -> None:
    for x, y in _spots():
        p.setBrush(C("#6E9A41", 0.6))
        p.drawEllipse(QRectF(x - 15, y - 2, 32, 10))
        if rng.random() < 0.62:
            p.setBrush(C("#4A3B38"))
            p.drawEllipse(QRectF(x + 7, y - 11, 10, 8))
            p.drawRect(QRectF(x - 8, y, 3, 6))
            p.drawRect(QRectF(x + 4, y, 3, 6))
            p.setBrush(C("#FFFBF0"))
            for ex, ey in ((-9, -9), (-2, -12), (4, -8), (-4, -6)):
                p.drawEllipse(QPointF(x + ex, y + ey + 3), 7, 6)


def _hills(p: QPainter, rng: random.Random) -> None:
    for x, spot_y in _spots():
        y, s = spot_y + 10, rng.uniform(26, 38)
        hill = QPainterPath(QPointF(x - s, y))
        hill.cubicTo(QPointF(x - s * 0.6, y - s * 0.95), QPointF(x + s * 0.5, y - s), QPointF(x + s, y))
        hill.closeSubpath()
        p.setBrush(across(hill.boundingRect(), "#E39A66", "#BC6035", "#8B4423"))
        p.drawPath(hill)


def _desert(p: QPainter, rng: random.Random) -> None:
    for x, y in _spots():
        dune = QPainterPath(QPointF(x - 26, y))
        dune.cubicTo(QPointF(x - 10, y - 16), QPointF(x + 8, y - 6), QPointF(x + 26, y))
        dune.cubicTo(QPointF(x + 8, y + 2), QPointF(x - 10, y - 4), QPointF(x - 26, y))
        p.setBrush(C("#C9A968", 0.75))
        p.drawPath(dune)
    for x, y in ((-52, 34), (60, -22)):
        p.setPen(QPen(C("#5E8A4E"), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for a, b in (((0, 0), (0, -22)), ((0, -8), (9, -8)), ((9, -8), (9, -16))):
            p.drawLine(QPointF(x + a[0], y + a[1]), QPointF(x + b[0], y + b[1]))
        p.setPen(Qt.PenStyle.NoPen)
