"""Two windows on one data folder: a match is played in one of them at a time, and neither loses what the other has done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from desktop.engine.match import Match
from desktop.store.store import Store
from desktop.windows.shell import Shell


@pytest.fixture
def other(qtbot, home: Path) -> Shell:
    made = Shell(Store(home, "0.1"))
    qtbot.addWidget(made)
    made.go("home")
    made.show()
    return made


def test_a_match_that_another_window_plays_is_refused_in_words_and_left_alone(
    shell: Shell, other: Shell, played: Callable[..., Match]
) -> None:
    match = played(1)
    slot = shell.store.saves.slot(match)
    slot.save(match)
    shell.resume(slot.path)
    before = slot.path.read_bytes()
    other.resume(slot.path)
    assert other.table is None and other.now == "home" and other.card is not None
    assert "Another window" in " ".join(label.text() for label in other.card.findChildren(QLabel))
    assert slot.path.read_bytes() == before
    other.card.close_card()
    shell.leave_table()
    other.resume(slot.path)
    assert other.now == "table" and other.table.match.state == match.state
    other.leave_table()


def test_both_windows_end_a_match_and_both_are_counted(
    shell: Shell, other: Shell, played: Callable[..., Match], qtbot
) -> None:
    assert shell.store.records.all == other.store.records.all == []
    for window in (shell, other):
        match = played(3)
        slot = window.store.saves.slot(match)
        slot.save(match)
        window.resume(slot.path)
    qtbot.waitUntil(lambda: (shell.now, other.now) == ("match_end", "match_end"), timeout=15_000)
    assert len(Store(shell.store.folder.root).records.all) == 2
    assert shell.store.saves.matches() == []


def test_what_is_learned_in_two_windows_is_all_kept(shell: Shell, other: Shell) -> None:
    first, second = shell.store.progress, other.store.progress
    first.choose("Mei")
    second.choose("Ada")
    first.mark("pagoda", "01_column", "learned")
    second.mark("burano", "01_points", "learned")
    first.mark_guided("pagoda")
    second.choose("Mei")
    second.mark("pagoda", "02_floor", "begun")
    assert (first.learner, second.learner) == ("Mei", "Mei")
    kept = Store(shell.store.folder.root).progress
    assert kept.of("pagoda", "Mei").lessons == {"01_column": "learned", "02_floor": "begun"}
    assert kept.of("pagoda", "Mei").guided and kept.of("burano", "Ada").lessons == {"01_points": "learned"}
