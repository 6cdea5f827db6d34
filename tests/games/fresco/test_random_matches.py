"""Random matches of every number of seats with every set of expansions: what must hold after each action."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from desktop.engine import journal, position
from desktop.engine.action import Refusal
from desktop.engine.chance import Chance
from desktop.engine.match import Match
from desktop.engine.play import begin, candidates, legal, play
from desktop.engine.seats import COLOURS, Seat
from desktop.games.fresco.box import box
from desktop.games.fresco.paints import HIDDEN, Paint
from desktop.games.fresco.scoring import score
from desktop.games.fresco.state import Fresco, LandingFrame, PlanFrame
from tests.games.fresco.table import GAME, options, played

MODULES = ("portraits", "requests", "specials")
TABLES = [
    (seats, dict(zip(MODULES, switches, strict=True)))
    for seats in (2, 3, 4)
    for switches in product((False, True), repeat=3)
]


def begun(seats: int, modules: dict[str, Any], seed: int, limit: int = 10) -> Fresco:
    state = GAME.setup(seats, options(**modules, round_limit=limit), seed)
    begin(GAME, state)
    return state


def name(value: object) -> str:
    return "+".join(k for k, v in value.items() if v) or "base" if isinstance(value, dict) else str(value)


@pytest.fixture(params=TABLES, ids=lambda value: "-".join(name(part) for part in value))
def start(request: pytest.FixtureRequest) -> Fresco:
    seats, modules = request.param
    return begun(seats, modules, seed=seats * 31 + sum(modules.values()))


def test_nothing_is_lost_and_no_two_pawns_share_a_space(start: Fresco):
    counts = GAME.components(start)
    for _ in played(start, Chance(5)):
        assert GAME.components(start) == counts
        flaw = GAME.flaw(start)
        assert flaw is None, flaw
        scores = [master.score for master in start.masters if master.score]
        assert len(set(scores)) == len(scores)
        for who, master in enumerate(start.masters):
            landing = isinstance(start.top, LandingFrame) and start.top.who == who
            assert score(start, master).points == (start.top.target if landing else master.score)
            assert min(master.paints) >= 0
            assert master.money >= 0
        kinds = [type(frame) for frame in start.agenda]
        assert len(set(kinds)) == len(kinds)
    assert start.finished
    assert not start.agenda
    assert {standing.seat for standing in GAME.standings(start)} == set(range(start.players))


def test_fast_lists_of_legal_actions_agree_with_refusals(start: Fresco):
    for _ in played(start, Chance(6)):
        kinds = GAME.by_frame[type(start.top)]
        for kind in kinds:
            slow = [action for action in kind.candidates(start) if action.refusal(start) is None]
            assert list(kind.legal(start)) == slow, kind


def test_a_seat_sees_enough_to_decide_and_a_guess_agrees_with_it(start: Fresco):
    luck = Chance(8)
    for _ in played(start, Chance(7)):
        seat = start.top.seat
        view = GAME.view(start, seat)
        assert legal(GAME, view) == legal(GAME, start)
        assert list(candidates(GAME, view)) == list(candidates(GAME, start))
        whole = GAME.determinize(view, luck)
        assert GAME.flaw(whole) is None
        assert GAME.view(whole, seat) == view
        spectator = GAME.view(start, None)
        assert GAME.view(GAME.determinize(spectator, luck), None) == spectator


def test_a_guess_can_be_played_to_the_end():
    for seats, seed in product((2, 3, 4), range(3)):
        state = begun(seats, dict.fromkeys(MODULES, True), seed)
        for step, _ in enumerate(played(state, Chance(seed))):
            if step == 60:
                whole = GAME.determinize(GAME.view(state, state.top.seat), Chance(step))
                for _ in played(whole, Chance(seed + 1)):
                    pass
                assert whole.finished
                break


def test_no_view_shows_what_lies_behind_a_screen(start: Fresco):
    for _ in played(start, Chance(9)):
        for viewer in (None, *range(start.players)):
            view = GAME.view(start, viewer)
            assert view.seed is None
            for seat in range(start.players):
                if seat != viewer:
                    assert view.masters[seat].money == HIDDEN
                    assert set(view.masters[seat].paints) == {HIDDEN}
                    assert start.revealed or view.masters[seat].plan == ()


def test_what_a_seat_knows_grows_only_behind_a_barrier(start: Fresco):
    """Undo must not be a way to look: without a draw or a reveal, an action shows its seat nothing of the others."""
    before = start.clone()
    for _ in played(start, Chance(10)):
        if (before.drawn, before.shown) == (start.drawn, start.shown):
            for viewer in range(start.players):
                old, new = GAME.view(before, viewer), GAME.view(start, viewer)
                for seat in range(start.players):
                    if seat != viewer:
                        assert new.masters[seat].plan in (old.masters[seat].plan, ())
        before = start.clone()


def test_an_action_changes_nothing_but_the_state_it_is_played_on(start: Fresco):
    for action in played(start, Chance(11)):
        copy, twin = start.clone(), start.clone()
        events = play(GAME, copy, action)
        assert start == twin
        assert play(GAME, twin, action) == events
        assert twin == copy


@pytest.mark.parametrize(("seats", "modules"), TABLES[::3], ids=name)
def test_a_saved_match_replays_and_undo_goes_back(seats: int, modules: dict[str, Any]):
    people = tuple(Seat(f"P{n}", COLOURS[n]) for n in range(seats))
    match = Match(GAME, people, {**modules, "round_limit": 10}, seed=4, learning=True)
    luck = Chance(12)
    while not match.finished and len(match.history) < 150:
        actions = legal(GAME, match.state)
        before = match.state
        assert not isinstance(match.attempt(actions[luck.below(len(actions))]), Refusal)
        after = match.state
        assert not isinstance(match.undo(), Refusal)
        assert match.state == before
        assert not isinstance(match.redo(), Refusal)
        assert match.state == after
    again = journal.read(journal.written(match).encode(), lambda id: GAME if id == "fresco" else None)
    assert again.state == match.state
    _, read = position.read(position.code(GAME, match.state), lambda id: GAME)
    assert read == match.state


def test_undo_is_free_in_ones_plan_and_ends_at_the_reveal():
    people = (Seat("A", "red"), Seat("B", "blue"), Seat("C", "green"))
    match = Match(GAME, people, {}, seed=3)
    luck = Chance(1)

    def step() -> None:
        actions = legal(GAME, match.state)
        assert not isinstance(match.attempt(actions[luck.below(len(actions))]), Refusal)

    while not isinstance(match.state.top, PlanFrame):
        step()
    for _ in range(3):
        step()
    planned = match.state.mover.plan
    assert sum(planned) == 3
    assert not isinstance(match.undo(), Refusal)
    assert sum(match.state.mover.plan) == 2
    while isinstance(match.state.top, PlanFrame):
        step()
    assert match.state.revealed
    refused = match.undo()
    assert isinstance(refused, Refusal)
    assert refused.code == "undo_shown"


# -- hidden facts ------------------------------------------------------------------------------------------------------


def hidden_twin(state: Fresco, viewer: int, luck: Chance) -> Fresco:
    """The same for one seat, and something else behind the screens of the others."""
    twin = state.clone()
    for seat in range(state.players):
        if seat == viewer:
            continue
        master = twin.masters[seat]
        luck.shuffle(master.paints)
        if not state.options["specials"]:
            master.paints[Paint.PINK] = master.paints[Paint.BROWN] = 0
        master.money = luck.below(30)
        if master.plan and not state.revealed and sum(master.plan) == master.crew:
            plan = list(master.plan)
            luck.shuffle(plan)
            master.plan = tuple(plan)
    return twin


def test_other_screens_change_nothing_that_a_seat_sees(start: Fresco):
    """Paints, money and plans of the others permuted: view, moves list and what the log says stay the same, and the same
    action leaves the same decisions open."""
    luck = Chance(13)
    for action in played(start, Chance(14)):
        seat = start.top.seat
        twin = hidden_twin(start, seat, luck)
        assert GAME.view(twin, seat) == GAME.view(start, seat)
        assert legal(GAME, twin) == legal(GAME, start)
        one, other = start.clone(), twin.clone()
        events, others = play(GAME, one, action), play(GAME, other, action)
        if one.shown != start.shown:
            continue  # plans or money are shown to everybody now
        assert [event.seen_by(seat) for event in events] == [event.seen_by(seat) for event in others]
        assert one.agenda == other.agenda
        assert GAME.view(one, seat) == GAME.view(other, seat)


def test_plans_are_no_secret_to_their_own_seat_only(start: Fresco):
    for action in played(start, Chance(15)):
        seat = start.top.seat
        if isinstance(start.top, PlanFrame):
            copy = start.clone()
            for event in play(GAME, copy, action):
                if type(event).__name__ == "AssistantPlaced":
                    assert event.seen_by(seat) is event
                    assert all(event.seen_by(other) is None for other in (None, (seat + 1) % start.players))


# -- the flow ----------------------------------------------------------------------------------------------------------


def test_portraits_end_the_match_in_the_ninth_round_at_the_latest():
    state = begun(3, {"portraits": True}, 2, limit=0)
    for _ in played(state, Chance(3)):
        pass
    assert state.round <= 9
    assert state.final
    assert not any(state.deck)


def test_a_round_limit_of_the_options_makes_that_round_the_last():
    state = begun(4, {}, 2, limit=10)
    for _ in played(state, Chance(3)):
        assert state.final == (state.round == 10 or state.final)
    assert state.round == 10


def test_two_players_are_joined_by_leonardo_whom_they_control_in_turns():
    state = begun(2, {}, 6)
    deciders: dict[int, set[int]] = {}
    for _ in played(state, Chance(2)):
        if type(state.top).__name__.startswith("Leonardo"):
            deciders.setdefault(state.round, set()).add(state.top.seat)
        if isinstance(state.top, LandingFrame) and state.top.who == 2:
            deciders.setdefault(state.round, set()).add(state.top.seat)
    assert all(len(seats) == 1 for seats in deciders.values())
    assert deciders[1] == {state.start}
    assert deciders[2] == {1 - state.start}
    assert [standing.seat for standing in GAME.standings(state)] in ([0, 1], [1, 0])


def test_with_special_blends_every_special_tile_lies_on_the_ceiling():
    state = begun(3, {"specials": True}, 4)
    special = {id for id, tile in box(state).tiles.items() if tile.special}
    assert special <= set(state.ceiling)
    assert state.ceiling[12] == "X7"
    assert len(state.removed) == 7
