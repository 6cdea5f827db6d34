"""What was left lying about on the table round a page: wood, coins, dice."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop.look.colour import IVORY, SEATS
from desktop.look.dice import draw_die
from desktop.look.tokens import draw_coin, draw_gem
from desktop.look.wood import draw_cube, draw_meeple


def loose_pieces(p: QPainter, x: float, top: float, foot: float) -> None:
    """A handful of wood before the box."""
    k = min(1.0, (foot - top) / 260)
    for dx, dy, s, seat in (
        (40, 90, 30, "blue"), (100, 112, 30, "red"), (68, 52, 30, "yellow"), (232, 150, 26, "green"), (330, 92, 26, "white"),
        (176, 40, 26, "black"),
    ):  # fmt: skip
        draw_cube(p, x + dx, top + dy * k, s, SEATS[seat].colour, SEATS[seat].symbol)
    draw_meeple(p, x + 168, top + 200 * k, 44, SEATS["red"].colour, "disc")
    draw_meeple(p, x + 292, top + 214 * k, 38, SEATS["blue"].colour, "diamond")
    draw_coin(p, x + 12, top + 184 * k, 17, "1")
    draw_coin(p, x + 42, top + 208 * k, 20, "5")


def table_things(p: QPainter, foot: QPointF, width: float) -> None:
    """What was left lying about at the foot of the table."""
    y = foot.y()
    for x, up, seat in ((92, 100, "yellow"), (134, 78, "red"), (108, 128, "blue")):
        draw_cube(p, x, y - up, 22, SEATS[seat].colour, SEATS[seat].symbol)
    draw_meeple(p, 210, y - 58, 46, SEATS["green"].colour, "square")
    draw_die(p, width - 180, y - 94, 52, IVORY, pips=5, turn=-12)
    draw_die(p, width - 104, y - 74, 52, "#C23B30", pips=4, ink=IVORY, turn=16)
    draw_coin(p, width - 260, y - 60, 17, "5")
    draw_coin(p, width - 282, y - 88, 13, "1")
    draw_gem(p, width - 224, y - 38, 13)
