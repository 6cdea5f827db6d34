"""Outlines of zones, and how near a point is to them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop.table.vocabulary import Grip, Zone


def zone_path(zone: Zone) -> QPainterPath:
    """A zone's outline."""
    if zone.path is not None:
        return zone.path
    path = QPainterPath()
    path.addRoundedRect(zone.rect, zone.radius, zone.radius)
    return path


def near(path: QPainterPath, point: QPointF, reach: float) -> bool:
    """Whether a point is in a path, or within `reach` units of its bounds."""
    if path.contains(point):
        return True
    return path.boundingRect().adjusted(-reach, -reach, reach, reach).contains(point) and reach > 0


def nearest(zone: Zone, grips: Sequence[Grip], point: QPointF, crowd: int) -> list[Grip]:
    """Grips of a zone that a touch beside its pieces means: those on no place of it, and those on the nearest place."""

    def away(index: int) -> float:
        pose = zone.pose(index, max(crowd, index + 1))
        return distance(QPointF(pose.x, pose.y), point)

    places = {grip.index for grip in grips if grip.index is not None}
    index = min(places, key=away) if places else None
    return [grip for grip in grips if grip.index is None or grip.index == index]


def distance(a: QPointF, b: QPointF) -> float:
    """Units between two points."""
    return math.hypot(a.x() - b.x(), a.y() - b.y())
