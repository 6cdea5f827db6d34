"""The 5×5 ceiling (3.4): who is beside whom. Spaces are numbered by rows from the upper left, 0 to 24."""

from __future__ import annotations

from desktop.games.fresco.state import SIDE, SPACES


def _beside(space: int, diagonal: bool) -> tuple[int, ...]:
    row, column = divmod(space, SIDE)
    found: list[int] = []
    for other in range(SPACES):
        down, right = abs(other // SIDE - row), abs(other % SIDE - column)
        if (max(down, right) == 1) if diagonal else (down + right == 1):
            found.append(other)
    return tuple(found)


ROUND = tuple(_beside(space, True) for space in range(SPACES))  # the bishop's eight directions
ACROSS = tuple(_beside(space, False) for space in range(SPACES))  # Leonardo's four


def space(row: int, column: int) -> int:
    """The space in a row and column, both from 1."""
    return (row - 1) * SIDE + column - 1


def row_column(space: int) -> tuple[int, int]:
    """Row and column of a space, both from 1."""
    return space // SIDE + 1, space % SIDE + 1
