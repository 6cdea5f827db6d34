"""The window's own surfaces: paper panels, buttons, focus rings, seat discs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

from desktop.look.colour import IVORY, SEATS, C, Paint, darker, round_pen, vertical
from desktop.look.icons import draw_line_icon
from desktop.look.stamps import stamp
from desktop.look.surface import box_shadow, rounded, soft_shadow
from desktop.look.theme import Theme, current
from desktop.look.wood import draw_disc
from desktop.look.words import LEFT, elide, font_for, text, text_width

PRIMARY_TOP, PRIMARY, PRIMARY_INK = "#BE4838", "#A8382C", "#FFF8EC"
PANEL_MARGINS = (10, 6, 12, 15)  # how far a panel's shadow reaches: left, top, right, bottom


def panel(
    p: QPainter, rect: QRectF, theme: Theme | None = None, radius: float = 12, shadow: bool = True, raised: bool = True
) -> None:
    """A sheet of paper on the table."""
    t = theme or current()
    if shadow:
        box_shadow(p, rect, radius, 9, 1, 4, 0.26)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(vertical(rect, t.raised if raised else t.panel, t.panel))
    p.drawPath(rounded(rect, radius))
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
    hover: bool = False,
    down: bool = False,
    enabled: bool = True,
) -> None:
    """A button: "primary" (one a screen, lacquer red), "plain" (paper) or "quiet" (words alone). Words too long for it
    are shortened."""
    t = theme or current()
    r = rect.translated(0, 1) if down and kind != "quiet" else rect
    round_ = min(rect.height() / 2, 10)
    ink = _button_ground(p, r, round_, t, kind, hover, down, enabled)
    beside = size * 1.55 if icon else 0.0
    words = elide(words, font_for(words, size, 700), rect.width() - beside - 8)
    w = text_width(words, size, 700) + (beside if words else size)
    x = r.center().x() - w / 2
    if icon:
        middle = x + size * 0.55 if words else r.center().x()
        draw_line_icon(p, icon, middle, r.center().y(), size * 1.2, ink)
        x += beside
    text(p, QRectF(x, r.top(), w + 10, r.height()), words, size, 700, ink, LEFT)


def _button_ground(
    p: QPainter, r: QRectF, round_: float, t: Theme, kind: str, hover: bool, down: bool, enabled: bool
) -> Paint:
    if kind == "quiet":
        if enabled and (hover or down):
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C(t.chosen, 0.22 if down else 0.12))
            p.drawPath(rounded(r, round_))
        return t.link if enabled else t.soft
    if kind == "primary" and enabled:
        soft_shadow(p, rounded(r, round_), 4, 0, 1 if down else 2, 0.28)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(darker(PRIMARY, 0.40))
        p.drawPath(rounded(r.translated(0, 1 if down else 2), round_))
        foot = PRIMARY_TOP if hover and not down else PRIMARY
        p.setBrush(vertical(r, PRIMARY if down else PRIMARY_TOP, foot))
        p.drawPath(rounded(r, round_))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(C("#FFE4CC", 0.45), 1))
        p.drawPath(rounded(r.adjusted(1, 1, -1, -1), round_ - 1))
        return PRIMARY_INK
    p.setPen(QPen(C(t.chosen if hover and enabled else t.line), 1.6 if hover and enabled else 1))
    p.setBrush(vertical(r, t.raised, t.panel) if enabled and not down else QBrush(C(t.sunk)))
    p.drawPath(rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), round_))
    return t.ink if enabled else t.soft


def focus_ring(p: QPainter, path: QPainterPath, theme: Theme | None = None) -> None:
    """Where the keyboard is: a ring in the theme's signal colour with an ivory twin, so that it holds on any ground."""
    t = theme or current()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen(C(t.window if t.dark else IVORY), 5))
    p.drawPath(path)
    p.setPen(round_pen(C(t.chosen), 2.6))
    p.drawPath(path)


def focus_ring_on_wood(p: QPainter, path: QPainterPath) -> None:
    """The same for what lies on the wood itself: gold would say "can act", so it is ivory edged in plum."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen(C("#2A1626", 0.75), 6))
    p.drawPath(path)
    p.setPen(round_pen(C(IVORY), 3))
    p.drawPath(path)


def seat_badge(p: QPainter, x: float, y: float, r: float, seat: str) -> None:
    """A seat's wooden disc as lists and prompts show it, its middle at x, y. Painted once for each size: lists show it
    again with every move."""
    colour, symbol = SEATS[seat].colour, SEATS[seat].symbol

    def paint(q: QPainter, cx: float, cy: float) -> None:
        draw_disc(q, cx, cy - r * 0.12, r, colour, r * 0.34, symbol, k=0.86)

    stamp(p, x, y, 2 * r, ("badge", seat), paint)


def hairline(p: QPainter, start: QPointF, end: QPointF, theme: Theme | None = None) -> None:
    """A hairline between two parts of a panel."""
    p.setPen(QPen(C((theme or current()).line), 1))
    p.drawLine(start, end)
