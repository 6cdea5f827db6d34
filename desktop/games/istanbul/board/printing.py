"""Where things are printed or lie on a tile, so that prints, pieces and fingers agree. Units of the wide tile times k."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from desktop.games.istanbul.board.layout import Layout
from desktop.games.istanbul.pieces import MOSQUE_COLOURS, Good, Place

HEAD = 34.0
PILE = 0.21  # of an extension while it waits on its tile
_RUBIES = {
    Place.WAINWRIGHT: (202, 74),
    Place.PALACE: (201, 85),
    Place.SMALL_MOSQUE: (200, 68),
    Place.GREAT_MOSQUE: (200, 68),
    Place.DEALER: (190, 77),
}
_FREE = (Good.FABRIC, Good.SPICE, Good.FRUIT, Good.JEWELRY)


def on_tile(tile: QRectF, x: float, y: float, k: float) -> QPointF:
    """A point of a tile."""
    return QPointF(tile.left() + x * k, tile.top() + y * k)


def arch(tile: QRectF, k: float) -> QRectF:
    """The picture's window."""
    return QRectF(tile.left() + 10 * k, tile.top() + 46 * k, 80 * k, 96 * k)


def ruby_heap(tile: QRectF, place: Place, k: float) -> QPointF:
    """Where a place's rubies lie."""
    return on_tile(tile, *_RUBIES[place], k)


def extension_pile(tile: QRectF, k: float) -> QPointF:
    """Where extensions wait."""
    return on_tile(tile, 155, 82, k)


def mail_space(tile: QRectF, column: int, k: float) -> tuple[QRectF, QRectF]:
    """The top and the bottom space of a column of the post office."""
    x, y = tile.left() + (100 + column * 30) * k, tile.top() + 56 * k
    return QRectF(x, y, 28 * k, 19 * k), QRectF(x, y + 21 * k, 28 * k, 19 * k)


def demand_space(tile: QRectF, index: int, k: float) -> QPointF:
    """The middle of the index-th good that a market wants."""
    return on_tile(tile, 111 + index * 24, 57, k)


def order_space(tile: QRectF, index: int, k: float) -> QPointF:
    """The middle of the index-th good that the palace wants."""
    return on_tile(tile, 107 + index % 6 * 20.5, 57 + index // 6 * 21, k)


def mosque_stack(good: Good) -> tuple[Place, int]:
    """The mosque of a colour, and whether its stack is the first or second there."""
    place = next(place for place, goods in MOSQUE_COLOURS.items() if good in goods)
    return place, MOSQUE_COLOURS[place].index(good)


def stack_space(tile: QRectF, number: int, k: float) -> QPointF:
    """The middle of a stack of mosque tiles."""
    return on_tile(tile, 119 + number * 44, 68, k)


def free_good(tile: QRectF, good: Good, k: float) -> QPointF:
    """The middle of a good on the black market; jewelry is what the dice bring."""
    return on_tile(tile, 110 + _FREE.index(good) * 24 + (good is Good.JEWELRY) * 22, 57, k)


def bid_chip(spread: Layout, number: int) -> QPointF:
    """The middle of a chip with a number 2-13 in the dice tray."""
    tray, index = spread.tray, number - 2
    step_x, step_y = (tray.width() - 24 * spread.k) / 6, (tray.height() - 30 * spread.k) / 2
    return QPointF(
        tray.left() + 12 * spread.k + step_x * (index % 6 + 0.5),
        tray.top() + 18 * spread.k + step_y * (index // 6 + 0.5),
    )
