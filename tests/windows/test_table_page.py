"""The table page: what is hidden stays hidden, whoever sits there; nothing waits in vain for what moves."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRunnable, QSemaphore, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.bots.bot import Advice
from desktop.engine.match import Match
from desktop.engine.play import legal
from desktop.engine.seats import Player, Seat
from desktop.language import speak
from desktop.look import theme
from desktop.store.store import Store
from desktop.table.motion import Pace
from desktop.windows.table.log import WINDOW, Entry, LogPanel
from desktop.windows.table.page import TablePage

NAMES = ("Mei", "Grandpa", "Anna", "Tom")
SECRET = {"simultaneous": True}  # the Catan Dice Game with hidden turns
Maker = Callable[..., TablePage]


@pytest.fixture
def seated(qtbot: Any, tmp_path: Path) -> Iterator[Maker]:
    made: list[TablePage] = []

    class Shell:
        store = Store(tmp_path)

    def make(players: tuple[Player, ...] = ("person", "person"), options: dict[str, Any] | None = None,
             pace: float = 0.0, match: Match | None = None, game: str = "catan_dice") -> TablePage:  # fmt: skip
        games.add("sample", "tests.sample")
        found = games.find(game)
        assert found is not None
        seats = tuple(Seat(NAMES[i], ("blue", "red", "yellow", "green")[i], p) for i, p in enumerate(players))
        page = TablePage(Shell(), match or Match(found, seats, options or {}, 4))
        qtbot.addWidget(page)
        page.resize(1600, 1000)
        page.show()
        qtbot.waitExposed(page)
        page.begin()
        page.table.set_pace(Pace(pace))
        page.curtain.still = True
        made.append(page)
        return page

    yield make
    for page in made:
        page.close_match()


def act(page: TablePage, which: int = 0) -> None:
    """The which-th legal action of whoever decides."""
    page.controller.attempt(legal(page.match.game, page.match.state)[which], confirmed=True)


def end_turn(page: TablePage, qtbot: Any) -> None:
    """Play until another seat decides."""
    seat = page.match.to_move
    while page.match.to_move == seat:
        act(page, -1)
    qtbot.waitUntil(lambda: page.table.stage.still)


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


def test_a_search_that_cannot_be_seen_hides_no_move(seated: Maker) -> None:
    page = seated()
    act(page)  # 32 ways to throw again
    page.moves.field.setText("no such move")
    assert page.moves.list.moves.rowCount() == 0
    few = [choice for choice in page.controller.choices if choice.refusal is None][:3]
    page.moves.fill(few, page.controller.view, page.names)
    assert page.moves.list.moves.rowCount() > 3


def test_the_log_of_a_viewer_is_told_once(seated: Maker, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    page = seated(options=SECRET)
    page.curtain.lift()
    for _ in range(4):
        end_turn(page, qtbot)
        page.curtain.lift()
    asked: list[object] = []
    event = page.words.event
    monkeypatch.setattr(page.story._words, "event", lambda e, names: asked.append(e) or event(e, names))
    before = page.story.entries()
    page.controller.viewer, here = None, page.controller.viewer
    page.story.entries()
    page.controller.viewer = here
    asked.clear()
    assert page.story.entries() == before
    assert len(asked) <= len(page.match.opening)


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


# -- looking back while the match goes on ------------------------------------------------------------------------------


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


# -- the log -----------------------------------------------------------------------------------------------------------


def test_a_long_log_lays_out_only_its_last_lines_and_more_when_one_scrolls_up(qtbot: Any) -> None:
    panel = LogPanel(NAMES[:2], ("blue", "red"))
    qtbot.addWidget(panel)
    panel.resize(300, 500)
    panel.show()
    lines = [Entry(n, n % 2, f"line {n}") for n in range(3000)]
    panel.fill(lines)
    qtbot.waitUntil(lambda: panel.list.verticalScrollBar().maximum() > 0)
    model, bar = panel.model, panel.list.verticalScrollBar()
    assert model.rowCount() == WINDOW and model.data(model.index(WINDOW - 1)) == "line 2999"
    bar.setValue(bar.minimum())
    assert model.rowCount() == 2 * WINDOW and model.data(panel.list.indexAt(QPoint(2, 2))) == f"line {3000 - WINDOW}"
    for _ in range(9):
        bar.setValue(bar.minimum())
    assert model.rowCount() == 3000 and model.data(model.index(0)) == "line 0"
    panel.fill([*lines, Entry(3000, 0, "new")])
    assert model.rowCount() <= 2 * WINDOW and model.data(model.index(model.rowCount() - 1)) == "new"
    panel.filter.setCurrentIndex(2)
    assert model.rowCount() == WINDOW and model.data(model.index(WINDOW - 1)) == "line 2999"
    panel.fill([*lines, Entry(3000, 0, "new"), Entry(3001, 1, "newer")])
    assert model.data(model.index(model.rowCount() - 1)) == "newer"


# -- the keyboard ------------------------------------------------------------------------------------------------------


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
