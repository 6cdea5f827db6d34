"""The schedule ring and the time wheel at work (3.5)."""

from __future__ import annotations

from desktop.games.burano.box import HOUSES, NUMBERS
from desktop.games.burano.pieces import Colour
from desktop.games.burano.state import Burano, Family


def arrow_colours(state: Burano, family: Family) -> tuple[Colour, Colour, Colour]:
    """The colours to which the three arrows point."""
    ring, first = state.box.ring(family.segments), family.first
    return ring[first - 3].colour, ring[first - 2].colour, ring[first - 1].colour


def leave(family: Family) -> None:
    """The worker at the lowest number goes away; the wheel turns later."""
    family.workers -= 1
    family.gone += 1


def turn_wheel(family: Family) -> int:
    """Turn the wheel by those who went since it last turned, and return how many. Who waited enters."""
    turned = family.gone
    family.first = (family.first + turned) % HOUSES
    family.gone = 0
    while family.waiting and family.workers < NUMBERS:
        family.waiting -= 1
        family.workers += 1
    return turned


def come_home(family: Family) -> None:
    """A worker takes the lowest-numbered empty house, or waits beside a full ring."""
    if family.workers < NUMBERS:
        family.workers += 1
    else:
        family.waiting += 1


def wages(state: Burano, family: Family) -> int:
    """Coins for houses with a coin that no worker covers (6.6)."""
    ring = state.box.ring(family.segments)
    icons = sum(1 for house in family.uncovered() if ring[house].coin)
    return icons * state.box.data.money.icon


def cubes_due(state: Burano, family: Family) -> list[Colour]:
    """Colours of the covered houses (scoring D)."""
    ring = state.box.ring(family.segments)
    return [ring[house].colour for house in family.covered()]
