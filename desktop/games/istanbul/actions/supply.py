"""Places that give: warehouses, post office, wainwright, caravansary, fountain (6.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.state import Frame
from desktop.games.istanbul import events
from desktop.games.istanbul.actions.kinds import PlaceAction, not_now, too_few_lira
from desktop.games.istanbul.data import mail
from desktop.games.istanbul.exchange import (
    discard_card,
    draw_card,
    finished,
    gain_goods,
    gain_lira,
    gain_ruby,
    one,
    pay_lira,
    recall,
    roll,
)
from desktop.games.istanbul.frames import (
    ActionFrame,
    CaravanDiscardFrame,
    CaravanFrame,
    EncountersFrame,
    FountainFrame,
    GovernorFrame,
    GreenFrame,
    LeftoverFrame,
)
from desktop.games.istanbul.pieces import GOODS, WAREHOUSE_OF, Card, Good, Place
from desktop.games.istanbul.state import Bazaar, cards_left


class Fill(PlaceAction, frozen=True):
    """2-4: fill the good up; the green tile then offers one more of any kind."""

    at: ClassVar[tuple[Place, ...]] = tuple(WAREHOUSE_OF)
    rule: ClassVar[str] = "warehouse"

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat, place = state.top.seat, state.top.place
        player, good = state.players[seat], WAREHOUSE_OF[place]
        n = player.room(good)
        if Good.SPICE in player.tiles and any(player.room(other) for other in GOODS if other != good):
            state.become(GreenFrame(seat, place))
        else:
            finished(state, place)
        yield gain_goods(state, seat, one(good, n), "warehouse")


class TakeGreen(Action, frozen=True):
    """The green tile: 2 Lira for one good of any kind."""

    when: ClassVar[tuple[type[Frame], ...]] = (GreenFrame,)
    good: Good

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return [cls(good) for good in GOODS]

    def refusal(self, state: Any) -> Refusal | None:
        player = state.me
        if not player.room(self.good):
            return Refusal("no_room", "capacity", {"good": self.good, "n": player.capacity})
        return too_few_lira(player.lira, state.data.fees.green_tile)

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        finished(state, frame.place)
        yield pay_lira(state, frame.seat, state.data.fees.green_tile, "green_tile")
        yield gain_goods(state, frame.seat, one(self.good), "green_tile")


class NoGreen(Action, frozen=True):
    """Keep the 2 Lira."""

    when: ClassVar[tuple[type[Frame], ...]] = (GreenFrame,)

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return (cls(),)

    def refusal(self, state: Any) -> Refusal | None:
        return None

    def perform(self, state: Any) -> Iterator[Event | None]:
        finished(state, state.top.place)
        return iter(())


class TakeMail(PlaceAction, frozen=True):
    """5: the four uncovered items, then the indicator moves."""

    at: ClassVar[tuple[Place, ...]] = (Place.POST_OFFICE,)
    rule: ClassVar[str] = "post_office"

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        finished(state, Place.POST_OFFICE)
        yield from take_mail(state, seat)


def take_mail(state: Bazaar, seat: int) -> Iterator[Event]:
    """Everything uncovered; then the leftmost indicator on top slides down, or all four go back up (3.8)."""
    goods, lira = mail(state.data, state.mail)
    yield gain_goods(state, seat, goods, "post_office")
    yield gain_lira(state, seat, lira, "post_office")
    state.mail = (state.mail + 1) % 5
    yield events.MailMoved(seat=seat, moved=state.mail)


class BuyExtension(PlaceAction, frozen=True):
    """1: 7 Lira for one extension; the third brings a ruby."""

    at: ClassVar[tuple[Place, ...]] = (Place.WAINWRIGHT,)
    rule: ClassVar[str] = "wainwright"

    def why(self, state: Bazaar) -> Refusal | None:
        barrow, player = state.data.wheelbarrow, state.me
        if player.capacity >= barrow.capacity + barrow.extensions:
            return Refusal("extension_max", "wainwright", {"n": barrow.extensions})
        return too_few_lira(player.lira, barrow.price)

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        player, barrow = state.players[seat], state.data.wheelbarrow
        finished(state, Place.WAINWRIGHT)
        player.lira -= barrow.price
        player.capacity += 1
        yield events.ExtensionBought(seat=seat, lira=barrow.price, capacity=player.capacity)
        if player.capacity == barrow.capacity + barrow.extensions and state.rubies[Place.WAINWRIGHT]:
            yield from gain_ruby(state, seat, Place.WAINWRIGHT)


class VisitCaravansary(PlaceAction, frozen=True):
    """6: take two cards, discard one."""

    at: ClassVar[tuple[Place, ...]] = (Place.CARAVANSARY,)
    rule: ClassVar[str] = "caravansary"

    def why(self, state: Bazaar) -> Refusal | None:
        return None if cards_left(state) else Refusal("no_bonus_cards_left", "bonus_cards")

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        state.become(CaravanFrame(frame.seat, frame.place, state.data.caravansary.take))
        return iter(())


def _next_card(state: Bazaar, frame: CaravanFrame) -> None:
    """One card was taken: another, or discard; as many as exist (5.4)."""
    if frame.left > 1 and cards_left(state):
        state.become(CaravanFrame(frame.seat, frame.place, frame.left - 1))
    else:
        state.become(CaravanDiscardFrame(frame.seat, frame.place))


class DrawCard(Action, frozen=True):
    """Caravansary: a card from the face-down pile."""

    when: ClassVar[tuple[type[Frame], ...]] = (CaravanFrame,)

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return (cls(),)

    def refusal(self, state: Any) -> Refusal | None:
        return None if cards_left(state) else Refusal("no_bonus_cards_left", "bonus_cards")

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        yield from draw_card(state, frame.seat)
        _next_card(state, frame)


class TakeDiscard(Action, frozen=True):
    """Caravansary: the card on top of the discard pile. Nothing else may take from there."""

    when: ClassVar[tuple[type[Frame], ...]] = (CaravanFrame, ActionFrame, EncountersFrame, GovernorFrame)

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return (cls(),)

    def refusal(self, state: Any) -> Refusal | None:
        frame = state.agenda[-1]
        if isinstance(frame, CaravanFrame):
            return None if state.discard else Refusal("discard_empty", "caravansary")
        if isinstance(frame, ActionFrame) and frame.place is Place.CARAVANSARY:
            return not_now(state)
        return Refusal("discard_only_caravansary", "caravansary")

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        card = state.discard.pop()
        state.players[frame.seat].hand.append(card)
        _next_card(state, frame)
        yield events.DiscardTaken(seat=frame.seat, card=card)


class Discard(Action, frozen=True):
    """Caravansary: put one card of the hand away. Governor: give one instead of 2 Lira."""

    when: ClassVar[tuple[type[Frame], ...]] = (CaravanDiscardFrame, GovernorFrame)
    card: Card

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return [cls(card) for card in dict.fromkeys(state.me.hand)]

    def refusal(self, state: Any) -> Refusal | None:
        if self.card in state.me.hand and self.card is not Card.HIDDEN:
            return None
        return Refusal("card_not_held", "bonus_cards", {"card": self.card})

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        if isinstance(frame, CaravanDiscardFrame):
            finished(state, frame.place)
            yield discard_card(state, frame.seat, self.card)
        else:
            state.pop()
            yield discard_card(state, frame.seat, self.card)
            yield from send_governor(state, frame.seat)


def send_governor(state: Bazaar, seat: int) -> Iterator[Event]:
    """After use the dice move the governor (6.4)."""
    dice = roll(state)
    state.governor = Place(dice[0] + dice[1])
    yield events.GovernorMoved(seat=seat, dice=dice, place=state.governor)


class CallBack(PlaceAction, frozen=True):
    """7: begin to call assistants back."""

    at: ClassVar[tuple[Place, ...]] = (Place.FOUNTAIN,)
    rule: ClassVar[str] = "fountain"

    def why(self, state: Bazaar) -> Refusal | None:
        return None if state.me.out else Refusal("nobody_out", "fountain")

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        state.become(FountainFrame(frame.seat, frame.place))
        return iter(())


class Recall(Action, frozen=True):
    """Fountain: one more assistant comes back."""

    when: ClassVar[tuple[type[Frame], ...]] = (FountainFrame,)
    place: Place

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        neutral = [place for place in dict.fromkeys(state.neutral_discs) if place not in state.me.out]
        return [cls(place) for place in (*state.me.out, *neutral)]

    def refusal(self, state: Any) -> Refusal | None:
        if self.place in state.me.out:
            return None
        if self.place in state.neutral_discs:
            return Refusal("neutral_not_yours", "neutral_assistants", {"place": self.place})
        return Refusal("no_assistant_there", "assistant", {"place": self.place})

    def perform(self, state: Any) -> Iterator[Event | None]:
        yield recall(state, state.top.seat, self.place, "fountain")


class Done(Action, frozen=True):
    """Fountain: enough. After the last round: no more cards."""

    when: ClassVar[tuple[type[Frame], ...]] = (FountainFrame, LeftoverFrame)

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return (cls(),)

    def refusal(self, state: Any) -> Refusal | None:
        return None

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        if isinstance(frame, FountainFrame):
            finished(state, frame.place)
        else:
            state.pop()
        return iter(())
