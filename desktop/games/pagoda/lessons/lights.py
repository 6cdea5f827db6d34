"""Where the things lie that a lesson lights: its own names turned into zones (and faces) of the board."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.pagoda.colour import Ability
from desktop.games.pagoda.lessons.letters import colour_of
from desktop.games.pagoda.state import Pagodas

# what is read at every step: the six sites and one's own cards
CONSULTED = (*(f"site.{n}" for n in range(1, 7)), "open.me", "hand.me")
_FIXED = {"tiles": "tiles", "pile": "pile", "discard": "discard"}
_PARTS = {"column": "column", "tile": "tile", "roof": "roof", "spire": "spire"}


def place_of(name: str, state: Pagodas, order: Sequence[str]) -> tuple[str, str]:
    """Zone and face or name of a piece ("" = the zone itself). Raises ValueError for a name that means nothing.

    `site.1`; `column.6.R`, `tile.6.RP`, `roof.6.BY`, `spire.6.Y` parts of a pagoda; `card.me.R` an open card, `hand.me.R`
    one in the hand; `open.grandpa` and `hand.me` all of them; `supply.R` a heap of columns, `tile.RP` a tile that is left;
    `ability.me.lantern`, `abilities.me`, `score.me`, `start` (the starting player's marker)."""
    if name in _FIXED:
        return _FIXED[name], ""
    kind, *rest = name.split(".")
    match kind, rest:
        case "site", [_]:
            return name, ""
        case (("column" | "tile" | "roof" | "spire"), [site, letters]):
            face = ".".join([_PARTS[kind], *map(_colour, letters), *(["1"] if kind == "spire" else [])])
            return f"site.{site}", face
        case "tile", [letters]:
            return "tiles", ".".join(["flat", *map(_colour, letters)])
        case "supply", [letter]:
            return f"columns.{_colour(letter)}", ""
        case (("open" | "hand" | "abilities"), [who]):
            return f"{kind}.{order.index(who)}", ""
        case (("card" | "hand"), [who, letter]):
            return f"{'open' if kind == 'card' else 'hand'}.{order.index(who)}", f"card.{_colour(letter)}"
        case "ability", [who, ability]:
            seat = order.index(who)
            return f"abilities.{seat}", f"{seat}.{Ability[ability.upper()].name}"
        case "start", []:
            return f"start.{state.starter}", ""
        case "score", [who]:
            return "track", f"score.{order.index(who)}"
        case _:
            pass
    raise ValueError(f"nothing on the table is called “{name}”")


def _colour(letter: str) -> str:
    return colour_of(letter).name.lower()
