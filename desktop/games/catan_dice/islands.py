"""Which map a match is played on."""

from __future__ import annotations

from desktop.games.catan_dice.data import TABLES, Data
from desktop.games.catan_dice.island import Island
from desktop.games.catan_dice.printed import Printed
from desktop.games.catan_dice.shared import Shared
from desktop.games.catan_dice.state import CatanDice

ONE, TWO, EXTRA = "island_one", "island_two", "extra"
_ISLANDS: dict[tuple[str, object], Island] = {}


def island_of(state: CatanDice) -> Island:
    """The map of a match."""
    return island(str(state.options["map"]), state.edition)


def island(name: str, edition: str = "") -> Island:
    """A map by its name, from the tables of an edition."""
    found = _ISLANDS.get((edition, name))
    if found is None:
        data: Data = TABLES.data(edition)
        if name == EXTRA:
            found = Shared(data)
        else:
            found = Printed(name, data, data.island_one if name == ONE else data.island_two)
        _ISLANDS[edition, name] = found
    return found
