"""Files that are either the old or the new, never neither; and three autosaves that take turns."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Replace a file in one step, on the disk before the old one is gone. Raises OSError; the old file then stands."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


class Autosaves:
    """Rotating saves of one match in a folder: `NAME.table` is the newest, `NAME.1.table` and `NAME.2.table` older."""

    KEPT = 3

    def __init__(self, folder: Path, name: str) -> None:
        self.folder, self.name = folder, name

    def path(self, age: int = 0) -> Path:
        return self.folder / (f"{self.name}.{age}.table" if age else f"{self.name}.table")

    def save(self, text: str, rotate: bool) -> None:
        """Write the newest; `rotate` moves what was there one place back first. Raises OSError, nothing lost."""
        if rotate:
            for age in range(self.KEPT - 1, 0, -1):
                if self.path(age - 1).exists():
                    copy = self.path(age - 1).read_text(encoding="utf-8")
                    write_whole(self.path(age), copy)
        write_whole(self.path(), text)

    def newest(self) -> Path | None:
        """The newest that exists."""
        return next((p for age in range(self.KEPT) if (p := self.path(age)).exists()), None)

    def remove(self) -> None:
        """The match is over or given up."""
        for age in range(self.KEPT):
            self.path(age).unlink(missing_ok=True)
