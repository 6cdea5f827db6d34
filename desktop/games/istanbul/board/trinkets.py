"""Small things of the table: heaps of rubies, mail indicators, mosque tiles, number chips, coins."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.games.istanbul.board import captions
from desktop.games.istanbul.board.palette import CREAM, GOOD_COLOURS, GOOD_GLYPHS
from desktop.games.istanbul.board.ranks import CARD
from desktop.games.istanbul.pieces import Good
from desktop.look.cardboard import draw_tile
from desktop.look.colour import C, darker, ink_on, mix
from desktop.look.icons import draw_icon
from desktop.look.surface import rounded, soft_shadow
from desktop.look.tokens import draw_coin, draw_gem
from desktop.look.wood import draw_cube, draw_disc
from desktop.look.words import CENTRE, LEFT, engraved, text, text_width


def draw_rubies(p: QPainter, count: int) -> None:
    """A heap of rubies and how many there are, wide units (the pose scales it)."""
    for x, y, r in ((-6.5, 3, 9), (6, 4, 9), (0, -4, 10))[max(0, 3 - count) :]:
        draw_gem(p, x, y, r)
    pill = QRectF(6, 5, 21 if count > 9 else 17, 15)
    soft_shadow(p, rounded(pill, 7.5), 2, 0.5, 1, 0.28)
    p.setPen(QPen(C(CREAM), 1.2))
    p.setBrush(C("#7A1A34"))
    p.drawPath(rounded(pill, 7.5))
    text(p, pill, str(count), 12, 800, "#FFF0E0", CENTRE)


def draw_mail(p: QPainter, k: float) -> None:
    """A mail indicator: a bare wooden cube."""
    draw_cube(p, 0, -1.5 * k, 9.5 * k, "#EADBBE")


def draw_mosque_tile(p: QPainter, good: Good, symbols: int, count: int | None, s: float, words: str) -> None:
    """A mosque tile; a stack shows how many goods one must hold, an owned one (symbols 0) what it does."""
    colour, rect = GOOD_COLOURS[good], QRectF(-s / 2, -s / 2, s, s)
    for i in range(min((count or 1) - 1, 3), 0, -1):
        draw_tile(p, rect.translated(0, i * s * 0.055), mix(colour, "#F4E4C0", 0.18), s * 0.12, s * 0.06, shadow=i == 1)
    draw_tile(p, rect, mix(colour, "#F4E4C0", 0.18), s * 0.12, s * 0.06)
    ink = ink_on(colour)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(CREAM, 0.65), s * 0.02))
    p.drawPath(rounded(rect.adjusted(s * 0.06, s * 0.06, -s * 0.06, -s * 0.06), s * 0.08))
    if symbols:
        draw_icon(p, GOOD_GLYPHS[good], -s * 0.14, -s * 0.04, s * 0.58, ink)
        disc = QRectF(s * 0.06, s * 0.02, s * 0.38, s * 0.38)
        p.setPen(QPen(darker(colour, 0.4), s * 0.025))
        p.setBrush(C(CREAM))
        p.drawEllipse(disc)
        text(p, disc, str(symbols), s * 0.32, 800, darker(colour, 0.55), CENTRE, display=True)
        return
    draw_icon(p, GOOD_GLYPHS[good], 0, -s * 0.09 if words else 0, s * (0.5 if words else 0.66), ink)
    if words:
        size = 10.5
        wide = text_width(words, size, 700)
        size = size if wide <= s - 8 else size * (s - 8) / wide
        text(p, QRectF(-s / 2, s * 0.22, s, s * 0.24), words, size, 700, ink, CENTRE)


def draw_tile_mark(p: QPainter, good: Good, s: float) -> None:
    """Another player's mosque tile in the race."""
    colour = GOOD_COLOURS[good]
    rect = QRectF(-s / 2, -s / 2, s, s)
    p.setPen(QPen(C(CREAM, 0.85), 0.9))
    p.setBrush(C(colour))
    p.drawPath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), s * 0.18))
    if s > 9:
        draw_icon(p, GOOD_GLYPHS[good], 0, 0, s * 0.72, ink_on(colour))


def draw_small_back(p: QPainter, high: float) -> None:
    """Another player's card in the race."""
    wide = high * CARD
    rect = QRectF(-wide / 2, -high / 2, wide, high)
    soft_shadow(p, rounded(rect, high * 0.1), 2, 0.4, 0.8, 0.3)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#FFF8E8"))
    p.drawPath(rounded(rect, high * 0.1))
    p.setBrush(C("#2C8193"))
    p.drawPath(rounded(rect.adjusted(1.3, 1.3, -1.3, -1.3), high * 0.06))
    p.setBrush(C("#E9C37E"))
    p.drawEllipse(QPointF(0, 0), high * 0.13, high * 0.13)


def draw_chip(p: QPainter, number: str, r: float) -> None:
    """A wooden chip with a number for the tea house."""
    draw_disc(p, 0, -1, r, "#E9D3A4", r * 0.26, k=0.92)
    text(p, QRectF(-r, -r - 1.5, 2 * r, 2 * r), number, r * 0.98, 700, "#6B2418", CENTRE, display=True)


def purse_width(size: QSizeF, lira: int, k: float) -> float:
    """How far coins and words reach from the left edge of the purse."""
    left, step = _coins(size, lira, k)
    return 27 * k + max(0, len(left) - 1) * step + 34 * k + text_width(captions.lira(lira), _letters(k), 700, True) + 8


def _letters(k: float) -> float:
    return 24.0 if k > 0.8 else 17.0


def _coins(size: QSizeF, lira: int, k: float) -> tuple[list[int], float]:
    """Coins of ten, five and one, and from one to the next so that all fit before the words."""
    left, rest = [], lira
    for value in (10, 5, 1):
        left += [value] * (rest // value)
        rest %= value
    room = size.width() - text_width(captions.lira(lira), _letters(k), 700, True) - 16
    return left, min(36 * k, (room - 62 * k) / max(1, len(left) - 1)) if len(left) > 1 else 0.0


def draw_purse(p: QPainter, size: QSizeF, lira: int, k: float) -> None:
    """One's money from the left edge: coins, and the sum in words."""
    left, step = _coins(size, lira, k)
    radii = {10: 25 * k, 5: 22 * k, 1: 18 * k}
    for i, value in enumerate(left):
        draw_coin(p, 27 * k + i * step, (5, -6, 3)[i % 3] * k, radii[value], str(value))
    if not left:
        hollow = QPainterPath()
        hollow.addEllipse(QPointF(27 * k, 0), 18 * k, 18 * k)
        p.setPen(QPen(C("#2A1626", 0.35), 1.4, Qt.PenStyle.DashLine))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(hollow)
    x = 27 * k + max(0, len(left) - 1) * step + 34 * k
    wide = size.width() - x
    engraved(p, QRectF(x, -22 * k, wide, 44 * k), captions.lira(lira), _letters(k), align=LEFT, display=True)
