"""Actions as sentences of the moves list, as what undo takes back, and as answers of the chooser."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.action import Action
from desktop.games.istanbul import actions as act
from desktop.games.istanbul.actions.kinds import CardAction, PlaceAction
from desktop.games.istanbul.actions.persons import Encounter
from desktop.games.istanbul.frames import GovernorFrame, SmugglerFrame
from desktop.games.istanbul.pieces import WAREHOUSE_OF, Card, Disc, Place, Reward
from desktop.games.istanbul.state import Bazaar, dealer_price
from desktop.games.istanbul.text.names import IstanbulNames


class IstanbulMoves(QObject):
    """The words for every action."""

    def __init__(self, names: IstanbulNames) -> None:
        super().__init__()
        self.names = names

    def group(self, action: Action) -> str:
        match action:
            case act.Move(card=None):
                #: head in the moves list
                return self.tr("Move to")
            case act.Move() | CardAction() | act.UseYellow() | act.Sell(card=Card.MARKET_ANY):
                #: head in the moves list
                return self.tr("Cards and tiles")
            case act.SendFamily():
                #: head in the moves list
                return self.tr("Send to")
            case act.Sell():
                #: head in the moves list
                return self.tr("Sell")
            case PlaceAction():
                #: head in the moves list
                return self.tr("At this place")
            case Encounter() | act.PayPerson() | act.GiveGood():
                #: head in the moves list
                return self.tr("Who is here")
            case act.PickUp() | act.Leave() | act.Recall():
                #: head in the moves list
                return self.tr("Assistants")
            case act.Decline() | act.Skip() | act.Done() | act.EndTurn() | act.NoGreen():
                #: head in the moves list
                return self.tr("Go on")
            case _:
                #: head in the moves list
                return self.tr("Choose")

    # -- sentences ---------------------------------------------------------------------------------------------------

    def action(self, action: Action, view: Bazaar, names: tuple[str, ...]) -> str:
        """Before it is taken, in the moves list."""
        for part in (self._walk, self._place, self._choice, self._person, self._card):
            words = part(action, view, names)
            if words:
                return words
        raise KeyError(type(action).__name__)

    def _walk(self, action: Action, view: Bazaar, names: tuple[str, ...]) -> str:
        place = self.names.numbered
        match action:
            case act.Move(to, None):
                #: {place}: "Tea House (9)"
                return self.tr("{place}", "a place to move to").format(place=place(to))
            case act.Move(to, Card.STAY):
                #: {place}: "Tea House (9)"
                return self.tr("Play “Stay”: {place}").format(place=place(to))
            case act.Move(to):
                #: {place}: "Tea House (9)"
                return self.tr("Play “Walk 3 or 4”: {place}").format(place=place(to))
            case act.PickUp(Disc.OWN):
                return self.tr("Collect your assistant here")
            case act.PickUp():
                return self.tr("Collect the neutral assistant here")
            case act.Leave() if view.me.stack and view.me.stack[-1] is Disc.NEUTRAL:
                return self.tr("Leave the neutral assistant here")
            case act.Leave():
                return self.tr("Leave an assistant here")
            case act.PayFee():
                #: {lira}: "2 Lira"
                return self.tr("Pay every merchant here {lira}").format(lira=self.names.lira(view.data.fees.merchant))
            case act.Decline():
                return self.tr("Stop here: no action, nobody met")
            case act.Skip():
                #: an entry of the moves list
                return self.tr("Skip the action")
            case act.EndTurn():
                #: an entry of the moves list
                return self.tr("End the turn")
            case act.Done():
                return self.tr("Finish", "a button and an entry: nothing more here")
            case act.Recall(at):
                #: {place}: "Tea House (9)"
                return self.tr("Call back from {place}").format(place=place(at))
        return ""

    def _place(self, action: Action, view: Bazaar, names: tuple[str, ...]) -> str:
        words = self.names
        match action:
            case act.BuyExtension():
                lira = words.lira(view.data.wheelbarrow.price)
                #: {lira}: "7 Lira"
                return self.tr("Buy an extension for {lira}").format(lira=lira)
            case act.Fill():
                at = view.acting_place
                if at not in WAREHOUSE_OF:
                    return self.tr("Fill up at a warehouse")
                #: {good}: "fabric"
                return self.tr("Fill up {good}").format(good=words.good(WAREHOUSE_OF[at]))
            case act.TakeMail():
                #: an entry of the moves list
                return self.tr("Take the mail")
            case act.VisitCaravansary():
                return self.tr("Take two cards, then discard one")
            case act.CallBack():
                #: an entry of the moves list
                return self.tr("Call assistants back")
            case act.VisitBlackMarket(good):
                #: {good}: "fabric"
                return self.tr("Take {good} and roll for jewelry").format(good=words.good(good))
            case act.VisitTeaHouse(number):
                #: {number}: 3 to 12, named before the roll
                return self.tr("Name {number} and roll").format(number=number)
            case act.Sell(goods, None):
                #: an entry of the moves list
                return self.tr("Sell {goods}").format(goods=words.goods(goods))
            case act.Sell(goods):
                return self.tr("Sell any goods by card: {goods}").format(goods=words.goods(goods))
            case act.SendFamily(to):
                return self.tr("{place}", "a place to send the family member to").format(place=words.numbered(to))
            case act.Deliver(extra) if not extra:
                return self.tr("Deliver the order for a ruby")
            case act.Deliver(extra):
                #: {goods}: for the spaces that take any good, "1 fabric"
                return self.tr("Deliver the order, as any good {goods}").format(goods=self._extra(extra))
            case act.TakeTile(good):
                #: {colour}: "red"
                return self.tr("Take the {colour} mosque tile").format(colour=words.colour(good))
            case act.BuyRuby():
                return self._buy(view)
        return ""

    def _buy(self, view: Bazaar) -> str:
        if not view.rubies[Place.DEALER]:
            #: an entry of the moves list
            return self.tr("Buy a ruby")
        #: {lira}: "14 Lira"
        return self.tr("Buy a ruby for {lira}").format(lira=self.names.lira(dealer_price(view)))

    def _choice(self, action: Action, view: Bazaar, names: tuple[str, ...]) -> str:
        words = self.names
        match action:
            case act.TakeGreen(good):
                #: by the green mosque tile. {good}: "fabric"
                #: {lira}: "2 Lira"
                return self.tr("One {good} more for {lira}").format(
                    good=words.good(good), lira=words.lira(view.data.fees.green_tile)
                )
            case act.NoGreen():
                #: an entry of the moves list
                #: {lira}: "2 Lira"
                return self.tr("Keep the {lira}").format(lira=words.lira(view.data.fees.green_tile))
            case act.DrawCard():
                return self.tr("Draw from the face-down pile")
            case act.TakeDiscard():
                if view.discard:
                    #: {card}: the open card, a name in quotes
                    return self.tr("Take {card} from the discard pile").format(card=words.quoted(view.discard[-1]))
                return self.tr("Take the top of the discard pile")
            case act.Discard(card):
                #: {card}: a card's name in quotes
                return self.tr("Discard {card}").format(card=words.quoted(card))
            case act.TurnDie(0):
                return self.tr("Turn the first die to 4")
            case act.TurnDie():
                return self.tr("Turn the second die to 4")
            case act.Reroll():
                return self.tr("Roll both dice again")
            case act.Keep():
                #: an entry of the moves list
                return self.tr("Keep the dice")
        return ""

    def _person(self, action: Action, view: Bazaar, names: tuple[str, ...]) -> str:
        words = self.names
        match action:
            case act.Catch(owner, Reward.LIRA):
                #: {lira}: "2 Lira"
                return self.tr("Catch {name}'s family member for {lira}").format(
                    name=names[owner], lira=words.lira(view.data.rewards.catch)
                )
            case act.Catch(owner):
                return self.tr("Catch {name}'s family member for a card").format(name=names[owner])
            case act.MeetGovernor():
                #: {lira}: "2 Lira"
                return self.tr("Governor: draw a card, pay {lira} or a card").format(
                    lira=words.lira(view.data.fees.governor)
                )
            case act.MeetSmuggler(good):
                #: {good}: "fabric"
                return self.tr("Smuggler: take {good}").format(good=words.good(good))
            case act.PayPerson() if isinstance(view.top, GovernorFrame):
                #: {lira}: "2 Lira"
                return self.tr("Pay the governor {lira}").format(lira=words.lira(view.data.fees.governor))
            case act.PayPerson() if isinstance(view.top, SmugglerFrame):
                #: {lira}: "2 Lira"
                return self.tr("Pay the smuggler {lira}").format(lira=words.lira(view.data.fees.smuggler))
            case act.PayPerson():
                #: an entry of the moves list
                return self.tr("Pay the governor or the smuggler")
            case act.GiveGood(good):
                #: {good}: "fabric"
                return self.tr("Give the smuggler {good}").format(good=words.good(good))
        return ""

    def _card(self, action: Action, view: Bazaar, names: tuple[str, ...]) -> str:
        words = self.names
        match action:
            case act.PlayLira():
                #: an entry of the moves list
                return self.tr("Play “Take 5 Lira”")
            case act.PlayGood(good):
                #: {good}: "fabric"
                return self.tr("Play “One good of any kind”: {good}").format(good=words.good(good))
            case act.PlayRecall(at):
                #: {place}: "Tea House (9)"
                return self.tr("Play “Call an assistant back”: {place}").format(place=words.numbered(at))
            case act.PlayFamily(Reward.LIRA):
                #: {lira}: "2 Lira"
                return self.tr("Play “Family member home” for {lira}").format(lira=words.lira(view.data.rewards.catch))
            case act.PlayFamily():
                return self.tr("Play “Family member home” for a card")
            case act.DoublePost():
                return self.tr("Play “Post Office twice”")
            case act.DoublePalace(extra) if not extra:
                #: an entry of the moves list
                return self.tr("Play “Palace twice”")
            case act.DoublePalace(extra):
                #: {goods}: for the spaces that take any good, "1 fabric"
                return self.tr("Play “Palace twice”, as any good {goods}").format(goods=self._extra(extra))
            case act.DoubleDealer():
                #: an entry of the moves list
                return self.tr("Play “Dealer twice”")
            case act.UseYellow(at):
                #: {place}: "Tea House (9)"
                #: {lira}: "2 Lira"
                return self.tr("Yellow tile: call back from {place}, {lira}").format(
                    place=words.numbered(at), lira=words.lira(view.data.fees.yellow_tile)
                )
        return ""

    def _extra(self, extra: tuple[Any, ...]) -> str:
        counts = [0, 0, 0, 0]
        for good in extra:
            counts[good] += 1
        return self.names.goods(counts)

    # -- chooser -----------------------------------------------------------------------------------------------------

    def question(self, action: Action, field: str) -> str:
        match field:
            case "":
                #: question of the chooser: leave an assistant here, or collect a neutral one
                return self.tr("What do you do here?")
            case "card":
                if isinstance(action, act.Discard):
                    #: question of the chooser
                    return self.tr("Which card?")
                #: question of the chooser
                return self.tr("With or without a card?")
            case "place":
                #: question of the chooser
                return self.tr("Which place?")
            case "disc":
                #: question of the chooser
                return self.tr("Whose assistant?")
            case "good":
                #: question of the chooser
                return self.tr("Which good?")
            case "goods":
                #: question of the chooser
                return self.tr("Which goods?")
            case "extra":
                #: question of the chooser
                return self.tr("What as any good?")
            case "number":
                #: question of the chooser
                return self.tr("Which number?")
            case "index":
                #: question of the chooser
                return self.tr("Which die?")
            case "owner":
                #: question of the chooser
                return self.tr("Whose family member?")
            case "reward":
                #: question of the chooser
                return self.tr("Which reward?")
        raise KeyError(field)

    def value(self, action: Action, field: str, names: tuple[str, ...] = ()) -> str:
        """The chooser's answer; `names` may be unknown, then seats are counted."""
        words = self.names
        if not field:
            if isinstance(action, act.Leave):
                #: answer of the chooser: one of one's own discs stays here
                return self.tr("Leave an assistant")
            #: answer of the chooser: the disc that lies here goes under the stack
            return self.tr("Collect the assistant")
        found: Any = getattr(action, field)
        match field:
            case "card":
                #: answer of the chooser: no card
                return self.tr("No card") if found is None else words.card(found)
            case "place":
                return words.numbered(found)
            case "disc" if found is Disc.OWN:
                #: answer of the chooser: an assistant of one's own colour
                return self.tr("Your own")
            case "disc":
                #: answer of the chooser: a neutral assistant
                return self.tr("Neutral")
            case "good":
                return words.good(found)
            case "goods":
                return words.goods(found)
            case "extra":
                return self._extra(found)
            case "number":
                return str(found)
            case "index" if found == 0:
                #: answer of the chooser: a die
                return self.tr("The first")
            case "index":
                #: answer of the chooser: a die
                return self.tr("The second")
            case "owner" if found < len(names):
                return names[found]
            case "owner":
                #: answer of the chooser: a seat by its number
                return self.tr("Seat {n}").format(n=found + 1)
            case "reward" if found is Reward.LIRA:
                return words.lira(3)
            case "reward":
                return words.cards(1)
        raise KeyError(field)
