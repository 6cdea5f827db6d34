"""The quiz in the list of a game's lessons: how far it is, its best result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop import games
from desktop.lessons import quiz
from desktop.look.widgets.learned_mark import State
from desktop.windows import dates

if TYPE_CHECKING:
    from desktop.store.store import Store


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
