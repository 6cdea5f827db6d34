"""What changes but is no piece: labels under the pagodas, the other builder's name, the tally of the turn."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.games.pagoda.board import captions
from desktop.games.pagoda.board.layout import Layout
from desktop.games.pagoda.colour import Ability
from desktop.games.pagoda.state import CORNERS, BlockedFrame, Pagodas, Site
from desktop.look import theme
from desktop.look.chrome import panel, seat_badge
from desktop.look.colour import C
from desktop.look.surface import rounded
from desktop.look.words import CENTRE, LEFT, elide, engraved, font_for, text
from desktop.table.vocabulary import Scene


def site_label(view: Pagodas, site: Site) -> str:
    """What a pagoda is waiting for."""
    if site.complete:
        return captions.finished()
    if site.columns == CORNERS:
        if not any(tile.colour is site.colour for tile in view.tiles):
            return captions.closed()
        return captions.roof() if site.floor == view.laws.top else captions.waits()
    if site.floor == 1 and not site.columns:
        return captions.empty()
    return captions.floor(site.floor)


def draw_sites(p: QPainter, spread: Layout, view: Pagodas) -> None:
    """A label under each foundation: its number, and what it waits for."""
    s = spread.scale
    for index, site in enumerate(view.sites):
        foot = spread.foot(index)
        r = QRectF(foot.x() - 52 * s, spread.field.bottom() - 29 * s, 104 * s, 21 * s)
        size = max(10.0, 13 * s)
        p.setPen(QPen(C("#B98A4A", 0.8), 1))
        p.setBrush(C("#FFF9EA", 0.95))
        p.drawPath(rounded(r, 10 * s))
        words = elide(site_label(view, site), font_for("", size, 700), r.width() - 6)
        text(p, r, words, size, 700, "#6A3226", CENTRE)
        disc = QRectF(r.left() - 21 * s, r.top() - 0.5 * s, 22 * s, 22 * s)
        p.setPen(QPen(C("#B98A4A", 0.8), 1))
        p.setBrush(C("#8E3B2C"))
        p.drawEllipse(disc)
        text(p, disc, str(index + 1), size, 700, "#FFF9EA", CENTRE)


def draw_rival(p: QPainter, spread: Layout, scene: Scene, seat: int) -> None:
    """Whose cards lie on the far side."""
    if not scene.names:
        return
    box = spread.their_name
    r = 12 if spread.compact else 15
    seat_badge(p, box.left() + r + 4, box.center().y(), r, scene.colours[seat])
    size = 14 if spread.compact else 20
    name = elide(scene.names[seat], font_for(scene.names[seat], size, 700), box.width() - 2 * r - 14)
    engraved(p, box.adjusted(2 * r + 12, 0, 20, 0), name, size, None, LEFT, display=not spread.compact)


def most_columns(view: Pagodas) -> int:
    """How many columns this turn may build (5.2): one in the alternative turn, none by a blocked player who discards."""
    if isinstance(view.top, BlockedFrame):
        return 0
    if view.turn.alternative:
        return 1
    lantern = Ability.LANTERN
    if not view.simple and (lantern in view.turn.used or view.usable(view.top.seat, lantern)):
        return view.laws.lantern_columns
    return view.laws.columns


def draw_tally(p: QPainter, spread: Layout, view: Pagodas) -> None:
    """How many columns were built in this turn, and how many may be."""
    now, box = theme.current(), spread.tally
    panel(p, box, None, min(27.0, box.height() / 2) if not spread.compact else 14)
    if view.finished or not view.agenda:
        return
    most = most_columns(view)
    x, y = box.left() + 22, box.center().y() if not spread.compact else box.top() + 24
    label = captions.this_turn()
    if not spread.compact:
        text(p, QRectF(x, y - 20, 120, 40), label, 14, 700, now.soft, LEFT)
        x += 96
    for k in range(most):
        cell = QRectF(x + k * 24, y - 14, 15, 28)
        done = k < view.turn.columns
        p.setPen(
            QPen(C(now.chosen if done else now.line), 1.6, Qt.PenStyle.SolidLine if done else Qt.PenStyle.DashLine)
        )
        p.setBrush(C(now.chosen) if done else C(now.sunk))
        p.drawPath(rounded(cell, 5))
    words = captions.built(view.turn.columns, most) if most else ""
    at = QRectF(x + most * 24 + 14, y - 20, 260, 40)
    text(p, at, words, 14 if spread.compact else 15, 600, now.ink, LEFT)
