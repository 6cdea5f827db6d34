"""Scores as a tree: every point is a leaf with its reason, and every number is the sum of its leaves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct


class Score(Struct, frozen=True):
    """A source of points. A leaf holds its points; a branch is the sum of its parts. `params` hold values, no words."""

    source: str
    points: int = 0
    params: dict[str, Any] = {}
    parts: tuple[Score, ...] = ()

    @staticmethod
    def of(source: str, parts: Iterable[Score], **params: Any) -> Score:
        """A branch over its parts."""
        parts = tuple(parts)
        return Score(source, sum(part.points for part in parts), params, parts)

    def leaves(self) -> Iterable[Score]:
        """The reasons, in order."""
        if not self.parts:
            yield self
        for part in self.parts:
            yield from part.leaves()


class Standing(Struct, frozen=True):
    """A seat's place at the end: `place` counts from 1, equal places share it; `tie` are the tie-breaks' values in order."""

    seat: int
    place: int
    total: int
    tie: tuple[int, ...] = ()


def ranked(totals: list[int], ties: list[tuple[int, ...]] | None = None) -> tuple[Standing, ...]:
    """Standings, best first, from totals and tie-breaks (higher is better in both)."""
    ties = ties or [()] * len(totals)
    keys = list(zip(totals, ties, strict=True))
    order = sorted(range(len(totals)), key=lambda seat: keys[seat], reverse=True)
    return tuple(Standing(seat, 1 + sum(key > keys[seat] for key in keys), totals[seat], ties[seat]) for seat in order)
