"""Settings survive a restart, a damaged file and a newer program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.store.folder import Folder
from desktop.store.progress import Progress
from desktop.store.settings import FILE, NAMES_KEPT, LastMatch, LastSeat, SettingsFile
from desktop.store.store import Store


def test_what_was_chosen_is_there_at_the_next_start(home: Path) -> None:
    first = SettingsFile(Folder(home))
    first.value.language = "en"
    first.value.text_size = 130
    first.value.docks["wide"] = "AAAA"
    assert first.remember_match("pagoda", LastMatch([LastSeat("小美", "red"), LastSeat("Ada", "blue", "hard")])) is None
    again = SettingsFile(Folder(home)).value
    assert (again.language, again.text_size, again.docks, again.names) == ("en", 130, {"wide": "AAAA"}, ["小美"])
    assert again.last["pagoda"].seats[1].player == "hard"


def test_the_latest_names_come_first_and_are_not_endless(home: Path) -> None:
    file = SettingsFile(Folder(home))
    for n in range(40):
        file.remember_match("pagoda", LastMatch([LastSeat(f"P{n}", "red"), LastSeat("Mei", "blue")]))
    assert file.value.names[:2] == ["P39", "Mei"]
    assert len(file.value.names) == NAMES_KEPT
    assert len(set(file.value.names)) == NAMES_KEPT


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"[]", b"null", b'{"version": 1, "text_size": 900}', b'{"version": "x"}', b'{"theme": "pink"}',
     b"\xff\xfe", b"[" * 100_000],
)  # fmt: skip
def test_a_damaged_file_is_set_aside_and_fresh_settings_are_used(home: Path, raw: bytes) -> None:
    (home / FILE).write_bytes(raw)
    file = SettingsFile(Folder(home))
    assert file.value.text_size == 100
    assert file.flaw is not None
    assert file.flaw.code == "document_damaged"
    assert (home / file.flaw.params["aside"]).read_bytes() == raw
    assert file.keep() is None
    assert SettingsFile(Folder(home)).flaw is None


def test_a_newer_program_s_settings_are_kept_aside(home: Path) -> None:
    (home / FILE).write_text(json.dumps({"version": 99, "colour_of_moon": 3}))
    file = SettingsFile(Folder(home))
    assert file.flaw is not None
    assert file.flaw.code == "document_too_new"
    assert json.loads((home / file.flaw.params["aside"]).read_text())["version"] == 99


@given(raw=st.binary(max_size=300))
def test_no_bytes_make_reading_settings_fail(tmp_path_factory: pytest.TempPathFactory, raw: bytes) -> None:
    home = tmp_path_factory.mktemp("any")
    (home / FILE).write_bytes(raw)
    assert SettingsFile(Folder(home)).value.version == 1


def test_without_a_writable_folder_everything_works_in_memory(home: Path) -> None:
    (home / "blocked").write_text("")
    store = Store(home / "blocked")
    store.settings.text_size = 150
    assert store.settings_file.keep() is not None
    assert store.settings.text_size == 150
    assert store.progress.mark("pagoda", "columns", "begun") is not None
    assert store.progress.of("pagoda").lessons == {"columns": "begun"}
    assert next(problem.code for problem in store.problems()) in ("file_trouble", "folder_unwritable")


def test_restoring_defaults_forgets_no_names(home: Path) -> None:
    file = SettingsFile(Folder(home))
    file.value.theme, file.value.names = "dark", ["Mei"]
    file.restore_defaults()
    assert (file.value.theme, file.value.names) == ("system", ["Mei"])


def test_what_is_learned_stays_learned_and_is_each_person_s_own(home: Path) -> None:
    progress = Progress(Folder(home))
    progress.choose("小美")
    progress.mark("pagoda", "columns", "learned")
    progress.mark("pagoda", "columns", "begun")
    progress.mark_quiz("pagoda", 7, 10)
    progress.mark_quiz("pagoda", 4, 10)
    progress.choose("阿公")
    progress.mark("pagoda", "columns", "begun")
    again = Progress(Folder(home))
    assert again.learner == "阿公"
    assert again.of("pagoda").lessons == {"columns": "begun"}
    assert again.of("pagoda", "小美").lessons == {"columns": "learned"}
    assert again.of("pagoda", "小美").quiz == (7, 10)
