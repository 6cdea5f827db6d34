"""What a seat may see, and a whole table that agrees with it."""

from __future__ import annotations

from desktop.engine.chance import SEED_LIMIT, Chance
from desktop.games.pagoda.colour import COLOURS, Colour
from desktop.games.pagoda.data import TABLES
from desktop.games.pagoda.state import Pagodas


def view(state: Pagodas, seat: int | None) -> Pagodas:
    """The table without the other hands, the pile's cards and the seed."""
    seen = state.clone()
    seen.seed = None
    seen.pile = [Colour.HIDDEN] * len(state.pile)
    for index, builder in enumerate(seen.builders):
        if index != seat:
            builder.hand = [Colour.HIDDEN] * len(builder.hand)
    return seen


def unseen(state: Pagodas) -> list[Colour]:
    """Every card that a view does not show, sorted: all of each colour less those that can be seen."""
    each = TABLES.data(state.edition).cards.each
    seen = state.discard + [paid.colour for paid in state.played]
    for builder in state.builders:
        seen += builder.open
        seen += builder.hand
    return [colour for colour in COLOURS for _ in range(each - seen.count(colour))]


def determinize(seen: Pagodas, chance: Chance) -> Pagodas:
    """Deal what is unseen: into the hidden hands, the rest is the pile."""
    state = seen.clone()
    cards = unseen(seen)
    chance.shuffle(cards)
    for builder in state.builders:
        if Colour.HIDDEN in builder.hand:
            builder.hand = [cards.pop() for _ in builder.hand]
    state.pile = cards
    state.seed = chance.below(SEED_LIMIT)
    return state
