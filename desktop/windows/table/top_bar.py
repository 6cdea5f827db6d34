"""The bar over a table: the way back, the game, where it stands, and the tools."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop.look import fonts, theme
from desktop.look.chrome import focus_ring
from desktop.look.colour import SHADE, C, vertical
from desktop.look.icons import draw_line_icon
from desktop.look.surface import rounded
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import PlainLabel, tip
from desktop.look.words import LEFT, text, text_width

WORDS_FROM = 1180  # logical pixels of width from which tools show their words
TOOLS = ("undo", "redo", "hint", "rules", "zoom_in", "zoom_out", "zoom_fit", "panels", "settings")
ICONS = {
    "back": "chevron-left", "undo": "undo-2", "redo": "redo-2", "hint": "lightbulb", "rules": "book-open",
    "zoom_in": "zoom-in", "zoom_out": "zoom-out", "zoom_fit": "maximize", "panels": "panel-right", "settings": "settings",
}  # fmt: skip
WORDED = ("undo", "redo", "hint", "rules")


class ToolButton(Painted, QPushButton):
    """An icon with or without its word; greyed tools still say in their tooltip why."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name, self.worded, self.greyed = icon, False, False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        high = round(fonts.scaled(36))
        wide = fonts.scaled(34)
        if self.worded and self.text():
            wide += text_width(self.text(), 14, 600) * fonts.text_scale() + 8
        return QSize(round(wide), high)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.current()
        p = self.brush()
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.hovered:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C(now.sunk))
            p.drawPath(rounded(rect, 9))
        ink = now.line if self.greyed else now.ink
        draw_line_icon(p, self._icon_name, fonts.scaled(17), rect.center().y(), fonts.scaled(19), ink)
        if self.worded and self.text():
            box = QRectF(fonts.scaled(31), 0, self.width(), self.height())
            text(p, box, self.text(), fonts.scaled(14), 600, now.soft if self.greyed else now.ink, LEFT)
        if self.ringed:
            focus_ring(p, rounded(rect, 9))
        p.end()


class TopBar(QWidget):
    """`pressed(tool)` for every tool and "back"."""

    pressed = Signal(str)

    def __init__(self, accent: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._accent = accent
        self.tools: dict[str, ToolButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 12, 4)
        row.setSpacing(4)
        row.addWidget(self._tool("back"))
        self.title = PlainLabel(parent=self)
        self.where = PlainLabel(parent=self)
        row.addWidget(self.title)
        row.addSpacing(10)
        row.addWidget(self.where)
        row.addStretch(1)
        for name in TOOLS:
            if name in ("hint", "zoom_in", "panels"):
                row.addSpacing(10)
            row.addWidget(self._tool(name))
        theme.keeper().changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def _tool(self, name: str) -> ToolButton:
        button = ToolButton(ICONS[name], self)
        button.clicked.connect(lambda: self.pressed.emit(name))
        self.tools[name] = button
        return button

    def show_match(self, title: str, where: str) -> None:
        """The game's name and where the match stands."""
        self.title.setText(title)
        self.where.setText(where)

    def set_tool(self, name: str, greyed: bool, said: str) -> None:
        """Grey a tool with its reason, or say what it would do."""
        tool = self.tools[name]
        tool.greyed = greyed
        tool.setToolTip(tip(said))
        tool.setAccessibleDescription(said)
        tool.update()

    def retranslate(self) -> None:
        words = {
            "back": self.tr("Home", "top bar"), "undo": self.tr("Undo", "top bar"), "redo": self.tr("Redo", "top bar"),
            "hint": self.tr("Hint", "top bar"), "rules": self.tr("Rules", "top bar"),
            "zoom_in": self.tr("Zoom in", "top bar"), "zoom_out": self.tr("Zoom out", "top bar"),
            "zoom_fit": self.tr("Fit the table", "top bar"), "panels": self.tr("Panels", "top bar"),
            "settings": self.tr("Settings", "top bar"),
        }  # fmt: skip
        for name, word in words.items():
            self.tools[name].setText(word)
            self.tools[name].setAccessibleName(word)
            self.tools[name].setToolTip(tip(word))
            self.tools[name].updateGeometry()

    def _dress(self) -> None:
        now = theme.current()
        self.title.setFont(fonts.display(fonts.scaled(21)))
        self.where.setFont(fonts.body(fonts.scaled(14), 600))
        self.title.setStyleSheet(f"color: {now.ink}; background: transparent;")
        self.where.setStyleSheet(f"color: {now.soft}; background: transparent;")
        self.setFixedHeight(round(fonts.scaled(48 if self.width() >= WORDS_FROM or not self.isVisible() else 40)))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        worded = self.width() >= WORDS_FROM * fonts.text_scale()
        for name in WORDED:
            self.tools[name].worded = worded
            self.tools[name].updateGeometry()
        self.setFixedHeight(round(fonts.scaled(48 if worded else 40)))
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.current()
        p = QPainter(self)
        bar = QRectF(self.rect())
        p.fillRect(bar, vertical(bar, now.raised, now.panel))
        p.fillRect(QRectF(0, bar.height() - 2, bar.width(), 2), C(self._accent))
        p.setPen(C(SHADE, 0.10))
        p.drawLine(QPointF(0, bar.height() - 3), QPointF(bar.width(), bar.height() - 3))
        p.end()
