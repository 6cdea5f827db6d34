"""A file that the system hands over is opened, whatever else happens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFileOpenEvent

from desktop.windows.file_open import FileOpener


def test_a_double_clicked_file_reaches_the_program(qapp: Any, tmp_path: Path) -> None:
    opened: list[Path] = []
    opener = FileOpener(opened.append, qapp)
    qapp.installEventFilter(opener)
    try:
        QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(tmp_path / "對局.table")))
        QCoreApplication.sendEvent(qapp, QEvent(QEvent.Type.User))
    finally:
        qapp.removeEventFilter(opener)
    assert opened == [tmp_path / "對局.table"]
