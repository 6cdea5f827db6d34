"""The checked reading of components.toml."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from desktop.engine.action import Refusal
from desktop.engine.components import Table, Tables
from desktop.games.burano import flaws_of_data

Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Coins = Annotated[int, Meta(ge=-30, le=30)]
Cell = tuple[Count, Count]
Letter = Literal["A", "B", "C", "D"]
Six = tuple[str, str, str, str, str, str]


class Seasons(Table, frozen=True):
    turns: tuple[Some, Some, Some, Some]


class Price(Table, frozen=True):
    """Coins at the end of a turn of so many moves."""

    none: Coins
    one: Coins
    two: Coins
    three: Coins
    four: Coins


class Seats(Table, frozen=True):
    letters: tuple[Letter, Letter, Letter, Letter]


class Ring(Table, frozen=True):
    segments: tuple[str, str, str, str]


class Island(Table, frozen=True):
    rows: Annotated[int, Meta(ge=3, le=15)]
    columns: Annotated[int, Meta(ge=3, le=15)]
    fountain: Cell
    first_house: Cell
    floors: Annotated[int, Meta(ge=3, le=3)]


class Roofs(Table, frozen=True):
    anchor: tuple[str, ...]
    bobbin: tuple[str, ...]
    chimney: tuple[str, ...]
    crest: tuple[str, ...]


class RoofPoints(Table, frozen=True):
    anchor_island: Count
    anchor_most: Count
    bobbin_woman: Count
    bobbin_most: Count
    chimney_low: Count
    chimney_high: Count
    crest_base: Count
    crest_card: Count
    crest_most: Count


class Lace(Table, frozen=True):
    rows: Annotated[int, Meta(ge=4, le=4)]
    columns: Annotated[int, Meta(ge=7, le=7)]
    cube_points: Count


class Workshops(Table, frozen=True):
    four: Six
    three: Six


class Layouts(Table, frozen=True):
    four: tuple[str, ...]
    three: tuple[str, ...]


class Guilds(Table, frozen=True):
    bonus: tuple[Count, ...]


class Lagoon(Table, frozen=True):
    islands: Six
    ports: tuple[str, str]
    letters: tuple[str, str, str, str]
    routes: tuple[str, ...]


class Docks(Table, frozen=True):
    each: Some
    slots: Some


class Ships(Table, frozen=True):
    """Points by size: `same` from `same_least` cards on, `pairs` from `pairs_least` pairs on, `full` for `full_most` of
    one kind and `full_least`, one more … of another."""

    same_least: Annotated[int, Meta(ge=2, le=6)]
    same: tuple[Some, ...]
    different_least: Annotated[int, Meta(ge=2, le=8)]
    different: tuple[Some, ...]
    pairs_least: Annotated[int, Meta(ge=1, le=4)]
    pairs: tuple[Some, ...]
    full_most: Annotated[int, Meta(ge=2, le=6)]
    full_least: Annotated[int, Meta(ge=1, le=6)]
    full: tuple[Some, ...]


class FishCards(Table, frozen=True):
    each: Some
    display: Annotated[int, Meta(ge=3, le=3)]
    hand_points: Count


class Buildings(Table, frozen=True):
    """`display` cards are shown; the others are each card's own number (3.15)."""

    display: Annotated[int, Meta(ge=4, le=4)]
    ferry_pier: Annotated[int, Meta(ge=1, le=4)]
    net_loft: Count
    harbour_office: Count
    shared_bench: Annotated[int, Meta(ge=2, le=2)]
    lace_bridge: Count
    bank: Count
    guest_house: Count
    roofers_guild: Count
    fish_market: Count
    fish_auction: Count
    lighthouse: Count
    lace_museum: Count
    town_hall: Count
    bell_tower: Count
    mint: Some
    builders_yard: Count


class Privilege(Table, frozen=True):
    start: Count
    cap: Annotated[int, Meta(ge=1, le=20)]
    roof_reward: Count
    house_bonus: Count


class Majority(Table, frozen=True):
    points: tuple[Count, Count, Count]


class Cubes(Table, frozen=True):
    each: Some
    start_each: Some
    ready: Annotated[int, Meta(ge=3, le=3)]


class Money(Table, frozen=True):
    start: Count
    surplus: Count
    displaced: Count
    called: Count
    icon: Count
    privilege: Count
    per_point: Some


class Workers(Table, frozen=True):
    each: Annotated[int, Meta(ge=13, le=13)]


class RoofArea(Table, frozen=True):
    slots: Annotated[int, Meta(ge=3, le=3)]


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in components.toml."""

    seasons: Seasons
    price: Price
    seats: Seats
    ring: Ring
    island: Island
    roofs: Roofs
    roof_points: RoofPoints
    lace: Lace
    workshops: Workshops
    layouts: Layouts
    guilds: Guilds
    lagoon: Lagoon
    docks: Docks
    ships: Ships
    fish: FishCards
    buildings: Buildings
    privilege: Privilege
    majority: Majority
    cubes: Cubes
    money: Money
    workers: Workers
    roof_area: RoofArea


def check(data: Data) -> Refusal | None:
    """Why these tables make no game, naming the field; None when they do."""
    for field, reason in flaws_of_data.flaws(data):
        return Refusal("edition_field", "", {"field": field, "reason": reason})
    return None


TABLES = Tables(__name__.rpartition(".")[0], Data, check)
