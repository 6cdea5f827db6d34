"""Where the parts of the board lie, in units of the wide (1272 x 880) and the compact (970 x 508) design.

The lagoon is laid out once, 984 x 594, and scaled; what belongs to players is laid out for each arrangement.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.games.burano.geometry import TOWER, Town, tower_place

ISLANDS = ((54, 6), (350, 6), (646, 6), (646, 508), (350, 508), (54, 508))
ISLE = QSizeF(214, 82)
PORTS = (6.0, 940.0)
LACE = QRectF(54, 96, 386, 254)
QUAY = QRectF(54, 368, 386, 122)
PLAZA = QRectF(470, 94, 462, 406)
TOWN = QRectF(476, 134, 450, 356)
AREAS = ("fish", "lace", "earn")


@dataclass(frozen=True, slots=True)
class Layout:
    """Rects of one arrangement. `s` scales the lagoon; `k` what players own, 1 on the wide board; `edge` is a tower cube's."""

    name: str
    size: QSizeF
    board: QRectF
    s: float
    k: float
    side: QRectF
    calendar: QRectF
    stacks: QRectF
    supply: QRectF
    actions: tuple[QRectF, QRectF, QRectF]
    rivals: QRectF
    own: QRectF
    privilege: QRectF
    ring: QPointF
    radius: float
    tower: QPointF
    edge: float
    ready: QRectF
    reserve: QRectF
    roofs: QRectF
    hand: QRectF
    cards: QRectF
    moves: QRectF
    purse: QPointF
    buttons: QRectF

    @property
    def compact(self) -> bool:
        return self.name == "compact"

    # -- the lagoon ------------------------------------------------------------------------------------------------------

    def put(self, rect: QRectF) -> QRectF:
        """A rect of the lagoon in units of the arrangement."""
        b, s = self.board, self.s
        return QRectF(b.left() + rect.left() * s, b.top() + rect.top() * s, rect.width() * s, rect.height() * s)

    def spot(self, x: float, y: float) -> QPointF:
        """A point of the lagoon in units of the arrangement."""
        return QPointF(self.board.left() + x * self.s, self.board.top() + y * self.s)

    def island(self, n: int) -> QRectF:
        x, y = ISLANDS[n]
        return self.put(QRectF(x, y, ISLE.width(), ISLE.height()))

    def dock(self, n: int, slot: int) -> QPointF:
        x, y = ISLANDS[n]
        return self.spot(x + 69 + slot * 40, y + 48)

    def landing(self, n: int, seat: int) -> QPointF:
        """Where the men of a seat stand on an island."""
        x, y = ISLANDS[n]
        return self.spot(x + 179 + seat % 2 * 21, y + 55 - seat // 2 * 32)

    def port(self, n: int) -> QRectF:
        return self.put(QRectF(PORTS[n], 200, 38, 212))

    def berth(self, n: int, slot: int) -> QPointF:
        """Where a merchant ship lies in a port."""
        return self.spot(PORTS[n] + 19, 230 + slot * 51)

    def mooring(self, area: int, seat: int, islands: int) -> QPointF:
        """Where a seat's boat lies in a sea area."""
        if area >= islands:
            return self.spot(PORTS[area - islands] + 19, 430 + seat * 23)
        x, y = ISLANDS[area]
        return self.spot(x + ISLE.width() + 21 + seat % 2 * 38, y + 26 + seat // 2 * 34)

    def sea(self, area: int, islands: int) -> QRectF:
        """What a boat that is taken to a sea area may be dropped on."""
        if area >= islands:
            return self.put(QRectF(PORTS[area - islands] - 2, 198, 42, 320))
        x, y = ISLANDS[area]
        return self.put(QRectF(x, y, ISLE.width() + 76, ISLE.height()))

    def square(self, n: int, columns: int) -> QRectF:
        """A square of the lace quarter."""
        return self.put(QRectF(LACE.left() + 11 + n % columns * 52, LACE.top() + 38 + n // columns * 51, 52, 51))

    def offer(self, n: int) -> QRectF:
        """An open building card."""
        return self.put(QRectF(QUAY.left() + 14 + n * 46, QUAY.top() + 30, 42, 80))

    def catch(self, n: int) -> QRectF:
        """An open fish card; the fourth place is the draw pile."""
        return self.put(QRectF(QUAY.left() + 206 + n * 43, QUAY.top() + 30, 39, 80))

    def side_of_cell(self, town: Town) -> float:
        """The side of a cell in the lagoon's units."""
        return min(50.0, TOWN.width() / town.columns, TOWN.height() / town.rows)

    def cell(self, n: int, town: Town) -> QRectF:
        """A cell of the main island."""
        side = self.side_of_cell(town)
        left, top = TOWN.center().x() - side * town.columns / 2, TOWN.center().y() - side * town.rows / 2
        row, column = town.place(n)
        return self.put(QRectF(left + column * side, top + row * side, side, side))

    # -- what players own --------------------------------------------------------------------------------------------------

    def cube(self, cell: int, foot: QPointF, edge: float) -> QPointF:
        """The middle of a cube of a tower; `foot` is the middle of its bottom layer."""
        level, row, column = tower_place(cell)
        n = 3 - level
        dx = (column - row) * edge * 0.866
        dy = (column + row - (n - 1)) * edge * 0.5 - level * edge
        return QPointF(foot.x() + dx, foot.y() + dy)

    def house(self, n: int) -> QPointF:
        """A house of the schedule ring."""
        a = math.radians(n * 30 - 90)
        r = self.radius * 0.80
        return QPointF(self.ring.x() + r * math.cos(a), self.ring.y() + r * math.sin(a))

    def rival(self, place: int, rivals: int) -> QRectF:
        """The strip of another player."""
        high = min(92.0 * (0.8 if self.compact else 1), self.rivals.height() / max(1, rivals))
        return QRectF(self.rivals.left(), self.rivals.top() + place * high, self.rivals.width(), high - 4)


WIDE = Layout(
    name="wide", size=QSizeF(1272, 880), board=QRectF(16, 6, 984, 594), s=1.0, k=1.0,
    side=QRectF(1016, 6, 250, 594), calendar=QRectF(1028, 12, 226, 82), stacks=QRectF(1028, 98, 226, 88),
    supply=QRectF(1028, 190, 226, 50),
    actions=(QRectF(1028, 246, 226, 48), QRectF(1028, 300, 226, 48), QRectF(1028, 354, 226, 48)),
    rivals=QRectF(1024, 410, 234, 186),
    own=QRectF(16, 616, 1250, 256), privilege=QRectF(44, 646, 56, 220), ring=QPointF(228, 746), radius=112,
    tower=QPointF(466, 774), edge=32, ready=QRectF(596, 640, 192, 50), reserve=QRectF(596, 689, 216, 36),
    roofs=QRectF(596, 748, 216, 122), hand=QRectF(836, 644, 196, 96), cards=QRectF(836, 768, 196, 96),
    moves=QRectF(1046, 644, 210, 54), purse=QPointF(1072, 728), buttons=QRectF(1046, 762, 212, 104),
)  # fmt: skip

COMPACT = Layout(
    name="compact", size=QSizeF(970, 508), board=QRectF(2, 2, 606, 366), s=0.616, k=0.56,
    side=QRectF(614, 2, 354, 366), calendar=QRectF(620, 6, 168, 58), stacks=QRectF(620, 70, 168, 66),
    supply=QRectF(620, 142, 168, 44),
    actions=(QRectF(798, 10, 162, 54), QRectF(798, 70, 162, 54), QRectF(798, 130, 162, 54)),
    rivals=QRectF(620, 192, 342, 172),
    own=QRectF(2, 374, 966, 132), privilege=QRectF(14, 392, 38, 110), ring=QPointF(118, 442), radius=60,
    tower=QPointF(244, 462), edge=17.5, ready=QRectF(316, 388, 120, 34), reserve=QRectF(316, 428, 150, 30),
    roofs=QRectF(316, 466, 150, 38), hand=QRectF(478, 390, 150, 52), cards=QRectF(478, 452, 150, 52),
    moves=QRectF(640, 390, 150, 36), purse=QPointF(818, 408), buttons=QRectF(640, 432, 322, 70),
)  # fmt: skip


def layout(name: str) -> Layout:
    """The layout of an arrangement."""
    return COMPACT if name == "compact" else WIDE


def fitting(size: QSizeF) -> Layout:
    """The layout for a table of this size in logical pixels."""
    return COMPACT if (size.width() < 1000 and size.height() < 700) or size.height() < 560 else WIDE


CELLS = range(TOWER)
