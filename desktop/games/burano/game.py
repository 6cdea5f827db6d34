"""Burano, tied together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.breakdown import Score, Standing
from desktop.engine.chance import Chance
from desktop.engine.components import Tables
from desktop.engine.game import Facts, Game
from desktop.engine.options import Option, switch
from desktop.engine.state import OptionValue, State
from desktop.games.burano import flaws, flow, scoring, setup
from desktop.games.burano import view as sight
from desktop.games.burano.actions import ACTIONS
from desktop.games.burano.bot import make
from desktop.games.burano.data import TABLES
from desktop.games.burano.events import EVENTS
from desktop.games.burano.state import Burano, TowerFrame


class BuranoGame(Game):
    """Families on the coloured island: men fish, women make lace, everybody builds."""

    id: ClassVar[str] = "burano"
    facts: ClassVar[Facts] = Facts(seats=(2, 4), minutes=(90, 120), weight=4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("lace", ("picture", "random"), "picture"),
        Option("start", ("random", "first"), "random"),
        switch("sand_glass"),
    )
    starter: ClassVar[tuple[str, OptionValue] | None] = ("start", "first")
    state_type: ClassVar[type[State]] = Burano
    actions: ClassVar[tuple[type[Action], ...]] = ACTIONS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    tables: ClassVar[Tables | None] = TABLES

    def setup(self, seats: int, options: dict[str, OptionValue], seed: int, edition: str = "") -> Burano:
        return setup.setup(seats, options, seed, edition)

    def proceed(self, state: Burano) -> Iterator[Event | None] | None:
        return flow.proceed(state)

    def view(self, state: Burano, seat: int | None) -> Burano:
        return sight.view(state, seat)

    def determinize(self, view: Burano, chance: Chance) -> Burano:
        return sight.determinize(view, chance)

    def scores(self, state: Burano) -> tuple[Score, ...]:
        return scoring.scores(state)

    def standings(self, state: Burano) -> tuple[Standing, ...]:
        return scoring.standings(state)

    def round(self, state: Burano) -> int:
        """Turns of the seasons before, and those of this one."""
        return sum(state.box.turns[: state.season]) + state.turn

    def secrets(self, state: Burano, seat: int) -> bool:
        """Fish in the hand, and a tower that is not shown yet."""
        family = state.families[seat]
        if family.fish or (isinstance(state.top, TowerFrame) and state.top.seat == seat):
            return True
        return sight.building(state) is not None and any(cube is not None for cube in family.tower)

    def flaw(self, state: Burano) -> Refusal | None:
        return flaws.flaw(state)

    def components(self, state: Burano) -> dict[str, int]:
        return flaws.components(state)

    def bot(self, level: str, seed: int) -> Any:
        return make(level, seed)


GAME = BuranoGame()
