"""Outlines of what is printed on the sheet, round their own middle, and how they are printed or filled in by crayon."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QTransform

from desktop.games.catan_dice.state import What
from desktop.look.colour import LIGHT, C, Paint, darker, round_pen
from desktop.look.surface import soft_shadow

INK = "#4A362B"


def hexagon(c: QPointF, r: float, pointed: bool = False) -> QPainterPath:
    """A hexagon with a corner to the right, or at the top."""
    start = 30 if pointed else 0
    path = QPainterPath()
    angles = [math.radians(start + 60 * i) for i in range(6)]
    path.addPolygon(QPolygonF([QPointF(c.x() + r * math.cos(a), c.y() + r * math.sin(a)) for a in angles]))
    path.closeSubpath()
    return path


def _polygon(points: tuple[tuple[float, float], ...], s: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x * s, y * s) for x, y in points]))
    path.closeSubpath()
    return path


def shape(what: What, s: float) -> QPainterPath:
    """The printed outline of a structure; `s` 1 on the wide Island One."""
    match what:
        case What.ROAD:
            path = QPainterPath()
            path.addRoundedRect(QRectF(-32 * s, -10 * s, 64 * s, 20 * s), 5 * s, 5 * s)
            return path
        case What.SETTLEMENT:
            return _polygon(((-19, 18), (-19, -5), (0, -24), (19, -5), (19, 18)), s)
        case What.CITY:
            return _polygon(((-34, 20), (-34, 0), (-8, 0), (-8, -13), (10, -30), (28, -13), (28, 20)), s)
        case What.CASTLE:
            return _polygon(
                ((-26, 24), (-26, -20), (-16, -20), (-16, -12), (-6, -12), (-6, -26), (6, -26), (6, -12), (16, -12),
                 (16, -20), (26, -20), (26, 24)), s,
            )  # fmt: skip
        case What.KNIGHT:
            head = QPainterPath()
            head.addEllipse(QPointF(0, -24 * s), 11 * s, 11 * s)
            body = QPainterPath(QPointF(-20 * s, 22 * s))
            body.cubicTo(QPointF(-20 * s, 6 * s), QPointF(-9 * s, 4 * s), QPointF(-9 * s, -18 * s))
            body.lineTo(QPointF(9 * s, -18 * s))
            body.cubicTo(QPointF(9 * s, 4 * s), QPointF(20 * s, 6 * s), QPointF(20 * s, 22 * s))
            body.closeSubpath()
            return head.united(body)


def placed(path: QPainterPath, c: QPointF, angle: float = 0.0) -> QPainterPath:
    """An outline moved to a place and turned."""
    return QTransform().translate(c.x(), c.y()).rotate(angle).map(path)


def crayon(p: QPainter, path: QPainterPath, colour: Paint, seed: int = 1) -> None:
    """Filled in by hand: flat colour with lighter strokes, as wax crayon leaves them."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(colour))
    p.drawPath(path)
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    rng, b = random.Random(seed), path.boundingRect()
    for i in range(int((b.width() + b.height()) / 3.2)):
        x = b.left() - b.height() + i * 3.2 + rng.uniform(-1, 1)
        p.setPen(QPen(C(LIGHT, rng.uniform(0.06, 0.34)), rng.uniform(0.6, 1.7)))
        p.drawLine(QPointF(x, b.bottom()), QPointF(x + b.height(), b.top()))
    p.restore()


def printed(p: QPainter, path: QPainterPath, colour: Paint | None = None, seed: int = 1, thick: float = 1.0) -> None:
    """An outline as printed; with a colour: filled in."""
    soft_shadow(p, path, 3 * thick, 0, 1.5 * thick, 0.30)
    if colour is not None:
        crayon(p, path, colour, seed)
        p.setPen(round_pen(darker(colour, 0.50), 2.2 * thick))
    else:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C("#FFFAEC"))
        p.drawPath(path)
        p.setPen(round_pen("#6B5546", 1.6 * thick))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(path)
