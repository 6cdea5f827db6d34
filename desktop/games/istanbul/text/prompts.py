"""What the seat to move is asked, what the others read meanwhile, and where the match stands."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.games.istanbul.actions.walking import fee_due
from desktop.games.istanbul.frames import (
    ActionFrame,
    AssistantFrame,
    CaravanDiscardFrame,
    CaravanFrame,
    EncountersFrame,
    EndFrame,
    FamilyFrame,
    FountainFrame,
    GovernorFrame,
    GreenFrame,
    LeftoverFrame,
    MerchantsFrame,
    MoveFrame,
    RedFrame,
    SmugglerFrame,
)
from desktop.games.istanbul.pieces import WAREHOUSE_OF, Place
from desktop.games.istanbul.state import Bazaar, dealer_price, relatives_at
from desktop.games.istanbul.text.names import IstanbulNames


class IstanbulPrompts(QObject):
    """Prompts have no full stop; they say how to end where one may."""

    def __init__(self, names: IstanbulNames) -> None:
        super().__init__()
        self.names = names

    def round(self, view: Bazaar) -> str:
        if view.final_round and not view.finished:
            return self.tr("Round {n} · the last").format(n=view.round)
        #: where the match stands
        return self.tr("Round {n}").format(n=view.round)

    def prompt(self, view: Bazaar) -> str:
        if view.finished or not view.agenda:
            return self.tr("The match is over")
        frame, player = view.top, view.me
        match frame:
            case MoveFrame():
                return self.tr("Move your merchant one or two places")
            case AssistantFrame():
                if player.merchant in player.out:
                    return self.tr("Collect your assistant, or stop here")
                if player.stack:
                    return self.tr("Leave an assistant, or stop here")
                return self.tr("Nobody can work here: stop here")
            case MerchantsFrame(seat):
                lira = self.names.lira(fee_due(view, seat, player.merchant))
                #: prompt. {lira}: "4 Lira"
                return self.tr("Pay the merchants {lira}, or stop here").format(lira=lira)
            case ActionFrame(_, place) | FamilyFrame(_, place):
                return self._place(view, place)
            case EncountersFrame(seat):
                if relatives_at(view, seat):
                    return self.tr("Catch the family member here")
                return self._encounters(view, frame)
            case EndFrame():
                return self.tr("Your turn was cut short: end it")
            case CaravanFrame(_, _, left):
                return self.tr("Take %n more card(s)", "", left)
            case CaravanDiscardFrame():
                return self.tr("Discard one card of your hand")
            case FountainFrame():
                return self.tr("Call assistants back, then finish")
            case RedFrame():
                return self.tr("Keep the dice, turn one to 4, or reroll")
            case GreenFrame():
                #: {lira}: "2 Lira"
                words = self.tr("One more good for {lira}, or not")
                return words.format(lira=self.names.lira(view.data.fees.green_tile))
            case GovernorFrame():
                #: {lira}: "2 Lira"
                words = self.tr("Pay the governor {lira} or a card")
                return words.format(lira=self.names.lira(view.data.fees.governor))
            case SmugglerFrame():
                #: {lira}: "2 Lira"
                words = self.tr("Pay the smuggler {lira} or a good")
                return words.format(lira=self.names.lira(view.data.fees.smuggler))
            case LeftoverFrame():
                return self.tr("Play Lira and goods cards, then finish")
            case _:
                raise KeyError(type(frame).__name__)

    def _encounters(self, view: Bazaar, frame: EncountersFrame) -> str:
        here = view.players[frame.seat].merchant
        governor = view.governor is here and not frame.governor
        smuggler = view.smuggler is here and not frame.smuggler
        if governor and smuggler:
            return self.tr("Meet governor and smuggler, or end your turn")
        if governor:
            return self.tr("Meet the governor, or end your turn")
        if smuggler:
            return self.tr("Meet the smuggler, or end your turn")
        if view.players[frame.seat].hand:
            return self.tr("Play a card, or end your turn")
        #: what is asked at the end of a turn
        return self.tr("End your turn")

    def _place(self, view: Bazaar, place: Place) -> str:
        if place in WAREHOUSE_OF:
            #: prompt at a warehouse. {good}: "fabric"
            return self.tr("Fill up your {good}, or skip").format(good=self.names.good(WAREHOUSE_OF[place]))
        match place:
            case Place.WAINWRIGHT:
                lira = self.names.lira(view.data.wheelbarrow.price)
                #: prompt at the Wainwright. {lira}: "7 Lira"
                return self.tr("Buy an extension for {lira}, or skip").format(lira=lira)
            case Place.POST_OFFICE:
                return self.tr("Take the mail, or skip")
            case Place.CARAVANSARY:
                return self.tr("Take two cards, discard one, or skip")
            case Place.FOUNTAIN:
                return self.tr("Call assistants back, or skip")
            case Place.BLACK_MARKET:
                return self.tr("Take a good and roll, or skip")
            case Place.TEA_HOUSE:
                return self.tr("Name a number and roll, or skip")
            case Place.LARGE_MARKET | Place.SMALL_MARKET:
                return self.tr("Sell up to five goods, or skip")
            case Place.POLICE:
                return self.tr("Send your family member out, or skip")
            case Place.PALACE:
                return self.tr("Deliver the order for a ruby, or skip")
            case Place.DEALER if view.rubies[Place.DEALER]:
                lira = self.names.lira(dealer_price(view))
                #: prompt at the Gemstone Dealer. {lira}: "14 Lira"
                return self.tr("Buy a ruby for {lira}, or skip").format(lira=lira)
            case Place.DEALER:
                return self.tr("No ruby is left here: skip")
            case _:
                return self.tr("Take a mosque tile, or skip")

    def waiting(self, view: Bazaar, names: tuple[str, ...]) -> str:
        if view.finished or not view.agenda:
            return self.tr("The match is over")
        frame = view.top
        name = names[frame.seat]
        match frame:
            case MoveFrame():
                return self.tr("{name} is choosing a place").format(name=name)
            case AssistantFrame():
                return self.tr("{name} is placing an assistant").format(name=name)
            case MerchantsFrame():
                return self.tr("{name} is asked to pay the merchants").format(name=name)
            case ActionFrame(_, place) | FamilyFrame(_, place):
                #: {place}: "Tea House"
                return self.tr("{name} is at the {place}").format(name=name, place=self.names.place(place))
            case EncountersFrame():
                return self.tr("{name} meets who is here").format(name=name)
            case EndFrame():
                return self.tr("{name} is ending the turn").format(name=name)
            case CaravanFrame() | CaravanDiscardFrame():
                return self.tr("{name} is choosing cards").format(name=name)
            case FountainFrame():
                return self.tr("{name} is calling assistants back").format(name=name)
            case RedFrame():
                return self.tr("{name} is weighing the dice").format(name=name)
            case GreenFrame():
                return self.tr("{name} may take one more good").format(name=name)
            case GovernorFrame():
                return self.tr("{name} is paying the governor").format(name=name)
            case SmugglerFrame():
                return self.tr("{name} is paying the smuggler").format(name=name)
            case _:
                return self.tr("{name} may play leftover cards").format(name=name)
