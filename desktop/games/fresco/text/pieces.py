"""Accessible names of pieces and places.

Zones (an index counts within one): `hour` (lines), `asleep`, `mood.SEAT` (from the lowest space), `start`, `track`,
`stall.N`, `bag`, `ceiling` (spaces by rows), `altar`, `studio`, `portraits`, `deck`, `workshop`, `request.STACK`,
`supply.LETTER`, `plan.SEAT.COLUMN`, `crew.SEAT`, `paints.LETTER`, `purse`, `tiles.SEAT`, `cards.SEAT`, `fulfilled.SEAT`.
Faces: `paint.LETTER`, `goods.ID`, `tile.ID`, `back.ID`, `master.WHO`, `assistant.SEAT`, `helper`, `bishop`, `leonardo`,
`coin`, `card.ID`, `card_back.GROUP`, `request.ID`, `bag`, `screen`.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.games.fresco.box import box
from desktop.games.fresco.paints import LETTERS, PAINTS
from desktop.games.fresco.state import Fresco
from desktop.games.fresco.text.names import FrescoNames
from desktop.table.vocabulary import ENDLESS, Placed


class FrescoPieces(QObject):
    """Piece, where, state."""

    def __init__(self, names: FrescoNames) -> None:
        super().__init__()
        self.names = names

    def piece(self, placed: Placed, view: Fresco, seats: tuple[str, ...]) -> str:
        what = self._face(placed.face, view, seats)
        if placed.count is not None and placed.count != ENDLESS:
            #: accessible name of a heap. {piece}: "red paint", {n}: how many
            what = self.tr("{piece}: {n}").format(piece=what, n=placed.count)
        where = self.place(placed.spot.zone, placed.spot.index, view, seats)
        #: accessible name. {piece}: "bishop", {place}: "ceiling, row 3, column 3"
        return self.tr("{piece}, {place}").format(piece=what, place=where)

    def _face(self, face: str, view: Fresco, seats: tuple[str, ...]) -> str:
        names, here = self.names, box(view)
        kind, _, of = face.partition(".")
        match kind:
            case "paint":
                #: accessible name of a paint cube. {paint}: "red"
                return self.tr("{paint} paint").format(paint=names.paint(PAINTS[LETTERS.index(of)]))
            case "goods":
                #: accessible name. {paints}: "red and blue"
                return self.tr("market tile of {paints}").format(paints=names.paints(here.goods[of].paints))
            case "tile":
                return names.tile(here.tiles[of])
            case "back":
                return names.blots(here.tiles[of])
            case "master":
                #: accessible name of a large pawn. {name}: whose
                return self.tr("{name}'s pawn").format(name=names.master(int(of), seats[: view.players]))
            case "assistant":
                #: accessible name of a small pawn. {name}: whose
                return self.tr("{name}'s assistant").format(name=names.master(int(of), seats[: view.players]))
            case "helper":
                #: accessible name: the assistant whom a good mood brings
                return self.tr("temporary assistant")
            case "bishop":
                #: accessible name: the white pawn on the ceiling
                return self.tr("bishop")
            case "leonardo":
                #: accessible name: the pawn on the ceiling
                return self.tr("Leonardo's pawn")
            case "coin":
                #: accessible name: money
                return self.tr("thalers")
            case "card":
                return names.card(of, here.portraits[of].name)
            case "request":
                return names.request(here.requests[of][0])
            case "bag":
                #: accessible name: the bag of the market
                return self.tr("bag")
            case "screen":
                #: accessible name: what lies behind it is hidden
                return self.tr("screen")
        #: accessible name: a card or piece that lies face down
        return self.tr("face down")

    def place(self, zone: str, index: int | None, view: Fresco, seats: tuple[str, ...]) -> str:
        names, here = self.names, box(view)
        kind, _, of = zone.partition(".")
        who = names.master(int(of.split(".")[0]), seats[: view.players]) if of[:1].isdigit() and kind != "stall" else ""
        match kind:
            case "hour":
                line = here.hours[index or 0]
                #: accessible name. {hour}: "6:00"
                return self.tr("hostel, {hour}").format(hour=names.hour(line[0]))
            case "asleep":
                #: accessible name: above the hostel
                return self.tr("still asleep")
            case "mood":
                #: accessible name. {mood}: "+2"
                words = self.tr("{name}'s mood: {mood}")
                return words.format(name=who, mood=names.signed((index or 0) + here.lowest))
            case "start":
                #: accessible name: the queue before the score track
                return self.tr("start space {n}").format(n=(index or 0) + 1)
            case "track":
                #: accessible name
                return self.tr("score track, {n}").format(n=index or 0)
            case "stall":
                return names.stall(int(of))
            case "ceiling":
                #: accessible name. {space}: "row 2, column 4"
                return self.tr("ceiling, {space}").format(space=names.space(index or 0))
            case "plan":
                column = names.column(int(of.rpartition(".")[2]), view.final)
                #: accessible name: on the action board. {column}: "market"
                return self.tr("{name}'s plan, {column}").format(name=who, column=column)
            case "crew":
                #: accessible name: assistants that are not placed
                return self.tr("{name}'s crew").format(name=who)
            case "tiles":
                #: accessible name: restored tiles
                return self.tr("{name}'s fresco tiles").format(name=who)
            case "cards":
                #: accessible name: portraits taken
                return self.tr("{name}'s portraits").format(name=who)
            case "fulfilled":
                #: accessible name: requests fulfilled
                return self.tr("{name}'s requests").format(name=who)
            case "request":
                return names.request(of)
        return self._common(kind)

    def _common(self, kind: str) -> str:
        match kind:
            case "bag":
                #: accessible name: the bag of the market
                return self.tr("bag")
            case "altar":
                #: accessible name
                return self.tr("altar")
            case "studio":
                #: accessible name
                return self.tr("studio")
            case "portraits":
                #: accessible name: cards on display
                return self.tr("open portraits")
            case "deck":
                #: accessible name: cards that lie face down
                return self.tr("pile of portraits")
            case "workshop":
                #: accessible name
                return self.tr("workshop")
            case "supply":
                #: accessible name: paints for everybody
                return self.tr("supply")
            case "paints":
                #: accessible name: one's own paints
                return self.tr("your paint box")
            case "purse":
                #: accessible name: one's own money
                return self.tr("your purse")
        #: accessible name of any other place
        return self.tr("the table")
