"""What a position is worth to a seat, in Lira: what it owns, and how many turns its next rubies are away (13)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from desktop.games.istanbul.frames import LeftoverFrame
from desktop.games.istanbul.pieces import GOODS, MOSQUE_COLOURS, PLACES, STEPS, Card, Good, Place
from desktop.games.istanbul.state import Bazaar, Player, dealer_price, palace_order

CARD_WORTH = {
    Card.GAIN_GOOD: 2.5,
    Card.GAIN_LIRA: 5.0,
    Card.LONG_MOVE: 2.5,
    Card.STAY: 2.5,
    Card.RECALL_ASSISTANT: 2.0,
    Card.FAMILY_TO_POLICE: 3.5,
    Card.DOUBLE_POST: 3.5,
    Card.DOUBLE_PALACE: 3.5,
    Card.DOUBLE_DEALER: 3.5,
    Card.MARKET_ANY: 3.5,
    Card.HIDDEN: 3.1,  # the mean over the deck
}


class Weights(Struct, frozen=True):
    """Lira for each thing. Found by self-play, seats changed about, from the weights of rules 13."""

    ruby: float = 32.0
    near: float = 8.0  # a ruby that could be had this very turn
    lira: float = 1.0
    rich: float = 0.8  # a Lira beyond what the next purchase asks for
    good: float = 2.5
    jewelry: float = 3.8
    full: float = 0.5  # a third good of a colour and more: what all colours together sell for
    extension: float = 10.0
    tiles: tuple[float, float, float, float] = (11.0, 11.0, 14.0, 11.0)  # in the order of Good
    card: float = 0.9
    stack: tuple[float, ...] = (-9.0, -3.0, 0.0, 1.5, 2.5, 3.5)
    home: float = 2.5
    hope: float = 0.78  # what is left of that for each turn that it is away
    second: float = 0.5  # the second nearest ruby counts less
    income: float = 5.5  # Lira that a turn brings
    rival: float = 0.3
    win: float = 1000.0


DEFAULT = Weights()


@lru_cache(maxsize=64)
def turns_between(layout: tuple[Place, ...]) -> list[list[int]]:
    """Turns to walk from place to place (by number): leaving and coming back takes two."""
    at = {place: layout.index(place) for place in PLACES}
    table = [[0] * 17 for _ in range(17)]
    for a in PLACES:
        for b in PLACES:
            table[a][b] = 2 if a == b else (STEPS[at[a]][at[b]] + 1) // 2
    return table


def ruby_turns(state: Bazaar, player: Player, weights: Weights) -> list[tuple[float, Place]]:
    """Turns to the next ruby of each place that still has one, the nearest first: walking, and what is missing."""
    walk = turns_between(state.layout)[player.merchant]
    found: list[tuple[float, Place]] = []
    data, income, left = state.data, weights.income, state.rubies
    if left[Place.DEALER]:
        found.append((walk[Place.DEALER] + max(0.0, dealer_price(state) - player.lira) / income, Place.DEALER))
    if left[Place.PALACE]:
        found.append((walk[Place.PALACE] + _palace_missing(state, player), Place.PALACE))
    barrow = data.wheelbarrow
    steps = barrow.capacity + barrow.extensions - player.capacity
    if steps and left[Place.WAINWRIGHT]:
        short = max(0.0, steps * barrow.price - player.lira) / income
        found.append((walk[Place.WAINWRIGHT] + 1.5 * (steps - 1) + short, Place.WAINWRIGHT))
    for place, colours in MOSQUE_COLOURS.items():
        wanted = [good for good in colours if good not in player.tiles]
        if not wanted or not left[place] or not all(state.stacks[good] for good in wanted):
            continue
        turns = float(walk[place]) + 1.5 * (len(wanted) - 1)
        for good in wanted:
            turns += _missing_turns(player, good, state.stacks[good][0])
        found.append((turns, place))
    found.sort()
    return found


def _missing_turns(player: Player, good: Good, need: int) -> float:
    """Turns to hold a number of a good: one at its warehouse, jewelry bit by bit, extensions where it does not fit."""
    turns = max(0, need - player.capacity) * 2.5
    missing = need - player.goods[good]
    if missing > 0:
        turns += 1.0 * missing if good is Good.JEWELRY else 1.2
    return turns


def _palace_missing(state: Bazaar, player: Player) -> float:
    due, extra = palace_order(state)
    turns, spare = 0.0, 0
    for good in GOODS:
        have, need = player.goods[good], due[good]
        if have < need:
            turns += _missing_turns(player, good, need)
        else:
            spare += have - need
    return turns + 0.6 * max(0, extra - spare)


def worth(state: Bazaar, seat: int, weights: Weights = DEFAULT) -> float:
    """What a seat's things and prospects are worth, rivals left out."""
    player = state.players[seat]
    rubies = len(player.rubies)
    target = state.target
    ahead = max(0.15, 1 - max(len(other.rubies) for other in state.players) / target)  # the part of the match to come
    total = weights.ruby * rubies
    price = dealer_price(state) if state.rubies[Place.DEALER] else 14
    total += weights.lira * min(player.lira, price + 3) + weights.rich * max(0, player.lira - price - 3)
    for good in GOODS:
        each = weights.jewelry if good is Good.JEWELRY else weights.good
        n = player.goods[good]
        total += each * min(n, 2) + each * weights.full * max(0, n - 2)
    total += weights.extension * (player.capacity - state.data.wheelbarrow.capacity) * (0.4 + 0.6 * ahead)
    for good in player.tiles:
        total += weights.tiles[good] * (0.3 + 0.9 * ahead)
    total += weights.card * sum(CARD_WORTH[card] for card in player.hand)
    total += weights.stack[min(len(player.stack), 5)]
    if player.family is Place.POLICE:
        total += weights.home
    if rubies < target:
        near = ruby_turns(state, player, weights)
        if near:
            total += weights.near * weights.hope ** near[0][0]
            if len(near) > 1:
                total += weights.second * weights.near * weights.hope ** near[1][0]
    return total


def outcome(state: Bazaar, seat: int, weights: Weights = DEFAULT) -> float:
    """The worth for a seat against the others', and the end of the match: who has the target in the last round leads."""
    mine = worth(state, seat, weights)
    rivals = [other for other in range(len(state.players)) if other != seat]
    total = mine - weights.rival * max(worth(state, other, weights) for other in rivals)
    if state.final_round:
        me = _rank(state, seat)
        best = max(_rank(state, other) for other in rivals)
        waiting = _turns_left(state, seat)
        if me > best:
            total += weights.win * (1.0 if not waiting else 0.8 if _gap(me, best) > 0 else 0.6)
        else:
            total -= weights.win * (1.0 if seat not in waiting else 0.7)
    return total


def _rank(state: Bazaar, seat: int) -> tuple[int, float]:
    """Rubies and the Lira that leftover cards may still bring."""
    player = state.players[seat]
    return len(player.rubies), player.lira + 5 * player.hand.count(Card.GAIN_LIRA) + 0.01 * sum(player.goods)


def _gap(me: tuple[int, float], best: tuple[int, float]) -> int:
    return me[0] - best[0]


def _turns_left(state: Bazaar, seat: int) -> list[int]:
    """Seats that still have a turn in this round after the one whose turn it is."""
    n = len(state.players)
    if not state.agenda or isinstance(state.agenda[-1], LeftoverFrame):
        return []
    now = state.agenda[-1].seat
    rank = (now - state.starter) % n
    return [other for other in range(n) if (other - state.starter) % n > rank]
