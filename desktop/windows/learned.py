"""How far a person has come with a game, in words: lessons, quiz, matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.windows import dates, shelf

if TYPE_CHECKING:
    from desktop.store.store import Store


def lessons(store: Store, game: str) -> tuple[int, int]:
    """Lessons learned, of how many."""
    names, known = shelf.lessons(game), store.progress.of(game).lessons
    return sum(known.get(name) == "learned" for name in names), len(names)


def begun(store: Store, game: str) -> bool:
    """Whether the learner has begun anything of what teaches the game."""
    return store.progress.of(game).anything


def quiz(store: Store, game: str) -> str:
    """The best quiz of the learner; "" without one."""
    best = store.progress.of(game).quiz
    #: how far a person is with a game: the quiz, at its best
    words = QCoreApplication.translate("learned", "quiz: {n} of {all}")
    return words.format(n=best[0], all=best[1]) if best is not None else ""


def line(store: Store, game: str) -> str:
    """Everything in one line: "3 of 15 lessons learned · quiz: 10 of 12 · matches played: 4"."""
    done, all = lessons(store, game)
    #: how far a person is with a game: lessons
    learned = QCoreApplication.translate("learned", "{n} of {all} lessons learned").format(n=done, all=all)
    person = store.progress.learner
    played = store.records.played(game, person) if person else 0
    #: how far a person is with a game: finished matches
    matches = QCoreApplication.translate("learned", "matches played: {n}").format(n=played) if played else ""
    return dates.dotted([part for part in (learned if all else "", quiz(store, game), matches) if part])
