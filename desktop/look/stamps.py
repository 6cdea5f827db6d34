"""Small pictures that are painted again and again at one size: painted once, then stamped."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop.look import edges, symbols

KEPT = 96  # pictures; the one that was used longest ago goes first

_shelf: dict[Hashable, QPixmap] = {}


def stamp(
    p: QPainter, x: float, y: float, reach: float, key: Hashable, paint: Callable[[QPainter, float, float], None]
) -> None:
    """What `paint(painter, x, y)` paints within `reach` of x, y. `key` says all that it depends on besides size, larger
    symbols and strong edges. It comes to lie on whole pixels."""
    ratio = math.hypot(p.transform().m11(), p.transform().m12()) * p.device().devicePixelRatioF()
    whole = (key, round(reach, 2), round(ratio, 3), symbols.larger(), edges.strong())
    picture = _shelf.pop(whole, None)
    if picture is None:
        picture = _painted(reach, ratio, paint)
        if len(_shelf) >= KEPT:
            _shelf.pop(next(iter(_shelf)))
    _shelf[whole] = picture
    p.drawPixmap(QPointF(round((x - reach) * ratio) / ratio, round((y - reach) * ratio) / ratio), picture)


def _painted(reach: float, ratio: float, paint: Callable[[QPainter, float, float], None]) -> QPixmap:
    side = max(1, math.ceil(2 * reach * ratio))
    picture = QPixmap(side, side)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    p = QPainter(picture)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    paint(p, reach, reach)
    p.end()
    return picture
