"""Numbers from seed and counter."""

from __future__ import annotations

from collections import Counter

import pytest

from desktop.engine.chance import Chance, Unknown, keyed, number
from tests.games.every import every_game, match_of


def test_the_first_numbers_of_a_seed_never_change() -> None:
    assert [number(42, count, 6) for count in range(1, 11)] == [1, 2, 3, 0, 5, 4, 0, 1, 4, 4]
    assert [keyed(42, 100, a, b) for a in range(2) for b in range(3)] == [38, 92, 8, 3, 77, 56]


def test_every_number_below_n_comes_about_equally_often() -> None:
    chance = Chance(7)
    seen = Counter(chance.below(6) for _ in range(12_000))
    assert set(seen) == set(range(6)) and all(1800 < n < 2200 for n in seen.values())


def test_a_shuffle_keeps_everything_and_comes_again_from_the_same_seed() -> None:
    one, two = list(range(20)), list(range(20))
    Chance(3).shuffle(one)
    Chance(3).shuffle(two)
    assert one == two and sorted(one) == list(range(20)) and one != list(range(20))


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
def test_a_view_knows_no_chance(game) -> None:  # type: ignore[no-untyped-def]
    state = match_of(game, game.facts.seats[0], {}, 1).state
    view = game.view(state, 0)
    with pytest.raises(Unknown):
        view.below(6)
