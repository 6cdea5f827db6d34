"""What this process holds now: memory, threads, processes of its own. From /proc; elsewhere psutil has to be there."""

from __future__ import annotations

import contextlib
import ctypes
import os
from pathlib import Path
from typing import Any

_PROC = Path("/proc/self")


def resident() -> float:
    """Megabytes of memory that are really held: what is free in the heap has been given back to the system before."""
    if _PROC.exists():
        with contextlib.suppress(AttributeError, OSError):
            ctypes.CDLL(None).malloc_trim(0)  # of glibc
        pages = int((_PROC / "statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return _process().memory_info().rss / 1e6


def threads() -> int:
    """Threads of this process, those of libraries too."""
    return len(list((_PROC / "task").iterdir())) if _PROC.exists() else _process().num_threads()


def children() -> list[str]:
    """Command lines of living child processes, but for the one that Python keeps to clean up after a crash."""
    found = []
    if _PROC.exists():
        numbers = " ".join(p.read_text(encoding="ascii") for p in (_PROC / "task").glob("*/children")).split()
        for number in numbers:
            line = Path(f"/proc/{number}/cmdline")
            found.append(line.read_bytes().replace(b"\0", b" ").decode("utf-8", "replace") if line.exists() else "")
    else:
        found = [" ".join(child.cmdline()) for child in _process().children()]
    return [words for words in found if words and "resource_tracker" not in words]


def _process() -> Any:
    import psutil  # late: there in development only

    return psutil.Process()
