"""Fresco 壁畫大師, for two to four players, with Portraits, Bishop's Requests, Special Blend Colours and Leonardo."""

from __future__ import annotations

from typing import Any

from desktop.engine.action import Refusal
from desktop.engine.breakdown import Score, Standing
from desktop.engine.chance import Chance
from desktop.engine.game import Facts, Game
from desktop.engine.options import Option, switch
from desktop.engine.state import OptionValue
from desktop.games.fresco import flow, scoring
from desktop.games.fresco import setup as begin
from desktop.games.fresco import view as screens
from desktop.games.fresco.actions import ACTIONS
from desktop.games.fresco.data import TABLES
from desktop.games.fresco.events import EVENTS
from desktop.games.fresco.position import components, flaw
from desktop.games.fresco.state import Fresco


class FrescoGame(Game):
    id = "fresco"
    facts = Facts(seats=(2, 4), minutes=(60, 90), weight=3)
    options = (
        switch("portraits"),
        switch("requests"),
        switch("specials"),
        switch("bishop_follows_restoration", default=True),
        Option("round_limit", (0, 10, 15, 20, 30), 0),
    )
    starter = None  # lots are drawn
    state_type = Fresco
    actions = ACTIONS
    events = EVENTS
    tables = TABLES

    def setup(self, seats: int, options: dict[str, OptionValue], seed: int, edition: str = "") -> Fresco:
        return begin.setup(seats, options, seed, edition)

    def proceed(self, state: Fresco) -> flow.Beats | None:
        return flow.proceed(state)

    def view(self, state: Fresco, seat: int | None) -> Fresco:
        return screens.view(state, seat)

    def determinize(self, view: Fresco, chance: Chance) -> Fresco:
        return screens.determinize(view, chance)

    def scores(self, state: Fresco) -> tuple[Score, ...]:
        return scoring.scores(state)

    def standings(self, state: Fresco) -> tuple[Standing, ...]:
        return scoring.standings(state)

    def round(self, state: Fresco) -> int:
        return state.round

    def secrets(self, state: Fresco, seat: int) -> bool:
        """Paints and money lie behind one's screen all the time."""
        return not state.finished

    def flaw(self, state: Fresco) -> Refusal | None:
        return flaw(state)

    def components(self, state: Fresco) -> dict[str, int]:
        return components(state)

    def bot(self, level: str, seed: int) -> Any:
        from desktop.games.fresco.bot import make

        return make(level, seed)


GAME = FrescoGame()
