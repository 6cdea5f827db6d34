"""What holds for every game: views hide and agree, undo restores, saves replay, counts stay, gestures find pieces."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSizeF

from desktop import games
from desktop.engine.chance import Chance
from desktop.engine.game import Game
from desktop.engine.journal import read, written
from desktop.engine.play import candidates, legal, play, preview
from desktop.engine.position import code
from desktop.engine.position import read as read_position
from desktop.table.grasp import Grasp
from desktop.table.vocabulary import Choice, Drag, Grip, Mark, Scene, Tap
from tests.games.every import COLOURS, every_game, match_of, settings, walk, with_board

ALL = every_game()
STEPS = 160


def _cases() -> list[Any]:
    return [
        pytest.param(game, seats, options, id=f"{game.id}-{seats}-{'-'.join(map(str, options)) or 'default'}")
        for game in ALL
        for seats, options in settings(game)
    ]


@pytest.mark.parametrize(("game", "seats", "options"), _cases())
def test_random_matches_keep_their_promises(game: Game, seats: int, options: dict[str, Any]) -> None:
    match = match_of(game, seats, options, 5)
    counts = game.components(match.state)
    chance = Chance(9)
    for step, (state, action) in enumerate(walk(match, 7, STEPS)):
        seat = state.top.seat
        kinds = [(type(frame), frame.seat) for frame in state.agenda]
        assert len(set(kinds)) == len(kinds), "two open decisions of one kind for one seat"
        assert game.components(state) == counts
        assert game.flaw(state) is None
        if step % 4 == 0:
            view = game.view(state, seat)
            assert view.seed is None
            assert legal(game, view) == legal(game, state), "the deciding seat sees other choices than there are"
            whole = game.determinize(view, chance)
            assert game.view(whole, seat) == view
            listed = {repr(a): why for a, why in candidates(game, view)}
            assert all(listed.get(repr(a), "missing") is None for a in legal(game, state))
            before = state.clone()
            play(game, state.clone(), action)
            assert state == before, "an action on a clone changed the original"


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_an_action_tells_others_the_same_whatever_is_hidden_from_them(game: Game) -> None:
    """Views and events of a seat do not change when what it cannot see is dealt anew; chance and reveals apart."""
    compared, chance = 0, Chance(3)
    for seats, options in settings(game)[:8]:
        for state, action in walk(match_of(game, seats, options, 5), 3, 60):
            for seat in [*range(seats), None]:
                other = game.determinize(game.view(state, seat), chance)
                other.seed, other.drawn, other.shown = state.seed, state.drawn, state.shown
                if seat == state.top.seat or other.top != state.top or action.refusal(other) is not None:
                    continue
                one = state.clone()
                told = [play(game, whole, action) for whole in (one, other)]
                if (one.drawn, one.shown) != (state.drawn, state.shown):
                    continue
                seen = [[e for event in events if (e := event.seen_by(seat)) is not None] for events in told]
                assert seen[0] == seen[1], (action, seat)
                assert game.view(one, seat) == game.view(other, seat), (action, seat)
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_legal_action_can_be_previewed_on_the_view_and_leaves_it_alone(game: Game) -> None:
    for seats, options in settings(game)[:4]:
        for step, (state, _) in enumerate(walk(match_of(game, seats, options, 5), 3, 90)):
            if step % 6:
                continue
            view = game.view(state, state.top.seat)
            before = view.clone()
            for action in legal(game, view)[:20]:
                after = preview(game, view, action).state
                assert after.seed is None and len(game.scores(after)) == seats
            assert view == before


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_undo_restores_and_redo_repeats_unless_a_barrier_refuses(game: Game) -> None:
    match = match_of(game, game.facts.seats[0], {}, 3)
    undone = 0
    for step, _ in enumerate(walk(match, 4, 120)):
        if step and match.undo_refusal() is None:
            after, history = match.state.clone(), len(match.history)
            taken = match.undo()
            assert not hasattr(taken, "code")
            assert match.state == match.undone[-1].before
            match.redo()
            assert match.state == after and len(match.history) == history
            undone += 1
    assert undone or all(s.before.drawn != match.state.drawn for s in match.history)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_save_replays_to_the_same_position(game: Game) -> None:
    match = match_of(game, game.facts.seats[1], {}, 8)
    for _ in walk(match, 2, 90):
        pass
    again = read(written(match).encode(), games.find)
    assert again.state == match.state and [s.action for s in again.history] == [s.action for s in match.history]
    found, state = read_position(code(game, match.state), games.find)
    assert found is game and state == match.state


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_same_seed_and_actions_same_match(game: Game) -> None:
    one, two = (match_of(game, game.facts.seats[0], {}, 21) for _ in range(2))
    for _, action in walk(one, 6, 80):
        two.attempt(action)
    assert two.state == one.state


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_scores_are_the_sum_of_their_leaves(game: Game) -> None:
    match = match_of(game, game.facts.seats[1], {}, 13)
    for _ in walk(match, 3, 400):
        for score in game.scores(match.state):
            assert score.points == sum(leaf.points for leaf in score.leaves())


@pytest.mark.parametrize("game", with_board(), ids=lambda game: game.id)
@pytest.mark.parametrize("size", [(1272.0, 880.0), (962.0, 500.0)])
def test_every_grip_finds_a_piece_and_every_target_a_zone(qapp: Any, game: Game, size: tuple[float, float]) -> None:
    board = games.board(game.id)
    arrangement = board.arrangement(QSizeF(*size))
    for seats, options in settings(game)[:3]:
        match = match_of(game, seats, options, 17)
        names = tuple(f"P{i}" for i in range(seats))
        for step, (state, action) in enumerate(walk(match, 1, 220)):
            if step % 5:
                continue
            seat = state.top.seat
            view = game.view(state, seat)
            scene = Scene(arrangement.name, seat, "light", names, COLOURS[:seats], board.printed(view))
            zones = board.zones(scene, view)
            pieces = list(board.placements(scene, view))
            for placed in pieces:
                assert placed.spot.zone in zones, placed
                look = board.look(scene, placed.face, placed.count)
                assert look.rect.contains(look.body.center())
            listed = [Choice(a, why, tuple(board.gestures(a, view))) for a, why in candidates(game, view)]
            grasp = Grasp(listed)
            buttons = {button.id for button in board.buttons(scene, view)}
            assert all(isinstance(button, str) for button in buttons)
            for choice in listed:
                if choice.refusal is None:
                    assert choice.gestures, f"no way to do {choice.action}"
                for gesture in choice.gestures:
                    for grip in _grips(gesture):
                        held = any(grip in grasp.on_piece(placed) for placed in pieces)
                        assert held or (grip.zone in zones and grip.face is None), (choice.action, grip)
                    if isinstance(gesture, Drag):
                        assert gesture.to in zones, (choice.action, gesture.to)
            assert action in [choice.action for choice in listed]


def _grips(gesture: object) -> list[Grip]:
    if isinstance(gesture, Drag | Tap):
        return [gesture.grip]
    return list(gesture.grips) if isinstance(gesture, Mark) else []


@pytest.mark.parametrize("game", with_board(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["zh_TW", "en"])
def test_everything_that_happens_has_words(qapp: Any, game: Game, language: str) -> None:
    from desktop.language import speak

    speak(language)
    words = games.words(game.id)
    names = tuple("ABCDE")[: game.facts.seats[1]]
    try:
        for option in game.options:
            assert all(words.option(option.id))
            for choice in option.choices:
                assert words.choice(option.id, choice)[0]
        for seats, options in settings(game)[:4]:
            match = match_of(game, seats, options, 29)
            for state, action in walk(match, 11, 240):
                view = game.view(state, state.top.seat)
                assert words.prompt(view) and words.waiting(view, names) and words.round(view)
                assert words.action(action, view, names) and words.group(action) and words.deed(action, view)
                for tried, why in candidates(game, view):
                    if why is not None:
                        for refusal in (why, *why.also):
                            what, sentence = words.refusal(refusal, view)
                            assert what and sentence, (tried, refusal)
                for score in game.scores(state):
                    for leaf in (*score.parts, *score.leaves()):
                        assert words.score(leaf.source, leaf.params)
            for step in match.history:
                for event in step.events:
                    assert isinstance(words.event(event, names), str)
    finally:
        speak("en")
