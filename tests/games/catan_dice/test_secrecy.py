"""Turns that are played hidden (rules 8.5)."""

from __future__ import annotations

import pytest

from desktop.engine.chance import Chance
from desktop.engine.play import legal, play
from desktop.games.catan_dice.actions.building import EndTurn
from desktop.games.catan_dice.actions.rolling import Reroll, RollDice, Stop
from desktop.games.catan_dice.events import BoxesShown, Rolled
from desktop.games.catan_dice.faces import Face
from desktop.games.catan_dice.game import GAME
from desktop.games.catan_dice.state import HIDDEN
from tests.games.catan_dice.lay import do, fresh
from tests.games.catan_dice.test_matches import steps


def faces(state):
    return [die.face for die in state.dice]


@pytest.mark.parametrize("map", ["island_one", "island_two", "extra"])
def test_equal_choices_give_equal_dice(map):
    state = fresh(2, map=map, same_dice_seed=True)
    while state.turn == 0:
        do(state, legal(GAME, state)[0])
    for _ in range(3):  # past the turns with fewer dice
        for _ in range(2):
            do(state, RollDice(), Stop(), EndTurn())
    thrown = []
    for _ in range(2):
        do(state, RollDice(), Reroll((0, 3)), Reroll((3, 5)))
        thrown.append(faces(state))
        do(state, EndTurn())
    assert thrown[0] == thrown[1]


def test_other_choices_leave_the_other_dice_alike():
    state = fresh(2, same_dice_seed=True)
    do(state, RollDice(), Reroll((0, 1)), Stop())
    first = faces(state)
    do(state, EndTurn(), RollDice())
    opening = faces(state)
    do(state, Reroll((1, 2)))
    second = faces(state)
    assert opening[3:] == first[3:] == second[3:]
    assert first[1] == second[1]


def test_turns_and_seeds_differ():
    throws = set()
    for seed in range(4):
        state = fresh(1, seed, same_dice_seed=True)
        for _ in range(4):
            do(state, RollDice(), Stop())
            throws.add(tuple(faces(state)))
            do(state, EndTurn())
    assert len(throws) == 16


@pytest.mark.parametrize("option", ["simultaneous", "same_dice_seed"])
def test_dice_and_box_are_hidden_until_a_seat_has_finished_the_turn(option):
    state = fresh(3, **{option: True})
    for _ in range(3):
        do(state, RollDice(), Stop(), EndTurn())
    do(state, RollDice(), Stop())
    assert set(faces(GAME.view(state, 1))) == {Face.BLANK}
    assert set(faces(GAME.view(state, None))) == {Face.BLANK}
    assert faces(GAME.view(state, 0)) == faces(state)
    if (build := next((a for a in legal(GAME, state) if type(a).__name__ == "Build"), None)) is not None:
        do(state, build)
    do(state, EndTurn())
    assert GAME.view(state, 1).sheets[0].boxes[1] == HIDDEN
    assert GAME.view(state, 0).sheets[0] == state.sheets[0]
    do(state, RollDice(), Stop(), EndTurn())
    assert GAME.view(state, 2).sheets[0].boxes[1] == GAME.view(state, 2).sheets[1].boxes[1] == HIDDEN
    assert GAME.view(state, 1).sheets == GAME.view(state, 0).sheets == state.sheets
    events = do(state, RollDice(), Stop(), EndTurn())
    assert BoxesShown(turn=2, boxes=tuple(sheet.boxes[1] for sheet in state.sheets)) in events
    for seat in (None, 0, 1, 2):
        assert GAME.view(state, seat).sheets == state.sheets


def test_nothing_is_hidden_without_those_options():
    for state, _ in steps(3, {"map": "island_one"}, 5, 60):
        for seat in (None, 0, 1, 2):
            seen = GAME.view(state, seat)
            seen.seed = state.seed
            assert seen == state


@pytest.mark.parametrize("option", ["simultaneous", "same_dice_seed"])
def test_what_is_hidden_changes_nothing_that_others_see(option):
    """Two matches that differ only in what the first seat does with its turn look the same to the second."""
    for seed in range(12):
        state = fresh(2, seed, **{option: True})
        for _ in range(6):
            do(state, RollDice(), Stop())
            if builds := [a for a in legal(GAME, state) if type(a).__name__ == "Build"]:
                do(state, builds[-1])
            do(state, EndTurn())
        do(state, RollDice())
        views = []
        for way in range(4):
            other, luck = state.clone(), Chance(way)
            while other.playing == 0:
                actions = legal(GAME, other)
                play(GAME, other, actions[luck.below(len(actions))])
                # the frames are public: that somebody builds or throws again is no secret, with what is one
                seen = [GAME.view(other, seat) for seat in (1, None)]
                for view in seen:
                    assert set(faces(view)) == {Face.BLANK}
            views.append([GAME.view(other, seat) for seat in (1, None)])
        assert all(view == views[0] for view in views)


def test_hidden_throws_are_kept_out_of_the_log_of_those_who_wait():
    state = fresh(2, same_dice_seed=True)
    rolled = next(event for event in do(state, RollDice()) if isinstance(event, Rolled))
    assert rolled.seen_by(0) is rolled
    assert rolled.seen_by(1) is None
    assert rolled.seen_by(None) is None
    do(state, Stop(), EndTurn())
    rolled = next(event for event in do(state, RollDice()) if isinstance(event, Rolled))
    assert all(rolled.seen_by(viewer) is rolled for viewer in (0, 1, None))


def test_the_curtain_guards_those_who_have_begun_while_another_has_not_finished():
    state = fresh(2, simultaneous=True)
    assert GAME.secrets(state, 0)
    assert not GAME.secrets(state, 1)
    do(state, RollDice(), Stop(), EndTurn())
    assert GAME.secrets(state, 0)  # what it built, the second seat must not know
    assert not any(
        GAME.secrets(fresh(seats, **options), 0) for seats, options in ((2, {}), (1, {"same_dice_seed": True}))
    )


def test_a_finished_match_is_open_to_all():
    *_, (state, _) = steps(3, {"map": "island_one", "simultaneous": True}, 3)
    assert state.finished
    for seat in (None, 0, 1, 2):
        seen = GAME.view(state, seat)
        assert (seen.sheets, seen.dice) == (state.sheets, state.dice)
        assert not GAME.secrets(state, seat or 0)
