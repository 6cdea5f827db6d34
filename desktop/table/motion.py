"""Pieces on their way. One timer moves them all."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QObject, Qt, QTimer, Signal

from desktop.table.vocabulary import Pose

if TYPE_CHECKING:
    from desktop.table.pieces import PieceItem

TICK = 15  # ms
PICK_UP, LAND, RETURN, POP, CROSS_FADE, FLIP, DICE = 120, 90, 220, 700, 120, 240, 620  # ms, as art.md section 7
STAGGER, STAGGER_MOST = 45, 400  # ms
NEXT_BEAT = 0.55  # of a beat's length, when the next one starts


@dataclass(slots=True)
class Pace:
    """How fast things move: `speed` multiplies (0 = at once), `reduced` makes every way a short cross-fade."""

    speed: float = 1.0
    reduced: bool = False


@dataclass(slots=True)
class Flight:
    """One piece's way. Times in seconds; `arc` is the height of the way in units; `turn_over` is called in the
    middle of a flip, `step(part)` at every tick, `landed` at the end; `fade` (from, to) opacity."""

    item: PieceItem
    start: Pose
    end: Pose
    begins: float
    lasts: float
    arc: float = 0.0
    flips: bool = False
    tumble: float = 0.0
    turn_over: Callable[[], None] | None = None
    step: Callable[[float], None] | None = None
    landed: Callable[[], None] | None = None
    fade: tuple[float, float] | None = None
    back: bool = False
    turned: bool = False


_IN_OUT = QEasingCurve(QEasingCurve.Type.InOutCubic)
_BACK = QEasingCurve(QEasingCurve.Type.OutBack)
_BACK.setOvershoot(0.8)


def length(start: Pose, end: Pose) -> float:
    """Milliseconds of a move: 220 and a quarter a unit, at most 520."""
    return min(520.0, 220 + 0.25 * math.hypot(end.x - start.x, end.y - start.y))


def arc(start: Pose, end: Pose) -> float:
    """How high a move rises: 18 % of the way, 24-90 units; nothing for a small shift."""
    way = math.hypot(end.x - start.x, end.y - start.y)
    return 0.0 if way < 40 else min(90.0, max(24.0, way * 0.18))


class Motion(QObject):
    """Moves flights; `idle` comes when the last has landed."""

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.flights: dict[PieceItem, Flight] = {}
        self.pace = Pace()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)
        self.clock: Callable[[], float] = time.perf_counter

    @property
    def moving(self) -> bool:
        return bool(self.flights)

    def send(self, flight: Flight) -> None:
        """Start a flight; an older one of the same piece ends where it is."""
        old = self.flights.pop(flight.item, None)
        if old is not None:
            self._turn(old)
            if old.landed is not None:  # a tumbling die shows what it fell on, a fed heap its number
                old.landed()
        flight.item.raise_above(True)
        if flight.fade:
            flight.item.setOpacity(flight.fade[0])
        self.flights[flight.item] = flight
        if not self._timer.isActive():
            self._timer.start()

    def land(self) -> None:
        """Everything arrives at once."""
        while self.flights:
            self._arrive(next(iter(self.flights.values())))
        self._timer.stop()

    def forget(self, item: PieceItem) -> None:
        """The piece is taken in the hand or removed."""
        self.flights.pop(item, None)

    def _tick(self) -> None:
        now = self.clock()
        for flight in list(self.flights.values()):
            part = (now - flight.begins) / max(0.001, flight.lasts)
            if part >= 1:
                self._arrive(flight)
            elif part > 0:
                self._place(flight, part)
        if not self.flights:
            self._timer.stop()
            self.idle.emit()

    def _place(self, flight: Flight, part: float) -> None:
        curve = _BACK if flight.back else _IN_OUT
        t = curve.valueForProgress(part)
        start, end = flight.start, flight.end
        lift = math.sin(math.pi * min(1.0, max(0.0, t))) * flight.arc
        spread = 1.0
        if flight.flips:
            if part >= 0.5 and not flight.turned:
                self._turn(flight)
            spread = max(0.04, abs(1 - 2 * part))
        angle = start.angle + (end.angle - start.angle) * t + flight.tumble * (1 - t)
        scale = start.scale + (end.scale - start.scale) * t + 0.06 * math.sin(math.pi * min(1.0, max(0.0, part)))
        flight.item.show_at(
            Pose(start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t - lift, angle, scale), spread
        )
        if flight.step is not None:
            flight.step(part)
        if flight.fade:
            flight.item.setOpacity(flight.fade[0] + (flight.fade[1] - flight.fade[0]) * part)

    def _turn(self, flight: Flight) -> None:
        if not flight.turned:
            flight.turned = True
            if flight.turn_over is not None:
                flight.turn_over()

    def _arrive(self, flight: Flight) -> None:
        self.flights.pop(flight.item, None)
        self._turn(flight)
        flight.item.show_at(flight.end)
        flight.item.setOpacity(flight.fade[1] if flight.fade else 1.0)
        flight.item.raise_above(False)
        if flight.landed is not None:
            flight.landed()
