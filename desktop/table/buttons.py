"""Buttons that lie on the board: real buttons over the viewport, so that keys and screen readers reach them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QPushButton

from desktop.look import fonts
from desktop.table.vocabulary import Button

if TYPE_CHECKING:
    from desktop.table.table import Table


class BoardButtons:
    """Keeps a widget for each button that the board has now; enables those that mean something legal."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._widgets: dict[str, QPushButton] = {}
        self._buttons: dict[str, Button] = {}

    def widget(self, id: str) -> QPushButton | None:
        return self._widgets.get(id)

    def elsewhere(self) -> list[str]:
        """Buttons of the open decision that the board does not place: the prompt shows them."""
        return [id for id in self.table.grasp.buttons() if id not in self._buttons]

    def renew(self) -> None:
        """Buttons for what the board shows and what is asked now."""
        view = self.table.stage.view
        if view is None:
            return
        now = {button.id: button for button in self.table.board.buttons(self.table.stage.scene, view)}
        for id in list(self._widgets):
            if id not in now:
                self._widgets.pop(id).deleteLater()
        for id, button in now.items():
            if id not in self._widgets:
                self._widgets[id] = self._made(id)
            widget = self._widgets[id]
            widget.setProperty("primary", button.primary)
            widget.style().unpolish(widget)
            widget.style().polish(widget)
        self._buttons = now
        self.recount()
        self.place()

    def _made(self, id: str) -> QPushButton:
        widget = QPushButton(self.table.viewport())
        widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        widget.setCursor(Qt.CursorShape.PointingHandCursor)
        widget.clicked.connect(lambda: self.table.press_button(id))
        widget.show()
        return widget

    def recount(self) -> None:
        """Words and whether they can be pressed, after pieces were marked."""
        view, marked = self.table.stage.view, self.table.hand.marked
        for id, widget in self._widgets.items():
            widget.setText(self.table.words.button(id, view, len(marked)))
            widget.setAccessibleName(widget.text())
            # what is refused can be pressed too: it says why
            widget.setEnabled(bool(self.table.grasp.pressed(id, marked)))

    def place(self) -> None:
        """Lay them where the board says, whatever the zoom."""
        unit = self.table.unit()
        for id, widget in self._widgets.items():
            rect = self._buttons[id].rect
            corner = self.table.mapFromScene(rect.topLeft())
            widget.setGeometry(QRect(corner.x(), corner.y(), round(rect.width() * unit), round(rect.height() * unit)))
            size = min(17.0, rect.height() * 0.34) * unit
            widget.setFont(fonts.body(max(12.0, size), 700))
