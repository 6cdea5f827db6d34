"""The turn as a whole: what follows what, beats, the family member's own action, the persons met (5, 6)."""

from __future__ import annotations

import itertools

from desktop.engine.play import play
from desktop.games.istanbul import events
from desktop.games.istanbul.actions import (
    BuyRuby,
    CallBack,
    Catch,
    Decline,
    Deliver,
    Done,
    DrawCard,
    EndTurn,
    Fill,
    GiveGood,
    Leave,
    MeetSmuggler,
    Move,
    PayFee,
    PayPerson,
    PickUp,
    Recall,
    SendFamily,
    Skip,
    TakeMail,
    TakeTile,
    UseYellow,
    VisitBlackMarket,
    VisitCaravansary,
    VisitTeaHouse,
)
from desktop.games.istanbul.frames import (
    ActionFrame,
    AssistantFrame,
    CaravanDiscardFrame,
    EncountersFrame,
    LeftoverFrame,
    MerchantsFrame,
    MoveFrame,
    RedFrame,
    TurnOver,
)
from desktop.games.istanbul.game import GAME
from desktop.games.istanbul.pieces import Card, Disc, Good, Place, Reward
from tests.games.istanbul.scene import acting, bazaar, dice, do, fix, idle, meeting, next_turn, why


def test_a_turn_asks_in_the_order_of_the_rules():
    state = bazaar(4, {"lira": 9}, {"at": 2})
    asked = [type(state.top)]
    for action in (Move(Place(2)), Leave(), PayFee(), Fill()):
        do(state, action)
        asked.append(type(state.top))
    assert asked == [MoveFrame, AssistantFrame, MerchantsFrame, ActionFrame, EncountersFrame]
    do(state, EndTurn())
    assert (type(state.top), state.top.seat) == (MoveFrame, 1)


def test_without_merchants_there_is_no_fee_to_decide():
    state = bazaar(4)
    do(state, Move(Place(2)), Leave())
    assert isinstance(state.top, ActionFrame)


def test_passing_through_costs_and_catches_nothing():
    state = bazaar(4, {"at": 15, "lira": 2}, {"at": 5, "family": 5})
    do(state, Move(Place(2)), Leave(), Fill(), EndTurn())
    assert state.players[0].lira == 2
    assert state.players[1].family == 5


def test_skipping_the_action_does_not_skip_the_encounters():
    state = bazaar(4, {}, {"family": 2})
    do(state, Move(Place(2)), Leave(), Skip())
    assert why(state, Catch(1, Reward.LIRA)) == ""


def test_an_assistant_left_stays_when_the_fee_is_declined():
    state = bazaar(4, {"lira": 9}, {"at": 2})
    do(state, Move(Place(2)), Leave(), Decline(), EndTurn())
    assert state.players[0].out == (2,)


def test_the_round_is_over_when_the_seat_before_the_starting_player_is():
    state = bazaar(3)
    state.starter = 1
    state.agenda[:] = [TurnOver(1), MoveFrame(1)]
    idle(state)
    assert (state.top.seat, state.round) == (2, 1)
    idle(state)
    assert (state.top.seat, state.round) == (0, 1)
    idle(state)
    assert (state.top.seat, state.round) == (1, 2)


# -- family member -------------------------------------------------------------------------------------------------------


def test_the_family_member_pays_nobody_and_the_merchant_meets_at_the_station():
    state = acting(bazaar(4, {"lira": 0}, {"at": 5}, governor=12), 12)
    do(state, SendFamily(Place(5)), TakeMail())
    assert state.players[0].lira == 2
    assert state.top == EncountersFrame(0, done=Place(5))
    assert state.players[0].merchant == 12
    assert state.players[0].family == 5


def test_the_family_member_calls_assistants_back_to_the_station():
    state = bazaar(4, {"at": 4, "out": [2, 5]})
    do(state, Move(Place(12)), Leave(), SendFamily(Place(7)), CallBack(), Recall(Place(12)), Recall(Place(2)), Done())
    assert state.players[0].out == (5,)
    assert len(state.players[0].stack) == 3


def test_the_family_members_blue_tile_brings_the_fifth_assistant_to_the_station():
    state = acting(bazaar(4, {"goods": "B2"}), 12)
    do(state, SendFamily(Place(15)), TakeTile(Good.JEWELRY))
    assert len(state.players[0].stack) == 5
    assert state.players[0].reserve == 0


def test_the_family_member_may_be_sent_where_nothing_can_be_done():
    state = acting(bazaar(4, {"lira": 0}), 12)
    do(state, SendFamily(Place(16)))
    assert why(state, BuyRuby()) == "too_few_lira"
    do(state, Skip(), EndTurn())


def test_a_roll_inside_a_family_members_action_comes_back_to_the_station_once():
    """The tea house of a family member met encounters twice in the prototype."""
    state = acting(bazaar(4, {"tiles": "R"}), 12)
    do(state, SendFamily(Place(9)), VisitTeaHouse(8))
    assert [type(frame).__name__ for frame in state.agenda] == ["TurnOver", "EncountersFrame", "RedFrame"]
    assert isinstance(state.top, RedFrame)


def test_the_caravansary_of_a_family_member_ends_at_the_station():
    state = acting(bazaar(4), 12)
    do(state, SendFamily(Place(6)), VisitCaravansary(), DrawCard(), DrawCard())
    assert isinstance(state.top, CaravanDiscardFrame)
    assert state.agenda[-2] == EncountersFrame(0)


# -- persons -------------------------------------------------------------------------------------------------------------


def test_smuggler_with_a_full_track_ends_as_in_the_articles_order():
    state = meeting(bazaar(4, {"goods": "G2 R1", "lira": 4}, smuggler=3), 3)
    back, paid, other = state.clone(), state.clone(), state.clone()
    do(back, MeetSmuggler(Good.SPICE), GiveGood(Good.SPICE))
    assert back.players[0].goods == [1, 2, 0, 0]
    do(paid, MeetSmuggler(Good.SPICE), PayPerson())
    assert (paid.players[0].goods, paid.players[0].lira) == ([1, 2, 0, 0], 2)
    do(other, MeetSmuggler(Good.SPICE), GiveGood(Good.FABRIC))
    assert other.players[0].goods == [0, 2, 0, 0]


def test_smuggler_may_be_moved_by_somebody_who_has_nothing():
    state = meeting(bazaar(4, {"lira": 0}, smuggler=3), 3)
    fix(state, *dice((6, 6)))
    do(state, MeetSmuggler(Good.SPICE), GiveGood(Good.SPICE))
    assert state.players[0].goods == [0, 0, 0, 0]
    assert state.smuggler == 12


def test_encounters_come_in_any_order():
    for order in itertools.permutations(range(3)):
        state = meeting(bazaar(4, {"lira": 9}, {"family": 3}, smuggler=3), 3)
        steps = [[Catch(1, Reward.LIRA)], [MeetSmuggler(Good.SPICE), PayPerson()], []]
        for index in order:
            do(state, *steps[index])
        do(state, EndTurn())
        assert state.players[1].family == 12


def test_neutral_merchants_are_rolled_for_one_by_one():
    state = bazaar(2, {"at": 2, "lira": 6}, {"at": 13}, neutrals=(5, 5, 16))
    fix(state, *dice((1, 2), (2, 3)))
    do(state, Move(Place(5)), Leave(), PayFee())
    assert state.neutrals == [3, 5, 16]  # one rolled the same place and stays there without a second fee
    assert state.players[0].lira == 2
    do(state, TakeMail())


def test_neutral_merchants_stay_when_the_fee_is_declined_and_are_free_at_the_fountain():
    state = bazaar(2, {"at": 2, "lira": 6}, {"at": 13}, neutrals=(5, 7, 16))
    do(state, Move(Place(5)), Leave(), Decline())
    assert state.neutrals == [5, 7, 16]
    state = bazaar(2, {"at": 2, "lira": 0, "out": [3]}, {"at": 7}, neutrals=(5, 7, 16))
    do(state, Move(Place(7)), CallBack())


# -- variant -------------------------------------------------------------------------------------------------------------


def test_variant_offers_both_when_own_and_neutral_lie_here():
    state = bazaar(3, {"out": [2], "stack": ["own", "own", "neutral"]}, variant=True)
    state.players[1].stack.remove(Disc.NEUTRAL)
    state.neutral_discs = (Place(2),)
    do(state, Move(Place(2)))
    assert [why(state, PickUp(disc)) for disc in Disc] == ["", ""]
    assert why(state, Leave()) == "second_assistant"
    do(state, PickUp(Disc.NEUTRAL))
    assert state.players[0].out == (2,)
    assert state.players[0].stack[-1] is Disc.NEUTRAL


def test_variant_leaves_next_what_was_collected_last():
    state = bazaar(2, {"stack": ["own", "own", "own"]}, variant=True, neutrals=(14, 15, 16))
    state.neutral_discs = (Place(2),)
    do(state, Move(Place(2)), PickUp(Disc.NEUTRAL), Skip())
    do(state, EndTurn())
    next_turn(state)
    state.players[1].merchant = Place(9)
    do(state, Move(Place(5)), Leave())
    assert state.neutral_discs == (5,)


def test_variant_yellow_tile_takes_own_colour_only():
    state = bazaar(2, {"tiles": "Y", "lira": 9, "stack": ["own", "own", "own"]}, variant=True)
    state.neutral_discs = (Place(2),)
    assert why(state, UseYellow(Place(2))) == "no_assistant_there"


# -- beats ---------------------------------------------------------------------------------------------------------------


def beats(state, action):
    """The states at the beats of an action."""
    seen = [state.clone()]
    play(GAME, state, action, lambda now, event: seen.append(now.clone()))
    return seen


def test_at_every_beat_the_position_is_whole_and_somebody_decides():
    state = acting(bazaar(4, {"goods": "R2 G2 Y2 B2", "capacity": 2}, {"rubies": [13]}), 13)
    for now in beats(state, Deliver((Good.FRUIT,))):
        assert now.agenda
        assert GAME.flaw(now) is None


def test_each_merchant_is_paid_in_a_beat_of_their_own():
    state = bazaar(4, {"lira": 9}, {"at": 2}, {"at": 2}, {"at": 2})
    do(state, Move(Place(2)), Leave())
    lira = [[player.lira for player in now.players] for now in beats(state, PayFee())]
    assert lira == [[9, 3, 4, 5], [7, 5, 4, 5], [5, 5, 6, 5], [3, 5, 6, 7]]


def test_paying_placing_and_the_ruby_are_beats_of_their_own():
    state = acting(bazaar(4, {"goods": "G2", "tiles": "R"}), 14)
    seen = [
        (now.players[0].goods[Good.SPICE], len(now.players[0].tiles), len(now.players[0].rubies))
        for now in beats(state, TakeTile(Good.SPICE))
    ]
    assert seen == [(2, 1, 0), (1, 1, 0), (1, 2, 0), (1, 2, 1)]


def test_the_event_of_a_drawn_card_hides_it_from_others():
    state = acting(bazaar(4), 6)
    do(state, VisitCaravansary())
    drawn = next(event for event in do(state, DrawCard()) if isinstance(event, events.CardDrawn))
    assert drawn.seen_by(0) == drawn
    for viewer in (1, None):
        assert drawn.seen_by(viewer) == events.CardDrawn(seat=0, card=Card.HIDDEN)


def test_the_black_market_gives_the_free_good_before_the_dice_and_says_a_miss():
    state = acting(bazaar(4), 8)
    fix(state, *dice((1, 2)))
    found = do(state, VisitBlackMarket(Good.FRUIT))
    assert [type(event) for event in found] == [events.GoodsGained, events.DiceRolled, events.JewelryMissed]


# -- the end -------------------------------------------------------------------------------------------------------------


def test_the_target_is_six_with_two_players_and_five_with_more():
    assert [bazaar(seats).target for seats in (2, 3, 4, 5)] == [6, 5, 5, 5]
    state = bazaar(2, {"rubies": [13] * 5})
    assert not state.final_round


def test_the_last_round_is_announced_once():
    state = acting(bazaar(4, {"rubies": [13] * 4, "lira": 40, "hand": [Card.DOUBLE_DEALER]}), 16)
    found = do(state, BuyRuby())
    assert [event for event in found if isinstance(event, events.LastRound)] == [events.LastRound(seat=0, rubies=5)]
    state = acting(bazaar(4, {"rubies": [13] * 5, "lira": 40}), 16)
    assert not any(isinstance(event, events.LastRound) for event in do(state, BuyRuby()))


def test_somebody_later_in_the_last_round_may_overtake():
    state = bazaar(3, {"rubies": [13] * 5}, {"rubies": [16] * 4, "lira": 60, "hand": [Card.DOUBLE_DEALER]})
    idle(state)
    acting(state, 16, seat=1)
    do(state, BuyRuby())
    idle_rest(state)
    assert GAME.standings(state)[0].seat == 1  # five each, but more Lira


def idle_rest(state):
    while not state.finished:
        if isinstance(state.top, (EncountersFrame,)):
            do(state, EndTurn())
        elif isinstance(state.top, LeftoverFrame):
            do(state, Done())
        else:
            idle(state)


def test_ties_go_to_lira_then_goods_then_cards_and_then_are_shared():
    def places(*me):
        return {standing.seat: standing.place for standing in GAME.standings(bazaar(3, *me))}

    same = {"rubies": [13], "lira": 4}
    assert places({**same, "lira": 5}, same, same) == {0: 1, 1: 2, 2: 2}
    assert places(same, {**same, "goods": "R1"}, same) == {0: 2, 1: 1, 2: 2}
    assert places(same, same, {**same, "hand": [Card.STAY]}) == {0: 2, 1: 2, 2: 1}
    assert places(same, same, {**same, "rubies": [13, 13], "lira": 0}) == {0: 2, 1: 2, 2: 1}


def test_the_score_is_the_rubies_by_their_places():
    score = GAME.scores(bazaar(2, {"rubies": [13, 16, 16, 1]}))[0]
    assert score.points == 4
    assert {part.source: part.points for part in score.parts} == {
        "wainwright": 1, "palace": 1, "small_mosque": 0, "great_mosque": 0, "dealer": 2,
    }  # fmt: skip
