"""Where every point comes from (section 7); the tree's points are the space on the score track."""

from __future__ import annotations

from itertools import groupby

from desktop.engine.breakdown import Score, Standing, ranked
from desktop.games.fresco.box import box
from desktop.games.fresco.paints import letters
from desktop.games.fresco.state import Entry, Fresco, Master

_RESTORING = ("tile", "bishop", "confidant")


def score(state: Fresco, master: Master) -> Score:
    """The tree of one master: restorations, altar, portraits, requests, collisions, money."""
    parts = [
        Score.of("restorations", _restorations(state, master)),
        Score.of("altars", _leaves(master, "altar")),
    ]
    if state.options["portraits"]:
        parts.append(Score.of("portraits", _portraits(state, master)))
    if state.options["requests"]:
        parts.append(Score.of("requests", _leaves(master, "request")))
    parts.append(Score.of("collisions", _leaves(master, "collision")))
    if not master.leonardo:
        parts.append(Score.of("savings", _leaves(master, "money")))
    return Score.of("total", parts)


def _restorations(state: Fresco, master: Master) -> list[Score]:
    """One branch a tile: what it shows, and what the bishop adds."""
    entries = [entry for entry in master.tally if entry.source in _RESTORING]
    found: list[Score] = []
    for tile, group in groupby(entries, key=lambda entry: entry.what):
        leaves = [_leaf(entry) for entry in group]
        paints = letters(box(state).tiles[tile].paints)
        found.append(Score.of("restoration", leaves, what=tile, paints=paints, round=leaves[0].params["round"]))
    return found


def _portraits(state: Fresco, master: Master) -> list[Score]:
    """A leaf a card, with the name that an owner gave it."""
    cards = box(state).portraits
    entries = [entry for entry in master.tally if entry.source == "portrait"]
    return [
        Score("portrait", entry.points, {"what": entry.what, "round": entry.round, "name": cards[entry.what].name})
        for entry in entries
    ]


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
