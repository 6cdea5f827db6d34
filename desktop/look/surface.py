"""Outlines, soft shadows and the grain of paper and card."""

from __future__ import annotations

import math
import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPixmap, QTransform

from desktop.look.colour import SHADE, C
from desktop.look.planks import wood_pixmap, wood_table

__all__ = ["box_shadow", "rounded", "soft_shadow", "texture", "wood_pixmap", "wood_table"]


def rounded(rect: QRectF, r: float) -> QPainterPath:
    """The outline of a rectangle with round corners."""
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


def box_shadow(
    p: QPainter, rect: QRectF, radius: float, blur: float = 10, dx: float = 2, dy: float = 4, alpha: float = 0.30
) -> None:
    """The same for a rectangle with round corners of any size, quick enough for a widget that repaints often: corners and
    edges come from one small picture."""
    corner = math.ceil(radius + blur * 1.8)
    if rect.width() < 2 * corner or rect.height() < 2 * corner:
        soft_shadow(p, rounded(rect, radius), blur, dx, dy, alpha)
        return
    ratio = math.hypot(p.transform().m11(), p.transform().m12()) * p.device().devicePixelRatioF()
    tile = _corner_shadow(corner, math.ceil(blur), radius, blur, alpha, max(1.0, round(ratio, 3)))
    out, k = math.ceil(blur), tile.devicePixelRatio()
    r = rect.translated(dx, dy)
    xs = (r.left() - out, r.left() + corner, r.right() - corner, r.right() + out)
    ys = (r.top() - out, r.top() + corner, r.bottom() - corner, r.bottom() + out)
    cuts = (0, (out + corner) * k, (out + corner + 4) * k, (2 * out + 2 * corner + 4) * k)
    p.save()
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for j in range(3):
        for i in range(3):
            source = QRectF(cuts[i], cuts[j], cuts[i + 1] - cuts[i], cuts[j + 1] - cuts[j])
            p.drawPixmap(QRectF(QPointF(xs[i], ys[j]), QPointF(xs[i + 1], ys[j + 1])), tile, source)
    p.restore()


@lru_cache(maxsize=32)
def _corner_shadow(corner: int, out: int, radius: float, blur: float, alpha: float, ratio: float) -> QPixmap:
    side = 2 * corner + 4
    pixmap = QPixmap(math.ceil((side + 2 * out) * ratio), math.ceil((side + 2 * out) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    soft_shadow(p, rounded(QRectF(out, out, side, side), radius), blur, 0, 0, alpha)
    p.end()
    return pixmap


@lru_cache(maxsize=4)
def _noise(kind: str) -> QImage:
    rng, n = random.Random(kind), 192
    if kind == "linen":  # crossing threads
        threads = QImage(n, n, QImage.Format.Format_ARGB32_Premultiplied)
        threads.fill(Qt.GlobalColor.transparent)
        q = QPainter(threads)
        for i in range(0, n, 2):
            q.setPen(QColor(90, 60, 30, rng.randint(0, 16)))
            q.drawLine(0, i, n, i)
            q.setPen(QColor(255, 250, 235, rng.randint(0, 22)))
            q.drawLine(i, 0, i, n)
        q.end()
        return threads
    # speckle: random bytes seen through a table of colours, so that no loop over pixels is needed
    speckle = QImage(rng.randbytes(n * n), n, n, n, QImage.Format.Format_Indexed8)
    speckle.setColorTable([_speck(i / 256).rgba() for i in range(256)])
    return speckle.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _speck(v: float) -> QColor:
    if v < 0.30:
        return QColor(60, 35, 20, int(v * 46))
    return QColor(255, 248, 230, int(max(0.0, v - 0.72) * 60))


def texture(p: QPainter, path: QPainterPath, kind: str = "speckle", opacity: float = 1.0) -> None:
    """Grain over an outline: "speckle" for card and plaster, "linen" for cards and cloth."""
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.setOpacity(p.opacity() * opacity)
    p.fillRect(path.boundingRect(), QBrush(_noise(kind)))
    p.restore()
