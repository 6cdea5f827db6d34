"""Where the parts of the board lie, in units of the wide (1272 x 880) and the compact (970 x 508) design."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF


@dataclass(frozen=True, slots=True)
class Layout:
    """Rects of one arrangement. `k` is the size of pieces against the wide design; cards are `card` wide by 1.5."""

    name: str
    size: QSizeF
    corner: QPointF
    tile: QSizeF
    gap: float
    k: float
    race: QRectF
    race_head: float
    tray: QRectF
    die: float
    card: float
    deck: QPointF
    discard: QPointF
    barrow: QRectF
    row_top: float
    row_high: float
    row_step: float
    cell_left: float
    cell_step: float
    socket_left: float
    socket_step: float
    socket: float
    hand: QRectF
    tiles: QRectF
    own_tile: float
    purse: QRectF

    @property
    def compact(self) -> bool:
        return self.name == "compact"

    @property
    def bazaar(self) -> QRectF:
        """The whole grid of places."""
        wide, high = self.tile.width(), self.tile.height()
        return QRectF(self.corner.x(), self.corner.y(), 4 * wide + 3 * self.gap, 4 * high + 3 * self.gap)

    def cell(self, index: int) -> QRectF:
        """The tile at a position 0-15 of the grid, row by row."""
        wide, high = self.tile.width(), self.tile.height()
        return QRectF(
            self.corner.x() + (index % 4) * (wide + self.gap),
            self.corner.y() + index // 4 * (high + self.gap),
            wide,
            high,
        )

    # -- the wheelbarrow -----------------------------------------------------------------------------------------------

    @property
    def load(self) -> QRectF:
        """The tray of the wheelbarrow, without handles and wheel."""
        return self.barrow.adjusted(14 * self.k, 0, -8 * self.k, 0)

    def track(self, line: int) -> QRectF:
        """The track of the line-th good from the top."""
        load = self.load
        return QRectF(
            load.left() + 14 * self.k,
            load.top() + self.row_top + line * self.row_step,
            load.width() - 28 * self.k,
            self.row_high,
        )

    def space(self, line: int, number: int) -> QRectF:
        """The space of a number 0-5 on a track."""
        track = self.track(line)
        middle = track.left() + self.cell_left + number * self.cell_step
        half = self.cell_step * 0.41
        return QRectF(middle - half, track.top() + 3.5 * self.k, 2 * half, track.height() - 7 * self.k)

    def strip(self, number: int) -> QRectF:
        """Where the number-th extension lies (0-2): one space of every track."""
        top, foot = self.space(0, 3 + number), self.space(3, 3 + number)
        return QRectF(top.topLeft(), foot.bottomRight()).adjusted(-2.4 * self.k, -7 * self.k, 2.4 * self.k, 7 * self.k)

    def hollow(self, number: int) -> QPointF:
        """The middle of the number-th space for a ruby."""
        load = self.load
        return QPointF(
            load.left() + self.socket_left + number * self.socket_step, load.bottom() - self.socket - 8 * self.k
        )


WIDE = Layout(
    "wide", QSizeF(1272, 880), QPointF(16, 6), QSizeF(228, 150), 11, 1.0,
    QRectF(980, 6, 286, 276), 40, QRectF(980, 296, 286, 148), 56, 100, QPointF(1038, 536), QPointF(1196, 536),
    QRectF(16, 662, 532, 208), 11, 32, 36.5, 72, 66, 106, 48, 15.5,
    QRectF(562, 648, 396, 226), QRectF(972, 656, 290, 98), 68, QRectF(972, 768, 290, 104),
)  # fmt: skip

COMPACT = Layout(
    "compact", QSizeF(970, 508), QPointF(4, 2), QSizeF(150, 98), 6, 0.66,
    QRectF(632, 2, 334, 152), 20, QRectF(632, 314, 168, 98), 36, 56, QPointF(846, 360), QPointF(926, 360),
    QRectF(632, 160, 334, 148), 7, 23, 26.5, 50, 43, 64, 32, 10.5,
    QRectF(4, 420, 420, 86), QRectF(432, 422, 232, 82), 52, QRectF(676, 422, 290, 82),
)  # fmt: skip


def layout(name: str) -> Layout:
    """The layout of an arrangement."""
    return COMPACT if name == "compact" else WIDE


def fitting(size: QSizeF) -> Layout:
    """The layout for a table of this size in logical pixels."""
    return COMPACT if (size.width() < 1000 and size.height() < 700) or size.height() < 560 else WIDE
