"""What an action would do, in a few words, and which legal actions deserve a question first."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.engine.action import Action
from desktop.games.istanbul import actions as act
from desktop.games.istanbul.actions.walking import fee_due
from desktop.games.istanbul.frames import MerchantsFrame, SmugglerFrame
from desktop.games.istanbul.pieces import GOODS, Place
from desktop.games.istanbul.state import Bazaar
from desktop.games.istanbul.text.names import IstanbulNames


class IstanbulForesight(QObject):
    """Signs first, facts one after the other."""

    def __init__(self, names: IstanbulNames) -> None:
        super().__init__()
        self.names = names

    def foresight(self, action: Action, before: Bazaar, after: Bazaar, sure: bool) -> str:
        if isinstance(action, act.Move):
            return self._joined(self._walk(action, before))
        seat = before.top.seat
        was, now = before.players[seat], after.players[seat]
        facts: list[str] = []
        rubies = len(now.rubies) - len(was.rubies)
        if rubies:
            #: a preview: rubies gained
            facts.append(self.tr("+%n ruby(s)", "preview; plural: rubies", rubies))
        for good in GOODS:
            change = now.goods[good] - was.goods[good]
            if change:
                facts.append(self._signed(change, self.names.good(good)))
        if now.lira != was.lira:
            facts.append(self._signed(now.lira - was.lira, self.tr("Lira", "after an amount with a sign")))
        if now.capacity != was.capacity:
            #: a preview. {n}: 3 to 5
            facts.append(self.tr("room for {n} of each").format(n=now.capacity))
        if not sure:
            #: a preview: dice, or a card or tile that is not known
            facts.append(self.tr("then chance decides"))
        return self._joined(facts)

    def _signed(self, n: int, what: str) -> str:
        if n > 0:
            #: a preview: +2 fabric
            return self.tr("+{n} {what}").format(n=n, what=what)
        #: a preview: −2 Lira, with a true minus
        return self.tr("−{n} {what}").format(n=-n, what=what)

    def _joined(self, facts: list[str]) -> str:
        #: between facts in one line
        return self.tr(" · ", "between facts in one line").join(facts)

    def _walk(self, action: act.Move, view: Bazaar) -> list[str]:
        """What waits at a place: the assistant step, the fee."""
        place, player, seat = action.place, view.me, view.top.seat
        if place is Place.FOUNTAIN:
            return [self.tr("no assistant, no fee")] if player.out else []
        facts: list[str] = []
        if place in player.out:
            #: a preview
            facts.append(self.tr("collect your assistant"))
        elif place in view.neutral_discs:
            facts.append(self.tr("a neutral assistant to collect"))
        elif not player.stack:
            return [self.tr("no assistant to leave: the turn ends")]
        due = fee_due(view, seat, place)
        if due > player.lira:
            #: a preview. {lira}: "4 Lira"
            facts.append(self.tr("{lira} to pay, too much").format(lira=self.names.lira(due)))
        elif due:
            #: a preview. {lira}: "4 Lira"
            facts.append(self.tr("pay {lira}").format(lira=self.names.lira(due)))
        return facts

    def warning(self, action: Action, view: Bazaar) -> tuple[str, str, str] | None:
        frame, player = view.top, view.me
        match action:
            case act.Decline() if isinstance(frame, MerchantsFrame):
                if act.PayFee().refusal(view) is not None:
                    return None
                return self._stop(self.tr("The turn ends here: no action, and nobody is met."))
            case act.Decline():
                works = player.stack or player.merchant in player.out or player.merchant in view.neutral_discs
                return self._stop(self.tr("The turn ends here: no action, and nobody is met.")) if works else None
            case act.MeetSmuggler() if player.lira < view.data.fees.smuggler and not any(player.goods):
                return (
                    self.tr("Nothing is gained: you can only hand the good back."),
                    #: a button under a warning: meet the smuggler all the same
                    self.tr("Meet anyway"),
                    self.tr("Go back", "a button under a warning"),
                )
            case act.PayPerson() if isinstance(frame, SmugglerFrame) and frame.held:
                return (
                    self.tr("There is no room: the new good is lost, and so is the money."),
                    #: a button under a warning: pay all the same
                    self.tr("Pay anyway"),
                    self.tr("Go back", "a button under a warning"),
                )
            case act.PlayGood(good) if not player.room(good):
                return (
                    #: {good}: "fabric"
                    self.tr("There is no room for {good}: it is lost.").format(good=self.names.good(good)),
                    #: a button under a warning: play the card all the same
                    self.tr("Play anyway"),
                    self.tr("Go back", "a button under a warning"),
                )
        return None

    def _stop(self, consequence: str) -> tuple[str, str, str]:
        #: a button under a warning: end the turn all the same
        return consequence, self.tr("Stop anyway"), self.tr("Go back", "a button under a warning")
