"""The computer players: legal, repeatable from view and luck, and not blind to what matters. How strong they are is
measured by measure_bots.py."""

from __future__ import annotations

import pytest

from desktop.bots.bot import Budget, Question
from desktop.engine.play import begin, legal, play
from desktop.games.istanbul.actions import (
    BuyRuby,
    Catch,
    Deliver,
    Move,
    PlayLira,
    Reroll,
    Sell,
    TurnDie,
    VisitTeaHouse,
)
from desktop.games.istanbul.bot import make
from desktop.games.istanbul.game import GAME
from desktop.games.istanbul.pieces import Card, Good, Place
from desktop.games.istanbul.sensible import sensible
from desktop.games.istanbul.thinking import jewelry_odds, seed_for, tea_odds
from desktop.games.istanbul.worth import DEFAULT, ruby_turns, worth
from tests.games.istanbul.scene import acting, bazaar, chosen, dice, do, fix, meeting
from tests.games.istanbul.test_random_matches import table, walk

LEVELS = ("random", "easy", "normal", "hard")


def advice(state, level="normal", step=3):
    seat = state.top.seat
    return make(level, 5).choose(GAME.view(state, seat), Question(step))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "variant"), [(2, False), (3, True), (5, False)])
def test_bots_play_legal_actions_whatever_the_table(level, seats, variant):
    options = chosen(layout="random", neutral_assistants=variant)
    state = GAME.setup(seats, options, 4)
    begin(GAME, state)
    bots = [make(level, seat) for seat in range(seats)]
    step = 0
    while not state.finished and state.round <= (2 if level == "hard" else 12):
        seat = state.top.seat
        view = GAME.view(state, seat)
        action = bots[seat].choose(view, Question(step)).action
        assert action in legal(GAME, view)
        play(GAME, state, action)
        step += 1
    assert state.round > 2


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_step_bring_the_same_advice(level):
    for now, _ in walk(table(3, "short", False, 6), 12 if level == "hard" else 60, seed=14):
        view = GAME.view(now, now.top.seat)
        before = view.clone()
        assert make(level, 9).choose(view, Question(4)) == make(level, 9).choose(view, Question(4))
        assert view == before


def test_advice_does_not_depend_on_what_is_hidden():
    from desktop.engine.chance import Chance

    chance = Chance(3)
    for now, _ in walk(table(2, "short", False, 6), 60, seed=15):
        seat = now.top.seat
        other = GAME.determinize(GAME.view(now, seat), chance)
        assert advice(other, "normal") == advice(now, "normal")


def test_sensible_actions_are_legal_and_never_missing():
    for seats, variant in ((2, True), (4, False)):
        for now, _ in walk(table(seats, "long", variant, 16), 3000, seed=17):
            view = GAME.view(now, now.top.seat)
            for narrow in (False, True):
                found = sensible(view, narrow)
                assert found
                assert set(found) <= set(legal(GAME, view)), (now.top, set(found) - set(legal(GAME, view)))


def test_whole_matches_end_in_reasonable_time():
    for level in ("easy", "normal"):
        options = chosen()
        state = GAME.setup(2, options, 12)
        begin(GAME, state)
        bots = [make(level, seat) for seat in range(2)]
        step = 0
        while not state.finished:
            seat = state.top.seat
            play(GAME, state, bots[seat].choose(GAME.view(state, seat), Question(step)).action)
            step += 1
            assert state.round <= 120
        assert max(len(player.rubies) for player in state.players) >= 6


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_ruby_within_reach_is_fetched(level):
    state = bazaar(3, {"at": 9, "lira": 14}, {"at": 13}, {"at": 5})
    moves = set()
    for step in range(6):
        moves.add(advice(state, level, step).action)
    assert Move(Place(16)) in moves
    arrived = acting(bazaar(3, {"lira": 14}), 16)
    assert advice(arrived, level, 1).action == BuyRuby()


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_last_ruby_is_bought_with_a_card(level):
    state = acting(bazaar(3, {"lira": 10, "rubies": [13] * 4, "hand": [Card.GAIN_LIRA]}), 16)
    assert advice(state, level).action == PlayLira()
    do(state, PlayLira())
    assert advice(state, level).action == BuyRuby()


def test_the_palace_is_paid_with_what_is_easy_to_replace():
    state = acting(bazaar(3, {"goods": "R2 G1 Y1 B2"}), 13)
    assert advice(state).action == Deliver((Good.FABRIC,))


def test_the_market_buys_as_much_as_it_wants():
    state = acting(bazaar(3, {"goods": "R1 G1 Y2 B1"}, small=0), 11)
    assert advice(state).action == Sell((1, 1, 2, 1))


def test_catching_comes_before_the_end_of_the_turn():
    state = meeting(bazaar(3, {}, {"family": 4}), 4)
    assert isinstance(advice(state).action, Catch)


def test_the_red_tile_is_used_when_it_helps():
    state = acting(bazaar(3, {"lira": 0, "tiles": "R"}), 9)
    fix(state, *dice((3, 4)))
    do(state, VisitTeaHouse(8))
    assert advice(state).action == TurnDie(0)  # 4 + 4 = 8
    state = acting(bazaar(3, {"lira": 0, "tiles": "R"}), 9)
    fix(state, *dice((1, 1)))
    do(state, VisitTeaHouse(8))
    assert advice(state).action == Reroll()


def test_advice_has_a_reason_with_values():
    state = acting(bazaar(3, {"goods": "R1 G1 Y2 B1"}, small=0), 11)
    assert (advice(state).reason, advice(state).params) == ("sell", {"n": 5, "lira": 20})
    state = acting(bazaar(3, {"lira": 14}), 16)
    assert (advice(state).reason, advice(state).params) == ("dealer", {"lira": 14})
    assert advice(bazaar(3, {"at": 9, "lira": 14}, {"at": 13}, {"at": 5}), "hard").reason == "dealer"


def test_a_hurried_bot_answers_at_once_with_something_legal():
    state = bazaar(2)
    view = GAME.view(state, 0)
    for question in (
        Question(1, Budget(), lambda: True),
        Question(1, Budget(rounds=1)),
        Question(1, Budget(seconds=0.001)),
    ):
        assert make("hard", 2).choose(view, question).action in legal(GAME, view)


# -- what the evaluation knows -------------------------------------------------------------------------------------------


def test_a_ruby_is_nearer_with_more_money_and_from_nearer_by():
    def dealer(at: int, lira: int) -> float:
        state = bazaar(3, {"at": at, "lira": lira})
        return {place: turns for turns, place in ruby_turns(state, state.players[0], DEFAULT)}[Place.DEALER]

    assert dealer(9, 14) < dealer(9, 7) < dealer(9, 0)
    assert dealer(9, 14) < dealer(15, 14)


def test_buying_a_ruby_is_worth_more_than_being_able_to():
    for place, me in ((16, {"lira": 14}), (13, {"goods": "R2 G1 Y1 B1"})):
        state = acting(bazaar(3, me), place)
        before = worth(state, 0)
        do(state, BuyRuby() if place == 16 else Deliver((Good.FABRIC,)))
        assert worth(state, 0) > before


def test_no_ruby_is_hoped_for_where_none_can_be_had():
    state = bazaar(2, {"tiles": "RG", "capacity": 5}, {"tiles": "RG", "rubies": [13] * 6})
    places = {place for _, place in ruby_turns(state, state.players[0], DEFAULT)}
    assert places == {Place.DEALER, Place.GREAT_MOSQUE}


# -- odds ----------------------------------------------------------------------------------------------------------------


def test_tea_house_odds_give_the_incomes_of_the_rules():
    """Section 13 lists the expected Lira of each number, with and without the red tile."""
    for number, mean in {5: 4.50, 6: 4.89, 7: 4.92, 8: 4.50, 9: 3.94, 10: 3.33}.items():
        hit = tea_odds(number, False)
        assert abs(hit * number + (1 - hit) * 2 - mean) < 0.01
    for number, mean in {6: 5.97, 7: 6.77, 8: 7.13, 9: 6.75, 10: 5.56}.items():
        hit = tea_odds(number, True)
        assert abs(hit * number + (1 - hit) * 2 - mean) < 0.01


def test_black_market_odds_give_the_means_of_the_rules():
    jewelry = (0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3)
    assert abs(sum(n * p for n, p in jewelry_odds(jewelry, False)) - 0.94) < 0.01
    assert abs(sum(n * p for n, p in jewelry_odds(jewelry, True)) - 1.63) < 0.01
    assert abs(sum(p for _, p in jewelry_odds(jewelry, True)) - 1) < 1e-9


def test_a_seed_is_found_for_every_total():
    state = bazaar(2)
    for total in range(2, 13):
        state.seed = seed_for(state.drawn, total)
        twin = state.clone()
        assert twin.below(6) + twin.below(6) + 2 == total
