"""Who may sit down together."""

from __future__ import annotations

import pytest

from desktop.engine.seats import NAME_LIMIT, Seat, seats_flaw, tidy

MEI, POP = Seat("小美", "blue"), Seat("阿公", "red")


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ((MEI,), "seat_count"),
        ((MEI, Seat("", "red")), "name_empty"),
        ((MEI, Seat("  ", "red")), "name_empty"),
        ((MEI, Seat("x" * 300, "red")), "name_long"),
        ((MEI, Seat("小美", "red")), "names_equal"),
        ((Seat("Ada", "blue"), Seat("ADA", "red")), "names_equal"),
        ((MEI, Seat("阿公", "blue")), "colours_equal"),
        ((MEI, Seat("阿公", "mauve")), "colour_unknown"),
    ],
)
def test_a_table_that_cannot_be_has_a_reason(seats: tuple[Seat, ...], code: str) -> None:
    why = seats_flaw(seats, 2, 4)
    assert why is not None and why.code == code


def test_a_good_table_has_none() -> None:
    assert seats_flaw((MEI, POP), 2, 4) is None
    assert seats_flaw((Seat("x" * NAME_LIMIT, "blue"), POP), 2, 4) is None


def test_a_name_is_one_line_without_marks_of_direction() -> None:
    assert tidy("  小\u202e美\n\t公 ") == "小 美 公"
    assert tidy("<b>Ada</b>") == "<b>Ada</b>", "markup stays as it was typed; it is never rendered"
