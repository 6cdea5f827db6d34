"""Assistants that have done their work today look so on the action board."""

from __future__ import annotations

import pytest

from desktop.games.fresco.board import BOARD
from desktop.games.fresco.board.setting import setting
from desktop.games.fresco.board.workers import spent
from desktop.games.fresco.state import (
    CATHEDRAL,
    LAST,
    MARKET,
    STUDIO,
    WORKSHOP,
    CathedralFrame,
    Fresco,
    MarketFrame,
    PlanFrame,
    WorkshopFrame,
)
from desktop.table.vocabulary import Scene
from tests.games.fresco.table import table


def done(state: Fresco) -> list[int]:
    return [spent(state, 0, column) for column in (MARKET, CATHEDRAL, STUDIO, WORKSHOP, LAST)]


@pytest.mark.parametrize(
    ("frame", "expected"),
    [
        (MarketFrame(0, 2), [0, 0, 0, 0, 0]),
        (MarketFrame(0, 0, 1), [2, 0, 0, 0, 0]),
        (CathedralFrame(0, 1), [2, 0, 0, 0, 0]),
        (WorkshopFrame(0, 1), [2, 1, 1, 0, 0]),
        (WorkshopFrame(0, 0, 1), [2, 1, 1, 0, 0]),  # one blend is left: still at work
        (WorkshopFrame(0, 0, 0), [2, 1, 1, 1, 0]),
    ],
)
def test_assistants_are_spent_one_after_the_other(frame, expected):
    assert done(table(frame, plan=(2, 1, 1, 1, 0))) == expected


def test_whoever_waits_in_a_column_has_spent_nobody_there_and_whoever_left_all():
    state = table(MarketFrame(0, 1), hours=(1, 0, 2, 3), plan=(1, 1, 1, 1, 1))
    state.masters[1].plan, state.masters[2].plan = (2, 1, 1, 1, 0), (3, 1, 1, 0, 0)
    assert (spent(state, 1, MARKET), spent(state, 2, MARKET)) == (2, 0)


def test_nobody_is_spent_while_plans_are_made():
    state = table(CathedralFrame(0, 1), plan=(0, 1, 1, 1, 1))
    state.agenda = [PlanFrame(0)]
    assert done(state) == [0, 0, 0, 0, 0]


def test_the_board_shows_them_paler():
    state = table(CathedralFrame(0, 1), plan=(1, 2, 1, 1, 0))
    scene = Scene("wide", 0, printed=setting(state), colours=("blue", "red", "green"))
    faces = [
        placed.face
        for placed in BOARD.placements(scene, state)
        if placed.spot.zone in (f"plan.0.{MARKET}", f"plan.0.{CATHEDRAL}")
    ]
    assert faces == ["spent.blue", "spent.blue", "assistant.blue"]
