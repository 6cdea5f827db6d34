"""Fish cards: eight silhouettes of one hand, and boats."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.games.burano.pieces import Fish
from desktop.look.cardboard import draw_card, draw_card_back
from desktop.look.colour import LIGHT, C, Paint, darker, ink_on, lighter, vertical
from desktop.look.icons import draw_icon
from desktop.look.surface import soft_shadow
from desktop.look.symbols import draw_symbol, on_piece

TINTS = {
    Fish.SARDINE: "#5C7C96", Fish.BASS: "#3F8F9A", Fish.EEL: "#6B7A3A", Fish.CUTTLEFISH: "#7A6AA8",
    Fish.OCTOPUS: "#A8548A", Fish.SHRIMP: "#D9745A", Fish.CRAB: "#C9453C", Fish.CLAM: "#B98E3E",
}  # fmt: skip
GLYPHS = {Fish.BASS: "flatfish", Fish.CUTTLEFISH: "squid", Fish.CRAB: "crab"}


def draw_fish_card(p: QPainter, fish: Fish, w: float, h: float) -> None:
    """A card round the origin; hidden ones show their back."""
    r = QRectF(-w / 2, -h / 2, w, h)
    if fish is Fish.HIDDEN:
        draw_card_back(p, r, "#2C6E86", "circling-fish")
        return
    draw_card(p, r, "#F2FAF4", w * 0.13)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(TINTS[fish], 0.16))
    p.drawRoundedRect(r.adjusted(w * 0.09, w * 0.09, -w * 0.09, -w * 0.09), w * 0.1, w * 0.1)
    draw_fish(p, fish, 0, 0, min(w, h) * 0.78)


def draw_fish(p: QPainter, fish: Fish, x: float, y: float, s: float) -> None:
    """A silhouette of size s, centred on x, y."""
    tint = TINTS[fish]
    if fish in GLYPHS:
        draw_icon(p, GLYPHS[fish], x, y, s, tint)
        return
    p.save()
    p.translate(x, y)
    p.scale(s / 100, s / 100)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(tint))
    _SHAPES[fish](p, tint)
    p.restore()


def _eye(p: QPainter, x: float, y: float, r: float = 4.5) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#F2FAF4"))
    p.drawEllipse(QPointF(x, y), r, r)


def _sardine(p: QPainter, tint: Paint) -> None:
    for y in (-18, 18):
        body = QPainterPath(QPointF(-46, y))
        body.quadTo(QPointF(-8, y - 26), QPointF(26, y))
        body.lineTo(QPointF(48, y - 14))
        body.lineTo(QPointF(42, y))
        body.lineTo(QPointF(48, y + 14))
        body.lineTo(QPointF(26, y))
        body.quadTo(QPointF(-8, y + 26), QPointF(-46, y))
        p.setBrush(C(tint))
        p.drawPath(body)
        _eye(p, -32, y - 3, 3.4)


def _eel(p: QPainter, tint: Paint) -> None:
    line = QPainterPath(QPointF(-40, -26))
    line.cubicTo(QPointF(10, -52), QPointF(44, -18), QPointF(4, -2))
    line.cubicTo(QPointF(-44, 16), QPointF(-8, 48), QPointF(44, 26))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(tint), 15, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.drawPath(line)
    p.setPen(QPen(C(LIGHT, 0.5), 2.6, Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap))
    p.drawPath(line)
    _eye(p, -38, -28, 3.6)


def _octopus(p: QPainter, tint: Paint) -> None:
    p.drawEllipse(QRectF(-27, -46, 54, 56))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(tint), 8.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for side in (-1, 1):
        for reach, low in ((44, 14), (34, 36), (14, 44)):
            arm = QPainterPath(QPointF(side * 14, 2))
            arm.cubicTo(
                QPointF(side * reach, 4), QPointF(side * reach * 0.7, low), QPointF(side * (reach + 2), low + 2)
            )
            p.drawPath(arm)
    _eye(p, -10, -18, 5)
    _eye(p, 10, -18, 5)


def _shrimp(p: QPainter, tint: Paint) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(7):
        a, b = math.radians(200 - i * 33), math.radians(200 - i * 33 - 26)
        r = 30.0
        p.setPen(QPen(C(tint), 22 - i * 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        p.drawLine(QPointF(r * math.cos(a), 2 - r * math.sin(a)), QPointF(r * math.cos(b), 2 - r * math.sin(b)))
    p.setPen(QPen(C(tint), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for dx in (-46, -38):
        p.drawLine(QPointF(-30, 12), QPointF(dx, 44))
    for i in range(3):
        p.drawLine(QPointF(-14 + i * 11, -16), QPointF(-8 + i * 8, 4))
    _eye(p, -30, 8, 3.6)


def _clam(p: QPainter, tint: Paint) -> None:
    shell = QPainterPath(QPointF(0, 38))
    shell.lineTo(QPointF(-46, -4))
    for i in range(5):
        left = -46 + i * 18.4
        shell.quadTo(QPointF(left + 9.2, -48 + abs(i - 2) * 10), QPointF(left + 18.4, -4 if i == 4 else -20))
    shell.closeSubpath()
    p.drawPath(shell)
    p.setPen(QPen(C("#F2FAF4", 0.8), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x in (-26, -9, 9, 26):
        p.drawLine(QPointF(x * 0.2, 28), QPointF(x, -16))


_SHAPES = {
    Fish.SARDINE: _sardine, Fish.EEL: _eel, Fish.OCTOPUS: _octopus, Fish.SHRIMP: _shrimp, Fish.CLAM: _clam,
}  # fmt: skip


def draw_boat(p: QPainter, s: float, colour: Paint, symbol: str) -> None:
    """A fishing boat round the origin, 2 s long."""
    hull = QPainterPath(QPointF(-s, -s * 0.30))
    hull.quadTo(QPointF(0, s * 0.10), QPointF(s, -s * 0.30))
    hull.quadTo(QPointF(s * 0.72, s * 0.56), QPointF(0, s * 0.56))
    hull.quadTo(QPointF(-s * 0.72, s * 0.56), QPointF(-s, -s * 0.30))
    soft_shadow(p, hull, 5, 2, 4, 0.34)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(hull.boundingRect(), lighter(colour, 0.22), darker(colour, 0.28)))
    p.drawPath(hull)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(LIGHT, 0.75), 1.6))
    rim = QPainterPath(QPointF(-s * 0.95, -s * 0.28))
    rim.quadTo(QPointF(0, s * 0.12), QPointF(s * 0.95, -s * 0.28))
    p.drawPath(rim)
    draw_symbol(p, symbol, 0, s * 0.22, on_piece(s * 0.28), C(ink_on(colour), 0.9))
