"""The ruby race: what everybody holds in the open, a row a seat."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.games.istanbul.board import captions, ranks
from desktop.games.istanbul.board.goods import draw_good_mark
from desktop.games.istanbul.board.layout import Layout
from desktop.games.istanbul.board.palette import PANEL, ROWS
from desktop.games.istanbul.board.trinkets import draw_small_back, draw_tile_mark
from desktop.games.istanbul.state import Bazaar, Player
from desktop.look import fonts
from desktop.look.cardboard import draw_tile, draw_well
from desktop.look.chrome import seat_badge
from desktop.look.colour import C
from desktop.look.icons import draw_icon
from desktop.look.surface import rounded
from desktop.look.tokens import draw_coin
from desktop.look.words import CENTRE, LEFT, elide, text
from desktop.table.vocabulary import Scene

INK, DIM, GILT = "#FFF0D0", "#8FB4BC", "#E9C37E"


def draw_board(p: QPainter, spread: Layout, scene: Scene, seats: int, target: int) -> None:
    """What never changes: heading, hollows, names, the pictures before the numbers."""
    race, k, small = spread.race, spread.k, spread.compact
    draw_tile(p, race, PANEL, 14 * k, 7 * k)
    _draw_lattice(p, race.adjusted(6 * k, 6 * k, -6 * k, -6 * k), 26 * k)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(GILT, 0.55), 1.2))
    p.drawPath(rounded(race.adjusted(5 * k, 5 * k, -5 * k, -5 * k), 10 * k))
    words = captions.race(target)
    if small:
        text(p, QRectF(race.left() + 12, race.top() + 4, race.width() - 24, 17), words, 11, 700, GILT, LEFT)
    else:
        text(
            p, QRectF(race.left() + 18, race.top() + 9, race.width() - 36, 28), words, 19, 700, INK, LEFT, display=True
        )
    for seat in range(seats):
        row = ranks.line(spread, seats, target, seat)
        r = min(row.rubies.height() / 2, row.ruby_step / 2 - 0.6)
        for index in range(target):
            c = row.ruby(index)
            draw_well(p, QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), r, "#174A5C")
        if seat < len(scene.names):
            seat_badge(p, row.badge.x(), row.badge.y(), 11.5 * max(row.k, 0.7), scene.colours[seat])
            size = 13.0 if not small else 11.0
            name = elide(scene.names[seat], fonts.body(size, 700), row.name.width())
            text(p, row.name, name, size, 700, INK, LEFT)
        for good, c in zip(ROWS, row.goods, strict=True):
            draw_good_mark(p, good, c.x(), c.y(), _mark(spread))
        if not small:
            draw_icon(p, "cartwheel", row.capacity.x() - 6, row.capacity.y(), 15, C(GILT))
        coin = _coin(spread)
        draw_coin(p, row.lira.left() + coin, row.lira.center().y(), coin)


def _draw_lattice(p: QPainter, area: QRectF, step: float) -> None:
    """Stars of two squares, as on glazed tiles, hardly there."""
    p.save()
    p.setClipRect(area, Qt.ClipOperation.IntersectClip)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C("#8ED3D6", 0.13), 1))
    s = step * 0.27
    for j in range(int(area.height() / step) + 2):
        for i in range(int(area.width() / step) + 2):
            for turn in (0, 45):
                p.save()
                p.translate(area.left() + (i + j % 2 * 0.5) * step, area.top() + j * step)
                p.rotate(turn)
                p.drawRect(QRectF(-s, -s, 2 * s, 2 * s))
                p.restore()
    p.restore()


def _mark(spread: Layout) -> float:
    return 8.0 if not spread.compact else 5.8


def _coin(spread: Layout) -> float:
    return 7.0 if not spread.compact else 5.2


def draw_figures(p: QPainter, spread: Layout, view: Bazaar, shown: int) -> None:
    """The numbers; the row of the seat to move lies in light."""
    seats = len(view.players)
    for seat, player in enumerate(view.players):
        row = ranks.line(spread, seats, view.target, seat)
        if view.agenda and view.agenda[-1].seat == seat:
            p.setPen(QPen(C(GILT, 0.8), 1.2))
            p.setBrush(C("#FFE9B0", 0.10))
            p.drawPath(rounded(row.whole, 8 * spread.k))
        if seat == view.starter:
            _draw_first(p, row, spread.compact)
        _draw_row(p, spread, row, player, seat == shown)


def _draw_first(p: QPainter, row: ranks.Line, small: bool) -> None:
    """The starting player's marker: a round ends before this seat."""
    r = 6.5 if not small else 4.6
    c = row.badge + QPointF(-9.5 * max(row.k, 0.72), -8 * max(row.k, 0.72))
    p.setPen(QPen(C("#7A5208"), 0.9))
    p.setBrush(C("#F4D58B"))
    p.drawEllipse(c, r, r)
    text(p, QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), "1", r * 1.6, 800, "#5A3408", CENTRE)


def _draw_row(p: QPainter, spread: Layout, row: ranks.Line, player: Player, own: bool) -> None:
    size, mark = (12.5, _mark(spread)) if not spread.compact else (10.5, _mark(spread))
    for good, c in zip(ROWS, row.goods, strict=True):
        n = player.goods[good]
        text(p, QRectF(c.x() + mark + 2, c.y() - 9, 20, 18), str(n), size, 700, INK if n else DIM, LEFT)
    c = row.capacity
    if spread.compact:
        text(p, QRectF(c.x() - 7, c.y() - 8, 16, 16), f"/{player.capacity}", 10, 700, GILT, LEFT)
    else:
        text(p, QRectF(c.x() + 3, c.y() - 9, 14, 18), str(player.capacity), size, 700, GILT, LEFT)
    text(p, row.lira.adjusted(2 * _coin(spread) + 3, 0, 8, 0), str(player.lira), size, 700, INK, LEFT)
    n = len(player.hand)
    if own:
        _draw_own(p, row, player)
    if n:
        fan = 13.0 * row.k if own else (12.0 + row.card_step(n) * (n - 1)) * row.k
        box = QRectF(row.cards.left() + fan + 3 * row.k, row.cards.top(), 18, row.cards.height())
        text(p, box, str(n), size, 700, INK, LEFT)


def _draw_own(p: QPainter, row: ranks.Line, player: Player) -> None:
    """One's own tiles and cards lie below; the row only prints them."""
    for good in player.tiles:
        box = row.tile(good)
        p.save()
        p.translate(box.center())
        draw_tile_mark(p, good, box.width())
        p.restore()
    if player.hand:
        high = row.cards.height()
        p.save()
        p.translate(row.cards.left() + high * ranks.CARD / 2, row.cards.center().y())
        draw_small_back(p, high)
        p.restore()
