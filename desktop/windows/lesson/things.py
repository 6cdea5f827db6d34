"""Where the things are that lessons name, on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtGui import QPainterPath

from desktop.lessons.scenes import Kit
from desktop.table.outlines import zone_path
from desktop.table.pieces import PieceItem
from desktop.table.table import Table
from desktop.table.vocabulary import Gesture, Grip, Mark, Press, Tap


def outline(table: Table, kit: Kit, name: str, state: Any, order: Sequence[str]) -> QPainterPath | None:
    """The outline of a thing that a lesson names; None when it does not lie there, or was put aside (a die that is kept)."""
    zone, face = kit.place_of(name, state, order)
    if face:
        pieces = table.stage.items
        called = [i for i, one in enumerate(pieces) if one.placed.spot.zone == zone and face in _names(one)]
        if called:
            item = pieces[next((i for i in called if not _hidden(pieces, i)), called[0])]
            aside = any((grip.zone, grip.index) == (zone, item.placed.spot.index) for grip in table.hand.marked)
            return None if aside else item.outline()
        found = table.keys.path_of(Tap(Grip(zone, face)))
        if found is not None:
            return found
    return zone_path(table.stage.zones[zone]) if zone in table.stage.zones else None


def _names(piece: PieceItem) -> tuple[str, str]:
    return piece.placed.face, piece.placed.name


def _hidden(pieces: Sequence[PieceItem], at: int) -> bool:
    """Whether something that lies over a piece covers its middle: a column behind others in a pagoda."""
    middle = pieces[at].outline().boundingRect().center()
    return any(other.outline().contains(middle) for other in pieces[at + 1 :])


def happens(table: Table, gesture: Gesture) -> QPainterPath | None:
    """The outline of where a gesture happens: things of the table, and a button that lies on the board."""
    path = table.keys.path_of(gesture)
    button = table.buttons.widget(gesture.button) if isinstance(gesture, Press | Mark) else None
    if button is None:
        return path
    path = path or QPainterPath()
    path.addPolygon(table.mapToScene(button.geometry()))
    return path
