"""What falls by chance in a lesson: the dice of a throw, by the event that shows them."""

from __future__ import annotations

from desktop.engine.action import Event
from desktop.games.catan_dice.events import Rolled
from desktop.games.catan_dice.faces import FACES


def fallen(event: Event) -> tuple[int, ...] | str | None:
    """The dice that were thrown, 1 brick to 6 gold, as they lie; None for any other event."""
    if not isinstance(event, Rolled):
        return None
    return tuple(FACES.index(event.faces[die]) + 1 for die in event.dice)
