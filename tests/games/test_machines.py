"""The state machines of every game, short; `python -m tests.games.machines` runs them long."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.engine.game import Game
from tests.games.every import every_game
from tests.games.machines import machine_of, run


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
def test_whatever_is_done_the_promises_of_a_match_hold(qapp: Any, game: Game) -> None:
    machine = machine_of(game)
    run(machine, examples=12, steps=40)
    assert machine.done["matches"] >= 12 and machine.done["legal actions"] > 10
