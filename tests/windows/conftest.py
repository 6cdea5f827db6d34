"""A window for each test, with the sample game on the shelf; everything as at the first start again afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop import games, language
from desktop.engine.game import Game
from desktop.engine.match import Match
from desktop.engine.seats import Seat
from desktop.look import fonts, stylesheet, symbols, theme
from desktop.store.store import Store
from desktop.windows import shelf
from desktop.windows.shell import Shell
from tests.sample.actions import Take
from tests.windows.at_table import seated  # noqa: F401 - a fixture for all files of this folder


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    """The application in the look of the table."""
    stylesheet.apply(qapp)
    return qapp


@pytest.fixture(autouse=True)
def as_at_first(dressed: QApplication) -> Iterator[None]:
    """Known language, theme and size; the sample game is there."""
    games.add("sample", "tests.sample")
    language.speak("en")
    theme.set_theme("light")
    yield
    for widget in dressed.topLevelWidgets():
        widget.close()
        widget.deleteLater()
    dressed.processEvents()
    symbols.set_larger(False)
    fonts.set_text_scale(1.0)
    theme.set_theme("light")
    language.speak("en")


@pytest.fixture(autouse=True)
def two_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample game and one real one can be played: tests of pages need no more, and what a test costs stays small."""
    if "every_game" not in request.fixturenames:
        monkeypatch.setattr(shelf, "playable", lambda id: id in ("sample", "catan_dice"))


@pytest.fixture
def every_game() -> None:
    """A test that wants all games that there are."""


@pytest.fixture
def store(home: Path) -> Store:
    made = Store(home, "0.1")
    made.settings.language, made.settings.theme = "en", "light"
    return made


@pytest.fixture
def shell(qtbot, store: Store) -> Shell:
    """The window at home, 1600 by 1000."""
    made = Shell(store)
    qtbot.addWidget(made)
    made.resize(1600, 1000)
    made.go("home")
    made.show()
    QApplication.processEvents()
    return made


@pytest.fixture
def sample() -> Game:
    found = games.find("sample")
    assert found is not None
    return found


@pytest.fixture
def played(sample: Game) -> Callable[..., Match]:
    """A match of the sample game between two persons, some steps played."""

    def make(steps: int = 2, names: tuple[str, str] = ("小美", "Opa"), learning: bool = False) -> Match:
        match = Match(sample, (Seat(names[0], "red"), Seat(names[1], "blue")), {"size": 9}, 7, learning=learning)
        for _ in range(steps):
            match.attempt(Take(3))
        return match

    return make


@pytest.fixture
def finished(store: Store, played: Callable[..., Match]) -> Callable[[int], None]:
    """Put finished matches into the records, a day apart."""

    def make(count: int) -> None:
        for i in range(count):
            match = played(3, ("小美", "Opa") if i % 3 else ("Opa", "小美"))
            slot = store.saves.slot(match, "2026-03-08T20:00:00")
            store.records.add(match, slot, datetime.now() - timedelta(days=i))

    return make


@pytest.fixture
def settle() -> Callable[..., None]:
    """Let everything that waits for the event loop happen."""

    def run(times: int = 6) -> None:
        for _ in range(times):
            QApplication.processEvents()

    return run
