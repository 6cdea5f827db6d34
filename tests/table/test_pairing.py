"""Which piece becomes which."""

from __future__ import annotations

from desktop.table.pairing import pair
from desktop.table.vocabulary import Placed, Spot


def cards(zone: str, *faces: str) -> list[Placed]:
    return [Placed("card", Spot(zone, i), face) for i, face in enumerate(faces)]


def test_a_piece_that_stays_is_itself() -> None:
    old = cards("hand", "red", "blue", "red")
    assert pair(old, old).same == {0: 0, 1: 1, 2: 2}


def test_a_card_taken_from_the_middle_of_a_hand_is_the_one_that_goes() -> None:
    old, new = cards("hand", "red", "blue", "green"), cards("hand", "red", "green") + cards("table", "blue")
    assert pair(old, new).same == {0: 0, 1: 2, 2: 1}


def test_the_dropped_one_of_equals_goes_not_another() -> None:
    old, new = cards("hand", "red", "red"), cards("hand", "red") + cards("table", "red")
    assert pair(old, new, dropped=0).same[0] == 1
    assert pair(old, new, dropped=1).same[1] == 1


def test_a_drawn_card_comes_out_of_the_shrunk_pile_and_turns_over() -> None:
    old = [Placed("card", Spot("pile"), "back", 5)]
    new = [Placed("card", Spot("pile"), "back", 4), *cards("hand", "red")]
    assert pair(old, new).out == {1: 0}


def test_a_paid_cube_joins_the_grown_supply() -> None:
    old = [Placed("cube", Spot("supply"), "cube", 5), Placed("cube", Spot("mine"), "cube")]
    assert pair(old, [Placed("cube", Spot("supply"), "cube", 6)]).into == {1: 0}


def test_another_kind_never_takes_its_place() -> None:
    pairing = pair(cards("hand", "red"), [Placed("cube", Spot("hand"), "red")])
    assert pairing.gone == [0] and pairing.fresh == [0]


def test_a_named_piece_is_never_another() -> None:
    old = [Placed("merchant", Spot("a"), "m", name="1"), Placed("merchant", Spot("b"), "m", name="2")]
    new = [Placed("merchant", Spot("b"), "m", name="1"), Placed("merchant", Spot("a"), "m", name="2")]
    assert pair(old, new).same == {0: 0, 1: 1}
