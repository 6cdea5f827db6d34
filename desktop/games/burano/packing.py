"""Workshops in the frame of the lace quarter (3.10): shapes, legal packings, a random one.

A packing is a tuple of letters by rows: upper case a square of a workshop, lower case one with a coin, "." a gap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar

T = TypeVar("T")

Cells = tuple[tuple[int, int, bool], ...]  # row, column, whether a coin lies there; sorted, from 0


def shape(words: str) -> tuple[str, Cells]:
    """The letter and cells of a tile written as rows divided by "/". Raises ValueError when it is no tile."""
    rows = words.split("/")
    letters = {letter.upper() for row in rows for letter in row} - {"."}
    if len(letters) != 1 or len({len(row) for row in rows}) != 1:
        raise ValueError(words)
    return letters.pop(), _normal(
        (r, c, x.islower()) for r, row in enumerate(rows) for c, x in enumerate(row) if x != "."
    )


def _normal(cells: Iterable[tuple[int, int, bool]]) -> Cells:
    cells = list(cells)
    top, left = min(r for r, _, _ in cells), min(c for _, c, _ in cells)
    return tuple(sorted((r - top, c - left, coin) for r, c, coin in cells))


def rotations(cells: Cells) -> list[Cells]:
    """The different ways a tile can be turned by quarters; it is never flipped."""
    found: list[Cells] = []
    for _ in range(4):
        if cells not in found:
            found.append(cells)
        cells = _normal((c, -r, coin) for r, c, coin in cells)
    return found


def fits(layout: tuple[str, ...], shapes: tuple[str, ...]) -> bool:
    """Whether a layout holds each tile once, turned but not flipped, and nothing else."""
    wanted = dict(shape(words) for words in shapes)
    lying: dict[str, list[tuple[int, int, bool]]] = {}
    for r, row in enumerate(layout):
        for c, letter in enumerate(row):
            if letter != ".":
                lying.setdefault(letter.upper(), []).append((r, c, letter.islower()))
    return lying.keys() == wanted.keys() and all(_normal(lying[x]) in rotations(wanted[x]) for x in wanted)


@cache
def _placements(words: str, rows: int, columns: int) -> tuple[tuple[int, str], ...]:
    """Every way a tile can lie in the frame: the squares it covers as bits, and the frame with it alone."""
    letter, cells = shape(words)
    found: list[tuple[int, str]] = []
    for turned in rotations(cells):
        for down in range(rows - max(r for r, _, _ in turned)):
            for right in range(columns - max(c for _, c, _ in turned)):
                drawn = ["."] * (rows * columns)
                for r, c, coin in turned:
                    drawn[(r + down) * columns + c + right] = letter.lower() if coin else letter
                found.append((sum(1 << i for i, x in enumerate(drawn) if x != "."), "".join(drawn)))
    return tuple(found)


def any_packing(shapes: tuple[str, ...], rows: int, columns: int, below: Callable[[int], int]) -> tuple[str, ...]:
    """A random legal packing. `below(n)` gives a number under n. Raises ValueError when the tiles do not fit at all."""
    order = _shuffled(shapes, below)
    choices = [_shuffled(_placements(words, rows, columns), below) for words in order]
    lying = _packed(choices, 0)
    if lying is None:
        raise ValueError("no packing")
    squares = "".join(max(column) for column in zip(*lying, strict=True))  # "." sorts before every letter
    return tuple(squares[r * columns : (r + 1) * columns] for r in range(rows))


def _packed(choices: list[list[tuple[int, str]]], used: int) -> list[str] | None:
    if not choices:
        return []
    for covered, drawn in choices[0]:
        if not covered & used:
            rest = _packed(choices[1:], used | covered)
            if rest is not None:
                return [drawn, *rest]
    return None


def _shuffled(items: Iterable[T], below: Callable[[int], int]) -> list[T]:
    found = list(items)
    for i in range(len(found) - 1, 0, -1):
        j = below(i + 1)
        found[i], found[j] = found[j], found[i]
    return found
