"""Istanbul's table: players, places, piles. Numbers that follow from these are functions here."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from desktop.engine.state import State
from desktop.games.istanbul.data import Data, data_of
from desktop.games.istanbul.frames import ActionFrame, AnyFrame, FamilyFrame
from desktop.games.istanbul.pieces import MOSQUE_COLOURS, STEPS, Card, Disc, Good, Place

Goods = tuple[int, int, int, int]  # counts in the order of Good


class Player(Struct, kw_only=True):
    """A seat's things. `stack` are the discs under the merchant from the top down, so the last is left or joined next;
    `out` the places with an own assistant; `reserve` own discs aside (the fifth); `rubies` the places they came from."""

    merchant: Place
    family: Place
    stack: list[Disc]
    out: tuple[Place, ...] = ()
    reserve: int
    lira: int
    goods: list[int]
    capacity: int
    rubies: tuple[Place, ...] = ()
    tiles: tuple[Good, ...] = ()
    hand: list[Card]

    def room(self, good: Good) -> int:
        """How many more of a good the wheelbarrow holds."""
        return self.capacity - self.goods[good]


class Market(Struct, kw_only=True):
    """Demand tiles of one market: the one on top, those never seen yet (without order), those sold, which lie under
    them in the order in which they will come."""

    top: Goods
    unseen: list[Goods]
    sold: list[Goods]


class Bazaar(State, kw_only=True):
    """Everything there is to know of a match.

    `layout` are the places row by row; `neutrals` the neutral merchants of a two-seat match; `neutral_discs` the places
    of neutral assistants (variant), one entry a disc; `mail` how many indicators have slid down; `stacks` the symbols
    left in the mosque stacks, top first, in the order of Good; `rubies` what is left at each place; `deck` has no order,
    `discard` has (the last is on top); `dice` the last roll.
    """

    agenda: list[AnyFrame] = []
    players: list[Player]
    layout: tuple[Place, ...]
    starter: int
    round: int = 1
    governor: Place
    smuggler: Place
    neutrals: list[Place]
    neutral_discs: tuple[Place, ...] = ()
    mail: int = 0
    large: Market
    small: Market
    stacks: list[tuple[int, ...]]
    rubies: dict[Place, int]
    deck: list[Card]
    discard: list[Card] = []
    dice: tuple[int, int] = (0, 0)
    yellow_used: bool = False

    @property
    def data(self) -> Data:
        return data_of(self.edition)

    @property
    def variant(self) -> bool:
        """Whether neutral assistants take part (8.1)."""
        return self.options.get("neutral_assistants") is True

    @property
    def me(self) -> Player:
        """The player who decides."""
        return self.players[self.agenda[-1].seat]

    @property
    def acting_place(self) -> Place:
        """Where the open action takes place: at the family member that was sent, else at the merchant."""
        frame = self.agenda[-1]
        return frame.place if isinstance(frame, (ActionFrame, FamilyFrame)) else self.players[frame.seat].merchant

    @property
    def target(self) -> int:
        """Rubies that end the game (7)."""
        return self.data.target.rubies[len(self.players) - 2]

    @property
    def final_round(self) -> bool:
        target = self.target
        return any(len(player.rubies) >= target for player in self.players)

    def market(self, place: Place) -> Market:
        return self.large if place is Place.LARGE_MARKET else self.small


def distance(state: Bazaar, a: Place, b: Place) -> int:
    """Steps between two places (3.2)."""
    layout = state.layout
    return STEPS[layout.index(a)][layout.index(b)]


def merchants_at(state: Bazaar, place: Place, seat: int) -> tuple[list[int], list[int]]:
    """Who must be paid at a place by a seat: the other seats, and the indexes of neutral merchants (6.2, 6.3)."""
    seats = [other for other, player in enumerate(state.players) if player.merchant == place and other != seat]
    return seats, [index for index, at in enumerate(state.neutrals) if at == place]


def relatives_at(state: Bazaar, seat: int) -> list[int]:
    """Seats whose family member the merchant of a seat meets; nobody is caught at the police station (6.4)."""
    here = state.players[seat].merchant
    if here is Place.POLICE:
        return []
    return [other for other, player in enumerate(state.players) if player.family == here and other != seat]


def dealer_price(state: Bazaar) -> int:
    """The highest number that no ruby covers (3.6)."""
    track = state.data.dealer.track
    return track[len(track) - state.rubies[Place.DEALER]]


def palace_order(state: Bazaar) -> tuple[Goods, int]:
    """The goods on uncovered spaces, and how many of any kind besides (3.7)."""
    track = state.data.palace.track
    return _order(track[: len(track) + 1 - state.rubies[Place.PALACE]])


@lru_cache(maxsize=64)
def _order(spaces: tuple[str, ...]) -> tuple[Goods, int]:
    due, extra = [0, 0, 0, 0], 0
    for space in spaces:
        if space == "any":
            extra += 1
        else:
            due[Good[space.upper()]] += 1
    return (due[0], due[1], due[2], due[3]), extra


def mosque_of(good: Good) -> Place:
    """The mosque where the tile of a colour lies (3.11)."""
    return Place.SMALL_MOSQUE if good in MOSQUE_COLOURS[Place.SMALL_MOSQUE] else Place.GREAT_MOSQUE


def extensions_left(state: Bazaar) -> int:
    """Extensions in the supply (3.10)."""
    barrow = state.data.wheelbarrow
    bought = sum(player.capacity - barrow.capacity for player in state.players)
    return barrow.extensions * len(state.players) - bought


def cards_left(state: Bazaar) -> bool:
    """Whether a bonus card can be drawn at all (5.4)."""
    return bool(state.deck or state.discard)
