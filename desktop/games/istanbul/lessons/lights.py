"""Where the things lie that a lesson lights: its own names turned into zones (and faces) of the board."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.istanbul.pieces import Good, Place
from desktop.games.istanbul.state import Bazaar

# what every step is read from: the bazaar, goods, money and one's cards
CONSULTED = (
    *(f"place.{int(place)}" for place in Place), *(f"track.{good.name.lower()}" for good in Good), "purse.me",
    *(f"hand.{n}" for n in range(6)),
)  # fmt: skip
_FIXED = {
    "extension.next": "extensions", "pile.draw": "deck", "pile.discard": "discard", "hand.me": "hand", "die.1": "tray",
    "die.2": "tray", "purse.me": "purse", "tray": "tray",
}  # fmt: skip
_TILES = {"red": Good.FABRIC, "green": Good.SPICE, "yellow": Good.FRUIT, "blue": Good.JEWELRY}


def place_of(name: str, state: Bazaar, order: Sequence[str]) -> tuple[str, str]:
    """Zone and face ("" = the zone itself) of a thing. Raises ValueError for a name that means nothing."""
    if name in _FIXED:
        return _FIXED[name], ""
    kind, *rest = name.split(".")
    match kind, rest:
        case (("place" | "demand"), [_]):
            return name, ""
        case "track", [good]:
            return f"row.{int(Good[good.upper()])}", ""
        case (("merchant" | "stack" | "family"), [who]):
            seat = order.index(who)
            player = state.players[seat]
            at = player.family if kind == "family" else player.merchant
            return f"{kind}.{seat}.{int(at)}", ""
        case "assistant", [who, place]:
            return f"left.{order.index(who)}.{place}", ""
        case "ruby", ["next", place]:
            return f"rubies.{place}", ""
        case "price", [place]:
            return f"place.{place}", ""
        case "hand", [n]:  # a card of one's own, as far as there are any: the room of the hand is free without them
            held = state.players[order.index("me")].hand
            return ("hand", f"card.{held[int(n)]}") if int(n) < len(held) else ("", "")
        case "tile", [colour]:
            return "tiles", f"tile.{int(_TILES[colour])}.0"
        case "card", [card]:
            return "hand", f"card.{card}"
        case "governor", []:
            return f"governor.{int(state.governor)}", ""
        case "smuggler", []:
            return f"smuggler.{int(state.smuggler)}", ""
        case _:
            pass
    raise ValueError(f"nothing on the table is called “{name}”")
