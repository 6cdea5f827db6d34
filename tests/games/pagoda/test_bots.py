"""The bots play by the rules, see nothing hidden, can be repeated, and each level beats the one below."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from desktop.bots.bot import Budget, Question
from desktop.engine.chance import Chance
from desktop.engine.play import begin, legal, play, refusal
from desktop.games.pagoda.actions import EndTurn, LayRoof, LayTile, UseDragon
from desktop.games.pagoda.bot import HALF_AN_EYE
from desktop.games.pagoda.colour import Ability
from desktop.games.pagoda.game import GAME
from desktop.games.pagoda.judgement import Judge, Taste
from desktop.games.pagoda.prospect import Ground, means_of
from desktop.games.pagoda.state import Pagodas, TurnFrame
from desktop.games.pagoda.turns import endings
from tests.games.pagoda.measure_bots import played
from tests.games.pagoda.table import DONE, B, G, P, R, Y, cards, table, tile

LEVELS = ("random", "easy", "normal", "hard")
MODES = [{"quick": q, "simple": s, "start": "first"} for q, s in itertools.product((False, True), repeat=2)]


def never() -> bool:
    return False


def walked(mode: dict[str, Any], level: str, seed: int, every: int) -> list[Pagodas]:
    """Views of the one to move in a match that a level plays against itself."""
    state = GAME.setup(2, mode, seed)
    begin(GAME, state)
    bots = [GAME.bot(level, seed + seat) for seat in (0, 1)]
    views: list[Pagodas] = []
    step = 0
    while not state.finished:
        view = GAME.view(state, state.top.seat)
        advice = bots[state.top.seat].choose(view, Question(step))
        assert refusal(GAME, state, advice.action) is None, advice
        assert advice.action in legal(GAME, state), "a bot takes what is listed"
        if step % every == 0:
            views.append(view)
        play(GAME, state, advice.action)
        step += 1
    return views


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mode", MODES, ids=["full", "simple", "quick", "quick simple"])
def test_a_level_plays_whole_matches_by_the_rules(level: str, mode: dict[str, Any]):
    assert walked(mode, level, 4, 1000)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_gets_the_same_answer_from_any_bot_of_a_seed(level: str):
    for step, view in enumerate(walked(MODES[0], "easy", 11, 9)):
        kept = view.clone()
        one = GAME.bot(level, 5).choose(view, Question(step))
        assert view == kept, "a bot leaves its view alone"
        assert GAME.bot(level, 5).choose(view, Question(step)) == one


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bot_in_a_hurry_or_out_of_time_still_answers_with_something_legal(level: str):
    for step, view in enumerate(walked(MODES[0], "easy", 12, 6)):
        for question in (Question(step, hurry=lambda: True), Question(step, Budget(seconds=0.0))):
            assert GAME.bot(level, 5).choose(view, question).action in legal(GAME, view)


@pytest.mark.parametrize(
    ("strong", "weak", "matches", "least"), [("easy", "random", 20, 17), ("normal", "easy", 10, 8), ("hard", "normal", 6, 4)]
)  # fmt: skip
def test_each_level_beats_the_one_below(strong: str, weak: str, matches: int, least: int):
    won = 0
    for index in range(matches):
        mine = index % 2
        levels = (weak, strong) if mine else (strong, weak)
        scores, _ = played(levels, "quick", 900 + index // 2)
        won += scores[mine] > scores[1 - mine]
    assert won >= least


def test_the_estimate_of_a_turn_is_near_what_the_rules_allow():
    near = total = 0
    for seed, mode in enumerate(MODES):
        for view in walked(mode, "normal", seed, 3):
            if not isinstance(view.top, TurnFrame):
                continue
            seat = view.top.seat
            found = endings(view, never)
            if not found:
                continue
            own = view.builders[seat]
            guess = Ground(view.laws, view.sites, view.tiles).best(means_of(view, seat, own.open + own.hand))
            most = max(ending.points for ending in found)
            total += 1
            near += guess == most
            assert abs(guess - most) <= 8
    assert total > 25
    assert near / total > 0.9


def test_every_ending_is_reached_by_its_own_actions():
    for view in walked(MODES[0], "normal", 3, 9):
        if not isinstance(view.top, TurnFrame):
            continue
        before = view.builders[view.top.seat].score
        for ending in endings(view, never)[:20]:
            after = view.clone()
            for action in ending.actions:
                assert action in legal(GAME, after)
                play(GAME, after, action)
            seat = view.top.seat
            assert after.builders[seat].score - before == ending.points
            assert after.finished or EndTurn() in legal(GAME, after)


def test_all_levels_finish_the_pagoda_that_wins_the_match():
    state = table({1: DONE, 2: DONE, 3: (4, G, 4), 4: (1, Y, 1)}, held="RYBGPrb", left=("green_red",), scores=(60, 63))
    state.starter = 1
    for level in ("normal", "hard"):
        play_on, view = state.clone(), state.clone()
        bot = GAME.bot(level, 1)
        kinds: list[type] = []
        while not play_on.finished and play_on.top.seat == 0:
            view = GAME.view(play_on, 0)
            action = bot.choose(view, Question(len(kinds))).action
            kinds.append(type(action))
            play(GAME, play_on, action)
        assert LayRoof in kinds
        assert play_on.finished
        assert play_on.builders[0].score > 63


def test_the_judge_counts_what_the_spots_of_a_tile_give_the_opponent():
    state = table({1: (3, B, 4), 2: (1, P, 1)}, held="BBPPGrr", other="YYYBGbb", left=("blue_yellow", "blue_red"))
    judge = Judge(GAME.view(state, 0), 0, 8, Chance(1), Taste())
    replies: list[float] = []
    for name in ("blue_yellow", "blue_red"):
        after = state.clone()
        play(GAME, after, LayTile(0, tile(name), cards("B")))
        replies.append(judge.verdict(after, 1).reply)
    assert replies[0] > replies[1] + 4  # three yellow cards lie open before the opponent, and no red one


def test_a_judge_who_looks_with_half_an_eye_imagines_no_hand():
    view = GAME.view(table(), 0)
    assert all(not hand for hand, _ in Judge(view, 0, 3, Chance(1), HALF_AN_EYE).hidden)
    hands = [hand for hand, _ in Judge(view, 0, 3, Chance(1), Taste()).hidden]
    assert [len(hand) for hand in hands] == [2, 2, 2]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_hand_without_use_makes_the_dragon_fly(level: str):
    sites = {1: (4, R, 1), 2: (4, R, 2), 3: (3, R, 1), 4: (3, B, 1), 5: (2, B, 3), 6: (2, G, 1)}
    view = GAME.view(table(sites, held="YYPPYyp", uses={Ability.DRAGON: 1}), 0)
    assert GAME.bot(level, 1).choose(view, Question(0)).action == UseDragon()
