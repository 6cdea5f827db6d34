"""Points that are written down."""

from __future__ import annotations

from desktop.games.burano.state import Burano, Entry, Source


def award(state: Burano, seat: int, source: Source, points: int, what: str = "", n: int = 0) -> None:
    """Write down points of a seat and move its marker."""
    family = state.families[seat]
    family.points += points
    family.tally.append(Entry(source, points, state.season, state.turn, what, n))
