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
        while True:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                file = self.path.open("a+b")
            except OSError:
                return True
            if not _locked(file):
                file.close()
                return False
            if self._is(file):
                self._file = file
                return True
            file.close()  # the one who let go has taken this file away meanwhile: another one is the lock now

    def release(self) -> None:
        if self._file is None:
            return
        if sys.platform != "win32":  # first away, then open: or somebody holds a file that is about to go
            with contextlib.suppress(OSError):
                os.unlink(self.path)
        self._file.close()
        self._file = None
        if sys.platform == "win32":
            with contextlib.suppress(OSError):
                os.unlink(self.path)

    def _is(self, file: IO[bytes]) -> bool:
        if sys.platform == "win32":  # an open file cannot be taken away there
            return True
        try:
            return os.path.samestat(self.path.stat(), os.fstat(file.fileno()))
        except OSError:
            return False


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
