"""Set-up, layouts, options, and the component data (3, 4)."""

from __future__ import annotations

import pytest

from desktop.engine.chance import Chance
from desktop.engine.components import BadTables
from desktop.engine.match import CannotBegin, Match
from desktop.engine.seats import COLOURS, Seat
from desktop.games.istanbul.data import TABLES, data_of
from desktop.games.istanbul.game import GAME
from desktop.games.istanbul.pieces import INNER, PLACES, Card, Place
from desktop.games.istanbul.setup import balanced_fits, random_fits
from desktop.games.istanbul.state import distance, extensions_left
from tests.games.istanbul.scene import bazaar

LAYOUTS = {
    "short": (15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16),
    "long": (16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13),
    "red": tuple(range(1, 17)),
}
BLUE = {1: 15, 2: 3, 3: 8, 4: 5, 5: 2, 6: 10, 7: 7, 8: 9, 9: 12, 10: 14, 11: 11, 12: 6, 13: 13, 14: 4, 15: 1, 16: 16}
GREEN = {1: 12, 2: 2, 3: 9, 4: 8, 5: 10, 6: 7, 7: 6, 8: 3, 9: 14, 10: 13, 11: 4, 12: 11, 13: 16, 14: 15, 15: 5, 16: 1}


def seats(n: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"P{i}", COLOURS[i]) for i in range(n))


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_three_printed_layouts(name):
    assert bazaar(4, layout=name).layout == LAYOUTS[name]


@pytest.mark.parametrize(("name", "numbers"), [("short", BLUE), ("long", GREEN)])
def test_the_small_numbers_on_the_places_say_where_they_lie(name, numbers):
    layout = bazaar(4, layout=name).layout
    assert {int(place): layout.index(place) + 1 for place in PLACES} == numbers


@pytest.mark.parametrize(("name", "fountain", "apart"), [("short", 6, 3), ("long", 5, 4), ("red", 6, 4)])
def test_the_fountain_lies_inside_and_the_dice_places_apart(name, fountain, apart):
    state = bazaar(4, layout=name)
    assert state.layout.index(Place(7)) == fountain
    assert distance(state, Place(8), Place(9)) == apart


def test_random_layouts_keep_their_two_restrictions_and_differ():
    found = {bazaar(4, layout="random", seed=seed).layout for seed in range(200)}
    assert len(found) == 200
    for layout in found:
        assert sorted(layout) == list(PLACES)
        assert layout.index(Place(7)) in INNER
        assert random_fits(layout, data_of(""))
    assert not random_fits(LAYOUTS_BAD, data_of(""))


LAYOUTS_BAD = tuple(Place(no) for no in (8, 9, 2, 14, 4, 12, 7, 3, 15, 6, 11, 5, 13, 10, 1, 16))


def test_balanced_layouts_keep_more_and_nobody_begins_at_the_best_places():
    for seed in range(100):
        options = {"layout": "balanced", "starter": "random", "neutral_assistants": False}
        state = GAME.setup(4, options, seed)
        assert random_fits(state.layout, data_of(""))
        assert balanced_fits(state.layout)
        assert state.layout.index(Place(9)) in (0, 3, 12, 15)
        assert not {state.governor, state.smuggler} & {Place(5), Place(8)}


def test_governor_and_smuggler_begin_on_2_to_12_like_two_dice():
    counts = dict.fromkeys(range(2, 13), 0)
    for seed in range(3000):
        options = {"layout": "short", "starter": 1, "neutral_assistants": False}
        state = GAME.setup(2, options, seed)
        counts[state.governor] += 1
        counts[state.smuggler] += 1
    for total, n in counts.items():
        assert abs(n / 6000 - (6 - abs(7 - total)) / 36) < 0.02


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_what_depends_on_the_number_of_players(n):
    state = bazaar(n)
    assert state.target == (6 if n == 2 else 5)
    assert state.stacks[0] == {2: (2, 4), 3: (2, 3, 4), 4: (2, 3, 4, 5), 5: (2, 3, 4, 5)}[n]
    assert sum(state.rubies.values()) == {2: 21, 3: 25, 4: 31, 5: 32}[n]
    assert state.rubies[Place.WAINWRIGHT] == n
    assert extensions_left(state) == 3 * n
    assert len(state.neutrals) == (3 if n == 2 else 0)
    assert max(player.lira for player in state.players) == n + 1


def test_everybody_begins_with_one_card_four_assistants_and_nothing_else():
    options = {"layout": "short", "starter": "random", "neutral_assistants": False}
    state = GAME.setup(5, options, 9)
    for player in state.players:
        assert (len(player.hand), len(player.stack), player.reserve) == (1, 4, 1)
        assert (player.goods, player.capacity) == ([0, 0, 0, 0], 2)
        assert (player.merchant, player.family) == (7, 12)
    assert sorted(player.lira for player in state.players) == [2, 3, 4, 5, 6]
    assert len(state.deck) == 21


def test_the_deck_has_26_cards_of_ten_kinds():
    deck = data_of("").cards.deck()
    assert len(deck) == 26
    assert {card: deck.count(card) for card in Card if card is not Card.HIDDEN} == {
        card: 4 if card in (Card.GAIN_GOOD, Card.GAIN_LIRA, Card.LONG_MOVE) else 2
        for card in Card
        if card is not Card.HIDDEN
    }


def test_the_variant_is_for_four_at_most_and_the_starter_sits_at_the_table():
    Match(GAME, seats(4), {"neutral_assistants": True}, 1)
    with pytest.raises(CannotBegin) as cannot:
        Match(GAME, seats(5), {"neutral_assistants": True}, 1)
    assert cannot.value.refusal.code == "neutral_seats"
    Match(GAME, seats(3), {"starter": 3}, 1)
    with pytest.raises(CannotBegin) as cannot:
        Match(GAME, seats(3), {"starter": 4}, 1)
    assert cannot.value.refusal.code == "starter_absent"
    with pytest.raises(CannotBegin):
        Match(GAME, seats(6), {}, 1)


def test_a_random_starting_player_may_be_anybody():
    options = {"layout": "short", "starter": "random", "neutral_assistants": False}
    assert {GAME.setup(5, options, seed).starter for seed in range(60)} == {0, 1, 2, 3, 4}


def test_an_owner_may_replace_tables_but_not_with_nonsense():
    edition = TABLES.register("[wheelbarrow]\ncapacity = 3\nextensions = 2\nprice = 5\n")
    options = {"layout": "short", "starter": 1, "neutral_assistants": False}
    assert GAME.setup(3, options, 1, edition).players[0].capacity == 3
    for flawed in (
        "[dealer]\ntrack = [12, 13]\nflags = [16, 15, 13, 13]\n",
        "[demand]\nlarge = [[9, 0, 0, 0], [1, 1, 0, 3], [2, 0, 1, 2], [1, 0, 1, 3], [1, 1, 1, 2]]\nsmall = [[1, 1, 2, 1], [1, 2, 1, 1], [1, 3, 1, 0], [1, 2, 2, 0], [0, 2, 2, 1]]\n",
        "[tea_house]\nleast = 0\nmost = 12\nmiss = 2\nred_face = 4\n",
        "[nonsense]\nx = 1\n",
    ):
        with pytest.raises(BadTables):
            TABLES.register(flawed)


def test_nothing_in_the_box_is_our_own_reconstruction():
    assert TABLES.reconstructed() == ()


def test_a_seed_lays_the_same_table_again():
    options = {"layout": "random", "starter": "random", "neutral_assistants": False}
    assert GAME.setup(4, options, 77) == GAME.setup(4, options, 77)
    assert GAME.setup(4, options, 77) != GAME.setup(4, options, Chance(3).below(1000))
