"""Island One as small numbers for the exact solver: positions, boards and what a turn can add to them.

Source: rules sections 3.1 to 3.7. Independent of the game's own State; roads and jokers are bit masks.
"""

from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from itertools import combinations
from typing import NamedTuple, TypeAlias


class Face(IntEnum):
    """The six faces of a die, in the order of every tuple of six counts (rules 3.1)."""

    BRICK = 0
    LUMBER = 1
    WOOL = 2
    GRAIN = 3
    ORE = 4
    GOLD = 5


Faces: TypeAlias = tuple[int, int, int, int, int, int]
"""How many dice show each face, in the order of Face."""


def faces(counts: Iterable[int]) -> Faces:
    """Six counts as a tuple of that very length."""
    brick, lumber, wool, grain, ore, gold = counts
    return brick, lumber, wool, grain, ore, gold


class Position(NamedTuple):
    """One sheet between two turns: all that the points still to come depend on.

    roads: bit r set when Rr is built. settlements, cities, knights: how many, as they are built in order.
    used: bit k - 1 set when the joker of knight k is crossed off.
    """

    roads: int = 0
    settlements: int = 0
    cities: int = 0
    knights: int = 0
    used: int = 0


EMPTY = Position()

ROADS = 16
START = -1
PARENT = (START, 0, 0, 2, 3, 3, 5, 6, 7, 8, 9, 10, 7, 12, 13, 14)
"""The road that opens each road (3.7); the graph is a tree, so this is the whole of adjacency."""

SETTLEMENTS = (3, 4, 5, 7, 9, 11)
CITIES = (7, 12, 20, 30)
KNIGHTS = (1, 2, 3, 4, 5, 6)

SETTLEMENT_ROADS = ((START, 0), (2, 3), (5, 6), (7, 8, 12), (9, 10), (11,))
CITY_ROADS = ((1,), (4,), (13, 14), (15,))

WILD = 6
JOKER = {1: Face.ORE, 2: Face.GRAIN, 3: Face.WOOL, 4: Face.LUMBER, 5: Face.BRICK}
"""What each knight's joker makes of a die (3.4); the sixth makes any resource."""

ROAD_COST: Faces = (1, 1, 0, 0, 0, 0)
KNIGHT_COST: Faces = (0, 0, 1, 1, 1, 0)
SETTLEMENT_COST: Faces = (1, 1, 1, 1, 0, 0)
CITY_COST: Faces = (0, 0, 0, 2, 3, 0)


class Kind(NamedTuple):
    """What one turn builds, counted: six dice pay for nine such sets and no other."""

    roads: int
    knights: int
    settlements: int
    cities: int


KINDS = (
    Kind(1, 0, 0, 0),
    Kind(2, 0, 0, 0),
    Kind(3, 0, 0, 0),
    Kind(0, 1, 0, 0),
    Kind(0, 2, 0, 0),
    Kind(1, 1, 0, 0),
    Kind(0, 0, 1, 0),
    Kind(1, 0, 1, 0),
    Kind(0, 0, 0, 1),
)


def _cost(kind: Kind) -> Faces:
    parts = tuple(zip(kind, (ROAD_COST, KNIGHT_COST, SETTLEMENT_COST, CITY_COST), strict=True))
    return faces(sum(count * cost[face] for count, cost in parts) for face in Face)


COSTS = tuple(_cost(kind) for kind in KINDS)
"""The resources all of a Kind takes together (3.2), in the order of KINDS."""


class Board(NamedTuple):
    """The part of a position that lies on the map's roads and sites."""

    roads: int
    settlements: int
    cities: int


class Growth(NamedTuple):
    """One concrete way to build a Kind: the new roads as a mask, the board after it, points without knights."""

    roads: int
    board: Board
    points: int


def _touches(roads: int, wanted: tuple[int, ...]) -> bool:
    return any(road == START or roads >> road & 1 for road in wanted)


def connected(roads: int) -> bool:
    """Whether every road of the mask hangs together with START (6.1)."""
    return all(_touches(roads, (PARENT[road],)) for road in range(ROADS) if roads >> road & 1)


def may_settle(roads: int, settlements: int) -> bool:
    """Whether the next settlement in order has a road at its site (6.2)."""
    return settlements < len(SETTLEMENTS) and _touches(roads, SETTLEMENT_ROADS[settlements])


def may_found(roads: int, cities: int) -> bool:
    """Whether the next city in order has a road at its site (6.3)."""
    return cities < len(CITIES) and _touches(roads, CITY_ROADS[cities])


def _new_roads(roads: int, count: int) -> list[int]:
    """Every set of so many roads that can be added to these, as masks."""
    near = [road for road in range(ROADS) if not roads >> road & 1]
    masks = (sum(1 << road for road in chosen) for chosen in combinations(near, count))
    return [mask for mask in masks if connected(roads | mask)]


@cache
def growths(board: Board, kind: int) -> tuple[Growth, ...]:
    """Every way to build KINDS[kind] on this board; knights need no board (6.4) and stay out."""
    wanted = KINDS[kind]
    found: list[Growth] = []
    for mask in _new_roads(board.roads, wanted.roads):
        roads, settlements, cities, points = board.roads | mask, board.settlements, board.cities, wanted.roads
        if wanted.settlements:
            if not may_settle(roads, settlements):
                continue
            points += SETTLEMENTS[settlements]
            settlements += 1
        if wanted.cities:
            if not may_found(roads, cities):
                continue
            points += CITIES[cities]
            cities += 1
        found.append(Growth(mask, Board(roads, settlements, cities), points))
    return tuple(found)


@cache
def boards() -> dict[Board, int]:
    """All 1,225 boards that the order and road rules allow, each with its number."""
    masks, open_masks = {0}, [0]
    while open_masks:
        roads = open_masks.pop()
        for mask in _new_roads(roads, 1):
            if roads | mask not in masks:
                masks.add(roads | mask)
                open_masks.append(roads | mask)
    found: list[Board] = []
    for roads in sorted(masks):
        settlements = 0
        while may_settle(roads, settlements):
            settlements += 1
        cities = 0
        while may_found(roads, cities):
            cities += 1
        found += [Board(roads, s, c) for s in range(settlements + 1) for c in range(cities + 1)]
    return {board: number for number, board in enumerate(found)}


JOKER_STATES = 127
"""Sum of 2^k over 0..6 knights: each built knight's joker is fresh or used."""


def number(position: Position) -> int:
    """The position's place in the table of all 155,575; ValueError when the rules do not allow it."""
    roads, settlements, cities, knights, used = position
    board = boards().get(Board(roads, settlements, cities))
    if board is None or not 0 <= knights <= len(KNIGHTS) or not 0 <= used < 1 << knights:
        raise ValueError(f"no such position on Island One: {position}")
    return board * JOKER_STATES + (1 << knights) - 1 + used
