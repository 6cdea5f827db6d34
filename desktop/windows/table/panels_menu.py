"""The menu of the docks: which are there, a way to bring one back, and all of them back to their places."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu

from desktop.windows.table.house import House


class PanelsMenu(QMenu):
    """Made anew each time that it opens, so that it says how things stand."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._house = house
        self.aboutToShow.connect(self.renew)

    def renew(self) -> None:
        """A line a dock, ticked while it is there."""
        house = self._house
        self.clear()
        for dock in house.docks:
            name = dock.objectName()
            line = self.addAction(dock.windowTitle())
            line.setCheckable(not house.compact)  # on a small screen all are behind the rail: a line slides one out
            line.setChecked(name not in house.closed)
            line.triggered.connect(lambda _=False, name=name: self._chosen(name))
        self.addSeparator()
        #: in the menu of the panels beside the table (players, moves, log, rule)
        self.addAction(self.tr("All panels back in place", "panels menu")).triggered.connect(house.reset_docks)

    def _chosen(self, name: str) -> None:
        if self._house.compact or name in self._house.closed:
            self._house.bring_back(name)
        else:
            self._house.put_away(name)
