"""The lessons of a game on one sheet, in their order; under them the first match with a coach, and the quiz."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from desktop import games, language
from desktop.lessons import data
from desktop.look.widgets.learned_mark import State
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.windows import shelf
from desktop.windows.guide import row as guided
from desktop.windows.lesson import quiz_row
from desktop.windows.lesson.tile import LessonTile
from desktop.windows.page import emptied, label

if TYPE_CHECKING:
    from desktop.store.store import Store
    from desktop.windows.shell import Shell


def next_lesson(store: Store, game: str) -> str:
    """The lesson to go on with: one that was left, else the first that is new; "" when all are learned."""
    known, names = store.progress.of(game).lessons, shelf.lessons(game)
    begun = (name for name in names if known.get(name) == "begun")
    return next(begun, next((name for name in names if name not in known), ""))


class LessonsPanel(PaperPanel):
    """`rows` are the tiles by lesson, `guided` and `quiz` those under them (None where the game has none)."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(padding=16)
        self.shell = shell
        self.rows: dict[str, LessonTile] = {}
        self.guided: LessonTile | None = None
        self.quiz: LessonTile | None = None
        self.head, self.note = label("title"), label("note")
        self.head_row = QHBoxLayout()
        self.head_row.setSpacing(14)
        self.head_row.addWidget(self.head)
        self.head_row.addWidget(self.note, 1)
        self._grid = QGridLayout()
        self._grid.setSpacing(3)
        self._more = QHBoxLayout()
        self._more.setSpacing(4)
        column = QVBoxLayout(self)
        column.setSpacing(6)
        column.addLayout(self.head_row)
        column.addLayout(self._grid)
        column.addSpacing(4)
        column.addLayout(self._more)
        column.addStretch(1)

    def fill(self, game: str) -> None:
        """Show a game's, as far as the learner is."""
        emptied(self._grid)
        emptied(self._more)
        #: heading of the list of lessons
        self.head.setText(self.tr("Lessons"))
        self.note.setText(self.tr("Each takes about two minutes; take them in any order."))
        names, onward = shelf.lessons(game), next_lesson(self.shell.store, game)
        each = -(-len(names) // 2) if len(names) > 6 else len(names)
        self.rows = {}
        for index, name in enumerate(names):
            made = self._tile(game, name, index + 1)
            made.set_next(name == onward)
            self.rows[name] = made
            self._grid.addWidget(made, index % each, index // each)
        self.guided = self.quiz = None
        store = self.shell.store
        if guided.offered(game):
            state = guided.state_of(store, game)
            self.guided = LessonTile(guided.title(), guided.note_of(state), state, icon="footprints")
            self.guided.set_note(guided.note_of(state))
            self.guided.clicked.connect(lambda: self.shell.guide(game))
            self._more.addWidget(self.guided)
        if quiz_row.offered(game):
            note = quiz_row.note_of(store, game)
            self.quiz = LessonTile(quiz_row.title(), note, quiz_row.state_of(store, game), icon="circle-help")
            self.quiz.set_note(note)
            self.quiz.clicked.connect(lambda: self.shell.quiz(game))
            self._more.addWidget(self.quiz)

    def _tile(self, game: str, name: str, number: int) -> LessonTile:
        state: State = self.shell.store.progress.of(game).lessons.get(name, "")
        said = {
            #: how far a lesson is
            "": self.tr("new", "lesson"),
            #: how far a lesson is
            "begun": self.tr("begun", "lesson"),
            #: how far a lesson is
            "learned": self.tr("learned", "lesson"),
        }[state]
        title = data.load(games.packages()[game], name).title.said(language.current())
        made = LessonTile(title, said, state, number)
        made.clicked.connect(lambda: self.shell.learn(game, name))
        return made
