"""Out of doors: the fountain, a dim alley, tea glasses, a stall, the jeweller's table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from desktop.games.istanbul.board.scenes.strokes import (
    CREAM,
    GILT,
    Tones,
    backdrop,
    ball,
    box,
    dome,
    flat,
    floor,
    lamp,
    light,
    line,
    oval,
    poly,
    round_at,
    stars,
)  # fmt: skip
from desktop.look.colour import C, across, darker, lighter, mix, vertical


def fountain(p: QPainter, t: Tones) -> None:
    """A domed fountain: water falls from bowl to bowl into the basin."""
    backdrop(p, t, 50)
    dome(p, 40, 30, 25, mix(t.lit, "#E7B65C", 0.55))
    box(p, CREAM, 11, 29, 58, 5)
    for i in range(10):
        oval(p, t.mid, 14 + i * 5.8, 31.6, 1.5)
    for x in (13, 61):
        box(p, CREAM, x, 34, 6, 48)
        flat(p, t.lit, x - 1, 34, 8, 3)
    light(p, 40, 56, 24, "#FFFFFF", 0.35)
    floor(p, 82, darker(t.mid, 0.28))
    box(p, lighter(t.lit, 0.3), 36.5, 48, 7, 30)
    for y, r in ((50, 9), (62, 14)):
        bowl = QPainterPath(QPointF(40 - r, y))
        bowl.cubicTo(QPointF(40 - r * 0.8, y + 7), QPointF(40 + r * 0.8, y + 7), QPointF(40 + r, y))
        bowl.closeSubpath()
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(across(bowl.boundingRect(), "#FFFFFF", CREAM, darker(CREAM, 0.24)))
        p.drawPath(bowl)
        oval(p, "#8FD3DC", 40, y, r, 2)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for y, r, reach, fall in ((40, 0, 8, 11), (49, 8, 13, 13), (61, 13, 20, 18)):
        for side in (-1, 1):
            for k in (0.72, 1.0):
                jet = QPainterPath(QPointF(40 + side * r * 0.9, y))
                jet.quadTo(QPointF(40 + side * reach * k, y - 4), QPointF(40 + side * reach * k, y + fall))
                p.setPen(
                    QPen(C("#F2FDFF", 0.9 if k == 1 else 0.6), 1.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
                )
                p.drawPath(jet)
    basin = QRectF(10, 76, 60, 13)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(across(basin, "#FFFFFF", CREAM, darker(CREAM, 0.26)))
    p.drawRoundedRect(basin, 4, 4)
    oval(p, "#57B7C6", 40, 78, 27, 3.4)
    for x in (26, 40, 54):
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(C("#FFFFFF", 0.7), 0.8))
        p.drawEllipse(QPointF(x, 78), 5, 1.2)
    for i in range(7):
        x = 15 + i * 8.4
        poly(p, t.mid, (x, 82.5), (x + 2.6, 85), (x, 87.5), (x - 2.6, 85))


def black_market(p: QPainter, t: Tones) -> None:
    """An alley by night, a hooded man with a sack, one lamp."""
    p.fillRect(QRectF(0, 0, 80, 96), vertical(QRectF(0, 0, 80, 96), "#1D1A33", t.deep, mix(t.mid, "#6A5488", 0.5)))
    stars(p, (34, 14), (46, 19), (39, 25), (43, 10))
    light(p, 40, 60, 34, "#E9B25E", 0.55)
    poly(p, mix(t.deep, "#14101F", 0.35), (0, 0), (30, 30), (30, 76), (0, 96))
    poly(p, mix(t.deep, "#14101F", 0.55), (80, 0), (50, 30), (50, 76), (80, 96))
    for y0, y1 in ((26, 42), (44, 52), (62, 63), (80, 74)):
        line(p, C("#000000", 0.22), 0.8, (0, y0), (30, y1))
        line(p, C("#000000", 0.25), 0.8, (80, y0), (50, y1))
    poly(p, "#F3BE62", (8, 46), (17, 50), (17, 64), (8, 66))
    line(p, darker(t.deep, 0.4), 1.2, (12.5, 48), (12.5, 65))
    line(p, darker(t.deep, 0.4), 1.2, (8, 56), (17, 57))
    floor(p, 76, "#4A3E58")
    light(p, 40, 84, 30, "#E9B25E", 0.35)
    line(p, "#1A1420", 1.4, (80, 34), (60, 37))
    lamp(p, 60, 46, 4.4, 9)
    oval(p, C("#0D0A14", 0.55), 41, 91, 22, 3.4)
    cloak = QPainterPath(QPointF(24, 92))
    cloak.cubicTo(QPointF(24, 74), QPointF(29, 66), QPointF(31, 58))
    cloak.cubicTo(QPointF(28, 46), QPointF(34, 36), QPointF(42, 30))
    cloak.cubicTo(QPointF(45, 37), QPointF(52, 46), QPointF(49, 58))
    cloak.cubicTo(QPointF(52, 66), QPointF(56, 74), QPointF(56, 92))
    cloak.closeSubpath()
    p.setPen(QPen(C("#E9B25E", 0.75), 0.9))
    p.setBrush(across(cloak.boundingRect(), "#7B6C99", "#55497A", "#2A2242"))
    p.drawPath(cloak)
    oval(p, "#0E0916", 40, 52, 7, 8)
    for x in (37.4, 42.6):
        oval(p, "#FFE39A", x, 51, 1.3, 1.0)
    line(p, C("#1B1530", 0.7), 1.2, (40, 62), (38, 92))
    sack = QPainterPath()
    sack.addEllipse(QPointF(57, 82), 9.5, 9)
    p.setPen(QPen(C("#E9B25E", 0.6), 0.8))
    p.setBrush(across(sack.boundingRect(), "#D3A765", "#9C7440", "#5E4226"))
    p.drawPath(sack)
    poly(p, "#B98B4C", (53, 75), (61, 75), (58.6, 69), (55.4, 69))
    line(p, "#6B2A2A", 1.4, (53.4, 75), (60.8, 75))
    p.setPen(QPen(C("#2C62B4"), 1.5))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawEllipse(QPointF(57, 84.5), 3, 3)
    poly(p, "#9FC2F0", (54.8, 81), (57, 78.6), (59.2, 81), (57, 82.6))


def tea_house(p: QPainter, t: Tones) -> None:
    """A tulip glass of tea on its saucer, steam, a samovar in the dusk behind."""
    backdrop(p, t, 44, 42)
    for x in (4, 62):
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C(t.deep, 0.55))
        p.drawRoundedRect(QRectF(x, 30, 14, 40), 6, 6)
    lamp(p, 17, 32, 3.8, 16)
    lamp(p, 63, 32, 3.8, 16)
    floor(p, 78, darker(t.mid, 0.2), False)
    cloth = QRectF(0, 78, 80, 18)
    p.fillRect(cloth, vertical(cloth, "#C9553F", "#8E2F2A"))
    for i in range(9):
        poly(p, GILT, (i * 10 - 2, 80), (i * 10 + 3, 83), (i * 10 - 2, 86), (i * 10 - 7, 83))
    oval(p, C("#2A1626", 0.35), 42, 88, 27, 5)
    oval(p, "#FFF8E8", 40, 86, 25, 5.6)
    oval(p, "#2F7F92", 40, 86, 21, 4.4)
    oval(p, "#FFF8E8", 40, 86, 17, 3.4)
    glass = QPainterPath(QPointF(27, 42))
    glass.cubicTo(QPointF(29, 54), QPointF(33, 57), QPointF(32, 64))
    glass.cubicTo(QPointF(31, 70), QPointF(27, 73), QPointF(28, 79))
    glass.cubicTo(QPointF(28, 86), QPointF(52, 86), QPointF(52, 79))
    glass.cubicTo(QPointF(53, 73), QPointF(49, 70), QPointF(48, 64))
    glass.cubicTo(QPointF(47, 57), QPointF(51, 54), QPointF(53, 42))
    glass.closeSubpath()
    p.setPen(QPen(C("#FFFFFF", 0.85), 1.1))
    p.setBrush(C("#FFFFFF", 0.30))
    p.drawPath(glass)
    p.save()
    p.setClipPath(glass, Qt.ClipOperation.IntersectClip)
    p.fillRect(QRectF(24, 48, 32, 40), across(QRectF(27, 48, 26, 40), "#F0922E", "#C2481C", "#7A1F16"))
    oval(p, "#F7B04E", 40, 48, 11.4, 2.2)
    p.restore()
    line(p, C("#FFFFFF", 0.75), 1.5, (31, 46), (33.4, 56))
    line(p, C("#FFFFFF", 0.6), 1.5, (31, 72), (30.6, 79))
    p.setPen(QPen(C(GILT), 1.2))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawEllipse(QPointF(40, 42), 13, 2.4)
    for x in (34, 41, 47):
        steam = QPainterPath(QPointF(x, 38))
        steam.cubicTo(QPointF(x - 5, 33), QPointF(x + 5, 29), QPointF(x, 24))
        steam.cubicTo(QPointF(x - 4, 20), QPointF(x + 3, 17), QPointF(x + 1, 13))
        p.setPen(QPen(C("#FFF8E8", 0.62), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawPath(steam)
    for x in (62, 67):
        p.setPen(QPen(C("#CDB58A"), 0.5))
        p.setBrush(C("#FFFDF4"))
        p.drawRect(QRectF(x, 84 - (x - 62) * 0.3, 5, 5))


def small_market(p: QPainter, t: Tones) -> None:
    """A stall under a striped awning, heaps of wares on its table."""
    backdrop(p, t, 52)
    light(p, 40, 52, 28, "#FFF6DA", 0.5)
    box(p, darker(t.mid, 0.42), 9, 40, 4, 52)
    box(p, darker(t.mid, 0.42), 67, 40, 4, 52)
    awning = [(6, 42), (14, 24), (66, 24), (74, 42)]
    for i in range(6):
        x0, x1 = awning[0][0] + i * 68 / 6, awning[0][0] + (i + 1) * 68 / 6
        u0, u1 = awning[1][0] + i * 52 / 6, awning[1][0] + (i + 1) * 52 / 6
        colour = "#B5432F" if i % 2 == 0 else CREAM
        poly(p, colour, (x0, 42), (u0, 24), (u1, 24), (x1, 42))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(darker(colour, 0.12))
        p.drawChord(QRectF(x0, 36.5, x1 - x0, 11), 180 * 16, 180 * 16)
    line(p, C("#2A1626", 0.25), 0.8, (6, 42), (74, 42))
    for x, colour in ((24, "#C23B30"), (40, "#2C62B4"), (56, "#3F9462")):  # what hangs from the beam
        line(p, C("#2A1626", 0.5), 0.8, (x, 42), (x, 50))
        ball(p, colour, x, 52.5, 3.2)
    floor(p, 84, darker(t.mid, 0.34))
    for x, y, r, colour in (
        (16, 66, 4, "#E8862E"), (22, 65, 4, "#E8862E"), (19, 61, 4, "#F0AE45"), (33, 66, 4, "#8FAF3C"), (39, 66, 4, "#A8C24E"),
        (36, 61.6, 4, "#8FAF3C"),
    ):  # fmt: skip
        ball(p, colour, x, y, r)
    for x, tone in ((46, "#C9583A"), (55, "#E3B24B"), (64, "#4FA063")):
        poly(p, tone, (x - 5, 69), (x, 59), (x + 5, 69))
        poly(p, lighter(tone, 0.35), (x - 5, 69), (x, 59), (x - 1, 69))
    box(p, "#A8703A", 7, 69, 66, 6, 1)
    front = QRectF(9, 75, 62, 17)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(front, "#1F6F7A", "#154B57"))
    p.drawRect(front)
    for i in range(6):
        x = 14 + i * 10.4
        poly(p, GILT, (x, 78), (x + 3.6, 83), (x, 88), (x - 3.6, 83))
    for i in range(8):
        line(p, GILT, 0.9, (11 + i * 8.2, 92), (11 + i * 8.2, 94.6))


def dealer(p: QPainter, t: Tones) -> None:
    """A great ruby on its cushion in the light of the jeweller's lamp, scales beside it."""
    p.fillRect(
        QRectF(0, 0, 80, 96), vertical(QRectF(0, 0, 80, 96), darker(t.deep, 0.25), t.mid, mix(t.mid, "#E7A070", 0.5))
    )
    cone = QPolygonF([QPointF(36, 27), QPointF(44, 27), QPointF(74, 82), QPointF(6, 82)])
    g = QRadialGradient(QPointF(40, 28), 62)
    g.setColorAt(0, C("#FFF3C8", 0.75))
    g.setColorAt(1, C("#FFE9A8", 0.06))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(g)
    p.drawPolygon(cone)
    line(p, "#2A1626", 1, (40, 0), (40, 18))
    poly(p, GILT, (31, 28), (36, 18), (44, 18), (49, 28))
    poly(p, "#9B6A24", (40, 18), (44, 18), (49, 28), (40, 28))
    oval(p, "#FFF6D8", 40, 28, 8, 2)
    line(p, GILT, 1.3, (64, 50), (64, 80))  # scales
    line(p, GILT, 1.3, (54, 53), (74, 49))
    for x, y in ((54, 53), (74, 49)):
        line(p, C(GILT, 0.8), 0.6, (x, y), (x - 4, y + 11), (x + 4, y + 11), (x, y))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C(GILT))
        p.drawChord(QRectF(x - 5, y + 8, 10, 6), 180 * 16, 180 * 16)
    floor(p, 80, darker(t.deep, 0.1), False)
    table = QRectF(0, 80, 80, 16)
    p.fillRect(table, vertical(table, "#3B2148", "#251430"))
    oval(p, C("#FFF3C8", 0.20), 36, 84, 32, 5)
    cushion = QPainterPath(QPointF(8, 84))
    cushion.cubicTo(QPointF(6, 74), QPointF(14, 73), QPointF(18, 74))
    cushion.lineTo(54, 74)
    cushion.cubicTo(QPointF(58, 73), QPointF(66, 74), QPointF(64, 84))
    cushion.cubicTo(QPointF(66, 92), QPointF(6, 92), QPointF(8, 84))
    p.setBrush(vertical(cushion.boundingRect(), "#2F8F93", "#1C5E6C", "#12424F"))
    p.setPen(QPen(C(GILT), 1))
    p.drawPath(cushion)
    for x in (9, 63):
        oval(p, GILT, x, 87, 2.2)
    light(p, 36, 62, 26, "#FF9A9A", 0.55)
    _jewel(p, 36, 60, 17)
    for a in (215, 250, 290, 325):
        line(p, C("#FFF6DC", 0.85), 1.1, round_at(36, 60, 20, a), round_at(36, 60, 25, a))


def _jewel(p: QPainter, x: float, y: float, r: float) -> None:
    """A cut stone from the side: table, crown, pavilion."""
    top, girdle, foot = y - r * 0.62, y - r * 0.18, y + r * 0.92
    xs = [x - r, x - r * 0.42, x + r * 0.42, x + r]
    ts = [x - r * 0.62, x - r * 0.2, x + r * 0.2, x + r * 0.62]
    red = "#D01F40"
    poly(p, lighter(red, 0.45), (ts[0], top), (ts[1], top), (xs[1], girdle), (xs[0], girdle))
    poly(p, lighter(red, 0.70), (ts[1], top), (ts[2], top), (xs[2], girdle), (xs[1], girdle))
    poly(p, lighter(red, 0.20), (ts[2], top), (ts[3], top), (xs[3], girdle), (xs[2], girdle))
    poly(p, lighter(red, 0.12), (xs[0], girdle), (xs[1], girdle), (x, foot))
    poly(p, red, (xs[1], girdle), (xs[2], girdle), (x, foot))
    poly(p, darker(red, 0.42), (xs[2], girdle), (xs[3], girdle), (x, foot))
    line(p, C("#FFE3DC", 0.8), 0.7, (xs[0], girdle), (xs[3], girdle))
    oval(p, "#FFFFFF", x - r * 0.3, y - r * 0.42, 1.6, 1.1)
