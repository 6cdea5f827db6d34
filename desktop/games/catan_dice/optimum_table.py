"""The solved table: expected points still to come from every position with 1 to 15 turns left.

Written by packaging/solve_catan_dice.py, read here once at first use. Source: rules section 13.

optimum.bin is a zlib stream of three planes (low, middle, high byte) of unsigned 24-bit numbers, turns-major:
entry (turns_left - 1) * 155,575 + number(position). A number counts ten-thousandths of a point above -32.
"""

import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from desktop.games.catan_dice.optimum_island import JOKER_STATES, Position, boards, number

TURNS = 15
STEPS = 10_000
"""Steps in one point: the four decimals the rules print are exact."""
LOWEST = -32
FILE = "optimum.bin"


def entries() -> int:
    """How many values the table holds."""
    return TURNS * len(boards()) * JOKER_STATES


def packed(steps: Sequence[int]) -> bytes:
    """The file's bytes for these numbers of steps above LOWEST."""
    words = array("I", steps)
    if len(words) != entries() or max(words) >= 1 << 24:
        raise ValueError("the table has another size or values beyond 24 bits")
    planes = (bytes(word >> shift & 255 for word in words) for shift in (0, 8, 16))
    return zlib.compress(b"".join(planes), 9)


def unpacked(file: bytes) -> Sequence[int]:
    """The numbers in these bytes; ValueError when they are not such a table."""
    try:
        planes = zlib.decompress(file)
    except zlib.error as error:
        raise ValueError(f"{FILE} is damaged: {error}") from error
    count = entries()
    if len(planes) != 3 * count:
        raise ValueError(f"{FILE} holds {len(planes)} bytes, not three planes of {count}")
    whole = bytearray(4 * count)
    for plane in range(3):
        whole[plane::4] = planes[plane * count : (plane + 1) * count]
    words = array("I")
    words.frombytes(whole)
    if sys.byteorder == "big":
        words.byteswap()
    return words


@cache
def _table() -> Sequence[int]:
    return unpacked(Path(__file__).with_name(FILE).read_bytes())


@cache
def _positions() -> int:
    return len(boards()) * JOKER_STATES


def value(position: Position, turns_left: int) -> float:
    """Expected points of perfect play from here to the end, to four decimals; X counts -2.

    turns_left: 0 to 15. ValueError for more, or for a position the rules do not allow.
    """
    if not 0 <= turns_left <= TURNS:
        raise ValueError(f"a sheet has {TURNS} boxes, not {turns_left} left")
    if turns_left == 0:
        return 0.0
    return _table()[(turns_left - 1) * _positions() + number(position)] / STEPS + LOWEST
