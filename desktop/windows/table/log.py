"""The log: what happened, in sentences; a click shows the table at that moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QComboBox,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop.look import fonts, theme
from desktop.look.colour import C
from desktop.look.surface import rounded
from desktop.look.symbols import draw_seat_symbol
from desktop.look.words import paragraph, paragraph_height

Index = QModelIndex | QPersistentModelIndex
ENTRY = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Entry:
    """A line: the number of steps of the match after which it stood so, whose it is, its words; `round` for a heading."""

    steps: int
    seat: int | None
    words: str
    heading: bool = False


class LogModel(QAbstractListModel):
    """Entries, those of one seat or of all."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._all: list[Entry] = []
        self._rows: list[Entry] = []
        self._seat: int | None = None

    def fill(self, entries: list[Entry]) -> None:
        """Everything anew, or only what was added."""
        if entries[: len(self._all)] == self._all and self._all and self._seat is None:
            fresh = entries[len(self._all) :]
            if fresh:
                self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(fresh) - 1)
                self._all, self._rows = entries, [*self._rows, *fresh]
                self.endInsertRows()
            return
        self.beginResetModel()
        self._all = entries
        self._rows = [e for e in entries if self._seat is None or e.heading or e.seat == self._seat]
        self.endResetModel()

    def only(self, seat: int | None) -> None:
        self._seat = seat
        self.beginResetModel()
        self._rows = [e for e in self._all if seat is None or e.heading or e.seat == seat]
        self.endResetModel()

    def entry(self, index: Index) -> Entry | None:
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry.words
        return entry if role == ENTRY else None


class LogDelegate(QStyledItemDelegate):
    """A seat's symbol and its line; headings in the middle."""

    def __init__(self, colours: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        self._heights: dict[tuple[str, int, float], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        entry: Entry = index.data(ENTRY)
        view = self.parent()
        wide = view.viewport().width() if isinstance(view, QListView) else 260
        size = fonts.scaled(13)
        if entry.heading:
            return QSize(wide, round(size * 2))
        key = (entry.words, wide, size)
        if key not in self._heights:
            self._heights[key] = round(paragraph_height(entry.words, size, wide - fonts.scaled(32)) + size * 0.8)
        return QSize(wide - 2, self._heights[key])

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: Entry = index.data(ENTRY)
        now = theme.current()
        rect = QRectF(QRect(option.rect))  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = fonts.scaled(13)
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        if entry.heading:
            painter.setFont(fonts.body(fonts.scaled(12), 700))
            painter.setPen(C(now.soft))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, entry.words)
            painter.restore()
            return
        if state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(C(now.sunk))
            painter.drawPath(rounded(rect.adjusted(0, 1, 0, -1), 7))
        if entry.seat is not None:
            y = rect.top() + size * 1.15
            draw_seat_symbol(
                painter, rect.left() + fonts.scaled(11), y, fonts.scaled(6.5), self._colours[entry.seat], now.dark
            )
        box = rect.adjusted(fonts.scaled(26), size * 0.3, -fonts.scaled(4), 0)
        paragraph(painter, box, entry.words, size, 400, now.ink)
        painter.restore()


class LogPanel(QWidget):
    """`looked(steps)` when a line is chosen."""

    looked = Signal(int)

    def __init__(self, names: tuple[str, ...], colours: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 2, 0, 0)
        box.setSpacing(4)
        self.filter = QComboBox(self)
        self.list = QListView(self)
        self.model = LogModel(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(LogDelegate(colours, self.list))
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.clicked.connect(self._look)
        self.list.activated.connect(self._look)
        self.filter.addItem("")
        self.filter.addItems(names)
        self.filter.setVisible(len(names) > 1)
        self.filter.currentIndexChanged.connect(lambda row: self.model.only(row - 1 if row > 0 else None))
        box.addWidget(self.filter)
        box.addWidget(self.list, 1)
        self.retranslate()

    def fill(self, entries: list[Entry]) -> None:
        """Show lines; the newest stays in sight."""
        self.model.fill(entries)
        self.list.scrollToBottom()

    def _look(self, index: Index) -> None:
        entry = self.model.entry(index)
        if entry is not None:
            self.looked.emit(entry.steps)

    def retranslate(self) -> None:
        self.filter.setItemText(0, self.tr("Everyone", "log filter"))
        self.filter.setAccessibleName(self.tr("Whose lines", "log filter"))
        self.list.setAccessibleName(self.tr("Log", "log"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
