"""Rough treatment, short: a window killed while bots play, a full disk and a read-only folder. The modules that are run here
say how to run them long."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys

import pytest

from desktop.commands.soak import FLAT, flatness

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")


def figures(*words: str) -> dict[str, int]:
    done = subprocess.run([*words], capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@LINUX
def test_a_window_that_is_killed_finds_its_match_as_it_was() -> None:
    found = figures(sys.executable, "-m", "tests.windows.kills", "--kills", "3", "--seed", "2")
    assert found["kills"] == 3 and found["moves"] > 0


def test_a_whole_match_through_the_window_with_everything_that_can_come_between() -> None:
    words = ("soak", "--matches", "1", "--seed", "5", "--only", "catan_dice")
    done = subprocess.run([sys.executable, "-m", "desktop", *words], capture_output=True, text=True, timeout=300)
    found = json.loads(done.stdout.splitlines()[-1])
    assert done.returncode == 0, found
    assert found["faults"] == 0 and found["between"]["finished"] == 1 and found["left_behind"] == 0


def test_memory_that_wanders_is_flat_and_memory_that_grows_is_not() -> None:
    start = [50.0] * 10
    assert flatness([*start, *[100.0, 140.0] * 20]) == (120.0, 120.0)
    grown = flatness([*start, *[100.0 + n for n in range(40)]])
    assert grown[1] > grown[0] * FLAT
    assert flatness([5.0]) == (5.0, 5.0) and flatness(start) == (50.0, 50.0)


def small_disks() -> bool:
    """Whether this user may mount a disk that only they see."""
    tool = shutil.which("unshare")
    return tool is not None and subprocess.run([tool, "-rm", "true"], capture_output=True).returncode == 0


@LINUX
@pytest.mark.skipif(not small_disks(), reason="needs a disk of its own")
def test_play_goes_on_when_nothing_can_be_saved_and_what_was_saved_stands() -> None:
    found = figures("unshare", "-rm", sys.executable, "-m", "tests.windows.disks")
    assert found["moves played on a full disk"] == 8 and found["moves played in a read-only folder"] == 4
