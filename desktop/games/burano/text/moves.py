"""What can be done, as the moves list says it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.engine.action import Action
from desktop.games.burano.actions import (
    DECK,
    AddCube,
    BuildHouse,
    CallHome,
    DiscardRoof,
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
)
from desktop.games.burano.actions.moves import area_of
from desktop.games.burano.actions.roofing import roof_points
from desktop.games.burano.box import MOVES
from desktop.games.burano.demand import price
from desktop.games.burano.state import (
    Burano,
    FishFrame,
    LaceFrame,
    ReturnFrame,
    RoofsFrame,
)
from desktop.games.burano.text.names import BuranoNames


class BuranoMoves(QObject):
    """The moves list: heads and sentences."""

    def __init__(self, names: BuranoNames) -> None:
        super().__init__()
        self.names = names

    def group(self, action: Action) -> str:
        match action:
            case PlaceCube() | FillTower() | FinishTower():
                #: head in the moves list
                return self.tr("Cube tower")
            case TakeCube():
                #: head in the moves list
                return self.tr("Take a cube")
            case BuildHouse():
                #: head in the moves list
                return self.tr("Build a house")
            case PaintRoof():
                #: head in the moves list
                return self.tr("Paint a roof")
            case TakeBuilding() | TakePrivilege():
                #: head in the moves list: for a painted roof
                return self.tr("Reward")
            case Sail() | TakeFish():
                #: head in the moves list
                return self.tr("Go fishing")
            case Sell():
                #: head in the moves list
                return self.tr("Sell fish")
            case PlaceWoman():
                #: head in the moves list
                return self.tr("Make lace")
            case CallHome():
                #: head in the moves list
                return self.tr("Call home")
            case ReturnCube():
                #: head in the moves list
                return self.tr("Lace scoring")
            case SwapDocks() | AddCube() | TakeCoin() | StoreCube():
                #: head in the moves list
                return self.tr("Privilege")
            case TakeSubstitute():
                #: head in the moves list: instead of a colour that ran out
                return self.tr("Another colour")
            case DiscardRoof() | DrawRoof():
                #: head in the moves list
                return self.tr("Roofs")
            case _:
                #: head in the moves list: finish what is open
                return self.tr("Go on")

    def action(self, action: Action, view: Burano) -> str:
        names = self.names
        match action:
            case PlaceCube(colour, cell):
                #: {cube}: "red ● cube"; {place}: "the top"
                return self.tr("{cube} on {place}").format(cube=names.cube(colour), place=names.tower_cell(cell))
            case FillTower():
                return self.tr("Let the rest fill itself")
            case FinishTower():
                #: a choice
                return self.tr("Finish the tower")
            case TakeCube(cell):
                colour = view.actor.tower[cell]
                cube = "" if colour is None else names.cube(colour)
                #: {cube}: "red ● cube"; {place}: "the top"
                return self.tr("Take the {cube} from {place}").format(cube=cube, place=names.tower_cell(cell))
            case BuildHouse():
                return self._build(action, view)
            case PaintRoof(roof, a, b):
                level = len(view.cells[a].houses)
                points = roof_points(view, view.actor, roof.symbol, max(1, level))[1]
                #: {roof}: "anchor roof red ●–blue ◆"; {a}, {b}: "row 5, column 5"; {points}: "+4 points"
                words = self.tr("{roof} on {a} and {b}: {points}")
                return words.format(
                    roof=names.roof(roof),
                    a=names.cell(a, view),
                    b=names.cell(b, view),
                    points=names.signed_points(points),
                )
            case TakeBuilding(card):
                #: {card}: "Bank"; {effect}: "+2 coins with wages"
                return self.tr("{card}: {effect}").format(card=names.building(card), effect=names.effect(card, view))
            case TakePrivilege():
                #: a choice: as a roof's reward
                return self.tr("Take privilege")
            case _:
                return self._trip(action, view) or self._late(action, view)

    def _build(self, action: BuildHouse, view: Burano) -> str:
        names, here = self.names, view.cells[action.cell]
        place, house = names.cell(action.cell, view), names.house(action.colour)
        area = names.area(area_of(view, action.colour))
        if here.end is None:
            #: {house}: "red ● house"; {place}: "row 5, column 5"; {area}: "fishing"
            words = self.tr("{house} on the ground, {place}, then {area}")
        elif here.end == action.colour:
            #: {house}: "red ● house"; {place}: "row 5, column 5"; {area}: "fishing"
            words = self.tr("{house} on a roof end of its colour, {place}, then {area}")
        else:
            #: {house}: "red ● house"; {place}: "row 5, column 5"; {area}: "fishing"
            words = self.tr("{house} on a roof end, {place}, then {area}")
        return words.format(house=house, place=place, area=area)

    def _trip(self, action: Action, view: Burano) -> str:
        names = self.names
        match action:
            case Sail(area) if area < view.box.lagoon.islands:
                slots = view.box.data.docks.slots
                docks = names.all_of([names.colour(c) for c in view.docks[area * slots : (area + 1) * slots]])
                #: {island}: "Murano"; {docks}: the colours of its dock houses
                return self.tr("Sail to {island}: {docks}").format(island=names.island(area), docks=docks)
            case Sail(area):
                #: {port}: "West Port"
                return self.tr("Sail to {port} to sell").format(port=names.area_of_sea(area, view))
            case SwapDocks(a, b):
                #: {a}, {b}: "red ● at Murano"
                return self.tr("Swap {a} and {b}").format(a=names.dock(view, a), b=names.dock(view, b))
            case TakeFish(slot) if slot == DECK:
                return self.tr("Draw from the pile")
            case TakeFish(slot):
                fish = view.display[slot]
                #: {fish}: "crab"
                return self.tr("Take the {fish}").format(fish="" if fish is None else names.fish(fish))
            case Sell(ship, cards):
                points = price(view.box.data.ships, ship, cards) or 0
                #: {cards}: "crab ×2 and eel"; {ship}: "“Pairs” ship"; {points}: "+8 points"
                words = self.tr("{cards} to the {ship}: {points}")
                return words.format(cards=names.catch(cards), ship=names.ship(ship), points=names.signed_points(points))
            case PlaceWoman():
                return self._woman(action, view)
            case CallHome(worker, place):
                #: {worker}: "man"; {place}: "Murano"
                words = self.tr("Call the {worker} home: {place}")
                return words.format(worker=names.worker(worker), place=names.post(worker, place, view))
            case _:
                return ""

    def _woman(self, action: PlaceWoman, view: Burano) -> str:
        square = self.names.square(action.square, view)
        match action.means:
            case "plain" if view.squares[action.square].coin:
                #: {square}: "red ●, row 4, column 2"
                words = self.tr("Woman to {square}: +1 coin")
            case "plain":
                #: {square}: "red ●, row 4, column 2"
                words = self.tr("Woman to {square}")
            case "bridge":
                #: {square}: "red ●, row 4, column 2". The building card of that name
                words = self.tr("Woman to {square}, by the Lace Bridge")
            case "bench":
                #: {square}: "red ●, row 4, column 2". The building card of that name
                words = self.tr("Woman to {square}, by the Shared Bench")
            case "privilege":
                #: {square}: "red ●, row 4, column 2"
                words = self.tr("Woman to {square}, for 1 privilege")
        return words.format(square=square)

    def _late(self, action: Action, view: Burano) -> str:
        names = self.names
        match action:
            case ReturnCube(square):
                #: {square}: "red ●, row 4, column 2", where the woman stands
                return self.tr("Return a cube for the woman on {square}").format(square=names.square(square, view))
            case TakeSubstitute(colour):
                #: {cube}: "red ● cube"
                return self.tr("Take {cube} instead").format(cube=names.a_cube(colour))
            case StoreCube(colour):
                #: {cube}: "red ● cube"
                return self.tr("{cube} into the reserve, for 1 privilege").format(cube=names.cube(colour))
            case AddCube(colour, cell):
                #: {cube}: "red ● cube"; {place}: "the top"
                words = self.tr("{cube} onto the tower, {place}, for 1 privilege")
                return words.format(cube=names.cube(colour), place=names.tower_cell(cell))
            case TakeCoin():
                return self.tr("Take 1 coin for 1 privilege")
            case DiscardRoof(roof):
                #: {roof}: "anchor roof red ●–blue ◆"
                return self.tr("Discard the {roof}").format(roof=names.roof(roof))
            case DrawRoof(symbol):
                #: {symbol}: "anchor"
                words = self.tr("Take a roof with {symbol}, %n left", "", len(view.stacks[symbol]))
                return words.format(symbol=names.symbol(symbol))
            case EndTurn():
                coins = names.signed_coins(view.box.net[min(view.top.moves, MOVES)])
                #: {coins}: "+1 coin", "−4 coins"
                return self.tr("End the turn: {coins}").format(coins=coins)
            case _:
                return self.done(view)

    def done(self, view: Burano) -> str:
        """What it means to be done with what is open."""
        match view.top:
            case FishFrame():
                #: button: leave the boat where it is
                return self.tr("Stay ashore")
            case LaceFrame():
                #: button: send no (more) women
                return self.tr("Enough lace")
            case ReturnFrame():
                #: button: return no more cubes
                return self.tr("Enough cubes")
            case RoofsFrame(seat=seat) if any(view.families[seat].roofs):
                #: button
                return self.tr("Keep these roofs")
            case _:
                #: button: go on with the match
                return self.tr("Go on")
