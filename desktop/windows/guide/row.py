"""The guided match in the list of a game's lessons: new, begun or played, and the way in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop import games
from desktop.lessons import guide
from desktop.look import fonts
from desktop.look.widgets.buttons import QuietButton
from desktop.look.widgets.learned_mark import LearnedMark, State
from desktop.windows.guide.opening import left_open
from desktop.windows.page import label

if TYPE_CHECKING:
    from desktop.store.store import Store
    from desktop.windows.shell import Shell


def offered(game: str) -> bool:
    """Whether a game has a guided match."""
    package = games.packages().get(game)
    return package is not None and guide.has(package)


def state_of(store: Store, game: str) -> State:
    """How far the learner is."""
    if store.progress.of(game).guided:
        return "learned"
    return "begun" if left_open(store, game) is not None else ""


def title() -> str:
    #: in the list of lessons and on a game's page: the guided first match
    return QCoreApplication.translate("GuidedRow", "First match with a coach")


def note_of(state: State) -> str:
    return {
        #: how far the guided match is
        "": QCoreApplication.translate("GuidedRow", "A whole match with open hands; the coach says less and less"),
        #: how far the guided match is
        "begun": QCoreApplication.translate("GuidedRow", "a match is open"),
        #: how far the guided match is
        "learned": QCoreApplication.translate("GuidedRow", "played"),
    }[state]


class GuidedRow(QWidget):
    """One line: a mark, the way in, how far it is."""

    def __init__(self, shell: Shell, game: str) -> None:
        super().__init__()
        state = state_of(shell.store, game)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 1, 4, 1)
        row.addWidget(LearnedMark(state, None, note_of(state)))
        self.button = QuietButton(title(), icon="graduation-cap", size=16)
        self.button.setAccessibleDescription(note_of(state))
        self.button.clicked.connect(lambda: shell.guide(game))
        row.addWidget(self.button)
        note = label("note")
        note.setText(note_of(state))
        row.addWidget(note)
        row.addStretch(1)
        self.setMinimumSize(QSize(0, round(fonts.scaled(38))))
