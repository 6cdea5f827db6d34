"""Zones, pieces and gestures of the Catan Dice Game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.engine.action import Action, Event
from desktop.games.catan_dice.actions.building import Build, EndTurn, MarkStart
from desktop.games.catan_dice.actions.changing import TradeGold, UseJoker
from desktop.games.catan_dice.actions.rolling import Reroll, RollDice, Stop
from desktop.games.catan_dice.board import captions, paper, pencil
from desktop.games.catan_dice.board.layout import Layout, fitting, layout
from desktop.games.catan_dice.board.looks import Looks
from desktop.games.catan_dice.board.pictures import picture
from desktop.games.catan_dice.board.plan import Plan, plan
from desktop.games.catan_dice.events import BoxWritten, Built, Rolled
from desktop.games.catan_dice.faces import FACES
from desktop.games.catan_dice.island import Island
from desktop.games.catan_dice.islands import EXTRA, ONE, island, island_of
from desktop.games.catan_dice.state import CatanDice, FirstRoll, Rerolling, Resolving, What
from desktop.look.colour import SEATS
from desktop.table.vocabulary import (
    Arrangement,
    Button,
    Drag,
    Gesture,
    Grip,
    Look,
    Mark,
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

DICE_GRID = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2))
LEAN = (-12, 9, 6, -15, 14, -7)  # degrees that the dice lie turned by


class CatanDiceBoard:
    """The sheet of the seat that plays, its dice, and the other sheets in small."""

    accent = "#C7762F"
    tumbles: dict[str, tuple[str, ...]] = {"die": tuple(f"die.{face}.free" for face in FACES)}

    def __init__(self) -> None:
        self._looks = Looks()

    # -- what is shown ---------------------------------------------------------------------------------------------------

    def arrangement(self, size: QSizeF) -> Arrangement:
        found = fitting(size)
        return Arrangement(found.name, found.size)

    def shown_seat(self, scene: Scene, view: CatanDice) -> int:
        """Whose sheet lies in front: the seat that plays; at the end the viewer's."""
        if view.agenda and not view.finished:
            return view.playing
        return scene.viewer if scene.viewer is not None else 0

    def printed(self, view: CatanDice) -> tuple[str, str]:
        """The map's name and the edition of its tables."""
        return str(view.options["map"]), view.edition

    def _plan(self, scene: Scene, view: CatanDice) -> tuple[Layout, Plan, Island]:
        return layout(scene.arrangement), plan(*self.printed(view), scene.arrangement), island_of(view)

    def zones(self, scene: Scene, view: CatanDice) -> dict[str, Zone]:
        spread, drawn, _ = self._plan(scene, view)
        zones: dict[str, Zone] = {}
        for (what, id), place in drawn.places.items():
            outline = place.outline()
            pose = at(place.centre.x(), place.centre.y(), place.angle)
            zones[_zone(what, id)] = Zone(_zone(what, id), outline.boundingRect(), pose, outline)
        for id, centre in drawn.jokers.items():
            r = 16.0 if not spread.compact else 13.0
            rect = QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r)
            zones[f"joker.{id}"] = Zone(f"joker.{id}", rect, at(centre.x(), centre.y()), radius=r)
        zones["tray"] = Zone("tray", spread.felt, _dice_pose(spread), radius=20)
        zones["keep"] = Zone("keep", spread.keep, _keep_pose(spread), radius=16)
        crayon = QRectF(spread.crayon.x() - 94, spread.crayon.y() - 14, 200, 28)
        zones["crayon"] = Zone(
            "crayon", crayon, at(spread.crayon.x(), spread.crayon.y(), -6, 0.8 if spread.compact else 1)
        )
        for name, rect in (("costs", spread.costs.adjusted(-6, 0, 6, -9)), ("throws", spread.rolls)):
            zones[name] = Zone(name, rect, at(rect.center().x(), rect.center().y()))
        sheet = spread.track
        zones["boxes"] = Zone(
            "boxes", QRectF(sheet.x(), sheet.y(), 5 * spread.box, 5 * spread.box), at(sheet.x() + 90, sheet.y() + 60)
        )
        return zones

    def placements(self, scene: Scene, view: CatanDice) -> Iterable[Placed]:
        _, drawn, found = self._plan(scene, view)
        shown = self.shown_seat(scene, view)
        everyone = view.options["map"] == EXTRA
        for seat, sheet in enumerate(view.sheets):
            if seat != shown and not everyone:
                continue
            colour = scene.colours[seat] if scene.colours else "red"
            upgraded = {mark.place[1:] for mark in sheet.marks if mark.what is What.CITY} if everyone else set[str]()
            for mark in sheet.marks:
                if mark.what is What.SETTLEMENT and mark.place[1:] in upgraded:
                    continue
                place = drawn.places[mark.what, mark.place]
                face = f"{mark.what}.{colour}.{place.label or '-'}"
                yield Placed(f"mark.{mark.what}", Spot(_zone(mark.what, mark.place)), face, name=f"{seat}.{mark.place}")
            for id, joker in found.jokers.items():
                if sheet.used >> joker.index & 1:
                    yield Placed("cross", Spot(f"joker.{id}"), "cross", name=f"{seat}.{id}")
                elif sheet.knights & joker.needs == joker.needs and seat == shown:
                    yield Placed("ready", Spot(f"joker.{id}"), "ready", name=f"{seat}.{id}")
        if not view.finished:
            yield Placed("crayon", Spot("crayon"), f"crayon.{scene.colours[shown] if scene.colours else 'red'}")
        for index, die in enumerate(view.dice):
            yield Placed("die", Spot("tray", index), f"die.{die.face}.{die.status}", name=str(index))

    def look(self, scene: Scene, face: str, count: int | None) -> Look:
        return self._looks.look(scene, face, *_printed(scene))

    def stirred(self, event: Event) -> Iterable[str]:
        return [str(die) for die in event.dice] if isinstance(event, Rolled) else []

    def keeps(self, view: CatanDice) -> str | None:
        return "keep" if isinstance(view.top, Rerolling) else None

    # -- what hands do -----------------------------------------------------------------------------------------------------

    def gestures(self, action: Action, view: CatanDice) -> Iterable[Gesture]:
        match action:
            case RollDice():
                yield Press("roll")
                yield Tap(Grip("tray"))
            case Reroll(dice):
                if isinstance(view.top, Rerolling):
                    kept = tuple(Grip("tray", index=i) for i in range(len(view.dice)) if i not in dice)
                    yield Mark(kept, "reroll")
                elif isinstance(view.top, Resolving) and len(dice) == len(view.dice):
                    yield Press("reroll")
            case Stop():
                yield Press("stop")
            case TradeGold(die):
                if isinstance(view.top, Resolving):
                    yield Drag(Grip("tray", index=die), "keep")
            case UseJoker(joker, die):
                if isinstance(view.top, Resolving) or action.refusal(view) is not None:
                    yield Drag(Grip("tray", index=die), f"joker.{joker}")
            case Build(what, place) if (what, place) in plan(*self.printed(view), "wide").places:
                yield Drag(Grip("crayon"), _zone(what, place))
                yield Tap(Grip(_zone(what, place)))
            case Build(_, place):  # a city on a settlement's site: it is no upgrade here
                yield Drag(Grip("crayon"), _zone(What.SETTLEMENT, place))
            case MarkStart(place):
                yield Drag(Grip("crayon"), _zone(What.ROAD, place))
                yield Tap(Grip(_zone(What.ROAD, place)))
            case EndTurn():
                yield Press("end")
            case _:
                return

    def buttons(self, scene: Scene, view: CatanDice) -> Iterable[Button]:
        if view.finished or not view.agenda:
            return
        box = layout(scene.arrangement).rolls
        high = box.height() - 66 if scene.arrangement == "wide" else box.height() - 44
        y = box.bottom() - high - 16 if scene.arrangement == "wide" else box.bottom() - high - 8
        whole = QRectF(box.left() + 16, y, box.width() - 32, high)
        match view.top:
            case FirstRoll():
                yield Button("roll", whole, True, "dices")
            case Rerolling():
                left = QRectF(whole.left(), whole.top(), whole.width() * 0.62, whole.height())
                yield Button("reroll", left, True, "dices")
                yield Button(
                    "stop", QRectF(left.right() + 8, whole.top(), whole.right() - left.right() - 8, whole.height())
                )
            case Resolving():
                yield Button("end", whole, True, "check")
            case _:
                return

    # -- painting ----------------------------------------------------------------------------------------------------------

    def background(self, painter: QPainter, scene: Scene) -> None:
        map_name, edition = _printed(scene)
        spread, drawn = layout(scene.arrangement), plan(map_name, edition, scene.arrangement)
        found = island(map_name, edition)
        paper.draw_pad(painter, spread)
        paper.draw_sea(painter, spread)
        if not drawn.pointed and not spread.compact:
            paper.draw_sail(painter, spread.sea.left() + 82, spread.sea.top() + 62, 1)
            paper.draw_sail(painter, spread.sea.right() - 80, spread.sea.bottom() - 48, 1)
        paper.draw_land(painter, drawn, found)
        paper.draw_costs(painter, spread, found)
        paper.draw_tray(painter, spread)
        paper.draw_legend(painter, spread)

    def foreground(self, painter: QPainter, scene: Scene, view: CatanDice) -> None:
        spread, _, found = self._plan(scene, view)
        seat = self.shown_seat(scene, view)
        if not scene.names:
            return
        colour = SEATS[scene.colours[seat]].colour
        shared = view.options["map"] == EXTRA
        title = captions.shared() if shared else captions.island(scene.names[seat])
        pencil.draw_title(painter, spread, title)
        if found.goal:
            pencil.draw_race(painter, spread, view, found, seat, scene)
        else:
            pencil.draw_track(painter, spread, view, seat, colour)
        pencil.draw_rolls(painter, spread, view, found)
        pencil.draw_keep(painter, spread, view)
        pencil.draw_others(painter, spread, view, seat, scene, not found.goal)

    def pops(self, event: Event, scene: Scene, view: CatanDice) -> Iterable[tuple[Spot, str]]:
        if isinstance(event, Built) and event.points:
            yield Spot(_zone(event.what, event.place)), f"+{event.points}"
        elif isinstance(event, BoxWritten) and event.x and event.points:
            yield Spot("boxes"), pencil.signed(event.points)

    def picture(self, name: str, scene: Scene) -> Look | None:
        return picture(name, scene)


def _printed(scene: Scene) -> tuple[str, str]:
    match scene.printed:
        case (str(map_name), str(edition)):
            return map_name, edition
        case _:
            return ONE, ""


def _zone(what: What, id: str) -> str:
    return f"{what}.{id}"


def _dice_pose(spread: Layout) -> Any:
    felt = spread.felt
    columns = 3 if spread.compact else 2
    rows = 6 // columns

    def pose(index: int, n: int) -> Pose:
        column, line = index % columns, index // columns
        x = felt.left() + felt.width() * (column + 0.5) / columns + (3, -4, 5)[line % 3]
        y = felt.top() + felt.height() * (line + 0.5) / rows - 4 + (0, 6, -3)[column % 3]
        return Pose(x, y, LEAN[index % 6])

    return pose


def _keep_pose(spread: Layout) -> Any:
    keep = spread.keep
    lane = QRectF(keep.left() + 8, keep.top() + 20, keep.width() - 16, keep.height() - 24)
    line = row(lane, spread.die + 6)

    def pose(index: int, n: int) -> Pose:
        found = line(index, n)
        return Pose(found.x, found.y - 2, 0, 0.86 if n <= 3 else 0.74)

    return pose
