"""Where the parts of the board lie, in units of the wide (1272 x 880) and the compact (970 x 508) design."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

RIM_CELLS = 50
ROW = 20  # cells along the long side of the rim
SITES = 6


@dataclass(frozen=True, slots=True)
class Layout:
    """Rects of one arrangement. `small` and `large` are the widths of the other's and of one's own cards."""

    name: str
    size: QSizeF
    board: QRectF
    scale: float
    their_uses: QRectF
    their_open: QRectF
    their_hand: QRectF
    their_name: QRectF
    pile: QPointF
    discard: QPointF
    small: float
    tiles: QRectF
    columns: QRectF
    my_uses: QRectF
    my_open: QRectF
    my_hand: QRectF
    large: float
    tally: QRectF
    laps: tuple[QPointF, QPointF]
    starts: tuple[QPointF, QPointF]  # where the starting player's marker lies, mine first

    @property
    def compact(self) -> bool:
        return self.name == "compact"

    # -- the board, laid out at 1004 x 452 and scaled --------------------------------------------------------------------

    def cell(self, k: int) -> QRectF:
        """The k-th cell of the score track: 0 at the lower right corner, on to the left, up, and round."""
        k %= RIM_CELLS
        b, s = self.board, self.scale
        rim = 34.0 * s
        wide, high = (b.width() - 8 * s) / ROW, (b.height() - 2 * rim - 8 * s) / 5
        if k < ROW:
            return QRectF(b.right() - 4 * s - (k + 1) * wide, b.bottom() - rim - 2 * s, wide, rim)
        if k < ROW + 5:
            return QRectF(b.left() + 4 * s, b.bottom() - rim - 4 * s - (k - ROW + 1) * high, rim, high)
        if k < 2 * ROW + 5:
            return QRectF(b.left() + 4 * s + (k - ROW - 5) * wide, b.top() + 2 * s, wide, rim)
        return QRectF(b.right() - 4 * s - rim, b.top() + rim + 4 * s + (k - 2 * ROW - 5) * high, rim, high)

    @property
    def field(self) -> QRectF:
        m = 36.0 * self.scale
        return self.board.adjusted(m, m, -m, -m)

    def foot(self, site: int) -> QPointF:
        """The front edge of a foundation's top, sites from 0."""
        inner, s = self.field, self.scale
        step = (inner.width() - 168 * s) / (SITES - 1)
        return QPointF(inner.left() + 84 * s + site * step, inner.bottom() - 62 * s)

    def site(self, site: int) -> QRectF:
        """The room over a foundation."""
        foot, s = self.foot(site), self.scale
        return QRectF(foot.x() - 76 * s, self.field.top() + 2 * s, 152 * s, self.field.height() - 34 * s)


WIDE = Layout(
    name="wide", size=QSizeF(1272, 880), board=QRectF(16, 118, 1004, 452), scale=1.0,
    their_uses=QRectF(16, 6, 318, 98), their_open=QRectF(346, 4, 386, 102), their_hand=QRectF(744, 4, 150, 102),
    their_name=QRectF(910, 10, 130, 50), pile=QPointF(1122, 55), discard=QPointF(1210, 55), small=64,
    tiles=QRectF(1036, 118, 230, 288), columns=QRectF(1036, 422, 230, 148), my_uses=QRectF(16, 588, 330, 280),
    my_open=QRectF(362, 612, 620, 186), my_hand=QRectF(996, 612, 270, 186), large=112,
    tally=QRectF(368, 812, 892, 54), laps=(QPointF(1236, 600), QPointF(1052, 40)),
    starts=(QPointF(1190, 600), QPointF(1052, 84)),
)  # fmt: skip

COMPACT = Layout(
    name="compact", size=QSizeF(970, 508), board=QRectF(4, 46, 783, 353), scale=0.78,
    their_uses=QRectF(320, 2, 230, 40), their_open=QRectF(112, 0, 132, 44), their_hand=QRectF(248, 0, 66, 44),
    their_name=QRectF(6, 2, 104, 40), pile=QPointF(586, 22), discard=QPointF(630, 22), small=27,
    tiles=QRectF(796, 4, 170, 262), columns=QRectF(796, 274, 170, 124), my_uses=QRectF(4, 408, 190, 94),
    my_open=QRectF(202, 404, 350, 100), my_hand=QRectF(560, 404, 150, 100), large=62,
    tally=QRectF(716, 406, 252, 98), laps=(QPointF(690, 414), QPointF(770, 22)),
    starts=(QPointF(196, 412), QPointF(738, 22)),
)  # fmt: skip


def layout(name: str) -> Layout:
    """The layout of an arrangement."""
    return COMPACT if name == "compact" else WIDE


def fitting(size: QSizeF) -> Layout:
    """The layout for a table of this size in logical pixels."""
    return COMPACT if (size.width() < 1000 and size.height() < 700) or size.height() < 560 else WIDE
