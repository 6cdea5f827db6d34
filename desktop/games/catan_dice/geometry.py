"""The shared island as a graph: nineteen hexagons in rows of 3-4-5-4-3, corners numbered in reading order (rules 8.3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

_CORNER_ROWS: Final = (3, 4, 4, 5, 5, 6, 6, 5, 5, 4, 4, 3)
_HEX_ROWS: Final = (3, 4, 5, 4, 3)
_FIRST: Final = tuple(sum(_CORNER_ROWS[:row]) for row in range(len(_CORNER_ROWS)))
CORNERS: Final = sum(_CORNER_ROWS)


def _corners_of(row: int, place: int) -> tuple[int, int, int, int, int, int]:
    """Top, upper left, upper right, lower left, lower right, bottom of a hexagon (row and place from 0)."""
    narrow_above, narrow_below = row <= 2, row >= 2  # the widest row stands in the middle
    top = _FIRST[2 * row] + place + (0 if narrow_above else 1)
    upper, lower = _FIRST[2 * row + 1] + place, _FIRST[2 * row + 2] + place
    bottom = _FIRST[2 * row + 3] + place + (0 if narrow_below else 1)
    return top, upper, upper + 1, lower, lower + 1, bottom


HEXES: Final = tuple(_corners_of(row, place) for row, n in enumerate(_HEX_ROWS) for place in range(n))


def _sides(corners: tuple[int, int, int, int, int, int]) -> list[tuple[int, int]]:
    top, upper_left, upper_right, lower_left, lower_right, bottom = corners
    ring = (top, upper_right, lower_right, bottom, lower_left, upper_left)
    return [(min(a, b), max(a, b)) for a, b in zip(ring, ring[1:] + ring[:1], strict=True)]


SIDES: Final = tuple(sorted({side for corners in HEXES for side in _sides(corners)}))
"""All 72 hex sides as pairs of corners, smaller first: the places of roads."""

SIDE_AT: Final = {side: place for place, side in enumerate(SIDES)}
HEX_SIDES: Final = tuple(tuple(SIDE_AT[side] for side in _sides(corners)) for corners in HEXES)
COASTAL: Final = tuple(sum(place in sides for sides in HEX_SIDES) == 1 for place in range(len(SIDES)))
SIDES_AT: Final = tuple(tuple(p for p, side in enumerate(SIDES) if corner in side) for corner in range(CORNERS))


@cache
def _steps_from(corner: int) -> tuple[int, ...]:
    """Segments of the shortest way from a corner to each corner."""
    steps, edge = {corner: 0}, [corner]
    for here in edge:
        for place in SIDES_AT[here]:
            there = sum(SIDES[place]) - here
            if there not in steps:
                steps[there] = steps[here] + 1
                edge.append(there)
    return tuple(steps[there] for there in range(CORNERS))


def distance(a: int, b: int) -> int:
    """Segments of the shortest way between the nearest ends of two roads."""
    return min(_steps_from(x)[y] for x in SIDES[a] for y in SIDES[b])


_WAYS: Final = tuple(
    tuple((1 << place, sum(SIDES[place]) - corner) for place in SIDES_AT[corner]) for corner in range(CORNERS)
)


@lru_cache(1 << 14)
def longest_way(roads: int) -> int:
    """Segments of the longest way over these roads (bits, all hanging together), each used once, corners as often as
    one likes. A way that cannot be made longer begins at a corner of odd degree, or it is a round trip over all."""
    degree: dict[int, int] = {}
    for place in bits(roads):
        for corner in SIDES[place]:
            degree[corner] = degree.get(corner, 0) + 1
    odd = [corner for corner, n in degree.items() if n % 2]
    return max((_longest_from(corner, roads) for corner in odd), default=roads.bit_count())


def _longest_from(corner: int, left: int) -> int:
    best = 0
    for bit, there in _WAYS[corner]:
        if left & bit:
            length = 1 + _longest_from(there, left ^ bit)
            if length > best:
                best = length
    return best


def bits(mask: int) -> Iterable[int]:
    """The places of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
