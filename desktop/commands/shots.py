"""`shots`: a picture of every screen, of two steps of each lesson, and of each game's table early, mid and at its end."""

from __future__ import annotations

import os
import tempfile
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

from desktop import games
from desktop.bots.bot import Budget, Question
from desktop.commands.say import fault, line
from desktop.engine.action import Refusal
from desktop.engine.chance import keyed
from desktop.engine.game import Game
from desktop.engine.match import Match
from desktop.engine.seats import Seat

NAMES = {"zh_TW": ("小美", "阿公", "小晴", "阿達", "姑姑"), "en": ("Mei", "Grandpa", "Ada", "Noor", "Sam")}
COLOURS = ("blue", "red", "green", "yellow", "white")
STAGES = {"early": 0.12, "mid": 0.5, "end": 0.94}
SEED = 2026


def run(out: str, language: str, size: str, theme: str, scale: float = 1.0, only: str = "") -> int:
    """Write PNGs into a folder; a JSON line each. 2 when folder or size cannot be used."""
    width, _, height = size.partition("x")
    if not (width.isdigit() and height.isdigit() and 300 <= int(width) <= 8000 and 200 <= int(height) <= 8000):
        fault(Refusal("shots_size", "", {"size": size[:40]}))
        return 2
    folder = Path(out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fault(Refusal("folder_unwritable", "", {"path": out[:200], "file": out[:200], "reason": error.strerror or ""}))
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = str(scale)
    # Windows deletes no file that is open, and the report of a crash stays open to the end of the process
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ["ONE_TABLE_HOME"] = home
        camera = _Camera(folder, language, theme, size, only)
        camera.screens()
        for game in games.games():
            camera.tables(game)
            camera.teaching(game)
        camera.close()
    return 0


class _Camera:
    """The window, and a way to take its picture when everything is still."""

    def __init__(self, folder: Path, language: str, theme: str, size: str, only: str) -> None:
        from PySide6.QtWidgets import QApplication

        from desktop.app import opened

        found = QApplication.instance() or QApplication([])
        assert isinstance(found, QApplication)
        self.app = found
        self.folder, self.language, self.only = folder, language, only
        self.tag = f"{size}-{theme}-{language}"
        wish = Namespace(lang=language, theme=theme, size=size, file=None, position=None)
        self.shell: Any = opened(self.app, wish)
        settings = self.shell.store.settings
        settings.reduced_motion, settings.bot_speed = True, "instant"
        self._wait(0.3)

    def _wait(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            self.app.processEvents()
            time.sleep(0.005)

    def wanted(self, name: str) -> bool:
        return not self.only or any(part in name for part in self.only.split(","))

    def take(self, name: str) -> None:
        """Write one picture."""
        if not self.wanted(name):
            return
        self._wait(0.2)
        page = self.shell.stack.currentWidget()
        for settle in ("settle", "settle_ground"):
            if hasattr(page, settle):
                getattr(page, settle)()
        self._wait(0.15)
        path = self.folder / f"{name}-{self.tag}.png"
        self.shell.grab().save(str(path))
        line({"shot": str(path)})

    def screens(self) -> None:
        """Every page that is no table."""
        self.take("home")
        for game in games.games():
            for name, page in (
                ("game", "game"),
                ("new_match", "new_match"),
                ("rules", "rules"),
                ("editions", "editions"),
            ):
                if self.wanted(f"{name}_{game.id}") and not (page == "editions" and game.tables is None):
                    self.shell.go(page, game=game.id)
                    self.take(f"{name}_{game.id}")
        for page in ("settings", "history", "about"):
            if self.wanted(page):
                self.shell.go(page)
                self.take(page)

    def tables(self, game: Game) -> None:
        """A match by bots: early, in the middle, near its end, the curtain where there is one, and the last page."""
        names = [f"{game.id}_{stage}" for stage in (*STAGES, "curtain", "finish")]
        if not any(self.wanted(name) for name in names):
            return
        seats = _seated(game, self.language)
        played = _played(game, seats)
        for stage, part in STAGES.items():
            if self.wanted(f"{game.id}_{stage}"):
                self._show(_until(played, round(part * len(played.history))))
                self.take(f"{game.id}_{stage}")
        if self.wanted(f"{game.id}_curtain"):
            self._curtain(game)
        if self.wanted(f"{game.id}_finish"):
            self.shell.go("match_end", match=played)
            self.take(f"{game.id}_finish")
        self.shell.home()

    def _curtain(self, game: Game) -> None:
        """What hangs between two persons with secrets; games without any have none."""
        seats = tuple(Seat(NAMES[self.language][i], COLOURS[i], "person") for i in range(max(2, game.facts.seats[0])))
        self.shell.play(Match(game, seats, {}, SEED))
        curtain = self.shell.stack.currentWidget().curtain
        if curtain.isVisible():
            self._wait(1.0)
            self.take(f"{game.id}_curtain")

    def teaching(self, game: Game) -> None:
        """The list of lessons, the first and the middle step of each, the quiz, the first match with a coach."""
        from desktop.windows import shelf
        from desktop.windows.guide import row as guided
        from desktop.windows.lesson import quiz_row

        names = shelf.lessons(game.id)
        if names and self.wanted(f"lessons_{game.id}"):
            self.shell.go("lessons", game=game.id)
            self.take(f"lessons_{game.id}")
        for name in names:
            if self.wanted(f"lesson_{game.id}_{name}"):
                self.shell.learn(game.id, name, 0)
                self.take(f"lesson_{game.id}_{name}_1")
                middle = len(self.shell.table.coach.steps) // 2
                self.shell.learn(game.id, name, middle)
                self.take(f"lesson_{game.id}_{name}_{middle + 1}")
        if quiz_row.offered(game.id) and self.wanted(f"quiz_{game.id}"):
            self.shell.quiz(game.id)
            self.take(f"quiz_{game.id}")
        if guided.offered(game.id) and self.wanted(f"guide_{game.id}"):
            self.shell.guide(game.id)
            self.take(f"guide_{game.id}")
        self.shell.home()

    def _show(self, match: Match) -> None:
        self.shell.play(match)
        page = self.shell.stack.currentWidget()
        if page.curtain.isVisible():
            page.curtain.still = True
            page.curtain.lift()
        self._wait(0.3)

    def close(self) -> None:
        self.shell.close()
        self._wait(0.1)


def _seated(game: Game, language: str) -> tuple[Seat, ...]:
    number = min(max(game.facts.seats[0], 3), game.facts.seats[1])
    names = NAMES[language]
    return tuple(Seat(names[i], COLOURS[i], "person" if i == 0 else "normal") for i in range(number))


def _played(game: Game, seats: tuple[Seat, ...]) -> Match:
    match = Match(game, seats, {}, SEED)
    bots = [game.bot("easy", keyed(SEED, 1 << 62, seat)) for seat in range(len(seats))]
    while not match.finished and len(match.history) < 3000:
        seat = match.to_move
        assert seat is not None
        view = game.view(match.state, seat)
        match.attempt(bots[seat].choose(view, Question(len(match.history), Budget(rounds=20))).action)
    return match


def _until(played: Match, steps: int) -> Match:
    """The match up to the nearest moment at which its person decides, with something to do."""
    step = min((i for i, s in enumerate(played.history) if s.seat == 0), key=lambda i: abs(i - steps), default=0)
    part = Match(played.game, played.seats, dict(played.options), played.seed, played.edition)
    for done in played.history[:step]:
        part.attempt(done.action)
    return part
