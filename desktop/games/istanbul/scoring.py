"""Rubies by where they came from, and who wins (7)."""

from __future__ import annotations

from desktop.engine.breakdown import Score, Standing, ranked
from desktop.games.istanbul.pieces import RUBY_PLACES
from desktop.games.istanbul.state import Bazaar


def scores(state: Bazaar) -> tuple[Score, ...]:
    """A ruby is a point; the five places that have rubies are the parts."""
    return tuple(
        Score.of("rubies", (Score(place.name.lower(), player.rubies.count(place)) for place in RUBY_PLACES))
        for player in state.players
    )


def standings(state: Bazaar) -> tuple[Standing, ...]:
    """Rubies, then Lira, then goods, then bonus cards in hand; still equal: shared (7.3)."""
    return ranked(
        [len(player.rubies) for player in state.players],
        [(player.lira, sum(player.goods), len(player.hand)) for player in state.players],
    )
