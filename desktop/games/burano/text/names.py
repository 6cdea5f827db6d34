"""What things are called: colours with their symbols, fish, ships, cards, places, amounts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from desktop.games.burano.box import Roof
from desktop.games.burano.geometry import tower_place
from desktop.games.burano.pieces import Area, Building, Colour, Fish, Season, Ship, Symbol, Worker
from desktop.games.burano.state import Burano


class BuranoNames(QObject):
    """Every name is a value of the moment."""

    def game(self) -> str:
        #: the game's name
        return self.tr("Burano")

    # -- lists -------------------------------------------------------------------------------------------------------

    def all_of(self, items: Sequence[str]) -> str:
        """A list: "a, b and c"."""
        if len(items) < 2:
            return items[0] if items else ""
        comma = self.tr(", ", "between the items of a list")
        #: end of a list: "a, b" and "c"
        return self.tr("{items} and {last}").format(items=comma.join(items[:-1]), last=items[-1])

    def facts(self, items: Sequence[str]) -> str:
        """Facts side by side: "7 coins · 2 privilege"."""
        return self.tr(" · ", "between facts in one line").join(item for item in items if item)

    # -- colours and what has one ------------------------------------------------------------------------------------

    def colour(self, colour: Colour | int) -> str:
        match Colour(colour):
            case Colour.RED:
                return self.tr("red ●", "a colour with its symbol")
            case Colour.ORANGE:
                return self.tr("orange ▲", "a colour with its symbol")
            case Colour.YELLOW:
                return self.tr("yellow ★", "a colour with its symbol")
            case Colour.GREEN:
                return self.tr("green ■", "a colour with its symbol")
            case Colour.BLUE:
                return self.tr("blue ◆", "a colour with its symbol")
            case Colour.WHITE:
                return self.tr("white ✚", "a colour with its symbol")

    def colours(self, colours: Sequence[Colour | int]) -> str:
        return self.all_of([self.colour(colour) for colour in dict.fromkeys(colours)])

    def cube(self, colour: Colour | int) -> str:
        #: {colour}: "red ●"
        return self.tr("{colour} cube").format(colour=self.colour(colour))

    def a_cube(self, colour: Colour | int) -> str:
        if colour == Colour.ORANGE:
            #: {colour}: "orange ▲"
            return self.tr("an {colour} cube").format(colour=self.colour(colour))
        #: {colour}: "red ●"
        return self.tr("a {colour} cube").format(colour=self.colour(colour))

    def house(self, colour: Colour | int) -> str:
        #: {colour}: "red ●"; a cube that was built
        return self.tr("{colour} house").format(colour=self.colour(colour))

    def a_house(self, colour: Colour | int) -> str:
        if colour == Colour.ORANGE:
            #: {colour}: "orange ▲"; a cube that was built
            return self.tr("an {colour} house").format(colour=self.colour(colour))
        #: {colour}: "red ●"; a cube that was built
        return self.tr("a {colour} house").format(colour=self.colour(colour))

    def dock(self, view: Burano, slot: int) -> str:
        slots = view.box.data.docks.slots
        #: a dock house. {colour}: "red ●"; {island}: "Murano"
        words = self.tr("{colour} at {island}")
        return words.format(colour=self.colour(view.docks[slot]), island=self.island(slot // slots))

    def roof(self, roof: Roof) -> str:
        #: a roof tile. {symbol}: "anchor"; {a}, {b}: "red ●", "blue ◆"
        words = self.tr("{symbol} roof {a}–{b}")
        return words.format(symbol=self.symbol(roof.symbol), a=self.colour(roof.a), b=self.colour(roof.b))

    # -- kinds -------------------------------------------------------------------------------------------------------

    def symbol(self, symbol: Symbol | int) -> str:
        match Symbol(symbol):
            case Symbol.ANCHOR:
                return self.tr("anchor", "symbol of a roof")
            case Symbol.BOBBIN:
                return self.tr("bobbin", "symbol of a roof")
            case Symbol.CHIMNEY:
                return self.tr("chimney", "symbol of a roof")
            case Symbol.CREST:
                return self.tr("crest", "symbol of a roof")

    def area(self, area: Area | int) -> str:
        match Area(area):
            case Area.FISH:
                return self.tr("fishing", "an action")
            case Area.LACE:
                return self.tr("lace", "an action")
            case Area.EARN:
                return self.tr("wages", "an action")

    def season(self, season: Season | int) -> str:
        match Season(season):
            case Season.SPRING:
                return self.tr("Spring", "a season")
            case Season.SUMMER:
                return self.tr("Summer", "a season")
            case Season.AUTUMN:
                return self.tr("Autumn", "a season")
            case Season.WINTER:
                return self.tr("Winter", "a season")

    def ship(self, ship: Ship | int) -> str:
        match Ship(ship):
            case Ship.SAME:
                return self.tr("“One kind” ship", "a merchant ship")
            case Ship.DIFFERENT:
                return self.tr("“All different” ship", "a merchant ship")
            case Ship.PAIRS:
                return self.tr("“Pairs” ship", "a merchant ship")
            case Ship.FULL:
                return self.tr("“Full hold” ship", "a merchant ship")

    def wish(self, ship: Ship | int) -> str:
        """What a ship wants, as a part of a sentence."""
        match Ship(ship):
            case Ship.SAME:
                return self.tr("two or more of one kind", "what a ship wants")
            case Ship.DIFFERENT:
                return self.tr("three or more different kinds", "what a ship wants")
            case Ship.PAIRS:
                return self.tr("two or three pairs of different kinds", "what a ship wants")
            case Ship.FULL:
                return self.tr("three of one kind with two or three of another", "what a ship wants")

    def fish(self, fish: Fish | int) -> str:
        match Fish(fish):
            case Fish.SARDINE:
                return self.tr("sardine", "a fish card")
            case Fish.BASS:
                return self.tr("bass", "a fish card")
            case Fish.EEL:
                return self.tr("eel", "a fish card")
            case Fish.CUTTLEFISH:
                return self.tr("cuttlefish", "a fish card")
            case Fish.OCTOPUS:
                return self.tr("octopus", "a fish card")
            case Fish.SHRIMP:
                return self.tr("shrimp", "a fish card")
            case Fish.CRAB:
                return self.tr("crab", "a fish card")
            case Fish.CLAM:
                return self.tr("clam", "a fish card")
            case Fish.HIDDEN:
                return self.tr("a hidden card", "a fish card")

    def catch(self, cards: Sequence[Fish]) -> str:
        """Several fish cards: "crab ×2, eel and clam"."""
        items: list[str] = []
        for fish in dict.fromkeys(cards):
            n = cards.count(fish)
            #: more than one card of a kind. {fish}: "crab"; {n}: 2
            words = self.tr("{fish} ×{n}", "several cards of a kind")
            items.append(self.fish(fish) if n == 1 else words.format(fish=self.fish(fish), n=n))
        return self.all_of(items)

    def worker(self, worker: Worker | str) -> str:
        if Worker(worker) is Worker.MAN:
            return self.tr("man", "a worker on an island")
        return self.tr("woman", "a worker in a workshop")

    def building(self, card: Building | str) -> str:
        match Building(card):
            case Building.FERRY_PIER:
                return self.tr("Ferry Pier", "a building card")
            case Building.NET_LOFT:
                return self.tr("Net Loft", "a building card")
            case Building.HARBOUR_OFFICE:
                return self.tr("Harbour Office", "a building card")
            case Building.SHARED_BENCH:
                return self.tr("Shared Bench", "a building card")
            case Building.LACE_BRIDGE:
                return self.tr("Lace Bridge", "a building card")
            case Building.BANK:
                return self.tr("Bank", "a building card")
            case Building.GUEST_HOUSE:
                return self.tr("Guest House", "a building card")
            case Building.ROOFERS_GUILD:
                return self.tr("Roofers' Guild", "a building card")
            case Building.FISH_MARKET:
                return self.tr("Fish Market", "a building card")
            case Building.FISH_AUCTION:
                return self.tr("Fish Auction", "a building card")
            case Building.LIGHTHOUSE:
                return self.tr("Lighthouse", "a building card")
            case Building.LACE_MUSEUM:
                return self.tr("Lace Museum", "a building card")
            case Building.TOWN_HALL:
                return self.tr("Town Hall", "a building card")
            case Building.BELL_TOWER:
                return self.tr("Bell Tower", "a building card")
            case Building.MINT:
                return self.tr("Mint", "a building card")
            case Building.BUILDERS_YARD:
                return self.tr("Builders' Yard", "a building card")

    def effect(self, card: Building | str, view: Burano) -> str:
        """What a building card does, one line with its number."""
        n = int(getattr(view.box.data.buildings, Building(card).value))
        match Building(card):
            case Building.FERRY_PIER:
                words = self.tr("Your boat may follow up to {n} routes", "a building card")
            case Building.NET_LOFT:
                words = self.tr("After a catch, draw {n} more from the pile", "a building card")
            case Building.HARBOUR_OFFICE:
                words = self.tr("The first {n} swap of a trip is free", "a building card")
            case Building.SHARED_BENCH:
                words = self.tr("Your woman may join another's: {n} on a square", "a building card")
            case Building.LACE_BRIDGE:
                words = self.tr("{n} woman an action may stand apart", "a building card")
            case Building.BANK:
                words = self.tr("+{n} coins with wages", "a building card")
            case Building.GUEST_HOUSE:
                words = self.tr("Each worker called home pays {n}", "a building card")
            case Building.ROOFERS_GUILD:
                words = self.tr("Privilege as a roof's reward is {n}", "a building card")
            case Building.FISH_MARKET:
                words = self.tr("At the end {n} for each fish sold", "a building card")
            case Building.FISH_AUCTION:
                words = self.tr("At the end {n} for each kind sold", "a building card")
            case Building.LIGHTHOUSE:
                words = self.tr("At the end {n} for each island with your men", "a building card")
            case Building.LACE_MUSEUM:
                words = self.tr("At the end {n} for each of your women", "a building card")
            case Building.TOWN_HALL:
                words = self.tr("At the end {n} for each of your cards", "a building card")
            case Building.BELL_TOWER:
                words = self.tr("At the end {n} for each privilege", "a building card")
            case Building.MINT:
                words = self.tr("At the end {n} coins are a point", "a building card")
            case Building.BUILDERS_YARD:
                words = self.tr("At the end {n} for each ready cube", "a building card")
        return words.format(n=n)

    # -- places ------------------------------------------------------------------------------------------------------

    def island(self, island: int) -> str:
        """An island by its number in the tables' order."""
        match island:
            case 0:
                return self.tr("Murano", "an island")
            case 1:
                return self.tr("Torcello", "an island")
            case 2:
                return self.tr("Mazzorbo", "an island")
            case 3:
                return self.tr("Lido", "an island")
            case 4:
                return self.tr("Sant'Erasmo", "an island")
            case _:
                return self.tr("Vignole", "an island")

    def port(self, port: int) -> str:
        return self.tr("West Port", "a port") if port == 0 else self.tr("East Port", "a port")

    def area_of_sea(self, area: int, view: Burano) -> str:
        islands = view.box.lagoon.islands
        return self.island(area) if area < islands else self.port(area - islands)

    def cell(self, cell: int, view: Burano) -> str:
        row, column = view.box.town.place(cell)
        #: a space of the main island; both count from 1
        return self.tr("row {row}, column {column}").format(row=row + 1, column=column + 1)

    def tower_cell(self, cell: int) -> str:
        level, row, column = tower_place(cell)
        if level == 2:
            return self.tr("the top", "a place in the cube tower")
        if level == 1:
            #: a place in the cube tower
            words = self.tr("middle layer, row {row}, column {column}")
        else:
            #: a place in the cube tower
            words = self.tr("bottom layer, row {row}, column {column}")
        return words.format(row=row + 1, column=column + 1)

    def square(self, square: int, view: Burano) -> str:
        row, column = divmod(square, view.box.data.lace.columns)
        colour = view.squares[square].colour
        if colour is None:
            #: a square of the lace quarter without a workshop
            return self.tr("gap in row {row}, column {column}").format(row=row + 1, column=column + 1)
        #: a square of the lace quarter. {colour}: "red ●"
        words = self.tr("{colour}, row {row}, column {column}")
        return words.format(colour=self.colour(colour), row=row + 1, column=column + 1)

    def post(self, worker: Worker | str, place: int, view: Burano) -> str:
        """Where a worker stands."""
        return self.island(place) if Worker(worker) is Worker.MAN else self.square(place, view)

    # -- amounts -----------------------------------------------------------------------------------------------------

    def points(self, n: int) -> str:
        #: an amount
        return self.tr("%n point(s)", "", n)

    def coins(self, n: int) -> str:
        #: an amount
        return self.tr("%n coin(s)", "", n)

    def signed_points(self, n: int) -> str:
        if n < 0:
            #: a loss
            return self.tr("−%n point(s)", "", -n)
        #: a gain
        return self.tr("+%n point(s)", "", n)

    def signed_coins(self, n: int) -> str:
        if n < 0:
            #: a loss
            return self.tr("−%n coin(s)", "", -n)
        #: a gain
        return self.tr("+%n coin(s)", "", n)

    def signed_privilege(self, n: int) -> str:
        if n < 0:
            #: a loss
            return self.tr("−%n privilege", "", -n)
        #: a gain
        return self.tr("+%n privilege", "", n)
