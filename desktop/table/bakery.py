"""Pictures of faces, painted once per face, count and scale, and kept."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop.table.vocabulary import Look

KEPT_PIXELS = 24_000_000  # about 100 MB; more is forgotten, least lately asked first


class Bakery:
    """Keeps pixmaps. `scale` is device pixels a unit of the design; another scale empties the shelves of the old one."""

    def __init__(self) -> None:
        self.scale = 1.0
        self._shelf: dict[Hashable, tuple[QPixmap, QRectF]] = {}
        self._pixels = 0

    def set_scale(self, scale: float) -> bool:
        """Whether it changed."""
        scale = max(0.05, round(scale, 4))
        if scale == self.scale:
            return False
        self.scale = scale
        self.empty()
        return True

    def empty(self) -> None:
        """Theme, language or symbols changed: nothing baked is right any more."""
        self._shelf.clear()
        self._pixels = 0

    def picture(self, key: Hashable, look: Callable[[], Look]) -> tuple[QPixmap, QRectF]:
        """The picture of a face and the rect, in units round the origin, that it fills."""
        found = self._shelf.pop(key, None)
        if found is None:
            found = self._bake(look())
            self._pixels += found[0].width() * found[0].height()
            while self._pixels > KEPT_PIXELS and self._shelf:
                old = self._shelf.pop(next(iter(self._shelf)))[0]
                self._pixels -= old.width() * old.height()
        self._shelf[key] = found
        return found

    def _bake(self, look: Look) -> tuple[QPixmap, QRectF]:
        s = self.scale
        left, top = math.floor(look.rect.left() * s) - 1, math.floor(look.rect.top() * s) - 1
        width = math.ceil(look.rect.right() * s) + 1 - left
        height = math.ceil(look.rect.bottom() * s) + 1 - top
        pixmap = QPixmap(max(1, width), max(1, height))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.translate(-left, -top)
        painter.scale(s, s)
        look.paint(painter)
        painter.end()
        return pixmap, QRectF(left / s, top / s, width / s, height / s)
