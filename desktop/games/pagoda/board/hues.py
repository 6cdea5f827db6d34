"""The five colours of the game: each with its own emblem, on cards, columns, tiles and in words."""

from __future__ import annotations

from desktop.games.pagoda.colour import Colour

HUES = {
    Colour.RED: ("#C43D30", "asian-lantern"),
    Colour.YELLOW: ("#EBB23A", "dragon-head"),
    Colour.BLUE: ("#24519A", "meditation"),
    Colour.GREEN: ("#3E9468", "bowl-of-rice"),
    Colour.PURPLE: ("#A862B8", "handheld-fan"),
}
NAMES = {colour: colour.name.lower() for colour in Colour}
BY_NAME = {name: colour for colour, name in NAMES.items()}


def hue(colour: Colour) -> str:
    """The paint of a colour."""
    return HUES[colour][0]


def glyph(colour: Colour) -> str:
    """The emblem of a colour."""
    return HUES[colour][1]
