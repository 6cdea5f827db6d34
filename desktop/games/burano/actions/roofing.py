"""6.3: painting a roof and choosing its reward; scoring E: other roofs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.games.burano.actions.moves import move_flaw
from desktop.games.burano.box import Roof
from desktop.games.burano.events import (
    BuildingShown,
    BuildingTaken,
    PrivilegeRewarded,
    RoofDiscarded,
    RoofPainted,
    RoofScored,
    RoofTaken,
    StackRenewed,
)
from desktop.games.burano.pieces import SYMBOLS, Building, Symbol
from desktop.games.burano.state import Burano, Family, RewardFrame, RoofsFrame, TurnFrame
from desktop.games.burano.tally import award
from desktop.games.burano.town import lay_roof, roof_flaw, roofable


class PaintRoof(Action, frozen=True):
    """Lay one of your roofs on two houses; `a` is the upper or left end's cell."""

    when: ClassVar = (TurnFrame,)

    roof: Roof
    a: int
    b: int

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[PaintRoof]:
        cells = state.cells
        strips = [line for line in state.box.town.strips if cells[line.a].houses or cells[line.b].houses]
        for roof in state.actor.roofs:
            if roof is not None:
                yield from (cls(roof, line.a, line.b) for line in strips)

    @classmethod
    def legal(cls, state: Burano) -> Iterable[PaintRoof]:
        roofs = [roof for roof in state.actor.roofs if roof is not None]
        if not roofs or move_flaw(state) is not None:
            return []
        places = roofable(state)
        return [
            cls(roof, line.a, line.b)
            for roof in roofs
            for line, _, a, b in places
            if (roof.a == a and roof.b == b) or (roof.a == b and roof.b == a)
        ]

    def refusal(self, state: Burano) -> Refusal | None:
        flaw = move_flaw(state)
        if flaw is not None:
            return flaw
        if self.roof not in state.actor.roofs:
            return Refusal("no_such_roof", "roof")
        return roof_flaw(state, self.roof, self.a, self.b)

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame: TurnFrame = state.top
        seat, roofs = frame.seat, state.families[frame.seat].roofs
        roofs[roofs.index(self.roof)] = None
        level = lay_roof(state, self.roof, self.a, self.b)
        state.become(TurnFrame(seat, frame.moves + 1))
        state.push(RewardFrame(seat, self.roof, level))
        yield RoofPainted(seat=seat, roof=self.roof, a=self.a, b=self.b, level=level)


def roof_points(state: Burano, family: Family, symbol: Symbol, level: int) -> tuple[int, int]:
    """3.9: what a symbol counts, and its points."""
    values = state.box.data.roof_points
    match symbol:
        case Symbol.ANCHOR:
            n = sum(1 for men in family.men if men)
            return n, min(values.anchor_most, n * values.anchor_island)
        case Symbol.BOBBIN:
            n = len(family.women)
            return n, min(values.bobbin_most, n * values.bobbin_woman)
        case Symbol.CHIMNEY:
            return level, values.chimney_low if level == 1 else values.chimney_high
        case Symbol.CREST:
            n = len(family.buildings)
            return n, min(values.crest_most, values.crest_base + n * values.crest_card)


def score_roof(state: Burano, frame: RewardFrame) -> Event:
    """Points by the roof's symbol, after the reward."""
    symbol = frame.roof.symbol
    n, points = roof_points(state, state.families[frame.seat], symbol, frame.level)
    award(state, frame.seat, "roof", points, symbol.name.lower(), n)
    return RoofScored(seat=frame.seat, symbol=symbol, n=n, points=points)


class TakeBuilding(Action, frozen=True):
    """The reward for a roof: a building card that lies open."""

    when: ClassVar = (RewardFrame,)

    card: Building

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[TakeBuilding]:
        return (cls(card) for card in state.offers if card is not None)

    def refusal(self, state: Burano) -> Refusal | None:
        return None if self.card in state.offers else Refusal("card_not_open", "reward")

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame: RewardFrame = state.pop()
        slot = state.offers.index(self.card)
        state.offers[slot] = None
        state.families[frame.seat].buildings.append(self.card)
        yield BuildingTaken(seat=frame.seat, card=self.card)
        yield score_roof(state, frame)
        if state.deeds:
            card: Building = state.take(state.deeds)
            state.offers[slot] = card
            yield BuildingShown(card=card)


class TakePrivilege(Action, frozen=True):
    """The reward for a roof: privilege."""

    when: ClassVar = (RewardFrame,)

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[TakePrivilege]:
        return (cls(),)

    def refusal(self, state: Burano) -> Refusal | None:
        return None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame: RewardFrame = state.pop()
        family, box = state.families[frame.seat], state.box
        wanted = (
            box.data.buildings.roofers_guild
            if Building.ROOFERS_GUILD in family.buildings
            else box.data.privilege.roof_reward
        )
        gain = min(wanted, box.cap - family.privilege)
        family.privilege += gain
        no_card = all(card is None for card in state.offers)
        yield PrivilegeRewarded(seat=frame.seat, n=gain, no_card=no_card)
        yield score_roof(state, frame)


def available(state: Burano, symbol: Symbol) -> bool:
    """Whether a roof of a symbol can be drawn: from its stack, or from the discarded ones."""
    return bool(state.stacks[symbol]) or any(roof.symbol is symbol for roof in state.cast)


class DiscardRoof(Action, frozen=True):
    """Scoring E: lay a roof aside, before drawing."""

    when: ClassVar = (RoofsFrame,)

    roof: Roof

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[DiscardRoof]:
        return (cls(roof) for roof in state.actor.roofs if roof is not None)

    def refusal(self, state: Burano) -> Refusal | None:
        if self.roof not in state.actor.roofs:
            return Refusal("no_such_roof", "roofs")
        if state.top.taken:
            return Refusal("discard_before_drawing", "roofs")
        return None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        seat = state.mover
        roofs = state.families[seat].roofs
        roofs[roofs.index(self.roof)] = None
        state.cast.append(self.roof)
        yield RoofDiscarded(seat=seat, roof=self.roof)


class DrawRoof(Action, frozen=True):
    """Setup and scoring E: take a roof from a stack, each time of another symbol."""

    when: ClassVar = (RoofsFrame,)

    symbol: Symbol

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[DrawRoof]:
        return (cls(symbol) for symbol in SYMBOLS)

    def refusal(self, state: Burano) -> Refusal | None:
        if None not in state.actor.roofs:
            return Refusal("roof_area_full", "roofs", {"most": state.box.data.roof_area.slots})
        if self.symbol in state.top.taken:
            return Refusal("symbol_taken", "roofs", {"symbol": self.symbol})
        if not available(state, self.symbol):
            return Refusal("stack_empty", "roofs", {"symbol": self.symbol})
        return None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame: RoofsFrame = state.top
        roofs, stack = state.families[frame.seat].roofs, state.stacks[self.symbol]
        if not stack:
            stack.extend(roof for roof in state.cast if roof.symbol is self.symbol)
            state.cast = [roof for roof in state.cast if roof.symbol is not self.symbol]
            yield StackRenewed(symbol=self.symbol, n=len(stack))
        roof: Roof = state.take(stack)
        roofs[roofs.index(None)] = roof
        state.become(RoofsFrame(frame.seat, (*frame.taken, self.symbol)))
        yield RoofTaken(seat=frame.seat, roof=roof)


def can_draw(state: Burano, frame: RoofsFrame) -> bool:
    """Whether the roof area has an empty space and a stack for it."""
    if None not in state.families[frame.seat].roofs:
        return False
    return any(symbol not in frame.taken and available(state, symbol) for symbol in SYMBOLS)
