"""Cover: a hexagon island under a poster sun, and three dice tumbling towards us."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from desktop.look.colour import IVORY, LIGHT, C, across, darker, lighter, round_pen, vertical
from desktop.look.covers.strokes import H, W, glow
from desktop.look.dice import draw_die


def hex_path(cx: float, cy: float, r: float, k: float = 1.0, turn: float = 0.0) -> QPainterPath:
    q = QPainterPath()
    q.addPolygon(
        QPolygonF(
            [
                QPointF(
                    cx + r * math.cos(math.radians(60 * i + turn)), cy + r * k * math.sin(math.radians(60 * i + turn))
                )
                for i in range(6)
            ]
        )
    )
    q.closeSubpath()
    return q


def paint(p: QPainter) -> None:
    """The picture without its title, 300 x 400 units."""
    p.fillRect(QRectF(0, 0, W, H), vertical(QRectF(0, 0, W, H), "#F5A04A", "#FAC873", "#FDE6B4"))
    p.setPen(Qt.PenStyle.NoPen)
    p.save()
    p.translate(150, 182)
    for _ in range(24):
        p.rotate(15)
        p.setBrush(C("#FFF3CB", 0.26))
        p.drawPolygon(QPolygonF([QPointF(0, 0), QPointF(-14, -330), QPointF(14, -330)]))
    p.restore()
    glow(p, 150, 178, 130, "#FFF7DC", 0.9)
    p.setBrush(C("#FFF5D4"))
    p.drawEllipse(QPointF(150, 174), 50, 50)
    p.fillRect(QRectF(0, 206, W, 200), vertical(QRectF(0, 206, W, 194), "#63B4C4", "#2B86A6", "#17597F"))
    p.setPen(round_pen(C("#FFFFFF", 0.40), 1.6))
    rng = random.Random(11)
    for _ in range(44):
        x, y = rng.uniform(-10, W), rng.uniform(212, 396)
        p.drawLine(QPointF(x, y), QPointF(x + (y - 190) * 0.12, y))
    # hexagon island, near tiles last
    size, k = 37.0, 0.52
    tiles = [
        (-1, -1, "#6FA34A", "sheep"),
        (1, -1, "#8D8A92", "ore"),
        (0, -2, "#2F6B45", "wood"),
        (-1, 1, "#D9A93B", "wheat"),
        (0, 0, "#C4733C", "brick"),
        (1, 1, "#6FA34A", "sheep"),
        (-2, 0, "#2F6B45", "wood"),
        (2, 0, "#D9A93B", "wheat"),
        (0, 2, "#D9A93B", "wheat"),
    ]
    cx0, cy0 = 150, 256
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#F6E2AE", 0.85))
    p.drawEllipse(QPointF(cx0, cy0 + 12), 146, 74)
    p.setBrush(C("#BFE5DF", 0.45))
    p.drawEllipse(QPointF(cx0, cy0 + 14), 158, 84)
    p.setBrush(C("#F3DDA6"))
    p.drawEllipse(QPointF(cx0, cy0 + 10), 138, 68)
    for q, r, c, kind in sorted(tiles, key=lambda t: t[1]):
        x, y = cx0 + q * size * 1.5 * 0.96, cy0 + r * size * 0.866 * k
        h = hex_path(x, y, size * 0.97, k)
        p.setPen(Qt.PenStyle.NoPen)
        for i in range(9, 0, -1):
            p.setBrush(darker(c, 0.42 if i > 2 else 0.3))
            p.drawPath(h.translated(0, i))
        p.setBrush(vertical(h.boundingRect(), lighter(c, 0.26), c))
        p.drawPath(h)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(C(LIGHT, 0.55), 1.3))
        p.drawPath(h)
        p.setPen(Qt.PenStyle.NoPen)
        if kind == "wood":
            for dx, dy, s in ((-15, -3, 13), (2, -8, 15), (15, -2, 12), (-6, 6, 15), (10, 7, 13)):
                p.setBrush(C("#5A3A26"))
                p.drawRect(QRectF(x + dx - 1.5, y + dy - 2, 3, 6))
                for j in range(3):
                    p.setBrush(across(QRectF(x + dx - s / 2, 0, s, 1), "#5E9A5A", "#2C6440", "#1A4530"))
                    p.drawPolygon(
                        QPolygonF(
                            [
                                QPointF(x + dx - s * (0.5 - j * 0.1), y + dy - j * s * 0.38),
                                QPointF(x + dx, y + dy - s * 0.75 - j * s * 0.38),
                                QPointF(x + dx + s * (0.5 - j * 0.1), y + dy - j * s * 0.38),
                            ]
                        )
                    )
        elif kind == "ore":
            for dx, dy, s in ((-12, 6, 22), (12, 7, 19), (0, 2, 31)):
                p.setBrush(C("#A7A4AE"))
                p.drawPolygon(
                    QPolygonF(
                        [
                            QPointF(x + dx - s * 0.62, y + dy),
                            QPointF(x + dx, y + dy - s),
                            QPointF(x + dx + s * 0.1, y + dy),
                        ]
                    )
                )
                p.setBrush(C("#6F6B78"))
                p.drawPolygon(
                    QPolygonF(
                        [
                            QPointF(x + dx, y + dy - s),
                            QPointF(x + dx + s * 0.62, y + dy),
                            QPointF(x + dx + s * 0.1, y + dy),
                        ]
                    )
                )
                p.setBrush(C("#FFFDF6"))
                p.drawPolygon(
                    QPolygonF(
                        [
                            QPointF(x + dx - s * 0.2, y + dy - s * 0.68),
                            QPointF(x + dx, y + dy - s),
                            QPointF(x + dx + s * 0.2, y + dy - s * 0.68),
                            QPointF(x + dx + s * 0.05, y + dy - s * 0.56),
                        ]
                    )
                )
        elif kind == "wheat":
            p.save()
            p.setClipPath(h, Qt.ClipOperation.IntersectClip)
            for j in range(-4, 5):
                p.setPen(QPen(C("#F4D472") if j % 2 else C("#B98424"), 2.6))
                p.drawLine(QPointF(x - size, y + j * 6 + 8), QPointF(x + size, y + j * 6 - 8))
            p.restore()
        elif kind == "sheep":
            for dx, dy in ((-14, -3), (10, -6), (0, 8)):
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(C("#FFFBF0"))
                p.drawEllipse(QRectF(x + dx - 8, y + dy - 9, 16, 10))
                p.setBrush(C("#4A3B38"))
                p.drawEllipse(QRectF(x + dx + 5, y + dy - 8, 6, 5))
                p.drawRect(QRectF(x + dx - 5, y + dy, 2, 3))
                p.drawRect(QRectF(x + dx + 2, y + dy, 2, 3))
        else:
            for dx, dy, s in ((-10, 7, 16), (9, 7, 19)):
                mound = QPainterPath(QPointF(x + dx - s, y + dy))
                mound.cubicTo(
                    QPointF(x + dx - s * 0.6, y + dy - s * 0.95),
                    QPointF(x + dx + s * 0.6, y + dy - s * 0.95),
                    QPointF(x + dx + s, y + dy),
                )
                mound.closeSubpath()
                p.setBrush(across(mound.boundingRect(), "#DA8A50", "#B05A30", "#87401F"))
                p.drawPath(mound)
    for x, y, s in ((150, 252, 0.9), (88, 286, 0.8)):
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C("#FFF4DE"))
        p.drawRect(QRectF(x - 8 * s, y - 13 * s, 16 * s, 13 * s))
        p.setBrush(C("#B4322C"))
        p.drawPolygon(
            QPolygonF([QPointF(x - 11 * s, y - 13 * s), QPointF(x, y - 24 * s), QPointF(x + 11 * s, y - 13 * s)])
        )
        p.setBrush(C("#5A3A30"))
        p.drawRect(QRectF(x - 2.5 * s, y - 8 * s, 5 * s, 8 * s))
    for x, y in ((34, 222),):
        p.setBrush(C("#6B3B2A"))
        p.drawPolygon(
            QPolygonF([QPointF(x - 16, y), QPointF(x + 16, y), QPointF(x + 10, y + 8), QPointF(x - 10, y + 8)])
        )
        p.setBrush(C("#FFF8E8"))
        sail = QPainterPath(QPointF(x, y - 30))
        sail.quadTo(QPointF(x + 20, y - 18), QPointF(x + 12, y - 2))
        sail.lineTo(QPointF(x, y - 2))
        sail.closeSubpath()
        p.drawPath(sail)
        p.drawPolygon(QPolygonF([QPointF(x - 2, y - 26), QPointF(x - 2, y - 2), QPointF(x - 13, y - 2)]))
    draw_die(p, 66, 356, 58, IVORY, glyph="wheat", ink="#B5830F", turn=-14)
    draw_die(p, 238, 352, 58, IVORY, glyph="wood-pile", ink="#2F6B45", turn=12)
    draw_die(p, 152, 348, 66, "#C23B30", glyph="brick-pile", ink="#FFF2DC", turn=3)
