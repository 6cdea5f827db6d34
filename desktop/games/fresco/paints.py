"""Paints (3.5, 3.6): names, letters, and holdings packed into one number so that "can pay" is one subtraction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Final

LETTERS: Final = "RYBOGPKN"
KINDS: Final = len(LETTERS)
HIDDEN: Final = -1  # a number behind another player's screen


class Paint(IntEnum):
    """A kind of paint; its value is its place in a list of holdings."""

    RED = 0
    YELLOW = 1
    BLUE = 2
    ORANGE = 3
    GREEN = 4
    PURPLE = 5
    PINK = 6
    BROWN = 7

    @property
    def letter(self) -> str:
        return LETTERS[self]


BASIC: Final = (Paint.RED, Paint.YELLOW, Paint.BLUE)
BLENDED: Final = (Paint.ORANGE, Paint.GREEN, Paint.PURPLE)
SPECIAL: Final = (Paint.PINK, Paint.BROWN)
PAINTS: Final = tuple(Paint)

_LANE: Final = 16  # bits a kind has in a packed number; nobody ever holds 32,768 of one
GUARD: Final = sum(1 << (_LANE * kind + _LANE - 1) for kind in range(KINDS))


def of(letters: str) -> tuple[Paint, ...]:
    """Paints from their letters, in the order of the paints."""
    return tuple(sorted(PAINTS[LETTERS.index(letter)] for letter in letters))


def letters(paints: Iterable[Paint]) -> str:
    return "".join(LETTERS[paint] for paint in paints)


def packed(paints: Iterable[int]) -> int:
    """Kinds, each as often as it is needed, in one number."""
    return sum(1 << (_LANE * paint) for paint in paints)


def held(h: Sequence[int]) -> int:
    """Holdings (a count a kind) in one number; nothing when they are hidden."""
    if h[0] < 0:
        return 0
    return (
        h[0] | h[1] << 16 | h[2] << 32 | h[3] << 48 | h[4] << 64 | h[5] << 80 | h[6] << 96 | h[7] << 112
    )  # fmt: skip


def pays(have: int, need: int) -> bool:
    """Whether packed holdings cover a packed need."""
    return ((have | GUARD) - need) & GUARD == GUARD


def missing(holdings: Sequence[int], needed: Iterable[Paint]) -> tuple[Paint, ...]:
    """What of the needed paints is not there, each as often as it is missing."""
    left = list(holdings)
    lacking: list[Paint] = []
    for paint in needed:
        left[paint] -= 1
        if left[paint] < 0:
            lacking.append(paint)
    return tuple(lacking)
