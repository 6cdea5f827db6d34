"""Istanbul's lessons: scenes laid out as positions, actions in words, things of the table by name. The lessons themselves
are the files beside this one; `desktop/lessons` reads and runs them."""

from desktop.games.istanbul.lessons.amounts import amounts
from desktop.games.istanbul.lessons.chance import fallen
from desktop.games.istanbul.lessons.laying import COLOURS, position, seats
from desktop.games.istanbul.lessons.lights import CONSULTED, place_of
from desktop.games.istanbul.lessons.speech import action, said

__all__ = ["COLOURS", "CONSULTED", "action", "amounts", "fallen", "place_of", "position", "said", "seats"]
