"""The linen curtain between two people, embroidered in the game's accent, each game with a repeat of its own."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPolygonF, QRadialGradient

from desktop.look.colour import LIGHT, SHADE, C, Paint, lighter, round_pen, vertical
from desktop.look.surface import rounded, soft_shadow, texture

LINEN = "#E3D5B8"
GILT = "#B98E3E"
THREADS = {
    "pagoda": "#8E2F2B",
    "istanbul": "#17616B",
    "fresco": "#7E2A2E",
    "burano": "#B4453D",
    "catan_dice": "#9A4A22",
}
# One repeat of the embroidery: # outline, o filling, . bare cloth.
BANDS: dict[str, tuple[str, ...]] = {
    "pagoda": (  # eaves
        ".....#......",
        "....###.....",
        ".##.#o#.##..",
        "..#######...",
        "....#o#.....",
        "##..#o#..##.",
        ".#########..",
    ),
    "istanbul": (  # eight-pointed star tiles
        "...#....",
        ".#.#.#..",
        "..#o#...",
        "##ooo##.",
        "..#o#...",
        ".#.#.#..",
        "...#....",
    ),
    "fresco": (  # lozenges with a flower
        "...#....",
        "..#o#...",
        ".#ooo#..",
        "#oo.oo#o",
        ".#ooo#..",
        "..#o#...",
        "...#....",
    ),
    "burano": (  # waves
        "...###......",
        "..#...#.....",
        ".#..o..#....",
        "#..oo...#..#",
        "...o.....##.",
        "oo....oo....",
        "..oooo..oooo",
    ),
    "catan_dice": (  # hexagons
        "...##...",
        ".##..##.",
        "#..oo..#",
        "#.oooo.#",
        "#..oo..#",
        ".##..##.",
        "...##...",
    ),
}


def stitch(p: QPainter, x: float, y: float, s: float, colour: Paint) -> None:
    """One cross-stitch s wide, its upper left at x, y."""
    stitches(p, [(x, y)], s, colour)


def stitches(p: QPainter, places: Iterable[tuple[float, float]], s: float, colour: Paint) -> None:
    """Many of one colour."""
    at = list(places)
    p.setPen(round_pen(C(SHADE, 0.20), s * 0.34))
    p.drawLines([QLineF(x + 0.5, y + 1, x + s + 0.5, y + s + 1) for x, y in at])
    p.setPen(round_pen(C(colour), s * 0.34))
    p.drawLines([QLineF(x, y + s, x + s, y) for x, y in at])
    p.setPen(round_pen(lighter(colour, 0.22), s * 0.34))
    p.drawLines([QLineF(x, y, x + s, y + s) for x, y in at])


def sag(x: float) -> float:
    """How the hem hangs: low in a fold, high between two."""
    return 9 * math.sin(x / 61) + 6 * math.sin(x / 23 + 1.3)


def drift(x: float) -> float:
    """How far a fold is gathered sideways at the top."""
    return 16 * math.sin(x / 140 + 0.7) + 9 * math.sin(x / 52)


def fold(x: float) -> float:
    """-1 in the depth of a fold, 1 on its crest; steep on the side away from the light."""
    u = x / 96 + 0.55 * math.sin(x / 210) + 0.25 * math.sin(x / 77)
    u -= math.floor(u)
    crest = math.sin(math.pi * u**0.72) ** 1.6 * 1.7 - 0.75
    return max(-1.0, min(1.0, crest * (0.75 + 0.25 * math.sin(x / 330)) + 0.10 * math.sin(x / 19)))


def cloth(p: QPainter, width: float, hem: float) -> QPainterPath:
    """Linen from the upper edge of the window to the hem, in folds; returns its outline."""
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(width, 0)
    for i in range(int(width / 8), -1, -1):
        path.lineTo(i * 8, hem + sag(i * 8))
    path.closeSubpath()
    soft_shadow(p, path, 16, 3, 12, 0.5)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(LINEN))
    p.drawPath(path)
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for i in range(-20, int(width / 4) + 20):  # folds, gathered a little at the top: one strip of 4 px after the other
        a, b = i * 4.0, i * 4.0 + 4
        f = fold(a)
        strip = QPolygonF(
            [QPointF(a + drift(a), 0), QPointF(b + drift(b), 0), QPointF(b, hem + 30), QPointF(a, hem + 30)]
        )
        p.setBrush(C(LIGHT, 0.62 * f) if f > 0 else C(SHADE, -0.34 * f))
        p.drawPolygon(strip)
    p.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    whole = QRectF(0, 0, width, hem + 30)
    top = QLinearGradient(0, 0, 0, hem)
    top.setColorAt(0, C(SHADE, 0.30))
    top.setColorAt(0.10, C(SHADE, 0.04))
    top.setColorAt(0.8, C(SHADE, 0.0))
    top.setColorAt(1, C(SHADE, 0.12))
    p.fillRect(whole, top)
    g = QRadialGradient(QPointF(width * 0.42, hem * 0.40), width * 0.66)
    g.setColorAt(0, C("#FFF3D6", 0.55))
    g.setColorAt(0.6, C("#FFF3D6", 0.0))
    g.setColorAt(1, C("#2E1812", 0.34))
    p.fillRect(whole, g)
    p.restore()
    texture(p, path, "linen", 0.7)
    return path


def embroidery(
    p: QPainter,
    path: QPainterPath,
    width: float,
    y0: float,
    s: float,
    dark: Paint,
    bright: Paint,
    band: tuple[str, ...] = BANDS["fresco"],
) -> None:
    """A band of stitches s wide from y0 downwards that follows the folds of the hem; `path` is the cloth."""
    step = s * 1.22
    outline: list[tuple[float, float]] = []
    filling: list[tuple[float, float]] = []
    for i in range(int(width / step) + 1):
        x = i * step
        top = y0 + sag(x) * 0.9
        for k in (-2.2, len(band) + 1.2):
            (outline if i % 4 else filling).append((x, top + k * step))
        for j, row in enumerate(band):
            if row[i % len(row)] != ".":
                (outline if row[i % len(row)] == "#" else filling).append((x, top + j * step))
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.setBrush(Qt.BrushStyle.NoBrush)
    stitches(p, filling, s, bright)
    stitches(p, outline, s, dark)
    p.restore()


def draw_curtain(p: QPainter, size: QSizeF, game: str) -> QPainterPath:
    """The cloth of a game over a window of this size, its hem a little above the foot; returns its outline. Opaque. About
    60 ms at 1600 x 1000: paint it once into a pixmap."""
    small = size.height() < 760
    hem = size.height() - (40 if small else 48)
    path = cloth(p, size.width(), hem)
    s = 5.5 if small else 8.0
    embroidery(p, path, size.width(), hem - 14.2 * s, s, thread(game), GILT, BANDS.get(game, BANDS["fresco"]))
    return path


def thread(game: str) -> str:
    """The dark thread of a game's embroidery: its accent, dyed so deep that it reads on linen."""
    return THREADS.get(game, "#6B4A32")


def draw_patch(p: QPainter, rect: QRectF, colour: Paint) -> None:
    """A piece of linen sewn on with a dashed seam: the quiet ground for words."""
    outline = rounded(rect, 22)
    soft_shadow(p, outline, 12, 2, 6, 0.26)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(rect, "#FFF9EA", "#F6EBD2"))
    p.drawPath(outline)
    texture(p, outline, "linen", 0.9)
    seam = round_pen(C(colour), 2.6)
    seam.setStyle(Qt.PenStyle.CustomDashLine)
    seam.setDashPattern([4, 2.6])
    p.setPen(seam)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(rounded(rect.adjusted(12, 12, -12, -12), 14))


def draw_wreath(
    p: QPainter, middle: QPointF, rx: float, ry: float, colour: Paint, s: float = 8, count: int = 44
) -> None:
    """A ring of stitches about a point, by turns in a seat's colour and in gilt."""
    places = [
        (middle.x() + rx * math.cos(a) - s / 2, middle.y() + ry * math.sin(a) - s / 2)
        for a in (i * math.tau / count for i in range(count))
    ]
    stitches(p, places[0::2], s, GILT)
    stitches(p, places[1::2], s, colour)
