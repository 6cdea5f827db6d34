"""A full disk and a folder that cannot be written, on a small disk of its own: nothing is lost that was saved, play goes on,
and saving goes on by itself when it can.

`unshare -rm python -m tests.windows.disks` (or as root) mounts the disk for itself alone and prints figures as JSON."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from desktop import games, language
from desktop.engine.action import Refusal
from desktop.engine.chance import Chance
from desktop.engine.match import Match
from desktop.engine.play import legal
from desktop.store.saves import Opened
from desktop.store.store import Store
from tests.games.every import match_of

SIZE = "400k"


class Disk:
    """A small disk in memory."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._mount("-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(place))

    def fill(self) -> None:
        """Until nothing more goes on it."""
        with (self.place / "ballast").open("ab", buffering=0) as file:
            for size in (4096, 256, 1):
                try:
                    while True:
                        file.write(b"x" * size)
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise

    def free(self) -> None:
        (self.place / "ballast").unlink()

    def lock(self) -> None:
        """Nothing can be written any more: the same folder is laid over itself, read-only."""
        self._mount("--bind", str(self.place), str(self.place))
        self._mount("-o", "remount,bind,ro", str(self.place))

    def unlock(self) -> None:
        self.end()

    def end(self) -> None:
        subprocess.run(["umount", "-l", str(self.place)], check=True)

    def _mount(self, *words: str) -> None:
        subprocess.run(["mount", *words], check=True)


class Player:
    """A window with a match between persons, and what the window said."""

    def __init__(self, home: Path, app: Any) -> None:
        from desktop.windows.shell import Shell

        self.app, self.home, self.chance = app, home, Chance(3)
        self.shell = Shell(Store(home, "0.1"))
        self.shell.resize(1000, 700)
        self.shell.go("home")
        self.shell.show()
        self.troubles = [flaw.code for flaw in self.shell.store.problems()]
        game = games.find("catan_dice")
        assert game is not None
        self.shell.play(match_of(game, 2, {}, 4))
        self.page: Any = self.shell.table
        self.said: list[str | None] = []
        self.page.saver.saved.connect(lambda why: self.said.append(None if why is None else why.code))

    @property
    def match(self) -> Match:
        return self.page.match

    def move(self) -> str | None:
        """Take an action: what the window says of its save."""
        actions = legal(self.match.game, self.match.state)
        before = len(self.match.history)
        self.page.curtain.lift()
        self.page.controller.attempt(actions[self.chance.below(len(actions))], confirmed=True)
        assert len(self.match.history) == before + 1, "the match goes on whatever the disk does"
        self.page.saver.finish()
        self.app.processEvents()
        self.page.settle()
        self.app.processEvents()
        shown = self.shell.notice.isVisible() and self.shell.notice._bad
        assert shown == (self.said[-1] is not None), "a trouble with the disk is told as long as it lasts"
        return self.said[-1]

    def saved(self) -> Match:
        """The match as it is on the disk now: whole."""
        opened = Store(self.home).saves.read(self.page.saver.slot.path, games.find)
        assert isinstance(opened, Opened) and opened.damage is None and opened.match is not None, opened
        return opened.match

    def close(self) -> None:
        self.shell.close()
        self.app.processEvents()


def full_disk(disk: Disk, app: Any) -> dict[str, int]:
    player = Player(disk.place, app)
    assert player.move() is None
    whole = player.saved().state
    settings = Path(disk.place / "settings.json")
    player.shell.keep_settings()
    kept = settings.read_bytes()
    disk.fill()
    refused = [player.move() for _ in range(8)]
    assert refused == ["disk_full"] * 8, refused
    assert player.saved().state == whole, "the older save stands"
    assert isinstance(player.shell.store.settings_file.keep(), Refusal) and settings.read_bytes() == kept
    disk.free()
    assert player.move() is None and player.saved().state == player.match.state
    disk.fill()
    player.shell.leave_table()
    player.close()
    assert not list(disk.place.rglob(".*.*")), "nothing half written is left"
    disk.free()
    return {"moves played on a full disk": 8, "moves saved": len(player.saved().history)}


def read_only(disk: Disk, app: Any) -> dict[str, int]:
    player = Player(disk.place, app)
    assert player.move() is None
    whole = player.saved().state
    disk.lock()
    refused = [player.move() for _ in range(3)]
    assert refused == ["folder_unwritable"] * 3, refused
    assert player.saved().state == whole
    disk.unlock()
    assert player.move() is None and player.saved().state == player.match.state
    disk.lock()
    player.close()
    second = Player(disk.place, app)  # a start on a folder that cannot be written
    assert "folder_unwritable" in second.troubles
    assert second.move() == "folder_unwritable"
    second.close()
    disk.unlock()
    return {"moves played in a read-only folder": 4}


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import qInstallMessageHandler

    from desktop.look import fonts, stylesheet

    heard: list[str] = []
    qInstallMessageHandler(lambda kind, context, words: heard.append(words) if "plugin" not in words else None)
    app = stylesheet.application("one-table")
    fonts.load()
    language.speak("en")
    stylesheet.apply(app)
    found: dict[str, int] = {}
    for part in (full_disk, read_only):
        place = Path(tempfile.mkdtemp())
        disk = Disk(place)
        try:
            found |= part(disk, app)
        finally:
            disk.end()
    assert not heard, heard
    print(json.dumps(found), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
