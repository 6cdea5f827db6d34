"""A scene's table turned into a position: only what differs from a fresh set-up is named."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from desktop.engine.state import OptionValue
from desktop.games.burano.box import MOVES, NUMBERS
from desktop.games.burano.flaws import cubes
from desktop.games.burano.geometry import TOWER
from desktop.games.burano.lessons.spelling import area, cell, colours, fish, roof, square
from desktop.games.burano.pieces import SHIPS, SYMBOLS, Building, Fish, Season
from desktop.games.burano.ring import arrow_colours
from desktop.games.burano.setup import setup
from desktop.games.burano.state import (
    BuildingFrame,
    Burano,
    Cell,
    Entry,
    Family,
    FishFrame,
    LaceFrame,
    RecallFrame,
    RoundFrame,
    Source,
    TowerFrame,
    TurnFrame,
)
from desktop.games.burano.town import add_house, lay_roof

COLOURS = {
    "me": "blue",
    "grandpa": "red",
    "ching": "green",
    "dai": "black",
}  # of the seats, by the lessons' words for them
_DOCKS = ("RYB", "RGB", "ORY", "GWO", "WBG", "OYW")  # of the six islands
_OUT = 10  # workers of a family that are on the ring or out
Phase = Literal["tower", "turn", "fish", "lace", "recall"]


class Standing(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat in a scene. The ring: `first` is the house at number 1, `segments` lie at A, B, C, D; workers who are
    nowhere else stand on it. `tower` has its layers from the bottom, each by rows, with a dot where nothing lies."""

    boat: str = ""
    first: int | None = None
    segments: tuple[int, int, int, int] = (0, 1, 2, 3)
    men: dict[str, int] | None = None
    women: tuple[str, ...] = ()
    coins: int = 7
    privilege: int = 0
    reserve: str = ""
    tower: tuple[str, ...] = ()
    ready: str = ""
    roofs: tuple[str, ...] = ()
    fish: str = ""
    sold: str = ""
    buildings: tuple[Building, ...] = ()
    points: dict[str, int] = {}


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A scene of Burano. `town` are houses and roofs in the order in which they were laid: `R 4-4`, `bobbin RB 4-4 4-6`.
    `markers` lie two by two at fishing, lace and wages. `moves` were made in the turn that runs."""

    me: Standing = Standing()
    grandpa: Standing = Standing()
    ching: Standing | None = None
    dai: Standing | None = None
    seats: int = 2
    seat_order: tuple[str, ...] = ("me", "grandpa", "ching", "dai")
    options: dict[str, OptionValue] = {}
    turn: str = "me"
    start: str = ""
    season: Literal["spring", "summer", "autumn", "winter"] = "spring"
    round: int = 1
    phase: Phase = "turn"
    moves: int | None = None
    sold: bool = False
    markers: str = "ROBWYG"
    docks: tuple[str, ...] = _DOCKS
    west: tuple[str, ...] = ("same", "different")
    town: tuple[str, ...] = ("W 4-4",)
    display: tuple[str, ...] = ("crab", "eel", "bass")
    offers: tuple[Building, ...] = (Building.BANK, Building.LIGHTHOUSE, Building.FERRY_PIER, Building.TOWN_HALL)


def _read(table: dict[str, Any]) -> Table:
    return msgspec.convert(table, Table, strict=False)


def seats(table: dict[str, Any]) -> tuple[str, ...]:
    """The seats of a scene in their order, by the words of the lessons (keys of COLOURS)."""
    read = _read(table)
    return read.seat_order[: read.seats]


def position(table: dict[str, Any], seed: int) -> Burano:
    """The position of a scene. Raises msgspec.ValidationError for a table that is wrong."""
    read = _read(table)
    order = read.seat_order[: read.seats]
    options: dict[str, OptionValue] = {"lace": "picture", "start": "first", "sand_glass": False, **read.options}
    state = setup(len(order), options, seed)
    state.starter = order.index(read.start) if read.start else 0
    state.season, state.turn = Season[read.season.upper()], read.round
    state.markers = colours(read.markers)
    state.docks = [colour for docks in read.docks for colour in colours(docks)]
    state.ships = [0 if one.name.lower() in read.west else 1 for one in SHIPS]
    _lay_cards(state, read)
    for seat, name in enumerate(order):
        standing: Standing | None = getattr(read, name)
        _settle(state, seat, standing or Standing())
    _lay_town(state, read.town)
    state.supply = [0] * len(state.supply)
    state.supply = [state.box.data.cubes.each - n for n in cubes(state)]
    _open(state, read, order.index(read.turn))
    state.drawn = 0
    return state


def _lay_cards(state: Burano, read: Table) -> None:
    """Open cards; the piles hold what lies nowhere else."""
    state.deck, state.deeds = list(state.box.fish), list(state.box.buildings)
    shown: list[Fish | None] = [fish(word) for word in read.display]
    state.display = shown
    state.offers = list(read.offers)
    for word in read.display:
        state.deck.remove(fish(word))
    for card in read.offers:
        state.deeds.remove(card)
    state.stacks = [[one for one in state.box.roofs if one.symbol is symbol] for symbol in SYMBOLS]


def _settle(state: Burano, seat: int, standing: Standing) -> None:
    """A seat's things; what it owns is taken from the table."""
    fresh, data = state.families[seat], state.box.data
    islands = state.box.lagoon.islands
    men = [0] * islands
    placed = standing.men
    if placed is None:
        men[fresh.boat] = 1
    else:
        for name, n in placed.items():
            men[area(name)] = n
    women = [square(words, state) for words in standing.women]
    home = _OUT - sum(men) - len(women)
    tower = [None if x == "." else colours(x)[0] for layer in standing.tower for x in layer.replace(" ", "")]
    reserve = [0] * len(state.supply)
    for word in standing.reserve.split():
        reserve[colours(word[0])[0]] = int(word[1:])
    roofs = [roof(*words.split()) for words in standing.roofs]
    caught, sold = [fish(word) for word in standing.fish.split()], [fish(word) for word in standing.sold.split()]
    for one in roofs:
        state.stacks[one.symbol].remove(one)
    for card in (*caught, *sold):
        state.deck.remove(card)
    for card in standing.buildings:
        state.deeds.remove(card)
    tally = [
        Entry(source, standing.points[source], state.season, state.turn)
        for source in get_args(Source)
        if source in standing.points
    ]
    state.families[seat] = Family(
        segments=standing.segments,
        first=fresh.first if standing.first is None else standing.first,
        workers=min(home, NUMBERS),
        waiting=max(0, home - NUMBERS),
        boat=area(standing.boat) if standing.boat else fresh.boat,
        coins=standing.coins,
        privilege=standing.privilege,
        men=men,
        women=women,
        reserve=reserve,
        tower=[*tower, *[None] * (TOWER - len(tower))],
        ready=colours(standing.ready),
        roofs=[*roofs, *[None] * (data.roof_area.slots - len(roofs))],
        fish=caught,
        sold=sold,
        buildings=list(standing.buildings),
        points=sum(entry.points for entry in tally),
        tally=tally,
    )


def _lay_town(state: Burano, town: tuple[str, ...]) -> None:
    """Houses and roofs, as they came to lie there."""
    state.cells = [Cell()] * state.box.town.cells
    for words in town:
        match words.split():
            case [colour, where]:
                add_house(state, cell(where, state), colours(colour)[0])
            case [symbol, ends, one, other]:
                tile = roof(symbol, ends)
                state.stacks[tile.symbol].remove(tile)
                lay_roof(state, tile, cell(one, state), cell(other, state))
            case _:
                raise ValueError(f"“{words}” is neither a house nor a roof")


def _open(state: Burano, read: Table, seat: int) -> None:
    """The decision with which the scene begins."""
    family = state.families[seat]
    state.agenda.clear()
    place = (seat - state.starter) % len(state.families)
    if read.phase == "tower":
        state.push(BuildingFrame(state.starter, place + 1))
        state.push(TowerFrame(seat))
        return
    state.push(RoundFrame(state.starter, place + 1))
    moves = read.moves if read.moves is not None else int(read.phase != "turn")
    assert 0 <= moves <= MOVES
    state.push(TurnFrame(seat, moves, read.sold))
    if read.phase == "fish":
        state.push(FishFrame(seat))
    elif read.phase == "lace":
        state.push(LaceFrame(seat, arrow_colours(state, family)))
    elif read.phase == "recall":
        state.push(RecallFrame(seat))
