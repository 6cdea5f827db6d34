"""The program with its window: fonts, look, language, settings; what happens when something goes wrong."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QThreadPool, QTimer
from PySide6.QtWidgets import QApplication

from desktop import __version__, language
from desktop.look import fonts, stylesheet, theme
from desktop.store.store import Store
from desktop.windows.shell import Shell

NAME = "one-table"
FIRST_LOOK = 60  # ms from the first picture that belong to the window alone, before what it does not show is read
AT_MOST = 5000  # ms that the end waits for a picture that nobody will see
NEVER_SEEN = 1500  # ms after which it is read although nobody sees the window


def version() -> str:
    """The program's version."""
    return __version__


def run(asked: Any) -> int:
    """Open the window and stay until it is closed. `asked` as desktop.__main__ parses it: file, position, lang, theme,
    size, quit_after (ms from the window's first picture)."""
    gc.disable()  # nothing of what a start makes is thrown away; see _after
    app = QApplication.instance() or stylesheet.application(sys.argv[0])
    assert isinstance(app, QApplication)
    shell = opened(app, asked)
    wish = getattr(asked, "quit_after", None)
    if wish is not None:
        shell.painted.connect(lambda: QTimer.singleShot(max(0, wish), shell, shell.close))
    code = app.exec()
    pool = QThreadPool.globalInstance()  # what is painted there must not see the program being taken down round it
    pool.clear()
    pool.waitForDone(AT_MOST)
    return code


def opened(app: QApplication, asked: Any) -> Shell:
    """The window, shown, with what the command line asked for."""
    app.setApplicationName(NAME)
    app.setDesktopFileName(NAME)
    fonts.load()
    store = Store(app=version())
    settings = store.first
    forced: str = getattr(asked, "lang", None) or ""
    dressed: Any = getattr(asked, "theme", None) or ""
    language.speak(forced or (language.system() if settings.language == "system" else settings.language))
    theme.set_theme(dressed or settings.theme)
    fonts.set_text_scale(settings.text_size / 100)
    stylesheet.apply(app)
    shell = Shell(store)
    shell.opening = True
    shell.forced_language, shell.forced_theme = forced, dressed
    _sized(shell, getattr(asked, "size", None))
    shell.go("home")
    if settings.full_screen and not getattr(asked, "size", None):
        shell.showFullScreen()
    else:
        shell.show()
    after = QTimer(shell, singleShot=True, interval=FIRST_LOOK)
    after.timeout.connect(lambda: _after(app, shell, asked))
    if getattr(asked, "position", None) or getattr(asked, "file", None):
        after.start(0)
    else:
        after.start(NEVER_SEEN)
        shell.painted.connect(lambda: QTimer.singleShot(0, after, lambda: after.start(FIRST_LOOK)))
    return shell


def _after(app: QApplication, shell: Shell, asked: Any) -> None:
    """What can wait until the window is there."""
    from desktop.engine.action import Refusal
    from desktop.look import appicon
    from desktop.windows import crash
    from desktop.windows.file_open import FileOpener

    gc.freeze()
    gc.enable()
    crash.watch(shell)
    if sys.platform == "darwin":  # an application's filter sees every event, so only where it is needed
        app.installEventFilter(FileOpener(shell.resume, shell))
    shell.opening = False
    shell.apply_settings()  # the whole file has been read now
    app.setWindowIcon(appicon.app_icon())
    for problem in shell.store.problems():
        shell.explain_softly(problem)
    if fonts.cjk_missing():
        shell.explain_softly(Refusal("font_missing", ""))
    crash.offer_last(shell)
    if getattr(asked, "position", None):
        play_position(shell, asked.position)
    elif getattr(asked, "file", None):
        shell.resume(Path(asked.file))
    shell.opened.emit()


def play_position(shell: Shell, code: str) -> None:
    """Open a position code as a match for trying things out; it has no history and is not kept."""
    from desktop import games
    from desktop.engine import position
    from desktop.windows.seating import match_at

    try:
        game, state = position.read(code, games.find)
    except position.BadPosition as bad:
        shell.explain(bad.refusal)
        return
    match: Any = match_at(game, state)
    shell.play(match)


def _sized(shell: Shell, size: str | None) -> None:
    width, _, height = (size or "").partition("x")
    if width.isdigit() and height.isdigit():
        shell.forced_size = True
        shell.setMinimumSize(1, 1)
        shell.resize(int(width), int(height))
