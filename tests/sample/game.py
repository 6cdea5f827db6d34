"""The sample game as everything above it sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.bots.random_bot import RandomBot
from desktop.engine.action import Event, Refusal
from desktop.engine.breakdown import Score, Standing
from desktop.engine.chance import Chance
from desktop.engine.game import Facts, Game
from desktop.engine.options import Option, switch
from desktop.engine.state import OptionValue
from tests.sample import flow, scoring, setup
from tests.sample.actions import Take, Taken
from tests.sample.bot import StoneBot
from tests.sample.data import TABLES
from tests.sample.state import Heap


class Stones(Game):
    id = "sample"
    facts = Facts(seats=(2, 2), minutes=(1, 3), weight=1)
    options = (Option("size", (9, 15, 21), 15, picture=True), switch("last_loses"))
    state_type = Heap
    actions = (Take,)
    events = (Taken,)
    tables = TABLES

    def setup(self, seats: int, options: dict[str, OptionValue], seed: int, edition: str = "") -> Heap:
        return setup.begin(options, seed, edition)

    def options_flaw(self, options: dict[str, OptionValue], seats: int) -> Refusal | None:
        if options["size"] == 21 and options["last_loses"]:
            return Refusal("too_long", "setup")
        return None

    def proceed(self, state: Heap) -> Iterator[Event | None] | None:
        return flow.proceed(state)

    def view(self, state: Heap, seat: int | None) -> Heap:
        view = state.clone()
        view.seed = None
        return view

    def determinize(self, view: Heap, chance: Chance) -> Heap:
        state = view.clone()
        state.seed = chance.below(2**53)
        return state

    def scores(self, state: Heap) -> tuple[Score, ...]:
        return scoring.scores(state)

    def standings(self, state: Heap) -> tuple[Standing, ...]:
        return scoring.standings(state)

    def round(self, state: Heap) -> int:
        return (state.turn + 1) // 2

    def flaw(self, state: Heap) -> Refusal | None:
        if len(state.hoards) != 2 or state.heap + sum(h.stones for h in state.hoards) != state.options.get("size"):
            return Refusal("stones_lost", "setup")
        return None

    def components(self, state: Heap) -> dict[str, int]:
        return {"stones": state.heap + sum(hoard.stones for hoard in state.hoards)}

    def bot(self, level: str, seed: int) -> Any:
        return RandomBot(self, seed) if level == "random" else StoneBot(level, seed)


GAME = Stones()
