"""Whole bazaars in small: for the rules with names, for the options without."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.games.istanbul.board import captions
from desktop.games.istanbul.board.palette import BRICK, CREAM, PLACE_COLOURS, TILE
from desktop.games.istanbul.board.people import draw_assistant, draw_merchant
from desktop.games.istanbul.board.scenes import draw_scene
from desktop.games.istanbul.board.tiles import draw_plaque
from desktop.games.istanbul.data import data_of
from desktop.games.istanbul.pieces import PLACES, STEPS, Place
from desktop.look.colour import JADE, C, darker, ink_on, lighter, vertical
from desktop.look.marks import mark_drop
from desktop.look.surface import rounded
from desktop.look.words import CENTRE, text, text_width
from desktop.table.vocabulary import Look

CELL, HIGH, GAP = 78.0, 47.0, 4.0  # of those with names; the reader shows pictures up to 300 x 190
SMALL, LOW = 58.0, 29.0  # of the small ones


def order(name: str) -> tuple[Place, ...] | None:
    """The places of a printed layout row by row, None for those that are drawn by lot."""
    layouts = data_of("").layouts
    printed = {"short": layouts.short, "long": layouts.long, "red": layouts.red}
    return tuple(Place(no) for no in printed[name]) if name in printed else None


def _cell(index: int, wide: float, high: float, gap: float) -> QRectF:
    return QRectF(3 + index % 4 * (wide + gap), 3 + index // 4 * (high + gap), wide, high)


def _draw(p: QPainter, rect: QRectF, place: Place) -> None:
    """A place with its number, name and picture."""
    colour, path = PLACE_COLOURS[place], rounded(rect, 6)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(TILE))
    p.drawPath(path)
    head, body = QRectF(rect.left(), rect.top(), rect.width(), 16), rect.adjusted(0, 16, 0, 0)
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.fillRect(head, vertical(head, lighter(colour, 0.1), darker(colour, 0.12)))
    p.translate(body.left() + 26, body.top() - 14)
    p.scale((body.width() - 26) / 80, (body.width() - 26) / 80)
    draw_scene(p, place)
    p.restore()
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.fillRect(head, vertical(head, lighter(colour, 0.1), darker(colour, 0.12)))
    p.restore()
    name = captions.place(place)
    size = min(10.0, 10.0 * (rect.width() - 4) / max(1.0, text_width(name, 10, 700)))
    text(p, head, name, size, 700, ink_on(darker(colour, 0.02)), CENTRE)
    draw_plaque(p, rect.left() + 13, body.center().y(), 11.5, str(int(place)))
    p.setPen(QPen(darker(colour, 0.35), 0.9))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(path)


def _whole(places: Sequence[Place | None]) -> Look:
    rect = QRectF(0, 0, 4 * CELL + 3 * GAP + 6, 4 * HIGH + 3 * GAP + 6)

    def paint(p: QPainter) -> None:
        for index, place in enumerate(places):
            cell = _cell(index, CELL, HIGH, GAP)
            if place is None:
                _unknown(p, cell)
            else:
                _draw(p, cell, place)

    return Look(rect, paint, rect)


def _unknown(p: QPainter, rect: QRectF) -> None:
    p.setPen(QPen(darker(TILE, 0.35), 1.2, Qt.PenStyle.DashLine))
    p.setBrush(C(TILE))
    p.drawPath(rounded(rect, rect.height() * 0.12))
    text(p, rect, "?", rect.height() * 0.55, 700, C(BRICK, 0.75), CENTRE, display=True)


def _by_lot(name: str) -> list[Place | None]:
    """What one knows of a bazaar drawn by lot: the Fountain lies inside, and when balanced the Caravansary too."""
    places: list[Place | None] = [None] * 16
    places[6] = Place.FOUNTAIN
    if name == "balanced":
        places[9], places[3] = Place.CARAVANSARY, Place.TEA_HOUSE
    return places


def numbered() -> Look:
    """All places by number."""
    return _whole(PLACES)


def large(name: str) -> Look:
    """A layout with names."""
    return _whole(order(name) or _by_lot(name))


def small(name: str) -> Look:
    """A layout for a choice among options."""
    places = order(name) or _by_lot(name)
    rect = QRectF(0, 0, 4 * SMALL + 3 * 3 + 6, 4 * LOW + 3 * 3 + 6)

    def paint(p: QPainter) -> None:
        for index, place in enumerate(places):
            cell = _cell(index, SMALL, LOW, 3)
            if place is None:
                _unknown(p, cell)
                continue
            colour = PLACE_COLOURS[place]
            p.setPen(QPen(darker(colour, 0.35), 0.8))
            p.setBrush(vertical(cell, lighter(colour, 0.16), darker(colour, 0.10)))
            p.drawPath(rounded(cell, 5))
            window = QRectF(cell.right() - 31, cell.top() + 2, 29, LOW - 4)
            p.save()
            p.setClipPath(rounded(window, 4), Qt.ClipOperation.IntersectClip)
            p.translate(window.left(), window.top() - 9)
            p.scale(window.width() / 80, window.width() / 80)
            draw_scene(p, place)
            p.restore()
            number = QRectF(cell.left(), cell.top(), cell.width() - 31, cell.height())
            text(p, number, str(int(place)), 15, 700, ink_on(darker(colour, 0.02)), CENTRE, display=True)

    return Look(rect, paint, rect)


def reach() -> Look:
    """Where one may walk from the Fountain: steps counted, what is too far dimmed."""
    places = order("short") or PLACES
    start = places.index(Place.FOUNTAIN)
    rect = QRectF(0, 0, 4 * CELL + 3 * GAP + 6, 4 * HIGH + 3 * GAP + 6)

    def paint(p: QPainter) -> None:
        for index, place in enumerate(places):
            cell, steps = _cell(index, CELL, HIGH, GAP), STEPS[start][index]
            p.setOpacity(1.0 if steps <= 2 else 0.42)
            _draw(p, cell, place)
            p.setOpacity(1.0)
            if 1 <= steps <= 2:
                mark_drop(p, rounded(cell, 6), False, True)
                c = QPointF(cell.right() - 10, cell.bottom() - 10)
                p.setPen(QPen(C(CREAM), 1.4))
                p.setBrush(C(JADE))
                p.drawEllipse(c, 8.5, 8.5)
                text(p, QRectF(c.x() - 9, c.y() - 9, 18, 18), str(steps), 12, 800, CREAM, CENTRE)
        home = _cell(start, CELL, HIGH, GAP)
        p.save()
        p.translate(home.right() - 20, home.bottom() - 10)
        for i in range(3):
            p.save()
            p.translate(0, -4.6 * i)
            draw_assistant(p, "blue", 0.66)
            p.restore()
        p.translate(0, -17)
        draw_merchant(p, "blue", 0.66)
        p.restore()

    return Look(rect, paint, rect)
