"""What falls by chance in a lesson: the cards, by the event that shows them."""

from __future__ import annotations

from desktop.engine.action import Event
from desktop.games.pagoda.events import CardDrawn
from desktop.games.pagoda.lessons.letters import letters_of


def fallen(event: Event) -> str | None:
    """The letter of a card that is drawn (capital: open, small: into the hand), None for any other event."""
    return letters_of((event.card,)) if isinstance(event, CardDrawn) else None
