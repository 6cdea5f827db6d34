"""The table itself: oiled planks whose grain bends round the knots, light pooled at the upper left."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient

from desktop.look.colour import LIGHT, C, darker, mix, round_pen
from desktop.look.theme import Theme, current

PLANK = 168.0
GRAINS = 26
TABLE_SEED = 12  # every page lies on the same table


class Knot(NamedTuple):
    """Where a branch once grew: its middle, its size across the grain, how far the grain gives way along it."""

    x: float
    y: float
    size: float
    reach: float


class Plank(NamedTuple):
    """One board as it lies on the table, in logical pixels."""

    rect: QRectF
    tone: QColor
    seed: str
    knot: Knot | None


def lay_planks(rect: QRectF, theme: Theme, seed: int = TABLE_SEED, plank: float = PLANK) -> list[Plank]:
    """The boards that cover `rect`. A wider or higher rect with the same corner only adds boards."""
    light, base, dark = theme.wood
    planks: list[Plank] = []
    y, row = rect.top() - round(random.Random(seed).uniform(0, plank * 0.5)), 0
    while y < rect.bottom():
        rng = random.Random(f"{seed}.{row}")
        x, column = rect.left() - rng.randint(0, 700), 0
        while x < rect.right():
            length = rng.randint(620, 1050)
            tone = mix(mix(light, base, rng.random()), dark, rng.uniform(0, 0.10))
            knot = None
            if rng.random() < 0.5:
                at = QPointF(x + length * rng.uniform(0.15, 0.85), y + plank * rng.uniform(0.28, 0.72))
                knot = Knot(at.x(), at.y(), rng.uniform(5.5, 10.5), rng.uniform(50, 90))
            planks.append(Plank(QRectF(x, y, length, plank), tone, f"{seed}.{row}.{column}", knot))
            x, column = x + length, column + 1
        y, row = y + plank, row + 1
    return planks


def wood_table(
    p: QPainter, rect: QRectF, theme: Theme | None = None, seed: int = TABLE_SEED, plank: float = PLANK
) -> None:
    """The whole table. About 150 ms for 1600 x 1000: once per window size, never per frame."""
    t = theme or current()
    planks = lay_planks(rect, t, seed, plank)
    p.fillRect(rect, QColor(t.wood[1]))  # at broken scales the edges of boards are blended with what is below
    for board in planks:
        paint_plank(p, rect, board, t)
    paint_joints_and_light(p, rect, planks, t)


def paint_plank(p: QPainter, rect: QRectF, board: Plank, theme: Theme) -> None:
    """One board with its grain, as far as it lies in `rect`. 5-10 ms."""
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.setClipRect(board.rect, Qt.ClipOperation.IntersectClip)
    p.fillRect(board.rect, board.tone)
    _grain(p, board, QColor(theme.wood[2]))
    p.restore()


def bare_table(p: QPainter, rect: QRectF, theme: Theme | None = None, seed: int = TABLE_SEED) -> None:
    """The same boards without their grain, in a few ms: what a window shows in the first moment."""
    t = theme or current()
    planks = lay_planks(rect, t, seed)
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    for board in planks:
        p.fillRect(board.rect, mix(board.tone, t.wood[2], 0.06))
    p.restore()
    paint_joints_and_light(p, rect, planks, t)


@lru_cache(maxsize=2)
def wood_pixmap(size: QSize, ratio: float, theme: Theme, seed: int = TABLE_SEED) -> QPixmap:
    """The table as a pixmap of `size` logical pixels at a device ratio; the last two are kept."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    wood_table(p, QRectF(0, 0, size.width(), size.height()), theme, seed)
    p.end()
    return pixmap


def _grain(p: QPainter, board: Plank, dark: QColor) -> None:
    rng = random.Random(board.seed)
    r = board.rect
    heart = r.y() + r.height() * rng.uniform(0.3, 0.7)  # where the saw went nearest the middle of the trunk
    arches = _arches(r, heart, rng) if not board.knot and rng.random() < 0.6 else []
    half = arches[-1].half if arches else 0.0
    p.setBrush(Qt.BrushStyle.NoBrush)
    wave, phase = rng.uniform(180, 320), rng.uniform(0, math.tau)

    def waver(x: float, y: float, own: float) -> QPointF:
        y += 3.4 * math.sin(x / wave + phase) + 1.1 * math.sin(x / 67 + own)
        return QPointF(x, y + _give_way(board.knot, x, y))

    for _ in range(5):  # broad soft bands under the lines: early wood and late wood
        y0, own = rng.uniform(r.top(), r.bottom()), rng.uniform(0, math.tau)
        p.setPen(QPen(C(dark, rng.uniform(0.03, 0.07)), rng.uniform(7, 17)))
        p.drawPolyline(QPolygonF([waver(x, y0, own) for x in _stations(r, board.knot)]))
    for i in range(GRAINS):
        y0 = r.top() + (i + rng.uniform(-0.35, 0.35)) / GRAINS * r.height()
        if abs(y0 - heart) < half:
            continue
        p.setPen(QPen(C(dark, rng.uniform(0.06, 0.22)), rng.uniform(0.6, 2.2)))
        p.drawPolyline(QPolygonF([waver(x, y0, i) for x in _stations(r, board.knot)]))
    for i, arch in enumerate(arches):
        p.setPen(round_pen(C(dark, rng.uniform(0.10, 0.24)), rng.uniform(0.8, 2.2)))
        p.drawPolyline(QPolygonF([waver(x, y, i) for x, y in arch.points()]))
    if board.knot:
        _knot(p, board.knot, dark, rng)
    for _ in range(int(r.width() / 22)):
        x, y, n = rng.uniform(r.left(), r.right()), rng.uniform(r.top(), r.bottom()), rng.uniform(4, 15)
        y += _give_way(board.knot, x, y)
        p.setPen(QPen(C(dark, rng.uniform(0.10, 0.28)), 0.8))
        p.drawLine(QPointF(x, y), QPointF(x + n, y + rng.uniform(-0.4, 0.4)))


class Arch(NamedTuple):
    """One of the nested arches where a year's growth runs out of the board: from its tip both sides run to one end."""

    tip: float
    heart: float
    half: float
    bend: float
    end: float

    def points(self) -> list[tuple[float, float]]:
        sides = []
        for i in range(15):
            run = (i / 14) ** 2 * (self.end - self.tip)
            sides.append((self.tip + run, self.half * math.sqrt(1 - math.exp(-abs(run) / self.bend))))
        upper = [(x, self.heart - d) for x, d in reversed(sides)]
        return upper + [(x, self.heart + d) for x, d in sides[1:]]


def _arches(r: QRectF, heart: float, rng: random.Random) -> list[Arch]:
    """From one end of the board to the other, each inside the one before; the outer ones run off its edges."""
    pace, step, inner = rng.uniform(40, 66), rng.uniform(6.5, 9.5), rng.uniform(0.3, 0.85) * r.width()
    left = rng.random() < 0.5
    arches, run, half = [], inner, step * 0.7
    while run > -0.35 * r.width() and len(arches) < GRAINS:
        tip = r.left() + run if left else r.right() - run
        arches.append(Arch(tip, heart, half, 26 + half * 3.2, r.right() if left else r.left()))
        run -= pace * rng.uniform(0.75, 1.25)
        half += step * rng.uniform(0.8, 1.2)
    return arches


def _stations(r: QRectF, knot: Knot | None) -> list[float]:
    """Where along a board its grain is reckoned: densely only where it bends."""
    stations = [r.left() + r.width() * i / 18 for i in range(19)]
    if knot:
        reach = knot.reach * 2.0
        stations = [s for s in stations if abs(s - knot.x) > reach]
        stations += [knot.x + reach * (i / 10 - 1) for i in range(21)]
    return sorted(stations)


def _give_way(knot: Knot | None, x: float, y: float) -> float:
    """How far grain at x, y is pushed aside, so that it flows round the knot like water round a post."""
    if not knot:
        return 0.0
    off = y - knot.y
    along = math.exp(-(((x - knot.x) / knot.reach) ** 2) * 1.6)
    return math.copysign(knot.size * 2.3 * along * math.exp(-abs(off) / (knot.size * 4.2)), off)


def _knot(p: QPainter, knot: Knot, dark: QColor, rng: random.Random) -> None:
    lean, wobble = rng.uniform(-0.18, 0.18), rng.uniform(0, math.tau)
    for ring, alpha in ((2.0, 0.16), (1.62, 0.20), (1.3, 0.26)):
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(round_pen(C(dark, alpha), 1.1))
        p.drawPath(_eye(knot, knot.size * ring, lean, wobble + ring))
    p.setPen(Qt.PenStyle.NoPen)
    for ring, depth, alpha in ((1.08, 0.26, 0.55), (0.72, 0.45, 0.50), (0.36, 0.62, 0.55)):
        p.setBrush(C(darker(dark, depth), alpha))
        p.drawPath(_eye(knot, knot.size * ring, lean, wobble))
    p.setPen(round_pen(C(darker(dark, 0.7), 0.5), 0.8))
    for turn in (0.2, 2.4, 4.1):  # it cracked when it dried
        a = turn + wobble
        p.drawLine(
            QPointF(knot.x + math.cos(a) * knot.size * 0.3, knot.y + math.sin(a) * knot.size * 0.2),
            QPointF(knot.x + math.cos(a) * knot.size * 1.0, knot.y + math.sin(a) * knot.size * 0.62),
        )


def _eye(knot: Knot, r: float, lean: float, wobble: float) -> QPainterPath:
    points = []
    for i in range(28):
        a = i * math.tau / 28
        k = r * (1 + 0.07 * math.sin(3 * a + wobble) + 0.05 * math.sin(5 * a - wobble))
        dx, dy = k * 1.22 * math.cos(a), k * 0.80 * math.sin(a)
        points.append(QPointF(knot.x + dx, knot.y + dy + lean * dx))
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def paint_joints_and_light(p: QPainter, rect: QRectF, planks: list[Plank], theme: Theme) -> None:
    """What comes last: the dark joints, the pool of light upper left, the vignette lower right."""
    t, dark = theme, theme.wood[2]
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.setPen(QPen(C(darker(dark, 0.45), 0.55), 1.4))
    for board in planks:
        p.drawLine(board.rect.topRight(), board.rect.bottomRight())
    for y in {board.rect.top() for board in planks}:
        p.setPen(QPen(C(darker(dark, 0.5), 0.60), 1.6))
        p.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
        p.setPen(QPen(C(LIGHT, 0.13), 1.2))
        p.drawLine(QPointF(rect.left(), y + 1.6), QPointF(rect.right(), y + 1.6))
    pool = QPointF(rect.left() + rect.width() * 0.38, rect.top() + rect.height() * 0.26)
    g = QRadialGradient(pool, rect.width() * 0.82)
    g.setColorAt(0, C("#FFE9BF", 0.13 if t.dark else 0.22))
    g.setColorAt(0.45, C("#FFE9BF", 0.0))
    g.setColorAt(1, C("#120A07" if t.dark else "#2E1812", 0.50 if t.dark else 0.42))
    p.fillRect(rect, g)
    p.restore()
