"""Everything that a player can do, in the order of the moves list."""

from desktop.engine.action import Action
from desktop.games.burano.actions.fishing import DECK, Sail, Sell, SwapDocks, TakeFish
from desktop.games.burano.actions.lace import PlaceWoman, ReturnCube
from desktop.games.burano.actions.moves import BuildHouse, EndTurn, TakeCube
from desktop.games.burano.actions.privileges import AddCube, CallHome, StoreCube, TakeCoin
from desktop.games.burano.actions.roofing import DiscardRoof, DrawRoof, PaintRoof, TakeBuilding, TakePrivilege
from desktop.games.burano.actions.season import Done, TakeSubstitute
from desktop.games.burano.actions.tower import FillTower, FinishTower, PlaceCube

ACTIONS: tuple[type[Action], ...] = (
    PlaceCube, FillTower, FinishTower, TakeCube, BuildHouse, PaintRoof, TakeBuilding, TakePrivilege, Sail, SwapDocks,
    TakeFish, Sell, PlaceWoman, CallHome, ReturnCube, TakeSubstitute, StoreCube, AddCube, TakeCoin, DiscardRoof,
    DrawRoof, Done, EndTurn,
)  # fmt: skip

__all__ = [
    "ACTIONS", "DECK", "AddCube", "BuildHouse", "CallHome", "DiscardRoof", "Done", "DrawRoof", "EndTurn", "FillTower",
    "FinishTower", "PaintRoof", "PlaceCube", "PlaceWoman", "ReturnCube", "Sail", "Sell", "StoreCube", "SwapDocks",
    "TakeBuilding", "TakeCoin", "TakeCube", "TakeFish", "TakePrivilege", "TakeSubstitute",
]  # fmt: skip
