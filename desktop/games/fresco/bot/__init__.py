"""Computer players of Fresco. They see views and guess what lies behind the screens of the others."""

from __future__ import annotations

from desktop.bots.bot import Bot
from desktop.bots.random_bot import RandomBot
from desktop.games.fresco.bot.easy import Newcomer
from desktop.games.fresco.bot.thinking import Thinker
from desktop.games.fresco.bot.worth import HARD, NORMAL


def make(level: str, seed: int) -> Bot:
    """A computer player of a level: random, easy, normal or hard."""
    from desktop.games.fresco.game import GAME

    if level == "random":
        return RandomBot(GAME, seed)
    if level == "easy":
        return Newcomer(GAME, seed)
    return Thinker(HARD if level == "hard" else NORMAL, seed)
