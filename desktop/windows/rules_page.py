"""The rules as a page of their own."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout

from desktop.windows import shelf
from desktop.windows.page import Page
from desktop.windows.reader import RulesReader


class RulesPage(Page):
    """`enter(game, anchor="")`."""

    def __init__(self, shell) -> None:
        super().__init__(shell)
        self.id = ""
        self.reader: RulesReader | None = None
        self._column = QVBoxLayout(self.body)
        self.begin()

    def enter(self, game: str, anchor: str = "", **given: object) -> None:
        if self.reader is None or self.id != game:
            if self.reader is not None:
                self._column.removeWidget(self.reader)
                self.reader.hide()
                self.reader.deleteLater()
            self.id = game
            self.reader = RulesReader(game, closable=False)
            self.reader.show_head(False)
            self.reader.numbers_wanted.connect(lambda: self.shell.go("editions", game=self.id))
            self._column.addWidget(self.reader)
        self.say()
        if anchor:
            self.reader.open_at(anchor)

    def say(self) -> None:
        if self.id:
            self.set_title(
                #: title; {game} is a game's
                self.tr("Rules of {game}").format(game=shelf.title(self.id)[0]),
                self.tr("All of them, with search"),
            )

    def arrange(self, compact: bool) -> None:
        self._column.setContentsMargins(2 if compact else 24, 0, 4 if compact else 20, 2 if compact else 8)
