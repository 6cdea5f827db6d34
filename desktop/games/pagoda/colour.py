"""The five colours and the ability that each of them brings (3.6)."""

from __future__ import annotations

import enum


class Colour(enum.IntEnum):
    """A colour of cards, columns and tiles; HIDDEN stands for a card that a viewer may not see."""

    RED = 0
    YELLOW = 1
    BLUE = 2
    GREEN = 3
    PURPLE = 4
    HIDDEN = 5


class Ability(enum.IntEnum):
    """An ability, numbered like the colour whose tiles bring it."""

    LANTERN = 0
    DRAGON = 1
    BUDDHA = 2
    BOWL = 3
    FAN = 4


COLOURS = (Colour.RED, Colour.YELLOW, Colour.BLUE, Colour.GREEN, Colour.PURPLE)
ABILITIES = (Ability.FAN, Ability.DRAGON, Ability.BOWL, Ability.BUDDHA, Ability.LANTERN)  # rows of the architect board
