"""How much of what a seat has, by the words that lessons use for it."""

from __future__ import annotations

from desktop.games.catan_dice.actions.building import points_in_turn
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.scoring import total
from desktop.games.catan_dice.state import CatanDice, X


def amounts(state: CatanDice, seat: int) -> dict[str, int]:
    """The total, what everything built is worth by itself, the points of this turn; boxes with an X, segments of the
    longest road, knights."""
    island, sheet = island_of(state), state.sheets[seat]
    return {
        "points": total(state, seat),
        "numbers": sum(mark.points for mark in sheet.marks),
        "turn": points_in_turn(state, seat),
        "x": sheet.boxes.count(X),
        "length": island.road_length(state, seat),
        "army": island.army(state, seat),
    }
