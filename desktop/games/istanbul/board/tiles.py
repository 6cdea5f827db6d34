"""The sixteen places as printed: kilim head, scalloped number, picture in an arch, and what one gets there."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from desktop.games.istanbul.board import captions, printing
from desktop.games.istanbul.board.cards import ogee
from desktop.games.istanbul.board.palette import BRICK, CREAM, EARTH, PLACE_COLOURS, TILE
from desktop.games.istanbul.board.prints import draw_print
from desktop.games.istanbul.board.scenes import draw_scene
from desktop.games.istanbul.data import Data
from desktop.games.istanbul.pieces import Place
from desktop.look.cardboard import bevel, draw_tile
from desktop.look.colour import C, Paint, darker, ink_on, lighter, vertical
from desktop.look.surface import rounded, soft_shadow
from desktop.look.words import CENTRE, LEFT, elide, font_for, text, text_width


def scallop(x: float, y: float, r: float) -> QPainterPath:
    """A round plaque with twelve scallops."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addEllipse(QPointF(x, y), r * 0.92, r * 0.92)
    for i in range(12):
        a = i * math.pi / 6
        path.addEllipse(QPointF(x + r * 0.82 * math.cos(a), y + r * 0.82 * math.sin(a)), r * 0.25, r * 0.25)
    return path


def draw_plaque(p: QPainter, x: float, y: float, r: float, words: str, colour: Paint = BRICK) -> None:
    """The number of a place."""
    path = scallop(x, y, r)
    soft_shadow(p, path, r * 0.15, r * 0.05, r * 0.1, 0.28)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(CREAM))
    p.drawPath(path)
    p.setBrush(C(colour))
    p.drawEllipse(QPointF(x, y), r * 0.76, r * 0.76)
    text(p, QRectF(x - r, y - r, 2 * r, 2 * r), words, r * 0.86, 700, CREAM, CENTRE, display=True)


def draw_place(p: QPainter, rect: QRectF, place: Place, k: float, data: Data) -> None:
    """A whole tile without its pieces."""
    colour = PLACE_COLOURS[place]
    draw_tile(p, rect, TILE, 12 * k, 6 * k)
    _draw_head(p, rect, colour, k)
    bevel(p, rect, 12 * k)
    _draw_name(p, rect, captions.place(place), colour, k)
    draw_plaque(p, rect.left() + 25 * k, rect.top() + 21 * k, 21 * k, str(int(place)))
    draw_window(p, printing.arch(rect, k), place)
    if k > 0.8:
        words = captions.deed(place)
        box = QRectF(rect.left() + 99 * k, rect.top() + 44 * k, rect.width() - 104 * k, 20 * k)
        text(p, box, elide(words, font_for(words, 13, 600), box.width()), 13, 600, EARTH, LEFT)
    draw_print(p, rect, place, k, data)


def _draw_head(p: QPainter, rect: QRectF, colour: str, k: float) -> None:
    head = QRectF(rect.left(), rect.top(), rect.width(), printing.HEAD * k)
    p.save()
    p.setClipPath(rounded(rect, 12 * k), Qt.ClipOperation.IntersectClip)
    p.fillRect(head, vertical(head, lighter(colour, 0.10), darker(colour, 0.12)))
    p.setPen(Qt.PenStyle.NoPen)
    step = rect.width() / 19
    for i in range(19):  # a fringe, like the edge of a kilim
        x, y = rect.left() + i * step, head.bottom()
        p.setBrush(darker(colour, 0.12))
        p.drawPolygon(QPolygonF([QPointF(x, y), QPointF(x + step / 2, y + step / 2), QPointF(x + step, y)]))
        p.setBrush(C("#F4D58B"))
        p.drawEllipse(QPointF(x + step / 2, y + step * 0.68), 1.4 * k, 1.4 * k)
    for i in range(38):  # a woven stripe of lozenges along the upper edge
        x, y, s = rect.left() + (i + 0.5) * step / 2, rect.top() + 4.2 * k, step * 0.19
        p.setBrush(C("#FFF0CC", 0.42 if i % 2 else 0.20))
        p.drawPolygon(QPolygonF([QPointF(x - s, y), QPointF(x, y - s), QPointF(x + s, y), QPointF(x, y + s)]))
    p.restore()


def _draw_name(p: QPainter, rect: QRectF, name: str, colour: str, k: float) -> None:
    box = QRectF(rect.left() + 51 * k, rect.top() + 4 * k, rect.width() - 57 * k, (printing.HEAD - 4) * k)
    size = 15.5 if k > 0.8 else 11.5
    wide = text_width(name, size, 800)
    if wide > box.width():
        size = max(9.5, size * box.width() / wide)
    ink = ink_on(darker(colour, 0.02))
    text(p, box, name, size, 800, ink, LEFT)


def draw_window(p: QPainter, arch: QRectF, place: Place) -> None:
    """The picture of a place in its ogee arch."""
    colour, path = PLACE_COLOURS[place], ogee(arch)
    s = arch.width() / 80
    soft_shadow(p, path, 3 * s, 1, 1, 0.18)
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.translate(arch.left(), arch.top())
    p.scale(s, arch.height() / 96)
    draw_scene(p, place)
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(CREAM), 3 * s))
    p.drawPath(path)
    p.setPen(QPen(darker(colour, 0.25), 1.2 * s))
    p.drawPath(path)
