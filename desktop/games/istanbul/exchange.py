"""Gains, payments, draws and rolls that many actions share. Each changes the state and says what happened."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.engine.action import Event
from desktop.games.istanbul import events
from desktop.games.istanbul.frames import EncountersFrame
from desktop.games.istanbul.pieces import Card, Disc, Good, Place, Reward
from desktop.games.istanbul.state import Bazaar, Goods


def gain_goods(state: Bazaar, seat: int, goods: Goods, source: str) -> Event:
    """What fits is gained, the rest is lost (3.10)."""
    player = state.players[seat]
    held, capacity = player.goods, player.capacity
    gained, lost = [0, 0, 0, 0], [0, 0, 0, 0]
    for good, n in enumerate(goods):
        if n:
            fits = min(n, capacity - held[good])
            held[good] += fits
            gained[good], lost[good] = fits, n - fits
    return events.GoodsGained(
        seat=seat, goods=(gained[0], gained[1], gained[2], gained[3]), lost=(lost[0], lost[1], lost[2], lost[3]),
        source=source,
    )  # fmt: skip


def one(good: Good, n: int = 1) -> Goods:
    """n of one good."""
    return (
        n if good == Good.FABRIC else 0,
        n if good == Good.SPICE else 0,
        n if good == Good.FRUIT else 0,
        n if good == Good.JEWELRY else 0,
    )


def pay_goods(state: Bazaar, seat: int, goods: Goods, reason: str) -> Event:
    held = state.players[seat].goods
    for good, n in enumerate(goods):
        held[good] -= n
    return events.GoodsPaid(seat=seat, goods=goods, reason=reason)


def gain_lira(state: Bazaar, seat: int, lira: int, source: str) -> Event:
    state.players[seat].lira += lira
    return events.LiraGained(seat=seat, lira=lira, source=source)


def pay_lira(state: Bazaar, seat: int, lira: int, reason: str) -> Event:
    """To the supply."""
    state.players[seat].lira -= lira
    return events.LiraPaid(seat=seat, lira=lira, reason=reason)


def gain_ruby(state: Bazaar, seat: int, place: Place) -> Iterator[Event]:
    """Take a ruby from a place; the first to reach the target begins the last round (7)."""
    last = state.final_round
    player = state.players[seat]
    state.rubies[place] -= 1
    player.rubies += (place,)
    yield events.RubyGained(seat=seat, place=place, count=len(player.rubies))
    if not last and state.final_round:
        yield events.LastRound(seat=seat, rubies=len(player.rubies))


def draw_card(state: Bazaar, seat: int) -> Iterator[Event]:
    """From the draw pile; an empty one is made anew from the discard pile (5.4). There must be a card."""
    if not state.deck:
        state.deck, state.discard = state.discard, []
        yield events.Reshuffled(cards=len(state.deck))
    card = state.take(state.deck)
    state.players[seat].hand.append(card)
    yield events.CardDrawn(seat=seat, card=card)


def discard_card(state: Bazaar, seat: int, card: Card) -> Event:
    state.players[seat].hand.remove(card)
    state.discard.append(card)
    return events.CardDiscarded(seat=seat, card=card)


def played(state: Bazaar, seat: int, card: Card) -> Event:
    """A card whose effect is over goes onto the discard pile (6.5)."""
    state.players[seat].hand.remove(card)
    state.discard.append(card)
    return events.CardPlayed(seat=seat, card=card)


def reward(state: Bazaar, seat: int, chosen: Reward, source: str) -> Iterator[Event]:
    """3 Lira or a card from the draw pile (6.4)."""
    if chosen is Reward.LIRA:
        yield gain_lira(state, seat, state.data.rewards.catch, source)
    else:
        yield from draw_card(state, seat)


def recall(state: Bazaar, seat: int, place: Place, source: str) -> Event:
    """An own assistant from a place to the bottom of the stack."""
    player = state.players[seat]
    player.out = tuple(at for at in player.out if at != place)
    player.stack.append(Disc.OWN)
    return events.AssistantRecalled(seat=seat, place=place, source=source)


def roll(state: Bazaar) -> tuple[int, int]:
    """Two dice."""
    state.dice = (state.below(6) + 1, state.below(6) + 1)
    return state.dice


def finished(state: Bazaar, place: Place) -> None:
    """The open action of a place is over: its frame ends and the encounters below learn what was done."""
    seat = state.pop().seat
    state.become(EncountersFrame(seat, done=place))
