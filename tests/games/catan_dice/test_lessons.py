"""The lessons of the Catan Dice Game: what its kit lays and says, that no lesson plays worse than its dice allow, and the
gestures that only this game has, done by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QThreadPool

from desktop import language
from desktop.engine.play import begin, legal, play
from desktop.games.catan_dice import lessons as kit
from desktop.games.catan_dice.actions.building import EndTurn
from desktop.games.catan_dice.game import GAME
from desktop.games.catan_dice.scoring import total
from desktop.games.catan_dice.state import CatanDice, Rerolling, Resolving, StartRoad, X
from desktop.lessons.coach import Coach
from desktop.look import stylesheet
from desktop.store.store import Store
from desktop.table.motion import Pace
from desktop.windows.lesson.page import LessonPage
from desktop.windows.lesson.things import outline
from desktop.windows.shell import Shell
from tests.games.hand import Play
from tests.lessons.conftest import every_lesson, loaded

NAMES = [name for id, name in every_lesson() if id == "catan_dice"]


def laid(**table: Any) -> CatanDice:
    state = kit.position(table, 0)
    begin(GAME, state)
    assert GAME.flaw(state) is None
    return state


# -- the kit -----------------------------------------------------------------------------------------------------------


def test_turns_that_were_played_fill_the_boxes():
    state = laid(me={"turns": ["R0 S3", "", "K1 K2"], "used": "K1"}, rolled="B L W G O $")
    assert state.sheets[0].boxes == [4, X, 3] and state.turn == 4
    assert isinstance(state.top, Resolving)
    assert kit.amounts(state, 0) == {"points": 5, "numbers": 7, "turn": 0, "x": 1, "length": 2, "army": 2}
    assert "joker K1 B1 O" not in {" ".join(kit.said(action, state, ("me",))) for action in legal(GAME, state)}


def test_titles_go_to_whoever_earned_them_first():
    turns = {"turns": ["r1 r3 r4", "r6", "r7"]}
    state = laid(
        seats=2, options={"map": "island_two"}, me=turns, grandpa={"turns": ["r1 r3 r4 r6"]}, rolled="B L W G O $"
    )
    assert state.longest_road == 0, "six segments took it from five"


def test_a_scene_may_lie_between_two_throws_or_before_a_start_is_marked():
    assert isinstance(laid(rolled="B L W G O $", throws=2, rerolling=True).top, Rerolling)
    state = laid(seats=2, seat_order=["grandpa", "me"], options={"map": "extra"}, grandpa={"start": "R0711"})
    assert isinstance(state.top, StartRoad) and state.playing == 1


def test_words_that_do_not_fit_the_dice_mean_nothing():
    state = laid(rolled="B L W G O $", throws=1, rerolling=True)
    kit.action("reroll B1 $6", state, ("me",))
    for words in ("reroll L1", "reroll B7", "reroll", "build Q1", "fly", "trade $6"):
        with pytest.raises(ValueError, match=r"no (die|place|action)"):
            kit.action(words, state, ("me",))


@pytest.mark.parametrize("name", ["die.7", "joker.K9", "R99", "hill", "die.x"])
def test_what_is_not_on_the_table_cannot_be_lit(name):
    with pytest.raises(ValueError, match="called"):
        kit.place_of(name, laid(), ("me",))


def test_options_that_there_are_not_are_a_fault():
    with pytest.raises(ValueError, match="unknown_value"):
        laid(options={"map": "moon"})


# -- what lessons teach to do ------------------------------------------------------------------------------------------


def most(state: CatanDice, seat: int, known: dict[tuple[Any, ...], int]) -> int:
    """The best total that the seat can end this turn with."""
    if not isinstance(state.top, Resolving):
        return total(state, seat)
    sheet = state.sheets[seat]
    key = (*sorted(map(str, state.dice)), sheet.used, *sorted(mark.place for mark in sheet.marks))
    if key not in known:
        known[key] = total(state, seat)
        for action in legal(GAME, state):
            if not isinstance(action, EndTurn):
                after = state.clone()
                play(GAME, after, action)
                known[key] = max(known[key], most(after, seat, known))
    return known[key]


@pytest.mark.parametrize("name", NAMES)
def test_no_lesson_takes_less_than_its_dice_allow(name):
    """The way through a scene that lies after the throws brings as many points as any way could."""
    coach = Coach(GAME, kit, loaded("catan_dice", name))
    for at, (scene, _) in enumerate(coach.steps):
        coach.turn_to(at)
        if (at and coach.steps[at - 1][0] is scene) or not isinstance(coach.position().top, Resolving):
            continue
        state, seat, turn = coach.position().clone(), coach.me, coach.position().turn
        best, reached = most(state, seat, {}), total(state, seat)
        while not coach.over and coach.scene is scene:
            action = coach.example(state)
            coach.took()
            if action is None:
                action = coach.next_action(state)
            while action is not None:
                play(GAME, state, action)
                if state.turn == turn:
                    reached = max(reached, total(state, seat))
                action = coach.next_action(state)
            coach.advance(state)
        assert reached == best, scene.id


# -- by hand -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def opened(qtbot: Any, qapp: Any, home: Path) -> Any:
    """Open a lesson at a step."""
    stylesheet.apply(qapp)
    language.speak("en")
    store = Store(home, "0.1")
    store.settings.language, store.settings.theme, store.settings.bot_speed = "en", "light", "instant"
    shell = Shell(store)
    qtbot.addWidget(shell)
    shell.resize(1600, 1000)
    shell.show()

    def make(name: str, at: int) -> LessonPage:
        shell.learn("catan_dice", name, at)
        page = shell.table
        qtbot.waitExposed(page)
        page.table.set_pace(Pace(0.0))
        page.settle()
        return page

    yield make
    shell.close()
    QThreadPool.globalInstance().waitForDone()


def test_dice_are_touched_to_be_kept_and_the_others_thrown(opened: Callable[..., LessonPage], qtbot):
    page = opened("02_reroll", 1)
    hand = Play(page)
    for die in (0, 2):
        hand.click(hand.piece("tray", index=die))
    lit = {name[1] for name in page.table.marks.names() if isinstance(name, tuple) and name[0] == "lit"}
    assert lit == {"die.6"}, "what is kept is lit no more"
    hand.press("reroll")  # the second ore would be thrown too
    assert page.coach.at == 1 and "touch these three" in page.card.sentence.text()
    hand.click(hand.piece("tray", index=5))  # what was kept is kept still
    hand.press("reroll")
    qtbot.waitUntil(lambda: page.coach.at == 2)
    assert [die.face for die in page.match.state.dice] == ["ore", "wool", "grain", "wool", "ore", "ore"]


@pytest.mark.parametrize(
    ("name", "at"), [("01_road", 3), ("08_gold", 3), ("09_cities", 0), ("13_island_two", 4), ("16_shared_builds", 2)]
)
def test_the_card_leaves_costs_and_dice_free(name, at, opened: Callable[..., LessonPage], qtbot):
    page = opened(name, at)
    qtbot.waitUntil(lambda: page.standing.found)
    for thing in kit.CONSULTED:
        path = outline(page.table, page.kit, thing, page.match.state, page.coach.order)
        assert path is not None
        lies = QRectF(page.table.mapFromScene(path.boundingRect()).boundingRect())
        assert not page.card.body.intersects(lies), thing


def test_the_line_over_the_table_asks_only_for_what_can_be_done(opened: Callable[..., LessonPage]):
    page = opened("01_road", 0)
    assert page.prompt.sentence.text() == "Touch what is lit"
    for thing in page.coach.step.look:
        page._look_at_thing(thing)
    assert not page.prompt.sentence.text(), "the card waits for its button"
    page = opened("01_road", 1)
    assert page.prompt.sentence.text() == "Roll all 6 dice"
    page = opened("06_knights", 2)
    assert page.prompt.sentence.text() == "Answer the coach’s question"


def test_a_die_is_dragged_to_a_knight(opened: Callable[..., LessonPage], qtbot):
    page = opened("07_jokers", 0)
    hand = Play(page)
    hand.drag(hand.piece("tray", index=3), hand.middle("joker.K1"))
    assert page.coach.at == 0 and "both grain" in page.card.sentence.text()
    qtbot.waitUntil(lambda: page.table.stage.still)
    hand.drag(hand.piece("tray", index=2), hand.middle("joker.K1"))
    qtbot.waitUntil(lambda: page.coach.at == 1)


def test_gold_is_dragged_to_the_trade_and_the_resource_is_chosen(opened: Callable[..., LessonPage], qtbot):
    page = opened("08_gold", 0)
    hand = Play(page)
    hand.drag(hand.piece("tray", index=4), hand.middle("keep"))
    assert page.table.chooser.isVisible()
    choice = next(c for c in page.controller.choices if c.action == kit.action("trade $5 O", page.match.state, ("me",)))
    page.table.chooser.chosen.emit(choice)
    qtbot.waitUntil(lambda: page.coach.at == 1)
