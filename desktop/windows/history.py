"""Finished matches, and what they say about a person."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from desktop.look import fonts, icons
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.look.widgets.segments import Segments
from desktop.store.records import Record
from desktop.windows import dates, shelf
from desktop.windows.game_page import again
from desktop.windows.match_row import MatchRow
from desktop.windows.page import Page, label
from desktop.windows.person_sheet import PersonSheet
from desktop.windows.pills import ChipButton

AT_ONCE = 30  # rows made before the list is scrolled to its end


class HistoryPage(Page):
    """History."""

    def __init__(self, shell) -> None:
        super().__init__(shell)
        self.game = ""  # "" = all
        self.shown: list[Record] = []
        self.rows: list[MatchRow] = []
        self.chips: dict[str, ChipButton] = {}
        self.list_sheet = PaperPanel(padding=12)
        self.person = PersonSheet(shell.store.records)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.addAction(icons.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.search.textChanged.connect(lambda _: self._later.start())
        self._later = QTimer(self, singleShot=True, interval=120)
        self._later.timeout.connect(self._filter)
        self._chips = QHBoxLayout()
        self._chips.setSpacing(8)
        top = QHBoxLayout()
        top.addLayout(self._chips)
        top.addStretch(1)
        top.addWidget(self.search)
        self.empty = label("soft", True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._list = QWidget()
        self._list.setProperty("clear", True)
        self._list.setAutoFillBackground(False)
        self._rows = QVBoxLayout(self._list)
        self._rows.setContentsMargins(0, 0, 4, 0)
        self._rows.setSpacing(6)
        self._rows.addStretch(1)
        self._scroller = QScrollArea()
        self._scroller.setFrameShape(QFrame.Shape.NoFrame)
        self._scroller.setWidgetResizable(True)
        self._scroller.setWidget(self._list)
        self._scroller.viewport().setAutoFillBackground(False)
        self._scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroller.verticalScrollBar().valueChanged.connect(self._scrolled)
        column = QVBoxLayout(self.list_sheet)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self._scroller, 1)
        column.addWidget(self.empty, 1)
        self.which = Segments(["", ""])
        self.which.chosen.connect(lambda _: self._show_which())
        self._row = QHBoxLayout()
        self._row.setSpacing(0)
        self._row.addWidget(self.list_sheet, 2)
        self._row.addWidget(self.person, 1)
        self._column = QVBoxLayout(self.body)
        self._column.setSpacing(2)
        tabs = QHBoxLayout()
        tabs.setContentsMargins(10, 0, 10, 0)
        tabs.addWidget(self.which)
        self._column.addLayout(tabs)
        self._column.addLayout(self._row, 1)
        self.begin()

    def enter(self, game: str = "", **given: object) -> None:
        self.game = game
        if self.shell.store.records.flaw is not None and not self.shell.store.records.all:
            self._rebuild()
        self._make_chips()
        self.person.refresh()
        self._filter()

    def _rebuild(self) -> None:
        from desktop import games

        found = self.shell.store.records.rebuild(games.find, self.shell.store.saves)
        if found:
            self.shell.notice.tell(
                self.tr("The list of matches was damaged"),
                self.tr("%n match(es) were read anew from their files.", "", found),
                bad=False,
            )

    def say(self) -> None:
        #: page title: finished matches
        self.set_title(self.tr("History"), self.tr("Every finished match is here, to be looked at step by step"))
        self.search.setPlaceholderText(self.tr("Find a name or a day"))
        self.search.setAccessibleName(self.search.placeholderText())
        #: tab: the list of matches
        self.which.set_labels([self.tr("Matches"), self.tr("Persons", "tab")])
        self._make_chips()
        for row in self.rows:
            row.say()
        self.person.refresh()
        self._say_empty()

    def _make_chips(self) -> None:
        records = self.shell.store.records.all
        while self._chips.count():
            item = self._chips.takeAt(0)
            if item is not None and item.widget() is not None:
                item.widget().hide()
                item.widget().deleteLater()
        self.chips = {}
        games = [id for id in shelf.boxes() if any(record.game == id for record in records)]
        for id in ["", *games]:
            n = sum(record.game == id or not id for record in records)
            #: over the list: matches of every game
            title = shelf.title(id)[0] if id else self.tr("All")
            chip = ChipButton(self.tr("{title} {n}", "a game's title and how many matches").format(title=title, n=n))
            chip.setChecked(id == self.game)
            chip.clicked.connect(lambda _=False, id=id: self._choose(id))
            self.chips[id] = chip
            self._chips.addWidget(chip)

    def _choose(self, id: str) -> None:
        self.game = id
        for name, chip in self.chips.items():
            chip.setChecked(name == id)
        self._filter()

    def _filter(self) -> None:
        wanted = self.search.text().casefold().split()
        self.shown = [
            record
            for record in self.shell.store.records.all
            if (not self.game or record.game == self.game) and all(word in _searched(record) for word in wanted)
        ]
        for row in self.rows:
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        self._more()
        self._scroller.setVisible(bool(self.shown))
        self.empty.setVisible(not self.shown)
        self._say_empty()

    def _say_empty(self) -> None:
        if self.shell.store.records.all:
            self.empty.setText(self.tr("No match fits. Try fewer words, or all games."))
        else:
            self.empty.setText(self.tr("No matches yet. The first one will be here when it is over."))

    def _more(self) -> None:
        """Make the next rows."""
        for record in self.shown[len(self.rows) : len(self.rows) + AT_ONCE]:
            row = MatchRow(record)
            row.set_small(self.compact)
            row.look_back.connect(lambda record: self.shell.resume(self.shell.store.records.path(record)))
            row.again.connect(lambda record: again(self.shell, record))
            self._rows.insertWidget(len(self.rows), row)
            self.rows.append(row)

    def _scrolled(self, value: int) -> None:
        if value >= self._scroller.verticalScrollBar().maximum() - 200 and len(self.rows) < len(self.shown):
            self._more()

    def arrange(self, compact: bool) -> None:
        self._column.setContentsMargins(2 if compact else 24, 0, 4 if compact else 20, 2 if compact else 8)
        self.which.setVisible(compact)
        self.list_sheet.set_padding(4 if compact else 12)
        self.search.setFixedWidth(round(fonts.scaled(232)))
        for row in self.rows:
            row.set_small(compact)
        self._show_which()

    def _show_which(self) -> None:
        both = not self.compact
        self.list_sheet.setVisible(both or self.which.index() == 0)
        self.person.setVisible(both or self.which.index() == 1)


def _searched(record: Record) -> str:
    names = " ".join(seat.name for seat in record.seats)
    title = shelf.title(record.game)[0]
    return f"{names} {title} {dates.moment(record.when)} {record.ended}".casefold()
