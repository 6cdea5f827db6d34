"""Random matches in the four modes: counts stay, views hide and agree, saves replay, undo restores."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from desktop.engine import journal
from desktop.engine.action import Action, Refusal
from desktop.engine.chance import Chance
from desktop.engine.game import Game
from desktop.engine.match import Match
from desktop.engine.play import begin, candidates, legal, play, preview, refusal
from desktop.engine.seats import Seat
from desktop.games.pagoda.colour import Colour
from desktop.games.pagoda.game import GAME
from desktop.games.pagoda.state import Pagodas

MODES = [{"quick": q, "simple": s, "start": "random"} for q, s in itertools.product((False, True), repeat=2)]
PLAYERS = (Seat("阿公", "red"), Seat("小美", "blue"))
modes = pytest.mark.parametrize("mode", MODES, ids=["full", "simple", "quick", "quick simple"])


def begun(mode: dict[str, Any], seed: int) -> Pagodas:
    state = GAME.setup(2, mode, seed)
    begin(GAME, state)
    return state


def moments(mode: dict[str, Any], seeds: range, every: int = 1) -> Iterator[tuple[Pagodas, list[Action], Chance]]:
    """Decisions of random matches, with what is legal there."""
    for seed in seeds:
        state, chance = begun(mode, seed), Chance(seed)
        count = 0
        while not state.finished:
            choices = legal(GAME, state)
            if count % every == 0:
                yield state, choices, chance
            count += 1
            play(GAME, state, choices[chance.below(len(choices))])


@modes
def test_nothing_is_lost_at_any_beat_and_every_match_ends(mode: dict[str, Any]):
    for seed in range(30):
        state, chance = begun(mode, seed), Chance(seed)
        start = GAME.components(state)
        assert start == {
            "cards": 55, "tiles": 25, "columns": 125,
            "cards_red": 11, "cards_yellow": 11, "cards_blue": 11, "cards_green": 11, "cards_purple": 11,
        }  # fmt: skip

        def whole(now: Pagodas, event: Any, start: dict[str, int] = start) -> None:
            assert GAME.components(now) == start
            assert now.agenda or now.finished
            for seat in (0, 1, None):
                assert GAME.view(now, seat).seed is None

        while not state.finished:
            choices = legal(GAME, state)
            assert choices, state.top
            assert len({type(frame) for frame in state.agenda}) == len(state.agenda)
            play(GAME, state, choices[chance.below(len(choices))], whole)
            assert state.finished or GAME.flaw(state) is None
        assert legal(GAME, state) == []
        assert [tree.points for tree in GAME.scores(state)] == [builder.score for builder in state.builders]
        assert all(0 <= tree.points <= 260 for tree in GAME.scores(state))
        leaves = [leaf.points for tree in GAME.scores(state) for leaf in tree.leaves()]
        assert sum(leaves) == sum(builder.score for builder in state.builders)


@modes
def test_the_quick_list_of_legal_actions_is_the_list_of_candidates_without_refusal(mode: dict[str, Any]):
    for state, choices, _ in moments(mode, range(12)):
        offered = list(candidates(GAME, state))
        assert len({action for action, _ in offered}) == len(offered)
        allowed = {action for action, why in offered if why is None}
        assert allowed == set(choices)
        assert len(choices) == len(set(choices))


@modes
def test_a_player_is_offered_only_what_can_be_known(mode: dict[str, Any]):
    for state, choices, chance in moments(mode, range(12), every=3):
        view = GAME.view(state, state.top.seat)
        assert legal(GAME, view) == choices
        imagined = GAME.determinize(view, chance)
        assert GAME.view(imagined, state.top.seat) == view
        assert GAME.components(imagined) == GAME.components(state)
        spectators = GAME.view(state, None)
        assert GAME.view(GAME.determinize(spectators, chance), None) == spectators


@modes
def test_hidden_cards_change_nothing_that_a_player_sees_before_they_are_drawn(mode: dict[str, Any]):
    for state, choices, chance in moments(mode, range(12), every=4):
        seat = state.top.seat
        twin = GAME.determinize(GAME.view(state, seat), chance)
        twin.seed = state.seed
        action = choices[chance.below(len(choices))]
        lines: list[list[Any]] = []
        frames: list[list[Any]] = []
        for position in (state.clone(), twin):
            drawn = position.drawn
            events = play(GAME, position, action)
            seen = [event.seen_by(seat) for event in events]
            if position.drawn != drawn:
                # what is drawn differs, but not that something is drawn, nor for whom
                seen = [(type(event), event.seat) for event in seen if event is not None]
            lines.append(seen)
            frames.append(list(position.agenda))
        assert lines[0] == lines[1]
        assert frames[0] == frames[1]


def test_a_watcher_never_reads_the_colour_of_a_card_drawn_into_the_hand():
    for state, choices, chance in moments(MODES[0], range(4)):
        events = play(GAME, state.clone(), choices[chance.below(len(choices))])
        for event in events:
            for viewer in (0, 1, None):
                seen = event.seen_by(viewer)
                if type(event).__name__ == "CardDrawn" and event.card.hand and viewer != event.seat:
                    assert seen is not None
                    assert seen.card.colour == Colour.HIDDEN


def known(view: Pagodas) -> dict[Colour, int]:
    """How many cards of each colour a view shows."""
    cards = view.discard + [paid.colour for paid in view.played]
    for builder in view.builders:
        cards += builder.open + builder.hand
    return {colour: cards.count(colour) for colour in Colour if colour != Colour.HIDDEN}


@modes
def test_knowledge_of_the_one_who_decides_never_grows_without_a_barrier(mode: dict[str, Any]):
    for state, choices, chance in moments(mode, range(12)):
        seat = state.top.seat
        before, after = known(GAME.view(state, seat)), state.clone()
        play(GAME, after, choices[chance.below(len(choices))])
        if (after.drawn, after.shown) == (state.drawn, state.shown):
            assert known(GAME.view(after, seat)) == before


@modes
def test_a_preview_never_changes_the_view_nor_knows_what_is_drawn(mode: dict[str, Any]):
    for state, choices, chance in moments(mode, range(4), every=5):
        view = GAME.view(state, state.top.seat)
        kept = view.clone()
        action = choices[chance.below(len(choices))]
        foreseen = preview(GAME, view, action)
        assert view == kept
        after = state.clone()
        play(GAME, after, action)
        assert foreseen.sure == (after.drawn == state.drawn)


@modes
def test_a_save_replays_to_the_same_table_and_undo_restores_it(mode: dict[str, Any]):
    def find(id: str) -> Game | None:
        return GAME if id == GAME.id else None

    for seed in range(3):
        match, chance = Match(GAME, PLAYERS, mode, seed), Chance(seed)
        saved = {1, 2, 4, 8, 16, 32, 64, 128}
        while not match.finished:
            choices = legal(GAME, match.state)
            before = match.state.clone()
            assert not isinstance(match.attempt(choices[chance.below(len(choices))]), Refusal)
            after = match.state
            undone = match.undo()
            if isinstance(undone, Refusal):
                assert undone.code in ("undo_chance", "undo_shown")
                assert type(match.history[-1].action).__name__ in ("EndTurn", "UseFan", "DrawAgain")
            else:
                assert match.state == before
                match.redo()
                assert match.state == after
            if len(match.history) in saved or match.finished:
                again = journal.read(journal.written(match).encode(), find)
                assert again.state == match.state
                assert [step.action for step in again.history] == [step.action for step in match.history]


def test_the_end_of_a_turn_cannot_be_undone_even_when_no_card_was_drawn():
    match = Match(GAME, PLAYERS, {**MODES[0], "start": "first"}, 3)
    state = match.state
    state.builders[0].hand = [Colour.RED] * 3
    state.builders[0].open = list(Colour)[:5]
    action = next(a for a in legal(GAME, state) if getattr(a, "cards", ()) and a.cards[0].hand)
    for step in (action, next(iter(GAME.actions[-2].candidates(state)))):
        assert not isinstance(match.attempt(step), Refusal)
    assert match.state.drawn == state.drawn
    assert match.undo_refusal() is not None


@modes
def test_a_clone_plays_on_alike_and_leaves_the_original_alone(mode: dict[str, Any]):
    for state, choices, _ in moments(mode, range(2), every=7):
        packed = msgspec.msgpack.encode(state)
        for action in choices[:12]:
            one, two = state.clone(), state.clone()
            assert play(GAME, one, action) == play(GAME, two, action)
            assert one == two
        assert msgspec.msgpack.encode(state) == packed
        assert GAME.state_decoder.decode(packed) == state


def test_every_illegal_candidate_has_an_anchor_and_every_kind_of_action_is_refused_at_a_wrong_moment():
    for state, _, _ in moments(MODES[0], range(3), every=3):
        for kind in GAME.actions:
            if not isinstance(state.top, kind.when):
                example = next(iter(_examples(kind)))
                found = refusal(GAME, state, example)
                assert found is not None
                assert (found.code, found.rule) == ("not_now", state.top.rule)
        for _, why in candidates(GAME, state):
            assert why is None or why.rule


def _examples(kind: type[Action]) -> Iterator[Action]:
    """Actions of a kind, from positions of a match where it can be tried."""
    for state, _, _ in moments(MODES[0], range(40)):
        if isinstance(state.top, kind.when):
            yield from kind.candidates(state)
