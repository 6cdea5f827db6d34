"""The window: the way back, what is remembered, what is said when something is wrong."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from desktop import app, language
from desktop.engine import position
from desktop.engine.match import Match
from desktop.look import fonts, theme
from desktop.store.store import Store
from desktop.windows.overlay import Answer
from desktop.windows.shell import Shell
from tests.sample.actions import Take

Settle = Callable[..., None]


def asked(**given: Any) -> Namespace:
    return Namespace(
        **{"file": None, "position": None, "lang": None, "theme": None, "size": None, "quit_after": None, **given}
    )


def test_escape_goes_one_page_back(shell: Shell, qtbot: Any) -> None:
    shell.go("game", game="sample")
    shell.go("settings")
    qtbot.keyClick(shell, Qt.Key.Key_Escape)
    assert shell.now == "game"
    qtbot.keyClick(shell, Qt.Key.Key_Escape)
    assert shell.now == "home"
    qtbot.keyClick(shell, Qt.Key.Key_Escape)
    assert shell.now == "home"


def test_the_round_button_goes_back(shell: Shell, qtbot: Any) -> None:
    shell.go("about")
    button = shell.page("about").back_button
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert shell.now == "home"


def test_settings_opened_from_the_table_lead_back_to_it(
    shell: Shell, played: Callable[..., Match], settle: Settle
) -> None:
    shell.play(played(1))
    table = shell.table
    table.settings_wanted.emit()
    assert shell.now == "settings"
    shell.back()
    assert shell.now == "table"
    assert shell.table is table


def test_f11_fills_the_screen_and_gives_it_back(shell: Shell, qtbot: Any, settle: Settle) -> None:
    qtbot.keyClick(shell, Qt.Key.Key_F11)
    settle()
    assert shell.isFullScreen()
    qtbot.keyClick(shell, Qt.Key.Key_F11)
    settle()
    assert not shell.isFullScreen()


def test_the_window_comes_back_where_and_as_large_as_it_was(shell: Shell, qtbot: Any, settle: Settle) -> None:
    shell.resize(900, 640)  # the screen of the tests is small, and a window is fitted to its screen
    settle()
    shell.close()
    again = Shell(Store(shell.store.folder.root))
    qtbot.addWidget(again)
    assert again.height() == 640


def test_damaged_window_memory_does_no_harm(store: Store, qtbot: Any) -> None:
    store.settings.window = "§§ no base64 §§"
    qtbot.addWidget(Shell(store))


def test_closing_the_window_during_a_match_saves_it(shell: Shell, played: Callable[..., Match], settle: Settle) -> None:
    shell.play(played(1))
    shell.close()
    (entry,) = shell.store.saves.matches()
    assert len(entry.header.seats) == 2
    assert not (shell.store.folder.root / "open" / f"{entry.name}.lock").exists()


def test_a_finished_match_leads_to_its_end_and_into_the_history(
    shell: Shell, played: Callable[..., Match], qtbot: Any
) -> None:
    match = played(2)
    shell.play(match)
    shell.table.controller.attempt(Take(3))
    qtbot.waitUntil(lambda: shell.now == "match_end", timeout=8000)
    assert shell.table is None
    assert [record.game for record in shell.store.records.all] == ["sample"]
    assert shell.store.saves.matches() == []


def test_an_unwritable_folder_is_said_and_one_can_play(
    home: Path, qtbot: Any, dressed: Any, played: Callable[..., Match], settle: Settle, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "blocked").write_text("")
    monkeypatch.setenv("ONE_TABLE_HOME", str(home / "blocked"))
    shell = app.opened(dressed, asked(lang="en", size="1600x1000"))
    qtbot.addWidget(shell)
    qtbot.waitUntil(shell.notice.isVisible)
    assert shell.notice.head.text()
    shell.play(played(1))
    assert shell.now == "table"
    shell.table.controller.attempt(Take(1))
    assert len(shell.table.match.history) == 2
    shell.leave_table()
    assert shell.now == "home"


def test_a_damaged_settings_file_is_named_and_kept(home: Path, qtbot: Any, dressed: Any, settle: Settle) -> None:
    (home / "settings.json").write_text("{")
    shell = app.opened(dressed, asked(lang="en"))
    qtbot.addWidget(shell)
    qtbot.waitUntil(shell.notice.isVisible)
    assert "settings.json" in shell.notice.head.text()
    assert list(home.glob("settings.*.damaged"))


def test_what_the_command_line_says_holds_until_a_person_chooses(
    home: Path, qtbot: Any, dressed: Any, settle: Settle
) -> None:
    shell = app.opened(dressed, asked(lang="zh_TW", theme="dark", size="1024x600"))
    qtbot.addWidget(shell)
    settle()
    assert language.current() == "zh_TW"
    assert theme.current().dark
    assert (shell.width(), shell.height()) == (1024, 600)
    shell.apply_settings()
    assert language.current() == "zh_TW"
    assert shell.store.settings.language == "system"


def test_a_position_code_opens_as_a_learning_match(
    home: Path, qtbot: Any, dressed: Any, played: Callable[..., Match]
) -> None:
    match = played(1)
    code = position.code(match.game, match.state)
    shell = app.opened(dressed, asked(lang="en", position=code))
    qtbot.addWidget(shell)
    qtbot.waitUntil(lambda: shell.now == "table")
    assert shell.table.match.learning
    assert shell.table.match.state == match.state


@pytest.mark.parametrize("code", ["nonsense", "OT1.sample.1.AAAA", "OT1.moon.1.AAAA"])
def test_a_bad_position_code_is_explained(home: Path, qtbot: Any, dressed: Any, code: str) -> None:
    shell = app.opened(dressed, asked(lang="en", position=code))
    qtbot.addWidget(shell)
    qtbot.waitUntil(lambda: shell.card is not None)
    assert shell.now == "home"


def test_a_file_on_the_command_line_is_opened(
    home: Path, qtbot: Any, dressed: Any, store: Store, played: Callable[..., Match], tmp_path: Path
) -> None:
    slot = store.saves.slot(played(1))
    slot.save(played(1))
    elsewhere = tmp_path / "週日.table"
    elsewhere.write_bytes(slot.path.read_bytes())
    slot.discard()
    shell = app.opened(dressed, asked(lang="en", file=str(elsewhere)))
    qtbot.addWidget(shell)
    qtbot.waitUntil(lambda: shell.now == "table")
    shell.leave_table()
    assert elsewhere.exists()
    assert len(shell.store.saves.matches()) == 1


def test_a_card_takes_the_keyboard_and_escape_closes_it(shell: Shell, qtbot: Any, settle: Settle) -> None:
    done = []
    shell.ask(
        "A title", "A sentence.", [Answer("One", lambda: done.append(1)), Answer("Two", lambda: done.append(2), True)]
    )
    card = shell.card
    assert card is not None
    for _ in range(5):
        qtbot.keyClick(shell.focusWidget(), Qt.Key.Key_Tab)
        assert card.isAncestorOf(shell.focusWidget())
    qtbot.keyClick(shell.focusWidget(), Qt.Key.Key_Escape)
    settle()
    assert shell.card is None
    assert done == []
    shell.ask(
        "A title", "A sentence.", [Answer("One", lambda: done.append(1)), Answer("Two", lambda: done.append(2), True)]
    )
    qtbot.keyClick(shell.focusWidget(), Qt.Key.Key_Return)
    assert done == [2]


def test_while_a_card_is_open_shortcuts_of_the_window_rest(shell: Shell, qtbot: Any) -> None:
    shell.ask("A title", "A sentence.", [Answer("One", primary=True)])
    qtbot.keyClick(shell, Qt.Key.Key_F11)
    assert not shell.isFullScreen()


def test_every_button_of_the_home_page_can_be_reached_by_tab(shell: Shell, settle: Settle, qtbot: Any) -> None:
    shell.page("home").settle()
    wanted = {
        w for w in shell.page("home").findChildren(QPushButton)
        if w.isVisible() and w.isEnabled() and w.focusPolicy() & Qt.FocusPolicy.TabFocus
    }  # fmt: skip
    seen = set()
    for _ in range(60):
        qtbot.keyClick(shell.focusWidget() or shell, Qt.Key.Key_Tab)
        QApplication.processEvents()
        seen.add(shell.focusWidget())
    assert wanted <= seen


def test_a_larger_text_makes_the_window_s_words_larger(shell: Shell, settle: Settle) -> None:
    shell.go("about")
    page: Any = shell.page("about")
    button = page.sections["program"]
    text, before = page.text, button.sizeHint().height()
    shell.store.settings.text_size = 150
    shell.keep_settings()
    settle()
    assert fonts.text_scale() == 1.5
    assert button.sizeHint().height() >= round(before * 1.4)
    assert text.document().defaultFont().pixelSize() == round(15 * 1.5)
