"""`selftest`: the program tries itself in its own window, in two runs with an end between them.

`begin` plays ten moves of every game from the new match page against a bot, opens a lesson and the rules of each, switches
the language half-way and quits; `resume` opens each of these matches again and plays on. Both write JSON lines that a
reader can compare. They use the data folder of the program and refuse to begin where somebody's matches already lie."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any

from desktop.commands.say import fault, line
from desktop.engine.action import Refusal

MOVES, MOVES_ON = 10, 2
SEED = 7
PATIENCE = 120.0  # seconds that one thing may take, however slow the machine
Wait = Callable[[], bool]


def run(part: str) -> int:
    """0 when everything worked, 1 when something did not, 2 when the data folder is not fit for it."""
    from desktop.start import hasten

    hasten()
    from desktop.app import opened, version
    from desktop.look import stylesheet
    from desktop.store.store import Store

    store = Store(app=version())
    if bool(store.saves.matches() or store.saves.flawed()) != (part == "resume"):
        fault(Refusal("selftest_used" if part == "begin" else "selftest_empty", "", {"folder": str(store.folder.root)}))
        return 2
    app = stylesheet.application(sys.argv[0])
    shell = opened(app, Namespace(lang=None, theme=None, size="1280x800", file=None, position=None))
    robot = Robot(shell)
    robot.run(begin(robot) if part == "begin" else resume(robot))
    app.exec()
    return 1 if robot.faults else 0


class Robot:
    """Does one thing after another in a window, each when the window is ready for it; ends with closing the window."""

    def __init__(self, shell: Any) -> None:
        from PySide6.QtCore import QTimer

        self.shell = shell
        self.faults: list[str] = []
        self._deeds: Iterator[Wait] = iter(())
        self._ready: Wait = lambda: True
        self._since = time.monotonic()
        self._timer = QTimer(shell, interval=15)
        self._timer.timeout.connect(self._go_on)

    def run(self, deeds: Iterator[Wait]) -> None:
        """Do what an iterator does between the conditions that it yields."""
        self._deeds = deeds
        self.shell.opened.connect(self._begin)

    def _begin(self) -> None:
        before = sys.excepthook  # the window's own, which writes a report

        def hook(kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
            self.faults.append(f"{kind.__name__}: {value}")
            before(kind, value, trace)

        sys.excepthook = hook
        self._since = time.monotonic()
        self._timer.start()

    def _go_on(self) -> None:
        try:
            if self.faults:
                raise Stuck("an error was not caught: " + "; ".join(self.faults))
            if not self._ready():
                if time.monotonic() - self._since > PATIENCE:
                    raise Stuck(f"nothing happens any more on the page {self.shell.now}")
                return
            self._since = time.monotonic()
            self._ready = next(self._deeds)
        except StopIteration:
            self._end()
        except Exception as error:  # whatever it is, it is the result of the test
            self.faults.append(f"{type(error).__name__}: {error}")
            line({"test": "fault", "words": self.faults[-1], "page": self.shell.now})
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self.shell.close()


class Stuck(Exception):
    """The window did not do what was expected of it."""


# -- what is done ------------------------------------------------------------------------------------------------------


def begin(robot: Robot) -> Iterator[Wait]:
    """Everything of the first run."""
    from desktop.windows import shelf

    shell = robot.shell
    ids = [id for id in shelf.boxes() if shelf.playable(id)]
    for number, id in enumerate(ids):
        shell.store.settings.bot_speed = "instant" if number else "fast"  # the first with every motion
        shell.keep_settings()
        if number == len(ids) // 2:
            yield from _other_language(robot)
        yield from _match(robot, id)
        yield from _reading(robot, id)


def resume(robot: Robot) -> Iterator[Wait]:
    """Everything of the second run: each match as it was left, and a little further."""
    from desktop import language
    from desktop.engine import position

    shell = robot.shell
    for entry in sorted(shell.store.saves.matches(), key=lambda entry: entry.header.game):
        shell.resume(entry.path)
        yield lambda: shell.table is not None
        match = shell.table.match
        line({
            "test": "resume", "game": match.game.id, "moves": len(match.history), "language": language.current(),
            "position": position.code(match.game, match.state),
        })  # fmt: skip
        yield from _moves(shell.table, MOVES_ON)
        shell.table.bar.tools["back"].click()
        yield lambda: shell.table is None and shell.now == "home"


def _match(robot: Robot, id: str) -> Iterator[Wait]:
    """Start a match against a bot as the new match page offers it, and play."""
    from desktop import language
    from desktop.engine import position

    shell = robot.shell
    shell.go("new_match", game=id, level="easy")
    page = shell.page("new_match")
    page.choices.seed_field.setText(str(SEED))
    page.choices.seed_field.textEdited.emit(str(SEED))
    page.start.click()
    yield lambda: shell.table is not None
    table = shell.table
    yield from _moves(table, MOVES)
    match = table.match
    said = {
        "test": "match", "game": id, "moves": len(match.history), "language": language.current(),
        "position": position.code(match.game, match.state), "title": shell.windowTitle(),
    }  # fmt: skip
    table.bar.tools["back"].click()
    yield lambda: shell.table is None and shell.now == "home"
    line(said)


def _moves(page: Any, count: int) -> Iterator[Wait]:
    """Make a person's moves from the list of what can be done, by the key that a person presses there; wait for bots."""
    from PySide6.QtCore import QEvent, Qt
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication

    from desktop.bots.bot import luck

    match, listed = page.match, page.moves.list
    mine = {index for index, seat in enumerate(match.seats) if seat.is_person}
    for number in range(count):
        yield lambda: match.finished or _asks(page)
        if match.finished:
            raise Stuck(f"{match.game.id} was over after {len(match.history)} moves")
        rows = [row for row in range(listed.moves.rowCount()) if listed.moves.action_at(listed.moves.index(row))]
        before = len(match.history)
        listed.setCurrentIndex(listed.moves.index(rows[luck(SEED, number).below(len(rows))]))
        QApplication.sendEvent(
            listed, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
        )
        _confirm(page)
        yield lambda before=before: len(match.history) > before
        if match.history[before].seat not in mine:
            raise Stuck(f"{match.game.id}: a move of a person was made by seat {match.history[before].seat}")
    yield lambda: match.finished or _asks(page)


def _asks(page: Any) -> bool:
    """Whether a person is asked and the table lies still."""
    return bool(page.controller.choices) and page.moves.count > 0 and page.table.stage.still


def _confirm(page: Any) -> None:
    """Some moves are asked back; yes."""
    from PySide6.QtWidgets import QMessageBox

    for box in page.window().findChildren(QMessageBox):
        for button in box.buttons():
            if box.buttonRole(button) == QMessageBox.ButtonRole.AcceptRole:
                button.click()


def _reading(robot: Robot, id: str) -> Iterator[Wait]:
    """The first lesson of a game to its end, a question of its quiz, its guided match laid out, its rules, the page about it."""
    from desktop import games
    from desktop.lessons import guide, quiz
    from desktop.windows import shelf

    shell = robot.shell
    for page in ("game", "rules"):
        if page != "rules" or shelf.has_rules(id):
            shell.go(page, game=id)
            yield lambda page=page: shell.now == page and shell.page(page).isVisible()
            shell.home()
    names = shelf.lessons(id)
    if names:
        shell.go("lessons", game=id)
        shell.page("lessons").rows[names[0]].click()
        yield lambda: shell.table is not None
        yield from _lesson(shell.table)
        line({"test": "lesson", "game": id, "lesson": names[0], "lessons": len(names)})
        shell.home_from_table()
        yield lambda: shell.table is None
    if quiz.has(games.packages()[id]):
        yield from _quiz(shell, id)
    if guide.has(games.packages()[id]):
        yield from _guided(shell, id)


def _quiz(shell: Any, id: str) -> Iterator[Wait]:
    """One question of a game's quiz, answered."""
    from desktop.windows.lesson.quiz_card import GO_ON, YES

    shell.quiz(id)
    buttons = shell.table.card.buttons
    yield lambda: not buttons[YES].isHidden() and shell.table.table.stage.still
    buttons[YES].click()
    yield lambda: not buttons[GO_ON].isHidden() and shell.table.table.stage.still
    line({"test": "quiz", "game": id, "question": shell.table.question.id})
    shell.home_from_table()
    yield lambda: shell.table is None


def _guided(shell: Any, id: str) -> Iterator[Wait]:
    """A game's guided match is opened, and given up again."""
    shell.guide(id)
    yield lambda: shell.table is not None and shell.table.table.stage.still
    line({"test": "guide", "game": id, "seats": len(shell.table.match.seats)})
    shell.home_from_table()
    yield lambda: shell.table is None
    for entry in shell.store.saves.matches():
        if entry.header.guided:
            shell.store.saves.discard(entry)


def _lesson(page: Any) -> Iterator[Wait]:
    """Through a lesson by its own buttons: each step skipped, each explanation read."""
    from desktop.windows.lesson.card import GO_ON, SKIP

    buttons = page.card.buttons

    def offered() -> bool:
        return page.coach.over or (
            any(not buttons[name].isHidden() for name in (GO_ON, SKIP)) and page.table.stage.still
        )

    for _ in range(10 * len(page.coach.steps)):
        yield offered
        if page.coach.over:
            return
        wanted = GO_ON if not buttons[GO_ON].isHidden() else SKIP
        buttons[wanted].click()
        since = time.monotonic()
        yield lambda since=since: time.monotonic() - since > 0.05
    raise Stuck(f"the lesson {page.lesson.name} does not end")


def _other_language(robot: Robot) -> Iterator[Wait]:
    """The button on the home screen."""
    from desktop import language

    shell = robot.shell
    before = language.current(), shell.windowTitle()
    shell.home()
    shell.page("home").language_pill.click()
    yield lambda: language.current() != before[0] and shell.windowTitle() != before[1]
    line({"test": "language", "from": before[0], "to": language.current(), "title": shell.windowTitle()})
