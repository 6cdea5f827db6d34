"""Going on: the end of a colour action, of lace scoring, of the privileges' window, of the roofs; and substitutes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.games.burano.actions.roofing import can_draw
from desktop.games.burano.events import ActionSkipped, GuildScored, SubstituteTaken, WheelTurned
from desktop.games.burano.pieces import COLOURS, Area, Colour
from desktop.games.burano.quarter import guilds
from desktop.games.burano.ring import turn_wheel
from desktop.games.burano.state import (
    Burano,
    FishFrame,
    LaceFrame,
    RecallFrame,
    ReturnFrame,
    RoofsFrame,
    ShortageFrame,
    WindowFrame,
)
from desktop.games.burano.tally import award


class Done(Action, frozen=True):
    """Enough of what is open: no (more) fishing, lace, calling home, returning cubes, privileges, roofs."""

    when: ClassVar = (FishFrame, LaceFrame, RecallFrame, ReturnFrame, WindowFrame, RoofsFrame)

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[Done]:
        return (cls(),)

    def refusal(self, state: Burano) -> Refusal | None:
        frame = state.top
        if isinstance(frame, FishFrame) and frame.swaps:
            return Refusal("trip_after_swap", "fishing_privilege")
        if isinstance(frame, RoofsFrame) and can_draw(state, frame):
            empty = state.families[frame.seat].roofs.count(None)
            return Refusal("roofs_missing", "roofs", {"n": empty})
        return None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame = state.pop()
        if isinstance(frame, FishFrame):
            yield ActionSkipped(seat=frame.seat, area=Area.FISH)
        elif isinstance(frame, LaceFrame):
            yield end_of_lace(state, frame.seat)
        elif isinstance(frame, ReturnFrame):
            yield from score_guilds(state, frame)


def end_of_lace(state: Burano, seat: int) -> Event:
    """The wheel turns by the women sent out."""
    turned = turn_wheel(state.families[seat])
    return WheelTurned(seat=seat, n=turned) if turned else ActionSkipped(seat=seat, area=Area.LACE)


def score_guilds(state: Burano, frame: ReturnFrame) -> Iterator[Event | None]:
    """3.11: each connected group of women who were paid for."""
    for squares in guilds(state, frame.paid):
        points = state.box.guild_bonus(len(squares))
        if points:
            award(state, frame.seat, "guild", points, "", len(squares))
            yield GuildScored(seat=frame.seat, squares=squares, points=points)


class TakeSubstitute(Action, frozen=True):
    """Scoring D: another colour instead of one that ran out."""

    when: ClassVar = (ShortageFrame,)

    colour: Colour

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[TakeSubstitute]:
        return (cls(colour) for colour in COLOURS)

    def refusal(self, state: Burano) -> Refusal | None:
        if not state.supply[self.colour]:
            return Refusal("supply_without", "shortage", {"colour": self.colour})
        return None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame: ShortageFrame = state.top
        state.supply[self.colour] -= 1
        state.families[frame.seat].reserve[self.colour] += 1
        if frame.left > 1:
            state.become(ShortageFrame(frame.seat, frame.left - 1))
        else:
            state.pop()
        yield SubstituteTaken(seat=frame.seat, colour=self.colour)
