"""6.5 and 5.6: four cards for one column of any colour, and what a blocked player does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.games.pagoda.actions.column import column_place
from desktop.games.pagoda.building import mourn_site, raise_column
from desktop.games.pagoda.colour import COLOURS, Colour
from desktop.games.pagoda.events import AlternativeDeclared, BlockedDeclared
from desktop.games.pagoda.outlook import means, reachable, space_open, tile_payable
from desktop.games.pagoda.refusals import basic, why
from desktop.games.pagoda.state import (
    CORNERS,
    AlternativeFrame,
    BlockedFrame,
    BuildFrame,
    EndFrame,
    FreeColumnFrame,
    Pagodas,
    TurnFrame,
)


class DeclareAlternative(Action, frozen=True):
    """Instead of a normal turn: discard four cards for one column."""

    when: ClassVar = (TurnFrame, BuildFrame)

    @classmethod
    def candidates(cls, state: Pagodas) -> Iterable[DeclareAlternative]:
        return (cls(),)

    def refusal(self, state: Pagodas) -> Refusal | None:
        if isinstance(state.top, BuildFrame):
            return why("alternative_after_build", "alternative")
        if not space_open(state.sites):
            return why("alternative_no_space", "alternative")
        return None

    def perform(self, state: Pagodas) -> Iterator[Event | None]:
        seat = state.top.seat
        state.turn.alternative = True
        state.become(AlternativeFrame(seat, state.laws.discards))
        yield AlternativeDeclared(seat=seat)


class BuildFreely(Action, frozen=True):
    """The column of an alternative turn, of any colour that the site allows."""

    when: ClassVar = (FreeColumnFrame,)

    site: int
    colour: Colour

    @classmethod
    def candidates(cls, state: Pagodas) -> Iterable[BuildFreely]:
        return (cls(index, colour) for index in range(len(state.sites)) for colour in COLOURS)

    @classmethod
    def legal(cls, state: Pagodas) -> Iterable[BuildFreely]:
        return [
            cls(index, colour)
            for index, site in enumerate(state.sites)
            if site.columns < CORNERS and not site.complete
            for colour in (COLOURS if site.colour is None else (site.colour,))
        ]

    def refusal(self, state: Pagodas) -> Refusal | None:
        return basic(column_place(state, self.site, self.colour))

    def perform(self, state: Pagodas) -> Iterator[Event | None]:
        state.turn.columns += 1
        state.become(EndFrame(state.top.seat))
        yield from raise_column(state, self.site, self.colour, free=True)
        yield from mourn_site(state, self.site)


class DeclareBlocked(Action, frozen=True):
    """Nothing can be built: discard four cards and end the turn. Only its player can see that it is allowed."""

    when: ClassVar = (TurnFrame, BuildFrame)

    @classmethod
    def candidates(cls, state: Pagodas) -> Iterable[DeclareBlocked]:
        return (cls(),)

    def refusal(self, state: Pagodas) -> Refusal | None:
        return basic(self._reasons(state))

    def _reasons(self, state: Pagodas) -> Iterator[Refusal]:
        if isinstance(state.top, BuildFrame):
            yield why("blocked_has_built", "blocked")
            return
        seat = state.top.seat
        if reachable(state.laws, state.sites, state.tiles, means(state, seat)):
            yield why("blocked_can_build", "blocked")
        if space_open(state.sites):
            yield why("blocked_has_alternative", "blocked")
        elif tile_payable(state, seat):
            yield why("blocked_has_tile", "blocked")

    def perform(self, state: Pagodas) -> Iterator[Event | None]:
        seat = state.top.seat
        state.barren += 1
        state.turn.blocked = True
        state.become(BlockedFrame(seat, state.laws.discards))
        yield BlockedDeclared(seat=seat, row=state.barren)
