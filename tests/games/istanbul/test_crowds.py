"""Who stands where on a tile."""

from __future__ import annotations

import pytest

from desktop.games.istanbul.board.spots import crowd
from desktop.games.istanbul.pieces import Place
from tests.games.istanbul.scene import bazaar


@pytest.mark.parametrize("left", [(1,), (1, 2), (0, 2)])
def test_a_merchant_beside_discs_that_were_left_stands_in_one_row_with_them(left: tuple[int, ...]) -> None:
    """Two rows would hide what a market pays."""
    market = int(Place.SMALL_MARKET)
    seats = [{"at": market} if seat == 0 else {} for seat in range(3)]
    for seat in left:
        seats[seat] = {**seats[seat], "out": (market,)}
    state = bazaar(3, *seats)
    assert len(crowd(state, Place.SMALL_MARKET)) == 1
