"""What keeping dice is worth in expectation, for any number of dice and any worth of the final throw (rules 5.1, 13).

Hands are numbered as in optimum_dice: HANDS[n] are six counts, smaller hands first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from desktop.games.catan_dice.faces import FACES, Face, Hand
from desktop.games.catan_dice.island import JokerPlace
from desktop.games.catan_dice.optimum_dice import GROWN, HANDS, NUMBER, SHRUNK, kept_from
from desktop.games.catan_dice.optimum_island import faces as counts_of
from desktop.games.catan_dice.paying import helps

_SIZES: Final = [sum(hand) for hand in HANDS]
FIRST: Final = (*(_SIZES.index(size) for size in range(7)), len(HANDS))
"""Where the hands of each size begin."""

PACKED: Final[tuple[Hand, ...]] = tuple(sum(n << 4 * place for place, n in enumerate(hand)) for hand in HANDS)
"""Each hand as faces.Hand has it."""


def number_of(faces: Iterable[Face]) -> int:
    """The number of the hand that shows these faces."""
    shown = list(faces)
    return NUMBER[counts_of(shown.count(face) for face in FACES)]


def faces_of(number: int) -> tuple[Face, ...]:
    """The faces of a hand."""
    return tuple(face for face, n in zip(FACES, HANDS[number], strict=True) for _ in range(n))


def _expected(dice: int, thrown: Sequence[float]) -> list[float]:
    """Worth of each hand of at most so many dice when what is lacking is thrown once."""
    worth = [0.0] * FIRST[dice] + list(thrown)
    for hand in range(FIRST[dice] - 1, -1, -1):
        a, b, c, d, e, f = GROWN[hand]
        worth[hand] = (worth[a] + worth[b] + worth[c] + worth[d] + worth[e] + worth[f]) / 6
    return worth


def _best_kept(dice: int, worth: Sequence[float]) -> list[float]:
    best = list(worth)
    for hand in range(1, FIRST[dice + 1]):
        best[hand] = max(best[hand], *(best[smaller] for smaller in SHRUNK[hand]))
    return best[FIRST[dice] :]


def worths(dice: int, thrown: Sequence[float], rerolls: int) -> list[float]:
    """Worth of keeping each hand of at most `dice` dice with 1 or 2 rerolls left and playing on well; a whole hand is
    worth what it is. `thrown`: worth of each whole hand at the end, from FIRST[dice] on."""
    once = _expected(dice, thrown)
    if rerolls < 2:
        return once
    again = _expected(dice, _best_kept(dice, once))
    return again[: FIRST[dice]] + once[FIRST[dice] :]


def keeps(hand: int, worth: Sequence[float]) -> list[tuple[float, int]]:
    """Every hand that can be kept out of one with its worth, best first; of equals the larger first."""
    ranked = [(worth[kept], kept) for kept in kept_from(HANDS[hand])]
    return sorted(ranked, key=lambda entry: (-round(entry[0], 6), -entry[1]))


@lru_cache(256)
def chances(dice: int, cost: tuple[Face, ...], jokers: tuple[JokerPlace, ...], rerolls: int) -> tuple[float, ...]:
    """For each hand kept the chance to be able to pay a cost in the end, gold and these jokers counted."""
    payable = [
        float(next(helps(PACKED[n], cost, jokers), None) is not None) for n in range(FIRST[dice], FIRST[dice + 1])
    ]
    return tuple(worths(dice, payable, rerolls))


def rerolled(shown: Sequence[Face], kept: int) -> tuple[int, ...]:
    """Which dice are thrown when this hand is kept: of equal dice the first are kept."""
    left = list(faces_of(kept))
    thrown: list[int] = []
    for die, face in enumerate(shown):
        if face in left:
            left.remove(face)
        else:
            thrown.append(die)
    return tuple(thrown)
