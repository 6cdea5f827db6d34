"""The self-test plays in the real window and goes on in a second start; it stays away from somebody's matches."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from desktop import games
from desktop.engine.match import Match
from desktop.engine.seats import Seat
from desktop.store.store import Store

ROOT = Path(__file__).resolve().parents[2]


def ran(home: Path, part: str, before: str = "") -> tuple[int, list[dict[str, Any]], str]:
    """Exit code, JSON lines and standard error of a run in a process of its own; `before` is Python that runs first."""
    script = f"import sys\n{before}\nfrom desktop.__main__ import main\nsys.exit(main(['selftest', '{part}']))"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=600,
        env=os.environ | {"ONE_TABLE_HOME": str(home), "ONE_TABLE_LANG": "en", "LANGUAGE": "en", "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    return done.returncode, [json.loads(row) for row in done.stdout.splitlines() if row.startswith("{")], done.stderr


ONE_GAME = (
    "from desktop.windows import shelf\nshelf.ORDER = ('catan_dice',)\nshelf.boxes = lambda: ['catan_dice', 'pagoda']"
)


def test_matches_of_the_first_run_are_the_same_in_the_second(tmp_path: Path) -> None:
    code, said, errors = ran(tmp_path, "begin", ONE_GAME)
    assert code == 0, (said, errors)
    played = {row["game"]: row for row in said if row["test"] == "match"}
    assert set(played) == {"catan_dice", "pagoda"}
    assert all(row["moves"] >= 10 for row in played.values())
    assert [row["to"] for row in said if row["test"] == "language"] == ["zh_TW"]
    code, said, errors = ran(tmp_path, "resume")
    assert code == 0, (said, errors)
    again = {row["game"]: row for row in said if row["test"] == "resume"}
    assert {id: row["position"] for id, row in again.items()} == {id: row["position"] for id, row in played.items()}
    assert {row["language"] for row in again.values()} == {"zh_TW"}, "the language chosen in the first run is kept"


def test_an_error_in_the_window_is_the_result(tmp_path: Path) -> None:
    broken = (
        f"{ONE_GAME}\nfrom desktop.windows.new_match import NewMatchPage\nNewMatchPage.begin_match = lambda self: 1 / 0"
    )
    code, said, errors = ran(tmp_path, "begin", broken)
    assert code == 1
    assert "ZeroDivisionError" in said[-1]["words"] and "ZeroDivisionError" in errors


def test_a_window_in_which_nothing_happens_is_the_result(tmp_path: Path) -> None:
    broken = f"{ONE_GAME}\nfrom desktop.commands import selftest\nselftest.PATIENCE = 0.4\nselftest._asks = lambda page: False"
    code, said, _ = ran(tmp_path, "begin", broken)
    assert code == 1
    assert "nothing happens" in said[-1]["words"]


@pytest.mark.parametrize(
    ("part", "lies", "said"), [("begin", True, "empty data folder"), ("resume", False, "nothing to")]
)
def test_it_stays_away_from_matches_that_are_not_its_own(tmp_path: Path, part: str, lies: bool, said: str) -> None:
    store = Store(tmp_path)
    game = games.find("pagoda")
    assert game is not None
    if lies:
        match = Match(game, (Seat("Mei", "blue"), Seat("Tom", "red")), {}, 1)
        assert store.saves.slot(match).save(match) is None
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    code, _, errors = ran(tmp_path, part)
    assert code == 2
    assert said in errors and str(tmp_path) in errors
    assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before
