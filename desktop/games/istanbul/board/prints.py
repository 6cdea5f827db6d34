"""What is printed on the right of a tile: the deal of each place in pictures and numbers."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.games.istanbul.board import printing
from desktop.games.istanbul.board.goods import draw_good_mark
from desktop.games.istanbul.board.palette import CREAM, EARTH, GOOD_COLOURS, PAPER, ROWS
from desktop.games.istanbul.data import Data
from desktop.games.istanbul.pieces import MARKETS, WAREHOUSE_OF, Good, Place
from desktop.look.cardboard import draw_well
from desktop.look.colour import C, round_pen
from desktop.look.dice import draw_die
from desktop.look.surface import rounded
from desktop.look.tokens import draw_coin
from desktop.look.wood import draw_disc
from desktop.look.words import CENTRE, text

INK = "#6B4A34"


def draw_print(p: QPainter, tile: QRectF, place: Place, k: float, data: Data) -> None:
    """The deal of a place."""
    if place in WAREHOUSE_OF:
        _warehouse(p, tile, WAREHOUSE_OF[place], k)
    elif place in MARKETS:
        _market(p, tile, data.markets.large if place is Place.LARGE_MARKET else data.markets.small, k)
    else:
        match place:
            case Place.WAINWRIGHT:
                _wainwright(p, tile, k, data)
            case Place.POST_OFFICE:
                _post(p, tile, k, data)
            case Place.CARAVANSARY:
                _caravansary(p, tile, k)
            case Place.FOUNTAIN:
                _fountain(p, tile, k)
            case Place.BLACK_MARKET:
                _black_market(p, tile, k, data)
            case Place.TEA_HOUSE:
                _tea_house(p, tile, k, data)
            case Place.POLICE:
                _police(p, tile, k)
            case Place.DEALER:
                _arrow(p, tile, 156, 80, k)
            case _:
                return


def _arrow(p: QPainter, tile: QRectF, x: float, y: float, k: float, wide: float = 15) -> None:
    c = printing.on_tile(tile, x, y, k)
    p.setPen(round_pen(INK, 2.4 * k))
    p.drawLine(c - QPointF(wide / 2 * k, 0), c + QPointF(wide / 2 * k, 0))
    for side in (-1, 1):
        p.drawLine(c + QPointF(wide / 2 * k, 0), c + QPointF((wide / 2 - 5) * k, side * 5 * k))


def _words(p: QPainter, tile: QRectF, x: float, y: float, wide: float, words: str, size: float, k: float) -> None:
    c = printing.on_tile(tile, x, y, k)
    box = QRectF(c.x() - wide * k / 2, c.y() - 10 * k, wide * k, 20 * k)
    text(p, box, words, max(size * k, 9.0), 700, EARTH, CENTRE)


def _warehouse(p: QPainter, tile: QRectF, good: Good, k: float) -> None:
    """Empty to full: three chips of the good, the last one strong."""
    for i in range(3):
        c = printing.on_tile(tile, 113 + i * 27, 79, k)
        p.setOpacity((0.38, 0.68, 1.0)[i])
        draw_good_mark(p, good, c.x(), c.y(), 11.5 * k)
    p.setOpacity(1)


def _market(p: QPainter, tile: QRectF, payouts: tuple[int, ...], k: float) -> None:
    for i, lira in enumerate(payouts):
        c = printing.demand_space(tile, i, k)
        p.setPen(QPen(C("#B79A6C"), 1 * k))
        p.setBrush(C("#E3CFA4"))
        p.drawEllipse(c, 11.4 * k, 11.4 * k)
        draw_coin(p, c.x(), c.y() + 24 * k, 10.5 * k, str(lira))


def _wainwright(p: QPainter, tile: QRectF, k: float, data: Data) -> None:
    """7 Lira for an extension; three of them bring a ruby."""
    c = printing.on_tile(tile, 113, 80, k)
    draw_coin(p, c.x(), c.y(), 13 * k, str(data.wheelbarrow.price))
    _arrow(p, tile, 136, 80, k, 13)
    for i in range(data.wheelbarrow.extensions):
        c = printing.on_tile(tile, 192 + i * 9, 99, k)
        box = QRectF(c.x() - 3 * k, c.y() - 7 * k, 6 * k, 14 * k)
        p.setPen(QPen(C("#7A4A2A"), 0.8 * k))
        p.setBrush(C("#C08A50"))
        p.drawPath(rounded(box, 1.5 * k))
        for j, good in enumerate(ROWS):
            p.fillRect(QRectF(box.left() + 1 * k, box.top() + (1.4 + j * 3) * k, 4 * k, 2.2 * k), C(GOOD_COLOURS[good]))


def _post(p: QPainter, tile: QRectF, k: float, data: Data) -> None:
    for column in range(4):
        spaces = printing.mail_space(tile, column, k)
        text(p, QRectF(spaces[0].left(), spaces[0].top() - 13 * k, spaces[0].width(), 12 * k),
             ("I", "II", "III", "IV")[column], max(9 * k, 7), 700, EARTH, CENTRE)  # fmt: skip
        for space, item in zip(spaces, (data.post_office.top[column], data.post_office.bottom[column]), strict=True):
            draw_well(p, space, 4 * k, PAPER)
            c = space.center()
            if item.isdigit():
                draw_coin(p, c.x(), c.y(), 8 * k, item)
            else:
                draw_good_mark(p, Good[item.upper()], c.x(), c.y(), 8 * k)


def _caravansary(p: QPainter, tile: QRectF, k: float) -> None:
    for i, x in enumerate((112, 126)):
        _small_card(p, printing.on_tile(tile, x, 79 + i * 2, k), k, "#1F5E73")
    _arrow(p, tile, 153, 80, k)
    _small_card(p, printing.on_tile(tile, 180, 80, k), k, "#B7543F")
    c = printing.on_tile(tile, 180, 80, k)
    p.setPen(round_pen(CREAM, 2.2 * k))
    for side in (-1, 1):
        p.drawLine(c + QPointF(-5 * k, -5 * side * k), c + QPointF(5 * k, 5 * side * k))


def _small_card(p: QPainter, c: QPointF, k: float, colour: str) -> None:
    card = QRectF(c.x() - 9 * k, c.y() - 13 * k, 18 * k, 26 * k)
    p.setPen(QPen(C("#B79A6C"), 0.8))
    p.setBrush(C("#FFF8E8"))
    p.drawPath(rounded(card, 2.5 * k))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(colour))
    p.drawPath(rounded(card.adjusted(2 * k, 2 * k, -2 * k, -2 * k), 1.5 * k))


def _fountain(p: QPainter, tile: QRectF, k: float) -> None:
    """Discs that fly home to the one in the middle."""
    c = printing.on_tile(tile, 152, 79, k)
    for dx in (-44, 44):
        draw_disc(p, c.x() + dx * k, c.y() - 2 * k, 10 * k, "#C7AB83", 4 * k, None)
        side = -1 if dx > 0 else 1
        a, b = c + QPointF((dx + 14 * side) * k, 0), c + QPointF(-17 * side * k, 0)
        p.setPen(round_pen(INK, 2 * k))
        p.drawLine(a, b)
        for up in (-1, 1):
            p.drawLine(b, b + QPointF(-4.5 * side * k, 4.5 * up * k))
    draw_disc(p, c.x(), c.y() + 2 * k, 11 * k, "#C7AB83", 4 * k, None)
    draw_disc(p, c.x(), c.y() - 5 * k, 11 * k, "#C7AB83", 6 * k, "ring")


def _black_market(p: QPainter, tile: QRectF, k: float, data: Data) -> None:
    for good in (Good.FABRIC, Good.SPICE, Good.FRUIT):
        c = printing.free_good(tile, good, k)
        draw_good_mark(p, good, c.x(), c.y(), 11 * k)
    jewel = printing.free_good(tile, Good.JEWELRY, k)
    _words(p, tile, 182, 57, 14, "+", 15, k)
    draw_good_mark(p, Good.JEWELRY, jewel.x(), jewel.y(), 11 * k)
    steps: dict[int, list[int]] = {}
    for total, n in enumerate(data.black_market.jewelry, 2):
        if n:
            steps.setdefault(n, []).append(total)
    for i, (n, totals) in enumerate(steps.items()):
        c = printing.on_tile(tile, 117 + i * 40, 88, k)
        box = QRectF(c.x() - 18.5 * k, c.y() - 15 * k, 37 * k, 31 * k)
        p.setPen(QPen(C("#B79A6C"), 1 * k))
        p.setBrush(C(PAPER))
        p.drawPath(rounded(box, 5 * k))
        rolled = QRectF(box.left(), box.top() + k, box.width(), 14 * k)
        text(p, rolled, f"{totals[0]}–{totals[-1]}", max(10.5 * k, 7.5), 700, EARTH, CENTRE)
        step = 11.0 * k
        for j in range(n):
            draw_good_mark(p, Good.JEWELRY, c.x() + (j - (n - 1) / 2) * step, c.y() + 7.5 * k, 5.4 * k)


def _tea_house(p: QPainter, tile: QRectF, k: float, data: Data) -> None:
    c = printing.on_tile(tile, 132, 60, k)
    bubble = QPainterPath()
    bubble.addRoundedRect(QRectF(c.x() - 33 * k, c.y() - 14 * k, 66 * k, 26 * k), 11 * k, 11 * k)
    tail = QPainterPath(c + QPointF(-24 * k, 9 * k))
    tail.lineTo(c + QPointF(-34 * k, 21 * k))
    tail.lineTo(c + QPointF(-12 * k, 11 * k))
    tail.closeSubpath()
    bubble = bubble.united(tail)
    p.setPen(QPen(C("#B79A6C"), 1.2 * k))
    p.setBrush(C("#FFFAEC"))
    p.drawPath(bubble)
    house = data.tea_house
    _words(p, tile, 132, 59, 64, f"{house.least}–{house.most}", 14, k)
    for i, pips in enumerate((5, 3)):
        at = printing.on_tile(tile, 184 + i * 22, 57 + i * 3, k)
        draw_die(p, at.x(), at.y(), 17 * k, pips=pips, turn=(-10, 12)[i])
    _words(p, tile, 112, 86, 16, "≥", 15, k)
    a = printing.on_tile(tile, 132, 86, k)
    draw_coin(p, a.x(), a.y(), 10 * k, "…")
    _words(p, tile, 168, 86, 16, "<", 15, k)
    b = printing.on_tile(tile, 188, 86, k)
    draw_coin(p, b.x(), b.y(), 10 * k, str(house.miss))


def _police(p: QPainter, tile: QRectF, k: float) -> None:
    c = printing.on_tile(tile, 116, 80, k)
    box = QRectF(c.x() - 12 * k, c.y() - 13 * k, 24 * k, 26 * k)
    p.setPen(round_pen("#4A5560", 2.2 * k))
    p.setBrush(C("#DCE0DF"))
    p.drawPath(rounded(box, 4 * k))
    for dx in (-5, 0, 5):
        p.drawLine(QPointF(c.x() + dx * k, box.top() + 2 * k), QPointF(c.x() + dx * k, box.bottom() - 2 * k))
    _arrow(p, tile, 148, 80, k, 22)
    end = printing.on_tile(tile, 182, 80, k)
    p.setPen(QPen(C("#B79A6C"), 1.2 * k))
    p.setBrush(C("#FFFAEC"))
    p.drawEllipse(end, 12 * k, 12 * k)
    text(p, QRectF(end.x() - 12 * k, end.y() - 12 * k, 24 * k, 24 * k), "?", 16 * k, 800, EARTH, CENTRE, display=True)
