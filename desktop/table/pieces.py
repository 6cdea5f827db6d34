"""A piece on the table, and a mark round one: baked pictures in the scene."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.vocabulary import Placed, Pose

FLYING, HELD, MARKS, GHOST, POPS = 10_000, 20_000, 5_000, 6_000, 30_000  # z above all that lies


class PieceItem(QGraphicsItem):
    """One piece. `placed` is what it stands for, `pose` where it lies (or will land), `shown` where it is drawn now."""

    def __init__(self, placed: Placed) -> None:
        super().__init__()
        self.placed = placed
        self.pose = Pose(0, 0)
        self.shown = self.pose
        self.order = 0
        self.body = QRectF()
        self._shape: QPainterPath | None = None
        self._pixmap = QPixmap()
        self._rect = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def dress(self, pixmap: QPixmap, rect: QRectF, body: QRectF, shape: QPainterPath | None = None) -> None:
        """Take another picture."""
        if rect != self._rect:
            self.prepareGeometryChange()
        self._pixmap, self._rect, self.body, self._shape = pixmap, rect, body, shape
        self.update()

    def show_at(self, pose: Pose, spread: float = 1.0) -> None:
        """Draw it there; `spread` squeezes it across for a flip."""
        self.shown = pose
        self.setPos(pose.x, pose.y)
        if pose.angle or pose.scale != 1.0 or spread != 1.0:
            self.setTransform(QTransform().rotate(pose.angle).scale(pose.scale * spread, pose.scale))
        elif not self.transform().isIdentity():
            self.setTransform(QTransform())

    def raise_above(self, flying: bool) -> None:
        self.setZValue(FLYING + self.order if flying else self.order)

    def outline(self) -> QPainterPath:
        """The body where it lies, in units of the table."""
        path = self._shape
        if path is None:
            path = QPainterPath()
            path.addRoundedRect(self.body, min(10.0, self.body.width() / 5), min(10.0, self.body.height() / 5))
        pose = self.pose
        return QTransform().translate(pose.x, pose.y).rotate(pose.angle).scale(pose.scale, pose.scale).map(path)

    def reach(self, point: QPointF, least: float) -> bool:
        """Whether a finger there touches it; the body reaches at least `least` units across."""
        pose = self.pose
        inverse, _ = QTransform().translate(pose.x, pose.y).rotate(pose.angle).scale(pose.scale, pose.scale).inverted()
        body = self.body
        grow_x, grow_y = max(0.0, (least - body.width()) / 2), max(0.0, (least - body.height()) / 2)
        if self._shape is not None and not grow_x and not grow_y:
            return self._shape.contains(inverse.map(point))
        return body.adjusted(-grow_x, -grow_y, grow_x, grow_y).contains(inverse.map(point))

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self._pixmap.isNull():
            painter.drawPixmap(self._rect, self._pixmap, QRectF(self._pixmap.rect()))


class PictureItem(QGraphicsItem):
    """A baked picture that is no piece: background, marks, ghosts, pops."""

    def __init__(self, pixmap: QPixmap, rect: QRectF, z: float) -> None:
        super().__init__()
        self._pixmap, self._rect = pixmap, rect
        self.setZValue(z)

    def replace(self, pixmap: QPixmap, rect: QRectF) -> None:
        if rect != self._rect:
            self.prepareGeometryChange()
        self._pixmap, self._rect = pixmap, rect
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self._pixmap.isNull():
            painter.drawPixmap(self._rect, self._pixmap, QRectF(self._pixmap.rect()))
