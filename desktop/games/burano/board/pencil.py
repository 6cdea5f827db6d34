"""What changes but is no piece: season and turn, names and figures of the others, what is worn on the wheel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.games.burano.board import captions
from desktop.games.burano.board.hues import BROWN
from desktop.games.burano.board.layout import Layout
from desktop.games.burano.state import Burano, Family
from desktop.look.chrome import seat_badge
from desktop.look.colour import SEATS, C, mix
from desktop.look.icons import draw_icon
from desktop.look.surface import rounded
from desktop.look.tokens import draw_coin
from desktop.look.words import LEFT, elide, font_for, text
from desktop.table.vocabulary import Scene

EMBLEMS = ("flowers", "sun", "oak-leaf", "snowflake-1")


def draw_calendar(p: QPainter, spread: Layout, view: Burano) -> None:
    """The four seasons, this one lit, and the turn."""
    r = spread.calendar
    size = 13.5 if spread.compact else 16.0
    words = captions.when(view)
    words = elide(words, font_for(words, size, 700, True), r.width())
    text(p, QRectF(r.left(), r.top(), r.width(), size * 1.6), words, size, 700, BROWN, LEFT, display=True)
    radius = min(20.0, (r.height() - size * 1.6) / 2 - 2)
    step = r.width() / 4
    for n, emblem in enumerate(EMBLEMS):
        c = QPointF(r.left() + (n + 0.5) * step, r.bottom() - radius - 2)
        now = n == view.season
        p.setPen(QPen(C("#B9862A") if now else C("#C9AE80"), 2.2 if now else 1.4))
        p.setBrush(C("#F3C53F") if now else C("#FFF8E8"))
        p.drawEllipse(c, radius, radius)
        draw_icon(p, emblem, c.x(), c.y(), radius * 1.2, BROWN if now else "#A8937E")


def draw_rivals(p: QPainter, spread: Layout, scene: Scene, view: Burano, near: int) -> None:
    """A strip for each other player: name and figures; towers, cubes and cards are pieces."""
    others = [seat for seat in range(len(view.families)) if seat != near]
    for place, seat in enumerate(others):
        r = spread.rival(place, len(others))
        look = SEATS[scene.colours[seat]]
        p.setPen(QPen(mix(look.colour, "#C9AE80", 0.5), 1.2))
        p.setBrush(mix(look.colour, "#FFF8E8", 0.86))
        p.drawPath(rounded(r, 9))
        badge = 8.0
        seat_badge(p, r.left() + badge + 5, r.top() + badge + 4, badge, scene.colours[seat])
        name = scene.names[seat] if seat < len(scene.names) else ""
        wide = r.width() * (0.30 if not spread.compact else 0.22)
        words = elide(name, font_for(name, 12.5, 700), wide - 22)
        text(p, QRectF(r.left() + 2 * badge + 10, r.top() + 2, wide - 16, 20), words, 12.5, 700, BROWN, LEFT)
        _figures(p, QRectF(r.left() + 6, r.top() + 22, wide, r.height() - 24), view.families[seat])


def _figures(p: QPainter, r: QRectF, family: Family) -> None:
    """Coins, privilege; workers at home, fish in the hand."""
    figures = (
        ("", family.coins),
        ("crown", family.privilege),
        ("house", family.workers),
        ("fish-corpse", len(family.fish)),
    )
    wide, high = r.width() / 2, r.height() / 2
    for n, (glyph, value) in enumerate(figures):
        x, y = r.left() + n % 2 * wide + 7, r.top() + n // 2 * high + high / 2
        if glyph:
            draw_icon(p, glyph, x, y, 14, BROWN)
        else:
            draw_coin(p, x, y, 7, "")
        text(p, QRectF(x + 10, y - 9, wide - 16, 18), str(value), 12.5, 700, BROWN, LEFT)
