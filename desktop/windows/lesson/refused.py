"""A try that is not allowed, shown on the table: the piece sets out and glides back, a coral ring where it would have gone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop.engine.action import Action, Refusal
from desktop.table.grasp import Grasp
from desktop.table.motion import Flight, arc, length
from desktop.table.outlines import zone_path
from desktop.table.pieces import PieceItem
from desktop.table.table import Table
from desktop.table.vocabulary import Choice, Drag, Gesture, Grip, Mark, Pose, Press, Tap


def show_refused(table: Table, action: Action, refusal: Refusal, gestures: Iterable[Gesture]) -> QPointF | None:
    """Make the usual gesture and let it fail; the place it pointed at, in the viewport's pixels."""
    for gesture in gestures:
        grasp = Grasp([Choice(action, refusal, (gesture,))])
        if isinstance(gesture, Press):
            widget = table.buttons.widget(gesture.button)
            if widget is not None and widget.isVisible():
                return QPointF(widget.geometry().center())
            continue
        path = _target(table, grasp, gesture)
        if path is None:
            continue
        if isinstance(gesture, Drag):
            item = _piece(table, grasp, gesture.grip)
            if item is not None:
                _set_out(table, item, path.boundingRect().center())
        table.marks.set("refused", "refused", path)
        return QPointF(table.mapFromScene(path.boundingRect().center()))
    return None


def _piece(table: Table, grasp: Grasp, grip: Grip) -> PieceItem | None:
    return next((item for item in reversed(table.stage.items) if grip in grasp.on_piece(item.placed)), None)


def _target(table: Table, grasp: Grasp, gesture: Drag | Tap | Mark) -> QPainterPath | None:
    """The outline of where a gesture leads, or of what it touches."""
    zones = table.stage.zones
    if isinstance(gesture, Drag):
        return zone_path(zones[gesture.to]) if gesture.to in zones else None
    whole = QPainterPath()
    for grip in (gesture.grip,) if isinstance(gesture, Tap) else gesture.grips:
        item = _piece(table, grasp, grip)
        if item is not None:
            whole.addPath(item.outline())
        elif grip.zone in zones:
            whole.addPath(zone_path(zones[grip.zone]))
    return None if whole.isEmpty() else whole


def _set_out(table: Table, item: PieceItem, towards: QPointF) -> None:
    """Most of the way there, then home."""
    motion, home = table.stage.motion, item.pose
    if motion.pace.speed <= 0 or motion.pace.reduced:
        return
    there = replace(home, x=home.x + (towards.x() - home.x) * 0.85, y=home.y + (towards.y() - home.y) * 0.85)
    lasts = length(home, there) / 1000 * motion.pace.speed
    motion.send(
        Flight(item, home, there, motion.clock(), lasts, arc(home, there), landed=lambda: _go_home(table, item, home))
    )


def _go_home(table: Table, item: PieceItem, home: Pose) -> None:
    if item.scene() is not None:
        table.stage.shift_to(item, home)
