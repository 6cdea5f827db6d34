"""Rings and halos on the table: what can act, where it may go, what was refused, what is advised."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from desktop.look import marks
from desktop.table.bakery import Bakery
from desktop.table.pieces import FLYING, GHOST, MARKS, PictureItem
from desktop.table.vocabulary import Look

REACH = 30.0  # units that a halo reaches beyond its outline
BROAD = 12_000.0  # square units from which a target is a whole tile or zone

_KINDS: dict[str, Callable[[QPainter, QPainterPath], None]] = {
    "act": marks.mark_can_act,
    "selected": marks.mark_selected,
    "refused": marks.mark_refused,
    "hint": marks.mark_hint,
}


class Marks:
    """Marks by name; setting one of a name replaces it. A mark is baked like a piece."""

    def __init__(self, canvas: QGraphicsScene, bakery: Bakery) -> None:
        self.canvas, self.bakery = canvas, bakery
        self._items: dict[Hashable, PictureItem] = {}

    def set(self, name: Hashable, kind: str, path: QPainterPath, hot: bool = False, z: float = MARKS) -> None:
        """Show a mark of a kind (act, selected, drop, refused, hint, focus) round a path in units of the table; `z` is
        how high one lies that needs not lie over everything."""
        bounds = path.boundingRect()
        origin = bounds.topLeft()
        local = path.translated(-origin)
        broad = bounds.width() * bounds.height() > BROAD
        key = ("mark", kind, hot, _shape(local))

        def paint(painter: QPainter) -> None:
            if kind == "drop":
                marks.mark_drop(painter, local, hot, broad)
            elif kind == "focus":
                marks.mark_focus(painter, local)
            else:
                _KINDS[kind](painter, local)

        rect = QRectF(-REACH, -REACH, bounds.width() + 2 * REACH, bounds.height() + 2 * REACH)
        pixmap, filled = self.bakery.picture(key, lambda: Look(rect, paint, rect))
        z = FLYING - 10 if kind in ("focus", "hint", "refused", "selected") else z
        self._put(name, PictureItem(pixmap, filled, z), origin)

    def ghost(self, name: Hashable, picture: PictureItem) -> None:
        """Show a piece as it would lie."""
        picture.setOpacity(0.72)
        picture.setZValue(GHOST)
        self._put(name, picture, None)

    def keep(self, name: Hashable, picture: PictureItem) -> None:
        """Take care of a picture that lies on the table already."""
        self.clear(name)
        self._items[name] = picture

    def _put(self, name: Hashable, item: PictureItem, at: QPointF | None) -> None:
        self.clear(name)
        if at is not None:
            item.setPos(at)
        self.canvas.addItem(item)
        self._items[name] = item

    def clear(self, name: Hashable) -> None:
        item = self._items.pop(name, None)
        if item is not None and item.scene() is not None:
            self.canvas.removeItem(item)

    def clear_all(self, *firsts: str) -> None:
        """Remove marks whose name is, or begins (as a tuple) with, one of these."""
        for name in list(self._items):
            first = name[0] if isinstance(name, tuple) else name
            if first in firsts:
                self.clear(name)

    def names(self) -> list[Hashable]:
        return list(self._items)

    def breathe(self, opacity: float, first: str = "act") -> None:
        """Marks whose name begins with `first`: the halos of what can act."""
        for name, item in self._items.items():
            if isinstance(name, tuple) and name[0] == first:
                item.setOpacity(opacity)


def _shape(path: QPainterPath) -> Hashable:
    return tuple(
        (round(e.x, 1), round(e.y, 1))
        for e in (path.elementAt(i) for i in range(min(path.elementCount(), 80)))  # type: ignore[attr-defined]
    )
