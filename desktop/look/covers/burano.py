"""Cover: bright houses, a washing line, and the water that repeats the colours."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from desktop.look.colour import C, across, darker, lighter, round_pen, vertical
from desktop.look.covers.strokes import H, W
from desktop.look.surface import rounded, texture
from desktop.look.wood import draw_cube


def paint(p: QPainter) -> None:
    """The picture without its title, 300 x 400 units."""
    p.fillRect(QRectF(0, 0, W, H), vertical(QRectF(0, 0, W, H), "#5FB7D4", "#9BD6E2", "#FDE7BE", "#F9D29C"))
    p.setPen(Qt.PenStyle.NoPen)
    for x, y, s in ((46, 112, 1.1), (236, 104, 1.3), (150, 128, 0.8)):
        p.setBrush(C("#FFFFFF", 0.75))
        for dx, dy, r in ((-20, 3, 10), (-6, -3, 15), (11, -1, 12), (24, 4, 8)):
            p.drawEllipse(QPointF(x + dx * s, y + dy * s), r * s, r * s * 0.7)
    # the leaning bell tower
    p.save()
    p.translate(206, 300)
    p.rotate(4)
    b = QRectF(-15, -176, 30, 180)
    p.setBrush(across(b, "#E3A37C", "#C57C5B", "#96543F"))
    p.drawRect(b)
    p.setBrush(C("#6E3A30"))
    p.drawRoundedRect(QRectF(-8, -166, 6, 18), 3, 3)
    p.drawRoundedRect(QRectF(3, -166, 6, 18), 3, 3)
    p.setBrush(C("#F0E2CC"))
    p.drawRect(QRectF(-17, -178, 34, 5))
    p.drawRect(QRectF(-17, -142, 34, 4))
    p.setBrush(C("#8C3F35"))
    p.drawPolygon(QPolygonF([QPointF(-16, -178), QPointF(0, -214), QPointF(16, -178)]))
    p.restore()
    houses = (
        (-8, 62, 148, "#E4574F"),
        (54, 56, 176, "#F4B93E"),
        (110, 62, 138, "#3C8FB8"),
        (172, 54, 164, "#F0877A"),
        (226, 84, 150, "#57A773"),
    )
    ground = 306.0
    rng = random.Random(8)
    for x, w, h, c in houses:
        b = QRectF(x, ground - h, w, h)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(across(b, lighter(c, 0.16), c, darker(c, 0.16)))
        p.drawRect(b)
        texture(p, rounded(b, 0), "speckle", 0.8)
        p.setBrush(C("#A9533F"))
        p.drawPolygon(
            QPolygonF(
                [
                    QPointF(x - 3, ground - h),
                    QPointF(x + w + 3, ground - h),
                    QPointF(x + w - 4, ground - h - 13),
                    QPointF(x + 4, ground - h - 13),
                ]
            )
        )
        p.setPen(QPen(C("#7D372C", 0.6), 1))
        for i in range(int(w / 6)):
            p.drawLine(QPointF(x + 2 + i * 6, ground - h), QPointF(x + 6 + i * 5.4, ground - h - 13))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C("#FFF6E6"))
        p.drawRect(QRectF(x, ground - h, w, 4))
        if x in (54, 226):
            p.setBrush(C("#B5654B"))
            p.drawRect(QRectF(x + w * 0.62, ground - h - 30, 11, 22))
            p.setBrush(C("#8C4636"))
            p.drawRect(QRectF(x + w * 0.62 - 2, ground - h - 33, 15, 5))
        rows = int((h - 52) // 40)
        for r in range(rows):
            for k in range(2):
                wx, wy = x + w * (0.27 + 0.46 * k), ground - h + 22 + r * 40
                shut = ("#2F6B5E", "#FFF3DC", "#2C4F7C", "#7C3040", "#F6EBD6")[int(x) % 5]
                p.setBrush(C("#FFF8EA"))
                p.drawRoundedRect(QRectF(wx - 8, wy - 2, 16, 25), 2, 2)
                p.setBrush(C("#33495A"))
                p.drawRect(QRectF(wx - 6, wy, 12, 21))
                p.setBrush(C("#FFE1A0", 0.85 if rng.random() < 0.35 else 0.12))
                p.drawRect(QRectF(wx - 6, wy, 12, 21))
                p.setBrush(C(shut))
                p.drawRect(QRectF(wx - 14, wy - 1, 6, 23))
                p.drawRect(QRectF(wx + 8, wy - 1, 6, 23))
                p.setBrush(C("#8A4B34"))
                p.drawRect(QRectF(wx - 9, wy + 22, 18, 4))
                p.setBrush(C("#3F8A50"))
                p.drawEllipse(QRectF(wx - 9, wy + 18, 9, 7))
                p.drawEllipse(QRectF(wx, wy + 18, 9, 7))
                p.setBrush(C("#E4457A"))
                p.drawEllipse(QPointF(wx - 4, wy + 19), 2, 2)
                p.drawEllipse(QPointF(wx + 4, wy + 20), 2, 2)
        dx = x + w * 0.5
        p.setBrush(C("#FFF8EA"))
        p.drawRoundedRect(QRectF(dx - 11, ground - 37, 22, 37), 10, 10)
        p.setBrush(C(darker(c, 0.62)))
        p.drawRoundedRect(QRectF(dx - 8.5, ground - 34, 17, 36), 8, 8)
    # washing line
    line = QPainterPath(QPointF(80, 176))
    line.quadTo(QPointF(140, 206), QPointF(200, 182))
    p.setPen(QPen(C("#4A342C"), 1.2))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(line)
    p.setPen(Qt.PenStyle.NoPen)
    for i, c in enumerate(("#FFFDF6", "#E4574F", "#FFFDF6", "#2F7FA8", "#F4B93E")):
        q = line.pointAtPercent(0.14 + i * 0.17)
        p.setBrush(across(QRectF(q.x(), 0, 15, 1), lighter(c, 0.2), darker(c, 0.12)))
        p.drawPolygon(QPolygonF([q, q + QPointF(15, 3), q + QPointF(14, 25 + (i % 2) * 6), q + QPointF(0, 22)]))
    # quay and the water that repeats the colours
    p.setBrush(vertical(QRectF(0, ground, W, 12), "#EFE3CF", "#B9A58C"))
    p.drawRect(QRectF(0, ground, W, 11))
    p.fillRect(QRectF(0, ground + 11, W, 90), vertical(QRectF(0, ground + 11, W, 83), "#2D8E99", "#15606F"))
    for x, w, _h, c in houses:
        for i in range(11):
            y = ground + 14 + i * 8
            ww = w * (1 - i * 0.05)
            p.setBrush(C(lighter(c, 0.15), 0.62 - i * 0.048))
            p.drawRoundedRect(QRectF(x + (w - ww) / 2 + math.sin(i * 1.7 + x) * 5, y, ww, 4.4), 2.2, 2.2)
    hull = QPainterPath(QPointF(60, 352))
    hull.cubicTo(QPointF(96, 366), QPointF(196, 366), QPointF(244, 346))
    hull.cubicTo(QPointF(236, 372), QPointF(216, 384), QPointF(160, 384))
    hull.cubicTo(QPointF(108, 384), QPointF(74, 376), QPointF(60, 352))
    p.setBrush(C("#0B3A46", 0.45))
    p.drawEllipse(QPointF(154, 386), 92, 7)
    p.setBrush(vertical(hull.boundingRect(), "#FFF4DF", "#E24C46", "#8E2430"))
    p.drawPath(hull)
    p.setPen(QPen(C("#FFFDF4"), 3))
    p.setBrush(Qt.BrushStyle.NoBrush)
    rim = QPainterPath(QPointF(60, 352))
    rim.cubicTo(QPointF(96, 366), QPointF(196, 366), QPointF(244, 346))
    p.drawPath(rim)
    draw_cube(p, 118, 346, 12, "#F4B93E", shadow=False)
    draw_cube(p, 141, 350, 12, "#57A773", shadow=False)
    draw_cube(p, 164, 350, 12, "#3C8FB8", shadow=False)
    draw_cube(p, 141, 331, 12, "#F0877A", shadow=False)
    p.setPen(round_pen(C("#FFFFFF", 0.6), 1.6))
    for x, y, long in ((20, 372, 26), (252, 384, 30), (34, 392, 18), (262, 356, 18)):
        p.drawLine(QPointF(x, y), QPointF(x + long, y))
