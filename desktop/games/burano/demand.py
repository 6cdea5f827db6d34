"""What merchant ships want and pay (3.13). Cards are sorted tuples; counts are by kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import prod

from desktop.games.burano.data import Ships
from desktop.games.burano.pieces import KINDS, Fish, Ship

Cards = tuple[Fish, ...]
Counts = tuple[int, ...]


def counts_of(cards: Iterable[Fish]) -> Counts:
    """How many of each kind."""
    counts = [0] * len(KINDS)
    for fish in cards:
        counts[fish] += 1
    return tuple(counts)


def price(ships: Ships, ship: Ship, cards: Sequence[Fish]) -> int | None:
    """Points for a set, None when it is none for this ship."""
    counts = sorted((n for n in counts_of(cards) if n), reverse=True)
    size: int
    match ship:
        case Ship.SAME:
            fits, size, points = len(counts) == 1, len(cards) - ships.same_least, ships.same
        case Ship.DIFFERENT:
            fits, size, points = set(counts) == {1}, len(cards) - ships.different_least, ships.different
        case Ship.PAIRS:
            fits, size, points = set(counts) == {2}, len(counts) - ships.pairs_least, ships.pairs
        case Ship.FULL:
            fits = len(counts) == 2 and ships.full_most in counts
            size, points = len(cards) - ships.full_most - ships.full_least, ships.full
    return points[size] if fits and 0 <= size < len(points) else None


@lru_cache(maxsize=20_000)
def sets(ships: Ships, ship: Ship, counts: Counts) -> tuple[tuple[Cards, int], ...]:
    """Every set for a ship that a hand holds, with its points."""
    found: list[tuple[Cards, int]] = []
    match ship:
        case Ship.SAME:
            for size, points in enumerate(ships.same, ships.same_least):
                found += [((kind,) * size, points) for kind in KINDS if counts[kind] >= size]
        case Ship.DIFFERENT:
            held = [kind for kind in KINDS if counts[kind]]
            for size, points in enumerate(ships.different, ships.different_least):
                found += [(cards, points) for cards in combinations(held, size)]
        case Ship.PAIRS:
            held = [kind for kind in KINDS if counts[kind] >= 2]
            for size, points in enumerate(ships.pairs, ships.pairs_least):
                found += [(tuple(kind for kind in kinds for _ in "12"), points) for kinds in combinations(held, size)]
        case Ship.FULL:
            many = [kind for kind in KINDS if counts[kind] >= ships.full_most]
            for size, points in enumerate(ships.full, ships.full_least):
                pairs = ((x, y) for x in many for y in KINDS if x != y and counts[y] >= size)
                cards = {tuple(sorted((x,) * ships.full_most + (y,) * size)) for x, y in pairs}
                found += [(one, points) for one in sorted(cards)]
    return tuple(found)


MOST_TRIES = 128  # more sets than that are no list; then only those that some ship takes


def tries(ships: Ships, counts: Counts) -> list[Cards]:
    """Sets that a hand may show, smallest first: any part of a small hand; of a large one what some ship takes."""
    found: set[Cards]
    if prod(n + 1 for n in counts) <= MOST_TRIES:
        shown = [[(kind,) * n for n in range(counts[kind] + 1)] for kind in KINDS]
        found = {sum(parts, ()) for parts in product(*shown)} - {()}
    else:
        found = {cards for ship in Ship for cards, _ in sets(ships, ship, counts)}
        found |= {(kind,) for kind in KINDS if counts[kind]}
    return sorted(found, key=lambda cards: (len(cards), cards))


def missing(ships: Ships, ship: Ship, counts: Counts) -> int:
    """The fewest cards by which a hand falls short of this ship's smallest set; 0 when it can sell."""
    match ship:
        case Ship.SAME:
            return max(0, ships.same_least - max(counts))
        case Ship.DIFFERENT:
            return max(0, ships.different_least - sum(1 for n in counts if n))
        case Ship.PAIRS:
            return sum(sorted(max(0, 2 - n) for n in counts)[: ships.pairs_least])
        case Ship.FULL:
            return min(
                max(0, ships.full_most - x) + max(0, ships.full_least - y)
                for i, x in enumerate(counts)
                for j, y in enumerate(counts)
                if i != j
            )
