"""Zones, pieces and gestures of Burano."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.engine.action import Action, Event
from desktop.games.burano.board import gestures as hands
from desktop.games.burano.board import paper, pencil, placing, plank
from desktop.games.burano.board.houses import STOREY
from desktop.games.burano.board.layout import AREAS, CELLS, Layout, fitting, layout
from desktop.games.burano.board.looks import look
from desktop.games.burano.board.pictures import picture
from desktop.games.burano.board.setting import Setting, setting
from desktop.games.burano.box import HOUSES, MOVES, box
from desktop.games.burano.events import CubeReturned, GuildScored, RoofScored, SetSold
from desktop.games.burano.pieces import COLOURS, SYMBOLS
from desktop.games.burano.state import Burano, RewardFrame, TowerFrame, TurnFrame, WindowFrame
from desktop.table.vocabulary import Arrangement, Button, Gesture, Look, Placed, Pose, Scene, Spot, Zone, at, row

PoseOf = Callable[[int, int], Pose]


class BuranoBoard:
    """The lagoon for all, one's own tower at the foot, the others in strips beside it."""

    accent = "#E8756A"
    tumbles: dict[str, tuple[str, ...]] = {}

    def arrangement(self, size: QSizeF) -> Arrangement:
        found = fitting(size)
        return Arrangement(found.name, found.size)

    def printed(self, view: Burano) -> Setting:
        """The lace quarter, the rings and the edition."""
        return setting(view)

    def zones(self, scene: Scene, view: Burano) -> dict[str, Zone]:
        spread, of = layout(scene.arrangement), setting(view)
        zones = dict(_fixed(scene.arrangement, of.edition))
        zones.update(_town_zones(scene.arrangement, of.edition, tuple(len(cell.houses) for cell in view.cells)))
        near = _near(scene)
        others = [seat for seat in range(len(view.families)) if seat != near]
        _own_zones(spread, of, near, zones)
        for place, seat in enumerate(others):
            _rival_zones(spread, of.box.data.roof_area.slots, seat, spread.rival(place, len(others)), zones)
        return zones

    def placements(self, scene: Scene, view: Burano) -> Iterable[Placed]:
        return placing.placements(view, _near(scene))

    def look(self, scene: Scene, face: str, count: int | None) -> Look:
        return look(scene, face, count)

    def keeps(self, view: Burano) -> str | None:
        return None

    def stirred(self, event: Event) -> Iterable[str]:
        return ()

    def gestures(self, action: Action, view: Burano) -> Iterable[Gesture]:
        return hands.gestures(action, view)

    def buttons(self, scene: Scene, view: Burano) -> Iterable[Button]:
        if view.finished or not view.agenda:
            return
        match view.top:
            case TurnFrame():
                ids = [("take_coin", False), ("end_turn", True)]
            case TowerFrame():
                ids = [("fill_tower", False), ("finish_tower", True)]
            case RewardFrame():
                ids = [("take_privilege", True)]
            case WindowFrame():
                ids = [("take_coin", False), ("done", True)]
            case _:
                ids = [("done", True)]
        place = layout(scene.arrangement).buttons
        upright = place.height() > 80
        for n, (id, bold) in enumerate(ids):
            if upright:
                yield Button(id, QRectF(place.left(), place.bottom() - (len(ids) - n) * 48, place.width(), 42), bold)
            else:
                wide = place.width() / 2
                x = place.right() - (len(ids) - n) * wide
                yield Button(id, QRectF(x, place.bottom() - 34, wide - 6, 34), bold)

    def background(self, painter: QPainter, scene: Scene) -> None:
        spread, of, near = layout(scene.arrangement), scene.printed, _near(scene)
        assert isinstance(of, Setting)
        paper.draw_lagoon(painter, spread, of)
        plank.draw_side(painter, spread)
        plank.draw_own(painter, spread, of, near, scene.colours[near] if scene.colours else "red")

    def foreground(self, painter: QPainter, scene: Scene, view: Burano) -> None:
        spread = layout(scene.arrangement)
        pencil.draw_calendar(painter, spread, view)
        pencil.draw_rivals(painter, spread, scene, view, _near(scene))

    def pops(self, event: Event, scene: Scene, view: Burano) -> Iterable[tuple[Spot, str]]:
        match event:
            case RoofScored(points=points) if points and view.roofs:
                laid = view.roofs[-1]
                yield Spot(f"line.{laid.a}.{laid.b}", laid.level), f"+{points}"
            case SetSold(port=port, points=points):
                yield Spot(f"port.{port}"), f"+{points}"
            case CubeReturned(square=square, points=points):
                yield Spot(f"lace.{square}"), f"+{points}"
            case GuildScored(squares=squares, points=points):
                yield Spot(f"lace.{squares[0]}"), f"+{points}"
            case _:
                return

    def picture(self, name: str, scene: Scene) -> Look | None:
        return picture(name, scene)


def _near(scene: Scene) -> int:
    return scene.viewer if scene.viewer is not None else 0


# -- zones -----------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _fixed(arrangement: str, edition: str) -> dict[str, Zone]:
    """Zones that are the same for a whole match."""
    spread, game = layout(arrangement), box(edition)
    zones: dict[str, Zone] = {}

    def add(name: str, rect: QRectF, pose: PoseOf, radius: float = 8.0) -> None:
        zones[name] = Zone(name, rect, pose, radius=radius)

    islands, s = game.lagoon.islands, spread.s
    for n in range(islands):
        add(f"island.{n}", spread.island(n), _points(spread.landing(n, seat) for seat in range(4)), 34 * s)
        docks = spread.put(QRectF(0, 0, 122, 40))
        docks.moveCenter(spread.dock(n, 1))
        add(f"docks.{n}", docks, _points(spread.dock(n, slot) for slot in range(game.data.docks.slots)))
    for area in range(len(game.lagoon.names)):
        moorings = _points((spread.mooring(area, seat, islands) for seat in range(4)), 0.9 if area < islands else 0.72)
        add(f"sea.{area}", spread.sea(area, islands), moorings, 30 * s)
    for port in (0, 1):
        add(f"port.{port}", spread.port(port), _points(spread.berth(port, slot) for slot in range(4)))
    for n in range(game.data.lace.rows * game.data.lace.columns):
        r = spread.square(n, game.data.lace.columns)
        c = r.center()
        add(f"lace.{n}", r.adjusted(3 * s, 3 * s, -3 * s, -3 * s), _pair(c, 9 * s), 6 * s)
    add("offers", spread.put(QRectF(68, 394, 186, 88)), _points(spread.offer(n).center() for n in range(4)))
    add("display", spread.put(QRectF(258, 394, 130, 88)), _points(spread.catch(n).center() for n in range(3)))
    add("deck", spread.catch(3), at(spread.catch(3).center().x(), spread.catch(3).center().y()))
    step, head = spread.stacks.width() / 4, 22.0 if not spread.compact else 18.0
    for symbol in SYMBOLS:
        r = QRectF(
            spread.stacks.left() + symbol * step, spread.stacks.top() + head, step, spread.stacks.height() - head
        )
        add(f"stack.{symbol.name.lower()}", r, at(r.center().x() - 3, r.center().y() - 4))
    cast = QRectF(spread.stacks.right() - 70, spread.stacks.top(), 70, 20)
    add("cast", cast, _row(cast, 20, 0.26 / s * (1 if not spread.compact else 0.8)))
    r = QRectF(
        spread.supply.left(), spread.supply.top() + head - 4, spread.supply.width(), spread.supply.height() - head + 4
    )
    add("supply", r, _row(r, r.width() / 6, min(0.62, 0.62 / spread.edge * 24)))
    for area, area_rect in zip(AREAS, spread.actions, strict=True):
        lane = QRectF(
            area_rect.right() - area_rect.height() * 1.6, area_rect.top(), area_rect.height() * 1.5, area_rect.height()
        )
        add(f"markers.{area}", lane, row(lane, area_rect.height() * 0.72))
    return zones


def _points(points: Iterable[QPointF], scale: float = 1.0) -> PoseOf:
    places = list(points)
    return lambda index, n: Pose(places[index % len(places)].x(), places[index % len(places)].y(), 0, scale)


def _pair(c: QPointF, apart: float) -> PoseOf:
    """One in the middle, or two side by side."""
    return lambda index, n: Pose(c.x() + (0 if n < 2 else (index * 2 - 1) * apart), c.y(), 0, 1 if n < 2 else 0.8)


def _row(rect: QRectF, step: float, scale: float) -> PoseOf:
    line = row(rect, step)

    def pose(index: int, n: int) -> Pose:
        found = line(index, n)
        return Pose(found.x, found.y, 0, scale)

    return pose


def _down(rect: QRectF, step: float, scale: float) -> PoseOf:
    line = row(rect, step, False, True)

    def pose(index: int, n: int) -> Pose:
        found = line(index, n)
        return Pose(found.x, found.y, 0, scale)

    return pose


@lru_cache(maxsize=32)
def _town_zones(arrangement: str, edition: str, heights: tuple[int, ...]) -> dict[str, Zone]:
    """Cells of the main island, and where roofs can lie; outlines stand on top of the houses."""
    spread, town = layout(arrangement), box(edition).town
    zones: dict[str, Zone] = {}
    side = spread.side_of_cell(town) * spread.s
    storey, m = side * STOREY, side * 0.08
    cells = [spread.cell(n, town) for n in range(town.cells)]
    for n, r in enumerate(cells):
        lift = heights[n] * storey
        outline = r.adjusted(m, m - lift, -m, -m - lift)
        zones[f"town.{n}"] = Zone(f"town.{n}", outline, _stacked(r.center(), storey), radius=6 * spread.s)
    for line in town.strips:
        whole, lift = cells[line.a].united(cells[line.b]), max(1, heights[line.a]) * storey
        r = whole.adjusted(m, m - lift, -m, -m - lift)
        name = f"line.{line.a}.{line.b}"
        zones[name] = Zone(name, r, _stacked(whole.center(), storey), radius=6 * spread.s)
    return zones


def _stacked(c: QPointF, storey: float) -> PoseOf:
    return lambda index, n: Pose(c.x(), c.y() - index * storey)


def _own_zones(spread: Layout, of: Setting, seat: int, zones: dict[str, Zone]) -> None:
    def add(name: str, rect: QRectF, pose: PoseOf, radius: float = 8.0) -> None:
        zones[f"{name}.{seat}"] = Zone(f"{name}.{seat}", rect, pose, radius=radius)

    e, t, k, r = spread.edge, spread.tower, spread.k, spread.radius
    add(
        "tower",
        QRectF(t.x() - 2.8 * e, t.y() - 3.6 * e, 5.6 * e, 6.2 * e),
        _points(spread.cube(c, t, e) for c in CELLS),
    )
    most = of.box.data.cubes.ready
    scale = min(1.0, spread.ready.height() / (e * 1.9))
    add("ready", spread.ready, _points((plank.slot(spread.ready, n, most).center() for n in range(most)), scale))
    scale = min(0.64 if not spread.compact else 0.8, spread.reserve.width() / 6 / (e * 1.5))
    add("reserve", spread.reserve, _row(spread.reserve, spread.reserve.width() / 6, scale))
    side = spread.side_of_cell(of.box.town) * spread.s * 2.9
    slots = [plank.roof_slot(spread, n) for n in range(of.box.data.roof_area.slots)]
    roof = min(1.0, (slots[0].width() - 4) / side, (slots[0].height() - 2) / (side * 0.26))
    add("roofs", spread.roofs, _points((q.center() for q in slots), roof))
    fit = min(1.0, (spread.hand.height() + 2) / (78 * spread.s))
    add("hand", spread.hand, _row(spread.hand, 41 * spread.s * fit, fit))
    fit = min(1.0, (spread.cards.height() + 2) / (82 * spread.s))
    add("cards", spread.cards, _row(spread.cards, 44 * spread.s * fit, fit))
    ring = QRectF(spread.ring.x() - r, spread.ring.y() - r, 2 * r, 2 * r)
    add("ring", ring, _points(spread.house(n) for n in range(HOUSES)), r)
    add("wheel", ring.adjusted(r / 2, r / 2, -r / 2, -r / 2), _wheel(spread), r / 2)
    add("waiting", QRectF(ring.left(), ring.bottom() - 20 * k, 30 * k, 20 * k), _waiting(spread))
    cells = [plank.privilege_cell(spread, of, n) for n in range(of.box.cap + 1)]
    add("privilege", spread.privilege, _points(QPointF(q.right() - q.height() * 0.8, q.center().y()) for q in cells))
    moves = [plank.slot(spread.moves, n, MOVES) for n in range(MOVES)]
    add("moves", spread.moves, _points(QPointF(q.right() - 9 * k - 2, q.top() + 10 * k + 1) for q in moves))
    purse = spread.purse
    add("purse", QRectF(purse.x() - 20 * k, purse.y() - 18 * k, 120 * k, 36 * k), at(purse.x(), purse.y()))
    add("start", QRectF(0, 0, 1, 1), at(ring.right() - 6 * k, ring.top() + 12 * k))


def _wheel(spread: Layout) -> PoseOf:
    return lambda index, n: Pose(spread.ring.x(), spread.ring.y(), (index - 3) * 30)


def _waiting(spread: Layout) -> PoseOf:
    step = spread.radius * 0.3
    left, y = spread.ring.x() - spread.radius * 0.9, spread.ring.y() + spread.radius * 0.92
    return lambda index, n: Pose(left - index * step * 0.4, y - index * step * 0.3)


def _slots(line: PoseOf, slots: int) -> PoseOf:
    """Each in its own slot, also when others are empty."""
    return lambda index, n: line(index, slots)


def _rival_zones(spread: Layout, slots: int, seat: int, strip: QRectF, zones: dict[str, Zone]) -> None:
    """A strip: name and figures, the tower, ready cubes over roofs, building cards."""

    def add(name: str, rect: QRectF, pose: PoseOf) -> None:
        zones[f"{name}.{seat}"] = Zone(f"{name}.{seat}", rect, pose, radius=5)

    names = strip.width() * (0.30 if not spread.compact else 0.22)
    e = min(strip.height() / 7.2, strip.width() * 0.36 / 5.6)
    small = e / spread.edge
    foot = QPointF(strip.left() + names + e * 2.9, strip.center().y() + e * 0.9)
    tower = QRectF(foot.x() - e * 2.8, strip.top(), e * 5.6, strip.height())
    add("tower", tower, _points((spread.cube(cell, foot, e) for cell in CELLS), small))
    left = tower.right() + 2
    wide = (strip.right() - left) * (0.58 if not spread.compact else 0.66)
    half = strip.height() / 2
    lane = QRectF(left, strip.top() + 2, wide, half - 4)
    add("ready", lane, _row(lane, min(e * 1.9, wide / 3), small * 1.05))
    # three by two, larger than in a row: their numbers shall be read
    wide_step, high_step = e * 1.85, e * 2.5
    add(
        "reserve",
        tower,
        _points(
            (
                QPointF(tower.center().x() + (n % 3 - 1) * wide_step, tower.center().y() + (n // 3 - 0.5) * high_step)
                for n in COLOURS
            ),
            small,
        ),
    )
    roofs = QRectF(left, strip.top() + half, wide, half - 4)
    if spread.compact:
        add("roofs", roofs, _slots(_row(roofs, wide / 3, (wide / 3 - 2) / (spread.s * 146)), slots))
    else:
        size = min((wide - 2) / (spread.s * 146), (half - 6) / 3 / (spread.s * 38))
        add("roofs", roofs, _slots(_down(roofs, (half - 4) / 3, size), slots))
    right = QRectF(left + wide + 2, strip.top() + 2, strip.right() - left - wide - 4, strip.height() - 4)
    fit = right.height() / 2 / (86 * spread.s)
    cards = QRectF(right.left(), right.top(), right.width(), right.height() / 2)
    add("cards", cards, _row(cards, 44 * spread.s * fit, fit))
    low = QRectF(right.left(), right.center().y(), right.width() / 2, right.height() / 2)
    add("hand", low, _row(low, 41 * spread.s * fit, fit))
    home = low.translated(right.width() / 2, 0)
    add("ring", home, _row(home, 20, 0.62 / spread.k * 0.8))
    nowhere = at(strip.left() + 12, strip.top() + strip.height() * 0.55, 0, 0.01)
    add("purse", QRectF(strip.left(), strip.top() + half, 20, half), nowhere)
    add("start", QRectF(0, 0, 1, 1), at(strip.left() + names - 6, strip.top() + 11, 0, 0.55))
