"""The picture of every place."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.istanbul.board.palette import PLACE_COLOURS
from desktop.games.istanbul.pieces import Place
from desktop.look.colour import darker, mix, vertical
from desktop.look.icons import draw_icon


def draw_scene(p: QPainter, place: Place) -> None:
    """The scene of a place in a window of 80 x 96 units; the caller clips it."""
    colour = PLACE_COLOURS[place]
    p.fillRect(
        QRectF(0, 0, 80, 96), vertical(QRectF(0, 0, 80, 96), darker(colour, 0.3), colour, mix(colour, "#F6C777", 0.6))
    )
    draw_icon(p, "camel", 40, 52, 50, "#FFF3D8")
