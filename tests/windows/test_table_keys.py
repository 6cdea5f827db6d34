"""The table by keyboard, where what it stood on goes."""

from __future__ import annotations

import math
from typing import Any

import pytest

from desktop.windows.table.page import TablePage
from tests.windows.at_table import Maker, act


def dice_page(seated: Maker, qtbot: Any) -> TablePage:
    """Six dice that can be marked one by one."""
    page = seated()
    act(page)
    page.activateWindow()
    page.table.setFocus()
    qtbot.waitUntil(page.table.hasFocus)
    assert len(page.table.keys.spots) == 6
    return page


def distance(one: Any, other: Any) -> float:
    return math.hypot(one.centre.x() - other.centre.x(), one.centre.y() - other.centre.y())


@pytest.mark.parametrize("which", range(6))
def test_where_the_spot_of_the_keyboard_is_gone_it_stands_at_the_nearest(seated: Maker, qtbot: Any, which: int) -> None:
    page = dice_page(seated, qtbot)
    table, keys = page.table, page.table.keys
    gone = keys.spots[which]
    others = [spot for spot in keys.spots if spot is not gone]
    nearest = min(distance(gone, spot) for spot in others)
    left = [
        choice for choice in page.controller.choices
        if not any(set(gone.grips) & set(getattr(gesture, "grips", ())) for gesture in choice.gestures)
    ]  # fmt: skip
    keys._stand(gone)
    table.ask([])
    assert keys.at is None
    table.ask(left)
    now = next(spot for spot in keys.spots if spot.key == keys.at)
    assert len(keys.spots) == 5 and distance(gone, now) == nearest


def test_a_keyboard_that_left_the_table_or_another_person_stands_nowhere(seated: Maker, qtbot: Any) -> None:
    page = dice_page(seated, qtbot)
    table, keys = page.table, page.table.keys
    for away in (lambda: keys.step(True), lambda: table.seat(1 - (table.viewer or 0), page.names, page.colours)):
        keys._stand(keys.spots[-1])
        away()
        choices = page.controller.choices
        table.ask([])
        table.ask(choices)
        assert keys.at is None


def test_a_board_button_that_goes_leaves_the_keyboard_on_the_table(seated: Maker, qtbot: Any) -> None:
    page = seated()
    page.activateWindow()
    roll = page.table.buttons.widget("roll")
    assert roll is not None
    roll.setFocus()
    qtbot.waitUntil(roll.hasFocus)
    roll.click()
    assert page.table.buttons.widget("roll") is None and not roll.isVisible()
    assert page.table.hasFocus()
