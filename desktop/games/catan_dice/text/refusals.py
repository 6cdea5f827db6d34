"""Why something is refused: what is wrong, and the rule in plain words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.engine.action import Refusal
from desktop.games.catan_dice.state import What
from desktop.games.catan_dice.text.names import CatanDiceNames


class CatanDiceRefusals(QObject):
    """One pair of sentences a code."""

    def __init__(self, names: CatanDiceNames) -> None:
        super().__init__()
        self.names = names

    def refusal(self, refusal: Refusal) -> tuple[str, str]:
        """The two sentences. KeyError: no such code."""
        for family in (self._rolling, self._building, self._order, self._dice, self._shared, self._positions):
            words = family(refusal)
            if words is not None:
                return words
        raise KeyError(refusal.code)

    def _rolling(self, refusal: Refusal) -> tuple[str, str] | None:
        params = refusal.params
        match refusal.code:
            case "first_roll_all_dice":
                return (
                    self.tr("The first roll takes all the dice."),
                    self.tr("Only a reroll may leave dice lying."),
                )
            case "no_fourth_roll":
                return (
                    self.tr("Only %n throw(s) a turn.", "", params["most"]),
                    self.tr("After the last one the dice are used as they lie."),
                )
            case "rolling_is_over":
                return (
                    self.tr("The rolling is over."),
                    self.tr("Once you stop or use a die, nothing is thrown again."),
                )
            case "not_between_rolls":
                return (
                    self.tr("Not between two rolls."),
                    self.tr("Trading gold, jokers and building come after your last roll; stop rolling first."),
                )
            case "no_such_dice":
                return (
                    self.tr("Those dice are not there."),
                    self.tr("Choose among the dice on the table."),
                )
        return None

    def _building(self, refusal: Refusal) -> tuple[str, str] | None:
        params, names = refusal.params, self.names
        match refusal.code:
            case "road_unconnected" if "parent" in params:
                return (
                    self.tr("No road leads there yet."),
                    #: {road}: "the road beyond settlement 3"
                    self.tr("Roads go on from the arrow, one after the other; first comes {road}.").format(
                        road=names.thing(What.ROAD, params["parent"])
                    ),
                )
            case "road_unconnected":
                return (
                    self.tr("None of your roads leads there."),
                    self.tr("A new road begins where one of your own ends."),
                )
            case "start_is_printed":
                return (
                    self.tr("The start road is already there."),
                    self.tr("It is printed as built and gives no point."),
                )
            case "already_built":
                return self.tr("That is built already."), self.tr("Each symbol is marked once.")
            case "site_without_road":
                roads = names.any_of([names.thing(What.ROAD, road) for road in params["roads"]])
                if params["what"] == What.CITY:
                    #: {roads}: one road or several, joined with "or"
                    why = self.tr("A city needs a road of yours at its corner: {roads}.").format(roads=roads)
                else:
                    #: {roads}: one road or several, joined with "or"
                    why = self.tr("A settlement needs a road of yours at its corner: {roads}.").format(roads=roads)
                return self.tr("No road of yours touches it."), why
            case "city_is_no_upgrade":
                return (
                    self.tr("Cities have sites of their own."),
                    self.tr("On this island a city does not replace a settlement."),
                )
            case "cannot_pay" if params.get("nearest", 1) > 1:  # no resource is nearer than another
                alike = params["alike"]
                if not alike:
                    return self.tr("No free die shows a resource."), self._cost(params["what"], "")
                if alike == 1:
                    return self.tr("No two dice show the same resource."), self._cost(params["what"], "")
                #: what is wrong with a castle. {n} dice
                return self.tr("At most {n} dice show one resource.").format(n=alike), self._cost(params["what"], "")
            case "cannot_pay":
                #: what is wrong. {missing}: "ore and 2 grain"
                what = self.tr("Missing: {missing}.").format(missing=names.faces(params["missing"]))
                return what, self._cost(params["what"], names.faces(params["cost"]))
            case "gold_pays_nothing":
                if params["gold"] >= 2:
                    return self.tr("Gold pays for nothing."), self.tr("Trade two gold for one resource first.")
                return self.tr("Gold pays for nothing."), self.tr("Only two gold together become one resource.")
        return None

    def _cost(self, what: What, cost: str) -> str:
        match what:
            case What.ROAD:
                #: {cost}: "brick and lumber"
                return self.tr("A road costs {cost}.").format(cost=cost)
            case What.SETTLEMENT:
                #: {cost}: "brick, lumber, wool and grain"
                return self.tr("A settlement costs {cost}.").format(cost=cost)
            case What.CITY:
                #: {cost}: "2 grain and 3 ore"
                return self.tr("A city costs {cost}.").format(cost=cost)
            case What.KNIGHT:
                #: {cost}: "wool, grain and ore"
                return self.tr("A knight costs {cost}.").format(cost=cost)
            case What.CASTLE:
                return self.tr("A castle takes six dice of one same resource.")

    def _order(self, refusal: Refusal) -> tuple[str, str] | None:
        params, names = refusal.params, self.names
        match refusal.code:
            case "settlement_order":
                return (
                    #: {thing}: "settlement 4"
                    self.tr("First comes {thing}.").format(thing=names.thing(What.SETTLEMENT, params["next"])),
                    self.tr("Settlements are built from the lowest number up."),
                )
            case "city_order":
                return (
                    self.tr("First comes {thing}.").format(thing=names.thing(What.CITY, params["next"])),
                    self.tr("Cities are built from the lowest number up."),
                )
            case "knight_order":
                return (
                    #: {knight}: "knight 2"
                    self.tr("First station {knight}.").format(knight=names.thing(What.KNIGHT, params["next"])),
                    self.tr("Knights are stationed from the lowest number up."),
                )
        return None

    def _dice(self, refusal: Refusal) -> tuple[str, str] | None:
        params, names = refusal.params, self.names
        match refusal.code:
            case "knight_not_built":
                if len(params["knights"]) > 1:
                    return (
                        self.tr("Its two knights are not both stationed."),
                        self.tr("A desert's joker needs both of its knights; it then works in the same turn."),
                    )
                knights = names.thing(What.KNIGHT, params["knights"][0])
                return (
                    self.tr("Its knight is not stationed yet."),
                    #: {knight}: "knight 3"
                    self.tr("Station {knight} first; the joker then works in the same turn.").format(knight=knights),
                )
            case "joker_used":
                return self.tr("That joker is spent."), self.tr("Each joker works once a match.")
            case "joker_wrong_resource":
                return (
                    #: {resource}: "ore"
                    self.tr("This knight gives only {resource}.").format(resource=names.face(params["face"])),
                    self.tr("The picture beside the knight shows what a die becomes."),
                )
            case "joker_same_face":
                return (
                    #: {face}: "ore"
                    self.tr("The die shows {face} already.").format(face=names.face(params["face"])),
                    self.tr("The joker would be wasted."),
                )
            case "die_spent":
                return self.tr("That die has paid already."), self.tr("A die pays for one thing only.")
            case "die_dead":
                return (
                    self.tr("That gold was given away."),
                    self.tr("Of two gold one becomes a resource; the other is gone for this turn."),
                )
            case "gold_needs_pair":
                return self.tr("One gold is not enough."), self.tr("Two gold become one resource.")
            case "only_gold_trades":
                return (
                    #: {resource}: "wool"
                    self.tr("{resource} cannot be traded.").format(resource=_capital(names.face(params["face"]))),
                    self.tr("Only gold is exchanged, two for one."),
                )
            case "gold_not_offered":
                #: what is wrong with the try
                return self.tr("Nothing becomes gold."), self.tr("Gold can be given away, never made.")
        return None

    def _shared(self, refusal: Refusal) -> tuple[str, str] | None:
        params, names = refusal.params, self.names
        match refusal.code:
            case "site_skipped":
                return (
                    self.tr("First comes {thing}.").format(thing=names.thing(What.SETTLEMENT, params["site"])),
                    self.tr("On the shared island no road goes past a site without its settlement."),
                )
            case "past_foreign_site":
                return (
                    self.tr("A foreign settlement is in the way."),
                    self.tr("Nobody builds past another player's settlement."),
                )
            case "taken":
                return (
                    self.tr("That belongs to another player."),
                    self.tr("Each thing on the shared island has one owner."),
                )
            case "settlement_first":
                return (
                    self.tr("The settlement comes first."),
                    self.tr("On the shared island a city is built onto your own settlement."),
                )
            case "knight_not_adjacent":
                return (
                    self.tr("Nothing of yours is beside it."),
                    self.tr("A knight needs your road on a side of its hexagon, or your settlement at a corner."),
                )
            case "start_not_coastal":
                return self.tr("That road lies inland."), self.tr("Everybody starts on the coast.")
            case "start_too_near":
                return (
                    self.tr("Too near another start."),
                    self.tr("At least {least} roads lie between two starts; here it is {n}.").format(
                        least=params["least"], n=params["n"]
                    ),
                )
            case "simultaneous_race":
                return (
                    self.tr("Not on a race map."),
                    self.tr("Where the first to ten wins, the order of turns matters."),
                )
        return None

    def _positions(self, refusal: Refusal) -> tuple[str, str] | None:
        cannot = self.tr("This position cannot be.")
        match refusal.code:
            case "options" | "edition":
                return cannot, self.tr("Its options or printed values are unknown here.")
            case "seats" | "seed" | "turn" | "agenda":
                return cannot, self.tr("Seats, turn and what is to be decided do not fit together.")
            case "dice":
                return cannot, self.tr("The dice do not fit the turn.")
            case "marks":
                return cannot, self.tr("What is built could not have been built by the rules.")
            case "jokers":
                return cannot, self.tr("A joker was used whose knight is not stationed.")
            case "boxes":
                return cannot, self.tr("The boxes do not hold what was built.")
        return None


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
