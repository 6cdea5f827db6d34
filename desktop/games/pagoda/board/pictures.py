"""Pictures of the rules reader, made of the table's own pieces."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.pagoda.board.building import (
    DEPTH,
    corners,
    draw_eaves,
    draw_foundation,
    draw_pillar,
    draw_spire,
    level,
)
from desktop.games.pagoda.board.cards import draw_building_card, draw_flat_tile
from desktop.games.pagoda.board.layout import layout
from desktop.games.pagoda.board.paper import draw_architect_board, draw_field, draw_rim
from desktop.games.pagoda.colour import Colour
from desktop.table.vocabulary import Look, Scene

R, Y, B, G, P = Colour.RED, Colour.YELLOW, Colour.BLUE, Colour.GREEN, Colour.PURPLE
Floors = tuple[tuple[Colour, Colour], ...]


def picture(name: str, scene: Scene) -> Look | None:
    """A picture by name; None for an unknown one."""
    found = _PICTURES.get(name)
    if found is None:
        return None
    size, paint = found
    rect = QRectF(0, 0, *size)
    return Look(rect, paint, rect)


def tower(
    p: QPainter, x: float, y: float, floors: Floors, standing: tuple[Colour, int] | None, spire: Colour | None = None
) -> None:
    """A pagoda: floors as (columns, spots of the tile on them), columns on the top floor, or a roof with its spire."""
    draw_foundation(p, x, y, 1.0)
    p.save()
    p.translate(x, y)
    for number, (colour, spots) in enumerate(floors, 1):
        _columns(p, colour, 4, number)
        p.save()
        p.translate(0, level(number + 1))
        draw_eaves(p, colour, spots, spire is not None and number == len(floors))
        p.restore()
    if standing is not None:
        _columns(p, *standing, len(floors) + 1)
    if spire is not None:
        for half in (0, 1):
            p.save()
            p.translate(0, level(len(floors) + 1) - DEPTH * 0.46 - 28 * half)
            draw_spire(p, spire, bool(half))
            p.restore()
    p.restore()


def _columns(p: QPainter, colour: Colour, n: int, floor: int) -> None:
    for dx, dy, k in corners()[:n]:
        p.save()
        p.translate(dx, level(floor) + dy)
        draw_pillar(p, colour, k)
        p.restore()


def _cards(p: QPainter, x: float, y: float, *colours: Colour) -> None:
    for number, colour in enumerate(colours):
        p.save()
        p.translate(x + number * 44, y)
        draw_building_card(p, colour, 40)
        p.restore()


def _anatomy(p: QPainter) -> None:
    tower(p, 110, 330, ((R, B), (B, Y), (Y, G), (G, R)), None, R)


def _tile(p: QPainter) -> None:
    for x, roof in ((100, False), (290, True)):
        p.save()
        p.translate(x, 76)
        draw_eaves(p, R, P, roof)
        p.restore()
    p.save()
    p.translate(420, 60)
    draw_flat_tile(p, R, P, 64, 72)
    p.restore()


def _column(p: QPainter) -> None:
    tower(p, 100, 120, (), (R, 3))
    _cards(p, 220, 80, R, R, R)


def _lay_tile(p: QPainter) -> None:
    tower(p, 100, 150, (), (R, 4))
    tower(p, 320, 150, ((R, P),), (P, 1))


def _roof(p: QPainter) -> None:
    tower(p, 100, 210, ((B, G),), (G, 4))
    tower(p, 320, 210, ((B, G), (G, R)), None, R)
    _cards(p, 440, 110, G, R, R)


def _payment(p: QPainter) -> None:
    tower(p, 110, 130, (), (R, 2))
    _cards(p, 70, 182, R, R)


def _architect(p: QPainter) -> None:
    draw_architect_board(p, QRectF(6, 6, 330, 280), True)


def _alternative(p: QPainter) -> None:
    _cards(p, 30, 70, R, G, G, B)
    tower(p, 320, 130, (), (Y, 1))


def _setup(p: QPainter) -> None:
    spread = layout("wide")
    p.scale(0.5, 0.5)
    p.translate(QPointF(8, 8) - spread.board.topLeft())
    draw_rim(p, spread)
    draw_field(p, spread)


_PICTURES: dict[str, tuple[tuple[float, float], Callable[[QPainter], None]]] = {
    "anatomy": ((220, 370), _anatomy), "tile": ((470, 120), _tile), "setup": ((512, 242), _setup),
    "column": ((380, 170), _column), "lay_tile": ((430, 200), _lay_tile), "roof": ((600, 260), _roof),
    "payment": ((220, 230), _payment), "architect": ((346, 296), _architect), "alternative": ((430, 180), _alternative),
}  # fmt: skip
