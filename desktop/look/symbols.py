"""The second mark of every colour: readable at 8 px by its outline, not by its hue."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from desktop.look.colour import SEATS, C, Paint, darker, lighter, round_pen

SYMBOLS = ("disc", "ring", "diamond", "triangle", "square", "star", "cross")
ON_PIECES, IN_TEXT = 1.5, 1.25  # how much the switch "larger symbols" enlarges

_larger = False


def set_larger(on: bool) -> None:
    """Symbols on pieces and in text grow. Whoever keeps baked pixmaps must empty them."""
    global _larger
    _larger = on


def larger() -> bool:
    """Whether symbols are drawn larger."""
    return _larger


def on_piece(r: float) -> float:
    """The radius for a symbol printed on a piece."""
    return r * ON_PIECES if _larger else r


def in_text(r: float) -> float:
    """The radius for a symbol in running text or a list."""
    return r * IN_TEXT if _larger else r


def symbol_path(kind: str, x: float, y: float, r: float) -> QPainterPath:
    """The outline of a symbol about x, y within radius r. KeyError if there is no such symbol."""
    path = QPainterPath()
    if kind == "disc":
        path.addEllipse(QPointF(x, y), r * 0.76, r * 0.76)
    elif kind == "ring":
        path.addEllipse(QPointF(x, y), r * 0.9, r * 0.9)
        path.addEllipse(QPointF(x, y), r * 0.48, r * 0.48)
    elif kind == "square":
        path.addRect(QRectF(x - r * 0.77, y - r * 0.77, r * 1.54, r * 1.54))
    else:
        path.addPolygon(QPolygonF([QPointF(x + dx * r, y + dy * r) for dx, dy in _CORNERS[kind]]))
    path.closeSubpath()
    return path


_A, _B = 0.92, 0.34
_CORNERS: dict[str, tuple[tuple[float, float], ...]] = {
    "diamond": ((0, -1), (0.8, 0), (0, 1), (-0.8, 0)),
    "triangle": ((0, -0.9), (0.95, 0.75), (-0.95, 0.75)),
    "star": tuple(
        (math.sin(i * math.pi / 5) * k, -math.cos(i * math.pi / 5) * k)
        for i in range(10)
        for k in ((1.05, 0.45)[i % 2],)
    ),
    "cross": (
        (-_B, -_A), (_B, -_A), (_B, -_B), (_A, -_B), (_A, _B), (_B, _B),
        (_B, _A), (-_B, _A), (-_B, _B), (-_A, _B), (-_A, -_B), (-_B, -_B),
    ),
}  # fmt: skip


def draw_symbol(p: QPainter, kind: str, x: float, y: float, r: float, colour: Paint) -> None:
    """A symbol filled with one colour, exactly as large as r says."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(colour))
    p.drawPath(symbol_path(kind, x, y, r))


def draw_seat_symbol(p: QPainter, x: float, y: float, r: float, seat: str, dark: bool = False) -> None:
    """A player's mark in running text: filled with the colour, edged so that white and yellow read on paper."""
    look = SEATS[seat]
    edge = lighter(look.colour, 0.45) if dark else darker(look.colour, 0.55)
    p.setBrush(C(look.colour))
    p.setPen(round_pen(edge, 1.2))
    p.drawPath(symbol_path(look.symbol, x, y, in_text(r)))
