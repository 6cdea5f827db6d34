"""The two islands of one's own, printed on the sheet: a tree of roads, sites and knights (rules 3.3-3.7, 6, 8.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from desktop.engine.action import Refusal
from desktop.games.catan_dice.data import Data, PrintedIsland
from desktop.games.catan_dice.events import TitleTaken
from desktop.games.catan_dice.faces import Face
from desktop.games.catan_dice.island import Island, JokerPlace
from desktop.games.catan_dice.state import CatanDice, What


class Printed(Island):
    """Island One (`ordered`: lowest number first) or Island Two (any order, titles, a race)."""

    def __init__(self, name: str, data: Data, table: PrintedIsland) -> None:
        super().__init__(name, data, race=bool(table.shaded))
        self.table = table
        self.ordered = table.ordered
        self.start = table.roads[0].id
        roads = table.roads[1:]
        self.roads = tuple(road.id for road in roads)
        self.road_at = {road.id: place for place, road in enumerate(roads)}
        self.parent = {road.id: road.parent for road in roads}
        self.parent_bit = tuple(0 if road.parent == self.start else 1 << self.road_at[road.parent] for road in roads)
        self.depth = [0] * len(roads)
        for place, road in enumerate(roads):
            self.depth[place] = 2 if road.parent == self.start else 1 + self.depth[self.road_at[road.parent]]
        self.site_lists = {What.SETTLEMENT: table.settlements, What.CITY: table.cities}
        self.ids = {
            What.ROAD: self.roads,
            What.SETTLEMENT: tuple(site.id for site in table.settlements),
            What.CITY: tuple(site.id for site in table.cities),
            What.KNIGHT: tuple(knight.id for knight in table.knights),
        }
        self.at = {what: {id: place for place, id in enumerate(ids)} for what, ids in self.ids.items()}
        self.points = {
            What.ROAD: tuple(road.points for road in roads),
            What.SETTLEMENT: tuple(site.points for site in table.settlements),
            What.CITY: tuple(site.points for site in table.cities),
            What.KNIGHT: tuple(knight.points for knight in table.knights),
        }
        corners = {site.corner for sites in self.site_lists.values() for site in sites}
        self.beside = {corner: tuple(r.id for r in table.roads if corner in r.ends) for corner in corners}
        self.site_bits = {
            what: tuple(self._bits(self.beside[site.corner]) for site in sites)
            for what, sites in self.site_lists.items()
        }
        knight_at = self.at[What.KNIGHT]
        for index, joker in enumerate(table.jokers):
            needs = sum(1 << knight_at[knight] for knight in joker.knights)
            face = None if joker.resource == "any" else Face(joker.resource)
            self.jokers[joker.id] = JokerPlace(joker.id, index, needs, joker.knights, face)
        self._all_tries = self._every_try()
        self._open_roads: dict[int, tuple[str, ...]] = {}

    def _bits(self, roads: Iterable[str]) -> int:
        """Roads as bits; -1 (any road set fits) when the printed start is among them."""
        return -1 if self.start in (listed := tuple(roads)) else sum(1 << self.road_at[road] for road in listed)

    def _every_try(self) -> tuple[tuple[What, str], ...]:
        tries = [(What.ROAD, self.start)]
        for what in self.kinds:
            tries += [(what, id) for id in self.ids[what]]
        tries += [(What.CITY, id) for id in self.ids[What.SETTLEMENT]]
        return tuple(tries)

    # -- places ------------------------------------------------------------------------------------------------------

    def built(self, state: CatanDice, seat: int, what: What) -> int:
        """The bits of what a seat has built of a kind."""
        sheet = state.sheets[seat]
        match what:
            case What.ROAD:
                return sheet.roads
            case What.SETTLEMENT:
                return sheet.settlements
            case What.CITY:
                return sheet.cities
            case What.KNIGHT:
                return sheet.knights
            case What.CASTLE:
                return 0

    def tries(self, state: CatanDice) -> Iterable[tuple[What, str]]:
        return self._all_tries

    def open_roads(self, roads: int) -> tuple[str, ...]:
        """The roads that continue a set of roads (bits)."""
        found = self._open_roads.get(roads)
        if found is None:
            found = self._open_roads[roads] = tuple(
                id
                for place, id in enumerate(self.roads)
                if not roads >> place & 1 and roads & self.parent_bit[place] == self.parent_bit[place]
            )
        return found

    def open(self, state: CatanDice, seat: int, what: What) -> tuple[str, ...]:
        sheet = state.sheets[seat]
        if what is What.ROAD:
            return self.open_roads(sheet.roads)
        ids, built = self.ids[what], self.built(state, seat, what)
        if self.ordered:
            nxt = built.bit_count()
            if nxt == len(ids) or (what is not What.KNIGHT and not self._reached(sheet.roads, what, nxt)):
                return ()
            return ids[nxt : nxt + 1]
        return tuple(
            id
            for place, id in enumerate(ids)
            if not built >> place & 1 and (what is What.KNIGHT or self._reached(sheet.roads, what, place))
        )

    def _reached(self, roads: int, what: What, place: int) -> bool:
        bits = self.site_bits[what][place]
        return bits == -1 or bool(roads & bits)

    def reasons(self, state: CatanDice, seat: int, what: What, place: str) -> list[Refusal]:
        if what is What.ROAD:
            return self._road_reasons(state, seat, place)
        if what is What.CITY and place in self.at[What.SETTLEMENT]:
            return [Refusal("city_is_no_upgrade", "city", {"place": place})]
        index = self.at[what][place]
        built = self.built(state, seat, what)
        if built >> index & 1:
            return [Refusal("already_built", "once", {"what": what, "place": place})]
        found: list[Refusal] = []
        if self.ordered and index != (nxt := built.bit_count()):
            found.append(Refusal(f"{what}_order", f"{what}_order", {"next": self.ids[what][nxt], "place": place}))
        if what is not What.KNIGHT and not self._reached(state.sheets[seat].roads, what, index):
            corner = self.site_lists[what][index].corner
            params = {"what": what, "place": place, "roads": self.beside[corner]}
            found.append(Refusal("site_without_road", f"{what}", params))
        return found

    def _road_reasons(self, state: CatanDice, seat: int, place: str) -> list[Refusal]:
        if place == self.start:
            return [Refusal("start_is_printed", "start")]
        index, roads = self.road_at[place], state.sheets[seat].roads
        if roads >> index & 1:
            return [Refusal("already_built", "once", {"what": What.ROAD, "place": place})]
        if roads & self.parent_bit[index] != self.parent_bit[index]:
            return [Refusal("road_unconnected", "road", {"place": place, "parent": self.parent[place]})]
        return []

    def mark(self, state: CatanDice, seat: int, what: What, place: str) -> int:
        index = self.at[what][place]
        self._set(state, seat, what, 1 << index)
        return self.points[what][index]

    def unmark(self, state: CatanDice, seat: int, what: What, place: str) -> None:
        self._set(state, seat, what, -(1 << self.at[what][place]))

    def _set(self, state: CatanDice, seat: int, what: What, change: int) -> None:
        sheet = state.sheets[seat]
        match what:
            case What.ROAD:
                sheet.roads += change
            case What.SETTLEMENT:
                sheet.settlements += change
            case What.CITY:
                sheet.cities += change
            case What.KNIGHT:
                sheet.knights += change
            case What.CASTLE:
                raise KeyError(what)

    # -- titles of Island Two ----------------------------------------------------------------------------------------

    def title_points(self, state: CatanDice) -> tuple[int, int]:
        return (self.table.road_points, self.army_points) if self.goal else (0, 0)

    def road_length(self, state: CatanDice, seat: int) -> int:
        """Segments from START (counted) to the farthest built road: every branch of the printed maps is a dead end of
        one segment, so no longer way exists."""
        roads = state.sheets[seat].roads
        return max((depth for place, depth in enumerate(self.depth) if roads >> place & 1), default=1)

    def titles(self, state: CatanDice, seat: int, what: What, place: str) -> Iterator[TitleTaken]:
        if not self.goal:
            return
        if what is What.KNIGHT:
            yield from self.army_title(state, seat)
        elif what is What.ROAD and state.longest_road != seat:
            length, holder = self.road_length(state, seat), state.longest_road
            earned = place == self.table.shaded if holder is None else length > self.road_length(state, holder)
            if earned:
                state.longest_road = seat
                points = self.table.road_points
                yield TitleTaken(seat=seat, title="longest_road", holder_before=holder, count=length, points=points)
