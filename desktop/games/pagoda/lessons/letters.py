"""The letters of the lessons: R Y B G P for the colours, capitals for open cards, small letters for cards in the hand."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.games.pagoda.colour import COLOURS, Colour
from desktop.games.pagoda.state import Card

_LETTERS = "RYBGP"
NOTHING = "-"  # no card at all


def colour_of(letter: str) -> Colour:
    """The colour of a letter. Raises ValueError for any other."""
    return COLOURS[_LETTERS.index(letter.upper())]


def letter_of(colour: Colour) -> str:
    return _LETTERS[colour]


def cards_of(letters: str) -> tuple[Card, ...]:
    """The cards of a word such as `RRp`."""
    return () if letters == NOTHING else tuple(Card(colour_of(one), one.islower()) for one in letters)


def letters_of(cards: Iterable[Card]) -> str:
    """The word of some cards."""
    found = [letter_of(card.colour).lower() if card.hand else letter_of(card.colour) for card in cards]
    return "".join(found) or NOTHING
