"""How every face looks: `card.COLOUR`, `column.COLOUR`, `supply.COLOUR`, `flat.C.S`, `tile.C.S`, `roof.C.S`, `spire.C.half`,
`marker.SEAT`, `lap.POINTS`, `start`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.pagoda.board.building import COLUMN, DEPTH, EDGE, WIDTH, draw_eaves, draw_pillar, draw_spire
from desktop.games.pagoda.board.cards import CARD, draw_building_card, draw_flat_tile, draw_marker, draw_start_marker
from desktop.games.pagoda.board.hues import BY_NAME, glyph, hue
from desktop.games.pagoda.board.layout import Layout, layout
from desktop.games.pagoda.board.paper import BROWN
from desktop.look.cardboard import draw_card
from desktop.look.colour import SEATS
from desktop.look.tokens import draw_score_token
from desktop.look.wood import draw_column
from desktop.look.words import CENTRE, text
from desktop.table.vocabulary import Look, Scene

Paint = Callable[[QPainter], None]


def look(scene: Scene, face: str, count: int | None) -> Look:
    """The look of a face in an arrangement."""
    spread = layout(scene.arrangement)
    kind, *rest = face.split(".")
    if kind == "card":
        return _card(spread, rest[0], count)
    if kind == "column":
        return _scaled(
            spread.scale, QRectF(-13, -COLUMN - 6, 26, COLUMN + 12), lambda p: draw_pillar(p, BY_NAME[rest[0]])
        )
    if kind == "supply":
        return _supply(spread, rest[0], count or 0)
    if kind == "flat":
        k = spread.tiles.width() / 230
        w, h = 32 * k, min(36 * k, (spread.tiles.height() - 70 * k) / 5 - 4)
        body = QRectF(-w / 2, -h / 2, w, h)
        colours = BY_NAME[rest[0]], BY_NAME[rest[1]]
        return Look(body.adjusted(-3, -3, 3, 6), lambda p: draw_flat_tile(p, *colours, w, h), body)
    if kind in ("tile", "roof"):
        one, two = BY_NAME[rest[0]], BY_NAME[rest[1]]
        body = QRectF(-WIDTH - 10, -DEPTH - 8, 2 * WIDTH + 20, DEPTH + EDGE + 10)
        return _scaled(spread.scale, body, lambda p: draw_eaves(p, one, two, kind == "roof"))
    if kind == "spire":
        upper = rest[1] == "1"
        return _scaled(
            spread.scale, QRectF(-12, -42 if upper else -36, 24, 48), lambda p: draw_spire(p, BY_NAME[rest[0]], upper)
        )
    if kind == "marker":
        seat = SEATS[rest[0]]
        s = 13 * spread.scale if spread.compact else 13.0
        body = QRectF(-s * 1.1, -s * 1.4, s * 2.2, s * 2.3)
        return Look(
            body.adjusted(-s * 0.4, -s * 0.3, s * 0.7, s * 0.6),
            lambda p: draw_marker(p, seat.colour, seat.symbol, s),
            body,
        )
    if kind == "lap":
        r = 19 * spread.scale
        body = QRectF(-r, -r, 2 * r, 2 * r)
        colour = SEATS[rest[0]].colour
        return Look(body.adjusted(-8, -8, 8, 12), lambda p: draw_score_token(p, 0, 0, r, rest[1], colour), body)
    if kind == "start":
        r = 16 * spread.scale * (0.9 if spread.compact else 1.0)
        body = QRectF(-r, -r, 2 * r, 2 * r)
        return Look(body.adjusted(-6, -6, 8, 10), lambda p: draw_start_marker(p, r), body)
    raise KeyError(face)


def _scaled(s: float, body: QRectF, paint: Paint) -> Look:
    def painted(p: QPainter) -> None:
        p.scale(s, s)
        paint(p)

    def times(r: QRectF) -> QRectF:
        return QRectF(r.left() * s, r.top() * s, r.width() * s, r.height() * s)

    return Look(times(body.adjusted(-8, -6, 8, 8)), painted, times(body))


def _card(spread: Layout, name: str, count: int | None) -> Look:
    w = spread.large
    body = QRectF(-w / 2, -w * CARD / 2, w, w * CARD)
    colour = BY_NAME.get(name)

    def paint(p: QPainter) -> None:
        depth = 0 if count is None else min(4, count // 8)
        for k in range(depth, 0, -1):
            draw_card(p, body.translated(k * w * 0.02, k * w * 0.03))
        if colour is not None:
            draw_building_card(p, colour, w)
        if count is not None:
            text(p, QRectF(-w / 2, w * 0.26, w, w * 0.46), str(count), w * 0.34, 700, "#FFF4DC", CENTRE, display=True)

    m = w * 0.14 + 6
    return Look(body.adjusted(-m, -m, m + w * 0.1, m + w * 0.14), paint, body)


def _supply(spread: Layout, name: str, count: int) -> Look:
    k = spread.columns.width() / 230
    colour = BY_NAME[name]
    body = QRectF(-20 * k, -56 * k, 40 * k, 96 * k)

    def paint(p: QPainter) -> None:
        for number, (dx, dy) in enumerate(((-7, -9), (7, -6), (0, 2))):
            if count > number:
                mark = glyph(colour) if dx == 0 else None
                draw_column(p, dx * k, dy * k, 18 * k, 42 * k, hue(colour), mark)
        text(
            p, QRectF(-20 * k, 14 * k, 40 * k, 24 * k), str(count), max(11.0, 15 * k), 700, BROWN, CENTRE, display=True
        )

    return Look(body.adjusted(-6, -6, 6, 6), paint, body)


def shown(paint: Look, at: QPointF) -> Paint:
    """A look painted at a place, for pictures."""

    def painted(p: QPainter) -> None:
        p.save()
        p.translate(at)
        paint.paint(p)
        p.restore()

    return painted


__all__ = ["look", "shown"]
