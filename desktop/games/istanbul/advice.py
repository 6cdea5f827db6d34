"""Why a plan is good, as a code with values for the game's words. A walk is explained by what it leads to."""

from __future__ import annotations

from typing import Any

from desktop.engine.action import Action
from desktop.games.istanbul import actions as act
from desktop.games.istanbul.data import mail
from desktop.games.istanbul.pieces import WAREHOUSE_OF, Card, Disc, Good, Place, Reward
from desktop.games.istanbul.state import Bazaar, dealer_price
from desktop.games.istanbul.thinking import tea_odds
from desktop.games.istanbul.worth import DEFAULT, ruby_turns

Reason = tuple[str, dict[str, Any]]


def reason(view: Bazaar, line: tuple[Action, ...]) -> Reason:
    """Code and values of the reason for the first action of a plan."""
    first, place = line[0], view.acting_place
    here = _of_action(view, first, place) or _of_step(first, place)
    if here is not None:
        return here
    for action in line:
        if isinstance(action, (act.Move, act.SendFamily)):
            place = action.place
        elif not isinstance(action, _BY_THE_WAY):
            found = _of_action(view, action, place)
            if found is not None:
                return found
    near = ruby_turns(view, view.me, DEFAULT)
    return ("towards", {"place": near[0][1]}) if near else ("nothing_better", {})


# what only leads on to something else
_BY_THE_WAY = (act.Leave, act.PickUp, act.PayFee, act.PlayLira, act.PlayGood, act.Skip, act.Decline, act.EndTurn)


def _of_step(action: Action, place: Place) -> Reason | None:
    """The reason for a step that opens a place or ends something."""
    match action:
        case act.Leave():
            return "leave", {"place": place}
        case act.PickUp(Disc.OWN):
            return "collect", {"place": place}
        case act.PickUp():
            return "collect_neutral", {"place": place}
        case act.EndTurn() | act.Skip() | act.Decline() | act.NoGreen() | act.Done():
            return "nothing_more", {}
        case act.PlayLira() | act.PlayGood():
            return "card", {"card": action.card}
        case _:
            return None


def _of_action(view: Bazaar, action: Action, place: Place) -> Reason | None:
    """The reason for an action that brings something by itself."""
    match action:
        case act.BuyRuby() | act.DoubleDealer():
            return "dealer", {"lira": dealer_price(view)}
        case act.Deliver() | act.DoublePalace():
            return "palace", {}
        case act.BuyExtension():
            return "extension", {"n": view.me.capacity + 1}
        case act.Fill() if place in WAREHOUSE_OF and view.me.room(WAREHOUSE_OF[place]):
            return "fill", {"good": WAREHOUSE_OF[place], "n": view.me.room(WAREHOUSE_OF[place])}
        case act.TakeMail() | act.DoublePost():
            goods, lira = mail(view.data, view.mail)
            return "mail", {"goods": list(goods), "lira": lira}
        case act.VisitCaravansary() | act.DrawCard():
            return "cards", {}
        case act.TakeDiscard():
            return "open_card", {"card": view.discard[-1]} if view.discard else {"card": Card.HIDDEN}
        case act.Discard(card):
            return "poorest", {"card": card}
        case act.CallBack() | act.Recall():
            return "recall", {"n": len(view.me.out)}
        case act.VisitBlackMarket(good):
            return "jewelry", {"good": good}
        case act.VisitTeaHouse(number):
            percent = round(100 * tea_odds(number, Good.FABRIC in view.me.tiles))
            return "tea", {"number": number, "percent": percent}
        case act.Sell(goods):
            payouts = view.data.markets.large if place is Place.LARGE_MARKET else view.data.markets.small
            return "sell", {"n": sum(goods), "lira": payouts[sum(goods) - 1]}
        case act.TakeTile(good):
            return "tile", {"good": good}
        case _:
            return _of_person(action)


def _of_person(action: Action) -> Reason | None:
    match action:
        case act.Catch(_, Reward.LIRA):
            return "catch_lira", {}
        case act.Catch():
            return "catch_card", {}
        case act.MeetGovernor():
            return "governor", {}
        case act.MeetSmuggler(good) | act.TakeGreen(good):
            return "good", {"good": good}
        case act.GiveGood(good):
            return "give", {"good": good}
        case act.PayPerson():
            return "pay", {}
        case act.Keep():
            return "keep_dice", {}
        case act.TurnDie():
            return "turn_die", {}
        case act.Reroll():
            return "reroll", {}
        case act.PlayFamily():
            return "family_home", {}
        case act.PlayRecall() | act.UseYellow():
            return "hands", {}
        case _:
            return None
