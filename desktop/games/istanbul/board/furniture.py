"""What lies beside the places: the ruby race, the dice tray, the piles of cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.games.istanbul.board.layout import Layout
from desktop.games.istanbul.board.palette import FELT, LEATHER, PANEL
from desktop.games.istanbul.board.ranks import line
from desktop.look.cardboard import draw_tile, draw_well
from desktop.look.colour import C, darker
from desktop.look.surface import rounded


def draw_race(p: QPainter, spread: Layout, seats: int, target: int) -> None:
    """The board of the ruby race with a hollow for every ruby."""
    race, k = spread.race, spread.k
    draw_tile(p, race, PANEL, 14 * k, 7 * k)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C("#E9C37E", 0.55), 1.2))
    p.drawPath(rounded(race.adjusted(5 * k, 5 * k, -5 * k, -5 * k), 10 * k))
    for seat in range(seats):
        row = line(spread, seats, target, seat)
        r = min(row.rubies.height() / 2, row.ruby_step / 2 - 0.6)
        for index in range(target):
            c = row.ruby(index)
            draw_well(p, QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), r, "#174A5C")


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
