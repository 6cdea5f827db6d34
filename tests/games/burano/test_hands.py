"""Burano by hand: real presses, moves and releases in the table window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt

from desktop.engine.seats import Seat
from desktop.games.burano.box import Roof
from desktop.games.burano.pieces import Colour, Fish, Ship, Symbol
from desktop.games.burano.state import (
    CatchFrame,
    Cell,
    FishFrame,
    LaceFrame,
    RecallFrame,
    ReturnFrame,
    RewardFrame,
    RoofsFrame,
    SaleFrame,
    TowerFrame,
    TurnFrame,
    WindowFrame,
)
from desktop.table.pieces import PictureItem
from desktop.table.vocabulary import Spot
from tests.games.hand import Play, playing

R, O, Y, G, B, W = Colour


@pytest.fixture
def play(qtbot: Any, tmp_path: Path) -> Iterator[Play]:
    seats = (Seat("Mei", "blue"), Seat("Bot", "red", "easy"))
    with playing(qtbot, tmp_path, "burano", seats, options={"start": "first"}) as play:
        family = play.state.families[0]
        family.tower = [R, O, Y, G, B, W, R, O, Y, G, B, W, R, O]
        family.reserve = [0] * 6
        yield play


def mine(play: Play) -> Any:
    """The family of the seat that plays by hand, as it is now."""
    return play.state.families[0]


def neighbour(play: Play) -> int:
    town = play.state.box.town
    return town.diagonal[town.first][0]


def test_a_tower_grows_cube_by_cube_and_one_in_the_air_is_explained(play: Play) -> None:
    family = play.state.families[0]
    family.tower, family.reserve = [None] * 14, [3] * 6
    play.open(TowerFrame(0))
    play.drag(play.piece("reserve.0", "supply.red"), play.spot("tower.0", 4))
    assert mine(play).tower[4] is R and mine(play).reserve[R] == 2
    mine(play).tower = [R, O, Y, G, None, W, R, O, Y, *[None] * 5]
    play.open(TowerFrame(0))
    play.drag(play.piece("reserve.0", "supply.blue"), play.spot("tower.0", 13))
    assert mine(play).tower[13] is None
    assert play.page.bubble.isVisible() and play.page.answers.rule


def test_only_a_free_cube_can_be_taken(play: Play) -> None:
    play.open(TurnFrame(0))
    play.drag(play.piece("tower.0", index=13), play.middle("ready.0"))
    assert play.state.families[0].ready == [O]
    play.drag(play.piece("tower.0", index=2), play.middle("ready.0"))
    assert play.state.families[0].ready == [O] and play.page.bubble.isVisible()


def test_a_cube_of_which_only_a_tip_looks_out_is_taken_by_the_tip(play: Play) -> None:
    tower = mine(play).tower
    tower[13] = tower[9] = None  # the far corner is free; three cubes of the middle layer stand before it
    play.open(TurnFrame(0))
    corner = next(item for item in play.table.stage.items if item.placed.spot == Spot("tower.0", 0))
    tip = QPointF(corner.pose.x + 6, corner.outline().boundingRect().top() + 6)  # where a neighbour’s rect reaches
    play.drag(play.table.mapFromScene(tip), play.middle("ready.0"))
    assert mine(play).ready == [R] and mine(play).tower[0] is None


def test_what_stands_before_a_cube_covers_its_halo(play: Play) -> None:
    mine(play).tower[13] = None  # the middle layer is free
    play.open(TurnFrame(0))
    behind, before = (
        next(item for item in play.table.stage.items if item.placed.spot == Spot("tower.0", cell)) for cell in (9, 12)
    )
    rects = [behind.outline().boundingRect().topLeft()]
    halos = [mark for mark in play.table.canvas.items() if isinstance(mark, PictureItem) and mark.pos() in rects]
    assert halos and all(behind.zValue() < halo.zValue() < before.zValue() for halo in halos)


def test_a_house_is_built_at_a_corner_and_never_from_the_tower(play: Play) -> None:
    play.state.families[0].ready = [G]
    play.open(TurnFrame(0))
    cell = neighbour(play)
    play.drag(play.piece("tower.0", index=13), play.middle(f"town.{cell}"))
    assert not play.state.cells[cell].houses and play.page.bubble.isVisible()
    play.drag(play.piece("ready.0", "cube.green"), play.middle(f"town.{cell}"))
    assert play.state.cells[cell].houses == (G,)


def test_a_house_beside_another_is_explained(play: Play) -> None:
    play.state.families[0].ready = [G]
    play.open(TurnFrame(0))
    cell = play.state.box.town.first + 1
    play.drag(play.piece("ready.0", "cube.green"), play.middle(f"town.{cell}"))
    assert not play.state.cells[cell].houses and play.page.bubble.isVisible() and play.page.answers.rule


def test_a_roof_is_laid_on_two_houses_also_the_other_way_round(play: Play) -> None:
    town, state = play.state.box.town, play.state
    line = next(line for line in town.lines if line.a == town.first)
    state.cells[line.a], state.cells[line.b] = Cell((B,)), Cell((R,))
    roof = next(roof for roof in state.box.roofs if roof == Roof(Symbol.ANCHOR, R, B))
    state.families[0].roofs = [roof, None, None]
    play.open(TurnFrame(0))
    play.drag(play.piece("roofs.0"), play.middle(f"line.{line.a}.{line.b}"))
    assert [laid.roof for laid in play.state.roofs] == [roof] and play.state.roofs[0].turned
    assert isinstance(play.state.top, RewardFrame)
    card = next(card for card in state.offers if card is not None)
    play.click(play.piece("offers", f"card.{card}"))
    assert play.state.families[0].buildings == [card]


def test_a_boat_sails_along_a_route_and_no_further(play: Play) -> None:
    state = play.state
    family = state.families[0]
    family.boat = 0
    ring = state.box.ring(family.segments)
    state.docks[3:6] = [ring[family.first - 1].colour] * 3
    play.open(FishFrame(0))
    play.drag(play.piece("sea.0", "boat.0"), play.middle("sea.3"))
    assert mine(play).boat == 0 and play.page.bubble.isVisible()
    play.drag(play.piece("sea.0", "boat.0"), play.middle("sea.1"))
    assert mine(play).boat == 1 and isinstance(play.state.top, CatchFrame)
    play.click(play.piece("display", index=0))
    assert len(mine(play).fish) == 1


def test_dock_houses_change_places_for_privilege(play: Play) -> None:
    state = play.state
    family = state.families[0]
    family.privilege = 2
    state.docks[0], state.docks[5] = R, B
    play.open(FishFrame(0))
    play.drag(play.piece("docks.0", index=0), play.spot("docks.1", 2))
    assert (play.state.docks[0], play.state.docks[5]) == (B, R) and mine(play).privilege == 1


def test_fish_are_marked_and_sold_or_the_ship_is_touched(play: Play) -> None:
    state = play.state
    family = state.families[0]
    family.fish = [Fish.CRAB, Fish.EEL, Fish.CRAB, Fish.CRAB]
    state.ships[Ship.SAME] = 0
    play.open(TurnFrame(0, 1), SaleFrame(0, 0))
    play.click(play.piece("hand.0", index=1))
    play.click(play.piece("hand.0", index=3))
    play.press("sell.same")
    assert mine(play).sold == [Fish.CRAB, Fish.CRAB] and sorted(mine(play).fish) == [Fish.EEL, Fish.CRAB]


def test_a_woman_goes_to_work_and_comes_home(play: Play) -> None:
    square = next(n for n, s in enumerate(play.state.squares) if s.colour is R)
    play.open(TurnFrame(0, 1), LaceFrame(0, (R, R, R)))
    at_home = mine(play).workers
    play.drag(play.piece("ring.0", "worker.0"), play.middle(f"lace.{square}"))
    assert mine(play).women == [square] and mine(play).workers == at_home - 1
    play.open(TurnFrame(0, 1), RecallFrame(0))
    play.click(play.piece(f"lace.{square}", "woman.0"))
    assert mine(play).women == [] and mine(play).workers == at_home


def test_a_cube_is_returned_for_a_woman_but_none_that_is_ready(play: Play) -> None:
    state = play.state
    family = state.families[0]
    square = next(n for n, s in enumerate(state.squares) if s.colour is R)
    family.women, family.ready = [square], [R]
    play.open(TurnFrame(0, 1), ReturnFrame(0))
    play.drag(play.piece("ready.0", "cube.red"), play.middle(f"lace.{square}"))
    assert mine(play).ready == [R] and play.page.bubble.isVisible()
    play.drag(play.piece("tower.0", "cube.red"), play.middle(f"lace.{square}"))
    assert mine(play).tower.count(R) == 2


def test_privilege_buys_cubes_from_the_supply(play: Play) -> None:
    family = play.state.families[0]
    family.tower[13], family.privilege = None, 2
    play.open(TurnFrame(0))
    play.drag(play.piece("supply", "supply.white"), play.spot("tower.0", 13))
    assert mine(play).tower[13] is W and mine(play).privilege == 1
    play.open(WindowFrame(0))
    play.click(play.piece("supply", "supply.red"))
    assert mine(play).reserve[R] == 1 and mine(play).privilege == 0


def test_roofs_are_laid_aside_before_new_ones_are_drawn(play: Play) -> None:
    state = play.state
    family = state.families[0]
    roofs = [roof for roof in state.box.roofs if roof.symbol is Symbol.CREST][:3]
    family.roofs = list(roofs)
    play.open(TurnFrame(0, 1), RoofsFrame(0))
    play.drag(play.piece("roofs.0", index=0), play.middle("cast"))
    assert play.state.cast == [roofs[0]]
    play.click(play.piece("stack.anchor"))
    assert mine(play).roofs[0] is not None and mine(play).roofs[0].symbol is Symbol.ANCHOR


def test_a_man_is_called_home(play: Play) -> None:
    family = play.state.families[0]
    family.men[2], family.workers = 1, 5
    play.open(TurnFrame(0, 1), RecallFrame(0))
    play.drag(play.piece("island.2", "man.0"), play.middle("ring.0"))
    assert mine(play).men[2] == 0 and mine(play).workers == 6


def test_every_line_that_a_roof_fits_is_lit_and_the_roof_turns_over_it(play: Play) -> None:
    town, state = play.state.box.town, play.state
    line = next(line for line in town.lines if line.a == town.first and town.place(line.a)[0] != town.place(line.b)[0])
    state.cells[line.a], state.cells[line.b] = Cell((B,)), Cell((R,))
    roof = next(roof for roof in state.box.roofs if roof == Roof(Symbol.ANCHOR, R, B))
    state.families[0].roofs = [roof, None, None]
    play.open(TurnFrame(0))
    hand, zone = play.table.hand, f"line.{line.a}.{line.b}"
    play.click(play.piece("roofs.0"))
    assert hand.held is not None
    assert [target[0] for target in hand.held.targets if hand.suits(target) and target[0] == zone] == [zone]
    assert [target[0] for target in play.table.keys.targets()] == [zone]
    assert hand.held.item is not None
    hand.held.dragging = True
    hand.move(play.middle(zone), Qt.MouseButton.LeftButton)
    assert hand.held.item.shown.angle % 180 == 90
    hand.let_go()


def test_a_touch_of_an_empty_place_in_the_row_takes_no_card_beside_it(play: Play) -> None:
    play.state.display[1] = None
    play.open(TurnFrame(0, 1), CatchFrame(0, 2, 2, 1))
    play.click(play.spot("display", 1))
    assert not mine(play).fish and play.page.bubble.isVisible() and not play.table.chooser.open


@pytest.mark.parametrize("privilege", [0, 2])
def test_a_touch_of_the_dock_houses_sails_and_never_spends_privilege(play: Play, privilege: int) -> None:
    state = play.state
    family = state.families[0]
    family.boat, family.privilege = 0, privilege
    ring = state.box.ring(family.segments)
    shown = {ring[family.first - n].colour for n in (1, 2, 3)}
    state.docks[3:6] = [ring[family.first - 1].colour] * 3
    state.docks[9:12] = [next(colour for colour in Colour if colour not in shown)] * 3
    play.open(FishFrame(0))
    before = list(state.docks)
    play.click(play.piece("docks.3", index=1))
    assert mine(play).boat == 0 and play.page.bubble.isVisible() and not play.table.hand.holding
    play.click(play.piece("docks.1", index=1))
    assert mine(play).boat == 1 and mine(play).privilege == privilege and play.state.docks == before


def test_a_key_takes_up_a_dock_house_that_a_hand_drags(play: Play) -> None:
    state = play.state
    family = state.families[0]
    family.boat, family.privilege = 0, 1
    play.open(FishFrame(0))
    table = play.table
    item = next(i for i in table.stage.items if i.placed.spot.zone == "docks.3" and i.placed.spot.index == 1)
    table.hand.click(item, table.grasp.on_piece(item.placed), table.mapFromScene(item.scenePos()), by_key=True)
    assert table.hand.holding
    table.hand.let_go()


def test_a_cube_of_another_colour_returned_for_a_woman_is_explained(play: Play) -> None:
    square = next(n for n, s in enumerate(play.state.squares) if s.colour is R)
    mine(play).women = [square]
    play.open(TurnFrame(0, 1), ReturnFrame(0))
    play.drag(play.piece("tower.0", index=13), play.middle(f"lace.{square}"))
    assert mine(play).tower[13] is O and play.page.bubble.isVisible() and play.page.answers.rule


def test_roofs_and_reserves_of_the_others_keep_their_places(play: Play) -> None:
    zones = play.table.stage.zones
    for name, places in (("roofs.1", 3), ("reserve.1", 6)):
        zone = zones[name]
        for index in range(places):
            alone, among = zone.pose(index, 1), zone.pose(index, places)
            assert (alone.x, alone.y) == (among.x, among.y)
            assert zone.rect.contains(QPointF(alone.x, alone.y))


def test_a_touched_ship_takes_the_best_set_or_asks_among_the_best(play: Play) -> None:
    state = play.state
    state.families[0].fish = [*Fish][:8]
    state.ships[Ship.DIFFERENT] = 0
    play.open(TurnFrame(0, 1), SaleFrame(0, 0))
    play.click(play.piece("port.0", "ship.different"))
    assert not play.table.chooser.open
    assert len(mine(play).sold) == 8 and play.state.families[0].points == 20


def test_men_of_every_seat_stand_on_their_island(play: Play) -> None:
    for island in range(6):
        zone = play.table.stage.zones[f"island.{island}"]
        poses = [zone.pose(seat, 4) for seat in range(4)]
        assert all(zone.rect.contains(QPointF(pose.x, pose.y)) for pose in poses)
        assert len({(pose.x, pose.y) for pose in poses}) == 4
