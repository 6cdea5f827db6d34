"""Six dice as multisets: every hand of up to six dice, and what rerolling is worth in expectation.

Source: rules sections 3.1 and 5.1. A hand is a tuple of six counts; HANDS lists all 924 with 0 to 6 dice,
smaller hands first, so the 462 hands of six dice are the second half.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product

from desktop.games.catan_dice.optimum_island import Faces, faces

DICE = 6
SIDES = 6


def _all_hands() -> list[Faces]:
    def of_size(size: int, sides: int) -> list[tuple[int, ...]]:
        if sides == 1:
            return [(size,)]
        return [(first, *rest) for first in range(size, -1, -1) for rest in of_size(size - first, sides - 1)]

    return [faces(counts) for size in range(DICE + 1) for counts in of_size(size, SIDES)]


HANDS = _all_hands()
NUMBER = {hand: number for number, hand in enumerate(HANDS)}
SMALL = 462
"""How many hands have fewer than six dice; from here on HANDS are whole throws."""


def _with(hand: Faces, face: int, change: int) -> Faces:
    counts = list(hand)
    counts[face] += change
    return faces(counts)


GROWN = [tuple(NUMBER[_with(hand, face, 1)] for face in range(SIDES)) for hand in HANDS[:SMALL]]
"""For each small hand the six hands one more die makes of it."""

SHRUNK = [tuple(NUMBER[_with(hand, face, -1)] for face in range(SIDES) if hand[face]) for hand in HANDS]
"""For each hand the hands with one die fewer."""


def expected(thrown: Sequence[float]) -> list[float]:
    """Worth of keeping each of the 924 hands and throwing the rest, when a whole throw is worth thrown[i].

    thrown: 462 values in the order of HANDS[SMALL:]. Keeping all six is worth the throw itself.
    """
    worth = [0.0] * SMALL + list(thrown)
    for hand in range(SMALL - 1, -1, -1):
        a, b, c, d, e, f = GROWN[hand]
        worth[hand] = (worth[a] + worth[b] + worth[c] + worth[d] + worth[e] + worth[f]) / SIDES
    return worth


def best_kept(worth: Sequence[float]) -> list[float]:
    """For each of the 462 throws the worth of the best hand to keep out of it, the whole throw included."""
    best = list(worth)
    for hand in range(1, len(HANDS)):
        most = best[hand]
        for smaller in SHRUNK[hand]:
            if best[smaller] > most:
                most = best[smaller]
        best[hand] = most
    return best[SMALL:]


@cache
def kept_from(hand: Faces) -> tuple[int, ...]:
    """Numbers of all hands that can be kept out of this one, larger ones first, the whole hand leading."""
    parts = product(*(range(count + 1) for count in hand))
    return tuple(sorted((NUMBER[faces(part)] for part in parts), reverse=True))
