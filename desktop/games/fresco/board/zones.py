"""Where the pieces of Fresco lie: every zone of the town, the day, and one's own paint box."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from desktop.games.fresco.board import paper
from desktop.games.fresco.board.houses import station_space
from desktop.games.fresco.board.layout import Layout, layout
from desktop.games.fresco.board.setting import Setting, setting
from desktop.games.fresco.box import Box, box
from desktop.games.fresco.data import STACKS
from desktop.games.fresco.paints import KINDS, LETTERS
from desktop.games.fresco.state import COLUMNS, SPACES, Fresco
from desktop.table.vocabulary import Pose, Scene, Zone, at, row

Add = Callable[..., None]


def zones_of(scene: Scene, view: Fresco, me: int) -> dict[str, Zone]:
    """Every zone, as `me` sits."""
    spread, of = layout(scene.arrangement), setting(view)
    zones: dict[str, Zone] = {}

    def add(name: str, rect: QRectF, pose: Callable[[int, int], Pose], radius: float = 8.0) -> None:
        zones[name] = Zone(name, rect, pose, radius=radius)

    _hostel_zones(spread, view, box(view), add)
    add("ceiling", spread.art, _ceiling_pose(spread))
    add("bishop", spread.art, _bishop_pose(spread, -0.08))
    add("altar", spread.altar, at(spread.altar.center().x(), spread.altar.center().y()))
    for n in range(len(view.stalls)):
        r, k = spread.stall(n, len(view.stalls)), spread.k
        lane = QRectF(r.left() + 6 * k, r.top() + 24 * k, r.width() - 12 * k, r.height() - 26 * k)
        scale = min(1.0, lane.height() / (86 * k))
        add(f"stall.{n}", lane, _scaled(row(lane, 44 * k * max(0.8, scale)), scale))
        add(f"awning.{n}", QRectF(r.left(), r.top(), r.width(), 22 * k), at(r.center().x(), r.top() + 10 * k))
    bag = QRectF(spread.altar.right() - 46 * spread.k, spread.altar.top(), 44 * spread.k, spread.altar.height())
    add("bag", bag, at(bag.center().x(), bag.center().y(), 0, 1.1))
    add("studio", spread.studio, at(spread.studio.center().x(), spread.studio.center().y()))
    add("workshop", spread.workshop, at(spread.workshop.center().x(), spread.workshop.center().y()))
    _plan_zones(spread, of, me, add)
    _own_zones(spread, of, me, add)
    add("track", spread.track, _track_pose(spread))
    add("start", spread.track, _queue_pose(spread))
    return zones


def _hostel_zones(spread: Layout, view: Fresco, tables: Box, add: Add) -> None:
    h, k = spread.hostel, spread.k
    lines = len(tables.hours)

    def stand(index: int, n: int) -> Pose:
        r = spread.line(min(index, lines - 1))
        return Pose(r.left() + 158 * k, r.bottom() - 4 * k, 0, min(1.0, r.height() / (44 * k)))

    add("hour", h.adjusted(0, 50 * k, 0, 0), stand)
    for n in range(lines):
        r = spread.line(n)
        add(f"line.{n}", r, at(r.center().x(), r.center().y()))
        stands = r.left() + 158 * k  # where a pawn that gets up at this hour will stand
        add(f"free.{n}", QRectF(r.left(), r.top(), stands - r.left(), r.height()), at(stands, r.center().y()))
    sleepers = QRectF(h.left(), h.top() + 2 * k, h.width(), 48 * k)
    add(
        "asleep",
        sleepers,
        _scaled(row(QRectF(h.left() + 20 * k, h.top() + 38 * k, h.width() - 40 * k, 2), 30 * k), 0.92),
    )
    steps = tables.highest - tables.lowest + 1
    for who in range(view.players):
        first = spread.mood(who, view.players, 0, steps)
        last = spread.mood(who, view.players, steps - 1, steps)
        add(f"mood.{who}", first.united(last), _mood_pose(spread, who, view.players, steps))


def _plan_zones(spread: Layout, of: Setting, me: int, add: Add) -> None:
    others = [who for who in range(of.masters) if who != me]
    for column in range(COLUMNS):
        r, k = spread.station(column), spread.k
        add(f"plan.{me}.{column}", r, _station_pose(r, k))
        for i, who in enumerate(others):
            lane = QRectF(r.left() + (80 + i * 46) * k, r.bottom() - 5 * k, 44 * k, 2)
            add(
                f"plan.{who}.{column}",
                QRectF(lane.left(), lane.top() - 24 * k, 44 * k, 26 * k),
                _scaled(row(lane, 14 * k), 0.55),
            )
    head = QRectF(
        spread.plan.left() + 10 * spread.k,
        spread.plan.top() + 40 * spread.k,
        spread.plan.width() - 20 * spread.k,
        2,
    )
    for who in range(of.masters):
        add(
            f"crew.{who}",
            QRectF(spread.plan.left(), spread.plan.top(), spread.plan.width(), 46 * spread.k),
            _scaled(row(head, 24 * spread.k), 0.9),
        )


def _own_zones(spread: Layout, of: Setting, me: int, add: Add) -> None:
    kinds, k = (KINDS if of.special else 6), spread.k
    for kind in range(kinds):
        r = spread.tray(kind, kinds)
        lane = QRectF(r.left() + 8 * k, r.top(), r.width() - 40 * k, r.height())
        add(f"paints.{LETTERS[kind]}", r, row(lane, 42 * k, centred=False))
        add(
            f"supply.{LETTERS[kind]}",
            QRectF(r.right() - 34 * k, r.top() + 4, 30 * k, 34 * k),
            at(r.right() - 18 * k, r.top() + 22 * k, 0, 0.55),
        )
    add("box", spread.own, at(spread.own.center().x(), spread.own.center().y()))
    add("shelf", spread.shelf, at(spread.shelf.center().x(), spread.shelf.center().y()))
    add("purse", spread.purse, at(spread.purse.left() + 40 * k, spread.purse.center().y()))
    t = spread.tiles
    side = min(t.height() * 0.52, 76 * k)
    full = spread.space(0).width() - 4 * k
    cards = of.portraits or of.requests
    mine = QRectF(t.left(), t.top(), t.width() * 0.6, side if cards else t.height())
    add(f"tiles.{me}", mine, _filled(mine, side, full))
    low = QRectF(t.left(), t.top() + side + 4 * k, t.width() * 0.6, t.height() - side - 4 * k)
    add(
        f"cards.{me}",
        low,
        _fewer_larger(QRectF(low.left(), low.top(), low.width() * 0.62, low.height()), 60 * k, 0.7),
    )
    add(
        f"fulfilled.{me}",
        low,
        _scaled(
            row(
                QRectF(low.left() + low.width() * 0.6, low.top(), low.width() * 0.4, low.height()),
                36 * k,
                centred=False,
            ),
            0.55,
        ),
    )
    others = [who for who in range(of.masters) if who != me]
    high = t.height() / max(1, len(others))
    for i, who in enumerate(others):
        r = QRectF(t.left() + t.width() * 0.64, t.top() + i * high, t.width() * 0.36, high - 3)
        small = min(0.36, r.height() / full * 0.8)
        add(
            f"tiles.{who}",
            r,
            _scaled(
                row(
                    QRectF(r.left() + 22 * k, r.top(), r.width() * 0.55, r.height()),
                    full * small + 2,
                    centred=False,
                ),
                small,
            ),
        )
        add(
            f"cards.{who}",
            r,
            _scaled(
                row(QRectF(r.left() + r.width() * 0.6, r.top(), r.width() * 0.24, r.height()), 26 * k, centred=False),
                0.3,
            ),
        )
        add(
            f"fulfilled.{who}",
            r,
            _scaled(
                row(
                    QRectF(r.left() + r.width() * 0.84, r.top(), r.width() * 0.16, r.height()),
                    20 * k,
                    centred=False,
                ),
                0.3,
            ),
        )
    rows = of.rows
    if "portraits" in rows:
        n = rows.index("portraits")
        first, last = (paper.slot(spread, n, len(rows), i, 3) for i in (0, 1))
        add("portraits", first.united(last), _slots(spread, n, len(rows), 3))
        deck = paper.slot(spread, n, len(rows), 2, 3)
        add("deck", deck, at(deck.center().x(), deck.center().y()))
    if "requests" in rows:
        n = rows.index("requests")
        for i, stack in enumerate(STACKS):
            r = paper.slot(spread, n, len(rows), i, 4)
            add(f"request.{stack}", r, at(r.center().x(), r.center().y(), 0, min(1.0, r.height() / (74 * k))))


def _filled(area: QRectF, most: float, full: float) -> Callable[[int, int], Pose]:
    """Square pieces in rows, as large as they fit beside each other; `full` is their size at scale 1."""

    def pose(index: int, n: int) -> Pose:
        n = max(1, n)
        rows = max(range(1, n + 1), key=lambda rows: _side(area, rows, n))
        step, columns = min(most, _side(area, rows, n)), -(-n // rows)
        x, y = area.left() + (index % columns + 0.5) * step, area.top() + (index // columns + 0.5) * step
        return Pose(x, y, 0, (step - 3) / full)

    return pose


def _side(area: QRectF, rows: int, n: int) -> float:
    """How wide a square piece may be when `n` of them lie in so many rows."""
    return min(area.height() / rows, area.width() / -(-n // rows))


def _fewer_larger(lane: QRectF, step: float, scale: float) -> Callable[[int, int], Pose]:
    """A row whose pieces grow smaller before they cover each other."""

    def pose(index: int, n: int) -> Pose:
        shrink = max(0.65, min(1.0, lane.width() / (step * max(1, n))))
        found = row(lane, step * shrink, centred=False)(index, n)
        return Pose(found.x, found.y, 0, scale * shrink)

    return pose


def _scaled(line: Callable[[int, int], Pose], scale: float) -> Callable[[int, int], Pose]:
    def pose(index: int, n: int) -> Pose:
        found = line(index, n)
        return Pose(found.x, found.y, 0, scale)

    return pose


def _ceiling_pose(spread: Layout) -> Callable[[int, int], Pose]:
    def pose(index: int, n: int) -> Pose:
        c = spread.space(index % SPACES).center()
        return Pose(c.x(), c.y())

    return pose


def _bishop_pose(spread: Layout, shift: float) -> Callable[[int, int], Pose]:
    """The bishop stands a little left of the middle of a space, Leonardo (25 on) a little right of it."""

    def pose(index: int, n: int) -> Pose:
        r = spread.space(index % SPACES)
        side = -0.16 if index < SPACES else 0.2
        return Pose(r.center().x() + side * r.width(), r.bottom() - 0.14 * r.height(), 0, 0.9)

    return pose


def _mood_pose(spread: Layout, who: int, players: int, steps: int) -> Callable[[int, int], Pose]:
    def pose(index: int, n: int) -> Pose:
        r = spread.mood(who, players, steps - 1 - index, steps)
        return Pose(r.center().x() + r.width() * 0.16, r.center().y() - 1)

    return pose


def _station_pose(r: QRectF, k: float) -> Callable[[int, int], Pose]:
    def pose(index: int, n: int) -> Pose:
        space = station_space(r, index, k)
        return Pose(space.center().x(), space.bottom() - 5 * k, 0, min(1.0, space.height() / (50 * k)))

    return pose


def _track_pose(spread: Layout) -> Callable[[int, int], Pose]:
    def pose(index: int, n: int) -> Pose:
        r = spread.cell(max(1, index))
        return Pose(r.center().x(), r.bottom() - 2, 0, 0.72)

    return pose


def _queue_pose(spread: Layout) -> Callable[[int, int], Pose]:
    def pose(index: int, n: int) -> Pose:
        r = spread.queue(index)
        return Pose(r.center().x(), r.bottom() - 2, 0, 0.72)

    return pose


def _slots(spread: Layout, line: int, lines: int, of: int) -> Callable[[int, int], Pose]:
    def pose(index: int, n: int) -> Pose:
        r = paper.slot(spread, line, lines, index, of)
        return Pose(r.center().x(), r.center().y())

    return pose
