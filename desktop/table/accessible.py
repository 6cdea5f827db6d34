"""What a screen reader finds on the table: one child for each thing that can act now, or a target of what is held.

Pieces are pictures in a scene and unknown to it; these interfaces give them names and places. Enter does the rest."""

from __future__ import annotations

import weakref
from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QPainterPath
from PySide6.QtWidgets import QAccessibleWidget

if TYPE_CHECKING:
    from desktop.table.hand import Target
    from desktop.table.keys import Reachable
    from desktop.table.table import Table


class Child(QObject):
    """Stands for something that the keyboard can stand on: `key` as `Keys` knows it, or a target of what is held."""

    def __init__(self, table: Table, key: Hashable) -> None:
        super().__init__(table)
        self.table, self.key = table, key

    @property
    def spot(self) -> Reachable | None:
        return next((spot for spot in self.table.keys.spots if spot.key == self.key), None)

    @property
    def target(self) -> Target | None:
        held = self.table.hand.held
        return next((target for target in held.targets if ("target", *target) == self.key), None) if held else None

    def path(self) -> QPainterPath:
        """Its outline in units of the table; empty when it is not there any more."""
        spot, target = self.spot, self.target
        if target is not None:
            return self.table.hand.target_path(target)
        return spot.path if spot is not None else QPainterPath()

    def name(self) -> str:
        """What it is called now, in the game's words."""
        spot, target = self.spot, self.target
        words, view, names = self.table.words, self.table.stage.view, self.table.names
        if target is not None:
            return words.place(target[0], target[1], view, names)
        if spot is None:
            return ""
        if spot.item is not None:
            return words.piece(spot.item.placed, view, names)
        return words.place(spot.zone, spot.index, view, names)

    def has_focus(self) -> bool:
        """Whether the keyboard stands on it."""
        hand = self.table.hand
        if hand.holding:
            return hand.hot is not None and self.key == ("target", *hand.hot)
        return self.table.hasFocus() and self.key == self.table.keys.at


class ChildInterface(QAccessibleInterface):
    """A child as a button."""

    def __init__(self, child: Child) -> None:
        super().__init__()
        self._child = child

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject:
        return self._child

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._child.table)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> Any:
        return None

    def childAt(self, x: int, y: int) -> Any:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def rect(self) -> QRect:
        table = self._child.table
        rect = table.mapFromScene(self._child.path().boundingRect()).boundingRect()
        return QRect(table.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True  # type: ignore[assignment]
        state.focused = self._child.has_focus()  # type: ignore[assignment]
        return state

    def text(self, kind: QAccessible.Text) -> str:
        return self._child.name() if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        return


class TableInterface(QAccessibleWidget):
    """The table: what can act now in the order of Tab, or where the held piece may go; then what lies over it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, QAccessible.Role.Grouping, table.accessibleName())
        self._table = table
        self._made: dict[Hashable, Child] = {}

    def children(self) -> list[Child]:
        """One for each thing, the same one as long as it is there."""
        table = self._table
        targets = table.keys.targets() if table.hand.holding else []
        keys = [("target", *target) for target in targets] if table.hand.holding else [s.key for s in table.keys.spots]
        for key in [key for key in self._made if key not in keys]:
            self._made.pop(key).deleteLater()
        for key in keys:
            if key not in self._made:
                self._made[key] = Child(table, key)
        return [self._made[key] for key in keys]

    def childCount(self) -> int:
        return len(self.children()) + super().childCount()

    def child(self, index: int) -> Any:
        mine = self.children()
        if 0 <= index < len(mine):
            return QAccessible.queryAccessibleInterface(mine[index])
        return super().child(index - len(mine)) if index >= 0 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        one, mine = child.object(), self.children()
        if isinstance(one, Child):
            return mine.index(one) if one in mine else -1
        found = super().indexOfChild(child)
        return found + len(mine) if found >= 0 else -1

    def focusChild(self) -> Any:
        return next((QAccessible.queryAccessibleInterface(one) for one in self.children() if one.has_focus()), None)

    def childAt(self, x: int, y: int) -> Any:
        for one in self.children():
            found = QAccessible.queryAccessibleInterface(one)
            if found.rect().contains(x, y):
                return found
        return super().childAt(x, y)


_tables: weakref.WeakSet[Table] = weakref.WeakSet()
_interfaces: set[QAccessibleInterface] = set()  # Qt holds them, but keeps no Python object alive
_installed: list[bool] = []


def show_to_readers(table: Table) -> None:
    """Give a table its interface from now on."""
    _tables.add(table)
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_interface)


def _interface(key: str, thing: QObject) -> QAccessibleInterface | None:
    found: QAccessibleInterface
    if isinstance(thing, Child):
        found = ChildInterface(thing)
    elif thing in _tables:
        found = TableInterface(thing)  # type: ignore[arg-type]
    else:
        return None
    _interfaces.add(found)
    # Qt deletes the interface with its object; only then may it be forgotten here
    thing.destroyed.connect(lambda: QTimer.singleShot(0, lambda: _interfaces.discard(found)))
    return found


def renewed(table: Table) -> None:
    """Other things can act now."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(table, QAccessible.Event.ObjectReorder))


def focused(table: Table) -> None:
    """The keyboard stands on something else: a screen reader follows and says its name."""
    found = QAccessible.queryAccessibleInterface(table) if QAccessible.isActive() else None
    for one in found.children() if isinstance(found, TableInterface) else ():
        if one.has_focus():
            QAccessible.updateAccessibility(QAccessibleEvent(one, QAccessible.Event.Focus))
