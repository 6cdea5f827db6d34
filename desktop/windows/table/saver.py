"""Saves the match after every step without holding up the window; the last save is always waited for."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from desktop.engine.match import Match
from desktop.store.saves import Slot

PATIENCE = 250  # ms


class _Told(QObject):
    done = Signal(object)


class _Writing(QRunnable):
    def __init__(self, slot: Slot, texts: deque[str], told: _Told) -> None:
        super().__init__()
        self._slot, self._texts, self._told = slot, texts, told

    def run(self) -> None:
        try:
            text = self._texts.pop()
        except IndexError:
            return  # what was to be written is on the disk already, in a later save
        self._told.done.emit(self._slot.write(text))


class Saver(QObject):
    """`saved(refusal or None)` after each save."""

    saved = Signal(object)

    def __init__(self, slot: Slot, parent: QObject) -> None:
        super().__init__(parent)
        self.slot = slot
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)  # saves of one match keep their order
        self._texts: deque[str] = deque(maxlen=1)  # only the newest is worth writing
        self._told = _Told(self)
        self._told.done.connect(self.saved)

    def save(self, match: Match) -> None:
        """Save the match as it stands now."""
        self._texts.append(self.slot.text(match))
        self._pool.start(_Writing(self.slot, self._texts, self._told))

    def wait(self) -> None:
        """When a move has been seen to the end it is on the disk; a disk that hangs does not stop the game."""
        self._pool.waitForDone(PATIENCE)

    def finish(self) -> None:
        """Wait until everything is on the disk."""
        self._pool.waitForDone()
