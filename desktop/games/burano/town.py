"""The main island: where a house may stand, where a roof may lie (6.2, 6.3)."""

from __future__ import annotations

from desktop.engine.action import Refusal
from desktop.games.burano.box import Roof
from desktop.games.burano.geometry import Line
from desktop.games.burano.pieces import Colour
from desktop.games.burano.state import Burano, Cell, Laid


def open_cells(state: Burano) -> list[int]:
    """Cells on which a house may be built: on the ground, or on a roof end."""
    cells, town = state.cells, state.box.town
    diagonal = town.diagonal
    found: list[int] = []
    for cell in town.ground:
        here = cells[cell]
        if here.houses:
            if here.end is not None:
                found.append(cell)
        else:
            for corner in diagonal[cell]:
                if cells[corner].houses:
                    found.append(cell)
                    break
    return found


def house_flaw(state: Burano, cell: int) -> Refusal | None:
    """Why no house may be built on a cell; None when it may."""
    town, here = state.box.town, state.cells[cell]
    if cell == town.fountain:
        return Refusal("fountain", "ground")
    if here.houses:
        if here.end is not None:
            return None
        if len(here.houses) >= state.box.data.island.floors:
            return Refusal("top_floor", "upper")
        return Refusal("bare_house", "upper", {"level": len(here.houses)})
    if here.roofed:
        return Refusal("roof_middle", "upper")
    if any(state.cells[corner].houses for corner in town.diagonal[cell]) and cell in town.ground:
        return None
    row, column = town.place(cell)
    houses = [town.place(c) for c in town.ground if state.cells[c].houses]
    away = {(abs(r - row), abs(c - column)) for r, c in houses}
    if away & {(0, 1), (1, 0)}:
        return Refusal("ground_orthogonal", "ground")
    if away & {(0, 2), (2, 0)}:
        return Refusal("ground_two_away", "ground")
    return Refusal("ground_far", "ground")


def add_house(state: Burano, cell: int, colour: Colour) -> tuple[int, bool]:
    """Build; the house's height, and whether its colour is that of the roof end below."""
    here = state.cells[cell]
    state.cells[cell] = Cell((*here.houses, colour), None, here.roofed)
    return len(here.houses) + 1, here.end == colour


def roofable(state: Burano) -> list[tuple[Line, int, Colour, Colour]]:
    """Every two houses that a roof of the right colours may join: line, height, colours of its ends."""
    cells, town = state.cells, state.box.town
    tops: list[int] = [0] * town.cells
    highest = state.box.data.island.floors - 1
    for cell in town.ground:
        here = cells[cell]
        if here.houses and here.end is None:
            level = len(here.houses)
            if level <= highest:
                tops[cell] = level
    found: list[tuple[Line, int, Colour, Colour]] = []
    for line in town.lines:
        a, middle, b = line
        level = tops[a]
        if level and level == tops[b]:
            bit = 1 << level
            if not (cells[middle].roofed & bit or cells[a].roofed & bit or cells[b].roofed & bit):
                found.append((line, level, cells[a].houses[-1], cells[b].houses[-1]))
    return found


def roof_flaw(state: Burano, roof: Roof, a: int, b: int) -> Refusal | None:
    """Why a roof may not lie on two cells; None when it may. The most basic reason first."""
    town, cells = state.box.town, state.cells
    middle = town.between.get((a, b))
    if middle is None:
        (r, c), (y, x) = town.place(a), town.place(b)
        if r != y and c != x:
            return Refusal("roof_not_straight", "roof")
        return Refusal("roof_distance", "roof", {"between": abs(r - y) + abs(c - x) - 1})
    below, above = cells[a].houses, cells[b].houses
    if not below or not above:
        return Refusal("roof_without_house", "roof", {"missing": (not below) + (not above)})
    if len(below) != len(above):
        return Refusal("roof_heights", "roof", {"a": len(below), "b": len(above)})
    level = len(below)
    if level >= state.box.data.island.floors:
        return Refusal("roof_too_high", "roof")
    if cells[a].end is not None or cells[b].end is not None:
        return Refusal("roof_covered", "roof")
    bit = 1 << level
    if any(cells[cell].roofed & bit for cell in (a, middle, b)):
        return Refusal("roof_crosses", "roof", {"level": level})
    ends = sorted((below[-1], above[-1]))
    if ends != [roof.a, roof.b]:
        return _colours(roof, below[-1], above[-1])
    return None


def _colours(roof: Roof, a: Colour, b: Colour) -> Refusal:
    """Which end does not match, for the better way to turn the tile."""
    ways = [((roof.a, a), (roof.b, b)), ((roof.b, a), (roof.a, b))]
    wrong = min(([pair for pair in way if pair[0] != pair[1]] for way in ways), key=len)
    params = {"end": wrong[0][0], "house": wrong[0][1], "wrong": len(wrong)}
    return Refusal("roof_colours", "roof", params)


def lay_roof(state: Burano, roof: Roof, a: int, b: int) -> int:
    """Lay a roof; the height of the houses under it."""
    cells = state.cells
    middle, level = state.box.town.between[a, b], len(cells[a].houses)
    for cell in (a, middle, b):
        here = cells[cell]
        end = here.houses[-1] if cell != middle else here.end
        cells[cell] = Cell(here.houses, end, here.roofed | 1 << level)
    state.roofs.append(Laid(roof, a, b, level, cells[a].end != roof.a))
    return level
