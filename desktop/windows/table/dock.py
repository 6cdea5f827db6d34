"""A dock: a sheet of paper with a head, that can be moved, closed and brought back, and stays so."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop.look import fonts, theme
from desktop.look.chrome import panel
from desktop.look.icons import draw_line_icon
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import PlainLabel, tip

WIDTH = 318  # logical pixels, with the shadow
MOST = 420


class DockHead(Painted, QWidget):
    """The head of a dock: icon, title, a fact on the right, and the cross that hides it."""

    def __init__(self, dock: QDockWidget, icon: str) -> None:
        super().__init__(dock)
        self._icon_name = icon
        row = QHBoxLayout(self)
        row.setContentsMargins(44, 12, 14, 2)
        self.title = PlainLabel(parent=self)
        self.fact = PlainLabel(parent=self)
        self.hide_button = QToolButton(self)
        self.hide_button.setText("×")
        self.hide_button.setAutoRaise(True)
        self.hide_button.clicked.connect(dock.close)
        row.addWidget(self.title)
        row.addStretch(1)
        row.addWidget(self.fact)
        row.addWidget(self.hide_button)
        self.follow_theme()
        self.theme_changed()

    def theme_changed(self) -> None:
        now = theme.current()
        self.title.setFont(fonts.body(fonts.scaled(14), 700))
        self.fact.setFont(fonts.body(fonts.scaled(12), 600))
        self.title.setStyleSheet(f"color: {now.ink}; background: transparent;")
        self.fact.setStyleSheet(f"color: {now.soft}; background: transparent;")
        self.setFixedHeight(round(fonts.scaled(30) + 14))
        super().theme_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.current()
        p = self.brush()
        draw_line_icon(p, self._icon_name, 30, self.height() / 2 + 5, 16, now.soft)
        p.setPen(now.line)
        p.drawLine(18, self.height() - 1, self.width() - 18, self.height() - 1)
        p.end()


class Dock(QDockWidget):
    """Wraps a panel. `content` fills it; `name` keeps its place."""

    def __init__(self, name: str, icon: str, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.icon = icon
        self.content = content
        self.head = DockHead(self, icon)
        self.setTitleBarWidget(self.head)
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self.frame = QWidget(self)
        box = QVBoxLayout(self.frame)
        box.setContentsMargins(16, 4, 16, 16)
        box.addWidget(content)
        self.setWidget(self.frame)
        self.frame.setProperty("clear", True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setMaximumWidth(MOST)
        self.setMinimumWidth(250)
        theme.keeper().changed.connect(self.update)

    def entitle(self, title: str, hide: str) -> None:
        """Its title, and what its cross does."""
        self.setWindowTitle(title)
        self.head.title.setText(title)
        self.head.hide_button.setToolTip(tip(hide))
        self.head.hide_button.setAccessibleName(hide)

    def give_back(self) -> None:
        """Take the content back from a drawer."""
        layout = self.frame.layout()
        if layout is not None and self.content.parentWidget() is not self.frame:
            layout.addWidget(self.content)
            self.content.show()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 260)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel(p, QRectF(self.rect()).adjusted(6, 4, -6, -9))
        p.end()
