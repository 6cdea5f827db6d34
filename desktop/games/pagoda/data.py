"""The checked reading of components.toml, and what follows from it in each mode."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from desktop.engine.action import Refusal
from desktop.engine.components import Table, Tables
from desktop.games.pagoda.colour import COLOURS, Colour

ColourName = Literal["red", "yellow", "blue", "green", "purple"]


class Board(Table, frozen=True, kw_only=True):
    sites: int
    corners: int
    floors: int
    quick_floors: int


class Points(Table, frozen=True, kw_only=True):
    column: tuple[int, ...]
    tile: int
    spire: int
    quick_spire: int


class Turns(Table, frozen=True, kw_only=True):
    columns: int
    lantern_columns: int
    discards: int


class Cards(Table, frozen=True, kw_only=True):
    each: int
    open: int
    hand: int
    fan_hand: int


class Columns(Table, frozen=True, kw_only=True):
    each: int


class Abilities(Table, frozen=True, kw_only=True):
    uses: int


class End(Table, frozen=True, kw_only=True):
    pagodas: int
    blocked: int


class Track(Table, frozen=True, kw_only=True):
    cells: int


class Tiles(Table, frozen=True, kw_only=True):
    spots: tuple[tuple[ColourName, ColourName], ...]
    roof_spots: tuple[ColourName, ...]


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in components.toml."""

    board: Board
    points: Points
    turn: Turns
    cards: Cards
    columns: Columns
    abilities: Abilities
    end: End
    track: Track
    tiles: Tiles


class Tile(Struct, frozen=True, order=True):
    """A tile: its own colour, the four spots of its floor side, the one spot of its roof side (3.5)."""

    colour: Colour
    spots: Colour
    roof: Colour


# What drawing and words rely on: the built-in value is the only one that is right there.
_FIXED = {
    "board.sites": 6, "board.corners": 4, "board.floors": 4, "board.quick_floors": 3, "turn.columns": 3,
    "turn.lantern_columns": 4, "turn.discards": 4, "cards.open": 5, "cards.hand": 2, "cards.fan_hand": 4,
    "abilities.uses": 2, "end.pagodas": 3, "track.cells": 50,
}  # fmt: skip
_RANGES = {
    "points.tile": (0, 9), "points.spire": (0, 20), "points.quick_spire": (0, 20), "cards.each": (8, 20),
    "columns.each": (22, 40), "end.blocked": (2, 40),
}  # fmt: skip


def check(data: Data) -> Refusal | None:
    """Why these numbers make no game; None when they do."""
    for field, (least, most) in {**{f: (v, v) for f, v in _FIXED.items()}, **_RANGES}.items():
        table, name = field.split(".")
        value = getattr(getattr(data, table), name)
        if not least <= value <= most:
            return Refusal("edition_range", "", {"field": field, "value": value, "least": least, "most": most})
    if len(data.points.column) != data.board.floors or not all(0 <= p <= 20 for p in data.points.column):
        return Refusal("edition_length", "", {"field": "points.column", "n": data.board.floors})
    if len(data.tiles.roof_spots) != len(data.tiles.spots):
        return Refusal("edition_length", "", {"field": "tiles.roof_spots", "n": len(data.tiles.spots)})
    pairs = set(data.tiles.spots)
    if len(pairs) != len(COLOURS) ** 2 or len(data.tiles.spots) != len(pairs):
        return Refusal("edition_pairs", "", {"field": "tiles.spots", "n": len(COLOURS) ** 2})
    return None


TABLES = Tables(__name__.rpartition(".")[0], Data, check)


class Laws(Struct, frozen=True):
    """The numbers that hold in one match, with its mode applied."""

    top: int  # the floor that gets the roof
    column: tuple[int, ...]  # points by floor, the first at index 1
    tile: int
    spire: int
    columns: int
    lantern_columns: int
    discards: int
    open: int
    hand: int
    fan_hand: int
    uses: int  # 0 in the simple mode
    pagodas: int
    blocked: int


@cache
def laws_of(edition: str, quick: bool, simple: bool) -> Laws:
    """The laws of an edition and mode."""
    data: Data = TABLES.data(edition)
    return Laws(
        top=data.board.quick_floors if quick else data.board.floors,
        column=(0, *data.points.column),
        tile=data.points.tile,
        spire=data.points.quick_spire if quick else data.points.spire,
        columns=data.turn.columns,
        lantern_columns=data.turn.lantern_columns,
        discards=data.turn.discards,
        open=data.cards.open,
        hand=data.cards.hand,
        fan_hand=data.cards.fan_hand,
        uses=0 if simple else data.abilities.uses,
        pagodas=data.end.pagodas,
        blocked=data.end.blocked,
    )


@cache
def all_tiles(edition: str) -> tuple[Tile, ...]:
    """The tiles of an edition, sorted by colour and spots."""
    data: Data = TABLES.data(edition)
    named = {colour.name.lower(): colour for colour in COLOURS}
    pairs = zip(data.tiles.spots, data.tiles.roof_spots, strict=True)
    return tuple(sorted(Tile(named[own], named[spots], named[roof]) for (own, spots), roof in pairs))
