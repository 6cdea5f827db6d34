"""The shared island, "Extra": one map for all, everything belongs to one seat only (rules 8.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from desktop.engine.action import Refusal
from desktop.games.catan_dice.data import Data
from desktop.games.catan_dice.events import TitleTaken
from desktop.games.catan_dice.faces import Face
from desktop.games.catan_dice.geometry import (
    COASTAL,
    CORNERS,
    HEX_SIDES,
    HEXES,
    SIDES,
    SIDES_AT,
    bits,
    distance,
    longest_way,
)
from desktop.games.catan_dice.island import Island, JokerPlace
from desktop.games.catan_dice.state import CatanDice, Sheet, What

NOBODY = -1
_FACE_OF = {
    "hills": Face.BRICK,
    "forest": Face.LUMBER,
    "pasture": Face.WOOL,
    "fields": Face.GRAIN,
    "mountains": Face.ORE,
}


class Shared(Island):
    """Corners, roads, knights and castles of the shared island, and whose they are."""

    def __init__(self, data: Data) -> None:
        super().__init__("extra", data, race=True)
        table = self.table = data.extra
        self.kinds = (*self.kinds, What.CASTLE)
        self.terrains = tuple(terrain for row in table.terrains for terrain in row)
        self.roads = tuple(f"R{a:02}{b:02}" for a, b in SIDES)
        self.site_corners = tuple(sorted(table.settlement_corners + table.city_corners))
        cities = tuple(f"C{corner:02}" for corner in sorted(table.city_corners))
        self.ids = {
            What.ROAD: self.roads,
            What.SETTLEMENT: tuple(f"S{corner:02}" for corner in self.site_corners),
            What.CITY: cities,
            What.KNIGHT: tuple(f"K{n:02}" for n in range(len(HEXES) + self.terrains.count("desert"))),
            What.CASTLE: tuple(f"T{n + 1}" for n in range(table.castles)),
        }
        self.at = {what: {id: place for place, id in enumerate(ids)} for what, ids in self.ids.items()}
        self.site_on = {corner: place for place, corner in enumerate(self.site_corners)}
        self.city_site = tuple(self.site_on[corner] for corner in sorted(table.city_corners))
        self.corner_site = tuple(self.site_on.get(corner) for corner in range(CORNERS))
        self.knight_hex = tuple(h for h, terrain in enumerate(self.terrains) for _ in range(1 + (terrain == "desert")))
        for index, (id, hex) in enumerate(zip(self.ids[What.KNIGHT], self.knight_hex, strict=True)):
            self.jokers[id] = JokerPlace(id, index, 1 << index, (id,), _FACE_OF.get(self.terrains[hex]))
        self._all_tries = tuple((what, id) for what in self.kinds for id in self.ids[what])

    # -- whose is it -------------------------------------------------------------------------------------------------

    def _mask(self, sheet: Sheet, what: What) -> int:
        match what:
            case What.SETTLEMENT:
                return sheet.settlements
            case What.CITY:
                return sheet.cities
            case What.KNIGHT:
                return sheet.knights
            case What.CASTLE:
                return sheet.castles
            case What.ROAD:
                raise KeyError(what)

    def owner(self, state: CatanDice, what: What, index: int) -> int:
        """The seat that owns a place, NOBODY when none does."""
        if what is What.ROAD:
            return state.owners[index]
        for seat, sheet in enumerate(state.sheets):
            if self._mask(sheet, what) >> index & 1:
                return seat
        return NOBODY

    def roads_of(self, state: CatanDice, seat: int) -> int:
        """A seat's roads as bits."""
        return sum([1 << place for place, owner in enumerate(state.owners) if owner == seat])

    def _passes(self, state: CatanDice, seat: int, corner: int) -> bool:
        """Whether a seat's road may go on over a corner: an empty one, or with its own settlement."""
        site = self.corner_site[corner]
        return site is None or bool(state.sheets[seat].settlements >> site & 1)

    # -- places ------------------------------------------------------------------------------------------------------

    def tries(self, state: CatanDice) -> Iterable[tuple[What, str]]:
        return self._all_tries

    def open(self, state: CatanDice, seat: int, what: What) -> tuple[str, ...]:
        ids = self.ids[what]
        match what:
            case What.ROAD:
                return tuple(ids[place] for place in self._open_roads(state, seat))
            case What.SETTLEMENT:
                taken = self._all(state, what)
                corners = self._own_corners(state, seat)
                return tuple(
                    id for place, id in enumerate(ids) if not taken >> place & 1 and self.site_corners[place] in corners
                )
            case What.CITY:
                sheet = state.sheets[seat]
                return tuple(
                    id
                    for place, id in enumerate(ids)
                    if not sheet.cities >> place & 1 and sheet.settlements >> self.city_site[place] & 1
                )
            case What.KNIGHT:
                taken = self._all(state, what)
                hexes = self._own_hexes(state, seat)
                return tuple(
                    id for place, id in enumerate(ids) if not taken >> place & 1 and self.knight_hex[place] in hexes
                )
            case What.CASTLE:
                taken = self._all(state, what)
                return tuple(id for place, id in enumerate(ids) if not taken >> place & 1)

    def _all(self, state: CatanDice, what: What) -> int:
        mask = 0
        for sheet in state.sheets:
            mask |= self._mask(sheet, what)
        return mask

    def _own_corners(self, state: CatanDice, seat: int) -> set[int]:
        corners: set[int] = set()
        for place, owner in enumerate(state.owners):
            if owner == seat:
                corners.update(SIDES[place])
        return corners

    def _own_hexes(self, state: CatanDice, seat: int) -> set[int]:
        """Hexagons with an own road on a side or an own settlement at a corner."""
        settled = {self.site_corners[place] for place in bits(state.sheets[seat].settlements)}
        return {
            hex
            for hex, sides in enumerate(HEX_SIDES)
            if any(state.owners[side] == seat for side in sides) or not settled.isdisjoint(HEXES[hex])
        }

    def _open_roads(self, state: CatanDice, seat: int) -> list[int]:
        owners = state.owners
        found: set[int] = set()
        for corner in self._own_corners(state, seat):
            if self._passes(state, seat, corner):
                found.update(place for place in SIDES_AT[corner] if owners[place] == NOBODY)
        return sorted(found)

    def reasons(self, state: CatanDice, seat: int, what: What, place: str) -> list[Refusal]:
        index = self.at[what][place]
        owner = self.owner(state, what, index)
        if owner == seat:
            return [Refusal("already_built", "once", {"what": what, "place": place})]
        if owner != NOBODY:
            return [Refusal("taken", "extra_owner", {"what": what, "place": place, "owner": owner})]
        match what:
            case What.ROAD:
                return self._road_reasons(state, seat, index, place)
            case What.SETTLEMENT:
                corner = self.site_corners[index]
                if all(state.owners[side] != seat for side in SIDES_AT[corner]):
                    roads = tuple(self.roads[side] for side in SIDES_AT[corner])
                    params = {"what": what, "place": place, "roads": roads}
                    return [Refusal("site_without_road", "extra_settlement", params)]
            case What.CITY:
                site = self.city_site[index]
                if not state.sheets[seat].settlements >> site & 1:
                    owner = self.owner(state, What.SETTLEMENT, site)
                    if owner != NOBODY:
                        return [Refusal("taken", "extra_owner", {"what": what, "place": place, "owner": owner})]
                    return [Refusal("settlement_first", "extra_city", {"place": place})]
            case What.KNIGHT:
                if self.knight_hex[index] not in self._own_hexes(state, seat):
                    return [Refusal("knight_not_adjacent", "extra_knight", {"place": place})]
            case What.CASTLE:
                pass
        return []

    def _road_reasons(self, state: CatanDice, seat: int, index: int, place: str) -> list[Refusal]:
        touched = [c for c in SIDES[index] if any(state.owners[side] == seat for side in SIDES_AT[c])]
        if not touched:
            return [Refusal("road_unconnected", "extra_road", {"place": place})]
        if any(self._passes(state, seat, corner) for corner in touched):
            return []
        found: list[Refusal] = []
        for corner in touched:
            site = self.corner_site[corner]
            assert site is not None  # an empty corner would have let the road pass
            owner = self.owner(state, What.SETTLEMENT, site)
            site_id = self.ids[What.SETTLEMENT][site]
            if owner == NOBODY:
                found.append(Refusal("site_skipped", "extra_no_skipping", {"place": place, "site": site_id}))
            else:
                params = {"place": place, "site": site_id, "owner": owner}
                found.append(Refusal("past_foreign_site", "extra_foreign_site", params))
        return found

    def mark(self, state: CatanDice, seat: int, what: What, place: str) -> int:
        index = self.at[what][place]
        sheet = state.sheets[seat]
        match what:
            case What.ROAD:
                state.owners[index] = seat
                return 0
            case What.SETTLEMENT:
                sheet.settlements |= 1 << index
                return self.table.settlement_points
            case What.CITY:
                sheet.cities |= 1 << index
                return self.table.upgrade_points
            case What.KNIGHT:
                sheet.knights |= 1 << index
                return 0
            case What.CASTLE:
                sheet.castles |= 1 << index
                return self.table.castle_points

    # -- titles ------------------------------------------------------------------------------------------------------

    def title_points(self, state: CatanDice) -> tuple[int, int]:
        return int(state.options["longest_road_vp"]), self.army_points

    def road_length(self, state: CatanDice, seat: int) -> int:
        return longest_way(self.roads_of(state, seat))

    def titles(self, state: CatanDice, seat: int, what: What, place: str) -> Iterator[TitleTaken]:
        if what is What.KNIGHT:
            yield from self.army_title(state, seat)
        elif what is What.ROAD and state.longest_road != seat:
            length, holder = self.road_length(state, seat), state.longest_road
            least = self.table.road_least if holder is None else self.road_length(state, holder) + 1
            if length >= least:
                state.longest_road = seat
                points = self.title_points(state)[0]
                yield TitleTaken(seat=seat, title="longest_road", holder_before=holder, count=length, points=points)

    def stuck(self, state: CatanDice) -> bool:
        if self._all(state, What.CASTLE).bit_count() < self.table.castles:
            return False
        return not any(self.open(state, seat, what) for seat in range(len(state.sheets)) for what in self.kinds)

    # -- where to begin ----------------------------------------------------------------------------------------------

    def start_reason(self, state: CatanDice, place: str) -> Refusal | None:
        """Why a road cannot be a start: inland, somebody's, or nearer to another start than it could be."""
        index = self.at[What.ROAD][place]
        if not COASTAL[index]:
            return Refusal("start_not_coastal", "extra_start", {"place": place})
        if state.owners[index] != NOBODY:
            params = {"what": What.ROAD, "place": place, "owner": state.owners[index]}
            return Refusal("taken", "extra_owner", params)
        room = self._room(state, index)
        if room >= self.table.start_distance or room == self._most_room(state):
            return None
        params = {"place": place, "n": room, "least": min(self.table.start_distance, self._most_room(state))}
        return Refusal("start_too_near", "extra_start", params)

    def _room(self, state: CatanDice, index: int) -> int:
        """Segments between a road and the nearest start."""
        starts = [place for place, owner in enumerate(state.owners) if owner != NOBODY]
        return min((distance(index, start) for start in starts), default=len(SIDES))

    def _most_room(self, state: CatanDice) -> int:
        free = (place for place, coastal in enumerate(COASTAL) if coastal and state.owners[place] == NOBODY)
        return max(self._room(state, place) for place in free)
