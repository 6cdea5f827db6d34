"""A hand on the table: real presses, moves and releases on the viewport."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.engine.play import legal
from desktop.look import theme
from desktop.table.motion import Flight, Motion
from desktop.table.pieces import PieceItem
from desktop.table.vocabulary import Placed, Pose, Spot


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


def carried(game: Any) -> QPoint:
    """A stone taken up and moved a little; where the pointer is."""
    viewport, start = game.table.viewport(), game.point("heap")
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(viewport, start + QPoint(30, 10))
    assert game.table.hand.holding
    return start + QPoint(30, 10)


def test_a_zoom_in_mid_drag_leaves_the_piece_in_the_hand(hot: Any, qtbot: Any) -> None:
    game = hot()
    place = carried(game)
    game.table.set_zoom(1.6, place)
    qtbot.wait(400)
    assert game.table.hand.holding
    end = game.middle("hoard0")
    QTest.mouseMove(game.table.viewport(), end)
    QTest.mouseRelease(game.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    assert len(game.controller.match.history) == 1


@pytest.mark.parametrize("meanwhile", ["theme", "arrangement", "undo", "asked"])
def test_whatever_changes_in_mid_drag_leaves_every_piece_at_home_and_no_light(
    hot: Any, qtbot: Any, meanwhile: str
) -> None:
    game = hot(instant=False)
    game.controller.attempt(game.controller.choices[0].action)
    game.table.land()
    qtbot.waitUntil(lambda: bool(game.table.grasp.choices))
    end = carried(game)
    if meanwhile == "theme":
        game.table.refresh()
    elif meanwhile == "arrangement":
        game.table.resize(700, 500)
        game.table.finish_painting()
    elif meanwhile == "undo":
        assert game.controller.undo() is None
    else:
        game.table.ask([])
    game.table.land()
    QTest.mouseRelease(game.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    game.table.land()
    assert not game.table.hand.holding
    assert all(item.shown == item.pose and item.zValue() < 5000 for item in game.table.stage.items)
    lit = [name for name in game.table.marks.names() if isinstance(name, tuple) and name[0] in ("target", "ghost")]
    assert not lit


def test_a_flight_that_another_replaces_still_does_what_it_had_to_do_at_its_end(qapp: Any) -> None:
    done: list[str] = []
    motion, item = Motion(), PieceItem(Placed("die", Spot("tray"), "die"))
    start, end = Pose(0, 0), Pose(50, 0)
    motion.send(Flight(item, start, end, motion.clock(), 9.0, landed=lambda: done.append("landed")))
    motion.send(Flight(item, start, end, motion.clock(), 9.0, turn_over=lambda: done.append("turned")))
    assert done == ["landed"]
    motion.land()
    assert done == ["landed", "turned"]


def test_the_backdrop_that_was_wanted_last_stays(hot: Any, qtbot: Any) -> None:
    table = hot().table
    backdrop, scene = table.backdrop, table.stage.scene
    table.finish_painting()
    size, scale = table.arrangement.size, table.stage.bakery.scale
    shown: list[float] = []
    backdrop.ready.connect(lambda: shown.append(backdrop._have[3]))
    backdrop.want(scene, size, scale * 2)
    backdrop.want(scene, size, scale)
    qtbot.wait(600)
    assert not shown and backdrop._have[3] == round(scale, 4)


def test_words_on_the_board_are_painted_anew_only_when_something_they_show_has_changed(
    hot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = hot()
    table, controller = game.table, game.controller
    painted: list[Any] = []
    monkeypatch.setattr(table.board, "foreground", lambda painter, scene, view: painted.append(view))
    table.show_view(controller.view)
    assert not painted
    controller.attempt(legal(controller.match.game, controller.match.state)[0])
    table.land()
    assert painted and painted[-1] == controller.view
    assert all(one != other for one, other in itertools.pairwise(painted))
    for change in (table.refresh, lambda: theme.set_theme("dark"), lambda: table.seat(1, table.names, table.colours)):
        painted.clear()
        change()
        table.show_view(controller.view)
        assert painted
    theme.set_theme("light")
