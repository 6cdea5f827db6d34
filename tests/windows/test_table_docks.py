"""The docks beside the table: put away they stay away, whatever comes between, and there is always a way back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop import games, language
from desktop.engine.match import Match
from desktop.engine.seats import Seat
from desktop.store.store import Store
from desktop.windows.table.page import TablePage

Opener = Callable[[], TablePage]


@pytest.fixture
def opened(qtbot: Any, tmp_path: Path) -> Iterator[Opener]:
    pages: list[TablePage] = []

    class Shell:
        store = Store(tmp_path)

    def make() -> TablePage:
        game = games.find("sample")
        assert game is not None
        page = TablePage(Shell(), Match(game, (Seat("Mei", "blue"), Seat("Bo", "red")), {}, 4))
        qtbot.addWidget(page)
        page.resize(1600, 1000)
        page.show()
        qtbot.waitExposed(page)
        page.begin()
        pages.append(page)
        return page

    yield make
    for page in pages:
        page.close_match()


def there(page: TablePage) -> set[str]:
    return {dock.objectName() for dock in page.house.docks if not dock.isHidden()}


def line(page: TablePage, words: str) -> Any:
    """A line of the menu as it is when it opens."""
    page.panels.renew()
    return next(action for action in page.panels.actions() if action.text() == words)


def close(page: TablePage, name: str) -> None:
    page.house.dock(name).head.hide_button.click()


def rules_and_back(page: TablePage) -> None:
    page.open_rules("")
    assert not there(page)
    page.house.hide_reader()


def small_and_back(page: TablePage) -> None:
    page.resize(1024, 600)
    assert not there(page)
    page.resize(1600, 1000)


def rules_opened_while_small(page: TablePage) -> None:
    page.resize(1024, 600)
    page.open_rules("")
    page.resize(1600, 1000)
    assert not there(page), "no dock lies under the rules"
    page.house.hide_reader()


@pytest.mark.parametrize("between", [rules_and_back, small_and_back, rules_opened_while_small])
def test_a_dock_that_was_put_away_stays_away(opened: Opener, between: Callable[[TablePage], None]) -> None:
    page = opened()
    close(page, "players")
    close(page, "rule")
    between(page)
    assert there(page) == {"moves", "log"}


def test_what_was_put_away_is_away_in_the_next_match_too(opened: Opener) -> None:
    first = opened()
    close(first, "log")
    first.house.keep()
    assert there(opened()) == {"players", "moves", "rule"}


@pytest.mark.parametrize("spoken", ["en", "zh_TW"])
def test_the_menu_brings_a_dock_back_and_all_to_their_places(opened: Opener, spoken: str) -> None:
    language.speak(spoken)
    page = opened()
    for dock in page.house.docks:
        close(page, dock.objectName())
    assert not there(page)
    title = page.house.dock("moves").windowTitle()
    assert not line(page, title).isChecked()
    line(page, title).trigger()
    assert there(page) == {"moves"} and line(page, title).isChecked()
    line(page, title).trigger()
    assert not there(page)
    last = {"en": "All panels back in place", "zh_TW": "所有面板回到原位"}[spoken]
    line(page, last).trigger()
    assert there(page) == {"players", "moves", "log", "rule"}


def test_the_menu_opens_from_the_bar_and_on_a_small_table_slides_a_dock_out(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened()
    places: list[object] = []
    monkeypatch.setattr(page.panels, "popup", places.append)  # the offscreen platform cannot grab the keyboard
    page.bar.tools["panels"].click()
    assert len(places) == 1
    page.resize(1024, 600)
    close(page, "log")
    line(page, page.house.dock("log").windowTitle()).trigger()
    assert page.house.drawer.isVisible() and page.house.drawer.dock is page.house.dock("log")


def test_a_dock_brought_back_while_the_rules_lie_there_takes_their_place(opened: Opener) -> None:
    page = opened()
    close(page, "players")
    page.open_rules("")
    line(page, page.house.dock("players").windowTitle()).trigger()
    QApplication.processEvents()
    assert page.house.reader is None and "players" in there(page)
