"""How a guided match is opened: a new one, the one that was left, or one at another table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop import games
from desktop.engine.match import Match
from desktop.lessons import guide
from desktop.windows import seating
from desktop.windows.overlay import Answer

if TYPE_CHECKING:
    from desktop.store.saves import OpenMatch
    from desktop.store.store import Store
    from desktop.windows.shell import Shell


def led(match: Match) -> bool:
    """Whether the coach can lead this match: its game still has a guide for as many seats."""
    package = games.packages()[match.game.id]
    return match.guided and guide.has(package) and len(guide.load(package).seats) == len(match.seats)


def left_open(store: Store, game: str) -> OpenMatch | None:
    """The learner's guided match of a game that was left, the latest."""
    me = guide.load(games.packages()[game]).me
    known = store.progress.learner
    for entry in store.saves.matches():
        header = entry.header
        if not (header.guided and header.game == game and me < len(header.seats)):
            continue
        name = header.seats[me].name
        # who has not said who they are sits there under a name that changes with the language
        if name == known or (not known and name not in store.progress.people):
            return entry
    return None


def open_guided(shell: Shell, game: str) -> None:
    """Go on with the learner's guided match, or begin one."""
    from desktop.windows.guide.page import fresh  # a list of lessons need not load the table

    entry = left_open(shell.store, game)
    if entry is not None:
        shell.resume(entry.path)
    else:
        shell.play(fresh(game, shell.store.progress.learner))


def open_another(shell: Shell, match: Match) -> None:
    """The same with other chance; a match that is under way is given up first, when the learner says so."""
    from desktop.windows.guide.page import fresh

    def begin() -> None:
        page = shell.table
        page.saver.finish()
        shell.play(fresh(match.game.id, page.learner, seating.new_seed()))
        page.saver.slot.discard()

    if match.finished or match.undo_start() is None:
        begin()
        return

    shell.ask(
        #: question before a guided match is given up
        QCoreApplication.translate("GuidedPage", "Begin at another table?"),
        #: under the question whether to begin a guided match at another table
        QCoreApplication.translate("GuidedPage", "This match is given up. What you have learned stays."),
        [
            #: button: go on with the guided match
            Answer(QCoreApplication.translate("GuidedPage", "Stay here")),
            #: button: begin a guided match with other chance
            Answer(QCoreApplication.translate("GuideCard", "Another table"), begin, True),
        ],
    )
