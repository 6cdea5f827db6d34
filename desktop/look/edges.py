"""The last line round a piece: a cream rim that keeps dark pieces visible on walnut, or a strong edge for who asks for it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.look.colour import LIGHT, SHADE, C, Paint, luminance, round_pen

DARK_PIECE = 0.10  # luminance below which a piece would drown in walnut

_strong = False


def set_strong(on: bool) -> None:
    """A dark edge round every piece. Whoever keeps baked pixmaps must empty them."""
    global _strong
    _strong = on


def strong() -> bool:
    """Whether pieces wear a dark edge."""
    return _strong


def draw_edge(p: QPainter, outline: QPainterPath, colour: Paint, s: float) -> None:
    """The rim of a piece of main size s, if it needs one."""
    if _strong:
        pen = round_pen(C(SHADE, 0.90), max(1.4, s * 0.07))
    elif luminance(colour) < DARK_PIECE:
        pen = round_pen(C(LIGHT, 0.42), max(0.8, s * 0.035))
    else:
        return
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(pen)
    p.drawPath(outline)
