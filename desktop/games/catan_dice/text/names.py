"""Names of faces, places and people's titles, as values of the moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from PySide6.QtCore import QObject

from desktop.games.catan_dice.data import TABLES, Data, PrintedIsland
from desktop.games.catan_dice.faces import FACES, Face
from desktop.games.catan_dice.state import What


class CatanDiceNames(QObject):
    """Nouns of the game. They stand in the middle of sentences, so none begins with a capital in English."""

    def game(self) -> str:
        #: The game's title
        return self.tr("Catan Dice Game")

    # -- resources ---------------------------------------------------------------------------------------------------

    def face(self, face: Face) -> str:
        match face:
            case Face.BRICK:
                #: a resource, a face of the die
                return self.tr("brick")
            case Face.LUMBER:
                #: a resource, a face of the die
                return self.tr("lumber")
            case Face.WOOL:
                #: a resource, a face of the die
                return self.tr("wool")
            case Face.GRAIN:
                #: a resource, a face of the die
                return self.tr("grain")
            case Face.ORE:
                #: a resource, a face of the die
                return self.tr("ore")
            case Face.GOLD:
                #: the sixth face of the die, no resource
                return self.tr("gold")
            case Face.BLANK:
                #: a die that has not been thrown or that one may not see
                return self.tr("hidden")

    def amount(self, face: Face, n: int) -> str:
        """A number of one face: "2 ore"."""
        match face:
            case Face.BRICK:
                return self.tr("%n brick", "an amount", n)
            case Face.LUMBER:
                return self.tr("%n lumber", "an amount", n)
            case Face.WOOL:
                return self.tr("%n wool", "an amount", n)
            case Face.GRAIN:
                return self.tr("%n grain", "an amount", n)
            case Face.ORE:
                return self.tr("%n ore", "an amount", n)
            case Face.GOLD:
                return self.tr("%n gold", "an amount", n)
            case Face.BLANK:
                return self.tr("%n hidden", "an amount of dice that one may not see", n)

    def faces(self, faces: Iterable[Face]) -> str:
        """Several faces: "2 ore, wool and gold"."""
        shown = list(faces)
        kinds = [face for face in (*FACES, Face.BLANK) if face in shown]
        return self.all_of(
            [self.face(face) if shown.count(face) == 1 else self.amount(face, shown.count(face)) for face in kinds]
        )

    def all_of(self, items: Sequence[str]) -> str:
        """A list: "a, b and c"."""
        if not items:
            #: an empty list of dice or things
            return self.tr("nothing")
        if len(items) == 1:
            return items[0]
        #: end of a list: "a, b" and "c"
        return self.tr("{items} and {last}").format(items=self.row(items[:-1]), last=items[-1])

    def any_of(self, items: Sequence[str]) -> str:
        """A list of alternatives: "a, b or c"."""
        if len(items) == 1:
            return items[0]
        #: end of a list: "a, b" or "c"
        return self.tr("{items} or {last}").format(items=self.row(items[:-1]), last=items[-1])

    def row(self, items: Sequence[str]) -> str:
        """A plain row: "1, 2, 5"."""
        return self.tr(", ", "between the items of a list").join(items)

    # -- what is built -----------------------------------------------------------------------------------------------

    def kind(self, what: What) -> str:
        match what:
            case What.ROAD:
                #: a kind of thing that is built
                return self.tr("road")
            case What.SETTLEMENT:
                #: a kind of thing that is built
                return self.tr("settlement")
            case What.CITY:
                #: a kind of thing that is built
                return self.tr("city")
            case What.KNIGHT:
                #: a kind of thing that is built
                return self.tr("knight")
            case What.CASTLE:
                #: a kind of thing that is built
                return self.tr("castle")

    def number(self, what: What, n: int) -> str:
        """How many of a kind: "3 roads"."""
        match what:
            case What.ROAD:
                #: how many have been built
                return self.tr("%n road(s)", "", n)
            case What.SETTLEMENT:
                #: how many have been built
                return self.tr("%n settlement(s)", "", n)
            case What.CITY:
                return self.tr("%n city(s)", "plural: cities", n)
            case What.KNIGHT:
                #: how many have been built
                return self.tr("%n knight(s)", "", n)
            case What.CASTLE:
                #: how many have been built
                return self.tr("%n castle(s)", "", n)

    def thing(self, what: What, place: str) -> str:
        """A thing by its place: "settlement 5", "the road to city 7"."""
        match what:
            case What.ROAD:
                return self._road(place)
            case What.SETTLEMENT:
                #: {n}: the number printed on the sheet, or beside the corner on the shared island
                return self.tr("settlement {n}").format(n=number_of(place))
            case What.CITY:
                #: {n}: the number printed on the sheet, or beside the corner on the shared island
                return self.tr("city {n}").format(n=number_of(place))
            case What.KNIGHT:
                return self._knight(place)
            case What.CASTLE:
                #: {n}: 1 to 4
                return self.tr("castle {n}").format(n=number_of(place))

    def _knight(self, place: str) -> str:
        desert = {
            "k_d1a": self.tr("the first knight of the upper desert"),
            "k_d1b": self.tr("the second knight of the upper desert"),
            "k_d2a": self.tr("the first knight of the middle desert"),
            "k_d2b": self.tr("the second knight of the middle desert"),
        }
        if place in desert:
            return desert[place]
        if place.startswith("k_"):
            #: a knight of Island Two by its terrain. {terrain}: "mountains"
            return self.tr("the knight of the {terrain}").format(terrain=self._terrain_of(place))
        #: {n}: the number printed beside the knight
        return self.tr("knight {n}").format(n=number_of(place))

    def _terrain_of(self, place: str) -> str:
        island = _data().island_two
        hexes = {hex.id: hex.terrain for hex in island.hexes}
        return self.terrain(next(hexes[knight.hex] for knight in island.knights if knight.id == place))

    def terrain(self, terrain: str) -> str:
        match terrain:
            case "mountains":
                #: a terrain
                return self.tr("mountains")
            case "fields":
                #: a terrain
                return self.tr("fields")
            case "pasture":
                #: a terrain
                return self.tr("pasture")
            case "forest":
                #: a terrain
                return self.tr("forest")
            case "hills":
                #: a terrain
                return self.tr("hills")
            case "desert":
                #: a terrain
                return self.tr("desert")
            case _:
                #: the water round and inside the island
                return self.tr("sea")

    def joker(self, joker: str) -> str:
        """A joker by its knight."""
        if joker == "k_d1":
            return self.tr("the joker of the upper desert")
        if joker == "k_d2":
            return self.tr("the joker of the middle desert")
        if joker.startswith("k_"):
            #: a joker of Island Two by its terrain. {terrain}: "mountains"
            return self.tr("the joker of the {terrain}").format(terrain=self._terrain_of(joker))
        #: what a knight lends once. {n}: the knight's number
        return self.tr("knight {n}'s joker").format(n=number_of(joker))

    def die(self, index: int, face: Face) -> str:
        #: one of the dice, counted from the left. {n}: 1 to 6; {face}: "wool"
        return self.tr("die {n} ({face})").format(n=index + 1, face=self.face(face))

    def title(self, title: str) -> str:
        if title == "longest_road":
            #: a title worth two points
            return self.tr("Longest Road")
        #: a title worth two points
        return self.tr("Largest Army")

    # -- roads -------------------------------------------------------------------------------------------------------

    def _road(self, place: str) -> str:
        if len(place) == 5 and place[1:].isdigit():
            #: a road of the shared island between two numbered corners
            return self.tr("the road {a}–{b}").format(a=int(place[1:3]), b=int(place[3:5]))
        island = _data().island_one if place[0] == "R" else _data().island_two
        if place == island.roads[0].id or place == "START":
            #: the road with the arrow, printed as built
            return self.tr("the start road")
        way, what, site = _way(island, place)
        at = self.thing(what, site)
        match way:
            case "to":
                #: {site}: "settlement 5", at the far end of this road
                return self.tr("the road to {site}").format(site=at)
            case "up":
                #: {site}: "settlement 7", where the road begins; another one begins there too
                return self.tr("the road up from {site}").format(site=at)
            case "down":
                #: {site}: "settlement 7", where the road begins; another one begins there too
                return self.tr("the road down from {site}").format(site=at)
            case "left":
                #: {site}: "settlement 7", where the road begins; another one begins there too
                return self.tr("the road left from {site}").format(site=at)
            case "right":
                #: {site}: "settlement 7", where the road begins; another one begins there too
                return self.tr("the road right from {site}").format(site=at)
            case _:
                #: {site}: "settlement 3", where the road begins
                return self.tr("the road beyond {site}").format(site=at)


def number_of(place: str) -> int:
    """The number in a place's name: "S11", "C07", "T2", "s3"."""
    return int(place[1:])


def _data() -> Data:
    return TABLES.data()


@cache
def _ways(name: str) -> dict[str, tuple[str, What, str]]:
    island: PrintedIsland = getattr(_data(), name)
    sites = {site.corner: (What.SETTLEMENT, site.id) for site in island.settlements}
    sites |= {site.corner: (What.CITY, site.id) for site in island.cities}
    roads = {road.id: road for road in island.roads}
    begins = {r.id: next(iter({*r.ends} & {*roads[r.parent].ends})) for r in island.roads if r.parent}
    ends = {id: next(end for end in roads[id].ends if end != begin) for id, begin in begins.items()}
    found: dict[str, tuple[str, What, str]] = {}
    for id, begin in begins.items():
        if ends[id] in sites:
            found[id] = ("to", *sites[ends[id]])
        elif begin in sites:
            alone = sum(other == begin for other in begins.values()) == 1
            found[id] = ("beyond" if alone else _direction(begin, ends[id]), *sites[begin])
    return found


def _way(island: PrintedIsland, place: str) -> tuple[str, What, str]:
    return _ways("island_two" if island.shaded else "island_one")[place]


def _direction(begin: str, end: str) -> str:
    (a, b), (c, d) = _data().corners.at[begin], _data().corners.at[end]
    if b != d:
        return "down" if d > b else "up"
    return "right" if c > a else "left"
