"""What happened, the rows of the breakdown, facts under a name, and who won."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.action import Event
from desktop.games.istanbul import events
from desktop.games.istanbul.pieces import Card, Disc, Place
from desktop.games.istanbul.scoring import standings
from desktop.games.istanbul.state import Bazaar
from desktop.games.istanbul.text.names import IstanbulNames


class IstanbulLog(QObject):
    """Log lines have no full stop. What only prepares the next line has none of its own."""

    def __init__(self, names: IstanbulNames) -> None:
        super().__init__()
        self.names = names

    def event(self, event: Event, names: tuple[str, ...]) -> str:
        name = "" if event.seat is None else names[event.seat]
        for part in (self._walked, self._gained, self._cards, self._rolled, self._traded, self._persons, self._rules):
            words = part(event, name, names)
            if words:
                return words
        return ""

    def _walked(self, event: Event, name: str, names: tuple[str, ...]) -> str:
        place = self.names.place
        match event:
            case events.MerchantMoved(card=Card.STAY):
                #: log. {place}: "Tea House"
                return self.tr("{name} stays: {place}").format(name=name, place=place(event.place))
            case events.MerchantMoved():
                #: log. {place}: "Tea House"
                return self.tr("{name} moves: {place}").format(name=name, place=place(event.place))
            case events.AssistantLeft(disc=Disc.OWN):
                #: log
                return self.tr("{name} leaves an assistant").format(name=name)
            case events.AssistantLeft():
                #: log
                return self.tr("{name} leaves a neutral assistant").format(name=name)
            case events.AssistantCollected(disc=Disc.OWN):
                #: log
                return self.tr("{name} collects the assistant").format(name=name)
            case events.AssistantCollected():
                #: log
                return self.tr("{name} collects a neutral assistant").format(name=name)
            case events.AssistantRecalled(place=at):
                #: log. {place}: "Tea House"
                return self.tr("{name} calls an assistant back: {place}").format(name=name, place=place(at))
            case events.FifthAssistant():
                #: log
                return self.tr("{name} gets the fifth assistant").format(name=name)
            case events.FeePaid(to=None, lira=lira):
                words = self.tr("{name} pays a neutral merchant {lira}")
                return words.format(name=name, lira=self.names.lira(lira))
            case events.FeePaid(to=to, lira=lira):
                #: log. {lira}: "2 Lira"
                words = self.tr("{name} pays {other} {lira}")
                return words.format(name=name, other=names[to or 0], lira=self.names.lira(lira))
            case events.TurnCutShort(at_fee=True):
                #: log
                return self.tr("{name} does not pay and stops").format(name=name)
            case events.TurnCutShort():
                #: log
                return self.tr("{name} stops without an assistant").format(name=name)
            case events.ActionSkipped(place=at):
                #: log. {place}: "Tea House"
                return self.tr("{name} skips the action: {place}").format(name=name, place=place(at))
        return ""

    def _gained(self, event: Event, name: str, names: tuple[str, ...]) -> str:
        match event:
            case events.GoodsGained(goods=goods, lost=lost) if any(lost):
                #: log. {goods}, {lost}: "2 fabric and 1 spice"
                words = self.tr("{name} gets {goods}; no room for {lost}")
                return words.format(name=name, goods=self.names.goods(goods), lost=self.names.goods(lost))
            case events.GoodsGained(goods=goods):
                #: log. {goods}: "2 fabric and 1 spice", or "nothing"
                return self.tr("{name} gets {goods}").format(name=name, goods=self.names.goods(goods))
            case events.LiraGained(lira=lira):
                #: log. {lira}: "5 Lira"
                return self.tr("{name} gets {lira}").format(name=name, lira=self.names.lira(lira))
            case events.LiraPaid(lira=lira):
                #: log. {lira}: "2 Lira"
                return self.tr("{name} pays {lira}").format(name=name, lira=self.names.lira(lira))
            case events.GoodsPaid(goods=goods):
                #: log. {goods}: "2 fabric and 1 spice"
                return self.tr("{name} pays {goods}").format(name=name, goods=self.names.goods(goods))
            case events.GoodLost(good=good):
                #: log. {good}: "fabric"
                return self.tr("{name} has no room for the {good}").format(name=name, good=self.names.good(good))
            case events.ExtensionBought(capacity=capacity):
                #: log. {n}: 3 to 5
                return self.tr("{name} buys an extension: room for {n}").format(name=name, n=capacity)
            case events.RubyGained(place=place, count=count):
                #: log. {place}: "Tea House"; the count is all rubies of the player now
                words = self.tr("{name} takes a ruby ({place}), now %n", "", count)
                return words.format(name=name, place=self.names.place(place))
        return ""

    def _cards(self, event: Event, name: str, names: tuple[str, ...]) -> str:
        card = self.names.quoted
        match event:
            case events.CardDrawn(card=drawn):
                #: log. {card}: a card's name in quotes, or "a card"
                return self.tr("{name} draws {card}").format(name=name, card=card(drawn))
            case events.DiscardTaken(card=taken):
                #: log. {card}: a card's name in quotes
                return self.tr("{name} takes {card} from the discards").format(name=name, card=card(taken))
            case events.CardDiscarded(card=gone):
                #: log. {card}: a card's name in quotes
                return self.tr("{name} discards {card}").format(name=name, card=card(gone))
            case events.CardPlayed(card=gone):
                #: log. {card}: a card's name in quotes
                return self.tr("{name} has played {card}").format(name=name, card=card(gone))
            case events.Reshuffled():
                #: log, by rule
                return self.tr("Draw pile empty: the discards are shuffled")
        return ""

    def _rolled(self, event: Event, name: str, names: tuple[str, ...]) -> str:
        place = self.names.place
        match event:
            case events.DiceRolled(dice=(a, b), source="reroll"):
                #: log. {a}, {b}: the dice; {n}: their total
                return self.tr("{name} rerolls {a} + {b} = {n}").format(name=name, a=a, b=b, n=a + b)
            case events.DiceRolled(dice=(a, b)):
                #: log. {a}, {b}: the dice; {n}: their total
                return self.tr("{name} rolls {a} + {b} = {n}").format(name=name, a=a, b=b, n=a + b)
            case events.TeaNamed(number=number):
                #: log. {number}: 3 to 12
                return self.tr("{name} names {number}").format(name=name, number=number)
            case events.DieTurned(dice=(a, b)):
                #: log. {a}, {b}: the dice; {n}: their total
                return self.tr("{name} turns a die: {a} + {b} = {n}").format(name=name, a=a, b=b, n=a + b)
            case events.JewelryMissed(total=total):
                #: log. {n}: the total of the dice
                return self.tr("{n} brings no jewelry").format(n=total)
            case events.NeutralMoved(place=at):
                #: log. {place}: "Tea House"
                return self.tr("The neutral merchant goes on: {place}").format(place=place(at))
            case events.GovernorMoved(place=at):
                #: log. {place}: "Tea House"
                return self.tr("The governor goes on: {place}").format(place=place(at))
            case events.SmugglerMoved(place=at):
                #: log. {place}: "Tea House"
                return self.tr("The smuggler goes on: {place}").format(place=place(at))
        return ""

    def _traded(self, event: Event, name: str, names: tuple[str, ...]) -> str:
        match event:
            case events.Sold(goods=goods, lira=lira):
                #: log. {goods}: "2 fabric and 1 spice"; {lira}: "9 Lira"
                words = self.tr("{name} sells {goods} for {lira}")
                return words.format(name=name, goods=self.names.goods(goods), lira=self.names.lira(lira))
            case events.DemandChanged(place=place, tile=tile):
                #: log, by rule. {place}: "Large Market"; {goods}: "2 fabric and 3 jewelry"
                words = self.tr("{place} now wants {goods}")
                return words.format(place=self.names.place(place), goods=self.names.goods(tile))
            case events.TileTaken(good=good):
                #: log. {colour}: "red"
                return self.tr("{name} takes the {colour} tile").format(name=name, colour=self.names.colour(good))
        return ""

    def _persons(self, event: Event, name: str, names: tuple[str, ...]) -> str:
        place = self.names.place
        match event:
            case events.FamilySent(place=at):
                #: log. {place}: "Tea House"
                return self.tr("{name} sends family out: {place}").format(name=name, place=place(at))
            case events.FamilyReturned(place=at):
                #: log. {place}: "Tea House"
                return self.tr("{name} brings family home: {place}").format(name=name, place=place(at))
            case events.Caught(owner=owner, place=at):
                #: log. {place}: "Tea House"
                words = self.tr("{name} catches {other}'s family: {place}")
                return words.format(name=name, other=names[owner], place=place(at))
        return ""

    def _rules(self, event: Event, name: str, names: tuple[str, ...]) -> str:
        match event:
            case events.TurnBegan():
                #: log
                return self.tr("{name}'s turn").format(name=name)
            case events.RoundBegan(round=n):
                #: log, a head
                return self.tr("Round {n}").format(n=n)
            case events.LastRound(rubies=rubies):
                words = self.tr("{name} has %n ruby(s): the last round", "plural: rubies", rubies)
                return words.format(name=name)
            case events.LeftoversBegan():
                #: log, by rule
                return self.tr("All rounds are played: leftover cards")
            case events.MatchOver():
                #: log, by rule
                return self.tr("The match is over")
        return ""

    # -- scores --------------------------------------------------------------------------------------------------------

    def score(self, source: str, params: dict[str, Any]) -> str:
        if source == "rubies":
            #: a row of the score: all rubies
            return self.tr("Rubies")
        return self.names.place(Place[source.upper()])

    def note(self, view: Bazaar, seat: int) -> str:
        player = view.players[seat]
        facts = [
            self.names.lira(player.lira),
            self.names.cards(len(player.hand)),
            self.names.assistants(len(player.stack)),
        ]
        #: between facts in one line
        return self.tr(" · ", "between facts in one line").join(facts)

    def result(self, view: Bazaar, names: tuple[str, ...]) -> str:
        ranking = standings(view)
        winners = [standing for standing in ranking if standing.place == 1]
        if len(winners) > 1:
            shared = self.names.both([names[standing.seat] for standing in winners])
            words = self.tr("{names} share the win, %n ruby(s) each.", "plural: rubies", winners[0].total)
            return words.format(names=shared)
        first, second = ranking[0], ranking[1]
        if first.total > second.total:
            words = self.tr("{name} wins with %n ruby(s); {other} has {n}.", "plural: rubies", first.total)
            return words.format(name=names[first.seat], other=names[second.seat], n=second.total)
        words = self.tr("{name} wins with %n ruby(s), ahead of {other} by {tie}.", "plural: rubies", first.total)
        tie = self._tie(first.tie, second.tie)
        return words.format(name=names[first.seat], other=names[second.seat], tie=tie)

    def _tie(self, first: tuple[int, ...], second: tuple[int, ...]) -> str:
        """What decided: "9 Lira to 8"."""
        lira, goods, cards = first
        if lira != second[0]:
            #: what decided a tie: {a}: "9 Lira", {b}: 8
            return self.tr("{a} to {b}").format(a=self.names.lira(lira), b=second[0])
        if goods != second[1]:
            #: what decided a tie: {a}: "7 goods", {b}: 5
            return self.tr("{a} to {b}").format(a=self.tr("%n good(s)", "amount", goods), b=second[1])
        #: what decided a tie: {a}: "3 cards", {b}: 2
        return self.tr("{a} to {b}").format(a=self.names.cards(cards), b=second[2])
