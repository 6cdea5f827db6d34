"""Saves the match after every step without holding up the window; the last save is always waited for."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from desktop.engine.match import Match
from desktop.store.saves import Slot


class _Told(QObject):
    done = Signal(object)


class _Writing(QRunnable):
    def __init__(self, slot: Slot, text: str, told: _Told) -> None:
        super().__init__()
        self._slot, self._text, self._told = slot, text, told

    def run(self) -> None:
        self._told.done.emit(self._slot.write(self._text))


class Saver(QObject):
    """`saved(refusal or None)` after each save."""

    saved = Signal(object)

    def __init__(self, slot: Slot, parent: QObject) -> None:
        super().__init__(parent)
        self.slot = slot
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)  # saves of one match keep their order
        self._told = _Told(self)
        self._told.done.connect(self.saved)

    def save(self, match: Match) -> None:
        """Save the match as it stands now."""
        self._pool.start(_Writing(self.slot, self.slot.text(match), self._told))

    def finish(self) -> None:
        """Wait until everything is on the disk."""
        self._pool.waitForDone()
