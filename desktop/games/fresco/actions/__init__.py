"""What a player can do, in the order of the day."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.games.fresco.actions.cathedral import MoveBishop, Restore, RestoreAltar
from desktop.games.fresco.actions.choosing import ChoosePaint, LandOn
from desktop.games.fresco.actions.leaving import Leave
from desktop.games.fresco.actions.leonardo import LeonardoRestores
from desktop.games.fresco.actions.market import BuyGoods, BuyPaint, CloseStall
from desktop.games.fresco.actions.planning import ConfirmPlan, PlaceAssistant
from desktop.games.fresco.actions.studio import PaintForMoney, TakePortrait
from desktop.games.fresco.actions.waking import Wake
from desktop.games.fresco.actions.workshop import BeginRequest, Blend, GiveTile

ACTIONS: tuple[type[Action], ...] = (
    Wake, PlaceAssistant, ConfirmPlan, BuyGoods, BuyPaint, CloseStall, Restore, RestoreAltar, MoveBishop, TakePortrait,
    PaintForMoney, Blend, BeginRequest, GiveTile, LandOn, ChoosePaint, LeonardoRestores, Leave,
)  # fmt: skip

__all__ = [
    "ACTIONS", "BeginRequest", "Blend", "BuyGoods", "BuyPaint", "ChoosePaint", "CloseStall", "ConfirmPlan", "GiveTile",
    "LandOn", "Leave", "LeonardoRestores", "MoveBishop", "PaintForMoney", "PlaceAssistant", "Restore", "RestoreAltar",
    "TakePortrait", "Wake",
]  # fmt: skip
