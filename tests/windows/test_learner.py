"""Who learns: chosen by name, asked before anything is forgotten; what was learned is said at home and on the game's page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from desktop import language
from desktop.store.settings import LastMatch, LastSeat
from desktop.windows import learned, shelf
from desktop.windows.learner import LearnerPill, known_names

GAME = "catan_dice"


@pytest.fixture
def pill(shell) -> LearnerPill:
    """The pill over the list of lessons of a game."""
    shell.go("lessons", game=GAME)
    return shell.page("lessons").learner


def entries(pill: LearnerPill) -> list[str]:
    menu = pill.menu()
    try:
        return [action.text() for action in menu.actions() if not action.isSeparator()]
    finally:
        menu.close()


def test_names_come_from_learners_settings_and_matches(shell, finished):
    finished(1)
    shell.store.settings_file.remember_match(
        "sample", LastMatch([LastSeat("Ada", "red"), LastSeat("Bot", "blue", "hard")])
    )
    shell.store.progress.choose("Mei")
    shell.store.progress.mark(GAME, "01", "begun")
    assert known_names(shell.store)[:2] == ["Mei", "Ada"]
    assert set(known_names(shell.store)) == {"Mei", "Ada", "小美", "Opa"}


def test_another_learner_has_another_list(shell, pill):
    lesson = shelf.lessons(GAME)[0]
    pill.choose("Mei")
    shell.store.progress.mark(GAME, lesson, "learned")
    shell.page("lessons").say()
    assert shell.page("lessons").rows[lesson].accessibleDescription() == "learned"
    assert pill.text() == "Mei"
    pill.choose("Opa")
    assert shell.page("lessons").rows[lesson].accessibleDescription() == "new"
    pill.choose("Mei")
    assert shell.page("lessons").rows[lesson].accessibleDescription() == "learned"
    assert shell.card is None, "nothing was learned without a name"


def test_a_new_name_is_typed(shell, pill, settle):
    pill.ask_name()
    field = shell.card.findChild(QLineEdit)
    assert field is not None and field.hasFocus()
    QTest.keyClicks(field, "  Mei ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle()
    assert shell.card is None and shell.store.progress.learner == "Mei" and pill.text() == "Mei"


def test_no_name_is_no_learner(shell, pill, settle):
    pill.ask_name()
    QTest.keyClick(shell.card.findChild(QLineEdit), Qt.Key.Key_Return)
    settle()
    assert shell.card is None and shell.store.progress.learner == ""


def test_what_was_learned_without_a_name_is_taken_over_when_they_say_so(shell, pill):
    lesson = shelf.lessons(GAME)[0]
    shell.store.progress.mark(GAME, lesson, "learned")
    pill.choose("Mei")
    assert shell.card is not None
    assert not shell.store.progress.of(GAME).anything
    shell.card.buttons[-1].click()
    assert shell.store.progress.of(GAME).lessons == {lesson: "learned"}
    assert shell.page("lessons").rows[lesson].accessibleDescription() == "learned"


def test_nothing_is_taken_over_when_it_was_somebody_else(shell, pill):
    shell.store.progress.mark(GAME, "01", "learned")
    pill.choose("Mei")
    shell.card.buttons[0].click()
    assert not shell.store.progress.of(GAME).anything and shell.store.progress.nameless


@pytest.mark.parametrize("whole", [False, True])
def test_it_is_asked_before_anything_is_forgotten(shell, pill, whole):
    progress = shell.store.progress
    for game in (GAME, "sample"):
        progress.choose("Opa")
        progress.mark(game, "01", "learned")
        progress.choose("Mei")
        progress.mark(game, "01", "learned")
    words = entries(pill)
    assert "Begin Catan Dice Game anew…" in words and "Begin everything anew…" in words
    pill.ask_forget("" if whole else GAME)
    assert progress.of(GAME).anything, "it is only asked"
    shell.card.close_card()
    assert progress.of(GAME).anything
    pill.ask_forget("" if whole else GAME)
    shell.card.buttons[-1].click()
    assert progress.of(GAME).anything, "the bold button keeps it"
    pill.ask_forget("" if whole else GAME)
    shell.card.buttons[0].click()
    assert not progress.of(GAME).anything
    assert progress.of("sample").anything != whole
    assert progress.of(GAME, "Opa").anything, "another's stays"


def test_nothing_learned_has_nothing_to_forget(pill):
    assert entries(pill) == ["Another name…"]


def test_home_and_the_game_s_page_say_what_was_learned(shell, store, finished):
    finished(2)
    store.progress.choose("小美")
    names = shelf.lessons(GAME)
    for name in names[:2]:
        store.progress.mark(GAME, name, "learned")
    store.progress.mark_quiz(GAME, 9, 12)
    shell.go("home")
    shell.page("home").settle()
    tag = next(column.tag for column in shell.page("home").shelf.columns if column.id == GAME)
    assert tag.standing.words == f"2 of {len(names)} lessons learned"
    assert tag.standing.more == f"2 of {len(names)} lessons learned · quiz: 9 of 12"
    assert shell.page("home").learner_pill.text() == "小美"
    shell.go("game", game=GAME)
    assert shell.page("game").learn.accessibleDescription() == tag.standing.more
    assert learned.line(store, "sample") == "matches played: 2"
    language.speak("zh_TW")
    assert learned.line(store, GAME) == f"已學會 2／{len(names)} 課‧測驗答對 9／12"


def test_when_all_is_learned_home_says_the_quiz(shell, store):
    for name in shelf.lessons(GAME):
        store.progress.mark(GAME, name, "learned")
    store.progress.mark_quiz(GAME, 9, 12)
    shell.go("home")
    shell.page("home").settle()
    tag = next(column.tag for column in shell.page("home").shelf.columns if column.id == GAME)
    assert tag.standing.words == "All learned · quiz: 9 of 12" and tag.standing.part == 1.0


def test_home_names_a_learner_once_anybody_is_known(shell):
    assert shell.page("home").learner_pill is None
    shell.store.progress.choose("Mei")
    shell.store.progress.mark(GAME, "01", "begun")
    shell.go("home")
    assert shell.page("home").learner_pill.isVisible()
    assert shell.page("home").learner_pill.accessibleName() == "Learner: Mei"
