"""What undo would take back, for each action."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.engine.action import Action
from desktop.games.istanbul import actions as act


class IstanbulDeeds(QObject):
    """Verb phrases in small letters; "Undo: " stands before them."""

    def deed(self, action: Action) -> str:
        """ "buy a ruby": after "Undo:"."""
        for part in (self._deed_walk, self._deed_place, self._deed_other):
            words = part(action)
            if words:
                return words
        raise KeyError(type(action).__name__)

    def _deed_walk(self, action: Action) -> str:
        match action:
            case act.Move():
                #: what undo takes back; "Undo: …" stands before it, here and in what follows
                return self.tr("move the merchant")
            case act.PickUp():
                #: what undo takes back
                return self.tr("collect an assistant")
            case act.Leave():
                #: what undo takes back
                return self.tr("leave an assistant")
            case act.PayFee():
                #: what undo takes back
                return self.tr("pay the merchants")
            case act.Decline():
                #: what undo takes back
                return self.tr("stop here")
            case act.Skip():
                #: what undo takes back
                return self.tr("skip the action")
            case act.EndTurn():
                #: what undo takes back
                return self.tr("end the turn")
            case act.Done():
                #: what undo takes back
                return self.tr("finish")
            case act.Recall() | act.CallBack() | act.PlayRecall() | act.UseYellow():
                #: what undo takes back
                return self.tr("call back an assistant")
        return ""

    def _deed_place(self, action: Action) -> str:
        match action:
            case act.BuyExtension():
                #: what undo takes back
                return self.tr("buy an extension")
            case act.Fill():
                #: what undo takes back
                return self.tr("fill up")
            case act.TakeMail() | act.DoublePost():
                #: what undo takes back
                return self.tr("take the mail")
            case act.VisitCaravansary() | act.DrawCard() | act.TakeDiscard():
                #: what undo takes back
                return self.tr("take cards")
            case act.VisitBlackMarket() | act.VisitTeaHouse():
                #: what undo takes back
                return self.tr("roll the dice")
            case act.Sell():
                #: what undo takes back
                return self.tr("sell goods")
            case act.SendFamily():
                #: what undo takes back
                return self.tr("send the family member")
            case act.Deliver() | act.DoublePalace():
                #: what undo takes back
                return self.tr("deliver the order")
            case act.TakeTile():
                #: what undo takes back
                return self.tr("take a mosque tile")
            case act.BuyRuby() | act.DoubleDealer():
                #: what undo takes back
                return self.tr("buy a ruby")
        return ""

    def _deed_other(self, action: Action) -> str:
        match action:
            case act.TakeGreen():
                #: what undo takes back
                return self.tr("take one more good")
            case act.NoGreen():
                #: what undo takes back
                return self.tr("keep the Lira")
            case act.Discard():
                #: what undo takes back
                return self.tr("discard a card")
            case act.TurnDie() | act.Reroll() | act.Keep():
                #: what undo takes back
                return self.tr("settle the dice")
            case act.Catch():
                #: what undo takes back
                return self.tr("catch a family member")
            case act.MeetGovernor():
                #: what undo takes back
                return self.tr("meet the governor")
            case act.MeetSmuggler() | act.GiveGood():
                #: what undo takes back
                return self.tr("meet the smuggler")
            case act.PayPerson():
                #: what undo takes back
                return self.tr("pay")
            case act.PlayLira() | act.PlayGood() | act.PlayFamily():
                #: what undo takes back
                return self.tr("play a card")
        return ""
