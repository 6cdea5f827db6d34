"""What a screen reader says of pieces and places."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.games.pagoda.colour import ABILITIES
from desktop.games.pagoda.outlook import dead
from desktop.games.pagoda.places import colours, numbered
from desktop.games.pagoda.state import CORNERS, Pagodas
from desktop.games.pagoda.text.names import PagodaNames
from desktop.table.vocabulary import Placed


class PagodaPieces(QObject):
    """Piece, where it is, its state."""

    def __init__(self, names: PagodaNames) -> None:
        super().__init__()
        self.names = names

    def piece(self, placed: Placed, view: Pagodas, names: tuple[str, ...]) -> str:
        text = self.tr("{piece}, {place}", "a piece and where it lies")
        what = self._what(placed)
        if placed.count is not None:
            what = self.tr("{piece}, {n} in all", "a heap of pieces").format(piece=what, n=placed.count)
        return text.format(piece=what, place=self.place(placed.spot.zone, placed.spot.index, view, names))

    def _what(self, placed: Placed) -> str:
        kind, named = placed.face.split(".")[0], [self.names.colour(colour) for colour in colours(placed.face)]
        first = named[0] if named else ""
        match kind:
            case "card" if not named or placed.face == "card.hidden":
                #: an accessible name
                return self.tr("hidden card")
            case "card":
                #: an accessible name
                return self.tr("{colour} card").format(colour=first)
            case "column":
                #: an accessible name
                return self.tr("{colour} column").format(colour=first)
            case "tile" if len(named) == 2:
                #: an accessible name
                return self.tr("{colour} tile with {spots} spots").format(colour=first, spots=named[1])
            case "roof" if len(named) == 2:
                #: an accessible name
                return self.tr("{colour} roof with a {spots} spot").format(colour=first, spots=named[1])
            case "marker":
                #: an accessible name: a cube that marks points or uses
                return self.tr("marker")
            case "lap":
                points = placed.face.rpartition(".")[2]
                #: an accessible name: the token of a full lap on the score track; {points}: 50
                return self.tr("token for {points} points").format(points=points)
            case "start":
                #: an accessible name
                return self.tr("start player marker")
            case _:
                #: an accessible name, for a piece without one of its own
                return self.tr("piece")

    def place(self, zone: str, index: int | None, view: Pagodas, names: tuple[str, ...]) -> str:
        name, number = numbered(zone)
        seat = names[number] if name in ("open", "hand", "abilities", "lap") and 0 <= number < len(names) else ""
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
            case "abilities":
                if index is None:
                    #: a place
                    return self.tr("architect board of {name}").format(name=seat)
                ability = self.names.ability(ABILITIES[min(index // 3, len(ABILITIES) - 1)])
                text = self.tr("{ability} of {name}, {n} uses", "a cell of the architect board")
                return text.format(ability=ability, name=seat, n=index % 3)
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
            case "track":
                #: a place; {n}: a cell of the score track
                return self.tr("score track, {n}").format(n=index or 0)
            case "lap":
                #: a place: beside the score track
                return self.tr("laps of {name}").format(name=seat)
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
