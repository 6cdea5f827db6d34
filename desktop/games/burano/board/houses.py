"""Houses of the main island and the roofs that lie on them, seen from the south."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QTransform

from desktop.games.burano.board.hues import HUES, ROOF_GLYPHS
from desktop.games.burano.box import Roof
from desktop.games.burano.pieces import Colour, Symbol
from desktop.look.cardboard import draw_tile
from desktop.look.colour import LIGHT, C, darker, ink_on, lighter, vertical
from desktop.look.icons import draw_icon
from desktop.look.surface import rounded, soft_shadow
from desktop.look.symbols import draw_symbol, on_piece
from desktop.look.wood import draw_cube
from desktop.look.words import CENTRE, text

STOREY = 0.36  # of a cell: low blocks, so that a row hides little of the row behind it


def draw_building_cube(p: QPainter, colour: Colour, s: float) -> None:
    """A cube round the origin, its symbol in the plane of the top face; `s` is the edge."""
    hue, symbol = HUES[colour]
    draw_cube(p, 0, 0, s, hue, shadow=False)
    p.save()
    p.setTransform(QTransform(0.866, -0.5, 0.866, 0.5, 0, -s / 2), True)
    draw_symbol(p, symbol, 0, 0, on_piece(s * 0.29), C(ink_on(hue), 0.9))
    p.restore()


def draw_house(p: QPainter, colour: Colour, side: float, level: int) -> None:
    """A house round the middle of its foot; `side` is the cell's."""
    hue, symbol = HUES[colour]
    h = side * STOREY
    s = side * (0.88 if level == 1 else 0.78)
    foot = QRectF(-s / 2, -s / 2, s, s)
    if level == 1:
        soft_shadow(p, rounded(foot, 4), 5, 4, 4, 0.28)
    front = QRectF(-s / 2, s / 2 - h, s, h)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(front, darker(hue, 0.10), darker(hue, 0.30)))
    p.drawRoundedRect(front, 3, 3)
    trim = "#FFFBF0" if colour is not Colour.WHITE else "#B9A58C"
    for dx in (-0.26, 0.26):
        w = QRectF(dx * s - s * 0.09, front.top() + h * 0.26, s * 0.18, h * 0.40)
        p.setBrush(C(trim))
        p.drawRect(w)
        p.setBrush(C("#33495A"))
        p.drawRect(w.adjusted(1.2, 1.2, -1.2, -1.2))
    d = QRectF(-s * 0.085, front.bottom() - h * 0.62, s * 0.17, h * 0.62)
    p.setBrush(C(trim))
    p.drawRoundedRect(d, 2, 2)
    p.setBrush(darker(hue, 0.62))
    p.drawRoundedRect(d.adjusted(1.2, 1.2, -1.2, 0), 1.5, 1.5)
    top = QRectF(-s / 2, -s / 2 - h, s, s)
    g = QLinearGradient(top.topLeft(), top.bottomRight())
    g.setColorAt(0, lighter(hue, 0.36))
    g.setColorAt(1, lighter(hue, 0.04))
    p.setBrush(g)
    p.drawRoundedRect(top, 4, 4)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(LIGHT, 0.55), 1.4))
    p.drawRoundedRect(top.adjusted(1, 1, -1, -1), 3, 3)
    draw_symbol(p, symbol, 0, -h, on_piece(s * 0.20), C(ink_on(hue), 0.85))
    if level > 1:
        r = max(6.5, side * 0.17)
        badge = QPointF(s * 0.42, -h - s * 0.40)
        p.setPen(QPen(C("#FFF6E2"), 1.4))
        p.setBrush(C("#5A3226"))
        p.drawEllipse(badge, r, r)
        box = QRectF(badge.x() - r, badge.y() - r, 2 * r, 2 * r)
        text(p, box, str(level), r * 1.35, 700, "#FFF6E2", CENTRE, display=True)


def roof_rect(side: float) -> QRectF:
    """A roof round its middle, lying from left to right; `side` is a cell's."""
    return QRectF(-side * 1.44, -side * 0.36, side * 2.88, side * 0.72)


def draw_roof(p: QPainter, roof: Roof, side: float) -> None:
    """A roof three cells long round its middle: its first colour at the left, the second at the right."""
    r = roof_rect(side)
    soft_shadow(p, rounded(r, 6), 6, 2, 3, 0.34)
    p.setPen(QPen(C("#7E3A28"), 1.6))
    p.setBrush(vertical(r, "#D98459", "#BE6340"))
    p.drawRoundedRect(r, 6, 6)
    p.setPen(QPen(C("#8E4329", 0.55), 1.2))
    step = side * 0.18
    for i in range(1, int(r.width() / step)):
        x = r.left() + i * step
        p.drawLine(QPointF(x, r.top() + 2), QPointF(x, r.bottom() - 2))
    for at, colour in ((-1, roof.a), (1, roof.b)):
        hue, symbol = HUES[colour]
        e = QRectF(at * side - side * 0.36, -side * 0.29, side * 0.72, side * 0.58)
        p.setPen(QPen(C("#FFF6E2"), 1.4))
        p.setBrush(C(hue))
        p.drawRoundedRect(e, 4, 4)
        draw_symbol(p, symbol, e.center().x(), e.center().y(), on_piece(side * 0.17), C(ink_on(hue), 0.88))
    p.setPen(QPen(C("#FFF6E2"), 1.4))
    p.setBrush(C("#8E4329"))
    p.drawEllipse(QPointF(0, 0), side * 0.27, side * 0.27)
    draw_icon(p, ROOF_GLYPHS[roof.symbol], 0, 0, side * 0.38, "#FFF1D8")
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(LIGHT, 0.5), 1.2))
    p.drawRoundedRect(r.adjusted(1.4, 1.4, -1.4, -1.4), 5, 5)


def draw_roof_stack(p: QPainter, symbol: Symbol, w: float, h: float, count: int, size: float) -> None:
    """A stack of roofs with their colours down, round the origin."""
    r = QRectF(-w / 2, -h / 2, w, h)
    if count:
        depth = min(4, 1 + count // 3)
        for k in range(depth, -1, -1):
            draw_tile(p, r.translated(0, k * 2.0), "#C96F49", 6, 2, shadow=k == depth, grain=False)
    draw_icon(p, ROOF_GLYPHS[symbol], 0, -h * 0.12, min(w, h) * 0.56, "#FFF1D8" if count else C("#8E4329", 0.5))
    text(p, QRectF(-w / 2, h * 0.18, w, h * 0.30), str(count), size, 700, "#FFF1D8" if count else "#8E4329", CENTRE)
