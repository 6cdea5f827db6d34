"""On a small screen: a rail of icons at the right; a dock slides out over the table when its icon is pressed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.look import fonts, theme
from desktop.look.chrome import panel
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import PlainLabel, tip
from desktop.windows.table.dock import Dock
from desktop.windows.table.top_bar import ToolButton

RAIL = 46


class Rail(QWidget):
    """Icons of the docks. `pressed(name)`."""

    pressed = Signal(str)

    def __init__(self, docks: list[Dock], parent: QWidget) -> None:
        super().__init__(parent)
        box = QVBoxLayout(self)
        box.setContentsMargins(3, 8, 3, 8)
        box.setSpacing(8)
        self.buttons: dict[str, ToolButton] = {}
        for dock in docks:
            button = ToolButton(dock.icon, self)
            name = dock.objectName()
            button.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
            box.addWidget(button)
            self.buttons[name] = button
        box.addStretch(1)
        self.setFixedWidth(RAIL)

    def name(self, titles: dict[str, str]) -> None:
        """Say what each icon opens."""
        for name, title in titles.items():
            self.buttons[name].setToolTip(tip(title))
            self.buttons[name].setAccessibleName(title)

    def paintEvent(self, event: QPaintEvent) -> None:
        from PySide6.QtGui import QPainter

        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel(p, QRectF(self.rect()).adjusted(2, 2, -2, -2), shadow=False)
        p.end()


class Drawer(Painted, QWidget):
    """Holds one dock's content over the table. Esc closes it."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.dock: Dock | None = None
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(20, 14, 20, 20)
        self._title = PlainLabel(parent=self)
        self._box.addWidget(self._title)
        self.hide()
        self.follow_theme()
        self.theme_changed()

    def open(self, dock: Dock) -> None:
        """Slide out a dock's content; the same again closes it."""
        same = self.dock is dock and self.isVisible()
        self.shut()
        if same:
            return
        self.dock = dock
        self._title.setText(dock.windowTitle())
        self._box.addWidget(dock.content, 1)
        dock.content.show()
        self.show()
        self.raise_()
        dock.content.setFocus(Qt.FocusReason.OtherFocusReason)

    def shut(self) -> None:
        """Give the content back."""
        if self.dock is not None:
            self.dock.give_back()
            self.dock = None
            self.hide()
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        else:
            super().keyPressEvent(event)

    def theme_changed(self) -> None:
        self._title.setFont(fonts.body(fonts.scaled(15), 700))
        self._title.setStyleSheet(f"color: {theme.current().ink}; background: transparent;")
        super().theme_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        panel(p, QRectF(self.rect()).adjusted(8, 5, -8, -10))
        p.end()
