"""Pictures of the rules reader, made of the table's own pieces."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.fresco.board import houses, paper
from desktop.games.fresco.board.layout import layout
from desktop.games.fresco.board.looks import look
from desktop.games.fresco.board.paint import draw_fresco_tile, draw_goods, draw_painting
from desktop.games.fresco.board.setting import Setting
from desktop.games.fresco.box import box_of
from desktop.games.fresco.grid import ACROSS, ROUND
from desktop.games.fresco.state import CENTRE
from desktop.table.vocabulary import Look, Scene

SCENE = Scene("wide", None)


def picture(name: str, scene: Scene) -> Look | None:
    """A picture by name; None for an unknown one."""
    found = _PICTURES.get(name)
    if found is None:
        return None
    size, paint = found
    rect = QRectF(0, 0, *size)
    return Look(rect, paint, rect)


def _part(
    rect: QRectF, scale: float, paint: Callable[[QPainter], None]
) -> tuple[tuple[float, float], Callable[[QPainter], None]]:
    def painted(p: QPainter) -> None:
        p.scale(scale, scale)
        p.translate(-rect.topLeft())
        paint(p)

    return (rect.width() * scale, rect.height() * scale), painted


def _put(p: QPainter, face: str, x: float, y: float, scale: float = 1.0, count: int | None = None) -> None:
    p.save()
    p.translate(x, y)
    p.scale(scale, scale)
    look(SCENE, face, count, "").paint(p)
    p.restore()


def _ceiling(p: QPainter) -> None:
    spread, tiles = layout("wide"), list(box_of("").tiles.values())
    houses.draw_frame(p, spread)
    draw_painting(p, spread.art)
    for index in range(25):
        if index in (1, 6, 12, 17, 18):
            continue
        p.save()
        p.translate(spread.space(index).center())
        draw_fresco_tile(p, tiles[index], spread.space(0).width() - 4)
        p.restore()
    r = spread.space(CENTRE)
    _put(p, "bishop", r.center().x(), r.bottom() - 12)


def _around(spaces: tuple[int, ...], face: str) -> Callable[[QPainter], None]:
    def paint(p: QPainter) -> None:
        spread = layout("wide")
        draw_painting(p, spread.art)
        c = spread.space(CENTRE).center()
        for index in spaces:
            end = spread.space(index).center()
            paper.draw_arrow(p, c + (end - c) * 0.42, c + (end - c) * 0.86, 5, "#FFF3DC")
        _put(p, face, c.x(), c.y() + 22)

    return paint


def _stall(p: QPainter) -> None:
    r = QRectF(6, 6, 188, 129)
    houses.draw_stall(p, r, 1, 1.0)
    goods = list(box_of("").goods.values())
    for i, one in enumerate(goods[3:7]):
        p.save()
        p.translate(r.left() + 28 + i * 44, r.top() + 76)
        draw_goods(p, one.paints, 40, 78)
        p.restore()


def _requests(p: QPainter) -> None:
    for i, stack in enumerate(("general", "orange", "green", "purple")):
        _put(p, f"request.{stack}.0", 44 + i * 78, 48)


def _recipes(p: QPainter) -> None:
    paper.draw_recipes(p, QRectF(6, 6, 240, 188), box_of(""), True, 1.0)


def _track(p: QPainter) -> None:
    spread = layout("wide")
    paper.draw_track(p, spread, Setting())
    for colour, points in (("red", 5), ("blue", 6), ("yellow", 9)):
        c = spread.cell(points)
        _put(p, f"master.{colour}", c.center().x(), c.bottom() - 2, 0.72)


_W = layout("wide")
_PICTURES: dict[str, tuple[tuple[float, float], Callable[[QPainter], None]]] = {
    "ceiling": _part(_W.frame.adjusted(-8, -8, 10, 14), 0.6, _ceiling),
    "hostel": _part(_W.hostel.adjusted(-12, -8, 14, 10), 0.8, lambda p: houses.draw_hostel(p, _W, box_of(""))),
    "plan": _part(_W.plan.adjusted(-4, -4, 8, 10), 0.55, lambda p: houses.draw_day(p, _W)),
    "stall": ((204, 146), _stall),
    "bishop": _part(_W.art, 0.5, _around(ROUND[CENTRE], "bishop")),
    "leonardo": _part(_W.art, 0.5, _around(ACROSS[CENTRE], "leonardo")),
    "altar": _part(_W.altar.adjusted(-4, -4, 8, 10), 0.7, lambda p: houses.draw_altar(p, _W, box_of(""))),
    "recipes": ((250, 200), _recipes),
    "track": _part(QRectF(_W.track.left(), _W.track.top() - 14, 420, 48), 1.0, _track),
    "requests": ((330, 96), _requests),
}  # fmt: skip
