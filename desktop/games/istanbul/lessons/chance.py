"""What falls by chance in a lesson: dice and cards, by the events that show them."""

from __future__ import annotations

from desktop.engine.action import Event
from desktop.games.istanbul import events as e


def fallen(event: Event) -> tuple[int, ...] | str | None:
    """The dice of a roll, a card that is drawn, None for any other event."""
    match event:
        case (
            e.DiceRolled(dice=dice)
            | e.NeutralMoved(dice=dice)
            | e.GovernorMoved(dice=dice)
            | e.SmugglerMoved(dice=dice)
        ):
            return tuple(dice)
        case e.CardDrawn(card=card):
            return str(card)
        case _:
            return None
