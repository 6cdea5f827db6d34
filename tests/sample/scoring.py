"""Rule 3: a point a stone, more for the last one."""

from __future__ import annotations

from desktop.engine.breakdown import Score, Standing, ranked
from tests.sample.data import TABLES
from tests.sample.state import Heap


def scores(state: Heap) -> tuple[Score, ...]:
    bonus = TABLES.data(state.edition).bonus.last
    sign = -1 if state.options["last_loses"] else 1
    return tuple(
        Score.of("all", [
            Score("stones", hoard.stones),
            Score.of("end", [Score("last", sign * bonus if hoard.last else 0, {"last": hoard.last})]),
        ])
        for hoard in state.hoards
    )  # fmt: skip


def standings(state: Heap) -> tuple[Standing, ...]:
    return ranked([score.points for score in scores(state)])
