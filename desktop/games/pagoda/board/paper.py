"""What never changes: the ink-wash board with its rim and foundations, the boards beside it."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from desktop.games.pagoda.board import captions
from desktop.games.pagoda.board.building import draw_foundation
from desktop.games.pagoda.board.hues import glyph, hue
from desktop.games.pagoda.board.layout import RIM_CELLS, SITES, Layout
from desktop.games.pagoda.colour import ABILITIES, COLOURS, Colour
from desktop.look import theme
from desktop.look.cardboard import draw_tile, draw_well
from desktop.look.colour import SHADE, C, across, darker, ink_on, mix, vertical
from desktop.look.icons import draw_icon
from desktop.look.surface import rounded
from desktop.look.words import CENTRE, LEFT, engraved, text

BROWN = "#5A3226"
ORDER = tuple(Colour(ability) for ability in ABILITIES)  # rows and columns of the tables, as on the architect board


def draw_rim(p: QPainter, spread: Layout) -> None:
    """The board's frame with the score track."""
    s = spread.scale
    draw_tile(p, spread.board, "#8E3B2E", 16 * s, 8 * s)
    for k in range(RIM_CELLS):
        r = spread.cell(k).adjusted(2.5 * s, 2.5 * s, -2.5 * s, -2.5 * s)
        ten = k % 10 == 0
        p.setPen(QPen(C(SHADE, 0.25), 1))
        p.setBrush(C("#E9B95A") if ten else C("#EBD9B4"))
        p.drawPath(rounded(r, 6 * s))
        text(p, r, str(k), max(9.5, (15 if ten else 13) * s), 700, "#6A3226", CENTRE, display=True)


def draw_field(p: QPainter, spread: Layout) -> None:
    """Mountains in ink wash under a low sun, drifting mist, six foundations."""
    inner, s = spread.field, spread.scale
    field = rounded(inner, 10 * s)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(inner, "#F5E9CB", "#F1DFBA", "#E6CE9E"))
    p.drawPath(field)
    p.save()
    p.setClipPath(field, Qt.ClipOperation.IntersectClip)
    p.translate(inner.topLeft())
    p.scale(s, s)
    wide, high = inner.width() / s, inner.height() / s
    sun = QPointF(250, 84)
    g = QRadialGradient(sun, 70)
    for at, a in ((0, 0.62), (0.8, 0.48), (0.82, 0.0)):
        g.setColorAt(at, C("#E88A5A", a))
    p.setBrush(g)
    p.drawEllipse(sun, 70, 70)
    rng = random.Random(5)
    for base, rise, a in ((150, 74, 0.13), (204, 62, 0.16), (262, 46, 0.20)):
        _ridge(p, rng, wide, high, base, rise, a)
    for x, y, w in ((70, 120, 150), (330, 168, 180), (640, 96, 150), (790, 190, 170)):
        p.setBrush(C("#FFF9EA", 0.62))
        for dx, dy, part in ((0, 0, 1), (0.18, -0.075, 0.6), (-0.12, 0.075, 0.62)):
            p.drawPath(rounded(QRectF(x + dx * w, y + dy * w, part * w, w * 0.085), w * 0.042))
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C("#6E2A22", 0.8), 1.4))
    p.drawPath(field)
    p.setPen(QPen(C("#D9A441", 0.9), 1.4))
    p.drawPath(rounded(inner.adjusted(4, 4, -4, -4), 8 * s))
    for site in range(SITES):
        foot = spread.foot(site)
        draw_foundation(p, foot.x(), foot.y(), s)


def _ridge(p: QPainter, rng: random.Random, wide: float, high: float, base: float, rise: float, a: float) -> None:
    path = QPainterPath(QPointF(0, high))
    x = -20.0
    path.lineTo(QPointF(x, base))
    while x < wide + 60:
        step, peak = rng.uniform(60, 130), rng.uniform(0.2, 1) * rise
        path.cubicTo(
            QPointF(x + step * 0.35, base - peak * 0.1),
            QPointF(x + step * 0.38, base - peak),
            QPointF(x + step * 0.5, base - peak),
        )
        path.cubicTo(
            QPointF(x + step * 0.66, base - peak), QPointF(x + step * 0.62, base - peak * 0.1),
            QPointF(x + step, base + rng.uniform(-6, 6)),
        )  # fmt: skip
        x += step
    path.lineTo(QPointF(wide + 60, high))
    path.closeSubpath()
    g = QLinearGradient(0, base - rise, 0, base + 90)
    g.setColorAt(0, C("#3E5A5C", a * 1.9))
    g.setColorAt(1, C("#3E5A5C", 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(g)
    p.drawPath(path)


def matrix_cell(spread: Layout, colour: Colour, spots: Colour) -> QRectF:
    """Where a tile lies in the table of those left: a row a colour, a column a colour of spots."""
    box = spread.tiles
    k = box.width() / 230
    dy = (box.height() - 70 * k) / 5
    dx = 37.0 * k
    i, j = ORDER.index(spots), ORDER.index(colour)
    return QRectF(box.left() + 60 * k + i * dx - 16 * k, box.top() + 66 * k + j * dy, 32 * k, min(36 * k, dy - 4))


def draw_tiles_table(p: QPainter, spread: Layout) -> None:
    """The table of tiles with its empty places."""
    box = spread.tiles
    k = box.width() / 230
    draw_tile(p, box, "#E8D5AC", 12, 6 * k)
    text(
        p,
        QRectF(box.left() + 14 * k, box.top() + 6 * k, box.width() - 20, 26 * k),
        captions.tiles(),
        max(12, 15 * k),
        700,
        BROWN,
        LEFT,
    )
    for colour in COLOURS:
        row, column = matrix_cell(spread, colour, ORDER[0]), matrix_cell(spread, ORDER[0], colour)
        draw_icon(p, glyph(colour), box.left() + 22 * k, row.center().y(), 21 * k, hue(colour))
        draw_icon(p, glyph(colour), column.center().x(), box.top() + 48 * k, 21 * k, hue(colour))
        for spots in COLOURS:
            p.setPen(QPen(C("#A98F63", 0.7), 1.2, Qt.PenStyle.DashLine))
            p.setBrush(C("#D9C294", 0.5))
            p.drawPath(rounded(matrix_cell(spread, colour, spots), 6 * k))


def draw_columns_table(p: QPainter, spread: Layout) -> None:
    """The tray of the column supply."""
    box = spread.columns
    k = box.width() / 230
    draw_tile(p, box, "#D8C198", 12, 6 * k)
    text(
        p,
        QRectF(box.left() + 14 * k, box.top() + 4 * k, box.width() - 20, 26 * k),
        captions.columns(),
        max(12, 15 * k),
        700,
        BROWN,
        LEFT,
    )


def ability_cell(rect: QRectF, row: int, uses: int, wide: bool) -> QRectF:
    """Where an ability's marker stands for its uses: rows on a large architect board, columns on a small one."""
    if wide:
        inner = rect.adjusted(12, 12, -12, -12)
        h = inner.height() / 5
        return QRectF(inner.right() - 120 + uses * 40, inner.top() + row * h + h / 2 - 16, 32, 32)
    step = rect.width() / 5
    side = min(step * 0.30, rect.height() * 0.26)
    x = rect.left() + step * (row + 0.5) + (uses - 1) * (side + 1)
    return QRectF(x - side / 2, rect.bottom() - side - rect.height() * 0.10, side, side)


def draw_architect_board(p: QPainter, rect: QRectF, wide: bool) -> None:
    """Five abilities with their three cells."""
    draw_tile(p, rect, "#E8D5AC", 12 if wide else 8, 6 if wide else 3)
    for row, colour in enumerate(ORDER):
        name, line = captions.ability(ABILITIES[row])
        paint = hue(colour)
        if wide:
            inner = rect.adjusted(12, 12, -12, -12)
            h = inner.height() / 5
            r = QRectF(inner.left(), inner.top() + row * h + 2, inner.width(), h - 4)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(across(r, paint, mix(paint, "#E8D5AC", 0.35), mix(paint, "#E8D5AC", 0.72)))
            p.drawPath(rounded(r, 8))
            _emblem(p, colour, r.left() + 25, r.center().y(), 18)
            ink = ink_on(mix(paint, "#E8D5AC", 0.15))
            text(p, QRectF(r.left() + 50, r.top() + 3, 150, r.height() * 0.5), name, 16, 700, ink, LEFT)
            text(p, QRectF(r.left() + 50, r.top() + r.height() * 0.5, 160, r.height() * 0.42), line, 12, 600, ink, LEFT)
        else:
            step = rect.width() / 5
            r = QRectF(rect.left() + row * step + 3, rect.top() + 4, step - 6, rect.height() - 8)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C(paint))
            p.drawPath(rounded(r, 8))
            size = min(r.width() * 0.36, r.height() * 0.24)
            _emblem(p, colour, r.center().x(), r.top() + r.height() * 0.34, size)
        for uses in range(3):
            cell = ability_cell(rect, row, uses, wide)
            draw_well(p, cell, cell.width() * 0.22, "#EBDCB8")
            text(p, cell, str(uses), max(8.0, cell.width() * 0.44), 700, "#7A6243", CENTRE, display=wide)


def _emblem(p: QPainter, colour: Colour, x: float, y: float, r: float) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#FFF6E2", 0.95))
    p.drawEllipse(QPointF(x, y), r, r)
    draw_icon(p, glyph(colour), x, y, r * 1.5, darker(hue(colour), 0.15))


def draw_labels(p: QPainter, spread: Layout) -> None:
    """Words burnt into the wood."""
    if spread.compact:
        return
    now = theme.current()
    mine, hand = spread.my_open, spread.my_hand
    engraved(p, QRectF(mine.left() + 6, mine.top() - 32, 300, 28), captions.open_cards(), 17, now, display=False)
    engraved(p, QRectF(hand.left() + 4, hand.top() - 32, 240, 28), captions.hand(), 15, now, display=False)
