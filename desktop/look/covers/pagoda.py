"""Cover: a tower before a huge pale moon, lanterns, clouds at its foot."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.look.colour import C, across, round_pen, vertical
from desktop.look.covers.strokes import H, W, cloud, glow, hill


def eave(cx: float, y: float, w: float, rise: float, lip: float) -> QPainterPath:
    """A curled pagoda roof: ridge half-width, sagging slope, upturned corners."""
    a = w / 2
    q = QPainterPath(QPointF(cx - a * 0.56, y - rise))
    q.cubicTo(
        QPointF(cx - a * 0.66, y - rise * 0.40),
        QPointF(cx - a * 0.90, y - lip * 0.1),
        QPointF(cx - a * 1.10, y - lip * 1.25),
    )
    q.cubicTo(
        QPointF(cx - a * 1.02, y + lip * 0.40),
        QPointF(cx - a * 0.80, y + lip * 0.75),
        QPointF(cx - a * 0.60, y + lip * 0.80),
    )
    q.lineTo(QPointF(cx + a * 0.60, y + lip * 0.80))
    q.cubicTo(
        QPointF(cx + a * 0.80, y + lip * 0.75),
        QPointF(cx + a * 1.02, y + lip * 0.40),
        QPointF(cx + a * 1.10, y - lip * 1.25),
    )
    q.cubicTo(
        QPointF(cx + a * 0.90, y - lip * 0.1), QPointF(cx + a * 0.66, y - rise * 0.40), QPointF(cx + a * 0.56, y - rise)
    )
    q.closeSubpath()
    return q


def paint(p: QPainter) -> None:
    """The picture without its title, 300 x 400 units."""
    p.fillRect(QRectF(0, 0, W, H), vertical(QRectF(0, 0, W, H), "#17384A", "#2F5F6B", "#D98B62", "#F3BE85", "#F7DCAE"))
    glow(p, 150, 196, 190, "#FFE9B8", 0.75)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#FFF1CF", 0.96))
    p.drawEllipse(QPointF(150, 190), 84, 84)
    hill(p, [(-5, 262), (60, 222), (118, 256), (190, 232), (250, 206), (305, 246)], C("#B8847A", 0.55))
    hill(p, [(-5, 296), (50, 268), (120, 292), (200, 262), (305, 290)], C("#7C6A79", 0.75))
    cloud(p, -30, 236, 150, C("#FFF3DB", 0.60))
    cloud(p, 196, 262, 150, C("#FFF3DB", 0.55))
    # the tower, from below upwards
    y, w, h = 358.0, 130.0, 44.5
    p.setBrush(C("#5C4A4C"))
    p.drawRoundedRect(QRectF(150 - 96, y - 2, 192, 16), 3, 3)
    p.setBrush(C("#7A6462"))
    p.drawRoundedRect(QRectF(150 - 84, y - 12, 168, 12), 3, 3)
    y -= 12
    for storey in range(4):
        body = QRectF(150 - w * 0.36, y - h, w * 0.72, h)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(across(body, "#8E2B28", "#5E1A20", "#3E1119"))
        p.drawRect(body)
        n = 5
        for i in range(n):
            x = body.left() + (i + 0.5) * body.width() / n
            if i % 2 == 1 or storey == 3:
                glow(p, x, y - h * 0.42, w * 0.13, "#FFD27A", 0.55)
                p.setBrush(C("#FFDC8E"))
                p.drawRoundedRect(QRectF(x - w * 0.042, y - h * 0.66, w * 0.084, h * 0.52), 2, 2)
                p.setPen(QPen(C("#7A2A22"), 1.2))
                p.drawLine(QPointF(x, y - h * 0.66), QPointF(x, y - h * 0.14))
                p.setPen(Qt.PenStyle.NoPen)
        for i in range(n + 1):
            x = body.left() + i * body.width() / n
            pill = QRectF(x - w * 0.022, y - h, w * 0.044, h)
            p.setBrush(across(pill, "#E8644A", "#B23428", "#7C2024"))
            p.drawRect(pill)
        p.setBrush(C("#D9A441"))
        p.drawRect(QRectF(body.left() - 3, y - h - 1, body.width() + 6, 3.2))
        p.setBrush(C("#2A0E16", 0.35))
        p.drawRect(QRectF(body.left(), y - h + 2, body.width(), h * 0.16))
        e = eave(150, y - h - 3, w * 1.16, h * 0.62, 9)
        p.setBrush(vertical(e.boundingRect(), "#3E7F78", "#235A5C", "#123338"))
        p.drawPath(e)
        p.save()
        p.setClipPath(e, Qt.ClipOperation.IntersectClip)
        p.setPen(QPen(C("#0E2A30", 0.35), 1.1))
        for i in range(-14, 15):
            p.drawLine(QPointF(150 + i * w * 0.024, y - h * 1.66), QPointF(150 + i * w * 0.048, y - h + 8))
        p.restore()
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(C("#E7B65A"), 1.5))
        p.drawPath(e)
        y -= h * 1.56
        w *= 0.80
        h *= 0.88
    p.setPen(round_pen(C("#E7B65A"), 3))
    p.drawLine(QPointF(150, y + 20), QPointF(150, y - 20))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#F2CB74"))
    for i, r in enumerate((5.5, 4.4, 3.3)):
        p.drawEllipse(QPointF(150, y + 8 - i * 9), r, r * 0.7)
    cloud(p, -20, 330, 150, C("#FFF0D4", 0.90))
    cloud(p, 180, 352, 170, C("#FFF0D4", 0.92))
    cloud(p, 20, 378, 240, C("#FFF6E4", 0.96))
    for x, yy, r in ((30, 128, 12), (270, 142, 13), (258, 96, 8), (46, 92, 7)):
        p.setPen(QPen(C("#2A1A20", 0.6), 1))
        p.drawLine(QPointF(x, yy - r * 1.2), QPointF(x, yy - r * 2.0))
        glow(p, x, yy, r * 2.6, "#FFB35C", 0.55)
        b = QRectF(x - r, yy - r * 0.95, 2 * r, r * 1.9)
        p.setBrush(across(b, "#FF9A5A", "#E4503A", "#A82B2A"))
        p.drawEllipse(b)
        p.setBrush(C("#F2CB74"))
        p.drawRoundedRect(QRectF(x - r * 0.5, yy - r * 1.12, r, r * 0.28), 1, 1)
        p.drawRoundedRect(QRectF(x - r * 0.5, yy + r * 0.84, r, r * 0.28), 1, 1)
        p.setPen(QPen(C("#F2CB74"), 1.3))
        p.drawLine(QPointF(x, yy + r * 1.1), QPointF(x, yy + r * 1.8))
        p.setPen(Qt.PenStyle.NoPen)
