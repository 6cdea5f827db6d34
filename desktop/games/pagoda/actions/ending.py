"""6.4 and 6.7: end the turn, with or without the fan."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.games.pagoda.colour import Ability
from desktop.games.pagoda.events import AbilityUsed, TurnEnded
from desktop.games.pagoda.payment import use_up
from desktop.games.pagoda.refusals import ability_missing, basic, why
from desktop.games.pagoda.state import (
    AlternativeFrame,
    BlockedFrame,
    BuildFrame,
    DragonFrame,
    EndFrame,
    FreeColumnFrame,
    Pagodas,
    RefillFrame,
    TurnFrame,
    TurnOverFrame,
)


class EndTurn(Action, frozen=True):
    """The turn ends and the cards are refilled."""

    when: ClassVar = (TurnFrame, BuildFrame, AlternativeFrame, FreeColumnFrame, EndFrame)

    @classmethod
    def candidates(cls, state: Pagodas) -> Iterable[EndTurn]:
        return (cls(),)

    def refusal(self, state: Pagodas) -> Refusal | None:
        return unfinished(state)

    def perform(self, state: Pagodas) -> Iterator[Event | None]:
        yield end(state, state.laws.hand, fan=False)


class UseFan(Action, frozen=True):
    """The turn ends, and the hand is refilled to four."""

    when: ClassVar = (TurnFrame, BuildFrame, AlternativeFrame, FreeColumnFrame, EndFrame, DragonFrame, BlockedFrame)

    @classmethod
    def candidates(cls, state: Pagodas) -> Iterable[UseFan]:
        return () if state.simple else (cls(),)

    def refusal(self, state: Pagodas) -> Refusal | None:
        return basic(self._reasons(state))

    def _reasons(self, state: Pagodas) -> Iterator[Refusal]:
        if not isinstance(state.top, EndFrame):
            moment = unfinished(state)
            if moment is not None:
                yield why("fan_at_end", "fan")
        limit = state.laws.fan_hand
        if not state.simple and len(state.actor.hand) >= limit:
            yield why("fan_hand_full", "fan", n=limit)
        missing = ability_missing(state, Ability.FAN)
        if missing is not None:
            yield missing

    def perform(self, state: Pagodas) -> Iterator[Event | None]:
        used: AbilityUsed = use_up(state, state.top.seat, Ability.FAN)
        yield used
        yield end(state, state.laws.fan_hand, fan=True)


def unfinished(state: Pagodas) -> Refusal | None:
    """Why the turn cannot end yet, None when it can (6.4)."""
    match state.top:
        case EndFrame():
            return None
        case AlternativeFrame(left=left):
            return why("alternative_cards_first", "alternative", left=left)
        case FreeColumnFrame():
            return why("alternative_column_first", "alternative_column")
        case TurnFrame() | BuildFrame():
            if state.turn.columns or (state.turn.blocked and state.turn.tiles):
                return None
            return why("column_needed", "minimum", tiles=state.turn.tiles)
        case frame:
            return why("not_now", frame.rule, frame=type(frame).__name__)


def end(state: Pagodas, hand: int, fan: bool) -> TurnEnded:
    """Close the turn: first the refill, then the end check and the other player (5.1)."""
    seat, number, builder = state.top.seat, state.turn.number, state.actor
    state.reveal()  # the turn is given away, also when no card happens to be drawn
    state.become(TurnOverFrame(seat))
    state.push(RefillFrame(seat, hand))
    points = sum(deed.points for deed in builder.deeds if deed.turn == number)
    return TurnEnded(seat=seat, points=points, fan=fan)
