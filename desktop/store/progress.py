"""What each person has learned: lessons by game, and the best quiz."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from desktop.engine.action import Refusal
from desktop.store.document import Document
from desktop.store.folder import Folder

FILE, VERSION = "progress.json", 1
LessonState = Literal["begun", "learned"]


class Learned(Struct):
    """One person in one game: lessons by id, the step reached in those that were left, right answers of the best quiz (of
    how many), the guided match."""

    lessons: dict[str, LessonState] = {}
    reached: dict[str, str] = {}
    quiz: tuple[int, int] | None = None
    guided: bool = False


class Learners(Struct):
    """By person, then by game. `learner` is who learned last."""

    version: int = VERSION
    learner: str = ""
    people: dict[str, dict[str, Learned]] = {}


class Progress(Document[Learners]):
    """The progress file. Every change is kept at once and says what hindered it."""

    def __init__(self, folder: Folder) -> None:
        super().__init__(folder, FILE, Learners, VERSION)

    @property
    def learner(self) -> str:
        """The name of the person who learns now ("" when nobody has said)."""
        return self.value.learner

    def choose(self, person: str) -> Refusal | None:
        self.value.learner = person
        return self.keep()

    def of(self, game: str, person: str | None = None) -> Learned:
        """What a person (None: the learner) has learned of a game; not to be changed."""
        return self.value.people.get(self.learner if person is None else person, {}).get(game, Learned())

    def mark(self, game: str, lesson: str, state: LessonState) -> Refusal | None:
        """A lesson was begun or done; what is learned stays learned."""
        lessons = self._mine(game).lessons
        if lessons.get(lesson) != "learned":
            lessons[lesson] = state
        return self.keep()

    def mark_step(self, game: str, lesson: str, step: str) -> Refusal | None:
        """Where a lesson goes on when it is opened again; "" at its beginning."""
        self._mine(game).reached[lesson] = step
        return self.keep()

    def mark_quiz(self, game: str, right: int, of: int) -> Refusal | None:
        mine = self._mine(game)
        if mine.quiz is None or right * mine.quiz[1] >= mine.quiz[0] * of:
            mine.quiz = (right, of)
        return self.keep()

    def mark_guided(self, game: str) -> Refusal | None:
        self._mine(game).guided = True
        return self.keep()

    def _mine(self, game: str) -> Learned:
        return self.value.people.setdefault(self.learner, {}).setdefault(game, Learned())
