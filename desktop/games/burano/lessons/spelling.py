"""How lessons spell places and pieces: `R` red, `4-4` a cell or square by row and column, `m01` a cell of the tower,
`bobbin RB` a roof, `murano` an island, `west` a port."""

from __future__ import annotations

from desktop.games.burano.box import Roof
from desktop.games.burano.geometry import tower_cell, tower_place
from desktop.games.burano.pieces import LETTERS, Colour, Fish, Ship, Symbol, Worker, colour
from desktop.games.burano.state import Burano

AREAS = (
    "murano",
    "torcello",
    "mazzorbo",
    "lido",
    "erasmo",
    "vignole",
    "west",
    "east",
)  # sea areas in the tables' order
PORTS = AREAS[6:]
_LEVELS = "bmt"  # bottom, middle, top of a tower


def letter(colour: Colour | int) -> str:
    return LETTERS[colour]


def colours(letters: str) -> list[Colour]:
    return [colour(one) for one in letters]


def area(name: str) -> int:
    return AREAS.index(name)


def worker_place(worker: Worker, words: str, state: Burano) -> int:
    """Where a worker stands: an island, or a square."""
    return area(words) if worker is Worker.MAN else square(words, state)


def cell(words: str, state: Burano) -> int:
    """A cell of the main island, `row-column` from 0."""
    row, column = words.split("-")
    return state.box.town.at(int(row), int(column))


def cell_words(cell: int, state: Burano) -> str:
    row, column = state.box.town.place(cell)
    return f"{row}-{column}"


def square(words: str, state: Burano) -> int:
    """A square of the lace quarter, `row-column` from 0."""
    row, column = words.split("-")
    return int(row) * state.box.data.lace.columns + int(column)


def square_words(square: int, state: Burano) -> str:
    row, column = divmod(square, state.box.data.lace.columns)
    return f"{row}-{column}"


def of_tower(words: str) -> int:
    """A cell of a tower: b00 to b22 below, m00 to m11 in the middle, top."""
    if words == "top":
        return tower_cell(2, 0, 0)
    return tower_cell(_LEVELS.index(words[0]), int(words[1]), int(words[2]))


def tower_words(cell: int) -> str:
    level, row, column = tower_place(cell)
    return "top" if level == 2 else f"{_LEVELS[level]}{row}{column}"


def roof(symbol: str, ends: str) -> Roof:
    """A roof tile; the order of its colours does not matter."""
    a, b = sorted(colours(ends))
    return Roof(Symbol[symbol.upper()], a, b)


def roof_words(roof: Roof) -> tuple[str, str]:
    return roof.symbol.name.lower(), letter(roof.a) + letter(roof.b)


def fish(word: str) -> Fish:
    return Fish[word.upper()]


def ship(word: str) -> Ship:
    return Ship[word.upper()]
