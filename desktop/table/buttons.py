"""Buttons that lie on the board: real buttons over the viewport, so that keys and screen readers reach them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt

from desktop.look import fonts
from desktop.look.widgets.buttons import AROUND, PaintedButton
from desktop.look.words import text_width
from desktop.table.pointing import Pointing
from desktop.table.vocabulary import Button

if TYPE_CHECKING:
    from desktop.table.table import Table


class BoardButton(PaintedButton):
    """A painted button whose letters follow the zoom, shrunk until its words fit."""

    def fit(self, size: float, width: int) -> None:
        """Letters of `size` logical pixels, smaller where the words need it, never under 11."""
        room = width - (size * 2.4 if self._line_icon else size * 1.2)
        wide = text_width(self.words, size, 700)
        if wide > room > 0:
            size = max(11.0, size * room / wide)
        self._size = size / fonts.text_scale()
        self.update()


class BoardButtons:
    """Keeps a widget for each button that the board has now; enables those that mean something legal."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._widgets: dict[str, BoardButton] = {}
        self._buttons: dict[str, Button] = {}

    def widget(self, id: str) -> BoardButton | None:
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
                gone = self._widgets.pop(id)
                if gone.hasFocus():
                    self.table.setFocus(Qt.FocusReason.OtherFocusReason)  # not to whatever comes next in the window
                gone.hide()
                gone.deleteLater()
        for id, button in now.items():
            if id not in self._widgets:
                self._widgets[id] = self._made(id)
            widget = self._widgets[id]
            widget.kind = "primary" if button.primary else "plain"
            widget.set_line_icon(button.icon)
        self._buttons = now
        self.recount()
        self.place()

    def _made(self, id: str) -> BoardButton:
        widget = BoardButton(parent=self.table.viewport())
        widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        widget.setCursor(Qt.CursorShape.PointingHandCursor)
        widget.clicked.connect(lambda: self.table.press_button(id))
        Pointing(widget, lambda: self.table.foresee_button(id), self.table.foresee_nothing)
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
            wide, high = round(rect.width() * unit), round(rect.height() * unit)
            widget.setGeometry(QRect(corner.x(), corner.y(), wide, high).adjusted(-AROUND, -AROUND, AROUND, AROUND))
            widget.fit(min(17.0, rect.height() * 0.34) * unit, wide)
