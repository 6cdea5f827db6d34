"""Where everything on a map is: hexagons, and for each place its middle, angle and outline. Read from the game's tables."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop.games.catan_dice.board.layout import layout
from desktop.games.catan_dice.board.shapes import placed, shape
from desktop.games.catan_dice.data import TABLES, Data
from desktop.games.catan_dice.geometry import HEXES, SIDES
from desktop.games.catan_dice.island import Island
from desktop.games.catan_dice.islands import island
from desktop.games.catan_dice.printed import Printed
from desktop.games.catan_dice.shared import Shared
from desktop.games.catan_dice.state import What

HALF = math.sqrt(3) / 2
TERRAIN_ROWS = (3, 4, 5, 4, 3)


@dataclass(frozen=True, slots=True)
class Hexagon:
    """A hexagon: terrain, middle, and the jokers of its knights with the faces they make (None: any)."""

    id: str
    terrain: str
    centre: QPointF


@dataclass(frozen=True, slots=True)
class Place:
    """A place for one structure: what, its middle, its angle in degrees, the words on it, its scale."""

    what: What
    id: str
    centre: QPointF
    angle: float = 0.0
    label: str = ""
    scale: float = 1.0

    def outline(self) -> QPainterPath:
        return placed(shape(self.what, self.scale), self.centre, self.angle)


@dataclass(frozen=True, slots=True)
class Plan:
    """A map as it is drawn. `start`: middle and angle of the road printed as built; `jokers`: where each joker's picture
    is; `radius` of a hexagon; `disc` radius of a knight's disc."""

    pointed: bool
    radius: float
    disc: float
    hexagons: tuple[Hexagon, ...]
    places: dict[tuple[What, str], Place]
    jokers: dict[str, QPointF]
    discs: tuple[QPointF, ...]
    start: tuple[QPointF, float] | None = None
    shaded: str = ""


@lru_cache(maxsize=16)
def plan(map_name: str, edition: str, arrangement: str) -> Plan:
    """The plan of a map in an arrangement."""
    found: Island = island(map_name, edition)
    if isinstance(found, Shared):
        return _shared(found, arrangement)
    assert isinstance(found, Printed)
    return _printed(found, TABLES.data(edition), arrangement)


def _upright(angle: float) -> float:
    """The same line, so that what is written on it is not upside down."""
    while angle > 90:
        angle -= 180
    while angle <= -90:
        angle += 180
    return angle


def _printed(found: Printed, data: Data, arrangement: str) -> Plan:
    spread = layout(arrangement)
    r, c = spread.flat, spread.sea.center()
    s = r / 117

    def at(half: tuple[int, int]) -> QPointF:
        return QPointF(c.x() + half[0] * r / 2, c.y() + half[1] * r * HALF)

    corners = {name: at(half) for name, half in data.corners.at.items()}
    table = found.table
    hexagons = tuple(Hexagon(h.id, h.terrain, at(h.at)) for h in table.hexes)
    centres = {h.id: h.centre for h in hexagons}
    places: dict[tuple[What, str], Place] = {}
    start: tuple[QPointF, float] | None = None
    for road in table.roads:
        a, b = corners[road.ends[0]], corners[road.ends[1]]
        angle = math.degrees(math.atan2(b.y() - a.y(), b.x() - a.x()))
        middle = (a + b) / 2
        if road.id == found.start:
            start = (middle, angle)
        label = str(road.points) if road.points else ""
        places[What.ROAD, road.id] = Place(What.ROAD, road.id, middle, _upright(angle), label, s)
    for site in table.settlements:
        places[What.SETTLEMENT, site.id] = Place(What.SETTLEMENT, site.id, corners[site.corner], 0, str(site.points), s)
    for site in table.cities:
        corner = corners[site.corner]
        shift = -8 * s if corner.x() < c.x() else 6 * s
        places[What.CITY, site.id] = Place(What.CITY, site.id, corner + QPointF(shift, 0), 0, str(site.points), s)
    jokers: dict[str, QPointF] = {}
    discs: list[QPointF] = []
    by_hex: dict[str, list[str]] = {}
    for knight in table.knights:
        by_hex.setdefault(knight.hex, []).append(knight.id)
    points = {knight.id: knight.points for knight in table.knights}
    joker_of = {joker.knights: joker.id for joker in table.jokers}
    for hex_id, knights in by_hex.items():
        centre = centres[hex_id]
        if len(knights) == 1:
            discs.append(centre)
            places[What.KNIGHT, knights[0]] = Place(
                What.KNIGHT, knights[0], centre + QPointF(-13, 5) * s, 0, str(points[knights[0]] or ""), 0.88 * s
            )
            jokers[joker_of[(knights[0],)]] = centre + QPointF(22, -2) * s
            continue
        for i, knight in enumerate(knights):
            x = (-44, 44)[i] * s
            discs.append(centre + QPointF(x, 0))
            places[What.KNIGHT, knight] = Place(What.KNIGHT, knight, centre + QPointF(x, 6 * s), 0, "", 0.8 * s)
        jokers[joker_of[tuple(knights)]] = centre + QPointF(0, -48 * s)
    return Plan(False, r, 45 * s, hexagons, places, jokers, tuple(discs), start, table.shaded)


def _shared(found: Shared, arrangement: str) -> Plan:
    spread = layout(arrangement)
    r, c = spread.pointed, spread.sea.center()
    s = r / 117
    middles: list[QPointF] = []
    corners: dict[int, QPointF] = {}
    for row, n in enumerate(TERRAIN_ROWS):
        for place in range(n):
            middles.append(QPointF(c.x() + (place - (n - 1) / 2) * 2 * HALF * r, c.y() + (row - 2) * 1.5 * r))
    offsets = ((0, -1), (-HALF, -0.5), (HALF, -0.5), (-HALF, 0.5), (HALF, 0.5), (0, 1))
    for middle, ids in zip(middles, HEXES, strict=True):
        for corner, (x, y) in zip(ids, offsets, strict=True):
            corners[corner] = middle + QPointF(x * r, y * r)
    hexagons = tuple(
        Hexagon(str(i), terrain, middle)
        for i, (terrain, middle) in enumerate(zip(found.terrains, middles, strict=True))
    )
    places: dict[tuple[What, str], Place] = {}
    for id, (a, b) in zip(found.roads, SIDES, strict=True):
        one, two = corners[a], corners[b]
        angle = math.degrees(math.atan2(two.y() - one.y(), two.x() - one.x()))
        places[What.ROAD, id] = Place(What.ROAD, id, (one + two) / 2, _upright(angle), "", s * 0.86)
    for id, corner in zip(found.ids[What.SETTLEMENT], found.site_corners, strict=True):
        places[What.SETTLEMENT, id] = Place(What.SETTLEMENT, id, corners[corner], 0, "", s * 0.78)
    for id in found.ids[What.CITY]:
        places[What.CITY, id] = Place(What.CITY, id, corners[int(id[1:])] + QPointF(0, 2) * s, 0, "", s * 0.82)
    jokers: dict[str, QPointF] = {}
    discs: list[QPointF] = []
    twins = {h for h in found.knight_hex if found.knight_hex.count(h) > 1}
    seen: dict[int, int] = {}
    for id, h in zip(found.ids[What.KNIGHT], found.knight_hex, strict=True):
        shift = 0.0
        if h in twins:
            seen[h] = seen.get(h, 0) + 1
            shift = (-0.36, 0.36)[seen[h] - 1] * r
        centre = middles[h] + QPointF(shift, 0)
        discs.append(centre)
        if h in twins:
            places[What.KNIGHT, id] = Place(What.KNIGHT, id, centre + QPointF(0, 12 * s), 0, "", s * 0.62)
            jokers[id] = centre + QPointF(0, -28 * s)
        else:
            places[What.KNIGHT, id] = Place(What.KNIGHT, id, centre + QPointF(-13, 5) * s, 0, "", s * 0.84)
            jokers[id] = centre + QPointF(22, -2) * s
    sea = spread.sea
    m = 46 * max(s, 0.5) / 0.63
    for n, id in enumerate(found.ids[What.CASTLE]):
        x = sea.left() + m if n % 2 == 0 else sea.right() - m
        y = sea.top() + m if n < 2 else sea.bottom() - m
        places[What.CASTLE, id] = Place(What.CASTLE, id, QPointF(x, y), 0, "2", s * 1.25)
    disc = 45 * s if not twins else 40 * s
    return Plan(True, r, disc, hexagons, places, jokers, tuple(discs))
