"""Why a hint advises what it advises."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.games.istanbul.text.names import IstanbulNames


class IstanbulHints(QObject):
    """One sentence for each reason of `advice`."""

    def __init__(self, names: IstanbulNames) -> None:
        super().__init__()
        self.names = names

    def reason(self, reason: str, params: dict[str, Any]) -> str:
        for part in (self._place, self._choice, self._other):
            words = part(reason, params)
            if words:
                return words
        raise KeyError(reason)

    def _place(self, reason: str, params: dict[str, Any]) -> str:
        names = self.names
        match reason:
            case "dealer":
                #: {lira}: "14 Lira"
                return self.tr("A ruby for {lira}: the next one costs more.").format(lira=names.lira(params["lira"]))
            case "palace":
                return self.tr("The order is complete: a ruby, and the next order is longer.")
            case "extension":
                #: {n}: 3 to 5
                return self.tr(
                    "Room for {n} of each good: bigger sales, and the third extension brings a ruby."
                ).format(n=params["n"])
            case "fill":
                #: {goods}: "2 fabric"
                words = self.tr("The warehouse gives {goods} for nothing.")
                return words.format(goods=names.amount(params["good"], params["n"]))
            case "mail":
                #: {goods}: "1 fabric, 1 fruit and 2 Lira"
                words = self.tr("The mail is {goods}.")
                return words.format(goods=names.goods(params["goods"], [names.lira(params["lira"])]))
            case "cards":
                return self.tr("Two cards in, one out: something that fits will come.")
            case "open_card":
                #: {card}: a card's name in quotes
                return self.tr("{card} lies open, so it is no gamble.").format(card=names.quoted(params["card"]))
            case "poorest":
                #: {card}: a card's name in quotes
                return self.tr("{card} is worth least now.").format(card=names.quoted(params["card"]))
            case "recall":
                return self.tr("%n assistant(s) come back; without them nobody can work.", "", params["n"])
            case "jewelry":
                #: {good}: "fabric"
                return self.tr("You get {good} for certain, and the dice may bring jewelry.").format(
                    good=names.good(params["good"])
                )
            case "tea":
                #: {number}: 3 to 12; {percent}: the chance, 58
                words = self.tr("{number} is reached with a chance of {percent} %.")
                return words.format(number=params["number"], percent=params["percent"])
            case "sell":
                #: {lira}: "9 Lira"
                words = self.tr("%n good(s) bring {lira} at once.", "", params["n"])
                return words.format(lira=names.lira(params["lira"]))
            case "tile":
                #: {colour}: "red"
                words = self.tr("The {colour} tile costs one good and helps for the rest of the match.")
                return words.format(colour=names.colour(params["good"]))
            case "towards":
                #: {place}: "Gemstone Dealer (16)"
                return self.tr("From here the next ruby is nearest: {place}.").format(
                    place=names.numbered(params["place"])
                )
        return ""

    def _choice(self, reason: str, params: dict[str, Any]) -> str:
        match reason:
            case "catch_lira":
                return self.tr("Somebody must be caught, and money is certain.")
            case "catch_card":
                return self.tr("Somebody must be caught, and a card is worth more than the money now.")
            case "governor":
                return self.tr("A card for a little money or for a poorer card.")
            case "good":
                #: {good}: "fabric"
                return self.tr("You lack {good} most.").format(good=self.names.good(params["good"]))
            case "give":
                #: {good}: "fabric"
                return self.tr("It is easy to get {good} again.").format(good=self.names.good(params["good"]))
            case "pay":
                return self.tr("Money is the smaller loss.")
            case "keep_dice":
                return self.tr("A change would bring less on average.")
            case "turn_die":
                return self.tr("With a 4 the total brings more for certain.")
            case "reroll":
                return self.tr("Another roll brings more on average.")
        return ""

    def _other(self, reason: str, params: dict[str, Any]) -> str:
        match reason:
            case "family_home":
                return self.tr("The family member comes home, and you take the reward yourself.")
            case "hands":
                return self.tr("An assistant in the stack is one more place to work at.")
            case "card":
                #: {card}: a card's name in quotes
                return self.tr("{card} makes the next step possible.").format(card=self.names.quoted(params["card"]))
            case "collect":
                return self.tr("Your assistant comes back on the way, without a visit to the Fountain.")
            case "leave":
                return self.tr("One assistant here opens the place for you.")
            case "collect_neutral":
                return self.tr("A neutral assistant is one more pair of hands.")
            case "nothing_more":
                return self.tr("Nothing more is to be gained here.")
            case "nothing_better":
                return self.tr("One choice among several that are about equally good.")
        return ""
