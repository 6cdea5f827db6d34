"""The pieces of the table: laid from a view, moved from one view to the next, beat by beat."""

from __future__ import annotations

import itertools
from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from desktop.look.colour import JADE
from desktop.look.marks import score_pop
from desktop.table import motion
from desktop.table.bakery import Bakery
from desktop.table.motion import Flight, Motion
from desktop.table.pairing import pair
from desktop.table.pieces import POPS, PictureItem, PieceItem
from desktop.table.vocabulary import Board, Look, Placed, Played, Pose, Scene, Spot, Zone

POP_RECT = QRectF(-90, -44, 180, 60)


class Stage(QObject):
    """Holds one item a piece. `lay` shows a view at once, `play` goes through beats; `settled` comes once for each
    `play`, when everything lies still."""

    settled = Signal()
    arranged = Signal(object)  # the view that the pieces stand for now

    def __init__(self, canvas: QGraphicsScene, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.canvas, self.board = canvas, board
        self.scene = Scene("wide", None)
        self.bakery = Bakery()
        self.motion = Motion(self)
        self.motion.idle.connect(self._idle)
        self.zones: dict[str, Zone] = {}
        self.items: list[PieceItem] = []
        self.view: Any = None
        self.held: PieceItem | None = None
        self.aside: dict[Spot, Pose] = {}  # pieces that the hand has laid elsewhere (marked, in a tray)
        self._beats: deque[Played] = deque()
        self._playing = False
        self._leaving: set[PieceItem] = set()
        self._stirred: frozenset[str] = frozenset()
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._next_beat)

    # -- what lies where ---------------------------------------------------------------------------------------------

    @property
    def still(self) -> bool:
        return not self._playing and not self.motion.moving

    def placements(self) -> list[Placed]:
        return [item.placed for item in self.items]

    def pose_of(self, spot: Spot, crowd: int | None = None) -> Pose:
        """Where a spot is, when as many lie in its zone as now (or `crowd`)."""
        zone = self.zones[spot.zone]
        if crowd is None:
            crowd = sum(item.placed.spot.zone == spot.zone for item in self.items)
        return zone.pose(spot.index, max(crowd, spot.index + 1))

    def look(self, face: str, count: int | None = None) -> Look:
        return self.board.look(self.scene, face, count)

    def dress(self, item: PieceItem, placed: Placed) -> None:
        """Give an item the picture of a placement."""
        look = self.look(placed.face, placed.count)
        pixmap, rect = self.bakery.picture((placed.face, placed.count), lambda: look)
        item.dress(pixmap, rect, look.body, look.shape)

    def redress(self) -> None:
        """Scale, theme or symbols changed."""
        for item in self.items:
            self.dress(item, item.placed)

    def shift_to(self, item: PieceItem, pose: Pose) -> None:
        """Let a piece glide to a pose while nothing else changes (marked, or back home)."""
        start, item.pose = item.shown, pose
        if self.motion.pace.speed <= 0 or self.motion.pace.reduced:
            self.motion.forget(item)
            item.show_at(pose)
            item.raise_above(False)
            return
        now = self.motion.clock()
        lasts = motion.RETURN / 1000 * self.motion.pace.speed
        self.motion.send(Flight(item, start, pose, now, lasts, back=True))

    # -- one of a heap -------------------------------------------------------------------------------------------------

    def take_one(self, heap: PieceItem) -> PieceItem:
        """One piece of a heap, for the hand to carry; the heap shows one less."""
        placed = heap.placed
        assert placed.count is not None
        if placed.count > 0:
            self.dress(heap, replace(placed, count=placed.count - 1))
        return self._new(replace(placed, face=placed.one, count=None), heap.pose)

    def put_back(self, one: PieceItem, heap: PieceItem) -> None:
        """A piece that was taken from a heap glides back into it."""

        def join() -> None:
            self._remove(one)
            if heap in self.items:
                self.dress(heap, heap.placed)

        if self.motion.pace.speed <= 0 or self.motion.pace.reduced:
            join()
            return
        self._leaving.add(one)
        lasts = motion.RETURN / 1000 * self.motion.pace.speed
        self.motion.send(Flight(one, one.shown, one.pose, self.motion.clock(), lasts, landed=join, back=True))

    # -- showing -----------------------------------------------------------------------------------------------------

    def lay(self, view: Any) -> None:
        """Show a view at once."""
        self._drop_beats()
        self.motion.land()
        self._arrange(view, animate=False)
        self._playing = False

    def play(self, beats: Iterable[Played]) -> None:
        """Go through beats, the next starting when 55 % of the last has passed."""
        self._beats.extend(beats)
        self._playing = True
        if not self._next.isActive():  # nothing else would go on to these beats: at most points are still rising
            self._next_beat()

    def land(self) -> None:
        """Everything arrives at once; beats that wait are laid without a way."""
        self._next.stop()
        waited = self._playing
        while self._beats:
            self.motion.land()
            self._arrange(self._beats.popleft().view, animate=False)
        self.motion.land()
        self._sweep()
        if waited:
            self._playing = False
            self.settled.emit()

    def _drop_beats(self) -> None:
        self._next.stop()
        self._beats.clear()

    def _next_beat(self) -> None:
        while self._beats:
            beat = self._beats.popleft()
            self._stirred = beat.stirred
            lasts = self._arrange(beat.view, animate=self.motion.pace.speed > 0)
            self._stirred = frozenset()
            for spot, words in beat.pops:
                self.pop(spot, words)
            if lasts > 0:
                self._next.start(max(1, round(lasts * motion.NEXT_BEAT)))
                return
        if not self.motion.moving:
            QTimer.singleShot(0, self._idle)

    def _idle(self) -> None:
        if self._playing and not self._beats and not self._next.isActive() and not self.motion.moving:
            self._playing = False
            self._sweep()
            self.settled.emit()

    def _sweep(self) -> None:
        for item in list(self._leaving):
            self._remove(item)

    def _remove(self, item: PieceItem) -> None:
        self._leaving.discard(item)
        self.motion.forget(item)
        if item.scene() is not None:
            self.canvas.removeItem(item)

    # -- from one view to the next -----------------------------------------------------------------------------------

    def _arrange(self, view: Any, animate: bool) -> float:
        """Move items to where a view wants them; returns how long it takes in ms."""
        self.view = view
        self.zones = self.board.zones(self.scene, view)
        new = list(self.board.placements(self.scene, view))
        old = self.placements()
        held = self.items.index(self.held) if self.held in self.items else None
        loose = self.held if held is None else None  # one of a heap, in the hand
        pairing = pair(old, new, held)
        crowd = Counter(placed.spot.zone for placed in new)
        goals = [self.home(placed, crowd[placed.spot.zone]) for placed in new]
        items: list[PieceItem | None] = [None] * len(new)
        flights: list[Flight] = []
        for one, goal in pairing.same.items():
            item = self.items[one]
            items[goal] = item
            flights += self._shift(item, new[goal], goals[goal], animate, goal)
        fed: dict[int, Flight] = {}
        for one, heap in pairing.into.items():
            flight = self._join(self.items[one], new[heap], goals[heap], animate)
            if flight is not None:
                flights.append(flight)
                fed[heap] = flight
        for goal, heap in pairing.out.items():
            start = self.items[heap].pose
            if loose is not None and loose.placed.spot == self.items[heap].placed.spot:
                start = replace(loose.shown, scale=goals[goal].scale)
                self._remove(loose)
                loose = None
            items[goal] = self._come_out(new[goal], start, goals[goal], animate, goal, flights)
        if loose is not None:
            self._remove(loose)
        for goal in pairing.fresh:
            items[goal] = self._appear(new[goal], goals[goal], animate, goal, flights)
        for one in pairing.gone:
            self._vanish(self.items[one], animate, flights)
        self.items = [item for item in items if item is not None]
        for order, item in enumerate(self.items):
            item.order = order + 1
            if item not in self.motion.flights:
                item.raise_above(False)
        self._grow_heaps(new, fed)
        self.held = None
        self.arranged.emit(view)
        return self._send(flights)

    def home(self, placed: Placed, crowd: int) -> Pose:
        """Where a placement lies when `crowd` pieces lie in its zone."""
        if placed.spot in self.aside:
            return self.aside[placed.spot]
        pose = self.zones[placed.spot.zone].pose(placed.spot.index, crowd)
        if not placed.turn:
            return pose
        return replace(pose, angle=pose.angle + 90 * placed.turn)

    def _shift(self, item: PieceItem, placed: Placed, pose: Pose, animate: bool, order: int) -> list[Flight]:
        before, item.placed = item.placed, placed
        start, item.pose = item.shown, pose
        flips = before.face != placed.face and before.kind == placed.kind and placed.count is None
        rolls = placed.kind in self.board.tumbles and placed.name in self._stirred
        if before.count is not None and placed.count is not None and not flips:
            shrunk = placed.count < before.count and placed.count >= 0
            if shrunk or not animate:
                self.dress(item, placed)
        elif before.face != placed.face and not animate:
            self.dress(item, placed)
        if not animate or (start == pose and not flips and not rolls):
            if start != pose:
                item.show_at(pose)
            item.setOpacity(1)
            return []
        flight = Flight(item, start, pose, 0, motion.length(start, pose) / 1000, motion.arc(start, pose))
        if rolls:
            self._tumble(flight, item, placed)
        elif flips:
            flight.flips, flight.lasts = True, max(flight.lasts, motion.FLIP / 1000)
            flight.turn_over = lambda: self.dress(item, item.placed)
        return [flight]

    def _tumble(self, flight: Flight, item: PieceItem, placed: Placed) -> None:
        """Seven tumbling steps; each die ends at its own angle."""
        faces = self.board.tumbles[placed.kind]
        flight.lasts, flight.tumble, flight.arc = motion.DICE / 1000, 300.0 + 40 * (placed.spot.index % 3), 46.0
        steps = itertools.cycle(faces[placed.spot.index % len(faces) :] + faces[: placed.spot.index % len(faces)])

        def step(part: float, seen: list[int] = [-1]) -> None:  # noqa: B006 - one list a flight
            at = int(part * 7)
            if at != seen[0]:
                seen[0] = at
                self.dress(item, replace(placed, face=next(steps)))

        def settle() -> None:
            self.dress(item, item.placed)

        flight.step, flight.landed = step, settle

    def _join(self, item: PieceItem, heap: Placed, pose: Pose, animate: bool) -> Flight | None:
        if not animate:
            self._remove(item)
            return None
        self._leaving.add(item)
        start, item.pose = item.shown, pose
        return Flight(
            item, start, pose, 0, motion.length(start, pose) / 1000, motion.arc(start, pose),
            landed=lambda: self._remove(item),
        )  # fmt: skip

    def _come_out(
        self, placed: Placed, heap: Pose, pose: Pose, animate: bool, order: int, flights: list[Flight]
    ) -> PieceItem:
        item = self._new(placed, pose if not animate else heap)
        item.pose = pose
        if animate:
            flights.append(Flight(item, heap, pose, 0, motion.length(heap, pose) / 1000, motion.arc(heap, pose)))
        return item

    def _appear(self, placed: Placed, pose: Pose, animate: bool, order: int, flights: list[Flight]) -> PieceItem:
        item = self._new(placed, pose)
        if animate:
            start = replace(pose, scale=pose.scale * 0.7)
            item.show_at(start)
            flights.append(Flight(item, start, pose, 0, motion.PICK_UP / 1000, fade=(0.0, 1.0)))
        return item

    def _vanish(self, item: PieceItem, animate: bool, flights: list[Flight]) -> None:
        if not animate:
            self._remove(item)
            return
        self._leaving.add(item)
        end = replace(item.shown, scale=item.shown.scale * 0.8)
        flights.append(
            Flight(item, item.shown, end, 0, motion.PICK_UP / 1000, fade=(1.0, 0.0), landed=lambda: self._remove(item))
        )

    def _new(self, placed: Placed, pose: Pose) -> PieceItem:
        item = PieceItem(placed)
        self.dress(item, placed)
        item.pose = pose
        item.show_at(pose)
        self.canvas.addItem(item)
        return item

    def _grow_heaps(self, new: list[Placed], fed: dict[int, Flight]) -> None:
        """A heap shows more when the piece has landed, not before."""
        for goal, placed in enumerate(new):
            if placed.count is None:
                continue
            flight, item = fed.get(goal), self.items[goal]
            if flight is None:
                self.dress(item, placed)
                continue
            landed = flight.landed

            def land(item: PieceItem = item, landed: Any = landed) -> None:
                if landed is not None:
                    landed()
                self.dress(item, item.placed)

            flight.landed = land

    def _send(self, flights: list[Flight]) -> float:
        if not flights:
            return 0.0
        pace = self.motion.pace
        now = self.motion.clock()
        parties = [flight.item.placed.rides or flight.item.placed.name or str(i) for i, flight in enumerate(flights)]
        gap = min(motion.STAGGER, motion.STAGGER_MOST / len(set(parties))) / 1000
        order = sorted(range(len(flights)), key=lambda i: (round(flights[i].start.y / 40), flights[i].start.x))
        turns: dict[str, int] = {}
        ends = 0.0
        for i in order:
            flight, party = flights[i], parties[i]
            if pace.reduced:
                self._cross_fade(flight)
            number = turns.setdefault(party, len(turns))  # what rides along sets out together
            begins = 0.0 if pace.reduced else number * gap
            flight.begins, flight.lasts = now + begins * pace.speed, flight.lasts * pace.speed
            ends = max(ends, begins * pace.speed + flight.lasts)
            self.motion.send(flight)
        return ends * 1000

    def _cross_fade(self, flight: Flight) -> None:
        flight.start, flight.arc, flight.tumble, flight.flips = flight.end, 0.0, 0.0, False
        flight.lasts, flight.step = motion.CROSS_FADE / 1000, None
        flight.fade = flight.fade or (0.0, 1.0)

    # -- points that rise --------------------------------------------------------------------------------------------

    def pop(self, spot: Spot, words: str, preview: bool = False) -> PictureItem | None:
        """Points rise where they are scored: gold when it has happened, jade (and staying) for a preview."""
        if spot.zone not in self.zones:
            return None
        pose = self.pose_of(spot)
        return self.pop_at(QPointF(pose.x, pose.y), words, preview)

    def pop_at(self, point: QPointF, words: str, preview: bool = False) -> PictureItem | None:
        """The same at a point in units of the table."""
        colour = JADE if preview else "#C98A10"
        width = max(180.0, 24.0 * len(words) + 40)
        rect = QRectF(-width / 2, -44, width, 60)
        look = Look(rect, lambda p: score_pop(p, 0, 0, words, colour), rect)
        pixmap, filled = self.bakery.picture(("pop", words, preview), lambda: look)
        if preview:
            item = PictureItem(pixmap, filled, POPS)
            item.setPos(point)
            self.canvas.addItem(item)
            return item
        piece = PieceItem(Placed("pop", Spot(""), "pop"))
        piece.dress(pixmap, filled, rect)
        piece.order = POPS
        self.canvas.addItem(piece)
        self._leaving.add(piece)
        start = Pose(point.x(), point.y())
        pace = self.motion.pace
        end = start if pace.reduced else Pose(point.x(), point.y() - 28)
        piece.show_at(start)
        lasts = motion.POP / 1000 * max(0.4, pace.speed)
        flight = Flight(
            piece, start, end, self.motion.clock(), lasts, fade=(1.0, 0.15), landed=lambda: self._remove(piece)
        )
        self.motion.send(flight)
        return None
