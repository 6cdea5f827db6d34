"""Cover: a dome from below, half of it painted, and the painter on his scaffold."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from desktop.look.colour import C, across, darker, lighter, round_pen, vertical
from desktop.look.covers.strokes import H, W, glow
from desktop.look.symbols import draw_symbol


def paint(p: QPainter) -> None:
    """The picture without its title, 300 x 400 units."""
    p.fillRect(QRectF(0, 0, W, H), vertical(QRectF(0, 0, W, H), "#E9D9BD", "#DEC7A1"))
    cx, cy = 150.0, 236.0
    paints = ["#B5432F", "#D98A2B", "#2F6A9E", "#3F7F5B", "#7B3F73", "#C8702E"]
    # dome from below: rings of wedges, the left half still bare plaster with its underdrawing
    for ring, (r0, r1) in enumerate(((196, 258), (132, 190), (82, 126))):
        n = 16 if ring < 2 else 12
        for i in range(n):
            a0, a1 = i * 360 / n + 1.0, (i + 1) * 360 / n - 1.0
            mid = math.radians((a0 + a1) / 2)
            painted = math.cos(mid + 0.5) > -0.12 + 0.18 * math.sin(i * 2.3 + ring)
            q = QPainterPath()
            q.arcMoveTo(QRectF(cx - r1, cy - r1, 2 * r1, 2 * r1), -a0)
            q.arcTo(QRectF(cx - r1, cy - r1, 2 * r1, 2 * r1), -a0, -(a1 - a0))
            q.arcTo(QRectF(cx - r0, cy - r0, 2 * r0, 2 * r0), -a1, (a1 - a0))
            q.closeSubpath()
            mx, my = cx + (r0 + r1) / 2 * math.cos(mid), cy + (r0 + r1) / 2 * math.sin(mid)
            p.setPen(Qt.PenStyle.NoPen)
            if painted:
                c = paints[(i * (2 if ring else 1) + ring * 2) % len(paints)]
                g = QRadialGradient(QPointF(cx, cy), r1)
                g.setColorAt(r0 / r1, lighter(c, 0.25))
                g.setColorAt(1, darker(c, 0.18))
                p.setBrush(g)
                p.drawPath(q)
                p.save()
                p.translate(mx, my)
                p.rotate(math.degrees(mid) + 90)
                s = (r1 - r0) * 0.30
                p.setBrush(C("#F3DFA6", 0.92))
                if (i + ring) % 3 == 0:
                    for k in range(8):
                        p.save()
                        p.rotate(k * 45)
                        p.drawEllipse(QPointF(0, -s * 0.62), s * 0.17, s * 0.36)
                        p.restore()
                    p.setBrush(C(c))
                    p.drawEllipse(QPointF(0, 0), s * 0.24, s * 0.24)
                elif (i + ring) % 3 == 1:
                    draw_symbol(p, "star", 0, 0, s * 0.8, C("#F6E3AC"))
                else:
                    leaf = QPainterPath(QPointF(0, s))
                    leaf.cubicTo(QPointF(-s, s * 0.2), QPointF(-s * 0.5, -s * 0.6), QPointF(0, -s))
                    leaf.cubicTo(QPointF(s * 0.5, -s * 0.6), QPointF(s, s * 0.2), QPointF(0, s))
                    p.drawPath(leaf)
                    p.setPen(QPen(C(c), 1.4))
                    p.drawLine(QPointF(0, s * 0.8), QPointF(0, -s * 0.6))
                p.restore()
            else:
                p.setBrush(C("#F1E5CE"))
                p.drawPath(q)
                pen = QPen(C("#A9653F", 0.60), 1.1, Qt.PenStyle.CustomDashLine)
                pen.setDashPattern([3, 2])
                p.setPen(pen)
                p.setBrush(Qt.BrushStyle.NoBrush)
                s = (r1 - r0) * 0.28
                p.drawEllipse(QPointF(mx, my), s, s)
                p.drawLine(QPointF(mx - s, my), QPointF(mx + s, my))
                p.drawLine(QPointF(mx, my - s), QPointF(mx, my + s))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for r in (193, 129, 79):
        for c, w in (("#8A5A23", 6), ("#E2B75B", 4), ("#FBE7AE", 1.2)):
            p.setPen(QPen(C(c), w))
            p.drawEllipse(QPointF(cx, cy), r, r)
    sky = QRadialGradient(QPointF(cx - 16, cy - 24), 100)
    sky.setColorAt(0, C("#E4F1EF"))
    sky.setColorAt(0.55, C("#8FC0D4"))
    sky.setColorAt(1, C("#3E7FA8"))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(sky)
    p.drawEllipse(QPointF(cx, cy), 76, 76)
    p.save()
    clip = QPainterPath()
    clip.addEllipse(QPointF(cx, cy), 76, 76)
    p.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    glow(p, cx - 22, cy - 26, 60, "#FFF4CF", 0.9)
    for x, y, s in ((104, 262, 1.0), (178, 214, 0.9), (150, 288, 1.2)):
        p.setBrush(C("#FFFDF4", 0.92))
        for dx, dy, r in ((-18, 3, 10), (-6, -3, 14), (9, -1, 12), (21, 4, 8)):
            p.drawEllipse(QPointF(x + dx * s, y + dy * s), r * s, r * s * 0.78)
    p.setPen(round_pen(C("#2F4F66"), 2))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for x, y, s in ((170, 250, 8), (190, 238, 6), (138, 218, 5)):
        w = QPainterPath(QPointF(x - s, y - s * 0.3))
        w.quadTo(QPointF(x - s * 0.3, y - s * 0.7), QPointF(x, y))
        w.quadTo(QPointF(x + s * 0.3, y - s * 0.7), QPointF(x + s, y - s * 0.3))
        p.drawPath(w)
    p.restore()
    # scaffold, painter and pots in the foreground
    dark = C("#3B211C")
    p.setPen(round_pen(dark, 6))
    p.drawLine(QPointF(22, 404), QPointF(34, 322))
    p.drawLine(QPointF(150, 404), QPointF(142, 342))
    p.drawLine(QPointF(26, 396), QPointF(146, 350))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#5A3526"))
    p.drawRoundedRect(QRectF(-4, 334, 172, 11), 3, 3)
    p.setBrush(C("#8B5A3A"))
    p.drawRoundedRect(QRectF(-4, 333, 172, 4), 2, 2)
    fig = QPainterPath(QPointF(56, 334))
    fig.cubicTo(QPointF(58, 306), QPointF(62, 288), QPointF(74, 276))
    fig.cubicTo(QPointF(88, 268), QPointF(98, 276), QPointF(100, 292))
    fig.cubicTo(QPointF(103, 308), QPointF(106, 322), QPointF(110, 334))
    fig.closeSubpath()
    p.setBrush(across(fig.boundingRect(), "#8C3A34", "#6A2530", "#471724"))
    p.drawPath(fig)
    p.setPen(round_pen(C("#6A2530"), 10))
    p.drawLine(QPointF(96, 284), QPointF(124, 262))
    p.setPen(round_pen(C("#E2B48C"), 6))
    p.drawLine(QPointF(124, 262), QPointF(132, 255))
    p.setPen(round_pen(C("#6B4226"), 3))
    p.drawLine(QPointF(128, 260), QPointF(150, 232))
    p.setPen(round_pen(C("#C2452F"), 5))
    p.drawLine(QPointF(150, 232), QPointF(155, 225))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#E2B48C"))
    p.drawEllipse(QPointF(90, 262), 12, 13)
    p.setBrush(C("#2E4A63"))
    hat = QPainterPath(QPointF(74, 258))
    hat.cubicTo(QPointF(72, 240), QPointF(104, 238), QPointF(106, 254))
    hat.cubicTo(QPointF(98, 250), QPointF(86, 252), QPointF(74, 258))
    p.drawPath(hat)
    for x, c in ((18, "#2F6A9E"), (40, "#D98A2B"), (132, "#B5432F"), (154, "#3F7F5B")):
        b = QRectF(x - 9, 317, 18, 17)
        p.setBrush(across(b, "#E7D6B8", "#C9AE85", "#8E7350"))
        p.drawRoundedRect(b, 3, 3)
        p.setBrush(C(c))
        p.drawEllipse(QRectF(x - 9, 313, 18, 8))
    fade = QLinearGradient(0, 0, 0, 112)
    fade.setColorAt(0, C("#F4E8D0", 0.98))
    fade.setColorAt(0.66, C("#F4E8D0", 0.90))
    fade.setColorAt(1, C("#F4E8D0", 0))
    p.fillRect(QRectF(0, 0, W, 112), fade)
