"""A match: what it refuses, what undo cannot take back, where one can look back and branch off."""

from __future__ import annotations

import pytest

from desktop.engine.action import Refusal
from desktop.engine.match import CannotBegin, Match
from desktop.engine.play import legal
from desktop.engine.seats import Seat
from desktop.games.catan_dice.actions.building import EndTurn
from desktop.games.catan_dice.actions.rolling import RollDice, Stop
from desktop.games.catan_dice.game import GAME
from tests.games.every import match_of, walk

SEATS = (Seat("A", "red"), Seat("B", "blue", "easy"))


def test_a_match_that_cannot_begin_says_why() -> None:
    for seats, options, code in (
        ((Seat("A", "red"), Seat("a", "blue")), {}, "names_equal"),
        (SEATS, {"map": "moon"}, "unknown_value"),
        (SEATS, {"moon": 1}, "unknown_option"),
        (SEATS, {"map": "extra", "simultaneous": True}, "simultaneous_race"),
    ):
        with pytest.raises(CannotBegin) as caught:
            Match(GAME, seats, options, 1)
        assert caught.value.refusal.code == code


def test_an_action_out_of_its_moment_is_refused_once_for_all() -> None:
    match = Match(GAME, SEATS, {}, 1)
    why = match.refusal(EndTurn())
    assert why is not None and why.code == "not_now" and why.rule == match.state.top.rule


def test_a_throw_cannot_be_taken_back_but_a_stop_can() -> None:
    match = Match(GAME, SEATS, {}, 1)
    assert isinstance(match.undo(), Refusal)
    match.attempt(RollDice())
    why = match.undo_refusal()
    assert why is not None and why.code == "undo_chance"
    before = match.state
    match.attempt(Stop())
    assert match.undo_refusal() is None
    match.undo()
    assert match.state == before
    assert not isinstance(match.redo(), Refusal)


def test_in_a_learning_match_everything_can_be_taken_back() -> None:
    match = Match(GAME, SEATS, {}, 1, learning=True)
    start = match.state
    match.attempt(RollDice())
    assert not isinstance(match.undo(), Refusal) and match.state == start


def test_a_new_action_forgets_what_was_undone() -> None:
    match = Match(GAME, SEATS, {}, 1)
    match.attempt(RollDice())
    match.attempt(Stop())
    match.undo()
    match.attempt(Stop())
    assert isinstance(match.redo(), Refusal)


def test_an_error_in_a_rule_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME, SEATS, {}, 1)
    before = match.state.clone()

    def broken(self: RollDice, state: object) -> object:
        state.turn = 99  # type: ignore[attr-defined]
        raise ZeroDivisionError
        yield

    monkeypatch.setattr(RollDice, "perform", broken)
    with pytest.raises(ZeroDivisionError):
        match.attempt(RollDice())
    assert match.state == before and not match.history


def test_a_branch_goes_its_own_way() -> None:
    match = match_of(GAME, 2, {}, 4)
    for _ in walk(match, 2, 30):
        pass
    twin = match.branch(10)
    assert twin.state == match.state_after(10) and twin.learning and len(twin.history) == 10
    twin.attempt(legal(GAME, twin.state)[0])
    assert len(match.history) == 30
