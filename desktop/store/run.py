"""A process as the next start finds it when it ended without a word: where it was, and what the fault handler wrote."""

from __future__ import annotations

import contextlib
import faulthandler
import os
from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct

from desktop.store.folder import Folder
from desktop.store.lock import Lock

FOLDER = "reports"
SIZE_LIMIT = 200_000  # bytes


class Place(Struct, frozen=True):
    """Where the program is: the page, the match's slot and game, the position as everybody sees it in one line."""

    app: str = ""
    page: str = ""
    match: str = ""
    game: str = ""
    position: str = ""


class Ended(Struct, frozen=True):
    """A run that ended without closing its window; `fatal` is the fault handler's text, "" when it was killed."""

    place: Place
    fatal: str


class Run:
    """This run. Its file in the reports' folder goes when the window is closed; the lock says that it lives."""

    def __init__(self, folder: Folder) -> None:
        self._path = folder.path(f"{FOLDER}/run-{os.getpid()}.txt")
        self._lock = Lock(self._path.with_suffix(".lock"))
        self._file: IO[str] | None = None

    def begin(self, place: Place) -> None:
        """From now on a crash of the process is written down."""
        with contextlib.suppress(OSError, RuntimeError, ValueError):
            self._lock.take()
            self._file = self._path.open("w", encoding="utf-8")
            self.note(place)
            faulthandler.enable(self._file)

    def note(self, place: Place) -> None:
        """The program is somewhere else now. What the fault handler writes comes after it."""
        with contextlib.suppress(OSError, ValueError):
            if self._file is not None:
                self._file.seek(0)
                self._file.truncate()
                self._file.write(msgspec.json.encode(place).decode() + "\n")
                self._file.flush()

    def end(self) -> None:
        """The window is closed as it should be."""
        file, self._file = self._file, None
        if file is not None:
            faulthandler.disable()
            with contextlib.suppress(OSError):
                file.close()
                self._path.unlink()
        self._lock.release()


def ended(folder: Folder) -> list[Ended]:
    """Runs that ended without a word since the last look, the latest last; they are told once."""
    found = []
    with contextlib.suppress(OSError):
        paths = sorted(folder.path(FOLDER).glob("run-*.txt"), key=lambda path: path.stat().st_mtime)
        for path in paths:
            lock = Lock(path.with_suffix(".lock"))
            if lock.take():  # nobody holds it: that process lives no more
                found.append(_read(path))
                path.unlink()
                lock.release()
    return found


def _read(path: Path) -> Ended:
    with path.open("rb") as file:
        first, _, rest = file.read(SIZE_LIMIT).partition(b"\n")
    try:
        place = msgspec.json.decode(first, type=Place)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        place, rest = Place(), first + b"\n" + rest
    return Ended(place, rest.decode("utf-8", "replace").strip())
