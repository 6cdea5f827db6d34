"""6.1, 6.2 and the end of a turn (5.2): taking a cube, building a house, stopping."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.games.burano.box import MOVES
from desktop.games.burano.events import CubeTaken, HouseBuilt, TurnEnded, WagesPaid
from desktop.games.burano.geometry import CARRIES, TOWER
from desktop.games.burano.pieces import COLOURS, Area, Building, Colour
from desktop.games.burano.ring import arrow_colours, wages
from desktop.games.burano.state import Burano, Family, FishFrame, LaceFrame, RecallFrame, TurnFrame
from desktop.games.burano.town import add_house, house_flaw, open_cells, roofable


def move_flaw(state: Burano) -> Refusal | None:
    """Why no further move may be made in this turn (5.2): four were made, or the next one cannot be paid."""
    frame: TurnFrame = state.top
    if frame.moves >= MOVES:
        return Refusal("four_moves", "moves", {"most": MOVES})
    family = state.families[frame.seat]
    net = state.box.net[frame.moves + 1]
    if frame.moves and family.coins + net < 0:
        short = -net - family.coins
        params = {"moves": frame.moves + 1, "price": -net, "coins": family.coins, "short": short}
        helps = family.privilege * state.box.data.money.privilege >= short
        return Refusal("move_too_dear", "price", {**params, "privilege": helps})
    return None


def free_cells(family: Family) -> list[int]:
    """Cells of the tower whose cubes nothing rests on."""
    tower = family.tower
    return [
        cell for cell in range(TOWER)
        if tower[cell] is not None and all(tower[above] is None for above in CARRIES[cell])
    ]  # fmt: skip


def area_of(state: Burano, colour: Colour) -> Area:
    """The action area that shows a colour's marker."""
    return Area(state.markers.index(colour) // 2)


def any_move(state: Burano) -> bool:
    """Whether a first move is possible at all (5.2)."""
    family = state.actor
    if len(family.ready) < state.box.data.cubes.ready and any(cube is not None for cube in family.tower):
        return True
    if family.ready and open_cells(state):
        return True
    pairs = {(roof.a, roof.b) for roof in family.roofs if roof is not None}
    return any((min(a, b), max(a, b)) in pairs for _, _, a, b in roofable(state)) if pairs else False


class TakeCube(Action, frozen=True):
    """6.1: take a free cube from the tower into the ready area."""

    when: ClassVar = (TurnFrame,)

    cell: int

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[TakeCube]:
        tower = state.actor.tower
        return [cls(cell) for cell in range(TOWER) if tower[cell] is not None]

    @classmethod
    def legal(cls, state: Burano) -> Iterable[TakeCube]:
        family = state.actor
        if len(family.ready) >= state.box.data.cubes.ready or move_flaw(state) is not None:
            return []
        return [cls(cell) for cell in free_cells(family)]

    def refusal(self, state: Burano) -> Refusal | None:
        family = state.actor
        flaw = move_flaw(state)
        if flaw is not None:
            return flaw
        if family.tower[self.cell] is None:
            return Refusal("no_cube", "take")
        most = state.box.data.cubes.ready
        if len(family.ready) >= most:
            return Refusal("ready_full", "take", {"most": most})
        above = [cell for cell in CARRIES[self.cell] if family.tower[cell] is not None]
        if above:
            return Refusal("cube_covered", "take", {"cells": tuple(above), "n": len(above)})
        return None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame: TurnFrame = state.top
        family = state.families[frame.seat]
        colour = family.tower[self.cell]
        assert colour is not None
        family.tower[self.cell] = None
        family.ready.append(colour)
        state.become(TurnFrame(frame.seat, frame.moves + 1))
        yield CubeTaken(seat=frame.seat, colour=colour, cell=self.cell)


class BuildHouse(Action, frozen=True):
    """6.2: build a house from the ready area, then do its colour's action. `tower`: it was tried from the tower."""

    when: ClassVar = (TurnFrame,)

    colour: Colour
    cell: int
    tower: bool = False

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[BuildHouse]:
        family = state.actor
        for colour in COLOURS:
            if colour in family.ready:
                yield from (cls(colour, cell) for cell in range(state.box.town.cells))
        spaces = open_cells(state)
        for colour in COLOURS:
            if colour in family.tower:
                yield from (cls(colour, cell, True) for cell in spaces)

    @classmethod
    def legal(cls, state: Burano) -> Iterable[BuildHouse]:
        ready = state.actor.ready
        if not ready or move_flaw(state) is not None:
            return []
        spaces = open_cells(state)
        return [cls(colour, cell) for colour in COLOURS if colour in ready for cell in spaces]

    def refusal(self, state: Burano) -> Refusal | None:
        flaw = move_flaw(state)
        if flaw is not None:
            return flaw
        if self.tower:
            return Refusal("build_from_tower", "build")
        if self.colour not in state.actor.ready:
            return Refusal("not_ready", "build", {"colour": self.colour})
        return house_flaw(state, self.cell)

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame: TurnFrame = state.top
        seat, family, privilege = frame.seat, state.families[frame.seat], state.box.data.privilege
        family.ready.remove(self.colour)
        level, fits = add_house(state, self.cell, self.colour)
        gain = min(privilege.house_bonus, state.box.cap - family.privilege) if fits else 0
        family.privilege += gain
        area = area_of(state, self.colour)
        state.become(TurnFrame(seat, frame.moves + 1))
        built = HouseBuilt(seat=seat, colour=self.colour, cell=self.cell, level=level, privilege=gain, area=area)
        if area is Area.FISH:
            state.push(FishFrame(seat))
        elif area is Area.LACE:
            state.push(LaceFrame(seat, arrow_colours(state, family)))
        else:
            state.push(RecallFrame(seat))
            yield built
            yield pay_wages(state, seat)
            return
        yield built


def pay_wages(state: Burano, seat: int) -> Event:
    """6.6, first half: coins for uncovered houses."""
    family = state.families[seat]
    coins = wages(state, family)
    bank = state.box.data.buildings.bank if Building.BANK in family.buildings else 0
    family.coins += coins + bank
    return WagesPaid(seat=seat, coins=coins, bank=bank)


class EndTurn(Action, frozen=True):
    """5.2: stop, and pay or receive what the number of moves says."""

    when: ClassVar = (TurnFrame,)

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[EndTurn]:
        return (cls(),)

    def refusal(self, state: Burano) -> Refusal | None:
        if state.top.moves == 0 and any_move(state):
            return Refusal("must_move", "moves", {"coins": state.box.net[1]})
        return None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame: TurnFrame = state.pop()
        coins = state.box.net[frame.moves]
        state.families[frame.seat].coins += coins
        yield TurnEnded(seat=frame.seat, moves=frame.moves, coins=coins)
