"""Every zone of the board by name.

`place.N` the tile of a place; `merchant.S.N`, `stack.S.N`, `badge.S.N` a seat's merchant there, the discs under it (index
0 on top) and their number; `left.S.N` an assistant left behind; `loose.N` neutral ones; `family.S.N`, `neutral.I.N`,
`governor.N`, `smuggler.N`; `rubies.N`, `extensions`, `mail.K`, `demand.N`, `mosque.G`, `free.G` what lies or is printed on
a tile; `bid.N` chips of the tea house; `tray`, `deck`, `discard`; `race.S`, `cards.S`, `tiles.S` what others hold;
`row.G`, `strips`, `hollows`, `barrow`, `hand`, `tiles`, `purse` what the viewer holds; `bazaar` all places."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

from desktop.games.istanbul.board import printing, ranks
from desktop.games.istanbul.board.layout import Layout, layout
from desktop.games.istanbul.board.palette import ROWS
from desktop.games.istanbul.board.spots import FIGURE, MERCHANT_HIGH, RADIUS, Stand, disc_high, stands
from desktop.games.istanbul.pieces import GOODS, MARKETS, RUBY_PLACES, Good, Place
from desktop.games.istanbul.state import Bazaar
from desktop.table.vocabulary import Pose, Zone, at

Posed = Callable[[int, int], Pose]


def zones(spread: Layout, view: Bazaar, seats: int) -> dict[str, Zone]:
    """All zones for a view. What stays for a whole match is laid out once: a view is drawn with every move."""
    places, beside = _printed(spread.name, view.layout, seats, view.target)
    standing = {zone.name: zone for stand in stands(spread, view) for zone in _standing(spread, stand)}
    return {**places, **standing, **beside}


@lru_cache(maxsize=4)
def _printed(
    arrangement: str, places: tuple[Place, ...], seats: int, target: int
) -> tuple[dict[str, Zone], dict[str, Zone]]:
    """The zones under what stands on the places, and those beside the places."""
    spread = layout(arrangement)
    found: list[Zone] = []
    cells = {place: spread.cell(index) for index, place in enumerate(places)}
    for place, cell in cells.items():
        found.append(Zone(f"place.{int(place)}", cell, at(cell.center().x(), cell.center().y()), radius=12 * spread.k))
    found.append(Zone("bazaar", spread.bazaar.adjusted(-3, -3, 3, 3), _middle(spread.bazaar), radius=16))
    found += _on_tiles(spread, cells)
    beside = [*_beside(spread, seats, target), *_own(spread)]
    return {zone.name: zone for zone in found}, {zone.name: zone for zone in beside}


def _middle(rect: QRectF) -> Posed:
    return at(rect.center().x(), rect.center().y())


def _around(point: QPointF, wide: float, high: float) -> QRectF:
    return QRectF(point.x() - wide / 2, point.y() - high / 2, wide, high)


def _on_tiles(spread: Layout, cells: dict[Place, QRectF]) -> list[Zone]:
    k = spread.k
    found: list[Zone] = []
    for place in RUBY_PLACES:
        point = printing.ruby_heap(cells[place], place, k)
        found.append(
            Zone(f"rubies.{int(place)}", _around(point, 30 * k, 28 * k), at(point.x(), point.y(), 0, k), radius=9)
        )
    pile = printing.extension_pile(cells[Place.WAINWRIGHT], k)
    found.append(Zone("extensions", _around(pile, 34 * k, 34 * k), at(pile.x(), pile.y(), 0, printing.PILE), radius=6))
    for column in range(4):
        top, bottom = printing.mail_space(cells[Place.POST_OFFICE], column, k)
        found.append(Zone(f"mail.{column}", top.united(bottom), _one_of(top.center(), bottom.center()), radius=4))
    for market in MARKETS:
        spaces = [printing.demand_space(cells[market], index, k) for index in range(5)]
        whole = _around(spaces[0], 24 * k, 24 * k).united(_around(spaces[4], 24 * k, 24 * k))
        found.append(Zone(f"demand.{int(market)}", whole, _one_of(*spaces), radius=12 * k))
    for good in GOODS:
        place, number = printing.mosque_stack(good)
        point = printing.stack_space(cells[place], number, k)
        found.append(
            Zone(
                f"mosque.{int(good)}",
                _around(point, 42 * k, 42 * k),
                at(point.x(), point.y(), 0, 40 * k / spread.own_tile),
            )
        )
        spot = printing.free_good(cells[Place.BLACK_MARKET], good, k)
        found.append(Zone(f"free.{int(good)}", _around(spot, 24 * k, 24 * k), at(spot.x(), spot.y()), radius=12 * k))
    return found


def _one_of(*points: QPointF) -> Posed:
    return lambda index, n: Pose(points[min(index, len(points) - 1)].x(), points[min(index, len(points) - 1)].y())


def _standing(spread: Layout, stand: Stand) -> list[Zone]:
    k, foot = spread.k, stand.foot
    kind, _, rest = stand.zone.partition(".")
    high = disc_high(stand.discs) * k
    match kind:
        case "merchant":
            top = foot.y() - stand.discs * high - MERCHANT_HIGH * k
            rect = QRectF(foot.x() - RADIUS * k, top - 14 * k, 2 * RADIUS * k, foot.y() - top + 26 * k)
            badge = QPointF(foot.x() + 12 * k, top - 3 * k if stand.behind else foot.y() + k)
            return [
                Zone(stand.zone, rect, at(foot.x(), top), radius=RADIUS * k),
                Zone(f"stack.{rest}", rect, _pile(foot, stand.discs, high, k), radius=RADIUS * k),
                Zone(f"badge.{rest}", _around(badge, 32 * k, 18 * k), at(badge.x(), badge.y())),
            ]
        case "neutral":
            top = foot.y() - MERCHANT_HIGH * k
            return [Zone(stand.zone, _around(QPointF(foot.x(), top), 2 * RADIUS * k, 34 * k), at(foot.x(), top))]
        case "left" | "loose":
            rect = _around(foot - QPointF(0, 6 * k), 40 * k, 30 * k)
            return [Zone(stand.zone, rect, _heap(foot, high))]
        case _:
            rect = QRectF(foot.x() - 14 * k, foot.y() - FIGURE * 1.35 * k, 28 * k, FIGURE * 1.4 * k)
            return [Zone(stand.zone, rect, at(foot.x(), foot.y()))]


def _pile(foot: QPointF, discs: int, high: float, k: float) -> Posed:
    """Under a merchant: index 0 on top; shifted a little, as stacked by hand."""
    return lambda index, n: Pose(foot.x() + (0, 0.8, -0.6, 0.4)[index % 4] * k, foot.y() - (discs - index) * high)


def _heap(foot: QPointF, high: float) -> Posed:
    return lambda index, n: Pose(foot.x(), foot.y() - (index + 1) * high)


def _beside(spread: Layout, seats: int, target: int) -> list[Zone]:
    found: list[Zone] = []
    tray, k = spread.tray, spread.k
    found.append(Zone("tray", tray, _dice(spread), radius=30 * k))
    for number in range(2, 14):
        spot = printing.bid_chip(spread, number)
        found.append(Zone(f"bid.{number}", _around(spot, 36 * k, 36 * k), at(spot.x(), spot.y()), radius=18 * k))
    for name, point in (("deck", spread.deck), ("discard", spread.discard)):
        found.append(Zone(name, _around(point, spread.card, spread.card * 1.5), at(point.x(), point.y()), radius=8))
    for seat in range(seats):
        line = ranks.line(spread, seats, target, seat)
        found.append(Zone(f"race.{seat}", line.rubies, line.ruby_pose()))
        found.append(Zone(f"cards.{seat}", line.cards, line.card_pose()))
        found.append(Zone(f"tiles.{seat}", line.tiles, line.tile_pose()))
        found.append(Zone(f"lira.{seat}", line.lira, _middle(line.lira)))
    return found


def _dice(spread: Layout) -> Posed:
    tray, die = spread.tray, spread.die

    def pose(index: int, n: int) -> Pose:
        middle = tray.center()
        side = -1 if index == 0 else 1
        return Pose(middle.x() + side * die * 0.78, middle.y() - die * 0.16 + index * die * 0.12, (-13, 15)[index % 2])

    return pose


def _own(spread: Layout) -> list[Zone]:
    found: list[Zone] = [Zone("barrow", spread.barrow, _middle(spread.barrow), radius=16 * spread.k)]
    for line, good in enumerate(ROWS):
        found.append(Zone(f"row.{int(good)}", spread.track(line), _on_track(spread, line), radius=9 * spread.k))
    whole = spread.strip(0).united(spread.strip(2))
    found.append(Zone("strips", whole, _one_of(*(spread.strip(n).center() for n in range(3)))))
    hollows = [spread.hollow(number) for number in range(6)]
    rect = _around(hollows[0], 30 * spread.k, 30 * spread.k).united(_around(hollows[5], 30 * spread.k, 30 * spread.k))
    found.append(Zone("hollows", rect, _ruby_hollows(hollows, spread.k)))
    found.append(Zone("hand", spread.hand, _fan(spread), radius=14))
    found.append(Zone("tiles", spread.tiles, _tiles(spread), radius=10))
    found.append(
        Zone("purse", spread.purse, at(spread.purse.left() + 50 * spread.k, spread.purse.center().y()), radius=12)
    )
    return found


def _ruby_hollows(points: list[QPointF], k: float) -> Posed:
    return lambda index, n: Pose(points[min(index, 5)].x(), points[min(index, 5)].y() - k, 0, 1.1 * k)


def _on_track(spread: Layout, line: int) -> Posed:
    def pose(index: int, n: int) -> Pose:
        middle = spread.space(line, min(index, 5)).center()
        return Pose(middle.x(), middle.y())

    return pose


def _tiles(spread: Layout) -> Posed:
    rect, side = spread.tiles, spread.own_tile
    step = side + (rect.width() - 4 * side) / 4

    def pose(index: int, n: int) -> Pose:
        order = (Good.FABRIC, Good.SPICE, Good.JEWELRY, Good.FRUIT).index(Good(index % 4))
        return Pose(rect.left() + step * order + step / 2, rect.center().y() - 3 * spread.k)

    return pose


def _fan(spread: Layout) -> Posed:
    """Cards fanned out, closer together when there are many."""
    rect, wide = spread.hand, spread.card

    def pose(index: int, n: int) -> Pose:
        step = min(wide * 1.06, (rect.width() - wide * 1.12) / max(1, n - 1)) if n > 1 else wide
        off = index - (n - 1) / 2
        lean = min(4.5, 14.0 / max(1, n))
        x = rect.center().x() + off * step
        return Pose(x, rect.center().y() - 4 * spread.k + abs(off) ** 1.6 * lean * 0.4 * spread.k, off * lean)

    return pose
