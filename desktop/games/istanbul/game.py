"""Istanbul as the engine knows it."""

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
from desktop.games.istanbul import events, flow, scoring
from desktop.games.istanbul.actions import ACTIONS
from desktop.games.istanbul.counting import components, flaw
from desktop.games.istanbul.data import TABLES
from desktop.games.istanbul.setup import setup
from desktop.games.istanbul.state import Bazaar
from desktop.games.istanbul.view import determinize, view

EVENTS = tuple(
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
NEUTRAL_SEATS = 4  # the variant needs a colour that nobody plays (8.1)


class Istanbul(Game):
    """Rubies from the bazaar, for two to five."""

    id: ClassVar[str] = "istanbul"
    facts: ClassVar[Facts] = Facts(seats=(2, 5), minutes=(40, 60), weight=3)
    options: ClassVar[tuple[Option, ...]] = (
        Option("layout", ("short", "long", "red", "random", "balanced"), "short", picture=True),
        Option("starter", ("random", 1, 2, 3, 4, 5), "random"),
        switch("neutral_assistants"),
    )
    starter: ClassVar[tuple[str, OptionValue] | None] = ("starter", 1)
    state_type: ClassVar[type[State]] = Bazaar
    actions: ClassVar[tuple[type[Action], ...]] = ACTIONS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    tables: ClassVar[Tables | None] = TABLES

    def setup(self, seats: int, options: dict[str, OptionValue], seed: int, edition: str = "") -> Bazaar:
        return setup(seats, options, seed, edition)

    def options_flaw(self, options: dict[str, OptionValue], seats: int) -> Refusal | None:
        if options["neutral_assistants"] is True and seats > NEUTRAL_SEATS:
            return Refusal("neutral_seats", "neutral_assistants", {"most": NEUTRAL_SEATS})
        starter = options["starter"]
        if isinstance(starter, int) and starter > seats:
            return Refusal("starter_absent", "setup", {"starter": starter, "seats": seats})
        return None

    def proceed(self, state: Any) -> Iterator[Event | None] | None:
        return flow.proceed(state)

    def view(self, state: Any, seat: int | None) -> Bazaar:
        return view(state, seat)

    def determinize(self, view: Any, chance: Chance) -> Bazaar:
        return determinize(view, chance)

    def scores(self, state: Any) -> tuple[Score, ...]:
        return scoring.scores(state)

    def standings(self, state: Any) -> tuple[Standing, ...]:
        return scoring.standings(state)

    def round(self, state: Any) -> int:
        return state.round

    def secrets(self, state: Any, seat: int) -> bool:
        return bool(state.players[seat].hand)

    def flaw(self, state: Any) -> Refusal | None:
        return flaw(state)

    def components(self, state: Any) -> dict[str, int]:
        return components(state)

    def bot(self, level: str, seed: int) -> Any:
        from desktop.games.istanbul.bot import make

        return make(level, seed)


GAME = Istanbul()
