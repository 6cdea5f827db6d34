"""The one folder in which the program keeps everything, and what happens when it cannot be written."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import datetime

    from desktop.engine.action import Refusal

VARIABLE = "ONE_TABLE_HOME"
SIZE_LIMIT = 20_000_000  # bytes of a file; settings and records of many years have some hundred thousand
LEFT_OVER = 3600.0  # seconds
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}


def data_folder(environ: Mapping[str, str] | None = None, platform: str = sys.platform) -> Path:
    """Where this system keeps a program's data for one user; ONE_TABLE_HOME says otherwise. Creates nothing."""
    found = os.environ if environ is None else environ
    if found.get(VARIABLE):
        return Path(found[VARIABLE]).expanduser()
    home = Path(found.get("HOME") or found.get("USERPROFILE") or Path.home())
    if platform.startswith("win"):
        return Path(found.get("APPDATA") or home / "AppData" / "Roaming") / "One Table"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "One Table"
    shared = found.get("XDG_DATA_HOME", "")
    return (Path(shared) if shared.startswith("/") else home / ".local" / "share") / "one-table"


def trouble(error: OSError, path: Path) -> Refusal:
    """Why a file could not be written or read: disk_full, folder_unwritable, file_trouble."""
    from desktop.engine.action import Refusal  # late: the home window appears sooner without the rules

    if error.errno in _FULL:
        return Refusal("disk_full", "", {"folder": str(path.parent)})
    if error.errno in _FORBIDDEN:
        return Refusal("folder_unwritable", "", {"folder": str(path.parent)})
    return Refusal("file_trouble", "", {"file": path.name, "reason": error.strerror or type(error).__name__})


def unused(path: Path) -> Path:
    """The path, or the first like it with a number that nothing lies at: a clock set back comes by the same time twice."""
    number, found = 2, path
    while found.exists():
        found = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return found


class Folder:
    """The data folder. Nothing here raises for a bad disk: what went wrong is returned, and kept in `problem` as long
    as it lasts, so that the program goes on in memory and says so."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.problem: Refusal | None = None

    def path(self, name: str) -> Path:
        return self.root / name

    def check(self) -> Refusal | None:
        """Whether something can be written here now."""
        probe = f".probe-{os.getpid()}"
        found = self.write(probe, "")
        with contextlib.suppress(OSError):
            self.path(probe).unlink()
        return found

    def write(self, name: str, text: str) -> Refusal | None:
        """Replace a file whole; None when it is on the disk."""
        from desktop.engine.saving import write_whole

        path = self.path(name)
        try:
            write_whole(path, text)
        except OSError as error:
            self.problem = trouble(error, path)
            return self.problem
        self.problem = None
        return None

    def read(self, name: str, most: int = SIZE_LIMIT) -> bytes | Refusal | None:
        """A file's bytes (one more than `most` of a larger one), None when there is none, or why it cannot be read."""
        path = self.path(name)
        try:
            with path.open("rb") as file:
                return file.read(most + 1)
        except FileNotFoundError:
            return None
        except OSError as error:
            return trouble(error, path)

    def sweep(self) -> None:
        """Take away what a process that was ended left half written: it is older than any write takes."""
        for place in (self.root, *(self.root / name for name in ("open", "finished", "reports"))):
            with contextlib.suppress(OSError):
                for path in place.glob(".*.*"):
                    if path.is_file() and time.time() - path.stat().st_mtime > LEFT_OVER:
                        path.unlink()

    def holds(self, pattern: str) -> bool:
        """Whether there is a file of such a name ("open/*.table"); opens none."""
        try:
            return next(iter(self.root.glob(pattern)), None) is not None
        except OSError:
            return False

    def remove(self, name: str) -> Refusal | None:
        path = self.path(name)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            return trouble(error, path)
        return None

    def set_aside(self, name: str, now: datetime | None = None) -> str:
        """Rename a file that cannot be used, so that it is not written over; its new name, "" where that failed."""
        from datetime import datetime

        path = self.path(name)
        stamp = (now or datetime.now()).strftime("%Y%m%d-%H%M%S")
        aside = unused(path.with_name(f"{path.stem}.{stamp}{path.suffix}.damaged"))
        try:
            os.replace(path, aside)
        except OSError:
            return ""
        return aside.name
