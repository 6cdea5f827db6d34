"""How much of what a seat has, by the words that lessons use for it."""

from __future__ import annotations

from desktop.games.pagoda.colour import ABILITIES, COLOURS
from desktop.games.pagoda.state import Pagodas


def amounts(state: Pagodas, seat: int) -> dict[str, int]:
    """Points, cards (open, in the hand, of each colour), uses of each ability; for everybody the columns of this turn, the
    finished pagodas and the tiles of each colour that are left."""
    builder = state.builders[seat]
    cards = builder.open + builder.hand
    return {
        "score": builder.score,
        "open": len(builder.open),
        "hand": len(builder.hand),
        "cards": len(cards),
        "built": state.turn.columns,
        "pagodas": state.pagodas,
        **{colour.name.lower(): cards.count(colour) for colour in COLOURS},
        **{ability.name.lower(): builder.uses[ability] for ability in ABILITIES},
        **{f"{colour.name.lower()}_tiles": sum(tile.colour == colour for tile in state.tiles) for colour in COLOURS},
    }
