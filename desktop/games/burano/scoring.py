"""Points as a tree of reasons, and who wins (7)."""

from __future__ import annotations

from desktop.engine.breakdown import Score, Standing, ranked
from desktop.games.burano.state import Burano, Entry, Family, Source

BRANCHES: tuple[tuple[str, tuple[Source, ...]], ...] = (
    ("islands", ("island",)),
    ("ships", ("ship",)),
    ("lace", ("cubes", "guild")),
    ("roofs", ("roof",)),
    ("buildings", ("building",)),
    ("hand", ("hand",)),
    ("money", ("money",)),
)


def scores(state: Burano) -> tuple[Score, ...]:
    """A tree a seat; every leaf says when and for what."""
    return tuple(_tree(family) for family in state.families)


def _tree(family: Family) -> Score:
    return Score.of(
        "total",
        [
            Score.of(name, [_leaf(entry) for entry in family.tally if entry.source in sources])
            for name, sources in BRANCHES
        ],
    )


def _leaf(entry: Entry) -> Score:
    params = {"season": int(entry.season), "turn": entry.turn, "what": entry.what, "n": entry.n}
    return Score(entry.source, entry.points, params)


def standings(state: Burano) -> tuple[Standing, ...]:
    """Most points; then most cubes in the ready area; then most coins with privilege; then shared."""
    worth = state.box.data.money.privilege
    ties = [(len(family.ready), family.coins + family.privilege * worth) for family in state.families]
    return ranked([family.points for family in state.families], ties)
