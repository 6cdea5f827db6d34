"""6.3 and 8.1: money or a portrait."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from desktop.games.fresco.box import box
from desktop.games.fresco.data import Portrait
from desktop.games.fresco.events import Painted, PortraitTaken
from desktop.games.fresco.paints import of
from desktop.games.fresco.state import Entry, Fresco, LeonardoStudioFrame, StudioFrame, WorkshopFrame
from desktop.games.fresco.track import actor, advance


def wage(state: Fresco, seat: int) -> int:
    """Thalers for an assistant in the studio."""
    return box(state).data.work.studio + box(state).lasting(state.masters[seat].portraits, "studio")


def paint_for_money(state: Fresco, seat: int, assistants: int) -> Event:
    """Assistants earn their wage."""
    thalers = wage(state, seat) * assistants
    state.masters[seat].earn(thalers)
    return Painted(seat=seat, assistants=assistants, thalers=thalers)


def worth(state: Fresco, who: int, card: Portrait) -> int:
    """Points that a card gives a master now; it counts the tiles in front of them, a few at most."""
    return card.points + card.each * min(card.most, len(state.masters[who].tiles))


class PaintForMoney(Action, frozen=True):
    """An assistant paints for money instead of taking a portrait."""

    when: ClassVar = (StudioFrame,)

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        return (cls(),)

    def refusal(self, state: Fresco) -> Refusal | None:
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        frame: StudioFrame = state.top
        state.become(StudioFrame(frame.seat, frame.left - 1))
        yield paint_for_money(state, frame.seat, 1)


class TakePortrait(Action, frozen=True):
    """Take an open card. In the workshop a learner is told why a second one is too many."""

    when: ClassVar = (StudioFrame, LeonardoStudioFrame, WorkshopFrame)
    card: str

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        return [cls(card) for card in state.portraits]

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        return () if isinstance(state.top, WorkshopFrame) else [cls(card) for card in state.portraits]

    def refusal(self, state: Fresco) -> Refusal | None:
        frame = state.top
        if not isinstance(frame, LeonardoStudioFrame) and state.mover.portrayed:
            return Refusal("one_portrait", "portraits")
        if isinstance(frame, WorkshopFrame):
            return Refusal("not_now", "columns", {"frame": "WorkshopFrame"})
        if self.card not in state.portraits:
            return Refusal("portrait_gone", "portraits")
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        frame = state.top
        card = box(state).portraits[self.card]
        if isinstance(frame, LeonardoStudioFrame):
            who = state.players
            state.pop()
        else:
            who = frame.seat
            state.become(StudioFrame(who, frame.left - 1))
        master = state.masters[who]
        points = worth(state, who, card)
        master.portrayed = True
        state.portraits.remove(self.card)
        master.portraits.append(self.card)
        if not master.leonardo:
            master.earn(card.thalers)
            for paint in of(card.paints):
                master.gain(paint)
        if points:
            master.tally.append(Entry(state.round, "portrait", points, self.card))
        yield PortraitTaken(seat=actor(state, who), card=self.card, name=card.name, points=points)
        yield from advance(state, who, points)
