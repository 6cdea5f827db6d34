"""Computer players: legal, repeatable, blind to other screens, and stronger level by level (measure_bots.py has the rates)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from desktop.bots.bot import Question
from desktop.engine.chance import Chance
from desktop.engine.play import begin, legal, play
from desktop.games.fresco.actions import PlaceAssistant
from desktop.games.fresco.bot import make
from desktop.games.fresco.bot.day import plans
from desktop.games.fresco.data import TABLES
from desktop.games.fresco.state import Fresco, PlanFrame
from tests.games.fresco.table import GAME, options
from tests.games.fresco.test_random_matches import MODULES, hidden_twin
from tests.games.fresco.test_tables import own

LEVELS = ("random", "easy", "normal", "hard")


def begun(seats: int, seed: int, edition: str = "", **chosen: Any) -> Fresco:
    state = GAME.setup(seats, options(**chosen), seed, edition)
    begin(GAME, state)
    return state


def match(levels: tuple[str, ...], seed: int, **chosen: Any) -> Fresco:
    """A match to its end."""
    state = begun(len(levels), seed, **chosen)
    bots = [make(level, seed * 4 + seat) for seat, level in enumerate(levels)]
    for step in range(4000):
        if state.finished:
            return state
        seat = state.top.seat
        play(GAME, state, bots[seat].choose(GAME.view(state, seat), Question(step=step)).action)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(("level", "seats"), list(product(LEVELS, (2, 3, 4))))
def test_every_level_plays_legal_actions_with_all_expansions(level: str, seats: int):
    state = begun(seats, seats, **dict.fromkeys(MODULES, True), round_limit=10)
    bot = make(level, 7)
    for step in range(120):
        if state.finished:
            break
        view = GAME.view(state, state.top.seat)
        action = bot.choose(view, Question(step=step)).action
        assert action in legal(GAME, state), (level, action)
        play(GAME, state, action)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_gets_the_same_answer(level: str):
    state = begun(2, 9)
    one, other = make(level, 3), make(level, 3)
    for step in range(60):
        view = GAME.view(state, state.top.seat)
        answer = one.choose(view, Question(step=step))
        assert other.choose(view.clone(), Question(step=step)) == answer
        play(GAME, state, answer.action)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_nothing_behind_other_screens_changes_an_answer(level: str):
    state, luck = begun(3, 5, requests=True), Chance(2)
    bot = make(level, 1)
    for step in range(80):
        seat = state.top.seat
        twin = hidden_twin(state, seat, luck)
        answer = bot.choose(GAME.view(state, seat), Question(step=step))
        assert bot.choose(GAME.view(twin, seat), Question(step=step)) == answer
        play(GAME, state, answer.action)


@pytest.mark.parametrize(
    ("stronger", "weaker", "matches", "least"),
    [("easy", "random", 10, 9), ("normal", "easy", 10, 7)],
)
def test_a_level_beats_the_one_below(stronger: str, weaker: str, matches: int, least: int):
    wins = 0
    for seed in range(matches):
        levels = (stronger, weaker) if seed % 2 == 0 else (weaker, stronger)
        first = GAME.standings(match(levels, seed))[0]
        wins += levels[first.seat] == stronger
    assert wins >= least


@pytest.mark.parametrize(("level", "seats"), [("easy", 3), ("easy", 4), ("normal", 3), ("hard", 3)])
def test_matches_with_special_blends_come_to_an_end_without_a_limit(level: str, seats: int):
    state = match((level,) * seats, 0, specials=True)
    assert state.round <= 25


def test_a_plan_is_made_step_by_step_and_uses_the_whole_crew():
    state = begun(2, 1)
    bots = [make("hard", seat) for seat in range(2)]
    step = 0
    while not state.revealed:
        seat = state.top.seat
        action = bots[seat].choose(GAME.view(state, seat), Question(step=step)).action
        assert isinstance(action, PlaceAssistant) == (
            isinstance(state.top, PlanFrame) and state.mover.placed < state.mover.crew
        )
        play(GAME, state, action)
        step += 1
    assert all(sum(master.plan) == master.crew for master in state.masters[:2])


@pytest.mark.parametrize(("crew", "n"), [(4, 65), (5, 101), (6, 135)])
def test_so_many_plans_there_are(crew: int, n: int):
    assert len(set(plans(crew, 3))) == n


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_they_play_with_an_owners_tables_as_well(level: str):
    text = own("crew", spaces=2) + "\n" + own("hours", price=[5, 3, 2, 2, 1]) + "\n" + own("mood", neutral=3)
    state = begun(2, 3, TABLES.register(text), portraits=True)
    bots = [make(level, seat) for seat in range(2)]
    for step in range(90):
        seat = state.top.seat
        play(GAME, state, bots[seat].choose(GAME.view(state, seat), Question(step=step)).action)
