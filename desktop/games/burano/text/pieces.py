"""What a screen reader says of the board's pieces and zones (named as in board/placing.py and board/board.py)."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.games.burano.geometry import TOWER
from desktop.games.burano.pieces import COLOURS, Building, Fish, Ship, Symbol
from desktop.games.burano.state import Burano
from desktop.games.burano.text.names import BuranoNames
from desktop.table.vocabulary import Placed

COLOUR_NAMES = {colour.name.lower(): colour for colour in COLOURS}


class BuranoPieces(QObject):
    """Accessible names: piece, where, state."""

    def __init__(self, names: BuranoNames) -> None:
        super().__init__()
        self.names = names

    def piece(self, placed: Placed, view: Burano, seats: tuple[str, ...]) -> str:
        where = self.place(placed.spot.zone, placed.spot.index, view, seats)
        what = self._what(placed, view, seats)
        if placed.count is not None and placed.count != 1:
            #: a heap. {piece}: "coins"; {n}: 7
            what = self.tr("{piece} ×{n}").format(piece=what, n=placed.count)
        #: a piece and where it lies. {piece}: "red ● cube"; {place}: "your tower"
        return self.tr("{piece}: {place}").format(piece=what, place=where)

    def _what(self, placed: Placed, view: Burano, seats: tuple[str, ...]) -> str:
        names = self.names
        match placed.face.split("."):
            case ["cube" | "supply", colour]:
                return names.cube(COLOUR_NAMES[colour])
            case ["house", colour, floor]:
                #: {house}: "red ● house"; {n}: 1 to 3
                words = self.tr("{house}, floor {n}")
                return words.format(house=names.house(COLOUR_NAMES[colour]), n=floor)
            case ["dock", colour]:
                #: {colour}: "red ●"
                return self.tr("dock house {colour}").format(colour=names.colour(COLOUR_NAMES[colour]))
            case ["marker", colour]:
                #: {colour}: "red ●"
                return self.tr("action marker {colour}").format(colour=names.colour(COLOUR_NAMES[colour]))
            case ["fish", kind]:
                return names.fish(Fish[kind.upper()])
            case ["card", card]:
                #: {card}: "Bank"; {effect}: "+2 coins with wages"
                words = self.tr("{card}: {effect}")
                return words.format(card=names.building(Building(card)), effect=names.effect(card, view))
            case ["roof", number]:
                return names.roof(view.box.roofs[int(number)])
            case ["ship", kind]:
                ship = Ship[kind.upper()]
                #: {ship}: "“Pairs” ship"; {wish}: "two or three pairs of different kinds"
                return self.tr("{ship}, wants {wish}").format(ship=names.ship(ship), wish=names.wish(ship))
            case ["worker" | "man" | "woman" | "boat" as kind, seat]:
                return self._belonging(kind).format(name=seats[int(seat)])
            case _:
                return self._plain(placed)

    def _belonging(self, kind: str) -> str:
        match kind:
            case "man":
                #: {name}: a player; a worker on an island
                return self.tr("{name}'s man")
            case "woman":
                #: {name}: a player; a worker in a workshop
                return self.tr("{name}'s woman")
            case "boat":
                #: {name}: a player
                return self.tr("{name}'s boat")
            case _:
                #: {name}: a player
                return self.tr("{name}'s worker")

    def _plain(self, placed: Placed) -> str:
        match placed.face.split(".")[0]:
            case "stack":
                #: a roof tile with its colours down
                return self.tr("roof, colours hidden")
            case "deck":
                #: a fish card, face down
                return self.tr("hidden fish card")
            case "coin":
                #: pieces of money
                return self.tr("coins")
            case "wheel":
                #: a piece
                return self.tr("time wheel")
            case "start":
                #: a piece
                return self.tr("starting marker")
            case _ if placed.name == "privilege":
                return self.tr("%n privilege", "a marker on its track", placed.spot.index)
            case _:
                return self.tr("%n move(s) made", "a marker on its track", placed.spot.index + 1)

    # -- zones -------------------------------------------------------------------------------------------------------

    def place(self, zone: str, index: int | None, view: Burano, seats: tuple[str, ...]) -> str:
        kind, _, which = zone.partition(".")
        if kind in OWN:
            seat = int(which)
            return self._own(kind, index).format(name=seats[seat] if seat < len(seats) else "")
        return self._shared(kind, which, index, view)

    def _shared(self, kind: str, which: str, index: int | None, view: Burano) -> str:
        names = self.names
        match kind:
            case "town" if int(which) == view.box.town.fountain:
                #: a zone
                return self.tr("the fountain")
            case "town":
                level = len(view.cells[int(which)].houses)
                #: {place}: "row 5, column 5"; %n: houses on it
                return self.tr("{place}: %n floor(s)", "", level).format(place=names.cell(int(which), view))
            case "line":
                a, b = which.split(".")
                #: where a roof may lie. {a}, {b}: "row 5, column 5"
                words = self.tr("from {a} to {b}")
                return words.format(a=names.cell(int(a), view), b=names.cell(int(b), view))
            case "lace":
                return names.square(int(which), view)
            case "island" | "docks":
                return names.island(int(which))
            case "sea":
                #: a zone. {place}: "Murano"
                words = self.tr("the sea before {place}")
                return words.format(place=names.area_of_sea(int(which), view))
            case "port":
                return names.port(int(which))
            case "stack":
                #: a stack of roof tiles. {symbol}: "anchor"
                return self.tr("roofs with {symbol}").format(symbol=names.symbol(Symbol[which.upper()]))
            case "cast":
                #: a zone
                return self.tr("discarded roofs")
            case "offers":
                #: a zone
                return self.tr("open building cards")
            case "deeds":
                #: a zone
                return self.tr("pile of building cards")
            case "display":
                #: a zone
                return self.tr("open fish cards")
            case "deck":
                return self.tr("pile of fish cards, %n left", "", len(view.deck))
            case "markers":
                return names.area(["fish", "lace", "earn"].index(which))
            case "supply":
                #: a zone
                return self.tr("supply of cubes")
            case _:
                #: any place without a name
                return self.tr("the table")

    def _own(self, kind: str, index: int | None) -> str:
        match kind:
            case "tower" if index is not None and 0 <= index < TOWER:
                #: {name}: a player; {{place}}: "the top"
                return self.tr("{name}'s tower, {place}").replace("{place}", self.names.tower_cell(index))
            case "tower":
                #: {name}: a player
                return self.tr("{name}'s tower")
            case "reserve":
                #: {name}: a player
                return self.tr("{name}'s reserve")
            case "ready":
                #: {name}: a player
                return self.tr("{name}'s ready area")
            case "roofs":
                #: {name}: a player
                return self.tr("{name}'s roof area")
            case "ring" | "waiting" | "wheel":
                #: {name}: a player
                return self.tr("{name}'s schedule ring")
            case "hand":
                #: {name}: a player
                return self.tr("{name}'s fish cards")
            case "sold":
                #: {name}: a player
                return self.tr("{name}'s sold fish")
            case "cards":
                #: {name}: a player
                return self.tr("{name}'s building cards")
            case "purse":
                #: {name}: a player
                return self.tr("{name}'s coins")
            case "privilege":
                #: {name}: a player
                return self.tr("{name}'s privilege track")
            case "start":
                #: {name}: a player
                return self.tr("beside {name}'s ring")
            case _:
                #: {name}: a player
                return self.tr("{name}'s move counter")


OWN = {
    "tower", "reserve", "ready", "roofs", "ring", "waiting", "wheel", "start", "hand", "sold", "cards", "purse", "privilege",
    "moves",
}  # fmt: skip
