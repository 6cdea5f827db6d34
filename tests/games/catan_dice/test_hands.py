"""A turn of the Catan Dice Game by hand: real presses, moves and releases in the table window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.engine.seats import Seat
from desktop.games.catan_dice.faces import FREE, Face
from desktop.games.catan_dice.state import FirstRoll, Rerolling, Resolving, What
from tests.games.hand import Play, playing


class Hands(Play):
    """Of a settler before given dice."""

    def lay(self, *faces: Face, throws: int = 3) -> None:
        """Put dice on the table as if thrown."""
        self.state.dice = [FREE[face] for face in faces]
        self.state.throws = throws
        self.state.agenda[-1] = Resolving(self.state.playing) if throws == 3 else Rerolling(self.state.playing)
        self.again()


@pytest.fixture
def play(qtbot: Any, tmp_path: Path) -> Iterator[Hands]:
    with playing(qtbot, tmp_path, "catan_dice", (Seat("Mei", "blue"), Seat("Grandpa", "red")), 4) as play:
        yield Hands(play.page)


def test_roll_keep_by_click_and_by_drag_reroll_and_stop(play: Hands) -> None:
    assert isinstance(play.state.top, FirstRoll)
    play.press("roll")
    assert isinstance(play.state.top, Rerolling) and play.state.throws == 1
    first = list(play.state.dice)
    play.click(play.piece("tray", index=0))
    play.drag(play.piece("tray", index=3), play.middle("keep"))
    assert len(play.table.hand.marked) == 2
    play.press("reroll")
    assert play.state.throws == 2
    assert play.state.dice[0] == first[0] and play.state.dice[3] == first[3]
    assert len(play.table.hand.marked) == 2, "kept dice stay in the tray until they are picked up again"
    play.click(play.piece("tray", index=0))
    assert len(play.table.hand.marked) == 1
    play.press("stop")
    assert isinstance(play.state.top, Resolving)


def test_a_tap_builds_and_a_crayon_dragged_there_builds_too(play: Hands) -> None:
    play.lay(Face.BRICK, Face.LUMBER, Face.BRICK, Face.LUMBER, Face.WOOL, Face.WOOL)
    play.click(play.middle("road.R0"))
    assert play.state.sheets[0].roads == 1
    play.drag(play.piece("crayon"), play.middle("road.R2"))
    assert play.state.sheets[0].roads == 0b101


def test_an_unconnected_road_is_refused_in_a_bubble_with_its_rule(play: Hands) -> None:
    play.lay(Face.BRICK, Face.LUMBER, Face.WOOL, Face.WOOL, Face.WOOL, Face.WOOL)
    play.click(play.middle("road.R5"))
    assert play.page.bubble.isVisible() and play.page.answers.rule
    assert play.state.sheets[0].roads == 0


def test_two_gold_become_what_the_chooser_is_told(play: Hands) -> None:
    play.lay(Face.GOLD, Face.GOLD, Face.BRICK, Face.WOOL, Face.WOOL, Face.WOOL)
    play.drag(play.piece("tray", index=0), play.middle("keep"))
    assert play.table.chooser.open
    QTest.keyClick(play.table.chooser, Qt.Key.Key_2)
    assert play.state.dice[0].face is Face.LUMBER
    play.click(play.middle("road.R0"))
    assert play.state.sheets[0].roads == 1


def test_a_joker_is_used_by_laying_a_die_on_it_and_undo_gives_it_back(play: Hands) -> None:
    play.lay(Face.WOOL, Face.GRAIN, Face.ORE, Face.BRICK, Face.LUMBER, Face.WOOL)
    play.click(play.middle("knight.K1"))
    assert play.state.sheets[0].knights == 1
    play.drag(play.piece("tray", index=3), play.middle("joker.K1"))
    assert play.state.dice[3].face is Face.ORE and play.state.sheets[0].used == 1
    play.page._tool("undo")
    assert play.state.dice[3].face is Face.BRICK and play.state.sheets[0].used == 0


def test_the_same_by_keyboard_alone(play: Hands, qtbot: Any) -> None:
    play.lay(Face.BRICK, Face.LUMBER, Face.WOOL, Face.WOOL, Face.WOOL, Face.WOOL)
    play.page.activateWindow()
    play.table.setFocus()
    qtbot.waitUntil(play.table.hasFocus)
    for _ in range(20):
        QTest.keyClick(play.table, Qt.Key.Key_Tab)
        if play.table.keys.at == "road.R0":
            break
    assert play.table.keys.at == "road.R0"
    QTest.keyClick(play.table, Qt.Key.Key_Return)
    assert play.state.sheets[0].roads == 1


def test_an_empty_turn_is_asked_about_when_something_could_be_built(play: Hands, qtbot: Any) -> None:
    play.lay(Face.BRICK, Face.LUMBER, Face.WOOL, Face.WOOL, Face.WOOL, Face.WOOL)
    with qtbot.waitSignal(play.page.controller.warned):
        play.press("end")
    assert play.state.playing == 0 and What.ROAD


def test_after_the_chooser_the_keyboard_is_on_the_table_again(play: Hands, qtbot: Any) -> None:
    play.page.activateWindow()
    for key in (Qt.Key.Key_2, Qt.Key.Key_Escape):
        play.lay(Face.GOLD, Face.GOLD, Face.BRICK, Face.WOOL, Face.WOOL, Face.WOOL)
        play.drag(play.piece("tray", index=0), play.middle("keep"))
        qtbot.waitUntil(play.table.chooser.isAncestorOf(play.page.window().focusWidget()).__bool__)
        QTest.keyClick(play.table.chooser, key)
        assert play.table.hasFocus() and not play.table.chooser.open and not play.table.hand.holding


def test_a_refused_joker_gives_no_reason_that_holds_for_one_resource_only(play: Hands) -> None:
    play.lay(Face.BRICK, Face.LUMBER, Face.GOLD, Face.WOOL, Face.WOOL, Face.GRAIN)
    play.drag(play.piece("tray", index=0), play.middle("joker.K6"))
    assert play.page.answers.rule == "joker_when"
    assert "Also" not in play.page.bubble.accessibleDescription()
