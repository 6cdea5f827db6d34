"""The page with a game's lessons, for a window too small to have them beside the rest of the game's page."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout

from desktop.windows import shelf
from desktop.windows.learner import LearnerPill
from desktop.windows.lesson.panel import LessonsPanel
from desktop.windows.lesson.tile import LessonTile
from desktop.windows.page import Page


class LessonsPage(Page):
    """`enter(game=id)`."""

    def __init__(self, shell) -> None:
        super().__init__(shell)
        self.id = ""
        self.panel = LessonsPanel(shell)
        self.panel.head.hide()
        self.learner = LearnerPill(shell, lambda: self.id)
        self.learner.changed.connect(self.say)
        self.corner_row.addWidget(self.learner)
        self._column = QVBoxLayout(self.body)
        self._column.addWidget(self.panel)
        self._column.addStretch(1)
        self.begin()

    @property
    def rows(self) -> dict[str, LessonTile]:
        return self.panel.rows

    def enter(self, game: str, **given: object) -> None:
        self.id = game
        self.say()

    def say(self) -> None:
        self.learner.say()
        if not self.id:
            return
        #: title; {game} is a game's
        self.set_title(self.tr("Learn {game}").format(game=shelf.title(self.id)[0]), "")
        self.panel.fill(self.id)

    def arrange(self, compact: bool) -> None:
        self.panel.set_padding(4 if compact else 16)
        self._column.setContentsMargins(2 if compact else 24, 0, 4 if compact else 20, 2 if compact else 8)
