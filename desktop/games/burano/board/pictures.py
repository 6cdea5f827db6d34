"""Pictures of the rules reader, made of the table's own pieces."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.burano.board.houses import STOREY, draw_building_cube, draw_house, draw_roof
from desktop.games.burano.board.layout import layout
from desktop.games.burano.board.plank import draw_wheel
from desktop.games.burano.board.sealife import draw_fish_card
from desktop.games.burano.box import Roof
from desktop.games.burano.geometry import TOWER
from desktop.games.burano.pieces import KINDS, Colour, Symbol
from desktop.table.vocabulary import Look, Scene

R, O, Y, G, B, W = Colour  # noqa: E741
SIDE = 50.0


def picture(name: str, scene: Scene) -> Look | None:
    """A picture by its name."""
    found = PICTURES.get(name)
    if found is None:
        return None
    size, paint = found
    rect = QRectF(0, 0, *size)
    return Look(rect, paint, rect)


def _at(p: QPainter, x: float, y: float, paint: Callable[[], None]) -> None:
    p.save()
    p.translate(x, y)
    paint()
    p.restore()


def _tower(p: QPainter) -> None:
    spread, order = layout("wide"), sorted(range(TOWER), key=lambda cell: (cell >= 9, cell >= 13))
    for cell in order:
        q = spread.cube(cell, QPointF(130, 150), 32)
        colour = Colour(cell * 5 % 6)
        _at(p, q.x(), q.y(), lambda c=colour: draw_building_cube(p, c, 31))


def _house(p: QPainter) -> None:
    for n, (x, y, colour) in enumerate(((40, 60, R), (90, 110, Y), (140, 60, B))):
        _at(p, x, y, lambda c=colour: draw_house(p, c, SIDE, 1))
        assert n < 3


def _roof(p: QPainter) -> None:
    for x, colour in ((50, R), (150, B)):
        _at(p, x, 70, lambda c=colour: draw_house(p, c, SIDE, 1))
    _at(p, 100, 70 - SIDE * STOREY, lambda: draw_roof(p, Roof(Symbol.ANCHOR, R, B), SIDE))
    for x, colour in ((250, O), (350, G)):
        _at(p, x, 70, lambda c=colour: draw_house(p, c, SIDE, 1))
    _at(p, 300, 70 - SIDE * STOREY, lambda: draw_roof(p, Roof(Symbol.CREST, O, G), SIDE))
    _at(p, 350, 70 - SIDE * STOREY, lambda: draw_house(p, G, SIDE, 2))


def _wheel(p: QPainter) -> None:
    _at(p, 90, 90, lambda: draw_wheel(p, 150))


def _fish(p: QPainter) -> None:
    for n, fish in enumerate(KINDS):
        _at(p, 28 + n * 48, 46, lambda f=fish: draw_fish_card(p, f, 42, 80))


PICTURES: dict[str, tuple[tuple[float, float], Callable[[QPainter], None]]] = {
    "tower": ((260, 250), _tower), "house": ((180, 150), _house), "roof": ((400, 110), _roof),
    "wheel": ((180, 180), _wheel), "fish": ((400, 96), _fish),
}  # fmt: skip
