"""`kill -9` at any moment of a running window while bots play: at the next start the match stands as it was.

`python -m tests.windows.kills [--kills 200] [--seed 1]` prints figures as JSON; needs Linux. Each window is a process of its
own that is ended at a random moment from its start on; the next one goes on with the match, as a person would."""

from __future__ import annotations

import argparse
import json
import os
import random
import select
import signal
import tempfile
import time
import traceback
import zlib
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import psutil

from desktop import games
from desktop.engine.match import Match
from desktop.engine.seats import Player, Seat
from desktop.store.folder import VARIABLE
from desktop.store.records import FOLDER as FINISHED
from desktop.store.saves import Opened
from desktop.store.store import Store

LONGEST = 2.0  # seconds that a window lives, from its first move on, or from its start
PATIENCE = 60.0  # seconds until the first move
PLAYING = 0.85  # so many windows come to play
PLAYERS: tuple[Player, ...] = ("easy", "random", "easy")
COLOURS = ("red", "blue", "green")


def mark(state: Any) -> int:
    """A number that stands for a position."""
    return zlib.crc32(msgspec.msgpack.encode(state))


class Slots:
    """What windows have said of each match: positions by number of moves, the last done, the last seen to its end."""

    def __init__(self) -> None:
        self.done: dict[str, dict[int, int]] = {}
        self.seen: dict[str, int] = {}

    def hear(self, said: bytes) -> None:
        for line in said.decode().split("\n")[:-1]:
            kind, name, number, *rest = line.split()
            if kind == "done":
                self.done.setdefault(name, {})[int(number)] = int(rest[0])
            elif kind == "seen":
                self.seen[name] = max(int(number), self.seen.get(name, 0))
            else:
                raise AssertionError(said.decode())


class Kills:
    """Windows that are killed, one after the other, on one data folder. Its first match is of the game with number
    `first`; the others follow."""

    def __init__(self, home: Path, seed: int, first: int = 0) -> None:
        self.home, self.chance, self.slots = home, random.Random(seed), Slots()
        self.first = first
        self.found: Counter[str] = Counter()

    def once(self) -> None:
        """A window lives for a moment; then everything is looked at."""
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reading)
            _live(self.home, writing, self.first)
        os.close(writing)
        waits = self.chance.random() < PLAYING  # for the first move, however slow
        if waits and not select.select([reading], [], [], PATIENCE)[0]:
            self.found["windows in which nothing moved"] += 1
        said = os.read(reading, 1 << 16) if select.select([reading], [], [], 0)[0] else b""
        time.sleep(self.chance.uniform(0.0, LONGEST))
        os.kill(pid, signal.SIGKILL)
        _, status = os.waitpid(pid, 0)
        while part := os.read(reading, 1 << 16):
            said += part
        os.close(reading)
        assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL, said.decode()
        self.slots.hear(said)
        assert not self.found["windows in which nothing moved"], said.decode()
        self.found["kills"] += 1
        self.found["while playing"] += b"done" in said
        self.found["moves"] += said.count(b"done")
        self._matches_stand()
        self._nobody_is_left()

    def _matches_stand(self) -> None:
        store = Store(self.home)
        flawed = store.saves.flawed()
        assert not flawed, flawed
        there: dict[str, Match] = {}
        places = [entry.path for entry in store.saves.matches()] + sorted(self.home.glob(f"{FINISHED}/*.table"))
        for path in places:
            opened = store.saves.read(path, games.find)
            assert isinstance(opened, Opened) and opened.damage is None and opened.match is not None, opened
            there[path.name.removesuffix(".table")] = opened.match
        for name, done in self.slots.done.items():
            match = there.get(name)
            seen = self.slots.seen.get(name, 0)
            assert match is not None or not seen, f"{name} is lost after {seen} moves"
            if match is not None:
                steps, last = len(match.history), max(done)
                assert seen <= steps <= last + 1, f"{name}: {seen} moves seen, {last} done, {steps} saved"
                if steps in done:
                    assert mark(match.state) == done[steps], f"{name} stands otherwise after {steps} moves"
                self.found["moves on their way to the disk"] += last - steps if steps < last else 0
                self.slots.done[name] = {steps: mark(match.state)}
                self.slots.seen[name] = steps
        self.found["matches finished"] = len(list(self.home.glob(f"{FINISHED}/*.table")))
        assert len(store.records.all) in (self.found["matches finished"], self.found["matches finished"] - 1)

    def _nobody_is_left(self) -> None:
        """Processes that thought for the window end by themselves."""
        until = time.monotonic() + 10
        while (left := _of_home(self.home)) and time.monotonic() < until:
            time.sleep(0.05)
        assert not left, left


def _of_home(home: Path) -> list[psutil.Process]:
    found = []
    for process in psutil.process_iter():
        try:
            if process.pid != os.getpid() and process.environ().get(VARIABLE) == str(home):
                found.append(process)
        except (psutil.Error, OSError):
            continue
    return [process for process in found if process.is_running() and process.status() != psutil.STATUS_ZOMBIE]


def _live(home: Path, writing: int, first: int) -> None:
    """A window that goes on with the match it finds, or begins one, and says what happens, until it is killed."""
    try:
        os.environ.update({VARIABLE: str(home), "QT_QPA_PLATFORM": "offscreen"})
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 2)
        from desktop import app as program
        from desktop.look import stylesheet

        app = stylesheet.application("one-table")
        asked = SimpleNamespace(lang="en", theme="light", size="1024x640", file=None, position=None)
        shell = program.opened(app, asked)
        playing = _Playing(shell, writing, first)
        app.exec()
        os.write(writing, f"fault: {playing} was closed\n".encode())
    except BaseException:
        os.write(writing, traceback.format_exc().encode())
    os._exit(1)


class _Playing:
    def __init__(self, shell: Any, writing: int, first: int) -> None:
        from PySide6.QtCore import QTimer

        self.shell, self.writing, self.later, self.first = shell, writing, QTimer.singleShot, first
        shell.store.settings.bot_speed = random.Random(os.getpid()).choice(("fast", "instant"))
        shell.opened.connect(self.go_on)
        shell.arrived.connect(self.arrived)

    def go_on(self) -> None:
        found = self.shell.store.saves.matches()
        if found:
            self.shell.resume(found[0].path)
        else:
            self.begin()

    def begin(self) -> None:
        number = len(list(self.shell.store.folder.path(FINISHED).glob("*.table")))
        listed = games.games()
        game = listed[(self.first + number) % len(listed)]
        count = max(2, game.facts.seats[0])
        self.shell.play(
            Match(game, tuple(Seat(f"B{n}", COLOURS[n], PLAYERS[n]) for n in range(count)), {}, 100 + number)
        )

    def arrived(self, name: str) -> None:
        if name == "match_end":
            self.later(0, self.begin)
        elif name == "table":
            page = self.shell.table
            slot = page.saver.slot.name
            page.controller.stepped.connect(
                lambda: self.say("done", slot, len(page.match.history), mark(page.match.state))
            )
            page.table.settled.connect(lambda: self.say("seen", slot, len(page.match.history)))

    def say(self, *words: object) -> None:
        os.write(self.writing, (" ".join(map(str, words)) + "\n").encode())


def run(kills: int, seed: int) -> dict[str, Any]:
    """Kill so many windows, as many in each game; figures. AssertionError when a match is not as it was."""
    import desktop.app
    import desktop.windows.match_end
    import desktop.windows.table.page  # noqa: F401 - loaded once, here, so that each window is there in a moment

    for game in games.games():
        games.board(game.id)
        games.words(game.id)
    started = time.monotonic()
    found: Counter[str] = Counter()
    listed = games.games()
    for first, game in enumerate(listed):
        share = kills // len(listed) + (first < kills % len(listed))
        with tempfile.TemporaryDirectory() as folder:
            windows = Kills(Path(folder), seed + first, first)
            for _ in range(share):
                windows.once()
            found.update(windows.found)
            found["half-written files left"] += len(list(Path(folder).rglob(".*.*")))
            found[f"moves, beginning with {game.id}"] = windows.found["moves"]
    return {**found, "seconds": round(time.monotonic() - started, 1)}


def main() -> int:
    words = argparse.ArgumentParser(prog="python -m tests.windows.kills")
    words.add_argument("--kills", type=int, default=200)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    print(json.dumps(run(asked.kills, asked.seed)), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
