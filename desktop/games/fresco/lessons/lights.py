"""Where the things lie that a lesson lights: its own names turned into zones (and faces) of the board."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.fresco.box import box
from desktop.games.fresco.lessons.laying import COLOURS, COLUMN, LEONARDO, space_of
from desktop.games.fresco.state import Fresco

_ITSELF = {
    "altar",
    "studio",
    "workshop",
    "purse",
    "box",
    "track",
    "ceiling",
    "portraits",
    "shelf",
}  # zones of these names


def place_of(name: str, state: Fresco, order: Sequence[str]) -> tuple[str, str]:
    """Zone and face ("" = the zone itself) of a thing. Raises ValueError for a name that means nothing."""
    masters = (*order, LEONARDO)
    me = order.index("me")
    kind, _, rest = name.partition(".")
    match kind, rest:
        case _, "" if kind in _ITSELF:
            return kind, ""
        case (("bishop" | "leonardo"), ""):
            return "bishop", kind
        case "crew", "":
            return f"crew.{me}", ""
        case "tile", space if tile := state.ceiling[space_of(space)]:
            return "ceiling", f"tile.{tile}"
        case "stall", number:
            return f"stall.{int(number) - 1}", ""
        case "awning", number:
            return f"awning.{int(number) - 1}", ""
        case "goods", tile:
            stall = next(n for n, stall in enumerate(state.stalls) if tile in stall.tiles)
            return f"stall.{stall}", f"goods.{tile}"
        case "paint", letter:
            return f"paints.{letter}", ""
        case (("hour" | "free"), time):
            line = [hour for hour, _, _ in box(state).hours].index(int(time))
            return f"{'line' if kind == 'hour' else 'free'}.{line}", ""
        case "plan", column:
            return f"plan.{me}.{COLUMN.index(column)}", ""
        case "asleep", who:
            return "asleep", f"master.{COLOURS.get(who, LEONARDO)}"
        case "mood", who:
            return f"mood.{order.index(who)}", ""
        case "pawn", who:
            score = state.masters[masters.index(who)].score
            return "track" if score else "start", f"master.{COLOURS.get(who, LEONARDO)}"
        case "tiles", who:
            return f"tiles.{masters.index(who)}", ""
        case "own", tile:
            return f"tiles.{me}", f"back.{tile}"
        case "portrait", card:
            return "portraits", f"card.{card}"
        case "request", stack:
            return f"request.{stack}", ""
        case _:
            pass
    raise ValueError(f"nothing on the table is called “{name}”")
