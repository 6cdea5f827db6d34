"""How strong the computer players are and how long they think. Not a test: it takes minutes.

    .venv/bin/python tests/games/fresco/measure_bots.py [MATCHES] [PAIR …]     PAIR: hard-normal normal-easy easy-random
    .venv/bin/python tests/games/fresco/measure_bots.py 100 hard-normal portraits requests specials

Two seats and Leonardo, seats swapped every other match, seeds from 0. A shared win counts half.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from desktop.bots.bot import Question
from desktop.engine.options import completed
from desktop.engine.play import begin, legal, play
from desktop.games.fresco.bot import make
from desktop.games.fresco.game import GAME
from desktop.games.fresco.state import Fresco

PAIRS = ("hard-normal", "normal-easy", "easy-random")


def match(bots: list[Any], seed: int, options: dict[str, Any], times: dict[int, list[float]]) -> Fresco:
    """One match to its end; thinking times by seat."""
    state = GAME.setup(len(bots), options, seed)
    begin(GAME, state)
    step = 0
    while not state.finished:
        seat = state.top.seat
        view = GAME.view(state, seat)
        start = time.perf_counter()
        advice = bots[seat].choose(view, Question(step=step))
        times[seat].append(time.perf_counter() - start)
        assert advice.action in legal(GAME, state), advice
        play(GAME, state, advice.action)
        step += 1
    return state


def measure(stronger: str, weaker: str, matches: int, options: dict[str, Any]) -> str:
    """One pairing in a line."""
    wins, points, rounds = 0.0, [0, 0], 0
    times: dict[str, list[float]] = {stronger: [], weaker: []}
    for index in range(matches):
        levels = [stronger, weaker] if index % 2 == 0 else [weaker, stronger]
        bots = [make(level, index * 2 + seat) for seat, level in enumerate(levels)]
        spent: dict[int, list[float]] = {0: [], 1: []}
        state = match(bots, index, options, spent)
        for seat, level in enumerate(levels):
            times[level] += spent[seat]
        mine, theirs = (state.masters[levels.index(level)].score for level in (stronger, weaker))
        wins += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
        points[0] += mine
        points[1] += theirs
        rounds += state.round
    thought = sorted(times[stronger])
    p95, most = thought[int(len(thought) * 0.95)], thought[-1]
    return (
        f"{stronger} against {weaker}: {wins / matches:.1%} of {matches} matches, "
        f"{points[0] / matches:.0f} to {points[1] / matches:.0f} points in {rounds / matches:.1f} rounds, "
        f"{stronger} thinks {p95 * 1000:.0f} ms (p95), {most * 1000:.0f} ms at most"
    )


def main() -> None:
    words = sys.argv[1:]
    matches = int(words[0]) if words and words[0].isdigit() else 400
    pairs = [word for word in words if "-" in word] or list(PAIRS)
    modules = {word: True for word in words if word in ("portraits", "requests", "specials")}
    options: Any = completed(GAME.options, modules)
    for pair in pairs:
        stronger, weaker = pair.split("-")
        print(measure(stronger, weaker, matches, options), flush=True)


if __name__ == "__main__":
    main()
