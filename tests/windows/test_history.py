"""History, a game's page and the end of a match: numbers that add up, and ways on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop import games, language
from desktop.bots.bot import Budget, Question
from desktop.bots.random_bot import RandomBot
from desktop.engine.breakdown import Score
from desktop.engine.match import Match
from desktop.engine.seats import Seat
from desktop.store.records import FILE
from desktop.windows.breakdown_tree import BreakdownTree, Line, merged
from desktop.windows.curve import marks
from desktop.windows.dates import signed
from desktop.windows.game_page import BestRow, BotRow, GamePage
from desktop.windows.history import HistoryPage
from desktop.windows.match_end import MatchEndPage
from desktop.windows.match_row import MatchRow
from desktop.windows.shell import Shell

Settle = Callable[..., None]
Finished = Callable[[int], None]


def history(shell: Shell) -> HistoryPage:
    shell.go("history")
    page = shell.page("history")
    assert isinstance(page, HistoryPage)
    return page


def test_without_matches_the_page_says_what_will_be_here(shell: Shell, settle: Settle) -> None:
    page = history(shell)
    settle()
    assert page.empty.isVisible()
    assert page.empty.text()
    assert page.person.empty.isVisible()


def test_matches_are_listed_the_latest_first_and_can_be_searched(
    shell: Shell, finished: Finished, settle: Settle, qtbot: Any
) -> None:
    finished(4)
    page = history(shell)
    settle()
    assert [row.record.when for row in page.rows] == sorted((row.record.when for row in page.rows), reverse=True)
    assert len(page.rows) == 4
    qtbot.keyClicks(page.search, "nobody")
    qtbot.waitUntil(lambda: not page.rows)
    assert page.empty.isVisible()
    page.search.clear()
    qtbot.keyClicks(page.search, "opa")
    qtbot.waitUntil(lambda: len(page.rows) == 4)


def test_many_matches_are_made_into_rows_only_as_one_scrolls(shell: Shell, finished: Finished, settle: Settle) -> None:
    finished(70)
    page = history(shell)
    settle()
    assert len(page.rows) == 30
    bar = page._scroller.verticalScrollBar()
    bar.setValue(bar.maximum())
    settle()
    assert len(page.rows) == 60


def test_a_finished_match_can_be_looked_at_and_is_not_saved_again(
    shell: Shell, finished: Finished, settle: Settle, qtbot: Any
) -> None:
    finished(1)
    page = history(shell)
    settle()
    qtbot.keyClick(page.rows[0], Qt.Key.Key_Return)
    assert shell.now == "table"
    assert shell.table.match.finished
    shell.back()
    assert shell.now == "history"
    assert shell.store.saves.matches() == []
    assert len(shell.store.records.all) == 1


def test_the_buttons_of_a_row_show_under_the_keyboard_and_play_again(
    shell: Shell, finished: Finished, settle: Settle, qtbot: Any
) -> None:
    finished(1)
    page = history(shell)
    row = page.rows[0]
    row.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    assert row.again_button.isVisible()
    qtbot.mouseClick(row.again_button, Qt.MouseButton.LeftButton)
    assert shell.now == "table"
    assert not shell.table.match.finished
    assert {seat.name for seat in shell.table.match.seats} == {"小美", "Opa"}


def test_a_person_s_figures_can_be_chosen(shell: Shell, finished: Finished, settle: Settle, qtbot: Any) -> None:
    finished(3)
    page = history(shell)
    settle()
    assert page.person.names
    qtbot.mouseClick(page.person.tabs.key(1), Qt.MouseButton.LeftButton)
    assert page.person.now == page.person.names[1]
    figures = page.person.picture.figures
    assert figures is not None
    assert figures.played == 3


def test_a_damaged_list_is_read_anew_and_says_so(shell: Shell, finished: Finished, settle: Settle, qtbot: Any) -> None:
    finished(2)
    (shell.store.folder.root / FILE).write_text("{")
    from desktop.store.store import Store

    other = Shell(Store(shell.store.folder.root))
    qtbot.addWidget(other)
    other.resize(1600, 1000)
    other.show()
    page = history(other)
    settle()
    assert len(page.rows) == 2
    assert other.notice.isVisible()


def test_a_game_s_page_shows_what_was_played_and_who_was_beaten(
    shell: Shell, finished: Finished, settle: Settle, qtbot: Any
) -> None:
    finished(5)
    shell.go("game", game="sample")
    page = shell.page("game")
    assert isinstance(page, GamePage)
    settle()
    assert len(page.recent.findChildren(MatchRow)) == 5
    assert len(page.best.findChildren(BestRow)) == 4
    bots = page.bots.findChildren(BotRow)
    assert len(bots) == 3
    bots[2].wanted.emit("hard")
    assert shell.now == "new_match"
    opened: Any = shell.page("new_match")
    assert opened.seats.plans[-1].player == "hard"


def test_a_game_without_matches_says_so(shell: Shell, settle: Settle) -> None:
    shell.go("game", game="sample")
    page = shell.page("game")
    assert isinstance(page, GamePage)
    settle()
    assert not page.recent.findChildren(MatchRow)
    assert not page.learn.isVisible()
    assert page.rules.isVisible()


# -- the end of a match ------------------------------------------------------------------------------------------------


@pytest.fixture
def end(shell: Shell, played: Callable[..., Match], settle: Settle) -> MatchEndPage:
    shell.go("match_end", match=played(3))
    settle()
    page = shell.page("match_end")
    assert isinstance(page, MatchEndPage)
    return page


def test_the_end_says_who_won_and_ranks_all(end: MatchEndPage) -> None:
    assert end.result.text() == "小美 wins"
    assert [(row.ranked.place, row.ranked.name, row.ranked.total) for row in end.rows] == [
        (1, "小美", 11),
        (2, "Opa", 3),
    ]


def test_every_total_of_the_table_is_the_sum_of_its_lines(end: MatchEndPage) -> None:
    tree = end.tree
    last = tree.topLevelItem(tree.topLevelItemCount() - 1)
    for column in (1, 2):
        values = [tree.topLevelItem(i).text(column) for i in range(tree.topLevelItemCount() - 1)]
        total = sum(int(value.replace("−", "-")) for value in values if value != "–")
        assert signed(total) == last.text(column)


def test_the_plot_begins_at_nothing_and_ends_at_the_totals(end: MatchEndPage) -> None:
    found = end.curve.marks
    assert found[0].points == (0, 0)
    assert found[-1].points == (11, 3)
    assert [mark.round for mark in found] == [0, 1, 2]


def test_a_round_under_the_pointer_tells_and_a_click_shows_it(end: MatchEndPage, shell: Shell, qtbot: Any) -> None:
    curve = end.curve
    at = QPoint(round(curve._x(1)), round(curve._plot().center().y()))
    QTest.mouseMove(curve, at)
    qtbot.waitUntil(lambda: curve.chosen == 1)
    assert "小美 +3" in curve.accessibleDescription()
    qtbot.mouseClick(curve, Qt.MouseButton.LeftButton, pos=at)
    assert shell.now == "table"


def test_the_plot_can_be_read_with_arrow_keys(end: MatchEndPage, shell: Shell, qtbot: Any) -> None:
    end.curve.setFocus()
    qtbot.keyClick(end.curve, Qt.Key.Key_Left)
    assert end.curve.chosen == 2
    qtbot.keyClick(end.curve, Qt.Key.Key_Left)
    assert end.curve.chosen == 1
    qtbot.keyClick(end.curve, Qt.Key.Key_Return)
    assert shell.now == "table"


def test_a_rematch_has_the_same_seats_and_another_seed(end: MatchEndPage, shell: Shell, qtbot: Any) -> None:
    assert end.match is not None
    before = end.match
    qtbot.mouseClick(end.again, Qt.MouseButton.LeftButton)
    assert shell.now == "table"
    match = shell.table.match
    assert {seat.name for seat in match.seats} == {"小美", "Opa"}
    assert match.options == before.options
    assert match.seed != before.seed


def test_looking_back_from_the_end_leads_back_to_where_one_was(end: MatchEndPage, shell: Shell, qtbot: Any) -> None:
    qtbot.mouseClick(end.look, Qt.MouseButton.LeftButton)
    assert shell.now == "table"
    shell.back()
    assert shell.now == "home"
    assert shell.store.saves.matches() == []


@pytest.mark.parametrize("spoken", language.LANGUAGES)
def test_the_end_speaks_both_languages_while_it_is_shown(end: MatchEndPage, spoken: str, settle: Settle) -> None:
    language.speak(spoken)
    settle()
    han = any("\u4e00" <= c <= "\u9fff" for c in end.again.text())
    assert han == (spoken == "zh_TW")


def test_marks_of_a_match_that_has_just_begun(played: Callable[..., Match]) -> None:
    found = marks(played(0))
    assert found[0].points == (0, 0)
    assert found[-1].points == (0, 0)


def roads(n: int) -> Score:
    built = [Score("road", 1, {"turn": i}) for i in range(n)]
    return Score.of("total", [Score.of("roads", built, n=n), Score("bonus", 2)])


def test_a_line_of_several_seats_says_no_seats_count_and_each_cell_its_own(qtbot: QtBot) -> None:
    tree = BreakdownTree()
    qtbot.addWidget(tree)
    said = lambda source, params: f"{source} {params.get('n', '')}".strip()  # noqa: E731 - words of a game
    tree.tell([roads(4), roads(3), Score("total")], ("A", "B", "C"), ("red", "blue", "green"), said, "sum")
    row = tree.topLevelItem(0)
    assert row.text(0) == "roads"
    assert [row.text(i) for i in (1, 2, 3)] == ["4", "3", "–"]
    assert [row.toolTip(i) for i in (1, 2, 3)] == ["roads 4", "roads 3", ""]


def test_branches_that_name_something_are_one_line_only_when_it_is_the_same() -> None:
    tile = lambda name: Score.of("tile", [Score("print", 2)], what=name)  # noqa: E731
    lines = merged([Score.of("all", [tile("red"), tile("blue")]), Score.of("all", [tile("blue"), tile("green")])])
    assert [(line.params["what"], line.values) for line in lines] == [
        ("red", [2, None]), ("blue", [2, 2]), ("green", [None, 2]),
    ]  # fmt: skip


@pytest.mark.parametrize("id", games.packages())
def test_every_line_of_the_breakdown_of_a_played_match_has_words(id: str) -> None:
    game, words = games.find(id), games.words(id)
    assert game is not None
    least = game.facts.seats[0]
    colours = ("red", "blue", "green")
    match = Match(game, tuple(Seat(f"P{i}", colours[i]) for i in range(least)), {}, 5)
    bot = RandomBot(game, 3)
    while not match.finished and len(match.history) < 120:
        match.attempt(bot.choose(match.state, Question(len(match.history))).action)
    waiting = merged(game.scores(match.state))
    while waiting:
        line = waiting.pop()
        assert all(words.score(line.source, params) for params in (line.params, *line.own))
        waiting += line.parts


def test_a_leaf_that_brought_nothing_keeps_what_its_words_need() -> None:
    ship = Score.of("ships", [Score("ship", 0, {"what": "pairs", "n": 2})])
    hand = Score("hand", 1)
    ships, _ = merged([Score.of("all", [ship, hand]), Score.of("all", [Score.of("ships", []), hand])])
    assert ships.values == [0, 0] and ships.parts[0].params == {"what": "pairs", "n": 2}


@pytest.mark.parametrize("id", games.packages())
def test_every_line_of_a_match_between_bots_has_words_to_the_end(id: str) -> None:
    game, words = games.find(id), games.words(id)
    assert game is not None
    least = game.facts.seats[0]
    match = Match(game, tuple(Seat(f"P{i}", ("red", "blue", "green")[i], "easy") for i in range(least)), {}, 0)
    bots = [game.bot("easy", seat) for seat in range(least)]
    while not match.finished:
        seat = int(match.to_move or 0)
        question = Question(len(match.history), Budget(rounds=1))
        match.attempt(bots[seat].choose(game.view(match.state, seat), question).action)
    waiting = merged(game.scores(match.state))
    while waiting:
        line = waiting.pop()
        assert all(words.score(line.source, params) for params in (line.params, *line.own))
        waiting += line.parts


def tree_of(draw: Any, depth: int) -> Score:
    name = draw(st.sampled_from("abc"))
    if depth == 0 or draw(st.booleans()):
        return Score(name, draw(st.integers(-9, 9)), {"n": draw(st.integers(0, 1))})
    return Score.of(name, [tree_of(draw, depth - 1) for _ in range(draw(st.integers(1, 3)))])


@given(data=st.data())
def test_trees_laid_over_one_another_lose_and_invent_no_point(data: Any) -> None:
    scores = [Score.of("all", [tree_of(data.draw, 2) for _ in range(3)]) for _ in range(3)]
    lines = merged(scores)
    for seat, score in enumerate(scores):
        assert sum(line.values[seat] or 0 for line in lines) == score.points
        for line in lines:
            _adds_up(line, seat)


def _adds_up(line: Line, seat: int) -> None:
    if line.parts and line.values[seat] is not None:
        assert sum(part.values[seat] or 0 for part in line.parts) == line.values[seat]
        for part in line.parts:
            _adds_up(part, seat)


def test_a_source_that_brought_one_seat_nothing_is_no_second_line() -> None:
    full = Score.of("all", [Score.of("altar", [Score("set", 2, {"n": 1})], n=1), Score.of("money", [], n=0)])
    bare = Score.of("all", [Score.of("altar", [], n=0), Score.of("money", [Score("coins", 3)], n=3)])
    lines = merged([full, bare])
    assert [(line.source, line.values) for line in lines] == [("altar", [2, 0]), ("money", [0, 3])]
