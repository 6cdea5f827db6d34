"""Resources as pictures, on paper and on dice: a silhouette each, so that colour is never alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.games.catan_dice.faces import Face
from desktop.look.colour import GOLD, C, darker
from desktop.look.dice import draw_die
from desktop.look.icons import draw_icon
from desktop.look.symbols import draw_symbol
from desktop.look.tokens import draw_coin

GLYPHS = {
    Face.BRICK: ("brick-wall", "#B2452C"), Face.LUMBER: ("wood-pile", "#7A4B28"), Face.WOOL: ("sheep", "#77736A"),
    Face.GRAIN: ("wheat", "#B07C0C"), Face.ORE: ("stone-pile", "#454A58"),
}  # fmt: skip


def draw_resource(p: QPainter, face: Face, x: float, y: float, s: float) -> None:
    """A resource on paper, centred on x, y."""
    if face is Face.GOLD:
        draw_coin(p, x, y, s * 0.42, "")
        draw_symbol(p, "star", x, y, s * 0.24, darker(GOLD, 0.5))
    elif face in GLYPHS:
        glyph, colour = GLYPHS[face]
        draw_icon(p, glyph, x, y, s, colour)


def draw_resource_die(p: QPainter, face: Face, s: float) -> None:
    """A wooden die round the origin that shows a resource; BLANK shows bare wood."""
    draw_die(p, 0, 0, s, "#F1DFBC")
    if face is Face.GOLD:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C("#E0A526"))
        p.drawEllipse(QPointF(0, 0), s * 0.30, s * 0.30)
        p.setPen(QPen(C("#9A6A0C"), s * 0.03))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawEllipse(QPointF(0, 0), s * 0.25, s * 0.25)
        draw_symbol(p, "star", 0, 0, s * 0.16, "#7A5208")
    elif face in GLYPHS:
        glyph, colour = GLYPHS[face]
        draw_icon(p, glyph, 1, 1.4, s * 0.66, C("#FFFFFF", 0.6))
        draw_icon(p, glyph, 0, 0, s * 0.66, colour)
