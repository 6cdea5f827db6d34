"""Planning a tower by search over the order of its colours: what is wanted first lies open, what pays later lies deep."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.games.burano.actions import FinishTower, PlaceCube
from desktop.games.burano.actions.fishing import matches, reach
from desktop.games.burano.actions.moves import area_of
from desktop.games.burano.actions.tower import cubes_to_place
from desktop.games.burano.bot.style import Style
from desktop.games.burano.geometry import CARRIES, TOWER
from desktop.games.burano.pieces import COLOURS, Area, Colour
from desktop.games.burano.ring import wages
from desktop.games.burano.state import Burano, Family

# What the first, second, third … action of an area in a season is about worth.
USES = {
    Area.FISH: (4.5, 4.0, 3.5, 3.0, 2.5, 2.0),
    Area.LACE: (4.0, 3.0, 2.0, 1.0, 0.5, 0.5),
    Area.EARN: (3.0, 2.5, 1.5, 1.0, 0.5, 0.5),
}


def build(state: Burano, seat: int, style: Style, chance: Chance) -> list[Action]:
    """The steps that finish this seat's tower, from the bottom up."""
    cells = plan(state, seat, style, chance) if cubes_to_place(state.families[seat]) else {}
    return [*(PlaceCube(cells[cell], cell) for cell in sorted(cells)), FinishTower()]


def plan(state: Burano, seat: int, style: Style, chance: Chance) -> dict[int, Colour]:
    """A colour for every cell that is still to be filled."""
    family = state.families[seat]
    fixed = {cell: cube for cell, cube in enumerate(family.tower) if cube is not None}
    free = [cell for cell in range(TOWER) if cell not in fixed][: cubes_to_place(family)]
    cubes = [colour for colour in COLOURS for _ in range(family.reserve[colour])]
    judge = Judge(state, family)
    chance.shuffle(cubes)
    best = judge.value(fixed, free, cubes)
    for _ in range(style.tower):
        i, j = chance.below(len(free)), chance.below(len(cubes))
        if cubes[i] == cubes[j]:
            continue
        cubes[i], cubes[j] = cubes[j], cubes[i]
        value = judge.value(fixed, free, cubes)
        if value < best:
            cubes[i], cubes[j] = cubes[j], cubes[i]
        else:
            best = value
    return dict(zip(free, cubes, strict=False))


class Judge:
    """Values a tower by taking it down greedily in thought."""

    def __init__(self, state: Burano, family: Family) -> None:
        self.areas = [area_of(state, colour) for colour in COLOURS]
        turns = state.box.turns[state.season]
        self.takes = min(TOWER, round(1.35 * turns))
        island = state.box.lagoon.islands
        near = max((matches(state, family, area) for area in reach(state, family) if area < island), default=0)
        self.first = {Area.FISH: 0.8 * (near - 1), Area.LACE: 0.3 if len(family.women) < 3 else 0.0,
                      Area.EARN: 0.4 * (wages(state, family) - 3)}  # fmt: skip
        women = [state.squares[square].colour for square in family.women]
        self.women = [women.count(colour) for colour in COLOURS]
        self.ends = [0.0] * len(COLOURS)
        for cell in state.cells:
            if cell.end is not None:
                self.ends[cell.end] = 0.5

    def value(self, fixed: dict[int, Colour], free: list[int], cubes: list[Colour]) -> float:
        """Worth of a tower whose free cells hold these cubes, in order."""
        tower: list[Colour | None] = [None] * TOWER
        for cell, cube in fixed.items():
            tower[cell] = cube
        for cell, cube in zip(free, cubes, strict=False):
            tower[cell] = cube
        open_cells = [c for c in range(TOWER) if tower[c] is not None and all(tower[a] is None for a in CARRIES[c])]
        used = dict.fromkeys(Area, 0)
        left = [tower.count(colour) for colour in COLOURS]
        total, weight = 0.0, 1.0
        for _ in range(min(self.takes, len(free) + len(fixed))):
            best, chosen = -1.0, -1
            for cell in open_cells:
                cube = tower[cell]
                assert cube is not None
                area = self.areas[cube]
                worth = USES[area][min(used[area], 5)] + (self.first[area] if not used[area] else 0.0) + self.ends[cube]
                if left[cube] <= self.women[cube]:
                    worth -= 1.6
                if worth > best:
                    best, chosen = worth, cell
            if chosen < 0:
                break
            cube = tower[chosen]
            assert cube is not None
            used[self.areas[cube]] += 1
            left[cube] -= 1
            total += weight * best
            weight *= 0.95
            tower[chosen] = None
            open_cells.remove(chosen)
            open_cells += [
                below for below in range(TOWER)
                if tower[below] is not None and chosen in CARRIES[below] and all(tower[a] is None for a in CARRIES[below])
            ]  # fmt: skip
        return total + sum(1.6 * min(have, want) for have, want in zip(left, self.women, strict=True))
