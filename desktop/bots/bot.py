"""What a computer player is asked and answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.chance import Chance, keyed


class Budget(Struct, frozen=True):
    """How long to think: `seconds` on the screen, `rounds` of search in simulations (so that they can be repeated).
    None: as long as the level wants."""

    seconds: float | None = None
    rounds: int | None = None


class Question(Struct, frozen=True):
    """Asked at step `step` of a match; `hurry()` says that the answer is wanted now."""

    step: int = 0
    budget: Budget = Budget()
    hurry: Callable[[], bool] = lambda: False


class Advice(Struct, frozen=True):
    """An action with the reason the evaluation gives: a code and values for the game's words."""

    action: Action
    reason: str = ""
    params: dict[str, Any] = {}


class Bot(Protocol):
    """A computer player. Never sees more than a view."""

    def choose(self, view: Any, question: Question) -> Advice:
        """The action to take for the seat that decides in the view."""
        ...


def luck(seed: int, step: int) -> Chance:
    """A bot's own randomness: from the match's seed and the step, so that a match can be repeated."""
    return Chance(keyed(seed, 1 << 62, step))
