"""Houses of stone: post, inn, covered market, gaol, palace, mosques."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.games.istanbul.board.scenes.strokes import (
    CREAM,
    GILT,
    Tones,
    arched,
    backdrop,
    ball,
    box,
    dome,
    door,
    flat,
    floor,
    lamp,
    light,
    line,
    minaret,
    moon,
    oval,
    poly,
    stars,
)  # fmt: skip
from desktop.look.colour import C, across, darker, lighter, mix, vertical
from desktop.look.icons import draw_icon


def post_office(p: QPainter, t: Tones) -> None:
    """A wall of pigeonholes, a sealed letter on the counter, a pigeon that brings another."""
    backdrop(p, t, 46)
    for row in range(3):
        for column in range(5):
            x, y = 10 + column * 12.4, 30 + row * 12
            flat(p, darker(t.deep, 0.1), x, y, 10.6, 10, 1.4)
            if (row * 5 + column) % 3 != 1:
                flat(p, ("#FFF6E2", "#F1D9A8", "#EBC7A0")[(row + column) % 3], x + 2, y + 4.4, 6.4, 4.6)
    box(p, lighter(t.mid, 0.1), 0, 68, 80, 6)
    box(p, darker(t.mid, 0.36), 0, 74, 80, 22)
    for x in (14, 40, 66):
        p.setPen(QPen(C(t.lit, 0.5), 0.9))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(QRectF(x - 10, 79, 20, 14), 2, 2)
    oval(p, C("#2A1626", 0.35), 42, 76, 24, 2.6)
    letter = QRectF(18, 46, 44, 29)
    p.save()
    p.translate(40, 61)
    p.rotate(-6)
    p.translate(-40, -61)
    p.setPen(QPen(C("#B79A6C"), 0.9))
    p.setBrush(vertical(letter, "#FFFDF4", "#EFDDBA"))
    p.drawRoundedRect(letter, 2, 2)
    line(p, "#C2A377", 1, (19, 47), (40, 64), (61, 47))
    line(p, C("#C2A377", 0.7), 0.8, (19, 74), (34, 60))
    line(p, C("#C2A377", 0.7), 0.8, (61, 74), (46, 60))
    ball(p, "#C0392F", 40, 62.5, 5.4)
    oval(p, C("#7E1F1F"), 40, 62.5, 2.6)
    p.restore()
    bird = QPainterPath(QPointF(22, 22))
    bird.cubicTo(QPointF(28, 17), QPointF(34, 20), QPointF(37, 22))
    bird.cubicTo(QPointF(40, 12), QPointF(48, 8), QPointF(54, 8))
    bird.cubicTo(QPointF(53, 15), QPointF(51, 19), QPointF(47, 22))
    bird.cubicTo(QPointF(52, 23), QPointF(56, 26), QPointF(60, 30))
    bird.cubicTo(QPointF(48, 32), QPointF(34, 32), QPointF(26, 25))
    bird.closeSubpath()
    p.setPen(QPen(C("#8A8A92"), 0.6))
    p.setBrush(across(bird.boundingRect(), "#FFFFFF", "#E9E6E4"))
    p.drawPath(bird)
    oval(p, "#3A2A22", 27.4, 21.6, 0.8)
    poly(p, "#E0A030", (22, 22), (18.6, 23.4), (22.6, 24.2))
    flat(p, "#FFF6E2", 15, 24, 8, 5.4)
    line(p, "#C2A377", 0.6, (15, 24), (19, 27.4), (23, 24))


def caravansary(p: QPainter, t: Tones) -> None:
    """The inn's court by evening: two storeys of arches, a camel at rest, a palm."""
    p.fillRect(QRectF(0, 0, 80, 96), vertical(QRectF(0, 0, 80, 96), "#35476B", "#A7705A", "#F2BE73", "#F2BE73"))
    moon(p, 40, 16, 5, "#35476B")
    stars(p, (30, 24), (52, 22), (46, 12))
    box(p, t.warm, 0, 32, 80, 46)
    flat(p, darker(t.mid, 0.2), 0, 30, 80, 3.4)
    flat(p, darker(t.mid, 0.2), 0, 52, 80, 2.4)
    for i in range(5):
        door(p, darker(t.deep, 0.05), 3 + i * 15.6, 36, 11, 16)
        door(p, darker(t.deep, 0.2), 3 + i * 15.6, 57, 11, 21)
        if i in (1, 3):
            light(p, 8.5 + i * 15.6, 46, 9, "#FFD27A", 0.9)
            door(p, C("#FFD88A"), 5 + i * 15.6, 39, 7, 13)
    floor(p, 78, mix(t.mid, "#E7BE82", 0.45))
    oval(p, C("#2A1626", 0.34), 44, 92, 27, 3)
    draw_icon(p, "camel", 44, 68, 52, C("#5A3420"))
    draw_icon(p, "camel", 43, 67, 52, CREAM)
    poly(p, "#B5432F", (38, 56), (52, 56), (54, 66), (36, 66))
    for x in (38, 42, 46, 50):
        line(p, GILT, 0.8, (x + 1, 57), (x, 65.4))
    for x in (37, 41, 45, 49, 53):
        line(p, GILT, 0.9, (x, 66), (x, 68.4))


def large_market(p: QPainter, t: Tones) -> None:
    """The covered bazaar: vault behind vault to the light, shops to both sides."""
    p.fillRect(QRectF(0, 0, 80, 96), vertical(QRectF(0, 0, 80, 96), t.deep, t.mid, t.warm))
    vaults = ((0, 4, 80, 92, mix(t.mid, t.lit, 0.20)), (10, 20, 60, 70, mix(t.mid, t.deep, 0.25)), (19, 33, 42, 50, mix(t.mid, t.lit, 0.30)),
              (27, 44, 26, 33, mix(t.mid, t.deep, 0.15)))  # fmt: skip
    for x, y, w, h, tone in vaults:
        p.setPen(QPen(C(CREAM, 0.45), 1))
        p.setBrush(across(QRectF(x, y, w, h), darker(tone, 0.26), tone, darker(tone, 0.30)))
        p.drawPath(arched(x, y, w, h))
        for i in range(5):  # coloured voussoirs
            f = (i + 0.5) / 5
            line(
                p,
                C("#A8382C", 0.6),
                1.2,
                (x + w * (0.08 + 0.42 * f), y + h * 0.34 * (1 - f)),
                (x + w * (0.11 + 0.40 * f), y + h * (0.34 * (1 - f) + 0.05)),
            )
            line(
                p,
                C("#A8382C", 0.6),
                1.2,
                (x + w * (0.92 - 0.42 * f), y + h * 0.34 * (1 - f)),
                (x + w * (0.89 - 0.40 * f), y + h * (0.34 * (1 - f) + 0.05)),
            )
    light(p, 40, 64, 20, "#FFF6D8", 1.0)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#FFF3CF"))
    p.drawPath(arched(33, 53, 14, 24))
    poly(p, mix(t.mid, "#8C4A30", 0.4), (0, 96), (33, 77), (47, 77), (80, 96))
    for f in (0.25, 0.55):
        y = 77 + 19 * f
        line(p, C("#2A1626", 0.25), 0.8, (33 - 33 * f, y), (47 + 33 * f, y))
    poly(p, C("#FFF3CF", 0.35), (37, 77), (43, 77), (54, 96), (26, 96))
    for side in (-1, 1):
        for x, y, s, roof in ((27, 62, 0.62, "#1F7F86"), (36, 68, 1.0, "#B5432F")):
            cx = 40 + side * x * (0.66 if s < 1 else 0.86)
            w = 15 * s
            poly(
                p,
                darker("#7A4A2A", 0.1),
                (cx - w / 2, y + 4),
                (cx + w / 2, y + 4),
                (cx + w / 2, y + 19 * s),
                (cx - w / 2, y + 19 * s),
            )
            for i in range(4):
                colour = roof if i % 2 == 0 else CREAM
                poly(
                    p,
                    colour,
                    (cx - w / 2 + i * w / 4, y),
                    (cx - w / 2 + (i + 1) * w / 4, y),
                    (cx - w / 2 + (i + 1) * w / 4, y + 6 * s),
                    (cx - w / 2 + i * w / 4, y + 6 * s),
                )
            for i, colour in enumerate(("#EBB23A", "#C23B30", "#3F9462")):
                ball(p, colour, cx - w * 0.28 + i * w * 0.28, y + 13 * s, 2.6 * s)
    for x, y, r in ((40, 26, 3.2), (22, 38, 2.8), (58, 38, 2.8)):
        lamp(p, x, y, r, 14)
    for x, h, colour in ((35, 12, "#3A2A48"), (44, 10.5, "#7A2E2A")):  # people far off
        poly(p, colour, (x - 2.4, 84), (x - 1.2, 84 - h * 0.7), (x + 1.2, 84 - h * 0.7), (x + 2.4, 84))
        oval(p, CREAM, x, 84 - h * 0.78, 1.6)


def police(p: QPainter, t: Tones) -> None:
    """A gaol of grey stone: a barred gate in moonlight, keys on the wall."""
    p.fillRect(
        QRectF(0, 0, 80, 96), vertical(QRectF(0, 0, 80, 96), mix(t.deep, t.mid, 0.3), t.mid, lighter(t.mid, 0.28))
    )
    for row in range(9):
        for column in range(-1, 6):
            x, y = column * 16 + (row % 2) * 8, 8 + row * 10
            tone = lighter(t.mid, 0.10 + 0.05 * ((row * 3 + column * 5) % 4))
            p.setPen(QPen(C("#2A1626", 0.28), 0.8))
            p.setBrush(C(tone))
            p.drawRoundedRect(QRectF(x + 0.6, y + 0.6, 14.8, 8.8), 1.4, 1.4)
    light(p, 26, 30, 34, "#FFF3D0", 0.35)
    gate = arched(20, 26, 40, 62)
    p.setPen(QPen(C(lighter(t.lit, 0.2)), 5))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(gate)
    p.setPen(QPen(C(t.deep), 1.2))
    p.setBrush(vertical(gate.boundingRect(), "#221C33", "#2F2A46", "#4B4666"))
    p.drawPath(gate)
    p.save()
    p.setClipPath(gate, Qt.ClipOperation.IntersectClip)
    moon(p, 40, 44, 6, "#2F2A46")
    for x in range(24, 60, 8):
        line(p, "#15111F", 3.6, (x + 0.8, 24), (x + 0.8, 90))
        line(p, "#B9C2C8", 2.4, (x, 24), (x, 90))
        line(p, "#F2F4F2", 0.8, (x - 0.7, 24), (x - 0.7, 90))
    for y in (50, 70):
        line(p, "#15111F", 4, (18, y + 1), (62, y + 1))
        line(p, "#AAB4BC", 2.8, (18, y), (62, y))
    p.restore()
    flat(p, "#D9A441", 48, 58, 8, 9, 1.6)
    oval(p, "#3A2A22", 52, 61.6, 1.5)
    flat(p, "#3A2A22", 51.3, 61.6, 1.4, 3.4)
    p.setPen(QPen(C("#D9A441"), 1.4))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawEllipse(QPointF(70, 50), 3.4, 3.4)
    for dx in (-1.6, 1.6):
        line(p, "#D9A441", 1.4, (70 + dx * 0.6, 53), (70 + dx, 63))
        line(p, "#D9A441", 1.2, (70 + dx, 62), (72 + dx, 62))
    lamp(p, 9, 46, 3.8, 8)
    floor(p, 88, darker(t.mid, 0.3), False)


def palace(p: QPainter, t: Tones) -> None:
    """The Sultan's gate between two towers, pool and cypresses before it."""
    backdrop(p, t, 50)
    light(p, 40, 34, 34, "#FFE9B0", 0.6)
    for x, h in ((12, 30), (68, 30)):
        tree = QPainterPath(QPointF(x, 80))
        tree.cubicTo(QPointF(x - 7, 72), QPointF(x - 4, 80 - h), QPointF(x, 76 - h))
        tree.cubicTo(QPointF(x + 4, 80 - h), QPointF(x + 7, 72), QPointF(x, 80))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(across(tree.boundingRect(), "#5E8C5A", "#2F5F4A", "#1B3D38"))
        p.drawPath(tree)
    for x in (19, 61):
        box(p, CREAM, x - 5, 40, 10, 40)
        flat(p, darker(CREAM, 0.16), x - 6.4, 38, 12.8, 4)
        dome(p, x, 38, 6.4, "#E2B659")
        for y in (47, 58):
            door(p, t.deep, x - 1.8, y, 3.6, 7)
    box(p, lighter(CREAM, 0.3), 23, 44, 34, 36)
    dome(p, 40, 42, 16, "#E2B659")
    flat(p, darker(CREAM, 0.14), 22, 41, 36, 4)
    for i in range(8):
        oval(p, t.mid, 25 + i * 4.3, 43, 1.1)
    p.setPen(QPen(C(GILT), 1.6))
    p.setBrush(C(t.deep))
    p.drawPath(arched(30, 50, 20, 30))
    light(p, 40, 74, 13, "#FFD88A", 0.9)
    door(p, "#FFDD98", 34.6, 58, 10.8, 22)
    line(p, darker(t.deep, 0.1), 0.9, (40, 60), (40, 80))
    line(p, "#7A4526", 0.9, (40, 22), (40, 10))
    poly(p, "#B5321F", (40, 10), (50, 12.6), (40, 16))
    floor(p, 80, mix(t.mid, "#8FB07A", 0.4), False)
    poly(p, "#7FC7D4", (33, 82), (47, 82), (58, 95), (22, 95))
    poly(p, C("#FFE9B0", 0.55), (37, 82), (43, 82), (47, 95), (33, 95))
    for x in (8, 18, 62, 72):
        ball(p, "#C23B50", x, 87, 1.6)
        ball(p, "#E9808A", x + 3, 90, 1.4)


def small_mosque(p: QPainter, t: Tones) -> None:
    """One dome, one minaret, a plane tree, the first star."""
    p.fillRect(QRectF(0, 0, 80, 96), vertical(QRectF(0, 0, 80, 96), mix(t.deep, "#1B3C5C", 0.4), t.mid, "#F3C987"))
    moon(p, 29, 24, 4.6, t.mid)
    stars(p, (46, 16), (39, 10), (52, 27))
    light(p, 40, 66, 36, "#FFE3A8", 0.6)
    minaret(p, 62, 82, 6, 46, CREAM, t.deep)
    box(p, CREAM, 16, 60, 40, 22)
    for x in (16, 56):
        dome(p, x, 60, 5.4, mix(t.lit, "#E2B659", 0.4), False)
    flat(p, darker(CREAM, 0.16), 14, 58, 44, 3.4)
    dome(p, 36, 58, 18.5, "#E2B659")
    for i in range(5):
        door(p, darker(t.deep, 0.05), 19 + i * 7.4, 66, 4.6, 9 if i != 2 else 16)
    door(p, "#FFD88A", 34.6, 69, 2.9, 13)
    for x, y, r in ((6, 66, 9), (13, 61, 8), (2, 59, 8)):
        oval(p, mix(t.deep, "#3F6F3A", 0.6), x, y, r)
    for x, y, r in ((5, 63, 6), (12, 58, 5)):
        oval(p, mix(t.mid, "#6E9A4A", 0.6), x, y, r)
    box(p, "#6B4630", 5, 72, 3, 12)
    floor(p, 82, mix(t.mid, "#D9B98A", 0.5))


def great_mosque(p: QPainter, t: Tones) -> None:
    """Domes over domes between four minarets, gulls above the water."""
    p.fillRect(
        QRectF(0, 0, 80, 96), vertical(QRectF(0, 0, 80, 96), mix(t.deep, t.mid, 0.4), t.mid, "#F6CE8C", "#F6CE8C")
    )
    light(p, 40, 46, 40, "#FFF0C4", 0.75)
    for x, h, w in ((9, 52, 4.4), (71, 52, 4.4), (19, 44, 3.6), (61, 44, 3.6)):
        minaret(p, x, 82, w, h, lighter(CREAM, 0.1), darker(t.mid, 0.15))
    box(p, darker(CREAM, 0.05), 13, 66, 54, 16)
    for x in (21, 59):
        dome(p, x, 66, 7, "#D9B36A", False)
    box(p, CREAM, 22, 56, 36, 26)
    for x in (27, 53):
        dome(p, x, 57, 7.4, "#DDB562", False)
    flat(p, darker(CREAM, 0.16), 23, 51, 34, 4)
    for i in range(9):
        flat(p, t.deep, 25 + i * 3.6, 51.6, 1.6, 2.8, 0.8)
    dome(p, 40, 51, 17, "#E2B659")
    for i in range(6):
        door(p, darker(t.deep, 0.1), 24 + i * 5.6, 62, 3.6, 7)
    p.setPen(QPen(C(GILT), 1))
    p.setBrush(darker(t.deep, 0.1))
    p.drawPath(arched(34, 68, 12, 14))
    door(p, "#FFD88A", 37.4, 72, 5.2, 10)
    water = QRectF(0, 82, 80, 14)
    p.fillRect(water, vertical(water, "#3E97A6", "#1C6374"))
    for x, y, w in ((12, 85, 14), (34, 84, 12), (54, 86, 16), (24, 89, 20), (48, 91, 14), (6, 92, 10)):
        line(p, C("#FBE3A8", 0.75), 1, (x, y), (x + w, y))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for x, y in ((29, 24), (50, 18), (44, 28)):
        line(
            p, C("#FFFFFF", 0.9), 1, (x - 3.4, y - 1.4), (x - 1, y - 1.8), (x, y), (x + 1, y - 1.8), (x + 3.4, y - 1.4)
        )
