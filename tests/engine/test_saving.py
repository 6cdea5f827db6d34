"""A file is the old one or the new one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from desktop.engine.saving import Autosaves, write_whole


def test_an_error_while_writing_leaves_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.table"
    write_whole(path, "old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="space"):
        write_whole(path, "new")
    assert path.read_text() == "old" and [p.name for p in tmp_path.iterdir()] == ["a.table"]


def test_three_autosaves_take_turns(tmp_path: Path) -> None:
    saves = Autosaves(tmp_path, "m")
    for text in "abcde":
        saves.save(text, rotate=True)
    assert [saves.path(age).read_text() for age in range(3)] == ["e", "d", "c"]
    saves.save("f", rotate=False)
    assert saves.path(1).read_text() == "d"
    saves.path(0).unlink()
    assert saves.newest() == saves.path(1)
    saves.remove()
    assert saves.newest() is None
