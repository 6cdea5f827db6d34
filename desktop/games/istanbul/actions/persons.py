"""Police station, and those who are met after the action: rival family members, governor, smuggler (6.1, 6.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.state import Frame
from desktop.games.istanbul import events
from desktop.games.istanbul.actions.kinds import PlaceAction, too_few_lira
from desktop.games.istanbul.actions.supply import send_governor
from desktop.games.istanbul.exchange import draw_card, gain_goods, one, pay_goods, pay_lira, reward, roll
from desktop.games.istanbul.frames import EncountersFrame, EndFrame, FamilyFrame, GovernorFrame, SmugglerFrame
from desktop.games.istanbul.pieces import GOODS, PLACES, Good, Place, Reward
from desktop.games.istanbul.state import Bazaar, cards_left, relatives_at


class SendFamily(PlaceAction, frozen=True):
    """12: the family member goes to any other place and acts there; what comes after stays at the police station."""

    at: ClassVar[tuple[Place, ...]] = (Place.POLICE,)
    rule: ClassVar[str] = "police"
    place: Place

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        return [cls(place) for place in PLACES]

    def why(self, state: Bazaar) -> Refusal | None:
        if state.me.family is not Place.POLICE:
            return Refusal("family_not_home", "police", {"place": state.me.family})
        return Refusal("family_to_12", "police") if self.place is Place.POLICE else None

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        state.become(FamilyFrame(seat, self.place))
        state.players[seat].family = self.place
        yield events.FamilySent(seat=seat, place=self.place)


class Encounter(Action, frozen=True):
    """Somebody who is met only after the merchants were passed, and never by a family member."""

    when: ClassVar[tuple[type[Frame], ...]] = (EncountersFrame, EndFrame, FamilyFrame)

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        """Everything that could be tried."""
        return (cls(),)

    def why(self, state: Bazaar, frame: EncountersFrame) -> Refusal | None:
        """Why not, at the right time."""
        return None

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return cls.options(state)

    @classmethod
    def legal(cls, state: Any) -> Iterable[Self]:
        frame = state.agenda[-1]
        if type(frame) is not EncountersFrame:
            return ()
        return [action for action in cls.options(state) if action.why(state, frame) is None]

    def refusal(self, state: Any) -> Refusal | None:
        frame = state.agenda[-1]
        if isinstance(frame, EndFrame):
            return Refusal("turn_cut_short", "encounters")
        if isinstance(frame, FamilyFrame):
            return Refusal("family_no_encounters", "family_sent")
        return self.why(state, frame)


class Catch(Encounter, frozen=True):
    """Send a rival's family member home, for 3 Lira or a card. Only the reward is a choice."""

    owner: int
    reward: Reward

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        owners = relatives_at(state, state.agenda[-1].seat)
        return [cls(owner, chosen) for owner in owners for chosen in Reward] if owners else ()

    def why(self, state: Bazaar, frame: EncountersFrame) -> Refusal | None:
        if self.owner == frame.seat:
            return Refusal("own_family", "catch")
        if self.owner not in relatives_at(state, frame.seat):
            return Refusal("nobody_to_catch", "catch")
        if self.reward is Reward.CARD and not cards_left(state):
            return Refusal("no_bonus_cards_left", "bonus_cards")
        return None

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        state.become(EncountersFrame(frame.seat, frame.done, True, frame.governor, frame.smuggler))
        state.players[self.owner].family = Place.POLICE
        yield events.Caught(seat=frame.seat, owner=self.owner, place=state.players[frame.seat].merchant)
        yield from reward(state, frame.seat, self.reward, "catch")


class MeetGovernor(Encounter, frozen=True):
    """Draw a card, then pay 2 Lira or discard one."""

    def why(self, state: Bazaar, frame: EncountersFrame) -> Refusal | None:
        if state.governor is not state.me.merchant:
            return Refusal("not_here", "encounters", {"place": state.governor})
        if frame.governor:
            return Refusal("once_per_turn", "encounters")
        return None if cards_left(state) else Refusal("no_bonus_cards_left", "bonus_cards")

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        state.become(EncountersFrame(frame.seat, frame.done, frame.caught, True, frame.smuggler))
        state.push(GovernorFrame(frame.seat))
        yield from draw_card(state, frame.seat)


class MeetSmuggler(Encounter, frozen=True):
    """Take a good of any kind, then pay 2 Lira or a good."""

    good: Good

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        return [cls(good) for good in GOODS]

    @classmethod
    def legal(cls, state: Any) -> Iterable[Self]:
        frame = state.agenda[-1]
        if (
            type(frame) is not EncountersFrame
            or frame.smuggler
            or state.smuggler is not state.players[frame.seat].merchant
        ):
            return ()
        return cls.options(state)

    def why(self, state: Bazaar, frame: EncountersFrame) -> Refusal | None:
        if state.smuggler is not state.me.merchant:
            return Refusal("not_here", "encounters", {"place": state.smuggler})
        return Refusal("once_per_turn", "encounters") if frame.smuggler else None

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        held = not state.players[frame.seat].room(self.good)
        state.become(EncountersFrame(frame.seat, frame.done, frame.caught, frame.governor, True))
        state.push(SmugglerFrame(frame.seat, self.good, held))
        if not held:
            yield gain_goods(state, frame.seat, one(self.good), "smuggler")


class PayPerson(Action, frozen=True):
    """2 Lira to the governor or the smuggler; then the dice move them on."""

    when: ClassVar[tuple[type[Frame], ...]] = (GovernorFrame, SmugglerFrame)

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return (cls(),)

    def refusal(self, state: Any) -> Refusal | None:
        fees = state.data.fees
        need = fees.governor if isinstance(state.agenda[-1], GovernorFrame) else fees.smuggler
        return too_few_lira(state.me.lira, need)

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.pop()
        if isinstance(frame, GovernorFrame):
            yield pay_lira(state, frame.seat, state.data.fees.governor, "governor")
            yield from send_governor(state, frame.seat)
            return
        yield pay_lira(state, frame.seat, state.data.fees.smuggler, "smuggler")
        if frame.held:
            yield events.GoodLost(seat=frame.seat, good=frame.good)
        yield from _send_smuggler(state, frame.seat)


class GiveGood(Action, frozen=True):
    """A good to the smuggler instead of 2 Lira; the one just taken will do."""

    when: ClassVar[tuple[type[Frame], ...]] = (SmugglerFrame,)
    good: Good

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        return [cls(good) for good in GOODS]

    def refusal(self, state: Any) -> Refusal | None:
        if state.me.goods[self.good]:  # a good that is held in the hand has its track full, so this covers it
            return None
        return Refusal("too_few_goods", "smuggler", {"good": self.good, "need": 1, "have": 0})

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.pop()
        if frame.held and self.good is frame.good:
            yield events.GoodsPaid(seat=frame.seat, goods=one(self.good), reason="smuggler_back")
        else:
            yield pay_goods(state, frame.seat, one(self.good), "smuggler")
            if frame.held:
                yield events.GoodLost(seat=frame.seat, good=frame.good)
        yield from _send_smuggler(state, frame.seat)


def _send_smuggler(state: Bazaar, seat: int) -> Iterator[Event]:
    """After use the dice move the smuggler (6.4)."""
    dice = roll(state)
    state.smuggler = Place(dice[0] + dice[1])
    yield events.SmugglerMoved(seat=seat, dice=dice, place=state.smuggler)
