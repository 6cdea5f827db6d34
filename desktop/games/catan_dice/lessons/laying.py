"""A scene's table turned into a position: what each seat has built turn by turn, and the dice as they lie."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from desktop.engine.options import completed
from desktop.engine.state import OptionValue
from desktop.games.catan_dice.faces import FREE
from desktop.games.catan_dice.flow import begin_turn
from desktop.games.catan_dice.game import CatanDiceGame
from desktop.games.catan_dice.island import Island
from desktop.games.catan_dice.islands import EXTRA, island_of
from desktop.games.catan_dice.lessons.letters import LETTERS, kind_of
from desktop.games.catan_dice.setup import setup
from desktop.games.catan_dice.state import CatanDice, Mark, Rerolling, Resolving, StartRoad, TurnOver, X

COLOURS = {"me": "blue", "grandpa": "red", "ching": "green", "dai": "yellow"}  # of the seats, by the lessons' words


class Standing(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: a string of places for each turn it has played ("": an X), the knights whose jokers are spent, and on the
    shared island where it began."""

    turns: tuple[str, ...] = ()
    used: str = ""
    start: str = ""


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A scene. `rolled`: the dice of the open turn as letters, free for use, or with `rerolling` for another throw;
    `throws` made so far. `round` is the turn's number where it is not one more than the learner has played."""

    me: Standing = Standing()
    grandpa: Standing = Standing()
    ching: Standing = Standing()
    dai: Standing = Standing()
    seats: int = 1
    seat_order: tuple[str, ...] = ("me", "grandpa", "ching", "dai")
    options: dict[str, OptionValue] = {}
    turn: str = "me"
    round: int = 0
    rolled: str = ""
    throws: int = 3
    rerolling: bool = False


def _read(table: dict[str, Any]) -> Table:
    return msgspec.convert(table, Table, strict=False)


def seats(table: dict[str, Any]) -> tuple[str, ...]:
    """The seats of a scene in their order, by the words of the lessons (keys of COLOURS)."""
    read = _read(table)
    return read.seat_order[: read.seats]


def position(table: dict[str, Any], seed: int) -> CatanDice:
    """The position of a scene. Raises msgspec.ValidationError for a table that is wrong, ValueError or KeyError for places
    or options that there are not."""
    read = _read(table)
    order = read.seat_order[: read.seats]
    options = completed(CatanDiceGame.options, read.options)
    if not isinstance(options, dict):
        raise ValueError(f"{options.code} {options.params}")
    state = setup(len(order), options, seed)
    island = island_of(state)
    standings: list[Standing] = [getattr(read, name) for name in order]
    playing = order.index(read.turn)
    _mark_starts(state, island, standings)
    if options["map"] == EXTRA and not standings[playing].start:
        state.agenda = [TurnOver(len(order) - 1), *(StartRoad(seat) for seat in range(len(order) - 1, playing - 1, -1))]
        return state
    state.turn = (read.round or len(standings[playing].turns) + 1) - (playing == 0)
    _mark_turns(state, island, standings)
    begin_turn(state, island, playing)
    if read.rolled:
        state.dice = [FREE[LETTERS[letter]] for letter in read.rolled.split()]
        state.throws = read.throws
        state.become(Rerolling(playing) if read.rerolling else Resolving(playing))
    return state


def _mark_starts(state: CatanDice, island: Island, standings: list[Standing]) -> None:
    for seat, standing in enumerate(standings):
        if standing.start:
            _mark(state, island, seat, standing.start, 0)


def _mark_turns(state: CatanDice, island: Island, standings: list[Standing]) -> None:
    """What was built, turn by turn round the table, as titles hang on who was first; what each turn brought in its box."""
    for turn in range(1, max(len(standing.turns) for standing in standings) + 1):
        for seat, standing in enumerate(standings):
            if turn > len(standing.turns):
                continue
            points = sum([_mark(state, island, seat, place, turn) for place in standing.turns[turn - 1].split()])
            if not island.goal:
                state.sheets[seat].boxes.append(points or X)
    for seat, standing in enumerate(standings):
        for joker in standing.used.split():
            state.sheets[seat].used |= 1 << island.jokers[joker].index


def _mark(state: CatanDice, island: Island, seat: int, place: str, turn: int) -> int:
    """Mark a place, move the titles that it earns; the points it brings by itself."""
    what = kind_of(place)
    points = island.mark(state, seat, what, place)
    state.sheets[seat].marks.append(Mark(what, place, turn, points))
    if turn:
        for _ in island.titles(state, seat, what, place):
            pass
    return points
