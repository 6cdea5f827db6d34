"""A real hand at a real table: presses, moves and releases in the table window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from desktop import games
from desktop.engine.match import Match
from desktop.engine.seats import Seat
from desktop.store.store import Store
from desktop.table.motion import Pace
from desktop.windows.table.page import TablePage


class Play:
    """A page in play, and a hand."""

    def __init__(self, page: TablePage) -> None:
        self.page, self.table = page, page.table

    @property
    def state(self) -> Any:
        return self.page.match.state

    def piece(self, zone: str, face: str | None = None, index: int | None = None) -> QPoint:
        """The middle of a piece that lies in a zone, in the viewport's pixels."""
        item = next(
            item
            for item in self.table.stage.items
            if item.placed.spot.zone == zone
            and (face is None or item.placed.face == face)
            and (index is None or item.placed.spot.index == index)
        )
        body, scale = item.body.center(), item.pose.scale
        return self.table.mapFromScene(QPointF(item.pose.x + body.x() * scale, item.pose.y + body.y() * scale))

    def middle(self, zone: str) -> QPoint:
        return self.table.mapFromScene(self.table.stage.zones[zone].rect.center())

    def spot(self, zone: str, index: int) -> QPoint:
        pose = self.table.stage.zones[zone].pose(index, index + 1)
        return self.table.mapFromScene(QPointF(pose.x, pose.y))

    def click(self, place: QPoint) -> None:
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    def drag(self, start: QPoint, end: QPoint) -> None:
        viewport, none = self.table.viewport(), Qt.KeyboardModifier.NoModifier
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, none, start)
        for part in range(1, 5):
            QTest.mouseMove(viewport, start + (end - start) * part / 4)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, none, end)

    def press(self, button: str) -> None:
        """A button of the board or the prompt line, with the pieces marked now."""
        assert self.table.grasp.pressed(button, self.table.hand.marked), button
        widget = self.table.buttons.widget(button)
        if widget is not None:
            assert widget.isEnabled(), button
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        else:
            assert button in self.table.buttons.elsewhere(), button
            self.table.press_button(button)

    def open(self, *frames: Any) -> None:
        """Open other decisions than the match would."""
        self.state.agenda[len(self.state.agenda) - 1 :] = list(frames)
        self.again()

    def again(self) -> None:
        """The position was changed by the test: show it and ask, to whoever it is that decides."""
        self.page.controller.begin()
        self.page.curtain.lift()
        self.page.settle()


@contextmanager
def playing(
    qtbot: Any, folder: Path, id: str, seats: tuple[Seat, ...], seed: int = 6, options: dict[str, Any] | None = None
) -> Iterator[Play]:
    """A table window on a new match, without waiting for pieces that fly."""
    game = games.find(id)
    assert game is not None

    class Shell:
        store = Store(folder)

    page = TablePage(Shell(), Match(game, seats, options or {}, seed))
    qtbot.addWidget(page)
    page.resize(1600, 1000)
    page.show()
    qtbot.waitExposed(page)
    page.table.set_pace(Pace(0.0))
    page.controller.speed = "slow"
    page.curtain.still = True
    page.begin()
    page.curtain.lift()
    page.settle()
    yield Play(page)
    page.close_match()
