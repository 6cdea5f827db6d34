"""Zones, pieces and gestures of Fresco."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.engine.action import Action, Event
from desktop.games.fresco.actions.cathedral import MoveBishop, Restore, RestoreAltar
from desktop.games.fresco.actions.choosing import ChoosePaint, LandOn
from desktop.games.fresco.actions.leaving import Leave
from desktop.games.fresco.actions.leonardo import LeonardoRestores
from desktop.games.fresco.actions.market import BuyGoods, BuyPaint, CloseStall
from desktop.games.fresco.actions.planning import ConfirmPlan, PlaceAssistant
from desktop.games.fresco.actions.studio import PaintForMoney, TakePortrait
from desktop.games.fresco.actions.waking import Wake
from desktop.games.fresco.actions.workshop import BeginRequest, Blend, GiveTile
from desktop.games.fresco.board import paper, pencil
from desktop.games.fresco.board.houses import station_space
from desktop.games.fresco.board.layout import Layout, fitting, layout
from desktop.games.fresco.board.looks import look
from desktop.games.fresco.board.pictures import picture
from desktop.games.fresco.board.setting import Setting, setting
from desktop.games.fresco.box import Box, box, box_of
from desktop.games.fresco.data import STACKS
from desktop.games.fresco.events import AltarRestored, PortraitTaken, RequestFulfilled, Restored
from desktop.games.fresco.paints import HIDDEN, KINDS, LETTERS
from desktop.games.fresco.state import (
    ASLEEP,
    COLUMNS,
    NOWHERE,
    SPACES,
    Fresco,
    LandingFrame,
    LeonardoStudioFrame,
    MarketFrame,
    Master,
    PlanFrame,
)  # fmt: skip
from desktop.table.vocabulary import (
    ENDLESS,
    Arrangement,
    Button,
    Drag,
    Gesture,
    Grip,
    Look,
    Placed,
    Pose,
    Press,
    Scene,
    Spot,
    Tap,
    Zone,
    at,
    row,
)  # fmt: skip

Add = Callable[..., None]


class FrescoBoard:
    """The town for all, one's own paint box at the foot."""

    accent = "#B98E3E"
    tumbles: dict[str, tuple[str, ...]] = {}

    # -- what is shown ---------------------------------------------------------------------------------------------------

    def arrangement(self, size: QSizeF) -> Arrangement:
        found = fitting(size)
        return Arrangement(found.name, found.size)

    def printed(self, view: Fresco) -> Setting:
        """Players, modules and edition."""
        return setting(view)

    def near(self, scene: Scene) -> int:
        """Whose paint box lies at the foot."""
        return scene.viewer if scene.viewer is not None else 0

    def zones(self, scene: Scene, view: Fresco) -> dict[str, Zone]:
        spread, of, me = layout(scene.arrangement), setting(view), self.near(scene)
        zones: dict[str, Zone] = {}

        def add(name: str, rect: QRectF, pose: Callable[[int, int], Pose], radius: float = 8.0) -> None:
            zones[name] = Zone(name, rect, pose, radius=radius)

        self._hostel_zones(spread, view, box(view), add)
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
        self._plan_zones(spread, of, me, add)
        self._own_zones(spread, of, me, add)
        add("track", spread.track, _track_pose(spread))
        add("start", spread.track, _queue_pose(spread))
        return zones

    def _hostel_zones(self, spread: Layout, view: Fresco, tables: Box, add: Add) -> None:
        h, k = spread.hostel, spread.k
        lines = len(tables.hours)

        def stand(index: int, n: int) -> Pose:
            r = spread.line(min(index, lines - 1))
            return Pose(r.left() + 158 * k, r.bottom() - 4 * k, 0, min(1.0, r.height() / (44 * k)))

        add("hour", h.adjusted(0, 50 * k, 0, 0), stand)
        for n in range(lines):
            add(f"line.{n}", spread.line(n), at(spread.line(n).center().x(), spread.line(n).center().y()))
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

    def _plan_zones(self, spread: Layout, of: Setting, me: int, add: Add) -> None:
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

    def _own_zones(self, spread: Layout, of: Setting, me: int, add: Add) -> None:
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
        add("purse", spread.purse, at(spread.purse.left() + 40 * k, spread.purse.center().y()))
        t = spread.tiles
        mine = QRectF(t.left(), t.top(), t.width() * 0.62, t.height())
        side = min(t.height() * 0.52, 76 * k)
        full = spread.space(0).width() - 4 * k
        add(
            f"tiles.{me}",
            QRectF(t.left(), t.top(), t.width() * 0.6, side),
            _scaled(row(QRectF(mine.left(), t.top(), mine.width(), side), side + 4, centred=False), side / full),
        )
        low = QRectF(t.left(), t.top() + side + 4 * k, t.width() * 0.6, t.height() - side - 4 * k)
        add(
            f"cards.{me}",
            low,
            _scaled(row(QRectF(low.left(), low.top(), low.width() * 0.6, low.height()), 60 * k, centred=False), 0.7),
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
                    row(
                        QRectF(r.left() + r.width() * 0.6, r.top(), r.width() * 0.24, r.height()), 26 * k, centred=False
                    ),
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

    def placements(self, scene: Scene, view: Fresco) -> Iterable[Placed]:
        me = self.near(scene)
        yield from self._ceiling(view)
        for n, stall in enumerate(view.stalls):
            if stall.open:
                for index, id in enumerate(stall.tiles):
                    yield Placed("goods", Spot(f"stall.{n}", index), f"goods.{id}", name=id)
        yield Placed("goods", Spot("bag"), "bag", len(view.bag))
        if view.options["portraits"]:
            for index, id in enumerate(view.portraits):
                yield Placed("card", Spot("portraits", index), f"card.{id}", name=id)
            left = [group for group in view.deck if group]
            if left:
                yield Placed("card", Spot("deck"), "card_back.A", sum(len(group) for group in left))
        if view.options["requests"]:
            for stack, ids in zip(STACKS, view.stacks, strict=True):
                if ids:
                    yield Placed("request", Spot(f"request.{stack}"), f"request.{ids[0]}", name=ids[0])
        kinds = KINDS if view.options["specials"] else 6
        for kind in range(kinds):
            letter = LETTERS[kind]
            yield Placed(f"paint.{letter}", Spot(f"supply.{letter}"), f"paint.{letter}", ENDLESS)
        for who, master in enumerate(view.masters):
            yield from self._master(scene, view, who, master)
        mine = view.masters[me]
        if not mine.leonardo and mine.money != HIDDEN:
            yield Placed("coin", Spot("purse"), "coin", mine.money)
            for kind in range(kinds):
                letter = LETTERS[kind]
                for index in range(max(0, mine.paints[kind])):
                    yield Placed(f"paint.{letter}", Spot(f"paints.{letter}", index), f"paint.{letter}")

    def _ceiling(self, view: Fresco) -> Iterable[Placed]:
        for index, id in enumerate(view.ceiling):
            if id:
                yield Placed("tile", Spot("ceiling", index), f"tile.{id}", name=id)
        yield Placed("bishop", Spot("bishop", view.bishop), "bishop", name="bishop")
        if view.leonardo != NOWHERE:
            yield Placed("leonardo", Spot("bishop", view.leonardo + SPACES), "leonardo", name="leonardo")

    def _master(self, scene: Scene, view: Fresco, who: int, master: Master) -> Iterable[Placed]:
        colour = "leonardo" if master.leonardo else scene.colours[who] if scene.colours else "red"
        asleep = [n for n, one in enumerate(view.masters) if one.hour == ASLEEP]
        spot = Spot("asleep", asleep.index(who)) if master.hour == ASLEEP else Spot("hour", master.hour)
        yield Placed("master", spot, f"master.{colour}", name=f"hour.{who}")
        if not master.leonardo:
            yield Placed(
                "mood", Spot(f"mood.{who}", master.mood - box(view).lowest), f"mood.{colour}", name=f"mood.{who}"
            )
        place = Spot("track", master.score) if master.score else Spot("start", max(0, master.queue - 1))
        yield Placed("pawn", place, f"master.{colour}", name=f"score.{who}")
        placed = 0
        for column, n in enumerate(master.plan):
            for index in range(n):
                yield Placed(f"assistant.{who}", Spot(f"plan.{who}.{column}", index), f"assistant.{colour}")
            placed += n
        if view.agenda and isinstance(view.top, PlanFrame) and view.top.seat == who and who == self.near(scene):
            for index in range(master.crew - placed):
                yield Placed(f"assistant.{who}", Spot(f"crew.{who}", index), f"assistant.{colour}")
        for index, id in enumerate(master.tiles):
            yield Placed("tile", Spot(f"tiles.{who}", index), f"back.{id}", name=id)
        for index, id in enumerate(master.portraits):
            yield Placed("card", Spot(f"cards.{who}", index), f"card.{id}", name=id)
        for index, id in enumerate(master.requests):
            yield Placed("request", Spot(f"fulfilled.{who}", index), f"request.{id}", name=id)

    def look(self, scene: Scene, face: str, count: int | None) -> Look:
        edition = scene.printed.edition if isinstance(scene.printed, Setting) else ""
        return look(scene, face, count, edition)

    def keeps(self, view: Fresco) -> str | None:
        return None

    def stirred(self, event: Event) -> Iterable[str]:
        return ()

    # -- what hands do -----------------------------------------------------------------------------------------------------

    def gestures(self, action: Action, view: Fresco) -> Iterable[Gesture]:
        seat = view.top.seat if view.agenda else 0
        match action:
            case Wake(_, line):
                yield Drag(Grip("asleep"), "hour", line)
                yield Tap(Grip(f"line.{line}"))
            case PlaceAssistant(column):
                yield Drag(Grip(f"crew.{seat}"), f"plan.{seat}.{column}")
                yield Tap(Grip(f"plan.{seat}.{column}"))
            case ConfirmPlan():
                yield Press("confirm")
            case BuyGoods(stall, tile):
                yield Drag(Grip(f"stall.{stall}", f"goods.{tile}"), "box")
                yield Tap(Grip(f"stall.{stall}", f"goods.{tile}"))
            case BuyPaint(paint):
                yield Drag(Grip(f"supply.{LETTERS[paint]}"), "stall.0")
            case CloseStall(stall):
                yield Tap(Grip(f"awning.{stall}"))
                if isinstance(view.top, MarketFrame) and view.top.stall == stall:
                    yield Press("close")
            case Leave():
                yield Press("none" if isinstance(view.top, LeonardoStudioFrame) else "pass")
            case Restore(space):
                grip = (
                    Grip("ceiling", f"tile.{view.ceiling[space]}")
                    if view.ceiling[space]
                    else Grip("ceiling", index=space)
                )
                yield Drag(grip, "box")
                yield Tap(grip)
            case MoveBishop(space):
                yield Drag(Grip("bishop", "bishop"), "bishop", space)
            case RestoreAltar():
                yield Tap(Grip("altar"))
                yield Press("altar")
            case PaintForMoney():
                yield Tap(Grip("studio"))
                yield Press("money")
            case TakePortrait(card):
                if card in view.portraits:
                    yield Drag(Grip("portraits", f"card.{card}"), f"cards.{seat}")
                    yield Tap(Grip("portraits", f"card.{card}"))
            case Blend(first, second):
                yield Drag(Grip(f"paints.{LETTERS[first]}"), f"paints.{LETTERS[second]}")
                if first != second:
                    yield Drag(Grip(f"paints.{LETTERS[second]}"), f"paints.{LETTERS[first]}")
            case BeginRequest(stack):
                yield Tap(Grip(f"request.{stack}"))
            case GiveTile(tile):
                who = next((n for n, master in enumerate(view.masters) if tile in master.tiles), seat)
                yield Drag(Grip(f"tiles.{who}", f"back.{tile}"), f"request.{view.top.stack}")
                yield Tap(Grip(f"tiles.{who}", f"back.{tile}"))
            case LandOn(space):
                if isinstance(view.top, LandingFrame):
                    yield Press("forward" if space == view.top.forward else "back")
            case ChoosePaint(paint):
                yield Tap(Grip(f"supply.{LETTERS[paint]}"))
                yield Tap(Grip(f"paints.{LETTERS[paint]}"))
            case LeonardoRestores(space):
                yield Drag(Grip("bishop", "leonardo"), "bishop", space + SPACES)
                if view.ceiling[space]:
                    yield Tap(Grip("ceiling", f"tile.{view.ceiling[space]}"))
            case _:
                return

    def buttons(self, scene: Scene, view: Fresco) -> Iterable[Button]:
        if not view.agenda or view.finished or not isinstance(view.top, PlanFrame):
            return
        planner = view.masters[view.top.seat]
        if view.top.seat == self.near(scene) and planner.placed == planner.crew:
            yield Button("confirm", layout(scene.arrangement).button, True, "check")

    # -- painting ----------------------------------------------------------------------------------------------------------

    def background(self, painter: QPainter, scene: Scene) -> None:
        of = scene.printed if isinstance(scene.printed, Setting) else Setting()
        paper.draw_background(painter, layout(scene.arrangement), of, box_of(of.edition))

    def foreground(self, painter: QPainter, scene: Scene, view: Fresco) -> None:
        spread = layout(scene.arrangement)
        pencil.draw_shutters(painter, spread, view)
        pencil.draw_day(painter, spread, view, box(view), self.near(scene))
        pencil.draw_others(painter, spread, view, scene, self.near(scene))

    def pops(self, event: Event, scene: Scene, view: Fresco) -> Iterable[tuple[Spot, str]]:
        if isinstance(event, Restored):
            yield Spot("ceiling", event.space), f"+{event.points + event.bonus + event.extra}"
        elif isinstance(event, AltarRestored):
            yield Spot("altar"), f"+{event.points}"
        elif isinstance(event, PortraitTaken | RequestFulfilled) and event.points:
            yield Spot("workshop" if isinstance(event, RequestFulfilled) else "studio"), f"+{event.points}"

    def picture(self, name: str, scene: Scene) -> Look | None:
        return picture(name, scene)


# -- where pieces lie ------------------------------------------------------------------------------------------------------


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
