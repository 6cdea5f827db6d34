"""The worked examples of the rules (10), each as it is told there."""

from __future__ import annotations

import pytest

from desktop.engine.breakdown import Score
from desktop.games.fresco.actions import (
    BeginRequest,
    Blend,
    BuyGoods,
    CloseStall,
    ConfirmPlan,
    GiveTile,
    LandOn,
    Leave,
    LeonardoRestores,
    MoveBishop,
    PlaceAssistant,
    Restore,
    RestoreAltar,
)
from desktop.games.fresco.actions.market import price
from desktop.games.fresco.events import IncomePaid, LastRoundCalled, MoneyConverted, QueueMoved
from desktop.games.fresco.grid import space
from desktop.games.fresco.scoring import score
from desktop.games.fresco.state import (
    CathedralFrame,
    ClosingFrame,
    EveningFrame,
    Fresco,
    LandingFrame,
    LeonardoCathedralFrame,
    MarketFrame,
    WorkshopFrame,
)
from desktop.games.fresco.track import choosing_order
from tests.games.fresco.table import (
    GAME,
    W5,
    W6,
    W7,
    W8,
    W9,
    Paint,
    do,
    fresh,
    goods,
    held,
    hold,
    lay,
    of,
    own,
    planning,
    refused,
    spaces,
    stand,
    table,
    wake,
)


def points(state: Fresco, seat: int = 0) -> int:
    """The score of a seat, which must be the sum of its reasons."""
    tree = score(state, state.masters[seat])
    assert tree.points == state.masters[seat].score == sum(leaf.points for leaf in tree.leaves())
    return tree.points


def reasons(state: Fresco, seat: int = 0) -> list[tuple[str, int]]:
    tree: Score = score(state, state.masters[seat])
    return [(leaf.source, leaf.points) for leaf in tree.leaves() if leaf.points]


def test_1_two_market_tiles_at_six_o_clock_cost_six_thalers_and_the_stall_closes():
    state = table(MarketFrame(0, 2), hours=(W6, W7, W8))
    goods(state, 2, "M12 M14 M04")
    state.masters[1].plan = (1, 0, 0, 0, 0)
    assert price(state, 0) == 3
    do(state, BuyGoods(2, "M12"), BuyGoods(2, "M14"))
    assert (state.masters[0].money, held(state)) == (6, "RYYBBG")
    do(state, CloseStall(2))
    assert not state.stalls[2].open
    assert state.stalls[2].tiles == []
    assert {"M12", "M14", "M04"} <= set(state.bag)


def test_2_everything_at_five_o_clock_empties_the_purse_and_costs_an_assistant():
    state = fresh()
    wake(state, W5, W8, W9)
    assert (state.masters[0].mood, state.masters[0].crew) == (-3, 4)
    for _ in range(3):
        do(state, PlaceAssistant(0))
    do(state, PlaceAssistant(1), ConfirmPlan())
    for _ in range(2):
        for column in (4, 4, 4, 2, 2):
            do(state, PlaceAssistant(column))
        do(state, ConfirmPlan())
    for tile in list(state.stalls[0].tiles[:3]):
        do(state, BuyGoods(0, tile))
    assert state.masters[0].money == 0


@pytest.mark.parametrize(("mood", "line", "after", "crew"), [(2, W9, 3, 6), (-1, W7, -2, 5), (0, W6, -2, 5)])
def test_3_and_4_the_mood_of_the_hour_decides_how_many_work(mood: int, line: int, after: int, crew: int):
    state = fresh()
    state.masters[0].mood = mood
    wake(state, line, *[other for other in (W5, W8) if other != line])
    assert (state.masters[0].mood, state.masters[0].crew) == (after, crew)


@pytest.mark.parametrize(("mood", "assistants", "after"), [(-3, 1, -1), (3, 3, 4), (0, 2, 4)])
def test_4_and_5_the_theatre_raises_the_mood_up_to_the_top(mood: int, assistants: int, after: int):
    state = planning(mood=mood)
    place = [PlaceAssistant(4)] * assistants + [PlaceAssistant(2)] * min(3, 5 - assistants)
    place += [PlaceAssistant(3)] * (5 - len(place))
    state.masters[1].plan = state.masters[2].plan = (0,) * 5
    do(state, *place, ConfirmPlan())
    if not isinstance(state.top, WorkshopFrame):
        assert state.masters[0].mood == after
    else:
        do(state, Leave())
        assert state.masters[0].mood == after


@pytest.mark.parametrize(
    ("tile", "where", "scored"), [("F24", (3, 3), 14), ("F17", (2, 4), 10), ("F17", (1, 3), 8), ("F01", (5, 5), 3)]
)
def test_6_and_7_the_bishop_adds_three_on_his_space_and_two_beside_it(tile: str, where: tuple[int, int], scored: int):
    state = table(CathedralFrame(0, 1), paints="RYBOGPP", at={where: tile})
    do(state, Restore(space(*where)))
    assert points(state) == scored
    assert state.bishop == space(*where)


def test_8_and_9_a_step_for_a_thaler_and_a_chain_behind_the_bishop():
    state = table(CathedralFrame(0, 2), paints="YPOG", at={(1, 2): "F10", (1, 1): "F16"})
    do(state, MoveBishop(space(2, 3)), Restore(space(1, 2)))
    assert (points(state), state.masters[0].money, state.bishop) == (8, 11, space(1, 2))
    do(state, Restore(space(1, 1)))
    assert points(state) == 17
    assert reasons(state) == [("tile", 6), ("bishop", 2), ("tile", 7), ("bishop", 2)]


@pytest.mark.parametrize(
    ("letters", "scored", "special"),
    [
        ("RYB", 2, False), ("RYP", 3, False), ("ROO", 4, False), ("OOG", 5, False), ("OGP", 6, False),
        ("RYK", 5, True), ("OKN", 11, True), ("NNN", 17, True), ("OGK", 7, True), ("OGN", 9, True), ("OGP", 6, True),
    ],
)  # fmt: skip
def test_10_11_and_24_points_at_the_altar(letters: str, scored: int, special: bool):
    state = table(CathedralFrame(0, 1), paints=letters, specials=special, tiles="")
    do(state, RestoreAltar(of(letters)))
    assert (points(state), held(state), state.bishop) == (scored, "", space(3, 3))
    assert state.masters[0].tiles == []


def test_12_a_taken_space_is_a_choice_between_forwards_and_backwards():
    state = table(CathedralFrame(0, 1), paints="OOG", scores=(12, 17, 30))
    do(state, RestoreAltar(of("OOG")))
    assert spaces(state) == {16, 18}
    back = state.clone()
    do(back, LandOn(16))
    assert points(back) == 16
    do(state, LandOn(18))
    assert points(state) == 18
    assert reasons(state)[-1] == ("collision", 1)


def test_12_pawns_in_a_chain_are_skipped():
    state = table(CathedralFrame(0, 1), paints="OOG", scores=(12, 17, 18))
    do(state, RestoreAltar(of("OOG")))
    assert spaces(state) == {16, 19}


def test_13_first_points_leave_the_queue_and_the_others_move_up():
    state = table(CathedralFrame(1, 1), seats=3)
    ben, cara, dan = 1, 0, 2
    for who, place in ((cara, 1), (ben, 2), (dan, 3)):
        state.masters[who].queue = place
    state.masters[ben].paints = hold("OG")
    lay(state, "F16", space(1, 1))
    events = do(state, Restore(space(1, 1)))
    assert (state.masters[ben].score, state.masters[ben].queue) == (7, 0)
    assert (state.masters[dan].queue, state.masters[cara].queue) == (1, 2)
    assert QueueMoved(order=(dan, cara)) in events


def test_14_the_queue_chooses_first_then_the_lowest_score():
    state = fresh(4)
    ann, ben, cara, dan = 0, 1, 2, 3
    state.masters[cara].queue, state.masters[dan].queue = 1, 2
    stand(state, ben, 7)
    stand(state, ann, 18)
    assert choosing_order(state) == (cara, dan, ben, ann)


def test_15_two_assistants_in_the_workshop_may_leave_blends_unused():
    state = table(WorkshopFrame(0, 2), paints="RRYBB")
    do(state, Blend(Paint.RED, Paint.BLUE), Blend(Paint.YELLOW, Paint.BLUE))
    assert held(state) == "RGP"
    do(state, Leave())


def test_16_income_is_a_thaler_a_tile_and_what_the_request_pays():
    state = table(requests=True, tiles="F01 F02 F04 F05", money=0, paints="")
    state.masters[0].requests = ["orange.0"]
    state.stacks[1].remove("orange.0")
    state.agenda = [EveningFrame(-1, (0, 1, 2), 3)]
    events = list(GAME.proceed(state) or ())
    assert events == [IncomePaid(seat=0, thalers=5, tiles=4, paints=(Paint.ORANGE,))]
    assert (state.masters[0].money, held(state)) == (5, "O")


def test_17_three_tiles_with_the_blot_fulfil_a_request():
    state = table(WorkshopFrame(0, 1), requests=True, tiles="F06 F12 F17 F10")
    do(state, BeginRequest("orange"), GiveTile("F06"), GiveTile("F12"), GiveTile("F17"))
    assert points(state) == 8
    assert (state.masters[0].tiles, state.masters[0].requests) == (["F10"], ["orange.0"])
    assert state.stacks[1] == ["orange.1", "orange.2"]
    money = state.masters[0].money
    do(state, Leave())
    assert (state.masters[0].money, state.masters[0].paints[Paint.ORANGE]) == (money + 2, 1)


def test_18_six_tiles_left_make_the_next_round_the_last():
    state = table(CathedralFrame(0, 2), paints="RYRB", money=0, round=7)
    state.round = 7
    for tile, where in (("F01", space(3, 2)), ("F03", space(3, 4))):
        lay(state, tile, where)
    keep = {space(3, 2), space(3, 4), 0, 1, 2, 5, 6, space(3, 3)}
    for index in range(25):
        if index not in keep:
            own(state, 2, state.ceiling[index])
    do(state, Restore(space(3, 2)))
    assert state.left == 7
    events = do(state, Restore(space(3, 4)))
    assert state.left == 6
    assert LastRoundCalled(why="tiles", left=6) in events
    assert state.masters[0].money == 2, "income is paid"
    assert (state.round, state.final) == (8, True)


def test_19_money_becomes_points_and_goes_forwards_without_a_choice():
    state = table(money=9, scores=(41, 45, 20))
    state.final = True
    state.agenda = [ClosingFrame(-1, (0, 1, 2))]
    events = list(GAME.proceed(state) or ())
    assert points(state) == 46
    assert state.masters[0].money == 1
    assert MoneyConverted(seat=0, thalers=9, points=4, at=46) in events
    assert reasons(state)[-2:] == [("collision", 1), ("money", 4)]


def test_20_the_bishops_confidant_adds_a_point():
    state = table(CathedralFrame(0, 1), portraits=True, cards=("PA1",), at={(3, 3): "F05"})
    do(state, Restore(space(3, 3)))
    assert points(state) == 8


def test_21_leonardo_takes_one_step_and_moves_the_bishop():
    state = table(LeonardoCathedralFrame(0), seats=2, at={(2, 3): "F02", (3, 4): "F20"})
    own(state, 1, state.ceiling[space(3, 2)])
    own(state, 1, state.ceiling[space(4, 3)])
    assert spaces(state) == {space(2, 3), space(3, 4)}
    assert refused(state, LeonardoRestores(space(3, 3))) == "leonardo_orthogonal"
    do(state, LeonardoRestores(space(3, 4)))
    assert points(state, 2) == 11
    assert state.bishop == state.leonardo == space(3, 4)
    assert state.ceiling[space(3, 3)] == "F24"


def test_22_one_assistant_makes_pink_from_basic_paints():
    state = table(WorkshopFrame(0, 1), paints="RRB", specials=True)
    do(state, Blend(Paint.RED, Paint.BLUE), Blend(Paint.RED, Paint.PURPLE))
    assert held(state) == "K"
    assert state.top == WorkshopFrame(0, 0, 0)


def test_23_backwards_may_end_on_the_space_that_is_left():
    state = table(CathedralFrame(0, 1), scores=(10, 12, 11))
    do(state, RestoreAltar(of("RYB")))
    assert spaces(state) == {13, 10}
    do(state, LandOn(10))
    assert points(state) == 10


def test_23_from_a_start_space_there_may_be_no_way_back():
    state = table(CathedralFrame(0, 1), scores=(0, 1, 2))
    do(state, RestoreAltar(of("RYB")))
    assert points(state) == 3
    assert not any(isinstance(frame, LandingFrame) for frame in state.agenda)
