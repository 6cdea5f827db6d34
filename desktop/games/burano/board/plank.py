"""The printed places beside the lagoon: season, stacks, actions, and one's own board."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from desktop.games.burano.board import captions
from desktop.games.burano.board.hues import BROWN, HUES
from desktop.games.burano.board.layout import Layout
from desktop.games.burano.board.setting import Setting
from desktop.games.burano.box import HOUSES
from desktop.look.cardboard import draw_tile, draw_well
from desktop.look.colour import GOLD, SEATS, C, ink_on, mix
from desktop.look.icons import draw_icon
from desktop.look.surface import rounded
from desktop.look.symbols import draw_symbol
from desktop.look.tokens import draw_coin
from desktop.look.words import CENTRE, LEFT, elide, font_for, text

PAPER = "#F2E6CE"
SLOT = "#E2D0AC"


def head(p: QPainter, x: float, y: float, wide: float, words: str, size: float) -> None:
    """A heading over a place, shortened when it must be."""
    words = elide(words, font_for("", size, 700), wide)
    text(p, QRectF(x, y, wide, size * 1.5), words, size, 700, BROWN, LEFT)


def draw_side(p: QPainter, spread: Layout) -> None:
    """Season, roof stacks, supply and the three actions."""
    draw_tile(p, spread.side, PAPER, 14, 7)
    size = 12.0 if spread.compact else 13.0
    r = spread.stacks
    head(p, r.left(), r.top(), r.width(), captions.stacks(), size)
    r = spread.supply
    head(p, r.left(), r.top(), r.width(), captions.supply(), size)
    hues, glyphs = ("#2C7E97", "#B9577A", "#B9822A"), ("fishing-boat", "sewing-needle", "coins")
    for box, words, hue, glyph in zip(spread.actions, captions.actions(), hues, glyphs, strict=True):
        draw_tile(p, box, hue, 10, 4, shadow=False)
        h = box.height()
        if spread.compact:
            draw_icon(p, glyph, box.left() + 36, box.top() + h * 0.34, h * 0.5, C("#FFF6E2", 0.95))
            at = QRectF(box.left() + 2, box.top() + h * 0.58, 68, h * 0.4)
            text(p, at, words, 13.5, 700, "#FFF6E2", CENTRE)
            continue
        draw_icon(p, glyph, box.left() + h * 0.55, box.center().y(), h * 0.72, C("#FFF6E2", 0.95))
        at = QRectF(box.left() + h * 1.02, box.top(), box.width() * 0.4, h)
        text(p, at, words, 19, 700, "#FFF6E2", LEFT, display=True)


def draw_own(p: QPainter, spread: Layout, of: Setting, seat: int, colour: str) -> None:
    """The player's board: privilege, ring, pad of the tower, slots."""
    own, k = spread.own, spread.k
    hue = SEATS[colour].colour
    draw_tile(p, own, mix(hue, PAPER, 0.88), 14, 7 * k)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(hue))
    p.drawPath(rounded(QRectF(own.left() + 8 * k, own.top() + 12 * k, 6 * k, own.height() - 24 * k), 3 * k))
    size = 12.0 if spread.compact else 13.5
    lift = size * 1.6
    for rect, words in (
        (spread.privilege, captions.privilege()), (spread.ready, captions.ready()), (spread.roofs, captions.my_roofs()),
        (spread.hand, captions.my_fish()), (spread.cards, captions.my_buildings()), (spread.moves, captions.moves()),
    ):  # fmt: skip
        if not spread.compact:
            head(p, rect.left(), rect.top() - lift, rect.width() + 30, words, size)
    if spread.compact:
        head(p, spread.privilege.left(), own.top() + 1, 60, captions.privilege(), 10.5)
    _privilege(p, spread, of)
    draw_ring(p, spread, of, seat)
    _pad(p, spread)
    for n in range(of.box.data.cubes.ready):
        draw_well(p, slot(spread.ready, n, of.box.data.cubes.ready), 8 * k, SLOT)
    for n in range(of.box.data.roof_area.slots):
        draw_well(p, roof_slot(spread, n), 7 * k, SLOT)
    for rect in (spread.hand, spread.cards):
        draw_well(p, rect.adjusted(-4, -3, 4, 3), 8 * k, "#E8D9B8")
    _moves(p, spread, of)


def slot(rect: QRectF, n: int, of: int) -> QRectF:
    """The n-th of equal slots side by side."""
    step = rect.width() / of
    return QRectF(rect.left() + n * step, rect.top(), step - 6, rect.height())


def roof_slot(spread: Layout, n: int) -> QRectF:
    """A place of the roof area: one under the other, two columns when it is low."""
    r = spread.roofs
    if spread.compact:
        return QRectF(r.left() + n * r.width() / 3, r.top(), r.width() / 3 - 3, r.height())
    return QRectF(r.left(), r.top() + n * r.height() / 3, r.width(), r.height() / 3 - 4)


def _privilege(p: QPainter, spread: Layout, of: Setting) -> None:
    size = 9.5 if spread.compact else 12.0
    for n in range(of.box.cap + 1):
        r = privilege_cell(spread, of, n)
        p.setPen(QPen(C("#C9AE80"), 1))
        p.setBrush(mix("#FFF8E8", GOLD, n / 14))
        p.drawPath(rounded(r, 4))
        text(p, r.adjusted(r.width() * 0.14, 0, 0, 0), str(n), size, 700, BROWN, LEFT, display=True)


def privilege_cell(spread: Layout, of: Setting, n: int) -> QRectF:
    """A space of the privilege track, 0 at the foot."""
    r = spread.privilege
    high = r.height() / (of.box.cap + 1)
    return QRectF(r.left(), r.bottom() - (n + 1) * high, r.width(), high - 1.6)


def draw_ring(p: QPainter, spread: Layout, of: Setting, seat: int) -> None:
    c, r = spread.ring, spread.radius
    p.setPen(Qt.PenStyle.NoPen)
    for share, hue in ((1.0, "#2C8E97"), (0.59, "#EFE4CC")):
        p.setBrush(C(hue))
        p.drawEllipse(c, r * share, r * share)
    for n, house in enumerate(of.box.ring(of.rings[seat])):
        q = spread.house(n)
        hue, symbol = HUES[house.colour]
        p.setPen(QPen(C("#FFF6E2"), 2 * spread.k))
        p.setBrush(C(hue))
        p.drawEllipse(q, r * 0.17, r * 0.17)
        if house.coin:
            draw_coin(p, q.x() + r * 0.05, q.y() + r * 0.05, r * 0.09, "1" if not spread.compact else "")
            draw_symbol(p, symbol, q.x() - r * 0.07, q.y() - r * 0.07, r * 0.055, C(ink_on(hue), 0.88))
        else:
            draw_symbol(p, symbol, q.x(), q.y(), r * 0.075, C(ink_on(hue), 0.88))
    assert HOUSES == 12


def draw_wheel(p: QPainter, r: float) -> None:
    """The time wheel round the origin: arrows, then the numbers; number 1 stands where the fourth house would be."""
    for share, hue in ((0.52, "#C9A25E"), (0.465, "#E9CE97")):
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C(hue))
        p.drawEllipse(QPointF(0, 0), r * share, r * share)
    for n in range(12):
        p.save()
        p.rotate(n * 30)
        p.translate(0, -r * 0.375)
        if n < 3:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C("#A8382C"))
            s = r * 0.075
            p.drawPolygon(QPolygonF([QPointF(0, -s * 1.3), QPointF(s, s * 0.7), QPointF(-s, s * 0.7)]))
        else:
            box = QRectF(-r * 0.12, -r * 0.1, r * 0.24, r * 0.2)
            text(p, box, str(n - 2), max(7.5, r * 0.125), 700, "#5A3226", CENTRE, display=True)
        p.restore()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#8E5A34"))
    p.drawEllipse(QPointF(0, 0), r * 0.115, r * 0.115)


def _pad(p: QPainter, spread: Layout) -> None:
    t, e = spread.tower, spread.edge
    pad = QPolygonF([QPointF(0, -2.0 * e), QPointF(3.2 * e, 0), QPointF(0, 2.0 * e), QPointF(-3.2 * e, 0)])
    path = QPainterPath()
    path.addPolygon(pad.translated(t.x(), t.y() + e * 0.85))
    path.closeSubpath()
    p.setPen(QPen(C("#B9A07A"), 2))
    p.setBrush(C(SLOT))
    p.drawPath(path)
    p.setPen(QPen(C("#B9A07A", 0.7), 1))
    for n in (-0.5, 0.5):
        for flip in (1, -1):
            a = QPointF(t.x() + flip * (n - 1.5) * e * 0.866, t.y() + e * 0.85 + (n + 1.5) * e * 0.5)
            b = QPointF(t.x() + flip * (n + 1.5) * e * 0.866, t.y() + e * 0.85 + (n - 1.5) * e * 0.5)
            p.drawLine(a, b)


def _moves(p: QPainter, spread: Layout, of: Setting) -> None:
    size = 10.5 if spread.compact else 14.0
    for n in range(4):
        r = slot(spread.moves, n, 4)
        draw_well(p, r, 7 * spread.k + 1, SLOT)
        net = of.box.net[n + 1]
        sign = f"+{net}" if net > 0 else f"−{-net}" if net else "0"
        half = r.height() / 2
        text(p, QRectF(r.left() + 4, r.top() + 1, 20, half), str(n + 1), size * 0.9, 700, BROWN, LEFT, display=True)
        draw_coin(p, r.center().x(), r.bottom() - half * 0.62, half * 0.52, "")
        box = QRectF(r.left(), r.bottom() - half * 1.14, r.width(), half)
        text(p, box, sign, size, 700, "#5A3A10", CENTRE, display=True)
