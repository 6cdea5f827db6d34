"""Try a built program as a stranger's computer would: python packaging/smoke.py dist/one-table

The program is put into a folder with spaces and Chinese letters, given an empty data folder, and run without a screen and
without this Python: its commands, a match of every game, pictures of its screens, its window in both languages. Anything on
its standard error, a traceback, an exit code other than 0 or a missing answer fails.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SECONDS = 300
# what Qt's offscreen platform says about itself, not about the program
HARMLESS = ("This plugin does not support propagateSizeHints()", "This plugin does not support raise()")


class Failed(Exception):
    """The program did not do what it should; the sentence says what."""


class Program:
    """A built program in a folder of its own."""

    def __init__(self, built: Path, place: Path) -> None:
        self.folder = place / "我的 桌遊 table" / built.name
        self.home = place / "資料 夾"
        self.home.mkdir(parents=True)
        shutil.copytree(built, self.folder, symlinks=True)
        if (inner := self.folder / "Contents" / "MacOS").is_dir():
            self.console = self.window = inner / "one-table"
        elif sys.platform == "win32":
            self.console, self.window = self.folder / "one-table.exe", self.folder / "OneTable.exe"
        else:
            self.console = self.window = self.folder / "one-table"
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTHON", "QT_", "VIRTUAL_ENV", "LD_LIBRARY_PATH", "DYLD_"))
        } | {"QT_QPA_PLATFORM": "offscreen", "ONE_TABLE_HOME": str(self.home)}

    def run(self, *words: str, window: bool = False) -> str:
        """Run to the end; what it printed. Failed when it went wrong in any way."""
        command = [str(self.window if window else self.console), *words]
        shown = " ".join(words) or "(window)"
        try:
            done = subprocess.run(
                command,
                cwd=self.home,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                timeout=SECONDS,
            )
        except subprocess.TimeoutExpired as late:
            raise Failed(f"{shown}: still running after {SECONDS} s\n{late.stderr or ''}") from late
        complaints = [line for line in done.stderr.splitlines() if line.strip() and line.strip() not in HARMLESS]
        if done.returncode:
            raise Failed(f"{shown}: exit code {done.returncode}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}")
        if complaints or "Traceback" in done.stdout:
            raise Failed(f"{shown}: complains\n" + "\n".join(complaints[-40:]) + done.stdout[-2000:])
        print("  good:", shown)
        return done.stdout


def smoke(program: Program) -> None:
    games = json.loads(program.run("games", "--json"))
    if not games:
        raise Failed("the program has no games")
    for game in games:
        if set(game["names"]) != {"zh_TW", "en"} or len(set(game["names"].values())) < 2:
            raise Failed(f"{game['id']} is not named in both languages: {game['names']}")
        said = program.run("simulate", game["id"], "--seed", "1", "--bots", "random", "--json")
        if not said.strip():
            raise Failed(f"simulate {game['id']} says nothing")
    program.run("simulate", games[0]["id"], "--seed", "2", "--bots", "easy", "--json")
    for language in ("zh_TW", "en"):
        program.run("--lang", language, "--quit-after", "3000", window=True)
    pictures = program.home / "圖 片"
    program.run("shots", "--out", str(pictures), "--size", "1024x600", "--only", "home")
    empty = [path.name for path in pictures.rglob("*.png") if path.stat().st_size < 10_000]
    if empty or not list(pictures.rglob("*.png")):
        raise Failed(f"no pictures, or empty ones: {empty}")
    # the file for the worst kind of end stands ready from the start; it says something only after one
    reports = [
        path.name for path in program.home.rglob("*")
        if path.is_file() and path.stat().st_size and ("crash" in path.name or "report" in f"{path.parent.name}/{path.name}")
    ]  # fmt: skip
    if reports:
        raise Failed(f"the program wrote a report of a fault: {reports}")


def main() -> int:
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
        print(__doc__)
        return 2
    built = Path(sys.argv[1]).resolve()
    print(f"smoke: {built.name} on {sys.platform}")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        try:
            smoke(Program(built, Path(place)))
        except Failed as fault:
            print(f"smoke: FAILED. {fault}")
            return 1
    print("smoke: the program works")
    return 0


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.exit(main())
