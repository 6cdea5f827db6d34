"""5.1: building a tower, unseen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.games.burano.events import CubePlaced, TowerFilled, TowerFinished
from desktop.games.burano.geometry import RESTS_ON, TOWER
from desktop.games.burano.pieces import COLOURS, Colour
from desktop.games.burano.state import Burano, Family, TowerFrame


def supported(family: Family, cell: int) -> bool:
    """Whether everything that a cell rests on is there."""
    return all(family.tower[below] is not None for below in RESTS_ON[cell])


def open_tower_cells(family: Family) -> list[int]:
    """Empty cells of a tower that can be filled, in reading order from the bottom."""
    return [cell for cell in range(TOWER) if family.tower[cell] is None and supported(family, cell)]


def cubes_to_place(family: Family) -> int:
    """How many cubes the tower still needs (5.1: all of the reserve, at most fourteen in all)."""
    return min(family.cubes, family.tower.count(None))


def cell_flaw(family: Family, cell: int) -> Refusal | None:
    """Why a cube cannot be put on a cell."""
    if family.tower[cell] is not None:
        return Refusal("cell_filled", "tower")
    if not supported(family, cell):
        bare = sum(family.tower[below] is None for below in RESTS_ON[cell])
        return Refusal("cell_unsupported", "tower", {"missing": bare})
    return None


class PlaceCube(Action, frozen=True):
    """Put a cube of the reserve on the tower."""

    when: ClassVar = (TowerFrame,)

    colour: Colour
    cell: int

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[PlaceCube]:
        return (cls(colour, cell) for colour in COLOURS for cell in range(TOWER))

    @classmethod
    def legal(cls, state: Burano) -> Iterable[PlaceCube]:
        family = state.actor
        cells = open_tower_cells(family)
        return [cls(colour, cell) for colour in COLOURS if family.reserve[colour] for cell in cells]

    def refusal(self, state: Burano) -> Refusal | None:
        family = state.actor
        if not family.reserve[self.colour]:
            return Refusal("reserve_without", "tower", {"colour": self.colour})
        return cell_flaw(family, self.cell)

    def perform(self, state: Burano) -> Iterator[Event | None]:
        seat = state.mover
        family = state.families[seat]
        family.reserve[self.colour] -= 1
        family.tower[self.cell] = self.colour
        yield CubePlaced(seat=seat, colour=self.colour, cell=self.cell)


def fill(family: Family) -> int:
    """5.1: free cells in reading order from the bottom layer up, cubes in the order of the colours. How many were put."""
    placed = 0
    while cubes_to_place(family):
        colour = next(c for c in COLOURS if family.reserve[c])
        family.reserve[colour] -= 1
        family.tower[open_tower_cells(family)[0]] = colour
        placed += 1
    return placed


class FillTower(Action, frozen=True):
    """Let the rest of the tower be filled by rule; the sand-glass does the same when it runs out."""

    when: ClassVar = (TowerFrame,)

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[FillTower]:
        return (cls(),)

    def refusal(self, state: Burano) -> Refusal | None:
        if not cubes_to_place(state.actor):
            return Refusal("tower_complete", "tower_time")
        return None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        seat = state.mover
        yield TowerFilled(seat=seat, n=fill(state.families[seat]))


class FinishTower(Action, frozen=True):
    """The tower is done; the next player builds, or all are shown."""

    when: ClassVar = (TowerFrame,)

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[FinishTower]:
        return (cls(),)

    def refusal(self, state: Burano) -> Refusal | None:
        left = cubes_to_place(state.actor)
        return Refusal("tower_unfinished", "tower", {"left": left}) if left else None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        seat = state.mover
        state.pop()
        state.reveal()  # the next player must not undo into this one's secret
        yield TowerFinished(seat=seat)
