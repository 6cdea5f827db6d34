"""Merchants on their discs, assistants, family members, governor and smuggler. Their hats tell them apart from above."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient

from desktop.games.istanbul.board.palette import CREAM, GILT, GOVERNOR, NEUTRAL, RUBY, SMUGGLER
from desktop.games.istanbul.board.spots import DISC_HIGH, DISC_RADIUS, FIGURE, MERCHANT_HIGH, RADIUS
from desktop.look.colour import SEATS, SHADE, C, Paint, across, darker, ink_on, lighter
from desktop.look.edges import draw_edge
from desktop.look.surface import rounded, soft_shadow
from desktop.look.symbols import draw_symbol, on_piece
from desktop.look.wood import draw_disc, draw_meeple
from desktop.look.words import CENTRE, text

SQUASH = 0.66  # of a circle seen at the camera's angle


def colour_of(seat: str) -> str:
    """The wood of a seat's pieces; bare wood for those of nobody."""
    return NEUTRAL if seat == "neutral" else SEATS[seat].colour


def symbol_of(seat: str) -> str:
    return "ring" if seat == "neutral" else SEATS[seat].symbol


def draw_assistant(p: QPainter, seat: str, k: float) -> None:
    """A thin disc round the middle of its top face."""
    draw_disc(p, 0, 0, DISC_RADIUS * k, colour_of(seat), DISC_HIGH * k, symbol_of(seat))


def draw_merchant(p: QPainter, seat: str, k: float) -> None:
    """A thick disc with a gilt ring and a turban as one sees it from above, the seat's symbol on its jewel."""
    r, colour = RADIUS * k, colour_of(seat)
    draw_disc(p, 0, 0, r, colour, MERCHANT_HIGH * k)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C("#F4D58B"), 2.0 * k))
    p.drawEllipse(QPointF(0, 0), r * 0.86, r * 0.86 * SQUASH)
    p.save()
    p.translate(0, -1.5 * k)
    p.scale(1, 0.76)
    draw_turban(p, r * 0.70, colour, symbol_of(seat))
    p.restore()


def draw_turban(p: QPainter, r: float, jewel: Paint, symbol: str) -> None:
    """A turban from above round the origin: three wound folds and the jewel in front of them."""
    whole = QPainterPath()
    whole.addEllipse(QPointF(0, 0), r, r)
    soft_shadow(p, whole, r * 0.2, r * 0.05, r * 0.12, 0.30)
    g = QRadialGradient(QPointF(-r * 0.3, -r * 0.4), r * 1.5)
    g.setColorAt(0, C("#FFFDF4"))
    g.setColorAt(0.6, C("#F3E4C4"))
    g.setColorAt(1, C("#C9AC82"))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(g)
    p.drawPath(whole)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(5):  # folds wound round
        p.setPen(QPen(C("#8C6B48", 0.55), max(0.8, r * 0.07), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        start, span = 20 + i * 72, 96
        inner = r * (0.86 - 0.05 * (i % 2))
        p.drawArc(QRectF(-inner, -inner, 2 * inner, 2 * inner), start * 16, span * 16)
    p.setPen(QPen(C(GILT), max(0.9, r * 0.10)))
    p.setBrush(C(jewel))
    p.drawEllipse(QPointF(0, 0), r * 0.60, r * 0.60)
    draw_symbol(p, symbol, 0, 0, on_piece(r * 0.40), ink_on(jewel))


def draw_badge(p: QPainter, seat: str, n: str, k: float) -> None:
    """How many discs a stack has."""
    colour = darker(colour_of(seat), 0.18) if n != "0" else C("#7A2430")
    rect = QRectF(-16 * k, -9 * k, 32 * k, 18 * k)
    soft_shadow(p, rounded(rect, 9 * k), 2.5 * k, 0.5 * k, 1 * k, 0.30)
    p.setPen(QPen(C(CREAM), 1.4 * max(k, 0.75)))
    p.setBrush(colour)
    p.drawPath(rounded(rect, 9 * k))
    ink = ink_on(colour)
    draw_symbol(p, symbol_of(seat), rect.left() + 9.5 * k, 0, 5 * max(k, 0.8), ink)
    text(p, QRectF(rect.left() + 15 * k, rect.top(), 15 * k, rect.height()), n, max(11.0, 13 * k), 800, ink, CENTRE)


def draw_family(p: QPainter, seat: str, k: float) -> None:
    """A family member, feet at the origin, with a fez."""
    s = FIGURE * k
    colour = colour_of(seat)
    draw_meeple(p, 0, 0, s, colour, symbol_of(seat))
    fez = QPainterPath(QPointF(-s * 0.21, -s * 1.14))
    fez.lineTo(-s * 0.15, -s * 1.44)
    fez.quadTo(0, -s * 1.50, s * 0.15, -s * 1.44)
    fez.lineTo(s * 0.21, -s * 1.14)
    fez.quadTo(0, -s * 1.04, -s * 0.21, -s * 1.14)
    dark = darker(colour, 0.42)
    p.setPen(QPen(C(CREAM, 0.75), max(0.7, s * 0.035)))
    p.setBrush(across(fez.boundingRect(), lighter(dark, 0.22), dark, darker(dark, 0.3)))
    p.drawPath(fez)
    p.setPen(QPen(C(GILT), max(0.9, s * 0.06), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.drawLine(QPointF(0, -s * 1.45), QPointF(s * 0.22, -s * 1.26))


def _cloak(s: float) -> QPainterPath:
    body = QPainterPath(QPointF(-0.46 * s, -0.06 * s))
    body.cubicTo(QPointF(-0.42 * s, -0.42 * s), QPointF(-0.26 * s, -0.56 * s), QPointF(-0.24 * s, -0.78 * s))
    body.lineTo(0.24 * s, -0.78 * s)
    body.cubicTo(QPointF(0.26 * s, -0.56 * s), QPointF(0.42 * s, -0.42 * s), QPointF(0.46 * s, -0.06 * s))
    body.cubicTo(QPointF(0.40 * s, 0.10 * s), QPointF(-0.40 * s, 0.10 * s), QPointF(-0.46 * s, -0.06 * s))
    body.closeSubpath()
    return body


def _stand(p: QPainter, s: float, colour: Paint) -> None:
    foot = QPainterPath()
    foot.addEllipse(QPointF(s * 0.12, s * 0.0), s * 0.48, s * 0.18)
    soft_shadow(p, foot, s * 0.14, 1, 1, 0.32)
    body = _cloak(s)
    b = body.boundingRect()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(across(b, darker(colour, 0.05), lighter(colour, 0.26), C(colour), darker(colour, 0.42)))
    p.drawPath(body)
    draw_edge(p, body, colour, s)


def draw_governor(p: QPainter, k: float) -> None:
    """Purple robe, a high white turban with a ruby and a plume."""
    s = FIGURE * 1.08 * k
    _stand(p, s, GOVERNOR)
    p.setPen(QPen(C(GILT), max(1.0, s * 0.08), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.drawLine(QPointF(0, -s * 0.72), QPointF(0, -s * 0.04))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#C98F62"))
    p.drawEllipse(QPointF(0, -s * 0.84), s * 0.23, s * 0.22)
    p.setPen(QPen(C("#D9E6E2"), max(1.0, s * 0.09), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.drawLine(QPointF(s * 0.06, -s * 1.28), QPointF(s * 0.16, -s * 1.58))
    turban = QPainterPath()
    turban.addEllipse(QPointF(0, -s * 1.10), s * 0.44, s * 0.29)
    g = QRadialGradient(QPointF(-s * 0.12, -s * 1.22), s * 0.6)
    g.setColorAt(0, C("#FFFDF4"))
    g.setColorAt(0.6, C("#F1E3C6"))
    g.setColorAt(1, C("#BFA37C"))
    p.setPen(QPen(C(SHADE, 0.35), max(0.7, s * 0.03)))
    p.setBrush(g)
    p.drawPath(turban)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C("#8C6B48", 0.6), max(0.7, s * 0.04)))
    for dy in (-0.02, 0.10):
        p.drawArc(QRectF(-s * 0.42, -s * (1.32 - dy), s * 0.84, s * 0.44), 200 * 16, 140 * 16)
    p.setPen(QPen(C(GILT), max(0.8, s * 0.05)))
    p.setBrush(C(RUBY))
    p.drawEllipse(QPointF(0, -s * 1.16), s * 0.11, s * 0.11)


def draw_smuggler(p: QPainter, k: float) -> None:
    """Dark cloak with a pointed hood, eyes that glint out of the shade, a bundle under the arm."""
    s = FIGURE * 1.08 * k
    _stand(p, s, SMUGGLER)
    hood = QPainterPath(QPointF(-s * 0.38, -s * 0.62))
    hood.cubicTo(QPointF(-s * 0.46, -s * 1.0), QPointF(-s * 0.22, -s * 1.24), QPointF(s * 0.10, -s * 1.50))
    hood.cubicTo(QPointF(s * 0.16, -s * 1.24), QPointF(s * 0.44, -s * 1.02), QPointF(s * 0.38, -s * 0.62))
    hood.quadTo(0, -s * 0.50, -s * 0.38, -s * 0.62)
    hood.closeSubpath()
    p.setPen(QPen(C("#C9BBA4", 0.55), max(0.8, s * 0.04)))
    p.setBrush(across(hood.boundingRect(), "#6A6474", "#4B4656", "#262230"))
    p.drawPath(hood)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#120C16"))
    p.drawEllipse(QPointF(0, -s * 0.84), s * 0.23, s * 0.24)
    p.setBrush(C("#F7D98A"))
    for x in (-0.09, 0.09):
        p.drawEllipse(QPointF(s * x, -s * 0.86), s * 0.045, s * 0.045)
    p.setPen(QPen(C("#7A5A32"), max(0.7, s * 0.03)))
    p.setBrush(C("#C79A5A"))
    p.drawEllipse(QPointF(s * 0.24, -s * 0.28), s * 0.20, s * 0.17)
