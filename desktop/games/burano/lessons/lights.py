"""Where the things lie that a lesson lights: its own names turned into zones (and faces) of the board."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.burano.lessons.spelling import PORTS, area, cell, colours, roof, ship, square
from desktop.games.burano.pieces import Colour
from desktop.games.burano.state import Burano

CONSULTED = ("moves.me", "ring.me", "markers.fish", "markers.lace", "markers.earn")  # read at nearly every step
_SHARED = ("offers", "display", "deck", "cast", "supply")
_OWN = (
    "tower", "ready", "reserve", "roofs", "hand", "cards", "ring", "wheel", "privilege", "moves", "purse", "waiting",
)  # fmt: skip


def _cube(letter: str) -> str:
    return f"cube.{Colour(colours(letter)[0]).name.lower()}"


def place_of(name: str, state: Burano, order: Sequence[str]) -> tuple[str, str]:
    """Zone and face ("" = the zone itself) of a thing. Raises ValueError for a name that means nothing."""
    kind, *rest = name.split(".")
    if kind in _SHARED and not rest:
        return kind, ""
    if kind in _OWN and len(rest) == 1:
        return f"{kind}.{order.index(rest[0])}", ""
    match kind, rest:
        case (("island" | "docks" | "sea"), [place]):
            return f"{kind}.{area(place)}", ""
        case "port", [place]:
            return f"port.{PORTS.index(place)}", ""
        case "ship", [what]:
            return f"port.{state.ships[ship(what)]}", f"ship.{what}"
        case "boat", [who]:
            seat = order.index(who)
            return f"sea.{state.families[seat].boat}", f"boat.{seat}"
        case "men", [who, place]:
            return f"island.{area(place)}", f"man.{order.index(who)}"
        case "woman", [who, where]:
            return f"lace.{square(where, state)}", f"woman.{order.index(who)}"
        case "lace", [where]:
            return f"lace.{square(where, state)}", ""
        case "cell", [where]:
            return f"town.{cell(where, state)}", ""
        case "line", [one, other]:
            return f"line.{cell(one, state)}.{cell(other, state)}", ""
        case (("tower" | "ready"), [who, colour]):
            return f"{kind}.{order.index(who)}", _cube(colour)
        case "reserve", [who, colour]:
            return f"reserve.{order.index(who)}", _cube(colour).replace("cube", "supply")
        case "supply", [colour]:
            return "supply", _cube(colour).replace("cube", "supply")
        case "roof", [who, symbol, ends]:
            return f"roofs.{order.index(who)}", f"roof.{state.box.roofs.index(roof(symbol, ends))}"
        case "stack", [symbol]:
            return f"stack.{symbol}", ""
        case "markers", [action_area]:
            return f"markers.{action_area}", ""
        case "card", [card]:
            return "offers", f"card.{card}"
        case "card", [who, card]:
            return f"cards.{order.index(who)}", f"card.{card}"
        case "fish", [fish]:
            return "display", f"fish.{fish}"
        case "catch", [who, fish]:
            return f"hand.{order.index(who)}", f"fish.{fish}"
        case _:
            pass
    raise ValueError(f"nothing on the table is called “{name}”")
