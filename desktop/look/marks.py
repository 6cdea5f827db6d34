"""The highlight language: what may be taken, where it may go, what was refused. Form first, colour second."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.look.colour import CORAL, GOLD, IRIS, IVORY, JADE, SHADE, C, Paint, round_pen
from desktop.look.fonts import display
from desktop.look.icons import draw_icon


def halo(p: QPainter, path: QPainterPath, colour: Paint, width: float = 10, alpha: float = 0.55) -> None:
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(6):
        k = 1 - i / 6
        p.setPen(round_pen(C(colour, alpha / 6 * 1.4), width * k * 2))
        p.drawPath(path)
    p.restore()


def mark_can_act(p: QPainter, path: QPainterPath) -> None:
    halo(p, path, "#FFD36B", 7, 0.70)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen(C("#FFE7A8"), 2))
    p.drawPath(path)


def mark_selected(p: QPainter, path: QPainterPath) -> None:
    halo(p, path, GOLD, 11, 0.75)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen(C("#FFF6DC"), 5))
    p.drawPath(path)
    p.setPen(round_pen(C("#C98A10"), 2.4))
    p.drawPath(path)


def mark_drop(p: QPainter, path: QPainterPath, hot: bool = False, broad: bool = False) -> None:
    """broad: for a whole tile or zone, where a strong fill would wash out the print."""
    fill = (0.05, 0.12) if broad else (0.16, 0.34)
    halo(p, path, JADE, 10 if hot else 6, 0.70 if hot else 0.45)
    p.setBrush(C(JADE, fill[hot]))
    p.setPen(round_pen(C(IVORY), 6.5 if hot else 5))
    p.drawPath(path)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen(C(JADE), 4.2 if hot else 3))
    p.drawPath(path)


def mark_refused(p: QPainter, path: QPainterPath) -> None:
    p.setBrush(C(CORAL, 0.16))
    p.setPen(round_pen(C(IVORY), 5))
    p.drawPath(path)
    p.setPen(round_pen(C(CORAL), 3))
    p.drawPath(path)
    b = path.boundingRect()
    c = b.topRight()
    p.setPen(QPen(C(IVORY), 2))
    p.setBrush(C(CORAL))
    p.drawEllipse(c, 11, 11)
    p.setPen(round_pen(C(IVORY), 2.6))
    p.drawLine(c + QPointF(-4, -4), c + QPointF(4, 4))
    p.drawLine(c + QPointF(4, -4), c + QPointF(-4, 4))


def mark_hint(p: QPainter, path: QPainterPath) -> None:
    halo(p, path, IRIS, 8, 0.5)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen(C(IVORY), 5))
    p.drawPath(path)
    pen = QPen(C(IRIS), 3, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    pen.setDashPattern([2.2, 2.2])
    p.setPen(pen)
    p.drawPath(path)
    c = path.boundingRect().topRight()
    p.setPen(QPen(C(IVORY), 2))
    p.setBrush(C(IRIS))
    p.drawEllipse(c, 12, 12)
    draw_icon(p, "light-bulb", c.x(), c.y(), 16, IVORY)


def score_pop(p: QPainter, x: float, y: float, words: str, colour: Paint = "#C98A10") -> None:
    """Points where they are scored, their foot centred on x, y: jade for a preview, gold when it has happened."""
    font = display(30, 900)
    path = QPainterPath()
    path.addText(QPointF(x - QFontMetricsF(font).horizontalAdvance(words) / 2, y), font, words)
    for spread, alpha in ((12, 0.10), (9, 0.14), (7, 0.22)):
        p.setPen(round_pen(C(SHADE, alpha), spread))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(path.translated(1, 3))
    p.setBrush(C("#FFF9EA"))
    p.setPen(round_pen(C("#FFF9EA"), 6))
    p.drawPath(path)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(colour))
    p.drawPath(path)


def mark_focus(p: QPainter, path: QPainterPath) -> None:
    """Where the keyboard is: an iris ring between two of ivory, so that it holds on any print."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen(C(IVORY), 7))
    p.drawPath(path)
    p.setPen(round_pen(C(IRIS), 4))
    p.drawPath(path)
    p.setPen(round_pen(C(IVORY, 0.9), 1))
    p.drawPath(path)
