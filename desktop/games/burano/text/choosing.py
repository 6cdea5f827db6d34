"""What undo takes back, what the chooser asks, and what a button says."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.engine.action import Action
from desktop.games.burano.actions import (
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
from desktop.games.burano.box import MOVES
from desktop.games.burano.demand import price
from desktop.games.burano.pieces import Ship, Symbol, Worker
from desktop.games.burano.state import (
    Burano,
    TurnFrame,
)
from desktop.games.burano.text.moves import BuranoMoves
from desktop.games.burano.text.names import BuranoNames


class BuranoChoosing(QObject):
    """Deeds, questions and answers, buttons."""

    def __init__(self, names: BuranoNames, moves: BuranoMoves) -> None:
        super().__init__()
        self.names, self.moves = names, moves

    def deed(self, action: Action, view: Burano) -> str:
        names = self.names
        match action:
            case PlaceCube(colour) | AddCube(colour):
                #: what undo takes back. {cube}: "red ● cube"
                return self.tr("place {cube}").format(cube=names.a_cube(colour))
            case FillTower():
                #: what undo takes back
                return self.tr("fill the tower")
            case FinishTower():
                #: what undo takes back
                return self.tr("finish the tower")
            case TakeCube(cell):
                colour = view.actor.tower[cell]
                #: what undo takes back. {cube}: "red ● cube"
                return self.tr("take {cube}").format(cube="" if colour is None else names.a_cube(colour))
            case BuildHouse(colour):
                #: what undo takes back. {house}: "red ● house"
                return self.tr("build {house}").format(house=names.a_house(colour))
            case PaintRoof():
                #: what undo takes back
                return self.tr("paint a roof")
            case TakeBuilding(card):
                #: what undo takes back. {card}: "Bank"
                return self.tr("take the {card}").format(card=names.building(card))
            case TakePrivilege():
                #: what undo takes back
                return self.tr("take privilege")
            case Sail(area):
                #: what undo takes back. {place}: "Murano"
                return self.tr("sail to {place}").format(place=names.area_of_sea(area, view))
            case SwapDocks():
                #: what undo takes back
                return self.tr("swap dock houses")
            case TakeFish():
                #: what undo takes back
                return self.tr("take a fish card")
            case Sell():
                #: what undo takes back
                return self.tr("sell fish")
            case _:
                return self._late_deed(action)

    def _late_deed(self, action: Action) -> str:
        match action:
            case PlaceWoman():
                #: what undo takes back
                return self.tr("send a woman")
            case CallHome(worker):
                #: what undo takes back. {worker}: "man"
                return self.tr("call a {worker} home").format(worker=self.names.worker(worker))
            case ReturnCube():
                #: what undo takes back
                return self.tr("return a cube")
            case TakeSubstitute() | StoreCube():
                #: what undo takes back
                return self.tr("take a cube from the supply")
            case TakeCoin():
                #: what undo takes back
                return self.tr("take a coin")
            case DiscardRoof():
                #: what undo takes back
                return self.tr("discard a roof")
            case DrawRoof():
                #: what undo takes back
                return self.tr("take a roof")
            case EndTurn():
                #: what undo takes back
                return self.tr("end the turn")
            case _:
                #: what undo takes back
                return self.tr("go on")

    def question(self, action: Action, field: str) -> str:
        match field:
            case "colour":
                return self.tr("Which cube?", "the chooser asks for a colour")
            case "means":
                #: the chooser: by a card or by privilege
                return self.tr("In which way?")
            case "roof":
                #: the chooser
                return self.tr("Which roof?")
            case "ship":
                #: the chooser
                return self.tr("Which ship?")
            case "cards":
                #: the chooser
                return self.tr("Which set?")
            case "worker":
                #: the chooser
                return self.tr("Which worker?")
            case "card":
                #: the chooser
                return self.tr("Which card?")
            case "symbol":
                #: the chooser
                return self.tr("Which symbol?")
            case _:
                #: the chooser: a place
                return self.tr("Where?")

    def value(self, action: Action, field: str, view: Burano) -> str:
        names = self.names
        found = getattr(action, field, None)
        match field:
            case "colour" if isinstance(found, int):
                return names.cube(found)
            case "means":
                return self._means(str(found))
            case "roof" if isinstance(action, PaintRoof | DiscardRoof):
                return names.roof(action.roof)
            case "ship" if isinstance(action, Sell):
                points = price(view.box.data.ships, action.ship, action.cards) or 0
                return names.facts([names.ship(action.ship), names.signed_points(points)])
            case "cards" if isinstance(action, Sell):
                return names.catch(action.cards)
            case "worker" if isinstance(action, CallHome):
                return names.worker(action.worker)
            case "card" if isinstance(action, TakeBuilding):
                return names.building(action.card)
            case "symbol" if isinstance(action, DrawRoof):
                return names.symbol(action.symbol)
            case _:
                return self._where(action, field, view)

    def _means(self, means: str) -> str:
        match means:
            case "bridge":
                return self.names.building("lace_bridge")
            case "bench":
                return self.names.building("shared_bench")
            case "privilege":
                #: the chooser's answer
                return self.tr("Pay 1 privilege")
            case _:
                #: the chooser's answer: without a card or privilege
                return self.tr("The plain way")

    def _where(self, action: Action, field: str, view: Burano) -> str:
        names = self.names
        match action:
            case PlaceCube(cell=cell) | AddCube(cell=cell) | TakeCube(cell):
                return names.tower_cell(cell)
            case BuildHouse(cell=cell):
                return names.cell(cell, view)
            case PaintRoof(a=a, b=b):
                return names.cell(a if field == "a" else b, view)
            case PlaceWoman(square=square) | ReturnCube(square=square):
                return names.square(square, view)
            case SwapDocks(a, b):
                return names.dock(view, a if field == "a" else b)
            case Sail(area):
                return names.area_of_sea(area, view)
            case CallHome(worker, place):
                return names.post(worker, place, view)
            case _:
                return self.moves.action(action, view)

    def button(self, id: str, view: Burano, marked: int = 0) -> str:
        kind, _, which = id.partition(".")
        match kind:
            case "finish_tower":
                #: button, at most 14 characters
                return self.tr("Finish tower")
            case "fill_tower":
                #: button: the rest of the tower by rule
                return self.tr("Fill the rest")
            case "end_turn":
                if isinstance(view.top, TurnFrame):
                    coins = self.names.signed_coins(view.box.net[min(view.top.moves, MOVES)])
                    #: button. {coins}: "−4 coins"
                    return self.tr("End turn ({coins})").format(coins=coins)
                #: button
                return self.tr("End turn")
            case "take_coin":
                #: button: a privilege becomes a coin
                return self.tr("Coin for privilege")
            case "take_privilege":
                #: button
                return self.tr("Take privilege", "button: as a roof's reward")
            case "sell":
                ship = self.names.ship(Ship[which.upper()])
                if marked:
                    #: button; %n cards are marked. {ship}: "“Pairs” ship"
                    return self.tr("%n to the {ship}", "button", marked).format(ship=ship)
                #: button. {ship}: "“Pairs” ship"
                return self.tr("Sell to the {ship}").format(ship=ship)
            case "draw":
                #: button. {symbol}: "anchor"
                return self.tr("Take: {symbol}").format(symbol=self.names.symbol(Symbol[which.upper()]))
            case "call":
                worker = self.names.worker(Worker(which))
                #: button. {worker}: "man"
                return self.tr("Call home: {worker}").format(worker=worker)
            case _:
                return self.moves.done(view)
