"""The run of a lesson: which step is open, what a try means, what plays by itself, the way back and on."""

from __future__ import annotations

from typing import Any

from desktop.engine.action import Action
from desktop.engine.game import Game
from desktop.lessons.data import Lesson, Scene, Step, Text
from desktop.lessons.patterns import exactness, matches
from desktop.lessons.scenes import Kit, laid, played, wanted

HELP_AFTER = 3  # tries missed in a step before the wanted deed is lit


class Coach:
    """Where a learner is. `at` is the open step, as many as there are steps when the lesson is over; `skipped` whether a
    step was done for them; `misses` tries missed in this step; `touched` what was looked at; `answer` the answer given.

    The position itself belongs to a match; the coach keeps the one in which each step was reached."""

    def __init__(self, game: Game, kit: Kit, lesson: Lesson, at: int = 0) -> None:
        """Raises Fault when a scene cannot be laid out."""
        self.game, self.kit, self.lesson = game, kit, lesson
        self.steps = lesson.steps
        self.skipped = False
        self._reached: dict[int, Any] = {}
        self._script: list[str] = []
        self._done = False
        self.at = -1
        self.turn_to(min(max(0, at), len(self.steps) - 1))

    # -- where it is ---------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.at >= len(self.steps)

    @property
    def scene(self) -> Scene:
        return self.steps[min(self.at, len(self.steps) - 1)][0]

    @property
    def step(self) -> Step:
        """The open step; the last one when the lesson is over."""
        return self.steps[min(self.at, len(self.steps) - 1)][1]

    @property
    def order(self) -> tuple[str, ...]:
        """The seats of the scene, in the lesson's words."""
        return self.kit.seats(self.scene.table)

    @property
    def me(self) -> int:
        """The learner's seat."""
        return self.order.index("me")

    def position(self, at: int | None = None) -> Any:
        """The position in which a step (None: the open one) begins, as it was reached or as its scene leads there."""
        at = min(self.at if at is None else at, len(self.steps) - 1)
        if at not in self._reached:
            scene, _ = self.steps[at]
            if at and self.steps[at - 1][0] is scene:
                order = self.kit.seats(scene.table)
                self._reached[at] = played(self.game, self.kit, self.steps[at - 1][1], self.position(at - 1), order)
            else:
                self._reached[at] = laid(self.game, self.kit, scene)
        return self._reached[at]

    def turn_to(self, at: int) -> None:
        """Open a step."""
        self.at = at
        self._script, self._done = [], False
        self.misses, self.shown = 0, 0
        self.touched: set[str] = set()
        self.answer: int | None = None

    # -- what a try means ----------------------------------------------------------------------------------------------

    def wants(self, action: Action, state: Any) -> bool:
        """Whether a legal action is what the step asks for."""
        if self.over or self._done:
            return False
        words = self.kit.said(action, state, self.order)
        return any(matches(pattern, words) for pattern in self.step.want)

    def answer_to(self, action: Action, state: Any) -> Text | None:
        """What the lesson says to a legal action that is not wanted; None when it has nothing of its own to say."""
        words = self.kit.said(action, state, self.order)
        fitting = [wrong for wrong in self.step.wrong if not wrong.code and matches(wrong.attempt, words)]
        return max(fitting, key=lambda wrong: exactness(wrong.attempt)).text if fitting else None

    def miss(self) -> bool:
        """A try was missed; whether it is time to light what is wanted."""
        self.misses += 1
        return self.misses >= HELP_AFTER

    def example(self, state: Any) -> Action | None:
        """The first legal action that is wanted."""
        if self.over or self._done:
            return None
        found = wanted(self.game, self.kit, self.step, state, self.order)
        return found[0] if found else None

    # -- going on ------------------------------------------------------------------------------------------------------

    def took(self) -> None:
        """The step's deed is done; what follows by itself comes next."""
        self._done = True
        self._script = self.step.script()

    def touch(self, name: str) -> bool:
        """A thing of `look` was touched; whether that was the last."""
        if name in self.step.look:
            self.touched.add(name)
        return self.touched >= set(self.step.look)

    def reply(self, index: int) -> bool:
        """An answer was chosen; whether it is right."""
        self.answer = index
        return self.step.ask is not None and index == self.step.ask.right

    @property
    def done(self) -> bool:
        """Whether the open step's deed is done, and only what follows by itself is left of it."""
        return self._done

    @property
    def waits(self) -> bool:
        """Whether nothing plays by itself now."""
        return not self._script

    def next_action(self, state: Any) -> Action | None:
        """The next action that plays by itself, taken off the list."""
        return self.kit.action(self._script.pop(0), state, self.order) if self._script else None

    def advance(self, state: Any) -> bool:
        """The step is over: open the next one. Whether it is in another scene (then `position()` is laid out)."""
        before = self.scene
        at = self.at + 1
        same = at < len(self.steps) and self.steps[at][0] is before
        if same:
            self._reached[at] = state.clone()
        self.turn_to(at)
        return not self.over and not same

    def back(self) -> bool:
        """Open the step before (or this one anew, when its deed is done); whether there is one."""
        if self._done and not self.over:
            self.turn_to(self.at)
            return True
        if self.at == 0:
            return False
        self.turn_to(self.at - 1)
        return True
