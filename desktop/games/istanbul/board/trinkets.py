"""Small things of the table: heaps of rubies, mail indicators, mosque tiles, number chips, coins."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.games.istanbul.board import captions
from desktop.games.istanbul.board.palette import CREAM, GOOD_COLOURS, GOOD_GLYPHS
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


def draw_chip(p: QPainter, number: str, r: float) -> None:
    """A wooden chip with a number for the tea house."""
    draw_disc(p, 0, -1, r, "#E9D3A4", r * 0.26, k=0.92)
    text(p, QRectF(-r, -r - 1.5, 2 * r, 2 * r), number, r * 0.98, 700, "#6B2418", CENTRE, display=True)


def draw_purse(p: QPainter, size: QSizeF, lira: int, k: float) -> None:
    """One's money from the left edge: coins of ten, five and one, and the sum in words."""
    words, letters = captions.lira(lira), 24.0 if k > 0.8 else 17.0
    wide = text_width(words, letters, 700, True)
    left, rest = [], lira
    for value in (10, 5, 1):
        left += [value] * (rest // value)
        rest %= value
    room = size.width() - wide - 16
    radii = {10: 25 * k, 5: 22 * k, 1: 18 * k}
    step = min(36 * k, (room - 50 * k) / max(1, len(left) - 1)) if len(left) > 1 else 0
    for i, value in enumerate(left):
        draw_coin(p, 27 * k + i * step, (5, -6, 3)[i % 3] * k, radii[value], str(value))
    if not left:
        hollow = QPainterPath()
        hollow.addEllipse(QPointF(27 * k, 0), 18 * k, 18 * k)
        p.setPen(QPen(C("#2A1626", 0.35), 1.4, Qt.PenStyle.DashLine))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(hollow)
    x = 27 * k + max(0, len(left) - 1) * step + 34 * k
    engraved(p, QRectF(x, -22 * k, wide + 12, 44 * k), words, letters, align=LEFT, display=True)
