"""The hand on the table: press, drag, drop; click and click again; marking several pieces; panning."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from desktop.table.foreshow import Foreshow
from desktop.table.outlines import distance, near, nearest, zone_path
from desktop.table.pieces import HELD, PieceItem
from desktop.table.tray import Tray
from desktop.table.vocabulary import Choice, Grip, Pose

if TYPE_CHECKING:
    from desktop.table.table import Table

DRAG_FROM = 6  # logical pixels that a press must move to become a drag
NEAR = 24.0  # logical pixels outside a target that still mean it
LIFT = 1.06  # scale of a piece in the hand

Target = tuple[str, int | None, int]  # zone, index there, quarter turns


@dataclass(slots=True)
class Held:
    """A piece in the hand (or a zone taken hold of), its grips, where it may go, where it came from; `heap` is what a
    single piece was taken from."""

    item: PieceItem | None
    grips: list[Grip]
    targets: dict[Target, list[Choice]]
    offset: QPointF = field(default_factory=QPointF)
    riders: list[tuple[PieceItem, QPointF]] = field(default_factory=list[tuple[PieceItem, QPointF]])
    dragging: bool = False
    turn: int = 0
    heap: PieceItem | None = None


class Hand:
    """Turns what the pointer does into choices of the table's grasp."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.held: Held | None = None
        self.tray = Tray(table)
        self.foreshow = Foreshow(table)
        self.hot: Target | None = None
        self._down: QPoint | None = None
        self._pan: QPoint | None = None
        self._under: tuple[PieceItem | None, list[Grip]] = (None, [])
        self._hovered: tuple[Grip, ...] = ()
        self._given: Held | None = None

    @property
    def marked(self) -> set[Grip]:
        return self.tray.marked

    @property
    def holding(self) -> bool:
        return self.held is not None

    # -- what is under the pointer -------------------------------------------------------------------------------------

    def grips_at(self, place: QPoint) -> tuple[PieceItem | None, list[Grip]]:
        """The topmost piece there with a grip, or the smallest zone with one."""
        stage, grasp = self.table.stage, self.table.grasp
        point = self.table.mapToScene(place)
        least = 24.0 / max(0.01, self.table.unit())
        for item in reversed(stage.items):
            if item.reach(point, least):
                grips = grasp.on_piece(item.placed)
                if grips:
                    return item, grips
        found: list[tuple[float, str]] = []
        for name in grasp.zones():
            zone = stage.zones.get(name)
            if zone is not None and grasp.on_zone(name) and near(zone_path(zone), point, least / 4):
                found.append((zone.rect.width() * zone.rect.height(), name))
        if not found:
            return None, []
        name = min(found)[1]
        lying = [item for item in reversed(stage.items) if item.placed.spot.zone == name]
        grips = nearest(stage.zones[name], grasp.on_zone(name), point, len(lying))
        index = max((grip.index for grip in grips if grip.index is not None), default=None)
        return next((item for item in lying if index is None or item.placed.spot.index == index), None), grips

    def target_path(self, target: Target) -> QPainterPath:
        """The outline of where a piece may be put."""
        zone_name, index, _ = target
        zone = self.table.stage.zones[zone_name]
        if index is None or self.held is None or self.held.item is None:
            return zone_path(zone)
        crowd = sum(item.placed.spot.zone == zone_name for item in self.table.stage.items)
        pose = zone.pose(index, max(crowd, index + 1))
        path = QPainterPath()
        path.addRoundedRect(self.held.item.body, 8, 8)
        path = QTransform().translate(pose.x, pose.y).rotate(pose.angle).scale(pose.scale, pose.scale).map(path)
        return path if zone.rect.width() > path.boundingRect().width() else zone_path(zone)

    def target_at(self, place: QPoint) -> Target | None:
        """The nearest target of the held piece, legal first, within its outline or 24 px."""
        if self.held is None:
            return None
        point = self.table.mapToScene(place)
        reach = NEAR / max(0.01, self.table.unit())
        best: tuple[bool, bool, float, float] | None = None
        found: Target | None = None
        for target, choices in self.held.targets.items():
            path = self.target_path(target)
            bounds = path.boundingRect()
            if not bounds.adjusted(-reach, -reach, reach, reach).contains(point):
                continue
            inside = path.contains(point)
            away = 0.0 if inside else distance(bounds.center(), point) - min(bounds.width(), bounds.height()) / 2
            if away > reach:
                continue
            wrong_turn = target[2] != self.held.turn
            outside = away > reach / 3  # a slip of the hand is forgiven; another place's own middle is meant
            rank = (outside, choices[0].refusal is not None, wrong_turn + away, distance(bounds.center(), point))
            if best is None or rank < best:
                best, found = rank, target
        return found

    # -- pointer -------------------------------------------------------------------------------------------------------

    def press(self, place: QPoint, button: Qt.MouseButton) -> None:
        self.table.marks.clear_all("refused", "hint")
        if button == Qt.MouseButton.RightButton and self.held is not None:
            self.turn()
            return
        if button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
            self._pan = place
            return
        if button != Qt.MouseButton.LeftButton:
            return
        if self.table.chooser.open:
            self.table.chooser.cancel()
            return
        self.table.land()
        self._down = place
        if self.held is None:
            self._under = self.grips_at(place)
            self._hover(place)  # a finger that is held down sees what its touch would do, and may still slide away
            if not self._under[1] and self.table.zoom > 1:
                self._pan = place

    def move(self, place: QPoint, buttons: Qt.MouseButton) -> None:
        if self._pan is not None:
            self.table.pan(place - self._pan)
            self._pan = place
            return
        if self.table.chooser.open:
            return
        if self.held is not None:
            self._carry(place)
            return
        down = buttons & Qt.MouseButton.LeftButton
        if down and self._down is not None and (place - self._down).manhattanLength() > DRAG_FROM:
            item, grips = self._under
            if item is not None and self._draggable(grips):
                self.take(item, grips, self._down, dragging=True)
                self._carry(place)
                return
        if not down:
            self._hover(place)

    def release(self, place: QPoint, button: Qt.MouseButton) -> None:
        if self._pan is not None:
            self._pan = None
            return
        if button != Qt.MouseButton.LeftButton or self._down is None:
            return
        down, self._down = self._down, None
        if self.held is not None:
            self._drop(place, clicked=not self.held.dragging and (place - down).manhattanLength() <= DRAG_FROM)
            return
        item, grips = self._under
        if (place - down).manhattanLength() > DRAG_FROM:
            self._forget_hover()
        elif grips:
            self.click(item, grips, place)

    def leave(self) -> None:
        if self.held is None:
            self._forget_hover()

    def _draggable(self, grips: list[Grip]) -> bool:
        grasp = self.table.grasp
        return any(grip in grasp.drags for grip in grips) or self.tray.takes(grips) is not None

    # -- taking and giving ---------------------------------------------------------------------------------------------

    def click(self, item: PieceItem | None, grips: list[Grip], place: QPoint, by_key: bool = False) -> None:
        """A touch: does what can be done at once, marks, or takes the piece up to be put down by a second touch. A key
        takes up what a hand would have to drag."""
        grasp = self.table.grasp
        taps = grasp.tapped(grips)
        targets = grasp.targets(grips, touched=not by_key)
        markable = [grip for grip in grips if grip in grasp.markable]
        takes = any(choice.refusal is None for meant in targets.values() for choice in meant)
        if markable:
            self.tray.toggle(markable[0])
        elif taps and (not takes or any(choice.refusal is None for choice in taps)):
            self.table.mean(taps, place)
        elif targets:
            self.take(item, grips, place, dragging=False)

    def take(self, item: PieceItem | None, grips: list[Grip], place: QPoint, dragging: bool) -> None:
        """Take a piece in the hand: lift it and light where it may go."""
        table = self.table
        self._forget_hover()
        heap = item if item is not None and dragging and item.placed.one else None
        if heap is not None:
            item = table.stage.take_one(heap)
        self.held = held = Held(item, grips, table.grasp.targets(grips), dragging=dragging, heap=heap)
        table.marks.clear_all("act", "focus")
        if item is not None:
            point = table.mapToScene(place)
            held.offset = QPointF(item.pose.x, item.pose.y) - point
            name = item.placed.name
            held.riders = [
                (other, QPointF(other.pose.x - item.pose.x, other.pose.y - item.pose.y))
                for other in table.stage.items
                if name and other.placed.rides == name
            ]
            for one in (item, *(rider for rider, _ in held.riders)):
                table.stage.motion.forget(one)
                one.setZValue(HELD + one.order)
            if not dragging:
                item.show_at(replace(item.pose, y=item.pose.y - 6, scale=item.pose.scale * LIFT))
                table.marks.set("selected", "selected", item.outline().translated(0, -6))
        self.light()
        table.viewport().setCursor(Qt.CursorShape.ClosedHandCursor if dragging else Qt.CursorShape.PointingHandCursor)

    def light(self) -> None:
        """Light the legal targets of what is held."""
        self.table.marks.clear_all("target")
        if self.held is None:
            return
        if self.tray.zone is not None and self.tray.takes(self.held.grips) is not None:
            self.table.marks.set(("target", "tray"), "drop", zone_path(self.table.stage.zones[self.tray.zone]))
        for target, choices in self.held.targets.items():
            if choices[0].refusal is None and (self.suits(target) or target == self.hot):
                self.table.marks.set(("target", *target), "drop", self.target_path(target), target == self.hot)

    def suits(self, target: Target) -> bool:
        """Whether what is held may lie there as it is turned now; a place that takes it in one way only turns it by itself."""
        assert self.held is not None
        ways = [other[2] for other in self.held.targets if other[:2] == target[:2]]
        return target[2] == self.held.turn or len(ways) < 2

    def turn(self) -> None:
        """Turn the held piece to the next way that it may lie."""
        if self.held is None:
            return
        turns = sorted({target[2] for target in self.held.targets})
        if turns:
            self.held.turn = (
                turns[(turns.index(self.held.turn) + 1) % len(turns)] if self.held.turn in turns else turns[0]
            )
            item = self.held.item
            if item is not None:
                item.show_at(replace(item.shown, angle=item.pose.angle + 90 * (self.held.turn - item.placed.turn)))
            self.light()

    def _carry(self, place: QPoint) -> None:
        held = self.held
        assert held is not None
        target = self.target_at(place)
        if held.dragging and held.item is not None:
            point = self.table.mapToScene(place) + held.offset
            turn = target[2] if target is not None and held.targets[target][0].refusal is None else held.turn
            angle = held.item.pose.angle + 90 * (turn - held.item.placed.turn if turn else 0)
            held.item.show_at(Pose(point.x(), point.y(), angle, held.item.pose.scale * LIFT))
            for rider, offset in held.riders:
                rider.show_at(replace(rider.pose, x=point.x() + offset.x(), y=point.y() + offset.y()))
        self.aim(target)

    def aim(self, target: Target | None) -> None:
        """Point at a target: ring it and show what would happen."""
        if target == self.hot or self.held is None:
            return
        old, self.hot = self.hot, target
        marks = self.table.marks
        if old is not None and old in self.held.targets:
            marks.clear(("target", *old))
            if self.held.targets[old][0].refusal is None and self.suits(old):
                marks.set(("target", *old), "drop", self.target_path(old))
        self.foreshow.forget()
        if target is None:
            self.table.pointed.emit(None)
            return
        choices = self.held.targets[target]
        if choices[0].refusal is None:
            marks.set(("target", *target), "drop", self.target_path(target), hot=True)
            self.foreshow.show(choices, self.target_path(target).boundingRect().topRight())
        self.table.pointed.emit(choices[0].action)

    def _drop(self, place: QPoint, clicked: bool) -> None:
        held = self.held
        assert held is not None
        target = self.target_at(place)
        if target is not None:
            self.foreshow.forget()
            self.table.mean(held.targets[target], place)
            return
        grip = self.tray.takes(held.grips) if held.dragging else None
        if grip is not None:
            self.held = None
            self._clear_lights()
            self.tray.dropped(held.item, grip, place)
            self.table.show_can_act()
            return
        if clicked:
            item, grips = self.grips_at(place)
            self.let_go()
            if grips and item is not held.item:
                self.click(item, grips, place)
            return
        self.let_go()

    def put(self, target: Target) -> None:
        """Put the held piece there (from the keyboard)."""
        assert self.held is not None
        centre = self.table.mapFromScene(self.target_path(target).boundingRect().center())
        self.foreshow.forget()
        self.table.mean(self.held.targets[target], centre)

    def give(self) -> None:
        """What is held is about to be played: it stays in the air until the table takes it."""
        self._given, self.held = self.held, None
        self.table.stage.held = self._given.item if self._given is not None else None
        self._clear_lights()

    def forget_held(self) -> None:
        """The action has been attempted: whatever the hand still holds goes back."""
        given, self._given = self._given, None
        stage = self.table.stage
        if given is None or given.item is None or stage.held is not given.item:
            return
        if given.item in stage.items or given.heap is not None:
            stage.held = None
            self._home(given)

    def go_home(self) -> None:
        """Refused: what is held glides back."""
        held, self.held = self.held, None
        if held is not None:
            self._home(held)
        self._clear_lights()
        self.table.show_can_act()

    let_go = go_home

    def _home(self, held: Held) -> None:
        if held.heap is not None and held.item is not None:
            self.table.stage.put_back(held.item, held.heap)
            return
        for item in (held.item, *(rider for rider, _ in held.riders)):
            if item is not None and item.scene() is not None:
                self.table.stage.shift_to(item, item.pose)

    def forget(self) -> None:
        """The position has changed under the hand: it is empty."""
        self._down, self._pan = None, None
        self._under = (None, [])
        if self.table.chooser.open:
            self.table.chooser.hide()
        if self.held is not None:
            self._home(self.held)
            self.held = None
        self._clear_lights()

    def _clear_lights(self) -> None:
        self.hot = None
        self.table.marks.clear_all("target", "selected")
        self._forget_hover()
        self.table.viewport().unsetCursor()
        self.table.pointed.emit(None)

    # -- pointing ------------------------------------------------------------------------------------------------------

    def _hover(self, place: QPoint) -> None:
        item, grips = self.grips_at(place)
        key = tuple(grips)
        if key == self._hovered:
            return
        self._forget_hover()
        self._hovered = key
        if not grips:
            return
        self.table.viewport().setCursor(
            Qt.CursorShape.OpenHandCursor
            if item is not None and self._draggable(grips)
            else Qt.CursorShape.PointingHandCursor
        )
        self.foresee(item, grips)

    def foresee(self, item: PieceItem | None, grips: list[Grip]) -> None:
        """Show what a touch of these would do."""
        taps = [choice for choice in self.table.grasp.tapped(grips) if choice.refusal is None]
        if taps:
            rect = item.outline().boundingRect() if item is not None else self.table.stage.zones[grips[0].zone].rect
            self.foreshow.show(taps, rect.topRight())
            self.table.pointed.emit(taps[0].action)

    def _forget_hover(self) -> None:
        if self._hovered:
            self._hovered = ()
            self.table.viewport().unsetCursor()
            self.table.pointed.emit(None)
        self.foreshow.forget()
