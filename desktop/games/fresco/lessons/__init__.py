"""Fresco's lessons: scenes laid out as positions, actions in words, things of the table by name. The lessons themselves are
the files beside this one; `desktop/lessons` reads and runs them."""

from desktop.games.fresco.lessons.amounts import amounts
from desktop.games.fresco.lessons.chance import fallen
from desktop.games.fresco.lessons.laying import COLOURS, position, seats
from desktop.games.fresco.lessons.lights import place_of
from desktop.games.fresco.lessons.speech import action, said
from desktop.games.fresco.paints import LETTERS

CONSULTED = ("shelf", "purse", *(f"paint.{letter}" for letter in LETTERS))  # recipes, cards, and what one can pay

__all__ = ["COLOURS", "CONSULTED", "action", "amounts", "fallen", "place_of", "position", "said", "seats"]
