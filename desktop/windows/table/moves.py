"""The moves list: every legal action as a sentence, grouped, searchable; Enter plays it. A screen reader's way to play."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QListView, QVBoxLayout, QWidget

from desktop.engine.action import Action
from desktop.look import fonts, theme
from desktop.look.widgets.plain_label import PlainLabel, tip
from desktop.table.vocabulary import Choice, Words

Index = QModelIndex | QPersistentModelIndex


class MovesModel(QAbstractListModel):
    """Rows: heads of groups (not selectable) and actions."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._all: list[tuple[str, str, Action]] = []
        self._rows: list[tuple[str, Action | None]] = []
        self._search = ""

    def fill(self, entries: list[tuple[str, str, Action]]) -> None:
        """Entries as (group, sentence, action), in any order; groups keep the order of their first entry."""
        order = list(dict.fromkeys(group for group, _, _ in entries))
        self._all = sorted(entries, key=lambda entry: order.index(entry[0]))
        self._sift()

    def search(self, words: str) -> None:
        self._search = words.casefold().strip()
        self._sift()

    def _sift(self) -> None:
        self.beginResetModel()
        self._rows = []
        last = None
        for group, sentence, action in self._all:
            if self._search and self._search not in f"{group} {sentence}".casefold():
                continue
            if group != last:
                self._rows.append((group, None))
                last = group
            self._rows.append((sentence, action))
        self.endResetModel()

    def action_at(self, index: Index) -> Action | None:
        return self._rows[index.row()][1] if index.isValid() and index.row() < len(self._rows) else None

    def row_of(self, action: Action) -> int | None:
        return next((row for row, (_, one) in enumerate(self._rows) if one == action), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        words, action = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return words
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(words)
        if role == Qt.ItemDataRole.FontRole:
            font: QFont = fonts.body(fonts.scaled(12), 700) if action is None else fonts.body(fonts.scaled(14), 600)
            return font
        if role == Qt.ItemDataRole.ForegroundRole and action is None:
            from PySide6.QtGui import QColor

            return QColor(theme.current().soft)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.row() < len(self._rows) and self._rows[index.row()][1] is None:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class MovesList(QListView):
    """Plays on click or Enter; tells what is pointed at."""

    chosen = Signal(object)
    pointed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.moves = MovesModel(self)
        self.setModel(self.moves)
        self.setMouseTracking(True)
        self.setWordWrap(True)  # sentences often differ only at their end
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        action = self.moves.action_at(self.indexAt(event.position().toPoint()))
        if action is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(action)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.pointed.emit(self.moves.action_at(self.indexAt(event.position().toPoint())))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = self.moves.action_at(self.currentIndex())
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and action is not None:
            self.chosen.emit(action)
            return
        super().keyPressEvent(event)
        self.pointed.emit(self.moves.action_at(self.currentIndex()))


class MovesPanel(QWidget):
    """Search field and list. `chosen(action)`, `pointed(action or None)`."""

    chosen = Signal(object)
    pointed = Signal(object)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 4, 0, 0)
        box.setSpacing(6)
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.list = MovesList(self)
        self.empty = PlainLabel(parent=self)
        self.empty.setWordWrap(True)
        box.addWidget(self.field)
        box.addWidget(self.empty)
        box.addWidget(self.list, 1)
        self.field.textChanged.connect(self.list.moves.search)
        self.field.returnPressed.connect(self._first)
        self.list.chosen.connect(self.chosen)
        self.list.pointed.connect(self.pointed)
        self.retranslate()

    @property
    def count(self) -> int:
        return len(self.list.moves._all)

    def fill(self, choices: list[Choice], view: Any, names: tuple[str, ...]) -> None:
        """Show what is legal."""
        entries = [
            (self._words.group(choice.action), self._words.action(choice.action, view, names), choice.action)
            for choice in choices
            if choice.refusal is None
        ]
        self.list.moves.fill(entries)
        self.field.setVisible(len(entries) > 8)
        if not self.field.isVisibleTo(self):
            self.field.clear()  # words that cannot be seen must not sift
        self.empty.setVisible(not entries)

    def _first(self) -> None:
        for row in range(self.list.moves.rowCount()):
            action = self.list.moves.action_at(self.list.moves.index(row))
            if action is not None:
                self.chosen.emit(action)
                return

    def retranslate(self) -> None:
        self.field.setPlaceholderText(self.tr("Search what you can do…", "moves list"))
        self.list.setAccessibleName(self.tr("What you can do now", "moves list"))
        self.empty.setText(self.tr("Nothing to decide here right now.", "moves list"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
