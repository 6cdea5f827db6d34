"""A button that is pointed at, by mouse or by Tab, says so: what it would do can then be shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class Pointing(QObject):
    """Watches a widget: `on` when the pointer or the keyboard comes, `off` when it goes."""

    def __init__(self, widget: QWidget, on: Callable[[], object], off: Callable[[], object]) -> None:
        super().__init__(widget)
        self._on, self._off = on, off
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Enter or (
            isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() in _BY_KEY
        ):
            self._on()
        elif kind in (QEvent.Type.Leave, QEvent.Type.FocusOut, QEvent.Type.Hide):
            self._off()
        return False
