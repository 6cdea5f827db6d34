"""Why a hint advises what it advises."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.games.burano.text.names import BuranoNames


class BuranoHints(QObject):
    """One sentence a reason."""

    def __init__(self, names: BuranoNames) -> None:
        super().__init__()
        self.names = names

    def reason(self, reason: str, params: dict[str, Any]) -> str:
        words = self._moves(reason, params) or self._trips(reason, params) or self._season(reason, params)
        if not words:
            raise KeyError(reason)
        return words

    def _moves(self, reason: str, params: dict[str, Any]) -> str:
        names = self.names
        match reason:
            case "tower_open":
                #: {colour}: "red ●"; {area}: "fishing"
                words = self.tr("{colour} will be wanted early, for {area}: it should lie high.")
                return words.format(colour=names.colour(params["colour"]), area=names.area(params["area"]))
            case "tower_deep":
                #: {colour}: "red ●"
                return self.tr("{colour} may wait further down.").format(colour=names.colour(params["colour"]))
            case "tower_done":
                return self.tr("Every cube has its place.")
            case "take_for":
                #: {colour}: "red ●"; {area}: "fishing"
                words = self.tr("{colour} leads to {area}, which helps most now.")
                return words.format(colour=names.colour(params["colour"]), area=names.area(params["area"]))
            case "build_on_end":
                return self.tr("The roof end has this colour: +%n privilege.", "", params["n"])
            case "build_for":
                #: {area}: "fishing"
                return self.tr("This place is good, and {area} follows.").format(area=names.area(params["area"]))
            case "roof_points":
                return self.tr("This roof brings %n point(s) and a reward.", "", params["points"])
            case "card_worth":
                #: {card}: "Bank"
                words = self.tr("The {card} brings most in the time that is left.")
                return words.format(card=names.building(params["card"]))
            case "privilege_worth":
                return self.tr("No open card is worth as much as %n privilege.", "", params["n"])
            case "cube_for_tower":
                return self.tr("Without another cube there would be nothing to build.")
            case "coin_for_move":
                return self.tr("This coin pays for one more move.")
            case "turn_paid":
                #: {coins}: "−4 coins", what the turn costs as it is
                words = self.tr("Another move would cost more than it brings; so it is {coins}.")
                return words.format(coins=names.signed_coins(params["coins"]))
            case "no_move":
                return self.tr("No move is possible; the turn still earns a coin.")
        return ""

    def _trips(self, reason: str, params: dict[str, Any]) -> str:
        names = self.names
        match reason:
            case "sail_catch":
                #: {island}: "Murano"; %n: cards that are caught
                words = self.tr("{island} gives %n card(s), and men there count at the scoring.", "", params["n"])
                return words.format(island=names.island(params["island"]))
            case "sail_sell":
                return self.tr("A set can be sold here for %n point(s).", "", params["points"])
            case "swap_match":
                return self.tr("After this swap an island matches better.")
            case "fish_shown":
                return self.tr("This card fits the hand best.")
            case "fish_deck":
                return self.tr("A card from the pile is better than these on the average.")
            case "sell_points":
                return self.tr("This set brings %n point(s); better ones are not in sight.", "", params["points"])
            case "lace_woman":
                return self.tr("A woman here can be paid with cubes, and guilds may grow.")
            case "lace_coin":
                return self.tr("This square pays a coin at once.")
            case "lace_privilege":
                return self.tr("This square is worth a privilege.")
            case "call_home":
                return self.tr("A coin now, and a cube for a covered house next season.")
            case "enough_fish":
                return self.tr("No trip brings more than staying ashore.")
            case "enough_lace":
                return self.tr("The next woman is worth more on the ring.")
            case "enough_home":
                return self.tr("The others are worth more where they are.")
        return ""

    def _season(self, reason: str, params: dict[str, Any]) -> str:
        names = self.names
        match reason:
            case "lace_pays":
                return self.tr("A returned cube is %n point(s), more in a guild.", "", params["points"])
            case "enough_lace_points":
                return self.tr("No other woman can be paid.")
            case "substitute":
                #: {colour}: "red ●"
                return self.tr("{colour} is what the reserve lacks most.").format(colour=names.colour(params["colour"]))
            case "roof_useless":
                return self.tr("The town hardly offers a place for this roof.")
            case "roof_symbol":
                #: {symbol}: "anchor"
                words = self.tr("{symbol} promises most points as things stand.")
                return words.format(symbol=names.symbol(params["symbol"]))
            case "enough_roofs":
                return self.tr("These roofs are good enough.")
            case "enough_privilege":
                return self.tr("Privilege is worth more in a turn.")
        return ""
