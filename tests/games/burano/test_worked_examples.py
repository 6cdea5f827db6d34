"""Section 10 of the rules specification, example by example."""

from __future__ import annotations

import pytest

from desktop.engine.play import legal
from desktop.games.burano.actions import (
    BuildHouse,
    CallHome,
    Done,
    EndTurn,
    FillTower,
    FinishTower,
    PaintRoof,
    PlaceWoman,
    ReturnCube,
    Sail,
    Sell,
    TakeBuilding,
    TakeCube,
    TakeFish,
    TakePrivilege,
)
from desktop.games.burano.actions.fishing import matches
from desktop.games.burano.actions.moves import free_cells
from desktop.games.burano.events import IslandScored, MenLanded, SentHome, WagesPaid, WheelTurned
from desktop.games.burano.geometry import tower_cell
from desktop.games.burano.pieces import COLOURS, Building, Fish, Ship, Symbol, Worker
from desktop.games.burano.ring import arrow_colours, come_home, wages
from desktop.games.burano.scoring import standings
from desktop.games.burano.scoring_phase import final, islands, refill
from desktop.games.burano.state import CatchFrame, Cell, LaceFrame, RecallFrame, ReturnFrame, TurnFrame
from desktop.games.burano.town import open_cells
from tests.games.burano.table import (
    GAME,
    B,
    G,
    O,
    R,
    W,
    Y,
    act,
    at,
    build_towers,
    cubes,
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
    why,
)


def test_1_the_start_state_and_its_wages():
    state = table()
    family = state.families[0]
    assert (family.first, family.workers) == (3, 9)
    assert arrow_colours(state, family) == (R, Y, O)
    assert wages(state, family) == 2


def test_2_fourteen_of_eighteen_cubes_leave_four_coins():
    state = fresh(3)
    draw_roofs(state)
    build_towers(state)
    assert [family.coins for family in state.families] == [7, 7, 7]
    assert [family.cubes for family in state.families] == [0, 0, 0]


def test_3_the_price_of_a_turn():
    state = table()
    family = state.families[0]
    for _ in range(3):
        act(state, legal(GAME, state)[0])
    act(state, EndTurn())
    assert family.coins == 3
    assert state.top == TurnFrame(1)
    act(state, legal(GAME, state)[0])
    act(state, EndTurn())
    family.ready.clear()
    act(state, legal(GAME, state)[0])
    act(state, EndTurn())
    assert family.coins == 4
    state.become(TurnFrame(0, 3))
    refused = why(state, TakeCube(legal_cell(state)))
    assert (refused.code, refused.params["short"]) == ("move_too_dear", 5)


def legal_cell(state) -> int:
    return free_cells(state.families[0])[0]


def build_red_for_fish(state) -> None:
    """A red house, so that the boat sails; markers put red into the fishing area."""
    state.families[0].ready = [R]
    act(state, BuildHouse(R, open_cells(state)[0]))


def test_4_fishing_with_one_match():
    state = table()
    state.families[0].boat = 0
    island(state, 1, "RBB")
    build_red_for_fish(state)
    act(state, Sail(1))
    assert state.top.left == 1
    events = act(state, TakeFish(0))
    family = state.families[0]
    assert MenLanded(seat=0, island=1, n=1) in events
    assert WheelTurned(seat=0, n=1) in events
    assert (family.first, family.workers, family.men[1]) == (4, 8, 1)
    assert arrow_colours(state, family) == (Y, O, G)
    assert wages(state, family) == 3


def test_5_fishing_with_three_matches():
    state = table()
    state.families[0].boat = 0
    island(state, 1, "ORY")
    build_red_for_fish(state)
    act(state, Sail(1))
    assert state.top == CatchFrame(0, 1, 3, 3)
    for slot in (0, 1, 2):
        act(state, TakeFish(slot))
    family = state.families[0]
    assert (family.first, family.workers, family.men[1], len(family.fish)) == (5, 7, 2, 3)
    assert arrow_colours(state, family) == (O, G, R)
    assert None not in state.display


def test_6_duplicate_docks_and_arrows_count_by_the_smaller_number():
    state = table()
    family = state.families[0]
    family.boat = 0
    island(state, 1, "RRO")
    assert matches(state, family, 1) == 2
    build_red_for_fish(state)
    act(state, Sail(1))
    act(state, TakeFish(0))
    act(state, TakeFish(1))
    assert family.men[1] == 1
    family.segments, family.first = (1, 0, 2, 3), 4  # houses G R B R Y O: arrows R B R
    assert arrow_colours(state, family) == (R, B, R)
    island(state, 2, "RRR")
    assert matches(state, family, 2) == 2


def test_7_and_8_displacement_and_island_points():
    state = table(4)
    blue, red, green = state.families[0], state.families[1], state.families[2]
    blue.boat = 0
    for family in state.families:
        family.men = [0] * 6
        family.workers = 6
    red.men[1], green.men[1] = 3, 1
    coins = [family.coins for family in state.families]
    island(state, 1, "ORY")
    build_red_for_fish(state)
    act(state, Sail(1))
    events = [event for slot in (0, 1, 2) for event in act(state, TakeFish(slot))]
    sent = [event for event in events if isinstance(event, SentHome)]
    assert [(e.seat, e.worker, e.coins) for e in sent] == [(1, Worker.MAN, 2), (2, Worker.MAN, 2)]
    assert [family.men[1] for family in state.families] == [2, 2, 0, 0]
    assert [f.coins - before for f, before in zip(state.families, coins, strict=True)] == [0, 2, 2, 0]
    assert red.workers == 7
    scored = [event for event in islands(state) if isinstance(event, IslandScored)]
    assert scored == [IslandScored(island=1, seats=(0, 1), points=2)]


@pytest.mark.parametrize(
    ("seats", "tied", "points"),
    [(4, 1, 4), (4, 2, 2), (4, 3, 1), (4, 4, 1), (3, 1, 3), (3, 2, 1), (3, 3, 1), (2, 2, 1), (2, 1, 2)],
)
def test_8_island_points_by_players_and_ties(seats: int, tied: int, points: int):
    state = table(seats)
    for seat, family in enumerate(state.families):
        family.men = [0, 0, 2 if seat < tied else 1, 0, 0, 0]
    assert list(islands(state)) == [IslandScored(island=2, seats=tuple(range(tied)), points=points)]
    assert [family.points for family in state.families] == [points] * tied + [0] * (seats - tied)


def lace_turn(players: int = 4):
    """The lace action of the first seat, arrows R Y O."""
    state = table(2, lace="RG", fishing="YO")
    picture(state, players)
    state.families[0].ready = [R]
    act(state, BuildHouse(R, open_cells(state)[0]))
    assert state.top == LaceFrame(0, (R, Y, O))
    return state


def test_9_lace_placements():
    state = lace_turn()
    act(state, PlaceWoman(square(3, 1)))
    plain = [a for a in legal(GAME, state) if isinstance(a, PlaceWoman) and a.means == "plain"]
    assert not plain
    assert PlaceWoman(square(2, 3), "privilege") in legal(GAME, state)
    act(state, Done())
    assert (state.families[0].first, state.families[0].workers) == (4, 8)
    better = lace_turn()
    act(better, PlaceWoman(square(2, 3)))
    act(better, PlaceWoman(square(3, 3)))
    for place in ((2, 5), (2, 6), (3, 5), (3, 6)):
        assert why(better, PlaceWoman(square(*place))).code == "not_touching"
    events = act(better, Done())
    assert WheelTurned(seat=0, n=2) in events
    family = better.families[0]
    assert (family.first, family.workers, sorted(family.women)) == (5, 7, [square(2, 3), square(3, 3)])


def test_10_a_coin_square_pays_at_once():
    state = lace_turn()
    coins = state.families[0].coins
    act(state, PlaceWoman(square(3, 2)))
    assert state.families[0].coins == coins + 1


def test_11_the_last_worker_stays():
    state = table()
    family = state.families[0]
    family.workers, family.boat = 2, 0
    island(state, 1, "ORY")
    build_red_for_fish(state)
    act(state, Sail(1))
    events = [event for slot in (0, 1, 2) for event in act(state, TakeFish(slot))]
    assert MenLanded(seat=0, island=1, n=1) in events
    assert (len(family.fish), family.workers) == (3, 1)


def test_12_a_worker_comes_home_to_the_lowest_empty_number():
    state = table()
    family = state.families[0]
    family.first, family.workers = 5, 7
    assert family.covered() == [5, 6, 7, 8, 9, 10, 11]
    come_home(family)
    assert family.workers == 8
    assert family.covered()[-1] == 0


def test_13_wages_with_recall():
    state = table(wages="RW", fishing="BO")
    picture(state, 4)
    family = state.families[0]
    family.first, family.workers, family.coins = 7, 5, 0
    family.men, family.women = [0] * 6, [square(2, 3), square(3, 3), square(3, 2)]
    family.ready = [R]
    events = act(state, BuildHouse(R, open_cells(state)[0]))
    assert WagesPaid(seat=0, coins=5, bank=0) in events
    assert state.top == RecallFrame(0)
    for place in list(family.women):
        act(state, CallHome(Worker.WOMAN, place))
    act(state, Done())
    assert (family.coins, family.workers, family.women) == (8, 8, [])


def test_14_refill_by_covered_houses():
    state = table()
    family = state.families[0]
    family.first, family.workers = 7, 5
    family.tower = tower("ROYGBW")
    state.supply = [9] * 6
    family.privilege = 0
    list(refill(state, 0))
    got = cubes("ROYGBW") + cubes("GOYWB")
    assert family.reserve == [got.count(colour) for colour in COLOURS]
    assert family.cubes == 11
    other = fresh()
    draw_roofs(other)
    other.families[0].reserve = list(family.reserve)
    build_towers(other)
    assert [cube is not None for cube in other.families[0].tower] == [True] * 11 + [False] * 3


def test_15_freedom_in_the_tower():
    state = table()
    family = state.families[0]
    assert free_cells(family) == [13]
    act(state, TakeCube(13))
    assert free_cells(family) == [9, 10, 11, 12]
    act(state, TakeCube(tower_cell(1, 0, 0)))
    assert free_cells(family) == [tower_cell(0, 0, 0), 10, 11, 12]


def test_16_ground_spaces_round_the_first_house():
    state = table()
    town(state, {(4, 4): "R"})
    assert open_cells(state) == sorted(at(state, r, c) for r, c in [(3, 3), (3, 5), (5, 3), (5, 5)])


def roofed_turn():
    state = table()
    town(state, {(4, 4): "R", (4, 6): "B"})
    family = state.families[0]
    family.roofs = [roof(Symbol.BOBBIN, "RB"), None, None]
    family.women, family.workers = [0, 1, 2, 3], 5
    return state, family


@pytest.mark.parametrize(("colour", "gain"), [(B, 1), (G, 0)])
def test_17_a_roof_its_reward_its_points_and_the_house_above(colour, gain):
    state, family = roofed_turn()
    act(state, PaintRoof(roof(Symbol.BOBBIN, "RB"), at(state, 4, 4), at(state, 4, 6)))
    card = next(card for card in state.offers if card is not None)
    act(state, TakeBuilding(card))
    assert card in family.buildings
    assert None not in state.offers
    assert family.points == 4
    family.ready = [colour]
    before = family.privilege
    act(state, BuildHouse(colour, at(state, 4, 6)))
    assert len(state.cells[at(state, 4, 6)].houses) == 2
    assert family.privilege - before == gain


def test_18_crossing_roofs():
    state = table()
    town(state, {(4, 2): "R", (4, 4): "B", (3, 3): "G", (5, 3): "Y"})
    family = state.families[0]
    family.roofs = [roof(Symbol.ANCHOR, "RB"), roof(Symbol.CHIMNEY, "YG"), None]
    act(state, PaintRoof(roof(Symbol.ANCHOR, "RB"), at(state, 4, 2), at(state, 4, 4)))
    act(state, TakePrivilege())
    crossing = PaintRoof(roof(Symbol.CHIMNEY, "YG"), at(state, 3, 3), at(state, 5, 3))
    assert why(state, crossing).code == "roof_crosses"
    for row in (3, 5):
        cell = at(state, row, 3)
        state.cells[cell] = Cell((R, *state.cells[cell].houses))
    assert crossing in legal(GAME, state)


def returning(women: list[int], letters: str):
    """Lace scoring of the first seat in the picture layout for four."""
    state = table()
    picture(state, 4)
    family = state.families[0]
    family.women, family.tower, family.workers = women, tower(letters), 9 - len(women)
    state.agenda[-1] = ReturnFrame(0)
    return state, family


def test_19_lace_scoring_without_a_guild():
    women = [square(3, 1), square(3, 2), square(2, 3), square(0, 4)]
    state, family = returning(women, "RYB")
    for place in women[1:]:
        act(state, ReturnCube(place))
    act(state, Done())
    assert family.points == 6
    assert not any(family.tower)


def test_20_a_guild_of_four():
    women = [square(3, 3), square(2, 3), square(1, 3), square(0, 3)]
    state, family = returning(women, "RYYY")
    for place in women:
        act(state, ReturnCube(place))
    act(state, Done())
    assert family.points == 14


@pytest.mark.parametrize(("choice", "points", "privilege"), [("card", 5, 0), ("privilege", 3, 2)])
def test_21_the_crest_counts_the_card_just_taken(choice: str, points: int, privilege: int):
    state = table()
    town(state, {(4, 4): "R", (4, 6): "B"})
    family = state.families[0]
    card = state.deeds.pop()
    family.buildings, family.roofs = [card], [roof(Symbol.CREST, "RB"), None, None]
    if Building.ROOFERS_GUILD in (card, *state.offers):
        state.offers = [c for c in state.offers if c is not Building.ROOFERS_GUILD][:3]
        family.buildings = [Building.BANK]
    before = family.privilege
    act(state, PaintRoof(roof(Symbol.CREST, "RB"), at(state, 4, 4), at(state, 4, 6)))
    offer = next(c for c in state.offers if c is not None)
    act(state, TakeBuilding(offer) if choice == "card" else TakePrivilege())
    assert (family.points, family.privilege - before) == (points, privilege)


@pytest.mark.parametrize(
    ("cards", "points"),
    [([], 3), ([Building.MINT], 5), ([Building.BELL_TOWER], 7), ([Building.MINT, Building.BELL_TOWER], 9)],
)
def test_22_final_money(cards: list[Building], points: int):
    state = table()
    family = state.families[0]
    family.coins, family.privilege, family.fish, family.buildings = 11, 4, [], cards
    list(final(state))
    assert state.finished
    assert family.points == points
    assert (family.coins, family.privilege) == (15, 0)


def test_23_a_sale():
    state = table()
    family = state.families[0]
    lagoon = state.box.lagoon
    port = lagoon.islands
    family.boat = lagoon.near[port][0]
    state.ships = [1, 0, 1, 1]
    family.fish = fish("crab crab eel clam bass")
    build_red_for_fish(state)
    act(state, Sail(port))
    act(state, Sell(Ship.DIFFERENT, tuple(fish("crab eel clam bass"))))
    assert (family.points, family.fish, len(family.sold)) == (8, [Fish.CRAB], 4)
    assert state.ships == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("ready", "coins", "winner"), [((1, 2), (9, 0), 1), ((1, 1), (9, 8), 0), ((2, 2), (8, 8), None)]
)
def test_24_tie_breaks(ready, coins, winner):
    state = table()
    for family, cubes_, money in zip(state.families, ready, coins, strict=True):
        family.points, family.ready, family.coins, family.privilege = 71, [W] * cubes_, money, 0
    places = {standing.seat: standing.place for standing in standings(state)}
    assert places == ({0: 1, 1: 1} if winner is None else {winner: 1, 1 - winner: 2})


def test_finishing_the_last_tower_shows_all():
    state = fresh()
    draw_roofs(state)
    shown = state.shown
    build_towers(state)
    assert state.shown > shown
    assert all(cube is not None for family in state.families for cube in family.tower)


def test_a_roof_may_span_the_fountain():
    state = table()
    town(state, {(3, 3): "R", (3, 5): "B"})
    family = state.families[0]
    family.roofs = [roof(Symbol.CHIMNEY, "RB"), None, None]
    assert PaintRoof(roof(Symbol.CHIMNEY, "RB"), at(state, 3, 3), at(state, 3, 5)) in legal(GAME, state)


def test_a_hand_and_a_growing_tower_are_secrets_that_the_curtain_guards():
    state = fresh()
    draw_roofs(state)
    assert [GAME.secrets(state, seat) for seat in (0, 1)] == [True, False]
    act(state, FillTower())
    act(state, FinishTower())
    assert [GAME.secrets(state, seat) for seat in (0, 1)] == [True, True]
    build_towers(state)
    assert [GAME.secrets(state, seat) for seat in (0, 1)] == [False, False]
    state.families[1].fish = fish("crab")
    assert [GAME.secrets(state, seat) for seat in (0, 1)] == [False, True]
