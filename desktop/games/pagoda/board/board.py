"""Zones, pieces and gestures of Pagoda."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.engine.action import Action, Event
from desktop.games.pagoda.actions.alternative import BuildFreely, DeclareAlternative, DeclareBlocked
from desktop.games.pagoda.actions.column import BuildColumn
from desktop.games.pagoda.actions.discarding import Discard, DrawAgain, UseDragon
from desktop.games.pagoda.actions.ending import EndTurn, UseFan
from desktop.games.pagoda.actions.roof import LayRoof
from desktop.games.pagoda.actions.tile import LayTile
from desktop.games.pagoda.board import paper, pencil
from desktop.games.pagoda.board.building import DEPTH, corners, level
from desktop.games.pagoda.board.cards import CARD
from desktop.games.pagoda.board.hues import NAMES
from desktop.games.pagoda.board.layout import RIM_CELLS, SITES, Layout, fitting, layout
from desktop.games.pagoda.board.looks import look
from desktop.games.pagoda.board.paper import ORDER, ability_cell, matrix_cell
from desktop.games.pagoda.board.pictures import picture
from desktop.games.pagoda.colour import ABILITIES, COLOURS, Ability, Colour
from desktop.games.pagoda.data import Tile
from desktop.games.pagoda.events import ColumnBuilt, RoofLaid, SpireBuilt, TileLaid
from desktop.games.pagoda.state import (
    CORNERS,
    AlternativeFrame,
    BlockedFrame,
    BuildFrame,
    Card,
    DragonFrame,
    EndFrame,
    FreeColumnFrame,
    Pagodas,
    Site,
    TurnFrame,
)  # fmt: skip
from desktop.table.vocabulary import (
    Arrangement,
    Button,
    Drag,
    Gesture,
    Grip,
    Look,
    Placed,
    Pose,
    Press,
    Scene,
    Spot,
    Tap,
    Zone,
    at,
    row,
)  # fmt: skip

PER_FLOOR, TILE_AT, SPIRE_AT = 5, 4, 40  # places within a site: four columns and a tile a floor, then the spire
PAID_HIGH = 29.0  # of a paid card before its foundation: clear of the label and of the score track


class PagodaBoard:
    """One's own cards at the foot, the other builder's at the head, the six sites between."""

    accent = "#A8382C"
    tumbles: dict[str, tuple[str, ...]] = {}

    # -- what is shown ---------------------------------------------------------------------------------------------------

    def arrangement(self, size: QSizeF) -> Arrangement:
        found = fitting(size)
        return Arrangement(found.name, found.size)

    def printed(self, view: Pagodas) -> bool:
        """Whether there are architect boards."""
        return not view.simple

    def zones(self, scene: Scene, view: Pagodas) -> dict[str, Zone]:
        spread = layout(scene.arrangement)
        zones: dict[str, Zone] = {}

        def add(name: str, rect: QRectF, pose: Callable[[int, int], Pose], radius: float = 10.0) -> None:
            zones[name] = Zone(name, rect, pose, radius=radius)

        for index in range(SITES):
            add(f"site.{index + 1}", spread.site(index), _site_pose(spread, index), 14)
            foot = spread.foot(index)
            lane = QRectF(
                foot.x() - 60 * spread.scale,
                foot.y() + 3 * spread.scale,
                120 * spread.scale,
                PAID_HIGH * spread.scale,
            )
            add(f"paid.{index + 1}", lane, _paid_pose(spread, lane))
        for seat in (0, 1):
            mine = seat == _near(scene)
            opened, hand = (spread.my_open, spread.my_hand) if mine else (spread.their_open, spread.their_hand)
            small = 1.0 if mine else spread.small / spread.large
            add(f"open.{seat}", opened, _row_pose(opened, spread.large * small * 1.09, small))
            add(f"hand.{seat}", hand, _fan_pose(hand, spread.large * small * 1.09, small))
            uses = spread.my_uses if mine else spread.their_uses
            add(f"abilities.{seat}", uses, _ability_pose(uses, mine and not spread.compact))
            lap = spread.laps[0 if mine else 1]
            add(f"lap.{seat}", QRectF(lap.x() - 20, lap.y() - 20, 40, 40), at(lap.x(), lap.y()))
            start = spread.starts[0 if mine else 1]
            add(f"start.{seat}", QRectF(start.x() - 16, start.y() - 16, 32, 32), at(start.x(), start.y()))
        add("tiles", spread.tiles, _matrix_pose(spread))
        step = spread.columns.width() / 5
        for i, colour in enumerate(ORDER):
            r = QRectF(spread.columns.left() + i * step, spread.columns.top() + 24, step, spread.columns.height() - 26)
            k = spread.columns.width() / 230
            add(f"columns.{NAMES[colour]}", r, at(r.center().x(), spread.columns.top() + 104 * k))
        for name, point in (("pile", spread.pile), ("discard", spread.discard)):
            w = spread.small
            r = QRectF(point.x() - w / 2, point.y() - w * CARD / 2, w, w * CARD)
            add(name, r, at(point.x(), point.y(), 0, spread.small / spread.large))
        add("track", spread.board, _track_pose(spread))
        return zones

    def placements(self, scene: Scene, view: Pagodas) -> Iterable[Placed]:
        for colour in COLOURS:
            yield Placed(
                f"column.{colour}", Spot(f"columns.{NAMES[colour]}"), f"supply.{NAMES[colour]}", view.columns[colour],
                one=f"column.{NAMES[colour]}",
            )  # fmt: skip
        for tile in view.tiles:
            yield _tile(tile, "tiles", tile.colour * 5 + tile.spots, "flat")
        for index, site in enumerate(view.sites):
            yield from self._site(view, index, site)
        yield Placed("card", Spot("pile"), "card.hidden", len(view.pile))
        top = NAMES[view.discard[-1]] if view.discard else "none"
        yield Placed("card", Spot("discard"), f"card.{top}", len(view.discard))
        for site in range(SITES):
            for number, paid in enumerate(p for p in view.played if p.site == site):
                turn = 1 if paid.use == "tile" else 0
                yield Placed("card", Spot(f"paid.{site + 1}", number), f"card.{NAMES[paid.colour]}", turn=turn)
        yield Placed("start", Spot(f"start.{view.starter}"), "start", name="start")
        near = _near(scene)
        for seat in (1 - near, near):
            builder = view.builders[seat]
            for number, colour in enumerate(builder.open):
                yield Placed("card", Spot(f"open.{seat}", number), f"card.{NAMES[colour]}")
            for number, colour in enumerate(builder.hand):
                yield Placed("card", Spot(f"hand.{seat}", number), f"card.{NAMES[colour]}")
            mark = f"marker.{scene.colours[seat] if scene.colours else 'red'}"
            if not view.simple:
                for line, ability in enumerate(ABILITIES):
                    spot = Spot(f"abilities.{seat}", line * 3 + builder.uses[ability])
                    yield Placed("marker", spot, mark, name=f"{seat}.{ability.name}")
            yield Placed("marker", Spot("track", builder.score % RIM_CELLS * 2 + seat), mark, name=f"score.{seat}")
            lap = builder.score // RIM_CELLS * RIM_CELLS
            if lap:
                colour_name = scene.colours[seat] if scene.colours else "red"
                yield Placed("lap", Spot(f"lap.{seat}"), f"lap.{colour_name}.{lap}", name=f"lap.{seat}")

    def _site(self, view: Pagodas, index: int, site: Site) -> Iterable[Placed]:
        zone = f"site.{index + 1}"
        for floor in range(1, len(site.tiles) + (not site.complete) + 1):
            colour = site.floor_colour(floor)
            standing = 4 if floor <= len(site.tiles) else site.columns
            for corner in range(standing if colour is not None else 0):
                spot = Spot(zone, (floor - 1) * PER_FLOOR + corner)
                assert colour is not None
                yield Placed(f"column.{colour}", spot, f"column.{NAMES[colour]}")
            if floor <= len(site.tiles):
                roof = site.complete and floor == len(site.tiles)
                yield _tile(site.tiles[floor - 1], zone, (floor - 1) * PER_FLOOR + TILE_AT, "roof" if roof else "tile")
        if site.complete and site.colour is not None:
            for half in (0, 1):
                spot = Spot(zone, SPIRE_AT + len(site.tiles) * 2 + half)
                yield Placed(f"column.{site.colour}", spot, f"spire.{NAMES[site.colour]}.{half}")

    def look(self, scene: Scene, face: str, count: int | None) -> Look:
        return look(scene, face, count)

    def keeps(self, view: Pagodas) -> str | None:
        return None

    def stirred(self, event: Event) -> Iterable[str]:
        return ()

    # -- what hands do -----------------------------------------------------------------------------------------------------

    def gestures(self, action: Action, view: Pagodas) -> Iterable[Gesture]:
        seat = view.top.seat if view.agenda else 0
        match action:
            case BuildColumn(site, colour, cards):
                yield from _dragged(cards, seat, site)
                if not isinstance(view.top, FreeColumnFrame):  # there a column is paid already
                    yield Drag(Grip(f"columns.{NAMES[colour]}"), f"site.{site + 1}")
            case LayTile(site, tile, cards):
                if _wants_roof(view, site):
                    return  # the same hand means the roof, which says better what is missing
                yield from _dragged(cards, seat, site)
                yield Drag(_tile_grip(tile), f"site.{site + 1}")
            case LayRoof(site, tile, cards):
                yield from _dragged(cards, seat, site)
                yield Drag(_tile_grip(tile), f"site.{site + 1}")
            case BuildFreely(site, colour):
                yield Drag(Grip(f"columns.{NAMES[colour]}"), f"site.{site + 1}")
            case Discard(card):
                yield Drag(_card_grip(card, seat), "discard")
                if isinstance(view.top, DragonFrame | AlternativeFrame | BlockedFrame):
                    yield Tap(_card_grip(card, seat))
            case DeclareAlternative():
                yield Press("alternative")
            case DeclareBlocked():
                yield Press("blocked")
            case UseDragon():
                yield Press("dragon")
                yield Tap(Grip(f"abilities.{seat}", index=_cell(view, seat, Ability.DRAGON)))
            case DrawAgain():
                yield Press("draw")
                yield Tap(Grip("pile"))
            case EndTurn():
                yield Press("end")
            case UseFan():
                yield Press("fan")  # no touch of the board: it would end the turn for good
            case _:
                return

    def buttons(self, scene: Scene, view: Pagodas) -> Iterable[Button]:
        if view.finished or not view.agenda:
            return
        spread = layout(scene.arrangement)
        ids: list[tuple[str, bool]]
        match view.top:
            case TurnFrame():
                ids = [("alternative", False)] if view.simple else [("alternative", False), ("dragon", False)]
            case BuildFrame() | EndFrame():
                ids = [("end", True)] if view.simple else [("fan", False), ("end", True)]
            case DragonFrame():
                ids = [("draw", True)]
            case AlternativeFrame() | FreeColumnFrame() | BlockedFrame():
                ids = []
            case _:
                ids = []
        box = spread.tally
        if spread.compact:
            wide, high = (box.width() - 32) / 2, 36.0
            for n, (id, bold) in enumerate(ids):
                yield Button(id, QRectF(box.left() + 12 + n * (wide + 8), box.bottom() - high - 10, wide, high), bold)
            return
        wide, high = 150.0, 38.0
        for n, (id, bold) in enumerate(reversed(ids)):
            yield Button(
                id, QRectF(box.right() - 10 - (n + 1) * (wide + 8), box.center().y() - high / 2, wide, high), bold
            )

    # -- painting ----------------------------------------------------------------------------------------------------------

    def background(self, painter: QPainter, scene: Scene) -> None:
        spread = layout(scene.arrangement)
        paper.draw_rim(painter, spread)
        paper.draw_field(painter, spread)
        paper.draw_tiles_table(painter, spread)
        paper.draw_columns_table(painter, spread)
        if scene.printed:
            paper.draw_architect_board(painter, spread.my_uses, not spread.compact)
            paper.draw_architect_board(painter, spread.their_uses, False)
        paper.draw_labels(painter, spread)

    def foreground(self, painter: QPainter, scene: Scene, view: Pagodas) -> None:
        spread = layout(scene.arrangement)
        pencil.draw_sites(painter, spread, view)
        pencil.draw_rival(painter, spread, scene, 1 - _near(scene))
        pencil.draw_tally(painter, spread, view)

    def pops(self, event: Event, scene: Scene, view: Pagodas) -> Iterable[tuple[Spot, str]]:
        if isinstance(event, ColumnBuilt | TileLaid | RoofLaid | SpireBuilt):
            site = view.sites[event.site]
            yield Spot(f"site.{event.site + 1}", (site.floor - 1) * PER_FLOOR + TILE_AT), f"+{event.points}"

    def picture(self, name: str, scene: Scene) -> Look | None:
        return picture(name, scene)


def _near(scene: Scene) -> int:
    return scene.viewer if scene.viewer is not None else 0


def _tile(tile: Tile, zone: str, index: int, side: str) -> Placed:
    spots = tile.roof if side == "roof" else tile.spots
    face = f"{side}.{NAMES[tile.colour]}.{NAMES[spots]}"
    return Placed("tile", Spot(zone, index), face, name=f"{NAMES[tile.colour]}.{NAMES[tile.spots]}")


def _tile_grip(tile: Tile) -> Grip:
    return Grip("tiles", index=tile.colour * 5 + tile.spots)


def _card_grip(card: Card, seat: int) -> Grip:
    return Grip(f"{'hand' if card.hand else 'open'}.{seat}", f"card.{NAMES[card.colour]}")


def _dragged(cards: tuple[Card, ...], seat: int, site: int) -> Iterable[Gesture]:
    for card in dict.fromkeys(cards):
        yield Drag(_card_grip(card, seat), f"site.{site + 1}")


def _wants_roof(view: Pagodas, index: int) -> bool:
    """Whether a tile on this site could only be a roof."""
    site = view.sites[index]
    return site.floor == view.laws.top and site.columns == CORNERS and not site.complete


def _cell(view: Pagodas, seat: int, ability: Ability) -> int:
    return ABILITIES.index(ability) * 3 + view.builders[seat].uses[ability]


# -- where pieces lie ------------------------------------------------------------------------------------------------------


def _site_pose(spread: Layout, site: int) -> Callable[[int, int], Pose]:
    foot, s = spread.foot(site), spread.scale

    def pose(index: int, n: int) -> Pose:
        if index >= SPIRE_AT:
            tiles, half = divmod(index - SPIRE_AT, 2)
            y = level(tiles + 1) - DEPTH * 0.46 - 28 * half
            return Pose(foot.x(), foot.y() + y * s)
        floor, place = index // PER_FLOOR + 1, index % PER_FLOOR
        if place == TILE_AT:
            return Pose(foot.x(), foot.y() + level(floor + 1) * s)
        dx, dy, k = corners()[place]
        return Pose(foot.x() + dx * s, foot.y() + (level(floor) + dy) * s, 0, k)

    return pose


def _row_pose(rect: QRectF, step: float, scale: float) -> Callable[[int, int], Pose]:
    line = row(rect, step)

    def pose(index: int, n: int) -> Pose:
        found = line(index, n)
        return Pose(found.x, found.y, 0, scale)

    return pose


def _fan_pose(rect: QRectF, step: float, scale: float) -> Callable[[int, int], Pose]:
    line = row(rect, step)

    def pose(index: int, n: int) -> Pose:
        found = line(index, n)
        return Pose(found.x, found.y, (index - (n - 1) / 2) * 5 if scale == 1.0 else 0, scale)

    return pose


def _paid_pose(spread: Layout, lane: QRectF) -> Callable[[int, int], Pose]:
    scale = PAID_HIGH / CARD * spread.scale / spread.large
    line = row(lane, 18 * spread.scale)

    def pose(index: int, n: int) -> Pose:
        found = line(index, n)
        return Pose(found.x, found.y, 0, scale)

    return pose


def _ability_pose(rect: QRectF, wide: bool) -> Callable[[int, int], Pose]:
    def pose(index: int, n: int) -> Pose:
        cell = ability_cell(rect, index // 3, index % 3, wide).center()
        return Pose(cell.x(), cell.y(), 0, 1.0 if wide else 0.62)

    return pose


def _matrix_pose(spread: Layout) -> Callable[[int, int], Pose]:
    def pose(index: int, n: int) -> Pose:
        cell = matrix_cell(spread, Colour(index // 5), Colour(index % 5)).center()
        return Pose(cell.x(), cell.y())

    return pose


def _track_pose(spread: Layout) -> Callable[[int, int], Pose]:
    def pose(index: int, n: int) -> Pose:
        cell, seat = divmod(index, 2)
        centre = spread.cell(cell).center()
        return Pose(centre.x() + (-7, 7)[seat] * spread.scale, centre.y() + (-2, 3)[seat] * spread.scale)

    return pose
