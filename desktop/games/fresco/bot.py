"""Computer players."""

from __future__ import annotations

from desktop.bots.bot import Bot
from desktop.bots.random_bot import RandomBot


def make(level: str, seed: int) -> Bot:
    """A computer player of a level."""
    from desktop.games.fresco.game import GAME

    return RandomBot(GAME, seed)
