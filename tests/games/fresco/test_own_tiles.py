"""How the fresco tiles that one owns lie before one: side by side, however many there are."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.games.fresco.board import BOARD
from desktop.games.fresco.board.layout import COMPACT, WIDE, Layout
from desktop.games.fresco.board.setting import setting
from desktop.table.vocabulary import Scene
from tests.games.fresco.table import fresh


@pytest.mark.parametrize("spread", [WIDE, COMPACT], ids=["wide", "compact"])
@pytest.mark.parametrize("requests", [False, True])
@pytest.mark.parametrize("n", [1, 2, 4, 7, 12, 20])
def test_own_tiles_lie_side_by_side_within_their_place(spread: Layout, requests: bool, n: int) -> None:
    state = fresh(requests=requests)
    scene = Scene(spread.name, 0, printed=setting(state))
    zone = BOARD.zones(scene, state)["tiles.0"]
    look = BOARD.look(scene, "back.F01", None).body
    lying: list[QRectF] = []
    for index in range(n):
        pose = zone.pose(index, n)
        size = QSizeF(look.width() * pose.scale, look.height() * pose.scale)
        lying.append(QRectF(QPointF(pose.x - size.width() / 2, pose.y - size.height() / 2), size))
    assert all(zone.rect.adjusted(-1, -1, 1, 1).contains(rect) for rect in lying)
    assert not any(one.intersects(other) for one, other in combinations(lying, 2))
