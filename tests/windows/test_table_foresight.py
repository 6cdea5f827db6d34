"""What a move would bring, before it is made: at a list, a button, an answer, the keyboard, and under a finger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QThreadPool
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.games.istanbul import actions as a
from desktop.games.istanbul.pieces import Place
from desktop.language import LANGUAGES, speak
from desktop.windows.table.page import TablePage
from tests.games.hand import Play
from tests.windows.at_table import Maker, act
from tests.windows.test_table_eyes import dealt


@pytest.fixture(autouse=True)
def painted() -> Iterator[None]:
    yield
    QThreadPool.globalInstance().waitForDone()  # a board that is still being painted must not outlive the program


@pytest.fixture
def page(seated: Maker) -> TablePage:
    return seated(match=dealt(False))


def shown(page: TablePage) -> bool:
    names = page.table.marks.names()
    return "foresight" in names or any(isinstance(name, tuple) and name[0] == "ghost" for name in names)


def enter(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEnterEvent(QPointF(4, 4), QPointF(4, 4), QPointF(4, 4)))


def leave(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_a_row_of_the_moves_list_shows_what_it_would_bring(page: TablePage, spoken: str) -> None:
    speak(spoken)
    QApplication.processEvents()
    before = page.match.state.clone()
    rows = page.moves.list
    row = rows.moves.row_of(a.Move(Place.POST_OFFICE))
    assert row is not None
    rows.scrollTo(rows.moves.index(row))
    place = rows.visualRect(rows.moves.index(row)).center()
    QTest.mouseMove(rows.viewport(), place)
    assert shown(page)
    QTest.mouseMove(rows.viewport(), place + QPoint(1, 0))
    assert shown(page)
    leave(rows)
    assert not shown(page) and page.match.state == before
    rows.setFocus()
    rows.setCurrentIndex(rows.moves.index(row - 1))
    QTest.keyClick(rows, Qt.Key.Key_Down)
    assert shown(page), "the keyboard shows it too"


def test_a_button_shows_what_it_would_bring_and_hides_it_again(seated: Maker, qtbot: Any) -> None:
    page = seated(game="catan_dice")
    for button in ("roll", "stop"):
        page.table.press_button(button)
        qtbot.waitUntil(lambda: page.table.stage.still)
    before = page.match.state.clone()
    widget = page.table.buttons.widget("end") or page.prompt.button("end")
    assert widget is not None
    enter(widget)
    assert shown(page), "an empty turn costs two points, and the button says so"
    leave(widget)
    assert not shown(page) and page.match.state == before


def test_an_answer_of_the_chooser_shows_what_it_would_leave(page: TablePage, qtbot: Any) -> None:
    page.controller.attempt(a.Move(Place.TEA_HOUSE))
    qtbot.waitUntil(lambda: page.table.stage.still)
    page.controller.attempt(a.Leave())
    qtbot.waitUntil(lambda: page.table.stage.still)
    bids = [c for c in page.controller.choices if isinstance(c.action, a.VisitTeaHouse)]
    page.table.chooser.ask(bids, page.table.stage.view, QPoint(300, 300))
    button = page.table.chooser._buttons[3]
    enter(button)
    assert shown(page)
    leave(button)
    assert not shown(page)
    enter(button)
    page.table.chooser.cancel()
    assert not shown(page), "an answer that is taken away shows nothing"


def test_a_finger_that_is_held_down_sees_it_and_may_slide_away(page: TablePage) -> None:
    hand, viewport = Play(page), page.table.viewport()
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    taps = [grip for grip, meant in page.table.grasp.taps.items() if any(c.refusal is None for c in meant)]
    place = hand.middle(taps[0].zone)
    QTest.mousePress(viewport, left, none, place)
    assert shown(page)
    QTest.mouseRelease(viewport, left, none, place + QPoint(60, 0))
    assert not shown(page) and not page.match.history
    QTest.mousePress(viewport, left, none, place)
    QTest.mouseRelease(viewport, left, none, place)
    assert page.match.history


def test_the_keyboard_shows_it_where_it_stands(page: TablePage) -> None:
    page.table.setFocus(Qt.FocusReason.TabFocusReason)
    seen = 0
    for _ in range(len(page.table.keys.spots)):
        QTest.keyClick(page.table, Qt.Key.Key_Tab)
        seen += shown(page)
    assert seen
    page.table.keys.leave()
    assert not shown(page)


def test_nothing_is_foreseen_with_anothers_eyes_or_in_the_past(seated: Maker, qtbot: Any) -> None:
    page = seated(match=dealt(True))
    act(page)
    qtbot.waitUntil(lambda: page.table.stage.still)
    choices = page.controller.choices
    page.players.eyes_wanted.emit(1)
    assert page.moves.count == 0 and not page.table.grasp.choices
    page.look_at(0)
    assert page.moves.count == 0 and not page.table.grasp.choices
    page.looking.ended.emit()
    assert page.table.grasp.choices == choices
