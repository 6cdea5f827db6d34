"""How much of what a seat has, by the words that lessons use for it."""

from __future__ import annotations

from desktop.games.fresco.actions.market import price
from desktop.games.fresco.paints import LETTERS
from desktop.games.fresco.state import ASLEEP, Fresco


def amounts(state: Fresco, seat: int) -> dict[str, int]:
    """Score, thalers, mood, crew, fresco tiles, paints by their letters, what a market tile costs today; tiles left."""
    master = state.masters[seat]
    return {
        "score": master.score,
        "money": master.money,
        "mood": master.mood,
        "crew": master.crew,
        "placed": master.placed,
        "tiles": len(master.tiles),
        "left": state.left,
        "price": 0 if master.hour == ASLEEP else price(state, seat),
        **dict(zip(LETTERS, master.paints, strict=True)),
    }
