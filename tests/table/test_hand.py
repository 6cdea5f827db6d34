"""A hand on the table: real presses, moves and releases on the viewport."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest


def test_dragging_a_piece_to_a_lit_target_takes_the_action(hot: Any, qtbot: Any) -> None:
    game = hot()
    before = game.controller.match.state.heap
    game.drag(game.point("heap"), game.middle("hoard0"))
    qtbot.waitUntil(lambda: game.controller.match.state.heap == before - 1)
    assert len(game.controller.match.history) == 1


def test_a_piece_dropped_nowhere_glides_home(hot: Any, qtbot: Any) -> None:
    game = hot()
    home = game.point("heap")
    game.drag(home, QPoint(10, 10))
    qtbot.waitUntil(lambda: game.table.stage.still)
    assert game.point("heap") == home
    assert not game.controller.match.history and not game.table.hand.holding


def test_keys_take_and_place_a_piece(hot: Any, qtbot: Any) -> None:
    game = hot()
    game.table.activateWindow()
    game.table.setFocus()
    qtbot.waitUntil(game.table.hasFocus)
    QTest.keyClick(game.table, Qt.Key.Key_Tab)
    assert game.table.keys.at is not None
    QTest.keyClick(game.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(game.controller.match.history) == 1 or game.table.hand.holding)


def test_pieces_equal_placements_after_every_step(hot: Any, qtbot: Any) -> None:
    game = hot()
    while not game.controller.match.finished:
        seat = game.controller.match.to_move
        game.drag(game.point("heap"), game.middle(f"hoard{seat}"))
        qtbot.waitUntil(lambda: game.table.stage.still)
        view = game.controller.view
        assert game.table.stage.placements() == list(game.table.board.placements(game.table.stage.scene, view))
    assert game.controller.match.finished
