"""Laying the table (rules 4, 8.3)."""

from __future__ import annotations

from desktop.engine.state import OptionValue
from desktop.games.catan_dice.geometry import SIDES
from desktop.games.catan_dice.islands import EXTRA, island
from desktop.games.catan_dice.shared import NOBODY
from desktop.games.catan_dice.state import CatanDice, Sheet, StartRoad, TurnOver


def setup(seats: int, options: dict[str, OptionValue], seed: int, edition: str = "") -> CatanDice:
    """Empty sheets; on the shared island everybody first marks a start, in order."""
    name = str(options["map"])
    island(name, edition)  # an unknown edition fails here, not in the middle of a match
    state = CatanDice(seed=seed, options=options, edition=edition, sheets=[Sheet() for _ in range(seats)])
    state.agenda = [TurnOver(seats - 1)]
    if name == EXTRA:
        state.owners = [NOBODY] * len(SIDES)
        state.agenda += [StartRoad(seat) for seat in reversed(range(seats))]
    return state
