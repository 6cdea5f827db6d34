"""Every worked example of the rules (section 10), in its order."""

from __future__ import annotations

import pytest

from desktop.engine.play import legal
from desktop.games.catan_dice.actions.building import Build, EndTurn
from desktop.games.catan_dice.actions.rolling import Reroll, RollDice, Stop
from desktop.games.catan_dice.events import BoxWritten, MatchEnded, TitleTaken
from desktop.games.catan_dice.game import GAME
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.scoring import total
from desktop.games.catan_dice.state import Mark, Resolving, What, X
from tests.games.catan_dice.lay import (
    box,
    build,
    buildable,
    do,
    fresh,
    joker,
    laid,
    reasons,
    shown,
    thrown,
    trade,
)

CITY_ROADS = "R0 R1 R2 R3 R4 R5 R6 R7 R12 R13 R14 R15"


def test_01_road_and_settlement_in_either_order():
    assert box(laid("BBLLWG"), build("R0"), build("S3")) == 4
    assert box(laid("BBLLWG"), build("S3"), build("R0")) == 4


def test_02_six_dice_do_not_pay_for_settlement_road_and_knight():
    assert box(laid("BLWGO$"), build("S3")) == 3
    assert box(laid("BLWGO$"), build("R0"), build("K1")) == 2
    state = laid("BLWGO$")
    do(state, build("S3"))
    assert buildable(state) == set()


def test_03_two_knights_in_order():
    state = laid("WWGGOO")
    assert reasons(state, build("K2")) == ("knight_order",)
    assert box(state, build("K1"), build("K2")) == 3


@pytest.mark.parametrize("order", ["R0 R1 R2", "R0 R2 R1", "R0 R2 R3"])
def test_04_three_roads_that_continue_each_other(order):
    assert box(laid("BBBLLL"), *map(build, order.split())) == 3


def test_04_roads_that_hang_in_the_air():
    state = laid("BBBLLL")
    assert reasons(state, build("R1")) == ("road_unconnected",)
    do(state, build("R0"))
    assert reasons(state, build("R3")) == ("road_unconnected",)


def test_05_nothing_fits_and_the_box_becomes_x():
    state = laid("WWWW$B")
    assert legal(GAME, state) == [EndTurn()]
    state = laid("WWWW$B")
    state.turn, state.sheets[0].boxes = 1, []
    events = do(state, EndTurn())
    assert state.sheets[0].boxes == [X]
    assert BoxWritten(seat=0, turn=1, points=-2, x=True) in events
    assert total(state, 0) == -2


def test_06_six_gold_are_three_resources():
    assert box(laid("$$$$$$"), trade(0, "W"), trade(2, "G"), trade(4, "O"), build("K1")) == 1
    state = laid("$$$$$$")
    do(state, trade(0, "B"), trade(2, "L"), trade(4, "B"), build("R0"))
    assert shown(state) == "bxlxBx"
    assert box(state) == 1


def test_07_a_city_from_five_dice():
    state = laid("OOOGGB", "R0 R1")
    do(state, build("C7"))
    assert shown(state) == "oooggB"
    assert box(state) == 7


def test_08_a_gold_pair_completes_the_city():
    assert box(laid("OOGG$$", "R0 R1"), trade(4, "O"), build("C7")) == 7


def test_09_three_gold_are_one_resource():
    state = laid("OGG$$$", "R0 R1")
    do(state, trade(3, "O"))
    assert shown(state) == "OGGOx$"
    assert reasons(state, build("C7")) == ("gold_pays_nothing", "cannot_pay")
    assert reasons(state, build("K1")) == ("gold_pays_nothing", "cannot_pay")
    assert box(laid("OGG$$$", "R0 R1"), trade(3, "W"), build("K1")) == 1


def test_10_pair_and_joker_complete_the_city():
    state = laid("OGG$$$", "R0 R1 K1")
    do(state, joker("K1", 3, "O"), trade(4, "O"), build("C7"))
    assert shown(state) == "oggoox"
    assert state.sheets[0].used == 1
    assert box(state) == 7


def test_11_two_jokers_in_one_turn():
    state = laid("GOOBWL", "R0 R1 K1 K2")
    do(state, joker("K2", 3, "G"), joker("K1", 4, "O"), build("C7"))
    assert shown(state) == "googoL"
    assert state.sheets[0].used == 0b11
    assert box(state) == 7


FOUR_KNIGHTS = "R0 K1 K2 K3 K4"


def test_12_the_new_knights_joker_can_be_kept():
    state = laid("WGOBLL", FOUR_KNIGHTS, used="K1 K2 K3 K4")
    do(state, build("K5"), build("R1"))
    assert shown(state) == "wgoblL"
    assert not state.sheets[0].used >> 4
    assert box(state) == 6


def test_13_the_new_knight_lends_its_joker_at_once():
    state = laid("WGOLLW", FOUR_KNIGHTS, used="K1 K2 K3 K4")
    assert reasons(state, joker("K5", 5, "B"))[0] == "knight_not_built"
    do(state, build("K5"), joker("K5", 5, "B"), build("R1"))
    assert shown(state) == "wgolLb"
    assert state.sheets[0].used >> 4
    assert box(state) == 6


def test_14_the_lower_settlement_first_though_a_road_touches_the_higher():
    state = laid("BLWGBL", "R0 R2 R3 R5 R6 R7 S3 S4")
    assert reasons(state, build("S7")) == ("settlement_order",)
    assert box(state, build("S5"), build("R1")) == 6


def test_15_cities_on_side_roads():
    state = laid("OOOGGW", "R0 R2 R3")
    assert reasons(state, build("C7")) == ("site_without_road",)
    assert reasons(state, build("C12")) == ("city_order", "site_without_road")
    assert box(state, build("K1")) == 1


def test_16_the_third_city():
    assert box(laid("OOOGG$", "R0 R1 R2 R3 R4 R5 R6 R7 R12 R13 C7 C12"), build("C20")) == 20


def test_17_kept_dice_may_be_picked_up_again():
    state = laid("OOGBL$", throws=1)
    do(state, Reroll((3, 4, 5)))
    assert state.throws == 2
    assert shown(state)[:3] == "OOG"
    state.dice = thrown("OOGOWW")
    do(state, Reroll((2, 4, 5)))
    assert state.throws == 3
    assert state.top == Resolving(0)
    assert shown(state)[0] + shown(state)[1] + shown(state)[3] == "OOO"


def test_18_stopping_after_the_first_throw():
    state = laid("BLBLWG", throws=1)
    do(state, Stop())
    assert state.top == Resolving(0)
    assert state.throws == 1
    assert "R0" in buildable(state)


def test_19_total_of_a_filled_track():
    state = laid("WWWWWW")
    boxes = [4, 3, X, 6, 1, 7, 2, X, 5, 12, 3, 4, 20, 6, 2]
    state.sheets[0].marks = [Mark(What.ROAD, "R0", turn, points) for turn, points in enumerate(boxes, 1) if points]
    state.sheets[0].boxes = boxes
    score = GAME.scores(state)[0]
    assert score.points == total(state, 0) == 71
    assert [part.points for part in score.parts] == [75, -4]


KNIGHTS = "K1 K2 K3 K4 K5 K6"


def test_20_all_cities_and_knights_without_a_settlement():
    assert total(laid("WWWWWW", f"{CITY_ROADS} C7 C12 C20 C30 {KNIGHTS}"), 0) == 12 + 69 + 21 == 102


def test_21_the_highest_total_that_can_be():
    built = f"{CITY_ROADS} R8 R9 S3 S4 S5 S7 S9 C7 C12 C20 C30 {KNIGHTS}"
    assert total(laid("WWWWWW", built), 0) == 14 + 28 + 69 + 21 == 132


def test_22_fifteen_empty_turns():
    state = fresh()
    for _ in range(15):
        do(state, RollDice(), Stop(), EndTurn())
    assert state.finished
    assert total(state, 0) == -30


def test_23_equal_totals_share_the_win():
    state = fresh(2)
    events = []
    for _ in range(15):
        for _ in range(2):
            events += do(state, RollDice(), Stop(), EndTurn())
    assert events[-1] == MatchEnded(why="boxes_full", winners=(0, 1))
    assert [(standing.place, standing.total) for standing in GAME.standings(state)] == [(1, -30), (1, -30)]


def test_24_the_first_turns_of_island_two_use_fewer_dice():
    state = fresh(3, map="island_two")
    seen = []
    for _ in range(8):
        seen.append((state.playing, len(state.dice)))
        do(state, RollDice(), Stop(), EndTurn())
    assert seen == [(0, 3), (1, 4), (2, 5), (0, 6), (1, 6), (2, 6), (0, 6), (1, 6)]


@pytest.mark.parametrize(("seats", "dice"), [(1, [3, 4, 5, 6, 6]), (2, [3, 4, 5, 6, 6]), (4, [3, 4, 5, 6, 6])])
def test_24_the_ramp_counts_turns_of_all_seats(seats, dice):
    state = fresh(seats, map="island_two")
    seen = []
    for _ in dice:
        seen.append(len(state.dice))
        do(state, RollDice(), Stop(), EndTurn())
    assert seen == dice


def test_25_a_longer_road_takes_the_title_and_an_equal_one_does_not():
    state = laid("BBLLLB", "r1 r3 r4 r6", "r1 r3 r4 r6 r7", map="island_two")
    state.longest_road = 1
    assert island_of(state).road_length(state, 1) == 6
    assert do(state, build("r7"))[1:] == []
    assert (state.longest_road, total(state, 0), total(state, 1)) == (1, 0, 2)
    taken = do(state, build("r8"))[1]
    assert taken == TitleTaken(seat=0, title="longest_road", holder_before=1, count=7, points=2)
    assert (total(state, 0), total(state, 1)) == (2, 0)


def test_26_the_public_vector_of_the_shared_island():
    state = laid(
        "WWWWWW",
        "R0105 R0205 R0206 R0509 R0610 R0913 R1015 S02 S09 S10 K01 K02 K05",
        "R2026 R2632 R3137 R3237 R3742 S37 K12",
        map="extra",
    )
    island = island_of(state)
    assert [island.road_length(state, seat) for seat in (0, 1)] == [6, 4]
    assert [island.army(state, seat) for seat in (0, 1)] == [3, 1]
    assert [total(state, seat) for seat in (0, 1)] == [7, 1]


def test_27_a_castle_from_five_grain_and_a_joker():
    state = laid("GGGGGB", "R0104 R0408 K01", map="extra")
    assert reasons(state, build("R0812"))[0] == "site_skipped"
    do(state, joker("K01", 5, "G"), build("T1"))
    assert total(state, 0) == 2


def test_27_a_trade_never_leads_to_a_castle():
    state = laid("GGGG$$", "R0104 R0408 K01", map="extra")
    do(state, trade(4, "G"))
    assert not any(isinstance(action, Build) and action.what is What.CASTLE for action in legal(GAME, state))
    assert reasons(state, build("T1")) == ("cannot_pay",)


def test_positions_are_laid_that_can_be():
    for state in (
        laid("BBLLWG"),
        laid("WGOBLL", FOUR_KNIGHTS, used="K1 K2"),
        laid("BBLLLB", "r1 r3 r4 r6", "r1 r3 r4 r5", map="island_two"),
        laid("GGGGGB", "R0104 R0408 K01", map="extra"),
    ):
        assert GAME.flaw(state) is None
