"""Plays any legal action, each as likely as the others."""

from __future__ import annotations

from typing import Any

from desktop.bots.bot import Advice, Question, luck
from desktop.engine.game import Game
from desktop.engine.play import legal


class RandomBot:
    """The weakest opponent, and the one that finds faults."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.seed = game, seed

    def choose(self, view: Any, question: Question) -> Advice:
        actions = legal(self.game, view)
        return Advice(actions[luck(self.seed, question.step).below(len(actions))])
