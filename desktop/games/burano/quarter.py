"""The lace quarter: who stands where, and which women belong together (3.10, 3.11)."""

from __future__ import annotations

from desktop.games.burano.state import Burano, Family


def women_on(state: Burano, square: int) -> list[int]:
    """Seats with a woman on a square."""
    return [seat for seat, family in enumerate(state.families) if square in family.women]


def touches(state: Burano, family: Family, square: int) -> bool:
    """Whether a square is beside one of a family's own women (up, down, left or right)."""
    return any(other in family.women for other in state.box.lace_beside[square])


def guilds(state: Burano, squares: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Scored women in orthogonally connected groups."""
    beside, left = state.box.lace_beside, set(squares)
    found: list[tuple[int, ...]] = []
    while left:
        group = [min(left)]
        left.discard(group[0])
        for square in group:
            for other in beside[square]:
                if other in left:
                    left.discard(other)
                    group.append(other)
        found.append(tuple(sorted(group)))
    return found
