"""The houses of the town: hostel, theatre, stalls, altar, studio and workshop, and the stations of the day."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from desktop.games.fresco.board import captions
from desktop.games.fresco.board.layout import Layout
from desktop.games.fresco.board.paint import draw_blot
from desktop.games.fresco.box import Box
from desktop.games.fresco.paints import BASIC, Paint
from desktop.games.fresco.state import COLUMNS
from desktop.look.cardboard import bevel, draw_card, draw_tile, draw_well
from desktop.look.colour import C, across, mix, vertical
from desktop.look.icons import draw_icon
from desktop.look.surface import rounded, soft_shadow
from desktop.look.tokens import draw_coin
from desktop.look.words import CENTRE, LEFT, text

BROWN = "#5A4032"
STATIONS = (
    ("shop", "#B5432F"),
    ("church", "#B98E3E"),
    ("easel", "#2D6AB0"),
    ("palette", "#3C8C5A"),
    ("drama-masks", "#7E2A2E"),
)
MINUS = "−"


def signed(n: int) -> str:
    """A change with its sign."""
    return f"+{n}" if n > 0 else f"{MINUS}{-n}" if n < 0 else "0"


def draw_town(p: QPainter, spread: Layout) -> None:
    """The board, with the roofs of a town faint under everything."""
    face = draw_tile(p, spread.town, "#DDBE8C", 18 * spread.k, 8 * spread.k)
    p.save()
    p.setClipPath(face, Qt.ClipOperation.IntersectClip)
    rng, k, board = random.Random(7), spread.k, spread.town
    p.setPen(Qt.PenStyle.NoPen)
    for i in range(120):
        x = board.left() + ((i % 15) * 68 + rng.uniform(-10, 10)) * k
        y = board.top() + ((i // 15) * 78 + rng.uniform(-8, 8)) * k
        w, h = rng.uniform(38, 56) * k, rng.uniform(22, 30) * k
        p.setBrush(C("#C07A4C", 0.13))
        p.drawPolygon(QPolygonF([QPointF(x, y), QPointF(x + w, y), QPointF(x + w + 10, y + h), QPointF(x - 10, y + h)]))
        p.setBrush(C("#F4E4C4", 0.16))
        p.drawRect(QRectF(x - 4, y + h, w + 8, 22 * k))
    p.restore()


def draw_frame(p: QPainter, spread: Layout) -> None:
    """The gilt frame of the ceiling."""
    draw_tile(p, spread.frame, "#B98E3E", 14 * spread.k, 8 * spread.k)
    bevel(p, spread.frame.adjusted(5, 5, -5, -5), 10 * spread.k)


def draw_hostel(p: QPainter, spread: Layout, box: Box) -> None:
    """A line an hour: the clock, what it does to the mood, the price of a market tile."""
    h, k = spread.hostel, spread.k
    draw_tile(p, h.adjusted(0, 46 * k, 0, 0), "#F3E4C6", 8 * k, 6 * k)
    roof = QPainterPath()
    roof.addPolygon(QPolygonF([
        QPointF(h.left() - 8 * k, h.top() + 54 * k), QPointF(h.center().x(), h.top() - 4 * k), QPointF(h.right() + 8 * k, h.top() + 54 * k),
    ]))  # fmt: skip
    roof.closeSubpath()
    soft_shadow(p, roof, 6, 2, 4, 0.25)
    p.setPen(QPen(C("#7C3A26"), 4 * k, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    p.setBrush(vertical(roof.boundingRect(), "#C8643F", "#A24A2E"))
    p.drawPath(roof)
    text(
        p,
        QRectF(h.left(), h.top() + 20 * k, h.width(), 30 * k),
        captions.hostel(),
        max(13, 20 * k),
        700,
        "#FFF3DC",
        CENTRE,
        display=True,
    )
    for n, (hour, mood, price) in enumerate(box.hours):
        r = spread.line(n)
        p.setPen(QPen(C("#DCC69C"), 1))
        p.setBrush(C("#FFF8E8"))
        p.drawPath(rounded(r, 9 * k))
        y = r.center().y()
        _clock(p, QPointF(r.left() + 24 * k, y), hour, k)
        text(
            p,
            QRectF(r.left() + 44 * k, r.top(), 30 * k, r.height()),
            str(hour),
            max(12, 18 * k),
            700,
            BROWN,
            LEFT,
            display=True,
        )
        _mood(p, QPointF(r.left() + 86 * k, y), mood, k)
        text(
            p,
            QRectF(r.left() + 102 * k, r.top(), 40 * k, r.height()),
            signed(mood),
            max(11, 16 * k),
            700,
            BROWN,
            LEFT,
            display=True,
        )
        draw_coin(p, r.right() - 22 * k, y - 1, 13 * k, str(price))


def _clock(p: QPainter, c: QPointF, hour: int, k: float) -> None:
    p.setPen(QPen(C("#6B4A32"), 2 * k))
    p.setBrush(C("#FFFDF6"))
    p.drawEllipse(c, 14 * k, 14 * k)
    p.setPen(QPen(C("#6B4A32"), 2.2 * k, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    a = math.radians(hour * 30 - 90)
    p.drawLine(c, c + QPointF(7 * math.cos(a), 7 * math.sin(a)) * k)
    p.drawLine(c, c + QPointF(0, -11) * k)


def _mood(p: QPainter, m: QPointF, mood: int, k: float) -> None:
    p.setPen(QPen(C("#6B4A32"), 1.8 * k))
    p.setBrush(C("#F3C85A") if mood >= 0 else C("#B9B4AA"))
    p.drawEllipse(m, 13 * k, 13 * k)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#4A3226"))
    for x in (-4.5, 4.5):
        p.drawEllipse(m + QPointF(x, -3) * k, 1.8 * k, 1.8 * k)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C("#4A3226"), 1.8 * k, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    mouth = QPainterPath(m + QPointF(-6, 5 - mood * 0.6) * k)
    mouth.quadTo(m + QPointF(0, 5 + mood * 2.4) * k, m + QPointF(6, 5 - mood * 0.6) * k)
    p.drawPath(mouth)


def draw_theatre(p: QPainter, spread: Layout, box: Box, columns: int) -> None:
    """Red curtains, and a mood column for each player."""
    t, k = spread.theatre, spread.k
    draw_tile(p, t, "#7E2A2E", 12 * k, 6 * k)
    p.save()
    p.setClipPath(rounded(t, 12 * k), Qt.ClipOperation.IntersectClip)
    for i in range(16):
        fold = QRectF(t.left() + i * t.width() / 16, t.top(), t.width() / 16 + 1, t.height())
        p.fillRect(fold, across(fold, "#6A1F26", "#A83B3C", "#6A1F26"))
    head = QRectF(t.left(), t.top(), t.width(), 44 * k)
    p.fillRect(head, vertical(head, "#D9A94A", "#A87A2A"))
    p.restore()
    text(p, head, captions.theatre(), max(13, 20 * k), 700, "#4A2110", CENTRE, display=True)
    steps = box.highest - box.lowest + 1
    for column in range(columns):
        for step in range(steps):
            r = spread.mood(column, columns, step, steps)
            mood = box.highest - step
            extra = box.crew(mood) - box.data.crew.assistants
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C("#F0CE72") if extra > 0 else C("#A9A299") if extra < 0 else C("#F4E6CC"))
            p.drawPath(rounded(r, 5 * k))
            if extra:
                text(
                    p,
                    QRectF(r.left(), r.top(), r.width() * 0.42, r.height()),
                    signed(extra),
                    max(8, 11 * k),
                    700,
                    "#4A3226",
                    CENTRE,
                )


def draw_stall(p: QPainter, r: QRectF, number: int, k: float) -> None:
    """A stall with its awning and number."""
    draw_tile(p, r, "#F3E4C6", 8 * k, 5 * k)
    p.save()
    p.setClipPath(rounded(r.adjusted(-4, -2, 4, 0), 8 * k), Qt.ClipOperation.IntersectClip)
    wide = (r.width() + 8) / 9
    p.setPen(Qt.PenStyle.NoPen)
    for i in range(9):
        stripe = QRectF(r.left() - 4 + i * wide, r.top() - 2, wide, 22 * k)
        p.setBrush(C(("#B5432F", "#FFF6E2")[i % 2]))
        p.drawRect(stripe)
        p.drawEllipse(QRectF(stripe.left(), stripe.bottom() - 9 * k, wide, 16 * k))
    p.restore()
    p.setPen(QPen(C("#FFF6E2"), 2 * k))
    p.setBrush(C("#6A2A20"))
    p.drawEllipse(QPointF(r.left() + 18 * k, r.top() + 12 * k), 13 * k, 13 * k)
    text(
        p,
        QRectF(r.left() + 4 * k, r.top() - 2 * k, 28 * k, 28 * k),
        str(number),
        max(10, 15 * k),
        700,
        "#FFF6E2",
        CENTRE,
        display=True,
    )


def draw_shutters(p: QPainter, r: QRectF, k: float) -> None:
    """The stall where somebody has bought: shutters down."""
    shutter = QRectF(r.left() + 8 * k, r.top() + 28 * k, r.width() - 16 * k, r.height() - 33 * k)
    draw_well(p, shutter, 5 * k, "#A8794A")
    slats = 6
    high = (shutter.height() - 4) / slats
    for i in range(slats):
        slat = QRectF(shutter.left() + 2, shutter.top() + 2 + i * high, shutter.width() - 4, high - 2)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(vertical(slat, "#B98A58", "#94683D"))
        p.drawRoundedRect(slat, 2, 2)
    sign = QRectF(shutter.center().x() - 40 * k, shutter.center().y() - 15 * k, 80 * k, 30 * k)
    draw_card(p, sign, "#FBF3E0", 6 * k)
    text(p, sign, captions.closed(), max(10, 15 * k), 700, "#7C3A26", CENTRE)


def draw_altar(p: QPainter, spread: Layout, box: Box) -> None:
    """The altar of marble."""
    r, k = spread.altar, spread.k
    draw_tile(p, r, "#E9E2D6", 12 * k, 6 * k)
    text(
        p,
        QRectF(r.left() + 18 * k, r.top() + (8 if not spread.compact else 2) * k, 120, 30 * k),
        captions.altar(),
        max(13, 20 * k),
        700,
        BROWN,
        LEFT,
        display=True,
    )
    if not spread.compact:
        text(p, QRectF(r.left() + 18, r.top() + 40, 170, 24), captions.altar_line(), 13, 600, "#75604F", LEFT)
    trio = (Paint.ORANGE, Paint.GREEN, Paint.PURPLE)
    for i, paints in enumerate((BASIC, (BASIC[0], BASIC[1], trio[2]), trio)):
        x = r.left() + (176 + i * 84) * k
        for j, paint in enumerate(paints):
            draw_blot(p, paint, x + j * 19 * k, r.center().y() - 9 * k, 9 * k, j)
        points = QRectF(x - 10 * k, r.center().y() + 2 * k, 58 * k, 26 * k)
        text(p, points, signed(box.altar(tuple(sorted(paints)))), max(10, 15 * k), 700, BROWN, CENTRE, display=True)


def draw_workplaces(p: QPainter, spread: Layout) -> None:
    """Studio and workshop."""
    k = spread.k
    for r, (name, line), glyph, tint in (
        (spread.studio, captions.studio(), "easel", "#2D6AB0"), (spread.workshop, captions.workshop(), "palette", "#3C8C5A"),
    ):  # fmt: skip
        draw_tile(p, r, tint, 10 * k, 5 * k)
        draw_icon(p, glyph, r.left() + 34 * k, r.center().y(), 42 * k, "#FFF6E2")
        two = r.height() > 50
        text(
            p,
            QRectF(r.left() + 64 * k, r.top() + (5 if two else 0), r.width() - 66 * k, 26 if two else r.height()),
            name,
            max(13, 18 * k),
            700,
            "#FFF6E2",
            LEFT,
            display=True,
        )
        if two:
            text(p, QRectF(r.left() + 64, r.top() + 32, r.width() - 66, 22), line, 13, 600, "#FFF6E2", LEFT)


def draw_day(p: QPainter, spread: Layout) -> None:
    """The board of the five stations, without their names (the fifth changes)."""
    k = spread.k
    draw_tile(p, spread.plan, "#F2E6CE", 14 * k, 7 * k)
    for column in range(COLUMNS):
        glyph, tint = STATIONS[column]
        r = spread.station(column)
        draw_tile(p, r, mix(tint, "#F2E6CE", 0.62), 10 * k, 4 * k, shadow=False)
        if column < COLUMNS - 1:
            station_emblem(p, r, glyph, tint, k)
        for n in range(3):
            draw_well(p, station_space(r, n, k), 18 * k, mix(tint, "#F2E6CE", 0.72))


def station_emblem(p: QPainter, r: QRectF, glyph: str, tint: str, k: float) -> None:
    """The round sign of a station."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(tint))
    p.drawEllipse(QPointF(r.left() + 36 * k, r.top() + r.height() * 0.37), 24 * k, 24 * k)
    draw_icon(p, glyph, r.left() + 36 * k, r.top() + r.height() * 0.37, 33 * k, "#FFF6E2")


def station_space(r: QRectF, n: int, k: float) -> QRectF:
    """A space for an assistant."""
    high = min(56 * k, r.height() - 34 * k)
    return QRectF(r.left() + 80 * k + n * 44 * k, r.top() + 6 * k, 38 * k, high)


def draw_own(p: QPainter, spread: Layout, kinds: int) -> None:
    """One's own box of wood, with its trays."""
    own, k = spread.own, spread.k
    draw_tile(p, own, "#A97A4A", 16 * k, 8 * k)
    p.setPen(QPen(C("#6E4526", 0.32), 1.4))
    for i in range(1, 6):
        y = own.top() + i * own.height() / 6
        p.drawLine(QPointF(own.left() + 8, y), QPointF(own.right() - 8, y + 3))
    if not spread.compact:
        text(
            p,
            QRectF(own.left() + 22, own.top() + 8, 300, 30),
            captions.paint_box(),
            20,
            700,
            "#FFF3DC",
            LEFT,
            display=True,
        )
    for kind in range(kinds):
        draw_well(p, spread.tray(kind, kinds), 12 * k, "#7E5632")
