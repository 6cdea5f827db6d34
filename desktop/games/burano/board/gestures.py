"""Every way a person may do an action."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, islice, product

from desktop.engine.action import Action
from desktop.games.burano.actions import (
    AddCube,
    BuildHouse,
    CallHome,
    DiscardRoof,
    Done,
    DrawRoof,
    EndTurn,
    FillTower,
    FinishTower,
    PaintRoof,
    PlaceCube,
    PlaceWoman,
    ReturnCube,
    Sail,
    Sell,
    StoreCube,
    SwapDocks,
    TakeBuilding,
    TakeCoin,
    TakeCube,
    TakeFish,
    TakePrivilege,
    TakeSubstitute,
)  # fmt: skip
from desktop.games.burano.actions.fishing import DECK
from desktop.games.burano.board.hues import NAMES
from desktop.games.burano.box import Roof
from desktop.games.burano.demand import counts_of, price, sets
from desktop.games.burano.pieces import Fish, Ship, Worker
from desktop.games.burano.state import Burano, SaleFrame
from desktop.table.vocabulary import Drag, Gesture, Grip, Mark, Press, Tap

MOST_SETS = 240  # ways of marking the same set of cards


def gestures(action: Action, view: Burano) -> Iterable[Gesture]:
    """The usual way first."""
    seat = view.mover
    match action:
        case PlaceCube(colour, cell):
            yield Drag(Grip(f"reserve.{seat}", f"supply.{NAMES[colour]}"), f"tower.{seat}", cell)
        case AddCube(colour, cell):
            yield Drag(Grip("supply", f"supply.{NAMES[colour]}"), f"tower.{seat}", cell)
        case StoreCube(colour) | TakeSubstitute(colour):
            grip = Grip("supply", f"supply.{NAMES[colour]}")
            yield Drag(grip, f"reserve.{seat}")
            yield Tap(grip)
        case FillTower():
            yield Press("fill_tower")
        case FinishTower():
            yield Press("finish_tower")
        case TakeCube(cell):
            yield Drag(Grip(f"tower.{seat}", index=cell), f"ready.{seat}")
        case BuildHouse(colour, cell, tower):
            yield Drag(Grip(f"{'tower' if tower else 'ready'}.{seat}", f"cube.{NAMES[colour]}"), f"town.{cell}")
        case PaintRoof(roof, a, b):
            yield Drag(roof_grip(view, seat, roof), f"line.{a}.{b}", turn=_turn(view, roof, a, b))
        case TakeBuilding(card):
            yield Tap(Grip("offers", f"card.{card}"))
            yield Drag(Grip("offers", f"card.{card}"), f"cards.{seat}")
        case TakePrivilege():
            yield Press("take_privilege")
            yield Tap(Grip(f"privilege.{seat}"))
        case TakeCoin():
            yield Press("take_coin")
        case EndTurn():
            yield Press("end_turn")
        case Done():
            yield Press("done")
        case _:
            yield from _abroad(action, view, seat)


def _abroad(action: Action, view: Burano, seat: int) -> Iterable[Gesture]:
    slots = view.box.data.docks.slots
    match action:
        case Sail(area):
            yield Drag(Grip(f"sea.{view.families[seat].boat}", f"boat.{seat}"), f"sea.{area}")
            islands = view.box.lagoon.islands
            yield Tap(Grip(f"island.{area}") if area < islands else Grip(f"port.{area - islands}"))
            if area < islands:
                yield Tap(Grip(f"docks.{area}"))
        case SwapDocks(a, b):
            for one, other in ((a, b), (b, a)):
                grip = Grip(f"docks.{one // slots}", index=one % slots)
                yield Drag(grip, f"docks.{other // slots}", other % slots, touched=False)  # a touch of an island sails
        case TakeFish(slot):
            grip = Grip("deck") if slot == DECK else Grip("display", index=slot)
            yield Tap(grip)
            yield Drag(grip, f"hand.{seat}")
        case Sell(ship, cards):
            for grips in _marks(cards, view, seat):
                yield Mark(grips, f"sell.{ship.name.lower()}")
            if isinstance(view.top, SaleFrame) and not _could_be_better(view, seat, ship, cards):
                yield Tap(Grip(f"port.{view.ships[ship]}", f"ship.{ship.name.lower()}"))
        case PlaceWoman(square):
            yield Drag(Grip(f"ring.{seat}", f"worker.{seat}"), f"lace.{square}")
            yield Tap(Grip(f"lace.{square}"))
        case ReturnCube(square, ready, other):
            if other is not None:
                yield Drag(Grip(f"tower.{seat}", f"cube.{NAMES[other]}"), f"lace.{square}")
                return
            colour = view.squares[square].colour
            family = view.families[seat]
            if colour is not None and colour in (family.ready if ready else family.tower):
                yield Drag(Grip(f"{'ready' if ready else 'tower'}.{seat}", f"cube.{NAMES[colour]}"), f"lace.{square}")
            if not ready:
                yield Tap(Grip(f"lace.{square}"))
        case CallHome(worker, place):
            man = worker is Worker.MAN
            grip = Grip(f"island.{place}", f"man.{seat}") if man else Grip(f"lace.{place}", f"woman.{seat}")
            yield Tap(grip)
            yield Drag(grip, f"ring.{seat}")
        case DiscardRoof(roof):
            yield Drag(roof_grip(view, seat, roof), "cast")
        case DrawRoof(symbol):
            grip = Grip(f"stack.{symbol.name.lower()}")
            yield Tap(grip)
            yield Drag(grip, f"roofs.{seat}")
        case _:
            return


def _could_be_better(view: Burano, seat: int, ship: Ship, cards: tuple[Fish, ...]) -> bool:
    """Whether a touch of the ship should not mean this set: a hand has hundreds for one ship; others are marked."""
    wants = view.box.data.ships
    found = price(wants, ship, cards)
    return found is not None and found < max(
        points for _, points in sets(wants, ship, counts_of(view.families[seat].fish))
    )


def roof_grip(view: Burano, seat: int, roof: Roof) -> Grip:
    """A roof of a seat's roof area."""
    return Grip(f"roofs.{seat}", f"roof.{view.box.roofs.index(roof)}")


def _turn(view: Burano, roof: Roof, a: int, b: int) -> int:
    """Quarter turns that lay a roof on two ends; the way that fits, when one does."""
    upright = 0 if view.box.town.place(a)[0] == view.box.town.place(b)[0] else 1
    first, last = view.cells[a].houses, view.cells[b].houses
    swapped = bool(first and last and first[-1] == roof.b and last[-1] == roof.a and roof.a != roof.b)
    return upright + 2 * swapped


def _marks(cards: tuple[Fish, ...], view: Burano, seat: int) -> Iterable[tuple[Grip, ...]]:
    """Every way of marking these cards in the hand."""
    places: dict[Fish, list[int]] = {}
    for index, fish in enumerate(sorted(view.families[seat].fish)):
        places.setdefault(fish, []).append(index)
    ways = [combinations(places.get(fish, []), cards.count(fish)) for fish in dict.fromkeys(cards)]
    for way in islice(product(*ways), MOST_SETS):
        yield tuple(Grip(f"hand.{seat}", index=index) for part in way for index in part)
