"""Faults known from other programs of this game, and their whole kinds."""

from __future__ import annotations

import pytest

from desktop.engine.play import begin, legal, refusal
from desktop.games.istanbul.actions import (
    BuyRuby,
    Deliver,
    Discard,
    DrawCard,
    Move,
    Sell,
    TakeMail,
    TakeTile,
    VisitCaravansary,
)
from desktop.games.istanbul.game import GAME
from desktop.games.istanbul.pieces import Card, Good, Place
from desktop.games.istanbul.state import dealer_price, distance, palace_order
from tests.games.istanbul.scene import acting, bazaar, chosen, do, idle, parcel, why

PRICES = {2: range(15, 24), 3: range(14, 24), 4: range(12, 24), 5: range(12, 24)}


@pytest.mark.parametrize("seats", PRICES)
def test_every_price_of_the_dealer_from_the_first_to_the_last_ruby(seats):
    state = bazaar(seats, {"lira": 1000})
    paid = []
    while state.rubies[Place.DEALER]:
        before = state.players[0].lira
        price = dealer_price(state)
        do(acting(state, 16), BuyRuby())
        paid.append(before - state.players[0].lira)
        assert paid[-1] == price
    assert paid == list(PRICES[seats])
    assert why(acting(state, 16), BuyRuby()) == "no_ruby_left"


@pytest.mark.parametrize(("seats", "first"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_every_order_of_the_palace_from_the_first_to_the_last_ruby(seats, first):
    state = bazaar(seats, {"capacity": 5})
    sizes = []
    while state.rubies[Place.PALACE]:
        state.players[0].goods = [5, 5, 5, 5]
        extra = (Good.FRUIT,) * palace_order(state)[1]
        do(acting(state, 13), Deliver(extra))
        sizes.append(20 - sum(state.players[0].goods))
    assert sizes == list(range(first, 11))
    whole = {4: (1, 1, 1, 1, 0), 5: (1, 1, 1, 1, 1), 6: (1, 1, 1, 2, 1), 7: (2, 1, 1, 2, 1), 8: (2, 2, 1, 2, 1),
             9: (2, 2, 2, 2, 1), 10: (2, 2, 2, 2, 2)}  # fmt: skip
    for size, wanted in whole.items():
        state.rubies[Place.PALACE] = 11 - size
        due, extra = palace_order(state)
        assert (*due, extra) == wanted


@pytest.mark.parametrize("good", list(Good))
@pytest.mark.parametrize("symbols", [2, 3, 4, 5])
def test_a_mosque_charges_one_good_whatever_the_tile_shows(good, symbols):
    state = bazaar(4, {"capacity": 5})
    state.stacks[good] = tuple(range(symbols, 6))
    for seat in range(symbols - 2):
        state.players[seat + 1].tiles = (good,)
    acting(state, 14 if good in (Good.FABRIC, Good.SPICE) else 15)
    state.players[0].goods[good] = symbols - 1
    assert why(state, TakeTile(good)) == "hold_too_few"
    state.players[0].goods[good] = symbols
    do(state, TakeTile(good))
    assert state.players[0].goods[good] == symbols - 1


@pytest.mark.parametrize(("place", "payouts"), [(10, (3, 7, 12, 18, 25)), (11, (2, 5, 9, 14, 20))])
def test_the_large_market_pays_more_and_wants_jewelry(place, payouts):
    for top in range(5):
        for n in range(1, 6):
            state = acting(bazaar(4, {"goods": "R5 G5 Y5 B5", "capacity": 5, "lira": 0}, large=top, small=top), place)
            tile, counts = state.market(Place(place)).top, [0, 0, 0, 0]
            assert sum(tile) == 5
            assert (2 <= tile[Good.JEWELRY] <= 3) if place == 10 else tile[Good.JEWELRY] <= 1
            for _ in range(n):
                counts[next(good for good in Good if counts[good] < tile[good])] += 1
            do(state, Sell(parcel(counts)))
            assert state.players[0].lira == payouts[n - 1]


def test_the_two_markets_lie_where_the_layouts_say():
    assert [bazaar(4, layout=name).layout.index(Place(10)) for name in ("short", "long", "red")] == [13, 12, 9]
    assert [bazaar(4, layout=name).layout.index(Place(11)) for name in ("short", "long", "red")] == [10, 3, 10]


def test_the_post_office_starts_at_the_end_without_indicators_down():
    state = bazaar(4, {"lira": 0})
    assert state.mail == 0
    do(acting(state, 5), TakeMail())
    assert (state.players[0].goods, state.players[0].lira) == ([0, 1, 1, 0], 2)
    state = bazaar(4, {"lira": 0}, mail=4)
    do(acting(state, 5), TakeMail())
    assert (state.players[0].goods, state.players[0].lira) == ([1, 0, 0, 1], 4)
    assert state.mail == 0


def test_demand_tiles_go_round_in_the_order_in_which_they_were_seen():
    state = bazaar(4, {"goods": "R5 G5 Y5 B5", "capacity": 5})
    seen = []
    for _ in range(10):
        acting(state, 10)
        tile = state.large.top
        seen.append(tile)
        good = next(good for good in Good if tile[good])
        do(state, Sell(parcel([int(other == good) for other in Good])))
        state.players[0].goods = [5, 5, 5, 5]
    assert sorted(seen[:5]) == sorted(state.data.demand.large)
    assert seen[5:] == seen[:5]


def test_an_empty_draw_pile_is_made_from_the_discard_pile():
    state = acting(bazaar(4), 6)
    state.discard, state.deck = state.deck[:5], state.deck[5:6]
    state.players[3].hand = state.data.cards.deck()
    for card in state.discard + state.deck:
        state.players[3].hand.remove(card)
    do(state, VisitCaravansary(), DrawCard(), DrawCard())
    assert state.discard == []
    assert len(state.deck) == 4
    do(state, Discard(state.players[0].hand[0]))
    assert len(state.discard) == 1


def test_with_one_card_left_the_caravansary_takes_one_and_discards_one():
    state = acting(bazaar(4), 6)
    state.players[3].hand, state.deck = state.deck[1:], state.deck[:1]
    do(state, VisitCaravansary(), DrawCard(), Discard(state.deck[0] if state.deck else state.players[0].hand[0]))
    assert state.players[0].hand == []
    assert len(state.discard) == 1


@pytest.mark.parametrize("layout", ["short", "long", "red", "random", "balanced"])
def test_moves_are_checked_from_every_place_to_every_place(layout):
    for start in Place:
        state = bazaar(4, {"at": start, "hand": [Card.LONG_MOVE, Card.STAY]}, layout=layout)
        for place in Place:
            n = distance(state, start, place)
            assert (refusal(GAME, state, Move(place)) is None) == (n in (1, 2))
            assert (refusal(GAME, state, Move(place, Card.LONG_MOVE)) is None) == (n in (3, 4))
            assert (refusal(GAME, state, Move(place, Card.STAY)) is None) == (n == 0 and start is not Place.FOUNTAIN)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_takes_part_the_fifth_too(seats):
    state = bazaar(seats)
    moved = []
    for _ in range(2 * seats):
        moved.append(state.top.seat)
        idle(state)
    assert moved == list(range(seats)) * 2
    assert len(GAME.scores(state)) == len(GAME.standings(state)) == seats
    for seat in range(seats):
        assert len(GAME.view(state, seat).players) == seats


def test_the_fifth_player_finds_a_tile_stack_empty_and_the_rubies_of_the_box_all_used():
    state = bazaar(5)
    assert sum(state.rubies.values()) == 32
    assert [len(stack) for stack in state.stacks] == [4, 4, 4, 4]
    options = chosen(starter=5)
    state = GAME.setup(5, options, 3)
    begin(GAME, state)
    assert state.top.seat == 4
    assert legal(GAME, state)
