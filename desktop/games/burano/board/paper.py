"""The printed lagoon: water and routes, islands, ports, lace quarter, quay, plaza."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient

from desktop.games.burano.board import captions
from desktop.games.burano.board.hues import BROWN, HUES
from desktop.games.burano.board.layout import ISLANDS, ISLE, LACE, PLAZA, PORTS, QUAY, Layout
from desktop.games.burano.board.setting import Setting
from desktop.games.burano.box import Box, Square
from desktop.look.cardboard import draw_tile, draw_well
from desktop.look.colour import C, darker, ink_on, lighter, vertical
from desktop.look.icons import draw_icon
from desktop.look.marks import halo
from desktop.look.surface import rounded, texture
from desktop.look.symbols import draw_symbol
from desktop.look.tokens import draw_coin
from desktop.look.words import CENTRE, LEFT, elide, font_for, text

BOARD = QRectF(0, 0, 984, 594)


def draw_lagoon(p: QPainter, spread: Layout, of: Setting) -> None:
    """Everything of the lagoon, in its own units."""
    p.save()
    p.translate(spread.board.topLeft())
    p.scale(spread.s, spread.s)
    least = 11.5 / spread.s  # words stay readable on the small board
    face = draw_tile(p, BOARD, "#2C8E97", 18, 8)
    p.save()
    p.setClipPath(face, Qt.ClipOperation.IntersectClip)
    _water(p)
    _routes(p, of.box)
    p.restore()
    for n in range(of.box.lagoon.islands):
        letter = "ABCD"[of.box.letter_islands.index(n)] if n in of.box.letter_islands else ""
        _isle(p, n, letter, least)
    for x in PORTS:
        _port(p, x)
    _lace(p, of, least)
    _quay(p, least)
    _plaza(p, least)
    p.restore()
    _cells(p, spread, of.box)


def _water(p: QPainter) -> None:
    g = QRadialGradient(QPointF(484, 288), 640)
    g.setColorAt(0, C("#7FD0CB", 0.9))
    g.setColorAt(0.5, C("#48A9AD", 0.5))
    g.setColorAt(1, C("#1C7080", 0.25))
    p.fillRect(BOARD, g)
    rng = random.Random(3)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(120):
        x, y, s = rng.uniform(0, 984), rng.uniform(0, 594), rng.uniform(9, 18)
        w = QPainterPath(QPointF(x, y))
        w.quadTo(QPointF(x + s * 0.5, y - s * 0.4), QPointF(x + s, y))
        w.quadTo(QPointF(x + s * 1.5, y - s * 0.4), QPointF(x + s * 2, y))
        p.setPen(QPen(C("#EFFFFB", rng.uniform(0.12, 0.34)), 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawPath(w)


def _routes(p: QPainter, box: Box) -> None:
    pen = QPen(C("#F6FFFB", 0.9), 3, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.2, 2.8])
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    islands = box.lagoon.islands
    for a in range(len(box.lagoon.names)):
        for b in box.lagoon.near[a]:
            if a < b:
                p.drawPath(_route(a, b, islands))


def _route(a: int, b: int, islands: int) -> QPainterPath:
    """A route between two sea areas: along the rim to a port, straight otherwise."""

    def middle(area: int) -> QPointF:
        if area >= islands:
            return QPointF(PORTS[area - islands] + 19, 306)
        x, y = ISLANDS[area]
        return QPointF(x + ISLE.width() / 2, y + 46)

    start, end = middle(a), middle(b)
    path = QPainterPath(start)
    if (a >= islands) != (b >= islands):
        port, isle = (start, end) if a >= islands else (end, start)
        path.quadTo(QPointF(port.x(), isle.y()), end)
    else:
        path.lineTo(end)
    return path


def _isle(p: QPainter, n: int, letter: str, least: float) -> None:
    x, y = ISLANDS[n]
    q = QPainterPath(QPointF(x + 6, y + 42))
    q.cubicTo(QPointF(x - 4, y + 4), QPointF(x + 46, y + 2), QPointF(x + 100, y + 5))
    q.cubicTo(QPointF(x + 170, y - 2), QPointF(x + 222, y + 8), QPointF(x + 210, y + 46))
    q.cubicTo(QPointF(x + 200, y + 86), QPointF(x + 20, y + 88), QPointF(x + 6, y + 42))
    halo(p, q, "#E8FFF6", 7, 0.5)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#F1DDAE"))
    p.drawPath(q)
    c = q.boundingRect().center()
    p.save()
    p.translate(c)
    p.scale(0.93, 0.86)
    p.translate(-c)
    p.setBrush(vertical(q.boundingRect(), "#A6C97A", "#7FAE5C"))
    p.drawPath(q)
    p.restore()
    texture(p, q, "speckle", 0.6)
    size = max(13.0, least)
    words = elide(captions.island(n), font_for("", size, 700), 136)
    text(p, QRectF(x + 30, y + 6, 150, 24), words, size, 700, "#2C3D24", CENTRE)
    if letter:
        p.setPen(QPen(C("#FFF6E2"), 1.2))
        p.setBrush(C("#5C7B42"))
        p.drawEllipse(QPointF(x + 32, y + 32), 10, 10)
        text(p, QRectF(x + 20, y + 20, 24, 24), letter, max(12.0, least * 0.9), 700, "#FFFAF0", CENTRE)
    for k in range(3):
        draw_well(p, QRectF(x + 52 + k * 40, y + 30, 34, 36), 5, "#8FB566")


def _port(p: QPainter, x: float) -> None:
    r = QRectF(x, 200, 38, 212)
    draw_tile(p, r, "#A9794A", 8, 5)
    p.setPen(QPen(C("#5A3420", 0.5), 1.2))
    for i in range(1, 12):
        p.drawLine(QPointF(r.left() + 3, r.top() + i * 17.6), QPointF(r.right() - 3, r.top() + i * 17.6))
    for k in range(4):
        draw_well(p, QRectF(r.left() + 4, r.top() + 8 + k * 51, 30, 44), 5, "#B98E60")


def _lace(p: QPainter, of: Setting, least: float) -> None:
    draw_tile(p, LACE, "#EFE4CC", 12, 6)
    size = max(17.0, least)
    text(p, QRectF(LACE.left() + 16, LACE.top() + 5, 300, 28), captions.lace(), size, 700, BROWN, LEFT, display=True)
    columns = of.box.data.lace.columns
    for n, square in enumerate(of.squares):
        _square(p, _lace_rect(n, columns), square)
    for n, square in enumerate(of.squares):  # seams last, so that no neighbour covers them
        if square.colour is not None:
            _seams(p, n, of.squares, columns, square)


def _lace_rect(n: int, columns: int) -> QRectF:
    return QRectF(LACE.left() + 11 + n % columns * 52, LACE.top() + 38 + n // columns * 51, 52, 51)


def _square(p: QPainter, q: QRectF, square: Square) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    if square.colour is None:
        p.setPen(QPen(C("#C9B78F", 0.8), 1, Qt.PenStyle.DashLine))
        p.drawRoundedRect(q.adjusted(4, 4, -4, -4), 5, 5)
        return
    hue, symbol = HUES[square.colour]
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(q, lighter(hue, 0.28), lighter(hue, 0.06)))
    p.drawRect(q)
    texture(p, rounded(q, 0), "linen", 0.9)
    p.setPen(QPen(C("#FFFFFF", 0.6), 1, Qt.PenStyle.DotLine))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawRoundedRect(q.adjusted(5, 5, -5, -5), 5, 5)
    if square.coin:
        draw_coin(p, q.center().x() + 9, q.center().y() + 8, 10, "1")
        draw_symbol(p, symbol, q.left() + 16, q.top() + 16, 6, C(ink_on(hue), 0.5))
    else:
        draw_symbol(p, symbol, q.center().x(), q.center().y(), 8, C(ink_on(hue), 0.45))


def _seams(p: QPainter, n: int, squares: tuple[Square, ...], columns: int, square: Square) -> None:
    assert square.colour is not None
    q = _lace_rect(n, columns)
    pen = QPen(darker(HUES[square.colour][0], 0.5), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    p.setPen(pen)
    row, column = divmod(n, columns)
    for dr, dc, a, b in (
        (-1, 0, q.topLeft(), q.topRight()),
        (1, 0, q.bottomLeft(), q.bottomRight()),
        (0, -1, q.topLeft(), q.bottomLeft()),
        (0, 1, q.topRight(), q.bottomRight()),
    ):
        r, c = row + dr, column + dc
        inside = 0 <= r < len(squares) // columns and 0 <= c < columns
        if not inside or squares[r * columns + c].colour != square.colour:
            p.drawLine(a, b)


def _quay(p: QPainter, least: float) -> None:
    draw_tile(p, QUAY, "#E9DCC0", 12, 6)
    for x, words in ((14, captions.buildings()), (206, captions.catch())):
        text(p, QRectF(QUAY.left() + x, QUAY.top() + 4, 170, 24), words, max(14.0, least), 700, BROWN, LEFT)
    for k in range(4):
        draw_well(p, QRectF(QUAY.left() + 14 + k * 46, QUAY.top() + 30, 42, 80), 5, "#DCCBA6")
        draw_well(p, QRectF(QUAY.left() + 206 + k * 43, QUAY.top() + 30, 39, 80), 5, "#DCCBA6")


def _plaza(p: QPainter, least: float) -> None:
    draw_tile(p, PLAZA, "#EFE6D6", 14, 7)
    at = QRectF(PLAZA.left() + 16, PLAZA.top() + 5, 300, 26)
    text(p, at, captions.town(), max(18.0, least), 700, BROWN, LEFT, display=True)


def _cells(p: QPainter, spread: Layout, box: Box) -> None:
    town, ground = box.town, set(box.town.ground)
    k = spread.side_of_cell(town) / 50 * spread.s
    for n in range(town.cells):
        m = 2.5 * k
        q = spread.cell(n, town).adjusted(m, m, -m, -m)
        if n == town.fountain:
            continue
        if n in ground:
            draw_well(p, q, 5 * k, "#DFD0B4")
            continue
        p.setPen(Qt.PenStyle.NoPen)  # paving, never built on
        p.setBrush(C("#E8DDC8"))
        p.drawRoundedRect(q, 5 * k, 5 * k)
        p.setPen(QPen(C("#D6C8AC"), 1))
        d = 7 * k
        p.drawLine(q.topLeft() + QPointF(d, d), q.bottomRight() - QPointF(d, d))
        p.drawLine(q.topRight() + QPointF(-d, d), q.bottomLeft() + QPointF(d, -d))
    c = spread.cell(town.fountain, town).center()
    for r, hue in ((22, "#B7A88D"), (19.5, "#E9DFCB"), (15, "#4FB3BE"), (11, "#8FD8DC")):
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C(hue))
        p.drawEllipse(c, r * k, r * k)
    draw_icon(p, "water-fountain", c.x(), c.y() - 2 * k, 20 * k, "#FFFFFF")
