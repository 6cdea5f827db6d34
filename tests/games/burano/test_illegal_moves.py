"""Section 9: every illegal move with its refusal, and beside it the move that is allowed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop.engine.action import Action
from desktop.engine.play import candidates, legal
from desktop.games.burano.actions import (
    DECK,
    AddCube,
    BuildHouse,
    CallHome,
    DiscardRoof,
    Done,
    DrawRoof,
    EndTurn,
    FillTower,
    FinishTower,
    PaintRoof,
    PlaceCube,
    PlaceWoman,
    ReturnCube,
    Sail,
    Sell,
    StoreCube,
    SwapDocks,
    TakeBuilding,
    TakeCoin,
    TakeCube,
    TakeFish,
    TakePrivilege,
    TakeSubstitute,
)
from desktop.games.burano.geometry import tower_cell
from desktop.games.burano.pieces import Building, Ship, Symbol, Worker
from desktop.games.burano.state import (
    Burano,
    CatchFrame,
    FishFrame,
    LaceFrame,
    RecallFrame,
    ReturnFrame,
    RewardFrame,
    RoofsFrame,
    SaleFrame,
    ShortageFrame,
    TowerFrame,
    TurnFrame,
    WindowFrame,
)
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
)  # fmt: skip

Case = tuple[Burano, Action, dict[str, Any], Action | None]  # position, illegal, params that are named, legal beside it
CASES: dict[str, Callable[[], Case]] = {}


def case(code: str) -> Callable[[Callable[[], Case]], Callable[[], Case]]:
    def keep(make: Callable[[], Case]) -> Callable[[], Case]:
        name = code
        while name in CASES:
            name += "+"
        CASES[name] = make
        return make

    return keep


def opened(frame: Any, **things: Any) -> Burano:
    """A table at a frame of the first seat, with its things changed."""
    state = table()
    picture(state, 4)
    for name, value in things.items():
        setattr(state.families[0], name, value)
    state.agenda.append(frame) if not isinstance(frame, TurnFrame) else state.become(frame)
    return state


# -- the tower -----------------------------------------------------------------------------------------------------------


def building() -> Burano:
    state = fresh()
    draw_roofs(state)
    assert isinstance(state.top, TowerFrame)
    return state


@case("cell_unsupported")
def _() -> Case:
    return building(), PlaceCube(R, tower_cell(1, 0, 0)), {"missing": 4}, PlaceCube(R, 0)


@case("cell_filled")
def _() -> Case:
    state = building()
    act(state, PlaceCube(R, 0))
    return state, PlaceCube(O, 0), {}, PlaceCube(O, 1)


@case("reserve_without")
def _() -> Case:
    state = building()
    for cell in (0, 1, 2):
        act(state, PlaceCube(R, cell))
    return state, PlaceCube(R, 3), {"colour": R}, PlaceCube(W, 3)


@case("tower_unfinished")
def _() -> Case:
    return building(), FinishTower(), {"left": 14}, FillTower()


@case("tower_complete")
def _() -> Case:
    state = building()
    act(state, FillTower())
    return state, FillTower(), {}, FinishTower()


# -- moves ---------------------------------------------------------------------------------------------------------------


@case("cube_covered")
def _() -> Case:
    return table(), TakeCube(9), {"cells": (13,)}, TakeCube(13)


@case("no_cube")
def _() -> Case:
    state = table()
    act(state, TakeCube(13))
    return state, TakeCube(13), {}, TakeCube(9)


@case("ready_full")
def _() -> Case:
    return opened(TurnFrame(0), ready=[R, O, Y]), TakeCube(13), {"most": 3}, BuildHouse(R, at(table(), 3, 3))


@case("build_from_tower")
def _() -> Case:
    state = opened(TurnFrame(0), ready=[W], tower=tower("R"))
    return state, BuildHouse(R, at(state, 3, 3), True), {}, BuildHouse(W, at(state, 3, 3))


@case("not_ready")
def _() -> Case:
    state = opened(TurnFrame(0), ready=[W])
    return state, BuildHouse(R, at(state, 3, 3)), {"colour": R}, BuildHouse(W, at(state, 3, 3))


@case("four_moves")
def _() -> Case:
    return opened(TurnFrame(0, 4), coins=50), TakeCube(13), {"most": 4}, EndTurn()


@case("move_too_dear")
def _() -> Case:
    state = opened(TurnFrame(0, 2), coins=3, privilege=1)
    return state, TakeCube(13), {"moves": 3, "price": 4, "coins": 3, "short": 1, "privilege": True}, TakeCoin()


@case("move_too_dear")
def _() -> Case:
    state = opened(TurnFrame(0, 3), coins=7, privilege=1, roofs=[None] * 3)
    return state, TakeCube(13), {"price": 9, "short": 2, "privilege": False}, EndTurn()


@case("must_move")
def _() -> Case:
    return table(), EndTurn(), {"coins": 1}, TakeCube(13)


@case("must_move")
def _() -> Case:
    """A house privilege made a move possible, and then it is a duty (5.2)."""
    state = opened(TurnFrame(0), tower=[None] * 14, ready=[], roofs=[None] * 3)
    assert EndTurn() in legal(GAME, state)
    act(state, AddCube(R, 0))
    return state, EndTurn(), {}, TakeCube(0)


# -- houses --------------------------------------------------------------------------------------------------------------


def housing(row: int, column: int, houses: dict[tuple[int, int], str] | None = None) -> Case:
    state = opened(TurnFrame(0), ready=[R])
    town(state, houses or {(4, 4): "B"})
    return state, BuildHouse(R, at(state, row, column)), {}, BuildHouse(R, at(state, 3, 5))


@case("ground_orthogonal")
def _() -> Case:
    return housing(4, 5)


@case("ground_two_away")
def _() -> Case:
    return housing(4, 6)


@case("ground_far")
def _() -> Case:
    return housing(0, 0)


@case("fountain")
def _() -> Case:
    return housing(3, 4)


@case("bare_house")
def _() -> Case:
    return housing(4, 4)


@case("top_floor")
def _() -> Case:
    return housing(4, 4, {(4, 4): "BRB"})


@case("roof_middle")
def _() -> Case:
    state = opened(TurnFrame(0), ready=[R], roofs=[roof(Symbol.BOBBIN, "RB"), None, None])
    town(state, {(4, 4): "R", (4, 6): "B"})
    act(state, PaintRoof(roof(Symbol.BOBBIN, "RB"), at(state, 4, 4), at(state, 4, 6)))
    act(state, TakePrivilege())
    return state, BuildHouse(R, at(state, 4, 5)), {}, BuildHouse(R, at(state, 4, 4))


# -- roofs ---------------------------------------------------------------------------------------------------------------

TILE = roof(Symbol.ANCHOR, "RB")


def roofing(houses: dict[tuple[int, int], str], a: tuple[int, int], b: tuple[int, int]) -> tuple[Burano, PaintRoof]:
    state = opened(TurnFrame(0), roofs=[TILE, roof(Symbol.CHIMNEY, "RB"), None], coins=20)
    town(state, {(0, 0): "R", (0, 2): "B", **houses})
    return state, PaintRoof(TILE, at(state, *a), at(state, *b))


def legal_roof(state: Burano) -> PaintRoof:
    return PaintRoof(TILE, at(state, 0, 0), at(state, 0, 2))


@case("roof_colours")
def _() -> Case:
    state, paint = roofing({(4, 4): "R", (4, 6): "W"}, (4, 4), (4, 6))
    return state, paint, {"end": B, "house": W, "wrong": 1}, legal_roof(state)


@case("roof_colours")
def _() -> Case:
    state, paint = roofing({(4, 4): "G", (4, 6): "W"}, (4, 4), (4, 6))
    return state, paint, {"wrong": 2}, legal_roof(state)


@case("roof_distance")
def _() -> Case:
    state, paint = roofing({(4, 4): "R", (4, 5): "B"}, (4, 4), (4, 5))
    return state, paint, {"between": 0}, legal_roof(state)


@case("roof_distance")
def _() -> Case:
    state, paint = roofing({(4, 4): "R", (4, 7): "B"}, (4, 4), (4, 7))
    return state, paint, {"between": 2}, legal_roof(state)


@case("roof_not_straight")
def _() -> Case:
    state, paint = roofing({(4, 4): "R", (5, 5): "B"}, (4, 4), (5, 5))
    return state, paint, {}, legal_roof(state)


@case("roof_without_house")
def _() -> Case:
    state, paint = roofing({(4, 4): "R"}, (4, 4), (4, 6))
    return state, paint, {"missing": 1}, legal_roof(state)


@case("roof_heights")
def _() -> Case:
    state, paint = roofing({(4, 4): "GR", (4, 6): "B"}, (4, 4), (4, 6))
    return state, paint, {"a": 2, "b": 1}, legal_roof(state)


@case("roof_too_high")
def _() -> Case:
    state, paint = roofing({(4, 4): "GGR", (4, 6): "GGB"}, (4, 4), (4, 6))
    return state, paint, {}, legal_roof(state)


@case("roof_covered")
def _() -> Case:
    state, paint = roofing({(4, 4): "R", (4, 6): "B", (4, 2): "B"}, (4, 2), (4, 4))
    act(state, PaintRoof(roof(Symbol.CHIMNEY, "RB"), at(state, 4, 4), at(state, 4, 6)))
    act(state, TakePrivilege())
    return state, paint, {}, legal_roof(state)


@case("roof_crosses")
def _() -> Case:
    state, paint = roofing({(4, 4): "R", (4, 6): "B", (3, 5): "R", (5, 5): "B"}, (3, 5), (5, 5))
    act(state, PaintRoof(roof(Symbol.CHIMNEY, "RB"), at(state, 4, 4), at(state, 4, 6)))
    act(state, TakePrivilege())
    return state, paint, {"level": 1}, legal_roof(state)


@case("no_such_roof")
def _() -> Case:
    state, _paint = roofing({}, (0, 0), (0, 2))
    return state, PaintRoof(roof(Symbol.CREST, "RB"), at(state, 0, 0), at(state, 0, 2)), {}, legal_roof(state)


@case("card_not_open")
def _() -> Case:
    state = opened(RewardFrame(0, TILE, 1))
    card = next(card for card in Building if card not in state.offers)
    return state, TakeBuilding(card), {}, TakePrivilege()


# -- fishing -------------------------------------------------------------------------------------------------------------


def fishing(docks: str = "OGW", **things: Any) -> Burano:
    """Boat before island 0 (port 6 and island 1 are near), arrows R Y O; island 1 has these dock houses."""
    state = opened(FishFrame(0), **{"boat": 0, **things})
    island(state, 0, "GGG")
    island(state, 1, docks)
    for number in (2, 3, 4, 5):
        island(state, number, "WBB")
    state.ships = [0, 1, 1, 1]
    return state


@case("boat_stays")
def _() -> Case:
    return fishing(), Sail(0), {}, Sail(1)


@case("too_many_routes")
def _() -> Case:
    return fishing(), Sail(2), {"routes": 2}, Sail(1)


@case("too_many_routes")
def _() -> Case:
    state = fishing(buildings=[Building.FERRY_PIER])
    island(state, 2, "RRR")
    island(state, 3, "RRR")
    return state, Sail(3), {"routes": 3}, Sail(2)


@case("no_match")
def _() -> Case:
    return fishing("GBW"), Sail(1), {"colours": (R, Y, O), "privilege": 1}, Done()


@case("no_ship")
def _() -> Case:
    state = fishing(fish=fish("crab crab"))
    state.ships = [1, 1, 1, 1]
    return state, Sail(6), {}, Done()


@case("nothing_to_sell")
def _() -> Case:
    state = fishing(fish=fish("crab eel"))
    return state, Sail(6), {"ship": Ship.SAME, "missing": 1}, Done()


@case("nothing_to_sell")
def _() -> Case:
    state = fishing(fish=fish("crab eel bass bass"))
    state.ships = [1, 1, 0, 0]
    return state, Sail(6), {"ship": Ship.PAIRS, "missing": 1}, Sail(1)


@case("same_island")
def _() -> Case:
    return fishing(), SwapDocks(3, 5), {}, SwapDocks(4, 6)


@case("no_privilege")
def _() -> Case:
    return fishing(privilege=0), SwapDocks(3, 6), {}, Sail(1)


@case("no_privilege")
def _() -> Case:
    """The harbour office pays for the first swap only."""
    state = fishing(privilege=0, buildings=[Building.HARBOUR_OFFICE])
    act(state, SwapDocks(4, 6))
    return state, SwapDocks(5, 9), {}, Sail(1)


@case("swap_without_match")
def _() -> Case:
    """With the last point, the swap must leave a match in reach."""
    return fishing("GOW"), SwapDocks(4, 6), {}, SwapDocks(3, 6)


@case("trip_after_swap")
def _() -> Case:
    state = fishing()
    act(state, SwapDocks(4, 6))
    return state, Done(), {}, Sail(1)


@case("sale_after_swap")
def _() -> Case:
    state = fishing(fish=fish("crab crab"))
    assert Sail(6) in legal(GAME, state)
    act(state, SwapDocks(4, 6))
    return state, Sail(6), {}, Sail(1)


@case("slot_empty")
def _() -> Case:
    state = opened(CatchFrame(0, 1, 2, 2))
    act(state, TakeFish(1))
    return state, TakeFish(1), {}, TakeFish(DECK)


@case("deck_empty")
def _() -> Case:
    state = opened(CatchFrame(0, 1, 2, 2))
    state.deck = []
    return state, TakeFish(DECK), {}, TakeFish(0)


def selling() -> Burano:
    state = opened(SaleFrame(0, 0), fish=fish("crab crab eel clam bass"))
    state.ships = [0, 0, 1, 1]
    return state


@case("ship_elsewhere")
def _() -> Case:
    return (
        selling(),
        Sell(Ship.PAIRS, tuple(fish("crab crab"))),
        {"ship": Ship.PAIRS},
        Sell(Ship.SAME, tuple(fish("crab crab"))),
    )


@case("no_set")
def _() -> Case:
    return (
        selling(),
        Sell(Ship.DIFFERENT, tuple(fish("crab crab eel"))),
        {"ship": Ship.DIFFERENT, "n": 3},
        Sell(Ship.DIFFERENT, tuple(fish("crab eel bass"))),
    )


@case("not_in_hand")
def _() -> Case:
    return selling(), Sell(Ship.SAME, tuple(fish("eel eel"))), {}, Sell(Ship.SAME, tuple(fish("crab crab")))


@case("one_sale")
def _() -> Case:
    state = selling()
    act(state, Sell(Ship.SAME, tuple(fish("crab crab"))))
    return state, Sell(Ship.DIFFERENT, tuple(fish("eel clam bass"))), {}, TakeCube(13)


@case("not_in_port")
def _() -> Case:
    state = opened(TurnFrame(0), fish=fish("crab crab"))
    return state, Sell(Ship.SAME, tuple(fish("crab crab"))), {}, TakeCube(13)


# -- lace ----------------------------------------------------------------------------------------------------------------


def weaving(arrows: tuple[Any, ...] = (R, Y, O), **things: Any) -> Burano:
    """The lace action in the picture for four; a rival's woman on (2, 3)."""
    state = opened(LaceFrame(0, arrows), **things)
    state.families[1].women, state.families[1].workers = [square(2, 3)], 8
    return state


@case("last_worker")
def _() -> Case:
    return weaving(workers=1), PlaceWoman(square(3, 3)), {}, Done()


@case("lace_gap")
def _() -> Case:
    return weaving(), PlaceWoman(square(3, 0)), {}, PlaceWoman(square(3, 3))


@case("no_arrow")
def _() -> Case:
    return weaving(), PlaceWoman(square(0, 0)), {"colour": G, "arrows": (R, Y, O)}, PlaceWoman(square(3, 3))


@case("arrow_used")
def _() -> Case:
    state = weaving()
    act(state, PlaceWoman(square(3, 3)))
    return state, PlaceWoman(square(3, 2)), {"colour": R}, Done()


@case("not_touching")
def _() -> Case:
    state = weaving(women=[square(3, 3)], workers=8)
    return state, PlaceWoman(square(3, 1)), {"privilege": 1}, PlaceWoman(square(3, 2))


@case("bench_taken")
def _() -> Case:
    return weaving(), PlaceWoman(square(2, 3)), {"privilege": 1}, PlaceWoman(square(2, 3), "privilege")


@case("own_woman")
def _() -> Case:
    state = weaving(women=[square(3, 3)], workers=8)
    return state, PlaceWoman(square(3, 3), "privilege"), {}, PlaceWoman(square(2, 3), "privilege")


@case("no_privilege")
def _() -> Case:
    state = weaving(women=[square(3, 3)], workers=8, privilege=0)
    return state, PlaceWoman(square(2, 3), "privilege"), {}, PlaceWoman(square(3, 2))


@case("means_not_needed")
def _() -> Case:
    return weaving(), PlaceWoman(square(3, 3), "privilege"), {}, PlaceWoman(square(3, 3))


@case("no_building")
def _() -> Case:
    state = weaving(women=[square(3, 3)], workers=8)
    return state, PlaceWoman(square(3, 1), "bridge"), {}, PlaceWoman(square(3, 1), "privilege")


@case("no_building")
def _() -> Case:
    state = weaving(women=[square(3, 3)], workers=8)
    return state, PlaceWoman(square(2, 3), "bench"), {}, PlaceWoman(square(2, 3), "privilege")


@case("bridge_used")
def _() -> Case:
    state = weaving((R, R, Y), women=[square(0, 0)], workers=8, buildings=[Building.LACE_BRIDGE], first=3)
    act(state, PlaceWoman(square(3, 1), "bridge"))
    return state, PlaceWoman(square(3, 3), "bridge"), {}, PlaceWoman(square(3, 2))


@case("bench_full")
def _() -> Case:
    state = weaving(women=[square(3, 3)], workers=8, buildings=[Building.SHARED_BENCH])
    assert PlaceWoman(square(2, 3), "bench") in legal(GAME, state)
    state.families.append(state.families[1].__class__(**{
        name: getattr(state.families[1], name) for name in state.families[1].__struct_fields__
    }))  # fmt: skip
    return state, PlaceWoman(square(2, 3), "bench"), {}, PlaceWoman(square(2, 3), "privilege")


@case("ready_not_returned")
def _() -> Case:
    state = opened(ReturnFrame(0), women=[square(3, 3)], workers=8, ready=[R], tower=tower("R"))
    return state, ReturnCube(square(3, 3), True), {}, ReturnCube(square(3, 3))


@case("no_woman")
def _() -> Case:
    state = opened(ReturnFrame(0), women=[square(3, 3)], workers=8, tower=tower("R"))
    return state, ReturnCube(square(3, 2)), {}, ReturnCube(square(3, 3))


@case("woman_paid")
def _() -> Case:
    state = opened(ReturnFrame(0), women=[square(3, 3), square(3, 2)], workers=7, tower=tower("RR"))
    act(state, ReturnCube(square(3, 3)))
    return state, ReturnCube(square(3, 3)), {}, ReturnCube(square(3, 2))


@case("return_other")
def _() -> Case:
    state = opened(ReturnFrame(0), women=[square(3, 3)], workers=8, tower=tower("RB"))
    return state, ReturnCube(square(3, 3), False, B), {"colour": R, "other": B}, ReturnCube(square(3, 3))


@case("tower_without")
def _() -> Case:
    state = opened(ReturnFrame(0), women=[square(3, 3)], workers=8, ready=[R], tower=tower("BB"))
    return state, ReturnCube(square(3, 3)), {"colour": R}, Done()


# -- workers, privileges, the season's end -------------------------------------------------------------------------------


@case("ring_full")
def _() -> Case:
    return opened(RecallFrame(0), men=[1, 0, 0, 0, 0, 0]), CallHome(Worker.MAN, 0), {}, Done()


@case("ring_full")
def _() -> Case:
    """Who waits beside the ring has the next place (3.5)."""
    state = opened(RecallFrame(0), men=[1, 0, 0, 0, 0, 0], workers=8, waiting=1)
    return state, CallHome(Worker.MAN, 0), {}, Done()


@case("nobody_there")
def _() -> Case:
    state = opened(RecallFrame(0), men=[1, 1, 0, 0, 0, 0], workers=8)
    return state, CallHome(Worker.MAN, 3), {}, CallHome(Worker.MAN, 1)


@case("tower_full")
def _() -> Case:
    return table(), AddCube(R, 13), {"most": 14}, TakeCoin()


@case("supply_without")
def _() -> Case:
    state = opened(TurnFrame(0), tower=tower("R"))
    state.supply[G] = 0
    return state, AddCube(G, 1), {"colour": G}, AddCube(B, 1)


@case("cell_unsupported")
def _() -> Case:
    return opened(TurnFrame(0), tower=tower("R")), AddCube(B, 9), {"missing": 3}, AddCube(B, 1)


@case("no_privilege")
def _() -> Case:
    return opened(TurnFrame(0), tower=tower("R"), privilege=0), AddCube(B, 1), {}, TakeCube(0)


@case("no_privilege")
def _() -> Case:
    return opened(TurnFrame(0), privilege=0), TakeCoin(), {}, TakeCube(13)


@case("no_privilege")
def _() -> Case:
    return opened(WindowFrame(0), privilege=0), StoreCube(R), {}, Done()


@case("supply_without")
def _() -> Case:
    state = opened(WindowFrame(0))
    state.supply[G] = 0
    return state, StoreCube(G), {"colour": G}, StoreCube(B)


@case("supply_without")
def _() -> Case:
    state = opened(ShortageFrame(0, 1))
    state.supply[G] = 0
    return state, TakeSubstitute(G), {"colour": G}, TakeSubstitute(B)


@case("symbol_taken")
def _() -> Case:
    state = fresh()
    act(state, DrawRoof(Symbol.ANCHOR))
    return state, DrawRoof(Symbol.ANCHOR), {"symbol": Symbol.ANCHOR}, DrawRoof(Symbol.CREST)


@case("roof_area_full")
def _() -> Case:
    state = opened(RoofsFrame(0))
    return state, DrawRoof(Symbol.ANCHOR), {"most": 3}, Done()


@case("stack_empty")
def _() -> Case:
    state = opened(RoofsFrame(0), roofs=[TILE, None, None])
    state.stacks[Symbol.CREST] = []
    return state, DrawRoof(Symbol.CREST), {"symbol": Symbol.CREST}, DrawRoof(Symbol.ANCHOR)


@case("discard_before_drawing")
def _() -> Case:
    state = opened(RoofsFrame(0, (Symbol.CREST,)), roofs=[TILE, None, None])
    return state, DiscardRoof(TILE), {}, DrawRoof(Symbol.ANCHOR)


@case("no_such_roof")
def _() -> Case:
    state = opened(RoofsFrame(0), roofs=[TILE, None, None])
    return state, DiscardRoof(roof(Symbol.CREST, "RB")), {}, DiscardRoof(TILE)


@case("roofs_missing")
def _() -> Case:
    state = opened(RoofsFrame(0), roofs=[TILE, None, None])
    return state, Done(), {"n": 2}, DrawRoof(Symbol.ANCHOR)


# -- all of them ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CASES)
def test_an_illegal_move_is_refused_with_its_reason_and_the_one_beside_it_is_allowed(name: str):
    state, illegal, params, allowed = CASES[name]()
    before = state.clone()
    refused = why(state, illegal)
    assert refused.code == name.rstrip("+")
    assert refused.rule
    assert {key: refused.params.get(key) for key in params} == params
    assert state == before
    if allowed is not None:
        assert allowed in legal(GAME, state)


def test_every_refusal_in_the_sources_has_its_case():
    folder = Path(GAME.__module__.replace(".", "/")).parent
    files = [
        *(Path(__file__).parents[3] / folder).glob("*.py"),
        *(Path(__file__).parents[3] / folder / "actions").glob("*.py"),
    ]
    said = {code for file in files for code in re.findall(r'Refusal\(\s*"(\w+)"', file.read_text(encoding="utf-8"))}
    said |= {"arrow_used", "no_arrow", "means_not_needed", "not_touching"}
    said -= {code for code in said if code.startswith(("flaw_", "edition_"))}
    assert said == {name.rstrip("+") for name in CASES}


def test_candidates_hold_the_tries_of_a_learner():
    """What a hand could do is listed with its refusal, so that the table can answer."""
    for name in (
        "cube_covered", "ready_full", "build_from_tower", "four_moves", "ground_orthogonal", "ground_two_away", "fountain",
        "bare_house", "roof_middle", "roof_colours", "roof_heights", "roof_covered", "roof_crosses", "boat_stays",
        "too_many_routes", "no_match", "no_ship", "nothing_to_sell", "same_island", "swap_without_match", "trip_after_swap",
        "one_sale", "ship_elsewhere", "no_set", "last_worker", "no_arrow", "not_touching", "bench_taken", "ready_not_returned",
        "tower_full", "must_move", "ring_full", "symbol_taken", "cell_unsupported",
    ):  # fmt: skip
        state, illegal, _, _ = CASES[name]()
        listed = [action for action, refused in candidates(GAME, state) if refused is not None]
        assert illegal in listed, name
