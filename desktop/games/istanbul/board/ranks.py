"""The rows of the ruby race: what everybody holds, in the open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop.games.istanbul.board.layout import Layout
from desktop.table.vocabulary import Pose


@dataclass(frozen=True, slots=True)
class Line:
    """One seat's row: its badge, its name, and where its things are. `k` is the size of its pieces."""

    k: float
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

    def card_pose(self, card: float) -> Callable[[int, int], Pose]:
        scale = self.cards.height() / (card * 1.5)

        def pose(index: int, n: int) -> Pose:
            step = min(4.0 * self.k, (self.cards.width() - card * scale - 12 * self.k) / max(1, n))
            return Pose(self.cards.left() + card * scale / 2 + step * index, self.cards.center().y(), 0, scale)

        return pose

    def tile_pose(self, side: float) -> Callable[[int, int], Pose]:
        wide = self.tiles.width() / 2
        return lambda index, n: Pose(
            self.tiles.left() + wide * (index % 2 + 0.5),
            self.tiles.top() + self.tiles.height() * (index // 2 % 2 + 0.5),
            0,
            (wide - 1.5) / side,
        )


def line(spread: Layout, seats: int, target: int, seat: int) -> Line:
    """The row of a seat."""
    return _one_line(spread, seats, target, seat) if spread.compact else _two_lines(spread, seats, target, seat)


def _two_lines(spread: Layout, seats: int, target: int, seat: int) -> Line:
    race = spread.race
    step = min(70.0, (race.height() - spread.race_head - 8) / seats)
    top = race.top() + spread.race_head + step * seat
    first, second = top + step * 0.28, top + step * 0.28 + min(24.0, step * 0.48)
    ruby_step = 22.0 if target == 5 else 19.0
    x = race.left()
    return Line(
        1.0,
        QPointF(x + 24, first + 2),
        QRectF(x + 42, first - 11, 86, 22),
        QRectF(x + 130, first - 11, ruby_step * target, 22),
        ruby_step,
        tuple(QPointF(x + 52 + 32 * number, second) for number in range(4)),
        QPointF(x + 24, second),
        QRectF(x + 178, second - 9, 42, 18),
        QRectF(x + 226, second - 9, 50, 18),
        QRectF(x + 250, first - 13, 27, 27),
    )


def _one_line(spread: Layout, seats: int, target: int, seat: int) -> Line:
    race = spread.race
    step = (race.height() - spread.race_head - 4) / max(4, seats)
    y = race.top() + spread.race_head + step * (seat + 0.5)
    x = race.left()
    ruby_step = 13.0 if target == 5 else 11.0
    return Line(
        0.66,
        QPointF(x + 14, y),
        QRectF(x + 26, y - 9, 48, 18),
        QRectF(x + 76, y - 8, ruby_step * target, 16),
        ruby_step,
        tuple(QPointF(x + 152 + 23 * number, y) for number in range(4)),
        QPointF(x + 250, y),
        QRectF(x + 262, y - 8, 26, 16),
        QRectF(x + 289, y - 7, 26, 14),
        QRectF(x + 315, y - 8, 16, 16),
    )
