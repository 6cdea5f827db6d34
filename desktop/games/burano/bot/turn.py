"""The best full turn: moves are searched in width, each with its colour's action carried out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from desktop.engine.action import Action
from desktop.engine.play import play
from desktop.games.burano.actions import (
    DECK,
    AddCube,
    BuildHouse,
    CallHome,
    Done,
    PaintRoof,
    PlaceWoman,
    Sail,
    Sell,
    SwapDocks,
    TakeBuilding,
    TakeCoin,
    TakeCube,
    TakeFish,
    TakePrivilege,
)
from desktop.games.burano.actions.fishing import matches, reach, swap_is_free
from desktop.games.burano.actions.moves import move_flaw
from desktop.games.burano.actions.tower import open_tower_cells
from desktop.games.burano.bot.style import Style
from desktop.games.burano.bot.worth import Fits, fitting_pairs, worth
from desktop.games.burano.box import box
from desktop.games.burano.demand import price
from desktop.games.burano.pieces import COLOURS, Colour
from desktop.games.burano.state import (
    Burano,
    CatchFrame,
    Family,
    FishFrame,
    LaceFrame,
    RecallFrame,
    RewardFrame,
    SaleFrame,
    TurnFrame,
)
from desktop.games.burano.town import open_cells

DEEPEST = 8  # moves and privileges of a turn that are looked at


class Line(NamedTuple):
    """A way to go on: the actions, the position after them, its worth."""

    path: tuple[Action, ...]
    state: Burano
    value: float
    fits: Fits


class TurnSearch:
    """Looks for the best way through an open turn of a seat, on positions that are guessed whole."""

    def __init__(self, game: Any, seat: int, style: Style) -> None:
        self.game, self.seat, self.style = game, seat, style

    def best(self, state: Burano) -> list[Line]:
        """Ways to the end of the turn, the best first; an empty path means to end it now."""
        fits = fitting_pairs(state)
        root = Line((), state, worth(state, self.seat, self.style, fits), fits)
        front = [root] if isinstance(state.top, TurnFrame) else self.arrived(root)
        ends = [line for line in front if self._may_end(line.state)]
        seen: set[tuple[Any, ...]] = set()
        for _ in range(DEEPEST):
            found: list[Line] = []
            for line in front:
                for child in self.moves(line):
                    key = self._key(child)
                    if key not in seen:
                        seen.add(key)
                        found.append(child)
            if not found:
                break
            found.sort(key=lambda line: -line.value)
            front = found[: self.style.width]
            ends += [line for line in found if self._may_end(line.state)]
        ends.sort(key=lambda line: -line.value)
        return ends

    def _may_end(self, state: Burano) -> bool:
        return isinstance(state.top, TurnFrame) and state.top.moves > 0

    def _key(self, line: Line) -> tuple[Any, ...]:
        family = line.state.families[self.seat]
        return (
            tuple(family.tower), tuple(sorted(family.ready)), family.points, family.coins, family.privilege, family.boat,
            tuple(sorted(family.women)), tuple(family.men), tuple(sorted(family.fish)), round(line.value, 3),
        )  # fmt: skip

    def step(self, line: Line, action: Action) -> Line:
        """Take an action on a copy."""
        state = line.state.clone()
        play(self.game, state, action)
        fits = fitting_pairs(state) if isinstance(action, BuildHouse | PaintRoof) else line.fits
        return Line((*line.path, action), state, worth(state, self.seat, self.style, fits), fits)

    def moves(self, line: Line) -> Iterable[Line]:
        """Each move that is worth a look, carried out."""
        state, style = line.state, self.style
        family = state.families[self.seat]
        if move_flaw(state) is not None:
            yield from self._coins(line, family)
            return
        taken: set[tuple[Any, ...]] = set()
        for take in TakeCube.legal(state):
            kind = (family.tower[take.cell], take.cell in (9, 10, 11, 12), take.cell)
            if kind not in taken:
                taken.add(kind)
                yield self.step(line, take)
        for colour in COLOURS:
            if colour in family.ready:
                for cell in best_spaces(state, self.seat, colour, style):
                    yield from self.arrived(self.step(line, BuildHouse(colour, cell)))[:2]
        for paint in PaintRoof.legal(state):
            yield from self.arrived(self.step(line, paint))[:1]
        if family.privilege and all(cube is None for cube in family.tower) and len(family.ready) < 2:
            cell = open_tower_cells(family)[0]
            for colour in COLOURS:
                if state.supply[colour]:
                    yield self.step(line, AddCube(colour, cell))

    def _coins(self, line: Line, family: Family) -> Iterable[Line]:
        """A privilege becomes a coin where that closes the gap to the next move."""
        flaw = move_flaw(line.state)
        if flaw is not None and flaw.params.get("privilege") and family.privilege:
            yield self.step(line, TakeCoin())

    def arrived(self, line: Line) -> list[Line]:
        """Carry out what is open, up to the next move; the best ways first."""
        open_lines, ready = [line], list[Line]()
        for _ in range(12):
            found: list[Line] = []
            for one in open_lines:
                if self._is_open(one.state):
                    found += [self.step(one, action) for action in sensible(one.state, self.seat, self.style)]
                else:
                    ready.append(one)
            found.sort(key=lambda one: -one.value)
            open_lines = found[: self.style.inner]
            ready += [one for one in found[self.style.inner :] if not self._is_open(one.state)]
            if not open_lines:
                break
        ready.sort(key=lambda one: -one.value)
        return ready

    def _is_open(self, state: Burano) -> bool:
        """Whether something other than the next move is still to be decided by this seat in its turn."""
        return not state.finished and state.top.seat == self.seat and isinstance(state.top, _INNER)


_INNER = (FishFrame, CatchFrame, SaleFrame, LaceFrame, RecallFrame, RewardFrame)


def sensible(state: Burano, seat: int, style: Style) -> list[Action]:
    """What is worth a look at an open decision inside a move."""
    frame, family = state.top, state.families[seat]
    match frame:
        case FishFrame():
            sails: list[Action] = list(Sail.legal(state))
            if style.swaps:
                sails += good_swaps(state, frame, family)
            return sails if frame.swaps else [*sails, Done()]
        case CatchFrame():
            slots = {fish: slot for slot, fish in enumerate(state.display) if fish is not None}
            return [TakeFish(slot) for slot in slots.values()] or [TakeFish(DECK)]
        case SaleFrame():
            sets = list(Sell.legal(state))
            wants = state.box.data.ships
            sets.sort(key=lambda sell: len(sell.cards) - (price(wants, sell.ship, sell.cards) or 0))
            return list(sets[:5])
        case LaceFrame():
            return [*PlaceWoman.legal(state), Done()]
        case RecallFrame():
            return [*(call for call in CallHome.candidates(state) if call.refusal(state) is None), Done()]
        case RewardFrame():
            return [*(TakeBuilding(card) for card in state.offers if card is not None), TakePrivilege()]
        case _:
            return []


def good_swaps(state: Burano, frame: FishFrame, family: Family) -> list[Action]:
    """The swaps that help most: for each island in reach the one that raises its match."""
    if not (family.privilege or swap_is_free(state, frame, family)) or frame.swaps > 1:
        return []
    slots = state.box.data.docks.slots
    best: dict[int, tuple[int, SwapDocks]] = {}
    now = {area: matches(state, family, area) for area in reach(state, family) if area < state.box.lagoon.islands}
    docks = state.docks
    for swap in SwapDocks.legal(state):
        if docks[swap.a] == docks[swap.b]:
            continue
        for island in {swap.a // slots, swap.b // slots} & now.keys():
            docks[swap.a], docks[swap.b] = docks[swap.b], docks[swap.a]
            gain = matches(state, family, island) - now[island]
            docks[swap.a], docks[swap.b] = docks[swap.b], docks[swap.a]
            if gain > 0 and gain > best.get(island, (0, swap))[0]:
                best[island] = (gain, swap)
    return [swap for _, swap in best.values()]


@lru_cache(maxsize=8)
def lines_of(edition: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each cell of the main island the lines that end there: (middle, other end)."""
    town = box(edition).town
    found: list[list[tuple[int, int]]] = [[] for _ in range(town.cells)]
    for a, middle, b in town.lines:
        found[a].append((middle, b))
        found[b].append((middle, a))
    return tuple(tuple(lines) for lines in found)


def best_spaces(state: Burano, seat: int, colour: Colour, style: Style) -> list[int]:
    """Where a house of a colour is best built: on its own colour, where a roof of one's own fits, not where a rival's
    does."""
    family, cells, lines = state.families[seat], state.cells, lines_of(state.edition)
    wanted = _partners(family, colour)
    feared: set[Colour] = set()
    if style.rivals:
        for other, rival in enumerate(state.families):
            if other != seat:
                feared |= _partners(rival, colour)
    ranked: list[tuple[float, int]] = []
    for cell in open_cells(state):
        here = cells[cell]
        level = len(here.houses) + 1
        score = 1.0 * (here.end == colour) + 0.2 * (level - 1)
        if level <= 2:
            for middle, other in lines[cell]:
                there = cells[other]
                if len(there.houses) == level and there.end is None and not cells[middle].roofed & 1 << level:
                    top = there.houses[-1]
                    score += style.roof_now * (top in wanted) - 0.8 * (top in feared)
                elif wanted and len(there.houses) < level:
                    score += 0.05
        ranked.append((-score, cell))
    ranked.sort()
    return [cell for _, cell in ranked[: style.spaces]]


def _partners(family: Family, colour: Colour) -> set[Colour]:
    """Colours that a family's roofs join with a colour."""
    found: set[Colour] = set()
    for roof in family.roofs:
        if roof is not None and colour in (roof.a, roof.b):
            found.add(roof.b if roof.a == colour else roof.a)
    return found
