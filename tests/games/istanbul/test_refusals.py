"""Every illegal move of section 9, and what else can be tried: refused with its reason, and right beside it the same move
where it is allowed."""

from __future__ import annotations

from desktop.engine.play import candidates, refusal
from desktop.games.istanbul.actions import (
    BuyExtension,
    BuyRuby,
    CallBack,
    Catch,
    Decline,
    Deliver,
    Discard,
    DrawCard,
    EndTurn,
    Fill,
    GiveGood,
    Leave,
    MeetGovernor,
    MeetSmuggler,
    Move,
    PayFee,
    PayPerson,
    PickUp,
    PlayFamily,
    Recall,
    Reroll,
    Sell,
    SendFamily,
    Skip,
    TakeDiscard,
    TakeGreen,
    TakeMail,
    TakeTile,
    TurnDie,
    UseYellow,
    VisitBlackMarket,
    VisitCaravansary,
    VisitTeaHouse,
)
from desktop.games.istanbul.game import GAME
from desktop.games.istanbul.pieces import Card, Disc, Good, Place, Reward
from tests.games.istanbul.scene import acting, arrive, bazaar, dice, do, fix, meeting, why


def test_nobody_walks_diagonally():
    state = bazaar(4)
    assert why(state, Move(Place(13))) == "diagonal"  # two down and one left would be three; 13 lies two and two away
    assert why(state, Move(Place(6))) == ""


def test_the_merchant_may_not_stay_without_the_card():
    state = bazaar(4, {"at": 5, "hand": [Card.STAY]})
    assert why(state, Move(Place(5))) == "must_change_place"
    assert why(state, Move(Place(5), Card.STAY)) == ""


def test_two_steps_out_and_back_end_where_they_started():
    state = bazaar(4, {"at": 16})
    assert why(state, Move(Place(16))) == "must_change_place"
    assert why(state, Move(Place(9))) == ""


def test_three_places_need_the_card():
    state = bazaar(4, {"at": 16, "hand": [Card.LONG_MOVE]})
    assert why(state, Move(Place(7))) == "too_far"
    assert why(state, Move(Place(7), Card.LONG_MOVE)) == ""
    assert refusal(GAME, state, Move(Place(7))).params == {"n": 3}


def test_long_move_is_exactly_three_or_four():
    state = bazaar(4, {"at": 16, "hand": [Card.LONG_MOVE]})
    assert why(state, Move(Place(9), Card.LONG_MOVE)) == "long_move_exact"
    assert why(state, Move(Place(15), Card.LONG_MOVE)) == "long_move_exact"  # six away
    assert why(state, Move(Place(12), Card.LONG_MOVE)) == ""


def test_stay_does_not_work_at_the_fountain():
    assert why(bazaar(4, {"hand": [Card.STAY]}), Move(Place(7), Card.STAY)) == "stay_fountain"
    assert why(bazaar(4, {"hand": [Card.STAY], "at": 9}), Move(Place(9), Card.STAY)) == ""


def test_stay_needs_an_assistant_to_leave_or_collect():
    out = [2, 3, 4, 5]
    assert why(bazaar(4, {"hand": [Card.STAY], "at": 9, "out": out}), Move(Place(9), Card.STAY)) == "no_assistant"
    assert why(bazaar(4, {"hand": [Card.STAY], "at": 5, "out": out}), Move(Place(5), Card.STAY)) == ""
    state = bazaar(3, {"hand": [Card.STAY], "at": 9, "stack": [], "out": [2, 3, 4]}, variant=True)
    state.players[0].stack = []
    state.neutral_discs = (Place(9),)
    assert why(state, Move(Place(9), Card.STAY)) == ""


def test_nobody_works_without_an_assistant():
    state = bazaar(4, {"at": 9, "out": [2, 4, 5, 6]})
    do(state, Move(Place(3)))
    assert why(state, Leave()) == "no_assistant"
    assert why(state, PickUp(Disc.OWN)) == "no_assistant_there"
    assert why(state, Fill()) == "not_now"
    assert why(state, Decline()) == ""
    state = bazaar(4, {"at": 9, "out": [3, 4, 5, 6]})
    do(state, Move(Place(3)))
    assert why(state, PickUp(Disc.OWN)) == ""


def test_a_place_holds_one_own_assistant():
    state = bazaar(4, {"out": [2]})
    do(state, Move(Place(2)))
    assert why(state, Leave()) == "second_assistant"
    assert why(state, PickUp(Disc.OWN)) == ""


def test_everybody_here_is_paid_or_nobody():
    state = bazaar(4, {"lira": 3}, {"at": 2}, {"at": 2})
    do(state, Move(Place(2)), Leave())
    assert why(state, PayFee()) == "pay_all"
    assert refusal(GAME, state, PayFee()).params == {"need": 4, "have": 3}
    state.players[0].lira = 4
    assert why(state, PayFee()) == ""


def test_the_merchants_come_before_the_action():
    state = bazaar(4, {"lira": 3}, {"at": 2})
    do(state, Move(Place(2)), Leave())
    assert why(state, Fill()) == "pay_first"
    do(state, PayFee())
    assert why(state, Fill()) == ""


def test_one_extension_and_one_ruby_a_visit():
    state = acting(bazaar(4, {"lira": 30}), 1)
    assert why(state, BuyExtension()) == ""
    do(state, BuyExtension())
    assert why(state, BuyExtension()) == "one_per_action"
    state = acting(bazaar(4, {"lira": 30}), 16)
    do(state, BuyRuby())
    assert why(state, BuyRuby()) == "one_per_action"


def test_a_place_left_out_is_over():
    state = acting(bazaar(4, {"lira": 30}), 16)
    do(state, Skip())
    assert why(state, BuyRuby()) == "action_over"


def test_the_action_of_another_place_is_named_as_such():
    state = acting(bazaar(4, {"lira": 30}), 16)
    assert why(state, BuyExtension()) == "other_place"
    assert why(state, BuyRuby()) == ""


def test_three_extensions_are_all():
    assert why(acting(bazaar(4, {"lira": 30, "capacity": 5}), 1), BuyExtension()) == "extension_max"
    assert why(acting(bazaar(4, {"lira": 30, "capacity": 4}), 1), BuyExtension()) == ""
    assert why(acting(bazaar(4, {"lira": 6}), 1), BuyExtension()) == "too_few_lira"


def test_a_market_buys_only_what_its_tile_shows():
    state = acting(bazaar(4, {"goods": "R2 G2 Y2 B2"}, small=0), 11)  # 1 fabric, 1 spice, 2 fruit, 1 jewelry
    assert why(state, Sell((2, 0, 0, 0))) == "not_demanded"
    assert refusal(GAME, state, Sell((2, 0, 0, 0))).params == {"good": Good.FABRIC, "n": 1}
    assert why(state, Sell((1, 1, 2, 1))) == ""
    assert why(acting(bazaar(4, {"goods": "Y1"}, large=0), 10), Sell((0, 0, 1, 0))) == "not_demanded"


def test_a_market_sells_only_what_is_on_the_wheelbarrow_and_five_at_most():
    state = acting(bazaar(4, {"goods": "R2 G2 Y2 B2", "hand": [Card.MARKET_ANY]}, small=0), 11)
    assert why(state, Sell((0, 0, 3, 0))) == "too_few_goods"
    assert why(state, Sell((2, 2, 2, 0), Card.MARKET_ANY)) == "sell_at_most_five"
    assert why(state, Sell((2, 2, 1, 0), Card.MARKET_ANY)) == ""
    assert why(state, Sell((-1, 1, 1, 0))) == "sell_at_least_one"


def test_market_any_belongs_to_the_small_market():
    me = {"goods": "G2 Y2", "hand": [Card.MARKET_ANY]}
    assert why(acting(bazaar(4, me), 10), Sell((0, 2, 2, 0), Card.MARKET_ANY)) == "market_any_small_only"
    assert why(acting(bazaar(4, me), 11), Sell((0, 2, 2, 0), Card.MARKET_ANY)) == ""
    assert why(acting(bazaar(4, me), 9), Sell((0, 2, 2, 0), Card.MARKET_ANY)) == "card_not_now"
    assert why(acting(bazaar(4, {"goods": "G2"}), 11), Sell((0, 1, 0, 0), Card.MARKET_ANY)) == "card_not_held"


def test_selling_nothing_does_not_turn_the_tile():
    state = acting(bazaar(4, {"goods": "G2"}), 11)
    top = state.small.top
    assert why(state, Sell((0, 0, 0, 0))) == "sell_at_least_one"
    do(state, Skip())
    assert state.small.top == top


def test_a_mosque_tile_asks_to_hold_what_it_shows():
    state = acting(bazaar(4, {"goods": "B1"}), 15)
    assert why(state, TakeTile(Good.JEWELRY)) == "hold_too_few"
    assert refusal(GAME, state, TakeTile(Good.JEWELRY)).params == {"need": 2, "have": 1, "good": Good.JEWELRY}
    state.players[0].goods[Good.JEWELRY] = 2
    assert why(state, TakeTile(Good.JEWELRY)) == ""
    assert why(state, TakeTile(Good.SPICE)) == "other_mosque"


def test_one_tile_of_a_colour_and_none_from_an_empty_stack():
    state = acting(bazaar(4, {"goods": "R2 G2", "tiles": "R"}), 14)
    assert why(state, TakeTile(Good.FABRIC)) == "same_colour"
    assert why(state, TakeTile(Good.SPICE)) == ""
    state = bazaar(5, {"goods": "G5", "capacity": 5}, *[{"tiles": "G"}] * 4)
    assert why(acting(state, 14), TakeTile(Good.SPICE)) == "stack_empty"


def test_the_palace_takes_all_or_nothing():
    state = acting(bazaar(4, {"goods": "R1 G1 Y1"}), 13)
    assert why(state, Deliver()) == "palace_incomplete"
    assert refusal(GAME, state, Deliver()).params == {"missing": [0, 0, 0, 1], "any": 0}
    state.players[0].goods[Good.JEWELRY] = 1
    assert why(state, Deliver()) == ""
    assert why(state, Deliver((Good.FRUIT,))) == "palace_too_much"
    state = acting(bazaar(3, {"goods": "R2 G1 Y1 B1"}), 13)
    assert why(state, Deliver()) == "palace_incomplete"
    assert refusal(GAME, state, Deliver()).params == {"missing": [0, 0, 0, 0], "any": 1}
    assert why(state, Deliver((Good.JEWELRY,))) == "palace_incomplete"
    assert why(state, Deliver((Good.FABRIC,))) == ""


def test_no_ruby_is_sold_that_is_not_there():
    state = acting(bazaar(2, {"goods": "R2 G2 Y2 B2", "lira": 50}, {"rubies": [13] * 6 + [16] * 9}), 13)
    assert why(state, Deliver((Good.FABRIC,))) == "no_ruby_left"
    assert why(acting(state, 16), BuyRuby()) == "no_ruby_left"
    assert why(acting(bazaar(2, {"lira": 50}), 16), BuyRuby()) == ""


def test_the_dealer_lends_nothing():
    assert why(acting(bazaar(4, {"lira": 11}), 16), BuyRuby()) == "too_few_lira"
    assert why(acting(bazaar(4, {"lira": 12}), 16), BuyRuby()) == ""


def test_the_red_tile_does_not_touch_other_rolls():
    state = meeting(bazaar(4, {"tiles": "R", "lira": 9}, governor=9), 9)
    do(state, MeetGovernor(), PayPerson())
    assert why(state, Reroll()) == "red_not_here"
    assert why(state, TurnDie(0)) == "red_not_here"
    state = acting(bazaar(4, {"tiles": "R"}), 9)
    fix(state, *dice((4, 3)))
    do(state, VisitTeaHouse(7))
    assert why(state, Reroll()) == ""
    assert why(state, TurnDie(0)) == "die_shows_it"
    assert why(state, TurnDie(1)) == ""


def test_the_tea_house_hears_3_to_12():
    state = acting(bazaar(4), 9)
    tried = {number: why(state, VisitTeaHouse(number)) for number in range(2, 14)}
    assert tried == {number: "" if 3 <= number <= 12 else "bid_range" for number in range(2, 14)}


def test_discards_are_taken_only_at_the_caravansary():
    state = meeting(bazaar(4, {"lira": 9}, discard=(Card.STAY,), governor=9), 9)
    assert why(state, TakeDiscard()) == "discard_only_caravansary"
    do(state, MeetGovernor())
    assert why(state, TakeDiscard()) == "discard_only_caravansary"
    state = acting(bazaar(4, discard=(Card.STAY,)), 6)
    do(state, VisitCaravansary())
    assert why(state, TakeDiscard()) == ""
    do(state, TakeDiscard())
    assert why(state, TakeDiscard()) == "discard_empty"
    assert why(state, DrawCard()) == ""


def test_the_caravansary_is_finished_before_the_turn_ends():
    state = acting(bazaar(4), 6)
    do(state, VisitCaravansary())
    assert why(state, EndTurn()) == "finish_drawing_first"
    do(state, DrawCard(), DrawCard())
    assert why(state, EndTurn()) == "finish_drawing_first"
    held = state.players[0].hand[0]
    assert why(state, Discard(next(card for card in Card if card not in state.players[0].hand))) == "card_not_held"
    do(state, Discard(held))
    assert why(state, EndTurn()) == ""


def test_the_family_member_must_be_at_home_to_be_sent():
    assert why(acting(bazaar(4, {"family": 4}), 12), SendFamily(Place(5))) == "family_not_home"
    state = acting(bazaar(4), 12)
    assert why(state, SendFamily(Place(5))) == ""
    assert why(state, SendFamily(Place(12))) == "family_to_12"


def test_catching_is_compulsory():
    state = meeting(bazaar(4, {}, {"family": 4}), 4)
    assert why(state, EndTurn()) == "catch_first"
    assert why(state, Catch(1, Reward.LIRA)) == ""
    assert why(state, Catch(1, Reward.CARD)) == ""
    do(state, Catch(1, Reward.LIRA))
    assert why(state, EndTurn()) == ""


def test_nobody_is_caught_at_the_police_station_nor_oneself():
    state = meeting(bazaar(4, {"family": 4}, {"family": 12}), 12)
    assert why(state, Catch(1, Reward.LIRA)) == "nobody_to_catch"
    assert why(state, EndTurn()) == ""
    assert why(meeting(state, 4), Catch(0, Reward.LIRA)) == "own_family"
    assert why(state, EndTurn()) == ""


def test_a_turn_cut_short_meets_nobody():
    state = bazaar(4, {"at": 2}, {"at": 5}, {"family": 5}, governor=5, smuggler=5)
    do(state, Move(Place(5)), Leave(), Decline())
    for action in (MeetGovernor(), MeetSmuggler(Good.FRUIT), Catch(2, Reward.LIRA)):
        assert why(state, action) == "turn_cut_short"
    state = bazaar(4, {"at": 2, "lira": 9}, {"at": 5}, {"family": 5}, governor=5, smuggler=5)
    do(state, Move(Place(5)), Leave(), PayFee(), Skip())
    for action in (MeetGovernor(), MeetSmuggler(Good.FRUIT), Catch(2, Reward.LIRA)):
        assert why(state, action) == ""


def test_a_family_member_meets_nobody():
    state = acting(bazaar(4, {}, {"family": 5}, governor=5, smuggler=5), 12)
    do(state, SendFamily(Place(5)))
    for action in (MeetGovernor(), MeetSmuggler(Good.FRUIT), Catch(1, Reward.LIRA)):
        assert why(state, action) == "family_no_encounters"
    do(state, TakeMail())
    assert why(state, MeetGovernor()) == "not_here"
    assert why(state, Catch(1, Reward.LIRA)) == "nobody_to_catch"


def test_governor_and_smuggler_serve_once_a_turn_even_if_the_dice_send_them_back():
    state = meeting(bazaar(4, {"lira": 9}, governor=9, smuggler=9), 9)
    fix(state, (26, 0), *dice((4, 5), (4, 5)))
    do(state, MeetGovernor(), PayPerson(), MeetSmuggler(Good.FRUIT), PayPerson())
    assert (state.governor, state.smuggler) == (9, 9)
    assert why(state, MeetGovernor()) == "once_per_turn"
    assert why(state, MeetSmuggler(Good.FRUIT)) == "once_per_turn"


def test_the_smuggler_is_paid_with_what_one_has():
    state = meeting(bazaar(4, {"lira": 1}, smuggler=9), 9)
    do(state, MeetSmuggler(Good.FRUIT))
    assert why(state, PayPerson()) == "too_few_lira"
    assert why(state, GiveGood(Good.SPICE)) == "too_few_goods"
    assert why(state, GiveGood(Good.FRUIT)) == ""


def test_the_governor_is_paid_with_what_one_has():
    state = meeting(bazaar(4, {"lira": 1}, governor=9), 9)
    do(state, MeetGovernor())
    assert why(state, PayPerson()) == "too_few_lira"
    assert why(state, Discard(state.players[0].hand[0])) == ""


def test_the_yellow_tile_works_once_a_turn():
    state = bazaar(4, {"tiles": "Y", "out": [2, 5], "lira": 9})
    assert why(state, UseYellow(Place(3))) == "no_assistant_there"
    do(state, UseYellow(Place(2)))
    assert why(state, UseYellow(Place(5))) == "yellow_used"
    state = bazaar(4, {"tiles": "Y", "out": [2], "lira": 1})
    assert why(state, UseYellow(Place(2))) == "too_few_lira"
    assert why(bazaar(4, {"out": [2], "lira": 9}), UseYellow(Place(2))) == "no_tile"


def test_the_yellow_tile_works_again_next_turn():
    state = bazaar(2, {"tiles": "Y", "out": [2, 5], "lira": 9})
    do(state, UseYellow(Place(2)), Move(Place(9)), Decline(), EndTurn())
    do(state, Move(Place(9)), Decline(), EndTurn())
    assert why(state, UseYellow(Place(5))) == ""


def test_the_family_card_needs_a_family_member_away():
    assert why(bazaar(4, {"hand": [Card.FAMILY_TO_POLICE]}), PlayFamily(Reward.LIRA)) == "family_already_home"
    assert why(bazaar(4, {"hand": [Card.FAMILY_TO_POLICE], "family": 4}), PlayFamily(Reward.LIRA)) == ""


def test_jewelry_is_not_the_free_good_of_the_black_market():
    state = acting(bazaar(4), 8)
    assert why(state, VisitBlackMarket(Good.JEWELRY)) == "blue_not_offered"
    assert [why(state, VisitBlackMarket(good)) for good in (Good.FABRIC, Good.SPICE, Good.FRUIT)] == ["", "", ""]


def test_at_the_fountain_nobody_is_left_or_paid():
    state = bazaar(4, {"at": 2, "out": [3]})
    do(state, Move(Place(7)))
    assert why(state, Leave()) == "fountain_no_assistant"
    assert why(state, PickUp(Disc.OWN)) == "fountain_no_assistant"
    assert why(state, PayFee()) == "fountain_no_fee"
    do(state, CallBack())
    assert why(state, Recall(Place(2))) == "no_assistant_there"
    assert why(state, Recall(Place(3))) == ""


def test_the_fountain_calls_nobody_when_all_are_with_the_merchant():
    assert why(acting(bazaar(4), 7), CallBack()) == "nobody_out"
    assert why(acting(bazaar(4, {"out": [2]}), 7), CallBack()) == ""


def test_the_fountain_does_not_call_neutral_assistants():
    state = acting(bazaar(3, {"out": [2], "stack": ["own", "own"]}, variant=True), 7)
    state.neutral_discs = (Place(5),)
    do(state, CallBack())
    assert why(state, Recall(Place(5))) == "neutral_not_yours"
    assert why(state, Recall(Place(2))) == ""


def test_a_neutral_assistant_is_picked_up_only_where_one_lies():
    state = bazaar(3, variant=True)
    do(state, Move(Place(2)))
    assert why(state, PickUp(Disc.NEUTRAL)) == "no_neutral_there"
    state.neutral_discs = (Place(2),)
    state.players[0].stack.pop()
    assert why(state, PickUp(Disc.NEUTRAL)) == ""
    assert why(state, Leave()) == ""


def test_the_green_tile_needs_room_and_two_lira():
    state = acting(bazaar(4, {"tiles": "G", "goods": "G1 Y2", "lira": 2}), 3)
    do(state, Fill())
    assert why(state, TakeGreen(Good.FRUIT)) == "no_room"
    assert why(state, TakeGreen(Good.JEWELRY)) == ""
    state.players[0].lira = 1
    assert why(state, TakeGreen(Good.JEWELRY)) == "too_few_lira"


def test_without_any_bonus_card_nothing_is_drawn():
    state = bazaar(4, {"lira": 9}, {"family": 9}, governor=9)
    state.players[3].hand, state.deck = state.deck, []
    assert why(acting(state, 6), VisitCaravansary()) == "no_bonus_cards_left"
    meeting(state, 9)
    assert why(state, MeetGovernor()) == "no_bonus_cards_left"
    assert why(state, Catch(1, Reward.CARD)) == "no_bonus_cards_left"
    assert why(state, Catch(1, Reward.LIRA)) == ""


def test_every_tried_action_has_a_reason_with_an_anchor():
    """Whatever lies among the candidates of a fresh match is legal or names code and anchor."""
    for seats in range(2, 6):
        state = bazaar(seats)
        for action, refused in candidates(GAME, state):
            assert refused is None or (refused.code and refused.rule), action
        arrive(state, 2)
        for action, refused in candidates(GAME, state):
            assert refused is None or (refused.code and refused.rule), action
