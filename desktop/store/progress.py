"""What each person has learned: lessons by game, the quiz, the guided match."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Literal

from msgspec import Struct

from desktop.engine.action import Refusal
from desktop.store.document import Document
from desktop.store.folder import Folder

FILE, VERSION = "progress.json", 1
FRESH = timedelta(days=1)
LessonState = Literal["begun", "learned"]


class OpenQuiz(Struct):
    """A quiz that was left: its questions by id as they are asked, the open one, and whether first answers were right."""

    order: list[str]
    at: int = 0
    given: dict[str, bool] = {}


class Learned(Struct):
    """One person in one game: lessons by id, the step reached in those that were left and when (UTC, ISO 8601), right answers of the best quiz (of
    how many) and the quiz that was left, the guided match: whether it was played, how often the deeds of its prompts were
    done right, and by how many forms the help was shortened (or, below 0, lengthened)."""

    lessons: dict[str, LessonState] = {}
    reached: dict[str, str] = {}
    left: dict[str, str] = {}
    quiz: tuple[int, int] | None = None
    open_quiz: OpenQuiz | None = None
    guided: bool = False
    prompts: dict[str, int] = {}
    less_help: int = 0

    @property
    def anything(self) -> bool:
        return self != Learned()


class Learners(Struct):
    """By person, then by game. `learner` is who learned last."""

    version: int = VERSION
    learner: str = ""
    people: dict[str, dict[str, Learned]] = {}


class Progress(Document[Learners]):
    """The progress file. Every change is kept at once and says what hindered it."""

    def __init__(self, folder: Folder) -> None:
        super().__init__(folder, FILE, Learners, VERSION)

    def catch_up(self) -> None:
        """What another window has written meanwhile; who learns in this one stays."""
        learner = self.value.learner
        super().catch_up()
        self.value.learner = learner

    # -- who learns ----------------------------------------------------------------------------------------------------

    @property
    def learner(self) -> str:
        """The name of the person who learns now ("" when nobody has said)."""
        return self.value.learner

    @property
    def people(self) -> list[str]:
        """Everybody who has begun to learn something and has a name."""
        return [name for name, mine in self.value.people.items() if name and _any(mine)]

    @property
    def nameless(self) -> bool:
        """Whether something was learned before anybody said who it was."""
        return _any(self.value.people.get("", {}))

    def choose(self, person: str) -> Refusal | None:
        self.catch_up()
        self.value.learner = person
        return self.keep()

    def take_over(self) -> Refusal | None:
        """What was learned without a name is the learner's; what they have of a game themselves stays."""
        self.catch_up()
        nameless = self.value.people.pop("", {})
        mine = self.value.people.setdefault(self.learner, {})
        for game, learned in nameless.items():
            if not mine.get(game, Learned()).anything:
                mine[game] = learned
        return self.keep()

    def forget(self, game: str = "") -> Refusal | None:
        """The learner begins a game anew, or ("") everything. What others have learned stays."""
        self.catch_up()
        if game:
            self.value.people.get(self.learner, {}).pop(game, None)
        else:
            self.value.people.pop(self.learner, None)
        return self.keep()

    # -- what is learned -----------------------------------------------------------------------------------------------

    def of(self, game: str, person: str | None = None) -> Learned:
        """What a person (None: the learner) has learned of a game; not to be changed."""
        return self.value.people.get(self.learner if person is None else person, {}).get(game, Learned())

    def mark(self, game: str, lesson: str, state: LessonState) -> Refusal | None:
        """A lesson was begun or done; what is learned stays learned."""
        lessons = self._mine(game).lessons
        if lessons.get(lesson) != "learned":
            lessons[lesson] = state
        return self.keep()

    def mark_step(self, game: str, lesson: str, step: str, now: datetime | None = None) -> Refusal | None:
        """Where a lesson goes on when it is opened again; "" at its beginning."""
        mine = self._mine(game)
        mine.reached[lesson], mine.left[lesson] = step, (now or datetime.now(UTC)).isoformat(timespec="seconds")
        return self.keep()

    def fresh(self, game: str, lesson: str, now: datetime | None = None) -> bool:
        """Whether a lesson was left less than a day ago, so that one still knows what was on the table."""
        try:
            left = datetime.fromisoformat(self.of(game).left[lesson])
            return (now or datetime.now(UTC)) - left < FRESH
        except (KeyError, ValueError, TypeError):  # never left, or a stamp that nobody can read
            return False

    def mark_quiz(self, game: str, right: int, of: int) -> Refusal | None:
        """A quiz is over; the best one is kept."""
        mine = self._mine(game)
        mine.open_quiz = None
        if mine.quiz is None or right * mine.quiz[1] >= mine.quiz[0] * of:
            mine.quiz = (right, of)
        return self.keep()

    def leave_quiz(self, game: str, quiz: OpenQuiz) -> Refusal | None:
        """Where the quiz goes on when it is opened again."""
        self._mine(game).open_quiz = quiz
        return self.keep()

    def mark_guided(self, game: str) -> Refusal | None:
        self._mine(game).guided = True
        return self.keep()

    def mark_prompts(self, game: str, counts: dict[str, int], less_help: int) -> Refusal | None:
        """What a guided match need not say any more, or only shortly."""
        mine = self._mine(game)
        mine.prompts, mine.less_help = dict(counts), less_help
        return self.keep()

    def _mine(self, game: str) -> Learned:
        self.catch_up()
        return self.value.people.setdefault(self.learner, {}).setdefault(game, Learned())


def _any(mine: dict[str, Learned]) -> bool:
    return any(learned.anything for learned in mine.values())
