"""Why a hint advises what it advises: one sentence a reason."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.games.pagoda.colour import Colour
from desktop.games.pagoda.text.names import PagodaNames


class PagodaHints(QObject):
    """The thoughts of `planner.py` and `bot.py` in words."""

    def __init__(self, names: PagodaNames) -> None:
        super().__init__()
        self.names = names

    def reason(self, reason: str, params: dict[str, Any]) -> str:
        points = int(params.get("points", 0))
        reply = int(params.get("reply", 0))
        colour = self.names.colour(Colour(params.get("colour", Colour.HIDDEN)))
        match reason:
            case "roof":
                return self.tr("A roof and its spire: %n point(s) in this turn.", "", points)
            case "tile_then_column":
                text = self.tr(
                    "Then you build {colour} columns on the new floor: %n point(s) in this turn.", "", points
                )
                return text.format(colour=colour)
            case "tile_lacks":
                return self.tr("Your opponent shows no {colour} card for the new floor.").format(colour=colour)
            case "tile":
                return self.tr("The tile helps you more than your opponent.")
            case "deny":
                return self.tr("More points are possible, but this leaves about %n point(s) for the reply.", "", reply)
            case "points":
                text = self.tr("%n point(s) in this turn, and about {reply} for your opponent's reply.", "", points)
                return text.format(reply=reply)
            case "points_now":
                return self.tr("%n point(s) at once.", "", points)
            case "hold":
                return self.tr("Building more now would help your opponent more than you.")
            case "fan":
                return self.tr("%n more card(s) in the hand for the next turn.", "", int(params["n"]))
            case "dragon":
                return self.tr("These cards fit little; new ones promise more.")
            case "draw":
                return self.tr("The cards that are left are worth keeping.")
            case "discard":
                return self.tr("You will miss a {colour} card least.").format(colour=colour)
            case "alternative":
                return self.tr("One column of any colour is better than what your cards allow.")
            case "blocked":
                return self.tr("Nothing can be built with these cards.")
            case _:
                return self.tr("Nothing better is left in this turn.")
