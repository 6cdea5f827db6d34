"""The two kinds of action that have their moment in common: what a place offers, and what a card does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self

from desktop.engine.action import Action, Refusal
from desktop.engine.state import Frame
from desktop.games.istanbul.frames import (
    DECISIONS,
    ActionFrame,
    CaravanDiscardFrame,
    CaravanFrame,
    EncountersFrame,
    FamilyFrame,
    GovernorFrame,
    LeftoverFrame,
    MerchantsFrame,
)
from desktop.games.istanbul.pieces import Card, Place
from desktop.games.istanbul.state import Bazaar

ACTING: tuple[type[Frame], ...] = (ActionFrame, FamilyFrame)


def not_now(state: Bazaar) -> Refusal:
    """The engine's own answer, for a kind that fits a frame only sometimes."""
    frame = state.agenda[-1]
    return Refusal("not_now", frame.rule, {"frame": type(frame).__name__})


def too_few_lira(lira: int, need: int) -> Refusal | None:
    """None when there is enough."""
    return None if lira >= need else Refusal("too_few_lira", "money", {"need": need, "have": lira})


class PlaceAction(Action, frozen=True):
    """What a place offers, once a visit. Tried too early or a second time, it says so."""

    when: ClassVar[tuple[type[Frame], ...]] = (ActionFrame, FamilyFrame, MerchantsFrame, EncountersFrame)
    at: ClassVar[tuple[Place, ...]] = ()
    rule: ClassVar[str] = ""

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        """Everything that could be tried at the place."""
        return (cls(),)

    def why(self, state: Bazaar) -> Refusal | None:
        """Why not, at the right place and time."""
        return None

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return cls.options(state) if state.acting_place in cls.at else ()

    @classmethod
    def legal(cls, state: Any) -> Iterable[Self]:
        frame = state.agenda[-1]
        if type(frame) not in ACTING or frame.place not in cls.at:
            return ()
        return [action for action in cls.options(state) if action.why(state) is None]

    def refusal(self, state: Any) -> Refusal | None:
        frame = state.agenda[-1]
        if type(frame) in ACTING:
            if frame.place not in self.at:
                return Refusal("other_place", self.rule, {"place": frame.place})
            return self.why(state)
        if isinstance(frame, EncountersFrame) and (frame.done in self.at or state.me.merchant in self.at):
            if frame.done is None:
                return Refusal("action_over", "turn")
            return Refusal("one_per_action", "one_per_action", {"place": frame.done})
        if isinstance(frame, MerchantsFrame) and state.me.merchant in self.at:
            return Refusal("pay_first", "fee", {"place": state.me.merchant, "lira": state.data.fees.merchant})
        return not_now(state)


class CardAction(Action, frozen=True):
    """A bonus card with its window (5.3). Played at another moment, it says when it would be right."""

    when: ClassVar[tuple[type[Frame], ...]] = DECISIONS
    card: ClassVar[Card]
    window: ClassVar[tuple[type[Frame], ...]] = ()

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        """Everything that could be tried with the card."""
        return (cls(),)

    def why(self, state: Bazaar) -> Refusal | None:
        """Why not, with the card in hand at its moment."""
        return None

    def untimely(self, state: Bazaar) -> Refusal:
        """Why not at this moment."""
        return untimely(state, self.card)

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return cls.options(state) if cls.card in state.me.hand else ()

    @classmethod
    def legal(cls, state: Any) -> Iterable[Self]:
        frame = state.agenda[-1]
        if type(frame) not in cls.window or cls.card not in state.players[frame.seat].hand:
            return ()
        return [action for action in cls.options(state) if action.why(state) is None]

    def refusal(self, state: Any) -> Refusal | None:
        if self.card not in state.me.hand:
            return card_not_held(self.card)
        if type(state.agenda[-1]) not in self.window:
            return self.untimely(state)
        return self.why(state)


def card_not_held(card: Card) -> Refusal:
    return Refusal("card_not_held", "bonus_cards", {"card": card})


def untimely(state: Bazaar, card: Card) -> Refusal:
    """A card outside its window."""
    frame = state.agenda[-1]
    if isinstance(frame, LeftoverFrame):
        return Refusal("only_goods_and_lira_cards", "end_cards", {"card": card})
    if isinstance(frame, (CaravanFrame, CaravanDiscardFrame, GovernorFrame)):
        return Refusal("finish_drawing_first", frame.rule)
    return Refusal("card_not_now", "card_windows", {"card": card})
