"""Whole matches of every game, option and number of seats that must not change unnoticed."""

from __future__ import annotations

import pytest

from desktop.engine.game import Game
from tests.games.every import every_game
from tests.games.playthroughs import cases, folder, played

MOST_BYTES = 3_000_000


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
def test_matches_by_a_known_seed_go_as_they_went(game: Game) -> None:
    """After a wanted change: `python -m tests.games.playthroughs`, and read the diff."""
    kept = {path.stem: path.read_text(encoding="utf-8") for path in folder(game).glob("*.txt")}
    wanted = cases(game)
    assert set(kept) == set(wanted)
    for name, case in wanted.items():
        assert played(case) == kept[name], name


def test_they_stay_small_enough_to_be_kept() -> None:
    assert sum(path.stat().st_size for game in every_game() for path in folder(game).glob("*.txt")) < MOST_BYTES
