"""Where the coach's card stands: beside the lit piece, never on it, and still while the step is the same."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize

from desktop.windows.lesson.standing import best_place, covered, tip, within

ROOM = QRectF(0, 0, 1000, 700)
SIZE = QSize(400, 160)


@pytest.mark.parametrize(
    ("lit", "side"),
    [
        (QRectF(100, 300, 80, 80), "right"),
        (QRectF(850, 300, 80, 80), "left"),
        (QRectF(350, 60, 300, 80), "below"),
        (QRectF(350, 500, 300, 190), "above"),
    ],
)
def test_it_stands_on_the_first_free_side(lit, side):
    found = best_place(SIZE, [lit], [], ROOM)
    assert ROOM.contains(found) and not covered(found, [lit])
    beside = {
        "right": found.left() >= lit.right(),
        "left": found.right() <= lit.left(),
        "below": found.top() >= lit.bottom(),
        "above": found.bottom() <= lit.top(),
    }
    assert beside[side]


def test_a_place_where_something_can_be_done_is_kept_free_when_there_is_another():
    lit, target = QRectF(100, 300, 80, 80), QRectF(230, 250, 300, 160)
    found = best_place(SIZE, [lit], [target], ROOM)
    assert not covered(found, [lit, target])


def test_with_everything_taken_the_lit_piece_stays_free():
    lit, all_else = QRectF(0, 0, 300, 700), QRectF(0, 0, 1000, 700)
    found = best_place(SIZE, [lit], [all_else], ROOM)
    assert not covered(found, [lit])


def test_a_narrow_gap_is_found():
    lit = [QRectF(0, 0, 1000, 250), QRectF(0, 440, 1000, 260), QRectF(0, 0, 500, 700)]
    assert not covered(best_place(SIZE, lit, [], ROOM), lit)


def test_without_a_lit_piece_it_lies_in_the_lower_right_corner():
    assert best_place(SIZE, [], [], ROOM) == QRectF(600, 540, 400, 160)


def test_it_stays_within_the_room():
    assert within(QRectF(900, -50, 400, 160), ROOM) == QRectF(600, 0, 400, 160)
    assert within(QRectF(900, 0, 1400, 160), ROOM).left() == 0


def test_the_answer_that_is_not_lit_stays_free_but_the_card_neither_stands_by_it_nor_points_at_it():
    answer = QRectF(100, 300, 80, 80)
    found = best_place(SIZE, [answer], [], ROOM, lit=[])
    assert found == best_place(SIZE, [], [], ROOM) and not covered(found, [answer])
    beside = best_place(SIZE, [answer], [], ROOM)
    assert tip(beside, [answer]) is not None and tip(beside, []) is None


def test_a_place_that_is_named_often_counts_once():
    sky, cards = QRectF(0, 0, 1000, 170), QRectF(0, 160, 1000, 540)
    found = best_place(SIZE, [], [*[sky] * 40, cards], QRectF(0, 0, 1000, 320))
    once = best_place(SIZE, [], [sky, cards], QRectF(0, 0, 1000, 320))
    assert found == once
