"""Whole random matches that must not change unnoticed: scores and number of actions by seed and seats."""

from __future__ import annotations

import pytest

from desktop.engine.chance import Chance
from tests.games.burano.table import GAME, fresh, played

MATCHES: dict[tuple[int, str, int], tuple[int, list[int]]] = {
    (2, "picture", 11): (294, [34, 38]),
    (2, "picture", 12): (266, [35, 20]),
    (2, "random", 11): (274, [43, 31]),
    (2, "random", 12): (278, [21, 29]),
    (3, "picture", 11): (415, [25, 47, 14]),
    (3, "picture", 12): (436, [23, 27, 46]),
    (3, "random", 11): (401, [35, 40, 40]),
    (3, "random", 12): (404, [23, 45, 48]),
    (4, "picture", 11): (573, [52, 32, 45, 32]),
    (4, "picture", 12): (566, [50, 29, 35, 41]),
    (4, "random", 11): (575, [51, 22, 40, 27]),
    (4, "random", 12): (595, [45, 42, 54, 36]),
}


@pytest.mark.parametrize("case", MATCHES, ids=lambda case: "-".join(map(str, case)))
def test_a_match_by_chance_goes_as_it_went(case: tuple[int, str, int]):
    seats, lace, seed = case
    state = fresh(seats, seed, lace=lace, start="random")
    actions = sum(1 for _ in played(state, Chance(seed)))
    assert (actions, [score.points for score in GAME.scores(state)]) == MATCHES[case]
