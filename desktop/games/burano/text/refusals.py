"""Why something is refused: what is wrong, and the rule in plain words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.engine.action import Refusal
from desktop.games.burano.state import Burano
from desktop.games.burano.text.names import BuranoNames

Pair = tuple[str, str]


class BuranoRefusals(QObject):
    """One pair of sentences a code."""

    def __init__(self, names: BuranoNames) -> None:
        super().__init__()
        self.names = names

    def refusal(self, refusal: Refusal, view: Burano | None) -> Pair:
        """The two sentences. KeyError: no such code."""
        families = (
            self._tower, self._moves, self._houses, self._roofs, self._sailing, self._selling, self._lace, self._lace_means,
            self._season, self._privilege, self._flaws,
        )  # fmt: skip
        for family in families:
            words = family(refusal)
            if words is not None:
                return words
        if refusal.code == "not_now":
            return (
                self.tr("Not at this moment."),
                self.tr("Something else is open now; the prompt says what."),
            )
        raise KeyError(refusal.code)

    def _tower(self, refusal: Refusal) -> Pair | None:
        params = refusal.params
        match refusal.code:
            case "reserve_without":
                #: {colour}: "red ●"
                what = self.tr("No {colour} cube is left in your reserve.")
                return what.format(colour=self.names.colour(params["colour"])), self.tr(
                    "Build with the cubes that are there."
                )
            case "cell_filled":
                return self.tr("A cube lies there already."), self.tr("Each place of the tower holds one cube.")
            case "cell_unsupported":
                return (
                    self.tr("%n cube(s) below are missing.", "", params["missing"]),
                    self.tr("A cube of an upper layer rests on all four cubes below it."),
                )
            case "tower_complete":
                return self.tr("The tower stands already."), self.tr("There is nothing left to fill; finish it.")
            case "tower_unfinished":
                return (
                    self.tr("%n cube(s) still go on the tower.", "", params["left"]),
                    self.tr("A tower has fourteen cubes, or all of a smaller reserve."),
                )
        return None

    def _moves(self, refusal: Refusal) -> Pair | None:
        params = refusal.params
        match refusal.code:
            case "four_moves":
                return (
                    self.tr("All four moves are made."),
                    self.tr("A turn has four moves at most; privileges and the end are left."),
                )
            case "move_too_dear":
                what = self.tr("%n coin(s) short for this move.", "", params["short"])
                price = self.names.coins(params["price"])
                if params.get("privilege"):
                    #: {n}: 2 to 4; {price}: "4 coins"
                    why = self.tr("A turn of {n} moves costs {price}; a privilege turned into a coin closes the gap.")
                else:
                    #: {n}: 2 to 4; {price}: "4 coins"
                    why = self.tr("A turn of {n} moves costs {price}, which you must own before the move.")
                return what, why.format(n=params["moves"], price=price)
            case "no_cube":
                return self.tr("No cube lies there."), self.tr("Only a cube of your tower can be taken.")
            case "ready_full":
                return (
                    self.tr("Your ready area is full."),
                    self.tr("It holds three cubes; build one first."),
                )
            case "cube_covered":
                return (
                    self.tr("%n cube(s) rest on this one.", "", params["n"]),
                    self.tr("Only a free cube can be taken, one that nothing rests on."),
                )
            case "build_from_tower":
                return (
                    self.tr("Not straight from the tower."),
                    self.tr("A cube is first taken into the ready area; building it is another move."),
                )
            case "not_ready":
                #: {colour}: "red ●"
                what = self.tr("No {colour} cube is ready.").format(colour=self.names.colour(params["colour"]))
                return what, self.tr("Houses are built from the ready area.")
            case "must_move":
                return (
                    self.tr("A move is still possible."),
                    self.tr("A turn has at least one move where one can be made, and one move even earns a coin."),
                )
        return None

    def _houses(self, refusal: Refusal) -> Pair | None:
        match refusal.code:
            case "fountain":
                return self.tr("The fountain stays open."), self.tr("Nothing is built on the fountain.")
            case "bare_house":
                return (
                    self.tr("That house has no roof."),
                    self.tr("Upper floors stand on roof ends, never directly on a house."),
                )
            case "top_floor":
                return self.tr("Three floors are the top."), self.tr("No house may stand higher than the third floor.")
            case "roof_middle":
                return (
                    self.tr("That is a roof's middle."),
                    self.tr("Only the two coloured ends of a roof carry houses."),
                )
            case "ground_orthogonal":
                return (
                    self.tr("Not beside a house."),
                    self.tr("On the ground the town grows diagonally only."),
                )
            case "ground_two_away":
                return (
                    self.tr("That is two spaces from a house."),
                    self.tr("A new house on the ground touches another one at a corner."),
                )
            case "ground_far":
                return (
                    self.tr("No house touches this space."),
                    self.tr("A new house on the ground touches another one at a corner."),
                )
        return None

    def _roofs(self, refusal: Refusal) -> Pair | None:
        params, names = refusal.params, self.names
        match refusal.code:
            case "roof_not_straight":
                return self.tr("These houses lie askew."), self.tr("A roof lies along a row or a column.")
            case "roof_distance":
                return (
                    self.tr("%n space(s) lie between these houses.", "", params["between"]),
                    self.tr("A roof joins two houses with exactly one space between them."),
                )
            case "roof_without_house":
                return (
                    self.tr("%n end(s) would rest on nothing.", "", params["missing"]),
                    self.tr("Both ends of a roof lie on houses."),
                )
            case "roof_heights":
                #: {a}, {b}: heights of the two houses, 1 to 3
                what = self.tr("The houses are {a} and {b} high.").format(a=params["a"], b=params["b"])
                return what, self.tr("Both houses under a roof are equally high.")
            case "roof_too_high":
                return self.tr("That is the third floor."), self.tr("Roofs lie on the first and second floor only.")
            case "roof_covered":
                return self.tr("A roof lies there already."), self.tr("Each house carries one roof.")
            case "roof_crosses":
                return (
                    self.tr("It would cross another roof."),
                    self.tr("Roofs of the same height share no space, not even in the middle."),
                )
            case "roof_colours":
                #: {end}, {house}: "red ●", a roof end and the house that it would lie on
                what = self.tr("{end} does not match the {house} house.")
                why = self.tr("Both ends of a roof have the colours of their houses; it may be turned round.")
                return what.format(end=names.colour(params["end"]), house=names.colour(params["house"])), why
            case "no_such_roof":
                return self.tr("You do not have that roof."), self.tr("Roofs come from your own roof area.")
            case "card_not_open":
                return self.tr("That card is not open."), self.tr("The reward is one of the open building cards.")
        return None

    def _sailing(self, refusal: Refusal) -> Pair | None:
        params, names = refusal.params, self.names
        match refusal.code:
            case "boat_stays":
                return self.tr("Your boat is there already."), self.tr("A trip ends in another sea area.")
            case "too_many_routes":
                return (
                    self.tr("That is %n route(s) away.", "", params["routes"]),
                    self.tr("A boat follows one route, with the Ferry Pier up to two."),
                )
            case "no_match":
                if params.get("privilege"):
                    #: {colours}: "red ●, yellow ★ or orange ▲", at the arrows
                    why = self.tr("The island needs a dock house in {colours}; a privilege swaps two dock houses.")
                else:
                    #: {colours}: "red ●, yellow ★ or orange ▲", at the arrows
                    why = self.tr("The island needs a dock house in {colours}.")
                return (
                    self.tr("No dock house matches your arrows."),
                    why.format(colours=self._any_of(params["colours"])),
                )
            case "no_ship":
                return self.tr("No merchant ship lies there."), self.tr("Fish are sold to a ship in the port.")
            case "nothing_to_sell":
                wish = names.wish(params["ship"])
                #: {wish}: "two or more of one kind"
                why = self.tr("The nearest ship there wants {wish}.").format(wish=wish)
                return self.tr("%n card(s) short of a set.", "", params["missing"]), why
            case "same_island":
                return self.tr("Both are on one island."), self.tr("Dock houses are swapped between two islands.")
            case "swap_without_match":
                return (
                    self.tr("No island would match then."),
                    self.tr("The last swap must leave an island in reach that matches your arrows."),
                )
            case "trip_after_swap":
                return (
                    self.tr("The swap was paid for a trip."),
                    self.tr("After a swap the boat must sail to an island that matches."),
                )
            case "sale_after_swap":
                return (
                    self.tr("The swap was for an island."),
                    self.tr("After a swap the boat sails to an island that matches, not to a port."),
                )
            case "slot_empty":
                return self.tr("No card lies there."), self.tr("The row is filled when the whole catch is taken.")
            case "deck_empty":
                return self.tr("The draw pile is empty."), self.tr("Cards that were sold never come back.")
        return None

    def _any_of(self, colours: tuple[int, ...]) -> str:
        found = [self.names.colour(colour) for colour in colours]
        if len(found) == 1:
            return found[0]
        comma = self.tr(", ", "between the items of a list")
        #: end of a list of alternatives: "a, b" or "c"
        return self.tr("{items} or {last}").format(items=comma.join(found[:-1]), last=found[-1])

    def _selling(self, refusal: Refusal) -> Pair | None:
        params, names = refusal.params, self.names
        match refusal.code:
            case "one_sale":
                return self.tr("One sale a trip."), self.tr("One ship takes one set; sail again for the next.")
            case "not_in_port":
                return self.tr("You are not selling now."), self.tr("Fish are sold when the boat sails to a port.")
            case "ship_elsewhere":
                #: {ship}: "“Pairs” ship"
                what = self.tr("The {ship} is elsewhere.").format(ship=names.ship(params["ship"]))
                return what, self.tr("Only a ship in this port buys your fish.")
            case "not_in_hand":
                return self.tr("You do not have these cards."), self.tr("A set comes from your own hand.")
            case "no_set":
                #: {ship}: "“Pairs” ship"
                what = self.tr("No set for the {ship}.").format(ship=names.ship(params["ship"]))
                #: {wish}: "two or more of one kind"
                return what, self.tr("It wants {wish}.").format(wish=names.wish(params["ship"]))
        return None

    def _lace(self, refusal: Refusal) -> Pair | None:
        params, names = refusal.params, self.names
        match refusal.code:
            case "last_worker":
                return self.tr("The last worker stays."), self.tr("One worker must remain on the ring.")
            case "lace_gap":
                return self.tr("There is no workshop."), self.tr("Women work on the coloured squares.")
            case "no_arrow":
                #: {colour}: "red ●"
                what = self.tr("No arrow points at {colour}.").format(colour=names.colour(params["colour"]))
                return what, self.tr("The colours at your arrows decide the workshops.")
            case "arrow_used":
                #: {colour}: "red ●"
                what = self.tr("The arrow at {colour} is used.").format(colour=names.colour(params["colour"]))
                return what, self.tr("Each arrow sends one woman in an action.")
            case "own_woman":
                return self.tr("Your own woman works there."), self.tr("A square holds one of your women at most.")
            case "bench_taken":
                if params.get("privilege"):
                    why = self.tr("A square holds one woman; the lace privilege sends that one home.")
                else:
                    why = self.tr("A square holds one woman.")
                return self.tr("Somebody else works there."), why
            case "not_touching":
                if params.get("privilege"):
                    why = self.tr(
                        "A new woman stands beside one of your own, not diagonally; the lace privilege lifts that."
                    )
                else:
                    why = self.tr("A new woman stands beside one of your own, not diagonally.")
                return self.tr("None of your women is beside it."), why
            case "ready_not_returned":
                return (
                    self.tr("Not from the ready area."),
                    self.tr("Only cubes of the tower are returned for lace."),
                )
            case "no_woman":
                return self.tr("None of your women is there."), self.tr("A cube is returned for a woman of yours.")
            case "woman_paid":
                return self.tr("That woman has been paid for."), self.tr("One cube is returned for each woman at most.")
            case "return_other":
                #: {other}, {colour}: "red ●", a cube and the workshop
                what = self.tr("A {other} cube, but a {colour} workshop.")
                what = what.format(other=names.colour(params["other"]), colour=names.colour(params["colour"]))
                return what, self.tr("The cube has the colour of the workshop in which the woman stands.")
            case "tower_without":
                #: {colour}: "red ●"
                what = self.tr("No {colour} cube in your tower.").format(colour=names.colour(params["colour"]))
                return what, self.tr("The cube has the colour of the workshop in which the woman stands.")
        return None

    def _lace_means(self, refusal: Refusal) -> Pair | None:
        match refusal.code:
            case "no_building":
                #: {card}: "Lace Bridge"
                what = self.tr("You do not own the {card}.")
                why = self.tr("A building card works for the player who took it.")
                return what.format(card=self.names.building(refusal.params["card"])), why
            case "bridge_used":
                return self.tr("The Lace Bridge is used."), self.tr("It serves one woman in an action.")
            case "bench_full":
                return self.tr("The bench is full."), self.tr("A shared bench holds two women.")
            case "means_not_needed":
                return self.tr("That is possible without it."), self.tr("Place the woman the plain way and save it.")
        return None

    def _season(self, refusal: Refusal) -> Pair | None:
        params, names = refusal.params, self.names
        match refusal.code:
            case "nobody_there":
                return self.tr("None of your workers is there."), self.tr("You call your own workers home.")
            case "ring_full":
                return self.tr("The ring is full."), self.tr("A worker comes home only to a free numbered house.")
            case "discard_before_drawing":
                #: roofs are being drawn
                return self.tr("Drawing has begun."), self.tr("Roofs are discarded before the first one is drawn.")
            case "roof_area_full":
                return self.tr("Your roof area is full."), self.tr("It holds three roofs; discard one first.")
            case "symbol_taken":
                #: {symbol}: "anchor"
                what = self.tr("You have just taken {symbol}.").format(symbol=names.symbol(params["symbol"]))
                return what, self.tr("Roofs taken together differ in their symbols; those you kept do not count.")
            case "stack_empty":
                #: {symbol}: "anchor"
                what = self.tr("No roof with {symbol} is left.").format(symbol=names.symbol(params["symbol"]))
                return what, self.tr("Neither the stack nor the discarded roofs hold one.")
            case "roofs_missing":
                return (
                    self.tr("%n space(s) for roofs are empty.", "", params["n"]),
                    self.tr("Every empty space of the roof area is filled."),
                )
        return None

    def _privilege(self, refusal: Refusal) -> Pair | None:
        params = refusal.params
        match refusal.code:
            case "no_privilege":
                return self.tr("You have no privilege left."), self.tr("Each use costs one privilege.")
            case "tower_full":
                return self.tr("Your tower is full."), self.tr("Fourteen cubes are the limit.")
            case "supply_without":
                #: {colour}: "red ●"
                what = self.tr("No {colour} cube is left.").format(colour=self.names.colour(params["colour"]))
                return what, self.tr("Take a colour that the supply still has.")
        return None

    def _flaws(self, refusal: Refusal) -> Pair | None:
        """Why a position cannot be."""
        wrong = self.tr("Such a table cannot be.")
        match refusal.code:
            case "flaw_seats":
                return wrong, self.tr("Burano has two to four players.")
            case "flaw_turn":
                return wrong, self.tr("This season does not have so many turns.")
            case "flaw_agenda":
                return wrong, self.tr("Nobody is to decide, and the match is not over.")
            case "flaw_count":
                return wrong, self.tr("The pieces do not add up.")
            case "flaw_family":
                return wrong, self.tr("A player board holds what it cannot hold.")
            case "flaw_island":
                return wrong, self.tr("The first house is missing, or one stands on the fountain.")
        return None
