"""Where the things lie that a lesson lights: its own names turned into zones (and pieces) of the board."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.lessons.letters import kind_of
from desktop.games.catan_dice.state import CatanDice

_FIXED = ("tray", "keep", "crayon", "boxes", "costs", "throws")

CONSULTED = ("costs", "tray")
"""What one looks at whatever is asked: the coach's card leaves it free."""


def place_of(name: str, state: CatanDice, order: Sequence[str]) -> tuple[str, str]:
    """Zone, and name of a piece in it ("" = the zone itself). Raises ValueError for a name that means nothing.

    `R0`, `S3`, `C7`, `K1`, `START` places of the map; `joker.K1`; `die.3` the third die; `tray`, `keep` (where gold is
    traded), `crayon`, `boxes`, `costs`, `throws`."""
    if name in _FIXED:
        return name, ""
    kind, _, rest = name.partition(".")
    if kind == "die" and rest.isdigit() and 1 <= int(rest) <= len(state.dice):
        return "tray", str(int(rest) - 1)
    if kind == "joker" and rest in island_of(state).jokers:
        return name, ""
    if not rest and (kind_of(name), name) in island_of(state).tries(state):
        return f"{kind_of(name)}.{name}", ""
    raise ValueError(f"nothing on the table is called “{name}”")
