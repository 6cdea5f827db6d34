"""Paints and tiles: signs that tell colours apart, cubes, blots, fresco tiles, goods, and the painting itself."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from desktop.games.fresco.box import Tile
from desktop.games.fresco.paints import BASIC, Paint
from desktop.look.cardboard import draw_card_back, draw_tile
from desktop.look.colour import LIGHT, C, darker, ink_on, lighter
from desktop.look.colour import Paint as Tint
from desktop.look.icons import draw_icon
from desktop.look.symbols import symbol_path
from desktop.look.wood import draw_cube
from desktop.look.words import CENTRE, text

TINTS = {
    Paint.RED: "#C23C2D", Paint.YELLOW: "#F0C53A", Paint.BLUE: "#24519A", Paint.ORANGE: "#E5862F", Paint.GREEN: "#3C8C5A",
    Paint.PURPLE: "#A565BE", Paint.PINK: "#F0B0C8", Paint.BROWN: "#5A3820",
}  # fmt: skip


def draw_sign(p: QPainter, paint: Paint, x: float, y: float, r: float, ink: Tint) -> None:
    """Basic paints are plain shapes; a blend carries the shapes of its two parents, so the sign is the recipe."""

    def shape(kind: str, k: float) -> QPainterPath:
        return symbol_path(kind, x, y, r * k)

    outer, inner = {
        Paint.RED: (None, shape("triangle", 1)),
        Paint.YELLOW: (None, shape("disc", 1.1)),
        Paint.BLUE: (None, shape("square", 1)),
        Paint.ORANGE: (shape("disc", 1.22), shape("triangle", 0.56)),
        Paint.GREEN: (shape("square", 1.15), shape("disc", 0.72)),
        Paint.PURPLE: (shape("square", 1.2), shape("triangle", 0.62)),
        Paint.PINK: (shape("triangle", 1.25), shape("triangle", 0.5)),
        Paint.BROWN: (shape("square", 1.2), shape("cross", 0.7)),
    }[paint]
    if outer is not None:
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(
            QPen(C(ink), max(1.0, r * 0.20), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        p.drawPath(outer)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(ink))
    p.drawPath(inner)


def draw_blot(p: QPainter, paint: Paint, x: float, y: float, r: float, seed: int = 0) -> None:
    """A drop of paint with its sign."""
    rng, n = random.Random(seed), 9
    points = [
        QPointF(
            x + r * rng.uniform(0.88, 1.08) * math.cos(i * 2 * math.pi / n),
            y + r * rng.uniform(0.88, 1.08) * math.sin(i * 2 * math.pi / n),
        )
        for i in range(n)
    ]
    path = QPainterPath((points[0] + points[-1]) / 2)
    for i in range(n):
        path.quadTo(points[i], (points[i] + points[(i + 1) % n]) / 2)
    path.closeSubpath()
    tint = TINTS[paint]
    p.setPen(QPen(darker(tint, 0.4), 1))
    p.setBrush(C(tint))
    p.drawPath(path)
    p.setPen(QPen(C(LIGHT, 0.5), 1.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.drawArc(QRectF(x - r * 0.66, y - r * 0.70, r * 1.2, r * 1.2), 80 * 16, 80 * 16)
    draw_sign(p, paint, x, y, r * 0.50, ink_on(tint))


def cube_size(paint: Paint) -> float:
    """Blended paints are larger pieces."""
    return 18.0 if paint in BASIC else 21.0


def draw_paint(p: QPainter, paint: Paint, s: float) -> None:
    """A wooden cube of paint round the origin, its sign in the plane of the top face."""
    tint = TINTS[paint]
    draw_cube(p, 0, 0, s, tint)
    p.save()
    p.setTransform(QTransform(0.866, -0.5, 0.866, 0.5, 0, -s / 2), True)
    draw_sign(p, paint, 0, 0, s * 0.25, C(ink_on(tint), 0.9))
    p.restore()


def draw_fresco_tile(p: QPainter, tile: Tile, side: float) -> None:
    """A tile of bare plaster with its underdrawing, points and paints, round the origin; `side` 83 on the wide board."""
    k = side / 83
    r = QRectF(-side / 2 + 0.5, -side / 2, side - 1, side - 4 * k)
    draw_tile(p, r, "#EFE4CF" if not tile.special else "#E9DDF0", 6 * k, 4 * k)
    pen = QPen(C("#A9653F", 0.34), 1.3 * k, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([3, 2])
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    c = r.center() - QPointF(0, 6 * k)
    match sum(map(ord, tile.id)) % 3:
        case 0:
            for q in (12 * k, 24 * k):
                p.drawEllipse(c, q, q)
        case 1:
            p.drawPath(symbol_path("star", c.x(), c.y(), 27 * k))
            p.drawEllipse(c, 12 * k, 12 * k)
        case _:
            p.drawPath(symbol_path("diamond", c.x(), c.y(), 28 * k))
            p.drawLine(c - QPointF(0, 28 * k), c + QPointF(0, 28 * k))
            p.drawLine(c - QPointF(24 * k, 0), c + QPointF(24 * k, 0))
    p.setPen(QPen(C("#9C6B2A"), 1.2))
    p.setBrush(C("#E9C46A"))
    p.drawEllipse(QPointF(r.left() + 18 * k, r.top() + 18 * k), 13.5 * k, 13.5 * k)
    box = QRectF(r.left() + 3 * k, r.top() + 4 * k, 30 * k, 27 * k)
    text(p, box, str(tile.points), max(9.0, 16 * k), 700, "#5A3410", CENTRE, display=True)
    for i, paint in enumerate(tile.paints):
        x = r.center().x() + (i - (len(tile.paints) - 1) / 2) * 24 * k
        draw_blot(p, paint, x, r.bottom() - 21 * k, 11 * k, i + tile.points)


def draw_tile_back(p: QPainter, tile: Tile, side: float) -> None:
    """A restored tile: the blots on its back stand along the left edge, where the next tile of a row leaves them open."""
    r = QRectF(-side / 2, -side / 2, side, side)
    draw_card_back(p, r, "#8A5A23", "church")
    for i, paint in enumerate(sorted(tile.back)):
        y = (i - (len(tile.back) - 1) / 2) * side * 0.31
        draw_blot(p, paint, -side * 0.29, y, side * 0.165, i)


def draw_goods(p: QPainter, paints: tuple[Paint, ...], w: float, h: float) -> None:
    """A market tile with one to three paints, round the origin."""
    draw_tile(p, QRectF(-w / 2, -h / 2, w, h), "#FBF3E0", w * 0.15, w * 0.10)
    step = min(h * 0.45, h * 0.86 / len(paints))
    for i, paint in enumerate(paints):
        p.save()
        p.translate(0, (i - (len(paints) - 1) / 2) * step)
        draw_paint(p, paint, (14 if paint in BASIC else 16) * w / 40 * (0.8 if len(paints) > 2 else 1))
        p.restore()


RINGS = ((250, 330, 20), (172, 244, 16), (104, 166, 12))
SEASONS = ("#4F8E5C", "#8DB255", "#E4B23C", "#D9772F", "#B4452F", "#8A3D55", "#4C5E93", "#6FA3BE")
EMBLEMS = ("flowers", "sun", "wheat", "grapes", "oak-leaf", "pine-tree", "snowflake-1", "butterfly-flower")


def draw_painting(p: QPainter, rect: QRectF) -> None:
    """Our own allegory: the year as a wheel, spring to winter round a summer sky."""
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.fillRect(rect, C("#274C77"))
    p.translate(rect.center())
    k = rect.width() / 442
    p.scale(k, k)
    for ring, (r0, r1, n) in enumerate(RINGS):
        for i in range(n):
            _wedge(p, ring, i, n, r0, r1)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for r in (247, 169, 101):
        for tint, width in (("#7A4F1D", 7.0), ("#E2B75B", 4.6), ("#FBE7AE", 1.3)):
            p.setPen(QPen(C(tint), width))
            p.drawEllipse(QPointF(0, 0), r, r)
    sky = QRadialGradient(QPointF(-20, -30), 120)
    for at, tint in ((0, "#FDF3CF"), (0.5, "#9CCBDD"), (1, "#3E7FA8")):
        sky.setColorAt(at, C(tint))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(sky)
    p.drawEllipse(QPointF(0, 0), 98, 98)
    p.setBrush(C("#FFFDF4", 0.95))
    for x, y, s in ((-40, 30, 1.2), (36, -20, 1.0), (24, 52, 1.3)):
        for dx, dy, r in ((-18, 3, 10), (-6, -3, 14), (9, -1, 12), (21, 4, 8)):
            p.drawEllipse(QPointF(x + dx * s, y + dy * s), r * s, r * s * 0.78)
    p.restore()


def _wedge(p: QPainter, ring: int, i: int, n: int, r0: float, r1: float) -> None:
    a0, a1 = i * 360 / n + 0.7, (i + 1) * 360 / n - 0.7
    outer, inner = QRectF(-r1, -r1, 2 * r1, 2 * r1), QRectF(-r0, -r0, 2 * r0, 2 * r0)
    path = QPainterPath()
    path.arcMoveTo(outer, -a0)
    path.arcTo(outer, -a0, -(a1 - a0))
    path.arcTo(inner, -a1, a1 - a0)
    path.closeSubpath()
    season = int(i * 8 / n) % 8
    g = QRadialGradient(QPointF(0, 0), r1)
    g.setColorAt(r0 / r1, lighter(SEASONS[season], 0.34 - 0.08 * ring))
    g.setColorAt(1, darker(SEASONS[season], 0.14))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(g)
    p.drawPath(path)
    a = math.radians((a0 + a1) / 2)
    emblem = EMBLEMS[season] if ring != 1 else ("star-swirl", "moon")[i % 2]
    middle = (r0 + r1) / 2
    draw_icon(p, emblem, middle * math.cos(a), middle * math.sin(a), (r1 - r0) * 0.56, C("#FBE9B8", 0.92))
