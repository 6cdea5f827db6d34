"""Where things stand: the tower (3.6), the main island (3.7), the lace quarter's neighbours (3.10), the lagoon (3.12)."""

from __future__ import annotations

from typing import NamedTuple

# The tower: cells 0-8 are the bottom by rows, 9-12 the middle, 13 the top.
TOWER = 14
BOTTOM, MIDDLE = 3, 2  # cells a side


def tower_cell(level: int, row: int, column: int) -> int:
    """The number of a cell of the tower; all three count from 0."""
    return (row * BOTTOM + column, BOTTOM * BOTTOM + row * MIDDLE + column, TOWER - 1)[level]


def tower_place(cell: int) -> tuple[int, int, int]:
    """Level, row and column of a cell of the tower, from 0."""
    if cell < BOTTOM * BOTTOM:
        return 0, cell // BOTTOM, cell % BOTTOM
    if cell < TOWER - 1:
        return 1, (cell - BOTTOM * BOTTOM) // MIDDLE, (cell - BOTTOM * BOTTOM) % MIDDLE
    return 2, 0, 0


def _below(cell: int) -> tuple[int, ...]:
    level, row, column = tower_place(cell)
    if level == 0:
        return ()
    return tuple(tower_cell(level - 1, row + r, column + c) for r in (0, 1) for c in (0, 1))


RESTS_ON = tuple(_below(cell) for cell in range(TOWER))
CARRIES = tuple(tuple(above for above in range(TOWER) if cell in RESTS_ON[above]) for cell in range(TOWER))


class Line(NamedTuple):
    """Where a roof can lie: two ends and the cell between them."""

    a: int
    middle: int
    b: int


class Town:
    """The main island's cells, numbered by rows from the upper left.

    `ground`: cells that houses can ever reach by growing diagonally; `diagonal[cell]`: their diagonal neighbours among
    them; `lines`: where roofs can lie on them; `strips`: every three cells in a row or column.
    """

    def __init__(self, rows: int, columns: int, fountain: int, first: int) -> None:
        self.rows, self.columns, self.fountain, self.first = rows, columns, fountain, first
        self.cells = rows * columns
        corners = [self._corners(cell) for cell in range(self.cells)]
        reached, fresh = {first}, [first]
        while fresh:
            for cell in corners[fresh.pop()]:
                if cell != fountain and cell not in reached:
                    reached.add(cell)
                    fresh.append(cell)
        self.ground = tuple(sorted(reached))
        self.diagonal = tuple(tuple(c for c in corners[cell] if c in reached) for cell in range(self.cells))
        self.strips = tuple(self._strips())
        self.lines = tuple(line for line in self.strips if line.a in reached and line.b in reached)
        self.between = {(line.a, line.b): line.middle for line in self.strips}

    def at(self, row: int, column: int) -> int:
        """The cell in a row and column, both from 0."""
        return row * self.columns + column

    def place(self, cell: int) -> tuple[int, int]:
        """Row and column of a cell, both from 0."""
        return divmod(cell, self.columns)

    def _corners(self, cell: int) -> tuple[int, ...]:
        row, column = self.place(cell)
        around = ((row + r, column + c) for r in (-1, 1) for c in (-1, 1))
        return tuple(self.at(r, c) for r, c in around if 0 <= r < self.rows and 0 <= c < self.columns)

    def _strips(self) -> list[Line]:
        found: list[Line] = []
        for cell in range(self.cells):
            row, column = self.place(cell)
            if column + 2 < self.columns:
                found.append(Line(cell, cell + 1, cell + 2))
            if row + 2 < self.rows:
                found.append(Line(cell, cell + self.columns, cell + 2 * self.columns))
        return found


def beside(rows: int, columns: int) -> tuple[tuple[int, ...], ...]:
    """For each square of a grid its neighbours up, down, left and right."""
    found: list[tuple[int, ...]] = []
    for square in range(rows * columns):
        r, c = divmod(square, columns)
        around = ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
        found.append(tuple(y * columns + x for y, x in around if 0 <= y < rows and 0 <= x < columns))
    return tuple(found)


class Lagoon:
    """Sea areas: 0-5 lie before the islands in the tables' order, 6 and 7 before the ports.

    `near[area]`: one route away; `within(area, routes)`: everything else that so many routes or fewer reach.
    """

    def __init__(self, islands: tuple[str, ...], ports: tuple[str, ...], routes: tuple[str, ...]) -> None:
        self.names = (*islands, *ports)
        self.islands = len(islands)
        edges = [tuple(self.names.index(name) for name in route.split("-")) for route in routes]
        self.near = tuple(
            tuple(sorted({other for edge in edges if area in edge for other in edge} - {area}))
            for area in range(len(self.names))
        )
        self._within: dict[tuple[int, int], tuple[int, ...]] = {}

    def within(self, area: int, routes: int) -> tuple[int, ...]:
        if routes == 1:
            return self.near[area]
        found = self._within.get((area, routes))
        if found is None:
            reached = {area}
            for _ in range(routes):
                reached |= {other for here in reached for other in self.near[here]}
            found = self._within[(area, routes)] = tuple(sorted(reached - {area}))
        return found

    def distance(self, here: int, there: int) -> int:
        """Routes between two sea areas."""
        routes, reached = 0, {here}
        while there not in reached:
            reached |= {other for area in reached for other in self.near[area]}
            routes += 1
        return routes
