"""Coins, score tokens and gems."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from desktop.look.colour import GOLD, LIGHT, C, Paint, darker, ink_on, lighter, round_pen
from desktop.look.surface import soft_shadow
from desktop.look.words import CENTRE, text


def draw_coin(p: QPainter, x: float, y: float, r: float, words: str = "", colour: Paint = GOLD) -> None:
    disc = QPainterPath()
    disc.addEllipse(QPointF(x, y), r, r)
    soft_shadow(p, disc, r * 0.32, r * 0.08, r * 0.16, 0.30)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(darker(colour, 0.45))
    p.drawEllipse(QPointF(x, y + r * 0.14), r, r)
    g = QLinearGradient(x - r, y - r, x + r, y + r)
    g.setColorAt(0, lighter(colour, 0.62))
    g.setColorAt(0.5, colour)
    g.setColorAt(1, darker(colour, 0.28))
    p.setBrush(g)
    p.drawEllipse(QPointF(x, y), r, r)
    g2 = QLinearGradient(x - r, y - r, x + r, y + r)
    g2.setColorAt(0, darker(colour, 0.22))
    g2.setColorAt(1, lighter(colour, 0.42))
    p.setBrush(g2)
    p.drawEllipse(QPointF(x, y), r * 0.80, r * 0.80)
    p.setBrush(lighter(colour, 0.10))
    p.drawEllipse(QPointF(x, y), r * 0.74, r * 0.74)
    if words:
        box = QRectF(x - r, y - r * 1.02, 2 * r, 2 * r)
        text(p, box.translated(0, r * 0.07), words, r * 1.05, 700, lighter(colour, 0.55), CENTRE, display=True)
        text(p, box, words, r * 1.05, 700, darker(colour, 0.58), CENTRE, display=True)


def draw_score_token(p: QPainter, x: float, y: float, r: float, words: str, colour: Paint) -> None:
    hexagon = QPainterPath()
    hexagon.addPolygon(
        QPolygonF([QPointF(x + r * math.sin(i * math.pi / 3), y - r * math.cos(i * math.pi / 3)) for i in range(6)])
    )
    hexagon.closeSubpath()
    soft_shadow(p, hexagon.translated(0, r * 0.16), r * 0.3, 1, 2, 0.28)
    p.setPen(round_pen(darker(colour, 0.5), r * 0.16))
    p.setBrush(darker(colour, 0.5))
    p.drawPath(hexagon.translated(0, r * 0.16))
    p.setPen(round_pen(QColor(colour), r * 0.16))
    p.setBrush(QColor(colour))
    p.drawPath(hexagon)
    p.setPen(QPen(C(LIGHT, 0.55), 1.2))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.save()
    p.translate(x, y)
    p.scale(0.84, 0.84)
    p.translate(-x, -y)
    p.drawPath(hexagon)
    p.restore()
    text(p, QRectF(x - r, y - r, 2 * r, 2 * r), words, r * 0.80, 700, ink_on(colour), CENTRE, display=True)


def draw_gem(p: QPainter, x: float, y: float, r: float, colour: Paint = "#C41F3B") -> None:
    n = 6
    outer = [
        QPointF(x + r * math.sin(i * 2 * math.pi / n + 0.5), y - r * 0.92 * math.cos(i * 2 * math.pi / n + 0.5))
        for i in range(n)
    ]
    inner = [
        QPointF(
            x + r * 0.52 * math.sin(i * 2 * math.pi / n + 0.5),
            y - r * 0.08 - r * 0.48 * math.cos(i * 2 * math.pi / n + 0.5),
        )
        for i in range(n)
    ]
    path = QPainterPath()
    path.addPolygon(QPolygonF(outer))
    path.closeSubpath()
    soft_shadow(p, path, r * 0.3, r * 0.1, r * 0.2, 0.30)
    p.setPen(Qt.PenStyle.NoPen)
    for i in range(n):
        j = (i + 1) % n
        m = (outer[i] + outer[j]) / 2 - QPointF(x, y)
        facing = (-m.x() * 0.6 - m.y()) / r
        p.setBrush(lighter(colour, 0.10 + 0.55 * facing) if facing > 0 else darker(colour, -0.42 * facing))
        p.drawPolygon(QPolygonF([outer[i], outer[j], inner[j], inner[i]]))
    g = QLinearGradient(x - r * 0.5, y - r * 0.5, x + r * 0.5, y + r * 0.5)
    g.setColorAt(0, lighter(colour, 0.55))
    g.setColorAt(1, colour)
    p.setBrush(g)
    p.drawPolygon(QPolygonF(inner))
    p.setBrush(C("#FFFFFF", 0.85))
    p.drawEllipse(QPointF(x - r * 0.26, y - r * 0.34), r * 0.10, r * 0.07)
