"""Where the parts of the board lie, in units of the wide (1272 x 880) and the compact (970 x 508) design."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF


@dataclass(frozen=True, slots=True)
class Layout:
    """Rects of one arrangement. `flat` and `pointed` are the hexagons' radii on the printed and the shared island."""

    name: str
    size: QSizeF
    pad: QRectF
    title: QRectF
    sea: QRectF
    flat: float
    pointed: float
    costs: QRectF
    track: QPointF
    box: float
    legend: QRectF | None
    crayon: QPointF
    tray: QRectF
    felt: QRectF
    keep: QRectF
    die: float
    rolls: QRectF
    others: QRectF
    other_step: float

    @property
    def compact(self) -> bool:
        return self.name == "compact"


WIDE = Layout(
    "wide", QSizeF(1272, 880), QRectF(16, 8, 962, 858), QRectF(44, 34, 400, 56), QRectF(36, 102, 712, 746), 117, 74,
    QRectF(768, 102, 194, 258), QPointF(768, 408), 39, QRectF(768, 630, 194, 200), QPointF(560, 66),
    QRectF(996, 10, 262, 478), QRectF(1010, 24, 234, 338), QRectF(1010, 374, 234, 100), 62,
    QRectF(996, 506, 262, 122), QRectF(996, 644, 262, 220), 112,
)  # fmt: skip

COMPACT = Layout(
    "compact", QSizeF(970, 508), QRectF(2, 2, 648, 502), QRectF(456, 6, 190, 24), QRectF(10, 12, 436, 480), 76, 47,
    QRectF(456, 34, 188, 150), QPointF(456, 212), 36, None, QPointF(550, 440),
    QRectF(656, 4, 312, 298), QRectF(666, 14, 292, 176), QRectF(666, 200, 292, 90), 52,
    QRectF(656, 312, 312, 84), QRectF(656, 404, 312, 100), 33,
)  # fmt: skip


def layout(name: str) -> Layout:
    """The layout of an arrangement."""
    return COMPACT if name == "compact" else WIDE


def fitting(size: QSizeF) -> Layout:
    """The layout for a table of this size in logical pixels."""
    return COMPACT if (size.width() < 1000 and size.height() < 700) or size.height() < 560 else WIDE
