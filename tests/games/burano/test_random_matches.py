"""Random matches of every number of seats with both lace layouts: what must hold after each action."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.engine import journal
from desktop.engine.action import Action, Refusal
from desktop.engine.chance import Chance
from desktop.engine.match import Match
from desktop.engine.play import legal, play
from desktop.engine.seats import COLOURS, Seat
from desktop.games.burano.actions import ACTIONS, FillTower
from desktop.games.burano.geometry import CARRIES, RESTS_ON, TOWER
from desktop.games.burano.packing import any_packing, fits
from desktop.games.burano.pieces import Fish, Season
from desktop.games.burano.state import BuildingFrame, Burano, RoundFrame, TowerFrame
from desktop.games.burano.town import house_flaw, open_cells, roof_flaw, roofable
from tests.games.burano.table import GAME, draw_roofs, fresh, played

TABLES = [(seats, lace) for seats in (2, 3, 4) for lace in ("picture", "random")]


@pytest.fixture(params=TABLES, ids=lambda value: "-".join(map(str, value)))
def start(request: pytest.FixtureRequest) -> Burano:
    seats, lace = request.param
    return fresh(seats, seed=seats * 10 + len(lace), lace=lace, start="random")


def test_every_component_is_conserved_after_each_action(start: Burano):
    counts = GAME.components(start)
    assert counts["roofs"] == 48
    assert counts["buildings"] == 16
    assert counts["fish crab"] == 6
    assert counts["cubes red"] == 20
    for seed in (1, 2):
        state = start.clone()
        for action in played(state, Chance(seed)):
            assert GAME.components(state) == counts, action
            flaw = GAME.flaw(state)
            assert flaw is None, (action, flaw)
            kinds = [type(frame) for frame in state.agenda]
            assert len(set(kinds)) == len(kinds)
            if not isinstance(state.top, TowerFrame):
                assert all(holds(family.tower) for family in state.families) or returned(state)
        assert state.season is Season.WINTER
        assert GAME.round(state) == 14


def holds(tower: list[Any]) -> bool:
    """Every cube of a tower rests on filled cells."""
    return all(
        tower[cell] is None or all(tower[below] is not None for below in RESTS_ON[cell]) for cell in range(TOWER)
    )


def returned(state: Burano) -> bool:
    """Cubes went back for lace in this scoring: then a tower may have holes until it is taken apart (5.3)."""
    return state.finished or not any(isinstance(frame, RoundFrame | BuildingFrame) for frame in state.agenda)


def test_every_seat_takes_as_many_turns_as_the_seasons_say(start: Burano):
    from desktop.games.burano.events import TurnBegan

    state, begun = start.clone(), [0] * len(start.families)
    chance = Chance(4)
    while not state.finished:
        choices = legal(GAME, state)
        for event in play(GAME, state, choices[chance.below(len(choices))]):
            if isinstance(event, TurnBegan):
                begun[event.seat or 0] += 1
    assert begun == [14] * len(start.families)


def test_the_quick_lists_of_legal_actions_are_those_of_the_refusals(start: Burano):
    compared: set[type[Action]] = set()
    state = start.clone()
    for _ in played(state, Chance(6)):
        if state.finished:
            break
        for kind in GAME.by_frame[type(state.top)]:
            slow = [action for action in kind.candidates(state) if action.refusal(state) is None]
            quick = list(kind.legal(state))
            assert sorted(map(repr, quick)) == sorted(map(repr, slow)), kind
            if quick:
                compared.add(kind)
    assert compared >= set(ACTIONS) - LUCKY, set(ACTIONS) - compared


LUCKY = {kind for kind in ACTIONS if kind.__name__ in ("Sell", "TakeSubstitute", "DiscardRoof", "StoreCube")}


def test_quick_open_cells_and_roof_places_agree_with_their_refusals(start: Burano):
    state = start.clone()
    for step, _ in enumerate(played(state, Chance(8))):
        if step % 10:
            continue
        town = state.box.town
        assert open_cells(state) == [cell for cell in range(town.cells) if house_flaw(state, cell) is None]
        tile = state.box.roofs[step % 48]
        places = [(line.a, line.b) for line, _, a, b in roofable(state) if sorted((a, b)) == [tile.a, tile.b]]
        allowed = [(line.a, line.b) for line in town.strips if roof_flaw(state, tile, line.a, line.b) is None]
        assert sorted(places) == sorted(allowed)


# -- what is hidden ------------------------------------------------------------------------------------------------------


def hidden_otherwise(state: Burano, seat: int, chance: Chance) -> Burano:
    """The same position for a seat, with everything that it cannot see drawn anew; the seed is kept."""
    other = GAME.determinize(GAME.view(state, seat), chance)
    other.seed = state.seed
    return other


def test_what_a_seat_cannot_see_changes_neither_its_choices_nor_what_is_open_next(start: Burano):
    state, chance = start.clone(), Chance(3)
    for step in range(400):
        if state.finished:
            break
        seat = state.top.seat
        choices = legal(GAME, state)
        action = choices[chance.below(len(choices))]
        if step % 3 == 0:
            view = GAME.view(state, seat)
            assert legal(GAME, view) == choices
            other = hidden_otherwise(state, seat, Chance(step))
            assert GAME.view(other, seat) == view
            twin = state.clone()
            play(GAME, twin, action)
            play(GAME, other, action)
            assert [type(f) for f in other.agenda] == [type(f) for f in twin.agenda]
            assert [f.seat for f in other.agenda] == [f.seat for f in twin.agenda]
        play(GAME, state, action)


def test_a_growing_tower_is_seen_by_its_player_alone():
    state = fresh(3)
    draw_roofs(state)
    chance = Chance(2)
    before = [GAME.view(state, seat) for seat in range(3)]
    spectators = GAME.view(state, None)
    while isinstance(state.top, TowerFrame):
        builder = state.top.seat
        choices = [action for action in legal(GAME, state) if not isinstance(action, FillTower)]
        events = play(GAME, state, choices[chance.below(len(choices))])
        if not isinstance(state.top, TowerFrame):
            break
        for viewer in (0, 1, 2, None):
            view = GAME.view(state, viewer)
            first = spectators if viewer is None else before[viewer]
            for seat, family in enumerate(view.families):
                if seat != viewer:
                    assert family.tower == [None] * TOWER
                    assert family.reserve == first.families[seat].reserve
                    assert family.coins == first.families[seat].coins
            seen = [event.seen_by(viewer) for event in events]
            assert viewer == builder or all(event is None or type(event).__name__ == "TowerFinished" for event in seen)
    assert all(family.cubes == 0 for family in GAME.view(state, None).families)
    assert all(None not in family.tower for family in GAME.view(state, None).families)


def test_two_towers_that_differ_look_alike_until_they_are_shown():
    one = fresh(2)
    draw_roofs(one)
    two = one.clone()
    for state, seed in ((one, 1), (two, 2)):
        chance = Chance(seed)
        while state.top.seat == state.starter:
            choices = [action for action in legal(GAME, state) if not isinstance(action, FillTower)]
            play(GAME, state, choices[chance.below(len(choices))])
    assert one.families[0].tower != two.families[0].tower
    for viewer in (1, None):
        assert GAME.view(one, viewer) == GAME.view(two, viewer)


def knowledge(state: Burano, seat: int) -> set[tuple[str, Any]]:
    """Facts that a seat sees and that were hidden or undrawn once."""
    view = GAME.view(state, seat)
    facts: set[tuple[str, Any]] = {("roof", roof) for family in view.families for roof in family.roofs if roof}
    facts |= {("roof", laid.roof) for laid in view.roofs} | {("roof", roof) for roof in view.cast}
    facts |= {("card", card) for card in view.offers if card}
    facts |= {("card", card) for family in view.families for card in family.buildings}
    for number, family in enumerate(view.families):
        if number != seat:
            facts |= {
                (f"fish {number}", (kind, n))
                for kind in Fish
                for n in range(family.fish.count(kind))
                if kind != Fish.HIDDEN
            }
            facts |= {(f"sold {kind}", n) for kind in Fish for n in range(family.sold.count(kind))}
    return facts


def test_what_the_deciding_seat_knows_grows_only_behind_a_barrier(start: Burano):
    state, chance = start.clone(), Chance(12)
    while not state.finished:
        seat = state.top.seat
        before, marks = knowledge(state, seat), (state.drawn, state.shown)
        choices = legal(GAME, state)
        play(GAME, state, choices[chance.below(len(choices))])
        if (state.drawn, state.shown) == marks:
            assert knowledge(state, seat) <= before


def test_events_hide_what_the_view_hides(start: Burano):
    state, chance = start.clone(), Chance(5)
    taken = 0
    while not state.finished:
        choices = legal(GAME, state)
        for event in play(GAME, state, choices[chance.below(len(choices))]):
            if type(event).__name__ == "FishTaken" and event.deck:
                taken += 1
                assert event.seen_by(event.seat) == event
                assert event.seen_by(None).fish is Fish.HIDDEN
                assert event.seen_by(1 - (event.seat or 0)).fish is Fish.HIDDEN
    assert taken


# -- journal, undo -------------------------------------------------------------------------------------------------------


def people(seats: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"P{i}", COLOURS[i]) for i in range(seats))


@pytest.mark.parametrize(("seats", "lace"), TABLES)
def test_a_saved_match_replays_to_the_same_position_and_undo_restores(seats: int, lace: str):
    match = Match(GAME, people(seats), {"lace": lace}, 5)
    chance, undone = Chance(1), 0
    while not match.finished:
        choices = legal(GAME, match.state)
        assert isinstance(match.attempt(choices[chance.below(len(choices))]), list)
        if chance.below(9) == 0 and match.undo_refusal() is None:
            after = match.state.clone()
            taken = match.undo()
            assert not isinstance(taken, Refusal)
            assert match.state == taken.before
            match.redo()
            assert match.state == after
            undone += 1
    assert undone
    again = journal.read(journal.written(match).encode(), lambda id: GAME if id == GAME.id else None)
    assert again.state == match.state


def test_a_tower_can_be_taken_back_cube_by_cube_until_it_is_finished():
    match = Match(GAME, people(2), {"start": "first"}, 3)
    while not isinstance(match.state.top, TowerFrame):
        match.attempt(legal(GAME, match.state)[0])
    empty = match.state.clone()
    for _ in range(14):
        match.attempt(legal(GAME, match.state)[0])
    for _ in range(14):
        assert match.undo_refusal() is None
        match.undo()
    assert match.state == empty
    match.attempt(FillTower())
    match.attempt(legal(GAME, match.state)[0])
    refused = match.undo_refusal()
    assert refused is not None
    assert refused.code == "undo_shown"


# -- layouts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["four", "three"])
def test_random_packings_are_legal_and_differ(name: str):
    data = fresh().box.data
    shapes = getattr(data.workshops, name)
    found = {any_packing(shapes, data.lace.rows, data.lace.columns, Chance(seed).below) for seed in range(60)}
    assert len(found) > 40
    assert all(fits(layout, shapes) for layout in found)
    gaps = {sum(row.count(".") for row in layout) for layout in found}
    assert gaps == {4 if name == "four" else 10}


def test_the_tower_geometry_of_the_rules():
    assert [len(above) for above in CARRIES[:9]] == [1, 2, 1, 2, 4, 2, 1, 2, 1]
    assert [len(below) for below in RESTS_ON] == [0] * 9 + [4] * 5
