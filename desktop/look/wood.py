"""Turned and sawn wood: cubes, discs, figures, pawns, columns. Light comes from the upper left."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient, QTransform

from desktop.look.colour import LIGHT, SHADE, C, Paint, across, darker, ink_on, lighter, mix, round_pen
from desktop.look.edges import draw_edge
from desktop.look.icons import draw_icon
from desktop.look.surface import soft_shadow
from desktop.look.symbols import draw_symbol, on_piece


def _wood_grain(p: QPainter, path: QPainterPath, colour: Paint, seed: int, slope: float = 0) -> None:
    rng = random.Random(seed)
    b = path.boundingRect()
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(4):
        y = b.top() + b.height() * (i + rng.random()) / 4
        p.setPen(QPen(C(darker(colour, 0.6), 0.16), rng.uniform(0.5, 1.1)))
        line = QPainterPath(QPointF(b.left(), y))
        line.cubicTo(
            QPointF(b.left() + b.width() * 0.3, y + rng.uniform(-2, 2) + slope * b.width() * 0.3),
            QPointF(b.left() + b.width() * 0.6, y + rng.uniform(-2, 2) + slope * b.width() * 0.6),
            QPointF(b.right(), y + slope * b.width()),
        )
        p.drawPath(line)
    p.restore()


def draw_cube(
    p: QPainter,
    x: float,
    y: float,
    s: float,
    colour: Paint,
    symbol: str | None = None,
    glyph: str | None = None,
    shadow: bool = True,
) -> None:
    """An isometric wooden cube whose bottom corner stands at y + s; s is the edge."""
    a = s * 0.866
    top, ur, lr, low, ll, ul, mid = (
        QPointF(x, y - s),
        QPointF(x + a, y - s / 2),
        QPointF(x + a, y + s / 2),
        QPointF(x, y + s),
        QPointF(x - a, y + s / 2),
        QPointF(x - a, y - s / 2),
        QPointF(x, y),
    )
    if shadow:
        foot = QPainterPath()
        foot.addPolygon(QPolygonF([ll, low, lr + QPointF(s * 0.42, s * 0.10), QPointF(x + s * 0.45, y + s * 0.05)]))
        foot.closeSubpath()
        soft_shadow(p, foot, s * 0.22, s * 0.06, s * 0.10, 0.26)
    faces = (
        ([ul, top, ur, mid], lighter(colour, 0.30), lighter(colour, 0.14)),
        ([ul, mid, low, ll], lighter(colour, 0.03), darker(colour, 0.10)),
        ([mid, ur, lr, low], darker(colour, 0.24), darker(colour, 0.38)),
    )
    for i, (pts, c1, c2) in enumerate(faces):
        poly = QPolygonF(pts)
        path = QPainterPath()
        path.addPolygon(poly)
        path.closeSubpath()
        g = QLinearGradient(poly.boundingRect().topLeft(), poly.boundingRect().bottomRight())
        g.setColorAt(0, c1)
        g.setColorAt(1, c2)
        p.setPen(round_pen(mix(c1, c2, 0.5), s * 0.11))
        p.setBrush(g)
        p.drawPath(path)
        _wood_grain(p, path, colour, int(x * 7 + y * 3) + i, (0, 0.5, -0.5)[i])
    p.setPen(round_pen(C(LIGHT, 0.42), max(1, s * 0.05)))
    p.drawPolyline(QPolygonF([ul + QPointF(1, 0), mid, ur - QPointF(1, 0)]))
    p.drawLine(mid, low - QPointF(0, s * 0.06))
    hexagon = QPainterPath()
    hexagon.addPolygon(QPolygonF([top, ur, lr, low, ll, ul]))
    hexagon.closeSubpath()
    draw_edge(p, hexagon, colour, s)
    if symbol or glyph:  # printed on the top face, in its plane
        p.save()
        p.setTransform(QTransform(0.866, -0.5, 0.866, 0.5, x, y - s / 2), True)
        if symbol:
            draw_symbol(p, symbol, 0, 0, on_piece(s * 0.27), C(ink_on(colour), 0.88))
        elif glyph:
            p.rotate(45)
            draw_icon(p, glyph, 0, 0, s * 0.62, C(ink_on(colour), 0.92))
        p.restore()


def draw_disc(
    p: QPainter,
    x: float,
    y: float,
    r: float,
    colour: Paint,
    h: float | None = None,
    symbol: str | None = None,
    shadow: bool = True,
    k: float = 0.66,
) -> None:
    """A turned wooden disc lying flat; y is the middle of its top face."""
    h = r * 0.38 if h is None else h
    if shadow:
        foot = QPainterPath()
        foot.addEllipse(QPointF(x + r * 0.12, y + h + r * 0.06), r, r * k)
        soft_shadow(p, foot, r * 0.22, 1, 2, 0.30)
    side = QPainterPath()
    side.addRect(QRectF(x - r, y, 2 * r, h))
    side.addEllipse(QPointF(x, y + h), r, r * k)
    side.setFillRule(Qt.FillRule.WindingFill)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(
        across(
            QRectF(x - r, y, 2 * r, h),
            darker(colour, 0.10),
            lighter(colour, 0.10),
            darker(colour, 0.22),
            darker(colour, 0.46),
        )
    )
    p.drawPath(side)
    g = QLinearGradient(x - r, y - r * k, x + r, y + r * k)
    g.setColorAt(0, lighter(colour, 0.34))
    g.setColorAt(0.55, lighter(colour, 0.06))
    g.setColorAt(1, darker(colour, 0.12))
    p.setBrush(g)
    p.drawEllipse(QPointF(x, y), r, r * k)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(LIGHT, 0.50), max(0.8, r * 0.05)))
    p.drawEllipse(QPointF(x, y), r * 0.95, r * 0.95 * k)
    p.setPen(QPen(C(SHADE, 0.22), max(0.7, r * 0.045)))
    p.drawEllipse(QPointF(x, y + r * 0.02), r * 0.72, r * 0.72 * k)
    rim = QPainterPath()
    rim.addEllipse(QPointF(x, y), r, r * k)
    draw_edge(p, side.united(rim), colour, r)
    if symbol:
        p.save()
        p.translate(x, y)
        p.scale(1, k)
        draw_symbol(p, symbol, 0, 0, on_piece(r * 0.44), C(ink_on(colour), 0.88))
        p.restore()


def draw_disc_stack(
    p: QPainter, x: float, y: float, r: float, colour: Paint, count: int, symbol: str | None = None
) -> float:
    """count discs on the table point x, y; returns the y of the top face."""
    h = r * 0.34
    for i in range(count):
        draw_disc(
            p,
            x + (0, 0.8, -0.6, 0.4)[i % 4],
            y - (i + 1) * (h + 0.8),
            r,
            colour,
            h,
            symbol if i == count - 1 else None,
            shadow=i == 0,
        )
    return y - count * (h + 0.8)


def draw_meeple(p: QPainter, x: float, y: float, s: float, colour: Paint, symbol: str | None = None) -> None:
    """A standing figure in a short cloak, 1.3 s tall, feet at y. Our own outline: round head, cloak like a bell."""

    def outline() -> QPainterPath:
        f = QPainterPath(QPointF(-0.44, 0))
        f.cubicTo(QPointF(-0.56, 0), QPointF(-0.54, -0.12), QPointF(-0.48, -0.20))
        f.cubicTo(QPointF(-0.38, -0.32), QPointF(-0.34, -0.38), QPointF(-0.35, -0.45))
        f.cubicTo(QPointF(-0.50, -0.42), QPointF(-0.60, -0.56), QPointF(-0.52, -0.66))  # short arm
        f.cubicTo(QPointF(-0.44, -0.76), QPointF(-0.26, -0.76), QPointF(-0.17, -0.80))
        f.cubicTo(QPointF(-0.34, -0.90), QPointF(-0.32, -1.28), QPointF(0, -1.28))
        f.cubicTo(QPointF(0.32, -1.28), QPointF(0.34, -0.90), QPointF(0.17, -0.80))
        f.cubicTo(QPointF(0.26, -0.76), QPointF(0.44, -0.76), QPointF(0.52, -0.66))
        f.cubicTo(QPointF(0.60, -0.56), QPointF(0.50, -0.42), QPointF(0.35, -0.45))
        f.cubicTo(QPointF(0.34, -0.38), QPointF(0.38, -0.32), QPointF(0.48, -0.20))
        f.cubicTo(QPointF(0.54, -0.12), QPointF(0.56, 0), QPointF(0.44, 0))
        f.cubicTo(QPointF(0.26, 0.05), QPointF(-0.26, 0.05), QPointF(-0.44, 0))
        f.closeSubpath()
        return QTransform().translate(x, y).scale(s, s).map(f)

    path = outline()
    foot = QPainterPath()
    foot.addEllipse(QPointF(x + s * 0.16, y + s * 0.03), s * 0.58, s * 0.17)
    soft_shadow(p, foot, s * 0.14, 1, 1, 0.30)
    p.setPen(Qt.PenStyle.NoPen)
    for i in range(6, 0, -1):  # thickness towards the right
        p.setBrush(darker(colour, 0.46 - 0.02 * i))
        p.drawPath(path.translated(s * 0.022 * i, s * 0.012 * i))
    b = path.boundingRect()
    g = QLinearGradient(b.topLeft(), b.bottomRight())
    g.setColorAt(0, lighter(colour, 0.30))
    g.setColorAt(0.45, colour)
    g.setColorAt(1, darker(colour, 0.18))
    p.setBrush(g)
    p.drawPath(path)
    _wood_grain(p, path, colour, int(x + y), 0.05)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(LIGHT, 0.45), max(0.8, s * 0.035)))
    p.drawPath(QTransform().translate(x, y - s * 0.6).scale(0.94, 0.94).translate(-x, -y + s * 0.6).map(path))
    draw_edge(p, path, colour, s)
    if symbol:
        draw_symbol(p, symbol, x, y - s * 0.36, on_piece(s * 0.19), C(ink_on(colour), 0.88))


def draw_pawn(p: QPainter, x: float, y: float, s: float, colour: Paint, symbol: str | None = None) -> None:
    """A turned pawn, 1.4 s tall, foot at y."""
    foot = QPainterPath()
    foot.addEllipse(QPointF(x + s * 0.12, y - s * 0.08), s * 0.46, s * 0.20)
    soft_shadow(p, foot, s * 0.14, 1, 2, 0.30)
    body = QPainterPath(QPointF(-0.42, -0.14))
    body.cubicTo(QPointF(-0.42, -0.34), QPointF(-0.14, -0.40), QPointF(-0.16, -0.84))
    body.lineTo(QPointF(0.16, -0.84))
    body.cubicTo(QPointF(0.14, -0.40), QPointF(0.42, -0.34), QPointF(0.42, -0.14))
    body.cubicTo(QPointF(0.42, 0.06), QPointF(-0.42, 0.06), QPointF(-0.42, -0.14))
    body = QTransform().translate(x, y).scale(s, s).map(body)
    b = body.boundingRect()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(across(b, darker(colour, 0.08), lighter(colour, 0.32), colour, darker(colour, 0.40)))
    p.drawPath(body)
    p.setBrush(C(SHADE, 0.20))
    p.drawEllipse(QPointF(x, y - s * 0.84), s * 0.22, s * 0.08)
    p.setBrush(across(b, lighter(colour, 0.10), lighter(colour, 0.25), darker(colour, 0.35)))
    p.drawEllipse(QPointF(x, y - s * 0.87), s * 0.22, s * 0.075)
    g = QRadialGradient(QPointF(x - s * 0.10, y - s * 1.22), s * 0.46)
    g.setColorAt(0, lighter(colour, 0.60))
    g.setColorAt(0.4, lighter(colour, 0.06))
    g.setColorAt(1, darker(colour, 0.42))
    p.setBrush(g)
    p.drawEllipse(QPointF(x, y - s * 1.12), s * 0.28, s * 0.28)
    head = QPainterPath()
    head.addEllipse(QPointF(x, y - s * 1.12), s * 0.28, s * 0.28)
    draw_edge(p, body.united(head), colour, s)
    if symbol:
        draw_symbol(p, symbol, x, y - s * 0.22, on_piece(s * 0.16), C(ink_on(colour), 0.9))


def draw_column(p: QPainter, x: float, y: float, w: float, h: float, colour: Paint, glyph: str | None = None) -> None:
    """A turned pillar standing at x, y (middle of its foot): foot ring, shaft, cap ring, bright top."""
    k = 0.42

    def cylinder(bottom: float, top: float, r: float, tone: float = 0.0) -> None:
        c = lighter(colour, tone) if tone >= 0 else darker(colour, -tone)
        body = QPainterPath()
        body.setFillRule(Qt.FillRule.WindingFill)
        body.addRect(QRectF(x - r, y - top, 2 * r, top - bottom))
        body.addEllipse(QPointF(x, y - bottom), r, r * k)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(
            across(
                QRectF(x - r, 0, 2 * r, 1),
                darker(c, 0.12),
                lighter(c, 0.36),
                lighter(c, 0.04),
                darker(c, 0.26),
                darker(c, 0.46),
            )
        )
        p.drawPath(body)
        g = QLinearGradient(x - r, y - top - r * k, x + r, y - top + r * k)
        g.setColorAt(0, lighter(c, 0.46))
        g.setColorAt(1, lighter(c, 0.08))
        p.setBrush(g)
        p.drawEllipse(QPointF(x, y - top), r, r * k)

    foot = QPainterPath()
    foot.addEllipse(QPointF(x + w * 0.22, y + w * 0.06), w * 0.56, w * 0.24)
    soft_shadow(p, foot, w * 0.16, 1, 1, 0.28)
    cylinder(0, h * 0.12, w * 0.50)
    cylinder(h * 0.12, h * 0.90, w * 0.39)
    cylinder(h * 0.88, h, w * 0.50, 0.05)
    outline = QPainterPath()
    outline.setFillRule(Qt.FillRule.WindingFill)
    for bottom, top, r in ((0, h * 0.12, w * 0.50), (h * 0.12, h * 0.90, w * 0.39), (h * 0.88, h, w * 0.50)):
        outline.addRect(QRectF(x - r, y - top, 2 * r, top - bottom))
        outline.addEllipse(QPointF(x, y - bottom), r, r * k)
        outline.addEllipse(QPointF(x, y - top), r, r * k)
    draw_edge(p, outline.simplified(), colour, w)
    if glyph:
        draw_icon(p, glyph, x, y - h * 0.48, w * 0.66, C(ink_on(colour), 0.92))
