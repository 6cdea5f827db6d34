"""The quiz in the list of a game's lessons: how far it is, its best result, and the way in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop import games
from desktop.lessons import quiz
from desktop.look import fonts
from desktop.look.widgets.buttons import QuietButton
from desktop.look.widgets.learned_mark import LearnedMark, State
from desktop.windows import dates
from desktop.windows.page import label

if TYPE_CHECKING:
    from desktop.store.store import Store
    from desktop.windows.shell import Shell


def offered(game: str) -> bool:
    """Whether a game has a quiz."""
    package = games.packages().get(game)
    return package is not None and quiz.has(package)


def state_of(store: Store, game: str) -> State:
    """How far the learner is."""
    learned = store.progress.of(game)
    if learned.quiz is not None:
        return "learned"
    return "begun" if learned.open_quiz is not None else ""


def title() -> str:
    #: in the list of lessons
    return QCoreApplication.translate("QuizRow", "Quiz: may Mei do this?")


def note_of(store: Store, game: str) -> str:
    """The best result, and where an open quiz goes on."""
    learned = store.progress.of(game)
    if learned.open_quiz is not None and learned.open_quiz.at:
        n = len(set(learned.open_quiz.order[: learned.open_quiz.at + 1]))
        #: beside the quiz: it was left; numbers
        goes_on = QCoreApplication.translate("QuizRow", "goes on with question {n}").format(n=n)
    else:
        goes_on = ""
    if learned.quiz is None:
        #: beside the quiz: nobody has taken it yet
        return goes_on or QCoreApplication.translate("QuizRow", "positions that surprise; yes or no")
    #: beside the quiz: its best result
    best = QCoreApplication.translate("QuizRow", "best: {n} of {all} known at once")
    return dates.dotted([best.format(n=learned.quiz[0], all=learned.quiz[1]), goes_on])


class QuizRow(QWidget):
    """One line: a mark, the way in, how far it is."""

    def __init__(self, shell: Shell, game: str) -> None:
        super().__init__()
        state, words = state_of(shell.store, game), note_of(shell.store, game)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 1, 4, 1)
        row.addWidget(LearnedMark(state, None, words))
        self.button = QuietButton(title(), icon="circle-help", size=16)
        self.button.setAccessibleDescription(words)
        self.button.clicked.connect(lambda: shell.quiz(game))
        row.addWidget(self.button)
        note = label("note")
        note.setText(words)
        row.addWidget(note)
        row.addStretch(1)
        self.setMinimumSize(QSize(0, round(fonts.scaled(38))))
