"""What falls by chance in a lesson: fish cards, building cards, roofs and action markers, by the events that show them."""

from __future__ import annotations

from desktop.engine.action import Event
from desktop.games.burano import events as e
from desktop.games.burano.lessons.spelling import letter, roof_words


def fallen(event: Event) -> tuple[int, ...] | str | None:
    """What was drawn, as lessons spell it; None for an event without chance."""
    match event:
        case e.FishTaken(fish=fish, deck=True):
            return fish.name.lower()
        case e.DisplayFilled(fish=cards):
            return " ".join(fish.name.lower() for fish in cards)
        case e.BuildingShown(card=card):
            return str(card)
        case e.RoofTaken(roof=roof):
            return " ".join(roof_words(roof))
        case e.MarkersDealt(markers=markers):
            return "".join(map(letter, markers))
        case _:
            return None
