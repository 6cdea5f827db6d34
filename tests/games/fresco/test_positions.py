"""Positions that cannot be are refused; whatever is let through can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.engine.chance import Chance
from desktop.engine.play import candidates, legal, play
from desktop.games.fresco.state import CathedralFrame, DayFrame, Fresco, LandingFrame, MarketFrame, PlanFrame
from tests.games.fresco.table import GAME, planning, played, table
from tests.games.fresco.test_random_matches import MODULES, begun


def positions() -> list[Fresco]:
    found: list[Fresco] = []
    for seats in (2, 3, 4):
        for seed in range(2):
            state = begun(seats, dict.fromkeys(MODULES, bool(seed)), seed)
            found += [state.clone() for step, _ in enumerate(played(state, Chance(seed))) if step % 9 == 0]
    return found


def mixed(state: Fresco, other: Fresco, luck: Chance) -> None:
    """Put a part of another position, or nonsense, into a position."""
    master, theirs = (s.masters[luck.below(len(s.masters))] for s in (state, other))
    match luck.below(9):
        case 0:
            state.agenda = other.agenda
        case 1:
            state.ceiling = other.ceiling
        case 2:
            state.masters[luck.below(len(state.masters))] = theirs
        case 3:
            state.stalls = other.stalls
        case 4:
            state.revealed = not state.revealed
        case 5:
            state.final = not state.final
        case 6:
            state.portraits = other.portraits
        case 7:
            master.plan, master.crew = theirs.plan, luck.below(10)
        case _:
            master.hour, master.mood = luck.below(6) - 1, luck.below(12) - 5


def test_what_is_let_through_can_be_played():
    luck, pool = Chance(77), positions()
    through = refused = 0
    for _ in range(1500):
        state = pool[luck.below(len(pool))].clone()
        mixed(state, pool[luck.below(len(pool))].clone(), luck)
        if GAME.flaw(state) is not None:
            refused += 1
            continue
        through += 1
        for _ in range(12):
            if not state.finished:
                assert list(candidates(GAME, state))
                actions = legal(GAME, state)
                play(GAME, state, actions[luck.below(len(actions))])
    assert through > 200
    assert refused > 200


def _lost(state: Fresco) -> None:
    state.ceiling[0] = ""


def _twice(state: Fresco) -> None:
    state.ceiling[0] = state.ceiling[1]


def _shared(state: Fresco) -> None:
    for master in state.masters[:2]:
        master.queue = 1


def _unearned(state: Fresco) -> None:
    state.masters[0].score, state.masters[0].queue = 9, 0


def _cheerful(state: Fresco) -> None:
    state.masters[0].mood = 5


def _crowded(state: Fresco) -> None:
    state.masters[0].plan = (4, 0, 0, 0, 0)


def _lonely(state: Fresco) -> None:
    del state.masters[1:]


def _nobody(state: Fresco) -> None:
    state.agenda = [state.agenda[0], MarketFrame(7, 1)]


def _half(state: Fresco) -> None:
    state.agenda = state.agenda[:1]


def _bag(state: Fresco) -> None:
    state.bag.append("M01")


@pytest.mark.parametrize(
    "spoil", [_lost, _twice, _shared, _unearned, _cheerful, _crowded, _lonely, _nobody, _half, _bag]
)
def test_a_spoilt_position_is_refused(spoil: Callable[[Fresco], None]):
    state = table(MarketFrame(0, 1))
    assert GAME.flaw(state) is None
    spoil(state)
    assert GAME.flaw(state) is not None


@pytest.mark.parametrize(
    "top",
    [
        PlanFrame(0),
        LandingFrame(0, 0, 5, 5, 3),
        CathedralFrame(0, 0),
        CathedralFrame(0, 1, True),
        DayFrame(-1, (0, 1, 2)),
    ],
)
def test_an_open_decision_that_does_not_fit_the_day_is_refused(top: Any):
    state = table(MarketFrame(0, 1), paints="R")
    state.agenda = [state.agenda[0], top]
    assert GAME.flaw(state) is not None


def test_planning_is_a_possible_position():
    assert GAME.flaw(planning()) is None
