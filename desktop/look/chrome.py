"""The window's own surfaces: paper panels, buttons, seat discs."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.look.colour import SEATS, C, darker, vertical
from desktop.look.icons import draw_line_icon
from desktop.look.surface import rounded, soft_shadow
from desktop.look.theme import Theme, current
from desktop.look.wood import draw_disc
from desktop.look.words import LEFT, text, text_width


def panel(
    p: QPainter, rect: QRectF, theme: Theme | None = None, radius: float = 12, shadow: bool = True, raised: bool = True
) -> None:
    t = theme or current()
    path = rounded(rect, radius)
    if shadow:
        soft_shadow(p, path, 9, 1, 4, 0.26)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(rect, t.raised if raised else t.panel, t.panel))
    p.drawPath(path)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(t.line), 1))
    p.drawPath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius))


def button(
    p: QPainter,
    rect: QRectF,
    words: str,
    theme: Theme | None = None,
    kind: str = "plain",
    icon: str | None = None,
    size: float = 14,
) -> None:
    t = theme or current()
    r = min(rect.height() / 2, 10)
    if kind == "primary":
        soft_shadow(p, rounded(rect, r), 4, 0, 2, 0.28)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(darker("#A8382C", 0.40))
        p.drawPath(rounded(rect.translated(0, 2), r))
        p.setBrush(vertical(rect, "#C4503F", "#A8382C"))
        p.drawPath(rounded(rect, r))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(C("#FFE4CC", 0.45), 1))
        p.drawPath(rounded(rect.adjusted(1, 1, -1, -1), r - 1))
        ink = "#FFF8EC"
    elif kind == "quiet":
        ink = t.link
    else:
        p.setPen(QPen(C(t.line), 1))
        p.setBrush(vertical(rect, t.raised, t.panel))
        p.drawPath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), r))
        ink = t.ink
    w = text_width(words, size, 700) + (size * 1.55 if icon else 0)
    x = rect.center().x() - w / 2
    if icon:
        draw_line_icon(p, icon, x + size * 0.55, rect.center().y(), size * 1.2, ink)
        x += size * 1.55
    text(p, QRectF(x, rect.top(), w + 10, rect.height()), words, size, 700, ink, LEFT)


def seat_badge(p: QPainter, x: float, y: float, r: float, seat: str) -> None:
    colour, symbol = SEATS[seat].colour, SEATS[seat].symbol
    draw_disc(p, x, y - r * 0.12, r, colour, r * 0.34, symbol, k=0.86)
