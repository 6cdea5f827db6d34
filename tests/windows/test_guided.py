"""The guided first match at the table: what the coach says, less and less of it, why bots moved, left and taken up, the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import games, language
from desktop.bots.bot import Advice, Budget, Question
from desktop.engine.chance import keyed
from desktop.engine.match import Match
from desktop.engine.play import legal
from desktop.games.istanbul import actions as a
from desktop.games.istanbul.pieces import Place
from desktop.lessons import guide
from desktop.store.store import Store
from desktop.table.motion import Pace
from desktop.windows.guide.card import ANOTHER, LESS, MORE, RANKING, TURNS
from desktop.windows.guide.page import COACH, WHY, GuidedPage, fresh
from desktop.windows.lesson.card import GO_ON
from desktop.windows.shell import Shell
from tests.games.hand import Play

GUIDED = [id for id, package in games.packages().items() if guide.has(package)]
each = pytest.mark.parametrize("id", GUIDED)


@pytest.fixture
def shell(qtbot: Any, dressed: QApplication, home: Path, every_game: None, monkeypatch: Any) -> Iterator[Shell]:
    store = Store(home, "0.1")
    store.settings.language, store.settings.theme, store.settings.bot_speed = "en", "light", "instant"
    monkeypatch.setattr("desktop.table.controller.MatchController._ask_bot", _think_here)
    made = Shell(store)
    qtbot.addWidget(made)
    made.resize(1600, 1000)
    made.go("game", game="istanbul")
    made.show()
    yield made
    made.close()
    QThreadPool.globalInstance().waitForDone()


def _think_here(controller: Any, seat: int) -> None:
    """A bot that thinks at once, without a process of its own."""
    match = controller.match
    bot = match.game.bot(match.seats[seat].player, keyed(match.seed, 1 << 62, seat))
    controller._answer = bot.choose(match.game.view(match.state, seat), Question(len(match.history), Budget(rounds=1)))
    controller._bot_soon()


@pytest.fixture
def page(shell: Shell, qtbot: Any) -> GuidedPage:
    return opened(shell, qtbot)


def opened(shell: Shell, qtbot: Any, id: str = "istanbul") -> GuidedPage:
    shell.guide(id)
    made = shell.table
    assert isinstance(made, GuidedPage)
    qtbot.waitExposed(made)
    made.table.set_pace(Pace(0.0))
    made.settle()
    qtbot.waitUntil(lambda: made.standing.found or made.card.isHidden())
    return made


def press(page: GuidedPage, button: str) -> None:
    widget = page.card.buttons[button]
    assert widget.isVisible() and widget.isEnabled(), button
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def read_on(page: GuidedPage) -> None:
    """Read the pages before the first move."""
    for _ in range(3):
        if page._page is not None:
            press(page, GO_ON)


def settled(page: GuidedPage, qtbot: Any) -> None:
    qtbot.waitUntil(
        lambda: page.match.finished or (page.match.to_move == page.me and page.table.stage.still), timeout=30_000
    )


def play(page: GuidedPage, qtbot: Any, *actions: Any) -> None:
    for action in actions:
        assert page.controller.attempt(action, confirmed=True), action
        settled(page, qtbot)


def play_turn(page: GuidedPage, qtbot: Any, bot: Any) -> None:
    """The learner's decisions until another seat has moved."""
    before = len([s for s in page.match.history if s.seat != page.me])
    while not page.match.finished and len([s for s in page.match.history if s.seat != page.me]) == before:
        view = page.match.game.view(page.match.state, page.me)
        play(page, qtbot, bot.choose(view, Question(len(page.match.history))).action)


def speak(spoken: str) -> None:
    if language.current() != spoken:
        language.speak(spoken)
        QApplication.processEvents()


# -- every game --------------------------------------------------------------------------------------------------------


@each
@pytest.mark.parametrize("spoken", language.LANGUAGES)
def test_every_guided_match_begins_speaks_and_lights_and_changes_its_language(
    shell: Shell, qtbot: Any, id: str, spoken: str
) -> None:
    speak(spoken)
    page = opened(shell, qtbot, id)
    match = page.match
    assert match.guided and match.learning and match.open_hands and match.seats[page.me].is_person
    settled(page, qtbot)
    assert page.card.isVisible() and page._page is not None and page.card.sentence.text()
    read_on(page)
    bot = match.game.bot("easy", 1)
    for turn in range(3):
        for other in (language.LANGUAGES[turn % 2], spoken):
            speak(other)
            state = match.state
            words = [
                page._telling.filled(said.form.text, said.moment.values)
                for said in page.coaching.said
                if not said.form.silent
            ]
            assert page.card.isHidden() if not words else page.card.sentence.text() == "\n".join(words)
            assert match.state is state
        for said in page.coaching.said:
            for name in (*said.moment.lit, *([said.moment.at] if said.moment.at else [])):
                assert page._outline(name) is not None, (said.prompt.id, name)
        play_turn(page, qtbot, bot)
    assert page.coaching.counts and shell.store.progress.of(id).prompts == page.coaching.counts


def nearly_over(id: str, left: int) -> Match:
    """A guided match between bots, `left` steps before its end."""
    done: list[Any] = []
    while True:
        match = fresh(id, "Mei")
        for action in done[:-left] if done else []:
            match.attempt(action)
        if done:
            return match
        bots = [match.game.bot("easy", seat) for seat in range(len(match.seats))]
        while not match.finished:
            seat = int(match.to_move or 0)
            view, question = match.game.view(match.state, seat), Question(len(match.history), Budget(rounds=1))
            match.attempt(bots[seat].choose(view, question).action)
        done = [step.action for step in match.history]


@each
def test_every_guided_match_can_be_played_to_its_end(shell: Shell, qtbot: Any, id: str) -> None:
    shell.play(nearly_over(id, 12))
    page = shell.table
    assert isinstance(page, GuidedPage)
    page.table.set_pace(Pace(0.0))
    settled(page, qtbot)
    read_on(page)
    bot = page.match.game.bot("easy", 1)
    while not page.match.finished:
        play_turn(page, qtbot, bot)
    qtbot.waitUntil(lambda: shell.store.progress.of(id).guided)
    question = page.guide.find("end").en
    assert page.card.isVisible() and question in page.card.sentence.text()
    press(page, TURNS)
    assert len(page._least) == 2
    for index, turn in enumerate(page._least):
        page.card.chosen.emit(index)
        assert page.looking.isVisible() and page.looking.slider.value() == turn.start
        assert page.match.history[turn.start].seat == page.me
    press(page, RANKING)
    assert shell.now == "match_end" and not shell.store.saves.matches() and not shell.store.records.all


# -- what is said ------------------------------------------------------------------------------------------------------


def says(page: GuidedPage, prompt: str) -> bool:
    """Whether the card says a prompt in its first form, as the file has it up to its first value."""
    words = page.guide.find(prompt).en.partition("{")[0]
    assert words
    return words in page.card.sentence.text()


def test_the_first_page_is_read_then_the_goal_then_the_first_walk(page: GuidedPage, qtbot: Any) -> None:
    assert says(page, "setup")
    press(page, GO_ON)
    assert says(page, "goal")
    lit = {name for name in page.table.marks.names() if isinstance(name, tuple) and name[0] == "lit"}
    assert lit == {("lit", f"place.{n}") for n in (1, 13, 14, 15, 16)}
    press(page, GO_ON)
    assert says(page, "move")
    hand = Play(page)
    hand.drag(hand.piece("merchant.0.7"), hand.middle("place.3"))
    settled(page, qtbot)
    assert page.match.state.players[0].merchant is Place.SPICE_WAREHOUSE
    assert says(page, "assistant")


def test_what_was_done_right_is_said_shorter_and_outlives_the_match(page: GuidedPage, shell: Shell, qtbot: Any) -> None:
    read_on(page)
    play(page, qtbot, a.Move(Place.SPICE_WAREHOUSE))
    assert shell.store.progress.of("istanbul").prompts["move"] == 1
    play(page, qtbot, a.Leave(), a.Fill(), a.EndTurn())
    assert page.card.isHidden() or not says(page, "move")
    kept = dict(page.coaching.counts)
    shell.leave_table()
    again = opened(shell, qtbot)
    assert again.coaching.counts == kept


def test_a_refused_try_is_answered_and_does_not_count(page: GuidedPage, qtbot: Any) -> None:
    read_on(page)
    hand = Play(page)
    hand.drag(hand.piece("merchant.0.7"), hand.middle("place.16"))  # three places away
    assert page.bubble.isVisible() and not page.match.history
    play(page, qtbot, a.Move(Place.SPICE_WAREHOUSE))
    assert "move" not in page.coaching.counts


def test_undo_has_no_limit_and_counts_nothing_twice(page: GuidedPage, qtbot: Any) -> None:
    read_on(page)
    play(page, qtbot, a.Move(Place.SPICE_WAREHOUSE), a.Leave(), a.Fill(), a.EndTurn())  # the bots have rolled and drawn
    counts = dict(page.coaching.counts)
    for _ in range(4):
        page._tool("undo")
    settled(page, qtbot)
    assert not page.match.history
    play(page, qtbot, a.Move(Place.SPICE_WAREHOUSE), a.Leave(), a.Fill(), a.EndTurn())
    assert page.coaching.counts == counts


def test_less_help_and_more_help(page: GuidedPage, shell: Shell) -> None:
    read_on(page)
    press(page, LESS)
    assert page.coaching.shift == 1 and shell.store.progress.of("istanbul").less_help == 1
    assert "Go on as you like" in page.card.sentence.text(), "the second form of walking has no words"
    press(page, MORE)
    assert says(page, "move")
    assert shell.store.progress.of("istanbul").less_help == 0


def test_the_silent_coach_can_be_called(page: GuidedPage, shell: Shell) -> None:
    read_on(page)
    press(page, LESS)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.card.isHidden() and page.prompt.button(COACH) is not None
    QTest.mouseClick(page.prompt.button(COACH), Qt.MouseButton.LeftButton)
    assert page.card.isVisible() and page.card.buttons[MORE].isVisible()


def test_in_a_small_window_the_coach_is_a_strip_that_keeps_the_tables_size(page: GuidedPage, shell: Shell) -> None:
    read_on(page)
    shell.resize(1024, 600)
    QApplication.processEvents()
    QApplication.processEvents()
    assert not page.card.floating and page.card.isVisible()
    size = page.table.size()
    press(page, LESS)
    assert page.table.size() == size and page.card.isVisible()


# -- why ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spoken", language.LANGUAGES)
def test_why_gives_each_bots_reasons_and_lets_them_wait(page: GuidedPage, qtbot: Any, spoken: str) -> None:
    read_on(page)
    assert page.prompt.button(WHY) is None
    play(page, qtbot, a.Move(Place.SPICE_WAREHOUSE), a.Leave(), a.Fill(), a.EndTurn())
    speak(spoken)
    QTest.mouseClick(page.prompt.button(WHY), Qt.MouseButton.LeftButton)
    assert page.why.isVisible() and page.controller.paused
    names = {row.name for row in page.why.rows}
    assert names == {page.names[1], page.names[2]}
    assert all(row.move and row.reason for row in page.why.rows)
    for step in range(len(page.match.history)):
        advice = page.controller.advice_for(step)
        assert (advice is None) == (page.match.history[step].seat == 0)
        assert advice is None or advice.action == page.match.history[step].action
    QTest.keyClick(page.why, Qt.Key.Key_Escape)
    assert not page.why.isVisible() and not page.controller.paused


def test_bots_wait_while_their_reasons_are_read(page: GuidedPage, qtbot: Any) -> None:
    read_on(page)
    play(page, qtbot, a.Move(Place.SPICE_WAREHOUSE), a.Leave(), a.Fill())
    page.controller.speed = "slow"
    page.controller.attempt(a.EndTurn())
    qtbot.waitUntil(lambda: page.match.history[-1].seat == 1, timeout=5000)
    assert page.prompt.button(WHY) is not None
    page._prompted(WHY)
    steps = len(page.match.history)
    qtbot.wait(1300)
    assert len(page.match.history) == steps
    page.why.done.click()
    page.controller.speed = "instant"
    settled(page, qtbot)
    assert len(page.match.history) > steps


def test_a_reason_that_belongs_to_an_undone_move_is_not_shown(page: GuidedPage, qtbot: Any) -> None:
    read_on(page)
    play(page, qtbot, a.Move(Place.SPICE_WAREHOUSE), a.Leave(), a.Fill(), a.EndTurn())
    page.controller._given[len(page.match.history) - 1] = Advice(a.Done(), "nothing_more")
    assert all(row.move != "" for row in page._reasons())
    step = len(page.match.history) - 1
    shown = [s for s in range(step + 1) if page.controller.advice_for(s) is not None]
    assert step in shown and len(page._reasons()) < len(shown)


# -- left and taken up, another table ----------------------------------------------------------------------------------


def test_a_match_that_was_left_goes_on_where_it_was(page: GuidedPage, shell: Shell, qtbot: Any) -> None:
    read_on(page)
    play(page, qtbot, a.Move(Place.SPICE_WAREHOUSE), a.Leave(), a.Fill(), a.EndTurn())
    reached = page.match.state.clone()
    shell.leave_table()
    entry = shell.store.saves.matches()[0]
    assert entry.header.guided and entry.header.open_hands
    again = opened(shell, qtbot)
    assert again.match.state == reached and again.match.guided and again._page is None
    assert len(shell.store.saves.matches()) == 1
    shell.leave_table()
    shell.resume(entry.path)  # from the home screen
    assert isinstance(shell.table, GuidedPage) and shell.table.match.state == reached


def test_each_learner_has_their_own(page: GuidedPage, shell: Shell, qtbot: Any) -> None:
    shell.leave_table()
    shell.store.progress.choose("Tom")
    tom = opened(shell, qtbot)
    assert tom.names[tom.me] == "Tom" and tom._page is not None
    shell.leave_table()
    assert len(shell.store.saves.matches()) == 2
    assert opened(shell, qtbot).names[0] == "Tom"


def test_who_has_not_said_their_name_is_called_in_the_language_that_is_spoken(page: GuidedPage, shell: Shell) -> None:
    assert page.names[0] == "Learner"
    speak("zh_TW")
    assert page.names[:2] == ("你", "阿公") and page.players.rows[0].seat.name == "你"
    shell.leave_table()
    shell.guide("istanbul")
    speak("en")
    assert shell.table.names[0] == "Learner" and len(shell.store.saves.matches()) == 1


def test_a_learner_called_like_a_bot_is_seated_all_the_same() -> None:
    assert fresh("istanbul", "Grandpa").seats[0].name != "Grandpa"


def test_another_table_has_another_seed_and_gives_this_one_up(page: GuidedPage, shell: Shell, qtbot: Any) -> None:
    seed = page.match.seed
    press(page, ANOTHER)
    other = shell.table
    other.saver.finish()
    assert other is not page and other.match.seed != seed and len(shell.store.saves.matches()) == 1
    other.table.set_pace(Pace(0.0))
    read_on(other)
    play(other, qtbot, a.Move(Place.SPICE_WAREHOUSE))
    other.another_wanted.emit()
    assert shell.card is not None and shell.table is other, "a match that is under way is not thrown away unasked"
    shell.card.close_card()
    assert shell.table is other


def test_the_list_and_the_games_page_lead_to_it(shell: Shell, qtbot: Any) -> None:
    shell.page("game").lessons.guided.click()
    assert isinstance(shell.table, GuidedPage)
    shell.leave_table()
    assert shell.now == "game"
    shell.go("lessons", game="istanbul")
    row = shell.page("lessons").panel.guided
    assert row.accessibleDescription() == "a match is open"
    row.click()
    assert isinstance(shell.table, GuidedPage)
    shell.leave_table()
    assert shell.now == "lessons"
    shell.store.progress.mark_guided("istanbul")
    shell.go("lessons", game="istanbul")
    assert shell.page("lessons").panel.guided.accessibleDescription() == "played"


def test_a_branch_is_an_ordinary_learning_match(page: GuidedPage, shell: Shell, qtbot: Any) -> None:
    read_on(page)
    play(page, qtbot, a.Move(Place.SPICE_WAREHOUSE))
    page.branched.emit(page.match.branch(1))
    assert not isinstance(shell.table, GuidedPage) and shell.table.match.learning


def test_the_learners_seat_is_the_one_that_decides_first_here(page: GuidedPage) -> None:
    assert legal(page.match.game, page.match.state) and page.match.to_move == page.me
