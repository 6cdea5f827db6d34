"""When the program goes wrong or is ended: a report with the position and without names, and the match goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit

from desktop import language
from desktop.engine.match import Match
from desktop.store.run import Place, ended
from desktop.windows import crash
from desktop.windows.shell import Shell

Played = Callable[..., Match]
Settle = Callable[..., None]


@pytest.fixture
def watched(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> Iterator[crash.Watch]:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)  # not pytest-qt's, which would have the test fail
    watch = crash.Watch(shell)
    yield watch
    watch.stop()


def details(shell: Shell) -> str:
    assert shell.card is not None
    return shell.card.findChild(QPlainTextEdit).toPlainText()


def press(shell: Shell, words: str) -> None:
    assert shell.card is not None
    next(button for button in shell.card.buttons if button.text() == words).click()


def left_behind(shell: Shell, place: Place, fatal: str, pid: int = 1) -> None:
    """What a process leaves that ended without closing its window."""
    import msgspec

    text = msgspec.json.encode(place).decode() + "\n" + fatal
    shell.store.folder.write(f"reports/run-{pid}.txt", text)


@pytest.mark.parametrize("spoken", language.LANGUAGES)
def test_an_error_nobody_caught_is_told_in_plain_words_with_a_report_to_copy(
    shell: Shell, watched: crash.Watch, played: Played, settle: Settle, capsys: Any, spoken: str
) -> None:
    language.speak(spoken)
    shell.play(played(1))
    try:
        raise ZeroDivisionError(f"{shell.table.names[0]} / 0 in {Path.home()}/x")
    except ZeroDivisionError as error:
        watched.caught(type(error), error, error.__traceback__)
    settle()
    report = details(shell)
    assert "ZeroDivisionError: (seat 1) / 0 in ~/x" in report
    assert "position OT1.sample." in report
    assert "小美" not in report and "Opa" not in report
    kept = list(shell.store.folder.path("reports").glob("report-*.txt"))
    assert [path.read_text(encoding="utf-8") for path in kept] == [report]
    copy = next(b for b in shell.card.buttons if b.text() in ("Copy the report", "複製報告"))  # type: ignore[union-attr]
    copy.click()
    assert QGuiApplication.clipboard().text() == report
    assert shell.card is not None and copy.text() in ("Copied", "已複製")
    assert shell.now == "table" and len(shell.table.match.history) == 1
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_the_same_fault_is_told_once_and_reports_of_one_moment_do_not_replace_each_other(
    shell: Shell, watched: crash.Watch, settle: Settle, capsys: Any
) -> None:
    for _ in range(3):
        try:
            raise ValueError("while painting")
        except ValueError as error:
            watched.caught(type(error), error, error.__traceback__)
    try:
        raise KeyError("elsewhere")
    except KeyError as error:
        watched.caught(type(error), error, error.__traceback__)
    settle()
    assert len(list(shell.store.folder.path("reports").glob("report-*.txt"))) == 2


def test_an_error_in_a_thread_is_told_in_the_window(
    shell: Shell, watched: crash.Watch, qtbot: Any, capsys: Any
) -> None:
    def fail() -> None:
        raise RuntimeError("in a thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: shell.card is not None)
    assert "RuntimeError: in a thread" in details(shell)


@pytest.mark.parametrize("spoken", language.LANGUAGES)
def test_a_crash_of_the_process_is_told_at_the_next_start_and_the_match_goes_on(
    shell: Shell, played: Played, spoken: str
) -> None:
    language.speak(spoken)
    match = played(1)
    slot = shell.store.saves.slot(match)
    slot.save(match)
    left_behind(shell, Place("0.1", "table", slot.name, "sample", "OT1.sample.x"), "Fatal Python error: Segmentation")
    crash.offer_last(shell)
    report = details(shell)
    assert "position OT1.sample.x" in report and "Fatal Python error" in report
    assert len(list(shell.store.folder.path("reports").glob("*"))) == 1, "only the report is kept"
    assert shell.card is not None
    shell.card.buttons[-1].click()
    assert shell.now == "table" and shell.table.match.state == match.state
    shell.leave_table()
    crash.offer_last(shell)
    assert shell.card is None, "told once"


def test_a_process_that_was_killed_leaves_no_report_but_its_match(shell: Shell, played: Played) -> None:
    match = played(1)
    slot = shell.store.saves.slot(match)
    slot.save(match)
    left_behind(shell, Place("0.1", "table", slot.name, "sample"), "")
    crash.offer_last(shell)
    assert shell.card is None and shell.notice.isVisible()
    shell.notice.hide()
    left_behind(shell, Place("0.1", "home"), "")
    left_behind(shell, Place("0.1", "table", "gone", "sample"), "", 2)
    left_behind(shell, Place("0.1", "table", "x", "no_such_game"), "", 3)
    crash.offer_last(shell)
    assert shell.card is None and not shell.notice.isVisible()


@pytest.mark.parametrize("raw", [b"", b"\xff\xfe", b"[" * 90_000, b'{"page": 3}\nFatal Python error: x', b"\n\nx"])
def test_whatever_lies_there_the_start_goes_on(shell: Shell, raw: bytes) -> None:
    folder = shell.store.folder.path("reports")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "run-1.txt").write_bytes(raw)
    crash.offer_last(shell)
    assert not list(folder.glob("run-*"))


def test_a_window_that_is_open_is_not_taken_for_a_dead_one(shell: Shell, watched: crash.Watch) -> None:
    assert ended(shell.store.folder) == []
    watched.stop()
    assert not list(shell.store.folder.path("reports").glob("run-*"))


PROGRAM = """
import ctypes, os, sys
from PySide6.QtCore import QTimer
from desktop import app as program
from desktop.command_line import parser
from desktop.look import stylesheet
app = stylesheet.application("one-table")
shell = program.opened(app, parser().parse_args(["--size", "1000x700", "--lang", "en", "--position", sys.argv[2]]))
how = {"segfault": lambda: ctypes.string_at(0), "kill": lambda: os.kill(os.getpid(), 9), "close": shell.close}[sys.argv[1]]
shell.opened.connect(lambda: QTimer.singleShot(0, how))
app.exec()
"""


@pytest.mark.parametrize(("how", "code"), [("segfault", -signal.SIGSEGV), ("kill", -signal.SIGKILL), ("close", 0)])
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_real_process_leaves_what_the_next_start_needs(home: Path, how: str, code: int) -> None:
    from desktop import games
    from desktop.engine.position import code as position_code
    from desktop.store.folder import Folder
    from tests.games.every import match_of

    game = games.find("pagoda")
    assert game is not None
    position = position_code(game, match_of(game, 2, {}, 1).state)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, how, position], capture_output=True, text=True, timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "ONE_TABLE_HOME": str(home)},
    )  # fmt: skip
    assert done.returncode == code, done.stderr
    found = ended(Folder(home))
    if how == "close":
        assert found == []
        return
    (last,) = found
    assert last.place.page == "table" and last.place.game == "pagoda" and last.place.position.startswith("OT1.pagoda.")
    assert ("Segmentation fault" in last.fatal) == (how == "segfault")


END = """
import sys, time
from types import SimpleNamespace
from PySide6.QtCore import QTimer
from PySide6.QtSvg import QSvgRenderer
from desktop import app as program
from desktop.table import backdrop
painted, opened = backdrop.painted, program.opened
def slowly(*what):
    renderer = QSvgRenderer(b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    time.sleep(0.4)
    renderer.isValid()
    return painted(*what)
backdrop.painted = slowly
def and_close(app, asked):
    shell = opened(app, asked)
    shell.arrived.connect(lambda name: QTimer.singleShot(int(sys.argv[2]), shell.close) if name == "table" else None)
    return shell
program.opened = and_close
plain = dict(file=None, position=sys.argv[1], lang="en", theme=None, size="1600x1000", quit_after=None)
sys.exit(program.run(SimpleNamespace(**plain)))
"""


@pytest.mark.parametrize("after", [0, 30])
def test_a_window_closed_while_the_table_is_painted_ends_without_a_word(home: Path, after: int) -> None:
    from desktop import games
    from desktop.engine.position import code as position_code
    from tests.games.every import match_of

    game = games.find("istanbul")
    assert game is not None
    position = position_code(game, match_of(game, 2, {}, 1).state)
    done = subprocess.run(
        [sys.executable, "-c", END, position, str(after)], capture_output=True, text=True, timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "ONE_TABLE_HOME": str(home)},
    )  # fmt: skip
    said = [line for line in done.stderr.splitlines() if "This plugin does not support" not in line]
    assert (done.returncode, said) == (0, [])


def test_a_match_that_was_over_when_the_program_ended_is_counted_at_the_next_start(
    shell: Shell, played: Played, qtbot: Any
) -> None:
    match = played(3)
    assert match.finished
    slot = shell.store.saves.slot(match)
    slot.save(match)
    shell.resume(slot.path)
    qtbot.waitUntil(lambda: shell.now == "match_end", timeout=10_000)
    assert [record.id for record in shell.store.records.all] == [slot.name]
    assert shell.store.saves.matches() == []
