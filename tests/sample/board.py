"""The heap in the middle, what each seat has taken beside it; drag a stone, or press how many."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from desktop.engine.action import Action, Event
from desktop.look.cardboard import draw_tile
from desktop.look.colour import C, darker
from desktop.table.vocabulary import (
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
    grid,
)  # fmt: skip
from tests.sample.actions import Take, Taken
from tests.sample.state import Heap

R = 15.0


class StoneBoard:
    accent = "#6B7F4A"
    tumbles: dict[str, tuple[str, ...]] = {}

    def arrangement(self, size: QSizeF) -> Arrangement:
        return Arrangement("wide", QSizeF(1272, 952))

    def printed(self, view: Heap) -> Hashable:
        return ()

    def zones(self, scene: Scene, view: Heap) -> dict[str, Zone]:
        rects = {
            "heap": QRectF(436, 200, 400, 400),
            "hoard0": QRectF(40, 200, 340, 400),
            "hoard1": QRectF(892, 200, 340, 400),
        }
        return {name: Zone(name, rect, grid(rect, 5, 64, 64)) for name, rect in rects.items()}

    def placements(self, scene: Scene, view: Heap) -> Iterable[Placed]:
        for zone, n in (("heap", view.heap), *((f"hoard{i}", h.stones) for i, h in enumerate(view.hoards))):
            for index in range(n):
                yield Placed("stone", Spot(zone, index), "stone")

    def gestures(self, action: Action, view: Heap) -> Iterable[Gesture]:
        assert isinstance(action, Take)
        if action.stones == 1:
            yield Drag(Grip("heap", "stone"), f"hoard{view.top.seat}")
            yield Tap(Grip("heap", "stone"))
        yield Press(f"take{action.stones}")

    def look(self, scene: Scene, face: str, count: int | None) -> Look:
        def paint(p: QPainter) -> None:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(darker("#8B8B83", 0.4))
            p.drawEllipse(QRectF(-R, -R + 3, 2 * R, 2 * R))
            p.setBrush(C("#8B8B83"))
            p.drawEllipse(QRectF(-R, -R, 2 * R, 2 * R))

        return Look(QRectF(-R - 2, -R - 2, 2 * R + 4, 2 * R + 7), paint, QRectF(-R, -R, 2 * R, 2 * R))

    def buttons(self, scene: Scene, view: Heap) -> Iterable[Button]:
        for n in range(1, 5):
            yield Button(f"take{n}", QRectF(300 + n * 140, 700, 120, 44), n == 1)

    def background(self, painter: QPainter, scene: Scene) -> None:
        draw_tile(painter, QRectF(16, 16, 1240, 920), "#D9C9A3", 16, 8)

    def foreground(self, painter: QPainter, scene: Scene, view: Heap) -> None:
        return

    def pops(self, event: Event, scene: Scene, view: Heap) -> Iterable[tuple[Spot, str]]:
        if isinstance(event, Taken):
            yield Spot(f"hoard{event.seat}"), f"+{event.stones}"

    def stirred(self, event: Event) -> Iterable[str]:
        return ()

    def keeps(self, view: Any) -> str | None:
        return None

    def picture(self, name: str, scene: Scene) -> Look | None:
        if name == "stone":
            return self.look(scene, "stone", None)
        kind, _, value = name.partition(".")
        if kind != "size" or not value.isdigit():
            return None

        def paint(p: QPainter) -> None:
            stone = self.look(scene, "stone", None)
            for i in range(int(value)):
                p.save()
                p.translate(-84 + 28 * (i % 7), -28 + 30 * (i // 7))
                p.scale(0.8, 0.8)
                stone.paint(p)
                p.restore()

        return Look(QRectF(-104, -52, 208, 104), paint, QRectF(-104, -52, 208, 104))


BOARD = StoneBoard()
