"""Random matches of every map with every option: what must hold at every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.engine import journal, position
from desktop.engine.action import Action
from desktop.engine.breakdown import Score
from desktop.engine.chance import Chance
from desktop.engine.match import Match, Step
from desktop.engine.play import candidates, legal, play
from desktop.engine.seats import COLOURS, Seat
from desktop.games.catan_dice.faces import Status
from desktop.games.catan_dice.game import GAME
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.scoring import box_points, total
from desktop.games.catan_dice.state import CatanDice

MOST_ACTIONS = {"island_one": 15 * 4 * 30, "island_two": 20_000, "extra": 20_000}


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    """Seats and options of a match."""
    map = draw(st.sampled_from(["island_one", "island_two", "extra"]))
    options = {
        "map": map,
        "simultaneous": map == "island_one" and draw(st.booleans()),
        "no_x_penalty": draw(st.booleans()),
        "same_dice_seed": draw(st.booleans()),
        "longest_road_vp": draw(st.sampled_from([1, 2])),
    }
    return draw(st.integers(1, 4)), options


def begun(seats: int, options: dict[str, Any], seed: int) -> Match:
    return Match(GAME, tuple(Seat(f"P{n}", COLOURS[n]) for n in range(seats)), options, seed)


def steps(seats: int, options: dict[str, Any], seed: int, most: int = 20_000) -> Iterator[tuple[CatanDice, Action]]:
    """The positions of a random match, each with the action that is taken there; the last position comes without."""
    state = begun(seats, options, seed).state
    luck = Chance(seed + 1)
    for _ in range(most):
        if state.finished:
            break
        actions = legal(GAME, state)
        action = actions[luck.below(len(actions))]
        yield state.clone(), action
        play(GAME, state, action)
    yield state, None  # type: ignore[misc]


matches = given(table=tables(), seed=st.integers(0, 2**53 - 1))


@settings(max_examples=25)
@matches
def test_what_is_listed_as_legal_is_what_is_not_refused(table, seed):
    for state, _ in steps(*table, seed, 150):
        fast = legal(GAME, state)
        slow = [action for action, why in candidates(GAME, state) if why is None]
        assert set(fast) == set(slow)
        assert len(fast) == len(set(fast))


@settings(max_examples=25)
@matches
def test_every_refusal_is_among_known_codes_with_its_anchor(table, seed):
    for state, _ in steps(*table, seed, 60):
        for _, why in candidates(GAME, state):
            if why is not None:
                assert why.code
                assert why.rule
                assert all(also.code != why.code for also in why.also)


@settings(max_examples=15)
@matches
def test_matches_end_with_scores_within_bounds(table, seed):
    _, options = table
    *before, (state, _) = steps(*table, seed)
    count = len(before)
    assert state.finished
    assert not state.agenda
    assert count <= MOST_ACTIONS[str(options["map"])]
    points = [score.points for score in GAME.scores(state)]
    if options["map"] == "island_one":
        assert all(-30 <= p <= 132 for p in points)
        assert all(len(sheet.boxes) == 15 for sheet in state.sheets)
    else:
        assert all(0 <= p <= 13 for p in points)  # the tenth point may come with a title worth two, or a castle
        assert state.turn < 10_000
    assert legal(GAME, state) == []


@settings(max_examples=20)
@matches
def test_every_point_is_a_leaf_and_every_box_is_accounted_for(table, seed):
    for state, _ in steps(*table, seed, 300):
        for seat, score in enumerate(GAME.scores(state)):
            assert score.points == sum(leaf.points for leaf in score.leaves()) == total(state, seat)
            assert _sums(score)
            written = [box_points(state, box) or 0 for box in state.sheets[seat].boxes]
            if state.options["map"] == "island_one":
                now = [mark.points for mark in state.sheets[seat].marks if mark.turn > len(written)]
                assert score.points == sum(written) + sum(now)


def _sums(score: Score) -> bool:
    return not score.parts or (score.points == sum(p.points for p in score.parts) and all(map(_sums, score.parts)))


@settings(max_examples=20)
@matches
def test_no_position_of_a_match_is_called_impossible(table, seed):
    for state, _ in steps(*table, seed, 200):
        assert GAME.flaw(state) is None
        for seat in (None, *range(table[0])):
            assert GAME.flaw(GAME.view(state, seat)) is None


@settings(max_examples=15)
@matches
def test_jokers_work_once_and_only_of_knights_that_stand(table, seed):
    island = None
    for state, action in steps(*table, seed, 400):
        island = island or island_of(state)
        if type(action).__name__ == "UseJoker":
            sheet, joker = state.sheets[state.playing], island.jokers[action.joker]
            assert sheet.knights & joker.needs == joker.needs
            assert not sheet.used >> joker.index & 1


@settings(max_examples=15)
@matches
def test_there_are_three_throws_at_most_and_spent_dice_stay_spent(table, seed):
    before = None
    for state, action in steps(*table, seed, 300):
        assert 0 <= state.throws <= 3
        if before is not None and state.agenda and (before.turn, before.playing) == (state.turn, state.playing):
            for old, new in zip(before.dice, state.dice, strict=True):
                if old.status is not Status.FREE:
                    assert new == old
        before = state if not state.finished and action is not None else None


@settings(max_examples=15)
@matches
def test_a_view_lets_its_seat_do_what_it_may_and_knows_no_seed(table, seed):
    for state, _ in steps(*table, seed, 120):
        if state.finished:
            continue
        seen = GAME.view(state, state.playing)
        assert seen.seed is None
        assert legal(GAME, seen) == legal(GAME, state)
        assert dict(candidates(GAME, seen)) == dict(candidates(GAME, state))


@settings(max_examples=15)
@matches
def test_what_is_imagined_looks_the_same(table, seed):
    luck = Chance(seed)
    for state, _ in steps(*table, seed, 100):
        for seat in (None, *range(table[0])):
            seen = GAME.view(state, seat)
            imagined = GAME.determinize(seen, luck)
            assert imagined.seed is not None
            assert GAME.view(imagined, seat) == seen
            assert GAME.flaw(imagined) is None


@settings(max_examples=10)
@matches
def test_an_action_leaves_the_position_it_came_from_alone(table, seed):
    for state, action in steps(*table, seed, 100):
        if action is None:
            continue
        packed = position.code(GAME, state)
        one, two = state.clone(), state.clone()
        assert play(GAME, one, action) == play(GAME, two, action)
        assert one == two
        assert position.code(GAME, state) == packed
        assert position.unpacked(GAME, position.code(GAME, one).rpartition(".")[2]) == one


@settings(max_examples=10)
@matches
def test_undo_restores_and_stops_at_dice(table, seed):
    match = begun(*table, seed)
    luck = Chance(seed + 1)
    for _ in range(80):
        if match.finished:
            break
        actions = legal(GAME, match.state)
        before = match.state.clone()
        match.attempt(actions[luck.below(len(actions))])
        after = match.state
        undone = match.undo()
        rolled = after.drawn != before.drawn
        shown = after.shown != before.shown
        assert isinstance(undone, Step) != (rolled or shown)
        if isinstance(undone, Step):
            assert match.state == before
            match.redo()
        assert match.state == after


@settings(max_examples=10)
@matches
def test_a_saved_match_replays_to_the_same_position(table, seed):
    match = begun(*table, seed)
    luck = Chance(seed + 1)
    for _ in range(100):
        if match.finished:
            break
        actions = legal(GAME, match.state)
        match.attempt(actions[luck.below(len(actions))])
    again = journal.read(journal.written(match).encode(), lambda id: GAME if id == GAME.id else None)
    assert again.state == match.state
    assert [step.action for step in again.history] == [step.action for step in match.history]


@pytest.mark.parametrize("map", ["island_one", "island_two", "extra"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_matches_can_be_played_by_every_number_of_seats(map, seats):
    *_, (state, _) = steps(seats, {"map": map}, seed=seats)
    assert state.finished
    assert {standing.seat for standing in GAME.standings(state)} == set(range(seats))
