"""Bonus cards, and the ogee arch that Istanbul frames its pictures with."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.games.istanbul.board.goods import draw_good_mark
from desktop.games.istanbul.board.palette import BRICK, EARTH, GILT, PANEL, PAPER
from desktop.games.istanbul.board.people import draw_assistant, draw_family
from desktop.games.istanbul.pieces import GOODS, Card
from desktop.look.cardboard import draw_card, draw_card_back
from desktop.look.colour import C, vertical
from desktop.look.icons import draw_icon
from desktop.look.tokens import draw_coin, draw_gem
from desktop.look.words import CENTRE, font_for, has_cjk, line_height, text, wrap

WIDE, HIGH = 100.0, 150.0  # a card's size; smaller ones are painted scaled


def ogee(rect: QRectF) -> QPainterPath:
    """An arch whose sides swing inwards and meet in a point."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    q = QPainterPath(QPointF(x, y + h))
    q.lineTo(x, y + h * 0.42)
    q.cubicTo(QPointF(x, y + h * 0.22), QPointF(x + w * 0.34, y + h * 0.20), QPointF(x + w / 2, y))
    q.cubicTo(QPointF(x + w * 0.66, y + h * 0.20), QPointF(x + w, y + h * 0.22), QPointF(x + w, y + h * 0.42))
    q.lineTo(x + w, y + h)
    q.closeSubpath()
    return q


def draw_back(p: QPainter) -> None:
    draw_card_back(p, QRectF(-WIDE / 2, -HIGH / 2, WIDE, HIGH), PANEL, "camel")


def draw_bonus(p: QPainter, card: Card, words: str) -> None:
    """A card's face round the origin, 100 x 150 units: picture, what it is in short, what it does ("" on small cards,
    whose short word is larger)."""
    inner = draw_card(p, QRectF(-WIDE / 2, -HIGH / 2, WIDE, HIGH), PAPER)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C("#1F7F86"), 1.6))
    p.drawRoundedRect(inner, 5, 5)
    p.setPen(QPen(C(GILT), 1))
    p.drawRoundedRect(inner.adjusted(3, 3, -3, -3), 4, 4)
    window = ogee(QRectF(-32, inner.top() + 8, 64, 66))
    p.setPen(QPen(C(GILT), 2))
    p.setBrush(vertical(window.boundingRect(), "#1C5A72", "#2C8CA3"))
    p.drawPath(window)
    p.save()
    p.setClipPath(window, Qt.ClipOperation.IntersectClip)
    p.translate(0, inner.top() + 50)
    _picture(p, card)
    p.restore()
    short = QRectF(inner.left() + 2, inner.top() + 75, inner.width() - 4, 24 if words else 56)
    text(p, short, _SHORT[card], 19 if words else 36, 700, BRICK, CENTRE, display=True)
    if not words:
        return
    size = 12.5 if has_cjk(words) else 11.5
    box = QRectF(inner.left() + 4, inner.top() + 98, inner.width() - 8, inner.height() - 102)
    lines = wrap(words, font_for(words, size, 600), box.width())
    while len(lines) > 2 and size > 9:  # a long name, in smaller letters
        size -= 0.5
        lines = wrap(words, font_for(words, size, 600), box.width() + 4)
    step = line_height(words, size)
    top = box.top() + max(0.0, (box.height() - len(lines) * step) / 2)
    for i, line in enumerate(lines):
        text(p, QRectF(box.left() - 6, top + i * step, box.width() + 12, step), line, size, 600, EARTH, CENTRE)


_SHORT: dict[Card, str] = {
    Card.GAIN_GOOD: "+1",
    Card.GAIN_LIRA: "+5",
    Card.LONG_MOVE: "3–4",
    Card.STAY: "0",
    Card.RECALL_ASSISTANT: "↩ 1",
    Card.FAMILY_TO_POLICE: "→ 12",
    Card.DOUBLE_POST: "× 2",
    Card.DOUBLE_PALACE: "× 2",
    Card.DOUBLE_DEALER: "× 2",
    Card.MARKET_ANY: "1–5",
    Card.HIDDEN: "",
}
_INK = "#FFF0D0"


def _picture(p: QPainter, card: Card) -> None:
    match card:
        case Card.GAIN_GOOD:
            for good, (x, y) in zip(GOODS, ((-14, -10), (14, -10), (-14, 14), (14, 14)), strict=True):
                draw_good_mark(p, good, x, y, 11.5)
        case Card.GAIN_LIRA:
            for x, y in ((-13, 8), (13, 8), (0, -8)):
                draw_coin(p, x, y, 13, "")
            draw_coin(p, 0, 4, 14, "5")
        case Card.LONG_MOVE:
            draw_icon(p, "camel", 0, 4, 40, _INK)
        case Card.STAY:
            draw_icon(p, "turban", 0, 2, 42, _INK)
        case Card.RECALL_ASSISTANT:
            p.save()
            p.translate(0, 2)
            draw_assistant(p, "neutral", 1.2)
            p.restore()
        case Card.FAMILY_TO_POLICE:
            draw_icon(p, "window-bars", -12, 2, 28, _INK)
            p.save()
            p.translate(15, 22)
            draw_family(p, "neutral", 1.0)
            p.restore()
        case Card.DOUBLE_POST:
            draw_icon(p, "envelope", -4, -4, 28, C(_INK, 0.6))
            draw_icon(p, "envelope", 4, 8, 34, _INK)
        case Card.DOUBLE_PALACE:
            draw_icon(p, "indian-palace", 0, 4, 40, _INK)
        case Card.DOUBLE_DEALER:
            draw_gem(p, -11, 6, 13)
            draw_gem(p, 12, 2, 14)
        case Card.MARKET_ANY:
            draw_icon(p, "basket", 0, 10, 34, _INK)
            for good, x in zip(GOODS, (-21, -7, 7, 21), strict=True):
                draw_good_mark(p, good, x, -12, 7)
        case Card.HIDDEN:
            return
