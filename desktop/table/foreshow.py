"""What would happen, shown before it does: ghosts of pieces as they would lie, and a few words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from desktop.table.pieces import PictureItem
from desktop.table.vocabulary import Choice, Placed

if TYPE_CHECKING:
    from desktop.table.table import Table

MOST = 40  # ghosts at once; more would hide the table


class Foreshow:
    """Ghosts and words of the one action that is pointed at."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def forget(self) -> None:
        self.table.marks.clear_all("ghost", "foresight")

    def show(self, choices: list[Choice], beside: QPointF) -> None:
        """Show what the only legal one of these choices would do, its words beside a point."""
        legal = [choice for choice in choices if choice.refusal is None]
        foresight = self.table.preview_of(legal[0].action) if len(legal) == 1 else None
        if foresight is None:
            return
        stage = self.table.stage
        now = Counter((p.kind, p.name, p.spot, p.face) for p in stage.placements())
        after = list(self.table.board.placements(stage.scene, foresight.view))
        crowd = Counter(placed.spot.zone for placed in after)
        zones, stage.zones = stage.zones, self.table.board.zones(stage.scene, foresight.view)
        shown = 0
        for number, placed in enumerate(after):
            key = (placed.kind, placed.name, placed.spot, placed.face)
            if now[key] > 0 or placed.count is not None:
                now[key] -= 1
            elif shown < MOST:
                shown += 1
                self._ghost(number, placed, crowd[placed.spot.zone])
        stage.zones = zones
        if foresight.words:
            picture = stage.pop_at(self._within(beside), foresight.words, preview=True)
            if picture is not None:
                self.table.marks.keep("foresight", picture)

    def _ghost(self, number: int, placed: Placed, crowd: int) -> None:
        stage = self.table.stage
        pose = stage.home(placed, crowd)
        look = stage.look(placed.face, placed.count)
        pixmap, rect = stage.bakery.picture((placed.face, placed.count), lambda: look)
        picture = PictureItem(pixmap, rect, 0)
        picture.setPos(pose.x, pose.y)
        picture.setTransform(QTransform().rotate(pose.angle).scale(pose.scale, pose.scale))
        self.table.marks.ghost(("ghost", number), picture)

    def _within(self, point: QPointF) -> QPointF:
        size = self.table.arrangement.size
        return QPointF(min(max(point.x(), 90), size.width() - 90), min(max(point.y(), 50), size.height() - 20))
