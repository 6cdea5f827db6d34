"""Computer players: legal, repeatable, blind to what is hidden, and not blind to what lies near."""

from __future__ import annotations

import pytest

from desktop.bots.bot import Question
from desktop.engine.chance import Chance
from desktop.engine.play import legal, play
from desktop.games.burano.actions import (
    Done,
    EndTurn,
    PaintRoof,
    PlaceCube,
    ReturnCube,
    Sail,
    Sell,
    TakeCube,
    TakeFish,
)
from desktop.games.burano.bot.season import women_to_pay
from desktop.games.burano.bot.style import EASY, HARD, NORMAL
from desktop.games.burano.bot.tower import Judge, plan
from desktop.games.burano.bot.turn import TurnSearch
from desktop.games.burano.bot.worth import fitting_pairs, own_worth, worth
from desktop.games.burano.pieces import COLOURS, Fish, Ship, Symbol
from desktop.games.burano.state import (
    Burano,
    CatchFrame,
    FishFrame,
    ReturnFrame,
    SaleFrame,
    TowerFrame,
    TurnFrame,
)
from tests.games.burano.table import (
    GAME,
    act,
    at,
    draw_roofs,
    fish,
    fresh,
    island,
    picture,
    roof,
    square,
    table,
    tower,
    town,
)

LEVELS = ("easy", "normal", "hard")


def advice(state: Burano, level: str = "hard", seed: int = 4, step: int = 0):
    return GAME.bot(level, seed).choose(GAME.view(state, state.top.seat), Question(step))


def rollout(level: str, seats: int, seed: int, steps: int) -> list[object]:
    """What bots of a level do from the start, each choice checked."""
    state, taken = fresh(seats, seed), list[object]()
    bots = [GAME.bot(level, seed + seat) for seat in range(seats)]
    for step in range(steps):
        if state.finished:
            break
        view = GAME.view(state, state.top.seat)
        before = view.clone()
        action = bots[state.top.seat].choose(view, Question(step)).action
        assert view == before, "a bot changed the view it was given"
        assert action in legal(GAME, state)
        play(GAME, state, action)
        taken.append(action)
    return taken


@pytest.mark.parametrize(
    ("level", "seats", "steps"), [("easy", 2, 2000), ("easy", 4, 2000), ("normal", 3, 160), ("hard", 2, 110)]
)
def test_bots_play_legally_and_the_same_seeds_give_the_same_match(level: str, seats: int, steps: int):
    first = rollout(level, seats, 7, steps)
    assert len(first) > 100
    assert first == rollout(level, seats, 7, steps)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_by_what_its_seat_sees_alone(level: str):
    state = fresh(3, 5)
    chance = Chance(1)
    for _ in range(60):
        choices = legal(GAME, state)
        play(GAME, state, choices[chance.below(len(choices))])
    seat = state.top.seat
    other = GAME.determinize(GAME.view(state, seat), Chance(99))
    assert advice(state, level) == advice(other, level)


def test_levels_differ():
    assert len({EASY, NORMAL, HARD}) == 3
    assert EASY.width < NORMAL.width < HARD.width


# -- towers --------------------------------------------------------------------------------------------------------------


def building() -> Burano:
    state = fresh(2, 8)
    draw_roofs(state)
    assert isinstance(state.top, TowerFrame)
    return state


def test_a_tower_is_planned_by_search_and_not_at_random():
    state = building()
    family = state.families[0]
    judge, free = Judge(state, family), list(range(14))
    cubes = [colour for colour in COLOURS for _ in range(family.reserve[colour])]
    chance, values = Chance(3), list[float]()
    for _ in range(200):
        chance.shuffle(cubes)
        values.append(judge.value({}, free, cubes))
    planned = plan(state, 0, HARD, Chance(1))
    found = judge.value({}, free, [planned[cell] for cell in free])
    assert found > sorted(values)[150]
    assert sorted(planned) == free


def test_a_planned_tower_is_built_cube_by_cube_as_planned():
    state = building()
    bot = GAME.bot("hard", 6)
    planned = plan(state, 0, HARD, Chance(6 * 7))
    step = 0
    while state.top == TowerFrame(0):
        view = GAME.view(state, 0)
        action = bot.choose(view, Question(step)).action
        if isinstance(action, PlaceCube):
            assert planned[action.cell] == action.colour
        act(state, action)
        step += 1
    assert step == 15


def test_a_tower_keeps_the_cubes_that_women_will_want_low():
    state = building()
    picture(state, 4)
    family = state.families[0]
    family.women = [square(0, 0), square(0, 1), square(0, 2)]  # three on green
    family.reserve = [1, 1, 1, 4, 4, 3]
    green = sum(
        cell < 9 for seed in range(6) for cell, cube in plan(state, 0, HARD, Chance(seed)).items() if cube == COLOURS[3]
    )
    assert green >= 18


# -- turns ---------------------------------------------------------------------------------------------------------------


def test_hard_paints_the_roof_that_lies_there():
    state = table()
    town(state, {(4, 4): "R", (4, 6): "B"})
    family = state.families[0]
    family.roofs = [roof(Symbol.CHIMNEY, "RB"), None, None]
    family.tower, family.ready = [None] * 14, []
    assert advice(state).action == PaintRoof(roof(Symbol.CHIMNEY, "RB"), at(state, 4, 4), at(state, 4, 6))


def test_hard_sells_its_eight_kinds_in_the_last_turn():
    state = table()
    state.season, state.turn = state.season.WINTER, 3
    family = state.families[0]
    state.push(FishFrame(0))
    family.boat, family.fish, state.ships = (
        0,
        fish("sardine bass eel cuttlefish octopus shrimp crab clam"),
        [1, 0, 1, 1],
    )
    assert advice(state).action == Sail(6)
    act(state, Sail(6))
    assert isinstance(state.top, SaleFrame)
    assert advice(state).action == Sell(Ship.DIFFERENT, tuple(family.fish))


def test_hard_takes_the_card_that_completes_a_set():
    state = table()
    family = state.families[0]
    family.boat, family.fish = 0, fish("crab crab crab crab")
    state.ships = [0, 1, 1, 1]
    state.display = fish("crab eel eel")
    state.push(CatchFrame(0, 1, 1, 1))
    chosen = advice(state).action
    assert isinstance(chosen, TakeFish)
    assert state.display[chosen.slot] is Fish.CRAB


def test_hard_sails_for_three_matches_rather_than_one():
    state = table()
    family = state.families[0]
    family.boat, family.privilege = 0, 0
    for number in range(6):
        island(state, number, "GGG")
    island(state, 1, "ROY")
    state.push(FishFrame(0))
    assert advice(state).action == Sail(1)


def test_a_plan_is_followed_to_the_end_of_the_turn():
    state = table()
    bot = GAME.bot("hard", 2)
    moves = 0
    while state.top.seat == 0 and moves < 40:
        view = GAME.view(state, 0)
        act(state, bot.choose(view, Question(moves)).action)
        moves += 1
    assert moves > 1
    assert isinstance(state.top, TurnFrame)
    assert state.top.seat == 1


def test_the_search_offers_ends_sorted_by_their_worth():
    state = table()
    lines = TurnSearch(GAME, 0, NORMAL).best(state)
    assert len(lines) > 5
    assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
    for line in lines[:5]:
        twin = state.clone()
        for action in line.path:
            act(twin, action)
        assert EndTurn() in legal(GAME, twin)
        assert worth(twin, 0, NORMAL) == pytest.approx(line.value)


def test_worth_knows_that_fits_may_be_passed_on():
    state = table()
    assert own_worth(state, 0, HARD, fitting_pairs(state)) == own_worth(state, 0, HARD)
    assert worth(state, 0, HARD) < own_worth(state, 0, HARD)


# -- the season's end ----------------------------------------------------------------------------------------------------


def test_women_are_paid_for_so_that_the_guild_is_largest():
    state = table()
    picture(state, 4)
    family = state.families[0]
    # yellow: (0, 3), (1, 3), (2, 3) in a column and (1, 4); red (3, 3) below them
    family.women = [square(0, 3), square(1, 3), square(2, 3), square(3, 3)]
    family.tower, family.workers = tower("RYY"), 5
    state.push(ReturnFrame(0))
    assert sorted(women_to_pay(state, state.top)) == [square(1, 3), square(2, 3), square(3, 3)]
    taken = list[int]()
    while isinstance(state.top, ReturnFrame):
        action = advice(state).action
        if isinstance(action, ReturnCube):
            taken.append(action.square)
        else:
            assert action == Done()
            break
        act(state, action)
    assert len(taken) == 3


def test_a_single_choice_needs_no_thought():
    state = table()
    family = state.families[0]
    family.tower, family.ready, family.roofs, family.privilege = [None] * 14, [], [None] * 3, 0
    assert advice(state).action == EndTurn()
    assert advice(state).reason == "no_move"


def test_a_hint_names_a_reason_for_the_move():
    found = advice(table())
    assert isinstance(found.action, TakeCube)
    assert found.reason == "take_for"
    assert set(found.params) == {"colour", "area"}
