"""How every face looks: `paint.LETTER`, `goods.ID`, `tile.ID`, `back.ID`, `master.COLOUR`, `mood.COLOUR`, `assistant.COLOUR`,
`spent.COLOUR`, `helper.COLOUR`, `bishop`, `leonardo`, `coin`, `card.ID`, `card_back.GROUP`, `request.ID`, `bag`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.games.fresco.board.layout import Layout, layout
from desktop.games.fresco.board.paint import (
    cube_size,
    draw_blot,
    draw_fresco_tile,
    draw_goods,
    draw_paint,
    draw_tile_back,
)
from desktop.games.fresco.box import STACK_PAINT, Box, box_of
from desktop.games.fresco.paints import LETTERS, PAINTS, of
from desktop.look.cardboard import draw_card, draw_card_back
from desktop.look.colour import INK, SEATS, C, darker
from desktop.look.icons import draw_icon, draw_line_icon
from desktop.look.surface import rounded, soft_shadow
from desktop.look.tokens import draw_coin
from desktop.look.wood import draw_disc, draw_pawn
from desktop.look.words import CENTRE, text
from desktop.table.vocabulary import Look, Scene

LEONARDO = "#8C6D3F"  # the colour of a painter whom nobody plays
Paint_ = Callable[[QPainter], None]


def look(scene: Scene, face: str, count: int | None, edition: str) -> Look:
    """The look of a face in an arrangement."""
    spread, box = layout(scene.arrangement), box_of(edition)
    kind, _, rest = face.partition(".")
    k = spread.k
    match kind:
        case "paint":
            paint = PAINTS[LETTERS.index(rest)]
            s = cube_size(paint) * k
            return _look(QRectF(-s, -s * 1.05, 2 * s, 2.1 * s), lambda p: draw_paint(p, paint, s), 0.5 * s)
        case "goods":
            w = 40 * k
            h = _goods_height(spread)
            goods = box.goods[rest].paints
            return _look(QRectF(-w / 2, -h / 2, w, h), lambda p: draw_goods(p, goods, w, h), 7 * k)
        case "bag":
            return _bag(k, count or 0)
        case "tile" | "back":
            side = spread.space(0).width() - 4 * k
            tile = box.tiles[rest]
            paint_it = draw_fresco_tile if kind == "tile" else draw_tile_back
            return _look(QRectF(-side / 2, -side / 2, side, side), lambda p: paint_it(p, tile, side), 9 * k)
        case "master" | "assistant" | "spent" | "helper" | "bishop" | "leonardo":
            return _pawn(kind, rest, k)
        case "mood":
            r = 12 * k
            colour, symbol = _colours(rest)
            return _look(
                QRectF(-r, -r, 2 * r, 2 * r), lambda p: draw_disc(p, 0, -2 * k, r, colour, 5 * k, symbol), 8 * k
            )
        case "coin":
            return _purse(k, count)
        case "card":
            return _portrait(box, rest, k)
        case "card_back":
            r = _card_rect(k)
            return _look(r, lambda p: draw_card_back(p, r, "#2D6AB0", "easel"), 8 * k)
        case "request":
            return _request(box, rest, k)
    raise KeyError(face)


def _look(body: QRectF, paint: Paint_, margin: float) -> Look:
    return Look(body.adjusted(-margin, -margin, margin * 1.3, margin * 1.6), paint, body)


def _goods_height(spread: Layout) -> float:
    return 78 * spread.k


def _colours(name: str) -> tuple[str, str | None]:
    return (SEATS[name].colour, SEATS[name].symbol) if name in SEATS else (LEONARDO, None)


def _pawn(kind: str, name: str, k: float) -> Look:
    s = {"master": 34, "assistant": 33, "spent": 33, "helper": 33, "bishop": 50, "leonardo": 46}[kind] * k
    colour, symbol = ("#F6F1E6", "cross") if kind == "bishop" else _colours(name)
    body = QRectF(-s * 0.42, -s * 1.15, s * 0.84, s * 1.22)

    def paint(p: QPainter) -> None:
        p.setOpacity(0.4 if kind == "spent" else 1.0)
        draw_pawn(p, 0, 0, s, colour, symbol)
        if kind == "helper":
            p.setPen(QPen(C("#E0A526"), 2 * k))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawEllipse(QPointF(0, -s * 0.93), s * 0.27, s * 0.27)
        elif kind == "leonardo" or name == "leonardo":
            draw_icon(p, "palette", 0, -s * 0.34, s * 0.36, "#FFF4DC")

    return _look(body, paint, s * 0.28)


def _bag(k: float, count: int) -> Look:
    r = 17 * k
    body = QRectF(-r, -r, 2 * r, 2 * r)

    def paint(p: QPainter) -> None:
        sack = QPainterPath()
        sack.addRoundedRect(QRectF(-r * 0.9, -r * 0.55, r * 1.8, r * 1.5), r * 0.7, r * 0.7)
        sack.addRect(QRectF(-r * 0.45, -r * 0.95, r * 0.9, r * 0.5))
        soft_shadow(p, sack, 5, 1, 3, 0.3)
        p.setPen(QPen(darker("#9A7B4F", 0.4), 1.2))
        p.setBrush(C("#9A7B4F"))
        p.drawPath(sack.simplified())
        text(
            p, QRectF(-r, -r * 0.4, 2 * r, r * 1.3), str(count), max(9.0, 13 * k), 700, "#FFF4DC", CENTRE, display=True
        )

    return _look(body, paint, 10 * k)


def _purse(k: float, count: int | None) -> Look:
    body = QRectF(-20 * k, -22 * k, 190 * k, 44 * k)

    def paint(p: QPainter) -> None:
        n = count or 0
        for i in range(min(3, n)):
            draw_coin(p, i * 26 * k, (i % 2) * -4 * k, 19 * k, "1" if n < 15 or i else "5")
        text(
            p, QRectF(84 * k, -22 * k, 90 * k, 44 * k), str(n), max(16.0, 25 * k), 700, "#FFF8E6", CENTRE, display=True
        )

    return _look(body, paint, 10 * k)


def _card_rect(k: float) -> QRectF:
    w, h = (80, 68) if k >= 1 else (58 * k, 30)
    return QRectF(-w / 2, -h / 2, w, h)


def _portrait(box: Box, id: str, k: float) -> Look:
    card = box.portraits[id]
    r = _card_rect(k)

    def paint(p: QPainter) -> None:
        draw_card(p, r, "#F6E7C9", 7 * k)
        frame = r.adjusted(r.width() * 0.06, r.height() * 0.08, -r.width() * 0.06, -r.height() * 0.08)
        p.setPen(QPen(C("#B98E3E"), 2 * k))
        p.setBrush(C("#5C3B2A") if card.lasting else C("#3A4E63"))
        p.drawPath(rounded(frame, 6 * k))
        parts: list[tuple[str, str]] = []
        if card.lasting:
            glyph = {
                "bishop": "church",
                "price": "shop",
                "income": "coins",
                "studio": "easel",
                "blends": "palette",
                "theatre": "drama-masks",
            }
            parts.append(
                (glyph.get(card.lasting, "easel"), f"+{card.amount}" if card.lasting != "price" else f"−{card.amount}")
            )
        if card.points:
            parts.append(("", f"+{card.points}"))
        if card.each:
            parts.append(("church", f"×{card.each}"))
        if card.thalers:
            parts.append(("coins", str(card.thalers)))
        y = frame.center().y() + frame.height() * (-0.1 if card.paints else 0.12)
        for i, (glyph_name, words) in enumerate(parts):
            x = frame.center().x() + (i - (len(parts) - 1) / 2) * frame.width() * 0.5
            if glyph_name:
                apart = frame.width() * (0.19 if len(parts) == 1 and not card.paints else 0.13)
                draw_icon(p, glyph_name, x - apart, y, frame.height() * 0.42, "#F4D58B")
                x += apart
            text(p, QRectF(x - 24, y - 14, 48, 28), words, max(9.0, 17 * k), 700, "#FFF3DC", CENTRE, display=True)
        for i, letter in enumerate(card.paints):
            n = len(card.paints)
            blot_y = frame.center().y() + frame.height() * (0.3 if parts else 0.1)
            draw_blot(p, of(letter)[0], frame.center().x() + (i - (n - 1) / 2) * 20 * k, blot_y, 9 * k, i)
        text(p, QRectF(frame.left() + 2, frame.top(), 16 * k, 16 * k), id[1], max(7.5, 10 * k), 700, "#F4D58B", CENTRE)
        size = 15 * k if k >= 1 else 8.0
        corner = QPointF(frame.right() - size * 0.9, frame.top() + size * 0.65)
        if card.lasting:
            _draw_endless(p, corner, size * 0.5, "#F4D58B")
        else:
            draw_line_icon(p, "zap", corner.x(), corner.y(), size, "#F4D58B")

    return _look(r, paint, 9 * k)


def _draw_endless(p: QPainter, middle: QPointF, half: float, colour: str) -> None:
    """The sign of what works from now on: a lying eight."""
    x, y = middle.x(), middle.y()
    sign = QPainterPath(middle)
    for side in (half, -half):
        sign.cubicTo(x + side * 0.6, y - half, x + side * 1.3, y - half * 0.6, x + side, y)
        sign.cubicTo(x + side * 1.3, y + half * 0.6, x + side * 0.6, y + half, x, y)
    p.setPen(QPen(C(colour), max(1.2, half * 0.24)))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(sign)


def _request(box: Box, id: str, k: float) -> Look:
    stack, points = box.requests[id]
    w, h = (62, 72) if k >= 1 else (40, 32)
    r = QRectF(-w / 2, -h / 2, w, h)
    paint_kind = STACK_PAINT[stack]

    def paint(p: QPainter) -> None:
        draw_card(p, r, "#EADFF0", 6 * k)
        draw_icon(p, "church", 0, -h * 0.22, h * 0.34, C(INK, 0.75))
        for i in range(3):
            x = (i - 1) * w * 0.26
            if paint_kind is not None:
                draw_blot(p, paint_kind, x, h * 0.10, w * 0.11, i)
            else:
                p.setPen(QPen(C(INK, 0.7), 1.2))
                p.setBrush(C("#FFF9EA"))
                p.drawEllipse(QPointF(x, h * 0.10), w * 0.10, w * 0.10)
        text(
            p,
            QRectF(-w / 2, h * 0.20, w, h * 0.28),
            f"+{points}",
            max(9.0, 15 * k),
            700,
            "#5A3410",
            CENTRE,
            display=True,
        )

    return _look(r, paint, 8 * k)
