"""The lessons of a game in their order, open, begun or learned; under them the first match with a coach and the quiz."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop import games, language
from desktop.lessons import data
from desktop.look import fonts
from desktop.look.widgets.buttons import QuietButton
from desktop.look.widgets.learned_mark import LearnedMark, State
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.windows import shelf
from desktop.windows.guide import row as guided
from desktop.windows.learner import LearnerPill
from desktop.windows.lesson import quiz_row
from desktop.windows.lesson.quiz_row import QuizRow
from desktop.windows.page import Page, label


class LessonsPage(Page):
    """`enter(game=id)`."""

    def __init__(self, shell) -> None:
        super().__init__(shell)
        self.id = ""
        self.paper = PaperPanel(padding=18)
        self.rows: dict[str, QuietButton] = {}
        self.guided: guided.GuidedRow | None = None
        self.quiz: QuizRow | None = None
        self.then = PaperPanel(padding=18)
        self.learner = LearnerPill(shell, lambda: self.id)
        self.learner.changed.connect(self.say)
        self.corner_row.addWidget(self.learner)
        self._grid = QGridLayout(self.paper)
        self._then = QVBoxLayout(self.then)
        self._then.setSpacing(0)
        self._column = QVBoxLayout(self.body)
        self._column.addWidget(self.paper)
        self._column.addWidget(self.then)
        self._column.addStretch(1)
        self.begin()

    def enter(self, game: str, **given: object) -> None:
        self.id = game
        self.say()

    def say(self) -> None:
        self.learner.say()
        if not self.id:
            return
        #: title; {game} is a game's
        self.set_title(self.tr("Learn {game}").format(game=shelf.title(self.id)[0]),
                       self.tr("Each takes about two minutes; take them in any order."))  # fmt: skip
        self._fill()

    def _fill(self) -> None:
        _emptied(self._grid)
        _emptied(self._then)
        self.rows = {}
        names = shelf.lessons(self.id)
        columns = 2 if len(names) > 6 else 1
        each = -(-len(names) // columns)
        for number, name in enumerate(names):
            self._grid.addWidget(self._row(number + 1, name), number % each, number // each)
        self.guided = guided.GuidedRow(self.shell, self.id) if guided.offered(self.id) else None
        self.quiz = QuizRow(self.shell, self.id) if quiz_row.offered(self.id) else None
        for made in (self.guided, self.quiz):
            if made is not None:
                self._then.addWidget(made)
        self.then.setVisible(bool(self._then.count()))

    def _row(self, number: int, name: str) -> QWidget:
        state: State = self.shell.store.progress.of(self.id).lessons.get(name, "")
        said = {
            #: how far a lesson is
            "": self.tr("new", "lesson"),
            #: how far a lesson is
            "begun": self.tr("begun", "lesson"),
            #: how far a lesson is
            "learned": self.tr("learned", "lesson"),
        }[state]
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(4, 1, 4, 1)
        row.addWidget(LearnedMark(state, number, said))
        title = data.load(games.packages()[self.id], name).title.said(language.current())
        button = QuietButton(title, size=16)
        button.setAccessibleDescription(said)
        button.clicked.connect(lambda: self.shell.learn(self.id, name))
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        note = label("note")
        note.setText(said if state else "")
        row.addWidget(note)
        row.addStretch(1)
        made.setMinimumSize(QSize(0, round(fonts.scaled(38))))
        self.rows[name] = button
        return made

    def arrange(self, compact: bool) -> None:
        for paper in (self.paper, self.then):
            paper.set_padding(4 if compact else 18)
        self._column.setSpacing(0 if compact else 6)
        self._column.setContentsMargins(2 if compact else 24, 0, 4 if compact else 20, 2 if compact else 8)


def _emptied(layout: QLayout) -> None:
    while layout.count():
        item = layout.takeAt(0)
        if item is not None and item.widget() is not None:
            item.widget().hide()
            item.widget().deleteLater()
