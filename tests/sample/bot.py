"""Three levels: one stone always, anything, and the remainder of four."""

from __future__ import annotations

from desktop.bots.bot import Advice, Question, luck
from desktop.engine.play import legal
from tests.sample.actions import Take
from tests.sample.state import Heap


class StoneBot:
    def __init__(self, level: str, seed: int) -> None:
        self.level, self.seed = level, seed

    def choose(self, view: Heap, question: Question) -> Advice:
        from tests.sample.game import GAME

        actions = legal(GAME, view)
        if self.level == "easy":
            return Advice(actions[0], "small")
        if self.level == "hard":
            best = max(1, min(view.heap % 4 or 3, view.heap))
            return Advice(Take(best), "leave", {"left": view.heap - best})
        return Advice(actions[luck(self.seed, question.step).below(len(actions))], "any")
