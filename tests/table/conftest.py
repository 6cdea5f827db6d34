"""A table with the sample game on it, and hands that press, move and release on the viewport."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop import games
from desktop.engine.match import Match
from desktop.engine.seats import Seat
from desktop.table.controller import MatchController
from desktop.table.motion import Pace
from desktop.table.table import Table

PACKAGE = "tests.sample"


class Hot:
    """A table in play: the view widget, the controller, and a hand."""

    def __init__(self, table: Table, controller: MatchController) -> None:
        self.table, self.controller = table, controller
        self.refusals: list[object] = []
        table.attempted.connect(controller.attempt)
        table.refused.connect(lambda refusal, _: self.refusals.append(refusal))
        table.settled.connect(controller.settled)
        table.preview_of = controller.preview
        controller.played.connect(table.play)
        controller.jumped.connect(table.show_view)
        controller.asked.connect(table.ask)
        controller.refused.connect(self.refusals.append)
        table.seat(0, controller.names, ("red", "blue"))

    def point(self, zone: str, index: int = 0) -> QPoint:
        item = next(i for i in self.table.stage.items if i.placed.spot.zone == zone and i.placed.spot.index == index)
        return self.table.mapFromScene(QPointF(item.pose.x, item.pose.y))

    def middle(self, zone: str) -> QPoint:
        return self.table.mapFromScene(self.table.stage.zones[zone].rect.center())

    def drag(self, start: QPoint, end: QPoint) -> None:
        viewport = self.table.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for part in range(1, 5):
            QTest.mouseMove(viewport, start + (end - start) * part / 4)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)

    def click(self, place: QPoint) -> None:
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


Maker = Callable[..., Hot]


@pytest.fixture
def hot(qtbot: QtBot) -> Iterator[Maker]:
    games.add("sample", PACKAGE)
    made: list[MatchController] = []

    def make(players: tuple[str, ...] = ("person", "person"), options: dict[str, object] | None = None, seed: int = 3,
             size: tuple[int, int] = (1272, 952), instant: bool = True) -> Hot:  # fmt: skip
        game = games.find("sample")
        assert game is not None
        colours = ("red", "blue", "yellow", "green")
        seats = tuple(Seat(f"P{i}", colours[i], player) for i, player in enumerate(players))  # type: ignore[arg-type]
        controller = MatchController(
            Match(game, seats, options or {}, seed), games.board("sample"), games.words("sample"), PACKAGE
        )
        made.append(controller)
        table = Table(controller.board, controller.words)
        table.set_pace(Pace(0.0 if instant else 1.0))
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        qtbot.waitExposed(table)
        hot = Hot(table, controller)
        controller.begin()
        table.finish_painting()
        return hot

    yield make
    for controller in made:
        controller.close()
