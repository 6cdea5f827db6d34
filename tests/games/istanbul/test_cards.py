"""The windows of 5.3: for every card and the yellow tile, the moments at which it may be played and those at which not."""

from __future__ import annotations

import pytest

from desktop.engine.action import Action
from desktop.games.istanbul.actions import (
    BuyRuby,
    CallBack,
    Catch,
    Decline,
    Deliver,
    DoubleDealer,
    DoublePalace,
    DoublePost,
    DrawCard,
    EndTurn,
    Fill,
    Leave,
    MeetGovernor,
    MeetSmuggler,
    Move,
    NoGreen,
    PayFee,
    PayPerson,
    PickUp,
    PlayFamily,
    PlayGood,
    PlayLira,
    PlayRecall,
    SendFamily,
    Skip,
    TakeGreen,
    TakeMail,
    UseYellow,
    VisitBlackMarket,
    VisitCaravansary,
)
from desktop.games.istanbul.events import CardPlayed
from desktop.games.istanbul.pieces import Card, Disc, Good, Place, Reward
from desktop.games.istanbul.state import Bazaar
from tests.games.istanbul.scene import acting, bazaar, dice, do, drawing, fix, idle, meeting, next_turn, why

HAND = [Card.GAIN_GOOD, Card.GAIN_LIRA, Card.RECALL_ASSISTANT, Card.FAMILY_TO_POLICE, Card.LONG_MOVE]
ME = {"at": 2, "lira": 9, "hand": HAND, "tiles": "RGY", "out": [3, 4], "family": 16}


def table(**changed: object) -> Bazaar:
    return bazaar(4, {**ME, **changed}, {"at": 5}, {"family": 9}, governor=9, smuggler=9)


def before_move() -> Bazaar:
    return table()


def before_assistant() -> Bazaar:
    state = table()
    do(state, Move(Place(5)))
    return state


def at_merchants() -> Bazaar:
    state = before_assistant()
    do(state, Leave())
    return state


def before_action() -> Bazaar:
    state = at_merchants()
    do(state, PayFee())
    return state


def family_sent() -> Bazaar:
    state = acting(table(family=12), 12)
    do(state, SendFamily(Place(16)))
    return state


def encounters() -> Bazaar:
    state = before_action()
    do(state, Skip())
    return state


def cut_short() -> Bazaar:
    state = before_assistant()
    do(state, Decline())
    return state


def green_asks() -> Bazaar:
    state = acting(table(), 2)
    do(state, Fill())
    return state


def smuggler_asks() -> Bazaar:
    state = meeting(table(), 9)
    do(state, MeetSmuggler(Good.FRUIT))
    return state


def governor_asks() -> Bazaar:
    state = meeting(table(), 9)
    do(state, MeetGovernor())
    return state


def drawing_cards() -> Bazaar:
    state = acting(table(), 6)
    do(state, VisitCaravansary())
    return state


def discarding() -> Bazaar:
    state = drawing_cards()
    do(state, DrawCard(), DrawCard())
    return state


def dice_lie() -> Bazaar:
    state = acting(table(), 8)
    do(state, VisitBlackMarket(Good.FRUIT))
    return state


def calling_back() -> Bazaar:
    state = acting(table(), 7)
    do(state, CallBack())
    return state


MOMENTS = (
    before_move, before_assistant, at_merchants, before_action, family_sent, encounters, cut_short, green_asks,
    smuggler_asks, governor_asks, drawing_cards, discarding, dice_lie, calling_back,
)  # fmt: skip

WINDOWS: dict[Action, set[str]] = {
    PlayGood(Good.SPICE): {"before_move", "before_assistant", "before_action", "family_sent", "encounters", "cut_short"},
    PlayLira(): {
        "before_move", "before_assistant", "at_merchants", "before_action", "family_sent", "encounters", "cut_short",
        "green_asks", "smuggler_asks",
    },
    PlayFamily(Reward.LIRA): {
        "before_move", "before_assistant", "at_merchants", "before_action", "encounters", "cut_short",
    },
    PlayRecall(Place(3)): {"before_move", "before_assistant"},
    UseYellow(Place(3)): {
        "before_move", "before_assistant", "before_action", "family_sent", "encounters", "cut_short",
    },
    Move(Place(16), Card.LONG_MOVE): {"before_move"},
}  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
@pytest.mark.parametrize("action", WINDOWS, ids=lambda action: type(action).__name__)
def test_a_card_fits_its_windows_and_no_others(moment, action):
    state = moment()
    open_now = moment.__name__ in WINDOWS[action]
    assert (why(state, action) == "") == open_now, (moment.__name__, action)


def test_a_card_at_the_wrong_moment_says_so():
    assert why(at_merchants(), PlayGood(Good.SPICE)) == "card_not_now"
    assert why(governor_asks(), PlayLira()) == "finish_drawing_first"
    assert why(discarding(), PlayLira()) == "finish_drawing_first"
    assert why(dice_lie(), PlayLira()) == "card_not_now"
    assert why(at_merchants(), UseYellow(Place(3))) == "tile_not_now"


def test_the_family_card_waits_while_the_family_member_acts():
    state = acting(bazaar(4, {"hand": [Card.FAMILY_TO_POLICE]}), 12)
    do(state, SendFamily(Place(16)))
    assert why(state, PlayFamily(Reward.LIRA)) == "family_is_acting"
    do(state, Skip())
    assert why(state, PlayFamily(Reward.LIRA)) == ""


def test_at_the_police_station_the_card_brings_home_and_the_action_sends_out_again():
    state = acting(bazaar(4, {"hand": [Card.FAMILY_TO_POLICE], "family": 4, "lira": 0}), 12)
    assert why(state, SendFamily(Place(5))) == "family_not_home"
    do(state, PlayFamily(Reward.LIRA), SendFamily(Place(5)), TakeMail())
    assert state.players[0].lira == 5
    assert state.players[0].family == 5


def test_lira_cards_pay_the_fee():
    state = bazaar(4, {"lira": 0, "hand": [Card.GAIN_LIRA]}, {"at": 5}, {"at": 5})
    do(state, Move(Place(5)), Leave())
    assert why(state, PayFee()) == "pay_all"
    do(state, PlayLira(), PayFee(), TakeMail())
    assert state.players[0].lira == 3


def test_recall_lets_an_empty_stack_act_after_the_move():
    state = bazaar(4, {"at": 9, "out": [2, 3, 4, 8], "lira": 14, "hand": [Card.RECALL_ASSISTANT]})
    do(state, Move(Place(16)))
    assert why(state, Leave()) == "no_assistant"
    do(state, PlayRecall(Place(8)), Leave(), BuyRuby())
    assert state.players[0].out == (2, 3, 4, 16)


def test_stay_pays_the_merchants_here_again_and_meets_those_who_are_here():
    state = bazaar(4, {"at": 5, "lira": 3, "hand": [Card.STAY], "out": [5]}, {"at": 5}, governor=5)
    do(state, Move(Place(5), Card.STAY), PickUp(Disc.OWN), PayFee(), TakeMail(), MeetGovernor())
    assert state.discard == [Card.STAY]


# -- the double cards ----------------------------------------------------------------------------------------------------


def test_double_post_gives_the_next_state_of_the_mail():
    state = acting(bazaar(4, {"lira": 0, "hand": [Card.DOUBLE_POST]}), 5)
    assert why(state, DoublePost()) == "no_action_to_repeat"
    do(state, TakeMail(), DoublePost())
    assert state.players[0].goods == [1, 1, 2, 0]
    assert state.mail == 2
    assert why(state, DoublePost()) == "card_not_held"


def test_two_double_cards_make_three_actions():
    state = acting(bazaar(4, {"lira": 39, "hand": [Card.DOUBLE_DEALER] * 2}), 16)
    do(state, BuyRuby(), DoubleDealer(), DoubleDealer())
    assert state.players[0].lira == 0
    assert len(state.players[0].rubies) == 3


def test_double_palace_takes_the_longer_list():
    state = acting(bazaar(4, {"goods": "R2 G2 Y3 B2", "capacity": 3, "hand": [Card.DOUBLE_PALACE]}), 13)
    do(state, Deliver())
    assert why(state, DoublePalace()) == "palace_incomplete"
    do(state, DoublePalace((Good.FRUIT,)))
    assert state.players[0].goods == [0, 0, 0, 0]


def test_a_double_card_fits_only_its_own_place():
    state = acting(bazaar(4, {"lira": 39, "hand": [Card.DOUBLE_POST, Card.DOUBLE_DEALER]}), 16)
    do(state, BuyRuby())
    assert why(state, DoublePost()) == "no_action_to_repeat"
    assert why(state, DoubleDealer()) == ""


def test_other_cards_keep_the_double_window_open():
    me = {"lira": 22, "hand": [Card.DOUBLE_DEALER, Card.GAIN_LIRA, Card.GAIN_GOOD], "tiles": "Y", "out": [2]}
    state = acting(bazaar(4, me), 16)
    do(state, BuyRuby())
    assert why(state, DoubleDealer()) == "too_few_lira"
    do(state, PlayGood(Good.SPICE), UseYellow(Place(2)), PlayLira())
    assert why(state, DoubleDealer()) == ""


@pytest.mark.parametrize(
    "meeting_one",
    [(Catch(1, Reward.LIRA),), (MeetGovernor(), PayPerson()), (MeetSmuggler(Good.FRUIT), PayPerson())],
    ids=["catch", "governor", "smuggler"],
)
def test_the_first_encounter_closes_the_double_window(meeting_one):
    me = {"lira": 9, "hand": [Card.DOUBLE_POST]}
    state = acting(bazaar(4, me, {"family": 5}, governor=5, smuggler=5), 5)
    do(state, TakeMail())
    assert why(state, DoublePost()) == ""
    do(state, *meeting_one)
    assert why(state, DoublePost()) == "card_not_now"


def test_a_double_card_works_on_the_family_members_action_even_when_it_came_home():
    state = acting(bazaar(4, {"lira": 25, "hand": [Card.DOUBLE_DEALER, Card.FAMILY_TO_POLICE]}), 12)
    do(state, SendFamily(Place(16)), BuyRuby(), PlayFamily(Reward.LIRA), DoubleDealer())
    assert state.players[0].lira == 25 - 12 + 3 - 13
    assert state.players[0].family == 12


# -- effects -------------------------------------------------------------------------------------------------------------


def test_a_good_without_room_may_be_named_and_is_lost():
    state = bazaar(4, {"goods": "R2", "hand": [Card.GAIN_GOOD]})
    do(state, PlayGood(Good.FABRIC))
    assert state.players[0].goods == [2, 0, 0, 0]
    assert state.discard == [Card.GAIN_GOOD]


def test_a_played_card_cannot_be_drawn_by_its_own_effect():
    state = bazaar(4, {"hand": [Card.FAMILY_TO_POLICE], "family": 4}, discard=(Card.STAY,))
    state.players[1].hand, state.deck = state.deck, []
    do(state, PlayFamily(Reward.CARD))
    assert state.players[0].hand == [Card.STAY]
    assert state.discard == [Card.FAMILY_TO_POLICE]
    state = bazaar(4, {"hand": [Card.FAMILY_TO_POLICE], "family": 4})
    state.players[1].hand, state.deck = state.deck, []
    assert why(state, PlayFamily(Reward.CARD)) == "no_bonus_cards_left"


def test_a_card_is_put_away_after_its_effect():
    state = bazaar(4, {"hand": [Card.GAIN_LIRA]})
    events = do(state, PlayLira())
    assert isinstance(events[-1], CardPlayed)


def test_any_number_of_cards_may_be_played_in_a_turn():
    state = bazaar(4, {"lira": 0, "hand": [Card.GAIN_LIRA] * 4})
    do(state, PlayLira(), PlayLira(), PlayLira(), PlayLira())
    assert state.players[0].lira == 20


def test_after_the_last_round_only_lira_and_goods_count():
    hand = [Card.GAIN_LIRA, Card.GAIN_GOOD, Card.FAMILY_TO_POLICE, Card.DOUBLE_POST, Card.STAY]
    state = bazaar(2, {"rubies": [13] * 3 + [16] * 3, "hand": hand, "family": 4})
    next_turn(state, 1)
    idle(state)
    assert why(state, PlayFamily(Reward.LIRA)) == "only_goods_and_lira_cards"
    assert why(state, DoublePost()) == "only_goods_and_lira_cards"
    assert why(state, Move(Place(2), Card.STAY)) == "only_goods_and_lira_cards"
    assert why(state, PlayLira()) == ""
    assert why(state, PlayGood(Good.FRUIT)) == ""


def test_the_green_tile_may_be_paid_with_a_card():
    state = acting(bazaar(4, {"tiles": "G", "lira": 0, "hand": [Card.GAIN_LIRA]}), 2)
    do(state, Fill(), PlayLira(), TakeGreen(Good.JEWELRY))
    assert state.players[0].goods == [2, 0, 0, 1]
    assert why(state, NoGreen()) == "not_now"


def test_governor_may_be_given_the_card_just_drawn_or_another():
    state = meeting(bazaar(4, {"lira": 0, "hand": [Card.STAY]}, governor=9), 9)
    fix(state, drawing(state, Card.GAIN_LIRA), *dice((1, 1)))
    do(state, MeetGovernor())
    assert sorted(state.players[0].hand) == [Card.GAIN_LIRA, Card.STAY]
    assert why(state, EndTurn()) == "finish_drawing_first"
