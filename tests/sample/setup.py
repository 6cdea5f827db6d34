"""Rule 1: a heap between two players."""

from __future__ import annotations

from desktop.engine.state import OptionValue
from tests.sample.state import Heap, Hoard, Turn


def begin(options: dict[str, OptionValue], seed: int, edition: str) -> Heap:
    return Heap(
        seed=seed, options=options, edition=edition,
        heap=int(options["size"]), hoards=[Hoard(), Hoard()], agenda=[Turn(0)],
    )  # fmt: skip
