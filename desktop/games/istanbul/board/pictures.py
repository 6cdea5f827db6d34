"""Pictures of the rules reader and of the options, made of the table's own pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.games.istanbul.board import bazaars, captions, printing
from desktop.games.istanbul.board.barrow import draw_barrow, draw_strip
from desktop.games.istanbul.board.cards import HIGH, WIDE, draw_bonus
from desktop.games.istanbul.board.goods import draw_any_mark, draw_good_mark, draw_marker, draw_wanted
from desktop.games.istanbul.board.layout import layout
from desktop.games.istanbul.board.palette import BRICK, ROWS, TILE
from desktop.games.istanbul.board.people import (
    draw_assistant,
    draw_badge,
    draw_family,
    draw_governor,
    draw_merchant,
    draw_smuggler,
)
from desktop.games.istanbul.board.prints import draw_print
from desktop.games.istanbul.board.spots import DISC_HIGH, MERCHANT_HIGH
from desktop.games.istanbul.board.trinkets import draw_mail, draw_mosque_tile
from desktop.games.istanbul.data import data_of
from desktop.games.istanbul.pieces import Card, Good, Place
from desktop.look.cardboard import draw_tile
from desktop.look.colour import C, round_pen
from desktop.look.tokens import draw_coin, draw_gem
from desktop.look.words import CENTRE, text
from desktop.table.vocabulary import Look, Scene

LAYOUTS = ("short", "long", "red", "random", "balanced")
INK = "#6B4A34"


def picture(name: str, scene: Scene) -> Look | None:
    """`places`, `layout_NAME` and `layout.NAME` (small, for the options), `move`, `stack`, `wheelbarrow`, `mail`,
    `demand`, `palace`, `mosque`, `dealer`, `persons`, `cards`; None for an unknown name."""
    if name.startswith("layout.") and name[7:] in LAYOUTS:
        return bazaars.small(name[7:])
    if name.startswith("layout_") and name[7:] in LAYOUTS:
        return bazaars.large(name[7:])
    found = _PICTURES.get(name)
    return found() if found is not None else None


def _look(wide: float, high: float, paint: Callable[[QPainter], None]) -> Look:
    rect = QRectF(0, 0, wide, high)
    return Look(rect, paint, rect)


def _shifted(p: QPainter, x: float, y: float, scale: float, draw: Callable[[], None]) -> None:
    p.save()
    p.translate(x, y)
    p.scale(scale, scale)
    draw()
    p.restore()


def _arrow(p: QPainter, a: QPointF, b: QPointF) -> None:
    p.setPen(round_pen(INK, 3))
    p.drawLine(a, b)
    for side in (-1, 1):
        p.drawLine(b, b + QPointF(-8, 7 * side))


def _stack() -> Look:
    def paint(p: QPainter) -> None:
        k = 1.7
        for i in range(3):
            _shifted(p, 70, 112 - i * DISC_HIGH * k - DISC_HIGH * k, k, lambda: draw_assistant(p, "blue", 1))
        _shifted(p, 70, 112 - 3 * DISC_HIGH * k - MERCHANT_HIGH * k, k, lambda: draw_merchant(p, "blue", 1))
        _shifted(p, 98, 116, 1.4, lambda: draw_badge(p, "blue", "3", 1))
        text(p, QRectF(124, 60, 40, 40), "=", 30, 700, BRICK, CENTRE, display=True)
        _shifted(p, 204, 76, k, lambda: draw_merchant(p, "blue", 1))
        text(p, QRectF(240, 60, 30, 40), "+", 28, 700, BRICK, CENTRE, display=True)
        for i in range(3):
            _shifted(p, 304 + i * 62, 84, 1.5, lambda: draw_assistant(p, "blue", 1))

    return _look(470, 144, paint)


def _wheelbarrow() -> Look:
    spread = layout("wide")
    box = spread.barrow.adjusted(-8, -8, 22, 14)

    def paint(p: QPainter) -> None:
        p.scale(0.84, 0.84)
        p.translate(-box.left(), -box.top())
        draw_barrow(p, spread, 2, 5)
        first = spread.strip(0).center()
        _shifted(p, first.x(), first.y(), 1, lambda: draw_strip(p, spread, "3"))
        for line, (good, n) in enumerate(zip(ROWS, (1, 3, 0, 2), strict=True)):
            c = spread.space(line, n).center()
            _shifted(p, c.x(), c.y() - 3, 1, lambda good=good: draw_marker(p, good, 14))
        c = spread.hollow(0)
        draw_gem(p, c.x(), c.y() - 1, 13)

    return _look(box.width() * 0.84, box.height() * 0.84, paint)


def _tile_part(place: Place, left: float, pieces: Callable[[QPainter, QRectF], None] | None = None) -> Look:
    """The right side of a tile, twice as large."""
    tile = QRectF(-left, -40, 228, 150)

    def paint(p: QPainter) -> None:
        p.scale(2, 2)
        draw_tile(p, QRectF(2, 1, 228 - left - 2, 66), TILE, 8, 3)
        draw_print(p, tile, place, 1, data_of(""))
        if pieces is not None:
            pieces(p, tile)

    return _look(2 * (232 - left), 146, paint)


def _mail() -> Look:
    def pieces(p: QPainter, tile: QRectF) -> None:
        for column in range(4):
            space = printing.mail_space(tile, column, 1)[int(column < 1)].center()
            _shifted(p, space.x(), space.y(), 1, lambda: draw_mail(p, 1))

    return _tile_part(Place.POST_OFFICE, 92, pieces)


def _demand() -> Look:
    def pieces(p: QPainter, tile: QRectF) -> None:
        wanted = (Good.JEWELRY, Good.JEWELRY, Good.FABRIC, Good.FABRIC, Good.SPICE)
        for index, good in enumerate(wanted):
            c = printing.demand_space(tile, index, 1)
            _shifted(p, c.x(), c.y(), 1, lambda good=good: draw_wanted(p, good, 11))

    return _tile_part(Place.LARGE_MARKET, 92, pieces)


def _chain(p: QPainter, n: int, step: float, y: float) -> None:
    p.setPen(QPen(C("#B79A6C"), 3))
    p.drawLine(QPointF(24, y), QPointF(24 + step * (n - 1), y))


def _palace() -> Look:
    track: Sequence[str] = data_of("").palace.track

    def paint(p: QPainter) -> None:
        step, y = 40.0, 40.0
        _chain(p, len(track) + 1, step, y)
        for i, space in enumerate(track):
            x = 24 + i * step
            if space == "any":
                draw_any_mark(p, x, y, 16)
            else:
                draw_good_mark(p, Good[space.upper()], x, y, 16)
        for i in range(4, len(track) + 1):
            draw_gem(p, 24 + i * step, y - 4 if i < len(track) else y, 11)

    return _look(48 + 40 * len(track), 80, paint)


def _dealer() -> Look:
    track: Sequence[int] = data_of("").dealer.track

    def paint(p: QPainter) -> None:
        step, y = 36.0, 42.0
        _chain(p, len(track) + 1, step, y)
        for i, price in enumerate(track):
            draw_coin(p, 24 + i * step, y, 15, str(price))
        for i in range(3, len(track) + 1):
            draw_gem(p, 24 + i * step, y - 12 if i < len(track) else y, 9.5)

    return _look(48 + 36 * len(track), 78, paint)


def _mosque() -> Look:
    def paint(p: QPainter) -> None:
        _shifted(p, 62, 56, 1, lambda: draw_mosque_tile(p, Good.FABRIC, 3, 3, 84, ""))
        for i in range(3):
            draw_good_mark(p, Good.FABRIC, 150 + i * 42, 56, 17)
        _arrow(p, QPointF(258, 56), QPointF(296, 56))
        _shifted(p, 356, 56, 1, lambda: draw_mosque_tile(p, Good.FABRIC, 0, None, 84, captions.tile(0)))
        p.setPen(round_pen(BRICK, 3.4))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawEllipse(QPointF(234, 56), 22, 22)
        text(p, QRectF(218, 84, 32, 24), "−1", 18, 700, BRICK, CENTRE, display=True)

    return _look(416, 118, paint)


def _persons() -> Look:
    def paint(p: QPainter) -> None:
        _shifted(p, 60, 96, 2.1, lambda: draw_family(p, "green", 1))
        _shifted(p, 160, 96, 2.1, lambda: draw_governor(p, 1))
        _shifted(p, 260, 96, 2.1, lambda: draw_smuggler(p, 1))

    return _look(320, 112, paint)


def _cards() -> Look:
    kinds = [card for card in Card if card is not Card.HIDDEN]
    k = 0.66

    def paint(p: QPainter) -> None:
        for i, card in enumerate(kinds):
            x, y = (i % 5 + 0.5) * (WIDE + 10) * k + 4, (i // 5 + 0.5) * (HIGH + 12) * k + 4
            _shifted(p, x, y, k, lambda card=card: draw_bonus(p, card, ""))

    return _look((WIDE + 10) * k * 5 + 8, (HIGH + 12) * k * 2 + 8, paint)


_PICTURES: dict[str, Callable[[], Look]] = {
    "places": bazaars.numbered,
    "move": bazaars.reach,
    "stack": _stack,
    "wheelbarrow": _wheelbarrow,
    "mail": _mail,
    "demand": _demand,
    "palace": _palace,
    "dealer": _dealer,
    "mosque": _mosque,
    "persons": _persons,
    "cards": _cards,
}
