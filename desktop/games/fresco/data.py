"""The component tables, typed, and what must hold in them, ours or an owner's (section 3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Annotated, Literal

from msgspec import Meta, Struct

from desktop.engine.action import Refusal
from desktop.engine.components import Table, Tables

Count = Annotated[int, Meta(ge=0, le=99)]
Points = Annotated[int, Meta(ge=0, le=99)]
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_]{1,12}$")]
Sold = Annotated[str, Meta(pattern=r"^[RYBOG]{1,3}$")]  # purple is never sold, pink and brown neither
Front = Annotated[str, Meta(pattern=r"^[RYBOGP]{2,3}$")]
SpecialFront = Annotated[str, Meta(pattern=r"^[RYBOGPKN]{2,3}$")]
Blots = Annotated[str, Meta(pattern=r"^[OGP]{0,3}$")]
Gift = Annotated[str, Meta(pattern=r"^[RYBOGPKN]{0,6}$")]
Lasting = Literal["", "bishop", "price", "income", "studio", "blends", "theatre"]
STACKS = ("general", "orange", "green", "purple")


class Hours(Table, frozen=True):
    """3.1: a line of the hostel each."""

    time: tuple[Annotated[int, Meta(ge=1, le=12)], ...]
    mood: tuple[Annotated[int, Meta(ge=-9, le=9)], ...]
    price: tuple[Annotated[int, Meta(ge=0, le=9)], ...]


class MoodTrack(Table, frozen=True):
    """3.2: how many spaces each zone has."""

    plus: Annotated[int, Meta(ge=1, le=5)]
    neutral: Annotated[int, Meta(ge=1, le=9)]
    minus: Annotated[int, Meta(ge=1, le=5)]


class Crew(Table, frozen=True):
    """5.2: assistants of a player, spaces of a column."""

    assistants: Annotated[int, Meta(ge=3, le=8)]
    spaces: Annotated[int, Meta(ge=2, le=4)]


class Start(Table, frozen=True):
    thalers: Count
    paints: Gift


class Work(Table, frozen=True):
    """3.7: what one assistant brings."""

    studio: Count
    blends: Annotated[int, Meta(ge=1, le=9)]
    theatre: Annotated[int, Meta(ge=0, le=9)]


class Bishop(Table, frozen=True):
    here: Points
    beside: Points
    step: Count


class Altar(Table, frozen=True):
    basic: Points
    blended: Points
    pink: Points
    brown: Points
    trio: Points


class Money(Table, frozen=True):
    income: Count
    point: Annotated[int, Meta(ge=1, le=99)]


class Ending(Table, frozen=True):
    tiles: Annotated[int, Meta(ge=0, le=24)]


class Recipes(Table, frozen=True):
    """3.6: two letters, and the letter of what they make."""

    blended: tuple[Annotated[str, Meta(pattern=r"^[RYB]{2}[OGP]$")], ...]
    special: tuple[Annotated[str, Meta(pattern=r"^[RYBOGP]{2}[KN]$")], ...]


class Stalls(Table, frozen=True):
    """3.3: tiles on each stall, with four players and with fewer."""

    four: tuple[Annotated[int, Meta(ge=1, le=6)], ...]
    three: tuple[Annotated[int, Meta(ge=1, le=6)], ...]


class MarketTile(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    paints: Sold
    large: bool = False


class Market(Table, frozen=True):
    tiles: tuple[MarketTile, ...]


class FrescoTile(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    paints: Front
    points: Points
    back: Blots


class Ceiling(Table, frozen=True):
    tiles: tuple[FrescoTile, ...]


class SpecialTile(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    paints: SpecialFront
    points: Points
    back: Blots


class Specials(Table, frozen=True):
    tiles: tuple[SpecialTile, ...]


class Portrait(Struct, frozen=True, forbid_unknown_fields=True):
    """A card: a lasting effect with its amount, or what it gives at once."""

    id: Id
    group: Literal["A", "B", "C"]
    lasting: Lasting = ""
    amount: Annotated[int, Meta(ge=0, le=9)] = 0
    paints: Gift = ""
    thalers: Count = 0
    points: Points = 0
    each: Annotated[int, Meta(ge=0, le=9)] = 0
    most: Annotated[int, Meta(ge=0, le=25)] = 0
    name: Annotated[str, Meta(max_length=24)] = ""


class Portraits(Table, frozen=True):
    cards: tuple[Portrait, ...]


class Requests(Table, frozen=True):
    """3.10: points from the top of each stack down."""

    tiles: Annotated[int, Meta(ge=1, le=5)]
    income: Count
    general: tuple[Points, ...]
    orange: tuple[Points, ...]
    green: tuple[Points, ...]
    purple: tuple[Points, ...]

    def stack(self, name: str) -> tuple[int, ...]:
        return getattr(self, name)


class Track(Table, frozen=True):
    length: Annotated[int, Meta(ge=20, le=400)]


class Data(Struct, frozen=True):
    hours: Hours
    mood: MoodTrack
    crew: Crew
    start: Start
    work: Work
    bishop: Bishop
    altar: Altar
    money: Money
    ending: Ending
    recipes: Recipes
    stalls: Stalls
    market: Market
    fresco: Ceiling
    special: Specials
    portraits: Portraits
    requests: Requests
    track: Track


def check(data: Data) -> Refusal | None:
    """What is wrong with the tables; None when nothing is. Codes: table_count, table_range, table_order, table_twice,
    table_colours, table_recipe, table_effect; `field` names the place."""
    return next(_flaws(data), None)


def _flaws(data: Data) -> Iterator[Refusal]:
    yield from _hours(data)
    yield from _market(data)
    yield from _fresco(data)
    yield from _portraits(data)
    yield from _requests(data)
    yield from _recipes(data)


def _count(field: str, found: int, wanted: int) -> Iterator[Refusal]:
    if found != wanted:
        yield Refusal("table_count", "", {"field": field, "n": found, "wanted": wanted})


def _twice(field: str, ids: Iterable[str]) -> Iterator[Refusal]:
    for id, n in Counter(ids).items():
        if n > 1:
            yield Refusal("table_twice", "", {"field": field, "value": id})


def _falling(field: str, values: Sequence[int], strictly: bool = False) -> Iterator[Refusal]:
    if any(b > a or (strictly and a == b) for a, b in pairwise(values)):
        yield Refusal("table_order", "", {"field": field})


def _hours(data: Data) -> Iterator[Refusal]:
    """3.1: five lines; later is never dearer and never worse for the mood. 3.2: the start is the middle of the track."""
    hours = data.hours
    for name, column in (("time", hours.time), ("mood", hours.mood), ("price", hours.price)):
        yield from _count(f"hours.{name}", len(column), 5)
    yield from _falling("hours.time", hours.time[::-1], strictly=True)
    yield from _falling("hours.mood", hours.mood[::-1])
    yield from _falling("hours.price", hours.price)
    if data.mood.neutral % 2 == 0:
        yield Refusal("table_range", "", {"field": "mood.neutral", "value": data.mood.neutral, "least": 1, "most": 9})


def _market(data: Data) -> Iterator[Refusal]:
    """3.3: fourteen tiles, three of them only for four players, and enough of them for the stalls."""
    tiles = data.market.tiles
    yield from _count("market.tiles", len(tiles), 14)
    yield from _twice("market.tiles", (tile.id for tile in tiles))
    large = [tile for tile in tiles if tile.large]
    yield from _count("market.tiles.large", len(large), 3)
    for name, sizes, stalls, most in (
        ("four", data.stalls.four, 4, len(tiles)),
        ("three", data.stalls.three, 3, len(tiles) - len(large)),
    ):
        yield from _count(f"stalls.{name}", len(sizes), stalls)
        if sum(sizes) > most:
            yield Refusal("table_range", "", {"field": f"stalls.{name}", "value": sum(sizes), "least": 1, "most": most})
    for letter in "RYB":
        for small in (False, True):
            if not any(letter in tile.paints for tile in tiles if not (small and tile.large)):
                yield Refusal("table_colours", "", {"field": "market.tiles", "paint": letter, "n": 0, "least": 1})


def _fresco(data: Data) -> Iterator[Refusal]:
    """3.4: 25 tiles worth 3 to 11 and seven worth 13 to 24; every paint is wanted often enough, every blot occurs."""
    tiles, special = data.fresco.tiles, data.special.tiles
    yield from _count("fresco.tiles", len(tiles), 25)
    yield from _count("special.tiles", len(special), 7)
    yield from _twice("fresco.tiles", [tile.id for tile in tiles] + [tile.id for tile in special])
    for field, some, least, most in (("fresco", tiles, 3, 11), ("special", special, 13, 24)):
        for index, tile in enumerate(some):
            where = f"{field}.tiles[{index}]"
            if not least <= tile.points <= most:
                params = {"field": f"{where}.points", "value": tile.points, "least": least, "most": most}
                yield Refusal("table_range", "", params)
            if len(set(tile.back)) != len(tile.back):
                yield Refusal("table_twice", "", {"field": f"{where}.back", "value": tile.back})
        best = max((tile.points for tile in some), default=0)
        if best != most:
            yield Refusal("table_range", "", {"field": f"{field}.tiles", "value": best, "least": most, "most": most})
    yield from _count("special.tiles.24", sum(tile.points == 24 for tile in special), 1)
    for letter in "RYBOGP":
        n = sum(letter in tile.paints for tile in tiles)
        if n < 5:
            yield Refusal("table_colours", "", {"field": "fresco.tiles", "paint": letter, "n": n, "least": 5})
    for letter in "OGP":
        n = sum(letter in tile.back for tile in tiles)
        if n < 3:
            yield Refusal("table_colours", "", {"field": "fresco.tiles.back", "paint": letter, "n": n, "least": 3})
    for index, tile in enumerate(special):
        if not set(tile.paints) & set("KN"):
            where = f"special.tiles[{index}].paints"
            yield Refusal("table_colours", "", {"field": where, "paint": "K", "n": 0, "least": 1})


def _portraits(data: Data) -> Iterator[Refusal]:
    """3.9: six cards a letter, each with one kind of effect."""
    cards = data.portraits.cards
    yield from _count("portraits.cards", len(cards), 18)
    yield from _twice("portraits.cards", (card.id for card in cards))
    for group in "ABC":
        yield from _count(f"portraits.cards.{group}", sum(card.group == group for card in cards), 6)
    for index, card in enumerate(cards):
        gives = bool(card.paints or card.thalers or card.points or card.each)
        if bool(card.lasting) == gives or bool(card.lasting) != bool(card.amount) or bool(card.each) != bool(card.most):
            yield Refusal("table_effect", "", {"field": f"portraits.cards[{index}]"})


def _requests(data: Data) -> Iterator[Refusal]:
    """3.10: three tiles a stack, the highest on top."""
    for stack in STACKS:
        points = data.requests.stack(stack)
        yield from _count(f"requests.{stack}", len(points), 3)
        yield from _falling(f"requests.{stack}", points)


def _recipes(data: Data) -> Iterator[Refusal]:
    """3.6: each blended and special paint is made in one way, and no two paints make two things."""
    for name, recipes, made in (("blended", data.recipes.blended, "OGP"), ("special", data.recipes.special, "KN")):
        if sorted(recipe[2] for recipe in recipes) != sorted(made):
            yield Refusal("table_recipe", "", {"field": f"recipes.{name}", "wanted": made})
    pairs = ["".join(sorted(recipe[:2])) for recipe in data.recipes.blended + data.recipes.special]
    yield from _twice("recipes", pairs)


TABLES = Tables(__name__.rpartition(".")[0], Data, check)
