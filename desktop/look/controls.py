"""What a form needs: segments, switch, field, key cap, marks of learning, the dimmed table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from desktop.look.colour import GOLD, JADE, SHADE, C, mix, round_pen, vertical
from desktop.look.icons import draw_line_icon
from desktop.look.surface import rounded, soft_shadow
from desktop.look.theme import Theme, current
from desktop.look.words import CENTRE, LEFT, elide, font_for, text, text_width


def groove(p: QPainter, rect: QRectF, theme: Theme | None = None) -> None:
    """The sunk ground of segments."""
    t = theme or current()
    p.setPen(QPen(C(t.line), 1))
    p.setBrush(C(t.sunk))
    p.drawPath(rounded(rect, 10))


def segment_key(
    p: QPainter,
    rect: QRectF,
    words: str,
    on: bool,
    theme: Theme | None = None,
    icon: str = "",
    size: float = 14,
    hover: bool = False,
    enabled: bool = True,
) -> None:
    """One key of segments: the chosen one is raised and edged."""
    t = theme or current()
    if on:
        soft_shadow(p, rounded(rect, 8), 3, 0, 1.5, 0.22)
        p.setPen(QPen(C(t.chosen if enabled else t.soft), 1.6))
        p.setBrush(vertical(rect, t.raised, mix(t.raised, JADE, 0.10)))
        p.drawPath(rounded(rect, 8))
    elif hover and enabled:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C(t.raised, 0.6))
        p.drawPath(rounded(rect, 8))
    ink = t.ink if (on or hover) and enabled else t.soft
    weight = 700 if on or not words.isascii() else 600
    beside = size * 1.7 if icon else 0.0
    words = elide(words, font_for(words, size, weight), rect.width() - beside - 8)
    w = text_width(words, size, 700)
    x = rect.center().x() - (w + beside) / 2
    if icon:
        draw_line_icon(p, icon, x + size * 0.6, rect.center().y(), size * 1.2, ink)
        x += beside
    text(p, QRectF(x, rect.top(), w + 6, rect.height()), words, size, weight, ink, LEFT)


def segments(
    p: QPainter,
    rect: QRectF,
    labels: Sequence[str],
    chosen: int,
    theme: Theme | None = None,
    icons: Sequence[str] = (),
    size: float = 14,
) -> None:
    """One of a few: a sunk groove, the choice is a raised key with a jade edge."""
    groove(p, rect, theme)
    w = rect.width() / len(labels)
    for i, words in enumerate(labels):
        key = QRectF(rect.left() + i * w, rect.top(), w, rect.height()).adjusted(3, 3, -3, -3)
        segment_key(p, key, words, i == chosen, theme, icons[i] if icons else "", size)


def switch(
    p: QPainter, x: float, y: float, on: bool, theme: Theme | None = None, scale: float = 1.0, enabled: bool = True
) -> None:
    """A switch 50 x 26 (times scale), its left end at x, its middle at y. On and off differ by place and by mark, not by
    colour alone."""
    t = theme or current()
    p.save()
    p.translate(x, y)
    p.scale(scale, scale)
    if not enabled:
        p.setOpacity(p.opacity() * 0.5)
    r = QRectF(0, -13, 50, 26)
    p.setPen(QPen(C(JADE if on else t.soft), 1.4))
    p.setBrush(C(JADE) if on else C(t.sunk))
    p.drawPath(rounded(r, 13))
    c = QPointF(r.right() - 13 if on else r.left() + 13, 0)
    disc = QPainterPath()
    disc.addEllipse(c, 9.5, 9.5)
    soft_shadow(p, disc, 3, 0, 1, 0.3)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#FFFCF4" if on else t.soft))
    p.drawPath(disc)
    if on:
        draw_line_icon(p, "ui:check", c.x(), c.y(), 13, JADE)
    p.restore()


def field(
    p: QPainter,
    rect: QRectF,
    words: str,
    theme: Theme | None = None,
    icon: str | None = None,
    focus: bool = False,
    soft: bool = False,
) -> None:
    """A field to type in, for pictures of one; the program's own are QLineEdit."""
    t = theme or current()
    p.setPen(QPen(C(JADE if focus else t.line), 2 if focus else 1.2))
    p.setBrush(C(t.raised))
    p.drawPath(rounded(rect, 8))
    x = rect.left() + 12
    if icon:
        draw_line_icon(p, icon, x + 8, rect.center().y(), 16, t.soft)
        x += 26
    text(p, QRectF(x, rect.top(), rect.width() - 20, rect.height()), words, 15, 600, t.soft if soft else t.ink, LEFT)
    if focus:
        w = text_width(words, 15, 600)
        p.fillRect(QRectF(x + w + 2, rect.center().y() - 10, 1.6, 20), C(t.ink))


def key_cap(p: QPainter, rect: QRectF, words: str, size: float = 16) -> None:
    """A key of the keyboard, in boxwood."""
    soft_shadow(p, rounded(rect.translated(0, 6), 10), 8, 2, 5, 0.32)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#B79A70"))
    p.drawPath(rounded(rect.translated(0, 6), 10))
    p.setBrush(vertical(rect, "#FFF8E6", "#EBD9B6"))
    p.drawPath(rounded(rect, 10))
    p.setPen(QPen(C("#FFFFFF", 0.8), 1.2))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(rounded(rect.adjusted(3, 2, -3, -4), 8))
    text(p, rect.adjusted(0, -1, 0, -1), words, size, 700, "#4A3226", CENTRE)


def gilt(rect: QRectF, theme: Theme | None = None) -> tuple[QLinearGradient, QColor]:
    """The ground of the one golden row, and the ink for its small words."""
    t = theme or current()
    if not t.dark:
        return vertical(rect, "#FFFDF4", "#FCEDC6"), C("#6A4C0C")
    return vertical(rect, mix(t.raised, GOLD, 0.26), mix(t.raised, GOLD, 0.16)), C("#F4D38A")


def tick(p: QPainter, x: float, y: float, on: bool, theme: Theme | None = None, r: float = 11) -> None:
    """The round mark of a chosen card."""
    t = theme or current()
    p.setPen(QPen(C(JADE if on else t.line), 1.8))
    p.setBrush(C(JADE) if on else C(t.raised))
    p.drawEllipse(QPointF(x, y), r, r)
    if on:
        draw_line_icon(p, "ui:check", x, y, r * 1.35, "#FFFCF4")


def learned(
    p: QPainter, x: float, y: float, state: str, theme: Theme | None = None, r: float = 13, part: float = 0.4
) -> None:
    """The state of a lesson: not yet (empty ring), begun (part of a ring), learned (filled, with a tick)."""
    t = theme or current()
    if state == "learned":
        tick(p, x, y, True, theme, r)
        return
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(t.line), 3.4))
    p.drawEllipse(QPointF(x, y), r - 1.5, r - 1.5)
    if state == "begun":
        p.setPen(round_pen(C(JADE), 3.4))
        k = r - 1.5
        p.drawArc(QRectF(x - k, y - k, 2 * k, 2 * k), 90 * 16, -int(360 * 16 * part))


def dim(p: QPainter, whole: QRectF, lit: Iterable[QPainterPath], alpha: float = 0.46) -> None:
    """Dim the table but for some places; the edge of the light is soft."""
    p.save()
    p.setPen(Qt.PenStyle.NoPen)
    for i in range(6):
        shade = QPainterPath()
        shade.addRect(whole)
        for path in lit:
            b = path.boundingRect()
            grow, c = 1 + (i * 5) / max(b.width(), b.height()), b.center()
            shade = shade.subtracted(
                QTransform().translate(c.x(), c.y()).scale(grow, grow).translate(-c.x(), -c.y()).map(path)
            )
        p.setBrush(C(SHADE, alpha / 6 * 1.15))
        p.drawPath(shade)
    p.restore()


def dots(p: QPainter, x: float, y: float, done: int, total: int, theme: Theme | None = None, step: float = 18) -> float:
    """Progress of a lesson: ticked, now, to come. The present one is longer, so that it shows without colour."""
    t = theme or current()
    for i in range(total):
        p.setPen(Qt.PenStyle.NoPen)
        if i < done:
            p.setBrush(C(JADE))
            p.drawEllipse(QPointF(x, y), 5, 5)
            x += step
        elif i == done:
            p.setBrush(C(GOLD))
            p.drawPath(rounded(QRectF(x - 5, y - 5, 26, 10), 5))
            x += step + 16
        else:
            p.setBrush(C(t.line))
            p.drawEllipse(QPointF(x, y), 5, 5)
            x += step
    return x
