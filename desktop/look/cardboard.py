"""Punched tiles, recesses and linen cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen

from desktop.look.colour import GOLD, LIGHT, PAPER_HI, SHADE, C, Paint, darker, lighter, mix, vertical
from desktop.look.icons import draw_icon
from desktop.look.surface import rounded, soft_shadow, texture


def draw_tile(
    p: QPainter,
    rect: QRectF,
    colour: Paint,
    radius: float = 10,
    thick: float = 5,
    shadow: bool = True,
    grain: bool = True,
) -> QPainterPath:
    """A punched cardboard tile: grey-buff core at the front edge, printed face, bevel of light on the upper left."""
    face = rounded(rect, radius)
    if shadow:
        soft_shadow(p, rounded(rect.translated(0, thick), radius), 7 + thick * 0.6, 2, 3, 0.30)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(darker(mix(colour, "#B99F7C", 0.60), 0.30))
    p.drawPath(rounded(rect.adjusted(0, thick, 0, thick), radius))
    p.setBrush(mix(colour, "#CDB793", 0.70))
    p.drawPath(rounded(rect.adjusted(0, thick * 0.45, 0, thick * 0.45), radius))
    p.setBrush(vertical(rect, lighter(colour, 0.12), colour, darker(colour, 0.07)))
    p.drawPath(face)
    if grain:
        texture(p, face, "speckle", 0.55)
    bevel(p, rect, radius)
    return face


def bevel(p: QPainter, rect: QRectF, radius: float, strength: float = 0.45) -> None:
    g = QLinearGradient(rect.topLeft(), rect.bottomRight())
    g.setColorAt(0, C(LIGHT, strength))
    g.setColorAt(0.45, C(LIGHT, 0.06))
    g.setColorAt(0.60, C(SHADE, 0.04))
    g.setColorAt(1, C(SHADE, strength * 0.55))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QBrush(g), 1.6))
    p.drawRoundedRect(rect.adjusted(0.9, 0.9, -0.9, -0.9), radius - 0.9, radius - 0.9)


def draw_well(p: QPainter, rect: QRectF, radius: float, colour: Paint) -> None:
    """A recess printed or pressed into a board: dark at the upper left, light at the lower right."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(rect, darker(colour, 0.20), darker(colour, 0.08)))
    p.drawRoundedRect(rect, radius, radius)
    g = QLinearGradient(rect.topLeft(), rect.bottomRight())
    g.setColorAt(0, C(SHADE, 0.45))
    g.setColorAt(0.5, C(SHADE, 0.05))
    g.setColorAt(1, C(LIGHT, 0.55))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QBrush(g), 1.4))
    p.drawRoundedRect(rect.adjusted(0.7, 0.7, -0.7, -0.7), radius, radius)


def draw_card(
    p: QPainter, rect: QRectF, paper: Paint = PAPER_HI, radius: float | None = None, lift: float = 0
) -> QRectF:
    """A linen-finish card; returns the printed area inside the border."""
    radius = rect.width() * 0.075 if radius is None else radius
    path = rounded(rect, radius)
    soft_shadow(p, path, 6 + lift * 1.4, 1 + lift * 0.3, 2.5 + lift, 0.26)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(darker(paper, 0.28))
    p.drawPath(rounded(rect.translated(0, 1.5), radius))
    p.setBrush(vertical(rect, lighter(paper, 0.3), paper, darker(paper, 0.05)))
    p.drawPath(path)
    texture(p, path, "linen", 0.8)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C("#FFFFFF", 0.55), 1))
    p.drawRoundedRect(rect.adjusted(0.8, 0.8, -0.8, -0.8), radius - 0.5, radius - 0.5)
    m = rect.width() * 0.07
    return rect.adjusted(m, m, -m, -m)


def draw_card_back(p: QPainter, rect: QRectF, colour: Paint, glyph: str | None = None) -> None:
    inner = draw_card(p, rect, PAPER_HI)
    r = rect.width() * 0.05
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(inner, lighter(colour, 0.08), darker(colour, 0.16)))
    p.drawRoundedRect(inner, r, r)
    p.save()
    p.setClipPath(rounded(inner, r), Qt.ClipOperation.IntersectClip)
    p.setPen(QPen(C(LIGHT, 0.20), 1))
    step = rect.width() * 0.16
    n = int((inner.width() + inner.height()) / step) + 2
    for i in range(-n, n):
        p.drawLine(
            QPointF(inner.left() + i * step, inner.top()),
            QPointF(inner.left() + i * step + inner.height(), inner.bottom()),
        )
        p.drawLine(
            QPointF(inner.left() + i * step, inner.bottom()),
            QPointF(inner.left() + i * step + inner.height(), inner.top()),
        )
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(GOLD, 0.8), 1.2))
    p.drawRoundedRect(inner.adjusted(3, 3, -3, -3), r, r)
    if glyph:
        c, k = inner.center(), rect.width() * 0.24
        p.setPen(QPen(C(GOLD, 0.9), 1.2))
        p.setBrush(darker(colour, 0.10))
        p.drawEllipse(c, k, k)
        draw_icon(p, glyph, c.x(), c.y(), k * 1.35, lighter(GOLD, 0.35))
