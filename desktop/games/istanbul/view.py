"""What a seat may see, and what a bot may imagine of the rest (5.4)."""

from __future__ import annotations

from collections import Counter

from desktop.engine.chance import SEED_LIMIT, Chance
from desktop.games.istanbul.pieces import Card
from desktop.games.istanbul.state import Bazaar


def view(state: Bazaar, seat: int | None) -> Bazaar:
    """Other hands and the draw pile face down, chance unknown. The demand tiles not seen yet have no order, and which
    they are anybody can work out."""
    seen = state.clone()
    seen.seed = None
    for other, player in enumerate(seen.players):
        if other != seat and player.hand:
            player.hand = [Card.HIDDEN] * len(player.hand)
    seen.deck = [Card.HIDDEN] * len(seen.deck)
    return seen


def determinize(seen: Bazaar, chance: Chance) -> Bazaar:
    """A whole position: the cards nobody has seen are dealt to hidden hands and the draw pile, a seed is drawn."""
    state = seen.clone()
    state.seed = chance.below(SEED_LIMIT)
    known = Counter(state.discard)
    for player in state.players:
        known.update(player.hand)
    known.update(state.deck)
    unseen = list((Counter(state.data.cards.deck()) - known).elements())
    chance.shuffle(unseen)
    for cards in (*(player.hand for player in state.players), state.deck):
        for index, card in enumerate(cards):
            if card is Card.HIDDEN:
                cards[index] = unseen.pop()
    return state
