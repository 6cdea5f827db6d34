"""How every face of the game looks, round its own middle or foot."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.istanbul.board import captions, ranks
from desktop.games.istanbul.board.barrow import draw_strip
from desktop.games.istanbul.board.cards import HIGH, WIDE, draw_back, draw_bonus
from desktop.games.istanbul.board.goods import draw_marker, draw_pip, draw_wanted
from desktop.games.istanbul.board.layout import Layout, layout
from desktop.games.istanbul.board.people import (
    draw_assistant,
    draw_badge,
    draw_family,
    draw_governor,
    draw_merchant,
    draw_smuggler,
)  # fmt: skip
from desktop.games.istanbul.board.spots import DISC_HIGH, DISC_RADIUS, FIGURE, MERCHANT_HIGH, RADIUS
from desktop.games.istanbul.board.trinkets import (
    draw_chip,
    draw_mail,
    draw_mosque_tile,
    draw_purse,
    draw_rubies,
    draw_small_back,
    draw_tile_mark,
    purse_width,
)
from desktop.games.istanbul.pieces import Card, Good
from desktop.look import extents
from desktop.look.dice import draw_die
from desktop.look.tokens import draw_gem
from desktop.table.vocabulary import Look, Scene

RUBY = 12.0  # radius of a ruby, wide design


def look(scene: Scene, face: str, count: int | None) -> Look:
    """Looks by face: `merchant.COLOUR`, `disc.COLOUR`, `badge.COLOUR.N`, `family.COLOUR`, `governor`, `smuggler`, `ruby`,
    `rubies`, `strip.NUMBER`, `mail`, `want.GOOD`, `tile.GOOD.SYMBOLS`, `cube.GOOD`, `pip.GOOD`, `die.N`, `bid.N`, `card.KIND`,
    `back`, `small` (a card of others), `mark.GOOD` (a tile of others), `purse`."""
    spread = layout(scene.arrangement)
    kind, *rest = face.split(".")
    k = spread.k
    match kind:
        case "merchant":
            r = RADIUS * k
            body = QRectF(-r, -r * 0.72, 2 * r, r * 1.44 + MERCHANT_HIGH * k)
            return Look(extents.disc(r, MERCHANT_HIGH * k), lambda p: draw_merchant(p, rest[0], k), body)
        case "disc":
            r = DISC_RADIUS * k
            body = QRectF(-r, -r * 0.66, 2 * r, r * 1.32 + DISC_HIGH * k)
            return Look(extents.disc(r, DISC_HIGH * k), lambda p: draw_assistant(p, rest[0], k), body)
        case "badge":
            body = QRectF(-16 * k, -9 * k, 32 * k, 18 * k)
            return Look(body.adjusted(-4, -4, 4, 5), lambda p: draw_badge(p, rest[0], rest[1], k), body)
        case "family" | "governor" | "smuggler":
            return _figure(kind, rest, k)
        case "ruby":
            r = RUBY * k
            body = QRectF(-r, -r, 2 * r, 2 * r)
            return Look(body.adjusted(-4, -4, 5, 6), lambda p: draw_gem(p, 0, 0, r), body)
        case "rubies":
            body = QRectF(-16, -14, 34, 32)
            return Look(body.adjusted(-6, -6, 16, 8), lambda p: draw_rubies(p, count or 0), body)
        case "card" | "back":
            return _card(spread, kind, rest, count)
        case "die":
            s = spread.die
            body = QRectF(-s / 2, -s / 2, s, s * 1.15)
            return Look(extents.die(s), lambda p: draw_die(p, 0, 0, s, pips=int(rest[0])), body)
        case _:
            return _small(spread, kind, rest, count)


def _small(spread: Layout, kind: str, rest: list[str], count: int | None) -> Look:
    k = spread.k
    match kind:
        case "strip":
            area = spread.strip(0)
            body = QRectF(-area.width() / 2, -area.height() / 2, area.width(), area.height())
            return Look(body.adjusted(-6, -6, 8, 10), lambda p: draw_strip(p, spread, rest[0]), body)
        case "mail":
            body = QRectF(-14 * k, -9.5 * k, 28 * k, 19 * k)
            return Look(extents.cube(10 * k).united(body), lambda p: draw_mail(p, k), body)
        case "want":
            r = 11 * k
            body = QRectF(-r, -r, 2 * r, 2 * r)
            return Look(body.adjusted(-3, -3, 3, 5), lambda p: draw_wanted(p, Good(int(rest[0])), r), body)
        case "tile":
            s = spread.own_tile
            body = QRectF(-s / 2, -s / 2, s, s)
            words = captions.tile(int(rest[0])) if rest[1] == "0" and not spread.compact else ""
            return Look(
                body.adjusted(-10, -10, 12, 16),
                lambda p: draw_mosque_tile(p, Good(int(rest[0])), int(rest[1]), count, s, words),
                body,
            )
        case "mark":
            s = ranks.line(spread, 2, 5, 0).tile(0).width()
            body = QRectF(-s / 2, -s / 2, s, s)
            return Look(body.adjusted(-1, -1, 1, 1), lambda p: draw_tile_mark(p, Good(int(rest[0])), s), body)
        case "small":
            high = ranks.line(spread, 2, 5, 0).cards.height()
            body = QRectF(-high * ranks.CARD / 2, -high / 2, high * ranks.CARD, high)
            return Look(body.adjusted(-2, -2, 2, 3), lambda p: draw_small_back(p, high), body)
        case "cube":
            s = 14 * k
            space = spread.space(0, 0)
            body = QRectF(-space.width() / 2, -space.height() / 2 - 2 * k, space.width(), space.height() + 4 * k)
            return Look(extents.cube(s).translated(0, -3 * k).united(body), _lifted(Good(int(rest[0])), s, k), body)
        case "pip":
            space = spread.space(0, 0)
            body = QRectF(-space.width() / 2, -space.height() / 2, space.width(), space.height())
            return Look(body, lambda p: draw_pip(p, Good(int(rest[0])), space.width(), space.height()), body)
        case "bid":
            body = QRectF(-18 * k, -18 * k, 36 * k, 36 * k)
            return Look(body.adjusted(-4, -4, 5, 6), lambda p: draw_chip(p, rest[0], 16.5 * k), body)
        case _:
            return _purse(spread, count or 0)


def _purse(spread: Layout, lira: int) -> Look:
    """Its origin lies among the coins, where sums rise."""
    k, size = spread.k, spread.purse.size()
    body = QRectF(-50 * k, -32 * k, purse_width(size, lira, k) + 4, 64 * k)

    def paint(p: QPainter) -> None:
        p.save()
        p.translate(-50 * k, 0)
        draw_purse(p, size, lira, k)
        p.restore()

    return Look(body.adjusted(-4, -4, 60, 6), paint, body)


def _lifted(good: Good, s: float, k: float) -> Callable[[QPainter], None]:
    """The marker stands a little above the middle of its space."""

    def paint(p: QPainter) -> None:
        p.save()
        p.translate(0, -3 * k)
        draw_marker(p, good, s)
        p.restore()

    return paint


def _figure(kind: str, rest: list[str], k: float) -> Look:
    s = FIGURE * k
    body = QRectF(-s * 0.55, -s * 1.5, s * 1.1, s * 1.6)
    rect = extents.meeple(s * 1.08).united(body.adjusted(-3, -6, 6, 6))
    if kind == "family":
        return Look(rect, lambda p: draw_family(p, rest[0], k), body)
    paint = draw_governor if kind == "governor" else draw_smuggler
    return Look(rect, lambda p: paint(p, k), body)


def _card(spread: Layout, kind: str, rest: list[str], count: int | None) -> Look:
    s = spread.card / WIDE
    half = QRectF(-WIDE / 2 * s, -HIGH / 2 * s, WIDE * s, HIGH * s)
    stack = min(4, (count or 1) // 5 + 1) if count is not None and count > 1 else 1

    def paint(p: QPainter) -> None:
        p.save()
        p.scale(s, s)
        for i in range(stack - 1, -1, -1):
            p.save()
            p.translate(-i * 0.8, i * 2.6)
            if kind == "back" or i:
                draw_back(p)
            else:
                draw_bonus(p, Card(rest[0]), captions.card(Card(rest[0])) if not spread.compact else "")
            p.restore()
        p.restore()

    return Look(half.adjusted(-12, -10, 12, 24), paint, half)
