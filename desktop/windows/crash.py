"""When the program itself goes wrong: a report in a file, plain words in the window, and the match still there."""

from __future__ import annotations

import contextlib
import faulthandler
import platform
import sys
import traceback
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Any

import PySide6
from PySide6.QtCore import QCoreApplication

from desktop.windows.overlay import Answer

if TYPE_CHECKING:
    from desktop.windows.shell import Shell

FOLDER, FATAL = "reports", "fatal.txt"
_fatal: list[IO[str]] = []


def watch(shell: Shell) -> None:
    """From now on every error that nobody catches is written down and shown; so is the end of the process, next time."""
    before = sys.excepthook
    seen: set[str] = set()

    def hook(kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
        before(kind, value, trace)
        if issubclass(kind, KeyboardInterrupt):
            shell.close()
            return
        place = _place(trace)
        if place in seen:  # a fault while painting comes back with every frame
            return
        seen.add(place)
        with contextlib.suppress(Exception):
            tell(shell, written(shell, text(shell, kind, value, trace)))

    sys.excepthook = hook
    shell.destroyed.connect(lambda: setattr(sys, "excepthook", before) if sys.excepthook is hook else None)
    folder = shell.store.folder.path(FOLDER)
    with contextlib.suppress(OSError, RuntimeError, ValueError):
        folder.mkdir(parents=True, exist_ok=True)
        if not _fatal:
            _fatal.append((folder / FATAL).open("a", encoding="utf-8"))
            faulthandler.enable(_fatal[0])


def text(shell: Shell, kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> str:
    """The report: versions, where the window was, the position as everybody sees it, the way to the fault. No names."""
    lines = [
        f"One Table {shell.store.app}  {datetime.now().isoformat(timespec='seconds')}",
        f"Python {platform.python_version()}, PySide {PySide6.__version__}, {platform.platform()}",
        f"page {shell.now}, {shell.width()}x{shell.height()} at {shell.devicePixelRatioF()}",
    ]
    with contextlib.suppress(Exception):
        if shell.table is not None:
            from desktop.engine import position

            match = shell.table.match
            lines.append(position.code(match.game, match.game.view(match.state, None)))
    return "\n".join([*lines, "", *traceback.format_exception(kind, value, trace)])


def note(shell: Any, error: BaseException) -> Path | None:
    """Write the report of an error that was caught and is told elsewhere; where it lies, None where it could not be."""
    traceback.print_exception(error)
    with contextlib.suppress(Exception):
        return written(shell, text(shell, type(error), error, error.__traceback__))
    return None


def written(shell: Shell, report: str) -> Path | None:
    """Put a report into its folder; where it lies, None where it could not be written."""
    name = f"{FOLDER}/report-{datetime.now():%Y%m%d-%H%M%S}.txt"
    return shell.store.folder.path(name) if shell.store.folder.write(name, report) is None else None


def tell(shell: Shell, report: Path | None) -> None:
    """Say it in plain words."""
    safe = (
        QCoreApplication.translate("crash", "Your match is saved and still here.")
        if shell.table is not None
        else QCoreApplication.translate("crash", "Saved matches are not touched.")
    )
    where = (
        QCoreApplication.translate("crash", "A report lies in the folder below; it holds no names and is sent nowhere.")
        if report is not None
        else QCoreApplication.translate("crash", "No report could be written.")
    )
    answers = [Answer(QCoreApplication.translate("crash", "Home", "button"), shell.home_from_table)]
    if report is not None:
        answers.insert(
            0,
            Answer(
                QCoreApplication.translate("crash", "Show folder", "button"), lambda: shell.show_folder(report.parent)
            ),
        )
    answers.append(Answer(QCoreApplication.translate("crash", "Go on", "button"), primary=True))
    shell.ask(
        QCoreApplication.translate("crash", "Something went wrong in this window"),
        safe,
        answers,
        details=str(report) if report is not None else "",
        why=where,
    )


def offer_last(shell: Shell) -> None:
    """If the program ended without a word last time, say so and where the details lie."""
    path = shell.store.folder.path(f"{FOLDER}/{FATAL}")
    try:
        found = path.read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return
    if not found:
        return
    kept = path.with_name(f"report-{datetime.now():%Y%m%d-%H%M%S}-end.txt")
    with contextlib.suppress(OSError):
        kept.write_text(found, encoding="utf-8")
        path.write_text("", encoding="utf-8")
    shell.notice.tell(
        QCoreApplication.translate("crash", "The program ended unexpectedly last time"),
        QCoreApplication.translate(
            "crash", "Matches are as they were after the last move. A report lies in the folder."
        ),
        (Answer(QCoreApplication.translate("crash", "Show folder", "button"), lambda: shell.show_folder(kept.parent)),),
        stays=True,
    )


def _place(trace: TracebackType | None) -> str:
    last = trace
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    return "" if last is None else f"{last.tb_frame.f_code.co_filename}:{last.tb_lineno}"
