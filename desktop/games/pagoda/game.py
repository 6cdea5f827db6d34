"""Pagoda 塔雲軒, tied together."""

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
from desktop.games.pagoda import flaws, flow, scoring, setup
from desktop.games.pagoda import view as sight
from desktop.games.pagoda.actions import ACTIONS
from desktop.games.pagoda.bot import make
from desktop.games.pagoda.data import TABLES
from desktop.games.pagoda.events import EVENTS
from desktop.games.pagoda.state import Pagodas


class Pagoda(Game):
    """Two master builders on six shared foundations."""

    id: ClassVar[str] = "pagoda"
    facts: ClassVar[Facts] = Facts(seats=(2, 2), minutes=(30, 45), weight=2)
    options: ClassVar[tuple[Option, ...]] = (
        switch("quick"),
        switch("simple"),
        Option("start", ("random", "first", "second"), "random"),
    )
    starter: ClassVar[tuple[str, OptionValue] | None] = ("start", "first")
    state_type: ClassVar[type[State]] = Pagodas
    actions: ClassVar[tuple[type[Action], ...]] = ACTIONS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    tables: ClassVar[Tables | None] = TABLES

    def setup(self, seats: int, options: dict[str, OptionValue], seed: int, edition: str = "") -> Pagodas:
        return setup.setup(seats, options, seed, edition)

    def proceed(self, state: Pagodas) -> Iterator[Event | None] | None:
        return flow.proceed(state)

    def view(self, state: Pagodas, seat: int | None) -> Pagodas:
        return sight.view(state, seat)

    def determinize(self, view: Pagodas, chance: Chance) -> Pagodas:
        return sight.determinize(view, chance)

    def scores(self, state: Pagodas) -> tuple[Score, ...]:
        return scoring.scores(state)

    def standings(self, state: Pagodas) -> tuple[Standing, ...]:
        return scoring.standings(state)

    def round(self, state: Pagodas) -> int:
        return (state.turn.number + 1) // 2

    def secrets(self, state: Pagodas, seat: int) -> bool:
        return bool(state.builders[seat].hand)

    def flaw(self, state: Pagodas) -> Refusal | None:
        return flaws.flaw(state)

    def components(self, state: Pagodas) -> dict[str, int]:
        return flaws.components(state)

    def bot(self, level: str, seed: int) -> Any:
        return make(self, level, seed)


GAME = Pagoda()
