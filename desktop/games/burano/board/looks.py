"""How every face looks: `cube.COLOUR`, `house.COLOUR.LEVEL`, `dock.COLOUR`, `marker.COLOUR`, `supply.COLOUR`, `roof.N`,
`stack.SYMBOL`, `fish.KIND`, `deck`, `card.BUILDING`, `ship.KIND`, `boat.SEAT`, `man.SEAT`, `woman.SEAT`, `worker.SEAT`,
`disc.SEAT`, `start`, `wheel`, `coin`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from desktop.games.burano.board.houses import (
    STOREY,
    draw_building_cube,
    draw_house,
    draw_roof,
    draw_roof_stack,
    roof_rect,
)
from desktop.games.burano.board.hues import AT_THE_END, BY_NAME, CARD_GLYPHS, HUES, SHIP_SIGNS
from desktop.games.burano.board.layout import Layout, layout
from desktop.games.burano.board.plank import draw_wheel
from desktop.games.burano.board.sealife import draw_boat, draw_fish_card
from desktop.games.burano.board.setting import Setting
from desktop.games.burano.pieces import Building, Colour, Fish, Ship, Symbol
from desktop.look.cardboard import draw_card, draw_tile
from desktop.look.colour import SEATS, C, darker, ink_on, lighter, vertical
from desktop.look.icons import draw_icon
from desktop.look.symbols import draw_symbol, on_piece
from desktop.look.tokens import draw_coin
from desktop.look.wood import draw_disc, draw_meeple
from desktop.look.words import CENTRE, LEFT, text
from desktop.table.vocabulary import Look, Scene

Paint = Callable[[QPainter], None]


def look(scene: Scene, face: str, count: int | None) -> Look:
    """The look of a face in an arrangement."""
    spread, of = layout(scene.arrangement), scene.printed
    assert isinstance(of, Setting)
    kind, *rest = face.split(".")
    s, k = spread.s, spread.k
    side = spread.side_of_cell(of.box.town) * s
    match kind:
        case "cube" | "supply":
            return _cube(spread, BY_NAME[rest[0]], count)
        case "house":
            colour, level = BY_NAME[rest[0]], int(rest[1])
            h = side * STOREY
            body = QRectF(-side * 0.44, -side * 0.44 - h, side * 0.88, side * 0.88 + h)
            return _look(body, lambda p: draw_house(p, colour, side, level), 10 * s)
        case "dock":
            return _dock(s, BY_NAME[rest[0]])
        case "marker":
            return _marker(spread, BY_NAME[rest[0]])
        case "roof":
            roof = of.box.roofs[int(rest[0])]
            return _look(roof_rect(side), lambda p: draw_roof(p, roof, side), 9 * s)
        case "stack":
            return _stack(spread, Symbol[rest[0].upper()], count or 0)
        case "fish" | "deck":
            return _fish(spread, Fish[rest[0].upper()] if kind == "fish" else Fish.HIDDEN, count)
        case "card":
            return _card(spread, of, Building(rest[0]))
        case "ship":
            return _ship(s, Ship[rest[0].upper()])
        case "boat" | "man" | "woman" | "worker" | "disc":
            return _wooden(spread, scene, kind, int(rest[0]), count)
        case "start":
            return _start(k)
        case "wheel":
            r = spread.radius
            body = QRectF(-r * 0.5, -r * 0.5, r, r)
            return _look(body, lambda p: draw_wheel(p, r), r * 0.06)
        case "coin":
            return _purse(spread, count or 0)
    raise KeyError(face)


def _look(body: QRectF, paint: Paint, margin: float, shape: QPainterPath | None = None) -> Look:
    return Look(body.adjusted(-margin, -margin, margin, margin * 1.4), paint, body, shape)


def _cube(spread: Layout, colour: Colour, count: int | None) -> Look:
    e = spread.edge * 0.97
    body = QRectF(-e * 0.78, -e * 0.9, e * 1.56, e * 1.8)

    def paint(p: QPainter) -> None:
        if count is None or count:
            draw_building_cube(p, colour, e)
        else:
            p.setPen(QPen(C(HUES[colour][0], 0.7), 1.4, Qt.PenStyle.DashLine))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(body.adjusted(2, 4, -2, -4), 6, 6)
            draw_symbol(p, HUES[colour][1], 0, 0, e * 0.3, C("#5A4032", 0.6))
        if count is not None:
            _badge(p, e * 0.62, e * 0.66, str(count), max(9.0, e * 0.46))

    return _look(body, paint, e * 0.5, _silhouette(e) if count is None else None)


def _silhouette(e: float) -> QPainterPath:
    """A cube's outline; in a tower only a tip may look out behind others."""
    a = e * 0.866
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(0, -e), QPointF(a, -e / 2), QPointF(a, e / 2), QPointF(0, e), QPointF(-a, e / 2),
                               QPointF(-a, -e / 2)]))  # fmt: skip
    path.closeSubpath()
    return path


def _badge(p: QPainter, x: float, y: float, words: str, size: float) -> None:
    r = size * 0.78
    w = r if len(words) < 2 else r * 1.25
    p.setPen(QPen(C("#FFF6E2"), 1.2))
    p.setBrush(C("#5A3226"))
    p.drawRoundedRect(QRectF(x - w, y - r, 2 * w, 2 * r), r, r)
    text(p, QRectF(x - w, y - r, 2 * w, 2 * r), words, size, 700, "#FFF6E2", CENTRE, display=True)


def _dock(s: float, colour: Colour) -> Look:
    r = QRectF(-16 * s, -18 * s, 32 * s, 33 * s)
    hue, symbol = HUES[colour]

    def paint(p: QPainter) -> None:
        draw_tile(p, r, hue, 5 * s, 3 * s, grain=False)
        draw_symbol(p, symbol, 0, -2 * s, on_piece(8 * s), C(ink_on(hue), 0.88))

    return _look(r, paint, 6 * s)


def _marker(spread: Layout, colour: Colour) -> Look:
    r = spread.actions[0].height() * 0.30
    hue, symbol = HUES[colour]

    def paint(p: QPainter) -> None:
        p.setPen(QPen(C("#FFF6E2"), 2))
        p.setBrush(C(hue))
        p.drawEllipse(QPointF(0, 0), r, r)
        draw_symbol(p, symbol, 0, 0, on_piece(r * 0.5), C(ink_on(hue), 0.88))

    return _look(QRectF(-r, -r, 2 * r, 2 * r), paint, 3)


def _stack(spread: Layout, symbol: Symbol, count: int) -> Look:
    w, h = spread.stacks.width() / 4 - 10, spread.stacks.height() - (34 if not spread.compact else 28)
    body = QRectF(-w / 2, -h / 2, w, h)
    size = 13.0 if not spread.compact else 11.5
    return _look(body, lambda p: draw_roof_stack(p, symbol, w, h, count, size), 10)


def _fish(spread: Layout, fish: Fish, count: int | None) -> Look:
    w, h = 39 * spread.s, 76 * spread.s
    body = QRectF(-w / 2, -h / 2, w, h)

    def paint(p: QPainter) -> None:
        if count == 0:
            return
        for n in range(min(2, (count or 0) // 10), 0, -1):
            _shifted(p, n, lambda: draw_fish_card(p, fish, w, h))
        draw_fish_card(p, fish, w, h)
        if count is not None:
            _badge(p, w * 0.30, h * 0.36, str(count), max(9.0, 12 * spread.s))

    return _look(body, paint, 8 * spread.s)


def _shifted(p: QPainter, n: int, paint: Callable[[], None]) -> None:
    p.save()
    p.translate(-n * 1.5, -n * 2)
    paint()
    p.restore()


def _card(spread: Layout, of: Setting, card: Building) -> Look:
    s = spread.s
    w, h = 42 * s, 80 * s
    r = QRectF(-w / 2, -h / 2, w, h)
    glyph, hue = CARD_GLYPHS[card]
    number = str(getattr(of.box.data.buildings, card.value))

    def paint(p: QPainter) -> None:
        draw_card(p, r, "#FBF1DC", 5 * s)
        picture = QRectF(-w / 2 + 4 * s, -h / 2 + 4 * s, w - 8 * s, h * 0.56)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(vertical(picture, lighter(hue, 0.35), hue))
        p.drawRoundedRect(picture, 4 * s, 4 * s)
        draw_icon(p, glyph, 0, picture.center().y(), w * 0.66, "#FFF6E2")
        foot = QRectF(-w / 2, picture.bottom() + 1 * s, w, h / 2 - picture.bottom() - 3 * s)
        if card in AT_THE_END:
            draw_icon(p, "laurels", -w * 0.22, foot.center().y(), w * 0.34, darker(hue, 0.2))
            foot = foot.adjusted(w * 0.3, 0, 0, 0)
        text(p, foot, number, max(9.0, 15 * s), 700, darker(hue, 0.35), CENTRE, display=True)

    return _look(r, paint, 7 * s)


def _ship(s: float, ship: Ship) -> Look:
    r = QRectF(-15 * s, -22 * s, 30 * s, 44 * s)

    def paint(p: QPainter) -> None:
        draw_tile(p, r, "#F4E6C8", 5 * s, 3 * s, grain=False)
        draw_icon(p, "cargo-ship", 0, r.top() + 14 * s, 25 * s, "#3E5A66")
        box = QRectF(r.left() - 3 * s, r.bottom() - 20 * s, r.width() + 6 * s, 18 * s)
        text(p, box, SHIP_SIGNS[ship], max(8.5, 12 * s), 800, "#7A3A22", CENTRE)

    return _look(r, paint, 6 * s)


def _wooden(spread: Layout, scene: Scene, kind: str, seat: int, count: int | None) -> Look:
    look = SEATS[scene.colours[seat] if seat < len(scene.colours) else "red"]
    s = spread.s
    if kind == "boat":
        r = 17 * s
        return _look(QRectF(-r, -r * 0.7, 2 * r, r * 1.4), lambda p: draw_boat(p, r, look.colour, look.symbol), 7 * s)
    if kind == "woman":
        r = 14 * s
        return _look(
            QRectF(-r, -r * 0.7, 2 * r, r * 1.6),
            lambda p: draw_disc(p, 0, -3 * s, r, look.colour, symbol=look.symbol),
            6 * s,
        )
    if kind in ("worker", "disc"):
        r = spread.radius * 0.135 if kind == "worker" else min(11.0, spread.privilege.height() / 20)

        def on_ring(p: QPainter) -> None:
            draw_disc(p, 0, -r * 0.25, r, look.colour, r * 0.4, look.symbol, k=0.86)
            if count is not None:
                _badge(p, r * 0.9, r * 0.7, str(count), max(9.0, r * 0.8))

        return _look(QRectF(-r, -r, 2 * r, 2 * r), on_ring, r * 0.6 + 2)
    h = 20 * s

    def man(p: QPainter) -> None:
        draw_meeple(p, 0, h * 0.6, h, look.colour, look.symbol)
        if count is not None and count > 1:
            _badge(p, h * 0.42, h * 0.42, str(count), max(9.0, 11 * s))

    return _look(QRectF(-h * 0.55, -h * 0.75, h * 1.1, h * 1.4), man, 6 * s)


def _start(k: float) -> Look:
    r = max(9.0, 14 * k)

    def paint(p: QPainter) -> None:
        draw_coin(p, 0, 0, r, "", "#2C8E97")
        draw_icon(p, "anchor", 0, 0, r * 1.2, "#FFF6E2")

    return _look(QRectF(-r, -r, 2 * r, 2 * r), paint, 5)


def _purse(spread: Layout, count: int) -> Look:
    r = max(11.0, 17 * spread.k)
    body = QRectF(-r, -r, r * 6.4, 2 * r)

    def paint(p: QPainter) -> None:
        for n in range(min(3, count)):
            draw_coin(p, n * r * 0.8, -(n % 2) * 3, r, "5" if count >= 10 and n == 0 else "1")
        box = QRectF(r * 2.9, -r, r * 3, 2 * r)
        text(p, box, str(count), max(15.0, 22 * spread.k), 700, "#5A4032", LEFT, display=True)

    return _look(body, paint, 6)
