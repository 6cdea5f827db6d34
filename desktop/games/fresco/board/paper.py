"""What never changes in a match, and the recipes that everybody may look up."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.games.fresco.board import captions, houses
from desktop.games.fresco.board.layout import TRACK_CELLS, Layout
from desktop.games.fresco.board.paint import draw_blot, draw_painting
from desktop.games.fresco.board.setting import Setting
from desktop.games.fresco.box import Box
from desktop.games.fresco.data import STACKS
from desktop.games.fresco.paints import KINDS, Paint
from desktop.look.cardboard import draw_card, draw_tile, draw_well
from desktop.look.colour import INK, SHADE, C
from desktop.look.surface import rounded
from desktop.look.words import CENTRE, LEFT, text


def draw_background(p: QPainter, spread: Layout, setting: Setting, box: Box) -> None:
    """Town, houses, painting, day, score track, paint box."""
    houses.draw_town(p, spread)
    houses.draw_frame(p, spread)
    draw_painting(p, spread.art)
    houses.draw_hostel(p, spread, box)
    houses.draw_theatre(p, spread, box, setting.players)
    for n in range(setting.stalls):
        houses.draw_stall(p, spread.stall(n, setting.stalls), n + 1, spread.k)
    houses.draw_altar(p, spread, box)
    houses.draw_workplaces(p, spread)
    houses.draw_day(p, spread)
    draw_track(p, spread, setting)
    houses.draw_own(p, spread, KINDS if setting.special else 6)
    draw_shelf(p, spread, setting, box)


def draw_track(p: QPainter, spread: Layout, setting: Setting) -> None:
    """A slim score track under the board: start spaces, then 1 to 100."""
    k = spread.k
    draw_tile(p, spread.track, "#8A6A3A", 8 * k, 3 * k)
    for place in range(setting.masters):
        r = spread.queue(place).adjusted(1, 3, -1, -3)
        draw_well(p, r, 5 * k, "#E9D9B4")
        text(p, r.adjusted(-4, 0, 4, 0), f"S{place + 1}", max(7.5, 10 * k), 700, "#6A4A1E", CENTRE)
    for points in range(1, TRACK_CELLS + 1):
        r = spread.cell(points).adjusted(0.6, 3, -0.6, -3)
        ten = points % 10 == 0
        p.setPen(QPen(C(SHADE, 0.2), 0.6))
        p.setBrush(C("#E9B95A") if ten else C("#EBD9B4"))
        p.drawPath(rounded(r, 2.5))
        if points % 5 == 0:
            box = r.adjusted(-8, 0, 8, 0)
            text(p, box, str(points), max(7.5, 10 * k), 700, "#6A4A1E", CENTRE)


def slot(spread: Layout, row: int, rows: int, index: int, of: int) -> QRectF:
    """A place on the shelf beside the trays."""
    s, k = spread.shelf, spread.k
    head = 22 * k
    high = s.height() / rows
    wide = min((s.width() - 12 * k) / of, 92 * k)
    return QRectF(s.left() + 8 * k + index * wide, s.top() + row * high + head, wide - 8 * k, high - head - 6 * k)


def draw_shelf(p: QPainter, spread: Layout, setting: Setting, box: Box) -> None:
    """Portraits and requests when they are in the match, else the recipes."""
    s, k = spread.shelf, spread.k
    draw_card(p, s, "#FBF4E4", 12 * k)
    size = max(11, 15 * k)
    rows = setting.rows
    for row, name in enumerate(rows):
        head = QRectF(s.left() + 12 * k, s.top() + row * s.height() / len(rows) + 2 * k, s.width() - 20, 22 * k)
        words = {"portraits": captions.portraits, "requests": captions.requests, "recipes": captions.recipes}[name]()
        text(p, head, words, size, 700, INK, LEFT)
        if name == "recipes":
            draw_recipes(
                p, s.adjusted(12 * k, 26 * k + row * s.height() / len(rows), -8 * k, -6 * k), box, setting.special, k
            )
        elif name == "portraits":
            for i in range(3):
                draw_well(p, slot(spread, row, len(rows), i, 3), 6 * k, "#DCCBA6")
        else:
            for i in range(len(STACKS)):
                draw_well(p, slot(spread, row, len(rows), i, 4), 6 * k, "#DCCBA6")


def draw_recipes(p: QPainter, r: QRectF, box: Box, special: bool, k: float) -> None:
    """Two paints in, one out."""
    recipes = list(box.recipes_with(special).items())
    step = min(36 * k, r.height() / max(1, len(recipes)))
    for i, ((one, two), made) in enumerate(recipes):
        y = r.top() + step * (i + 0.5)
        size = min(12.5 * k, step * 0.42)
        for j, paint in enumerate((one, two, made)):
            draw_blot(p, Paint(paint), r.left() + 18 * k + j * 64 * k, y, size, i * 3 + j)
        for j, sign in enumerate(("+", "=")):
            text(p, QRectF(r.left() + (38 + j * 64) * k, y - 12, 24 * k, 24), sign, max(12, 17 * k), 700, INK, CENTRE)


def draw_arrow(p: QPainter, a: QPointF, b: QPointF, width: float, colour: str) -> None:
    """A straight arrow, for pictures."""
    p.setPen(QPen(C(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.drawLine(a, b)
    d = b - a
    length = (d.x() ** 2 + d.y() ** 2) ** 0.5 or 1.0
    d /= length
    n = QPointF(-d.y(), d.x())
    for side in (-1, 1):
        p.drawLine(b, b - d * width * 2.4 + n * side * width * 1.8)
