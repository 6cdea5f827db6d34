"""Solve solo Catan Dice Game (Island One) exactly and write desktop/games/catan_dice/optimum.bin.

    python packaging/solve_catan_dice.py             solve (about one minute on one core) and write the table
    python packaging/solve_catan_dice.py --measure   play 2,000 seeded games with each bot level (no numpy needed)

Backward induction over turns left: for every sheet the best RESOLVE of each of the 462 throws, then two rerolls.
All arithmetic is elementwise on float64 in a fixed order, so a rerun gives the same table on any machine
(and, with the same zlib, the same bytes).
Needs the dependency group `solve` (numpy). Source: rules sections 5, 6 and 13.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import mean, pstdev
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from desktop.games.catan_dice.optimum_dice import DICE, GROWN, HANDS, SHRUNK, SMALL  # noqa: E402
from desktop.games.catan_dice.optimum_island import (  # noqa: E402
    EMPTY,
    JOKER_STATES,
    KINDS,
    KNIGHTS,
    boards,
    faces,
    growths,
)
from desktop.games.catan_dice.optimum_levels import LEVELS, Level  # noqa: E402
from desktop.games.catan_dice.optimum_paying import payments  # noqa: E402
from desktop.games.catan_dice.optimum_table import FILE, LOWEST, STEPS, TURNS, packed  # noqa: E402

X = -2.0
BLOCK = 256
"""Boards worked on at a time in the reroll step: small enough for the processor's cache."""


class Builds:
    """For one kind: arrays [board, choice] of the boards it leads to and the points it brings, padded with -inf."""

    def __init__(self, np: Any, kind: int) -> None:
        known = boards()
        ways = [growths(board, kind) for board in known]
        width = max(map(len, ways))
        self.targets = np.zeros((len(known), width), dtype=np.int64)
        self.points = np.full((len(known), width), -np.inf)
        for row, choices in enumerate(ways):
            for column, growth in enumerate(choices):
                self.targets[row, column] = known[growth.board]
                self.points[row, column] = growth.points

    def best(self, np: Any, future: Any, bonus: int) -> Any:
        """[joker state, board]: the best this kind gives, future being [joker state, board] after the turn."""
        best = np.full(future.shape, -np.inf)
        for column in range(self.targets.shape[1]):
            np.maximum(best, future[:, self.targets[:, column]] + self.points[:, column], out=best)
        return best + bonus


class Rerolls:
    """From the worth of the 462 final throws, [throw, board], to the expected worth of a whole turn, [board]."""

    def __init__(self, np: Any) -> None:
        self.np = np
        self.grown = np.array(GROWN)
        self.shrunk = np.array([(*smaller, *[hand] * (DICE - len(smaller))) for hand, smaller in enumerate(SHRUNK)])
        sizes = [sum(hand) for hand in HANDS]
        self.levels = [(sizes.index(size), sizes.index(size) + sizes.count(size)) for size in range(DICE + 1)]

    def expected(self, thrown: Any) -> Any:
        worth = self.np.empty((len(HANDS), thrown.shape[1]))
        worth[SMALL:] = thrown
        for start, end in reversed(self.levels[:DICE]):
            total = worth[self.grown[start:end, 0]]
            for face in range(1, 6):
                total += worth[self.grown[start:end, face]]
            worth[start:end] = total / 6
        return worth

    def best_kept(self, worth: Any) -> Any:
        for start, end in self.levels[1:]:
            for column in range(DICE):
                self.np.maximum(worth[start:end], worth[self.shrunk[start:end, column]], out=worth[start:end])
        return worth[SMALL:]

    def turn(self, final: Any) -> Any:
        after_second = self.best_kept(self.expected(final))
        after_first = self.best_kept(self.expected(after_second))
        return self.expected(after_first)[0]


def payable(np: Any, knights: int, used: int) -> tuple[Any, Any]:
    """Which rows of the stacked best builds each throw can pay: row numbers, and where each throw's run of them starts.

    Row 0 is the empty turn; then for each kind that leaves at most six knights its 2^knights joker states.
    """
    first, row = {}, 1
    for kind, wanted in enumerate(KINDS):
        if knights + wanted.knights <= len(KNIGHTS):
            first[kind] = row
            row += 1 << knights + wanted.knights
    rows, starts = [], []
    for hand in HANDS[SMALL:]:
        starts.append(len(rows))
        rows.append(0)
        rows += [first[way.kind] + (used | way.spent) for way in payments(hand, knights) if not way.spent & used]
    return np.array(rows), np.array(starts)


def solve(turns: int = TURNS) -> Any:
    """[turns + 1, joker state, board] of expected points still to come."""
    import numpy as np

    count = len(boards())
    builds = [Builds(np, kind) for kind in range(len(KINDS))]
    rerolls = Rerolls(np)
    runs = {(k, used): payable(np, k, used) for k in range(len(KNIGHTS) + 1) for used in range(1 << k)}
    values = np.zeros((turns + 1, JOKER_STATES, count))
    for left in range(1, turns + 1):
        before = values[left - 1]
        for knights in range(len(KNIGHTS) + 1):
            stacked = []
            for kind, wanted in enumerate(KINDS):
                after = knights + wanted.knights
                if after <= len(KNIGHTS):
                    states = before[(1 << after) - 1 : (2 << after) - 1]
                    stacked.append(builds[kind].best(np, states, sum(KNIGHTS[knights:after])))
            for used in range(1 << knights):
                state = (1 << knights) - 1 + used
                rows, starts = runs[knights, used]
                best = np.concatenate([before[state : state + 1] + X, *stacked])
                for block in range(0, count, BLOCK):
                    columns = slice(block, block + BLOCK)
                    final = np.maximum.reduceat(best[:, columns][rows], starts, axis=0)
                    values[left, state, columns] = rerolls.turn(final)
        print(f"{left:2} turns left: {values[left, 0, 0]:.4f}", flush=True)
    return values


def write(values: Any) -> None:
    """Round to ten-thousandths of a point and write the table."""
    by_position = values[1:].transpose(0, 2, 1)
    steps = ((by_position - LOWEST) * STEPS).round().astype("uint32").ravel()
    path = ROOT / "desktop/games/catan_dice" / FILE
    path.write_bytes(packed(steps.tolist()))
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes, values {values.min():.4f} to {values.max():.4f}")


def chance(seed: int) -> Callable[[int], int]:
    """splitmix64 from one seed, as numbers below n."""
    mask, state = (1 << 64) - 1, seed * 0xD1342543DE82EF95

    def below(n: int) -> int:
        nonlocal state
        state = state + 0x9E3779B97F4A7C15 & mask
        mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & mask
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & mask
        return ((mixed ^ mixed >> 31) * n) >> 64

    return below


def solo(level: Level, seed: int) -> tuple[int, int]:
    """Total and number of X of one solo game."""
    throw, slip = chance(2 * seed), chance(2 * seed + 1)
    position, total, crosses = EMPTY, 0, 0
    for turns_left in range(TURNS, 0, -1):
        kept = faces((0,) * 6)
        for rerolls_left in (2, 1, 0):
            counts = list(kept)
            for _ in range(DICE - sum(kept)):
                counts[throw(6)] += 1
            dice = faces(counts)
            kept = level.keep(position, turns_left, dice, rerolls_left, slip)
            if kept == dice:
                break
        end = level.best(position, turns_left, dice, slip)
        total, crosses, position = total + end.points, crosses + (not end.steps), end.after
    return total, crosses


def measure(games: int) -> None:
    """Print how each level does over so many seeded solo games."""
    for name, level in LEVELS.items():
        start = time.perf_counter()
        played = [solo(level, seed) for seed in range(games)]
        totals = sorted(total for total, _ in played)
        print(
            f"{name:6} mean {mean(totals):.2f}  sd {pstdev(totals):.1f}  10 % {totals[games // 10]}"
            f"  median {totals[games // 2]}  90 % {totals[games * 9 // 10]}"
            f"  X a game {mean(crosses for _, crosses in played):.2f}"
            f"  {(time.perf_counter() - start) / games / TURNS * 1000:.1f} ms a turn",
            flush=True,
        )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--measure", nargs="?", type=int, const=2000, metavar="GAMES", help="play the bots instead")
    games = asked.parse_args().measure
    if games:
        measure(games)
    else:
        start = time.perf_counter()
        write(solve())
        print(f"{time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
