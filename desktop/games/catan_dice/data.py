"""The component tables of the box, typed, and what must hold between them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from desktop.engine.action import Refusal
from desktop.engine.components import Table, Tables
from desktop.games.catan_dice.faces import FACES, Face

Terrain = Literal["sea", "desert", "mountains", "fields", "pasture", "forest", "hills"]
Resource = Literal["brick", "lumber", "wool", "grain", "ore", "any"]
Half = tuple[int, int]  # a point of the half-step grid of rules 3.5


class DiceTable(Table, frozen=True):
    """3.1 and 5.1: how many dice, how often they are thrown in a turn, what they show."""

    number: int
    throws: int
    faces: tuple[Face, ...]


class Costs(Table, frozen=True):
    """3.2: how many dice of each resource a structure takes."""

    road: dict[Face, int]
    knight: dict[Face, int]
    settlement: dict[Face, int]
    city: dict[Face, int]


class Track(Table, frozen=True):
    """3.8: the boxes, where each is printed (row and column of a 5 x 5 grid), and what an X counts."""

    turns: int
    x: int
    rows: tuple[int, ...]
    columns: tuple[int, ...]


class Rank(Struct, frozen=True, forbid_unknown_fields=True):
    """A rank of the solo game and the least total that earns it."""

    id: Literal["castaway", "settler", "builder", "mayor", "governor", "lord"]
    least: int


class Solo(Table, frozen=True):
    """8.1: ranks, lowest first."""

    ranks: tuple[Rank, ...]


class Corners(Table, frozen=True):
    """3.6: where the corners of the two printed islands are."""

    at: dict[str, Half]


class Hex(Struct, frozen=True, forbid_unknown_fields=True):
    """A hexagon: its terrain and where its centre is."""

    id: str
    terrain: Terrain
    at: Half


class Road(Struct, frozen=True, forbid_unknown_fields=True):
    """A road between two corners; `parent` is the road that opens it, "" for the one printed as built."""

    id: str
    ends: tuple[str, str]
    parent: str
    points: int = 0


class Site(Struct, frozen=True, forbid_unknown_fields=True):
    """A place for one settlement or one city."""

    id: str
    corner: str
    points: int


class Knight(Struct, frozen=True, forbid_unknown_fields=True):
    """A knight and the hexagon it stands on."""

    id: str
    hex: str
    points: int = 0


class Joker(Struct, frozen=True, forbid_unknown_fields=True):
    """What built knights lend once: a die may become `resource` when all of `knights` are built."""

    id: str
    knights: tuple[str, ...]
    resource: Resource


class PrintedIsland(Table, frozen=True):
    """A sheet of one's own: 3.3 to 3.7 and 8.2. `ordered`: settlements, cities and knights only in the listed order."""

    ordered: bool
    hexes: tuple[Hex, ...]
    roads: tuple[Road, ...]
    settlements: tuple[Site, ...]
    cities: tuple[Site, ...]
    knights: tuple[Knight, ...]
    jokers: tuple[Joker, ...]
    shaded: str = ""
    road_points: int = 0


class Race(Table, frozen=True):
    """What 8.2 and 8.3 share: points that win, dice of the first turns, the largest army."""

    goal: int
    dice: tuple[int, ...]
    army_least: int
    army_points: int


class SharedIsland(Table, frozen=True):
    """8.3: nineteen hexagons in rows, corners numbered in reading order."""

    terrains: tuple[tuple[Terrain, ...], ...]
    settlement_corners: tuple[int, ...]
    city_corners: tuple[int, ...]
    settlement_points: int
    upgrade_points: int
    castles: int
    castle_dice: int
    castle_points: int
    start_distance: int
    road_least: int


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything printed."""

    dice: DiceTable
    costs: Costs
    track: Track
    solo: Solo
    corners: Corners
    island_one: PrintedIsland
    race: Race
    island_two: PrintedIsland
    extra: SharedIsland


def check(data: Data) -> Refusal | None:
    """Counts and balance of the tables; None when all is well."""
    for field, fine in _facts(data):
        if not fine:
            return Refusal("edition_field", "", {"field": field, "reason": "does not fit the rest of the box"})
    for name, island in (("island_one", data.island_one), ("island_two", data.island_two)):
        flaw = _island_flaw(island, data.corners)
        if flaw:
            return Refusal("edition_field", "", {"field": f"{name}.{flaw}", "reason": "does not fit the map"})
    return None


def _facts(data: Data) -> list[tuple[str, bool]]:
    costs = (data.costs.road, data.costs.knight, data.costs.settlement, data.costs.city)
    extra = data.extra
    sites = extra.settlement_corners + extra.city_corners
    least = [rank.least for rank in data.solo.ranks]
    return [
        ("dice.number", data.dice.number == 6),
        ("dice.throws", 1 <= data.dice.throws <= 9),
        ("dice.faces", data.dice.faces == FACES),
        ("costs", all(cost and all(1 <= n <= 6 for n in cost.values()) for cost in costs)),
        ("costs", not any({Face.GOLD, Face.BLANK} & cost.keys() for cost in costs)),
        ("track.turns", 1 <= data.track.turns <= 60),
        ("track.x", -100 <= data.track.x <= 0),
        ("track.rows", len(data.track.rows) == len(data.track.columns) == data.track.turns),
        ("solo.ranks", bool(least) and least == sorted(set(least)) and least[0] <= data.track.turns * data.track.x),
        ("race.goal", 1 <= data.race.goal <= 15),
        ("race.dice", bool(data.race.dice) and all(1 <= n <= 6 for n in data.race.dice)),
        ("race.dice", data.race.dice[-1:] == (data.dice.number,)),
        ("race.army_least", 1 <= data.race.army_least <= 9),
        ("race.army_points", 0 <= data.race.army_points <= 9),
        ("island_one.shaded", not data.island_one.shaded),
        ("island_two.shaded", data.island_two.shaded in {road.id for road in data.island_two.roads}),
        ("extra.terrains", [len(row) for row in extra.terrains] == [3, 4, 5, 4, 3]),
        ("extra.terrains", sum(row.count("desert") for row in extra.terrains) == 1),
        ("extra.terrains", not any("sea" in row for row in extra.terrains)),
        ("extra.city_corners", len(set(sites)) == len(sites) and all(0 <= corner < 54 for corner in sites)),
        ("extra.castles", 0 <= extra.castles <= 9),
        ("extra.castle_dice", 1 <= extra.castle_dice <= 6),
        ("extra.start_distance", 0 <= extra.start_distance <= 11),
        ("extra.road_least", 1 <= extra.road_least <= 72),
    ]


def _island_flaw(island: PrintedIsland, corners: Corners) -> str:
    """The list that does not fit, "" when all do."""
    roads = {road.id: road for road in island.roads}
    knights = {knight.id for knight in island.knights}
    if [road.id for road in island.roads if not road.parent] != [island.roads[0].id] or len(roads) > 32:
        return "roads"
    known = {island.roads[0].id}
    for road in island.roads[1:]:  # a parent comes before what it opens, so that the roads are a tree
        if road.parent not in known or not set(road.ends) & set(roads[road.parent].ends) or road.id in known:
            return "roads"
        known.add(road.id)
    ends = {end for road in island.roads for end in road.ends}
    if not ends <= corners.at.keys():
        return "roads"
    for name, sites in (("settlements", island.settlements), ("cities", island.cities)):
        if not {site.corner for site in sites} <= ends or len({site.id for site in sites}) != len(sites):
            return name
    if not {knight.hex for knight in island.knights} <= {hex.id for hex in island.hexes}:
        return "knights"
    if len(knights) != len(island.knights) or len({joker.id for joker in island.jokers}) != len(island.jokers):
        return "knights"
    if not all(joker.knights and set(joker.knights) <= knights for joker in island.jokers):
        return "jokers"
    return ""


TABLES = Tables(__package__ or "", Data, check)
