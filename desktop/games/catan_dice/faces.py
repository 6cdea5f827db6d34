"""Dice: their faces, what has become of each this turn, and a hand of free dice as one number (rules 3.1, 5.2)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from msgspec import Struct


class Face(StrEnum):
    """What a die shows. BLANK: not thrown yet, or not for these eyes."""

    BRICK = "brick"
    LUMBER = "lumber"
    WOOL = "wool"
    GRAIN = "grain"
    ORE = "ore"
    GOLD = "gold"
    BLANK = "blank"


FACES: Final = (Face.BRICK, Face.LUMBER, Face.WOOL, Face.GRAIN, Face.ORE, Face.GOLD)
RESOURCES: Final = FACES[:5]


class Status(StrEnum):
    """FREE can still be used; SPENT has paid for something; DEAD was given away in a trade of two gold."""

    FREE = "free"
    SPENT = "spent"
    DEAD = "dead"


class Die(Struct, frozen=True, array_like=True, cache_hash=True):
    """One die as it lies there. Which die it is, its place in the list says."""

    face: Face
    status: Status = Status.FREE


FREE: Final = {face: Die(face) for face in Face}
SPENT: Final = {face: Die(face, Status.SPENT) for face in Face}
DEAD_GOLD: Final = Die(Face.GOLD, Status.DEAD)
UNTHROWN: Final = FREE[Face.BLANK]

Hand = int
"""How many free dice show each face: four bits a face, in the order of FACES."""

SHIFT: Final = {face: 4 * place for place, face in enumerate(FACES)}
_WEIGHT: Final = {FREE[face]: 1 << SHIFT[face] for face in FACES}


def hand_of(dice: Iterable[Die]) -> Hand:
    """The free dice among these."""
    hand = 0
    for die in dice:
        if die in _WEIGHT:
            hand += _WEIGHT[die]
    return hand


def hand_from(faces: Iterable[Face]) -> Hand:
    """A hand that shows these faces."""
    return sum(1 << SHIFT[face] for face in faces)


def count(hand: Hand, face: Face) -> int:
    """How many dice of a hand show a face."""
    return hand >> SHIFT[face] & 15


def missing(hand: Hand, cost: tuple[Face, ...]) -> tuple[Face, ...]:
    """What a hand lacks for a cost, a face as often as it is lacking."""
    lacking: list[Face] = []
    for face in RESOURCES:
        lacking += [face] * (cost.count(face) - count(hand, face))
    return tuple(lacking)
