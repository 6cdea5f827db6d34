"""Faces and places as lessons write them: B L W G O $, and the names of the printed places."""

from __future__ import annotations

from desktop.games.catan_dice.faces import Face
from desktop.games.catan_dice.state import What

LETTERS = {
    "B": Face.BRICK, "L": Face.LUMBER, "W": Face.WOOL, "G": Face.GRAIN, "O": Face.ORE, "$": Face.GOLD, "?": Face.BLANK,
}  # fmt: skip
_LETTER = {face: letter for letter, face in LETTERS.items()}
_KINDS = {"R": What.ROAD, "S": What.SETTLEMENT, "C": What.CITY, "K": What.KNIGHT, "T": What.CASTLE}


def letter_of(face: Face) -> str:
    return _LETTER[face]


def kind_of(place: str) -> What:
    """What stands at a place of this name: R0, S3, C07, k_ore, T1; START is a road. Raises ValueError for other names."""
    kind = What.ROAD if place == "START" else _KINDS.get(place[:1].upper())
    if kind is None:
        raise ValueError(f"no place is called “{place}”")
    return kind
