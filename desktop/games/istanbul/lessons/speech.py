"""Actions in the words of the lessons, both ways: `said` names an action, `action` builds one from its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.engine.action import Action
from desktop.games.istanbul import actions as a
from desktop.games.istanbul.frames import GovernorFrame, SmugglerFrame
from desktop.games.istanbul.lessons.laying import good_of, goods_of, letter_of
from desktop.games.istanbul.pieces import Card, Disc, Good, Place, Reward
from desktop.games.istanbul.state import Bazaar

_PLAIN: dict[str, Callable[[], Action]] = {
    "leave": a.Leave, "decline": a.Decline, "skip": a.Skip, "end": a.EndTurn, "done": a.Done, "fill": a.Fill,
    "extension": a.BuyExtension, "post": a.TakeMail, "caravan": a.VisitCaravansary, "draw": a.DrawCard,
    "take_discard": a.TakeDiscard, "fountain": a.CallBack, "reroll": a.Reroll, "keep": a.Keep, "dealer": a.BuyRuby,
    "no_green": a.NoGreen, "double_post": a.DoublePost, "double_dealer": a.DoubleDealer, "governor": a.MeetGovernor,
}  # fmt: skip
_BY_PLACE: dict[str, Callable[[Place], Action]] = {
    "move": a.Move, "recall": a.Recall, "police": a.SendFamily, "yellow": a.UseYellow,
}  # fmt: skip
_BY_GOOD: dict[str, Callable[[Good], Action]] = {
    "black": a.VisitBlackMarket, "tile": a.TakeTile, "green": a.TakeGreen, "smuggler": a.MeetSmuggler,
    "give": a.GiveGood,
}  # fmt: skip
_NAMES = {kind: name for table in (_PLAIN, _BY_PLACE, _BY_GOOD) for name, kind in table.items()}


def said(action: Action, state: Bazaar, order: Sequence[str]) -> tuple[str, ...]:
    """An action's words. `order` are the seats of the scene."""
    match action:
        case a.Move(place, Card.LONG_MOVE):
            return ("long_move", str(int(place)))
        case a.Move(_, Card.STAY):
            return ("stay",)
        case a.PickUp(disc):
            return ("pick_up", str(disc))
        case a.PayFee() | a.PayPerson():
            return ("pay",)
        case a.Discard(card):
            return ("discard", str(card))
        case a.VisitTeaHouse(number):
            return ("tea", str(number))
        case a.TurnDie(index):
            return ("turn", str(index))
        case a.Sell(goods, card):
            name = "sell" if card is None else "market_any"
            return (name, *(f"{letter_of(good)}{goods[good]}" for good in Good if goods[good]))
        case a.Deliver(extra):
            return ("palace", *map(letter_of, extra))
        case a.DoublePalace(extra):
            return ("double_palace", *map(letter_of, extra))
        case a.Catch(owner, reward):
            return ("catch", order[owner], str(reward))
        case a.PlayLira():
            return ("card", "gain_lira")
        case a.PlayGood(good):
            return ("card", "gain_good", letter_of(good))
        case a.PlayRecall(place):
            return ("card", "recall_assistant", str(int(place)))
        case a.PlayFamily(reward):
            return ("card", "family_to_police", str(reward))
        case _:
            pass
    name = _NAMES[type(action)]
    if name in _BY_PLACE:
        return (name, str(int(action.place)))  # type: ignore[attr-defined]
    if name in _BY_GOOD:
        return (name, letter_of(action.good))  # type: ignore[attr-defined]
    return (name,)


def action(words: str, state: Bazaar, order: Sequence[str]) -> Action:
    """The action of literal words, legal or not. Raises ValueError for words that mean nothing."""
    name, *rest = words.split()
    here = state.me.merchant
    if name in _PLAIN and not rest:
        return _PLAIN[name]()
    if name in _BY_PLACE and len(rest) == 1:
        return _BY_PLACE[name](Place(int(rest[0])))
    if name in _BY_GOOD and len(rest) == 1:
        return _BY_GOOD[name](good_of(rest[0]))
    match name, rest:
        case "long_move", [place]:
            return a.Move(Place(int(place)), Card.LONG_MOVE)
        case "stay", []:
            return a.Move(here, Card.STAY)
        case "pick_up", [disc]:
            return a.PickUp(Disc(disc))
        case "pay", []:
            return a.PayPerson() if isinstance(state.top, GovernorFrame | SmugglerFrame) else a.PayFee()
        case "discard", [card]:
            return a.Discard(Card(card))
        case "tea", [number]:
            return a.VisitTeaHouse(int(number))
        case "turn", [index]:
            return a.TurnDie(int(index))
        case "sell", goods:
            return a.Sell(goods_of(goods))
        case "market_any", goods:
            return a.Sell(goods_of(goods), Card.MARKET_ANY)
        case "palace", extra:
            return a.Deliver(tuple(map(good_of, extra)))
        case "double_palace", extra:
            return a.DoublePalace(tuple(map(good_of, extra)))
        case "catch", [owner, reward]:
            return a.Catch(order.index(owner), Reward(reward))
        case "card", ["gain_lira"]:
            return a.PlayLira()
        case "card", ["gain_good", good]:
            return a.PlayGood(good_of(good))
        case "card", ["recall_assistant", place]:
            return a.PlayRecall(Place(int(place)))
        case "card", ["family_to_police", reward]:
            return a.PlayFamily(Reward(reward))
        case _:
            pass
    raise ValueError(f"no action is called “{words}”")
