"""An owner's own numbers: checked, kept, used, taken away."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop import games
from desktop.engine.action import Refusal
from desktop.engine.game import Game
from desktop.store.editions import OwnEdition
from desktop.store.store import Store
from tests.sample.data import TABLES


def sample_game() -> Game:
    game = games.find("sample")
    assert game is not None
    return game


def test_an_own_file_is_taken_over_and_ready_at_the_next_start(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "我的盒子.toml"
    file.write_text('game = "sample"\n[bonus]\nlast = 7\n', encoding="utf-8")
    taken = store.editions.take_over(sample_game(), file)
    assert isinstance(taken, OwnEdition)
    assert TABLES.data(taken.edition).bonus.last == 7
    (again,) = Store(store.folder.root).editions.of(sample_game())
    assert (again.name, again.edition, again.flaw) == ("我的盒子", taken.edition, None)
    assert store.editions.remove(sample_game(), again) is None
    assert store.editions.of(sample_game()) == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[bonus", "edition_not_toml"),
        ("[bonus]\nlast = 'x'", "edition_field"),
        ("[moon]\na = 1", "edition_unknown_table"),
        ("game = 'pagoda'", "edition_other_game"),
        ("[heap]\nsizes = [2]\nmost = 3", "edition_field"),
        ("#" + "x" * 100_001, "edition_too_large"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_and_not_kept(store: Store, tmp_path: Path, text: str, code: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    found = store.editions.take_over(sample_game(), file)
    assert isinstance(found, Refusal)
    assert found.code == code
    assert store.editions.of(sample_game()) == []


def test_a_kept_file_that_is_spoilt_later_says_what_is_wrong(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("[bonus]\nlast = 7\n", encoding="utf-8")
    taken = store.editions.take_over(sample_game(), file)
    assert isinstance(taken, OwnEdition)
    taken.path.write_bytes(b"\xff\xff")
    (entry,) = store.editions.of(sample_game())
    assert entry.edition == ""
    assert entry.flaw is not None
    assert entry.flaw.code == "edition_not_toml"
