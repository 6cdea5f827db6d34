"""The worked examples of the rules (10), each as it is told there."""

from __future__ import annotations

import pytest

from desktop.engine.play import legal, play
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
from desktop.games.pagoda.colour import Ability
from desktop.games.pagoda.events import BlockedDeclared, ColumnBuilt, MatchOver
from desktop.games.pagoda.game import GAME
from desktop.games.pagoda.scoring import lap
from desktop.games.pagoda.state import BlockedFrame, BuildFrame, EndFrame, Pagodas, Turn, TurnFrame
from tests.games.pagoda.table import DONE, B, G, P, R, Y, allowed, cards, do, refused, site, table, tile

ALL_WAIT = {1: (1, R, 4), 2: (1, R, 4), 3: (1, B, 4), 4: (1, B, 4), 5: (1, G, 4), 6: (1, G, 4)}


def column(number: int, letters: str, colour=None) -> BuildColumn:
    paid = cards(letters)
    return BuildColumn(number - 1, paid[0].colour if colour is None else colour, paid)


def lay(number: int, name: str, letters: str) -> LayTile:
    return LayTile(number - 1, tile(name), cards(letters))


def roof(number: int, name: str, letters: str, spire: str) -> LayRoof:
    return LayRoof(number - 1, tile(name), cards(letters), cards(spire))


def discard(letters: str) -> list[Discard]:
    return [Discard(card) for card in cards(letters)]


def score(state: Pagodas) -> int:
    return state.builders[0].score


@pytest.mark.parametrize(
    ("before", "points", "cell", "token"), [(48, 6, 4, 50), (97, 6, 3, 100), (44, 6, 0, 50), (0, 6, 6, 0)]
)
def test_16_the_track_has_fifty_cells_and_the_token_counts_the_laps(before: int, points: int, cell: int, token: int):
    assert lap(before + points) == (token, cell)


def test_1_three_red_columns_on_an_empty_site():
    state = table(held="RYBGPrr")
    do(state, column(1, "R"), column(1, "r"), column(1, "r"))
    assert score(state) == 3
    assert site(state, 1) == (1, R, 3)


def test_2_fourth_column_then_tile_then_a_column_on_the_new_floor():
    state = table({1: (1, R, 3)}, held="RYBGPrp")
    do(state, column(1, "R"), lay(1, "red_purple", "r"))
    assert state.builders[0].uses[Ability.LANTERN] == 2
    do(state, column(1, "P"))
    assert score(state) == 4
    assert state.turn.columns == 2


def test_3_the_lantern_just_gained_lifts_the_limit():
    state = table({1: (1, R, 3)}, held="RRPGPpy")
    do(state, column(1, "R"), lay(1, "red_purple", "R"))
    do(state, column(1, "P"), column(1, "P"), column(1, "p"))
    assert score(state) == 8
    assert len(state.played) == 5
    assert site(state, 1) == (2, P, 3)
    assert state.builders[0].uses[Ability.LANTERN] == 1


def test_4_two_columns_a_tile_and_one_on_top():
    state = table({3: (3, B, 2)}, held="RYBGBbp", left=("blue_yellow",))
    do(state, column(3, "B"), column(3, "B"), lay(3, "blue_yellow", "b"), column(3, "Y"))
    assert score(state) == 11
    assert state.turn.columns == 3
    assert len(state.played) == 4


def test_5_roof_and_spire_for_three_cards():
    state = table({2: (4, G, 4)}, held="RYBGPry", left=("green_red",))
    do(state, roof(2, "green_red", "G", "Rr"))
    assert score(state) == 6
    assert state.turn.columns == 1
    assert state.builders[0].uses[Ability.BOWL] == 2
    assert state.sites[1].complete


def test_6_no_roof_after_three_columns():
    state = table({1: (1, P, 0), 2: (4, G, 4)}, held="RPPGPry", left=("green_red",))
    do(state, column(1, "P"), column(1, "P"), column(1, "P"))
    found = refused(state, roof(2, "green_red", "G", "Rr"))
    assert (found.code, found.params["spire"]) == ("limit", True)


def test_7_with_the_lantern_the_roof_is_the_fourth():
    state = table({1: (1, P, 0), 2: (4, G, 4)}, held="RPPGPry", left=("green_red",), uses={Ability.LANTERN: 2})
    do(state, column(1, "P"), column(1, "P"), column(1, "P"))
    before = score(state)
    do(state, roof(2, "green_red", "G", "Rr"))
    assert score(state) - before == 6
    assert state.builders[0].uses[Ability.LANTERN] == 1


def test_8_two_purple_cards_are_a_yellow_column_with_the_bowl():
    state = table({4: (3, Y, 1)}, held="RRBGPpr", uses={Ability.BOWL: 1})
    do(state, column(4, "Pp", Y))
    assert score(state) == 3
    assert state.builders[0].uses[Ability.BOWL] == 0


def test_9_a_spire_of_one_matching_card_and_a_pair():
    state = table({5: (4, B, 4)}, held="RYBGPpr", left=("blue_yellow",), uses={Ability.BOWL: 2})
    do(state, roof(5, "blue_yellow", "B", "YPp"))
    assert score(state) == 6
    assert (state.builders[0].uses[Ability.BOWL], state.turn.columns, len(state.played)) == (1, 1, 4)


def test_10_buddha_and_bowl_pay_a_whole_roof_with_three_pairs():
    both = {Ability.BUDDHA: 2, Ability.BOWL: 2}
    state = table({5: (4, B, 4)}, held="RRPPGgr", left=("blue_yellow",), uses=both)
    do(state, roof(5, "blue_yellow", "RR", "GgPP"))
    assert score(state) == 6
    assert len(state.played) == 6
    assert state.builders[0].uses[Ability.BUDDHA] == 2  # used, then set by the blue roof
    assert state.builders[0].uses[Ability.BOWL] == 1


def test_11_a_tile_sets_its_marker_to_two_and_adds_nothing():
    state = table({1: (1, G, 4)}, held="RYBGPry", uses={Ability.BOWL: 1})
    do(state, lay(1, "green_red", "G"))
    assert state.builders[0].uses[Ability.BOWL] == 2


def test_12_a_refreshed_bowl_is_not_used_twice_in_a_turn():
    state = table({1: (1, G, 4), 2: (1, Y, 1)}, held="RRBGPPr", uses={Ability.BOWL: 2})
    do(state, column(2, "RR", Y))
    assert state.builders[0].uses[Ability.BOWL] == 1
    do(state, lay(1, "green_yellow", "G"))
    assert state.builders[0].uses[Ability.BOWL] == 2
    assert refused(state, column(1, "PP", Y)).code == "ability_used"


def test_13_the_fan_refills_the_hand_to_four_and_surplus_is_kept():
    state = table({1: (1, R, 3), 2: (1, P, 4)}, held="RBBGYrp", left=("red_blue",), uses={Ability.FAN: 1})
    do(state, column(1, "R"), lay(1, "red_blue", "r"), column(1, "B"), column(1, "B"), lay(2, "purple_red", "p"))
    assert (len(state.builders[0].open), len(state.builders[0].hand)) == (2, 0)
    plain = state.clone()
    do(plain, EndTurn())
    assert (len(plain.builders[0].open), len(plain.builders[0].hand)) == (5, 2)
    do(state, UseFan())
    assert (len(state.builders[0].open), len(state.builders[0].hand)) == (5, 4)

    later = table({1: (1, R, 0)}, held="RRBGYrrpp")
    do(later, column(1, "R"), column(1, "R"), column(1, "r"), EndTurn())
    assert (len(later.builders[0].open), len(later.builders[0].hand)) == (5, 3)


def test_14_the_dragon_refills_a_big_hand_only_to_two():
    state = table(held="RYBGPryyy", uses={Ability.DRAGON: 1})
    do(state, UseDragon(), *discard("RYryy"))
    assert (len(state.builders[0].open), len(state.builders[0].hand)) == (3, 1)
    do(state, DrawAgain())
    assert (len(state.builders[0].open), len(state.builders[0].hand)) == (5, 2)
    assert state.builders[0].uses[Ability.DRAGON] == 0
    assert isinstance(state.top, TurnFrame)
    assert state.top.seat == 0
    assert len(state.discard) == 5


def test_15_the_alternative_turn_builds_one_column_and_is_over():
    state = table({4: (4, Y, 3)}, held="RRBGPrb", left=("yellow_red",))
    do(state, DeclareAlternative(), *discard("RRrb"))
    do(state, BuildFreely(3, Y))
    assert score(state) == 4
    assert isinstance(state.top, EndFrame)
    assert refused(state, roof(4, "yellow_red", "B", "GP")).code == "alternative_over"
    do(state, EndTurn())
    assert (len(state.builders[0].open), len(state.builders[0].hand)) == (5, 2)


def test_17_the_third_pagoda_gives_the_second_player_one_more_turn():
    sites = {1: DONE, 2: DONE, 3: (4, G, 4)}
    state = table(sites, held="RYBGPrr", other="RYBGPyy", left=("green_red",))
    do(state, roof(3, "green_red", "G", "Rr"), EndTurn())
    assert not state.finished
    assert state.top.seat == 1
    do(state, column(4, "Y"))
    events = do(state, EndTurn())
    assert state.finished
    assert events[-1] == MatchOver(reason="pagodas")


def test_17_when_the_second_player_finishes_it_the_match_ends_after_that_turn():
    state = table({1: DONE, 2: DONE, 3: (4, G, 4)}, held="RYBGPrr", left=("green_red",))
    state.starter = 1
    do(state, roof(3, "green_red", "G", "Rr"))
    assert not state.finished  # this turn may go on
    do(state, column(4, "P"), EndTurn())
    assert state.finished


def test_18_equal_scores_share_the_victory():
    state = table(scores=(83, 83))
    assert [(s.place, s.total) for s in GAME.standings(state)] == [(1, 83), (1, 83)]
    state = table(scores=(83, 84))
    assert [(s.seat, s.place) for s in GAME.standings(state)] == [(1, 1), (0, 2)]


def test_19_a_roof_in_the_quick_mode():
    state = table({3: (3, R, 4)}, held="RYBGPyr", left=("red_yellow",), quick=True)
    do(state, roof(3, "red_yellow", "R", "Yy"))
    assert score(state) == 5
    assert state.sites[2].complete


def test_20_a_site_whose_tiles_are_used_up_is_dead_and_play_goes_on():
    state = table({6: (2, P, 4)}, held="RYBGPpp", gone=("purple",))
    found = refused(state, lay(6, "purple_red", "P"))
    assert found.code == "colour_used_up"
    do(state, column(1, "P"))
    assert not state.finished


def test_21_a_stand_in_counts_as_the_needed_colour():
    state = table({1: (2, G, 2)}, held="RYBGPrr")
    state.columns = [24, 20, 25, 0, 25]
    events = do(state, column(1, "G"))
    built = next(event for event in events if isinstance(event, ColumnBuilt))
    assert (built.colour, built.stand_in, built.points) == (G, B, 2)  # of equal heaps the first in the fixed order
    assert site(state, 1) == (2, G, 3)
    assert state.columns == [24, 20, 24, 0, 25]


def test_22_a_tile_with_the_last_useful_card_is_refused():
    sites = {1: (1, R, 4), 2: (1, R, 2), 3: (1, B, 4), 4: (1, B, 4), 5: (1, G, 4), 6: DONE}
    others = ("red_red", "red_blue", "red_green")
    state = table(sites, held="RPPPPpp", left=("red_yellow",), gone=(*others, "red_purple"))
    assert refused(state, lay(1, "red_yellow", "R")).code == "column_lost"
    after = state.clone()
    do(after, column(2, "R"))
    assert score(after) == 1

    state = table(sites, held="RPPPPpp", left=("red_yellow", "red_purple"), gone=others)
    assert not allowed(state, lay(1, "red_yellow", "R"))
    do(state, lay(1, "red_purple", "R"), column(1, "P"))
    assert score(state) == 3


def test_23_a_whole_pagoda_built_alone_is_worth_49():
    state = table({})
    for floor, (own, name) in enumerate(zip("RYBG", ("red_yellow", "yellow_blue", "blue_green", ""), strict=True), 1):
        for _ in range(4):
            _again(state, own * 5)
            do(state, column(1, own))
        assert site(state, 1) == (floor, tile(name or "green_purple").colour, 4)
        if name:
            _again(state, own * 4 + "RYBG"[floor])  # the look-ahead wants a column afterwards: site 2 is free
            do(state, lay(1, name, own))
    _again(state, "GPPPP")
    do(state, roof(1, "green_purple", "G", "PP"))
    assert score(state) == 49
    assert GAME.scores(state)[0].points == 49


def _again(state: Pagodas, letters: str) -> None:
    """The first seat begins a turn again, with these open cards."""
    state.agenda[:] = [TurnFrame(0)]
    state.turn = Turn(state.turn.number + 2)
    state.builders[0].open = [card.colour for card in cards(letters)]
    state.played = []


def test_24_a_green_tile_brings_the_bowl_that_pays_the_first_column():
    state = table(ALL_WAIT, held="GYYYPpp", left=("green_red", "green_yellow"))
    plain = state.clone()
    do(state, lay(5, "green_red", "G"), column(5, "YY", R))
    assert score(state) == 3
    assert state.builders[0].uses[Ability.BOWL] == 1

    assert allowed(plain, lay(5, "green_yellow", "G"))
    simple = table(ALL_WAIT, held="GYYYPpp", left=("green_red", "green_yellow"), simple=True)
    assert refused(simple, lay(5, "green_red", "G")).code == "column_lost"
    assert allowed(simple, lay(5, "green_yellow", "G"))


def test_25_a_blocked_player_without_a_payable_tile_discards_exactly_four():
    state = table(ALL_WAIT, held="YYYPPyp")
    assert refused(state, DeclareAlternative()).code == "alternative_no_space"
    assert legal(GAME, state) == [DeclareBlocked()]
    events = do(state, DeclareBlocked())
    assert events == [BlockedDeclared(seat=0, row=1)]
    do(state, *discard("YYyp"))
    assert isinstance(state.top, EndFrame)
    assert refused(state, discard("Y")[0]).code == "exactly_four"
    do(state, EndTurn())
    assert score(state) == 0
    assert (len(state.builders[0].open), len(state.builders[0].hand)) == (5, 2)
    assert state.barren == 1


def test_26_a_blocked_player_who_can_pay_for_a_tile_lays_it_and_ends_the_turn():
    sites = {1: (1, R, 4), 2: DONE, 3: (1, B, 4), 4: (1, B, 4), 5: (1, G, 4), 6: (1, G, 4)}
    left = ("red_red", "red_green")
    state = table(sites, held="RYYYPyp", left=left, gone=("red",))
    assert refused(state, DeclareBlocked()).code == "blocked_has_tile"
    assert {action.tile for action in legal(GAME, state)} == {tile(name) for name in left}
    do(state, lay(1, "red_green", "R"))
    assert score(state) == 1
    assert isinstance(state.top, BuildFrame)
    assert refused(state, DeclareAlternative()).code == "alternative_after_build"
    assert legal(GAME, state) == [EndTurn()]
    do(state, EndTurn())
    assert state.barren == 0


def test_27_uses_come_before_the_gain_of_the_same_tile():
    state = table(
        {1: (1, P, 0), 2: (4, R, 4)}, held="PPPRGgr", left=("red_green",), uses={Ability.LANTERN: 1}
    )  # fmt: skip
    do(state, column(1, "P"), column(1, "P"), column(1, "P"), roof(2, "red_green", "R", "Gg"))
    assert score(state) == 3 + 6
    assert state.builders[0].uses[Ability.LANTERN] == 2

    state = table({5: (4, G, 4)}, held="GYPPRrb", left=("green_yellow",), uses={Ability.BOWL: 1})
    do(state, roof(5, "green_yellow", "G", "YPP"))
    assert score(state) == 6
    assert state.builders[0].uses[Ability.BOWL] == 2

    state = table({5: (4, G, 4)}, held="GYPPRrb", left=("green_yellow",))
    assert refused(state, roof(5, "green_yellow", "G", "YPP")).code == "ability_empty"


def test_28_the_match_ends_at_once_when_nothing_can_be_built_any_more():
    sites = {1: (4, Y, 4), 2: DONE, 3: DONE, 4: (4, R, 4), 5: (4, R, 4), 6: (4, R, 3)}
    state = table(sites, held="RYBGPbb", gone=("red", "yellow"))
    state.columns[R] = 0
    events = do(state, column(6, "R"))
    assert score(state) == 4
    assert state.finished
    assert events[-1] == MatchOver(reason="nothing_left")
    assert state.pagodas == 2


def test_ten_blocked_discards_in_a_row_end_the_match():
    state = table(ALL_WAIT, held="YYYPPyp", other="YYPPPyp")
    state.barren = 8
    for last in (False, True):
        for builder in state.builders:
            builder.open, builder.hand = [Y, Y, Y, P, P], [Y, P]
        do(state, DeclareBlocked())
        assert isinstance(state.top, BlockedFrame)
        do(state, *discard("YYPP"))
        events = play(GAME, state, EndTurn())
        assert state.finished is last
    assert events[-1] == MatchOver(reason="blocked")


def test_a_build_between_them_starts_the_count_anew():
    state = table(held="RYBGPrr")
    state.barren = 9
    do(state, column(1, "R"))
    assert state.barren == 0
