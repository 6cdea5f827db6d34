"""The table page: what is hidden stays hidden, whoever sits there; nothing waits in vain for what moves."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, QRunnable, QSemaphore, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.language import speak
from desktop.look import theme
from desktop.windows.table.page import TablePage
from tests.windows.at_table import SECRET, Maker, act, end_turn


def told(page: TablePage) -> str:
    """Every word that the page holds, seen or heard."""
    model = page.log.model
    lines = [model.data(model.index(row)) for row in range(model.rowCount())]
    rows = [row.note + row.accessibleName() for row in page.players.rows]
    tips = [tool.toolTip() + tool.accessibleDescription() for tool in page.bar.tools.values()]
    moves = page.moves.list.moves
    listed = [moves.data(moves.index(row)) for row in range(moves.rowCount())]
    return "\n".join([*lines, *rows, *tips, *listed, page.prompt.accessibleName(), page.table.accessibleDescription()])


# -- the curtain -------------------------------------------------------------------------------------------------------


def test_a_match_of_several_with_secrets_opens_with_the_curtain_down(seated: Maker) -> None:
    page = seated(options=SECRET)
    assert page.curtain.isVisible() and page.controller.veiled and page.controller.viewer is None
    page.curtain.lift()
    assert page.controller.viewer == 0 and page.controller.choices


def test_with_one_person_or_without_secrets_there_is_none(seated: Maker) -> None:
    assert not seated(("person", "easy"), SECRET).curtain.isVisible()
    assert not seated(options={}).curtain.isVisible()
    assert not seated(("easy", "random"), SECRET).curtain.isVisible()


def test_while_it_is_down_the_page_knows_no_more_than_a_spectator(seated: Maker, qtbot: Any) -> None:
    page = seated(options=SECRET)
    page.curtain.lift()
    end_turn(page, qtbot)
    assert page.curtain.isVisible() and page.controller.viewer is None
    match = page.match
    assert page.table.stage.view == match.game.view(match.state, None)
    hidden = [e for step in match.history for e in step.events if e.seen_by(None) is None and e.seen_by(0) is not None]
    lines = {page.words.event(event, page.names) for event in hidden} - {""}
    assert lines and not [line for line in lines if line in told(page)]
    page.curtain.lift()
    assert page.table.stage.view == match.game.view(match.state, 1)


def test_undo_names_what_another_did_only_by_name(seated: Maker, qtbot: Any) -> None:
    page = seated(options=SECRET)
    page.match.learning = True
    page.curtain.lift()
    end_turn(page, qtbot)
    page.curtain.lift()
    step = page.match.history[-1]
    deed = page.words.deed(step.action, page.match.game.view(step.before, 0))
    tip = page.bar.tools["undo"].toolTip()
    assert page.match.undo_refusal() is None and "Mei" in tip and deed not in tip
    act(page)
    assert "Mei" not in page.bar.tools["undo"].toolTip()


def test_an_undo_into_the_turn_of_another_lets_the_curtain_fall_for_that_one(seated: Maker, qtbot: Any) -> None:
    page = seated(options=SECRET)
    page.match.learning = True
    page.curtain.lift()
    end_turn(page, qtbot)
    page.curtain.lift()
    assert page.controller.viewer == 1
    page._tool("undo")
    assert page.match.to_move == 0 and page.curtain.isVisible() and page.controller.viewer is None
    page.curtain.lift()
    assert page.controller.viewer == 0


def test_undo_while_pieces_fly_gives_the_turn_back_without_a_curtain(seated: Maker, qtbot: Any) -> None:
    page = seated(options=SECRET, pace=1.0)
    page.match.learning = True
    page.curtain.lift()
    while page.match.to_move == 0:
        act(page, -1)
    assert not page.curtain.isVisible()
    page._tool("undo")
    assert page.match.to_move == 0 and page.controller.viewer == 0 and not page.curtain.isVisible()
    assert not page.controller.veiled and page.controller.choices


def test_keys_stay_before_the_curtain_and_one_held_down_does_not_open_it(seated: Maker, qtbot: Any) -> None:
    page = seated(options=SECRET)
    page.activateWindow()
    page.curtain.setFocus()
    QTest.keyClick(page.curtain, Qt.Key.Key_Tab)
    assert page.curtain.hasFocus() or not page.isActiveWindow()
    again = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(page.curtain, again)
    assert page.controller.veiled
    qtbot.waitUntil(lambda: page.curtain.opens)
    QTest.keyClick(page.curtain, Qt.Key.Key_Return)
    assert not page.controller.veiled


def test_a_key_or_click_meant_for_the_table_does_not_open_the_curtain(seated: Maker, qtbot: Any) -> None:
    page = seated(options=SECRET)
    page.curtain.lift()
    page.curtain._grace.setInterval(600_000)  # however slow the machine
    end_turn(page, qtbot)
    assert page.curtain.isVisible() and not page.curtain.opens
    QTest.keyClick(page.curtain, Qt.Key.Key_Return)
    QTest.mouseClick(page.curtain, Qt.MouseButton.LeftButton, pos=page.curtain.rect().center())
    assert page.controller.veiled
    page.curtain._grace.start(1)
    qtbot.waitUntil(lambda: page.curtain.opens)
    QTest.mouseClick(page.curtain, Qt.MouseButton.LeftButton, pos=page.curtain.rect().center())
    assert not page.controller.veiled


def test_the_language_can_change_while_the_curtain_is_down(seated: Maker) -> None:
    page = seated(options=SECRET)
    before = page.curtain.accessibleName()
    try:
        speak("zh_TW")
        QApplication.processEvents()
        assert page.curtain.isVisible() and page.controller.veiled
        assert page.curtain.accessibleName() != before
    finally:
        speak("en")


# -- nothing waits in vain ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("meanwhile", ["theme", "language", "size", "zoom", "symbols"])
def test_a_change_in_mid_flight_lands_the_step_and_the_match_goes_on(seated: Maker, qtbot: Any, meanwhile: str) -> None:
    page = seated(options=SECRET, pace=4.0)
    page.curtain.lift()
    while page.match.to_move == 0:
        act(page, -1)
    assert page.controller._busy
    try:
        if meanwhile == "theme":
            theme.set_theme("dark")
        elif meanwhile == "language":
            speak("zh_TW")
        elif meanwhile == "size":
            page.resize(1024, 600)
        elif meanwhile == "zoom":
            page.table.zoom_in()
        else:
            page.table.refresh()
        qtbot.waitUntil(lambda: page.controller.veiled, timeout=8000)
        placed = page.table.board.placements(page.table.stage.scene, page.controller.view)
        assert page.table.stage.placements() == list(placed)
    finally:
        theme.set_theme("light")
        speak("en")


def test_what_is_marked_lies_in_the_tray_of_every_arrangement(seated: Maker, qtbot: Any) -> None:
    page = seated()
    act(page)
    for index in (0, 3):
        item = next(i for i in page.table.stage.items if i.placed.spot.zone == "tray" and i.placed.spot.index == index)
        page.table.hand.tray.toggle(page.table.grasp.on_piece(item.placed)[-1])
    assert len(page.table.hand.marked) == 2
    for size in ((1024, 600), (1600, 1000)):
        page.resize(*size)
        page.settle()
        tray = page.table.stage.zones["keep"].rect
        lying = [
            i for i in page.table.stage.items if tray.contains(QPointF(i.pose.x, i.pose.y)) and i.placed.kind == "die"
        ]
        assert len(lying) == 2
        assert all(i.shown == i.pose for i in page.table.stage.items)


def test_an_end_that_is_undone_at_once_is_no_end(seated: Maker, qtbot: Any) -> None:
    page = seated(game="sample")
    while not page.match.finished:
        act(page)
        qtbot.waitUntil(lambda: page.table.stage.still)
    qtbot.waitUntil(page._ended.isActive)
    page._tool("undo")
    assert not page.match.finished and not page._ended.isActive()
    act(page)
    qtbot.waitUntil(page._ended.isActive)


def test_a_finished_match_that_is_looked_at_cannot_be_changed(seated: Maker) -> None:
    page = seated(game="sample")
    page.looks_back = True
    act(page)
    page._tool("undo")
    assert len(page.match.history) == 1


def test_a_search_that_cannot_be_seen_hides_no_move(seated: Maker) -> None:
    page = seated()
    act(page)  # 32 ways to throw again
    page.moves.field.setText("no such move")
    assert page.moves.list.moves.rowCount() == 0
    few = [choice for choice in page.controller.choices if choice.refusal is None][:3]
    page.moves.fill(few, page.controller.view, page.names)
    assert page.moves.list.moves.rowCount() > 3


def test_many_quick_steps_are_not_written_one_by_one(seated: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    page = seated(game="sample")
    written: list[str] = []
    page.saver.finish()
    gate = QSemaphore(0)

    class Blocked(QRunnable):
        def run(self) -> None:
            gate.acquire()

    monkeypatch.setattr(page.saver.slot, "write", lambda text: written.append(text))
    page.saver._pool.start(Blocked())
    for _ in range(5):
        act(page)
    gate.release()
    page.saver.finish()
    assert written == [page.saver.slot.text(page.match)]
