"""Bonus cards that are not part of another action (6.5), and the yellow tile (6.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.state import Frame
from desktop.games.istanbul import events
from desktop.games.istanbul.actions.kinds import CardAction, too_few_lira
from desktop.games.istanbul.actions.supply import take_mail
from desktop.games.istanbul.actions.trade import buy_ruby, deliver, deliveries, delivery_refusal, purchase_refusal
from desktop.games.istanbul.exchange import gain_goods, gain_lira, one, pay_lira, played, recall, reward
from desktop.games.istanbul.frames import (
    DECISIONS,
    ActionFrame,
    AssistantFrame,
    EncountersFrame,
    EndFrame,
    FamilyFrame,
    GreenFrame,
    LeftoverFrame,
    MerchantsFrame,
    MoveFrame,
    SmugglerFrame,
)
from desktop.games.istanbul.pieces import GOODS, Card, Good, Place, Reward
from desktop.games.istanbul.state import Bazaar, cards_left


class PlayLira(CardAction, frozen=True):
    """5 Lira, also while a payment is asked for."""

    card: ClassVar[Card] = Card.GAIN_LIRA
    window: ClassVar[tuple[type[Frame], ...]] = (
        MoveFrame, AssistantFrame, MerchantsFrame, ActionFrame, FamilyFrame, EncountersFrame, EndFrame, GreenFrame,
        SmugglerFrame, LeftoverFrame,
    )  # fmt: skip

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        yield gain_lira(state, seat, state.data.rewards.card, "card")
        yield played(state, seat, self.card)


class PlayGood(CardAction, frozen=True):
    """A good of any kind, not in the middle of a payment."""

    card: ClassVar[Card] = Card.GAIN_GOOD
    window: ClassVar[tuple[type[Frame], ...]] = (
        MoveFrame, AssistantFrame, ActionFrame, FamilyFrame, EncountersFrame, EndFrame, LeftoverFrame,
    )  # fmt: skip
    good: Good

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        return [cls(good) for good in GOODS]

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        yield gain_goods(state, seat, one(self.good), "card")
        yield played(state, seat, self.card)


class PlayRecall(CardAction, frozen=True):
    """An own assistant from any place, before the assistant step."""

    card: ClassVar[Card] = Card.RECALL_ASSISTANT
    window: ClassVar[tuple[type[Frame], ...]] = (MoveFrame, AssistantFrame)
    place: Place

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        player = state.me
        return [cls(place) for place in player.out or (player.merchant,)]

    def why(self, state: Bazaar) -> Refusal | None:
        if self.place in state.me.out:
            return None
        return Refusal("no_assistant_there", "assistant", {"place": self.place})

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        yield recall(state, seat, self.place, "card")
        yield played(state, seat, self.card)


class PlayFamily(CardAction, frozen=True):
    """The own family member comes home, and its player takes the reward."""

    card: ClassVar[Card] = Card.FAMILY_TO_POLICE
    window: ClassVar[tuple[type[Frame], ...]] = (
        MoveFrame, AssistantFrame, MerchantsFrame, ActionFrame, EncountersFrame, EndFrame,
    )  # fmt: skip
    reward: Reward

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        return [cls(chosen) for chosen in Reward]

    def why(self, state: Bazaar) -> Refusal | None:
        if state.me.family is Place.POLICE:
            return Refusal("family_already_home", "family_to_police")
        if self.reward is Reward.CARD and not cards_left(state):
            return Refusal("no_bonus_cards_left", "bonus_cards")
        return None

    def untimely(self, state: Bazaar) -> Refusal:
        if isinstance(state.agenda[-1], FamilyFrame):
            return Refusal("family_is_acting", "family_sent")
        return super().untimely(state)

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        player = state.players[seat]
        place, player.family = player.family, Place.POLICE
        yield events.FamilyReturned(seat=seat, place=place)
        yield from reward(state, seat, self.reward, "card")
        yield played(state, seat, self.card)


class DoubleAction(CardAction, frozen=True):
    """Do again what was just done, before anybody is met (5.3)."""

    window: ClassVar[tuple[type[Frame], ...]] = (EncountersFrame,)
    place: ClassVar[Place]

    @classmethod
    def legal(cls, state: Any) -> Iterable[Self]:
        frame = state.agenda[-1]
        if type(frame) is not EncountersFrame or frame.done is not cls.place:
            return ()
        return super().legal(state)

    def untimely(self, state: Bazaar) -> Refusal:
        if isinstance(state.agenda[-1], (MoveFrame, AssistantFrame, MerchantsFrame, ActionFrame, FamilyFrame)):
            return Refusal("no_action_to_repeat", "card_windows", {"card": self.card})
        return super().untimely(state)

    def why(self, state: Bazaar) -> Refusal | None:
        frame = state.agenda[-1]
        assert isinstance(frame, EncountersFrame)
        if frame.done is not self.place:
            return Refusal("no_action_to_repeat", "card_windows", {"card": self.card})
        if frame.caught or frame.governor or frame.smuggler:
            return Refusal("card_not_now", "card_windows", {"card": self.card})
        return self.again(state)

    def again(self, state: Bazaar) -> Refusal | None:
        """Why the second action is not possible at the new price."""
        return None


class DoublePost(DoubleAction, frozen=True):
    """The mail once more."""

    card: ClassVar[Card] = Card.DOUBLE_POST
    place: ClassVar[Place] = Place.POST_OFFICE

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        yield from take_mail(state, seat)
        yield played(state, seat, self.card)


class DoublePalace(DoubleAction, frozen=True):
    """A second delivery, by the longer list."""

    card: ClassVar[Card] = Card.DOUBLE_PALACE
    place: ClassVar[Place] = Place.PALACE
    extra: tuple[Good, ...] = ()

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        return [cls(extra) for extra in deliveries(state)]

    def again(self, state: Bazaar) -> Refusal | None:
        return delivery_refusal(state, self.extra)

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        yield from deliver(state, seat, self.extra)
        yield played(state, seat, self.card)


class DoubleDealer(DoubleAction, frozen=True):
    """A second ruby, at the new price."""

    card: ClassVar[Card] = Card.DOUBLE_DEALER
    place: ClassVar[Place] = Place.DEALER

    def again(self, state: Bazaar) -> Refusal | None:
        return purchase_refusal(state)

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        yield from buy_ruby(state, seat)
        yield played(state, seat, self.card)


YELLOW_WINDOW: tuple[type[Frame], ...] = (
    MoveFrame, AssistantFrame, ActionFrame, FamilyFrame, EncountersFrame, EndFrame,
)  # fmt: skip


class UseYellow(Action, frozen=True):
    """The yellow tile: 2 Lira call an own assistant back, once a turn."""

    when: ClassVar[tuple[type[Frame], ...]] = DECISIONS
    place: Place

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        player = state.me
        return [cls(place) for place in player.out or (player.merchant,)] if Good.FRUIT in player.tiles else ()

    @classmethod
    def legal(cls, state: Any) -> Iterable[Self]:
        frame = state.agenda[-1]
        player = state.players[frame.seat]
        if (
            Good.FRUIT not in player.tiles
            or state.yellow_used
            or type(frame) not in YELLOW_WINDOW
            or player.lira < state.data.fees.yellow_tile
        ):
            return ()
        return [cls(place) for place in player.out]

    def refusal(self, state: Any) -> Refusal | None:
        player = state.me
        if Good.FRUIT not in player.tiles:
            return Refusal("no_tile", "mosque_yellow", {"good": Good.FRUIT})
        if type(state.agenda[-1]) not in YELLOW_WINDOW:
            return Refusal("tile_not_now", "card_windows", {"good": Good.FRUIT})
        if state.yellow_used:
            return Refusal("yellow_used", "mosque_yellow")
        if self.place not in player.out:
            return Refusal("no_assistant_there", "assistant", {"place": self.place})
        return too_few_lira(player.lira, state.data.fees.yellow_tile)

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        state.yellow_used = True
        yield pay_lira(state, seat, state.data.fees.yellow_tile, "yellow_tile")
        yield recall(state, seat, self.place, "yellow_tile")
