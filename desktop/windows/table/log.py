"""The log: what happened, in sentences; a click shows the table at that moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
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
from desktop.look.widgets.plain_label import tip
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


WINDOW = 400  # lines laid out at once: a list of some thousand would be measured anew with every new line


class LogModel(QAbstractListModel):
    """Entries, those of one seat or of all: the last WINDOW of them, and as many more as were asked for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._all: list[Entry] = []
        self._sifted: list[Entry] = []  # those of the seat
        self._from = 0  # the first of them that is shown
        self._seat: int | None = None

    def fill(self, entries: list[Entry]) -> None:
        """Everything anew, or only what was added."""
        if entries[: len(self._all)] == self._all and self._all:
            fresh = self._sift(entries[len(self._all) :])
            self._all = entries
            if fresh:
                self.beginInsertRows(QModelIndex(), self.rowCount(), self.rowCount() + len(fresh) - 1)
                self._sifted += fresh
                self.endInsertRows()
            return
        self._all = entries
        self._anew()

    def only(self, seat: int | None) -> None:
        """One seat's lines, with the headings; everybody's for None."""
        self._seat = seat
        self._anew()

    def _sift(self, entries: list[Entry]) -> list[Entry]:
        return [e for e in entries if self._seat is None or e.heading or e.seat == self._seat]

    def _anew(self) -> None:
        self.beginResetModel()
        self._sifted = self._sift(self._all)
        self._from = max(0, len(self._sifted) - WINDOW)
        self.endResetModel()

    def more(self) -> int:
        """Show up to WINDOW older lines; how many these are."""
        found = min(WINDOW, self._from)
        if found:
            self.beginInsertRows(QModelIndex(), 0, found - 1)
            self._from -= found
            self.endInsertRows()
        return found

    def trim(self) -> None:
        """Put lines away that became too many (not with every line: that would measure the list anew each time)."""
        spare = self.rowCount() - WINDOW
        if spare > WINDOW:
            self.beginRemoveRows(QModelIndex(), 0, spare - 1)
            self._from += spare
            self.endRemoveRows()

    def entry(self, index: Index) -> Entry | None:
        return self._row(index.row()) if index.isValid() and index.row() < self.rowCount() else None

    def _row(self, row: int) -> Entry:
        return self._sifted[self._from + row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._sifted) - self._from

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self._row(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry.words
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(entry.words)
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
        self._filling = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._to_the_newest)
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
        self.filter.currentIndexChanged.connect(self._filter)
        self.list.verticalScrollBar().valueChanged.connect(self._scrolled)
        box.addWidget(self.filter)
        box.addWidget(self.list, 1)
        self.retranslate()

    def rename(self, names: tuple[str, ...]) -> None:
        """The seats are called something else now."""
        self._names = names
        for index, name in enumerate(names):
            self.filter.setItemText(index + 1, name)

    def fill(self, entries: list[Entry], stay: bool = False) -> None:
        """Show lines; the newest comes in sight, unless one wants to stay where one reads."""
        if stay:
            self.model.fill(entries)
            return
        self._filling = True
        self.model.fill(entries)
        self.model.trim()
        self._filling = False
        self._soon.start()  # laying the list out takes a while: the table shows first what happened

    def _to_the_newest(self) -> None:
        self._filling = True
        self.list.scrollToBottom()
        self._filling = False

    def _filter(self, row: int) -> None:
        self._filling = True
        self.model.only(row - 1 if row > 0 else None)
        self.list.scrollToBottom()
        self._filling = False

    def _scrolled(self, value: int) -> None:
        bar = self.list.verticalScrollBar()
        if self._filling or value > bar.minimum() or bar.maximum() == bar.minimum():
            return
        top = self.list.indexAt(QPoint(2, 2))
        first = QPersistentModelIndex(top if top.isValid() else self.model.index(0))
        if self.model.more():  # what one has just read stays where it is
            self.list.scrollTo(self.model.index(first.row()), QListView.ScrollHint.PositionAtTop)

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
