"""A table at rest, painted small: the end of a match, the choice of a board, a picture of the rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.table.vocabulary import Board, Look, Scene


def paint_still(p: QPainter, board: Board, scene: Scene, view: Any, rect: QRectF) -> None:
    """The whole table of a view, as large as fits into `rect`, its middle in the middle."""
    scene = replace(scene, printed=board.printed(view))
    size = board.arrangement(QSizeF(1272, 952)).size
    k = min(rect.width() / size.width(), rect.height() / size.height())
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.translate(rect.center() - QPointF(size.width() * k / 2, size.height() * k / 2))
    p.scale(k, k)
    board.background(p, scene)
    board.foreground(p, scene, view)
    zones = board.zones(scene, view)
    placed = list(board.placements(scene, view))
    crowd = Counter(piece.spot.zone for piece in placed)
    for piece in placed:
        pose = zones[piece.spot.zone].pose(piece.spot.index, crowd[piece.spot.zone])
        p.save()
        p.translate(pose.x, pose.y)
        p.rotate(pose.angle + 90 * piece.turn)
        p.scale(pose.scale, pose.scale)
        board.look(scene, piece.face, piece.count).paint(p)
        p.restore()
    p.restore()


def look_image(look: Look, ratio: float, width: float = 0.0) -> QImage:
    """A look as an image that is sharp at this device ratio, as wide as `width` (0: its own) in logical pixels."""
    k = width / look.rect.width() if width else 1.0
    w, h = max(1, round(look.rect.width() * k)), max(1, round(look.rect.height() * k))
    image = QImage(round(w * ratio), round(h * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    p.scale(k, k)
    p.translate(-look.rect.topLeft())
    look.paint(p)
    p.end()
    return image
