"""Try a built program as a stranger's computer would: python packaging/smoke.py [--in-place] [--through WINE] PROGRAM

PROGRAM is a built folder, an installed one, an .app or an AppImage. It is copied into a folder with spaces and Chinese letters
(unless --in-place) and run for a user whose folder is called 王小明: without a screen, without fonts of the system, without
network where the system lets a program be cut off, and without this Python. It lists its games, plays them, opens its window
in both languages, and tests itself in that window: ten moves of every game, a lesson, another language, an end, and the
same matches again after a new start. A traceback, a line on standard error (so every warning of Qt), an exit code other
than 0, a report of a fault or a missing answer fails.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

SECONDS = 900
MOVES = 10
USER = "王小明"
# what Qt's offscreen platform says about itself, not about the program
HARMLESS = ("This plugin does not support propagateSizeHints()", "This plugin does not support raise()")
NO_FONTS = '<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><cachedir>{cache}</cachedir></fontconfig>\n'


class Failed(Exception):
    """The program did not do what it should; the sentence says what."""


class Program:
    """A built program and the stranger who runs it."""

    def __init__(
        self, built: Path, place: Path, in_place: bool = False, through: str = "", home: Path | None = None
    ) -> None:
        self.home = home or place / "使用者 users" / USER
        # where it leaves something: a real user's folder is large, and not all of it is ours to look through
        self.data = home / "AppData" / "Roaming" / "One Table" if home else self.home
        self.room = place / "房 間" if home else self.home
        for folder in (self.home, self.room):
            folder.mkdir(parents=True, exist_ok=True)
        self.where = built if in_place else place / "我的 桌遊 table" / built.name
        if not in_place:
            self.where.parent.mkdir()
            if built.is_dir():
                shutil.copytree(built, self.where, symlinks=True)
            else:
                shutil.copy2(built, self.where)
        self.through = through
        if self.where.is_file():
            self.console = self.window = self.where
        elif (inner := self.where / "Contents" / "MacOS").is_dir():
            self.console = self.window = inner / "one-table"
        elif sys.platform == "win32" or through:
            self.console, self.window = self.where / "one-table.exe", self.where / "OneTable.exe"
        else:
            self.console = self.window = self.where / "one-table"
        self.cut_off, self.how = no_network()
        self.environment = stranger(self.home, place, has_home=home is not None)

    def run(self, *words: str, window: bool = False) -> str:
        """Run to the end; what it printed. Failed when it went wrong in any way."""
        program = str(self.window if window else self.console)
        command = [*self.cut_off, *([self.through] if self.through else []), program, *words]
        shown, began = " ".join(words) or "(window)", time.monotonic()
        try:
            done = subprocess.run(
                command, cwd=self.room, env=self.environment, stdin=subprocess.DEVNULL, capture_output=True,
                encoding="utf-8", errors="replace", timeout=SECONDS,
            )  # fmt: skip
        except subprocess.TimeoutExpired as late:
            said = late.stderr.decode("utf-8", "replace") if isinstance(late.stderr, bytes) else late.stderr or ""
            raise Failed(f"{shown}: still running after {SECONDS} s\n{said}") from late
        complaints = [line for line in done.stderr.splitlines() if line.strip() and line.strip() not in HARMLESS]
        if done.returncode:
            raise Failed(f"{shown}: exit code {done.returncode}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}")
        if complaints or "Traceback" in done.stdout:
            raise Failed(f"{shown}: complains\n" + "\n".join(complaints[-40:]) + done.stdout[-2000:])
        print(f"  good: {shown}  ({time.monotonic() - began:.1f} s)", flush=True)
        return done.stdout

    def lines(self, *words: str) -> list[dict[str, Any]]:
        """The JSON lines that a command prints."""
        return [json.loads(row) for row in self.run(*words).splitlines() if row.strip()]


def no_network() -> tuple[list[str], str]:
    """What to put before a command so that it has no network, and how that is called; nothing where it cannot be done."""
    ways = {
        "linux": [["unshare", "--net"], ["unshare", "--map-current-user", "--net"]],
        "darwin": [["sandbox-exec", "-p", "(version 1)(allow default)(deny network-outbound (remote ip))"]],
    }
    for way in ways.get(sys.platform, []):
        if shutil.which(way[0]) and not subprocess.run([*way, "true"], capture_output=True).returncode:
            return way, way[0]
    return [], "not cut off on this system"


def stranger(home: Path, place: Path, has_home: bool = False) -> dict[str, str]:
    """The environment of a user who has nothing of ours: an empty folder with a Chinese name, no fonts, no Python.
    `has_home`: the user's folder is the one that the system itself gives to programs."""
    ours = ("PYTHON", "QT_", "VIRTUAL_ENV", "LD_LIBRARY_PATH", "DYLD_", "XDG_", "ONE_TABLE", "LANG", "LC_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    fonts = place / "fonts.conf"
    fonts.write_text(NO_FONTS.format(cache=place / "fontcache"), encoding="utf-8")
    made = {"QT_QPA_PLATFORM": "offscreen", "QT_FORCE_STDERR_LOGGING": "1", "LC_ALL": "C.UTF-8"}
    if has_home:
        return kept | made
    made |= {"HOME": str(home), "FONTCONFIG_FILE": str(fonts)}
    if sys.platform == "win32":
        roaming, local = home / "AppData" / "Roaming", home / "AppData" / "Local"
        made |= {"USERPROFILE": str(home), "APPDATA": str(roaming), "LOCALAPPDATA": str(local)}
    return kept | made


def smoke(program: Program) -> None:
    """Every test of a program. Raises Failed."""
    games = json.loads(program.run("games", "--json"))
    if not games:
        raise Failed("the program has no games")
    for game in games:
        if set(game["names"]) != {"zh_TW", "en"} or len(set(game["names"].values())) < 2:
            raise Failed(f"{game['id']} is not named in both languages: {game['names']}")
        said = program.run("simulate", game["id"], "--seed", "1", "--bots", "random", "--json")
        if not said.strip():
            raise Failed(f"simulate {game['id']} says nothing")
    for language in ("zh_TW", "en"):
        program.run("--lang", language, "--quit-after", "1500", window=True)
    itself(program, [game["id"] for game in games])
    pictures = program.room / "圖 片"
    program.run("shots", "--out", pictures.name, "--size", "1024x600", "--only", "home")
    empty = [path.name for path in pictures.rglob("*.png") if path.stat().st_size < 10_000]
    if empty or not list(pictures.rglob("*.png")):
        raise Failed(f"no pictures, or empty ones: {empty}")
    # the file of a run goes when its window is closed: one that stands tells of another end
    reports = [
        path.name for path in program.data.rglob("*")
        if path.is_file() and path.stat().st_size and ("crash" in path.name or "report" in f"{path.parent.name}/{path.name}")
    ]  # fmt: skip
    if reports:
        raise Failed(f"the program wrote a report of a fault: {reports}")


def itself(program: Program, games: list[str]) -> None:
    """Let the program test itself in its window, and compare what its two runs say."""
    said = program.lines("selftest", "begin")
    played = {row["game"]: row for row in said if row.get("test") == "match"}
    short = [id for id in games if id not in played or played[id]["moves"] < MOVES]
    if short:
        raise Failed(f"fewer than {MOVES} moves were played of {short}")
    for kind in ("lesson", "quiz", "guide"):
        seen = [row["game"] for row in said if row.get("test") == kind]
        if set(seen) != set(games):
            raise Failed(f"a {kind} was opened of {seen} only")
    switched = [row for row in said if row.get("test") == "language"]
    if not switched or switched[0]["from"] == switched[0]["to"]:
        raise Failed("the language was not switched")
    saved = [path for path in program.data.rglob("*.table") if path.parent.name == "open"]
    if len(saved) < len(games):
        raise Failed(f"{len(games)} matches were played, but {program.data} holds {len(saved)} saves")
    again = {row["game"]: row for row in program.lines("selftest", "resume") if row.get("test") == "resume"}
    for id in games:
        if id not in again or again[id]["position"] != played[id]["position"]:
            raise Failed(f"{id} is not as it was left after a new start")
        if again[id]["language"] != switched[0]["to"]:
            raise Failed("the language was forgotten")
    print(
        f"        {', '.join(games)}: played, saved and resumed, a lesson, a question of the quiz and the guided match of each"
    )


def main(words: list[str]) -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("program", type=Path)
    reader.add_argument("--in-place", action="store_true", help="run it where it is installed")
    reader.add_argument("--through", default="", help="the wine that runs a Windows program here")
    asked = reader.parse_args(words)
    built = asked.program.absolute()
    if not built.exists():
        print(f"{built} is not there", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        program = Program(built, Path(place), asked.in_place, asked.through)
        print(f"smoke: {program.where} on {asked.through or sys.platform}; network: {program.how}")
        try:
            smoke(program)
        except Failed as fault:
            print(f"smoke: FAILED. {fault}")
            return 1
    print("smoke: the program works")
    return 0


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.exit(main(sys.argv[1:]))
