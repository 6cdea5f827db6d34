"""A piece from a heap: the hand carries one, without the heap's number, and the heap stays where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.engine.seats import Seat
from desktop.games.burano.state import TowerFrame
from desktop.games.pagoda.colour import Colour
from desktop.table.motion import Pace
from desktop.table.pieces import PieceItem
from tests.games.hand import Play, playing

SEATS = (Seat("Mei", "blue"), Seat("Opa", "red"))


class Heaps(Play):
    """A table, the heap that is taken from, and where its pieces go."""

    def __init__(self, page: Any, zone: str, face: str, goal: str, at: int | None) -> None:
        super().__init__(page)
        self.zone, self.face, self.at, self.goal = zone, face, at, goal

    @property
    def heap(self) -> PieceItem:
        return next(
            item
            for item in self.table.stage.items
            if item.placed.spot.zone == self.zone and item.placed.face == self.face
        )

    @property
    def end(self) -> QPoint:
        return self.middle(self.goal) if self.at is None else self.spot(self.goal, self.at)

    def lying(self) -> list[PieceItem]:
        return [item for item in self.table.canvas.items() if isinstance(item, PieceItem)]

    def carry(self) -> PieceItem:
        """Take one of the heap and carry it half the way."""
        start, none = self.piece(self.zone, self.face), Qt.KeyboardModifier.NoModifier
        QTest.mousePress(self.table.viewport(), Qt.MouseButton.LeftButton, none, start)
        for part in range(1, 5):
            QTest.mouseMove(self.table.viewport(), start + (self.end - start) * part / 8)
        held = self.table.hand.held
        assert held is not None and held.item is not None
        return held.item


@pytest.fixture(params=["pagoda", "burano"])
def play(request: Any, qtbot: Any, tmp_path: Path) -> Iterator[Heaps]:
    options = {"start": "first"}
    with playing(qtbot, tmp_path, request.param, SEATS, options=options) as played:
        if request.param == "pagoda":
            played.state.builders[0].hand = [Colour.BLUE, Colour.BLUE]  # one red card pays: nothing is asked
            played.again()
            yield Heaps(played.page, "columns.red", "supply.red", "site.2", None)
        else:
            family = played.state.families[0]
            family.tower, family.reserve = [None] * 14, [3] * 6
            played.open(TowerFrame(0))
            yield Heaps(played.page, "reserve.0", "supply.red", "tower.0", 4)


def test_the_hand_carries_one_and_the_heap_stays(play: Heaps) -> None:
    heap = play.heap
    one = play.carry()
    assert one is not heap
    assert one.placed.count is None and one.placed.face == heap.placed.one
    assert heap.shown == heap.pose != one.shown


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_let_go_it_is_in_the_heap_again(play: Heaps, qtbot: Any, speed: float) -> None:
    play.table.set_pace(Pace(speed))
    before, heap = len(play.lying()), play.heap
    one = play.carry()
    assert len(play.lying()) == before + 1
    play.table.hand.let_go()
    qtbot.waitUntil(lambda: one.scene() is None)
    assert len(play.lying()) == before and play.heap is heap
    assert play.table.hand.held is None


def test_put_down_it_is_what_the_match_laid_there(play: Heaps) -> None:
    had = play.heap.placed.count
    assert had is not None
    one = play.carry()
    QTest.mouseMove(play.table.viewport(), play.end)
    QTest.mouseRelease(play.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, play.end)
    play.page.settle()
    assert one.scene() is None
    assert len(play.lying()) == len(play.table.stage.items)
    assert play.heap.placed.count == had - 1
