"""The wheelbarrow seen from above: wheel, handles, four tracks, hollows for rubies; extensions are slid in."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.games.istanbul.board import captions
from desktop.games.istanbul.board.layout import Layout
from desktop.games.istanbul.board.palette import BARROW, GOOD_COLOURS, GOOD_GLYPHS, ROWS
from desktop.look.cardboard import draw_tile, draw_well
from desktop.look.colour import LIGHT, SHADE, C, across, darker, ink_on, mix, vertical
from desktop.look.icons import draw_icon
from desktop.look.surface import rounded, soft_shadow
from desktop.look.words import CENTRE, LEFT, text


def draw_barrow(p: QPainter, spread: Layout, capacity: int, target: int) -> None:
    """Everything of it that never moves."""
    rect, k, load = spread.barrow, spread.k, spread.load
    for y in (rect.top() + 38 * k, rect.bottom() - 38 * k):
        handle = QRectF(rect.right() - 30 * k, y - 9 * k, 46 * k, 18 * k)
        soft_shadow(p, rounded(handle, 9 * k), 6 * k, 2, 4 * k, 0.3)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(vertical(handle, "#B5793F", "#7A4A2A"))
        p.drawPath(rounded(handle, 9 * k))
    wheel = QRectF(rect.left() - 2, rect.center().y() - 46 * k, 26 * k, 92 * k)
    soft_shadow(p, rounded(wheel, 12 * k), 6 * k, 2, 4 * k, 0.3)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(wheel, "#6E4328", "#9A6238", "#4A2C1E"))
    p.drawPath(rounded(wheel, 12 * k))
    draw_tile(p, load, BARROW, 16 * k, 8 * k)
    for i in range(1, 4):  # boards
        y = load.top() + load.height() * i / 4
        p.setPen(QPen(C("#5A3420", 0.45), 1.4))
        p.drawLine(QPointF(load.left() + 6, y), QPointF(load.right() - 6, y))
        p.setPen(QPen(C(LIGHT, 0.22), 1))
        p.drawLine(QPointF(load.left() + 6, y + 1.4), QPointF(load.right() - 6, y + 1.4))
    for line, good in enumerate(ROWS):
        _draw_track(p, spread, line, GOOD_COLOURS[good], GOOD_GLYPHS[good], capacity)
    first = spread.hollow(0)
    words = QRectF(load.left() + 16 * k, first.y() - 12, spread.socket_left * 1.0 - 30 * k, 24)
    text(p, words, captions.rubies(), 14 if k > 0.8 else 11, 700, "#FFF0D4", LEFT)
    for number in range(6):
        c, r = spread.hollow(number), spread.socket
        draw_well(p, QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), r, "#8A5A34")
        if number == 5 and target < 6:  # the sixth matters with two players only
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C(BARROW, 0.62))
            p.drawEllipse(c, r + 1, r + 1)


def _draw_track(p: QPainter, spread: Layout, line: int, colour: str, glyph: str, capacity: int) -> None:
    track, k = spread.track(line), spread.k
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(across(track, colour, darker(colour, 0.18)))
    p.drawPath(rounded(track, 9 * k))
    draw_icon(p, glyph, track.left() + 25 * k, track.center().y(), track.height() * 0.82, ink_on(colour))
    for number in range(6):
        space = spread.space(line, number)
        if number <= capacity:
            draw_space(p, space, colour, number, k)
        else:
            p.setPen(QPen(C(LIGHT, 0.45), 1.3, Qt.PenStyle.DashLine))
            p.setBrush(C(SHADE, 0.16))
            p.drawPath(rounded(space, 7 * k))


def draw_space(p: QPainter, space: QRectF, colour: str, number: int, k: float) -> None:
    """A numbered space of a track."""
    paper = "#BDB6AC" if number == 0 else mix(colour, "#F4E4C0", 0.78)
    draw_well(p, space, 7 * k, paper)
    text(p, space, str(number), max(10.5, 15 * k), 700, C(darker(colour, 0.45), 0.85), CENTRE, display=True)


def draw_strip(p: QPainter, spread: Layout, number: str) -> None:
    """An extension round its middle: one more space for every good, cut like a plank; unnumbered on its pile."""
    area, k = spread.strip(0), spread.k
    rect = QRectF(-area.width() / 2, -area.height() / 2, area.width(), area.height())
    draw_tile(p, rect, "#C08A50", 7 * k, 4 * k)
    c = area.center()
    for line, good in enumerate(ROWS):
        space = spread.space(line, 3).translated(-c.x(), -c.y())
        colour = GOOD_COLOURS[good]
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C(colour))
        p.drawRect(QRectF(rect.left() + 1, space.top() - 3.5 * k, rect.width() - 2, space.height() + 7 * k))
        if number:
            draw_space(p, space, colour, int(number), k)
        else:
            draw_well(p, space, 7 * k, mix(colour, "#F4E4C0", 0.78))
