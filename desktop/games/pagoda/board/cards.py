"""Building cards, flat tiles, ability markers."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.games.pagoda.board.hues import glyph, hue
from desktop.games.pagoda.colour import Colour
from desktop.look.cardboard import draw_card, draw_card_back, draw_tile
from desktop.look.colour import LIGHT, PAPER_HI, C, darker, vertical
from desktop.look.icons import draw_icon
from desktop.look.surface import rounded, soft_shadow, texture
from desktop.look.wood import draw_cube

CARD = 1.5  # height of a card to its width
BACK = "#7E2F2A"


def draw_building_card(p: QPainter, colour: Colour, w: float) -> None:
    """A card of a colour round the origin, `w` wide."""
    rect = QRectF(-w / 2, -w * CARD / 2, w, w * CARD)
    if colour is Colour.HIDDEN:
        draw_card_back(p, rect, BACK, "pagoda")
        return
    paint = hue(colour)
    inner = draw_card(p, rect, PAPER_HI)
    field = rounded(inner, w * 0.05)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(inner, paint, paint, darker(paint, 0.20)))
    p.drawPath(field)
    p.save()
    p.setClipPath(field, Qt.ClipOperation.IntersectClip)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(LIGHT, 0.16), max(0.6, w * 0.009)))
    s = w * 0.115
    for j in range(-1, int(inner.height() / s) + 3):  # wave scales, drawn thin
        for i in range(-1, int(inner.width() / (2 * s)) + 2):
            x, y = inner.left() + i * 2 * s + (j % 2) * s, inner.top() + j * s * 0.62
            for k in (1, 0.62):
                p.drawArc(QRectF(x - s * k, y - s * k, 2 * s * k, 2 * s * k), 0, 180 * 16)
    p.restore()
    texture(p, field, "speckle", 0.5)
    k = w * 0.315
    p.setPen(QPen(C("#F4D58B"), w * 0.018))
    p.setBrush(C(darker(paint, 0.30), 0.55))
    p.drawEllipse(QPointF(0, 0), k, k)
    p.setPen(QPen(C("#F4D58B", 0.5), 1))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawEllipse(QPointF(0, 0), k * 0.90, k * 0.90)
    draw_icon(p, glyph(colour), 0, 0, k * 1.34, "#FFF4DC")
    if w > 50:
        for sign in (-1, 1):
            x, y = sign * (inner.width() / 2 - w * 0.12), sign * (inner.height() / 2 - w * 0.12)
            draw_icon(p, glyph(colour), x, y, w * 0.15, C("#FFF4DC", 0.9))


def draw_flat_tile(p: QPainter, colour: Colour, spots: Colour, w: float, h: float) -> None:
    """A tile as it lies beside the board: its colour, and the four spots with theirs; round the origin."""
    rect = QRectF(-w / 2, -h / 2, w, h)
    draw_tile(p, rect, hue(colour), w * 0.18, w * 0.09, shadow=False, grain=False)
    for dx in (-0.25, 0.25):
        for dy in (-0.25, 0.25):
            p.setPen(QPen(C("#FFF6E2", 0.95), w * 0.04))
            p.setBrush(C(hue(spots)))
            p.drawEllipse(QPointF(dx * w, dy * h), w * 0.145, w * 0.145)
    draw_icon(p, glyph(spots), 0, 0, w * 0.30, C("#FFF6E2"))


def draw_marker(p: QPainter, colour: str, symbol: str, s: float) -> None:
    """A player's cube, standing on the origin's cell."""
    draw_cube(p, 0, -s * 0.25, s, colour, symbol)


def draw_start_marker(p: QPainter, r: float) -> None:
    """The starting player's round marker with the sign of double happiness, drawn stroke by stroke; round the origin."""
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), r, r)
    soft_shadow(p, disc.translated(0, r * 0.14), r * 0.3, 1, 2, 0.28)
    p.setPen(QPen(C("#E8B84A"), r * 0.13))
    p.setBrush(C("#A8201A"))
    p.drawPath(disc)
    p.setPen(QPen(C("#FFE9B0"), max(0.8, r * 0.085)))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for side in (-1, 1):
        x = side * r * 0.3
        half = r * 0.24
        for y, k in ((-0.52, 0.9), (-0.28, 0.6), (0.22, 1.2)):
            p.drawLine(QPointF(x - half * k, y * r), QPointF(x + half * k, y * r))
        p.drawLine(QPointF(x, -0.68 * r), QPointF(x, -0.28 * r))
        p.drawRect(QRectF(x - half * 0.62, -0.14 * r, half * 1.24, 0.17 * r))
        for tick in (-0.5, 0.5):
            p.drawLine(QPointF(x + tick * half, 0.1 * r), QPointF(x + tick * half * 0.7, 0.2 * r))
        p.drawRect(QRectF(x - half * 0.72, 0.36 * r, half * 1.44, 0.24 * r))
