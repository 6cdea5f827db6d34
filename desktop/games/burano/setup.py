"""4: how a match begins."""

from __future__ import annotations

from desktop.engine.state import OptionValue
from desktop.games.burano.box import HOUSES, NUMBERS, SEGMENT, Box, Square, box, squares
from desktop.games.burano.geometry import TOWER
from desktop.games.burano.packing import any_packing
from desktop.games.burano.pieces import COLOURS, SHIPS, SYMBOLS, Fish
from desktop.games.burano.state import Burano, Cell, Family, OpeningFrame


def setup(seats: int, options: dict[str, OptionValue], seed: int, edition: str = "") -> Burano:
    """The board in steps 1 to 14; the first roofs (15) are the first decisions."""
    b = box(edition)
    data, town = b.data, b.town
    state = Burano(
        seed=seed,
        options=options,
        edition=edition,
        starter=0,
        families=[],
        markers=list(COLOURS),
        docks=[colour for colour in COLOURS for _ in range(data.docks.each)],
        ships=[0, 0, 1, 1],
        cells=[Cell()] * town.cells,
        stacks=[[roof for roof in b.roofs if roof.symbol is symbol] for symbol in SYMBOLS],
        supply=[data.cubes.each - seats * data.cubes.start_each] * len(COLOURS),
        deck=list(b.fish),
        display=[None] * data.fish.display,
        deeds=list(b.buildings),
        offers=[None] * data.buildings.display,
        squares=(),
    )
    state.shuffle(state.docks)
    state.squares = _lace(state, b, seats, str(options["lace"]))
    state.shuffle(state.ships)
    state.shuffle(state.markers)
    for slot in range(data.buildings.display):
        state.offers[slot] = state.take(state.deeds)
    shown: list[Fish | None] = [state.take(state.deck) for _ in range(data.fish.display)]
    state.display = shown
    first = COLOURS[state.below(len(COLOURS))]
    state.supply[first] -= 1
    state.cells[town.first] = Cell((first,))
    state.families = [_family(state, b) for _ in range(seats)]
    state.starter = state.below(seats) if options["start"] == "random" else 0
    for at in range(seats):
        family, letter = state.families[state.seat_at(at)], b.letters[at]
        family.first = (letter * SEGMENT + SEGMENT) % HOUSES
        family.boat = b.letter_islands[letter]
        family.men[family.boat] = 1
    assert len(state.ships) == len(SHIPS)
    state.push(OpeningFrame(state.starter))
    return state


def _family(state: Burano, b: Box) -> Family:
    """A player's things (10, 12, 14); letter and boat follow with the order of play."""
    data = b.data
    segments = list(range(HOUSES // SEGMENT))
    state.shuffle(segments)
    return Family(
        segments=tuple(segments),
        first=0,
        workers=NUMBERS,
        boat=0,
        coins=data.money.start,
        privilege=data.privilege.start,
        men=[0] * b.lagoon.islands,
        reserve=[data.cubes.start_each] * len(COLOURS),
        tower=[None] * TOWER,
        roofs=[None] * data.roof_area.slots,
    )


def _lace(state: Burano, b: Box, seats: int, layout: str) -> tuple[Square, ...]:
    """The workshops: four-square tiles for four players, else three-square ones; as pictured, or any legal way."""
    data = b.data
    if layout == "picture":
        return squares(data.layouts.four if seats == 4 else data.layouts.three)
    shapes = data.workshops.four if seats == 4 else data.workshops.three
    return squares(any_packing(shapes, data.lace.rows, data.lace.columns, state.below))
