"""Marking several pieces: a ring where they lie, or a tray to which they go until a button is pressed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from desktop.table.outlines import near, zone_path
from desktop.table.pieces import PieceItem
from desktop.table.vocabulary import Grip, Pose, Spot

if TYPE_CHECKING:
    from desktop.table.table import Table

NEAR = 24.0  # logical pixels outside the tray that still mean it


class Tray:
    """The marked pieces."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.marked: set[Grip] = set()

    @property
    def zone(self) -> str | None:
        """Where marked pieces go now, None when they are only ringed."""
        view = self.table.stage.view
        return self.table.board.keeps(view) if view is not None else None

    def toggle(self, grip: Grip) -> None:
        """Mark a piece, or take its mark away."""
        self.marked ^= {grip}
        self.show()
        self.table.buttons.recount()
        self.table.buttons_changed.emit()

    def renew(self) -> None:
        """Another decision: pieces in a tray stay there as long as they can still be marked."""
        markable = self.table.grasp.markable
        self.marked = {grip for grip in self.marked if grip in markable} if self.zone is not None else set()
        self.show()

    def show(self) -> None:
        """Ring what is marked, or lay it in the tray."""
        stage, tray = self.table.stage, self.zone
        if stage.view is None:
            return
        self.table.marks.clear_all("marked")
        wanted: dict[Spot, Pose] = {}
        order = sorted(self.marked, key=lambda grip: (grip.zone, grip.index or 0))
        for number, grip in enumerate(order):
            item = self._item_of(grip)
            if item is None:
                continue
            if tray is not None:
                wanted[item.placed.spot] = stage.zones[tray].pose(number, max(len(order), 1))
            else:
                self.table.marks.set(("marked", grip), "selected", item.outline())
        before, stage.aside = stage.aside, wanted
        crowd = Counter(item.placed.spot.zone for item in stage.items)
        for item in stage.items:
            spot = item.placed.spot
            if spot in before or spot in wanted:
                home = wanted.get(spot) or stage.home(item.placed, crowd[spot.zone])
                if item.pose != home or item.shown != home:
                    stage.shift_to(item, home)

    def takes(self, grips: list[Grip]) -> Grip | None:
        """The grip by which the tray would take a piece, None when it would not."""
        if self.zone is None:
            return None
        return next((grip for grip in grips if grip in self.table.grasp.markable), None)

    def dropped(self, item: PieceItem | None, grip: Grip, place: QPoint) -> None:
        """A piece was let go: into the tray or out of it."""
        stage, zone = self.table.stage, self.zone
        assert zone is not None
        point, unit = self.table.mapToScene(place), max(0.01, self.table.unit())
        if near(zone_path(stage.zones[zone]), point, NEAR / unit) != (grip in self.marked):
            self.toggle(grip)
        elif item is not None:
            stage.shift_to(item, item.pose)

    def _item_of(self, grip: Grip) -> PieceItem | None:
        return next((i for i in self.table.stage.items if grip in self.table.grasp.on_piece(i.placed)), None)
