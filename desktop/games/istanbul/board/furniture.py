"""What lies beside the places: the dice tray, the piles of cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.games.istanbul.board.layout import Layout
from desktop.games.istanbul.board.palette import FELT, LEATHER
from desktop.look.cardboard import draw_tile, draw_well
from desktop.look.colour import C, darker
from desktop.look.surface import rounded


def draw_tray(p: QPainter, spread: Layout) -> None:
    """A leather tray for two dice."""
    tray, k = spread.tray, spread.k
    draw_tile(p, tray, LEATHER, 36 * k, 8 * k)
    draw_well(p, tray.adjusted(12 * k, 10 * k, -12 * k, -10 * k), 28 * k, FELT)


def draw_beds(p: QPainter, spread: Layout) -> None:
    """Where the draw pile and the discard pile lie."""
    for c in (spread.deck, spread.discard):
        bed = QRectF(c.x() - spread.card / 2, c.y() - spread.card * 0.75, spread.card, spread.card * 1.5)
        p.setPen(QPen(C("#2A1626", 0.30), 1.4, Qt.PenStyle.DashLine))
        p.setBrush(C(darker("#B98750", 0.5), 0.14))
        p.drawPath(rounded(bed, 7 * spread.k))
