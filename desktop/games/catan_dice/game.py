"""The Catan Dice Game, tied together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.breakdown import Score, Standing
from desktop.engine.chance import Chance
from desktop.engine.components import Tables
from desktop.engine.game import Facts, Game
from desktop.engine.options import Option, switch
from desktop.engine.state import OptionValue
from desktop.games.catan_dice import events, flow, scoring
from desktop.games.catan_dice import flaw as positions
from desktop.games.catan_dice import setup as beginning
from desktop.games.catan_dice import view as views
from desktop.games.catan_dice.actions.building import Build, EndTurn, MarkStart
from desktop.games.catan_dice.actions.changing import TradeGold, UseJoker
from desktop.games.catan_dice.actions.rolling import Reroll, RollDice, Stop
from desktop.games.catan_dice.data import TABLES
from desktop.games.catan_dice.islands import EXTRA, ONE, TWO
from desktop.games.catan_dice.state import CatanDice


class CatanDiceGame(Game):
    """Island One for 1-4 seats; Island Two and the shared island as races (rules 8.2, 8.3)."""

    id: ClassVar[str] = "catan_dice"
    facts: ClassVar[Facts] = Facts(seats=(1, 4), minutes=(15, 30), weight=1)
    options: ClassVar[tuple[Option, ...]] = (
        Option("map", (ONE, TWO, EXTRA), ONE, picture=True),
        switch("simultaneous"),
        switch("no_x_penalty"),
        switch("same_dice_seed"),
        Option("longest_road_vp", (1, 2), 2),
    )
    state_type = CatanDice
    actions: ClassVar[tuple[type[Action], ...]] = (
        MarkStart,
        RollDice,
        Reroll,
        Stop,
        TradeGold,
        UseJoker,
        Build,
        EndTurn,
    )
    events: ClassVar[tuple[type[Event], ...]] = (
        events.StartMarked,
        events.Rolled,
        events.Traded,
        events.Replaced,
        events.Built,
        events.TitleTaken,
        events.BoxWritten,
        events.BoxesShown,
        events.MatchEnded,
    )
    tables: ClassVar[Tables | None] = TABLES

    def setup(self, seats: int, options: dict[str, OptionValue], seed: int, edition: str = "") -> CatanDice:
        return beginning.setup(seats, options, seed, edition)

    def options_flaw(self, options: dict[str, OptionValue], seats: int) -> Refusal | None:
        if options["simultaneous"] and options["map"] != ONE:
            return Refusal("simultaneous_race", "simultaneous", {"map": options["map"]})
        return None

    def proceed(self, state: CatanDice) -> Iterator[Event | None] | None:
        return flow.proceed(state)

    def view(self, state: CatanDice, seat: int | None) -> CatanDice:
        return views.view(state, seat)

    def determinize(self, view: CatanDice, chance: Chance) -> CatanDice:
        return views.determinize(view, chance)

    def scores(self, state: CatanDice) -> tuple[Score, ...]:
        return tuple(scoring.score(state, seat) for seat in range(len(state.sheets)))

    def standings(self, state: CatanDice) -> tuple[Standing, ...]:
        return scoring.standings(state)

    def round(self, state: CatanDice) -> int:
        return max(1, state.turn)

    def secrets(self, state: CatanDice, seat: int) -> bool:
        return views.secrets(state, seat)

    def flaw(self, state: CatanDice) -> Refusal | None:
        return positions.flaw(state, self.options)

    def bot(self, level: str, seed: int) -> Any:
        from desktop.games.catan_dice.bot import make  # not wanted by whoever only plays by hand

        return make(level, seed)


GAME = CatanDiceGame()
