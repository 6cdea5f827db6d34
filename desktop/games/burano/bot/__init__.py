"""Computer players: easy takes what lies near, normal weighs a turn, hard searches the whole turn and minds its rivals."""

from __future__ import annotations

from typing import Any

from desktop.bots.random_bot import RandomBot
from desktop.games.burano.bot.player import Player
from desktop.games.burano.bot.style import EASY, HARD, NORMAL

STYLES = {"easy": EASY, "normal": NORMAL, "hard": HARD}


def make(level: str, seed: int) -> Any:
    """A player of a level ("random", "easy", "normal", "hard")."""
    from desktop.games.burano.game import GAME

    return RandomBot(GAME, seed) if level == "random" else Player(GAME, STYLES[level], seed)
