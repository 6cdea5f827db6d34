"""Portraits, requests, special blends and Leonardo beyond the worked examples (8)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.engine.play import begin, legal
from desktop.games.fresco.actions import (
    BeginRequest,
    Blend,
    BuyGoods,
    ChoosePaint,
    CloseStall,
    GiveTile,
    Leave,
    LeonardoRestores,
    PaintForMoney,
    Restore,
    TakePortrait,
)
from desktop.games.fresco.actions.market import price
from desktop.games.fresco.events import IncomePaid, LastRoundCalled, PortraitsChanged
from desktop.games.fresco.grid import space
from desktop.games.fresco.state import (
    STUDIO,
    CathedralFrame,
    DayFrame,
    EveningFrame,
    Fresco,
    IncomeFrame,
    LeonardoCathedralFrame,
    LeonardoStudioFrame,
    LeonardoWorkshopFrame,
    MarketFrame,
    StudioFrame,
    WakeFrame,
    WorkshopFrame,
)
from tests.games.fresco.table import (
    GAME,
    W5,
    W6,
    W7,
    W8,
    W9,
    Paint,
    clear,
    do,
    fresh,
    goods,
    held,
    open_cards,
    own,
    spaces,
    table,
    wake,
)

R, Y, B, O, G, P, K, N = Paint


# -- portraits ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "paints", "money", "points"),
    [
        ("PA4", "RYB", 2, 0), ("PA5", "", 6, 0), ("PA6", "OG", 0, 0), ("PB4", "OP", 0, 0), ("PB5", "", 8, 0),
        ("PB6", "", 0, 4), ("PC1", "", 0, 5), ("PC2", "", 0, 6), ("PC4", "OGP", 0, 0), ("PC5", "", 10, 0),
        ("PC6", "", 4, 3), ("PC3", "", 0, 2),
    ],
)  # fmt: skip
def test_a_card_with_a_flash_gives_at_once(card: str, paints: str, money: int, points: int):
    state = table(StudioFrame(0, 1), plan=(0, 0, 1, 1, 0), portraits=True, paints="", money=0, tiles="F01 F02")
    open_cards(state, card, "PA1")
    do(state, TakePortrait(card))
    assert (held(state), state.masters[0].money, state.masters[0].score) == (paints, money, points)
    assert state.portraits == ["PA1"]


def test_the_prince_counts_six_tiles_at_most():
    state = table(StudioFrame(0, 1), plan=(0, 0, 1, 1, 0), portraits=True, tiles="F01 F02 F03 F04 F05 F06 F07 F08")
    open_cards(state, "PC3", "PA1")
    do(state, TakePortrait("PC3"))
    assert state.masters[0].score == 6


def test_the_court_painter_pays_for_the_rest_of_the_same_column():
    state = table(StudioFrame(0, 3), plan=(0, 0, 3, 1, 0), portraits=True, money=0)
    open_cards(state, "PB1", "PA1")
    do(state, TakePortrait("PB1"))
    assert state.masters[0].money == 10


def test_the_market_warden_makes_tiles_cheaper_down_to_nothing():
    state = table(MarketFrame(0, 2), portraits=True, cards=("PA2",), hours=(W9, W7, W6), money=0)
    assert price(state, 0) == 0
    do(state, BuyGoods(0, state.stalls[0].tiles[0]))
    assert state.masters[0].money == 0
    assert price(table(MarketFrame(0, 1), portraits=True, cards=("PA2",), hours=(W6, W7, W8)), 0) == 2


def test_the_landlord_pays_every_evening_and_the_guild_master_a_third_blend():
    state = table(WorkshopFrame(0, 1), portraits=True, cards=("PA3", "PB2"), paints="RRRYYY", money=0)
    do(state, Blend(R, Y), Blend(R, Y), Blend(R, Y))
    events = do(state, Leave())
    assert IncomePaid(seat=0, thalers=2, tiles=0, paints=()) in events


def test_the_actress_raises_the_mood_by_three():
    state = table(WorkshopFrame(0, 1), plan=(0, 0, 0, 1, 1), portraits=True, cards=("PB3",))
    state.masters[0].mood = -2
    do(state, Leave())
    assert state.masters[0].mood == 1


def test_the_confidant_adds_nothing_where_the_bishop_adds_nothing():
    state = table(CathedralFrame(0, 1), portraits=True, cards=("PA1",), at={(1, 1): "F04"})
    do(state, Restore(space(1, 1)))
    assert state.masters[0].score == 4


def test_what_is_left_of_the_portraits_makes_way_in_the_evening():
    state = table(StudioFrame(0, 1), portraits=True)
    open_cards(state, "PA5", "PA1")
    events = do(state, TakePortrait("PA5"))
    changed = next(event for event in events if isinstance(event, PortraitsChanged))
    assert changed.gone == ("PA1",)
    assert len(state.portraits) == 2
    assert set(changed.new) == set(state.portraits)
    assert all(card.startswith("PA") for card in state.portraits), "A lies on top"


def test_the_last_two_portraits_make_the_round_the_last():
    state = table(StudioFrame(0, 1), portraits=True)
    for pile in state.deck:
        state.gone += pile
        pile.clear()
    state.deck[2] = [state.gone.pop(), state.gone.pop()]
    events = do(state, PaintForMoney())
    assert any(isinstance(event, LastRoundCalled) and event.why == "portraits" for event in events)
    assert state.final


def test_without_an_open_card_the_studio_asks_nothing():
    state = table(WorkshopFrame(0, 1), portraits=True, plan=(0, 0, 0, 1, 0))
    state.gone += state.portraits
    state.portraits.clear()
    state.masters[1].plan = (0, 0, 2, 1, 0)
    state.masters[1].hour, state.masters[0].hour = W9, W7
    state.agenda = [DayFrame(-1, (2, 0, 1), STUDIO, 2)]
    money = state.masters[1].money

    begin(GAME, state)
    assert state.masters[1].money == money + 6
    assert isinstance(state.top, WorkshopFrame)


# -- requests ----------------------------------------------------------------------------------------------------------


def test_one_assistant_fulfils_and_the_other_blends():
    state = table(WorkshopFrame(0, 2), requests=True, tiles="F01 F02 F04", paints="RRYB")
    do(state, BeginRequest("general"), GiveTile("F01"), GiveTile("F02"), GiveTile("F04"))
    assert state.top == WorkshopFrame(0, 1, 0)
    do(state, Blend(R, Y), Blend(R, B))
    assert state.masters[0].score == 6


def test_a_request_between_two_blends_of_another_assistant():
    state = table(WorkshopFrame(0, 2), requests=True, tiles="F01 F02 F04", paints="RRYB")
    do(state, Blend(R, Y), BeginRequest("general"), GiveTile("F01"), GiveTile("F02"), GiveTile("F04"), Blend(R, B))
    assert state.top == WorkshopFrame(0, 0, 0)


def test_a_tile_with_several_blots_serves_any_one_of_them():
    state = table(WorkshopFrame(0, 1), requests=True, tiles="F24 F25 F23")
    assert {action.stack for action in legal(GAME, state) if isinstance(action, BeginRequest)} == {
        "general", "orange", "green",
    }  # fmt: skip


def test_a_flipped_general_request_asks_for_a_paint_each_evening():
    state = table(WorkshopFrame(0, 1), requests=True, tiles="F01 F02 F04", money=0, paints="")
    do(state, BeginRequest("general"), GiveTile("F01"), GiveTile("F02"), GiveTile("F04"))
    do(state, Leave())
    assert isinstance(state.top, IncomeFrame)
    assert state.masters[0].money == 1
    do(state, ChoosePaint(B))
    assert held(state) == "B"
    assert isinstance(state.top, WakeFrame)


def test_the_owners_choose_in_the_order_of_their_hours():
    state = table(requests=True)
    for seat, request in ((0, "general.0"), (2, "general.1")):
        state.masters[seat].requests = [request]
        state.stacks[0].remove(request)
    state.agenda = [EveningFrame(-1, (2, 1, 0), 3)]

    begin(GAME, state)
    assert state.top.seat == 2
    do(state, ChoosePaint(R))
    assert state.top.seat == 0


# -- Leonardo ----------------------------------------------------------------------------------------------------------


def test_leonardo_gets_up_in_the_usual_order_and_ignores_the_mood():
    state = fresh(2)
    assert [state.masters[who].queue for who in range(3)] == [1, 2, 3]

    wake(state, W8, W7)
    assert state.top == WakeFrame(0, 2), "the start player decides in round 1"
    wake(state, W5)
    assert state.masters[2].mood == 0
    assert state.masters[2].crew == 0


def test_in_the_last_round_leonardo_only_closes_a_stall():
    state = table(MarketFrame(0, 1), seats=2, hours=(W5, W6, W7), plan=(1, 0, 0, 1, 0))
    state.final = True
    do(state, CloseStall(0))
    do(state, CloseStall(1))
    assert isinstance(state.top, WorkshopFrame)
    assert state.left == 25


def test_leonardo_scores_only_the_points_of_a_card_and_counts_his_own_tiles():
    state = table(LeonardoStudioFrame(0), seats=2, portraits=True)
    open_cards(state, "PC6", "PC3")
    own(state, 2, "F01 F02")
    other = state.clone()
    do(state, TakePortrait("PC6"))
    assert (state.masters[2].score, state.masters[2].money) == (3, 0)
    do(other, TakePortrait("PC3"))
    assert other.masters[2].score == 2


def test_the_bishops_confidant_is_no_use_to_leonardo():
    state = table(LeonardoCathedralFrame(0), seats=2, portraits=True, at={(2, 3): "F02"})
    state.deck[0] = [card for card in state.deck[0] if card != "PA1"]
    state.masters[2].portraits = ["PA1"]
    do(state, LeonardoRestores(space(2, 3)))
    assert state.masters[2].score == 5


def test_leonardo_without_a_fitting_request_is_not_asked():
    state = table(WorkshopFrame(0, 1), seats=2, requests=True, hours=(W6, W7, W8))
    own(state, 2, "F01 F02")
    do(state, Leave())
    assert not isinstance(state.top, LeonardoWorkshopFrame)


def test_the_bishop_follows_leonardo_even_without_the_option():
    state = table(LeonardoCathedralFrame(0), seats=2, bishop_follows_restoration=False)
    do(state, LeonardoRestores(space(2, 3)))
    assert state.bishop == space(2, 3)


def test_without_the_option_the_bishop_stays_where_he_is_for_players():
    state = table(CathedralFrame(0, 1), at={(2, 3): "F04"}, bishop_follows_restoration=False)
    do(state, Restore(space(2, 3)))
    assert state.bishop == space(3, 3)


def test_leonardo_takes_the_tile_under_him_only_when_no_other_is_left():
    state = table(LeonardoCathedralFrame(0), seats=2)
    clear(state, 1)
    assert spaces(state) == {space(3, 3)}


# -- special blends ----------------------------------------------------------------------------------------------------


def test_brown_takes_orange_and_green():
    state = table(WorkshopFrame(0, 2), paints="RYYB", specials=True)
    do(state, Blend(R, Y), Blend(Y, B), Blend(O, G))
    assert held(state) == "N"


def test_a_special_tile_takes_its_special_paints():
    state = table(CathedralFrame(0, 1), paints="KNP", specials=True, at={(1, 1): "X6"})
    do(state, Restore(space(1, 1)))
    assert state.masters[0].score == 20


def test_market_goods_are_the_same_with_special_blends():
    state: Fresco = fresh(4, specials=True)
    tiles: Any = [tile for stall in state.stalls for tile in stall.tiles] + state.bag
    assert sorted(tiles) == sorted(f"M{n:02}" for n in range(1, 15))
    goods(state, 0, "M01")
    assert state.stalls[0].tiles == ["M01"]
