"""Pictures of the rules reader, made of the table's own pieces."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from desktop.games.burano.board.houses import STOREY, draw_building_cube, draw_house, draw_roof
from desktop.games.burano.board.layout import LACE, layout
from desktop.games.burano.board.looks import look
from desktop.games.burano.board.paper import draw_lagoon
from desktop.games.burano.board.placing import DEPTH
from desktop.games.burano.board.plank import draw_ring, draw_side, draw_wheel
from desktop.games.burano.board.setting import Setting
from desktop.games.burano.box import Roof, box, squares
from desktop.games.burano.pieces import Colour, Symbol
from desktop.look.marks import mark_can_act, mark_drop, mark_refused
from desktop.look.surface import rounded
from desktop.look.wood import draw_disc
from desktop.table.vocabulary import Look, Scene

R, O, Y, G, B, W = Colour  # noqa: E741
SIDE = 50.0
RED, BLUE = ("#CB372E", "disc"), ("#2E6BB0", "diamond")
Paint = Callable[[QPainter], None]


def picture(name: str, scene: Scene) -> Look | None:
    """A picture by its name."""
    found = PICTURES.get(name)
    if found is None:
        return None
    size, paint = found
    rect = QRectF(0, 0, *size)
    return Look(rect, paint, rect)


def first_game() -> Setting:
    """The lace quarter of a first game with two or three, and the ring as printed."""
    edition = ""
    return Setting(squares(box(edition).data.layouts.three), ((0, 1, 2, 3),), edition)


def _at(p: QPainter, x: float, y: float, paint: Callable[[], None], turn: float = 0) -> None:
    p.save()
    p.translate(x, y)
    p.rotate(turn)
    paint()
    p.restore()


def _lagoon(p: QPainter) -> None:
    spread, of = layout("wide"), first_game()
    p.scale(0.6, 0.6)
    p.translate(QPointF(8, 8) - spread.board.topLeft())
    draw_lagoon(p, spread, of)


def _table(p: QPainter) -> None:
    spread, of = layout("wide"), first_game()
    p.scale(0.48, 0.48)
    p.translate(QPointF(8, 8) - spread.board.topLeft())
    draw_lagoon(p, spread, of)
    draw_side(p, spread)


def _lace(p: QPainter) -> None:
    _quarter(p, ())


def _guild(p: QPainter) -> None:
    _quarter(p, ((0, RED), (1, RED), (7, RED), (17, RED), (18, RED), (5, BLUE), (26, BLUE)))


def _quarter(p: QPainter, women: tuple[tuple[int, tuple[str, str]], ...]) -> None:
    """The lace quarter with women on some of its squares."""
    spread, of = layout("wide"), first_game()
    p.save()
    p.translate(QPointF(6, 6) - spread.put(LACE).topLeft())
    p.setClipRect(spread.put(LACE).adjusted(-6, -6, 8, 14))
    draw_lagoon(p, spread, of)
    for square, (colour, symbol) in women:
        c = spread.square(square, 7).center()
        draw_disc(p, c.x(), c.y() - 3, 14, colour, symbol=symbol)
    p.restore()


def _wheel(p: QPainter) -> None:
    spread, of = layout("wide"), first_game()
    p.translate(QPointF(120, 120) - spread.ring)
    draw_ring(p, spread, of, 0)
    _at(p, spread.ring.x(), spread.ring.y(), lambda: draw_wheel(p, spread.radius))
    for house in range(3, 9):
        q = spread.house(house)
        _at(p, q.x(), q.y(), lambda: draw_disc(p, 0, -4, 15, RED[0], 6, RED[1], k=0.86))


def _tower(p: QPainter) -> None:
    spread, order = layout("wide"), list(Colour)
    foot = QPointF(130, 150)
    for cell in DEPTH:
        if cell in (13, 9, 10):
            continue
        q = spread.cube(cell, foot, 32)
        _at(p, q.x(), q.y(), lambda c=order[cell * 5 % 6]: draw_building_cube(p, c, 31))
    for cell, mark in ((12, mark_can_act), (8, mark_refused)):
        mark(p, _hexagon(spread.cube(cell, foot, 32), 32))


def _hexagon(c: QPointF, e: float) -> QPainterPath:
    """The outline of a cube."""
    path = QPainterPath()
    around = ((0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5))
    path.addPolygon(QPolygonF([QPointF(c.x() + x * e, c.y() + y * e) for x, y in around]))
    path.closeSubpath()
    return path


def _houses(p: QPainter, houses: dict[tuple[float, float], Colour]) -> None:
    for (column, row), colour in houses.items():
        _at(p, 40 + column * SIDE, 60 + row * SIDE, lambda c=colour: draw_house(p, c, SIDE, 1))


def _town(p: QPainter) -> None:
    for column, row, fits in ((0, 0, True), (2, 0, True), (0, 2, True), (2, 2, True), (2, 1, False), (4, 1, False)):
        mark = mark_drop if fits else mark_refused
        mark(p, rounded(QRectF(20 + column * SIDE, 40 + row * SIDE, 40, 40), 6))
    _houses(p, {(1, 1): R})


def _crossing(p: QPainter) -> None:
    """A roof on first floors from left to right, and one on second floors from back to front over it."""
    storey = SIDE * STOREY
    x, y = 40.0, 80.0

    def house(column: int, row: int, colour: Colour, level: int) -> None:
        lift = (level - 1) * storey
        _at(p, x + column * SIDE, y + row * SIDE - lift, lambda: draw_house(p, colour, SIDE, level))

    def roof(column: float, row: float, tile: Roof, level: int, turn: float) -> None:
        _at(p, x + column * SIDE, y + row * SIDE - level * storey, lambda: draw_roof(p, tile, SIDE), turn)

    for column, row, colour in ((1, 0, Y), (0, 1, R), (2, 1, B), (1, 2, G)):
        house(column, row, colour, 1)
    roof(1, 1, Roof(Symbol.ANCHOR, R, B), 1, 0)
    house(1, 0, W, 2)
    house(1, 2, O, 2)
    roof(1, 1, Roof(Symbol.CREST, O, W), 2, -90)


def _match(p: QPainter) -> None:
    spread, of = layout("wide"), first_game()
    scene = Scene("wide", 0, printed=of)
    p.save()
    p.setClipRect(QRectF(0, 0, 230, 96))
    p.translate(QPointF(8, 6) - spread.island(0).topLeft())
    draw_lagoon(p, spread, of)
    for slot, colour in enumerate(("red", "blue", "red")):
        q = spread.dock(0, slot)
        _at(p, q.x(), q.y(), lambda c=colour: look(scene, f"dock.{c}", None).paint(p))
    p.restore()
    for n, colour in enumerate((R, Y, B)):
        _at(p, 270 + n * 56, 50, lambda c=colour: look(scene, f"marker.{c.name.lower()}", None).paint(p))


PICTURES: dict[str, tuple[tuple[float, float], Paint]] = {
    "table": ((616, 302), _table), "lagoon": ((600, 372), _lagoon), "lace": ((400, 272), _lace),
    "guild": ((400, 272), _guild), "wheel": ((240, 240), _wheel), "tower": ((260, 240), _tower),
    "town": ((290, 200), _town), "crossing": ((190, 230), _crossing), "match": ((430, 100), _match),
}  # fmt: skip
