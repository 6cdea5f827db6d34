"""The sheet: everything printed on it, which never changes during a match."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from desktop.games.catan_dice.board import captions
from desktop.games.catan_dice.board.faces import draw_resource, draw_resource_die
from desktop.games.catan_dice.board.layout import Layout
from desktop.games.catan_dice.board.plan import Plan
from desktop.games.catan_dice.board.shapes import INK, hexagon, placed, printed, shape
from desktop.games.catan_dice.board.terrain import draw_terrain
from desktop.games.catan_dice.faces import Face
from desktop.games.catan_dice.island import Island
from desktop.games.catan_dice.state import What
from desktop.look.cardboard import draw_tile, draw_well
from desktop.look.chrome import panel
from desktop.look.colour import SEATS, C, darker, lighter, vertical
from desktop.look.marks import halo, mark_drop
from desktop.look.surface import rounded, soft_shadow, texture
from desktop.look.words import CENTRE, LEFT, text

BRICK_RED = "#6B2418"


def draw_pad(p: QPainter, spread: Layout) -> None:
    """Pages of paper stacked, gummed at the top."""
    pad = spread.pad
    for i in range(5, 0, -1):
        sheet = rounded(pad.translated(i * 0.9, i * 2.2), 8)
        if i == 5:
            soft_shadow(p, sheet, 14, 4, 8, 0.40)
        p.setPen(QPen(C("#B89F78"), 0.8))
        p.setBrush(C("#E9D9B8" if i % 2 else "#F3E7CC"))
        p.drawPath(sheet)
    page = rounded(pad, 8)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(pad, "#FBF3DF", "#F5E9CD"))
    p.drawPath(page)
    texture(p, page, "linen", 0.9)
    if not spread.compact:
        p.save()
        p.setClipPath(page, Qt.ClipOperation.IntersectClip)
        gum = QRectF(pad.left(), pad.top(), pad.width(), 18)
        p.fillRect(gum, vertical(gum, "#A23A2C", "#7E2A24"))
        p.restore()


def draw_sea(p: QPainter, spread: Layout) -> None:
    """Water with waves and a sail, in its printed frame."""
    sea = spread.sea
    path = rounded(sea, 16)
    g = QRadialGradient(sea.center(), sea.height() * 0.64)
    for at, colour in ((0, "#7CC7D0"), (0.55, "#3F9DB6"), (1, "#246F95")):
        g.setColorAt(at, C(colour))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(g)
    p.drawPath(path)
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    rng = random.Random(2)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(round(sea.width() * sea.height() / 3500)):
        x, y, s = rng.uniform(sea.left(), sea.right()), rng.uniform(sea.top(), sea.bottom()), rng.uniform(9, 17)
        wave = QPainterPath(QPointF(x, y))
        wave.quadTo(QPointF(x + s * 0.5, y - s * 0.42), QPointF(x + s, y))
        wave.quadTo(QPointF(x + s * 1.5, y - s * 0.42), QPointF(x + s * 2, y))
        p.setPen(QPen(C("#E9FBFF", rng.uniform(0.12, 0.36)), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawPath(wave)
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C("#FFF7E2"), 3))
    p.drawPath(path)
    p.setPen(QPen(C("#9C6B4A"), 1.2))
    p.drawPath(rounded(sea.adjusted(-2, -2, 2, 2), 18))


def draw_sail(p: QPainter, x: float, y: float, k: float) -> None:
    """A boat whose foot is at x, y."""
    p.save()
    p.translate(x, y)
    p.scale(k, k)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#7A4630"))
    p.drawPolygon(QPolygonF([QPointF(-24, 0), QPointF(24, 0), QPointF(15, 12), QPointF(-15, 12)]))
    p.setBrush(C("#FFF8E8"))
    sail = QPainterPath(QPointF(0, -44))
    sail.quadTo(QPointF(30, -26), QPointF(18, -3))
    sail.lineTo(QPointF(0, -3))
    sail.closeSubpath()
    p.drawPath(sail)
    p.setBrush(C("#E9C9A0"))
    p.drawPolygon(QPolygonF([QPointF(-3, -38), QPointF(-3, -3), QPointF(-20, -3)]))
    p.restore()


def draw_land(p: QPainter, drawn: Plan, found: Island) -> None:
    """Beaches, terrains, knights' discs, and every outline as printed."""
    r = drawn.radius
    k = r / 117
    land = [h for h in drawn.hexagons if h.terrain != "sea"]
    p.setPen(Qt.PenStyle.NoPen)
    for grow, colour in ((26 * k, C("#BFE8E4", 0.35)), (17 * k, C("#D8F0E4", 0.45))):
        whole = QPainterPath()
        for h in land:
            whole = whole.united(hexagon(h.centre, r + grow, drawn.pointed))
        p.setBrush(colour)
        p.drawPath(whole)
    p.setBrush(C("#F7E7BD"))
    for h in land:
        p.drawPath(hexagon(h.centre, r + 5 * k, drawn.pointed))
    for h in land:
        draw_terrain(p, h.terrain, h.centre, r - 7 * k, drawn.pointed)
    for centre in drawn.discs:
        disc = QPainterPath()
        disc.addEllipse(centre, drawn.disc, drawn.disc)
        soft_shadow(p, disc, 4 * k, 0, 2 * k, 0.28)
        p.setPen(QPen(C("#A98A5E"), 1.4 * max(k, 0.6)))
        p.setBrush(C("#FDF4DE"))
        p.drawPath(disc)
    for id, joker in found.jokers.items():
        at = drawn.jokers[id]
        if joker.face is None:
            text(
                p,
                QRectF(at.x() - 20, at.y() - 22, 40, 44),
                "?",
                30 * max(k, 0.62),
                700,
                "#8A5A33",
                CENTRE,
                display=True,
            )
        else:
            draw_resource(p, joker.face, at.x(), at.y(), 28 * max(k, 0.6))
    layer = _LAYER | {What.CITY: 1} if drawn.pointed else _LAYER  # an upgrade: its wing looks out behind the settlement
    for place in sorted(drawn.places.values(), key=lambda one: layer[one.what]):
        start = drawn.start is not None and place.what is What.ROAD and place.centre == drawn.start[0]
        if start:
            _draw_start(p, drawn, place.outline(), k)
            continue
        printed(p, place.outline(), None, 1, max(k, 0.62))
        if place.what is What.ROAD and drawn.shaded == place.id:
            p.setPen(QPen(C("#6B5546"), 2.0 * k))
            p.setBrush(C("#CFA65C"))
            p.drawPath(place.outline())
        if place.label:
            draw_label(p, place.what, place.centre, place.label, place.scale, INK, place.angle)


_LAYER = {What.ROAD: 0, What.KNIGHT: 1, What.SETTLEMENT: 2, What.CITY: 3, What.CASTLE: 4}


def draw_label(p: QPainter, what: What, c: QPointF, words: str, s: float, colour: str, angle: float = 0.0) -> None:
    """The number on a structure, where its outline has room for it."""
    dx, dy = {What.CITY: (10, 2), What.KNIGHT: (0, 6), What.ROAD: (0, 0), What.CASTLE: (0, 4)}.get(what, (0, 2))
    size = (14 if what is What.ROAD else 18) * s / (0.88 if what is What.KNIGHT else 1)
    p.save()
    p.translate(c)
    p.rotate(angle)
    text(p, QRectF(dx * s - 24, dy * s - 18, 48, 36), words, max(9.0, size), 700, colour, CENTRE, display=True)
    p.restore()


def _draw_start(p: QPainter, drawn: Plan, outline: QPainterPath, k: float) -> None:
    assert drawn.start is not None
    printed(p, outline, "#5B4478", 3, max(k, 0.62))
    m, angle = drawn.start
    d = QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle))) * k
    n = QPointF(-d.y(), d.x())
    p.setPen(QPen(C("#FFF7E2"), 3 * k, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    p.drawLine(m - d * 18, m + d * 18)
    p.drawPolyline(QPolygonF([m + d * 10 + n * 6, m + d * 19, m + d * 10 - n * 6]))


def draw_costs(p: QPainter, spread: Layout, found: Island) -> None:
    """What everything costs, as on the sheet."""
    box = spread.costs
    text(p, QRectF(box.left(), box.top(), box.width(), 22), captions.costs(), 15, 700, BRICK_RED, LEFT)
    rows: list[tuple[What, tuple[Face, ...]]] = list(found.costs.items())
    if What.CASTLE in found.kinds:
        rows.append((What.CASTLE, ()))
    top, step = box.top() + 26, (box.height() - 26) / max(4, len(rows))
    for i, (what, faces) in enumerate(rows):
        r = QRectF(box.left(), top + i * step, box.width(), step - 7)
        p.setPen(QPen(C("#DEC9A0"), 1))
        p.setBrush(C("#FFFAEC"))
        p.drawPath(rounded(r, 9))
        k = min(1.0, r.height() / 50)
        c = QPointF(r.left() + 28, r.center().y() + 2)
        scale = {What.ROAD: 0.56, What.KNIGHT: 0.66, What.SETTLEMENT: 0.72, What.CITY: 0.6, What.CASTLE: 0.62}[what]
        p.setPen(QPen(C("#6B5546"), 1.5))
        p.setBrush(C("#F1E2C2"))
        p.drawPath(placed(shape(what, scale * k), c))
        if what is What.CASTLE:
            text(p, r.adjusted(58, 0, -8, 0), f"{found.castle_dice} ×", 16, 700, INK, LEFT)
            p.save()
            p.translate(r.left() + 106, r.center().y() - 2)
            draw_resource_die(p, Face.BLANK, 26)
            p.restore()
            text(p, QRectF(r.left() + 93, r.center().y() - 16, 26, 26), "=", 16, 700, INK, CENTRE)
        for j, face in enumerate(faces):
            draw_resource(p, face, r.left() + 68 + j * 27, r.center().y(), 25 * max(k, 0.85))


def draw_tray(p: QPainter, spread: Layout) -> None:
    """A leather tray with felt, and a box in its foot."""
    draw_tile(p, spread.tray, "#5B3326", 30 if not spread.compact else 20, 9 if not spread.compact else 6)
    felt = spread.felt
    g = QRadialGradient(felt.center() - QPointF(30, 60), 260)
    g.setColorAt(0, C("#2F7A68"))
    g.setColorAt(1, C("#1A4F47"))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(g)
    path = rounded(felt, 20)
    p.drawPath(path)
    texture(p, path, "linen", 0.9)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C("#2A1626", 0.45), 2))
    p.drawPath(path)
    draw_well(p, spread.keep, 16, "#7A4A34")
    panel(p, spread.rolls)


def draw_legend(p: QPainter, spread: Layout) -> None:
    """The key to the drawing."""
    box = spread.legend
    if box is None:
        return
    text(p, QRectF(box.left(), box.top(), box.width(), 24), captions.legend_title(), 15, 700, BRICK_RED, LEFT)
    words = captions.legend()
    for i in range(3):
        y = box.top() + 46 + i * 40
        house = placed(shape(What.SETTLEMENT, 0.6), QPointF(box.left() + 20, y + 2))
        if i == 0:
            printed(p, house, SEATS["blue"].colour, 3)
        elif i == 1:
            mark_drop(p, house, True)
        else:
            printed(p, house)
        text(p, QRectF(box.left() + 46, y - 14, box.width() - 46, 28), words[i], 14, 600, INK, LEFT)
    ring = QPainterPath()
    c = QPointF(box.left() + 20, box.top() + 168)
    ring.addEllipse(c, 14, 14)
    halo(p, ring, "#FFC94A", 4, 0.7)
    p.setPen(QPen(C("#E0A526"), 2.6))
    p.setBrush(C("#FDF4DE"))
    p.drawPath(ring)
    text(p, QRectF(box.left() + 46, c.y() - 14, box.width() - 46, 28), words[3], 14, 600, INK, LEFT)


def draw_crayon(p: QPainter, colour: str) -> None:
    """A wax crayon round the origin."""
    body = QRectF(-92, -10, 170, 20)
    soft_shadow(p, rounded(body, 5), 6, 3, 5, 0.35)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(body, lighter(colour, 0.4), colour, darker(colour, 0.4)))
    p.drawPath(rounded(body, 4))
    p.drawPolygon(QPolygonF([QPointF(78, -9), QPointF(106, -3), QPointF(106, 3), QPointF(78, 9)]))
    band = QRectF(-70, -10, 110, 20)
    p.setBrush(vertical(body, "#FFF4DC", "#E9D5AC"))
    p.drawRect(band)
    p.setBrush(C(colour))
    for x in (-62, 28):
        p.drawRect(QRectF(x, -10, 4, 20))


def draw_ready(p: QPainter, c: QPointF, r: float) -> None:
    """The glow round a joker that can be used."""
    ring = QPainterPath()
    ring.addEllipse(c, r, r)
    halo(p, ring, "#FFC94A", 5, 0.75)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C("#E0A526"), 3))
    p.drawPath(ring)
