"""Looking back: nobody sees more than they saw, and the match may go on meanwhile."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop.engine.play import legal
from desktop.language import speak
from tests.windows.at_table import SECRET, Maker, act, end_turn


def test_looking_back_shows_only_what_the_viewer_saw_also_in_another_language(seated: Maker, qtbot: Any) -> None:
    page = seated()
    end_turn(page, qtbot)
    page.look_at(1)
    try:
        speak("zh_TW")
        QApplication.processEvents()
        assert page.table.stage.view == page.controller.view_of(page.match.state_after(1))
        assert not page.table.grasp.choices
    finally:
        speak("en")


def test_bots_moves_leave_a_person_in_the_past_until_they_ask_for_now(seated: Maker, qtbot: Any) -> None:
    page = seated(("person", "random"), game="sample")
    page.controller.speed = "instant"
    act(page)
    page.look_at(0)
    qtbot.waitUntil(lambda: len(page.match.history) == 2 and not page.controller._busy, timeout=20_000)
    assert page.looking.isVisible() and page.looking.slider.value() == 0 and page.looking.slider.maximum() == 2
    assert page.looking.fact.isVisible() and "2" in page.looking.fact.text()
    assert page.table.stage.view == page.controller.view_of(page.match.state_after(0))
    assert not page.table.grasp.choices and page.controller.choices
    page.looking.now.click()
    assert not page.looking.isVisible() and page.table.stage.view == page.controller.view
    assert page.table.grasp.choices == page.controller.choices
    act(page)
    assert len(page.match.history) == 3


@pytest.mark.parametrize("when", ["before the last move", "after it"])
def test_a_match_that_ends_while_a_person_looks_back_ends_when_they_come_back(
    seated: Maker, qtbot: Any, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    page = seated(("person", "random"), game="sample")
    monkeypatch.setattr(page.controller, "_ask_bot", lambda seat: None)  # the test moves for it
    page._ended.setInterval(600_000)
    first = True
    while not page.match.finished:
        choices = legal(page.match.game, page.match.state)
        if page.match.to_move == 0:
            page.controller.attempt(choices[int(first)])  # two stones once: the bot takes the last of an odd heap
            first = False
        else:
            if page.match.state.heap == 1 and when == "before the last move":
                page.look_at(0)
            page.controller._take(choices[0])
        qtbot.waitUntil(lambda: page.looking.isVisible() or not page.controller._busy)
    assert page.match.history[-1].seat == 1
    if when == "after it":
        assert page._ended.isActive()
        page.look_at(0)
    QApplication.processEvents()
    assert page.looking.isVisible() and not page._ended.isActive()
    page._look_now()
    assert page._ended.isActive()


def test_with_another_person_next_the_curtain_waits_until_the_viewer_comes_back(seated: Maker, qtbot: Any) -> None:
    page = seated(("person", "random", "person"), SECRET)
    page.controller.speed = "instant"
    page.curtain.lift()
    end_turn(page, qtbot)
    page.look_at(0)
    qtbot.waitUntil(lambda: page.match.to_move == 2, timeout=30_000)
    qtbot.wait(100)
    assert page.looking.isVisible() and not page.curtain.isVisible() and page.controller.viewer == 0
    page._look_now()
    assert page.curtain.isVisible() and page.controller.viewer is None
