"""The table by keyboard: Tab among what can act, Enter to take, arrows and Enter to place, Esc to let go."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath

from desktop.table import accessible
from desktop.table.hand import Target
from desktop.table.outlines import zone_path
from desktop.table.pieces import PieceItem
from desktop.table.vocabulary import Drag, Grip, Mark, Tap

if TYPE_CHECKING:
    from desktop.table.table import Table

ROW = 60.0  # units within which things count as one row for Tab


@dataclass(slots=True)
class Reachable:
    """Something the keyboard can stand on: a piece or zone that can act."""

    key: Hashable
    path: QPainterPath
    grips: list[Grip]
    item: PieceItem | None
    zone: str
    index: int | None = None

    @property
    def centre(self) -> QPointF:
        return self.path.boundingRect().center()


class Keys:
    """Where the keyboard stands, and what its keys do there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.spots: list[Reachable] = []
        self.at: Hashable | None = None
        self._stood: QPointF | None = None  # where it stood last, also while nothing can act
        self._targets: list[Target] = []

    def renew(self) -> None:
        """What can act has changed."""
        self.spots = sorted(self._reachable(), key=lambda s: (round(s.centre.y() / ROW), s.centre.x()))
        spot = self._spot()
        if spot is not None:
            self._stood = spot.centre
        else:
            self.at = None
            self.table.marks.clear_all("focus")
        accessible.renewed(self.table)
        if self.at is None and self._stood is not None and self.spots:
            self._stand(min(self.spots, key=lambda spot: _apart(spot.centre, self._stood)))

    def leave(self) -> None:
        """Stand nowhere: the keyboard has left the table, or another person sits down."""
        self.at, self._stood = None, None
        self.table.marks.clear_all("focus")
        self.table.foresee_nothing()

    def _reachable(self) -> list[Reachable]:
        stage, grasp = self.table.stage, self.table.grasp
        found: list[Reachable] = []
        covered: set[Grip] = set()
        for item in stage.items:
            grips = [grip for grip in grasp.on_piece(item.placed) if grasp.legal(grip)]
            if grips:
                covered.update(grips)
                spot = item.placed.spot
                found.append(Reachable((spot, item.placed.face), item.outline(), grips, item, spot.zone, spot.index))
        for name in grasp.zones():
            zone = stage.zones.get(name)
            grips = [grip for grip in grasp.on_zone(name) if grasp.legal(grip) and grip not in covered]
            if zone is not None and grips:
                found.append(Reachable(name, zone_path(zone), grips, None, name))
        return found

    # -- keys ----------------------------------------------------------------------------------------------------------

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key meant something here."""
        key, hand = event.key(), self.table.hand
        if key == Qt.Key.Key_Escape and hand.holding:
            hand.let_go()
            self.ring()
            return True
        if key == Qt.Key.Key_R and hand.holding:
            hand.turn()
            self._targets = self.targets()
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            return self._enter()
        if key in _ARROWS:
            return self._arrow(*_ARROWS[Qt.Key(key)])
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.table.zoom_in()
        elif key == Qt.Key.Key_Minus:
            self.table.zoom_out()
        elif key == Qt.Key.Key_0:
            self.table.zoom_fit()
        else:
            return False
        return True

    def step(self, forward: bool) -> bool:
        """Tab: the next thing that can act, or target of what is held; False when the keyboard leaves the table."""
        hand = self.table.hand
        if hand.holding:
            self._targets = self._targets or self.targets()
            if not self._targets:
                return True
            at = self._targets.index(hand.hot) if hand.hot in self._targets else -1 if forward else 0
            self._aim(self._targets[(at + (1 if forward else -1)) % len(self._targets)])
            return True
        if not self.spots or not self.table.hasFocus():
            return False
        keys = [spot.key for spot in self.spots]
        at = keys.index(self.at) if self.at in keys else (-1 if forward else len(keys))
        goal = at + (1 if forward else -1)
        if not 0 <= goal < len(keys):
            self.leave()
            return False
        self._stand(self.spots[goal])
        return True

    def _enter(self) -> bool:
        hand = self.table.hand
        if hand.holding:
            if hand.hot is not None:
                hand.put(hand.hot)
                self._targets = []
            return True
        spot = self._spot()
        if spot is None:
            return False
        self.table.land()
        place = self.table.mapFromScene(spot.centre)
        hand.click(spot.item, spot.grips, place, by_key=True)
        self._targets = self.targets()
        if hand.holding and self._targets:
            self._aim(self._targets[0])
        else:
            self.ring()
        return True

    def _arrow(self, dx: int, dy: int) -> bool:
        hand = self.table.hand
        if hand.holding:
            self._targets = self._targets or self.targets()
            start = hand.target_path(hand.hot).boundingRect().center() if hand.hot else None
            places = {target: hand.target_path(target).boundingRect().center() for target in self._targets}
            goal = _toward(start, places, dx, dy, hand.hot)
            if goal is not None:
                self._aim(goal)
            return True
        if not self.spots:
            return False
        spot = self._spot()
        places = {s.key: s.centre for s in self.spots}
        goal = _toward(spot.centre if spot else None, places, dx, dy, self.at)
        if goal is not None:
            self._stand(next(s for s in self.spots if s.key == goal))
        return True

    def _spot(self) -> Reachable | None:
        return next((spot for spot in self.spots if spot.key == self.at), None)

    def targets(self) -> list[Target]:
        """Where the held piece may go, in the order of Tab."""
        hand = self.table.hand
        if hand.held is None:
            return []
        here = [target for target in hand.held.targets if hand.suits(target)] or list(hand.held.targets)
        legal = [t for t in here if hand.held.targets[t][0].refusal is None]
        return sorted(
            legal or here,
            key=lambda t: (
                round(hand.target_path(t).boundingRect().center().y() / ROW),
                hand.target_path(t).boundingRect().center().x(),
            ),
        )

    def _stand(self, spot: Reachable) -> None:
        self.at, self._stood = spot.key, spot.centre
        self.ring()
        self.table.foresee_nothing()
        self.table.hand.foresee(spot.item, spot.grips)

    def _aim(self, target: Target) -> None:
        self.table.hand.aim(target)
        accessible.focused(self.table)

    def ring(self) -> None:
        """Show where the keyboard stands, while it is on the table."""
        spot = self._spot()
        self.table.marks.clear_all("focus")
        if spot is not None and self.table.hasFocus():
            self.table.marks.set("focus", "focus", spot.path)
            accessible.focused(self.table)

    # -- where an action happens ---------------------------------------------------------------------------------------

    def path_of(self, gesture: object) -> QPainterPath | None:
        """The outline that a gesture points at."""
        stage = self.table.stage
        if isinstance(gesture, Drag):
            zone = stage.zones.get(gesture.to)
            return zone_path(zone) if zone is not None else None
        if isinstance(gesture, Tap | Mark):
            grips = (gesture.grip,) if isinstance(gesture, Tap) else gesture.grips
            whole = QPainterPath()
            for grip in grips:
                item = next((i for i in stage.items if grip in self.table.grasp.on_piece(i.placed)), None)
                if item is not None:
                    whole.addPath(item.outline())
                elif grip.zone in stage.zones:
                    whole.addPath(zone_path(stage.zones[grip.zone]))
            return None if whole.isEmpty() else whole
        return None


_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def _apart(place: QPointF, other: QPointF | None) -> float:
    return 0.0 if other is None else math.hypot(place.x() - other.x(), place.y() - other.y())


def _toward(start: QPointF | None, places: dict[Any, QPointF], dx: int, dy: int, now: Any) -> Any:
    """The nearest place in a direction; the first when there is no start."""
    best, found = math.inf, None
    for key, place in places.items():
        if key == now:
            continue
        if start is None:
            return key
        x, y = place.x() - start.x(), place.y() - start.y()
        along, across = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        if along > 1 and along + 2.2 * across < best:
            best, found = along + 2.2 * across, key
    return found
