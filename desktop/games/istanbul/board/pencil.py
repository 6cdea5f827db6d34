"""What changes but is no piece: numbers of the race, prices, the palace's order, numbers of piles."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.istanbul.board import captions, printing, race
from desktop.games.istanbul.board.goods import draw_any_mark, draw_good_mark
from desktop.games.istanbul.board.layout import Layout
from desktop.games.istanbul.board.palette import EARTH, ROWS
from desktop.games.istanbul.board.setting import chips
from desktop.games.istanbul.pieces import Good, Place
from desktop.games.istanbul.state import Bazaar, dealer_price, extensions_left, palace_order
from desktop.look.stamps import stamp
from desktop.look.tokens import draw_coin
from desktop.look.words import CENTRE, engraved, text

ON_PANEL = "#FFF0D0"


def draw_changing(p: QPainter, spread: Layout, view: Bazaar, shown: int) -> None:
    """Everything, over the background and under the pieces."""
    cells = {place: spread.cell(index) for index, place in enumerate(view.layout)}
    _draw_prices(p, cells, view, spread.k)
    race.draw_figures(p, spread, view, shown)
    _draw_piles(p, spread, view)
    if chips(view) and not spread.compact:
        tray = spread.tray
        text(p, QRectF(tray.left(), tray.top() + 10, tray.width(), 16), captions.call(), 12, 700, "#F6DDB8", CENTRE)


def _draw_prices(p: QPainter, cells: dict[Place, QRectF], view: Bazaar, k: float) -> None:
    if view.rubies[Place.DEALER]:
        c = printing.on_tile(cells[Place.DEALER], 120, 79, k)
        price = str(dealer_price(view))
        stamp(p, c.x(), c.y(), 26 * k, ("coin", price), lambda q, x, y: draw_coin(q, x, y, 16 * k, price))
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
        c = printing.on_tile(cells[Place.WAINWRIGHT], 171, 93, k)
        text(p, QRectF(c.x() - 10 * k, c.y() - 9 * k, 24 * k, 18 * k), f"×{left}", max(11 * k, 8.5), 800, EARTH, CENTRE)


def _draw_piles(p: QPainter, spread: Layout, view: Bazaar) -> None:
    if spread.compact:
        return
    for c, words, n in (
        (spread.deck, captions.bonus_cards(), len(view.deck)),
        (spread.discard, captions.discards(), len(view.discard)),
    ):
        box = QRectF(c.x() - 76, c.y() + spread.card * 0.75 + 10, 152, 24)
        engraved(p, box, f"{words}  {n}", 14, align=CENTRE, display=False)
