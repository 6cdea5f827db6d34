"""Pictures of the rules reader, made of the board's own pieces."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.catan_dice.board.faces import draw_resource, draw_resource_die
from desktop.games.catan_dice.board.layout import layout
from desktop.games.catan_dice.board.paper import draw_costs, draw_land, draw_sea
from desktop.games.catan_dice.board.pencil import draw_track
from desktop.games.catan_dice.board.plan import plan
from desktop.games.catan_dice.faces import FACES
from desktop.games.catan_dice.islands import EXTRA, ONE, TWO, island
from desktop.look.marks import mark_can_act, mark_refused
from desktop.table.vocabulary import Look, Scene


def picture(name: str, scene: Scene) -> Look | None:
    """A picture by name: `dice`, `costs`, `island_one`, `island_two`, `extra`, `face.FACE`."""
    if name.startswith("face.") and name[5:] in FACES:
        face = FACES[FACES.index(name[5:])]  # type: ignore[arg-type]
        rect = QRectF(-16, -16, 32, 32)
        return Look(rect, lambda p: draw_resource(p, face, 0, 0, 26), rect)
    found = _PICTURES.get(name)
    return found() if found is not None else None


def _dice() -> Look:
    rect = QRectF(0, 0, 6 * 72, 84)

    def paint(p: QPainter) -> None:
        for i, face in enumerate(FACES):
            p.save()
            p.translate(36 + 72 * i, 38)
            draw_resource_die(p, face, 54)
            p.restore()

    return Look(rect, paint, rect)


def _costs() -> Look:
    spread = layout("wide")
    rect = spread.costs.adjusted(-10, -6, 10, 6)
    return Look(rect, lambda p: draw_costs(p, spread, island(ONE)), rect)


def _map(name: str) -> Callable[[], Look]:
    def made() -> Look:
        spread = layout("wide")
        sea, k = spread.sea, 0.5
        rect = QRectF(0, 0, sea.width() * k, sea.height() * k)

        def paint(p: QPainter) -> None:
            p.scale(k, k)
            p.translate(-sea.topLeft() + QPointF(0, 0))
            draw_sea(p, spread)
            draw_land(p, plan(name, "", "wide"), island(name))

        return Look(rect, paint, rect)

    return made


def _track() -> Look:
    """An empty sheet's boxes."""
    from desktop.games.catan_dice.game import GAME

    spread, size = layout("wide"), 39 * 5.2
    view = GAME.view(GAME.setup(1, {o.id: o.default for o in GAME.options}, 0), 0)
    rect = QRectF(spread.track.x() - 8, spread.track.y() - 34, size + 10, size + 40)
    return Look(rect, lambda p: draw_track(p, spread, view, 0, "blue"), rect)


def _order() -> Look:
    """The sites of settlements on the map: 3 may be built first, 5 may not."""
    drawn = plan(ONE, "", "wide")
    sites = {place.label: place for (what, _), place in drawn.places.items() if what == "settlement"}
    area = QRectF(sites["3"].centre, sites["5"].centre).normalized().adjusted(-90, -90, 90, 90)
    wide, k = area.width() + 20, 0.8
    rect = QRectF(0, 0, (2 * wide - 20) * k, area.height() * k)

    def paint(p: QPainter) -> None:
        p.scale(k, k)
        for column, (label, mark) in enumerate((("3", mark_can_act), ("5", mark_refused))):
            p.save()
            p.translate(QPointF(column * wide, 0) - area.topLeft())
            p.setClipRect(area)
            draw_sea(p, layout("wide"))
            draw_land(p, drawn, island(ONE))
            mark(p, sites[label].outline())
            p.restore()

    return Look(rect, paint, rect)


_PICTURES: dict[str, Callable[[], Look]] = {
    "dice": _dice, "costs": _costs, "track": _track, "order": _order, "island_one": _map(ONE), "island_two": _map(TWO), "extra": _map(EXTRA),
}  # fmt: skip
