"""The app icon: five cubes, one for each game, on lacquer red."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QIcon, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from desktop.look.colour import C
from desktop.look.surface import rounded, soft_shadow
from desktop.look.wood import draw_cube


def draw_app_icon(p: QPainter, x: float, y: float, s: float) -> None:
    """The icon with its upper left at x, y; wave scales from 64 px, symbols from 96 px."""
    r = QRectF(x, y, s, s).adjusted(s * 0.04, s * 0.03, -s * 0.04, -s * 0.05)
    k = s * 0.225
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#5E1B1A"))
    p.drawRoundedRect(r.translated(0, s * 0.022), k, k)
    g = QLinearGradient(r.topLeft(), r.bottomRight())
    g.setColorAt(0, C("#D8604A"))
    g.setColorAt(0.55, C("#B23A2D"))
    g.setColorAt(1, C("#8A2823"))
    p.setBrush(g)
    p.drawRoundedRect(r, k, k)
    if s >= 64:  # wave scales only where they can be seen
        p.save()
        p.setClipPath(rounded(r, k), Qt.ClipOperation.IntersectClip)
        p.setBrush(Qt.BrushStyle.NoBrush)
        u = s * 0.085
        for j in range(-1, 22):
            for i in range(-1, 8):
                for q in (1, 0.62):
                    p.setPen(QPen(C("#FFDCC0", 0.10), s * 0.006))
                    p.drawArc(
                        QRectF(
                            r.left() + i * 2 * u + (j % 2) * u - u * q,
                            r.top() + j * u * 0.62 - u * q,
                            2 * u * q,
                            2 * u * q,
                        ),
                        0,
                        180 * 16,
                    )
        p.restore()
    e, cx, cy = s * 0.190, x + s * 0.515, y + s * 0.575
    a = e * 0.866
    if s >= 48:
        p.save()
        p.setClipPath(rounded(r, k), Qt.ClipOperation.IntersectClip)
        foot = QPainterPath()
        foot.addEllipse(QPointF(cx + s * 0.07, cy + e * 0.85), e * 1.95, e * 0.85)
        soft_shadow(p, foot, s * 0.07, 0, 0, 0.40)
        p.restore()
    marks = s >= 96
    for dx, dy, colour, sym in (
        (0, -e, "#4FA36C", "square"),
        (-a, -e / 2, "#2C62B4", None),
        (a, -e / 2, "#F0B63A", "triangle"),
        (-a, -e * 1.5, "#A862B8", "disc"),
        (0, 0, "#F4ECDD", "star"),
    ):
        draw_cube(p, cx + dx, cy + dy + e * 0.5, e * 0.965, colour, sym if marks else None, shadow=False)
    p.setBrush(Qt.BrushStyle.NoBrush)
    g = QLinearGradient(r.topLeft(), r.bottomRight())
    g.setColorAt(0, C("#FFE9CF", 0.75))
    g.setColorAt(0.5, C("#FFE9CF", 0.05))
    g.setColorAt(1, C("#3A0C10", 0.3))
    p.setPen(QPen(QBrush(g), max(1, s * 0.012)))
    p.drawRoundedRect(r.adjusted(1, 1, -1, -1), k, k)


def app_icon() -> QIcon:
    """The icon for windows and task bars, painted at the sizes that systems ask for."""
    icon = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        icon.addPixmap(QPixmap.fromImage(app_icon_image(size)))
    return icon


def app_icon_image(size: int) -> QImage:
    """The icon `size` pixels square, transparent round it."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHints(QPainter.RenderHint.Antialiasing)
    draw_app_icon(p, 0, 0, size)
    p.end()
    return image
