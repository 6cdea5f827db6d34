"""Open matches: saved after each action, found at the next start, read as far as they are good, never in two windows."""

from __future__ import annotations

import errno
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop import games
from desktop.engine import saving
from desktop.engine.action import Refusal
from desktop.engine.match import Match
from desktop.store.lock import Lock
from desktop.store.saves import Opened
from desktop.store.store import Store
from tests.sample.actions import Take


def test_an_open_match_is_found_with_its_position(store: Store, played: Callable[..., Match]) -> None:
    match = played(1)
    slot = store.saves.slot(match, "2026-03-08T21:14:00")
    assert slot.save(match) is None
    (entry,) = store.saves.matches()
    assert entry.header.begun == "2026-03-08T21:14:00"
    assert entry.state(match.game) == match.state
    opened = store.saves.read(entry.path, games.find)
    assert isinstance(opened, Opened)
    assert opened.match is not None
    assert opened.match.state == match.state
    assert (opened.name, opened.begun, opened.damage) == (slot.name, "2026-03-08T21:14:00", None)


def test_the_match_saved_last_comes_first(store: Store, played: Callable[..., Match]) -> None:
    import os

    old, new = (store.saves.slot(played()) for _ in range(2))
    old.save(played())
    new.save(played())
    os.utime(old.path, (1000, 1000))
    assert [entry.name for entry in store.saves.matches()] == [new.name, old.name]


def test_a_cut_save_opens_as_far_as_it_is_good(store: Store, played: Callable[..., Match]) -> None:
    match = played(2)
    slot = store.saves.slot(match)
    slot.save(match)
    text = slot.path.read_text(encoding="utf-8")
    slot.path.write_text("\n".join(text.split("\n")[:2]) + '\n{"type":"ta', encoding="utf-8")
    assert store.saves.matches() == []
    assert store.saves.flawed() == [slot.path]
    opened = store.saves.read(slot.path, games.find)
    assert isinstance(opened, Opened)
    assert opened.match is not None
    assert len(opened.match.history) == 1
    assert (opened.damage and opened.damage.code, opened.line) == ("save_line", 3)
    aside = store.saves.set_aside(slot.path)
    assert (slot.path.parent / aside).exists()
    assert not slot.path.exists()


def test_a_file_that_is_no_save_is_refused(store: Store, tmp_path: Path) -> None:
    (tmp_path / "a.table").write_bytes(b"\x89PNG")
    found = store.saves.read(tmp_path / "a.table", games.find)
    assert isinstance(found, Refusal)
    assert found.code == "save_foreign"
    missing = store.saves.read(tmp_path / "none.table", games.find)
    assert isinstance(missing, Refusal)
    assert missing.code == "file_trouble"


def test_a_full_disk_leaves_the_older_save_and_the_next_try_succeeds(
    store: Store, played: Callable[..., Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(1)
    slot = store.saves.slot(match)
    slot.save(match)
    before = slot.path.read_bytes()
    match.attempt(Take(1))

    def full(path: Path, text: str) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(saving, "write_whole", full)
        refused = slot.save(match)
        assert refused is not None
        assert refused.code == "disk_full"
        assert slot.path.read_bytes() == before
    assert slot.save(match) is None
    opened = store.saves.read(slot.path, games.find)
    assert isinstance(opened, Opened)
    assert opened.match is not None
    assert opened.match.state == match.state


def test_a_match_is_played_in_one_window_only(store: Store, played: Callable[..., Match]) -> None:
    match = played(1)
    first = store.saves.slot(match)
    assert first.take()
    assert not store.saves.slot(match, name=first.name).take()
    first.release()
    again = store.saves.slot(match, name=first.name)
    assert again.take()
    again.release()


def test_a_lock_ends_with_its_process(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    program = (
        "import sys; from pathlib import Path; from desktop.store.lock import Lock\n"
        "lock = Lock(Path(sys.argv[1])); print(lock.take(), flush=True); sys.stdin.read(1)"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", program, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert other.stdout is not None
    assert other.stdout.readline().strip() == "True"
    assert not Lock(path).take()
    other.kill()
    other.communicate()
    mine = Lock(path)
    assert mine.take()
    mine.release()


def test_giving_up_removes_every_save(store: Store, played: Callable[..., Match]) -> None:
    match = played(1)
    slot = store.saves.slot(match)
    slot.save(match)
    slot.save(match)
    (entry,) = store.saves.matches()
    assert store.saves.discard(entry) is None
    assert store.saves.matches() == []
    assert [p.name for p in (store.folder.root / "open").iterdir() if not p.name.endswith(".lock")] == []


def test_giving_up_a_match_that_is_played_elsewhere_is_refused(store: Store, played: Callable[..., Match]) -> None:
    slot = store.saves.slot(played(1))
    slot.save(played(1))
    assert slot.take()
    (entry,) = store.saves.matches()
    assert store.saves.discard(entry) == Refusal("match_open_elsewhere", "")
    assert len(store.saves.matches()) == 1
    slot.release()


def test_the_match_played_last_comes_first_also_after_the_clock_was_set_back(
    store: Store, played: Callable[..., Match]
) -> None:
    import os

    ahead, mine = (store.saves.slot(played(n)) for n in (1, 2))
    ahead.save(played(1))
    os.utime(ahead.path, (4_000_000_000, 4_000_000_000))  # saved while the clock was wrong
    mine.save(played(2))
    assert [entry.name for entry in store.saves.matches()] == [mine.name, ahead.name]
    ahead.save(played(1))
    assert [entry.name for entry in store.saves.matches()] == [ahead.name, mine.name]


def test_a_lock_whose_file_was_taken_away_by_the_one_before_still_keeps_others_out(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    first = Lock(path)
    assert first.take()
    waiting = path.open("a+b")  # as another window does that comes at the moment of release
    first.release()
    second = Lock(path)
    assert second.take()
    assert not Lock(path).take()
    waiting.close()
    second.release()
    assert not path.exists()
