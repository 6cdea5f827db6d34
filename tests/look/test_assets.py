"""Fonts and icons are found wherever the program is installed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from desktop.look import assets


@pytest.fixture
def forgetful():
    assets.root.cache_clear()
    yield
    assets.root.cache_clear()


def test_assets_lie_beside_the_source(forgetful) -> None:
    assert assets.asset("icons/icons.json").is_file()


def test_a_frozen_program_reads_its_own_bundle_first(forgetful, tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "assets/icons").mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert assets.root() == tmp_path / "assets"


def test_an_installed_wheel_carries_them_inside_the_package(forgetful, tmp_path: Path, monkeypatch) -> None:
    inside = tmp_path / "site-packages/desktop"
    (inside / "assets/icons").mkdir(parents=True)
    monkeypatch.setattr(assets, "__file__", str(inside / "look/assets.py"))
    assert assets.root() == inside / "assets"


def test_a_broken_installation_says_where_it_looked(forgetful, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(assets, "__file__", str(tmp_path / "a/b/c/assets.py"))
    with pytest.raises(FileNotFoundError, match="assets"):
        assets.root()
