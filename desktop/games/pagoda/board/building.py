"""The parts of a pagoda: columns, tiles with curled eaves, roof and spire, and where each stands in the oblique view."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from desktop.games.pagoda.board.hues import glyph, hue
from desktop.games.pagoda.colour import Colour
from desktop.look.colour import LIGHT, C, darker, ink_on, lighter, vertical
from desktop.look.icons import draw_icon
from desktop.look.surface import soft_shadow, texture
from desktop.look.wood import draw_column

DEPTH, COLUMN, EDGE, WIDTH = (
    38.0,
    43.0,
    11.0,
    57.0,
)  # units: how deep a floor looks, a column's and a tile edge's height
STOREY = DEPTH * 0.22 + COLUMN - 5 + EDGE - 1


def corners(w: float = WIDTH) -> tuple[tuple[float, float, float], ...]:
    """The four column spots as (dx, dy, scale), the far ones first."""
    return (
        (-w * 0.50, -DEPTH * 0.76, 0.86), (w * 0.50, -DEPTH * 0.76, 0.86),
        (-w * 0.68, -DEPTH * 0.22, 1.0), (w * 0.68, -DEPTH * 0.22, 1.0),
    )  # fmt: skip


def level(floor: int) -> float:
    """How far above the foundation a floor (from 1) stands, in units; negative is up."""
    return -(floor - 1) * STOREY


def draw_spot(p: QPainter, x: float, y: float, r: float, colour: Colour | None) -> None:
    """A place for a column: with the colour it must have, or neutral."""
    p.setPen(Qt.PenStyle.NoPen)
    if colour is None:
        p.setBrush(C("#B9A37C"))
        p.drawEllipse(QPointF(x, y), r, r * 0.56)
        p.setBrush(C("#F6EBD2"))
        p.drawEllipse(QPointF(x, y + 0.8), r * 0.86, r * 0.46)
        return
    p.setBrush(C("#FFF6E2", 0.95))
    p.drawEllipse(QPointF(x, y), r, r * 0.60)
    p.setBrush(C(hue(colour)))
    p.drawEllipse(QPointF(x, y), r * 0.86, r * 0.50)
    p.save()
    p.translate(x, y)
    p.scale(1, 0.62)
    draw_icon(p, glyph(colour), 0, 0, r * 1.2, ink_on(hue(colour)))
    p.restore()


def draw_foundation(p: QPainter, x: float, y: float, s: float) -> None:
    """Two steps of stone with four neutral spots; y is the front edge of its top."""
    p.save()
    p.translate(x, y)
    p.scale(s, s)
    w = WIDTH
    shade = QPainterPath()
    shade.addEllipse(QPointF(16, 2), w * 1.42, 26)
    soft_shadow(p, shade, 12, 6, 4, 0.20)
    for i, (wide, high) in enumerate(((w * 1.27, 15), (w * 1.14, 9))):
        yy = 12 - i * 11
        body = QRectF(-wide, yy, 2 * wide, high)
        top = QPolygonF([
            QPointF(-wide, yy), QPointF(wide, yy), QPointF(wide * 0.84, yy - DEPTH * 1.14), QPointF(-wide * 0.84, yy - DEPTH * 1.14),
        ])  # fmt: skip
        p.setPen(Qt.PenStyle.NoPen)
        p.fillRect(body, vertical(body, "#B49A73", "#8B7152"))
        p.setPen(QPen(C("#6E573C", 0.5), 1))
        for k in range(-3, 4):
            p.drawLine(QPointF(k * wide / 3.5, yy), QPointF(k * wide / 3.5, yy + high))
        p.setPen(QPen(C("#FFF6DF", 0.7), 1.3))
        p.setBrush(vertical(top.boundingRect(), "#E9DABA", "#DCC79E"))
        p.drawPolygon(top)
    for dx, dy, k in corners():
        draw_spot(p, dx, dy, 14 * k, None)
    p.restore()


def _front(path: QPainterPath, w: float, y: float, up: float) -> None:
    path.cubicTo(QPointF(-w * 0.92, y - 1), QPointF(-w * 0.80, y + 1), QPointF(-w * 0.62, y + 1))
    path.lineTo(QPointF(w * 0.62, y + 1))
    path.cubicTo(QPointF(w * 0.80, y + 1), QPointF(w * 0.92, y - 1), QPointF(w + 8, y - up))


def _eaves(w: float, y: float) -> tuple[QPainterPath, QPainterPath]:
    """Skirt and top face of a tile whose front edge is at y."""
    b, d, up = w * 0.80, DEPTH, 7.0
    skirt = QPainterPath(QPointF(-w - 8, y - up))
    _front(skirt, w, y, up)
    skirt.lineTo(QPointF(w + 3, y - up + EDGE))
    skirt.cubicTo(QPointF(w * 0.90, y + EDGE), QPointF(w * 0.80, y + EDGE + 1), QPointF(w * 0.62, y + EDGE + 1))
    skirt.lineTo(QPointF(-w * 0.62, y + EDGE + 1))
    skirt.cubicTo(QPointF(-w * 0.80, y + EDGE + 1), QPointF(-w * 0.90, y + EDGE), QPointF(-w - 3, y - up + EDGE))
    skirt.closeSubpath()
    face = QPainterPath(QPointF(-w - 8, y - up))
    _front(face, w, y, up)
    face.cubicTo(QPointF(w * 0.99, y - d * 0.30), QPointF(b * 1.02, y - d * 0.62), QPointF(b + 7, y - d - up))
    face.cubicTo(QPointF(b * 0.9, y - d), QPointF(b * 0.8, y - d + 1), QPointF(b * 0.6, y - d + 1))
    face.lineTo(QPointF(-b * 0.6, y - d + 1))
    face.cubicTo(QPointF(-b * 0.8, y - d + 1), QPointF(-b * 0.9, y - d), QPointF(-b - 7, y - d - up))
    face.cubicTo(QPointF(-b * 1.02, y - d * 0.62), QPointF(-w * 0.99, y - d * 0.30), QPointF(-w - 8, y - up))
    face.closeSubpath()
    return skirt, face


def draw_eaves(p: QPainter, colour: Colour, spots: Colour | None, roof: bool) -> None:
    """A tile as it lies on its columns: curled corners, a fluted front edge; the origin is the middle of its front edge."""
    w, paint = WIDTH, hue(colour)
    skirt, face = _eaves(w, 0.0)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(skirt.boundingRect(), darker(paint, 0.22), darker(paint, 0.52)))
    p.drawPath(skirt)
    p.save()
    p.setClipPath(skirt, Qt.ClipOperation.IntersectClip)
    p.setBrush(C(lighter(paint, 0.25), 0.40))
    for i in range(-11, 12):
        p.drawEllipse(QPointF(i * w / 10.5, EDGE - 1.5), w * 0.026, 3.0)
    p.restore()
    g = QLinearGradient(-w, -DEPTH, w * 0.6, 0)
    for at, tone in ((0, lighter(paint, 0.34)), (0.55, lighter(paint, 0.05)), (1, darker(paint, 0.10))):
        g.setColorAt(at, tone)
    p.setBrush(g)
    p.drawPath(face)
    texture(p, face, "speckle", 0.6)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(LIGHT, 0.62), 1.4))
    p.drawPath(face)
    if roof:
        b = w * 0.80
        ends = ((-w * 0.94, -6.0), (w * 0.94, -6.0), (-b * 0.94, -DEPTH), (b * 0.94, -DEPTH))
        for tone, width, lift in ((C(darker(paint, 0.5), 0.55), 3.2, 0.0), (C(lighter(paint, 0.4), 0.8), 1.2, 1.0)):
            p.setPen(QPen(tone, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            for x, y in ends:
                p.drawLine(QPointF(0, -DEPTH * 0.5 - lift), QPointF(x, y - lift))
        draw_icon(p, glyph(colour), 0, -DEPTH * 0.30, 13, ink_on(paint))
    elif spots is not None:
        for dx, dy, k in corners(w):
            draw_spot(p, dx, dy, 13 * k, spots)


def draw_pillar(p: QPainter, colour: Colour, k: float = 1.0) -> None:
    """A column whose foot stands on the origin."""
    draw_column(p, 0, 0, 21 * k, COLUMN * (0.96 if k < 1 else 1), hue(colour), glyph(colour))


def draw_spire(p: QPainter, colour: Colour, upper: bool) -> None:
    """Half a spire: its lower column, or the upper one with the gilt ball."""
    draw_column(p, 0, 0, 17 if upper else 21, 30, hue(colour), None if upper else glyph(colour))
    if upper:
        g = QRadialGradient(QPointF(-2, -35), 9)
        g.setColorAt(0, C("#FFF0B8"))
        g.setColorAt(1, C("#C98A1C"))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(g)
        p.drawEllipse(QPointF(0, -34), 6, 6)
