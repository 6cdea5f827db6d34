"""The sample game, and a match of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from desktop import games
from desktop.engine.match import Match
from desktop.engine.seats import Seat
from desktop.store.store import Store
from tests.sample.actions import Take


@pytest.fixture(autouse=True)
def sample() -> None:
    games.add("sample", "tests.sample")


@pytest.fixture
def store(home: Path) -> Store:
    return Store(home, "0.1")


@pytest.fixture
def played() -> Callable[..., Match]:
    """A match of the sample game with some stones taken."""

    def make(steps: int = 2, names: tuple[str, str] = ("小美", "Ada"), learning: bool = False) -> Match:
        game = games.find("sample")
        assert game is not None
        seats = (Seat(names[0], "red"), Seat(names[1], "blue", "hard"))
        match = Match(game, seats, {"size": 9}, seed=7, learning=learning)
        for _ in range(steps):
            match.attempt(Take(3))
        return match

    return make
