"""Everything that can happen has words, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QSizeF

from desktop import games
from desktop.bots.bot import Question
from desktop.engine.action import Refusal
from desktop.engine.chance import Chance
from desktop.engine.play import begin, candidates, legal, play, preview
from desktop.engine.seats import COLOURS
from desktop.games.fresco.bot import make
from desktop.games.fresco.scoring import score
from desktop.games.fresco.state import Fresco
from desktop.games.fresco.text import WORDS
from desktop.language import speak
from desktop.table.vocabulary import Scene
from tests.games.fresco.table import GAME, options, played

NAMES = ("Mei", "Grandpa", "Ann", "Ben")


@pytest.fixture(params=["en", "zh_TW"])
def words(request: pytest.FixtureRequest, qapp: Any) -> Iterator[Any]:
    speak(request.param)
    yield WORDS
    speak("en")


def begun(seats: int, seed: int = 3, **chosen: Any) -> Fresco:
    state = GAME.setup(seats, options(**{"round_limit": 10, **chosen}), seed)
    begin(GAME, state)
    return state


def good(sentence: str) -> bool:
    """Words without an open placeholder."""
    return bool(sentence) and "{" not in sentence and "%n" not in sentence


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_with_everything_have_words(words: Any, seats: int):
    state = begun(seats, portraits=True, requests=True, specials=True)
    for step, action in enumerate(played(state, Chance(4))):
        names = NAMES[: state.players]
        view = GAME.view(state, state.top.seat)
        assert good(words.prompt(view))
        assert good(words.waiting(view, names))
        assert good(words.round(view))
        for seat in range(state.players):
            assert good(words.note(view, seat))
        if step % 5 == 0:
            for tried, why in candidates(GAME, view):
                assert good(words.action(tried, view, names)), tried
                assert good(words.group(tried))
                assert good(words.deed(tried, view))
                for field in tried.__struct_fields__:
                    assert good(words.question(tried, field, view))
                    if why is None:
                        assert good(words.value(tried, field, view)), (tried, field)
                if why is not None:
                    assert all(map(good, words.refusal(why, view))), why
                else:
                    assert words.warning(tried, view) is None or all(map(good, words.warning(tried, view)))
                    seen = preview(GAME, view, tried)
                    assert "{" not in words.foresight(tried, view, seen.state, seen.sure, names)
        for event in play(GAME, state.clone(), action):
            assert "{" not in words.event(event, names)
            assert type(event).__name__ in ("MoodsChanged", "Scored", "RoundBegan") or good(words.event(event, names))
    for who in range(len(state.masters)):
        tree = score(state, state.masters[who])
        for branch in (tree, *tree.parts, *tree.leaves()):
            assert good(words.score(branch.source, branch.params))
    assert good(words.result(GAME.view(state, None), NAMES[: state.players]))


def test_computer_players_give_reasons(words: Any):
    seen: set[str] = set()
    for seats, level in product((2, 3), ("easy", "normal", "hard")):
        state = begun(seats, seed=seats, portraits=True, requests=True)
        bots = [make(level, seat) for seat in range(seats)]
        step = 0
        while not state.finished and step < 120:
            view = GAME.view(state, state.top.seat)
            advice = bots[state.top.seat].choose(view, Question(step=step))
            seen.add(advice.reason)
            assert good(words.reason(advice.reason, advice.params, view)), advice
            play(GAME, state, advice.action)
            step += 1
    assert {"hour", "plan", "plan_done", "buy", "restore", "leonardo_tile"} <= seen


def test_options_and_their_choices(words: Any):
    for option in GAME.options:
        assert all(map(good, words.option(option.id)))
        for choice in option.choices:
            assert good(words.choice(option.id, choice)[0])


def test_buttons_and_title(words: Any):
    view = begun(2)
    for id in ("confirm", "close", "pass", "altar", "blend", "money", "forward", "back", "none", "leave"):
        assert good(words.button(id, view))
    assert {words.title(), words.subtitle()} == {"Fresco", "壁畫大師"} or words.title() == "Fresco"
    assert good(words.tagline())


@pytest.mark.parametrize("code", ["seats", "pieces", "master", "track", "moment"])
def test_impossible_positions_have_words(words: Any, code: str):
    assert all(map(good, words.refusal(Refusal(f"impossible_{code}", ""), None)))


def test_the_moves_list_says_each_move_otherwise(words: Any):
    """Two moves that differ must not read alike, or nobody can choose between them."""
    for seed in range(3):
        state = begun(2 + seed, seed=seed, portraits=True, requests=True, specials=True)
        for _ in played(state, Chance(seed)):
            view = GAME.view(state, state.top.seat)
            actions = legal(GAME, view)
            said = {words.action(action, view, NAMES[: state.players]) for action in actions}
            if type(state.top).__name__ != "RequestFrame":  # two tiles are printed twice
                assert len(said) == len(actions)


def test_pieces_and_places_of_the_board_have_names(words: Any):
    """Every zone and piece that the board shows, by name and not as "the table"."""
    board = games.board("fresco")
    arrangement = board.arrangement(QSizeF(1272, 880))
    for seats, modules in ((2, True), (4, False)):
        state = begun(seats, portraits=modules, requests=modules, specials=modules)
        names = NAMES[:seats]
        for step, _ in enumerate(played(state, Chance(3))):
            if step % 25:
                continue
            view = GAME.view(state, state.top.seat)
            scene = Scene(arrangement.name, state.top.seat, "light", names, COLOURS[:seats], board.printed(view))
            unknown = words.place("nowhere", 0, view, names)
            for zone in board.zones(scene, view):
                assert good(words.place(zone, 0, view, names))
                assert words.place(zone, 0, view, names) != unknown, zone
            for placed in board.placements(scene, view):
                assert good(words.piece(placed, view, names)), placed
            for button in board.buttons(scene, view):
                assert good(words.button(button.id, view))
