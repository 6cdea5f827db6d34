"""Shadows, grain, and the planks of the table."""

from __future__ import annotations

import math
import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from desktop.look.colour import LIGHT, SHADE, C, darker, mix
from desktop.look.theme import Theme, current


def rounded(rect: QRectF, r: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, r, r)
    return path


def soft_shadow(
    p: QPainter, path: QPainterPath, blur: float = 10, dx: float = 2, dy: float = 4, alpha: float = 0.30
) -> None:
    """A blurred-looking shadow from a dozen faint copies of the outline, each a little smaller: no effect object, no
    offscreen image. Right for compact outlines; for lettering use a plain offset copy."""
    b = path.boundingRect()
    w, h, c = max(b.width(), 1), max(b.height(), 1), b.center()
    steps = max(7, min(18, int(blur * 1.4)))
    inward = min(blur * 0.8, w * 0.42, h * 0.42)
    tint = C(SHADE, alpha * 1.25 / steps)
    p.save()
    p.translate(dx, dy)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(tint)
    for i in range(steps):
        d = blur - (blur + inward) * i / (steps - 1)
        p.drawPath(
            QTransform()
            .translate(c.x(), c.y())
            .scale((w + 2 * d) / w, (h + 2 * d) / h)
            .translate(-c.x(), -c.y())
            .map(path)
        )
    p.restore()


@lru_cache(maxsize=4)
def _noise(kind: str) -> QImage:
    rng = random.Random(kind)
    n = 192
    img = QImage(n, n, QImage.Format.Format_ARGB32)
    img.fill(Qt.GlobalColor.transparent)
    if kind == "linen":  # crossing threads
        q = QPainter(img)
        for i in range(0, n, 2):
            q.setPen(QColor(90, 60, 30, rng.randint(0, 16)))
            q.drawLine(0, i, n, i)
            q.setPen(QColor(255, 250, 235, rng.randint(0, 22)))
            q.drawLine(i, 0, i, n)
        q.end()
    else:  # speckle
        for y in range(n):
            for x in range(n):
                v = rng.random()
                if v < 0.30:
                    img.setPixelColor(x, y, QColor(60, 35, 20, int(v * 46)))
                elif v > 0.72:
                    img.setPixelColor(x, y, QColor(255, 248, 230, int((v - 0.72) * 60)))
    return img


def texture(p: QPainter, path: QPainterPath, kind: str = "speckle", opacity: float = 1.0) -> None:
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.setOpacity(p.opacity() * opacity)
    p.fillRect(path.boundingRect(), QBrush(_noise(kind)))
    p.restore()


def wood_table(p: QPainter, rect: QRectF, theme: Theme | None = None, seed: int = 3, plank: float = 168) -> None:
    """Oiled planks: base colour per plank, long wavering grain lines, dark joints, light pooled at the upper left."""
    t = theme or current()
    rng = random.Random(seed)
    light, base, dark = (QColor(c) for c in t.wood)
    p.save()
    p.setClipRect(rect)
    y = rect.top() - rng.uniform(0, plank * 0.5)
    while y < rect.bottom():
        x = rect.left() - rng.uniform(0, 700)
        while x < rect.right():
            length = rng.uniform(620, 1050)
            board = QRectF(x, y, length, plank)
            tone = mix(mix(light, base, rng.random()), dark, rng.uniform(0, 0.10))
            p.fillRect(board, tone)
            p.save()
            p.setClipRect(board, Qt.ClipOperation.IntersectClip)
            swirl = rng.uniform(0.2, 0.8) * plank
            for i in range(26):
                yy = y + i / 26 * plank + rng.uniform(-2, 2)
                bend = math.exp(-(((i / 26 * plank - swirl) / 26) ** 2)) * rng.uniform(3, 11)
                line = QPainterPath(QPointF(x, yy))
                mid = x + length * rng.uniform(0.35, 0.65)
                line.cubicTo(QPointF(mid - 190, yy - bend), QPointF(mid - 60, yy + bend * 2.2), QPointF(mid, yy + bend))
                line.cubicTo(
                    QPointF(mid + 90, yy - bend * 1.6),
                    QPointF(mid + 260, yy + bend),
                    QPointF(x + length, yy + rng.uniform(-5, 5)),
                )
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(QPen(C(dark, rng.uniform(0.05, 0.20)), rng.uniform(0.6, 2.4)))
                p.drawPath(line)
            if rng.random() < 0.45:  # a knot, with the grain flowing round it
                kx, ky, k = x + length * rng.uniform(0.15, 0.85), y + plank * rng.uniform(0.3, 0.7), rng.uniform(5, 9)
                for i in range(7, 0, -1):
                    p.setBrush(Qt.BrushStyle.NoBrush)
                    p.setPen(QPen(C(dark, 0.34 - 0.035 * i), 1.5))
                    p.drawEllipse(QPointF(kx, ky), k * (0.9 + 1.5 * i), k * (0.45 + 0.52 * i))
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(C(darker(dark, 0.30), 0.55))
                p.drawEllipse(QPointF(kx, ky), k * 1.1, k * 0.7)
                p.setBrush(C(darker(dark, 0.55), 0.5))
                p.drawEllipse(QPointF(kx - 0.5, ky), k * 0.6, k * 0.36)
            for i in range(int(length / 22)):  # pores
                px, py, n = rng.uniform(x, x + length), rng.uniform(y, y + plank), rng.uniform(4, 15)
                p.setPen(QPen(C(dark, rng.uniform(0.10, 0.28)), 0.8))
                p.drawLine(QPointF(px, py), QPointF(px + n, py + rng.uniform(-0.4, 0.4)))
            p.restore()
            p.setPen(QPen(C(darker(dark, 0.45), 0.55), 1.4))
            p.drawLine(board.topRight(), board.bottomRight())
            x += length
        p.setPen(QPen(C(darker(dark, 0.5), 0.60), 1.6))
        p.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
        p.setPen(QPen(C(LIGHT, 0.13), 1.2))
        p.drawLine(QPointF(rect.left(), y + 1.6), QPointF(rect.right(), y + 1.6))
        y += plank
    g = QRadialGradient(
        QPointF(rect.left() + rect.width() * 0.38, rect.top() + rect.height() * 0.26), rect.width() * 0.82
    )
    g.setColorAt(0, C("#FFE9BF", 0.13 if t.dark else 0.22))
    g.setColorAt(0.45, C("#FFE9BF", 0.0))
    g.setColorAt(1, C("#120A07" if t.dark else "#2E1812", 0.50 if t.dark else 0.42))
    p.fillRect(rect, g)
    p.restore()
