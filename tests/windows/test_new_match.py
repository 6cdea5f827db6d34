"""A new match: one click is enough; what cannot begin says why, where it is wrong, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from desktop import games, language
from desktop.engine.action import Refusal
from desktop.engine.match import Match
from desktop.store.editions import OwnEdition
from desktop.store.settings import LastMatch, LastSeat
from desktop.windows import seating
from desktop.windows.new_match import NewMatchPage
from desktop.windows.shell import Shell

Settle = Callable[..., None]


@pytest.fixture
def page(shell: Shell, settle: Settle) -> NewMatchPage:
    shell.go("new_match", game="sample")
    settle()
    made = shell.page("new_match")
    assert isinstance(made, NewMatchPage)
    return made


def retype(qtbot: Any, field: Any, words: str) -> None:
    field.setFocus()
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    if words.isascii():
        qtbot.keyClicks(field, words)
        return
    event = QInputMethodEvent()  # as Chinese is typed
    event.setCommitString(words)
    QApplication.sendEvent(field, event)


def two_persons(page: NewMatchPage, qtbot: Any) -> None:
    qtbot.mouseClick(page.seats.rows[1].kind.key(0), Qt.MouseButton.LeftButton)


def test_one_click_begins_a_match_of_a_person_against_a_bot(page: NewMatchPage, shell: Shell, qtbot: Any) -> None:
    assert [plan.player for plan in page.seats.plans] == ["person", "normal"]
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert shell.now == "table"
    assert {seat.player for seat in shell.table.match.seats} == {"person", "normal"}


def test_enter_begins_as_well(page: NewMatchPage, shell: Shell, qtbot: Any) -> None:
    two_persons(page, qtbot)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert shell.now == "table"


def test_names_are_remembered_for_the_next_match(page: NewMatchPage, shell: Shell, qtbot: Any, settle: Settle) -> None:
    two_persons(page, qtbot)
    retype(qtbot, page.seats.rows[0].name, "小美")
    retype(qtbot, page.seats.rows[1].name, "Opa")
    page.begin_match()
    shell.leave_table()
    shell.go("new_match", game="sample")
    assert [row.name.text() for row in page.seats.rows] == ["小美", "Opa"]
    assert shell.store.settings.names[:2] == ["小美", "Opa"]


@pytest.mark.parametrize("spoken", language.LANGUAGES)
@pytest.mark.parametrize(
    ("name", "code"), [("", "name_empty"), ("   ", "name_empty"), ("x" * 300, "name_long"), ("Opa", "names_equal"),
                       ("OPA", "names_equal")],
)  # fmt: skip
def test_a_bad_name_is_explained_under_its_seat_and_start_goes_there(
    page: NewMatchPage, shell: Shell, qtbot: Any, settle: Settle, name: str, code: str, spoken: str
) -> None:
    language.speak(spoken)
    two_persons(page, qtbot)
    retype(qtbot, page.seats.rows[1].name, "Opa")
    retype(qtbot, page.seats.rows[0].name, name)
    flaw = page.flaw()
    assert isinstance(flaw, Refusal)
    assert flaw.code == code
    culprit = page.seats.culprit(flaw)
    assert culprit is not None
    row = page.seats.rows[culprit]
    assert row.error.isVisible()
    assert row.name.accessibleDescription() == row.error.text() != ""
    settle()
    assert row.error.height() >= row.error.heightForWidth(row.error.width())
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert shell.now == "new_match"
    assert row.name.hasFocus()
    retype(qtbot, page.seats.rows[0].name, "Mei")
    assert page.flaw() is None
    assert not row.error.isVisible()


def test_a_name_with_strange_spaces_is_tidied(page: NewMatchPage, shell: Shell, qtbot: Any) -> None:
    two_persons(page, qtbot)
    page.seats.rows[0].named.emit("  \u202e Mei \t Lin  ")
    page.begin_match()
    assert shell.now == "table"
    assert "Mei Lin" in [seat.name for seat in shell.table.match.seats]


@pytest.mark.qt_log_ignore("This plugin does not support")  # a menu asks what the offscreen screen cannot do
def test_choosing_a_taken_colour_swaps_the_two(page: NewMatchPage, qtbot: Any) -> None:
    row = page.seats.rows[0]
    before = [plan.colour for plan in page.seats.plans]
    qtbot.mouseClick(row.disc, Qt.MouseButton.LeftButton)
    menu = row.findChild(QMenu)
    assert isinstance(menu, QMenu)
    wanted = next(action for action in menu.actions() if action.text().startswith("Blue"))
    wanted.trigger()
    menu.close()
    assert [plan.colour for plan in page.seats.plans] == [before[1], before[0]]
    assert page.flaw() is None


def test_a_bot_s_name_goes_when_a_person_takes_its_seat_but_a_chosen_name_stays(page: NewMatchPage, qtbot: Any) -> None:
    assert page.seats.plans[1].name in seating.bot_names()
    two_persons(page, qtbot)
    assert page.seats.plans[1].name not in seating.bot_names()
    retype(qtbot, page.seats.rows[1].name, "Opa")
    qtbot.mouseClick(page.seats.rows[1].kind.key(1), Qt.MouseButton.LeftButton)
    assert page.seats.plans[1].name == "Opa"


def test_dragging_the_grip_changes_the_order(page: NewMatchPage, qtbot: Any, settle: Settle) -> None:
    first = page.seats.plans[0]
    grip = page.seats.rows[0].grip
    middle = grip.rect().center()
    QTest.mousePress(grip, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    QTest.mouseMove(grip, middle + QPoint(0, 30))
    QTest.mouseMove(grip, middle + QPoint(0, 70))
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle + QPoint(0, 70))
    assert page.seats.plans[1] == first


def test_arrow_keys_on_the_grip_change_the_order_too(page: NewMatchPage, qtbot: Any) -> None:
    first = page.seats.plans[0]
    grip = page.seats.rows[0].grip
    grip.setFocus()
    qtbot.keyClick(grip, Qt.Key.Key_Down)
    assert page.seats.plans[1] == first
    qtbot.keyClick(grip, Qt.Key.Key_Up)
    assert page.seats.plans[0] == first


@pytest.mark.parametrize("first", [0, 1])
def test_who_begins_is_seat_nought_and_the_order_round_the_table_stays(
    page: NewMatchPage, shell: Shell, qtbot: Any, first: int
) -> None:
    two_persons(page, qtbot)
    retype(qtbot, page.seats.rows[0].name, "Mei")
    retype(qtbot, page.seats.rows[1].name, "Opa")
    qtbot.mouseClick(page.seats.beginner.key(first + 1), Qt.MouseButton.LeftButton)
    assert [row.chip.isVisible() for row in page.seats.rows] == [first == 0, first == 1]
    page.begin_match()
    names = [seat.name for seat in shell.table.match.seats]
    assert names == (["Mei", "Opa"] if first == 0 else ["Opa", "Mei"])


def test_seats_are_added_and_removed_within_the_game_s_numbers(shell: Shell, settle: Settle, qtbot: Any) -> None:
    shell.go("new_match", game="catan_dice")
    page = shell.page("new_match")
    assert isinstance(page, NewMatchPage)
    settle()
    while page.seats.add.isEnabled():
        qtbot.mouseClick(page.seats.add, Qt.MouseButton.LeftButton)
    assert len(page.seats.plans) == 4
    assert page.flaw() is None
    assert len({plan.name for plan in page.seats.plans}) == 4
    while page.seats.rows[-1].remove.isEnabled():
        qtbot.mouseClick(page.seats.rows[-1].remove, Qt.MouseButton.LeftButton)
    assert len(page.seats.plans) == 1
    assert page.flaw() is None


def test_options_go_into_the_match_and_are_remembered(page: NewMatchPage, shell: Shell, qtbot: Any) -> None:
    two_persons(page, qtbot)
    cards: Any = page.choices.parts["size"]
    qtbot.mouseClick(cards.cards[0], Qt.MouseButton.LeftButton)
    loses: Any = page.choices.parts["last_loses"]
    qtbot.mouseClick(loses.switch, Qt.MouseButton.LeftButton)
    page.begin_match()
    assert shell.table.match.options == {"size": 9, "last_loses": True}
    shell.leave_table()
    shell.go("new_match", game="sample")
    assert page.choices.options == {"size": 9, "last_loses": True}
    again: Any = page.choices.parts["size"]
    assert again.cards[0].isChecked()


def test_options_that_do_not_go_together_are_explained_in_the_game_s_words(
    page: NewMatchPage, shell: Shell, qtbot: Any
) -> None:
    cards: Any = page.choices.parts["size"]
    loses: Any = page.choices.parts["last_loses"]
    qtbot.mouseClick(cards.cards[2], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(loses.switch, Qt.MouseButton.LeftButton)
    assert "Too long with a losing stone" in page.summary.error.text()
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert shell.now == "new_match"
    assert shell.notice.isVisible()


def test_remembered_options_that_are_gone_do_no_harm(shell: Shell, settle: Settle) -> None:
    shell.store.settings.last["sample"] = LastMatch([LastSeat("", "pink", "person")] * 9, {"size": 77, "moon": True})
    shell.go("new_match", game="sample")
    page = shell.page("new_match")
    assert isinstance(page, NewMatchPage)
    assert page.flaw() is None
    assert page.choices.options == {"size": 15, "last_loses": False}


@pytest.mark.parametrize("words", ["", "abc", "1e9", "-", "9" * 30, "9007199254740992", "１２３"])
def test_a_bad_seed_is_explained_at_its_field(page: NewMatchPage, shell: Shell, qtbot: Any, words: str) -> None:
    qtbot.mouseClick(page.choices.more, Qt.MouseButton.LeftButton)
    page.choices.seed_field.setFocus()
    page.choices.seed_field.clear()
    page.choices._seed_typed(words)
    assert page.choices.seed_row.error.isVisible()
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert shell.now == "new_match"
    assert page.choices.seed_field.hasFocus()


def test_the_seed_that_is_typed_is_the_seed_that_is_played(page: NewMatchPage, shell: Shell, qtbot: Any) -> None:
    two_persons(page, qtbot)
    qtbot.mouseClick(page.choices.more, Qt.MouseButton.LeftButton)
    retype(qtbot, page.choices.seed_field, "0012-3456")
    page.begin_match()
    assert shell.table.match.seed == 123456


def test_seeds_read_back_as_they_are_shown() -> None:
    for seed in (0, 7, 1234, 99999999, 123456789012):
        assert seating.seed_of(seating.seed_words(seed)) == seed
    assert seating.seed_words(48210417) == "4821-0417"


def test_a_learning_match_is_begun_as_one(page: NewMatchPage, shell: Shell, qtbot: Any) -> None:
    two_persons(page, qtbot)
    qtbot.mouseClick(page.choices.learn.switch, Qt.MouseButton.LeftButton)
    page.begin_match()
    assert shell.table.match.learning


def test_own_numbers_can_be_chosen_and_are_played_with(
    shell: Shell, settle: Settle, qtbot: Any, sample: Any, tmp_path: Path
) -> None:
    (tmp_path / "mine.toml").write_text("[bonus]\nlast = 9\n", encoding="utf-8")
    taken = shell.store.editions.take_over(sample, tmp_path / "mine.toml")
    assert isinstance(taken, OwnEdition)
    shell.go("new_match", game="sample")
    page = shell.page("new_match")
    assert isinstance(page, NewMatchPage)
    settle()
    two_persons(page, qtbot)
    assert page.choices.numbers is not None
    assert page.choices.numbers.segments is not None
    qtbot.mouseClick(page.choices.numbers.segments.key(1), Qt.MouseButton.LeftButton)
    page.begin_match()
    assert shell.table.match.edition == taken.edition


def test_a_level_can_be_asked_for(shell: Shell) -> None:
    shell.go("new_match", game="sample", level="hard")
    page = shell.page("new_match")
    assert isinstance(page, NewMatchPage)
    assert [plan.player for plan in page.seats.plans] == ["person", "hard"]


def test_switching_the_language_keeps_everything_that_was_chosen(
    page: NewMatchPage, qtbot: Any, settle: Settle
) -> None:
    retype(qtbot, page.seats.rows[0].name, "Noor")
    cards: Any = page.choices.parts["size"]
    qtbot.mouseClick(cards.cards[2], Qt.MouseButton.LeftButton)
    before = page.start.text()
    language.speak("zh_TW")
    settle()
    assert page.start.text() != before
    assert page.seats.rows[0].name.text() == "Noor"
    assert page.choices.options["size"] == 21
    assert cards.cards[2].isChecked()


def test_start_stays_in_sight_on_a_small_window(page: NewMatchPage, shell: Shell, settle: Settle) -> None:
    shell.resize(1024, 600)
    settle()
    assert page.compact
    corner = page.start.mapTo(shell, page.start.rect().bottomRight())
    assert shell.rect().contains(corner)
    shell.resize(1600, 1000)
    settle()
    corner = page.start.mapTo(shell, page.start.rect().bottomRight())
    assert shell.rect().contains(corner)


@pytest.mark.parametrize("id", games.packages())
def test_whom_the_seats_sheet_names_begins_in_every_game(id: str) -> None:
    game = games.find(id)
    assert game is not None
    if game.starter is None or game.facts.seats[1] < 2:
        return
    plans = [seating.Plan("Mei", "red", "person"), seating.Plan("Bo", "blue", "person")]
    for seed in range(5):
        match = seating.made(game, plans, {}, seed, first=1)
        assert isinstance(match, Match)
        assert match.to_move is not None
        assert match.seats[match.to_move].name == "Bo"
