"""The page of a quiz: answered by mouse and by keys, in both languages, left and taken up again; its result."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import games, language
from desktop.engine.play import play
from desktop.lessons import quiz
from desktop.look import stylesheet, theme
from desktop.store.progress import OpenQuiz
from desktop.store.store import Store
from desktop.table.motion import Pace
from desktop.windows.lesson.quiz_card import BACK, GO_ON, NO, RULE, SKIP, YES
from desktop.windows.lesson.quiz_page import QuizPage
from desktop.windows.shell import Shell
from tests.lessons.conftest import every_quiz
from tests.lessons.test_quiz import parts

GAME = "istanbul"


@pytest.fixture
def shell(qtbot: Any, qapp: QApplication, home: Path) -> Any:
    stylesheet.apply(qapp)
    language.speak("en")
    store = Store(home, "0.1")
    store.settings.language, store.settings.theme, store.settings.bot_speed = "en", "light", "instant"
    made = Shell(store)
    qtbot.addWidget(made)
    made.resize(1600, 1000)
    made.go("lessons", game=GAME)
    made.show()
    yield made
    made.close()
    QThreadPool.globalInstance().waitForDone()
    language.speak("en")


@pytest.fixture
def opened(shell: Shell, qtbot: Any) -> Callable[..., QuizPage]:
    """Open a quiz with these questions first, everything in its place."""

    def make(*first: str, game: str = GAME) -> QuizPage:
        ids = [question.id for question in quiz.load(games.packages()[game])]
        order = [*first, *(id for id in ids if id not in first)]
        shell.store.progress.leave_quiz(game, OpenQuiz(order))
        shell.quiz(game)
        return still(shell, qtbot)

    return make


def still(shell: Shell, qtbot: Any) -> QuizPage:
    page: QuizPage = shell.table
    qtbot.waitExposed(page)
    page.table.set_pace(Pace(0.0))
    page.settle()
    return page


def press(page: QuizPage, button: str) -> None:
    widget = page.card.buttons[button]
    assert widget.isVisible() and widget.isEnabled(), button
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def key(page: QuizPage, pressed: Qt.Key) -> None:
    """A key, wherever the focus is."""
    target = page.focusWidget() or page
    QTest.keyClick(target, pressed)


def shown(page: QuizPage, qtbot: Any) -> None:
    """Wait until what was asked about has been played."""
    qtbot.waitUntil(lambda: page._outcome is None and page.table.stage.still)


def speak(spoken: str) -> None:
    if language.current() != spoken:
        language.speak(spoken)
        QApplication.processEvents()


# -- answering ---------------------------------------------------------------------------------------------------------


def test_a_yes_is_played_before_their_eyes(opened, qtbot):
    page = opened("pass_grandpa")
    before = page.match.state.clone()
    assert page.card.question.text() == page.question.en
    press(page, YES)
    assert page.card.verdict.text() == "Right: yes." and page.card.reason.text() == page.question.why.en
    shown(page, qtbot)
    mei = page.match.state.players[0]
    assert page.match.state != before and mei.merchant == 14 and len(mei.tiles) == 1
    assert page.prompt.sentence.text() == "Take the green mosque tile"
    assert not page.bubble.isVisible()


def test_a_no_is_refused_in_the_game_s_own_words_and_nothing_has_moved(opened, qtbot):
    page = opened("one_is_paid")
    before = page.match.state.clone()
    press(page, NO)
    assert page.card.verdict.text() == "Right: no."
    shown(page, qtbot)
    assert page.match.state == before
    assert page.bubble.isVisible() and page.bubble.accessibleName() == "3 fabric needed, you hold 2."
    assert "refused" in page.table.marks.names()
    assert page.prompt.sentence.text() == "Take the red mosque tile"


def test_a_piece_sets_out_and_glides_back(opened, qtbot):
    page = opened("stay_at_the_fountain")
    page.table.set_pace(Pace(0.05))
    places = {item: item.pose for item in page.table.stage.items}
    press(page, NO)
    qtbot.waitUntil(lambda: not page.table.stage.motion.moving)
    assert {item: item.shown for item in page.table.stage.items} == places


def test_a_wrong_answer_is_told_kindly_and_comes_back(opened, shell, qtbot):
    page = opened("one_is_paid")
    press(page, YES)
    assert page.card.verdict.text() == "In fact, no."
    assert page.card.where.text() == "Quiz · question 1 of 12 · comes back later"
    for _ in range(3):
        press(page, GO_ON if page.card.buttons[GO_ON].isVisible() else SKIP)
        QApplication.processEvents()
        page = still(shell, qtbot)
    assert page.question.id == "one_is_paid"
    assert page.card.where.text() == "Quiz · once more"
    press(page, NO)
    assert page.round.given == {"one_is_paid": False}, "the first answer counts"


def test_keys_answer_and_go_on(opened, shell, qtbot):
    page = opened("round_the_corner", "one_is_paid", "nobody_met")
    key(page, Qt.Key.Key_Y)
    assert page.round.given == {"round_the_corner": True}
    key(page, Qt.Key.Key_Return)
    assert page.question.id == "one_is_paid" and page._answer is None
    key(page, Qt.Key.Key_Return)
    assert page._answer is None, "neither answer is suggested"
    key(page, Qt.Key.Key_Right)
    key(page, Qt.Key.Key_Return)
    assert page._answer is False and page.round.given["one_is_paid"]
    shown(page, qtbot)
    key(page, Qt.Key.Key_Space)
    assert page.question.id == "nobody_met"
    key(page, Qt.Key.Key_Left)
    key(page, Qt.Key.Key_Space)
    assert page._answer is True
    key(page, Qt.Key.Key_N)
    assert page._answer is True, "an answer is given once"


def test_nothing_can_be_moved_by_hand(opened):
    page = opened("round_the_corner")
    before = page.match.state.clone()
    assert page.controller.choices == [] and not page.table.keys.spots
    assert not page.controller.attempt(page.kit.action("move 9", page.match.state, page.order))
    assert page.match.state == before


def test_the_rule_opens_beside_the_table(opened, shell):
    page = opened("pass_grandpa")
    press(page, YES)
    press(page, RULE)
    assert page.house.reader is not None and page.house.reader.isVisible()
    assert shell.now == "table"


def test_an_answer_can_be_passed_over_while_it_is_played(opened, shell, qtbot):
    page = opened("crowded_fountain", "one_is_paid")
    press(page, YES)
    press(page, GO_ON)
    assert page.question.id == "one_is_paid"
    state = quiz.position(page.match.game, page.kit, page.question)
    qtbot.wait(30)
    assert page.match.state == state and page._answer is None


def test_back_asks_the_question_before_anew(opened):
    page = opened("round_the_corner", "one_is_paid")
    assert not page.card.buttons[BACK].isVisible()
    before = page.match.state.clone()
    press(page, YES)
    press(page, GO_ON)
    press(page, BACK)
    assert page.question.id == "round_the_corner" and page.match.state == before
    press(page, NO)
    assert page.round.given == {"round_the_corner": True}


# -- every question ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", every_quiz())
def test_every_question_is_answered_in_both_languages(opened, shell, qtbot, id):
    page = opened(game=id)
    for at in range(len(page.questions)):
        page = still(shell, qtbot)
        assert page.round.at == at
        question = page.question
        for spoken in ("zh_TW", "en") if at % 2 else ("en", "zh_TW"):
            speak(spoken)
            assert page.card.question.text() == question.text.said(spoken)
            assert page.names[page.order.index("me")] == ("Mei" if spoken == "en" else "小美")
        for thing in question.lit:
            assert ("lit", thing) in page.table.marks.names(), thing
        press(page, YES if question.answer else NO)
        shown(page, qtbot)
        for spoken in language.LANGUAGES:
            speak(spoken)
            assert page.card.reason.text() == question.why.said(spoken)
        assert page.bubble.isVisible() or question.answer, question.id
        press(page, GO_ON)
        QApplication.processEvents()
    assert shell.table.result.isVisible()
    assert shell.store.progress.of(id).quiz == (len(page.questions), len(page.questions))


@pytest.mark.parametrize("id", every_quiz())
def test_what_is_played_has_a_place_on_the_table(id):
    """Every action that a question plays has a gesture on the board."""
    game, kit = parts(id)
    board = games.board(id)
    for question in quiz.load(games.packages()[id]):
        state = quiz.position(game, kit, question)
        for action in quiz.outcome(game, kit, question, state).played:
            assert list(board.gestures(action, game.view(state, game.waits_for(state)[0]))), (question.id, action)
            play(game, state, action)


@pytest.mark.parametrize("name", ["Grandpa", "ching", "阿公"])
def test_a_learner_called_like_somebody_at_the_table_can_learn(shell, name):
    shell.store.progress.choose(name)
    shell.learn(GAME, "01_walk", 0)
    for spoken in language.LANGUAGES:
        speak(spoken)
        names = [seat.name.casefold() for seat in shell.table.match.seats]
        assert len(set(names)) == len(names), names


# -- left, resumed, over -----------------------------------------------------------------------------------------------


def test_a_quiz_that_was_left_goes_on_where_it_was(opened, shell, qtbot):
    page = opened("round_the_corner", "one_is_paid", "pass_grandpa")
    press(page, NO)
    press(page, GO_ON)
    press(page, YES)  # missed, and left in the middle of the answer
    shell.leave_table()
    assert shell.now == "lessons"
    row = shell.page("lessons").panel.quiz
    assert row.accessibleDescription() == "goes on with question 2"
    again = Store(shell.store.folder.root, "0.1").progress.of(GAME).open_quiz  # as after a new start
    assert again is not None and again.at == 1
    assert again.given == {"round_the_corner": False, "one_is_paid": False}
    row.click()
    page = still(shell, qtbot)
    assert page.question.id == "one_is_paid" and page._answer is None
    assert page.round.order.count("one_is_paid") == 2 == page.round.order.count("round_the_corner")
    assert not shell.store.saves.matches(), "a quiz is no match"


def test_another_language_keeps_question_answer_and_position(opened, qtbot):
    page = opened("pass_grandpa")
    press(page, YES)
    shown(page, qtbot)
    before = page.match.state.clone()
    speak("zh_TW")
    assert page.match.state == before and page._answer is True
    assert page.card.verdict.text() == "答對了，可以。" and page.card.reason.text() == page.question.why.zh
    assert page.card.buttons[GO_ON].isVisible() and page.card.buttons[GO_ON].text() == "繼續"
    assert [row.seat.name for row in page.players.rows] == ["小美", "阿公", "小晴"]


def test_a_question_with_other_seats_is_another_table(opened, shell, qtbot):
    page = opened("round_the_corner", "once_more")
    press(page, SKIP)
    qtbot.waitUntil(lambda: shell.table is not page)
    page = still(shell, qtbot)
    assert page.question.id == "once_more" and len(page.match.seats) == 4
    press(page, NO)
    assert page.bubble.isVisible() and page.bubble.accessibleName() == "This match is over"
    press(page, BACK)
    qtbot.waitUntil(lambda: shell.table is not page)
    assert shell.table.question.id == "round_the_corner"


@pytest.mark.parametrize("id", every_quiz())
def test_the_line_over_the_table_does_not_say_that_the_match_is_over_before_the_answer(id, opened):
    over = [question.id for question in quiz.load(games.packages()[id]) if question.code == quiz.OVER]
    for question in over:
        page = opened(question, game=id)
        assert page.match.finished and page.prompt.sentence.text() == "May this be done?"
        press(page, NO)
        assert page.bubble.isVisible()


def finished(page: QuizPage, wrong: tuple[str, ...] = (), skipped: tuple[str, ...] = ()) -> None:
    """Answer everything that is left at once, and show the result."""
    while not page.round.over:
        if page.round.open not in skipped:
            page.round.answered(page.round.open not in wrong)
        page.round.advance()
    page._open()
    QApplication.processEvents()


def test_the_result_leads_to_lessons_that_touch_what_was_missed(opened, shell):
    page = opened()
    finished(page, wrong=("one_is_paid",), skipped=("small_market_card",))
    result = page.result
    assert result.isVisible() and not page.house.isVisible()
    assert result.title.text() == "10 of 12 known at once"
    assert {link.text() for link in result.links} == {"Lesson: Mosque tiles", "Show me the rule"}
    assert shell.store.progress.of(GAME).quiz == (10, 12)
    assert shell.store.progress.of(GAME).open_quiz is None
    speak("zh_TW")
    assert result.title.text() == "12 題裡有 10 題第一次就答對"
    speak("en")
    next(link for link in result.links if link.text().startswith("Lesson")).click()
    assert shell.table.lesson.name == "07_mosques"


def test_a_rule_that_no_lesson_touches_is_shown_in_the_rules(opened, shell):
    page = opened()
    finished(page, wrong=("small_market_card",))
    page.result.links[0].click()
    assert shell.now == "rules"


def test_a_perfect_result_has_nothing_to_repeat_and_can_be_done_once_more(opened, shell, qtbot):
    page = opened()
    finished(page)
    assert page.result.title.text() == "All 12 known at once" and not page.result.links
    page.result.again.click()
    page = still(shell, qtbot)
    assert page.house.isVisible() and page.round.at == 0 and not page.round.given
    finished(page, wrong=("one_is_paid",))
    assert shell.store.progress.of(GAME).quiz == (12, 12), "the best one is kept"
    page.result.back.click()
    assert shell.now == "lessons"
    assert shell.page("lessons").panel.quiz.accessibleDescription() == "best: 12 of 12 known at once"


def test_from_the_result_one_goes_on_to_a_match(opened, shell):
    page = opened()
    finished(page)
    page.result.play.click()
    assert shell.now == "new_match"


@pytest.mark.parametrize("id", every_quiz())
@pytest.mark.parametrize(("size", "scale"), [((1024, 600), 1.5), ((1600, 1000), 1.0)])
def test_a_card_has_room_for_the_longest_words(opened, shell, id, size, scale):
    page = opened(game=id)
    shell.resize(*size)
    theme.set_text_scale(scale)
    try:
        for spoken in language.LANGUAGES:
            speak(spoken)
            longest = max(page.questions.values(), key=lambda q: len(q.text.said(spoken)) + len(q.why.said(spoken)))
            page.card.judge("Quiz", longest.text.said(spoken), "right", "Right: yes.", longest.why.said(spoken), True)
            QApplication.processEvents()
            for label in (page.card.question, page.card.reason):
                assert label.height() >= label.heightForWidth(label.width()), (spoken, longest.id)
            assert page.table.height() > 0.3 * size[1]
    finally:
        theme.set_text_scale(1.0)
