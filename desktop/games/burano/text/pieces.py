"""What a screen reader says of the board's pieces and zones.

The board names its zones: town.CELL, line.CELL.CELL, lace.SQUARE, island.N, docks.N, sea.AREA, port.N,
stack.SYMBOL, cast, offers, deeds, display, deck, markers.AREA, supply, season, and for each seat S tower.S (index: cell of
the tower), reserve.S, ready.S, roofs.S, ring.S (index: house), waiting.S, hand.S, sold.S, cards.S, purse.S, privilege.S,
moves.S, wheel.S, start.S. Faces name the colour, kind or card second: "cube.red", "house.red.2" (its height), "fish.crab",
"card.bank", "roof.12" (its place in the box), "ship.pairs".
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.games.burano.pieces import COLOURS, Building, Fish, Ship, Symbol
from desktop.games.burano.state import Burano
from desktop.games.burano.text.names import BuranoNames
from desktop.table.vocabulary import Placed

FISH_NAMES = {fish.name.lower(): fish for fish in Fish}
COLOUR_NAMES = {colour.name.lower(): colour for colour in COLOURS}


class BuranoPieces(QObject):
    """Accessible names: piece, where, state."""

    def __init__(self, names: BuranoNames) -> None:
        super().__init__()
        self.names = names

    def piece(self, placed: Placed, view: Burano, seats: tuple[str, ...]) -> str:
        where = self.place(placed.spot.zone, placed.spot.index, view, seats)
        what = self._what(placed, view)
        if placed.count is not None and placed.count > 1:
            #: a heap. {piece}: "coins"; {n}: 7
            what = self.tr("{piece} ×{n}").format(piece=what, n=placed.count)
        #: a piece and where it lies. {piece}: "red ● cube"; {place}: "your tower"
        return self.tr("{piece}: {place}").format(piece=what, place=where) if what else where

    def _what(self, placed: Placed, view: Burano) -> str:
        names = self.names
        kind, _, rest = placed.face.partition(".")
        end = rest.partition(".")[0]
        match kind:
            case "cube" | "supply" if end in COLOUR_NAMES:
                return names.cube(COLOUR_NAMES[end])
            case "house" if end in COLOUR_NAMES:
                return names.house(COLOUR_NAMES[end])
            case "dock" if end in COLOUR_NAMES:
                #: {colour}: "red ●"
                return self.tr("dock house {colour}").format(colour=names.colour(COLOUR_NAMES[end]))
            case "marker" if end in COLOUR_NAMES:
                #: {colour}: "red ●"
                return self.tr("action marker {colour}").format(colour=names.colour(COLOUR_NAMES[end]))
            case "fish":
                return names.fish(FISH_NAMES.get(end, Fish.HIDDEN))
            case "card" if end in set(Building):
                card = names.building(end)
                #: {card}: "Bank"; {effect}: "+2 coins with wages"
                return self.tr("{card}: {effect}").format(card=card, effect=names.effect(end, view))
            case "roof" if end.isdigit():
                return names.roof(view.box.roofs[int(end)])
            case "ship" if end.upper() in Ship.__members__:
                ship = Ship[end.upper()]
                #: {ship}: "“Pairs” ship"; {wish}: "two or three pairs of different kinds"
                return self.tr("{ship}, wants {wish}").format(ship=names.ship(ship), wish=names.wish(ship))
            case _:
                return self._plain(kind)

    def _plain(self, kind: str) -> str:
        match kind:
            case "stack":
                #: a roof tile with its colours down
                return self.tr("roof, colours hidden")
            case "deck":
                #: cards that lie face down
                return self.tr("face-down fish cards")
            case "worker":
                #: a piece
                return self.tr("worker")
            case "man":
                return self.names.worker("man")
            case "woman":
                return self.names.worker("woman")
            case "disc":
                #: a wooden disc that marks a number on a track
                return self.tr("counter")
            case "boat":
                #: a piece
                return self.tr("fishing boat")
            case "coin":
                #: pieces of money
                return self.tr("coins")
            case "wheel":
                #: a piece
                return self.tr("time wheel")
            case "start":
                #: a piece
                return self.tr("starting marker")
            case _:
                return ""

    # -- zones -------------------------------------------------------------------------------------------------------

    def place(self, zone: str, index: int | None, view: Burano, seats: tuple[str, ...]) -> str:
        kind, _, which = zone.partition(".")
        if which.isdigit() and kind in OWN:
            seat = int(which)
            owner = seats[seat] if seat < len(seats) else ""
            return self._own(kind, index, view).format(name=owner)
        return self._shared(kind, which, index, view)

    def _shared(self, kind: str, which: str, index: int | None, view: Burano) -> str:
        names = self.names
        match kind:
            case "town":
                cell = int(which)
                if cell == view.box.town.fountain:
                    #: a zone
                    return self.tr("the fountain")
                level = len(view.cells[cell].houses)
                #: {place}: "row 5, column 5"; %n: houses on it
                return self.tr("{place}: %n floor(s)", "", level).format(place=names.cell(cell, view))
            case "line":
                one, other = map(int, which.split("."))
                #: where a roof lies. {a}, {b}: "row 5, column 5"
                words = self.tr("from {a} to {b}")
                return words.format(a=names.cell(one, view), b=names.cell(other, view))
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

    def _own(self, kind: str, index: int | None, view: Burano) -> str:
        match kind:
            case "tower" if index is not None and 0 <= index < 14:
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
    "tower", "reserve", "ready", "roofs", "ring", "waiting", "hand", "sold", "cards", "purse", "privilege", "moves",
    "wheel", "start",
}  # fmt: skip
