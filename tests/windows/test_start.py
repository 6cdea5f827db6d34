"""The first moment: the window answers before anything is read that it does not show; the rest follows by itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

LATER = ("msgspec", "dataclasses", "tomllib", "importlib.resources", "desktop.engine", "desktop.bots", "desktop.table")

START = """
import json, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from desktop import app as program
from desktop.command_line import parser
from desktop.look import stylesheet

said = {}
app = stylesheet.application("one-table")
shell = program.opened(app, parser().parse_args(["--size", "1600x1000", "--lang", "en"]))
home = shell.page("home")

def first():
    said["modules"] = sorted(sys.modules)
    said["opening"] = shell.opening
    home.about_pill.click()
    said["page"] = shell.now
    shell.back()

def full():
    if shell.opening or not all(column.tag.facts for column in home.shelf.columns) or not home.grained:
        return
    said["tags"] = [column.tag.line.text() for column in home.shelf.columns]
    said["hook"] = sys.excepthook is not sys.__excepthook__
    look.stop()
    print(json.dumps(said))
    shell.close()

shell.painted.connect(lambda: QTimer.singleShot(0, first))
look = QTimer(interval=20)
look.timeout.connect(full)
look.start()
app.exec()
"""


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a start in a process of its own had to say."""
    done = subprocess.run(
        [sys.executable, "-c", START], capture_output=True, text=True, timeout=60, check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "ONE_TABLE_HOME": str(tmp_path_factory.mktemp("home"))},
    )  # fmt: skip
    return json.loads(done.stdout)


def test_home_is_there_without_rules_saves_and_games(start: dict[str, Any]) -> None:
    early = [name for name in start["modules"] if any(name == late or name.startswith(f"{late}.") for late in LATER)]
    games = [name for name in start["modules"] if name.startswith("desktop.games.")]
    svg = [name for name in start["modules"] if name.startswith("PySide6.QtSvg")]
    assert (early, games, svg) == ([], [], [])
    assert start["opening"]


def test_the_first_moment_takes_clicks(start: dict[str, Any]) -> None:
    assert start["page"] == "about"


def test_everything_else_follows_by_itself(start: dict[str, Any]) -> None:
    assert len(start["tags"]) >= 5
    assert all(start["tags"])
    assert start["hook"]


def test_a_window_of_a_size_that_was_asked_for_is_not_remembered(home: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "desktop", "--size", "1000x700", "--quit-after", "0"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "ONE_TABLE_HOME": str(home)}, timeout=60, check=True,
    )  # fmt: skip
    assert not (home / "settings.json").exists()
