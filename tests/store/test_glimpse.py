"""The glimpse of the settings says what the settings say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from desktop.store.folder import Folder
from desktop.store.glimpse import FILE, VERSION, Glimpse, glimpse
from desktop.store.settings import Settings, SettingsFile
from desktop.store.store import Store

GIVEN: list[Any] = [
    {},
    {"version": VERSION, "language": "en", "theme": "dark", "text_size": 140, "full_screen": True, "window": "AAE="},
    {"reduced_motion": True, "larger_symbols": True, "names": ["小美"], "zoom": {"pagoda": 1.5}},
    {"language": "kl", "theme": "dark"},
    {"text_size": 99},
    {"text_size": "120", "theme": "dark"},
    {"full_screen": 1, "theme": "dark"},
    {"window": None, "theme": "dark"},
    {"version": VERSION + 1, "theme": "dark"},
    ["dark"],
    7,
]


@pytest.mark.parametrize("given", GIVEN, ids=range(len(GIVEN)))
def test_a_glimpse_agrees_with_the_settings_whatever_the_file_holds(tmp_path: Path, given: Any) -> None:
    (tmp_path / FILE).write_text(json.dumps(given), encoding="utf-8")
    seen = glimpse(Folder(tmp_path))
    whole = SettingsFile(Folder(tmp_path)).value
    assert seen == Glimpse(**{field: getattr(whole, field) for field in Glimpse._fields})


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff\xfe", b"[" * 100_000])
def test_a_file_that_is_no_json_gives_the_defaults(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / FILE).write_bytes(raw)
    assert glimpse(Folder(tmp_path)) == Glimpse()


def test_its_defaults_are_those_of_the_settings(tmp_path: Path) -> None:
    assert glimpse(Folder(tmp_path)) == Glimpse(**{field: getattr(Settings(), field) for field in Glimpse._fields})


def test_settings_that_have_been_read_are_what_is_first(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert isinstance(store.first, Glimpse)
    store.settings.theme = "dark"
    assert store.first is store.settings
