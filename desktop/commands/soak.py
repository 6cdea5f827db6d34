"""`soak`: whole matches of all games by bots through the real window, without a screen, and everything that can come between."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
import traceback
from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from desktop import games
from desktop.bots.bot import Budget, Question
from desktop.commands.living import children, resident, threads
from desktop.commands.say import line
from desktop.engine.chance import Chance
from desktop.engine.match import Match
from desktop.engine.options import completed
from desktop.engine.seats import Player, Seat

WARM = 10  # matches after which threads and processes stay as they are, and memory, too
FLAT = 1.05  # from the first to the second half of the matches after those
SIZES = ((1280, 800), (1024, 640), (1600, 1000), (820, 500))
PLAYERS: tuple[Player, ...] = ("easy", "easy", "random", "easy", "easy")
COLOURS = ("blue", "red", "green", "yellow", "white")
NAMES = ("<b>Mei</b>", "Opa", "Ada & Co", "Noor", "{0}")
STILL = 60.0  # seconds without a move after which a match is stuck
MOST = 6000  # moves
EVERY = 20  # one move in so many brings something between
WHILE_BOTS = 1500  # one look in so many, while bots think and pieces fly
SAID_OFFSCREEN = ("This plugin does not support",)  # of every window, by the plugin without a screen


def run(matches: int, seed: int, only: str = "") -> int:
    """Play and print a JSON line a match and one for all; 1 when there was a fault."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["ONE_TABLE_HOME"] = home
        soak = Soak(seed, only)
        for number in range(matches):
            line(soak.match(number))
        summary = soak.end(matches)
    line(summary)
    return 1 if summary["faults"] else 0


class Soak:
    """The window, a chance of its own, and what went wrong."""

    def __init__(self, seed: int, only: str) -> None:
        from PySide6.QtCore import QtMsgType, qInstallMessageHandler

        from desktop.look import stylesheet

        self.chance, self.faults, self.done = Chance(seed), list[str](), Counter[str]()
        self.games = [game for game in games.games() if not only or game.id in only.split(",")]
        self.memory, self.alive, self.moves = list[float](), list[int](), 0
        bad = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)

        def hear(kind: Any, context: Any, words: str) -> None:
            if kind in bad and not words.startswith(SAID_OFFSCREEN):
                self.fault(f"Qt: {words}")

        qInstallMessageHandler(hear)
        sys.excepthook = lambda kind, value, trace: self.fault("".join(traceback.format_exception(kind, value, trace)))
        sys.unraisablehook = lambda told: self.fault(f"{told.err_msg}: {told.exc_value!r}")
        self.app = stylesheet.application("one-table")
        self.shell: Any = None
        self.open()

    def fault(self, words: str) -> None:
        """Something went wrong: kept, and said at once."""
        self.faults.append(words)
        print(words, file=sys.stderr, flush=True)

    # -- the window ----------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """A window as the program opens it."""
        from desktop.app import opened

        hook = sys.excepthook
        self.shell = opened(self.app, Namespace(lang=None, theme=None, size=None, file=None, position=None))
        self.until(lambda: not self.shell.opening)
        sys.excepthook = hook  # a report in a folder is nothing here
        self.shell.store.settings.bot_speed = "instant"
        self.shell.keep_settings()

    def close(self) -> None:
        """The window goes, whatever moves in it."""
        shell, self.shell = self.shell, None
        shell.close()
        shell.deleteLater()
        self.let()
        self._forget()

    def _forget(self) -> None:
        """A start keeps what it makes for the life of the process, which elsewhere ends with its window."""
        gc.unfreeze()
        gc.collect()

    def let(self, seconds: float = 0.0) -> None:
        """Let happen what wants to happen."""
        from PySide6.QtCore import QCoreApplication, QEvent

        until = time.perf_counter() + seconds
        while True:
            self.app.processEvents()
            if time.perf_counter() >= until:
                break
            time.sleep(0.002)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def until(self, ready: Callable[[], bool], seconds: float = STILL) -> bool:
        """Let things happen until something is so; a fault when it never is."""
        end = time.perf_counter() + seconds
        while not ready():
            if time.perf_counter() > end:
                self.fault(f"stood still for {seconds} s: {traceback.format_stack(limit=4)[0].strip()}")
                return False
            self.app.processEvents()
            time.sleep(0.001)
        return True

    # -- a match -------------------------------------------------------------------------------------------------------

    def match(self, number: int) -> dict[str, Any]:
        """One whole match; its figures."""
        started, faults, moves = time.perf_counter(), len(self.faults), self.moves
        game = self.games[number % len(self.games)]
        try:
            self.shell.play(self._dealt(game))
            self._play_on()
            self.done["finished"] += self.shell.now == "match_end"
            self._look_round(game.id)
        except Exception:
            self.fault(traceback.format_exc())
        self.shell.home_from_table()
        self.shell.resize(*SIZES[0])  # so that memory is compared at one size
        self.let(0.1)
        self._forget()
        self.memory.append(resident())
        self.alive.append(threads())
        left = children()
        if left:
            self.fault(f"left behind after a match of {game.id}: {left}")
        return {
            "match": number + 1, "game": game.id, "moves": self.moves - moves, "rss_mb": round(self.memory[-1], 1),
            "threads": self.alive[-1], "faults": len(self.faults) - faults,
            "seconds": round(time.perf_counter() - started, 1),
        }  # fmt: skip

    def _dealt(self, game: Any) -> Match:
        least, most = game.facts.seats
        count = least + self.chance.below(most - least + 1)
        chosen: dict[str, Any] = {}
        for option in game.options:
            wider = {**chosen, option.id: option.choices[self.chance.below(len(option.choices))]}
            whole = completed(game.options, wider)
            if isinstance(whole, dict) and game.options_flaw(whole, count) is None:
                chosen = wider
        people = 2 if self.chance.below(4) == 0 and count > 1 else 1  # two persons: the curtain falls between them
        seats = tuple(Seat(NAMES[n], COLOURS[n], "person" if n < people else PLAYERS[n]) for n in range(count))
        return Match(game, seats, chosen, self.chance.below(2**31))

    def _play_on(self) -> None:
        """Until the end of the match is shown."""
        last, since = -1, time.perf_counter()
        while self.shell.now == "table":
            page = self.shell.table
            steps = len(page.match.history)
            if steps != last:
                last, since = steps, time.perf_counter()
            if time.perf_counter() - since > STILL or steps > MOST:
                self.fault(f"{page.game_id} stands still after {steps} moves: {page.match.state.top!r}")
                return
            self._turn(page)
            self.app.processEvents()
            time.sleep(0.0005)

    def _turn(self, page: Any) -> None:
        if self.shell.card is not None:
            self.fault(f"a card over the match: {self.shell.card.accessibleName()}")
            self.shell.card.close_card()
        if page.curtain.isVisible() or page.controller.veiled:
            page.curtain.lift()
            return
        match = page.match
        if match.finished or match.to_move not in page.controller.persons or match.to_move != page.controller.viewer:
            if self.chance.below(WHILE_BOTS) == 0:
                self._between(page)
            return
        bot = match.game.bot("easy", match.seed)
        view = match.game.view(match.state, match.to_move)
        advice = bot.choose(view, Question(len(match.history), Budget(rounds=4)))
        if not page.controller.attempt(advice.action, confirmed=True):
            self.fault(f"refused: {advice.action!r}")
        self.moves += 1
        if self.chance.below(EVERY) == 0:
            self._between(page)

    # -- what comes between --------------------------------------------------------------------------------------------

    def _between(self, page: Any) -> None:
        kinds = (
            self._undo, self._undo, self._undo_redo, self._resize, self._speak, self._docks, self._dress, self._look_back,
            self._leave_and_resume, self._close_in_flight, self._zoom, self._hint, self._rules, self._speed,
        )  # fmt: skip
        act = kinds[self.chance.below(len(kinds))]
        self.done[act.__name__.strip("_").replace("_", " ")] += 1
        act(page)

    def _undo(self, page: Any) -> None:
        page.controller.undo()

    def _undo_redo(self, page: Any) -> None:
        if page.controller.undo() is None:
            self.let(0.01)
            page.controller.redo()

    def _resize(self, page: Any) -> None:
        self.shell.resize(*SIZES[self.chance.below(len(SIZES))])

    def _speak(self, page: Any) -> None:
        settings = self.shell.store.settings
        settings.language = "en" if settings.language == "zh_TW" else "zh_TW"
        self.shell.keep_settings()

    def _dress(self, page: Any) -> None:
        settings = self.shell.store.settings
        settings.theme = "light" if settings.theme == "dark" else "dark"
        settings.larger_symbols = self.chance.below(2) == 0
        self.shell.keep_settings()

    def _docks(self, page: Any) -> None:
        from PySide6.QtCore import Qt

        dock = page.house.docks[self.chance.below(len(page.house.docks))]
        how = self.chance.below(5)
        if how == 0:
            page.house.put_away(dock.objectName())
        elif how == 1:
            page.house.bring_back(dock.objectName())
        elif how == 2 and not page.house.compact:
            dock.setFloating(not dock.isFloating())
        elif how == 3 and not page.house.compact:
            page.house.frame.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
        else:
            page.house.reset_docks()

    def _look_back(self, page: Any) -> None:
        page.look_at(self.chance.below(len(page.match.history) + 1))
        self.let(0.02)
        page.look_at(len(page.match.history))

    def _leave_and_resume(self, page: Any) -> None:
        self._resume(self.shell.leave_table, page)

    def _close_in_flight(self, page: Any) -> None:
        """A person closes the window while pieces fly, and comes back to the match."""
        from desktop.table.motion import Pace

        page.table.set_pace(Pace(1.0))
        self._resume(lambda: (self.close(), self.open()), page)

    def _resume(self, leave: Callable[[], object], page: Any) -> None:
        state, over = page.match.state.clone(), page.match.finished
        name = page.saver.slot.name
        leave()
        self.let()
        found = next((entry for entry in self.shell.store.saves.matches() if entry.name == name), None)
        if found is None:
            self.fault(f"the match {name} is not there to be resumed (finished: {over})")
            return
        self.shell.resume(found.path)
        if self.shell.table is None or self.shell.table.match.state != state:
            self.fault(f"the match {name} was resumed otherwise than it was left")

    def _zoom(self, page: Any) -> None:
        (page.table.zoom_in if self.chance.below(2) else page.table.zoom_out)()

    def _hint(self, page: Any) -> None:
        page.controller.hint()

    def _rules(self, page: Any) -> None:
        frame = page.match.state.top
        page.open_rules(frame.rule if frame is not None else "")
        self.let(0.02)
        page.house.hide_reader()

    def _speed(self, page: Any) -> None:
        """Pieces fly for the rest of the match, or do not."""
        settings = self.shell.store.settings
        settings.bot_speed = "fast" if settings.bot_speed == "instant" and self.chance.below(3) == 0 else "instant"
        self.shell.keep_settings()

    # -- other pages ---------------------------------------------------------------------------------------------------

    def _look_round(self, game: str) -> None:
        """After a match: pages that are no table, lessons, quiz and guide, each for a moment."""
        from desktop.windows import shelf

        for name in ("history", "settings", "about"):
            self.shell.go(name)
            self.let(0.01)
        for name in ("game", "new_match", "rules", *(("editions",) if games.find(game).tables is not None else ())):  # type: ignore[union-attr]
            self.shell.go(name, game=game)
            self.let(0.01)
        lessons = shelf.lessons(game)
        if lessons:
            self.shell.go("lessons", game=game)
            self.let(0.01)
            self.shell.learn(game, lessons[self.chance.below(len(lessons))], 0)
            self.let(0.1)
            self._speak(None)
            self.let(0.1)
            for taught, file in ((self.shell.quiz, "quiz.toml"), (self.shell.guide, "guide.toml")):
                if _has(game, file):
                    taught(game)
                    self.let(0.1)
                    self.done[file.partition(".")[0]] += 1
            self.done["lesson"] += 1
        self._resize(None)
        self.let(0.02)

    # -- the end -------------------------------------------------------------------------------------------------------

    def end(self, matches: int) -> dict[str, Any]:
        """Close the window; figures of all."""
        from PySide6.QtCore import QThreadPool

        self.close()
        QThreadPool.globalInstance().waitForDone()
        warm, last = flatness(self.memory)
        if last > warm * FLAT:
            self.fault(f"memory grew from {warm:.1f} to {last:.1f} MB")
        if len(self.alive) > WARM and self.alive[-1] > max(self.alive[:WARM]):
            self.fault(f"threads: {self.alive[-1]} where there were {max(self.alive[:WARM])}")
        if self.done["finished"] != matches:
            self.fault(f"{matches - self.done['finished']} matches did not come to their end")
        return {
            "matches": matches, "moves_of_persons": self.moves, "between": dict(sorted(self.done.items())),
            "rss_mb_first_half": round(warm, 1), "rss_mb_second_half": round(last, 1), "growth": round(last / warm - 1, 3),
            "threads": self.alive[-1] if self.alive else 0, "left_behind": len(children()), "faults": len(self.faults),
            "first_faults": [fault[-600:] for fault in self.faults[:5]],
        }  # fmt: skip


def flatness(memory: list[float]) -> tuple[float, float]:
    """Means of the first and of the second half of the matches after the tenth: one match holds more than another, by its
    game and by how large its pictures were. The same number twice where there are too few."""
    after = memory[WARM:] if len(memory) > WARM + 1 else memory[-1:] * 2
    half = len(after) // 2
    return sum(after[:half]) / half, sum(after[-half:]) / half


def _has(game: str, file: str) -> bool:
    return (Path(games.__file__).parent / game / "lessons" / file).exists()
