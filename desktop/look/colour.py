"""Colours and how they are mixed. Nothing is black, nothing white: shadows drift to plum, lights to candle cream."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPen

Paint: TypeAlias = QColor | str

SHADE = QColor("#2A1626")
LIGHT = QColor("#FFF4DC")

INK, INK_SOFT, INK_FAINT = "#3A2A22", "#75604F", "#A8937E"
PAPER, PAPER_HI, PAPER_LINE = "#F8F0E0", "#FFFBF2", "#E2D2B6"
GOLD, JADE, CORAL, IRIS, IVORY = "#E0A526", "#15806F", "#CF4436", "#7459C9", "#FFF6E3"
DARK_INK, LIGHT_INK = "#24140E", "#FFFAF0"

WOOD = {"light": ("#C9995F", "#B98750", "#8E6236"), "dark": ("#4A3226", "#3F2A20", "#2A1B15")}


class SeatLook(NamedTuple):
    """A player's colour and the symbol that says the same without colour."""

    name: str
    colour: str
    symbol: str


# Lightness steps keep the six apart without hue.
SEATS: dict[str, SeatLook] = {
    seat.name: seat
    for seat in (
        SeatLook("red", "#C23B30", "disc"),
        SeatLook("blue", "#2C62B4", "diamond"),
        SeatLook("yellow", "#F0B63A", "triangle"),
        SeatLook("green", "#4FA36C", "square"),
        SeatLook("white", "#F2EBDD", "star"),
        SeatLook("black", "#4A4658", "cross"),
    )
}

# One accent a game: the line under its top bar, its prompt, the sides of its box.
ACCENTS: dict[str, str] = {
    "pagoda": "#A8382C",
    "istanbul": "#1F7F86",
    "fresco": "#B98E3E",
    "burano": "#E8756A",
    "catan_dice": "#C7762F",
}


def C(value: Paint, alpha: float | None = None) -> QColor:
    """A fresh QColor, with this opacity (0-1) if one is given."""
    colour = QColor(value)
    if alpha is not None:
        colour.setAlphaF(min(1.0, max(0.0, alpha)))
    return colour


def mix(a: Paint, b: Paint, t: float) -> QColor:
    """The colour t (0-1) of the way from a to b, opacity included."""
    one, two = QColor(a), QColor(b)
    t = min(1.0, max(0.0, t))
    return QColor.fromRgbF(
        one.redF() + (two.redF() - one.redF()) * t,
        one.greenF() + (two.greenF() - one.greenF()) * t,
        one.blueF() + (two.blueF() - one.blueF()) * t,
        one.alphaF() + (two.alphaF() - one.alphaF()) * t,
    )


def darker(colour: Paint, t: float) -> QColor:
    """Towards plum, never towards black."""
    return mix(colour, SHADE, t)


def lighter(colour: Paint, t: float) -> QColor:
    """Towards candle cream, never towards white."""
    return mix(colour, LIGHT, t)


def luminance(colour: Paint) -> float:
    """Relative luminance, 0-1 (WCAG 2)."""
    c = QColor(colour)
    parts = ((0.2126, c.redF()), (0.7152, c.greenF()), (0.0722, c.blueF()))
    return sum(w * (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4) for w, v in parts)


def contrast(a: Paint, b: Paint) -> float:
    """Contrast ratio of two opaque colours, 1-21 (WCAG 2)."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def ink_on(colour: Paint) -> QColor:
    """Dark or light ink, whichever reads on this colour."""
    return C(DARK_INK) if luminance(colour) > 0.20 else C(LIGHT_INK)


def vertical(rect: QRectF, *stops: Paint) -> QLinearGradient:
    """A fall of light from the top of a rectangle to its bottom, stops evenly spaced."""
    return _spread(QLinearGradient(rect.topLeft(), rect.bottomLeft()), stops)


def across(rect: QRectF, *stops: Paint) -> QLinearGradient:
    """The same from left to right."""
    return _spread(QLinearGradient(rect.topLeft(), rect.topRight()), stops)


def _spread(gradient: QLinearGradient, stops: tuple[Paint, ...]) -> QLinearGradient:
    for i, stop in enumerate(stops):
        gradient.setColorAt(i / (len(stops) - 1), QColor(stop))
    return gradient


def round_pen(colour: Paint, width: float = 1.0) -> QPen:
    """A pen with round ends and joins, as everything on this table is drawn."""
    return QPen(C(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
