"""`replay`: check a save by playing it."""

from __future__ import annotations

import time
from pathlib import Path

from desktop import games
from desktop.commands.say import fault, line
from desktop.engine.action import Refusal
from desktop.engine.journal import SIZE_LIMIT, Damage, read


def run(file: str, as_json: bool) -> int:
    """0 when the save is whole; 2 with the line when it is damaged or cannot be read."""
    started = time.perf_counter()
    try:
        with Path(file).open("rb") as opened:
            raw = opened.read(SIZE_LIMIT + 1)
    except OSError as error:
        return _bad(Refusal("save_unreadable", "", {"file": file[:200], "reason": error.strerror or ""}), 0, 0, as_json)
    try:
        match = read(raw, games.find)
    except Damage as damage:
        good = len(damage.match.history) if damage.match is not None else 0
        return _bad(damage.refusal, damage.line, good, as_json)
    report = {
        "file": file,
        "ok": True,
        "game": match.game.id,
        "seats": [seat.name for seat in match.seats],
        "seed": match.seed,
        "actions": len(match.history),
        "finished": match.finished,
        "scores": [score.points for score in match.game.scores(match.state)],
        "ms": round((time.perf_counter() - started) * 1000, 1),
    }
    if as_json:
        line(report)
    else:
        print("  ".join(f"{key} {value}" for key, value in report.items()))
    return 0


def _bad(refusal: Refusal, number: int, good: int, as_json: bool) -> int:
    if as_json:
        line({"ok": False, "code": refusal.code, "line": number, "good_actions": good, **refusal.params})
    fault(refusal, number)
    return 2
