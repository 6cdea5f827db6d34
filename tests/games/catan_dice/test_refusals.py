"""Every illegal move worth explaining (rules 9): what is refused, why, and when the same move is legal."""

from __future__ import annotations

import pytest

from desktop import games, language
from desktop.engine.play import candidates, legal, refusal
from desktop.games.catan_dice.actions.building import Build, EndTurn, MarkStart
from desktop.games.catan_dice.actions.rolling import REROLLS, Reroll, RollDice, Stop
from desktop.games.catan_dice.faces import Face
from desktop.games.catan_dice.game import GAME
from desktop.games.catan_dice.state import X
from tests.games.catan_dice.lay import build, do, fresh, joker, laid, reasons, shown, trade

# -- rolling ---------------------------------------------------------------------------------------------------------


def test_the_first_roll_uses_all_dice():
    state = fresh()
    assert reasons(state, Reroll((0, 1, 2, 3, 4))) == ("first_roll_all_dice",)
    assert reasons(state, RollDice()) == ()
    do(state, RollDice())
    assert reasons(state, Reroll((0, 1, 2, 3, 4))) == ()


def test_every_set_of_dice_may_be_thrown_again_but_not_none():
    state = fresh()
    do(state, RollDice())
    assert sum(isinstance(action, Reroll) for action in legal(GAME, state)) == 63
    why = refusal(GAME, state, Reroll(()))
    assert why is not None
    assert why.code == "no_such_dice"


@pytest.mark.parametrize("dice", [(), (6,), (0, 0), (1, 0), (-1,), (0, 1, 2, 3, 4, 5, 6)])
def test_dice_that_are_not_there_cannot_be_thrown(dice):
    state = fresh()
    do(state, RollDice())
    why = refusal(GAME, state, Reroll(dice))
    assert why is not None
    assert why.code == "no_such_dice"


def test_there_is_no_fourth_roll():
    state = fresh()
    do(state, RollDice(), Reroll((0,)))
    assert reasons(state, Reroll((0,))) == ()
    do(state, Reroll((0,)))
    assert reasons(state, Reroll((0,))) == ("no_fourth_roll",)


def test_using_the_dice_ends_the_rolling():
    state = laid("BLBLWG", throws=1)
    do(state, Stop(), build("R0"))
    assert reasons(state, Reroll((0,))) == ("rolling_is_over",)
    state = laid("BLBLWG")
    do(state, build("R0"))
    assert reasons(state, Reroll((0,))) == ("no_fourth_roll", "rolling_is_over")


def test_no_trade_no_joker_and_no_building_between_rolls():
    state = laid("BL$$WG", "K1", throws=1)
    for action in (trade(2, "O"), joker("K1", 0, "O"), build("R0")):
        assert reasons(state, action) == ("not_between_rolls",)
    do(state, Stop())
    for action in (trade(2, "O"), joker("K1", 0, "O"), build("R0")):
        assert reasons(state, action) == ()


# -- roads, settlements, cities, knights -------------------------------------------------------------------------------


def test_a_road_continues_a_road():
    state = laid("BBLLWW")
    assert reasons(state, build("R1")) == ("road_unconnected",)
    do(state, build("R0"))
    assert reasons(state, build("R1")) == ()


def test_a_refused_road_names_the_road_before_it():
    why = refusal(GAME, laid("BL"), build("R7"))
    assert why is not None
    assert why.params == {"place": "R7", "parent": "R6"}


def test_sites_never_stop_a_road():
    assert reasons(laid("BLWWWW", "R0 R2"), build("R3")) == ()


def test_a_settlement_needs_a_road_at_its_corner():
    assert reasons(laid("BLWGOO", "R0 S3"), build("S4")) == ("site_without_road",)
    assert reasons(laid("BLWGOO", "R0 R2 S3"), build("S4")) == ()


def test_settlements_go_from_low_to_high():
    roads = "R0 R2 R3 R5"
    why = refusal(GAME, laid("BLWGOO", f"{roads} S3"), build("S5"))
    assert why is not None
    assert (why.code, why.params["next"]) == ("settlement_order", "S4")
    assert reasons(laid("BLWGOO", f"{roads} S3 S4"), build("S5")) == ()


def test_two_reasons_at_once_are_both_told():
    assert reasons(laid("BLWGOO", "S3"), build("S5")) == ("settlement_order", "site_without_road")


def test_cities_go_from_low_to_high():
    assert reasons(laid("OOOGGB", "R0 R1 R2 R3 R4"), build("C12")) == ("city_order",)
    assert reasons(laid("OOOGGB", "R0 R1 R2 R3 R4 C7"), build("C12")) == ()


def test_a_city_is_no_upgrade_of_a_settlement():
    for map, built, site in (("island_one", "R0 R1 S3", "S3"), ("island_two", "r1 s1", "s1")):
        state = laid("OOOGGB", built, map=map)
        city = next(
            a for a, _ in candidates(GAME, state) if isinstance(a, Build) and a.place == site and a.what == "city"
        )
        assert reasons(state, city) == ("city_is_no_upgrade",)


def test_knights_come_in_order():
    assert reasons(laid("WGOBLL"), build("K2")) == ("knight_order",)
    assert reasons(laid("WGOBLL", "K1"), build("K2")) == ()


def test_knights_need_no_road():
    assert reasons(laid("WGOBLL", "K1 K2 K3 K4 K5"), build("K6")) == ()


def test_the_start_is_printed_and_cannot_be_built():
    for map in ("island_one", "island_two"):
        state = laid("BLBLBL", map=map)
        start = next(a for a, _ in candidates(GAME, state) if isinstance(a, Build) and a.place == "START")
        assert reasons(state, start) == ("start_is_printed",)


@pytest.mark.parametrize("name", ["R0", "S3", "C7", "K1"])
def test_nothing_is_built_twice(name):
    state = laid("OOOGGG", "R0 R1 S3 C7 K1")
    assert reasons(state, build(name)) == ("already_built",)


def test_what_is_missing_is_told():
    state = laid("BWWGGO")
    why = refusal(GAME, state, build("S3"))
    assert why is not None
    assert (why.code, why.params["missing"]) == ("cannot_pay", (Face.LUMBER,))
    assert reasons(laid("BLWGGO"), build("S3")) == ()


def test_gold_pays_for_nothing_by_itself():
    assert reasons(laid("BWWGG$"), build("R0")) == ("gold_pays_nothing", "cannot_pay")
    state = laid("BWWG$$")
    do(state, trade(4, "L"))
    assert reasons(state, build("R0")) == ()


def test_too_little_gold_is_plainly_too_few_dice():
    assert reasons(laid("WWWWW$"), build("R0")) == ("cannot_pay",)


def test_a_die_pays_only_once():
    state = laid("BLWWWG")
    do(state, build("R0"))
    assert reasons(state, build("S3")) == ("cannot_pay",)


# -- jokers ------------------------------------------------------------------------------------------------------------


def test_a_joker_comes_with_its_knight():
    state = laid("WGOBBB")
    assert reasons(state, joker("K1", 3, "O")) == ("knight_not_built",)
    do(state, build("K1"))
    assert reasons(state, joker("K1", 3, "O")) == ()


def test_a_joker_works_once_a_game():
    state = laid("BBBBBB", "K1 K2")
    do(state, joker("K1", 0, "O"))
    assert reasons(state, joker("K1", 1, "O")) == ("joker_used",)
    assert reasons(state, joker("K2", 1, "G")) == ()
    do(state, EndTurn(), RollDice(), Stop())
    why = refusal(GAME, state, joker("K1", 1, "O"))
    assert why is not None
    assert why.code == "joker_used"


def test_a_knight_lends_only_what_it_guards():
    state = laid("LLLLLL", "K1")
    assert reasons(state, joker("K1", 0, "B")) == ("joker_wrong_resource",)
    assert reasons(state, joker("K1", 0, "O")) == ()


@pytest.mark.parametrize("face", "BWGO")
def test_the_sixth_knight_makes_any_resource(face):
    assert reasons(laid("LLLLL$", "K1 K2 K3 K4 K5 K6"), joker("K6", 0, face)) == ()


@pytest.mark.parametrize("die", range(6))
def test_a_joker_changes_any_free_die_whatever_it_shows(die):
    assert reasons(laid("BLWG$$", "K1"), joker("K1", die, "O")) == ()


def test_a_spent_die_cannot_be_changed():
    state = laid("BLWWWW", "K1")
    assert reasons(state, joker("K1", 0, "O")) == ()
    do(state, build("R0"))
    assert reasons(state, joker("K1", 0, "O")) == ("die_spent",)
    assert reasons(state, trade(0, "O"))[0] == "die_spent"


def test_the_gold_that_was_given_away_cannot_be_changed():
    state = laid("$$WWWW", "K1")
    assert reasons(state, joker("K1", 1, "O")) == ()
    do(state, trade(0, "B"))
    assert shown(state) == "BxWWWW"
    assert reasons(state, joker("K1", 1, "O")) == ("die_dead",)
    assert reasons(state, trade(1, "O")) == ("die_dead",)
    assert reasons(state, joker("K1", 0, "O")) == ()


def test_a_joker_is_not_wasted_on_the_face_that_lies_there():
    state = laid("OWWWWW", "K1")
    assert reasons(state, joker("K1", 0, "O")) == ("joker_same_face",)
    assert reasons(state, joker("K1", 1, "O")) == ()


def test_nothing_becomes_gold():
    state = laid("$$WWWW", "K1 K2 K3 K4 K5 K6")
    assert reasons(state, trade(0, "$")) == ("gold_not_offered",)
    assert reasons(state, joker("K6", 2, "$")) == ("gold_not_offered",)
    assert reasons(state, joker("K1", 2, "$")) == ("gold_not_offered",)
    assert reasons(state, trade(0, "O")) == ()


def test_a_joker_leaves_its_knight_standing():
    state = laid("LLLLLL", "K1")
    before = GAME.scores(state)[0].points
    do(state, joker("K1", 0, "O"))
    assert GAME.scores(state)[0].points == before == 1


# -- gold --------------------------------------------------------------------------------------------------------------


def test_gold_works_in_pairs():
    assert reasons(laid("$WWWWW"), trade(0, "O")) == ("gold_needs_pair",)
    assert reasons(laid("$$WWWW"), trade(0, "O")) == ()


def test_only_gold_is_exchanged():
    assert reasons(laid("WWW$$B"), trade(0, "O")) == ("only_gold_trades",)


@pytest.mark.parametrize(("dice", "trades"), [("$WWWWW", 0), ("$$$WWW", 1), ("$$$$$W", 2), ("$$$$$$", 3)])
def test_an_odd_gold_is_left_over(dice, trades):
    state, done = laid(dice), 0
    while (found := next((a for a in legal(GAME, state) if type(a).__name__ == "TradeGold"), None)) is not None:
        do(state, found)
        done += 1
    assert done == trades


# -- the end of a turn -------------------------------------------------------------------------------------------------


def test_an_empty_turn_may_be_chosen_and_costs():
    state = laid("BLWGOO")
    do(state, EndTurn())
    assert state.sheets[0].boxes[1] == X
    assert GAME.scores(state)[0].points == -4


def test_dice_are_not_kept_for_the_next_turn():
    state = laid("BLWGOO")
    do(state, EndTurn())
    assert {die.face for die in state.dice} == {Face.BLANK}
    assert legal(GAME, state) == [RollDice()]


# -- the shared island -------------------------------------------------------------------------------------------------


def extra(dice: str, *built: str):
    return laid(dice, *built, map="extra")


def test_a_start_lies_on_the_coast_and_five_roads_from_others():
    state = fresh(2, map="extra")
    assert reasons(state, MarkStart("R1217")) == ("start_not_coastal",)
    do(state, MarkStart("R0104"))
    assert reasons(state, MarkStart("R0104")) == ("taken",)
    assert reasons(state, MarkStart("R0003")) == ("start_too_near",)
    assert reasons(state, MarkStart("R4953")) == ()


def test_the_fourth_start_takes_the_farthest_place_there_is():
    for seed in range(30):
        state = fresh(4, seed, map="extra")
        while state.turn == 0:
            starts = legal(GAME, state)
            assert starts
            do(state, starts[seed * 7 % len(starts)])
        assert GAME.flaw(state) is None


def test_the_settlement_comes_before_the_road_beyond_it():
    built = "R0104 R0408"
    assert reasons(extra("BLWGOO", built), build("R0812")) == ("site_skipped",)
    assert reasons(extra("BLWGOO", f"{built} S08"), build("R0812")) == ()


def test_nobody_builds_past_a_foreign_settlement():
    state = extra("BLWGOO", "R0104 R0408", "R0812 S08")
    assert reasons(state, build("R0813")) == ("past_foreign_site",)
    assert reasons(extra("BLWGOO", "R0104 R0408 S08", "R0812"), build("R0813")) == ()
    assert reasons(state, build("S08")) == ("taken",)
    assert reasons(state, build("R0812")) == ("taken",)


def test_what_another_owns_is_taken():
    state = extra("GGGGGG", "R0104", "R0408 K00 T1")
    assert reasons(state, build("K00")) == ("taken",)
    assert reasons(state, build("T1")) == ("taken",)
    assert reasons(state, build("T2")) == ()


def test_a_city_needs_its_settlement_on_the_shared_island():
    assert reasons(extra("OOOGGB", "R0104"), build("C01")) == ("settlement_first",)
    assert reasons(extra("OOOGGB", "R0104 S01"), build("C01")) == ()


def test_a_knight_stands_beside_what_one_owns():
    state = extra("WGOBBB", "R0104")
    assert reasons(state, build("K19")) == ("knight_not_adjacent",)
    assert reasons(state, build("K01")) == ()


def test_on_the_shared_island_any_sites_may_come_first():
    assert reasons(extra("BLWGOO", "R0105 R0205"), build("S02")) == ()


def test_roads_of_the_shared_island_continue_from_both_ends():
    state = extra("BLBLBL", "R0408")
    assert reasons(state, build("R0104")) == ()
    assert reasons(state, build("R0812")) == ("site_skipped",)
    assert reasons(state, build("R4953")) == ("road_unconnected",)


def test_a_castle_takes_six_of_one_kind():
    assert reasons(extra("OOOOOO", "R0104"), build("T1")) == ()
    assert reasons(extra("OOOOOG", "R0104"), build("T1")) == ("cannot_pay",)
    assert reasons(extra("$$$$$$", "R0104"), build("T1")) == ("cannot_pay",), "a trade of gold is no way to it"
    assert reasons(extra("GGGGG$", "R0104"), build("T1")) == ("cannot_pay",)


@pytest.mark.parametrize(
    ("dice", "en", "zh"),
    [
        ("OOOOOG", "Missing: ore.", "還缺礦石。"),
        ("WGGG$O", "Missing: 3 grain.", "還缺穀物 3 個。"),
        ("BBLLWG", "At most 2 dice show one resource.", "同一種資源最多 2 顆。"),
        ("BLWG$$", "No two dice show the same resource.", "沒有兩顆是同一種資源。"),
        ("$$$$$$", "No free die shows a resource.", "骰子都不是資源。"),
    ],
)
def test_a_refused_castle_names_the_resource_that_is_nearest_or_that_none_is(dice, en, zh, qapp):
    refusal = build("T1").refusal(extra(dice, "R0104"))
    assert refusal is not None and refusal.rule == "extra_castle"
    words, before = games.words("catan_dice"), language.current()
    try:
        for spoken, said in (("en", en), ("zh_TW", zh)):
            language.speak(spoken)
            assert words.refusal(refusal, None)[0] == said
    finally:
        language.speak(before or "en")


# -- options -----------------------------------------------------------------------------------------------------------


def test_simultaneous_turns_are_not_offered_on_race_maps():
    for map, refused in (("island_one", False), ("island_two", True), ("extra", True)):
        options = {
            "map": map,
            "simultaneous": True,
            "no_x_penalty": False,
            "same_dice_seed": False,
            "longest_road_vp": 2,
        }
        flaw = GAME.options_flaw(options, 2)
        assert (flaw is not None) == refused
        assert flaw is None or flaw.code == "simultaneous_race"


def test_every_reroll_is_listed_once():
    assert [len(some) for some in REROLLS] == [0, 1, 3, 7, 15, 31, 63]
    assert all(len(set(some)) == len(some) for some in REROLLS)
