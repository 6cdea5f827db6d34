"""A scene's table turned into a position: only what differs from a fresh set-up is named."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from desktop.engine.state import OptionValue
from desktop.games.fresco import grid
from desktop.games.fresco.box import Box, box
from desktop.games.fresco.data import STACKS
from desktop.games.fresco.evening import SHOWN
from desktop.games.fresco.paints import KINDS, of
from desktop.games.fresco.setup import setup
from desktop.games.fresco.state import (
    ASLEEP,
    COLUMNS,
    NOWHERE,
    RULES,
    DayFrame,
    Entry,
    Fresco,
    Master,
    PlanningFrame,
    Stall,
    WakingFrame,
)
from desktop.games.fresco.track import choosing_order, waking_order

COLOURS = {"me": "blue", "grandpa": "red", "ching": "green", "dai": "yellow"}  # of the seats, by the lessons' words
ORDER = tuple(COLOURS)
LEONARDO = "leonardo"
COLUMN = ("market", "cathedral", "studio", "workshop", "fifth")  # the columns in the lessons' words
_LETTER = "MCSWF"  # and in a plan: M2 C1 S2
_HOURS = {"me": 7, "grandpa": 8, "ching": 9, "dai": 5, LEONARDO: 6}  # for a day that has begun, unless named
_ALTARS = {2: "RYB", 3: "RYP", 4: "ROP", 5: "OOG", 6: "OGP"}  # what is paid for points that no tile explains

# The ceiling of every lesson, row by row. Under the special tiles seven others stay in the box.
_CEILING = ["F03", "F10", "F21", "F08", "F13", "F22", "F06", "F02", "F17", "F05", "F14", "F09", "F24", "F20", "F01", "F12", "F19", "F04", "F15", "F23", "F25", "F07", "F16", "F11", "F18"]  # fmt: skip
_SPECIAL = {"F24": "X7", "F21": "X1", "F22": "X2", "F19": "X3", "F23": "X4", "F20": "X5", "F25": "X6"}
_STALLS = ("M10 M06 M07 M13", "M05 M11 M08", "M12 M14 M04")  # of every lesson for two or three


class Standing(Struct, frozen=True, forbid_unknown_fields=True):
    """One master in a scene. `hour` 0: asleep, or the usual one when the day has begun; `plan` as in "M2 C1" (None: three in
    the studio and two in the theatre, which asks nobody); `score` None: the points of the tiles."""

    money: int | None = None
    paints: str | None = None
    hour: int = 0
    mood: int = 0
    score: int | None = None
    queue: int = 0
    plan: str | None = None
    tiles: str = ""
    portraits: str = ""
    requests: str = ""


class Table(Struct, forbid_unknown_fields=True):
    """A scene of Fresco. `at`: where the day stands. `ceiling`: tiles on other spaces than usual, `stalls`: market tiles of
    each (empty: it is closed), `open`: the portraits on display, `spent`: tiles given for requests."""

    me: Standing
    grandpa: Standing = Standing()
    ching: Standing = Standing()
    dai: Standing = Standing()
    leonardo: Standing = Standing()
    seats: int = 3
    seat_order: tuple[str, ...] = ORDER
    options: dict[str, OptionValue] = {}
    start: str = "me"
    round: int = 2
    final: bool = False
    at: Literal["wake", "plan", "market", "cathedral", "studio", "workshop", "fifth"] = "wake"
    bishop: str = "3.3"
    leonardo_at: str = "3.3"
    ceiling: dict[str, str] = {}
    stalls: tuple[str, ...] = ()
    open: str = ""
    spent: str = ""


def _read(table: dict[str, Any]) -> Table:
    return msgspec.convert(table, Table, strict=False)


def seats(table: dict[str, Any]) -> tuple[str, ...]:
    """The seats of a scene in their order, by the words of the lessons (keys of COLOURS)."""
    read = _read(table)
    return read.seat_order[: read.seats]


def space_of(words: str) -> int:
    """The space of a row and column, "2.4"."""
    row, _, column = words.partition(".")
    return grid.space(int(row), int(column))


def position(table: dict[str, Any], seed: int) -> Fresco:
    """The position of a scene. Raises msgspec.ValidationError or ValueError for a table that is wrong."""
    read = _read(table)
    order = read.seat_order[: read.seats]
    options: dict[str, OptionValue] = {
        "portraits": False, "requests": False, "specials": False, "bishop_follows_restoration": True,
        "round_limit": 0, **read.options,
    }  # fmt: skip
    state = setup(len(order), options, seed)
    here = box(state)
    state.drawn = 0
    state.start = order.index(read.start)
    state.round, state.final = read.round, read.final
    _ceiling(state, read)
    _market(state, read)
    names = (*order, LEONARDO)[: len(state.masters)]
    for who, name in enumerate(names):
        standing: Standing = getattr(read, name)
        _master(state, here, who, standing, name, read)
    waiting = [who for who, master in enumerate(state.masters) if not master.score]
    for place, who in enumerate(sorted(waiting, key=lambda who: (getattr(read, names[who]).queue, who)), 1):
        state.masters[who].queue = place
    _cards(state, read)
    _agenda(state, order.index("me"), read)
    return state


def _ceiling(state: Fresco, read: Table) -> None:
    """The usual ceiling but for what the scene names; a tile that is named changes places with what lies there."""
    special = bool(state.options["specials"])
    tiles = [_SPECIAL.get(tile, tile) for tile in _CEILING] if special else list(_CEILING)
    state.removed = sorted(_SPECIAL) if special else []
    for words, tile in read.ceiling.items():
        here, there = tiles.index(tile), space_of(words)
        tiles[here], tiles[there] = tiles[there], tile
    state.ceiling = tiles
    for tile in read.spent.split():
        _take(state, tile)
        state.spent.append(tile)
    state.bishop = space_of(read.bishop)
    if state.leonardo != NOWHERE:
        state.leonardo = space_of(read.leonardo_at)


def _take(state: Fresco, tile: str) -> None:
    """A tile comes off the ceiling."""
    state.ceiling[state.ceiling.index(tile)] = ""


def _market(state: Fresco, read: Table) -> None:
    """The usual stalls but for what the scene names; with four players those of the seed."""
    stalls = read.stalls or (_STALLS if len(state.stalls) == len(_STALLS) else ())
    if not stalls:
        return
    everything = state.bag + [tile for stall in state.stalls for tile in stall.tiles]
    state.stalls = [Stall(tiles.split(), open=bool(tiles)) for tiles in stalls]
    lying = {tile for stall in state.stalls for tile in stall.tiles}
    state.bag = sorted(tile for tile in everything if tile not in lying)


def _master(state: Fresco, here: Box, who: int, standing: Standing, name: str, read: Table) -> None:
    """One master's things; fresco tiles are taken off the ceiling."""
    master = state.masters[who]
    begun = read.at != "wake"
    hours = [time for time, _, _ in here.hours]
    hour = standing.hour or (_HOURS[name] if begun else 0)
    master.hour = hours.index(hour) if hour else ASLEEP
    for tile in standing.tiles.split():
        _take(state, tile)
        master.tiles.append(tile)
        master.tally.append(Entry(read.round, "tile", here.tiles[tile].points, tile))
    tiles = sum(entry.points for entry in master.tally)
    master.score = tiles if standing.score is None else standing.score
    master.queue = 0
    master.tally += _explained(read.round, master.score - tiles)
    if master.leonardo:
        return
    if standing.money is not None:
        master.money = standing.money
    if standing.paints is not None:
        master.paints = [0] * KINDS
        for paint in of(standing.paints):
            master.paints[paint] += 1
    master.mood = standing.mood
    master.portraits, master.requests = standing.portraits.split(), standing.requests.split()
    if begun:
        master.crew = here.crew(master.mood)
        master.plan = plan_of(standing.plan, read.final)


def _explained(round: int, points: int) -> list[Entry]:
    """Points that no tile explains, as altars; one or fewer than none as a space that was taken."""
    found: list[Entry] = []
    while points > 1:
        part = points if points in _ALTARS else min(max(_ALTARS), points - min(_ALTARS))
        found.append(Entry(round, "altar", part, _ALTARS[part]))
        points -= part
    return found + [Entry(round, "collision", points, "")] * bool(points)


def plan_of(words: str | None, final: bool) -> tuple[int, ...]:
    """Assistants in each column."""
    if words is None:
        words = "" if final else "S3 F2"
    plan = [0] * COLUMNS
    for part in words.split():
        plan[_LETTER.index(part[0])] = int(part[1:])
    return tuple(plan)


def _cards(state: Fresco, read: Table) -> None:
    """Portraits: those on display, those of players, two gone for each round before; requests: those of players."""
    masters: list[Master] = state.masters
    if state.options["portraits"]:
        owned = [card for master in masters for card in master.portraits]
        everything = sorted(box(state).portraits)
        shown = read.open.split() or [card for card in everything if card not in owned][:SHOWN]
        hidden = [card for card in everything if card not in owned and card not in shown]
        gone = max(0, SHOWN * read.round - len(owned) - len(shown))
        state.portraits, state.gone = shown, hidden[:gone]
        state.deck = [
            [card for card in hidden[gone:] if box(state).portraits[card].group == letter] for letter in "ABC"
        ]
    for master in masters:
        for request in master.requests:
            state.stacks[STACKS.index(request.partition(".")[0])].remove(request)


def _agenda(state: Fresco, me: int, read: Table) -> None:
    """Where the day stands. Whoever is awake in the morning has chosen an hour; all others have planned already."""
    if read.at == "wake":
        awake = sum(master.hour != ASLEEP for master in state.masters)
        state.agenda = [WakingFrame(RULES, choosing_order(state), awake)]
    elif read.at == "plan":
        players = range(state.players)
        order = (*(who for who in players if who != me), me)
        state.agenda = [PlanningFrame(RULES, order, len(order) - 1)]
    else:
        state.revealed = True
        state.agenda = [DayFrame(RULES, waking_order(state), COLUMN.index(read.at))]
