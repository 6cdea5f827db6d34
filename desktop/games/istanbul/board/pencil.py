"""What changes but is no piece: everybody's holdings in the race, prices, the palace's order, numbers of piles."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.games.istanbul.board import captions, printing, ranks
from desktop.games.istanbul.board.goods import draw_any_mark, draw_good_mark
from desktop.games.istanbul.board.layout import Layout
from desktop.games.istanbul.board.palette import CREAM, EARTH, GOOD_COLOURS, ROWS
from desktop.games.istanbul.board.setting import chips
from desktop.games.istanbul.pieces import GOODS, Good, Place
from desktop.games.istanbul.state import Bazaar, dealer_price, extensions_left, palace_order
from desktop.look import fonts
from desktop.look.chrome import seat_badge
from desktop.look.colour import C
from desktop.look.icons import draw_icon
from desktop.look.surface import rounded
from desktop.look.tokens import draw_coin
from desktop.look.words import CENTRE, LEFT, elide, engraved, text
from desktop.table.vocabulary import Scene

ON_PANEL = "#FFF0D0"


def draw_changing(p: QPainter, spread: Layout, view: Bazaar, scene: Scene, shown: int) -> None:
    """Everything, over the background and under the pieces."""
    cells = {place: spread.cell(index) for index, place in enumerate(view.layout)}
    _draw_prices(p, cells, view, spread.k)
    _draw_race(p, spread, view, scene, shown)
    _draw_piles(p, spread, view)
    if chips(view) and not spread.compact:
        tray = spread.tray
        text(p, QRectF(tray.left(), tray.top() + 10, tray.width(), 16), captions.call(), 12, 700, "#F6DDB8", CENTRE)


def _draw_prices(p: QPainter, cells: dict[Place, QRectF], view: Bazaar, k: float) -> None:
    if view.rubies[Place.DEALER]:
        c = printing.on_tile(cells[Place.DEALER], 120, 79, k)
        draw_coin(p, c.x(), c.y(), 16 * k, str(dealer_price(view)))
    if view.rubies[Place.PALACE]:
        due, extra = palace_order(view)
        wanted: list[Good | None] = [good for good in ROWS for _ in range(due[good])] + [None] * extra
        for index, good in enumerate(wanted):
            c = printing.order_space(cells[Place.PALACE], index, k)
            if good is None:
                draw_any_mark(p, c.x(), c.y(), 9 * k)
            else:
                draw_good_mark(p, good, c.x(), c.y(), 9 * k)
    left = extensions_left(view)
    if left:
        c = printing.on_tile(cells[Place.WAINWRIGHT], 129, 92, k)
        text(p, QRectF(c.x() - 10 * k, c.y() - 9 * k, 24 * k, 18 * k), f"×{left}", max(11 * k, 8.5), 800, EARTH, CENTRE)


def _draw_race(p: QPainter, spread: Layout, view: Bazaar, scene: Scene, shown: int) -> None:
    race, seats = spread.race, len(view.players)
    if not spread.compact:
        head = QRectF(race.left() + 18, race.top() + 9, race.width() - 36, 28)
        text(p, head, captions.race(view.target), 19, 700, ON_PANEL, LEFT, display=True)
    else:
        head = QRectF(race.left() + 12, race.top() + 3, race.width() - 24, 18)
        text(p, head, captions.race(view.target), 11, 700, ON_PANEL, LEFT)
    for seat, player in enumerate(view.players):
        row = ranks.line(spread, seats, view.target, seat)
        seat_badge(p, row.badge.x(), row.badge.y(), 11.5 * max(row.k, 0.7), scene.colours[seat])
        size = 13 if not spread.compact else 11
        name = elide(scene.names[seat], fonts.body(size, 700), row.name.width())
        text(p, row.name, name, size, 700, ON_PANEL, LEFT)
        figures = 12.5 if not spread.compact else 10
        for good, c in zip(ROWS, row.goods, strict=True):
            r = 8.0 * row.k if not spread.compact else 5.6
            draw_good_mark(p, good, c.x(), c.y(), r)
            box = QRectF(c.x() + r + 1, c.y() - 9, 20, 18)
            text(p, box, str(player.goods[good]), figures, 700, ON_PANEL, LEFT)
        _draw_capacity(p, row, player.capacity, spread.compact)
        r = 7.0 if not spread.compact else 5.2
        draw_coin(p, row.lira.left() + r, row.lira.center().y(), r)
        box = row.lira.adjusted(2 * r + 3, 0, 8, 0)
        text(p, box, str(player.lira), figures, 700, ON_PANEL, LEFT)
        if player.hand or seat == shown:
            fan = 12.0 * row.k + min(4.0, 26.0 / max(1, len(player.hand))) * row.k * max(0, len(player.hand) - 1)
            x = row.cards.left() + (fan if seat != shown else 13.0 * row.k) + 3 * row.k
            text(
                p,
                QRectF(x, row.cards.top(), 18, row.cards.height()),
                str(len(player.hand)),
                figures,
                700,
                ON_PANEL,
                LEFT,
            )
        if seat == shown:
            _draw_own_marks(p, row, player.tiles, len(player.hand))


def _draw_capacity(p: QPainter, row: ranks.Line, capacity: int, compact: bool) -> None:
    """The wheel of a barrow and how many of each good it holds."""
    c = row.capacity
    s = 15.0 if not compact else 0.0
    if s:
        draw_icon(p, "cartwheel", c.x() - 6, c.y(), s, C("#E9C37E"))
        text(p, QRectF(c.x() + 3, c.y() - 9, 14, 18), str(capacity), 12.5, 700, ON_PANEL, LEFT)
    else:
        text(p, QRectF(c.x() - 6, c.y() - 8, 14, 16), f"/{capacity}", 9.5, 700, "#E9C37E", LEFT)


def _draw_own_marks(p: QPainter, row: ranks.Line, tiles: tuple[Good, ...], hand: int) -> None:
    """One's own tiles and cards lie below; the row only prints them."""
    for good in GOODS:
        if good in tiles:
            box = row.tile(good)
            p.setPen(QPen(C(CREAM, 0.8), 0.8))
            p.setBrush(C(GOOD_COLOURS[good]))
            p.drawPath(rounded(box, 2))
    if hand:
        box = QRectF(row.cards.left(), row.cards.top(), row.cards.height() * 0.67, row.cards.height())
        p.setPen(QPen(C(CREAM), 1))
        p.setBrush(C("#1C6A80"))
        p.drawPath(rounded(box, 2))


def _draw_piles(p: QPainter, spread: Layout, view: Bazaar) -> None:
    if spread.compact:
        return
    for c, words, n in (
        (spread.deck, captions.bonus_cards(), len(view.deck)),
        (spread.discard, captions.discards(), len(view.discard)),
    ):
        box = QRectF(c.x() - 76, c.y() + spread.card * 0.75 + 10, 152, 24)
        engraved(p, box, f"{words}  {n}", 14, align=CENTRE, display=False)
