"""The rows of the ruby race: what everybody holds, in the open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop.games.istanbul.board.layout import Layout
from desktop.table.vocabulary import Pose

CARD = 0.67  # width of a small card against its height


@dataclass(frozen=True, slots=True)
class Line:
    """One seat's row: its badge, its name, and where its things are. `k` is the size of its pieces."""

    k: float
    whole: QRectF
    badge: QPointF
    name: QRectF
    rubies: QRectF
    ruby_step: float
    goods: tuple[QPointF, ...]
    capacity: QPointF
    lira: QRectF
    cards: QRectF
    tiles: QRectF

    def ruby(self, index: int) -> QPointF:
        """The middle of the index-th hollow for a ruby."""
        return QPointF(self.rubies.left() + self.ruby_step * (index + 0.5), self.rubies.center().y())

    def ruby_pose(self) -> Callable[[int, int], Pose]:
        def pose(index: int, n: int) -> Pose:
            point = self.ruby(index)
            return Pose(point.x(), point.y(), 0, 0.74 * self.k)

        return pose

    def card_step(self, n: int) -> float:
        """From one of n small cards to the next, times k."""
        return min(4.0, 26.0 / max(1, n))

    def card_pose(self) -> Callable[[int, int], Pose]:
        wide = self.cards.height() * CARD

        def pose(index: int, n: int) -> Pose:
            return Pose(self.cards.left() + wide / 2 + self.card_step(n) * self.k * index, self.cards.center().y())

        return pose

    def tile_pose(self) -> Callable[[int, int], Pose]:
        def pose(index: int, n: int) -> Pose:
            box = self.tile(index)
            return Pose(box.center().x(), box.center().y())

        return pose

    def tile(self, good: int) -> QRectF:
        """Where a seat's mosque tile of a good is shown: side by side when there is room, else two by two."""
        area = self.tiles
        columns = 4 if area.width() > 2.5 * area.height() else 2
        side = area.width() / columns
        return QRectF(
            area.left() + side * (good % columns), area.top() + side * (good // columns), side - 1.4, side - 1.4
        )


def line(spread: Layout, seats: int, target: int, seat: int) -> Line:
    """The row of a seat."""
    return _one_line(spread, seats, target, seat) if spread.compact else _two_lines(spread, seats, target, seat)


def _two_lines(spread: Layout, seats: int, target: int, seat: int) -> Line:
    race = spread.race
    step = min(76.0, (race.height() - spread.race_head - 8) / seats)
    top = race.top() + spread.race_head + step * seat + max(0.0, step - 48) / 3
    first, second = top + 12, top + 12 + min(27.0, step * 0.47)
    ruby_step = 21.5 if target == 5 else 18.5
    x = race.left()
    return Line(
        1.0,
        QRectF(x + 9, first - 15, race.width() - 18, second - first + 28),
        QPointF(x + 25, first + 1),
        QRectF(x + 42, first - 11, 72, 22),
        QRectF(x + 114, first - 11, ruby_step * target, 22),
        ruby_step,
        tuple(QPointF(x + 54 + 33 * number, second) for number in range(4)),
        QPointF(x + 25, second),
        QRectF(x + 184, second - 9, 42, 18),
        QRectF(x + 232, second - 9.5, 44, 19),
        QRectF(x + 228, first - 7, 50, 13),
    )


def _one_line(spread: Layout, seats: int, target: int, seat: int) -> Line:
    race = spread.race
    step = (race.height() - spread.race_head - 4) / max(4, seats)
    y = race.top() + spread.race_head + step * (seat + 0.5)
    x = race.left()
    ruby_step = 13.0 if target == 5 else 11.0
    return Line(
        0.66,
        QRectF(x + 4.5, y - step / 2 + 1, race.width() - 9, step - 2),
        QPointF(x + 14, y),
        QRectF(x + 26, y - 9, 48, 18),
        QRectF(x + 76, y - 8, ruby_step * target, 16),
        ruby_step,
        tuple(QPointF(x + 151 + 22 * number, y) for number in range(4)),
        QPointF(x + 239, y),
        QRectF(x + 251, y - 8, 26, 16),
        QRectF(x + 287, y - 7, 26, 14),
        QRectF(x + 316, y - 7, 14, 14),
    )
