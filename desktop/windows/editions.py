"""The tables behind the rules of each game, where their numbers come from, and an owner's own file in their place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFileDialog, QHBoxLayout, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from desktop import games
from desktop.engine.action import Refusal
from desktop.engine.game import Game
from desktop.faults import explained, known
from desktop.look import fonts
from desktop.look.widgets.buttons import PlainButton, PrimaryButton, QuietButton
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.look.widgets.plain_label import tip
from desktop.store.editions import OwnEdition
from desktop.windows import shelf
from desktop.windows.overlay import Answer
from desktop.windows.page import Page, label


class EditionsPage(Page):
    """`enter(game="")`."""

    def __init__(self, shell) -> None:
        super().__init__(shell)
        self.game: Game | None = None
        self.tables_sheet, self.own_sheet = PaperPanel(padding=16), PaperPanel(padding=16)
        self.which, self.tree = QComboBox(), QTreeWidget()
        self.which.activated.connect(lambda i: self.choose(str(self.which.itemData(i))))
        self.tree.setColumnCount(3)
        self.tree.setUniformRowHeights(False)
        self.tree.setWordWrap(True)
        self.legend = label("note", True)
        left = QVBoxLayout(self.tables_sheet)
        left.addWidget(self.which)
        left.addWidget(self.legend)
        left.addWidget(self.tree, 1)
        self.own_head, self.own_line, self.own_empty = label("title"), label("soft", True), label("soft", True)
        self._own = QVBoxLayout()
        self.take = PrimaryButton(icon="folder-open", size=15)
        self.take.clicked.connect(self.ask_for_file)
        self.sample = PlainButton(icon="external-link")
        self.sample.clicked.connect(self.save_sample)
        self.fault_head, self.fault = label("error", True), label("", True)
        right = QVBoxLayout(self.own_sheet)
        right.setSpacing(10)
        for part in (self.own_head, self.own_line, self.own_empty):
            right.addWidget(part)
        right.addLayout(self._own)
        for part in (self.fault_head, self.fault, self.take, self.sample):
            right.addWidget(part)
        right.addStretch(1)
        self._row = QHBoxLayout(self.body)
        self._row.setSpacing(0)
        self._row.addWidget(self.tables_sheet, 5)
        self._row.addWidget(self.own_sheet, 4, Qt.AlignmentFlag.AlignTop)
        self.begin()

    def enter(self, game: str = "", **given: object) -> None:
        ids = [id for id in shelf.boxes() if (found := games.find(id)) is not None and found.tables is not None]
        self.which.clear()
        for id in ids:
            self.which.addItem(shelf.title(id)[0], id)
        self._fault(None)
        wanted = game if game in ids else self.game.id if self.game is not None and self.game.id in ids else ""
        if ids:
            self.choose(wanted or ids[0])
        else:
            self.game = None
            self._show()

    def choose(self, id: str) -> None:
        self.game = games.find(id)
        self.which.setCurrentIndex(max(0, self.which.findData(id)))
        self._fault(None)
        self._show()

    def say(self) -> None:
        self.set_title(
            #: page title: the numbers in the tables of a game
            self.tr("Rule numbers"),
            self.tr("Where each number comes from, and yours in its place"),
        )
        for i in range(self.which.count()):
            self.which.setItemText(i, shelf.title(str(self.which.itemData(i)))[0])
        #: control: which game's tables are shown
        self.which.setAccessibleName(self.tr("Game"))
        self.legend.setText(self.tr("◇ marks what is our own: the printed number is in no source we found."))
        self.tree.setHeaderLabels([
            #: column: a table or a field of it
            self.tr("Table"),
            #: column: what stands in a field
            self.tr("Value"),
            #: column: where it comes from
            self.tr("Source"),
        ])  # fmt: skip
        #: the list of tables, read out
        self.tree.setAccessibleName(self.tr("Tables of the game"))
        #: heading: an owner's own files
        self.own_head.setText(self.tr("Your own numbers"))
        self.own_line.setText(
            self.tr("You own the box? Save the tables as a file, put in the printed numbers, and take it over here. A new "
                    "match can then be played with them.")
        )  # fmt: skip
        self.own_empty.setText(self.tr("No own file yet."))
        #: button: choose a file with own numbers
        self.take.setText(self.tr("Take over a file…"))
        #: button: write the built-in tables to a file that can be edited
        self.sample.setText(self.tr("Save the tables as a file…"))
        self._show()

    def arrange(self, compact: bool) -> None:
        self._row.setContentsMargins(2 if compact else 24, 0, 4 if compact else 20, 2 if compact else 8)
        self.tree.setColumnWidth(0, round(fonts.scaled(190)))
        self.tree.setColumnWidth(1, round(fonts.scaled(230 if not compact else 150)))

    # -- tables ------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        self.tree.clear()
        while self._own.count():
            item = self._own.takeAt(0)
            if item is not None and item.widget() is not None:
                item.widget().hide()
                item.widget().deleteLater()
        there = self.game is not None and self.game.tables is not None
        self.take.setEnabled(there)
        self.sample.setEnabled(there)
        if self.game is None or self.game.tables is None:
            self.own_empty.setVisible(True)
            return
        data, own = self.game.tables.data(), set(self.game.tables.reconstructed())
        for field in msgspec.structs.fields(type(data)):
            self._add_table(field.name, getattr(data, field.name), own)
        entries = self.shell.store.editions.of(self.game)
        self.own_empty.setVisible(not entries)
        for entry in entries:
            self._own.addWidget(self._own_row(entry))

    def _add_table(self, name: str, table: Any, own: set[str]) -> None:
        top = QTreeWidgetItem([name.replace("_", " "), "", self._source(table.source)])
        top.setFont(0, fonts.body(fonts.scaled(14), 700))
        for field in msgspec.structs.fields(type(table)):
            if field.name in ("source", "reconstructed"):
                continue
            value = msgspec.json.encode(getattr(table, field.name)).decode()
            ours = name in own or f"{name}.{field.name}" in own
            row = QTreeWidgetItem([field.name.replace("_", " "), value, self._source("reconstructed") if ours else ""])
            row.setToolTip(1, tip(value))
            top.addChild(row)
        if any(mark.split(".")[0] == name for mark in own) and name not in own:
            top.setText(2, self.tr("{source}, partly our own").format(source=self._source(table.source)))
        self.tree.addTopLevelItem(top)

    def _source(self, source: str) -> str:
        return {
            #: source of a table: the article that the owner wrote
            "article": self.tr("article"),
            #: source of a table
            "rulebook": self.tr("rulebook"),
            #: source of a table: read off photographs of the printed parts
            "component": self.tr("printed parts"),
            #: source of a table: follows from others by arithmetic
            "derived": self.tr("reckoned"),
            #: source of a table: a reconstructed value of our own
            "reconstructed": self.tr("◇ our own"),
        }[source]

    def _own_row(self, entry: OwnEdition) -> QWidget:
        made = QWidget()
        words = QVBoxLayout()
        words.setSpacing(0)
        name, line = label("head", True), label("error" if entry.flaw else "note", True)
        name.setText(entry.name)
        if entry.flaw is not None:
            line.setText(" ".join(self._words(entry.flaw)))
        else:
            line.setText(self.tr("ready: choose it in a new match"))
        words.addWidget(name)
        words.addWidget(line)
        remove = QuietButton(icon="x")
        #: button: take an own file away
        remove.setText(self.tr("Remove"))
        #: button, read out; {name} of a file
        remove.setAccessibleName(self.tr("Remove {name}").format(name=entry.name))
        remove.clicked.connect(lambda: self._ask_to_remove(entry))
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(words, 1)
        row.addWidget(remove)
        return made

    # -- own files ---------------------------------------------------------------------------------------------------

    def ask_for_file(self) -> None:
        """Let the person choose a file."""
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("A file with your numbers"), str(Path.home()), self.tr("Tables (*.toml)", "kind of file")
        )
        if name:
            self.take_over(Path(name))

    def take_over(self, file: Path) -> None:
        """Check a file and keep it; say what is wrong with it when it does not fit."""
        assert self.game is not None
        taken = self.shell.store.editions.take_over(self.game, file)
        self._fault(taken if isinstance(taken, Refusal) else None, file)
        self._show()
        if isinstance(taken, OwnEdition):
            self.shell.notice.tell(
                self.tr("“{name}” is taken over").format(name=taken.name),
                self.tr("Choose it under “Numbers” when you begin a match."),
                bad=False,
            )

    def save_sample(self) -> None:
        """Write the built-in tables where the person wants them."""
        assert self.game is not None
        assert self.game.tables is not None
        start = str(Path.home() / f"{self.game.id}.toml")
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Save the tables", "title of a file dialog"),
            start,
            self.tr("Tables (*.toml)", "kind of file"),
        )
        if name:
            self.write_sample(Path(name))

    def write_sample(self, path: Path) -> None:
        assert self.game is not None
        assert self.game.tables is not None
        from desktop.store.folder import trouble

        try:
            path.write_text(f'game = "{self.game.id}"\n\n{self.game.tables.text()}', encoding="utf-8")
        except OSError as error:
            self.shell.explain(trouble(error, path), path)

    def _ask_to_remove(self, entry: OwnEdition) -> None:
        game = self.game
        assert game is not None

        def remove() -> None:
            hindered = self.shell.store.editions.remove(game, entry)
            if hindered is not None:
                self.shell.explain(hindered)
            self._show()

        self.shell.ask(
            #: question; {name} of a file
            self.tr("Remove “{name}”?").format(name=entry.name),
            self.tr("Matches that were begun with it carry its numbers and stay playable."),
            [Answer(self.tr("Remove", "button"), remove), Answer(self.tr("Keep it", "button"), primary=True)],
        )

    def _fault(self, flaw: Refusal | None, file: Path | None = None) -> None:
        self.fault_head.setVisible(flaw is not None)
        self.fault.setVisible(flaw is not None)
        if flaw is not None:
            what, why = self._words(flaw)
            self.fault_head.setText(what)
            self.fault.setText(why)
            self.fault_head.setToolTip(tip(str(file or "")))

    def _words(self, flaw: Refusal) -> tuple[str, str]:
        if known(flaw.code) or self.game is None or not shelf.playable(self.game.id):
            return explained(flaw)
        return shelf.words(self.game.id).refusal(flaw, None)
