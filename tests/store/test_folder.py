"""Where the program keeps its data, and what it says when it cannot."""

from __future__ import annotations

import errno
import os
from datetime import datetime
from pathlib import Path

import pytest

from desktop.engine import saving
from desktop.engine.action import Refusal
from desktop.store.folder import Folder, data_folder, trouble


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {"HOME": "/h"}, "/h/.local/share/one-table"),
        ("linux", {"HOME": "/h", "XDG_DATA_HOME": "/x"}, "/x/one-table"),
        ("linux", {"HOME": "/h", "XDG_DATA_HOME": "not/absolute"}, "/h/.local/share/one-table"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Application Support/One Table"),
        ("win32", {"USERPROFILE": "/u", "APPDATA": "/u/Roaming"}, "/u/Roaming/One Table"),
        ("linux", {"HOME": "/h", "ONE_TABLE_HOME": "/elsewhere"}, "/elsewhere"),
    ],
)
def test_each_system_has_its_place_for_data(platform: str, environ: dict[str, str], expected: str) -> None:
    assert data_folder(environ, platform).as_posix() == expected


def test_a_written_file_is_read_back(home: Path) -> None:
    folder = Folder(home / "new" / "place")
    assert folder.write("a.json", "字") is None
    assert folder.read("a.json") == "字".encode()
    assert folder.read("b.json") is None


def test_a_folder_that_is_a_file_cannot_be_written_and_says_so(home: Path) -> None:
    (home / "blocked").write_text("")
    folder = Folder(home / "blocked")
    found = folder.check()
    assert found is not None
    assert found.code == "file_trouble"
    assert folder.problem == found


@pytest.mark.parametrize(
    ("number", "code"),
    [(errno.ENOSPC, "disk_full"), (errno.EDQUOT, "disk_full"), (errno.EACCES, "folder_unwritable"),
     (errno.EROFS, "folder_unwritable"), (errno.EIO, "file_trouble")],
)  # fmt: skip
def test_the_system_s_refusals_get_their_codes(number: int, code: str, tmp_path: Path) -> None:
    found = trouble(OSError(number, "why"), tmp_path / "file")
    assert found.code == code


def test_the_problem_is_over_when_writing_works_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Folder(home)

    def full(path: Path, text: str) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(saving, "write_whole", full)
        assert folder.write("a", "") == Refusal("disk_full", "", {"folder": str(home)})
        assert folder.problem is not None
    assert folder.write("a", "") is None
    assert folder.problem is None


def test_a_check_leaves_nothing_behind(home: Path) -> None:
    assert Folder(home).check() is None
    assert list(home.iterdir()) == []


def test_what_an_ended_process_left_half_written_is_swept_away_and_nothing_else(home: Path) -> None:
    folder = Folder(home)
    kept = ["settings.json", "open/a.table", "open/.b.table.young"]
    for name in [*kept, "open/.a.table.x1", ".settings.json.x2"]:
        folder.write(name, "x")
    for name in ("open/.a.table.x1", ".settings.json.x2", "open/a.table", "settings.json"):
        os.utime(folder.path(name), (1000, 1000))
    folder.sweep()
    assert sorted(str(p.relative_to(home)) for p in home.rglob("*") if p.is_file()) == sorted(kept)


def test_two_damaged_files_of_one_moment_are_both_kept(home: Path) -> None:
    folder, now = Folder(home), datetime(2026, 3, 8, 21, 14)
    names = []
    for words in ("one", "two", "three"):
        folder.write("settings.json", words)
        names.append(folder.set_aside("settings.json", now))
    assert [(home / name).read_text() for name in names] == ["one", "two", "three"]
