"""The board under the pieces: painted in a thread once per size and theme, shown when it is ready."""

from __future__ import annotations

import contextlib
import math

from PySide6.QtCore import QObject, QRectF, QRunnable, QSizeF, Qt, QThreadPool, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from desktop.table.pieces import PictureItem
from desktop.table.vocabulary import Board, Scene

LARGEST = 6000  # device pixels a side that a backdrop is baked at; beyond, it is scaled up


class _Ready(QObject):
    image = Signal(int, QImage)


class _Painting(QRunnable):
    def __init__(self, number: int, board: Board, scene: Scene, size: QSizeF, scale: float, ready: _Ready) -> None:
        super().__init__()
        self._number, self._board, self._scene, self._size, self._scale = number, board, scene, size, scale
        self._ready = ready

    def run(self) -> None:
        image = painted(self._board, self._scene, self._size, self._scale)
        with contextlib.suppress(RuntimeError):  # the table has gone meanwhile
            self._ready.image.emit(self._number, image)


def painted(board: Board, scene: Scene, size: QSizeF, scale: float) -> QImage:
    """The backdrop as an image of `size` units at `scale` device pixels a unit."""
    image = QImage(
        max(1, math.ceil(size.width() * scale)), max(1, math.ceil(size.height() * scale)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )  # fmt: skip
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.scale(scale, scale)
    board.background(painter, scene)
    painter.end()
    return image


class Backdrop(QObject):
    """Keeps the backdrop's picture right for scene, size and scale."""

    ready = Signal()

    def __init__(self, canvas: QGraphicsScene, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self.item = PictureItem(QPixmap(), QRectF(), -10)
        canvas.addItem(self.item)
        self._signal = _Ready(self)
        self._signal.image.connect(self._take)
        self._number = 0
        self._have: tuple[object, ...] = ()
        self._asked: tuple[object, ...] = ()
        self._size = QSizeF()

    def want(self, scene: Scene, size: QSizeF, scale: float, at_once: bool = False) -> None:
        """Ask for the picture; the old one stays until the new one is there."""
        scale = min(scale, LARGEST / max(size.width(), size.height()))
        key = (scene, size.width(), size.height(), round(scale, 4))
        if key == self._asked and not (at_once and key != self._have):
            return
        self._number += 1
        self._asked, self._size = key, size
        if key == self._have:
            return  # what was asked for meanwhile is not wanted any more
        if at_once:
            self._take(self._number, painted(self.board, scene, size, scale))
        else:
            QThreadPool.globalInstance().start(_Painting(self._number, self.board, scene, size, scale, self._signal))

    def forget(self) -> None:
        """Theme, language or symbols changed: what is there is not right any more."""
        self._have = self._asked = ()

    def _take(self, number: int, image: QImage) -> None:
        if number != self._number:
            return
        self._have = self._asked
        self.item.replace(QPixmap.fromImage(image), QRectF(0, 0, self._size.width(), self._size.height()))
        self.ready.emit()
