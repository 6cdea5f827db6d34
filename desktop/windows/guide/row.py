"""The guided match in the list of a game's lessons: new, begun or played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop import games
from desktop.lessons import guide
from desktop.look.widgets.learned_mark import State
from desktop.windows.guide.opening import left_open

if TYPE_CHECKING:
    from desktop.store.store import Store


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
