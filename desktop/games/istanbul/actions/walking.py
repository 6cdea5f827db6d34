"""Move, leave or pick up an assistant, pay the merchants, skip, end the turn (5.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.state import Frame
from desktop.games.istanbul import events
from desktop.games.istanbul.actions.kinds import card_not_held, not_now, untimely
from desktop.games.istanbul.exchange import played, roll
from desktop.games.istanbul.frames import (
    DECISIONS,
    ActionFrame,
    AssistantFrame,
    CaravanDiscardFrame,
    CaravanFrame,
    EncountersFrame,
    EndFrame,
    FamilyFrame,
    GovernorFrame,
    MerchantsFrame,
    MoveFrame,
)
from desktop.games.istanbul.pieces import PLACES, STEPS, Card, Disc, Place
from desktop.games.istanbul.state import Bazaar, distance, merchants_at, relatives_at

WALKING_CARDS = (Card.LONG_MOVE, Card.STAY)


@lru_cache(maxsize=256)
def _reach(position: int, least: int, most: int) -> tuple[int, ...]:
    """Positions within a number of steps."""
    return tuple(other for other in range(16) if least <= STEPS[position][other] <= most)


class Move(Action, frozen=True):
    """MOVE: one or two places; three or four with "Long move"; none with "Stay"."""

    when: ClassVar[tuple[type[Frame], ...]] = DECISIONS
    place: Place
    card: Card | None = None

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        player = state.me
        if not isinstance(state.agenda[-1], MoveFrame):
            cards = [cls(player.merchant, card) for card in WALKING_CARDS if card in player.hand]
            return [*cards, *(cls(place) for place in PLACES if place is not player.merchant)]
        found = [cls(place) for place in PLACES]
        if Card.LONG_MOVE in player.hand:
            found += [cls(place, Card.LONG_MOVE) for place in PLACES]
        if Card.STAY in player.hand:
            found.append(cls(player.merchant, Card.STAY))
        return found

    @classmethod
    def legal(cls, state: Any) -> Iterable[Self]:
        frame = state.agenda[-1]
        if type(frame) is not MoveFrame:
            return ()
        player = state.players[frame.seat]
        layout, steps = state.layout, state.data.movement
        here = layout.index(player.merchant)
        # in the order of the candidates
        found = [cls(place) for place in sorted(layout[at] for at in _reach(here, steps.least, steps.most))]
        if Card.LONG_MOVE in player.hand:
            far = sorted(layout[at] for at in _reach(here, steps.card_least, steps.card_most))
            found += [cls(place, Card.LONG_MOVE) for place in far]
        if Card.STAY in player.hand and _stay_refusal(state) is None:
            found.append(cls(player.merchant, Card.STAY))
        return found

    def refusal(self, state: Any) -> Refusal | None:
        card, player = self.card, state.me
        if card is not None:
            if card not in WALKING_CARDS:
                return Refusal("card_not_now", "card_windows", {"card": card})
            if card not in player.hand:
                return card_not_held(card)
        if not isinstance(state.agenda[-1], MoveFrame):
            return not_now(state) if card is None else untimely(state, card)
        steps, n = state.data.movement, distance(state, player.merchant, self.place)
        if card is Card.STAY:
            return _stay_refusal(state) if n == 0 else Refusal("stay_is_here", "stay")
        if n == 0:
            return Refusal("must_change_place", "move")
        if card is Card.LONG_MOVE:
            if steps.card_least <= n <= steps.card_most:
                return None
            return Refusal("long_move_exact", "long_move", {"n": n})
        if steps.least <= n <= steps.most:
            return None
        layout = state.layout
        a, b = layout.index(player.merchant), layout.index(self.place)
        if abs(a // 4 - b // 4) == abs(a % 4 - b % 4):
            return Refusal("diagonal", "move", {"n": n})
        return Refusal("too_far", "move", {"n": n})

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        player, start, place = state.players[seat], state.players[seat].merchant, self.place
        state.become(EncountersFrame(seat))
        state.push(ActionFrame(seat, place))
        if place is not Place.FOUNTAIN:
            seats, neutrals = merchants_at(state, place, seat)
            if seats or neutrals:
                state.push(MerchantsFrame(seat))
            state.push(AssistantFrame(seat))
        player.merchant = place
        yield events.MerchantMoved(seat=seat, start=start, place=place, card=self.card)
        if self.card is not None:
            yield played(state, seat, self.card)


def _stay_refusal(state: Bazaar) -> Refusal | None:
    player = state.me
    if player.merchant is Place.FOUNTAIN:
        return Refusal("stay_fountain", "stay")
    if player.stack or player.merchant in player.out or player.merchant in state.neutral_discs:
        return None
    return Refusal("no_assistant", "assistant_none", {"place": player.merchant})


class Leave(Action, frozen=True):
    """ASSISTANT (b): the bottom disc stays here."""

    when: ClassVar[tuple[type[Frame], ...]] = (AssistantFrame, ActionFrame)

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        frame = state.agenda[-1]
        return (cls(),) if isinstance(frame, AssistantFrame) or frame.place is Place.FOUNTAIN else ()

    def refusal(self, state: Any) -> Refusal | None:
        frame, player = state.agenda[-1], state.me
        if isinstance(frame, ActionFrame):
            return _at_fountain(state, frame, "fountain_no_assistant", "fountain")
        if player.merchant in player.out:
            return Refusal("second_assistant", "assistant", {"place": player.merchant})
        if not player.stack:
            return Refusal("no_assistant", "assistant_none", {"place": player.merchant})
        return None

    def perform(self, state: Any) -> Iterator[Event | None]:
        player, seat = state.me, state.pop().seat
        disc, place = player.stack.pop(), player.merchant
        if disc is Disc.OWN:
            player.out = tuple(sorted((*player.out, place)))
        else:
            state.neutral_discs = tuple(sorted((*state.neutral_discs, place)))
        yield events.AssistantLeft(seat=seat, place=place, disc=disc)


class PickUp(Action, frozen=True):
    """ASSISTANT (a): the disc here goes under the stack; in the variant a neutral one may be picked up instead (8.1)."""

    when: ClassVar[tuple[type[Frame], ...]] = (AssistantFrame, ActionFrame)
    disc: Disc

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        if not isinstance(state.agenda[-1], AssistantFrame):
            return ()
        return (cls(Disc.OWN), cls(Disc.NEUTRAL)) if state.variant else (cls(Disc.OWN),)

    def refusal(self, state: Any) -> Refusal | None:
        frame, player = state.agenda[-1], state.me
        if isinstance(frame, ActionFrame):
            return _at_fountain(state, frame, "fountain_no_assistant", "fountain")
        if self.disc is Disc.NEUTRAL:
            if player.merchant in state.neutral_discs:
                return None
            return Refusal("no_neutral_there", "neutral_assistants", {"place": player.merchant})
        return None if player.merchant in player.out else _nobody_at(player.merchant)

    def perform(self, state: Any) -> Iterator[Event | None]:
        player, seat = state.me, state.pop().seat
        place = player.merchant
        if self.disc is Disc.OWN:
            player.out = tuple(at for at in player.out if at != place)
        else:
            discs = list(state.neutral_discs)
            discs.remove(place)
            state.neutral_discs = tuple(discs)
        player.stack.append(self.disc)
        yield events.AssistantCollected(seat=seat, place=place, disc=self.disc)


def _nobody_at(place: Place) -> Refusal:
    return Refusal("no_assistant_there", "assistant", {"place": place})


def _at_fountain(state: Bazaar, frame: ActionFrame, code: str, rule: str) -> Refusal:
    return Refusal(code, rule) if frame.place is Place.FOUNTAIN else not_now(state)


class PayFee(Action, frozen=True):
    """MERCHANTS: 2 Lira to everybody here; a neutral merchant is then sent on by the dice (6.2, 6.3)."""

    when: ClassVar[tuple[type[Frame], ...]] = (MerchantsFrame, ActionFrame)

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        frame = state.agenda[-1]
        return (cls(),) if isinstance(frame, MerchantsFrame) or frame.place is Place.FOUNTAIN else ()

    def refusal(self, state: Any) -> Refusal | None:
        frame, player = state.agenda[-1], state.me
        if isinstance(frame, ActionFrame):
            return _at_fountain(state, frame, "fountain_no_fee", "fee_fountain")
        need = fee_due(state, frame.seat, player.merchant)
        return None if player.lira >= need else Refusal("pay_all", "fee", {"need": need, "have": player.lira})

    def perform(self, state: Any) -> Iterator[Event | None]:
        player, seat = state.me, state.pop().seat
        fee = state.data.fees.merchant
        seats, neutrals = merchants_at(state, player.merchant, seat)
        for other in seats:
            player.lira -= fee
            state.players[other].lira += fee
            yield events.FeePaid(seat=seat, to=other, lira=fee)
        for index in neutrals:
            player.lira -= fee
            yield events.FeePaid(seat=seat, to=None, lira=fee)
            dice = roll(state)
            state.neutrals[index] = Place(dice[0] + dice[1])
            yield events.NeutralMoved(seat=seat, dice=dice, place=state.neutrals[index])


def fee_due(state: Bazaar, seat: int, place: Place) -> int:
    """Lira for all merchants at a place; none at the Fountain (6.2)."""
    if place is Place.FOUNTAIN:
        return 0
    seats, neutrals = merchants_at(state, place, seat)
    return state.data.fees.merchant * (len(seats) + len(neutrals))


class Decline(Action, frozen=True):
    """ASSISTANT (c) and MERCHANTS: stop here. No action, nobody met (5.2)."""

    when: ClassVar[tuple[type[Frame], ...]] = (AssistantFrame, MerchantsFrame)

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return (cls(),)

    def refusal(self, state: Any) -> Refusal | None:
        return None

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        del state.agenda[1:]
        state.push(EndFrame(frame.seat))
        yield events.TurnCutShort(
            seat=frame.seat, place=state.players[frame.seat].merchant, at_fee=isinstance(frame, MerchantsFrame)
        )


class Skip(Action, frozen=True):
    """ACTION: leave it out; those here are still met."""

    when: ClassVar[tuple[type[Frame], ...]] = (ActionFrame, FamilyFrame)

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return (cls(),)

    def refusal(self, state: Any) -> Refusal | None:
        return None

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.pop()
        yield events.ActionSkipped(seat=frame.seat, place=frame.place)


class EndTurn(Action, frozen=True):
    """TURN_END: nothing more to be met or played."""

    when: ClassVar[tuple[type[Frame], ...]] = (
        EncountersFrame,
        EndFrame,
        CaravanFrame,
        CaravanDiscardFrame,
        GovernorFrame,
    )

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return (cls(),)

    def refusal(self, state: Any) -> Refusal | None:
        frame = state.agenda[-1]
        if isinstance(frame, EncountersFrame):
            owners = relatives_at(state, frame.seat)
            return Refusal("catch_first", "catch", {"seat": owners[0]}) if owners else None
        if isinstance(frame, EndFrame):
            return None
        return Refusal("finish_drawing_first", frame.rule)

    def perform(self, state: Any) -> Iterator[Event | None]:
        state.pop()
        return iter(())
