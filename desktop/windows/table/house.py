"""The table with its docks: beside it on a wide screen, behind a rail of icons on a small one, or the rules in their place."""

from __future__ import annotations

import base64

from PySide6.QtCore import QByteArray, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from desktop.store.settings import Settings
from desktop.windows.table.dock import Dock
from desktop.windows.table.drawer import RAIL, Drawer, Rail

COMPACT_WIDTH = 1200  # logical pixels under which docks become a rail
READER_WIDTH = 490
READER_FROM = 1300  # width from which the rules stand beside the table; below they lie over it


class House(QWidget):
    """`middle` is the column of prompt and table. `settings` remembers under `memory` where docks were; `closed` are those
    that stay away until somebody wants them."""

    def __init__(
        self,
        middle: QWidget,
        docks: list[Dock],
        settings: Settings,
        parent: QWidget,
        memory: str = "table",
        closed: str = "",
    ) -> None:
        super().__init__(parent)
        self.middle, self.docks, self._settings = middle, docks, settings
        self._memory, self._closed = memory, f"{memory}.closed"
        self.frame = QMainWindow(self, Qt.WindowType.Widget)
        self.frame.setWindowFlags(Qt.WindowType.Widget)
        self.frame.setStyleSheet(
            "QMainWindow, QMainWindow > QWidget { background: transparent; border: none; }"
            "QDockWidget, QDockWidget > QWidget { background: transparent; border: none; }"
            "QMainWindow::separator { background: transparent; width: 4px; height: 4px; }"
        )
        self.frame.setDockOptions(QMainWindow.DockOption.AllowNestedDocks | QMainWindow.DockOption.AnimatedDocks)
        self.frame.setCentralWidget(middle)
        self.frame.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # its own knows nothing of `closed`
        self.closed: set[str] = set(settings.docks.get(self._closed, closed).split())  # docks that the person put away
        for dock in docks:
            dock.setParent(self.frame)
            dock.head.hide_button.clicked.connect(lambda _=False, dock=dock: self.put_away(dock.objectName()))
        self.frame.setMinimumSize(200, 160)  # docks are hidden before they could ask for more than a small screen has
        self._lay_docks()
        self.rail = Rail(docks, self)
        self.drawer = Drawer(self)
        self.rail.pressed.connect(self.open_drawer)
        self.reader: QWidget | None = None
        self._compact: bool | None = None

    def _lay_docks(self) -> None:
        for dock in self.docks:
            self.frame.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        self.frame.tabifyDockWidget(self.docks[2], self.docks[3])
        self.docks[2].raise_()

    def dock(self, name: str) -> Dock:
        return next(dock for dock in self.docks if dock.objectName() == name)

    @property
    def compact(self) -> bool:
        return bool(self._compact)

    def hold(self) -> None:
        """Docks wait with their painting until the table has shown what happened."""
        for dock in self.docks:
            dock.setUpdatesEnabled(False)
        QTimer.singleShot(0, self, self._go_on_painting)

    def _go_on_painting(self) -> None:
        for dock in self.docks:
            dock.setUpdatesEnabled(True)

    def open_drawer(self, name: str) -> None:
        """Slide a dock out over the table."""
        self.drawer.open(self.dock(name))
        self._place()

    def put_away(self, name: str) -> None:
        """A dock goes, until the person wants it again."""
        self.closed.add(name)
        self._show_docks()
        self._keep()

    def bring_back(self, name: str) -> None:
        """A dock comes to the front, also one that was put away; on a small screen it slides out."""
        self.closed.discard(name)
        self.hide_reader()
        self._show_docks()
        if self.compact:
            self.open_drawer(name)
        else:
            self.dock(name).raise_()
        self._keep()

    def reset_docks(self) -> None:
        """Bring every dock back to its place."""
        self.closed.clear()
        self.hide_reader()
        for dock in self.docks:
            dock.setFloating(False)
            self.frame.removeDockWidget(dock)
        self._lay_docks()
        self._show_docks()
        self._keep()

    def _show_docks(self) -> None:
        """Those that the person has not put away, where there is room for docks."""
        for dock in self.docks:
            dock.setVisible(not self.compact and self.reader is None and dock.objectName() not in self.closed)

    # -- the rules in the docks' place ---------------------------------------------------------------------------------

    def show_reader(self, reader: QWidget) -> None:
        """Lay the rules where the docks are (or over the table, when it is small)."""
        self._keep()
        self.reader = reader
        reader.setParent(self)
        self._show_docks()
        self.drawer.shut()
        reader.show()
        reader.raise_()
        self._place()

    def hide_reader(self) -> None:
        """The docks come back."""
        if self.reader is None:
            return
        self.reader.hide()
        self.reader = None
        self._restore()
        self._place()

    # -- geometry ------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        compact = self.width() < COMPACT_WIDTH
        if compact != self._compact:
            self._keep()
            self._compact = compact
            self.drawer.shut()
            self._restore()
        self._place()

    def _place(self) -> None:
        beside = self.reader is not None and self.width() >= READER_FROM
        right = READER_WIDTH if beside else RAIL if self.compact else 0
        self.rail.setVisible(self.compact and not beside)
        self.frame.setGeometry(0, 0, self.width() - right, self.height())
        self.rail.setGeometry(self.width() - RAIL, 0, RAIL, self.height())
        wide = min(360, self.width() - RAIL - 40)
        self.drawer.setGeometry(self.width() - RAIL - wide, 0, wide, self.height())
        if self.reader is not None:
            left = self.width() - READER_WIDTH if beside else 0
            self.reader.setGeometry(left, 0, self.width() - left, self.height())

    # -- memory --------------------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        self._settings.docks[self._closed] = " ".join(sorted(self.closed))
        if self._compact is False and self.reader is None:
            state = bytes(self.frame.saveState().data())
            self._settings.docks[self._memory] = base64.b64encode(state).decode()

    keep = _keep

    def _restore(self) -> None:
        self._show_docks()  # Qt gives hidden docks no place
        kept = self._settings.docks.get(self._memory, "")
        if kept and not self.compact and self.reader is None:
            self.frame.restoreState(QByteArray.fromBase64(kept.encode()))
            self._show_docks()


def column(*parts: QWidget) -> QVBoxLayout:
    """Parts one under the other; the last takes what is left."""
    box = QVBoxLayout()
    box.setContentsMargins(8, 6, 0, 0)
    box.setSpacing(2)
    for part in parts[:-1]:
        box.addWidget(part)
    box.addWidget(parts[-1], 1)
    return box
