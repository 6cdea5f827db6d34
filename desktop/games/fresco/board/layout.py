"""Where the parts of the board lie, in units of the wide (1272 x 880) and the compact (970 x 508) design."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

from desktop.games.fresco.paints import KINDS
from desktop.games.fresco.state import COLUMNS, SIDE

TRACK_CELLS = 100


@dataclass(frozen=True, slots=True)
class Layout:
    """Rects of one arrangement. `k` scales what is drawn in it, 1 on the wide board."""

    name: str
    size: QSizeF
    k: float
    town: QRectF
    hostel: QRectF
    theatre: QRectF
    frame: QRectF
    altar: QRectF
    stalls: QRectF
    studio: QRectF
    workshop: QRectF
    plan: QRectF
    track: QRectF
    own: QRectF
    trays: QRectF
    shelf: QRectF
    purse: QRectF
    tiles: QRectF
    button: QRectF

    @property
    def compact(self) -> bool:
        return self.name == "compact"

    def line(self, n: int) -> QRectF:
        """A line of the hostel."""
        h, k = self.hostel, self.k
        top, step = h.top() + 57 * k, (h.height() - 64 * k) / 5
        return QRectF(h.left() + 12 * k, top + n * step, h.width() - 24 * k, step - 6 * k)

    def mood(self, column: int, columns: int, step: int, steps: int) -> QRectF:
        """A space of the mood track; `step` from the top."""
        t, k = self.theatre, self.k
        wide = min(68 * k, (t.width() - 24 * k) / max(3, columns))
        high = (t.height() - 58 * k) / steps
        left = t.center().x() - wide * columns / 2
        return QRectF(left + column * wide + 5 * k, t.top() + 50 * k + step * high, wide - 10 * k, high - 2.4 * k)

    @property
    def art(self) -> QRectF:
        m = 14 * self.k
        return self.frame.adjusted(m, m, -m, -m)

    def space(self, index: int) -> QRectF:
        """A space of the ceiling."""
        side = self.art.width() / SIDE
        return QRectF(self.art.left() + index % SIDE * side, self.art.top() + index // SIDE * side, side, side)

    def stall(self, n: int, of: int) -> QRectF:
        """A stall of the market."""
        s = self.stalls
        step = s.height() / of
        return QRectF(s.left(), s.top() + n * step, s.width(), step - 12 * self.k)

    def station(self, column: int) -> QRectF:
        """A station of the day."""
        p, k = self.plan, self.k
        top = p.top() + 46 * k
        step = (p.bottom() - 10 * k - top) / COLUMNS
        return QRectF(p.left() + 14 * k, top + column * step, p.width() - 28 * k, step - 8 * k)

    def cell(self, points: int) -> QRectF:
        """A space of the score track, 1 to 100 and round again."""
        wide = (self.track.width() - 96 * self.k) / TRACK_CELLS
        return QRectF(
            self.track.left() + 92 * self.k + (points - 1) % TRACK_CELLS * wide,
            self.track.top(),
            wide,
            self.track.height(),
        )

    def queue(self, place: int) -> QRectF:
        """A start space, from 0."""
        return QRectF(self.track.left() + 4 + place * 22 * self.k, self.track.top(), 20 * self.k, self.track.height())

    def tray(self, kind: int, kinds: int) -> QRectF:
        """A tray of the paint box."""
        columns = 3 if kinds == 6 else 4
        wide, high = self.trays.width() / columns, self.trays.height() / 2
        column, row = kind % columns, kind // columns
        if kinds == KINDS:  # basic and blended in three columns, the special ones in a fourth
            column, row = (kind % 3, kind // 3) if kind < 6 else (3, kind - 6)
        return QRectF(
            self.trays.left() + column * wide, self.trays.top() + row * high, wide - 8 * self.k, high - 8 * self.k
        )


WIDE = Layout(
    name="wide", size=QSizeF(1272, 880), k=1.0, town=QRectF(16, 6, 984, 594), hostel=QRectF(36, 24, 254, 300),
    theatre=QRectF(36, 344, 254, 242), frame=QRectF(306, 24, 470, 470), altar=QRectF(306, 508, 470, 78),
    stalls=QRectF(794, 24, 188, 424), studio=QRectF(794, 450, 188, 60), workshop=QRectF(794, 522, 188, 60),
    plan=QRectF(1016, 6, 250, 594), track=QRectF(16, 612, 1250, 26), own=QRectF(16, 648, 1250, 224),
    trays=QRectF(36, 688, 610, 176), shelf=QRectF(660, 660, 290, 204), purse=QRectF(962, 662, 290, 60),
    tiles=QRectF(962, 728, 296, 140), button=QRectF(1030, 14, 222, 34),
)  # fmt: skip

COMPACT = Layout(
    name="compact", size=QSizeF(970, 508), k=0.68, town=QRectF(2, 2, 726, 372), hostel=QRectF(10, 8, 194, 206),
    theatre=QRectF(10, 222, 194, 146), frame=QRectF(214, 8, 316, 316), altar=QRectF(214, 332, 316, 36),
    stalls=QRectF(542, 8, 178, 268), studio=QRectF(542, 280, 178, 40), workshop=QRectF(542, 326, 178, 40),
    plan=QRectF(734, 2, 234, 372), track=QRectF(2, 378, 966, 20), own=QRectF(2, 402, 966, 104),
    trays=QRectF(12, 408, 470, 94), shelf=QRectF(490, 406, 190, 96), purse=QRectF(690, 404, 270, 34),
    tiles=QRectF(690, 440, 272, 62), button=QRectF(744, 6, 214, 28),
)  # fmt: skip


def layout(name: str) -> Layout:
    """The layout of an arrangement."""
    return COMPACT if name == "compact" else WIDE


def fitting(size: QSizeF) -> Layout:
    """The layout for a table of this size in logical pixels."""
    return COMPACT if (size.width() < 1000 and size.height() < 700) or size.height() < 560 else WIDE
