"""How much of what a seat has, by the words that lessons use for it."""

from __future__ import annotations

from desktop.games.istanbul.pieces import Good
from desktop.games.istanbul.state import Bazaar, dealer_price


def amounts(state: Bazaar, seat: int) -> dict[str, int]:
    """Lira, rubies, goods of each kind, capacity, cards, assistants with the merchant; the dealer's price for everybody."""
    player = state.players[seat]
    return {
        "lira": player.lira,
        "rubies": len(player.rubies),
        "capacity": player.capacity,
        "cards": len(player.hand),
        "assistants": len(player.stack),
        "price": dealer_price(state),
        **{good.name.lower(): player.goods[good] for good in Good},
    }
