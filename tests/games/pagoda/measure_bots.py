"""How strong and how quick the bots are: 400 matches a pair, seats changing.

    python tests/games/pagoda/measure_bots.py [matches [mode…]]      modes: full quick simple quick-simple

Prints for each pair the stronger one's share of the matches (a tie counts half for both), mean points and the processor
time of a decision. The same seeds give the same matches on every machine.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from desktop.bots.bot import Question
from desktop.engine.play import begin, play
from desktop.games.pagoda.game import GAME

PAIRS = (("easy", "random"), ("normal", "easy"), ("hard", "normal"))
MODES = {"full": (False, False), "quick": (True, False), "simple": (False, True), "quick-simple": (True, True)}


def played(levels: tuple[str, str], mode: str, seed: int) -> tuple[list[int], list[list[float]]]:
    """The scores of one match and the seconds of each seat's decisions."""
    quick, simple = MODES[mode]
    state = GAME.setup(2, {"quick": quick, "simple": simple, "start": "first"}, seed)
    begin(GAME, state)
    bots = [GAME.bot(level, 2 * seed + seat) for seat, level in enumerate(levels)]
    times: list[list[float]] = [[], []]
    step = 0
    while not state.finished:
        seat = state.top.seat
        view = GAME.view(state, seat)
        start = time.process_time()
        advice = bots[seat].choose(view, Question(step))
        times[seat].append(time.process_time() - start)
        play(GAME, state, advice.action)
        step += 1
    return [builder.score for builder in state.builders], times


def main(matches: int, modes: list[str]) -> None:
    for mode in modes:
        for strong, weak in PAIRS:
            won, points, times = 0.0, [0, 0], []
            for index in range(matches):
                mine = index % 2
                scores, spent = played((weak, strong) if mine else (strong, weak), mode, index // 2)
                won += (scores[mine] > scores[1 - mine]) + (scores[0] == scores[1]) / 2
                points = [points[0] + scores[mine], points[1] + scores[1 - mine]]
                times += spent[mine]
            times.sort()
            print(
                f"{mode:12} {strong:6} against {weak:6}: {won / matches:6.1%} of {matches},"
                f" mean {points[0] / matches:.1f} : {points[1] / matches:.1f},"
                f" decision p50 {times[len(times) // 2] * 1000:.1f} ms, p95 {times[len(times) * 95 // 100] * 1000:.0f} ms,"
                f" longest {times[-1] * 1000:.0f} ms",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400, sys.argv[2:] or ["full"])
