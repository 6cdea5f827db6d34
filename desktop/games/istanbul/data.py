"""The component data, typed and checked. Lists by number of players run from 2 to 5."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from desktop.engine.action import Refusal
from desktop.engine.components import Table, Tables
from desktop.games.istanbul.pieces import Card, Good

Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
BySeats = tuple[Some, Some, Some, Some]
Four = tuple[Count, Count, Count, Count]
Five = tuple[Some, Some, Some, Some, Some]
PalaceSpace = Literal["jewelry", "fabric", "spice", "fruit", "any"]
MailItem = Literal["fabric", "spice", "fruit", "jewelry", "1", "2", "3", "4", "5"]


class Layouts(Table, frozen=True):
    short: tuple[Some, ...]
    long: tuple[Some, ...]
    red: tuple[Some, ...]


class RandomLayout(Table, frozen=True):
    tea_from_black_market: Annotated[int, Meta(ge=1, le=4)]


class Movement(Table, frozen=True):
    least: Some
    most: Some
    card_least: Some
    card_most: Some


class Target(Table, frozen=True):
    rubies: BySeats


class Fees(Table, frozen=True):
    merchant: Some
    governor: Some
    smuggler: Some
    yellow_tile: Some
    green_tile: Some


class Rewards(Table, frozen=True):
    catch: Some
    card: Some


class Start(Table, frozen=True):
    lira: tuple[Count, Count, Count, Count, Count]
    cards: Annotated[int, Meta(ge=0, le=3)]
    assistants: Annotated[int, Meta(ge=1, le=9)]
    reserve: Annotated[int, Meta(ge=0, le=1)]


class Wheelbarrow(Table, frozen=True):
    capacity: Some
    extensions: Some
    price: Some


class RubySupply(Table, frozen=True):
    wainwright: BySeats
    mosque: BySeats


class Dealer(Table, frozen=True):
    track: tuple[Some, ...]
    flags: BySeats


class Palace(Table, frozen=True):
    track: tuple[PalaceSpace, ...]
    flags: BySeats


class PostOffice(Table, frozen=True):
    top: tuple[MailItem, MailItem, MailItem, MailItem]
    bottom: tuple[MailItem, MailItem, MailItem, MailItem]


class Payouts(Table, frozen=True):
    large: Five
    small: Five


class Demand(Table, frozen=True):
    large: tuple[Four, Four, Four, Four, Four]
    small: tuple[Four, Four, Four, Four, Four]


class MosqueTiles(Table, frozen=True):
    symbols: tuple[tuple[Some, ...], tuple[Some, ...], tuple[Some, ...], tuple[Some, ...]]


class BlackMarket(Table, frozen=True):
    jewelry: Annotated[tuple[Count, ...], Meta(min_length=11, max_length=11)]


class TeaHouse(Table, frozen=True):
    least: Some
    most: Some
    miss: Count
    red_face: Annotated[int, Meta(ge=1, le=6)]


class Cards(Table, frozen=True):
    gain_good: Count
    gain_lira: Count
    long_move: Count
    stay: Count
    recall_assistant: Count
    family_to_police: Count
    double_post: Count
    double_palace: Count
    double_dealer: Count
    market_any: Count

    def deck(self) -> list[Card]:
        """Every bonus card of the box."""
        return [card for card in Card if card is not Card.HIDDEN for _ in range(getattr(self, card.value))]


class CaravansaryCards(Table, frozen=True):
    take: Annotated[int, Meta(ge=1, le=3)]
    discard: Annotated[int, Meta(ge=1, le=1)]


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """All tables of the box."""

    layouts: Layouts
    random_layout: RandomLayout
    movement: Movement
    target: Target
    fees: Fees
    rewards: Rewards
    start: Start
    wheelbarrow: Wheelbarrow
    ruby_supply: RubySupply
    dealer: Dealer
    palace: Palace
    post_office: PostOffice
    markets: Payouts
    demand: Demand
    mosque_tiles: MosqueTiles
    black_market: BlackMarket
    tea_house: TeaHouse
    cards: Cards
    caravansary: CaravansaryCards


def check(data: Data) -> Refusal | None:
    """What is wrong with counts and ranges that types cannot say."""
    for name in ("short", "long", "red"):
        if sorted(getattr(data.layouts, name)) != list(range(1, 17)):
            return _wrong(f"layouts.{name}", "each of 1 to 16 once")
    if any(flag not in data.dealer.track for flag in data.dealer.flags) or list(data.dealer.track) != sorted(
        data.dealer.track
    ):
        return _wrong("dealer", "a rising track that holds the flags")
    if not min(data.dealer.track.index(flag) + 1 for flag in data.dealer.flags) >= 2:
        return _wrong("dealer.flags", "one space before the flag stays open")
    if any(flag > len(data.palace.track) for flag in data.palace.flags):
        return _wrong("palace.flags", "spaces of the track")
    for market, tiles in (("large", data.demand.large), ("small", data.demand.small)):
        if any(sum(tile) != 5 for tile in tiles):
            return _wrong(f"demand.{market}", "five goods a tile")
    if any(tuple(sorted(symbols)) != symbols or not symbols for symbols in data.mosque_tiles.symbols):
        return _wrong("mosque_tiles.symbols", "few symbols on top")
    if len(data.cards.deck()) < 5 * data.start.cards + 1:
        return _wrong("cards", "enough for every hand")
    if not data.movement.least <= data.movement.most < data.movement.card_least <= data.movement.card_most <= 6:
        return _wrong("movement", "rising steps")
    if not 2 <= data.tea_house.least <= data.tea_house.most <= 12:
        return _wrong("tea_house", "totals of two dice")
    return None


def _wrong(field: str, reason: str) -> Refusal:
    return Refusal("edition_field", "", {"field": field, "reason": reason})


def dealer_rubies(data: Data, seats: int) -> int:
    """Rubies on the dealer's track at the start: from its end back to the flag, both included (3.6)."""
    return len(data.dealer.track) + 1 - data.dealer.track.index(data.dealer.flags[seats - 2])


def palace_rubies(data: Data, seats: int) -> int:
    """Rubies on the palace's track at the start: from its end back to the flag, both included (3.7)."""
    return len(data.palace.track) + 2 - data.palace.flags[seats - 2]


def mail(data: Data, moved: int) -> tuple[tuple[int, int, int, int], int]:
    """Goods and Lira that the post office gives when `moved` indicators have slid down: a column whose indicator is
    still on top shows its bottom item (3.8)."""
    goods, lira = [0, 0, 0, 0], 0
    for column in range(4):
        item = data.post_office.top[column] if column < moved else data.post_office.bottom[column]
        if item.isdigit():
            lira += int(item)
        else:
            goods[Good[item.upper()]] += 1
    return (goods[0], goods[1], goods[2], goods[3]), lira


TABLES = Tables(__package__ or "desktop.games.istanbul", Data, check)


def data_of(edition: str) -> Data:
    """The tables of an edition."""
    found: Data = TABLES.data(edition)
    return found
