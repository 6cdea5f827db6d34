"""Zones, pieces and gestures of Fresco."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from desktop.engine.action import Action, Event
from desktop.games.fresco.actions.cathedral import MoveBishop, Restore, RestoreAltar, can_step
from desktop.games.fresco.actions.choosing import ChoosePaint, LandOn
from desktop.games.fresco.actions.leaving import Leave
from desktop.games.fresco.actions.leonardo import LeonardoRestores
from desktop.games.fresco.actions.market import BuyGoods, BuyPaint, CloseStall
from desktop.games.fresco.actions.planning import ConfirmPlan, PlaceAssistant
from desktop.games.fresco.actions.studio import PaintForMoney, TakePortrait
from desktop.games.fresco.actions.waking import Wake
from desktop.games.fresco.actions.workshop import BeginRequest, Blend, GiveTile
from desktop.games.fresco.board import paper, pencil
from desktop.games.fresco.board.layout import fitting, layout
from desktop.games.fresco.board.looks import look
from desktop.games.fresco.board.pictures import picture
from desktop.games.fresco.board.setting import Setting, setting
from desktop.games.fresco.board.workers import spent
from desktop.games.fresco.board.zones import zones_of
from desktop.games.fresco.box import box, box_of
from desktop.games.fresco.data import STACKS
from desktop.games.fresco.events import AltarRestored, PortraitTaken, RequestFulfilled, Restored
from desktop.games.fresco.paints import HIDDEN, KINDS, LETTERS
from desktop.games.fresco.state import (
    ASLEEP,
    NOWHERE,
    SPACES,
    Fresco,
    LandingFrame,
    LeonardoStudioFrame,
    MarketFrame,
    Master,
    PlanFrame,
    WakeFrame,
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
    Press,
    Scene,
    Spot,
    Tap,
    Zone,
)  # fmt: skip


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
        return zones_of(scene, view, self.near(scene))

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
            done = spent(view, who, column)
            for index in range(n):
                face = "spent" if index < done else "assistant"
                yield Placed(f"assistant.{who}", Spot(f"plan.{who}.{column}", index), f"{face}.{colour}")
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
            case Wake(who, line):
                asleep = [n for n, one in enumerate(view.masters) if one.hour == ASLEEP]
                yield Drag(Grip("asleep", index=asleep.index(who)), "hour", line)
                if isinstance(view.top, WakeFrame) and view.top.who == who:
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
                yield Drag(Grip(f"supply.{LETTERS[paint]}"), "box")
                yield Tap(Grip(f"supply.{LETTERS[paint]}"))
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
                if space == view.bishop and not can_step(view):
                    yield Tap(Grip("bishop", "bishop"))  # he stands in the way of his tile and means nothing else now
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
                    if space == view.top.forward:
                        yield Press("forward")
                    elif space == view.top.back:
                        yield Press("back")
                    yield Drag(self._pawn(view, view.top.who), "track", space)
            case ChoosePaint(paint):
                yield Tap(Grip(f"supply.{LETTERS[paint]}"))
                yield Tap(Grip(f"paints.{LETTERS[paint]}"))
            case LeonardoRestores(space):
                yield Drag(Grip("bishop", "leonardo"), "bishop", space + SPACES)
                if view.ceiling[space]:
                    yield Tap(Grip("ceiling", f"tile.{view.ceiling[space]}"))
            case _:
                return

    def _pawn(self, view: Fresco, who: int) -> Grip:
        """A master's pawn, before the track or on it."""
        master = view.masters[who]
        return Grip("track", index=master.score) if master.score else Grip("start", index=max(0, master.queue - 1))

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
        pencil.draw_past_the_end(painter, spread, view, scene)
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
