"""A sheet of paper on the table, with its shadow; whatever is laid out in it keeps clear of the edge."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from desktop.look.chrome import PANEL_MARGINS, panel
from desktop.look.widgets.painted import Painted


class PaperPanel(Painted, QFrame):
    """`padding` is the room between paper edge and content. The shadow reaches PANEL_MARGINS beyond the paper."""

    def __init__(
        self, parent: QWidget | None = None, radius: float = 14, padding: int = 16, raised: bool = True
    ) -> None:
        super().__init__(parent)
        self._radius, self._raised = radius, raised
        self.set_padding(padding)
        self.follow_theme()

    def set_padding(self, padding: int) -> None:
        """Room between paper edge and content, in logical pixels."""
        self._padding = padding
        left, top, right, bottom = PANEL_MARGINS
        self.setContentsMargins(left + padding, top + padding, right + padding, bottom + padding)

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.Polish):
            self.set_padding(self._padding)  # a frame sets its margins anew from its style
        return handled

    @property
    def paper(self) -> QRectF:
        """The paper itself, without the shadow round it."""
        left, top, right, bottom = PANEL_MARGINS
        return QRectF(self.rect()).adjusted(left, top, -right, -bottom)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        panel(p, self.paper, None, self._radius, raised=self._raised)
        p.end()
