"""What is wrong with component tables: counts, ranges, balance of colours, legal packings (3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from desktop.games.burano.packing import fits, shape
from desktop.games.burano.pieces import LETTERS

if TYPE_CHECKING:
    from desktop.games.burano.data import Data

Flaw = tuple[str, str]  # field, reason


def flaws(data: Data) -> Iterator[Flaw]:
    """Every flaw that is found, the most basic ones first."""
    yield from _turns(data)
    yield from _ring(data)
    yield from _island(data)
    yield from _roofs(data)
    yield from _workshops(data)
    yield from _lagoon(data)
    yield from _ships(data)
    yield from _counts(data)


def _turns(data: Data) -> Iterator[Flaw]:
    price = data.price
    if any(more > less for less, more in pairwise((price.one, price.two, price.three, price.four))):
        yield "price", "a longer turn must not pay more than a shorter one"
    if price.none < 0 or price.one < 0:
        yield "price.one", "a turn of one move must be affordable without coins"
    if len(set(data.seats.letters)) != 4:
        yield "seats.letters", "each letter once"


def _ring(data: Data) -> Iterator[Flaw]:
    colours: Counter[str] = Counter()
    for index, segment in enumerate(data.ring.segments):
        bare = segment.replace("*", "")
        if len(bare) != 3 or not set(bare) <= set(LETTERS) or segment.startswith("*") or "**" in segment:
            yield f"ring.segments[{index}]", "three colours, each with or without a * after it"
        colours.update(bare)
    if any(colours[letter] != 2 for letter in LETTERS):
        yield "ring.segments", "each colour twice in all"


def _island(data: Data) -> Iterator[Flaw]:
    island = data.island
    for name, (row, column) in (("fountain", island.fountain), ("first_house", island.first_house)):
        if row >= island.rows or column >= island.columns:
            yield f"island.{name}", "not on the island"
    if island.fountain == island.first_house:
        yield "island.first_house", "on the fountain"
    row, column = island.first_house
    beside = [(row + r, column + c) for r in (-1, 1) for c in (-1, 1)]
    inside = [cell for cell in beside if 0 <= cell[0] < island.rows and 0 <= cell[1] < island.columns]
    if sum(cell != island.fountain for cell in inside) < 2:
        yield "island.first_house", "no room to grow"


def _roofs(data: Data) -> Iterator[Flaw]:
    sizes: set[int] = set()
    for name in ("anchor", "bobbin", "chimney", "crest"):
        pairs: tuple[str, ...] = getattr(data.roofs, name)
        field = f"roofs.{name}"
        if any(len(pair) != 2 or pair[0] == pair[1] or not set(pair) <= set(LETTERS) for pair in pairs):
            yield field, "each tile has two different colours"
        if len({"".join(sorted(pair)) for pair in pairs}) != len(pairs):
            yield field, "no pair of colours twice"
        ends = Counter("".join(pairs))
        if len({ends[letter] for letter in LETTERS}) != 1:
            yield field, "each colour equally often"
        sizes.add(len(pairs))
    if sizes != {12}:
        yield "roofs", "twelve tiles of each symbol"


def _workshops(data: Data) -> Iterator[Flaw]:
    for name, size in (("four", 4), ("three", 3)):
        shapes: tuple[str, ...] = getattr(data.workshops, name)
        layout: tuple[str, ...] = getattr(data.layouts, name)
        try:
            tiles = [shape(words) for words in shapes]
        except ValueError as error:
            yield f"workshops.{name}", f"{error} is no tile of one colour"
            return
        if sorted(letter for letter, _ in tiles) != sorted(LETTERS):
            yield f"workshops.{name}", "one tile of each colour"
        if any(len(cells) != size or not _joined(cells) for _, cells in tiles):
            yield f"workshops.{name}", f"each tile has {size} squares that hang together"
        if len(layout) != data.lace.rows or any(len(row) != data.lace.columns for row in layout):
            yield f"layouts.{name}", f"{data.lace.rows} rows of {data.lace.columns} squares"
        elif not fits(layout, shapes):
            yield f"layouts.{name}", "not the tiles of workshops, turned but not flipped"


def _joined(cells: tuple[tuple[int, int, bool], ...]) -> bool:
    left = {(r, c) for r, c, _ in cells}
    open_cells = [left.pop()]
    while open_cells:
        r, c = open_cells.pop()
        beside = {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & left
        left -= beside
        open_cells += beside
    return not left


def _lagoon(data: Data) -> Iterator[Flaw]:
    lagoon = data.lagoon
    nodes = (*lagoon.islands, *lagoon.ports)
    if len(set(nodes)) != len(nodes):
        yield "lagoon.islands", "each name once"
    if len(set(lagoon.letters)) != 4 or not set(lagoon.letters) <= set(lagoon.islands):
        yield "lagoon.letters", "four different islands"
    reached: set[str] = {nodes[0]}
    edges = [tuple(route.split("-")) for route in lagoon.routes]
    if any(len(edge) != 2 or not set(edge) <= set(nodes) or edge[0] == edge[1] for edge in edges):
        yield "lagoon.routes", "two known names joined by -"
    for _ in nodes:
        reached |= {node for edge in edges if set(edge) & reached for node in edge}
    if reached != set(nodes):
        yield "lagoon.routes", "every island and port can be reached"
    if data.docks.each * len(LETTERS) != data.docks.slots * len(lagoon.islands):
        yield "docks.each", "as many dock houses as slots"


def _ships(data: Data) -> Iterator[Flaw]:
    ships = data.ships
    most = {
        "same": data.fish.each - ships.same_least + 1,
        "different": 8 - ships.different_least + 1,
        "pairs": 8 - ships.pairs_least + 1,
        "full": data.fish.each - ships.full_least + 1,
    }
    for name, limit in most.items():
        points: tuple[int, ...] = getattr(ships, name)
        if not 1 <= len(points) <= limit:
            yield f"ships.{name}", f"one to {limit} values"
        if any(more <= less for less, more in pairwise(points)):
            yield f"ships.{name}", "a larger set must bring more points"
    if data.fish.each < 2 or ships.full_most > data.fish.each:
        yield "fish.each", "too few of a kind for the ships"


def _counts(data: Data) -> Iterator[Flaw]:
    cubes = data.cubes
    if 4 * cubes.start_each + 1 > cubes.each:
        yield "cubes.each", "not enough for four players"
    if data.privilege.start > data.privilege.cap:
        yield "privilege.start", "above the cap"
    if not data.guilds.bonus or any(more < less for less, more in pairwise(data.guilds.bonus)):
        yield "guilds.bonus", "must not fall as guilds grow"
