"""What would happen, shown before it does: ghosts of pieces as they would lie, and a few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from desktop.look import theme
from desktop.look.chrome import PANEL_MARGINS, panel
from desktop.look.words import LEFT, font_for, line_height, text, text_width, wrap
from desktop.table.pieces import POPS, PictureItem
from desktop.table.vocabulary import Choice, Look, Placed

if TYPE_CHECKING:
    from desktop.table.table import Table

MOST = 40  # ghosts at once; more would hide the table
SHORT = 150.0  # units: words that are wider as points that rise come on a slip of paper
SLIP, LETTERS = 270.0, 15.0  # width of a slip at most, size of its letters, in units


def _changed(before: list[Placed], after: list[Placed]) -> list[Placed]:
    """What would lie somewhere new, heaps aside. Pieces without a name that only close ranks after one of them has left
    their zone do not count."""
    now = Counter((p.kind, p.name, p.spot, p.face) for p in before)
    moved: list[Placed] = []
    for placed in after:
        key = (placed.kind, placed.name, placed.spot, placed.face)
        if now[key] > 0 or placed.count is not None:
            now[key] -= 1
        else:
            moved.append(placed)
    left: Counter[tuple[str, str, str]] = Counter()
    for (kind, name, spot, face), n in now.items():
        if n > 0 and not name:
            left[kind, face, spot.zone] += n
    fewer = Counter(p.spot.zone for p in before)
    fewer.subtract(p.spot.zone for p in after)
    found: list[Placed] = []
    for placed in moved:
        rank = (placed.kind, placed.face, placed.spot.zone)
        if not placed.name and fewer[placed.spot.zone] > 0 and left[rank] > 0:
            left[rank] -= 1
        else:
            found.append(placed)
    return found


class Foreshow:
    """Ghosts and words of the one action that is pointed at."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def forget(self) -> None:
        self.table.marks.clear_all("ghost", "foresight")

    def show_where(self, choices: list[Choice]) -> None:
        """The same for choices that are pointed at elsewhere (a list, a button): the words stand where they happen."""
        self.forget()
        legal = [choice for choice in choices if choice.refusal is None]
        if len(legal) != 1:
            return
        paths = (self.table.keys.path_of(gesture) for gesture in legal[0].gestures)
        path = next((path for path in paths if path is not None), None)
        size = self.table.arrangement.size
        place = QPointF(size.width() / 2, size.height() / 2) if path is None else path.boundingRect().topRight()
        self.show(legal, place)

    def show(self, choices: list[Choice], beside: QPointF) -> None:
        """Show what the only legal one of these choices would do, its words beside a point."""
        legal = [choice for choice in choices if choice.refusal is None]
        foresight = self.table.preview_of(legal[0].action) if len(legal) == 1 else None
        if foresight is None:
            return
        stage = self.table.stage
        lie = stage.placements()
        after = list(self.table.board.placements(stage.scene, foresight.view))
        crowd = Counter(placed.spot.zone for placed in after)
        zones, stage.zones = stage.zones, self.table.board.zones(stage.scene, foresight.view)
        for number, placed in enumerate(_changed(lie, after)[:MOST]):
            self._ghost(number, placed, crowd[placed.spot.zone])
        stage.zones = zones
        if foresight.words:
            self.write("foresight", foresight.words, beside)

    def write(self, name: Hashable, words: str, beside: QPointF) -> None:
        """Words beside a point, kept as a mark of this name: large ones that rise, or a slip of paper when they are long."""
        if text_width(words, 30, 900, True) > SHORT:
            picture = self._slip(words, beside)
        else:
            picture = self.table.stage.pop_at(self._within(beside), words, preview=True)
        if picture is not None:
            self.table.marks.keep(name, picture)

    def _slip(self, words: str, beside: QPointF) -> PictureItem:
        """A slip of paper over the target's right end, within the table."""
        lines = wrap(words, font_for(words, LETTERS, 700), SLIP)
        step = line_height(words, LETTERS)
        wide = max(text_width(line, LETTERS, 700) for line in lines) + 28
        rect = QRectF(0, 0, wide, len(lines) * step + 14)
        left, top, right, bottom = PANEL_MARGINS

        def paint(p: QPainter) -> None:
            now = theme.current()
            panel(p, rect, now, 10)
            for i, line in enumerate(lines):
                text(p, QRectF(14, 7 + i * step, wide, step), line, LETTERS, 700, now.ink, LEFT)

        look = Look(rect.adjusted(-left, -top, right, bottom), paint, rect)
        pixmap, filled = self.table.stage.bakery.picture(("slip", words), lambda: look)
        picture = PictureItem(pixmap, filled, POPS)
        size = self.table.arrangement.size
        x = min(max(beside.x() - wide + 12, 6.0), size.width() - wide - 6)
        y = min(max(beside.y() - rect.height() - 4, 4.0), size.height() - rect.height() - 6)
        picture.setPos(x, y)
        self.table.canvas.addItem(picture)
        return picture

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
