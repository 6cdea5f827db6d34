"""What a game offers to everything above it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.breakdown import Score, Standing
from desktop.engine.chance import Chance
from desktop.engine.components import Tables
from desktop.engine.options import Option
from desktop.engine.state import Frame, OptionValue, State


class Facts(Struct, frozen=True):
    """What a cover says: seats (least, most), minutes (least, most), weight 1-5."""

    seats: tuple[int, int]
    minutes: tuple[int, int]
    weight: int


class Game:
    """The calls of a game. One instance a game, without state of its own; `desktop.games` finds it.

    `actions` and `events` list every class; `state_type` types them all, so that a save can be read back.
    """

    id: ClassVar[str]
    rules_version: ClassVar[int] = 1
    facts: ClassVar[Facts]
    options: ClassVar[tuple[Option, ...]] = ()
    # the option that says who begins and its choice for seat 0, which a window asks with the seats; "": seat 0 always
    # begins; None: the rules draw lots, nobody chooses
    starter: ClassVar[tuple[str, OptionValue] | None] = ("", 0)
    state_type: ClassVar[type[State]]
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    tables: ClassVar[Tables | None] = None  # component data that an owner may replace

    # -- rules -------------------------------------------------------------------------------------------------------

    def setup(self, seats: int, options: dict[str, OptionValue], seed: int, edition: str = "") -> State:
        """The position before the first decision's flow; options are complete and possible."""
        raise NotImplementedError

    def options_flaw(self, options: dict[str, OptionValue], seats: int) -> Refusal | None:
        """Why these options do not go together or with this number of seats (each choice alone is known to be good)."""
        return None

    def proceed(self, state: Any) -> Iterator[Event | None] | None:
        """What happens by itself now; None when somebody must decide or the match is over. Public facts only."""
        raise NotImplementedError

    def view(self, state: Any, seat: int | None) -> Any:
        """A copy as one seat (None: spectators) may see it, seed None. The one gate for secrets."""
        raise NotImplementedError

    def determinize(self, view: Any, chance: Chance) -> Any:
        """A whole state that agrees with the view, hidden things and seed drawn from chance."""
        raise NotImplementedError

    def scores(self, state: Any) -> tuple[Score, ...]:
        """A tree a seat; its points are the seat's score."""
        raise NotImplementedError

    def standings(self, state: Any) -> tuple[Standing, ...]:
        """Best first; place 1 wins, several when shared."""
        raise NotImplementedError

    def round(self, state: Any) -> int:
        """The round that is being played, from 1."""
        raise NotImplementedError

    def secrets(self, state: Any, seat: int) -> bool:
        """Whether this seat sees something now that others must not: the curtain guards it."""
        return False

    def waits_for(self, state: Any) -> tuple[int, ...]:
        """Seats that owe a decision, the one who decides first."""
        return (state.top.seat,) if state.agenda else ()

    def flaw(self, state: Any) -> Refusal | None:
        """Why a position cannot be (counts, limits); None when it can."""
        return None

    def components(self, state: Any) -> dict[str, int]:
        """How many of each conserved thing exist in all; the same after every action (a test counts)."""
        return {}

    # -- bots --------------------------------------------------------------------------------------------------------

    def bot(self, level: str, seed: int) -> Any:
        """A desktop.bots.bot.Bot of a level ("random", "easy", "normal", "hard")."""
        raise NotImplementedError

    # -- derived -----------------------------------------------------------------------------------------------------

    @cached_property
    def by_frame(self) -> dict[type[Frame], tuple[type[Action], ...]]:
        """Kinds of action that belong to a kind of frame, in the order of `actions`."""
        frames = {frame for kind in self.actions for frame in kind.when}
        return {frame: tuple(kind for kind in self.actions if frame in kind.when) for frame in frames}

    @cached_property
    def action_decoder(self) -> msgspec.json.Decoder[Any]:
        union: Any = self.actions[0]
        for kind in self.actions[1:]:
            union = union | kind
        return msgspec.json.Decoder(union)

    @cached_property
    def state_decoder(self) -> msgspec.msgpack.Decoder[Any]:
        return msgspec.msgpack.Decoder(self.state_type)
