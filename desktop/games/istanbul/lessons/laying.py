"""A scene's table turned into a position: only what differs from a fresh set-up is named."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from desktop.engine.state import OptionValue
from desktop.games.istanbul.data import data_of
from desktop.games.istanbul.flow import begin_turn
from desktop.games.istanbul.pieces import Card, Disc, Good, Place
from desktop.games.istanbul.setup import setup
from desktop.games.istanbul.state import Bazaar, Goods, Market, Player

# of the seats, by the lessons' words for them
COLOURS = {"me": "blue", "grandpa": "red", "ching": "green", "dai": "yellow"}
_GOODS = {"R": Good.FABRIC, "G": Good.SPICE, "Y": Good.FRUIT, "B": Good.JEWELRY}
_OUT_OF_THE_WAY = Place.CARAVANSARY  # where governor and smuggler stand unless named


class Standing(Struct, forbid_unknown_fields=True):
    """One seat in a scene."""

    at: Place
    lira: int | None = None
    goods: str = ""
    capacity: int | None = None
    tiles: str = ""
    out: tuple[Place, ...] = ()
    stack: tuple[Disc, ...] | None = None
    hand: tuple[Card, ...] = ()
    family: Place = Place.POLICE
    rubies: dict[str, int] = {}


class Table(Struct, forbid_unknown_fields=True):
    """A scene of Istanbul."""

    me: Standing
    grandpa: Standing
    ching: Standing | None = None
    dai: Standing | None = None
    seats: int = 3
    seat_order: tuple[str, ...] = ("me", "grandpa", "ching")
    options: dict[str, OptionValue] = {}
    turn: str = "me"
    start: str = "me"
    governor: Place = _OUT_OF_THE_WAY
    smuggler: Place = _OUT_OF_THE_WAY
    neutral: tuple[Place, ...] | None = None
    mail: int = 0
    small_market: tuple[str, ...] = ()
    large_market: tuple[str, ...] = ()
    discard_pile: tuple[Card, ...] = ()
    final_round: bool = False


def _read(table: dict[str, Any]) -> Table:
    return msgspec.convert(table, Table, strict=False)


def seats(table: dict[str, Any]) -> tuple[str, ...]:
    """The seats of a scene in their order, by the words of the lessons (keys of COLOURS)."""
    read = _read(table)
    return read.seat_order[: read.seats]


def position(table: dict[str, Any], seed: int) -> Bazaar:
    """The position of a scene at the start of a turn. Raises msgspec.ValidationError for a table that is wrong."""
    read = _read(table)
    order = read.seat_order[: read.seats]
    options: dict[str, OptionValue] = {
        "layout": "short", "starter": 1, "neutral_assistants": False, **read.options,
    }  # fmt: skip
    state = setup(len(order), options, seed)
    data = data_of("")
    state.drawn = 0
    state.starter = order.index(read.start)
    state.governor, state.smuggler, state.mail = read.governor, read.smuggler, read.mail
    if read.neutral is not None:
        state.neutrals = list(read.neutral)
    state.small = _market(data.demand.small, read.small_market)
    state.large = _market(data.demand.large, read.large_market)
    state.deck = data.cards.deck()
    for seat, name in enumerate(order):
        standing: Standing = getattr(read, name)
        turn = (seat - state.starter) % len(order)
        state.players[seat] = _player(
            state, standing, data.start.lira[turn] if standing.lira is None else standing.lira
        )
    for card in read.discard_pile:
        state.deck.remove(card)
        state.discard.append(card)
    begin_turn(state, order.index(read.turn))
    return state


def _player(state: Bazaar, standing: Standing, lira: int) -> Player:
    """A seat's things; what it owns is taken from the table."""
    data = data_of("")
    tiles = tuple(_GOODS[letter] for letter in standing.tiles)
    fifth = Good.JEWELRY in tiles
    stack = [Disc.OWN] * (data.start.assistants - len(standing.out) + fifth)
    for good in tiles:
        state.stacks[good] = state.stacks[good][1:]
    rubies = tuple(Place(int(place)) for place, n in standing.rubies.items() for _ in range(n))
    for place in rubies:
        state.rubies[place] -= 1
    for card in standing.hand:
        state.deck.remove(card)
    return Player(
        merchant=standing.at,
        family=standing.family,
        stack=stack if standing.stack is None else list(standing.stack),
        out=standing.out,
        reserve=data.start.reserve - fifth,
        lira=lira,
        goods=list(goods_of(standing.goods.split())),
        capacity=data.wheelbarrow.capacity if standing.capacity is None else standing.capacity,
        rubies=rubies,
        tiles=tiles,
        hand=list(standing.hand),
    )


def _market(tiles: tuple[Goods, ...], order: tuple[str, ...]) -> Market:
    """`order` names tiles as light_1 or dark_1, the top one first; the others have no order."""
    numbers = [int(name.rpartition("_")[2]) - 1 for name in order] or list(range(len(tiles)))
    return Market(top=tiles[numbers[0]], unseen=[tiles[number] for number in numbers[1:]], sold=[])


def goods_of(words: list[str]) -> Goods:
    """R2 Y1 as counts in the order of Good."""
    counts = [0, 0, 0, 0]
    for word in words:
        counts[_GOODS[word[0]]] += int(word[1:])
    return (counts[0], counts[1], counts[2], counts[3])


def good_of(letter: str) -> Good:
    return _GOODS[letter]


def letter_of(good: Good) -> str:
    return next(letter for letter, one in _GOODS.items() if one is good)
