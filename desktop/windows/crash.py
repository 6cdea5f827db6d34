"""When the program itself goes wrong: a report in a file, plain words in the window, and the match still there."""

from __future__ import annotations

import contextlib
import platform
import sys
import threading
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

import PySide6
from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from desktop.store.folder import unused
from desktop.store.run import FOLDER, Ended, Place, Run, ended
from desktop.windows import shelf
from desktop.windows.overlay import Answer

if TYPE_CHECKING:
    from desktop.windows.shell import Shell


class Watch(QObject):
    """Hears every error that nobody caught, in whatever thread; keeps the run's file at the place where the window is."""

    heard = Signal(str)

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell, self._seen = shell, set[str]()
        self._before, self._threads = sys.excepthook, threading.excepthook
        self.run = Run(shell.store.folder)
        self.run.begin(place(shell))
        shell.arrived.connect(self.note)
        shell.stepped.connect(self.note)
        shell.closed.connect(self.stop)
        self.heard.connect(self._tell, Qt.ConnectionType.QueuedConnection)  # an error while painting: after the picture
        sys.excepthook = self.caught
        threading.excepthook = self._in_thread

    def caught(self, kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
        """In place of `sys.excepthook`."""
        self._before(kind, value, trace)
        if issubclass(kind, KeyboardInterrupt):
            self._shell.close()
            return
        where = _place(trace)
        if where in self._seen:  # a fault while painting comes back with every frame
            return
        self._seen.add(where)
        with contextlib.suppress(Exception):
            self.heard.emit(text(self._shell, kind, value, trace))

    def note(self) -> None:
        """The window shows something else, or the match has gone on."""
        with contextlib.suppress(Exception):
            self.run.note(place(self._shell))

    def stop(self) -> None:
        """The window is closed."""
        self.run.end()
        if sys.excepthook == self.caught:
            sys.excepthook = self._before
        if threading.excepthook == self._in_thread:  # or it would keep this window's pictures
            threading.excepthook = self._threads

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not issubclass(args.exc_type, SystemExit):
            self.caught(args.exc_type, args.exc_value, args.exc_traceback)

    def _tell(self, report: str) -> None:
        tell(self._shell, report, written(self._shell, report))


def watch(shell: Shell) -> None:
    """From now on every error that nobody catches is written down and shown; so is the end of the process, next time."""
    Watch(shell)


def place(shell: Shell) -> Place:
    """Where the window is, with the position as everybody sees it. No names."""
    table = shell.table
    if table is None:
        return Place(shell.store.app, shell.now)
    from desktop.engine import position

    match = table.match
    code = ""
    with contextlib.suppress(Exception):  # the rules may be what went wrong
        code = position.code(match.game, match.game.view(match.state, None))
    return Place(shell.store.app, shell.now, table.saver.slot.name, match.game.id, code)


def text(shell: Shell, kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> str:
    """The report: versions, where the window was, the position as everybody sees it, the way to the fault. No names."""
    names = [seat.name for seat in shell.table.match.seats] if shell.table is not None else []
    way = "".join(traceback.format_tb(trace))
    what = "".join(traceback.format_exception_only(kind, value))
    for number, name in enumerate(names, 1):
        what = what.replace(name, f"(seat {number})") if len(name) > 1 else what
    size = f"{shell.width()}x{shell.height()} at {shell.devicePixelRatioF()}"
    return _report(place(shell), f"window {size}\n\n{way}{what}")


def _report(where: Place, way: str) -> str:
    lines = [
        f"One Table {where.app}  {datetime.now().isoformat(timespec='seconds')}",
        f"Python {platform.python_version()}, PySide {PySide6.__version__}, {platform.platform()}",
        f"page {where.page or '-'}",
        way.rstrip(),
        "",
        f"position {where.position or '-'}",
    ]
    return _homeless("\n".join(lines))


def _homeless(report: str) -> str:
    """Paths without the name of whoever uses this computer."""
    return report.replace(str(Path.home()), "~") if len(str(Path.home())) > 3 else report


def note(shell: Any, error: BaseException) -> Path | None:
    """Write the report of an error that was caught and is told elsewhere; where it lies, None where it could not be."""
    traceback.print_exception(error)
    with contextlib.suppress(Exception):
        return written(shell, text(shell, type(error), error, error.__traceback__))
    return None


def written(shell: Shell, report: str) -> Path | None:
    """Put a report into its folder; where it lies, None where it could not be written."""
    path = unused(shell.store.folder.path(f"{FOLDER}/report-{datetime.now():%Y%m%d-%H%M%S}.txt"))
    return path if shell.store.folder.write(f"{FOLDER}/{path.name}", report) is None else None


def tell(shell: Shell, report: str, path: Path | None) -> None:
    """Say it in plain words, with the report to be read and copied."""
    safe = (
        QCoreApplication.translate("crash", "Your match is saved and still here.")
        if shell.table is not None
        else QCoreApplication.translate("crash", "Saved matches are not touched.")
    )
    shell.ask(
        QCoreApplication.translate("crash", "Something went wrong in this window"),
        safe,
        [
            *_report_answers(shell, report, path),
            Answer(QCoreApplication.translate("crash", "Home", "button"), shell.home_from_table),
            Answer(QCoreApplication.translate("crash", "Go on", "button"), primary=True),
        ],
        details=report,
        why=_where(path),
    )


def offer_last(shell: Shell) -> None:
    """If the program ended without a word last time, say so: the match goes on from where it was, a crash has its report."""
    for last in ended(shell.store.folder):
        go_on = _continuing(shell, last)
        if last.fatal:
            _tell_crash(shell, last, go_on)
        elif go_on is not None:
            shell.notice.tell(
                QCoreApplication.translate("crash", "The program was ended while a match was open"),
                #: {game} is a game's title
                QCoreApplication.translate("crash", "{game} stands as it was after the last move.").format(
                    game=shelf.words(last.place.game).title()
                ),
                (Answer(QCoreApplication.translate("crash", "Continue the match", "button"), go_on),),
                stays=True,
                bad=False,
            )


def _tell_crash(shell: Shell, last: Ended, go_on: Callable[[], object] | None) -> None:
    report = _report(last.place, f"\n{last.fatal}")
    path = written(shell, report)
    answers = _report_answers(shell, report, path)
    if go_on is not None:
        #: {game} is a game's title
        safe = QCoreApplication.translate("crash", "{game} stands as it was after the last move.").format(
            game=shelf.words(last.place.game).title()
        )
        answers.append(Answer(QCoreApplication.translate("crash", "Not now", "button")))
        answers.append(Answer(QCoreApplication.translate("crash", "Continue the match", "button"), go_on, True))
    else:
        safe = QCoreApplication.translate("crash", "Matches are as they were after the last move.")
        answers.append(Answer(QCoreApplication.translate("crash", "All right", "button"), primary=True))
    shell.ask(
        QCoreApplication.translate("crash", "The program ended unexpectedly last time"),
        safe,
        answers,
        details=report,
        why=_where(path),
    )


def _continuing(shell: Shell, last: Ended) -> Callable[[], object] | None:
    """What goes on with the match that was at the table, None when it is not there any more."""
    if not last.place.match or not shelf.playable(last.place.game):
        return None
    for entry in shell.store.saves.matches():
        if entry.name == last.place.match:
            return lambda: shell.resume(entry.path)
    return None


def _report_answers(shell: Shell, report: str, path: Path | None) -> list[Answer]:
    copy = Answer(
        QCoreApplication.translate("crash", "Copy the report", "button"),
        lambda: QGuiApplication.clipboard().setText(report),
        then=QCoreApplication.translate("crash", "Copied", "button that was pressed"),
    )
    if path is None:
        return [copy]
    return [
        copy,
        Answer(QCoreApplication.translate("crash", "Show folder", "button"), lambda: shell.show_folder(path.parent)),
    ]


def _where(path: Path | None) -> str:
    if path is None:
        return QCoreApplication.translate("crash", "No report could be written; you can copy it from here.")
    return QCoreApplication.translate(
        "crash", "The report below says where it happened. It holds no names and is sent nowhere."
    )


def _place(trace: TracebackType | None) -> str:
    last = trace
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    return "" if last is None else f"{last.tb_frame.f_code.co_filename}:{last.tb_lineno}"
