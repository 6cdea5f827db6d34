"""What all painted widgets share: they follow theme and size of text, and show where the keyboard is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter

from desktop.look.theme import keeper

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Base
else:
    _Base = object


_WINDOWS = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason)


class Painted(_Base):
    """Mixin, before the Qt class. Call `follow_theme()` at the end of `__init__`."""

    _by_key = False
    _hover = False

    def follow_theme(self) -> None:
        """From now on, measure and paint anew when theme or size of text change."""
        keeper().changed.connect(self.theme_changed)

    def theme_changed(self) -> None:
        """Override to refresh what is kept; call this one too."""
        self.updateGeometry()
        self.update()

    def brush(self) -> QPainter:
        """A painter on this widget with everything smooth. End it."""
        p = QPainter(self)
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        return p

    @property
    def ringed(self) -> bool:
        """Whether the focus is here and came by the keyboard, so that it must be seen."""
        return self._by_key and self.hasFocus()

    @property
    def hovered(self) -> bool:
        return self._hover and self.isEnabled()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            self._by_key = False
        elif event.reason() not in _WINDOWS:  # a window that comes to the front says nothing about mouse or keyboard
            self._by_key = True
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hover = True
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover = False
        super().leaveEvent(event)
        self.update()
