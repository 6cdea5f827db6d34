"""What the rules look up in the tables, computed once an edition."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from desktop.games.fresco.data import STACKS, TABLES, Data, FrescoTile, MarketTile, Portrait, SpecialTile
from desktop.games.fresco.paints import BASIC, BLENDED, LETTERS, PAINTS, Paint, of, packed


class Tile(Struct, frozen=True):
    """A fresco tile: what it takes, what it scores, the blots on its back."""

    id: str
    paints: tuple[Paint, ...]
    points: int
    back: frozenset[Paint]
    need: int  # the paints, packed
    special: bool = False


class Goods(Struct, frozen=True):
    """A market tile."""

    id: str
    paints: tuple[Paint, ...]
    large: bool


def _tile(tile: FrescoTile | SpecialTile, special: bool) -> Tile:
    paints = of(tile.paints)
    return Tile(tile.id, paints, tile.points, frozenset(of(tile.back)), packed(paints), special)


def _goods(tile: MarketTile) -> Goods:
    return Goods(tile.id, of(tile.paints), tile.large)


def _mixed(recipes: tuple[str, ...]) -> dict[tuple[Paint, Paint], Paint]:
    found: dict[tuple[Paint, Paint], Paint] = {}
    for recipe in recipes:
        first, second = of(recipe[:2])
        found[first, second] = PAINTS[LETTERS.index(recipe[2])]
    return dict(sorted(found.items()))


class Box:
    """The tables of one edition, looked up by id."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.tiles: dict[str, Tile] = {tile.id: _tile(tile, False) for tile in data.fresco.tiles}
        self.tiles |= {tile.id: _tile(tile, True) for tile in data.special.tiles}
        self.need: dict[str, int] = {id: tile.need for id, tile in self.tiles.items()}
        self.goods: dict[str, Goods] = {tile.id: _goods(tile) for tile in data.market.tiles}
        self.portraits: dict[str, Portrait] = {card.id: card for card in data.portraits.cards}
        self.hours = tuple(zip(data.hours.time, data.hours.mood, data.hours.price, strict=True))
        self.highest = data.mood.plus + data.mood.neutral // 2  # of the mood track; the start is 0
        self.lowest = -data.mood.minus - data.mood.neutral // 2
        self.recipes = _mixed(data.recipes.blended)
        self.all_recipes = dict(sorted((self.recipes | _mixed(data.recipes.special)).items()))
        self.price = data.hours.price
        self.requests: dict[str, tuple[str, int]] = {  # id -> stack and points; "orange.0" is the top one
            f"{stack}.{index}": (stack, points)
            for stack in STACKS
            for index, points in enumerate(data.requests.stack(stack))
        }

    def lasting(self, cards: list[str], effect: str) -> int:
        """What permanent portraits add to something."""
        if not cards:
            return 0
        return sum(card.amount for id in cards if (card := self.portraits[id]).lasting == effect)

    def recipes_with(self, special: bool) -> dict[tuple[Paint, Paint], Paint]:
        """Pairs of paints, in the order of the paints, and what they make."""
        return self.all_recipes if special else self.recipes

    def crew(self, mood: int) -> int:
        """3.2: assistants that a mood leaves to a player."""
        track = self.data.mood
        extra = (mood > self.highest - track.plus) - (mood < self.lowest + track.minus)
        return self.data.crew.assistants + extra

    def altar(self, paints: tuple[Paint, ...]) -> int:
        """3.5: points for three paints at the altar."""
        if paints == BLENDED:
            return self.data.altar.trio
        table = self.data.altar
        adds = (table.blended, table.blended, table.blended, table.pink, table.brown)
        return table.basic + sum(adds[paint - len(BASIC)] for paint in paints if paint >= len(BASIC))


STACK_PAINT: dict[str, Paint | None] = {
    "general": None,
    "orange": Paint.ORANGE,
    "green": Paint.GREEN,
    "purple": Paint.PURPLE,
}

_boxes: dict[str, Box] = {}


def box_of(edition: str) -> Box:
    """The box of an edition ("" = built in)."""
    box = _boxes.get(edition)
    if box is None:
        box = _boxes[edition] = Box(TABLES.data(edition))
    return box


def box(state: Any) -> Box:
    """The box that a state is played with."""
    return box_of(state.edition)
