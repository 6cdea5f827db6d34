"""What follows from the component tables of an edition, worked out once: the rules read it everywhere."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from desktop.games.burano.data import TABLES, Data
from desktop.games.burano.geometry import Lagoon, Town, beside
from desktop.games.burano.pieces import BUILDINGS, KINDS, SYMBOLS, Colour, Symbol, colour

HOUSES = 12  # of a schedule ring
SEGMENT = 3  # houses of a segment, and arrows of the wheel
NUMBERS = 9  # of the time wheel
MOVES = 4  # a turn at most


class Roof(Struct, frozen=True, order=True):
    """A roof tile: its symbol and the colours of its ends. No two tiles are alike."""

    symbol: Symbol
    a: Colour
    b: Colour


class RingHouse(Struct, frozen=True):
    """A house of the schedule ring, and whether it shows a coin."""

    colour: Colour
    coin: bool


class Square(Struct, frozen=True):
    """A square of the lace quarter: its workshop's colour (None: a gap), and whether it shows a coin."""

    colour: Colour | None = None
    coin: bool = False


class Box:
    """The tables of an edition, ready for use."""

    def __init__(self, edition: str) -> None:
        data: Data = TABLES.data(edition)
        self.data = data
        price = data.price
        self.net = (price.none, price.one, price.two, price.three, price.four)
        self.turns = data.seasons.turns
        self.cap = data.privilege.cap
        island = data.island
        self.town = Town(
            island.rows,
            island.columns,
            island.fountain[0] * island.columns + island.fountain[1],
            island.first_house[0] * island.columns + island.first_house[1],
        )
        self.lagoon = Lagoon(data.lagoon.islands, data.lagoon.ports, data.lagoon.routes)
        self.letter_islands = tuple(data.lagoon.islands.index(name) for name in data.lagoon.letters)
        self.letters = tuple("ABCD".index(letter) for letter in data.seats.letters)
        self.segments = tuple(_segment(words) for words in data.ring.segments)
        self.roofs = tuple(
            Roof(symbol, *sorted((colour(pair[0]), colour(pair[1]))))
            for symbol in SYMBOLS
            for pair in getattr(data.roofs, symbol.name.lower())
        )
        self.buildings = BUILDINGS
        self.fish = tuple(kind for kind in KINDS for _ in range(data.fish.each))
        self.lace_beside = beside(data.lace.rows, data.lace.columns)
        self._rings: dict[tuple[int, ...], tuple[RingHouse, ...]] = {}

    def ring(self, segments: tuple[int, ...]) -> tuple[RingHouse, ...]:
        """The twelve houses of segments laid on A, B, C, D."""
        found = self._rings.get(segments)
        if found is None:
            found = self._rings[segments] = tuple(house for index in segments for house in self.segments[index])
        return found

    def guild_bonus(self, women: int) -> int:
        """Extra points for a guild (3.11)."""
        bonus = self.data.guilds.bonus
        return bonus[min(women, len(bonus)) - 1]


def _segment(words: str) -> tuple[RingHouse, ...]:
    starred = [i for i, letter in enumerate(words) if letter == "*"]
    return tuple(RingHouse(colour(x), i + 1 in starred) for i, x in enumerate(words) if x != "*")


def squares(layout: tuple[str, ...]) -> tuple[Square, ...]:
    """The squares of a packing, by rows."""
    return tuple(Square() if x == "." else Square(colour(x), x.islower()) for row in layout for x in row)


@cache
def box(edition: str) -> Box:
    """The box of an edition."""
    return Box(edition)
