"""Between match and screen: bots in their process, undo across them, refusals, hints."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.engine import match as match_module
from desktop.engine.play import legal
from desktop.engine.play import play as engine_play


def fail(*args: object, **named: object) -> None:
    raise RuntimeError("broken on purpose")


def test_a_bot_answers_from_its_own_process_and_the_person_is_asked_again(hot: Any, qtbot: Any) -> None:
    game = hot(("person", "easy"))
    game.controller.speed = "instant"
    game.drag(game.point("heap"), game.middle("hoard0"))
    qtbot.waitUntil(lambda: len(game.controller.match.history) == 2, timeout=20_000)
    qtbot.waitUntil(lambda: game.controller.match.to_move == 0)
    assert game.controller.choices
    assert game.table.stage.placements() == list(
        game.table.board.placements(game.table.stage.scene, game.controller.view)
    )


def test_undo_goes_back_before_the_persons_own_step(hot: Any, qtbot: Any) -> None:
    game = hot(("person", "easy"))
    game.controller.speed = "instant"
    before = game.controller.match.state
    game.drag(game.point("heap"), game.middle("hoard0"))
    qtbot.waitUntil(lambda: len(game.controller.match.history) == 2, timeout=20_000)
    assert game.controller.undo() is None
    assert game.controller.match.state == before and not game.controller.match.history


def test_undo_while_a_bot_thinks_stops_its_thinking(hot: Any, qtbot: Any) -> None:
    game = hot(("person", "hard"))
    game.drag(game.point("heap"), game.middle("hoard0"))
    assert game.controller.thinking
    game.controller.undo()
    assert not game.controller.thinking and game.controller.match.to_move == 0
    qtbot.wait(300)
    assert not game.controller.match.history


def test_a_hint_is_legal_and_changes_nothing(hot: Any, qtbot: Any) -> None:
    game = hot(("person", "person"))
    with qtbot.waitSignal(game.controller.hinted, timeout=20_000) as heard:
        game.controller.hint()
    match = game.controller.match
    assert heard.args[0].action in legal(match.game, match.state) and not match.history


def test_a_hundred_random_things_in_mid_flight_leave_pieces_where_they_belong(hot: Any, qtbot: Any) -> None:
    game = hot(instant=False)
    table, controller = game.table, game.controller
    for turn in range(100):
        match = controller.match
        if match.finished:
            break
        if turn % 7 == 3:
            controller.undo()
        elif turn % 5 == 2:
            table.resize(900 + turn * 3, 700 + turn)
        elif turn % 11 == 4:
            table.set_zoom(1.5 if table.zoom == 1 else 1.0)
        else:
            choices = legal(match.game, match.state)
            controller.attempt(choices[turn % len(choices)])
        qtbot.wait(7)
    table.land()
    table.finish_painting()
    assert table.stage.placements() == list(table.board.placements(table.stage.scene, controller.view))
    assert not [name for name in table.marks.names() if isinstance(name, tuple) and name[0] == "ghost"]
    for item in table.stage.items:
        assert item.shown == item.pose


def test_escape_lets_go(hot: Any, qtbot: Any) -> None:
    game = hot()
    game.table.activateWindow()
    game.table.setFocus()
    start = game.point("heap")
    QTest.mousePress(game.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(game.table.viewport(), start + game.middle("hoard0") * 0.1)
    assert game.table.hand.holding
    QTest.keyClick(game.table, Qt.Key.Key_Escape)
    assert not game.table.hand.holding


def test_actions_faster_than_points_rise_all_settle(hot: Any, qtbot: Any) -> None:
    game = hot()
    match = game.controller.match
    for _ in range(4):
        game.controller.attempt(legal(match.game, match.state)[0])
        if match.to_move != game.controller.viewer:
            qtbot.waitUntil(lambda: match.to_move == game.controller.viewer)
    qtbot.waitUntil(lambda: not game.controller._busy)


@pytest.mark.parametrize("where", ["rule", "question", "refusal", "after"])
def test_an_error_anywhere_in_a_bots_move_leaves_the_match_to_be_tried_again(
    hot: Any, qtbot: Any, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    game = hot(("person", "easy"))
    controller = game.controller
    controller.speed = "instant"
    broken = {"rule": (match_module, "play"), "question": (controller.worker, "ask"),
              "refusal": (controller.match, "refusal"), "after": (controller, "_go_on")}[where]  # fmt: skip
    with monkeypatch.context() as patch, qtbot.waitSignal(controller.halted, timeout=20_000) as heard:
        game.drag(game.point("heap"), game.middle("hoard0"))
        if where == "question":  # the one just put is forgotten, and the next cannot be put
            controller._forget_question()
            patch.setattr(*broken, fail)
            controller._go_on()
        else:
            patch.setattr(*broken, fail)
    assert heard.args[0] == 1 and "broken on purpose" in str(heard.args[1])
    played = len(controller.match.history)
    assert played == (2 if where == "after" else 1) and controller.waits and not controller.choices
    controller.try_again()
    qtbot.waitUntil(lambda: len(controller.match.history) == 2 and controller.match.to_move == 0, timeout=20_000)
    assert not controller.waits and controller.choices
    assert controller.undo() is None and not controller.match.history


def test_an_action_that_a_rule_cannot_carry_out_is_not_chosen_twice(
    hot: Any, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = hot(("person", "easy"))
    controller = game.controller
    controller.speed = "instant"
    failed: list[object] = []

    def play(rules: Any, state: Any, action: Any, watch: Any = None) -> Any:
        if state.top.seat == 1 and action in (failed or [action]):
            failed.append(action)
            raise RuntimeError("broken on purpose")
        return engine_play(rules, state, action, watch)

    monkeypatch.setattr(match_module, "play", play)
    with qtbot.waitSignal(controller.halted, timeout=20_000):
        game.drag(game.point("heap"), game.middle("hoard0"))
    controller.try_again()
    qtbot.waitUntil(lambda: len(controller.match.history) == 2, timeout=20_000)
    assert controller.match.history[1].action != failed[0]


def test_a_halted_match_can_be_undone(hot: Any, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = hot(("person", "easy"))
    game.controller.speed = "instant"
    with monkeypatch.context() as patch, qtbot.waitSignal(game.controller.halted, timeout=20_000):
        game.drag(game.point("heap"), game.middle("hoard0"))
        patch.setattr(match_module, "play", fail)
    assert game.controller.undo() is None
    assert not game.controller.waits and game.controller.match.to_move == 0 and game.controller.choices


def test_the_thinking_process_is_there_before_the_first_question(hot: Any) -> None:
    assert hot(("person", "easy")).controller.worker._process.is_alive()
    assert hot().controller.worker._process is None
