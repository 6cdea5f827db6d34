"""Each building card does what it says (3.15), with and without it."""

from __future__ import annotations

import pytest

from desktop.engine.play import legal
from desktop.games.burano.actions import (
    BuildHouse,
    CallHome,
    Done,
    PaintRoof,
    PlaceWoman,
    Sail,
    SwapDocks,
    TakeFish,
    TakePrivilege,
)
from desktop.games.burano.events import FishTaken, SentHome, WagesPaid
from desktop.games.burano.pieces import BUILDINGS, Building, Symbol, Worker
from desktop.games.burano.scoring_phase import final
from desktop.games.burano.state import Burano, FishFrame, LaceFrame, RecallFrame, RewardFrame
from desktop.games.burano.town import open_cells
from tests.games.burano.table import GAME, B, O, R, Y, act, at, fish, island, picture, roof, square, table, town, why


def fishing(*cards: Building) -> Burano:
    state = table()
    family = state.families[0]
    family.boat, family.buildings = 0, list(cards)
    island(state, 0, "GGG")
    island(state, 1, "OGW")
    for number in (2, 3, 4, 5):
        island(state, number, "RBB")
    state.push(FishFrame(0))
    return state


def test_ferry_pier_sails_two_routes_but_not_back_to_the_start():
    assert why(fishing(), Sail(2)).code == "too_many_routes"
    state = fishing(Building.FERRY_PIER)
    assert {action.area for action in legal(GAME, state) if isinstance(action, Sail)} == {1, 2, 4, 5}
    assert why(state, Sail(0)).code == "boat_stays"
    ports = state.box.lagoon.within(0, 2)
    assert 6 in ports


def test_net_loft_draws_one_more_before_the_display_is_filled():
    state = fishing(Building.NET_LOFT)
    act(state, Sail(1))
    deck = len(state.deck)
    events = act(state, TakeFish(0))
    caught = [event for event in events if isinstance(event, FishTaken)]
    assert [event.loft for event in caught] == [False, True]
    assert len(state.families[0].fish) == 2
    assert len(state.deck) == deck - 2
    empty = fishing(Building.NET_LOFT)
    empty.deck = []
    act(empty, Sail(1))
    act(empty, TakeFish(0))
    assert len(empty.families[0].fish) == 1


def test_harbour_office_makes_the_first_swap_of_each_action_free():
    state = fishing(Building.HARBOUR_OFFICE)
    family = state.families[0]
    family.privilege = 1
    act(state, SwapDocks(4, 6))
    assert family.privilege == 1
    act(state, SwapDocks(5, 9))
    assert family.privilege == 0


def weaving(*cards: Building, privilege: int = 0, arrows: tuple = (R, Y, O)) -> Burano:
    """Own woman on red (3, 3), a rival's on yellow (2, 3) beside it."""
    state = table(3)
    picture(state, 4)
    family, rival = state.families[0], state.families[1]
    family.women, family.workers, family.privilege, family.buildings = [square(3, 3)], 8, privilege, list(cards)
    rival.women, rival.workers = [square(2, 3)], 8
    state.push(LaceFrame(0, arrows))
    return state


def test_shared_bench_lets_two_women_sit_together():
    state = weaving(Building.SHARED_BENCH)
    coins = state.families[1].coins
    act(state, PlaceWoman(square(2, 3), "bench"))
    assert square(2, 3) in state.families[0].women
    assert square(2, 3) in state.families[1].women
    assert state.families[1].coins == coins


def test_shared_bench_keeps_the_rule_of_adjacency():
    state = weaving(Building.SHARED_BENCH)
    state.families[1].women = [square(0, 3)]
    assert why(state, PlaceWoman(square(0, 3), "bench")).code == "not_touching"
    state.families[0].women = []
    assert PlaceWoman(square(0, 3), "bench") in legal(GAME, state)


def test_a_privilege_on_a_shared_square_sends_both_women_home():
    state = weaving(privilege=1)
    third = state.families[2]
    third.women, third.workers = [square(2, 3)], 8
    before = [family.coins for family in state.families]
    events = act(state, PlaceWoman(square(2, 3), "privilege"))
    assert [event.seat for event in events if isinstance(event, SentHome)] == [1, 2]
    assert [family.coins - coins for family, coins in zip(state.families, before, strict=True)] == [0, 2, 2]
    assert (third.workers, third.women) == (9, [])


def test_a_privilege_may_not_take_a_square_shared_with_an_own_woman():
    state = weaving(privilege=1)
    state.families[0].women.append(square(2, 3))
    assert why(state, PlaceWoman(square(2, 3), "privilege")).code == "own_woman"


def test_lace_bridge_lets_one_woman_of_an_action_stand_apart():
    state = weaving(Building.LACE_BRIDGE, arrows=(R, R, Y))
    state.families[0].first = 3
    act(state, PlaceWoman(square(3, 1), "bridge"))
    assert why(state, PlaceWoman(square(1, 4), "bridge")).code == "bridge_used"
    assert why(weaving(Building.LACE_BRIDGE), PlaceWoman(square(2, 3), "bridge")).code == "bench_taken"


@pytest.mark.parametrize(("cards", "bank"), [((), 0), ((Building.BANK,), 2)])
def test_bank_adds_to_wages(cards: tuple[Building, ...], bank: int):
    state = table(wages="RW", fishing="BO")
    family = state.families[0]
    family.ready, family.buildings = [R], list(cards)
    coins = family.coins
    events = act(state, BuildHouse(R, open_cells(state)[0]))
    assert WagesPaid(seat=0, coins=2, bank=bank) in events
    assert family.coins == coins + 2 + bank


@pytest.mark.parametrize(("cards", "paid"), [((), 1), ((Building.GUEST_HOUSE,), 2)])
def test_guest_house_pays_double_for_calling_home(cards: tuple[Building, ...], paid: int):
    state = table()
    family = state.families[0]
    family.buildings, family.workers, family.men = list(cards), 8, [1, 1, 0, 0, 0, 0]
    state.push(RecallFrame(0))
    coins = family.coins
    act(state, CallHome(Worker.MAN, 1))
    assert family.coins == coins + paid


@pytest.mark.parametrize(("cards", "gain"), [((), 2), ((Building.ROOFERS_GUILD,), 3)])
def test_roofers_guild_adds_privilege(cards: tuple[Building, ...], gain: int):
    state = table()
    family = state.families[0]
    family.buildings = list(cards)
    before = family.privilege
    state.push(RewardFrame(0, roof(Symbol.CHIMNEY, "RB"), 2))
    act(state, TakePrivilege())
    assert family.privilege == before + gain
    assert family.points == 6


def test_privilege_stops_at_the_cap():
    state = table()
    family = state.families[0]
    family.privilege = 7
    state.push(RewardFrame(0, roof(Symbol.CHIMNEY, "RB"), 1))
    act(state, TakePrivilege())
    assert family.privilege == 8


ENDS = [
    (Building.FISH_MARKET, 5), (Building.FISH_AUCTION, 6), (Building.LIGHTHOUSE, 4), (Building.LACE_MUSEUM, 3),
    (Building.TOWN_HALL, 2), (Building.BELL_TOWER, 4), (Building.BUILDERS_YARD, 4), (Building.BANK, 0),
]  # fmt: skip


@pytest.mark.parametrize(("card", "points"), ENDS)
def test_a_building_card_pays_at_the_end(card: Building, points: int):
    state = table()
    family = state.families[0]
    family.coins, family.privilege, family.fish = 0, 4, []
    family.sold = fish("crab crab crab eel clam")
    family.men, family.women = [2, 1, 0, 0, 0, 0], [1, 2, 3]
    family.ready, family.buildings = [R, B], [card]
    list(final(state))
    paid = sum(entry.points for entry in family.tally if entry.source == "building")
    assert paid == points


def test_every_card_either_works_in_the_match_or_pays_at_the_end():
    working = {
        Building.FERRY_PIER, Building.NET_LOFT, Building.HARBOUR_OFFICE, Building.SHARED_BENCH, Building.LACE_BRIDGE,
        Building.BANK, Building.GUEST_HOUSE, Building.ROOFERS_GUILD, Building.MINT,
    }  # fmt: skip
    assert working | {card for card, _ in ENDS} == set(BUILDINGS)


def test_a_crest_roof_counts_the_card_bought_with_it():
    state = table()
    town(state, {(4, 4): "R", (4, 6): "B"})
    family = state.families[0]
    family.roofs = [roof(Symbol.CREST, "RB"), None, None]
    act(state, PaintRoof(roof(Symbol.CREST, "RB"), at(state, 4, 4), at(state, 4, 6)))
    act(state, TakePrivilege())
    assert family.points == 1
    assert Done() not in legal(GAME, state)
