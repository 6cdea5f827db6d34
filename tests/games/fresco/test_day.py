"""A round from morning to evening, and the end of a match (5 to 7)."""

from __future__ import annotations

import pytest

from desktop.engine.play import begin
from desktop.games.fresco.actions import (
    CloseStall,
    ConfirmPlan,
    Leave,
    MoveBishop,
    PlaceAssistant,
    Restore,
    RestoreAltar,
)
from desktop.games.fresco.events import MatchEnded, MoneyConverted, PlansRevealed, QueueMoved
from desktop.games.fresco.grid import space
from desktop.games.fresco.state import (
    ASLEEP,
    CathedralFrame,
    ClosingFrame,
    DayFrame,
    MarketFrame,
    PlanFrame,
    WakeFrame,
    WorkshopFrame,
)
from desktop.games.fresco.track import advance
from tests.games.fresco.table import (
    GAME,
    W5,
    W7,
    W8,
    W9,
    clear,
    do,
    fresh,
    held,
    of,
    options,
    planning,
    stand,
    table,
    tried,
    wake,
)


@pytest.mark.parametrize(("seats", "stalls", "tiles"), [(2, [4, 3, 3], 11), (3, [4, 3, 3], 11), (4, [4, 3, 3, 3], 14)])
def test_the_stalls_leave_one_tile_in_the_bag(seats: int, stalls: list[int], tiles: int):
    state = fresh(seats)
    assert [len(stall.tiles) for stall in state.stalls] == stalls
    assert len(state.bag) == 1
    assert GAME.components(state)["market"] == tiles


def test_everyone_starts_with_twelve_thalers_and_a_paint_of_each_basic_kind():
    state = fresh(4)
    assert [(master.money, held(state, seat), master.mood) for seat, master in enumerate(state.masters)] == [
        (12, "RYB", 0)
    ] * 4
    assert state.ceiling[12] == "F24"
    assert state.bishop == 12


def test_the_start_order_is_drawn():
    first = {GAME.setup(4, options(), seed).start for seed in range(40)}
    assert first == {0, 1, 2, 3}


def test_moods_move_at_once_when_all_are_up():
    state = fresh()
    wake(state, W5, W9)
    assert [master.mood for master in state.masters] == [0, 0, 0]
    wake(state, W7)
    assert [master.mood for master in state.masters] == [-3, 1, -1]
    assert isinstance(state.top, PlanFrame)


def test_plans_are_shown_together():
    state = planning()
    assert not state.revealed
    do(state, *[PlaceAssistant(0)] * 3, *[PlaceAssistant(1)] * 2)
    shown = state.shown
    events = do(state, ConfirmPlan())
    assert PlansRevealed(plans=((3, 2, 0, 0, 0),) * 3) in events
    assert state.shown == shown + 1


def test_early_risers_come_first_and_finish_a_column():
    state = planning()
    for seat, hour in enumerate((W8, W5, W9)):
        state.masters[seat].hour = hour
    state.masters[2].plan = (0, 3, 2, 0, 0)
    do(state, *[PlaceAssistant(0)] * 3, *[PlaceAssistant(1)] * 2, ConfirmPlan())
    assert state.top == MarketFrame(1, 3)
    do(state, CloseStall(0))
    assert state.top == MarketFrame(0, 3)
    do(state, Leave())
    assert state.top == CathedralFrame(1, 2)


def test_passing_closes_no_stall_and_choosing_one_without_buying_does():
    state = table(MarketFrame(0, 2))
    state.masters[1].plan = (1, 0, 0, 0, 0)
    other = state.clone()
    do(state, Leave())
    assert all(stall.open for stall in state.stalls)
    do(other, CloseStall(1))
    assert [stall.open for stall in other.stalls] == [True, False, True]
    assert len(other.bag) == 4


def test_the_first_of_the_queue_goes_to_its_end():
    state = table(WorkshopFrame(0, 1))
    stand(state, 1, 7)
    events = do(state, Leave())
    assert QueueMoved(order=(2, 0)) in events
    assert [state.masters[who].queue for who in range(3)] == [2, 0, 1]
    assert isinstance(state.top, WakeFrame)
    assert state.top.who == 2


def test_the_evening_wakes_nobody_and_fills_the_market():
    state = table(WorkshopFrame(0, 1))
    state.stalls[0].open = False
    state.bag += state.stalls[0].tiles
    state.stalls[0].tiles = []
    do(state, Leave())
    assert [master.hour for master in state.masters] == [ASLEEP] * 3
    assert [len(stall.tiles) for stall in state.stalls] == [4, 3, 3]
    assert all(stall.open for stall in state.stalls)
    assert not state.revealed
    assert all(master.plan == () for master in state.masters)


def test_the_last_round_has_a_second_cathedral_and_no_income():
    state = table(CathedralFrame(0, 1), paints="RRYYBB", money=0, tiles="F01 F02", plan=(0, 1, 0, 1, 1))
    state.final = True
    do(state, RestoreAltar(of("RYB")))
    assert isinstance(state.top, WorkshopFrame)
    do(state, Leave())
    assert state.top == CathedralFrame(0, 1)
    events = do(state, RestoreAltar(of("RYB")))
    assert any(isinstance(event, MatchEnded) for event in events)
    assert state.finished
    assert state.masters[0].score == 4


def test_one_step_of_the_bishop_over_both_cathedrals():
    state = table(CathedralFrame(0, 1), paints="RYB" * 2, at={(1, 1): "F01", (5, 5): "F04"}, plan=(0, 1, 0, 0, 1))
    state.final = True

    do(state, MoveBishop(space(2, 2)), Restore(space(1, 1)))
    assert state.top == CathedralFrame(0, 1)
    assert tried(state, MoveBishop(space(2, 2))) == "bishop_moved_already"


def test_money_is_converted_in_the_order_of_the_hours():
    state = table(scores=(10, 10 + 1, 5), money=4)
    for master in state.masters:
        master.money = 4
    state.masters[1].score = 12
    stand(state, 1, 12)
    state.final = True
    state.agenda = [ClosingFrame(-1, (2, 0, 1))]
    events = begin(GAME, state)
    order = [event.seat for event in events if isinstance(event, MoneyConverted)]
    assert order == [2, 0, 1]
    assert [master.score for master in state.masters] == [13, 14, 7], "12 is taken when seat 0 arrives"


def test_nobody_with_a_point_shares_the_win():
    state = table(money=1)
    for master in state.masters:
        master.money = 1
    state.final = True
    state.agenda = [ClosingFrame(-1, (0, 1, 2))]
    begin(GAME, state)
    assert [standing.place for standing in GAME.standings(state)] == [1, 1, 1]


def test_a_scoring_of_nothing_moves_nothing():

    state = table(scores=(0, 4, 9))
    assert list(advance(state, 0, 0)) == []
    assert (state.masters[0].score, state.masters[0].queue) == (0, 1)


def test_a_day_without_plans_goes_straight_to_the_evening():
    state = table()
    state.agenda = [DayFrame(-1, (0, 1, 2))]
    round = state.round
    begin(GAME, state)
    assert state.round == round + 1


def test_the_match_over_six_tiles_ends_only_after_one_more_round():
    state = table(CathedralFrame(0, 1), paints="RYB", at={(3, 3): "F04"})

    clear(state, 7)
    assert state.ceiling[12] == "F04"
    do(state, Restore(12))
    assert state.final
    assert not state.finished
