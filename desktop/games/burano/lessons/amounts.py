"""How much of what a seat has, by the words that lessons use for it."""

from __future__ import annotations

from desktop.games.burano.state import Burano


def amounts(state: Burano, seat: int) -> dict[str, int]:
    """Coins, privilege and points; fish and building cards; cubes by where they lie; roofs; workers by where they are."""
    family = state.families[seat]
    return {
        "coins": family.coins,
        "privilege": family.privilege,
        "points": family.points,
        "fish": len(family.fish),
        "cards": len(family.buildings),
        "tower": sum(cube is not None for cube in family.tower),
        "ready": len(family.ready),
        "reserve": family.cubes,
        "roofs": sum(roof is not None for roof in family.roofs),
        "ring": family.workers,
        "men": sum(family.men),
        "women": len(family.women),
    }
