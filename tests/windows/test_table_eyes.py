"""Open hands: looking through another's eyes where all agreed, only to look; nothing of it where they did not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import games, language
from desktop.engine import journal
from desktop.engine.match import Match
from desktop.engine.seats import Seat
from desktop.look import fonts
from desktop.windows import seating
from desktop.windows.shell import Shell
from desktop.windows.table.page import TablePage
from tests.games.hand import Play
from tests.windows.at_table import Maker, act

COLOURS = ("blue", "red", "green")


@pytest.fixture(autouse=True)
def painted() -> Iterator[None]:
    yield
    QThreadPool.globalInstance().waitForDone()  # a board that is still being painted must not outlive the program


def dealt(open_hands: bool, players: tuple[Any, ...] = ("person", "easy"), learning: bool = True) -> Match:
    """Istanbul: each has a card that nobody else sees."""
    game = games.find("istanbul")
    assert game is not None
    names = ("Mei", "Grandpa", "Anna")
    seats = tuple(Seat(names[i], COLOURS[i], player) for i, player in enumerate(players))
    return Match(game, seats, {"starter": 1}, 7, learning=learning, open_hands=open_hands)


def click_eye(page: TablePage, seat: int) -> None:
    eye = page.players.rows[seat].eye
    assert eye.isVisible() and page.players.rows[seat].rect().contains(eye.geometry())
    QTest.mouseClick(eye, Qt.MouseButton.LeftButton)


def own_cards(page: TablePage, seat: int) -> list[str]:
    return [str(card) for card in page.table.stage.view.players[seat].hand]


def test_the_eye_shows_the_games_own_view_of_that_seat_and_says_whose(seated: Maker) -> None:
    page = seated(match=dealt(True))
    hidden = own_cards(page, 1)
    assert hidden == ["hidden"]
    click_eye(page, 1)
    assert page.table.stage.view == page.match.game.view(page.match.state, 1)
    assert own_cards(page, 1) != ["hidden"] and own_cards(page, 0) == ["hidden"], "what Grandpa cannot see stays hidden"
    assert page.looking.isVisible() and "Grandpa" in page.looking.label.text()
    assert page.table.viewer == 1
    assert not page.players.rows[0].eye.isVisible() and not page.players.rows[1].eye.isVisible()
    page.looking.now.click()
    assert page.table.stage.view == page.controller.view and page.table.viewer == 0
    assert not page.looking.isVisible() and own_cards(page, 1) == ["hidden"]


def test_with_anothers_eyes_nothing_can_be_done(seated: Maker) -> None:
    page = seated(match=dealt(True))
    before = page.match.state.clone()
    click_eye(page, 1)
    hand = Play(page)
    for zone in list(page.table.stage.zones):
        hand.click(hand.middle(zone))
    hand.drag(hand.middle("place.7"), hand.middle("place.3"))
    page.table.setFocus(Qt.FocusReason.OtherFocusReason)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(page.table, key)
    assert page.moves.count == 0 and page.match.state == before and not page.match.history
    page.looking.now.click()
    act(page)
    assert page.match.history, "one's own view can be played again"


def test_esc_ends_the_look_and_undo_and_a_move_of_a_bot_show_the_right_table(seated: Maker, qtbot: Any) -> None:
    page = seated(match=dealt(True))
    click_eye(page, 1)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.eyes.seat is None and page.table.viewer == 0
    act(page)
    qtbot.waitUntil(lambda: page.table.stage.still)
    click_eye(page, 1)
    page._tool("undo")
    assert page.eyes.seat is None and page.table.viewer == 0
    assert page.table.stage.view == page.controller.view and not page.match.history


def test_a_bot_that_moves_meanwhile_is_seen_with_the_same_eyes(
    seated: Maker, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = seated(match=dealt(True))
    monkeypatch.setattr(page.controller, "_ask_bot", lambda seat: None)  # the test moves for it
    while page.match.to_move == 0:
        act(page, -1)
    qtbot.waitUntil(lambda: page.table.stage.still)
    click_eye(page, 1)
    page.controller._take(page.match.game.by_frame[type(page.match.state.top)][0].legal(page.match.state)[0])  # type: ignore[index]
    assert page.eyes.seat == 1 and page.table.stage.view == page.match.game.view(page.match.state, 1)
    page.looking.now.click()
    assert page.table.stage.view == page.controller.view


@pytest.mark.parametrize("spoken", language.LANGUAGES)
def test_whose_eyes_is_said_in_both_languages(seated: Maker, spoken: str) -> None:
    page = seated(match=dealt(True))
    click_eye(page, 1)
    try:
        language.speak(spoken)
        QApplication.processEvents()
        assert page.eyes.seat == 1 and page.table.stage.view == page.match.game.view(page.match.state, 1)
        assert "Grandpa" in page.looking.label.text()
        assert ("own view" in page.looking.now.text()) == (spoken == "en")
    finally:
        language.speak("en")


@pytest.mark.parametrize(("open_hands", "learning"), [(False, True), (True, False), (False, False)])
def test_nothing_of_it_where_it_was_not_agreed(seated: Maker, qtbot: Any, open_hands: bool, learning: bool) -> None:
    """Open hands are of a learning match only; elsewhere there is no eye, now or later, and no way round it."""
    page = seated(match=dealt(open_hands, learning=learning))
    assert not page.match.open_hands

    def none() -> bool:
        page.players.eyes_wanted.emit(1)
        closed = page.eyes.seat is None and page.table.stage.view.players[1].hand.count("hidden") > 0
        return closed and not any(row.eye.isVisible() for row in page.players.rows)

    assert none()
    act(page)
    qtbot.waitUntil(lambda: page.table.stage.still)
    assert none()
    page._tool("undo")
    assert none()
    act(page)
    qtbot.waitUntil(lambda: page.table.stage.still)
    page.look_at(0)
    assert none()
    page.looking.ended.emit()
    assert "hidden" not in " ".join(entry.words for entry in page.story.entries())
    assert not page.match.branch(1).open_hands


def test_persons_who_agreed_need_no_curtain_and_others_do(seated: Maker, qtbot: Any) -> None:
    for agreed in (True, False):
        page = seated(match=dealt(agreed, ("person", "person")))
        if not agreed:
            page.curtain.lift()
        assert page.controller.viewer == 0
        while page.match.to_move == 0:
            act(page, -1)
        qtbot.waitUntil(lambda page=page: page.table.stage.still and page.controller.viewer != 0)
        assert page.controller.veiled != agreed


def test_a_save_keeps_that_all_agreed_and_old_saves_load() -> None:
    for agreed in (True, False):
        text = journal.written(dealt(agreed))
        assert journal.read(text.encode(), games.find).open_hands == agreed
    old = journal.written(dealt(True)).replace('"open_hands":true,', "").replace('"guided":false,', "")
    assert "open_hands" not in old
    match = journal.read(old.encode(), games.find)
    assert match.learning and not match.open_hands and not match.guided
    forged = journal.written(dealt(True)).replace('"learning":true', '"learning":false')
    assert not journal.read(forged.encode(), games.find).open_hands, "without a learning match there are no open hands"


def test_a_rematch_asks_again() -> None:
    match = seating.rematch(dealt(True))
    assert isinstance(match, Match) and match.learning and not match.open_hands


@pytest.mark.parametrize("spoken", language.LANGUAGES)
def test_open_hands_are_chosen_beside_the_learning_match(
    shell: Shell, qtbot: Any, spoken: str, every_game: None
) -> None:
    language.speak(spoken)
    shell.go("new_match", game="istanbul")
    page: Any = shell.page("new_match")
    choices = page.choices
    assert not choices.open.isVisible(), "without a learning match there is no such choice"
    qtbot.mouseClick(choices.learn.switch, Qt.MouseButton.LeftButton)
    assert choices.open.isVisible() and not choices.open_hands
    page._inner.ensureWidgetVisible(choices.open)
    qtbot.mouseClick(choices.open.switch, Qt.MouseButton.LeftButton)
    assert choices.open_hands
    qtbot.mouseClick(choices.learn.switch, Qt.MouseButton.LeftButton)
    assert not choices.open_hands and not choices.open.isVisible()
    for switch in (choices.learn.switch, choices.open.switch):
        qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    page.start.click()
    assert shell.table.match.open_hands and shell.table.match.learning
    eyes = [row.eye.isVisible() for row in shell.table.players.rows]
    assert eyes.count(True) == len(eyes) - 1
    shell.leave_table()


def test_the_eye_leaves_the_score_and_the_note_readable(seated: Maker) -> None:
    page = seated(match=dealt(True))
    row = page.players.rows[1]
    assert row.note_fits() and row.name_room() < row.note_room()
    assert row.eye.x() >= fonts.scaled(58) + row.name_room() - 1 and row.eye.geometry().bottom() < row.height() * 0.62
    assert row.childAt(QPoint(row.eye.geometry().center())) is row.eye
