"""Where every point comes from (section 7); the tree's points are the space on the score track."""

from __future__ import annotations

from itertools import groupby

from desktop.engine.breakdown import Score, Standing, ranked
from desktop.games.fresco.state import Entry, Fresco, Master

_RESTORING = ("tile", "bishop", "confidant")


def score(state: Fresco, master: Master) -> Score:
    """The tree of one master: restorations, altar, portraits, requests, collisions, money."""
    parts = [
        Score.of("restorations", _restorations(master)),
        Score.of("altar", _leaves(master, "altar")),
    ]
    if state.options["portraits"]:
        parts.append(Score.of("portraits", _leaves(master, "portrait")))
    if state.options["requests"]:
        parts.append(Score.of("requests", _leaves(master, "request")))
    parts.append(Score.of("collisions", _leaves(master, "collision")))
    if not master.leonardo:
        parts.append(Score.of("money", _leaves(master, "money")))
    return Score.of("total", parts)


def _restorations(master: Master) -> list[Score]:
    """One branch a tile: what it shows, and what the bishop adds."""
    entries = [entry for entry in master.tally if entry.source in _RESTORING]
    found: list[Score] = []
    for tile, group in groupby(entries, key=lambda entry: entry.what):
        leaves = [_leaf(entry) for entry in group]
        found.append(Score.of("restoration", leaves, what=tile, round=leaves[0].params["round"]))
    return found


def _leaves(master: Master, source: str) -> list[Score]:
    return [_leaf(entry) for entry in master.tally if entry.source == source]


def _leaf(entry: Entry) -> Score:
    return Score(entry.source, entry.points, {"what": entry.what, "round": entry.round})


def scores(state: Fresco) -> tuple[Score, ...]:
    """A tree a player; Leonardo's points win nothing."""
    return tuple(score(state, master) for master in state.masters[: state.players])


def standings(state: Fresco) -> tuple[Standing, ...]:
    """7: most points win; no two share a space, so only players without any point can be equal."""
    return ranked([master.score for master in state.masters[: state.players]])
