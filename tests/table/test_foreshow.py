"""Which pieces are shown as ghosts of what would be."""

from __future__ import annotations

from desktop.table.foreshow import _changed
from desktop.table.vocabulary import Placed, Spot


def _hand(*faces: str) -> list[Placed]:
    return [Placed("card", Spot("hand", index), face) for index, face in enumerate(faces)]


def test_cards_that_close_ranks_after_one_is_played_are_no_ghosts() -> None:
    assert _changed(_hand("a", "b", "c"), _hand("b", "c")) == []


def test_a_card_that_comes_and_a_piece_that_moves_are_ghosts() -> None:
    before = [*_hand("a"), Placed("cube", Spot("track", 1), "red")]
    after = [*_hand("a", "b"), Placed("cube", Spot("track", 3), "red")]
    assert _changed(before, after) == [after[1], after[2]]


def test_a_named_piece_is_a_ghost_wherever_it_goes_and_a_heap_never() -> None:
    before = [
        Placed("pawn", Spot("row", 2), "p", name="p"),
        Placed("pawn", Spot("row", 1), "q", name="q"),
        Placed("coin", Spot("bank"), "c", 5),
    ]
    after = [Placed("pawn", Spot("row", 0), "p", name="p"), Placed("coin", Spot("bank"), "c", 3)]
    assert _changed(before, after) == [after[0]]
