"""Names of places, goods, cards and amounts, as values of the moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from desktop.games.istanbul.pieces import Card, Disc, Good, Place


class IstanbulNames(QObject):
    """Nouns of the game. Goods stand in the middle of sentences in small letters, places and cards in capitals."""

    def game(self) -> str:
        #: the game's title
        return self.tr("Istanbul")

    # -- places ------------------------------------------------------------------------------------------------------

    def place(self, place: Place | int) -> str:
        """ "Tea House"."""
        #: the sixteen places follow; each is a name
        names = (
            self.tr("Wainwright", "place"), self.tr("Fabric Warehouse", "place"), self.tr("Spice Warehouse", "place"),
            self.tr("Fruit Warehouse", "place"), self.tr("Post Office", "place"), self.tr("Caravansary", "place"),
            self.tr("Fountain", "place"), self.tr("Black Market", "place"), self.tr("Tea House", "place"),
            self.tr("Large Market", "place"), self.tr("Small Market", "place"), self.tr("Police Station", "place"),
            self.tr("Sultan's Palace", "place"), self.tr("Small Mosque", "place"), self.tr("Great Mosque", "place"),
            self.tr("Gemstone Dealer", "place"),
        )  # fmt: skip
        return names[place - 1]

    def numbered(self, place: Place | int) -> str:
        """ "Tea House (9)"."""
        #: a place with its number
        return self.tr("{place} ({no})").format(place=self.place(place), no=int(place))

    # -- goods -------------------------------------------------------------------------------------------------------

    def good(self, good: Good | int) -> str:
        """ "fabric"."""
        names = (
            self.tr("fabric", "good"), self.tr("spice", "good"), self.tr("fruit", "good"), self.tr("jewelry", "good"),
        )  # fmt: skip
        return names[good]

    def colour(self, good: Good | int) -> str:
        """The colour of a mosque tile: "red"."""
        names = (
            self.tr("red", "mosque tile"), self.tr("green", "mosque tile"), self.tr("yellow", "mosque tile"),
            self.tr("blue", "mosque tile"),
        )  # fmt: skip
        return names[good]

    def amount(self, good: Good | int, n: int) -> str:
        """ "2 fabric"."""
        match good:
            case Good.FABRIC:
                return self.tr("%n fabric", "amount", n)
            case Good.SPICE:
                return self.tr("%n spice", "amount", n)
            case Good.FRUIT:
                return self.tr("%n fruit", "amount", n)
            case _:
                return self.tr("%n jewelry", "amount", n)

    def goods(self, counts: Sequence[int], more: Iterable[str] = ()) -> str:
        """ "2 fabric, 1 spice and 2 Lira"; "nothing" when there is none."""
        return self.both([*(self.amount(good, n) for good, n in enumerate(counts) if n), *more])

    def any_goods(self, n: int) -> str:
        return self.tr("%n good(s) of any kind", "amount", n)

    def lira(self, n: int) -> str:
        return self.tr("%n Lira", "amount", n)

    def rubies(self, n: int) -> str:
        return self.tr("%n ruby(s)", "plural: rubies", n)

    def cards(self, n: int) -> str:
        return self.tr("%n card(s)", "amount", n)

    def assistants(self, n: int) -> str:
        return self.tr("%n assistant(s)", "amount", n)

    def both(self, items: Sequence[str]) -> str:
        """A list: "a, b and c"."""
        if not items:
            #: instead of an empty list of goods
            return self.tr("nothing", "amount")
        if len(items) == 1:
            return items[0]
        comma = self.tr(", ", "between the items of a list")
        #: the last two of a list
        return self.tr("{list} and {last}").format(list=comma.join(items[:-1]), last=items[-1])

    # -- cards -------------------------------------------------------------------------------------------------------

    def card(self, card: Card | str) -> str:
        """The name of a bonus card, without quotes."""
        match card:
            case Card.GAIN_GOOD:
                return self.tr("One good of any kind", "card")
            case Card.GAIN_LIRA:
                return self.tr("Take 5 Lira", "card")
            case Card.LONG_MOVE:
                return self.tr("Walk 3 or 4", "card")
            case Card.STAY:
                return self.tr("Stay", "card")
            case Card.RECALL_ASSISTANT:
                return self.tr("Call an assistant back", "card")
            case Card.FAMILY_TO_POLICE:
                return self.tr("Family member home", "card")
            case Card.DOUBLE_POST:
                return self.tr("Post Office twice", "card")
            case Card.DOUBLE_PALACE:
                return self.tr("Palace twice", "card")
            case Card.DOUBLE_DEALER:
                return self.tr("Dealer twice", "card")
            case Card.MARKET_ANY:
                return self.tr("Small Market, any goods", "card")
            case _:
                return self.tr("hidden card", "card")

    def quoted(self, card: Card | str) -> str:
        """A card's name in a sentence."""
        if card == Card.HIDDEN:
            #: a card whose face one may not see
            return self.tr("a card", "one hidden card")
        #: a card's name in quotes
        return self.tr("“{card}”").format(card=self.card(card))

    def moment(self, card: Card | str) -> str:
        """When a card is played; goes on a sentence "… is played …"."""
        match card:
            case Card.LONG_MOVE | Card.STAY:
                return self.tr("instead of a normal walk", "when a card is played")
            case Card.RECALL_ASSISTANT:
                return self.tr("before the assistant step", "when a card is played")
            case Card.DOUBLE_POST:
                return self.tr("right after the mail", "when a card is played")
            case Card.DOUBLE_PALACE:
                return self.tr("right after a delivery", "when a card is played")
            case Card.DOUBLE_DEALER:
                return self.tr("right after buying a ruby", "when a card is played")
            case Card.MARKET_ANY:
                return self.tr("while selling at the Small Market", "when a card is played")
            case Card.GAIN_LIRA:
                return self.tr(
                    "in your own turn, between two steps or when something is to be paid", "when a card is played"
                )
            case _:
                return self.tr("in your own turn, between two steps", "when a card is played")

    def disc(self, disc: Disc) -> str:
        if disc is Disc.NEUTRAL:
            return self.tr("a neutral assistant", "one disc")
        return self.tr("an assistant", "one disc")
