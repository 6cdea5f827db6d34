"""Why a hint advises what it advises."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.games.fresco.text.names import FrescoNames


class FrescoHints(QObject):
    """One sentence a reason."""

    def __init__(self, names: FrescoNames) -> None:
        super().__init__()
        self.names = names

    def reason(self, reason: str, params: dict[str, Any]) -> str:
        for family in (self._morning, self._day, self._work):
            words = family(reason, params)
            if words is not None:
                return words
        return self._leonardo(reason)

    def _morning(self, reason: str, params: dict[str, Any]) -> str | None:
        names = self.names
        match reason:
            case "hour":
                hour, mood = names.hour(params["hour"]), names.signed(params["mood"])
                #: {hour}: "9:00", {mood}: "+1", {price}: "1 thaler"
                words = self.tr("{hour} suits your plans best: mood {mood}, {price} a tile.")
                return words.format(hour=hour, mood=mood, price=names.thalers(params["price"]))
            case "plan":
                column = names.column(params["column"], params["final"])
                #: {column}: "market"
                words = self.tr("The best day I can see has %n assistant(s) in the {column}.", "", params["n"])
                return words.format(column=column)
            case "plan_rest":
                return self.tr("The columns that matter have enough assistants already.")
            case "plan_done":
                return self.tr("Every assistant has something to do.")
        return None

    def _day(self, reason: str, params: dict[str, Any]) -> str | None:
        names = self.names
        match reason:
            case "buy":
                #: {paints}: "red and blue"
                return self.tr("You can use {paints} soon.").format(paints=names.paints(params["paints"]))
            case "bought_enough":
                return self.tr("Nothing else here is worth its price now.")
            case "all_carry":
                return self.tr("Every assistant in the market carries a tile.")
            case "close_for_rivals":
                #: {stall}: "stall 2"
                words = self.tr("Nothing here helps you, and others would like {stall}.")
                return words.format(stall=names.stall(params["stall"]))
            case "nothing_to_buy":
                return self.tr("Nothing on the stalls is worth its price now.")
            case "restore" if params["bonus"]:
                words = self.tr("%n point(s), {bonus} of them from the bishop.", "", params["points"])
                return words.format(bonus=params["bonus"])
            case "restore":
                return self.tr("%n point(s), and a thaler each round from now on.", "", params["points"])
            case "bishop":
                return self.tr("One step brings the bishop to the tile that you can restore.")
            case "altar":
                return self.tr("%n point(s) for paints that no tile needs better.", "", params["points"])
            case "nothing_to_restore":
                return self.tr("These paints are worth more tomorrow.")
            case "forward":
                return self.tr("Forwards is %n point(s) more.", "", params["n"])
        return None

    def _work(self, reason: str, params: dict[str, Any]) -> str | None:
        names = self.names
        match reason:
            case "portrait":
                return self.tr("This portrait brings more than the money.")
            case "wage":
                return self.tr("%n thaler(s) are worth more than these portraits.", "", params["n"])
            case "blend":
                #: {paint}: "purple"
                words = self.tr("The ceiling needs {paint}, and it is worth more than its parts.")
                return words.format(paint=names.paint(params["paint"]))
            case "nothing_to_blend":
                return self.tr("These paints are worth more as they are.")
            case "request":
                #: {request}: "orange request"
                words = self.tr("The {request} brings more than the income of its tiles.")
                return words.format(request=names.request(params["stack"]))
            case "few_blots":
                return self.tr("This tile has the fewest blots, so others stay for better requests.")
            case "useful_paint":
                #: {paint}: "red"
                return self.tr("Your next tiles need {paint} most.").format(paint=names.paint(params["paint"]))
            case "any":
                return self.tr("One choice among several that are equally good.")
        return None

    def _leonardo(self, reason: str) -> str:
        match reason:
            case "leonardo_hour":
                return self.tr("Leonardo takes an hour that your rival would like.")
            case "keep_own_stall":
                return self.tr("You need this stall least of all.")
            case "leonardo_tile":
                return self.tr("You will miss this tile least, and the bishop comes to a good place.")
            case "leonardo_card":
                return self.tr("Then nobody else takes this portrait.")
            case "leonardo_leaves_cards":
                return self.tr("Your own assistant comes next and may take the better one.")
            case "leonardo_request":
                return self.tr("Then nobody else takes this request.")
            case "leonardo_back":
                return self.tr("Leonardo wins nothing, so the space matters little.")
        raise KeyError(reason)
