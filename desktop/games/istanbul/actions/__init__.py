"""Everything a player can do, in the order of the moves list."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.games.istanbul.actions.cards import (
    DoubleDealer,
    DoublePalace,
    DoublePost,
    PlayFamily,
    PlayGood,
    PlayLira,
    PlayRecall,
    UseYellow,
)
from desktop.games.istanbul.actions.dice import Keep, Reroll, TurnDie, VisitBlackMarket, VisitTeaHouse
from desktop.games.istanbul.actions.persons import Catch, GiveGood, MeetGovernor, MeetSmuggler, PayPerson, SendFamily
from desktop.games.istanbul.actions.supply import (
    BuyExtension,
    CallBack,
    Discard,
    Done,
    DrawCard,
    Fill,
    NoGreen,
    Recall,
    TakeDiscard,
    TakeGreen,
    TakeMail,
    VisitCaravansary,
)
from desktop.games.istanbul.actions.trade import BuyRuby, Deliver, Sell, TakeTile
from desktop.games.istanbul.actions.walking import Decline, EndTurn, Leave, Move, PayFee, PickUp, Skip

ACTIONS: tuple[type[Action], ...] = (
    Move, PickUp, Leave, PayFee,
    BuyExtension, Fill, TakeMail, VisitCaravansary, CallBack, VisitBlackMarket, VisitTeaHouse, Sell, SendFamily, Deliver,
    TakeTile, BuyRuby,
    TakeGreen, NoGreen, DrawCard, TakeDiscard, Discard, Recall, TurnDie, Reroll, Keep,
    Catch, MeetGovernor, MeetSmuggler, PayPerson, GiveGood,
    PlayLira, PlayGood, PlayRecall, PlayFamily, DoublePost, DoublePalace, DoubleDealer, UseYellow,
    Decline, Skip, Done, EndTurn,
)  # fmt: skip

__all__ = [
    "ACTIONS",
    "BuyExtension",
    "BuyRuby",
    "CallBack",
    "Catch",
    "Decline",
    "Deliver",
    "Discard",
    "Done",
    "DoubleDealer",
    "DoublePalace",
    "DoublePost",
    "DrawCard",
    "EndTurn",
    "Fill",
    "GiveGood",
    "Keep",
    "Leave",
    "MeetGovernor",
    "MeetSmuggler",
    "Move",
    "NoGreen",
    "PayFee",
    "PayPerson",
    "PickUp",
    "PlayFamily",
    "PlayGood",
    "PlayLira",
    "PlayRecall",
    "Recall",
    "Reroll",
    "Sell",
    "SendFamily",
    "Skip",
    "TakeDiscard",
    "TakeGreen",
    "TakeMail",
    "TakeTile",
    "TurnDie",
    "UseYellow",
    "VisitBlackMarket",
    "VisitCaravansary",
    "VisitTeaHouse",
]
