"""Matches of every game, for tests that hold whatever the game: random walks through decisions."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from desktop import games
from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.game import Game
from desktop.engine.match import Match
from desktop.engine.options import completed
from desktop.engine.play import legal
from desktop.engine.seats import Seat

COLOURS = ("red", "blue", "yellow", "green", "white")


def every_game() -> list[Game]:
    """All games and the sample."""
    games.add("sample", "tests.sample")
    return games.games()


def with_board() -> list[Game]:
    """Those that can be laid on a table."""
    found = []
    for game in every_game():
        try:
            games.board(game.id)
            games.words(game.id)
        except (ModuleNotFoundError, AttributeError):
            continue
        found.append(game)
    return found


def option_sets(game: Game) -> Iterator[dict[str, Any]]:
    """The default, then each option's other choices one at a time."""
    yield {}
    for option in game.options:
        for choice in option.choices:
            if choice != option.default:
                yield {option.id: choice}


def settings(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Seat counts with option sets that go together."""
    least, most = game.facts.seats
    found = []
    for number, (seats, options) in enumerate(itertools.product(range(least, most + 1), option_sets(game))):
        whole = completed(game.options, options)
        if isinstance(whole, dict) and game.options_flaw(whole, seats) is None and (number % 2 == 0 or not options):
            found.append((seats, options))
    return found


def match_of(game: Game, seats: int, options: dict[str, Any], seed: int) -> Match:
    """A match of persons only."""
    people = tuple(Seat(f"P{i}", COLOURS[i]) for i in range(seats))
    return Match(game, people, options, seed)


def walk(match: Match, seed: int, most: int) -> Iterator[tuple[Any, Action]]:
    """Random legal actions: (state before, action), each taken after it was yielded."""
    chance = Chance(seed)
    for _ in range(most):
        if match.finished:
            return
        choices = legal(match.game, match.state)
        action = choices[chance.below(len(choices))]
        yield match.state, action
        done = match.attempt(action)
        assert isinstance(done, list), (action, done)
