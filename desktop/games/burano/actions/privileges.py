"""6.7: the money and house privileges; and calling workers home after wages (6.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.games.burano.actions.tower import cell_flaw, open_tower_cells
from desktop.games.burano.events import CalledHome, CoinTaken, CubeAdded
from desktop.games.burano.geometry import TOWER
from desktop.games.burano.pieces import COLOURS, Building, Colour, Worker
from desktop.games.burano.ring import come_home
from desktop.games.burano.state import Burano, RecallFrame, TurnFrame, WindowFrame


class TakeCoin(Action, frozen=True):
    """The money privilege: a point becomes a coin."""

    when: ClassVar = (TurnFrame, WindowFrame)

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[TakeCoin]:
        return (cls(),)

    def refusal(self, state: Burano) -> Refusal | None:
        if not state.actor.privilege:
            return Refusal("no_privilege", "money_privilege")
        return None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        seat, coins = state.mover, state.box.data.money.privilege
        family = state.families[seat]
        family.privilege -= 1
        family.coins += coins
        yield CoinTaken(seat=seat, coins=coins)


class AddCube(Action, frozen=True):
    """The house privilege in a turn: any cube of the supply onto the tower."""

    when: ClassVar = (TurnFrame,)

    colour: Colour
    cell: int

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[AddCube]:
        return (cls(colour, cell) for colour in COLOURS for cell in range(TOWER))

    @classmethod
    def legal(cls, state: Burano) -> Iterable[AddCube]:
        family = state.actor
        if not family.privilege:
            return []
        cells = open_tower_cells(family)
        return [cls(colour, cell) for colour in COLOURS if state.supply[colour] for cell in cells]

    def refusal(self, state: Burano) -> Refusal | None:
        family = state.actor
        if None not in family.tower:
            return Refusal("tower_full", "house_privilege", {"most": TOWER})
        if not family.privilege:
            return Refusal("no_privilege", "house_privilege")
        if not state.supply[self.colour]:
            return Refusal("supply_without", "house_privilege", {"colour": self.colour})
        return cell_flaw(family, self.cell)

    def perform(self, state: Burano) -> Iterator[Event | None]:
        seat = state.mover
        family = state.families[seat]
        family.privilege -= 1
        state.supply[self.colour] -= 1
        family.tower[self.cell] = self.colour
        yield CubeAdded(seat=seat, colour=self.colour, cell=self.cell)


class StoreCube(Action, frozen=True):
    """The house privilege in the scoring phase: any cube of the supply into the reserve."""

    when: ClassVar = (WindowFrame,)

    colour: Colour

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[StoreCube]:
        return (cls(colour) for colour in COLOURS)

    def refusal(self, state: Burano) -> Refusal | None:
        if not state.actor.privilege:
            return Refusal("no_privilege", "house_privilege")
        if not state.supply[self.colour]:
            return Refusal("supply_without", "house_privilege", {"colour": self.colour})
        return None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        seat = state.mover
        family = state.families[seat]
        family.privilege -= 1
        state.supply[self.colour] -= 1
        family.reserve[self.colour] += 1
        yield CubeAdded(seat=seat, colour=self.colour, cell=None)


class CallHome(Action, frozen=True):
    """6.6: call one of your men home from an island, or a woman from a square."""

    when: ClassVar = (RecallFrame,)

    worker: Worker
    place: int

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[CallHome]:
        family = state.actor
        yield from (cls(Worker.MAN, island) for island, men in enumerate(family.men) if men)
        yield from (cls(Worker.WOMAN, square) for square in family.women)

    def refusal(self, state: Burano) -> Refusal | None:
        family = state.actor
        there = family.men[self.place] if self.worker is Worker.MAN else self.place in family.women
        if not there:
            return Refusal("nobody_there", "recall")
        return None if family.room > 0 else Refusal("ring_full", "recall")

    def perform(self, state: Burano) -> Iterator[Event | None]:
        seat, box = state.mover, state.box
        family = state.families[seat]
        if self.worker is Worker.MAN:
            family.men[self.place] -= 1
        else:
            family.women.remove(self.place)
        come_home(family)
        guest = Building.GUEST_HOUSE in family.buildings
        coins = box.data.buildings.guest_house if guest else box.data.money.called
        family.coins += coins
        yield CalledHome(seat=seat, worker=self.worker, place=self.place, coins=coins)
