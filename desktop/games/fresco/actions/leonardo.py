"""8.4: Leonardo on the ceiling."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from desktop.games.fresco.actions.cathedral import restore
from desktop.games.fresco.box import box
from desktop.games.fresco.grid import ACROSS
from desktop.games.fresco.state import SPACES, Fresco, LeonardoCathedralFrame


def goals(state: Fresco) -> tuple[bool, list[int]]:
    """Where Leonardo may go, and whether it is one step; else it is to the cheapest tiles (his own only when no other
    is left)."""
    ceiling = state.ceiling
    near = [space for space in ACROSS[state.leonardo] if ceiling[space]]
    if near:
        return True, near
    tiles = box(state).tiles
    others = [space for space in range(SPACES) if ceiling[space] and space != state.leonardo] or [
        space for space in range(SPACES) if ceiling[space]
    ]
    least = min((tiles[ceiling[space]].points for space in others), default=0)
    return False, [space for space in others if tiles[ceiling[space]].points == least]


class LeonardoRestores(Action, frozen=True):
    """Leonardo moves to a space and restores its tile without paint."""

    when: ClassVar = (LeonardoCathedralFrame,)
    space: int

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        return [cls(space) for space in range(SPACES)]

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        return [cls(space) for space in goals(state)[1]]

    def refusal(self, state: Fresco) -> Refusal | None:
        if not 0 <= self.space < SPACES or not state.ceiling[self.space]:
            return Refusal("no_tile", "restore")
        step, spaces = goals(state)
        if self.space in spaces:
            return None
        if step:
            return Refusal("leonardo_orthogonal", "leonardo_cathedral")
        least = box(state).tiles[state.ceiling[spaces[0]]].points
        return Refusal("leonardo_lowest_only", "leonardo_cathedral", {"points": least})

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        state.pop()
        state.leonardo = self.space
        yield None
        yield from restore(state, state.players, self.space)
