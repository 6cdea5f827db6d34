"""Which cards pay for what (5.3, 6.9, 6.10), and the paying."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from desktop.engine.action import Event
from desktop.games.pagoda.colour import COLOURS, Ability, Colour
from desktop.games.pagoda.events import AbilityUsed, CardsPaid
from desktop.games.pagoda.state import Builder, Card, Pagodas, Paid

OPEN = tuple(Card(colour, False) for colour in COLOURS)
HAND = tuple(Card(colour, True) for colour in COLOURS)
Pair = tuple[Card, Card]
PAIRS: dict[Colour, tuple[Pair, Pair, Pair]] = {
    colour: ((OPEN[colour], OPEN[colour]), (OPEN[colour], HAND[colour]), (HAND[colour], HAND[colour]))
    for colour in COLOURS
}


def counts(builder: Builder) -> list[int]:
    """How many cards of each colour a player holds, open and hand together."""
    held = builder.open + builder.hand
    return [held.count(colour) for colour in COLOURS]


def distinct(builder: Builder) -> list[Card]:
    """Every different card that a player holds, open ones first."""
    return [OPEN[c] for c in COLOURS if c in builder.open] + [HAND[c] for c in COLOURS if c in builder.hand]


def holds(builder: Builder, cards: Iterable[Card]) -> bool:
    """Whether a player holds all these cards at once."""
    open_, hand = builder.open[:], builder.hand[:]
    for card in cards:
        heap = hand if card.hand else open_
        if card.colour not in heap:
            return False
        heap.remove(card.colour)
    return True


def pairs(builder: Builder, without: tuple[Card, ...] = ()) -> list[Pair]:
    """Every different pair of equal cards that a player holds besides those in `without`."""
    found: list[Pair] = []
    for colour in COLOURS:
        n_open, n_hand = builder.open.count(colour), builder.hand.count(colour)
        if without:
            n_open -= without.count(OPEN[colour])
            n_hand -= without.count(HAND[colour])
        if n_open + n_hand >= 2:
            both = PAIRS[colour]
            if n_open >= 2:
                found.append(both[0])
            if n_open and n_hand:
                found.append(both[1])
            if n_hand >= 2:
                found.append(both[2])
    return found


def unequal_pairs(builder: Builder) -> list[Pair]:
    """Every different pair of cards of two colours: nothing that pays, but something that can be tried."""
    cards = sorted(distinct(builder))
    return [(a, b) for i, a in enumerate(cards) for b in cards[i + 1 :] if a.colour != b.colour]


def spire_payments(builder: Builder, colour: Colour, bowl: bool, without: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Every sensible way to pay both columns of a spire (6.9): two matching; with the bowl one matching and a pair, or
    two pairs. Pairs of the spire's own colour are left out: they would only waste the bowl."""
    n_open = builder.open.count(colour) - without.count(OPEN[colour])
    n_hand = builder.hand.count(colour) - without.count(HAND[colour])
    both = PAIRS[colour]
    found: list[tuple[Card, ...]] = []
    if n_open >= 2:
        found.append(both[0])
    if n_open and n_hand:
        found.append(both[1])
    if n_hand >= 2:
        found.append(both[2])
    if not bowl:
        return found
    others = [pair for pair in pairs(builder, without) if pair[0].colour != colour]
    matching = [OPEN[colour]] * (n_open > 0) + [HAND[colour]] * (n_hand > 0)
    found += [(card, *pair) for card in matching for pair in others]
    for index, first in enumerate(others):
        for second in others[index:]:
            four = first + second
            if first[0].colour == second[0].colour:
                four = tuple(sorted(four))
                if four in found or not holds(builder, without + four):
                    continue
            found.append(four)
    return found


def spire_way(cards: tuple[Card, ...], colour: Colour) -> Literal["plain", "bowl", "unequal", "short", "count"]:
    """How these cards would pay for a spire: two matching cards, with the bowl, or why they do not."""
    if len(cards) < 2:
        return "short"
    if len(cards) > 4:
        return "count"
    colours = sorted(card.colour for card in cards)
    match len(cards):
        case 2:
            return "plain" if colours[0] == colours[1] == colour else "short"
        case 3:
            rest = list(colours)
            if colour not in rest:
                return "short"
            rest.remove(colour)
            return "bowl" if rest[0] == rest[1] else "unequal"
        case _:
            return "bowl" if colours[0] == colours[1] and colours[2] == colours[3] else "unequal"


def pay(
    state: Pagodas, site: int, cards: tuple[Card, ...], use: Literal["column", "tile", "spire"], ability: Ability | None
) -> Iterator[Event | None]:
    """Lay cards under a site, one beat; then move the marker of the ability that let them pay."""
    seat = state.top.seat
    give(state.actor, cards)
    state.played += [Paid(site, card.colour, use) for card in cards]
    yield CardsPaid(seat=seat, site=site, cards=cards, use=use, ability=ability)
    if ability is not None:
        yield use_up(state, seat, ability)


def give(builder: Builder, cards: Iterable[Card]) -> None:
    """Take cards from where they lie."""
    for card in cards:
        (builder.hand if card.hand else builder.open).remove(card.colour)


def use_up(state: Pagodas, seat: int, ability: Ability) -> AbilityUsed:
    """Move a marker one cell left and remember the use for this turn (6.6)."""
    uses = state.builders[seat].uses
    uses[ability] -= 1
    state.turn.used += (ability,)
    return AbilityUsed(seat=seat, ability=ability, left=uses[ability])
