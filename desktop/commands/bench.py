"""`bench`: every figure that an issue asks for, both sides of a ratio measured in the same run."""

from __future__ import annotations

import copy
import json
import math
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from desktop import games
from desktop.bots.bot import luck
from desktop.commands.say import line
from desktop.engine.game import Game
from desktop.engine.options import completed
from desktop.engine.play import begin, legal, play

Figure = dict[str, Any]

# actions a second of random play that each game's issue asks for: seats, options, least
RANDOM_PLAY = {
    "catan_dice": (2, 40_000),
    "istanbul": (4, 15_000),
    "pagoda": (2, 15_000),
    "fresco": (3, 15_000),
    "burano": (3, 12_000),
}


def run(as_json: bool, only: str = "") -> int:
    """Measure and print; 0 whatever the figures are, they are for reading."""
    figures: list[Figure] = []
    for name, measure in _measures().items():
        if only and only not in name:
            continue
        for found in measure():
            figures.append(found)
            if as_json:
                line(found)
            else:
                print(_shown(found), flush=True)
    if as_json:
        missed = [one["figure"] for one in figures if one.get("ok") is False]
        line({"figures": len(figures), "missed": missed, "python": platform.python_version(), "cores": os.cpu_count()})
    return 0


def _measures() -> dict[str, Callable[[], list[Figure]]]:
    found: dict[str, Callable[[], list[Figure]]] = {}
    for game in games.games():
        found[f"random_play.{game.id}"] = lambda game=game: [random_play(game)]
        found[f"action_and_clone.{game.id}"] = lambda game=game: [action_and_clone(game)]
    found["screen"] = screen
    found["start"] = start
    return found


def figure(
    name: str, value: float, unit: str, least: float | None = None, most: float | None = None, **more: Any
) -> Figure:
    made: Figure = {"figure": name, "value": round(value, 4), "unit": unit}
    if least is not None:
        made |= {"at_least": least, "ok": value >= least}
    if most is not None:
        made |= {"at_most": most, "ok": value <= most}
    return made | more


def _shown(found: Figure) -> str:
    mark = {True: "ok  ", False: "MISS", None: "    "}[found.get("ok")]
    return f"{mark} " + "  ".join(f"{key} {value}" for key, value in found.items() if key != "ok")


# -- rules ---------------------------------------------------------------------------------------------------------------


def random_play(game: Game, seconds: float = 3.0) -> Figure:
    """Random actions a second on one core, every legal action listed at each decision; beside it a bare loop's speed."""
    seats, least = RANDOM_PLAY.get(game.id, (game.facts.seats[0], 0))
    options = completed(game.options, {})
    assert isinstance(options, dict)
    actions, started, seed = 0, time.perf_counter(), 0
    while time.perf_counter() - started < seconds:
        state = game.setup(seats, options, seed)
        begin(game, state)
        count = 0
        while not state.finished and count < 20_000:
            choices = legal(game, state)
            play(game, state, choices[luck(seed, count).below(len(choices))])
            count += 1
        actions += count
        seed += 1
    rate = actions / (time.perf_counter() - started)
    return figure(
        f"random_play.{game.id}",
        rate,
        "actions/s",
        least=least,
        seats=seats,
        matches=seed,
        loop_per_s=round(_loop_speed()),
    )


def _loop_speed() -> float:
    """Turns a second of a loop that does next to nothing: how fast this machine is at the moment."""
    started, x = time.perf_counter(), 0
    for i in range(2_000_000):
        x += i & 3
    return 2_000_000 / (time.perf_counter() - started)


def action_and_clone(game: Game) -> Figure:
    """Microseconds of one action with a clone before it, beside the same with a deep copy."""
    seats = RANDOM_PLAY.get(game.id, (game.facts.seats[0], 0))[0]
    options = completed(game.options, {})
    assert isinstance(options, dict)
    state = game.setup(seats, options, 11)
    begin(game, state)
    pairs: list[tuple[Any, Any]] = []
    for count in range(400):
        if state.finished:
            break
        choices = legal(game, state)
        action = choices[luck(11, count).below(len(choices))]
        pairs.append((state.clone(), action))
        play(game, state, action)

    def timed(copying: Callable[[Any], Any], rounds: int) -> float:
        started = time.perf_counter()
        for _ in range(rounds):
            for before, action in pairs:
                play(game, copying(before), action)
        return (time.perf_counter() - started) / rounds / len(pairs) * 1e6

    ours, deep = timed(lambda s: s.clone(), 20), timed(copy.deepcopy, 2)
    return figure(
        f"action_and_clone.{game.id}", ours, "us", most=50 if game.id == "catan_dice" else None,
        with_deepcopy_us=round(deep, 1),
    )  # fmt: skip


# -- screen --------------------------------------------------------------------------------------------------------------


def screen() -> list[Figure]:
    """Frames while 60 pieces move, and from a drop to the repaint, at 1600x1000; in a process of its own, offscreen."""
    return _in_process("from desktop.commands.bench_screen import measure; measure()")


def start() -> list[Figure]:
    """Cold start to the interactive home against a bare window with a graphics view, in turns; memory at rest.

    Both processes end after their window's first picture. Both find their modules compiled, as an installation has
    them, whatever PYTHONDONTWRITEBYTECODE says here; the data folder is one of their own."""
    bare, home = [], []
    rest: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        around = {
            "ONE_TABLE_HOME": f"{folder}/home", "PYTHONPYCACHEPREFIX": f"{folder}/compiled", "PYTHONDONTWRITEBYTECODE": "",
        }  # fmt: skip
        for script in (BARE, HOME):
            _python(script, around)
        for _ in range(7):
            for times, script in ((bare, BARE), (home, HOME)):
                began = time.perf_counter()
                _python(script, around)
                times.append((time.perf_counter() - began) * 1000)
        for script in (BARE, REST):
            rest[script[:6]] = float(_python(script, around).strip().splitlines()[-1])
    ratio = statistics.median(home) / statistics.median(bare)
    return [
        figure(
            "cold_start_ratio", ratio, "x", most=1.6, home_ms=round(statistics.median(home)),
            bare_ms=round(statistics.median(bare)), runs=len(home),
        ),
        figure("memory_at_rest", rest[REST[:6]], "MB", bare_mb=rest[BARE[:6]]),
    ]  # fmt: skip


_END = """
import resource, sys
pages = open('/proc/self/statm').read().split()[1] if sys.platform == 'linux' else 0
mb = int(pages) * resource.getpagesize() / 1e6 if pages else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
print(round(mb, 1), flush=True)
import os; os._exit(0)
"""
BARE = f"""# bare
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication([])
window = QMainWindow()
scene = QGraphicsScene()
class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, window.close)  # as the program's own --quit-after 0 does: after the first picture
window.setCentralWidget(View(scene))
window.resize(1600, 1000)
window.show()
app.exec()
{_END}
"""
HOME, REST = (
    f"""# {name}
from desktop.__main__ import window
window(size='1600x1000', quit_after={wait})
{_END}
"""
    for name, wait in (("home", 0), ("rest", 4000))
)


def _python(script: str, around: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=300, check=True,
        env={"QT_QPA_PLATFORM": "offscreen", **os.environ, **(around or {})},
    )  # fmt: skip
    return done.stdout


def _in_process(script: str) -> list[Figure]:
    return [json.loads(row) for row in _python(script).splitlines() if row.startswith("{")]


def percentile(values: list[float], part: float) -> float:
    """The value below which a part of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.ceil(part * len(ordered)) - 1)]
