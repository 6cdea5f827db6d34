"""The worked examples of the rules, section 10, one test each."""

from __future__ import annotations

from desktop.engine.play import begin
from desktop.games.istanbul.actions import (
    BuyExtension,
    BuyRuby,
    CallBack,
    Catch,
    Decline,
    Deliver,
    Discard,
    Done,
    DoubleDealer,
    EndTurn,
    Fill,
    GiveGood,
    Leave,
    MeetGovernor,
    MeetSmuggler,
    Move,
    PayFee,
    PickUp,
    PlayLira,
    Recall,
    Reroll,
    Sell,
    Skip,
    TakeMail,
    TakeTile,
    TurnDie,
    VisitBlackMarket,
    VisitTeaHouse,
)
from desktop.games.istanbul.frames import EncountersFrame, EndFrame, LeftoverFrame
from desktop.games.istanbul.game import GAME
from desktop.games.istanbul.pieces import Card, Disc, Good, Place, Reward
from desktop.games.istanbul.state import dealer_price
from tests.games.istanbul.scene import acting, bazaar, chosen, dice, do, drawing, fix, idle, meeting, next_turn, why


def test_01_start_money_rises_by_one_a_seat_and_sums_to_14_with_four():
    options = chosen(starter=1)
    state = GAME.setup(4, options, 5)
    assert [player.lira for player in state.players] == [2, 3, 4, 5]
    assert sum(player.lira for player in state.players) == 14


def test_02_three_players_have_25_rubies_on_the_board():
    state = bazaar(3)
    assert [state.rubies[Place(no)] for no in (1, 14, 15, 13, 16)] == [3, 3, 3, 6, 10]
    assert sum(state.rubies.values()) == 25


def test_03_reach_from_the_fountain():
    state = bazaar(3)
    reached = {no for no in range(1, 17) if why(state, Move(Place(no))) == ""}
    assert reached == {1, 2, 3, 4, 5, 6, 9, 11, 12, 14}
    assert {no: why(state, Move(Place(no))) for no in (8, 10, 13, 15, 16, 7)} == {
        8: "too_far", 10: "too_far", 13: "diagonal", 15: "too_far", 16: "too_far", 7: "must_change_place",
    }  # fmt: skip


def test_04_leaving_an_assistant_opens_the_warehouse():
    state = bazaar(3)
    do(state, Move(Place(2)), Leave())
    assert len(state.players[0].stack) == 3
    assert state.players[0].out == (2,)
    do(state, Fill())
    assert state.players[0].goods[Good.FABRIC] == 2


def test_05_collecting_the_assistant_opens_it_too():
    state = bazaar(3, {"at": 5, "out": [2, 3, 4]})
    do(state, Move(Place(2)), PickUp(Disc.OWN), Fill())
    assert len(state.players[0].stack) == 2
    assert state.players[0].goods[Good.FABRIC] == 2


def test_06_stranded_without_assistants_buys_nothing():
    state = bazaar(3, {"at": 9, "lira": 20, "out": [2, 3, 4, 8]})
    do(state, Move(Place(16)))
    assert why(state, Leave()) == "no_assistant"
    assert why(state, PickUp(Disc.OWN)) == "no_assistant_there"
    do(state, Decline())
    assert isinstance(state.top, EndFrame)
    assert why(state, BuyRuby()) == "not_now"
    assert state.players[0].lira == 20


def test_07_fees_go_to_every_owner_or_the_turn_ends():
    crowd = {"at": 5, "lira": 3}
    state = bazaar(3, {"at": 2, "lira": 5}, crowd, crowd)
    do(state, Move(Place(5)), Leave(), PayFee())
    assert [player.lira for player in state.players] == [1, 5, 5]
    state = bazaar(3, {"at": 2, "lira": 3}, crowd, crowd)
    do(state, Move(Place(5)), Leave())
    assert why(state, PayFee()) == "pay_all"
    do(state, Decline())
    assert state.players[0].out == (5,)
    assert state.players[0].lira == 3
    assert isinstance(state.top, EndFrame)


def test_08_post_office_cycle_of_six_visits():
    state = bazaar(3, {"lira": 0, "capacity": 5})
    got = []
    for _ in range(6):
        acting(state, 5)
        state.players[0].goods = [0, 0, 0, 0]
        before = state.players[0].lira
        do(state, TakeMail())
        got.append((*state.players[0].goods, state.players[0].lira - before))
    assert got == [
        (0, 1, 1, 0, 2), (1, 0, 1, 0, 2), (1, 0, 1, 0, 3), (1, 0, 0, 1, 3), (1, 0, 0, 1, 4), (0, 1, 1, 0, 2),
    ]  # fmt: skip
    assert state.players[0].lira == 16


def test_09_large_market_pays_12_for_three_and_the_tile_goes_under():
    state = acting(bazaar(3, {"lira": 0, "goods": "R1 B2 Y4", "capacity": 4}, large=0), 10)
    do(state, Sell((1, 0, 0, 2)))
    assert state.players[0].lira == 12
    assert state.players[0].goods == [0, 0, 4, 0]
    assert state.large.sold == [(2, 1, 0, 2)]
    assert state.large.top != (2, 1, 0, 2)


def test_10_small_market_with_the_card_sells_five_of_any():
    state = acting(bazaar(3, {"lira": 0, "goods": "Y3 B2", "capacity": 3, "hand": [Card.MARKET_ANY]}, small=2), 11)
    assert why(state, Sell((0, 0, 3, 2))) == "not_demanded"
    other = state.clone()
    do(state, Sell((0, 0, 3, 2), Card.MARKET_ANY))
    assert state.players[0].lira == 20
    assert state.discard == [Card.MARKET_ANY]
    do(other, Sell((0, 0, 1, 0)))
    assert other.players[0].lira == 2


def test_11_palace_orders_grow_and_any_may_repeat_a_good():
    state = acting(bazaar(4, {"goods": "B1 R1 G1 Y1"}), 13)
    do(state, Deliver())
    assert state.players[0].goods == [0, 0, 0, 0]
    state = acting(bazaar(4, {"goods": "B1 R1 G1 Y2"}, {"rubies": [13]}), 13)
    do(state, Deliver((Good.FRUIT,)))
    assert state.players[0].goods == [0, 0, 0, 0]
    assert state.players[0].rubies == (13,)


def test_12_dealer_twice_costs_14_and_15_with_three():
    state = acting(bazaar(3, {"lira": 29, "hand": [Card.DOUBLE_DEALER]}), 16)
    do(state, BuyRuby(), DoubleDealer())
    assert state.players[0].lira == 0
    assert len(state.players[0].rubies) == 2
    assert dealer_price(state) == 16
    state = acting(bazaar(3, {"lira": 28, "hand": [Card.DOUBLE_DEALER]}), 16)
    do(state, BuyRuby())
    assert why(state, DoubleDealer()) == "too_few_lira"


def test_13_mosque_asks_to_hold_three_and_to_pay_one():
    state = acting(bazaar(4, {"goods": "R2", "capacity": 3}, {"tiles": "R"}), 14)
    assert state.stacks[Good.FABRIC][0] == 3
    assert why(state, TakeTile(Good.FABRIC)) == "hold_too_few"
    state.players[0].goods = [3, 0, 0, 0]
    do(state, TakeTile(Good.FABRIC))
    assert state.players[0].goods[Good.FABRIC] == 2
    assert state.players[0].tiles == (Good.FABRIC,)


def test_14_the_second_colour_of_a_mosque_brings_a_ruby():
    state = acting(bazaar(4, {"goods": "G2", "tiles": "R"}), 14)
    do(state, TakeTile(Good.SPICE))
    assert state.players[0].goods[Good.SPICE] == 1
    assert state.players[0].rubies == (14,)
    assert state.rubies[Place(14)] == 3


def test_15_three_extensions_cost_21_and_the_third_brings_a_ruby():
    state = bazaar(3, {"lira": 21})
    player, seen = state.players[0], []
    for _ in range(3):
        do(acting(state, 1), BuyExtension())
        seen.append((player.capacity, len(player.rubies)))
    assert seen == [(3, 0), (4, 0), (5, 1)]
    assert player.lira == 0


def test_16_tea_house_with_the_red_tile():
    state = acting(bazaar(3, {"lira": 0, "tiles": "R"}), 9)
    fix(state, *dice((2, 3), (6, 4)))
    do(state, VisitTeaHouse(8))
    for index in (0, 1):  # turning the 2 makes 7, turning the 3 makes 6
        tried = state.clone()
        do(tried, TurnDie(index))
        assert tried.players[0].lira == 2
    do(state, Reroll())
    assert state.players[0].lira == 8
    state = acting(bazaar(3, {"lira": 0, "tiles": "R"}), 9)
    fix(state, *dice((2, 3), (1, 4)))
    do(state, VisitTeaHouse(8), Reroll())
    assert state.players[0].lira == 2


def test_17_black_market_with_the_red_tile():
    state = acting(bazaar(3, {"tiles": "R"}), 8)
    fix(state, *dice((3, 5)))
    do(state, VisitBlackMarket(Good.FRUIT), TurnDie(0))
    assert state.players[0].goods == [0, 0, 1, 2]


def test_18_what_does_not_fit_is_lost():
    state = acting(bazaar(3, {"goods": "B1"}), 8)
    fix(state, *dice((5, 6)))
    do(state, VisitBlackMarket(Good.FABRIC))
    assert state.players[0].goods == [1, 0, 0, 2]


def test_19_governor_broke_draws_and_discards_the_same_card():
    state = meeting(bazaar(3, {"lira": 0}, governor=2), 2)
    fix(state, drawing(state, Card.STAY), *dice((3, 6)))
    do(state, MeetGovernor(), Discard(Card.STAY))
    assert state.players[0].hand == []
    assert state.governor == 9


def test_20_smuggler_takes_a_good_for_a_good():
    state = meeting(bazaar(3, {"lira": 1, "goods": "G2"}, smuggler=2), 2)
    do(state, MeetSmuggler(Good.JEWELRY), GiveGood(Good.SPICE))
    assert state.players[0].goods == [0, 1, 0, 1]


def test_21_two_family_members_bring_lira_and_a_card():
    state = bazaar(3, {"lira": 0}, {"family": 4}, {"family": 4})
    do(state, Move(Place(4)), Leave(), Fill(), Catch(1, Reward.LIRA), Catch(2, Reward.CARD))
    assert [player.family for player in state.players] == [12, 12, 12]
    assert state.players[0].lira == 3
    assert len(state.players[0].hand) == 1


def test_22_a_neutral_merchant_is_paid_and_sent_on():
    state = bazaar(2, {"at": 4, "lira": 6}, {"at": 13}, neutrals=(15, 14, 16))
    fix(state, *dice((4, 4)))
    do(state, Move(Place(15)), Leave(), PayFee())
    assert state.players[0].lira == 4
    assert state.players[1].lira == 3
    assert state.neutrals == [8, 14, 16]
    assert why(state, Skip()) == ""


def test_23_the_fountain_recalls_three_without_a_fee():
    state = bazaar(3, {"at": 4, "lira": 0, "out": [2, 4, 5]})
    do(state, Move(Place(7)), CallBack(), Recall(Place(2)), Recall(Place(4)), Recall(Place(5)), Done())
    assert len(state.players[0].stack) == 4
    assert isinstance(state.top, EncountersFrame)


def test_24_the_final_round_is_played_to_its_end():
    state = bazaar(4, {}, {"rubies": [13, 13, 16, 16], "lira": 20})
    idle(state)
    acting(state, 16, seat=1)
    do(state, BuyRuby(), EndTurn())
    assert state.final_round
    assert state.top.seat == 2
    idle(state)
    assert state.top.seat == 3
    idle(state)
    assert state.finished


def test_25_leftover_cards_decide_the_tie():
    state = bazaar(
        2,
        {"rubies": [13] * 3 + [16] * 3, "lira": 4, "hand": [Card.GAIN_LIRA]},
        {"rubies": [13] * 3 + [16] * 3, "lira": 8},
    )
    next_turn(state, 1)
    idle(state)
    assert isinstance(state.top, LeftoverFrame)
    do(state, PlayLira())
    assert state.finished  # the last card is played, and the other hand is empty
    assert [player.lira for player in state.players] == [9, 8]
    assert [(standing.seat, standing.place) for standing in GAME.standings(state)] == [(0, 1), (1, 2)]


def test_26_variant_leaves_the_neutral_at_the_bottom_and_a_rival_may_take_it():
    state = bazaar(3, {}, {"at": 5}, variant=True)
    assert state.players[0].stack == [Disc.OWN] * 3 + [Disc.NEUTRAL]
    do(state, Move(Place(2)), Leave())
    assert state.neutral_discs == (2,)
    assert state.players[0].out == ()
    do(state, Skip(), EndTurn(), Move(Place(2)), PickUp(Disc.NEUTRAL))
    assert state.players[1].stack == [Disc.OWN] * 3 + [Disc.NEUTRAL] * 2
    assert state.neutral_discs == ()


def test_begin_asks_the_starting_player_to_move():
    options = chosen(starter=3)
    state = GAME.setup(5, options, 5)
    begin(GAME, state)
    assert state.top.seat == 2
    assert [player.lira for player in state.players] == [5, 6, 2, 3, 4]
