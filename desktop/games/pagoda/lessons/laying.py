"""A scene's table turned into a position: only what differs from a fresh set-up is named.

A pagoda is written from the ground up: `RPG 2` has a red floor, a red tile with purple spots, a purple floor, a purple tile
with green spots and two green columns; `RPGBY spire` is finished, with a blue roof and a yellow spire."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct

from desktop.engine.state import OptionValue
from desktop.games.pagoda import colour
from desktop.games.pagoda.colour import Ability
from desktop.games.pagoda.data import TABLES, Data, Laws
from desktop.games.pagoda.lessons.letters import colour_of
from desktop.games.pagoda.lessons.speech import tile_of
from desktop.games.pagoda.setup import setup
from desktop.games.pagoda.state import CORNERS, SPIRE, Builder, Deed, Pagodas, Site, Turn, TurnFrame

COLOURS = {"me": "blue", "grandpa": "red"}  # of the seats, by the lessons' words for them
Who = Literal["me", "grandpa"]
ORDER: tuple[Who, Who] = ("me", "grandpa")


class Standing(Struct, forbid_unknown_fields=True):
    """One seat in a scene: its cards as letters, and how often it may use its abilities."""

    open: str = "R Y B G P"
    hand: str = "R Y"
    uses: dict[str, int] = {}


class Table(Struct, forbid_unknown_fields=True):
    """A scene of Pagoda. `score`: the learner's points, of those that stand on the table (None: about half); `round`: None
    as many as it took to build them."""

    me: Standing = msgspec.field(default_factory=Standing)
    grandpa: Standing = msgspec.field(default_factory=Standing)
    sites: dict[str, str] = {}
    options: dict[str, OptionValue] = {}
    turn: Who = "me"
    start: Who = "me"
    score: int | None = None
    round: int | None = None


def seats(table: dict[str, Any]) -> tuple[str, ...]:
    """The seats of a scene in their order, by the words of the lessons (keys of COLOURS)."""
    return ORDER


def position(table: dict[str, Any], seed: int) -> Pagodas:
    """The position of a scene at the start of a turn. Raises msgspec.ValidationError or ValueError for a table that is
    wrong."""
    read = msgspec.convert(table, Table, strict=False)
    options: dict[str, OptionValue] = {
        "quick": False, "simple": False, "start": "first" if read.start == "me" else "second", **read.options,
    }  # fmt: skip
    state = setup(len(ORDER), options, seed)
    state.drawn = 0
    state.builders = [_builder(getattr(read, who)) for who in ORDER]
    for number, word in read.sites.items():
        _raise_pagoda(state, int(number) - 1, word)
    state.pile = _pile(state)
    columns = TABLES.data().columns.each * len(colour.COLOURS) - sum(state.columns)
    round_ = read.round or 1 + columns // (2 * state.laws.columns)
    state.turn = Turn(2 * round_ - (read.turn == read.start))
    _score(state, ORDER.index("me"), read.score, round_)
    state.agenda = [TurnFrame(ORDER.index(read.turn))]
    return state


def _builder(standing: Standing) -> Builder:
    uses = [0] * len(colour.COLOURS)
    for name, n in standing.uses.items():
        uses[Ability[name.upper()]] = n
    return Builder(
        [colour_of(letter) for letter in standing.open.split()],
        [colour_of(letter) for letter in standing.hand.split()],
        uses,
    )


def _raise_pagoda(state: Pagodas, index: int, word: str) -> None:
    """Put floors, tiles and columns of the supply on a site."""
    letters, _, top = word.partition(" ")
    complete = top == "spire"
    tiles = tuple(tile_of(letters[i : i + 2]) for i in range(len(letters) - 1))
    left = list(state.tiles)
    for tile in tiles:
        left.remove(tile)
        state.columns[tile.colour] -= CORNERS
    state.tiles = tuple(left)
    last = colour_of(letters[-1])
    columns = SPIRE if complete else int(top)
    state.columns[last] -= columns
    state.sites[index] = Site(tiles, last, columns, complete)


def _pile(state: Pagodas) -> list[colour.Colour]:
    """Every card that no player holds."""
    data: Data = TABLES.data()
    held = [card for builder in state.builders for card in builder.open + builder.hand]
    return [one for one in colour.COLOURS for _ in range(data.cards.each - held.count(one))]


def _score(state: Pagodas, me: int, wanted: int | None, rounds: int) -> None:
    """Share out what stands on the table, dear things first, so that the learner has as many points as wanted."""
    built = list(_built(state))
    left = sum(points for _, _, _, _, points in built) // 2 if wanted is None else wanted
    for number, (kind, site, floor, own, points) in enumerate(sorted(built, key=lambda deed: -deed[4])):
        mine = points <= left
        left -= points * mine
        seat = me if mine else 1 - me
        turn = 2 * (number * (rounds - 1) // len(built)) + 1 + (seat != state.starter)
        builder = state.builders[seat]
        builder.deeds.append(Deed(kind, turn, site, floor, own, points))
        builder.score += points
    if left:
        raise ValueError(f"the table does not hold {wanted} points")


def _built(
    state: Pagodas,
) -> Iterator[tuple[Literal["column", "tile", "roof", "spire"], int, int, colour.Colour, int]]:
    """Kind, site, floor, colour and points of everything that stands."""
    laws: Laws = state.laws
    for index, site in enumerate(state.sites):
        for floor, tile in enumerate(site.tiles, start=1):
            roof = site.complete and floor == len(site.tiles)
            yield from itertools.repeat(("column", index, floor, tile.colour, laws.column[floor]), CORNERS)
            yield ("roof" if roof else "tile"), index, floor, tile.colour, laws.tile
        if site.colour is None:
            continue
        if site.complete:
            yield "spire", index, site.floor, site.colour, laws.spire
        else:
            yield from itertools.repeat(
                ("column", index, site.floor, site.colour, laws.column[site.floor]), site.columns
            )
