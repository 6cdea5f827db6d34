"""The exact solo optimum against the rules: its figures, a second enumerator of single steps, section 10, the levels."""

import math
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product
from statistics import mean

import pytest

import solve_catan_dice
from desktop.games.catan_dice import optimum_table
from desktop.games.catan_dice.optimum import (
    EMPTY,
    Adviser,
    Face,
    Faces,
    Future,
    Position,
    Step,
    Turn,
    X,
    best,
    keep,
    outlook,
    plan,
    value,
)
from desktop.games.catan_dice.optimum_dice import HANDS, SMALL
from desktop.games.catan_dice.optimum_island import JOKER_STATES, boards, faces, number
from desktop.games.catan_dice.optimum_levels import LEVELS

FIGURES = [
    *("2.6252", "5.4055", "11.2430", "18.2548", "24.2520", "29.8436", "34.4445", "41.0673"),
    *("46.6140", "51.5967", "57.8216", "65.2250", "74.3945", "85.4475", "94.7903"),
]

# The rules once more, typed from section 3.9 and not from the code under test.
COST = {"R": "BL", "K": "WGO", "S": "BLWG", "C": "GGOOO"}
PARENT = ["START", "R0", "R0", "R2", "R3", "R3", "R5", "R6", "R7", "R8", "R9", "R10", "R7", "R12", "R13", "R14"]
SITES = {
    "S": [(3, "START R0"), (4, "R2 R3"), (5, "R5 R6"), (7, "R7 R8 R12"), (9, "R9 R10"), (11, "R11")],
    "C": [(7, "R1"), (12, "R4"), (20, "R13 R14"), (30, "R15")],
}
JOKERS = ["O", "G", "W", "L", "B", "BLWGO"]
LETTERS = "BLWGO$"


def hand(letters: str) -> Faces:
    """Dice as section 10 writes them."""
    return faces(letters.replace(" ", "").count(letter) for letter in LETTERS)


def roads(names: str) -> int:
    return sum(1 << int(name[1:]) for name in names.split())


def _changed(dice: Faces, **by: int) -> Faces | None:
    counts = [count + by.get(letter, 0) for letter, count in zip("BLWGOX", dice, strict=True)]
    return None if min(counts) < 0 else faces(counts)


def _paid(dice: Faces, kind: str) -> Faces | None:
    return _changed(dice, **{letter: -count for letter, count in Counter(COST[kind]).items()})


Move = tuple[Step, Position, Faces, int]


def moves(sheet: Position, dice: Faces) -> Iterator[Move]:
    """Every single legal action of RESOLVE (5.2) with these free dice: the step, sheet and free dice after, points."""
    if dice[Face.GOLD] >= 2:
        for face in range(5):
            traded = list(dice)
            traded[Face.GOLD] -= 2
            traded[face] += 1
            yield ("gold", Face(face)), sheet, faces(traded), 0
    for knight in range(1, sheet.knights + 1):
        if sheet.used & 1 << (knight - 1):
            continue
        for shown, wanted in product(range(6), JOKERS[knight - 1]):
            made = LETTERS.index(wanted)
            if dice[shown] and shown != made:
                turned = list(dice)
                turned[shown] -= 1
                turned[made] += 1
                after = sheet._replace(used=sheet.used | 1 << (knight - 1))
                yield ("joker", knight, Face(shown), Face(made)), after, faces(turned), 0
    standing = {"START", *(f"R{road}" for road in range(16) if sheet.roads >> road & 1)}
    rest = _paid(dice, "R")
    if rest:
        for road, parent in enumerate(PARENT):
            if f"R{road}" not in standing and parent in standing:
                yield ("build", f"R{road}"), sheet._replace(roads=sheet.roads | 1 << road), rest, 1
    rest = _paid(dice, "K")
    if rest and sheet.knights < 6:
        yield ("build", f"K{sheet.knights + 1}"), sheet._replace(knights=sheet.knights + 1), rest, sheet.knights + 1
    for kind, field in (("S", "settlements"), ("C", "cities")):
        rest, done = _paid(dice, kind), getattr(sheet, field)
        if rest and done < len(SITES[kind]):
            points, at = SITES[kind][done]
            if standing & set(at.split()):
                yield ("build", f"{kind}{points}"), sheet._replace(**{field: done + 1}), rest, points


def search(future: Callable[[Position], float]) -> Callable[[Position, Faces, bool], float]:
    """The best worth of ending a turn, by trying every sequence of single steps."""

    @lru_cache(None)
    def most(sheet: Position, dice: Faces, built: bool) -> float:
        worth = future(sheet) + (0 if built else X)
        for step, after, rest, points in moves(sheet, dice):
            worth = max(worth, points + most(after, rest, built or step[0] == "build"))
        return worth

    return most


def carried_out(sheet: Position, dice: Faces, steps: list[Step]) -> tuple[Position, int]:
    """Sheet and points after these steps, each of which must be legal where it stands."""
    points = 0
    for step in steps:
        found = {move[0]: move for move in moves(sheet, dice)}
        assert step in found, f"{step} is illegal with {dice} on {sheet}"
        _, sheet, dice, more = found[step]
        points += more
    return sheet, points if any(step[0] == "build" for step in steps) else X


TRUNK = roads("R0 R1 R2 R3 R4 R5 R6 R7")
SHEETS = (
    EMPTY,
    Position(roads("R0 R1"), 0, 0, 2, 0b00),
    Position(roads("R0 R2 R3"), 1, 0, 3, 0b010),
    Position(TRUNK, 2, 1, 4, 0b0111),
    Position(TRUNK, 2, 2, 5, 0b01111),
    Position(TRUNK | roads("R12 R13"), 3, 2, 6, 0b011010),
)


@pytest.mark.parametrize(("turns_left", "figure"), list(enumerate(FIGURES, 1)))
def test_an_empty_sheet_is_worth_what_two_other_programs_found(turns_left: int, figure: str) -> None:
    assert f"{value(EMPTY, turns_left):.4f}" == figure


@pytest.mark.parametrize("turns_left", range(1, 16))
def test_one_turn_worked_out_here_leads_from_one_figure_to_the_next(turns_left: int) -> None:
    assert math.isclose(Turn(value, EMPTY, turns_left).expected(), float(FIGURES[turns_left - 1]), abs_tol=1.1e-4)


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("turns_left", [1, 6])
def test_the_best_end_of_every_throw_equals_a_search_of_single_steps(sheet: Position, turns_left: int) -> None:
    most = search(lambda after: value(after, turns_left - 1))
    for dice in HANDS[SMALL:]:
        assert math.isclose(best(sheet, turns_left, dice).worth, most(sheet, dice, False), abs_tol=1e-9), dice


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_turn_half_played_is_ended_as_well_as_a_search_of_single_steps_ends_it(sheet: Position) -> None:
    most = search(lambda after: value(after, 5))
    for dice in HANDS[:SMALL:5]:
        assert math.isclose(best(sheet, 6, dice, built=True).worth, most(sheet, dice, True), abs_tol=1e-9), dice


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("turns_left", [1, 9])
def test_every_step_of_a_plan_is_legal_and_brings_what_it_promises(sheet: Position, turns_left: int) -> None:
    for dice in HANDS[SMALL:]:
        for end in Turn(value, sheet, turns_left).outcomes(dice):
            after, points = carried_out(sheet, dice, list(end.steps))
            assert (after, points) == (end.after, end.points)
            assert math.isclose(end.worth, points + value(after, turns_left - 1), abs_tol=1e-9)


@pytest.mark.parametrize("letters", ["B L W G O $", "O O G $ $ B", "W W W W W W"])
def test_the_dice_kept_equal_a_trial_of_all_subsets_and_all_throws(letters: str) -> None:
    sheet, turns_left, dice = SHEETS[1], 4, hand(letters)
    final = {thrown: best(sheet, turns_left, thrown).worth for thrown in HANDS[SMALL:]}
    means: dict[Faces, float] = {}
    for kept in product(*(range(count + 1) for count in dice)):
        thrown = product(range(6), repeat=6 - sum(kept))
        means[faces(kept)] = mean(final[faces(k + t.count(f) for f, k in enumerate(kept))] for t in thrown)
    assert math.isclose(means[keep(sheet, turns_left, dice, 1)], max(means.values()), abs_tol=1e-6)
    assert math.isclose(outlook(sheet, turns_left, dice, 1), max(means.values()), abs_tol=1e-6)


def test_a_small_end_of_the_game_solved_again_without_the_table_gives_its_entries() -> None:
    @lru_cache(None)
    def again(sheet: Position, turns_left: int) -> float:
        return Turn(again, sheet, turns_left).expected() if turns_left else 0.0

    almost_done = Position(0xFFFF & ~roads("R11 R15"), 5, 3, 5, 0b01011)
    for turns_left in range(1, 6):
        assert math.isclose(again(almost_done, turns_left), value(almost_done, turns_left), abs_tol=5.1e-5)


def test_the_solver_run_again_for_one_turn_gives_the_first_layer_of_the_table() -> None:
    pytest.importorskip("numpy")
    layer = solve_catan_dice.solve(turns=1)[1]
    for board, at in boards().items():
        for knights in range(7):
            for used in range(1 << knights):
                again = layer[(1 << knights) - 1 + used, at]
                assert abs(value(Position(*board, knights, used), 1) - again) < 5.1e-5


@pytest.mark.parametrize("turns_left", [3, 10, 14])
def test_a_fresh_joker_is_never_worth_less_than_a_used_one(turns_left: int) -> None:
    for board in boards():
        for used in range(64):
            sheet = Position(*board, 6, used)
            for joker in range(6):
                assert value(sheet, turns_left) >= value(sheet._replace(used=used | 1 << joker), turns_left)


# Section 10; with one turn left the best end is the one with most points.


def _example(sheet: Position, letters: str) -> tuple[int, Position, list[Step]]:
    steps = plan(sheet, 1, hand(letters))
    after, points = carried_out(sheet, hand(letters), steps)
    return points, after, steps


def test_example_1_a_road_and_a_settlement_make_four() -> None:
    points, after, _ = _example(EMPTY, "B B L L W G")
    assert (points, after) == (4, Position(roads("R0"), 1))


def test_example_2_a_settlement_beats_a_road_and_a_knight() -> None:
    assert _example(EMPTY, "B L W G O $")[::2] == (3, [("build", "S3")])


def test_example_3_the_first_knight_comes_before_the_second() -> None:
    assert _example(EMPTY, "W W G G O O")[::2] == (3, [("build", "K1"), ("build", "K2")])


def test_example_4_three_roads_grow_from_the_start() -> None:
    points, _, steps = _example(EMPTY, "B B B L L L")
    assert points == 3
    assert steps[0] == ("build", "R0")


def test_example_5_without_a_pair_nothing_can_be_built() -> None:
    assert _example(EMPTY, "W W W W $ B") == (X, EMPTY, [])


def test_example_6_six_gold_make_one_point() -> None:
    assert _example(EMPTY, "$ $ $ $ $ $")[0] == 1


TO_THE_CITY = Position(roads("R0 R1"))


def test_example_8_two_gold_complete_the_city() -> None:
    assert _example(TO_THE_CITY, "O O G G $ $")[::2] == (7, [("gold", Face.ORE), ("build", "C7")])


def test_example_9_one_trade_makes_a_knight_but_no_city() -> None:
    assert _example(TO_THE_CITY, "O G G $ $ $")[::2] == (1, [("gold", Face.WOOL), ("build", "K1")])


def test_example_10_the_odd_gold_turns_to_ore_by_the_joker() -> None:
    points, after, steps = _example(TO_THE_CITY._replace(knights=1), "O G G $ $ $")
    assert (points, after.used, after.cities) == (7, 0b1, 1)
    assert steps == [("gold", Face.ORE), ("joker", 1, Face.GOLD, Face.ORE), ("build", "C7")]


def test_example_11_two_jokers_found_the_city_and_two_knights_are_worth_as_much() -> None:
    sheet, dice = TO_THE_CITY._replace(knights=2), hand("G O O B W L")
    ends = Turn(lambda after, turns_left: 0.0, sheet, 1).outcomes(dice)
    most = [end for end in ends if end.points == ends[0].points]
    assert ends[0].points == 7
    # Not in section 10: K3, then joker 3 (B to W) and joker 2 (L to G) for K4, is 3 + 4 as well.
    assert {(end.after.cities, end.after.knights, end.after.used) for end in most} == {(1, 2, 0b011), (0, 4, 0b110)}
    city = next(end for end in most if end.after.cities)
    assert {step[1:2] + step[3:] for step in city.steps[:2]} == {(1, Face.ORE), (2, Face.GRAIN)}
    assert city.steps[2] == ("build", "C7")


FOUR_KNIGHTS = Position(0, 0, 0, 4, 0b1111)


@pytest.mark.parametrize("turns_left", [1, 7])
def test_example_12_the_new_knight_keeps_his_joker_when_the_road_is_paid(turns_left: int) -> None:
    end = best(FOUR_KNIGHTS, turns_left, hand("W G O B L L"))
    assert (end.points, end.after) == (6, Position(roads("R0"), 0, 0, 5, 0b1111))


def test_example_13_the_new_knight_lends_his_joker_for_the_road() -> None:
    points, after, steps = _example(FOUR_KNIGHTS, "W G O L L W")
    assert (points, after) == (6, Position(roads("R0"), 0, 0, 5, 0b11111))
    assert [step[0] for step in steps] == ["build", "joker", "build"]


def test_example_14_the_settlement_in_order_and_a_road() -> None:
    points, after, _ = _example(Position(roads("R0 R2 R3 R5 R6 R7"), 2), "B L W G B L")
    assert (points, after.settlements) == (6, 3)


def test_example_15_no_road_to_the_first_city_leaves_the_knight() -> None:
    assert _example(Position(roads("R0 R2 R3")), "O O O G G W")[::2] == (1, [("build", "K1")])


@pytest.mark.parametrize("turns_left", range(1, 16))
def test_example_16_the_third_city_is_always_worth_founding(turns_left: int) -> None:
    sheet = Position(TRUNK | roads("R12 R13"), 0, 2)
    assert plan(sheet, turns_left, hand("O O O G G $")) == [("build", "C20")]


def test_ending_after_a_build_is_no_empty_turn() -> None:
    assert best(EMPTY, 4, hand(""), built=True).worth == value(EMPTY, 3)
    assert best(EMPTY, 4, hand("")).worth == value(EMPTY, 3) + X
    assert plan(EMPTY, 4, hand("W"), built=True) == []


def test_a_fixed_joker_goes_before_the_wild_one_when_both_are_worth_the_same() -> None:
    sheet = TO_THE_CITY._replace(knights=6, used=0b011110)
    assert best(sheet, 1, hand("O O G G B B")).after.used == 0b011111


def test_a_finished_turn_is_not_thrown_again() -> None:
    for rerolls_left in (0, 1, 2):
        assert keep(TO_THE_CITY, 1, hand("O O O G G G"), rerolls_left) == hand("O O O G G G")


@pytest.mark.parametrize(
    "sheet",
    [
        Position(roads("R1")),
        Position(0, 2),
        Position(0, 0, 1),
        Position(0, 0, 0, 1, 0b10),
        Position(0, 0, 0, 7),
        Position(-1),
    ],
)
def test_a_sheet_that_the_rules_do_not_allow_has_no_value(sheet: Position) -> None:
    with pytest.raises(ValueError, match="no such position"):
        value(sheet, 5)


@pytest.mark.parametrize("turns_left", [-1, 16])
def test_a_sheet_has_fifteen_boxes(turns_left: int) -> None:
    with pytest.raises(ValueError, match="boxes"):
        value(EMPTY, turns_left)


def test_positions_are_numbered_without_a_gap() -> None:
    sheets = (Position(*board, k, used) for board in boards() for k in range(7) for used in range(1 << k))
    assert [number(sheet) for sheet in sheets] == list(range(len(boards()) * JOKER_STATES))


def test_the_file_holds_what_was_packed() -> None:
    steps = [entry * 7919 % (1 << 24) for entry in range(optimum_table.entries())]
    assert list(optimum_table.unpacked(optimum_table.packed(steps))) == steps


@pytest.mark.parametrize("damage", [lambda file: b"", lambda file: file[:-9], lambda file: b"?" + file[1:]])
def test_a_damaged_file_is_refused(damage: Callable[[bytes], bytes]) -> None:
    with pytest.raises(ValueError, match="damaged"):
        optimum_table.unpacked(damage(optimum_table.packed([0] * optimum_table.entries())))


def test_another_idea_of_the_future_makes_another_player() -> None:
    nothing: Future = lambda position, turns_left: 0.0  # noqa: E731
    roads_only: Future = lambda position, turns_left: 5.0 * position.roads.bit_count()  # noqa: E731
    dice = hand("B L W G O $")
    assert Adviser(nothing).plan(EMPTY, 15, dice) == [("build", "S3")]
    assert ("build", "R0") in Adviser(roads_only).plan(EMPTY, 15, dice)


# The levels. Seeds are fixed, so the means are the same on every machine.

GAMES = 120


@pytest.mark.parametrize(("name", "low", "high"), [("easy", 45, 60), ("normal", 75, 85), ("hard", 90, 100)])
def test_a_level_reaches_its_points_alone(name: str, low: float, high: float) -> None:
    assert low <= mean(solve_catan_dice.solo(LEVELS[name], seed)[0] for seed in range(GAMES)) <= high


def test_a_level_plays_the_same_game_from_the_same_numbers() -> None:
    for level in LEVELS.values():
        assert [solve_catan_dice.solo(level, seed) for seed in range(5)] == [
            solve_catan_dice.solo(level, seed) for seed in range(5)
        ]


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_level_keeps_only_dice_that_lie_there_and_plans_only_legal_steps(name: str, sheet: Position) -> None:
    level, below = LEVELS[name], solve_catan_dice.chance(7)
    for dice in HANDS[SMALL::3]:
        for rerolls_left in (0, 1, 2):
            kept = level.keep(sheet, 5, dice, rerolls_left, below)
            assert all(0 <= of <= there for of, there in zip(kept, dice, strict=True))
            assert rerolls_left or kept == dice
        carried_out(sheet, dice, level.plan(sheet, 5, dice, below))


@pytest.mark.parametrize("sheet", SHEETS)
def test_even_a_newcomer_builds_when_something_can_be_built(sheet: Position) -> None:
    most, below = search(lambda after: 0.0), solve_catan_dice.chance(11)
    for dice in HANDS[SMALL:]:
        for _ in range(3):
            end = LEVELS["easy"].best(sheet, 8, dice, below)
            assert (end.points > 0) == (most(sheet, dice, False) > 0)
