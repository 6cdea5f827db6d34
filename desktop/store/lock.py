"""A lock that the system lets go when its process ends, however it ends."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import IO


class Lock:
    """Held from `take()` to `release()`; another process (and another Lock in this one) cannot take it meanwhile."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[bytes] | None = None

    @property
    def held(self) -> bool:
        return self._file is not None

    def take(self) -> bool:
        """False when another holds it. Where no lock file can be made, nobody can be kept out: True."""
        if self._file is not None:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = self.path.open("a+b")
        except OSError:
            return True
        if not _locked(file):
            file.close()
            return False
        self._file = file
        return True

    def release(self) -> None:
        if self._file is None:
            return
        self._file.close()
        self._file = None
        with contextlib.suppress(OSError):
            os.unlink(self.path)


def _locked(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in _BUSY  # a file system without locks keeps nobody out
    return True


_BUSY = {11, 13, 35, 36}  # EAGAIN, EACCES, their BSD numbers, EDEADLOCK of Windows
