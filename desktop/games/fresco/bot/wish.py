"""The tile that a newcomer dreams of: the one that is nearest to what they have."""

from __future__ import annotations

from msgspec import Struct

from desktop.games.fresco.box import Tile, box
from desktop.games.fresco.paints import KINDS, Paint
from desktop.games.fresco.state import Fresco

Pair = tuple[Paint, Paint]


class Wish(Struct, frozen=True):
    """A tile, what is kept for it (a count a kind), the blends that it still takes, and the basic paints that are missing."""

    tile: Tile
    kept: tuple[int, ...]
    blends: tuple[Pair, ...]
    missing: tuple[Paint, ...]

    @property
    def distance(self) -> float:
        return len(self.missing) + 0.7 * len(self.blends) - 0.1 * self.tile.points


def wish(view: Fresco) -> Wish | None:
    """The wish of the player who decides; None when the ceiling is done."""
    here = box(view)
    parts = {made: pair for pair, made in here.all_recipes.items()}
    wishes = [_towards(here.tiles[tile], view.mover.paints, parts) for tile in view.ceiling if tile]
    return min(wishes, key=lambda wish: wish.distance, default=None)


def _towards(tile: Tile, paints: list[int], parts: dict[Paint, Pair]) -> Wish:
    left, kept = list(paints), [0] * KINDS
    blends: list[Pair] = []
    missing: list[Paint] = []

    def need(paint: Paint) -> None:
        if left[paint] > 0:
            left[paint] -= 1
            kept[paint] += 1
        elif paint in parts:
            first, second = parts[paint]
            need(first)
            need(second)
            blends.append((first, second))
        else:
            missing.append(paint)

    for paint in sorted(tile.paints, reverse=True):
        need(paint)
    return Wish(tile, tuple(kept), tuple(blends), tuple(missing))
