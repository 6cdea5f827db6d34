"""How strong and how quick the bots are: 400 matches of two seats a pair, seats changing.

    python tests/games/burano/measure_bots.py [matches [strong weak]]

Prints for each pair the stronger one's share of decided matches (a tie counts half for both), mean points and the time of
a decision. The same seeds give the same matches on every machine.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from desktop.bots.bot import Question
from desktop.engine.play import begin, play
from desktop.games.burano.game import GAME

PAIRS = (("easy", "random"), ("normal", "easy"), ("hard", "normal"))
OPTIONS = {"lace": "picture", "start": "random", "sand_glass": False}


def played(levels: tuple[str, str], seed: int) -> tuple[list[int], list[list[float]], set[int]]:
    """The scores of one match, the seconds of each seat's decisions, who won."""
    state = GAME.setup(2, dict(OPTIONS), seed)
    begin(GAME, state)
    bots = [GAME.bot(level, 2 * seed + seat) for seat, level in enumerate(levels)]
    times: list[list[float]] = [[], []]
    step = 0
    while not state.finished:
        seat = state.top.seat
        view = GAME.view(state, seat)
        start = time.perf_counter()
        advice = bots[seat].choose(view, Question(step))
        times[seat].append(time.perf_counter() - start)
        play(GAME, state, advice.action)
        step += 1
    return [family.points for family in state.families], times, {s.seat for s in GAME.standings(state) if s.place == 1}


def main(matches: int, pairs: tuple[tuple[str, str], ...]) -> None:
    for strong, weak in pairs:
        won, points, times = 0.0, [0, 0], list[float]()
        for index in range(matches):
            mine = index % 2
            scores, spent, winners = played((weak, strong) if mine else (strong, weak), index // 2)
            won += (mine in winners) / len(winners)
            points = [points[0] + scores[mine], points[1] + scores[1 - mine]]
            times += spent[mine]
        times.sort()
        print(
            f"{strong:6} against {weak:6}: {won / matches:6.1%} of {matches},"
            f" mean {points[0] / matches:.1f} : {points[1] / matches:.1f},"
            f" decision p50 {times[len(times) // 2] * 1000:.1f} ms, p95 {times[len(times) * 95 // 100] * 1000:.0f} ms,"
            f" longest {times[-1] * 1000:.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    given = sys.argv[2:4]
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400, ((given[0], given[1]),) if len(given) == 2 else PAIRS)
