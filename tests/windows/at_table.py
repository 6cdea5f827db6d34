"""A table page in play, for tests of what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop import games
from desktop.engine.match import Match
from desktop.engine.play import legal
from desktop.engine.seats import Player, Seat
from desktop.store.store import Store
from desktop.table.motion import Pace
from desktop.windows.table.page import TablePage

NAMES = ("Mei", "Grandpa", "Anna", "Tom")
SECRET = {"simultaneous": True}  # the Catan Dice Game with hidden turns
Maker = Callable[..., TablePage]


@pytest.fixture
def seated(qtbot: Any, tmp_path: Path) -> Iterator[Maker]:
    made: list[TablePage] = []

    class Shell:
        store = Store(tmp_path)

    def make(players: tuple[Player, ...] = ("person", "person"), options: dict[str, Any] | None = None,
             pace: float = 0.0, match: Match | None = None, game: str = "catan_dice") -> TablePage:  # fmt: skip
        games.add("sample", "tests.sample")
        found = games.find(game)
        assert found is not None
        seats = tuple(Seat(NAMES[i], ("blue", "red", "yellow", "green")[i], p) for i, p in enumerate(players))
        page = TablePage(Shell(), match or Match(found, seats, options or {}, 4))
        qtbot.addWidget(page)
        page.resize(1600, 1000)
        page.show()
        qtbot.waitExposed(page)
        page.begin()
        page.table.set_pace(Pace(pace))
        page.curtain.still = True
        made.append(page)
        return page

    yield make
    for page in made:
        page.close_match()


def act(page: TablePage, which: int = 0) -> None:
    """The which-th legal action of whoever decides."""
    page.controller.attempt(legal(page.match.game, page.match.state)[which], confirmed=True)


def end_turn(page: TablePage, qtbot: Any) -> None:
    """Play until another seat decides."""
    seat = page.match.to_move
    while page.match.to_move == seat:
        act(page, -1)
    qtbot.waitUntil(lambda: page.table.stage.still)
