"""When a bot's move fails: the page says so and offers a way on."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.bots.bot import Advice
from desktop.engine.play import legal
from tests.windows.at_table import Maker, act


def test_a_halted_bot_can_be_tried_again_from_the_prompt(
    seated: Maker, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = seated(("person", "random"), game="sample")
    page.controller.speed = "instant"
    with monkeypatch.context() as patch, qtbot.waitSignal(page.controller.halted, timeout=20_000):
        act(page)
        patch.setattr(page.controller, "_take", lambda action: 1 // 0)
    assert page.bubble.isVisible() and list(page.prompt._buttons) == ["again"]
    page.saver.finish()
    assert page.saver.slot.text(page.match)
    page.prompt._buttons["again"].click()
    qtbot.waitUntil(lambda: len(page.match.history) == 2, timeout=20_000)
    assert "again" not in page.prompt._buttons


def test_an_error_after_the_last_move_can_be_tried_again_too(
    seated: Maker, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = seated(("person", "random"), game="sample")
    controller = page.controller
    monkeypatch.setattr(controller, "_ask_bot", lambda seat: None)  # the test moves for it
    choices = legal(page.match.game, page.match.state)
    controller.attempt(choices[1])  # two stones once: the bot takes the last of an odd heap
    with monkeypatch.context() as patch:
        while not page.match.finished:
            action = legal(page.match.game, page.match.state)[0]
            if page.match.to_move == 0:
                controller.attempt(action)
            else:
                if page.match.state.heap == 1:
                    patch.setattr(controller, "_go_on", lambda: 1 // 0)
                controller._answer = Advice(action)
                controller._bot_acts()
            qtbot.waitUntil(lambda: not controller._busy)
    assert controller.waits and list(page.prompt._buttons) == ["again"]
    page.prompt._buttons["again"].click()
    assert not controller.waits and not page.prompt._buttons and page._ended.isActive()
