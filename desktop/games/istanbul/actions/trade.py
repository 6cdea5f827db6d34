"""Places where goods and Lira become Lira, tiles and rubies: markets, palace, mosques, dealer (6.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement, product
from typing import Any, ClassVar, Self

from desktop.engine.action import Event, Refusal
from desktop.engine.state import Frame
from desktop.games.istanbul import events
from desktop.games.istanbul.actions.kinds import (
    ACTING,
    PlaceAction,
    card_not_held,
    too_few_lira,
    untimely,
)
from desktop.games.istanbul.exchange import finished, gain_ruby, one, pay_goods, pay_lira, played
from desktop.games.istanbul.frames import DECISIONS
from desktop.games.istanbul.pieces import GOODS, MARKETS, MOSQUE_COLOURS, Card, Disc, Good, Place
from desktop.games.istanbul.state import Bazaar, Goods, Player, dealer_price, palace_order

NOTHING: Goods = (0, 0, 0, 0)
MOST_SOLD = 5


def parcels(limits: Iterable[int]) -> list[Goods]:
    """Every choice of 1 to 5 goods within four limits."""
    fabric, spice, fruit, jewelry = (range(n + 1) for n in limits)
    return [(a, b, c, d) for a, b, c, d in product(fabric, spice, fruit, jewelry) if 1 <= a + b + c + d <= MOST_SOLD]


class Sell(PlaceAction, frozen=True):
    """10, 11: sell 1-5 goods that the top tile wants; at the small market, with "Small Market, any goods", any."""

    when: ClassVar[tuple[type[Frame], ...]] = DECISIONS
    at: ClassVar[tuple[Place, ...]] = MARKETS
    rule: ClassVar[str] = "market"
    goods: Goods
    card: Card | None = None

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        player = state.me
        found = [cls(NOTHING), *(cls(goods) for goods in parcels(player.goods))]
        if Card.MARKET_ANY in player.hand:
            found += [cls(goods, Card.MARKET_ANY) for goods in parcels(player.goods)]
        return found

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        frame = state.agenda[-1]
        if isinstance(frame, PlaceAction.when) and state.acting_place in MARKETS:
            return cls.options(state)
        return (cls(NOTHING, Card.MARKET_ANY),) if Card.MARKET_ANY in state.me.hand else ()

    @classmethod
    def legal(cls, state: Any) -> Iterable[Self]:
        frame = state.agenda[-1]
        if type(frame) not in ACTING or frame.place not in MARKETS:
            return ()
        player = state.players[frame.seat]
        held, top = player.goods, state.market(frame.place).top
        found = [cls(goods) for goods in parcels(map(min, held, top))]
        if frame.place is Place.SMALL_MARKET and Card.MARKET_ANY in player.hand:
            found += [cls(goods, Card.MARKET_ANY) for goods in parcels(held)]
        return found

    def refusal(self, state: Any) -> Refusal | None:
        if self.card is not None:
            if self.card is not Card.MARKET_ANY:
                return Refusal("card_not_now", "card_windows", {"card": self.card})
            if self.card not in state.me.hand:
                return card_not_held(self.card)
            frame = state.agenda[-1]
            if type(frame) not in ACTING or frame.place not in MARKETS:
                return untimely(state, self.card)
        return super().refusal(state)

    def why(self, state: Bazaar) -> Refusal | None:
        place, held, goods = state.acting_place, state.me.goods, self.goods
        if self.card is not None and place is not Place.SMALL_MARKET:
            return Refusal("market_any_small_only", "market_any")
        if min(goods) < 0 or not any(goods):
            return Refusal("sell_at_least_one", "market_once")
        if sum(goods) > MOST_SOLD:
            return Refusal("sell_at_most_five", "market", {"n": MOST_SOLD})
        for good in GOODS:
            if goods[good] > held[good]:
                return Refusal("too_few_goods", "market", {"good": good, "need": goods[good], "have": held[good]})
        if self.card is None:
            top = state.market(place).top
            for good in GOODS:
                if goods[good] > top[good]:
                    return Refusal("not_demanded", "demand", {"good": good, "n": top[good]})
        return None

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        seat, place = frame.seat, frame.place
        finished(state, place)
        market = state.market(place)
        payouts = state.data.markets.large if place is Place.LARGE_MARKET else state.data.markets.small
        player, lira = state.players[seat], payouts[sum(self.goods) - 1]
        for good, n in enumerate(self.goods):
            player.goods[good] -= n
        player.lira += lira
        yield events.Sold(seat=seat, goods=self.goods, lira=lira, place=place)
        if self.card is not None:
            yield played(state, seat, self.card)
        # a tile never seen before is drawn now; after all five were on top the order is known to everybody
        tile = state.take(market.unseen) if market.unseen else market.sold.pop(0)
        market.sold.append(market.top)
        market.top = tile
        yield events.DemandChanged(seat=None, place=place, tile=tile)


class Deliver(PlaceAction, frozen=True):
    """13: all uncovered goods for a ruby; `extra` are the goods paid on spaces for any good."""

    at: ClassVar[tuple[Place, ...]] = (Place.PALACE,)
    rule: ClassVar[str] = "palace"
    extra: tuple[Good, ...] = ()

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        return [cls(extra) for extra in deliveries(state)]

    def why(self, state: Bazaar) -> Refusal | None:
        return delivery_refusal(state, self.extra)

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        finished(state, Place.PALACE)
        yield from deliver(state, seat, self.extra)


def deliveries(state: Bazaar) -> list[tuple[Good, ...]]:
    """What could be laid on the spaces for any good; nothing at all is tried too where something is due."""
    if not state.rubies[Place.PALACE]:
        return [()]
    n = palace_order(state)[1]
    return [*([()] if n else []), *combinations_with_replacement(GOODS, n)]


def delivery_refusal(state: Bazaar, extra: tuple[Good, ...]) -> Refusal | None:
    """Why the sultan refuses: no ruby, or something of the order is missing (3.7)."""
    if not state.rubies[Place.PALACE]:
        return Refusal("no_ruby_left", "ruby_places", {"place": Place.PALACE})
    due, any_due = palace_order(state)
    rest = [held - n for held, n in zip(state.me.goods, due, strict=True)]
    for good in extra:
        rest[good] -= 1
    missing = [max(0, -n) for n in rest]
    short = any_due - len(extra)
    if short < 0:
        return Refusal("palace_too_much", "palace", {"n": any_due})
    if short or any(missing):
        return Refusal("palace_incomplete", "palace", {"missing": missing, "any": short})
    return None


def deliver(state: Bazaar, seat: int, extra: tuple[Good, ...]) -> Iterator[Event]:
    due = list(palace_order(state)[0])
    for good in extra:
        due[good] += 1
    yield pay_goods(state, seat, (due[0], due[1], due[2], due[3]), "palace")
    yield from gain_ruby(state, seat, Place.PALACE)


class TakeTile(PlaceAction, frozen=True):
    """14, 15: hold as many goods of the colour as the top tile shows, pay one, take the tile; both colours of a mosque
    bring a ruby."""

    at: ClassVar[tuple[Place, ...]] = tuple(MOSQUE_COLOURS)
    rule: ClassVar[str] = "mosque"
    good: Good

    @classmethod
    def options(cls, state: Bazaar) -> Iterable[Self]:
        return [cls(good) for good in MOSQUE_COLOURS[state.acting_place]]

    def why(self, state: Bazaar) -> Refusal | None:
        player, good = state.me, self.good
        if good not in MOSQUE_COLOURS[state.acting_place]:
            return Refusal("other_mosque", "mosque", {"good": good})
        if good in player.tiles:
            return Refusal("same_colour", "mosque", {"good": good})
        if not state.stacks[good]:
            return Refusal("stack_empty", "mosque", {"good": good})
        need = state.stacks[good][0]
        if player.goods[good] < need:
            return Refusal("hold_too_few", "mosque", {"need": need, "have": player.goods[good], "good": good})
        return None

    def perform(self, state: Any) -> Iterator[Event | None]:
        frame = state.top
        seat, place, good = frame.seat, frame.place, self.good
        player: Player = state.players[seat]
        finished(state, place)
        yield pay_goods(state, seat, one(good), "mosque")
        symbols, *rest = state.stacks[good]
        state.stacks[good] = tuple(rest)
        player.tiles += (good,)
        yield events.TileTaken(seat=seat, good=good, symbols=symbols)
        if good is Good.JEWELRY and player.reserve:
            player.reserve -= 1
            player.stack.append(Disc.OWN)
            yield events.FifthAssistant(seat=seat)
        if all(colour in player.tiles for colour in MOSQUE_COLOURS[place]) and state.rubies[place]:
            yield from gain_ruby(state, seat, place)


class BuyRuby(PlaceAction, frozen=True):
    """16: a ruby for the highest number that is not covered."""

    at: ClassVar[tuple[Place, ...]] = (Place.DEALER,)
    rule: ClassVar[str] = "dealer"

    def why(self, state: Bazaar) -> Refusal | None:
        return purchase_refusal(state)

    def perform(self, state: Any) -> Iterator[Event | None]:
        seat = state.top.seat
        finished(state, Place.DEALER)
        yield from buy_ruby(state, seat)


def purchase_refusal(state: Bazaar) -> Refusal | None:
    if not state.rubies[Place.DEALER]:
        return Refusal("no_ruby_left", "ruby_places", {"place": Place.DEALER})
    return too_few_lira(state.me.lira, dealer_price(state))


def buy_ruby(state: Bazaar, seat: int) -> Iterator[Event]:
    yield pay_lira(state, seat, dealer_price(state), "dealer")
    yield from gain_ruby(state, seat, Place.DEALER)
