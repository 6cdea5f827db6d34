"""What a screen reader says of the board's pieces and zones (named as in board/zones.py), and the words on its buttons."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.games.istanbul.actions.walking import fee_due
from desktop.games.istanbul.data import mail
from desktop.games.istanbul.frames import MerchantsFrame
from desktop.games.istanbul.pieces import Place
from desktop.games.istanbul.state import Bazaar, dealer_price, extensions_left, palace_order
from desktop.games.istanbul.text.names import IstanbulNames
from desktop.table.vocabulary import Placed


class IstanbulPieces(QObject):
    """Accessible names: piece, where, state."""

    def __init__(self, names: IstanbulNames) -> None:
        super().__init__()
        self.names = names

    # -- pieces --------------------------------------------------------------------------------------------------------

    def piece(self, placed: Placed, view: Bazaar, names: tuple[str, ...]) -> str:
        zone, index = placed.spot.zone, placed.spot.index
        if placed.kind == "card":
            face = placed.face.removeprefix("card.")
            if zone == "hand" and face != "back":
                #: a card in the hand. {card}: its name; {n}: its position from the left
                return self.tr("{card}, card {n} of your hand").format(card=self.names.card(face), n=index + 1)
            if zone == "discard":
                #: {card}: the open card's name
                return self.tr("discard pile: {card} on top").format(card=self.names.card(face))
        if placed.kind == "die" and any(view.dice):
            #: {n}: the face of a die
            return self.tr("a die showing {n}").format(n=view.dice[index % 2])
        return self.place(zone, index, view, names)

    # -- zones ---------------------------------------------------------------------------------------------------------

    def place(self, zone: str, index: int | None, view: Bazaar, names: tuple[str, ...]) -> str:
        kind, *rest = zone.split(".")
        numbers = [int(part) if part.lstrip("-").isdigit() else 0 for part in rest]
        for part in (self._offers, self._people, self._piles, self._own):
            words = part(kind, numbers, view, names)
            if words:
                return words
        #: the sixteen places together
        return self.tr("the bazaar")

    def _offers(self, kind: str, numbers: list[int], view: Bazaar, names: tuple[str, ...]) -> str:
        """A place with what it offers now."""
        if not numbers:
            return ""
        number, words = numbers[0], self.names
        match kind:
            case "place":
                return self._place(Place(number), view)
            case "rubies":
                left = words.rubies(view.rubies[Place(number)])
                #: {rubies}: "3 rubies"; {place}: "Tea House (9)"
                return self.tr("{rubies} left, {place}").format(rubies=left, place=words.numbered(number))
            case "mail":
                goods, lira = mail(view.data, view.mail)
                #: {mail}: "1 spice, 1 fruit and 2 Lira"
                return self.tr("the mail: {mail}").format(mail=words.goods(goods, [words.lira(lira)]))
            case "demand":
                tile = view.market(Place(number)).top
                #: {place}: "Large Market (10)"; {goods}: "2 fabric and 3 jewelry"
                return self.tr("{place} wants {goods}").format(place=words.numbered(number), goods=words.goods(tile))
            case "mosque" if view.stacks[number]:
                needed = words.amount(number, view.stacks[number][0])
                #: {colour}: "red"; {goods}: "2 fabric"
                return self.tr("{colour} mosque tile: hold {goods}, pay one").format(
                    colour=words.colour(number), goods=needed
                )
            case "mosque":
                #: {colour}: "red"
                return self.tr("{colour} mosque tiles: none left").format(colour=words.colour(number))
            case "free":
                #: a free good of the Black Market. {good}: "fabric"
                return self.tr("Black Market: {good}").format(good=words.good(number))
            case "bid":
                #: a number that may be named at the Tea House
                return self.tr("Tea House: name {n}").format(n=number)
        return ""

    def _place(self, place: Place, view: Bazaar) -> str:
        words = self.names
        if place is Place.DEALER and view.rubies[place]:
            #: {place}: "Gemstone Dealer (16)"; {lira}: "14 Lira"
            return self.tr("{place}: a ruby for {lira}").format(
                place=words.numbered(place), lira=words.lira(dealer_price(view))
            )
        if place is Place.PALACE and view.rubies[place]:
            due, extra = palace_order(view)
            goods = words.goods(due, [words.any_goods(extra)] if extra else [])
            #: {place}: "Sultan's Palace (13)"; {goods}: "1 fabric and 2 jewelry"
            return self.tr("{place}: a ruby for {goods}").format(place=words.numbered(place), goods=goods)
        return words.numbered(place)

    def _people(self, kind: str, numbers: list[int], view: Bazaar, names: tuple[str, ...]) -> str:
        words = self.names
        if kind in ("governor", "smuggler"):
            at = words.numbered(view.governor if kind == "governor" else view.smuggler)
            if kind == "governor":
                #: {place}: "Tea House (9)"
                return self.tr("the governor, {place}").format(place=at)
            #: {place}: "Tea House (9)"
            return self.tr("the smuggler, {place}").format(place=at)
        if kind == "loose" and numbers:
            #: {place}: "Tea House (9)"
            return self.tr("a neutral assistant, {place}").format(place=words.numbered(numbers[0]))
        if kind == "neutral" and len(numbers) > 1:
            #: {place}: "Tea House (9)"
            return self.tr("a neutral merchant, {place}").format(place=words.numbered(numbers[1]))
        if len(numbers) < 2 or numbers[0] >= len(view.players):
            return ""
        seat, at = numbers[0], words.numbered(numbers[1])
        name = names[seat] if seat < len(names) else str(seat + 1)
        match kind:
            case "merchant" | "stack" | "badge":
                held = words.assistants(len(view.players[seat].stack))
                #: {held}: "3 assistants"; {place}: "Tea House (9)"
                return self.tr("{name}'s merchant with {held}, {place}").format(name=name, held=held, place=at)
            case "left":
                #: {place}: "Tea House (9)"
                return self.tr("{name}'s assistant, {place}").format(name=name, place=at)
            case "family":
                #: {place}: "Tea House (9)"
                return self.tr("{name}'s family member, {place}").format(name=name, place=at)
        return ""

    def _piles(self, kind: str, numbers: list[int], view: Bazaar, names: tuple[str, ...]) -> str:
        words = self.names
        match kind:
            case "deck":
                #: {cards}: "15 cards"
                return self.tr("draw pile, {cards}").format(cards=words.cards(len(view.deck)))
            case "discard" if not view.discard:
                #: no card lies there
                return self.tr("discard pile, empty")
            case "discard":
                #: {card}: the open card's name
                return self.tr("discard pile: {card} on top").format(card=words.card(view.discard[-1]))
            case "extensions":
                return self.tr("%n extension(s) left", "", extensions_left(view))
            case "tray" if any(view.dice):
                #: {a}, {b}: the dice
                return self.tr("the dice: {a} and {b}").format(a=view.dice[0], b=view.dice[1])
            case "tray":
                #: where dice are rolled
                return self.tr("the dice")
            case "race" | "cards" | "lira" | "tiles" if numbers and numbers[0] < len(view.players):
                return self._seat(kind, numbers[0], view, names)
        return ""

    def _seat(self, kind: str, seat: int, view: Bazaar, names: tuple[str, ...]) -> str:
        """Somebody's line at the side of the board."""
        player, words = view.players[seat], self.names
        name = names[seat] if seat < len(names) else str(seat + 1)
        match kind:
            case "race":
                what = words.rubies(len(player.rubies))
            case "cards":
                what = words.cards(len(player.hand))
            case "lira":
                what = words.lira(player.lira)
            case _:
                what = self._tiles(player.tiles)
        #: {what}: "3 rubies", "12 Lira", "red and green mosque tiles"
        return self.tr("{name}: {what}").format(name=name, what=what)

    def _tiles(self, tiles: tuple[int, ...]) -> str:
        if not tiles:
            #: read aloud by a screen reader
            return self.tr("no mosque tiles")
        #: {colours}: "red and green"
        return self.tr("mosque tiles: {colours}").format(
            colours=self.names.both([self.names.colour(good) for good in tiles])
        )

    def _own(self, kind: str, numbers: list[int], view: Bazaar, names: tuple[str, ...]) -> str:
        """What lies before the one who looks; the words are those of the seat that decides."""
        if not view.agenda:
            return ""
        player, words = view.me, self.names
        match kind:
            case "row" if numbers:
                #: a track of the wheelbarrow. {goods}: "2 fabric"; {n}: how many fit
                return self.tr("{goods} of {n}, your wheelbarrow").format(
                    goods=words.amount(numbers[0], player.goods[numbers[0]]), n=player.capacity
                )
            case "barrow":
                #: {n}: how many of each good fit
                return self.tr("your wheelbarrow: room for {n} of each").format(n=player.capacity)
            case "strips":
                #: extensions on the wheelbarrow
                return self.tr("your extensions")
            case "hollows":
                #: {rubies}: "3 rubies"
                return self.tr("your rubies: {rubies}").format(rubies=words.rubies(len(player.rubies)))
            case "hand":
                #: {cards}: "3 cards"
                return self.tr("your hand: {cards}").format(cards=words.cards(len(player.hand)))
            case "purse":
                #: {lira}: "12 Lira"
                return self.tr("your purse: {lira}").format(lira=words.lira(player.lira))
            case "tiles":
                return self._tiles(player.tiles)
        return ""

    # -- buttons -------------------------------------------------------------------------------------------------------

    def button(self, id: str, view: Bazaar, marked: int = 0) -> str:
        match id:
            case "pay":
                due = view.data.fees.governor
                if view.agenda and isinstance(view.top, MerchantsFrame):
                    due = fee_due(view, view.top.seat, view.me.merchant)
                #: a button. {lira}: "4 Lira"
                return self.tr("Pay {lira}").format(lira=self.names.lira(due))
            case "decline":
                #: a button: no assistant or no fee, so the turn stops
                return self.tr("Stop here")
            case "skip":
                #: a button: leave the action of the place out
                return self.tr("Skip", "button")
            case "end":
                #: a button
                return self.tr("End turn")
            case "done":
                #: a button: nothing more here
                return self.tr("Finish", "button")
            case "keep_lira":
                #: a button: the green mosque tile is not used. {lira}: "2 Lira"
                return self.tr("Keep {lira}").format(lira=self.names.lira(view.data.fees.green_tile))
            case "reroll":
                #: a button: roll both dice again
                return self.tr("Reroll")
            case "keep":
                #: a button: the dice stand
                return self.tr("Keep the dice")
            case "sell" if marked:
                #: a button. {n}: how many pictures of goods or spaces of tracks are marked
                return self.tr("Sell what is marked ({n})").format(n=marked)
            case "sell":
                #: a button: sell the marked goods
                return self.tr("Sell", "button")
            case _:
                raise KeyError(id)
