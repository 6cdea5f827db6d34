"""Why a hint advises what it advises."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.games.catan_dice.faces import Face
from desktop.games.catan_dice.state import What
from desktop.games.catan_dice.text.names import CatanDiceNames


class CatanDiceHints(QObject):
    """One sentence a reason. Percentages are whole numbers."""

    def __init__(self, names: CatanDiceNames) -> None:
        super().__init__()
        self.names = names

    def reason(self, reason: str, params: dict[str, Any]) -> str:
        names = self.names
        thing = names.thing(What(params["what"]), params["place"]) if "place" in params else ""
        faces = names.faces([Face(face) for face in params.get("missing", ())])
        percent = params.get("chance", 0)
        match reason:
            case "roll":
                return self.tr("A turn begins with a roll of all dice.")
            case "keep_sure":
                #: {thing}: "settlement 5"
                words = self.tr("These dice pay for {thing} already; the others may bring more.")
                return words.format(thing=thing)
            case "keep_for":
                #: {missing}: "2 ore and grain"; {thing}: "city 12"; {percent}: 22
                words = self.tr("Missing {missing} for {thing}: the chance is {percent} %.")
                return words.format(missing=faces, thing=thing, percent=percent)
            case "keep_none":
                #: {thing}: "city 12"; {percent}: 22
                words = self.tr("Nothing here helps: six new dice give {thing} with {percent} %.")
                return words.format(thing=thing, percent=percent)
            case "stop":
                #: {thing}: "city 12"
                return self.tr("These dice pay for {thing}; another throw could only spoil it.").format(thing=thing)
            case "stop_plain":
                return self.tr("Another throw would hardly make it better.")
            case "reroll_plain":
                return self.tr("These dice promise most for the next throw.")
            case "build":
                #: {thing}: "settlement 5"; %n: the points it brings
                return self.tr("%n point(s) now with {thing}.", "", params["points"]).format(thing=thing)
            case "build_road":
                site = names.thing(What(params["goal_what"]), params["goal"])
                #: {goal}: "city 12", which the road leads to
                return self.tr("This road leads on to {goal}.").format(goal=site)
            case "build_opens":
                site = names.thing(What(params["goal_what"]), params["goal"])
                #: {goal}: "city 12", at the end of the road that is advised
                return self.tr("Then {goal} can be built.").format(goal=site)
            case "build_knight":
                return self.tr("A knight brings points and a joker for later.")
            case "build_title":
                #: {title}: "Longest Road"; %n: the points it brings
                words = self.tr("This brings the {title}: %n point(s).", "", params["points"])
                return words.format(title=names.title(params["title"]))
            case "build_more":
                return self.tr("The dice are there, and nothing else needs them.")
            case "trade" | "joker":
                #: {thing}: "city 12"
                return self.tr("With this die {thing} can be paid.").format(thing=thing)
            case "end_none":
                return self.tr("Nothing more can be built with these dice.")
            case "end_save":
                return self.tr("Using a joker now would cost more later than it brings.")
            case "end_wait":
                return self.tr("What could be built now is worth less than waiting.")
            case "start":
                return self.tr("From here most sites lie near, and no rival is close.")
            case "any":
                return self.tr("One choice among several that are equally good.")
        raise KeyError(reason)
