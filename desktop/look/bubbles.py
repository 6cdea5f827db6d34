"""The bubble that answers a try: what is wrong (or advised) in a few words, why in one sentence, the way to the rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.look.colour import CORAL, IRIS, C
from desktop.look.icons import draw_line_icon
from desktop.look.surface import rounded, soft_shadow
from desktop.look.theme import Theme, current
from desktop.look.words import paragraph, paragraph_height

Kind = Literal["refused", "hint", "allowed"]

NARROWEST, WIDEST = 280.0, 350.0
LEFT_TEXT, RIGHT_PAD, HEAD_LEFT = 26.0, 18.0, 52.0
TOP, BETWEEN, FOOT, LINK = 12.0, 5.0, 12.0, 32.0


@dataclass(frozen=True, slots=True)
class BubbleLook:
    """How each kind of bubble is edged and marked."""

    colour: str
    on_dark: str
    icon: str


LOOKS: dict[Kind, BubbleLook] = {
    "refused": BubbleLook(CORAL, "#F08878", "circle-x"),
    "hint": BubbleLook(IRIS, "#B3A0F2", "lightbulb"),
    "allowed": BubbleLook(IRIS, "#B3A0F2", "info"),
}


def bubble_size(
    head: str, sentence: str, link: bool, scale: float = 1.0, widest: float = WIDEST
) -> tuple[float, float]:
    """Width and height that these words need, in logical pixels; `scale` is the size of text."""
    limit = max(NARROWEST, widest) * min(scale, 1.25)
    width = NARROWEST * min(scale, 1.25)
    while width < limit and _height(head, sentence, link, scale, width) > 0.42 * width:
        width += 10
    return width, _height(head, sentence, link, scale, width)


def _height(head: str, sentence: str, link: bool, scale: float, width: float) -> float:
    high = TOP + paragraph_height(head, 16 * scale, width - HEAD_LEFT - RIGHT_PAD, 700) + FOOT
    if sentence:
        high += BETWEEN + paragraph_height(sentence, 14 * scale, width - LEFT_TEXT - RIGHT_PAD)
    return high + (LINK * scale if link else 0)


def bubble_path(rect: QRectF, tip: QPointF | None) -> QPainterPath:
    """The outline: a rectangle with round corners and a tail to `tip` (none: no tail)."""
    path = rounded(rect, 12)
    if tip is None or rect.contains(tip):
        return path
    if tip.x() > rect.right() + 6 or tip.x() < rect.left() - 6:
        edge = rect.right() - 1 if tip.x() > rect.right() else rect.left() + 1
        y = min(max(tip.y(), rect.top() + 30), max(rect.top() + 30, rect.bottom() - 30))
        root = (QPointF(edge, y - 12), QPointF(edge, y + 12))
    else:
        edge = rect.bottom() - 1 if tip.y() > rect.center().y() else rect.top() + 1
        x = min(max(tip.x(), rect.left() + 34), rect.right() - 34)
        root = (QPointF(x - 13, edge), QPointF(x + 13, edge))
    tail = QPainterPath(root[0])
    tail.lineTo(tip)
    tail.lineTo(root[1])
    tail.closeSubpath()
    return path.united(tail)


def draw_bubble(
    p: QPainter,
    rect: QRectF,
    tip: QPointF | None,
    head: str,
    sentence: str,
    kind: Kind = "refused",
    theme: Theme | None = None,
    scale: float = 1.0,
) -> None:
    """The bubble without its link, which is a button (or words of the caller's) in the last 32 px."""
    t, look = theme or current(), LOOKS[kind]
    path = bubble_path(rect, tip)
    soft_shadow(p, path, 10, 2, 5, 0.34)
    p.setPen(QPen(C(look.colour), 1.6))
    p.setBrush(C(t.raised))
    p.drawPath(path)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C(look.colour))
    p.drawPath(rounded(QRectF(rect.left() + 8, rect.top() + 12, 5, rect.height() - 24), 2.5))
    y = rect.top() + TOP
    mark = look.on_dark if t.dark else look.colour
    draw_line_icon(p, look.icon, rect.left() + 34, y + 12 * scale, 20 * min(scale, 1.25), mark)
    room = QRectF(rect.left() + HEAD_LEFT, y, rect.width() - HEAD_LEFT - RIGHT_PAD, rect.height())
    y += paragraph(p, room, head, 16 * scale, 700, t.ink) + BETWEEN
    room = QRectF(rect.left() + LEFT_TEXT, y, rect.width() - LEFT_TEXT - RIGHT_PAD, rect.bottom() - y)
    paragraph(p, room, sentence, 14 * scale, 400, t.ink)
