"""The page of a lesson: by hand, by its buttons, in both languages, left and taken up again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import language
from desktop.look import stylesheet, theme
from desktop.store.store import Store
from desktop.table.motion import Pace
from desktop.table.vocabulary import Press
from desktop.windows import shelf
from desktop.windows.lesson.card import AGAIN, BACK, GO_ON, NEXT, SHOW, SKIP
from desktop.windows.lesson.page import LessonPage
from desktop.windows.lesson.standing import covered
from desktop.windows.shell import Shell
from tests.games.hand import Play
from tests.lessons.conftest import every_lesson

GAME = "istanbul"
NAMES = [name for id, name in every_lesson() if id == GAME]


@pytest.fixture
def shell(qtbot: Any, qapp: QApplication, home: Path) -> Any:
    stylesheet.apply(qapp)
    language.speak("en")
    store = Store(home, "0.1")
    store.settings.language, store.settings.theme, store.settings.bot_speed = "en", "light", "instant"
    made = Shell(store)
    qtbot.addWidget(made)
    made.resize(1600, 1000)
    made.go("game", game=GAME)
    made.show()
    yield made
    made.close()
    QThreadPool.globalInstance().waitForDone()  # a board that is still being painted must not outlive the program
    language.speak("en")


@pytest.fixture
def opened(shell: Shell, qtbot: Any) -> Callable[..., LessonPage]:
    """Open a lesson at a step, everything in its place."""

    def make(name: str, at: int | None = 0, game: str = GAME) -> LessonPage:
        shell.learn(game, name, at)
        page = shell.table
        qtbot.waitExposed(page)
        page.table.set_pace(Pace(0.0))
        page.settle()
        return page

    return make


def press(page: LessonPage, button: str) -> None:
    widget = page.card.buttons[button]
    assert widget.isVisible() and widget.isEnabled(), button
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def speak(spoken: str) -> None:
    if language.current() != spoken:
        language.speak(spoken)
        QApplication.processEvents()


def assert_nothing_covered(page: LessonPage) -> None:
    """What the step lights or wants lies beside the card, a wanted button too, and the card is all on the table."""
    rect = page.standing.rect
    if rect is not None:
        lit, _ = page._to_be_seen()
        assert not covered(rect, lit), page.coach.step.id
        wanted = page.coach.example(page.match.state)
        for gesture in (g for choice in page.controller.choices if choice.action == wanted for g in choice.gestures):
            button = page.table.buttons.widget(gesture.button) if isinstance(gesture, Press) else None
            assert button is None or not rect.intersects(button.geometry()), page.coach.step.id
        assert QRectF(page.table.viewport().rect()).contains(rect), page.coach.step.id


@pytest.fixture
def text_size():
    yield theme.set_text_scale
    theme.set_text_scale(1.0)


def tried(page: LessonPage, words: str) -> bool:
    return page.controller.attempt(page.kit.action(words, page.match.state, page.coach.order))


def test_the_first_lesson_is_done_by_hand(opened, shell, qtbot):
    page = opened("01_walk")
    hand = Play(page)
    for place in (1, 13, 14, 15, 16):
        assert page.coach.at == 0
        hand.click(hand.middle(f"place.{place}"))
    qtbot.waitUntil(lambda: page.coach.at == 1)
    before = page.match.state.clone()
    hand.drag(hand.piece("merchant.0.7"), hand.middle("place.16"))  # too far: the game's own words
    assert page.match.state == before and page.bubble.isVisible()
    hand.drag(hand.piece("merchant.0.7"), hand.middle("place.2"))  # legal, not wanted: the lesson's
    assert page.match.state == before
    assert "still more than two steps away" in page.card.sentence.text()
    qtbot.waitUntil(lambda: page.table.stage.still)
    hand.drag(hand.piece("merchant.0.7"), hand.middle("place.9"))
    qtbot.waitUntil(lambda: page.coach.at == 2 and page.table.stage.still)
    assert [player.merchant for player in page.match.state.players] == [9, 10, 5]
    page.settle()
    hand.drag(hand.piece("merchant.0.9"), hand.middle("place.16"))
    qtbot.waitUntil(lambda: page.coach.at == 3 and page.table.stage.still)
    page.settle()
    hand.click(hand.middle("rubies.16"))
    qtbot.waitUntil(lambda: page.coach.over)
    assert page.card.sentence.text() == page.lesson.close.en
    assert shell.store.progress.of(GAME).lessons == {"01_walk": "learned"}
    assert not shell.store.saves.matches()
    press(page, NEXT)
    assert shell.table.lesson.name == "02_assistants" and shell.table.coach.at == 0


SIZES = (((1600, 1000), 1.0), ((1280, 720), 1.0), ((1600, 1000), 1.5), ((1024, 600), 1.0), ((1280, 720), 1.5))


@pytest.mark.parametrize(
    ("id", "name", "size", "scale"),
    [(id, name, *SIZES[i % len(SIZES)]) for i, (id, name) in enumerate(every_lesson())],
)
def test_every_lesson_can_be_gone_through_in_both_languages(opened, shell, qtbot, text_size, id, name, size, scale):
    shell.resize(*size)
    text_size(scale)
    page = opened(name, game=id)
    for at in range(len(page.coach.steps)):
        page = shell.table  # a scene with other seats is another page
        page.table.set_pace(Pace(0.0))
        page.table.land()
        assert page.coach.at == at
        for spoken in ("zh_TW", "en") if at % 2 else ("en", "zh_TW"):
            speak(spoken)
            assert page.card.sentence.text() == page.coach.step.text.said(spoken)
        if size[0] < 1200 or scale == 1.0:  # a small table with large letters may have no free place
            assert page.card.floating == (size[0] >= 1200)
        qtbot.waitUntil(lambda standing=page.standing: standing.rect is None or standing.found)
        assert_nothing_covered(page)
        for thing in (*page.coach.step.lit, *page.coach.step.look):
            assert page._path(thing) is not None, (page.coach.step.id, thing)
        press(page, SKIP)

        def arrived(at: int = at) -> bool:
            now = shell.table
            if now.card.buttons[GO_ON].isVisible():
                press(now, GO_ON)
            return (
                now.coach.at == at + 1
                and (now.coach.over or not now.coach.done)
                and len(now.coach.order) == len(now.match.seats)
                and now.coach.position().options == now.match.options
            )

        qtbot.waitUntil(arrived)
    page = shell.table
    assert page.coach.over
    for spoken in language.LANGUAGES:
        speak(spoken)
        assert page.card.sentence.text() == page.lesson.close.said(spoken)
    assert shell.store.progress.of(id).lessons[name] == "begun", "what was skipped is seen, not learned"


def test_a_try_that_is_legal_but_not_wanted_is_answered_and_three_bring_a_light(opened, qtbot):
    page = opened("03_fountain", 1)
    before = page.match.state.clone()
    assert not tried(page, "skip")
    assert page.card.sentence.text() == "You may, but with one assistant left you will soon be stuck."
    assert page.match.state == before
    tried(page, "skip")
    assert "hint" not in page.table.marks.names()
    tried(page, "skip")
    assert "hint" in page.table.marks.names()
    page.table.touched.emit()
    assert page.card.sentence.text() == page.coach.step.en


def test_a_try_without_an_answer_of_its_own_gets_the_general_one(opened):
    page = opened("05_markets", 1)
    assert not tried(page, "sell R1")
    assert page.card.sentence.text() == "You may, but this lesson is about something else."


def test_show_me_is_taken_back_and_the_second_time_it_stays(opened, qtbot):
    page = opened("03_fountain")
    before = page.match.state.clone()
    press(page, SHOW)
    qtbot.waitUntil(lambda: not page.controller.showing)
    assert page.match.state == before and page.coach.at == 0 and not page.coach.skipped
    press(page, SHOW)
    qtbot.waitUntil(lambda: page.coach.at == 1)
    assert page.match.state.players[0].merchant == 7


def test_back_leads_to_the_position_before(opened, qtbot):
    page = opened("03_fountain")
    before = page.match.state.clone()
    assert not page.card.buttons[BACK].isVisible()
    tried(page, "move 7")
    qtbot.waitUntil(lambda: page.coach.at == 1)
    press(page, BACK)
    assert page.coach.at == 0 and page.match.state == before
    assert tried(page, "move 7")
    qtbot.waitUntil(lambda: page.coach.at == 1)


def test_back_into_a_scene_with_other_seats_is_another_table(opened, shell, qtbot):
    page = opened("09_merchants")
    at = next(i for i, (scene, _) in enumerate(page.coach.steps) if scene.id == "neutral")
    page = opened("09_merchants", at)
    assert len(page.match.seats) == 2
    press(page, BACK)
    qtbot.waitUntil(lambda: shell.table is not page)
    assert shell.table.coach.at == at - 1 and len(shell.table.match.seats) == 3


def test_a_lesson_that_was_left_goes_on_where_it_was(opened, shell, qtbot):
    page = opened("03_fountain")
    tried(page, "move 7")
    qtbot.waitUntil(lambda: page.coach.at == 1)
    reached = page.match.state.clone()
    shell.leave_table()
    assert shell.now == "game" and shell.store.progress.of(GAME).lessons == {"03_fountain": "begun"}
    page = opened("03_fountain", None)
    assert page.coach.at == 1 and page.match.state == reached


def test_a_lesson_left_days_ago_goes_on_at_the_beginning_of_its_scene(opened, shell):
    page = opened("02_assistants")
    steps = [step.id for _, step in page.lesson.steps]
    scenes = [scene.id for scene, _ in page.lesson.steps]
    at = len(steps) - 2
    first = scenes.index(scenes[at])
    assert first < at or first > 0
    shell.leave_table()
    progress, now = shell.store.progress, datetime.now(UTC)
    for hours, expected in ((1, at), (30, first)):
        progress.mark_step(GAME, "02_assistants", steps[at], now - timedelta(hours=hours))
        assert opened("02_assistants", None).coach.at == expected
        shell.leave_table()


def test_an_answer_is_explained_whether_right_or_wrong(opened, qtbot):
    page = opened("04_capacity", 1)
    page.card.chosen.emit(2)
    assert page.card.sentence.text() == "No: 1. It fills up to the limit: one."
    press(page, GO_ON)
    qtbot.waitUntil(lambda: page.coach.at == 2)
    press(page, BACK)
    page.card.chosen.emit(0)
    assert page.card.sentence.text().startswith("Yes, 1.")


def test_another_language_keeps_step_and_position(opened):
    page = opened("02_assistants", 1)
    before = page.match.state.clone()
    speak("zh_TW")
    assert page.coach.at == 1 and page.match.state == before
    assert page.card.sentence.text() == page.coach.step.zh
    assert page.card.buttons[SHOW].text() == "示範"


def test_a_lesson_begins_again_when_it_is_over(opened, qtbot):
    page = opened("14_last_round", 4)
    tried(page, "card gain_good R")
    qtbot.waitUntil(lambda: page.coach.over)
    assert page.prompt.sentence.text() == "This lesson is over."
    press(page, AGAIN)
    assert page.coach.at == 0 and not page.match.finished


def test_the_list_shows_what_is_begun_and_learned_and_opens_a_lesson(shell):
    shell.store.progress.mark(GAME, "01_walk", "learned")
    shell.go("game", game=GAME)
    assert shell.page("game").learn.accessibleDescription() == f"1 of {len(NAMES)} lessons learned"
    assert list(shell.page("game").lessons.rows) == NAMES
    shell.resize(1024, 600)
    QApplication.processEvents()
    shell.page("game").learn.click()
    assert shell.now == "lessons"
    page = shell.page("lessons")
    assert list(page.rows) == NAMES
    assert page.rows["01_walk"].accessibleDescription() == "learned"
    assert page.rows["02_assistants"].accessibleDescription() == "new"
    page.rows["02_assistants"].click()
    assert shell.table.lesson.name == "02_assistants"
    shell.leave_table()
    assert shell.now == "lessons"
    assert page.rows["02_assistants"].accessibleDescription() == "begun"


def test_the_games_page_goes_on_with_the_next_lesson(shell, qtbot):
    page = shell.page("game")
    shell.store.progress.mark(GAME, NAMES[0], "learned")
    page.learn.click()
    assert shell.table.lesson.name == NAMES[1]
    shell.leave_table()
    qtbot.waitUntil(lambda: shell.now == "game")
    assert page.lessons.rows[NAMES[1]].accessibleDescription() == "begun"
    page.lessons.rows[NAMES[4]].click()
    assert shell.table.lesson.name == NAMES[4]
    shell.leave_table()
    for name in NAMES:
        shell.store.progress.mark(GAME, name, "learned")
    page.learn.click()
    assert shell.now == "lessons"


def test_the_games_page_turns_from_lessons_to_matches_and_back(shell):
    page = shell.page("game")
    assert page.lessons.isVisible() and not page.recent.isVisible()
    QTest.mouseClick(page.to_matches, Qt.MouseButton.LeftButton)
    assert page.recent.isVisible() and not page.lessons.isVisible()
    QTest.mouseClick(page.to_lessons, Qt.MouseButton.LeftButton)
    assert page.lessons.isVisible() and not page.recent.isVisible()


def test_a_game_without_lessons_offers_none(shell, monkeypatch):
    monkeypatch.setattr(shelf, "lessons", lambda id: [])
    shell.go("home")
    shell.go("game", game=GAME)
    assert not shell.page("game").learn.isVisible()


@pytest.mark.parametrize(("size", "scale"), [((1024, 600), 1.5), ((1600, 1000), 1.0)])
def test_a_card_has_room_for_its_words(opened, shell, size, scale):
    page = opened("08_luck", 4)
    shell.resize(*size)
    theme.set_text_scale(scale)
    QApplication.processEvents()
    try:
        label = page.card.sentence
        needed = label.heightForWidth(label.width())
        assert label.height() >= needed
        assert needed <= 5.5 * label.fontMetrics().lineSpacing()
    finally:
        theme.set_text_scale(1.0)


def test_of_pieces_that_are_alike_one_in_sight_is_lit(opened):
    page = opened("01_column", game="pagoda")
    ring = page._path("column.6.R")
    pieces = page.table.stage.items
    lit = next(i for i, piece in enumerate(pieces) if piece.outline() == ring)
    middle = ring.boundingRect().center()
    assert not any(over.outline().contains(middle) for over in pieces[lit + 1 :])


@pytest.mark.parametrize(("name", "at"), [("03_turn", 3), ("10_bowl_buddha", 0), ("11_dragon", 0)])
def test_what_is_read_at_every_step_stays_in_sight(opened, qtbot, name, at):
    page = opened(name, at, "pagoda")
    qtbot.waitUntil(lambda: page.standing.found)
    rect = page.standing.rect
    assert rect is not None
    for thing in page.kit.CONSULTED:
        (lies,) = page._pixels([page._path(thing)])
        share = 0.1 if thing.startswith("site") else 0.0  # the sky over a site
        assert covered(rect, [lies]) <= share * lies.width() * lies.height(), thing
