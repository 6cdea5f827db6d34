"""Every illegal move of the rules (9): it can be tried, the answer names why, and its nearest legal neighbour is legal."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.engine.play import refusal
from desktop.games.fresco.actions import (
    BeginRequest,
    Blend,
    BuyGoods,
    BuyPaint,
    ChoosePaint,
    CloseStall,
    ConfirmPlan,
    GiveTile,
    LandOn,
    Leave,
    LeonardoRestores,
    MoveBishop,
    PaintForMoney,
    PlaceAssistant,
    Restore,
    RestoreAltar,
    TakePortrait,
    Wake,
)
from desktop.games.fresco.grid import space
from desktop.games.fresco.state import (
    CathedralFrame,
    EveningFrame,
    IncomeFrame,
    LeonardoCathedralFrame,
    LeonardoMarketFrame,
    LeonardoStudioFrame,
    LeonardoWorkshopFrame,
    MarketFrame,
    StudioFrame,
    WorkshopFrame,
)
from tests.games.fresco.table import (
    GAME,
    W5,
    W6,
    Paint,
    do,
    fresh,
    goods,
    of,
    open_cards,
    own,
    planning,
    refused,
    spaces,
    table,
    tried,
    wake,
)

R, Y, B, O, G, P, K, N = Paint


# -- the morning -------------------------------------------------------------------------------------------------------


def test_an_hour_wakes_one_painter():
    state = fresh()
    wake(state, W6)
    assert tried(state, Wake(1, W6)) == "slot_taken"
    do(state, Wake(1, W5))


def test_the_queue_chooses_before_the_others():
    state = fresh()
    assert tried(state, Wake(1, W6)) == "not_your_turn"
    do(state, Wake(0, W6))


def test_a_column_has_three_spaces():
    state = planning()
    do(state, *[PlaceAssistant(0)] * 3)
    assert tried(state, PlaceAssistant(0)) == "column_full"
    do(state, PlaceAssistant(1))


@pytest.mark.parametrize(
    ("crew", "mood", "code"), [(5, 0, "no_temp_assistant"), (4, -3, "crew_short"), (6, 3, "all_placed")]
)
def test_nobody_places_more_assistants_than_the_mood_leaves(crew: int, mood: int, code: str):
    state = planning(crew, mood)
    do(state, *[PlaceAssistant(column % 5) for column in range(crew)])
    assert tried(state, PlaceAssistant(4)) == code
    do(state, ConfirmPlan())


def test_all_assistants_are_placed():
    state = planning()
    do(state, *[PlaceAssistant(column) for column in range(4)])
    assert tried(state, ConfirmPlan()) == "assistants_left"
    do(state, PlaceAssistant(4), ConfirmPlan())


# -- the market --------------------------------------------------------------------------------------------------------


def test_one_stall_a_round():
    state = table(MarketFrame(0, 2))
    first, second = state.stalls[0].tiles[0], state.stalls[1].tiles[0]
    do(state, BuyGoods(0, first))
    assert tried(state, BuyGoods(1, second)) == "one_stall"
    assert tried(state, CloseStall(1)) == "one_stall"
    do(state, BuyGoods(0, state.stalls[0].tiles[0]))


def test_a_closed_stall_sells_nothing():
    state = table(MarketFrame(0, 2))
    tile = state.stalls[0].tiles[0]
    state.stalls[0].open = False
    assert refused(state, BuyGoods(0, tile)) == "stall_closed"
    assert tried(state, CloseStall(0)) == "stall_closed"
    do(state, CloseStall(1))


def test_one_assistant_carries_one_tile():
    state = table(MarketFrame(0, 1))
    goods(state, 0, "M04 M12 M14")
    do(state, BuyGoods(0, "M04"))
    assert tried(state, BuyGoods(0, "M12")) == "too_many_tiles"
    two = table(MarketFrame(0, 2))
    goods(two, 0, "M04 M12 M14")
    do(two, BuyGoods(0, "M04"), BuyGoods(0, "M12"))


def test_the_purse_must_hold_the_price():
    state = table(MarketFrame(0, 2), money=3, hours=(W6, 3, 4))
    goods(state, 0, "M04 M12 M14")
    do(state, BuyGoods(0, "M12"))
    assert tried(state, BuyGoods(0, "M14")) == "no_money"


@pytest.mark.parametrize("paint", [P, K, N])
def test_purple_pink_and_brown_are_never_sold(paint: Paint):
    state = table(MarketFrame(0, 2), specials=True)
    assert tried(state, BuyPaint(paint)) == "purple_never_sold"


def test_paint_is_sold_on_tiles_only():
    assert tried(table(MarketFrame(0, 2)), BuyPaint(R)) == "sold_on_tiles"


def test_a_tile_is_sold_where_it_lies_and_once():
    state = table(MarketFrame(0, 2))
    goods(state, 0, "M04 M12 M14")
    assert refused(state, BuyGoods(1, "M04")) == "tile_not_here"
    do(state, BuyGoods(0, "M04"))
    assert refused(state, BuyGoods(0, "M04")) == "tile_not_here"


def test_who_bought_closes_the_stall():
    state = table(MarketFrame(0, 2))
    left = state.clone()
    do(state, BuyGoods(0, state.stalls[0].tiles[0]))
    assert tried(state, Leave()) == "stall_must_close"
    do(state, CloseStall(0))
    do(left, Leave())


# -- the cathedral -----------------------------------------------------------------------------------------------------


def test_a_tile_takes_exactly_its_paints():
    state = table(CathedralFrame(0, 1), paints="ORB", at={(1, 1): "F17", (1, 2): "F12"})
    assert tried(state, Restore(space(1, 1))) == "missing_paint"
    why = refusal(GAME, state, Restore(space(1, 1)))
    assert why is not None
    assert why.params == {"paints": (P,)}
    do(state, Restore(space(1, 2)))


def test_what_is_done_is_done():
    state = table(CathedralFrame(0, 1), paints="RRYYBB")
    own(state, 1, state.ceiling[0])
    assert tried(state, Restore(0)) == "no_tile"


@pytest.mark.parametrize(
    ("letters", "code"),
    [("RRY", "altar_same_basic"), ("RY", "altar_needs_three"), ("RYBO", "altar_needs_three"), ("YBP", "missing_paint")],
)
def test_the_altar_takes_three_different_basic_paints_or_blends(letters: str, code: str):
    state = table(CathedralFrame(0, 1), paints="RRYBO")
    assert tried(state, RestoreAltar(of(letters))) == code
    do(state, RestoreAltar(of("RYO")))


def test_the_bishop_takes_one_step_a_round():
    state = table(CathedralFrame(0, 2), paints="RYB", at={(1, 1): "F01", (1, 2): "F02"})
    assert tried(state, MoveBishop(space(1, 1))) == "bishop_one_step"
    do(state, MoveBishop(space(2, 2)))
    assert tried(state, MoveBishop(space(2, 3))) == "bishop_moved_already"
    do(state, Restore(space(1, 1)))
    assert tried(state, MoveBishop(space(2, 2))) == "bishop_moved_already"


def test_a_paid_step_belongs_to_a_fresco_restoration():
    state = table(CathedralFrame(0, 1), paints="RYB", at={(1, 1): "F04"})
    do(state, MoveBishop(space(2, 2)))
    assert tried(state, RestoreAltar(of("RYB"))) == "bishop_needs_fresco"
    assert tried(state, Leave()) == "bishop_needs_fresco"
    do(state, Restore(space(1, 1)))


def test_no_step_without_a_tile_that_can_be_paid():
    state = table(CathedralFrame(0, 1), paints="R")
    assert tried(state, MoveBishop(space(2, 2))) == "bishop_needs_fresco"


def test_a_step_costs_a_thaler():
    state = table(CathedralFrame(0, 1), paints="RYB", money=0, at={(1, 1): "F04"})
    assert tried(state, MoveBishop(space(2, 2))) == "no_money"
    state.masters[0].money = 1
    do(state, MoveBishop(space(2, 2)))
    assert state.masters[0].money == 0


# -- the workshop ------------------------------------------------------------------------------------------------------


def test_two_blends_an_assistant():
    state = table(WorkshopFrame(0, 1), paints="RRRYYYBBB")
    do(state, Blend(R, Y), Blend(Y, B))
    assert tried(state, Blend(R, B)) == "blends_used"
    three = table(WorkshopFrame(0, 1), paints="RRRYYYBBB", portraits=True, cards=("PB2",))
    do(three, Blend(R, Y), Blend(Y, B), Blend(R, B))
    assert tried(three, Blend(R, B)) == "blends_used"


@pytest.mark.parametrize("pair", [(Y, O), (R, R), (R, P), (O, G)])
def test_what_is_no_recipe(pair: tuple[Paint, Paint]):
    state = table(WorkshopFrame(0, 1), paints="RRRYYYBBBOGP")
    assert tried(state, Blend(*pair)) == "no_such_recipe"
    if pair in ((R, P), (O, G)):
        do(table(WorkshopFrame(0, 1), paints="RRRYYYBBBOGP", specials=True), Blend(*pair))


def test_a_blend_takes_both_paints():
    state = table(WorkshopFrame(0, 1), paints="RB")
    assert tried(state, Blend(R, Y)) == "missing_paint"
    do(state, Blend(R, B))


# -- portraits and requests --------------------------------------------------------------------------------------------


def test_one_portrait_a_round():
    state = table(StudioFrame(0, 2), plan=(0, 0, 2, 1, 0), portraits=True, money=0)
    open_cards(state, "PA5", "PA1")
    do(state, TakePortrait("PA5"))
    assert state.masters[0].money == 6 + 3, "the other assistant paints for money"
    assert isinstance(state.top, WorkshopFrame)
    assert tried(state, TakePortrait("PA1")) == "one_portrait"


def test_without_a_portrait_taken_the_studio_is_just_over():
    state = table(StudioFrame(0, 1), plan=(0, 0, 1, 1, 0), portraits=True)
    do(state, PaintForMoney())
    assert tried(state, TakePortrait(state.portraits[0])) == "not_now"


def test_a_portrait_that_was_taken_is_gone():
    state = table(StudioFrame(0, 1), portraits=True)
    open_cards(state, "PA5", "PA1")
    assert refused(state, TakePortrait("PA2")) == "portrait_gone"
    do(state, TakePortrait("PA1"))


def test_leonardo_may_take_a_portrait_or_none():
    state = table(LeonardoStudioFrame(0), seats=2, portraits=True)
    open_cards(state, "PA5", "PB6")
    other = state.clone()
    assert refused(state, TakePortrait("PA2")) == "portrait_gone"
    do(state, TakePortrait("PB6"))
    assert state.masters[2].score == 4
    do(other, Leave())
    assert other.masters[2].portraits == []


def test_one_request_a_round_and_tiles_of_ones_own():
    state = table(WorkshopFrame(0, 2), requests=True, tiles="F06 F12 F17 F08 F19 F20")
    own(state, 1, "F16")
    do(state, BeginRequest("orange"))
    assert tried(state, GiveTile("F16")) == "not_your_tile"
    do(state, GiveTile("F06"))
    assert tried(state, GiveTile("F06")) == "three_tiles_needed"
    do(state, GiveTile("F12"), GiveTile("F17"))
    assert tried(state, BeginRequest("orange")) == "one_request"


def test_a_request_needs_three_tiles_with_the_blot():
    state = table(WorkshopFrame(0, 1), requests=True, tiles="F06 F12 F10")
    assert tried(state, BeginRequest("orange")) == "missing_blot"
    do(state, BeginRequest("general"))
    few = table(WorkshopFrame(0, 1), requests=True, tiles="F06 F12")
    assert tried(few, BeginRequest("general")) == "three_tiles_needed"
    mixed = table(WorkshopFrame(0, 1), requests=True, tiles="F06 F12 F17 F10")
    do(mixed, BeginRequest("orange"))
    assert tried(mixed, GiveTile("F10")) == "missing_blot"


def test_an_exhausted_stack_offers_nothing():
    state = table(WorkshopFrame(0, 1), requests=True, tiles="F06 F12 F17")
    state.stacks[1].clear()
    assert tried(state, BeginRequest("orange")) == "stack_empty"
    do(state, BeginRequest("general"))


def test_an_assistant_who_has_blended_fulfils_no_request():
    state = table(WorkshopFrame(0, 1), requests=True, tiles="F06 F12 F17", paints="RRYB")
    do(state, Blend(R, Y))
    assert tried(state, BeginRequest("orange")) == "no_assistant_left"


def test_a_general_request_pays_a_basic_paint():
    state = table(requests=True)
    state.masters[0].requests = ["general.0"]
    state.stacks[0].pop(0)
    state.agenda = [EveningFrame(-1, (0, 1, 2), 4, 1), IncomeFrame(0, 1)]
    assert tried(state, ChoosePaint(O)) == "basic_paint_only"
    do(state, ChoosePaint(Y))


# -- landing -----------------------------------------------------------------------------------------------------------


def test_nobody_stops_on_a_taken_space():
    state = table(CathedralFrame(0, 1), paints="OOG", scores=(12, 17, 30))
    do(state, RestoreAltar(of("OOG")))
    assert tried(state, LandOn(17)) == "space_taken"
    assert tried(state, LandOn(19)) == "next_free_space"
    do(state, LandOn(18))


# -- Leonardo ----------------------------------------------------------------------------------------------------------


def test_leonardo_walks_up_down_left_or_right():
    state = table(LeonardoCathedralFrame(0), seats=2)
    assert tried(state, LeonardoRestores(space(2, 2))) == "leonardo_orthogonal"
    assert tried(state, Leave()) == "leonardo_must_restore"
    do(state, LeonardoRestores(space(2, 3)))


def test_boxed_in_leonardo_goes_to_the_cheapest_tile():
    state = table(LeonardoCathedralFrame(0), seats=2, at={(1, 1): "F01", (1, 5): "F02", (5, 1): "F25", (5, 5): "F03"})
    for row, column in ((2, 3), (3, 2), (3, 4), (4, 3)):
        own(state, 1, state.ceiling[space(row, column)])
    assert tried(state, LeonardoRestores(space(5, 1))) == "leonardo_lowest_only"
    assert tried(state, LeonardoRestores(space(2, 3))) == "no_tile"
    assert spaces(state) == {0, 4, 24}
    do(state, LeonardoRestores(0))


def test_leonardo_closes_a_stall():
    state = table(LeonardoMarketFrame(0), seats=2)
    state.stalls[0].open = False
    assert tried(state, Leave()) == "leonardo_must_close"
    assert tried(state, CloseStall(0)) == "stall_closed"
    do(state, CloseStall(1))


def test_leonardo_fulfils_a_request_when_he_can():
    state = table(LeonardoWorkshopFrame(0), seats=2, requests=True)
    own(state, 2, "F06 F12 F17")
    assert tried(state, Leave()) == "leonardo_must_fulfil"
    assert tried(state, BeginRequest("purple")) == "missing_blot"
    do(state, BeginRequest("orange"), GiveTile("F06"), GiveTile("F12"), GiveTile("F17"))
    assert state.masters[2].score == 8
    assert state.spent == ["F06", "F12", "F17"]


# -- the rest ----------------------------------------------------------------------------------------------------------


def test_another_action_than_the_one_that_is_due():
    state = table(MarketFrame(0, 1))
    assert refused(state, Blend(R, Y)) == "not_now"
    assert refused(state, Wake(0, W5)) == "not_now"


def test_nothing_is_done_after_the_end():
    state = table()
    state.finished = True
    state.agenda.clear()
    assert refused(state, Leave()) == "match_over"


@pytest.mark.parametrize(
    ("frame", "action"),
    [
        (MarketFrame(0, 1), BuyGoods(7, "M01")),
        (MarketFrame(0, 1), CloseStall(-1)),
        (CathedralFrame(0, 1), Restore(99)),
        (CathedralFrame(0, 1), MoveBishop(-2)),
        (LeonardoCathedralFrame(0), LeonardoRestores(25)),
        (WorkshopFrame(0, 1), BeginRequest("pink")),
        (LeonardoStudioFrame(0), TakePortrait("nobody")),
    ],
)
def test_nonsense_out_of_a_file_is_refused_without_a_fault(frame: Any, action: Any):
    seats = 2 if "Leonardo" in type(frame).__name__ else 3
    assert refusal(GAME, table(frame, seats=seats, portraits=True, requests=True), action) is not None
