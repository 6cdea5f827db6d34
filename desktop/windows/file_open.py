"""Files that the system hands over while the program runs: macOS sends a double-clicked .table file as an event."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class FileOpener(QObject):
    """An event filter of the application: `opens(path)` for every file it is asked to open."""

    def __init__(self, opens: Callable[[Path], None], parent: QObject) -> None:
        super().__init__(parent)
        self._opens = opens

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._opens(Path(event.file()))
            return True
        return False
