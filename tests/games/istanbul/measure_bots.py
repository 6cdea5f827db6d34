"""How strong and how quick the bots are: `python tests/games/istanbul/measure_bots.py hard normal 400` plays so many seeded
two-seat matches, seats changed about, and prints wins, rounds and the time of a decision. No test: it takes minutes."""

from __future__ import annotations

import json
import sys
import time

from desktop.bots.bot import Question
from desktop.engine.chance import keyed
from desktop.engine.options import completed
from desktop.engine.play import begin, play
from desktop.games.istanbul.game import GAME

ROUND_LIMIT = 200


def measure(stronger: str, weaker: str, matches: int, seats: int = 2, layout: str = "short") -> dict[str, float]:
    """Shares of wins of one seat of the first level against the others, and milliseconds of its decisions."""
    wins, rounds, limited = 0.0, 0, 0
    taken: list[float] = []
    options = completed(GAME.options, {"layout": layout})
    assert isinstance(options, dict)
    for index in range(matches):
        seed, mine = index // seats, index % seats
        state = GAME.setup(seats, options, seed)
        begin(GAME, state)
        bots = [GAME.bot(stronger if seat == mine else weaker, keyed(seed, 1 << 50, seat)) for seat in range(seats)]
        step = 0
        while not state.finished and state.round <= ROUND_LIMIT:
            seat = state.top.seat
            view = GAME.view(state, seat)
            begun = time.perf_counter()
            action = bots[seat].choose(view, Question(step)).action
            if seat == mine:
                taken.append(time.perf_counter() - begun)
            play(GAME, state, action)
            step += 1
        winners = [standing.seat for standing in GAME.standings(state) if standing.place == 1]
        limited += not state.finished
        wins += (mine in winners) / len(winners) if state.finished else 0.0
        rounds += state.round
    taken.sort()
    return {
        "matches": matches, "win": round(wins / matches, 4), "rounds": round(rounds / matches, 2), "limited": limited,
        "p50_ms": round(1000 * taken[len(taken) // 2], 2), "p95_ms": round(1000 * taken[int(len(taken) * 0.95)], 1),
        "most_ms": round(1000 * taken[-1], 1),
    }  # fmt: skip


if __name__ == "__main__":
    stronger, weaker, matches = sys.argv[1], sys.argv[2], int(sys.argv[3])
    seats = int(sys.argv[4]) if len(sys.argv) > 4 else 2
    print(
        json.dumps(
            {"stronger": stronger, "weaker": weaker, "seats": seats, **measure(stronger, weaker, matches, seats)}
        )
    )
