"""What a screen reader says of pieces and places."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.games.pagoda.colour import ABILITIES, Colour
from desktop.games.pagoda.outlook import dead
from desktop.games.pagoda.state import CORNERS, Pagodas
from desktop.games.pagoda.text.names import PagodaNames
from desktop.table.vocabulary import Placed


class PagodaPieces(QObject):
    """Piece, where it is, its state."""

    def __init__(self, names: PagodaNames) -> None:
        super().__init__()
        self.names = names

    def piece(self, placed: Placed, view: Pagodas, names: tuple[str, ...]) -> str:
        what = self._what(placed)
        if placed.count is not None:
            #: a heap of pieces; {piece}: red column, {n}: 22
            what = self.tr("{piece}, {n} in all").format(piece=what, n=placed.count)
        #: a piece and where it lies
        text = self.tr("{piece}, {place}")
        return text.format(piece=what, place=self.place(placed.spot.zone, placed.spot.index, view, names))

    def _what(self, placed: Placed) -> str:
        kind, *parts = placed.face.split(".")
        colours = [self.names.colour(Colour[part.upper()]) for part in parts if part.upper() in Colour.__members__]
        match kind, colours:
            case "card", [colour] if "hidden" not in parts:
                #: an accessible name
                return self.tr("{colour} card").format(colour=colour)
            case "card", _:
                #: an accessible name: a card face down, or an empty pile
                return self.tr("hidden card")
            case "column" | "supply", [colour]:
                #: an accessible name
                return self.tr("{colour} column").format(colour=colour)
            case "spire", [colour]:
                #: an accessible name: one of the two columns of a spire
                return self.tr("{colour} column of the spire").format(colour=colour)
            case "tile" | "flat", [colour, spots]:
                #: an accessible name
                return self.tr("{colour} tile with {spots} spots").format(colour=colour, spots=spots)
            case "roof", [colour, spots]:
                #: an accessible name
                return self.tr("{colour} roof with a {spots} spot").format(colour=colour, spots=spots)
            case "lap", _:
                #: an accessible name: the token of a full lap on the score track; {points}: 50
                return self.tr("token for {points} points").format(points=parts[-1])
            case "start", _:
                #: an accessible name: the marker that lies before the starting player
                return self.tr("marker of the starting player")
            case "marker", _ if placed.name.startswith("score"):
                #: an accessible name: the marker on the score track
                return self.tr("score marker")
            case _:
                #: an accessible name: a cube that marks the uses of an ability
                return self.tr("marker")

    def place(self, zone: str, index: int | None, view: Pagodas, names: tuple[str, ...]) -> str:
        name, _, part = zone.partition(".")
        number = int(part) if part.isdigit() else 0
        seat = names[number] if number < len(names) else ""
        match name:
            case "site" if 1 <= number <= len(view.sites):
                return self._site(view, number - 1)
            case "paid":
                #: a place: cards that lie under a pagoda
                return self.tr("paid for pagoda {site}").format(site=number)
            case "open":
                #: a place
                return self.tr("open cards of {name}").format(name=seat)
            case "hand":
                #: a place
                return self.tr("hand of {name}").format(name=seat)
            case "abilities" if index is None:
                #: a place
                return self.tr("architect board of {name}").format(name=seat)
            case "abilities":
                ability = self.names.ability(ABILITIES[min((index or 0) // 3, len(ABILITIES) - 1)])
                #: a cell of the architect board; {ability}: fan, {n}: 2
                text = self.tr("{ability} of {name}, uses left: {n}")
                return text.format(ability=ability, name=seat, n=(index or 0) % 3)
            case "tiles":
                #: a place
                return self.tr("tiles that are left")
            case "columns":
                #: a place
                return self.tr("columns in the supply")
            case "pile":
                #: a place
                return self.tr("draw pile")
            case "discard":
                #: a place
                return self.tr("discard pile")
            case "track" if index is not None:
                cell, owner = divmod(index, 2)
                #: a place; {n}: a cell of the score track
                return self.tr("score track, {name} on {n}").format(name=names[owner % len(names)], n=cell)
            case "lap":
                #: a place: beside the score track
                return self.tr("laps of {name}").format(name=seat)
            case "start":
                #: a place: the side of the table where somebody sits
                return self.tr("{name}'s side of the table").format(name=seat)
            case "track":
                #: a place
                return self.tr("score track")
            case _:
                #: a place
                return self.tr("table")

    def _site(self, view: Pagodas, index: int) -> str:
        site = view.sites[index]
        if site.complete:
            #: a place
            return self.tr("pagoda {site}, finished").format(site=index + 1)
        if dead(view, site):
            return self.tr("pagoda {site}, closed: no tile of its colour is left").format(site=index + 1)
        if site.colour is None:
            #: a place
            return self.tr("site {site}, empty").format(site=index + 1)
        colour = self.names.colour(site.colour)
        if site.columns == CORNERS:
            text = self.tr("pagoda {site}, floor {floor} full, waits for a {colour} tile")
            return text.format(site=index + 1, floor=site.floor, colour=colour)
        text = self.tr("pagoda {site}, floor {floor}, {colour}, {n} of 4 columns")
        return text.format(site=index + 1, floor=site.floor, colour=colour, n=site.columns)
