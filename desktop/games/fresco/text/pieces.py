"""Accessible names of pieces and places, as the board names them.

A piece says what it is by its face (`paint.LETTER`, `goods.ID`, `tile.ID`, `back.ID`, `master.COLOUR`, `mood.COLOUR`,
`assistant.COLOUR`, `card.ID`, `request.ID` …), and whose it is by its name (`hour.WHO`, `score.WHO`, `mood.WHO`) or its
kind (`assistant.WHO`).
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.games.fresco.box import box
from desktop.games.fresco.paints import LETTERS, PAINTS
from desktop.games.fresco.state import SPACES, Fresco
from desktop.games.fresco.text.names import FrescoNames
from desktop.table.vocabulary import ENDLESS, Placed

_OWNED = ("mood", "plan", "crew", "tiles", "cards", "fulfilled")  # zones that belong to a master


class FrescoPieces(QObject):
    """Piece, where, state."""

    def __init__(self, names: FrescoNames) -> None:
        super().__init__()
        self.names = names

    def piece(self, placed: Placed, view: Fresco, seats: tuple[str, ...]) -> str:
        what = self._face(placed, view, seats)
        if placed.count is not None and placed.count != ENDLESS:
            #: accessible name of a heap. {piece}: "red paint", {n}: how many
            what = self.tr("{piece}: {n}").format(piece=what, n=placed.count)
        if placed.face == "bag":
            return what
        where = self.place(placed.spot.zone, placed.spot.index, view, seats)
        if placed.face.startswith("mood."):
            return where  # "Mei's mood: +2" says it all
        #: accessible name. {piece}: "bishop", {place}: "ceiling, row 3, column 3"
        return self.tr("{piece}, {place}").format(piece=what, place=where)

    def _face(self, placed: Placed, view: Fresco, seats: tuple[str, ...]) -> str:
        names, here = self.names, box(view)
        kind, _, of = placed.face.partition(".")
        owner = next((word for word in (placed.name, placed.kind) if word.partition(".")[2].isdigit()), "")
        whose = names.master(int(owner.partition(".")[2]), seats[: view.players]) if owner else ""
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
                return self.tr("{name}'s pawn").format(name=whose)
            case "assistant":
                #: accessible name of a small pawn. {name}: whose
                return self.tr("{name}'s assistant").format(name=whose)
            case "spent":
                #: accessible name of a small pawn that has done its work today. {name}: whose
                return self.tr("{name}'s assistant, done for today").format(name=whose)
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
        who = names.master(int(of.split(".")[0]), seats[: view.players]) if of[:1].isdigit() and kind in _OWNED else ""
        match kind:
            case "hour" | "line" | "free":
                index = int(of) if of else index
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
            case "stall" | "awning":
                return names.stall(int(of))
            case "ceiling" | "bishop":
                #: accessible name. {space}: "row 2, column 4"
                return self.tr("ceiling, {space}").format(space=names.space((index or 0) % SPACES))
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
            case "paints" | "box":
                #: accessible name: one's own paints
                return self.tr("your paint box")
            case "shelf":
                #: accessible name: the paper beside the paint box with recipes, or with portraits and requests
                return self.tr("recipes and cards")
            case "purse":
                #: accessible name: one's own money
                return self.tr("your purse")
        #: accessible name of any other place
        return self.tr("the table")
