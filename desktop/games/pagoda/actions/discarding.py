"""6.8 and the discards of 5.6 and 6.5: the dragon, and cards thrown away one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.games.pagoda.colour import Ability
from desktop.games.pagoda.events import CardDiscarded, DragonUsed
from desktop.games.pagoda.payment import distinct, give, holds, use_up
from desktop.games.pagoda.refusals import ability_missing, basic, not_in_hand, why
from desktop.games.pagoda.state import (
    AlternativeFrame,
    BlockedFrame,
    BuildFrame,
    Card,
    DragonFrame,
    EndFrame,
    FreeColumnFrame,
    Pagodas,
    RefillFrame,
    TurnFrame,
)


class UseDragon(Action, frozen=True):
    """Before anything else: throw cards away and draw new ones."""

    when: ClassVar = (TurnFrame, BuildFrame, AlternativeFrame, FreeColumnFrame, EndFrame)

    @classmethod
    def candidates(cls, state: Pagodas) -> Iterable[UseDragon]:
        return () if state.simple else (cls(),)

    def refusal(self, state: Pagodas) -> Refusal | None:
        return basic(self._reasons(state))

    def _reasons(self, state: Pagodas) -> Iterator[Refusal]:
        if not isinstance(state.top, TurnFrame):
            yield why("dragon_first", "dragon", alternative=state.turn.alternative)
        missing = ability_missing(state, Ability.DRAGON)
        if missing is not None:
            yield missing

    def perform(self, state: Pagodas) -> Iterator[Event | None]:
        seat = state.top.seat
        state.push(DragonFrame(seat))
        yield use_up(state, seat, Ability.DRAGON)
        yield DragonUsed(seat=seat)


class Discard(Action, frozen=True):
    """A card to the discard pile: for the dragon, for an alternative turn or as a blocked player."""

    when: ClassVar = (
        DragonFrame, AlternativeFrame, BlockedFrame, FreeColumnFrame, EndFrame, TurnFrame, BuildFrame,
    )  # fmt: skip

    card: Card

    @classmethod
    def candidates(cls, state: Pagodas) -> Iterable[Discard]:
        return (cls(card) for card in distinct(state.actor))

    @classmethod
    def legal(cls, state: Pagodas) -> Iterable[Discard]:
        if not isinstance(state.top, (DragonFrame, AlternativeFrame, BlockedFrame)):
            return ()
        return [cls(card) for card in distinct(state.actor)]

    def refusal(self, state: Pagodas) -> Refusal | None:
        match state.top:
            case TurnFrame() | BuildFrame():
                return why("discard_only_for", "alternative", n=state.laws.discards)
            case FreeColumnFrame():
                return why("exactly_four", "alternative", n=state.laws.discards)
            case EndFrame():
                if state.turn.alternative:
                    return why("exactly_four", "alternative", n=state.laws.discards)
                return why("exactly_four", "blocked", n=state.laws.discards)
            case _:
                return None if holds(state.actor, (self.card,)) else not_in_hand((self.card,))

    def perform(self, state: Pagodas) -> Iterator[Event | None]:
        frame = state.top
        give(state.actor, (self.card,))
        state.discard.append(self.card.colour)
        match frame:
            case DragonFrame():
                state.become(DragonFrame(frame.seat, frame.discarded + 1))
            case AlternativeFrame() if frame.left > 1:
                state.become(AlternativeFrame(frame.seat, frame.left - 1))
            case AlternativeFrame():
                state.become(FreeColumnFrame(frame.seat))
            case BlockedFrame() if frame.left > 1:
                state.become(BlockedFrame(frame.seat, frame.left - 1))
            case _:
                state.become(EndFrame(frame.seat))
        yield CardDiscarded(seat=frame.seat, card=self.card)


class DrawAgain(Action, frozen=True):
    """The dragon draws: up to five open cards and two in the hand."""

    when: ClassVar = (DragonFrame,)

    @classmethod
    def candidates(cls, state: Pagodas) -> Iterable[DrawAgain]:
        return (cls(),)

    def refusal(self, state: Pagodas) -> Refusal | None:
        return None if state.top.discarded else why("dragon_none", "dragon")

    def perform(self, state: Pagodas) -> Iterator[Event | None]:
        seat = state.pop().seat
        state.reveal()  # also when a hand of three or four means that nothing is drawn
        state.push(RefillFrame(seat, state.laws.hand))
        yield None
