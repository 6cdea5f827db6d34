"""The illegal moves worth explaining (9): each is refused with its reason, and its legal neighbour is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.engine.action import Action
from desktop.engine.play import refusal
from desktop.games.pagoda.actions import (
    BuildColumn,
    BuildFreely,
    DeclareAlternative,
    DeclareBlocked,
    Discard,
    DrawAgain,
    EndTurn,
    LayRoof,
    LayTile,
    UseDragon,
    UseFan,
)
from desktop.games.pagoda.colour import ABILITIES, Ability, Colour
from desktop.games.pagoda.game import GAME
from desktop.games.pagoda.state import Card, Pagodas
from desktop.games.pagoda.view import view
from tests.games.pagoda.table import DONE, B, G, P, R, Y, allowed, cards, do, refused, table, tile, tried

TWO_OF_ALL = dict.fromkeys(ABILITIES, 2)
WAITING = {1: (1, R, 4), 2: (1, R, 4), 3: (1, B, 4), 4: (1, B, 4), 5: (1, G, 4), 6: (1, G, 4)}


def column(number: int, letters: str, colour: Colour | None = None) -> BuildColumn:
    paid = cards(letters)
    return BuildColumn(number - 1, paid[0].colour if colour is None else colour, paid)


def lay(number: int, name: str, letters: str) -> LayTile:
    return LayTile(number - 1, tile(name), cards(letters))


def roof(number: int, name: str, letters: str, spire: str) -> LayRoof:
    return LayRoof(number - 1, tile(name), cards(letters), cards(spire))


def after(state: Pagodas, *actions: Action) -> Pagodas:
    do(state, *actions)
    return state


def discard(letters: str) -> list[Discard]:
    return [Discard(card) for card in cards(letters)]


def three_built(held: str = "RPPPGrr", **more: Any) -> Pagodas:
    """Three purple columns on site 1."""
    sites = {2: (1, R, 1), 3: (4, G, 4), **more.pop("sites", {})}
    left = ("green_red", *more.pop("left", ()))
    state = table(sites, held=held, left=left, **more)
    return after(state, column(1, "P"), column(1, "P"), column(1, "P"))


def alternative(left: int = 4, **more: Any) -> Pagodas:
    """An alternative turn with `left` cards still to be discarded."""
    sites = {1: (1, R, 4), 2: (4, G, 4), 3: (1, B, 1)}
    state = table(sites, held="RYBGPrr", left=("green_red",), uses=TWO_OF_ALL, **more)
    do(state, DeclareAlternative(), *discard("YPBR"[: 4 - left]))
    return state


ROOF = {2: (4, G, 4)}
CASES: dict[str, tuple[Any, Action, str, Any, Action]] = {
    "another colour on a started floor": (
        lambda: table({1: (1, B, 3)}), column(1, "R"), "floor_colour", None, column(1, "B"),
    ),
    "a column that does not match the spots": (
        lambda: table({1: (2, P, 0)}), column(1, "R"), "spots_colour", None, column(1, "P"),
    ),
    "a fifth column on a floor": (
        lambda: table({1: (1, R, 4)}), column(1, "R"), "floor_full", lambda: table({1: (1, R, 3)}), column(1, "R"),
    ),
    "a column paid with a card of another colour": (
        lambda: table({1: (1, B, 3)}), column(1, "R", B), "card_colour", None, column(1, "B"),
    ),
    "a tile paid with a card of another colour": (
        lambda: table({1: (1, R, 4)}), lay(1, "red_blue", "G"), "card_colour", None, lay(1, "red_blue", "R"),
    ),
    "too many cards for a column": (
        lambda: table({1: (1, R, 3)}, held="RYBGPrr"), column(1, "Rrr"), "card_count", None, column(1, "R"),
    ),
    "no card for a column": (
        lambda: table({1: (1, R, 3)}), BuildColumn(0, R, ()), "card_count", None, column(1, "R"),
    ),
    "a pair without the bowl": (
        lambda: table({1: (1, B, 3)}), column(1, "rr", B), "ability_empty",
        lambda: table({1: (1, B, 3)}, uses={Ability.BOWL: 1}), column(1, "rr", B),
    ),
    "a pair for a tile without the Buddha": (
        lambda: table({1: (1, B, 4)}), lay(1, "blue_red", "rr"), "ability_empty",
        lambda: table({1: (1, B, 4)}, uses={Ability.BUDDHA: 1}), lay(1, "blue_yellow", "rr"),
    ),
    "a fourth column without the lantern": (
        three_built, column(2, "R"), "limit", lambda: three_built(uses={Ability.LANTERN: 1}), column(2, "R"),
    ),
    "a roof and spire as the fourth column": (
        lambda: three_built(held="RPPPGrr"), roof(3, "green_red", "G", "Rr"), "limit",
        lambda: three_built(held="RPPPGrr", uses={Ability.LANTERN: 2}), roof(3, "green_red", "G", "Rr"),
    ),
    "a fifth column in a turn": (
        lambda: after(three_built(uses={Ability.LANTERN: 2}), column(2, "R")), column(2, "r"), "limit_lantern",
        lambda: three_built(uses={Ability.LANTERN: 2}), column(2, "r"),
    ),
    "a fifth column after a red tile refreshed the lantern": (
        lambda: after(
            three_built(held="RPPPPrr", sites={1: (1, P, 0), 2: (1, R, 3)}, uses={Ability.LANTERN: 2}, left=("red_red",)),
            column(2, "R"), lay(2, "red_red", "r"),
        ),
        column(2, "r"), "limit_lantern", None, EndTurn(),
    ),
    "ending the turn with nothing built": (
        lambda: table(), EndTurn(), "column_needed", lambda: after(table(), column(1, "R")), EndTurn(),
    ),
    "ending the turn with only a tile": (
        lambda: after(table({1: (1, R, 4)}), lay(1, "red_blue", "R")), EndTurn(), "column_needed",
        lambda: after(table({1: (1, R, 4)}), lay(1, "red_blue", "R"), column(1, "B")), EndTurn(),
    ),
    "a tile with the last useful card": (
        lambda: table({**WAITING, 2: (1, R, 2)}, held="RPPPPpp", left=("red_yellow",)),
        lay(1, "red_yellow", "R"), "column_lost", None, column(2, "R"),
    ),
    "a tile on three columns": (
        lambda: table({1: (1, R, 3)}), lay(1, "red_blue", "R"), "floor_not_full",
        lambda: table({1: (1, R, 4)}), lay(1, "red_blue", "R"),
    ),
    "a tile of another colour than the columns": (
        lambda: table({1: (1, R, 4)}), lay(1, "blue_red", "B"), "tile_colour", None, lay(1, "red_blue", "R"),
    ),
    "a tile of another colour, paid with the Buddha": (
        lambda: table({1: (1, B, 4)}, uses=TWO_OF_ALL), lay(1, "green_red", "rr"), "tile_colour",
        None, lay(1, "blue_yellow", "rr"),
    ),
    "a tile that is used up": (
        lambda: table({1: (1, R, 4)}, gone=("red_blue",)), lay(1, "red_blue", "R"), "tile_used_up",
        None, lay(1, "red_green", "R"),
    ),
    "the fourth tile floor side up": (
        lambda: table(ROOF, left=("green_red",)), lay(2, "green_red", "G"), "top_is_roof",
        None, roof(2, "green_red", "G", "rr"),
    ),
    "the third tile floor side up in the quick mode": (
        lambda: table({2: (3, G, 4)}, left=("green_red",), quick=True), lay(2, "green_red", "G"), "top_is_roof",
        lambda: table({2: (3, G, 4)}, left=("green_red",)), lay(2, "green_red", "G"),
    ),
    "a roof below the top floor": (
        lambda: table({2: (3, G, 4)}, left=("green_red",)), roof(2, "green_red", "G", "rr"), "roof_only_top",
        lambda: table({2: (3, G, 4)}, left=("green_red",), quick=True), roof(2, "green_red", "G", "rr"),
    ),
    "a roof without its spire": (
        lambda: table(ROOF, left=("green_red",)), roof(2, "green_red", "G", ""), "spire_missing",
        None, roof(2, "green_red", "G", "Rr"),
    ),
    "a spire with one matching card": (
        lambda: table(ROOF, left=("green_red",)), roof(2, "green_red", "G", "R"), "spire_two_cards",
        None, roof(2, "green_red", "G", "Rr"),
    ),
    "a spire with one matching and one other card": (
        lambda: table(ROOF, left=("green_red",)), roof(2, "green_red", "G", "RP"), "spire_two_cards",
        None, roof(2, "green_red", "G", "Rr"),
    ),
    "a spire of one matching card and a pair without the bowl": (
        lambda: table(ROOF, held="RYYGPpp", left=("green_red",)), roof(2, "green_red", "G", "RYY"), "ability_empty",
        lambda: table(ROOF, held="RYYGPpp", left=("green_red",), uses=TWO_OF_ALL), roof(2, "green_red", "G", "RYY"),
    ),
    "two different cards as a pair for a column": (
        lambda: table({1: (1, B, 1)}, uses=TWO_OF_ALL), column(1, "RP", B), "pair_unequal", None, column(1, "rr", B),
    ),
    "two different cards as a pair for a tile": (
        lambda: table({1: (1, B, 4)}, uses=TWO_OF_ALL), lay(1, "blue_red", "RP"), "pair_unequal",
        None, lay(1, "blue_yellow", "rr"),
    ),
    "two different cards as a pair for a spire": (
        lambda: table(ROOF, held="RYYGPpp", left=("green_red",), uses=TWO_OF_ALL),
        roof(2, "green_red", "G", "RYP"), "pair_unequal", None, roof(2, "green_red", "G", "RYY"),
    ),
    "the bowl twice in a turn": (
        lambda: after(table({1: (1, B, 1)}, held="RYYPPrr", uses=TWO_OF_ALL), column(1, "rr", B)),
        column(1, "YY", B), "ability_used",
        lambda: table({1: (1, B, 1)}, held="RYYPPrr", uses=TWO_OF_ALL), column(1, "YY", B),
    ),
    "the Buddha twice in a turn": (
        lambda: after(table(WAITING, held="RYYPPrr", uses=TWO_OF_ALL), lay(3, "blue_red", "rr")),
        lay(4, "blue_yellow", "YY"), "ability_used",
        lambda: table(WAITING, held="RYYPPrr", uses=TWO_OF_ALL), lay(4, "blue_yellow", "YY"),
    ),
    "the dragon with its marker on the left": (
        lambda: table(), UseDragon(), "ability_empty", lambda: table(uses=TWO_OF_ALL), UseDragon(),
    ),
    "the dragon twice in a turn": (
        lambda: after(table(uses=TWO_OF_ALL), UseDragon(), *discard("R"), DrawAgain()), UseDragon(), "ability_used",
        lambda: table(uses=TWO_OF_ALL), UseDragon(),
    ),
    "the dragon after a build": (
        lambda: after(table(uses=TWO_OF_ALL), column(1, "R")), UseDragon(), "dragon_first",
        lambda: table(uses=TWO_OF_ALL), UseDragon(),
    ),
    "the dragon in the alternative turn": (
        alternative, UseDragon(), "dragon_first", lambda: table(uses=TWO_OF_ALL), UseDragon(),
    ),
    "the dragon with no card discarded": (
        lambda: after(table(uses=TWO_OF_ALL), UseDragon()), DrawAgain(), "dragon_none",
        lambda: after(table(uses=TWO_OF_ALL), UseDragon(), *discard("R")), DrawAgain(),
    ),
    "the fan before anything is built": (
        lambda: table(uses=TWO_OF_ALL), UseFan(), "fan_at_end",
        lambda: after(table(uses=TWO_OF_ALL), column(1, "R")), UseFan(),
    ),
    "the fan while the dragon is at work": (
        lambda: after(table(uses=TWO_OF_ALL), UseDragon()), UseFan(), "fan_at_end", None, Discard(Card(R)),
    ),
    "the fan with four cards in the hand": (
        lambda: after(table(held="RYBGPrryy", uses=TWO_OF_ALL), column(1, "R")), UseFan(), "fan_hand_full",
        lambda: after(table(held="RYBGPrryy", uses=TWO_OF_ALL), column(1, "r")), UseFan(),
    ),
    "the fan with its marker on the left": (
        lambda: after(table(), column(1, "R")), UseFan(), "ability_empty", None, EndTurn(),
    ),
    "the alternative turn after a build": (
        lambda: after(table(), column(1, "R")), DeclareAlternative(), "alternative_after_build",
        lambda: table(), DeclareAlternative(),
    ),
    "the alternative turn without a free space": (
        lambda: table(WAITING), DeclareAlternative(), "alternative_no_space",
        lambda: table({**WAITING, 1: (1, R, 3)}), DeclareAlternative(),
    ),
    "a tile in the alternative turn": (
        alternative, lay(1, "red_blue", "R"), "alternative_one_column", None, Discard(Card(R)),
    ),
    "a tile instead of the free column": (
        lambda: alternative(0), lay(1, "red_blue", "r"), "alternative_one_column", None, BuildFreely(3, P),
    ),
    "the bowl in the alternative turn": (
        lambda: alternative(0), column(3, "rr", B), "alternative_abilities", None, BuildFreely(2, B),
    ),
    "a second column in the alternative turn": (
        lambda: after(alternative(0), BuildFreely(2, B)), column(3, "r"), "alternative_over", None, EndTurn(),
    ),
    "a tile after the alternative turn": (
        lambda: after(alternative(0), BuildFreely(2, B)), lay(1, "red_blue", "r"), "alternative_over", None, EndTurn(),
    ),
    "the alternative turn with fewer than four cards": (
        lambda: alternative(1), column(3, "B"), "alternative_cards_first", None, Discard(Card(G)),
    ),
    "ending the alternative turn early": (
        lambda: alternative(1), EndTurn(), "alternative_cards_first", None, Discard(Card(G)),
    ),
    "ending the alternative turn without its column": (
        lambda: alternative(0), EndTurn(), "alternative_column_first", None, BuildFreely(2, B),
    ),
    "a fifth card in the alternative turn": (
        lambda: alternative(0), Discard(Card(G)), "exactly_four", lambda: alternative(1), Discard(Card(G)),
    ),
    "a roof in the alternative turn": (
        alternative, roof(2, "green_red", "G", "Rr"), "alternative_no_roof", None, Discard(Card(R)),
    ),
    "a roof instead of the free column": (
        lambda: alternative(0), roof(2, "green_red", "G", "rr"), "alternative_no_roof", None, BuildFreely(2, B),
    ),
    "the free column on a floor of another colour": (
        lambda: alternative(0), BuildFreely(2, R), "floor_colour", None, BuildFreely(2, B),
    ),
    "the free column on a full floor": (
        lambda: alternative(0), BuildFreely(0, R), "floor_full", None, BuildFreely(3, R),
    ),
    "discarding as a blocked player who can build": (
        lambda: table(), DeclareBlocked(), "blocked_can_build",
        lambda: table(WAITING, held="YYYPPyp"), DeclareBlocked(),
    ),
    "discarding as a blocked player who has the alternative turn": (
        lambda: table({**WAITING, 1: (1, R, 3)}, held="YYYPPyp"), DeclareBlocked(), "blocked_has_alternative",
        lambda: table(WAITING, held="YYYPPyp"), DeclareBlocked(),
    ),
    "discarding as a blocked player who can pay for a tile": (
        lambda: table(
            {**WAITING, 2: DONE}, held="RYYYPyp", left=("red_red", "red_green"), gone=("red",)
        ),
        DeclareBlocked(), "blocked_has_tile", None, lay(1, "red_green", "R"),
    ),
    "discarding for nothing": (
        lambda: table(), Discard(Card(R)), "discard_only_for", None, DeclareAlternative(),
    ),
    "building on a finished pagoda": (
        lambda: table({1: DONE}), column(1, "R"), "site_finished", None, column(2, "R"),
    ),
    "a tile on a finished pagoda": (
        lambda: table({1: DONE, 2: (1, R, 4)}), lay(1, "red_blue", "R"), "site_finished",
        None, lay(2, "red_blue", "R"),
    ),
    "a card that is not held": (
        lambda: table(held="RYBGPyy"), column(1, "r"), "cards_not_held", None, column(1, "R"),
    ),
    "one card paying twice": (
        lambda: table(ROOF, held="RYBGPyy", left=("green_red",)), roof(2, "green_red", "G", "RR"), "cards_not_held",
        lambda: table(ROOF, held="RYBGPry", left=("green_red",)), roof(2, "green_red", "G", "Rr"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_it_is_refused_with_its_reason_and_its_neighbour_is_allowed(case: str):
    position, action, code, legal_position, neighbour = CASES[case]
    assert refused(position(), action).code == code
    assert allowed((legal_position or position)(), neighbour)


# What a hand can really try on the table must be among the candidates, or nobody would ever read the reason.
NOT_TRIED = {
    "too many cards for a column", "no card for a column", "a column paid with a card of another colour",
    "a card that is not held", "one card paying twice", "a spire with one matching and one other card",
    "two different cards as a pair for a spire", "a tile of another colour, paid with the Buddha",
    "the bowl in the alternative turn", "a roof instead of the free column",
}  # fmt: skip


@pytest.mark.parametrize("case", sorted(set(CASES) - NOT_TRIED))
def test_the_attempt_is_offered_at_the_table(case: str):
    position, action, code, _, _ = CASES[case]
    assert type(action) in {type(other) for other in tried(position(), code)}


@pytest.mark.parametrize("ability", ABILITIES)
def test_no_ability_in_the_simple_mode(ability: Ability):
    sites = {1: (1, B, 1), 2: (1, R, 4)}
    state = table(sites, held="RYBBBpp", simple=True)
    tries = {
        Ability.BOWL: column(1, "pp", B),
        Ability.BUDDHA: lay(2, "red_blue", "pp"),
        Ability.DRAGON: UseDragon(),
        Ability.FAN: UseFan(),
        Ability.LANTERN: column(3, "p"),
    }
    if ability in (Ability.FAN, Ability.LANTERN):
        do(state, column(1, "B"), column(1, "B"), column(1, "B"))
    found = refused(state, tries[ability])
    assert found.code == ("limit" if ability == Ability.LANTERN else "simple_no_abilities")


def test_a_tile_brings_no_ability_in_the_simple_mode():
    state = table({1: (1, R, 4)}, simple=True)
    do(state, lay(1, "red_blue", "R"))
    assert state.builders[0].uses == [0] * 5


def test_the_hand_of_the_opponent_is_hidden():
    state = table()
    assert view(state, 0).builders[1].hand == [Colour.HIDDEN] * 2
    assert view(state, 0).builders[0].hand == [R, R]
    assert view(state, None).builders[0].hand == [Colour.HIDDEN] * 2


def test_the_most_basic_reason_comes_first_with_the_next_beside_it():
    state = three_built(held="RPPPGrr", sites={2: (1, B, 1)})
    found = refused(state, column(2, "R"))  # the floor is blue, and three columns are built
    assert (found.code, [also.code for also in found.also]) == ("floor_colour", ["limit"])
    assert refused(state, column(2, "y")).code == "cards_not_held"
    assert refused(state, UseDragon()).code == "dragon_first"
    assert refused(state, UseDragon()).also[0].code == "ability_empty"


def test_nothing_can_be_done_when_the_match_is_over():
    state = table()
    state.finished = True
    found = refusal(GAME, state, EndTurn())
    assert found is not None
    assert found.code == "match_over"


def test_a_forged_tile_or_site_is_refused():
    state = table({1: (1, R, 4)}, held="RYBGPrr")
    forged = tile("red_blue").__class__(R, B, Y)
    assert refused(state, LayTile(0, forged, cards("R"))).code == "tile_used_up"
    assert refused(state, LayTile(9, tile("red_blue"), cards("R"))).code == "no_such_site"
    assert refused(state, BuildColumn(-1, R, cards("R"))).code == "no_such_site"
    assert refused(state, BuildColumn(1, Colour.HIDDEN, cards("R"))).code == "no_such_colour"


def test_a_wasteful_pair_of_the_needed_colour_is_legal_but_not_offered():
    state = table({1: (1, R, 3)}, uses={Ability.BOWL: 1})
    action = column(1, "rr", R)
    assert refusal(GAME, state, action) is None
    assert action not in GAME.by_frame[type(state.top)][0].candidates(state)
