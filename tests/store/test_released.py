"""Saves of every released version open, whole or, after a rule was corrected, at their position; and none is missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop import __version__, games
from desktop.engine.position import unpacked
from desktop.store.saves import Opened
from desktop.store.store import Store
from tests.store.released import FOLDER, STEPS

SAVES = sorted(FOLDER.glob("*/*.table"))
VERSIONS = {"0.1.0": 5}  # games in each released version


def test_every_released_version_and_the_one_to_come_has_its_saves() -> None:
    """When the version goes up: `python -m tests.store.released`, and a line in VERSIONS."""
    found = {folder.name: len(list(folder.glob("*.table"))) for folder in FOLDER.iterdir()}
    assert found == VERSIONS
    assert VERSIONS[__version__] == len([id for id in games.packages() if id != "sample"])


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_save_of_a_released_version_opens(store: Store, path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    header, code = json.loads(lines[0]), json.loads(lines[-1])["position"]
    opened = store.saves.read(path, games.find)
    assert isinstance(opened, Opened) and opened.match is not None
    game = opened.match.game
    assert opened.match.state == unpacked(game, code.rpartition(".")[2])
    if opened.damage is None:
        assert len(opened.match.history) == len(lines) - 2 > STEPS // 2
    else:
        assert opened.damage.code == "save_older_rules" and header["rules"] < game.rules_version
    assert header["app"] == path.parent.name and opened.begun == "2026-03-08T20:15:00"
