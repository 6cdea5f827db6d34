"""How far each painted piece reaches, shadow and strong edge included: what a board gives as the rect of its Look.

All are relative to the point that the painter calls x, y (tiles and cards: to their own rectangle)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF


def cube(s: float) -> QRectF:
    """Of `draw_cube`."""
    return _span(-1.1 * s - 1, -1.15 * s - 1, 1.6 * s + 1, 1.36 * s + 1)


def disc(r: float, h: float | None = None, k: float = 0.66) -> QRectF:
    """Of `draw_disc`; with h = .34 r and k = .86 of `seat_badge`, whose middle lies .12 r lower."""
    h = r * 0.38 if h is None else h
    return _span(-1.12 * r - 1, -1.06 * k * r - 1.5, 1.36 * r + 2, h + (k + 0.28) * r + 3)


def disc_stack(r: float, count: int) -> QRectF:
    """Of `draw_disc_stack`: x, y is the point of the table it stands on."""
    return _span(-1.12 * r - 2, -count * (0.34 * r + 0.8) - 0.7 * r - 2, 1.36 * r + 3, 0.94 * r + 3)


def meeple(s: float) -> QRectF:
    """Of `draw_meeple`."""
    return _span(-0.6 * s - 1, -1.36 * s - 1, 0.9 * s + 2, 0.36 * s + 2)


def pawn(s: float) -> QRectF:
    """Of `draw_pawn`."""
    return _span(-0.5 * s - 1, -1.48 * s - 1, 0.75 * s + 2, 0.29 * s + 3)


def column(w: float, h: float) -> QRectF:
    """Of `draw_column`."""
    return _span(-0.56 * w - 1, -h - 0.26 * w - 1, 0.97 * w + 2, 0.49 * w + 2)


def die(s: float) -> QRectF:
    """Of `draw_die`, however it is turned."""
    return _span(-1.02 * s - 3, -1.02 * s - 3, 1.02 * s + 3, 1.12 * s + 3)


def coin(r: float) -> QRectF:
    """Of `draw_coin`."""
    return _span(-1.27 * r - 1, -1.2 * r - 1, 1.42 * r + 1, 1.52 * r + 1)


def gem(r: float) -> QRectF:
    """Of `draw_gem`."""
    return _span(-1.22 * r - 1, -1.0 * r - 1, 1.42 * r + 1, 1.4 * r + 1)


def score_token(r: float) -> QRectF:
    """Of `draw_score_token`."""
    return _span(-1.2 * r - 1, -1.15 * r - 1, 1.22 * r + 2, 1.5 * r + 3)


def tile(rect: QRectF, thick: float = 5) -> QRectF:
    """Of `draw_tile`."""
    blur = 7 + thick * 0.6
    return rect.adjusted(-blur, -max(2.0, blur - 2 - thick), blur + 3, thick + blur + 4)


def card(rect: QRectF, lift: float = 0) -> QRectF:
    """Of `draw_card` and `draw_card_back`."""
    blur, dx, dy = 6 + lift * 1.4, 1 + lift * 0.3, 2.5 + lift
    return rect.adjusted(dx - blur - 1, min(-1.0, dy - blur - 1), blur + dx + 1, blur + dy + 1)


def _span(left: float, top: float, right: float, bottom: float) -> QRectF:
    return QRectF(QPointF(left, top), QPointF(right, bottom))
