"""The few words that are printed on the board itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.istanbul.pieces import Card, Place
from desktop.games.istanbul.text.names import IstanbulNames


def place(place: Place) -> str:
    """The name at the head of a tile, as the moves list has it."""
    return (
        QCoreApplication.translate("IstanbulNames", "Wainwright", "place"),
        QCoreApplication.translate("IstanbulNames", "Fabric Warehouse", "place"),
        QCoreApplication.translate("IstanbulNames", "Spice Warehouse", "place"),
        QCoreApplication.translate("IstanbulNames", "Fruit Warehouse", "place"),
        QCoreApplication.translate("IstanbulNames", "Post Office", "place"),
        QCoreApplication.translate("IstanbulNames", "Caravansary", "place"),
        QCoreApplication.translate("IstanbulNames", "Fountain", "place"),
        QCoreApplication.translate("IstanbulNames", "Black Market", "place"),
        QCoreApplication.translate("IstanbulNames", "Tea House", "place"),
        QCoreApplication.translate("IstanbulNames", "Large Market", "place"),
        QCoreApplication.translate("IstanbulNames", "Small Market", "place"),
        QCoreApplication.translate("IstanbulNames", "Police Station", "place"),
        QCoreApplication.translate("IstanbulNames", "Sultan's Palace", "place"),
        QCoreApplication.translate("IstanbulNames", "Small Mosque", "place"),
        QCoreApplication.translate("IstanbulNames", "Great Mosque", "place"),
        QCoreApplication.translate("IstanbulNames", "Gemstone Dealer", "place"),
    )[place - 1]


def deed(place: Place) -> str:
    """What one does there, in a few words; "" where the print says it."""
    match place:
        case Place.WAINWRIGHT:
            #: Printed on a tile, very short: buy an extension of the wheelbarrow
            return QCoreApplication.translate("IstanbulBoard", "Buy an extension")
        case Place.FABRIC_WAREHOUSE:
            #: Printed on a warehouse's tile, very short
            return QCoreApplication.translate("IstanbulBoard", "Fill up fabric")
        case Place.SPICE_WAREHOUSE:
            #: Printed on a warehouse's tile, very short
            return QCoreApplication.translate("IstanbulBoard", "Fill up spice")
        case Place.FRUIT_WAREHOUSE:
            #: Printed on a warehouse's tile, very short
            return QCoreApplication.translate("IstanbulBoard", "Fill up fruit")
        case Place.CARAVANSARY:
            #: Printed on a tile, very short: two cards into the hand, then one is discarded
            return QCoreApplication.translate("IstanbulBoard", "2 cards in, 1 out")
        case Place.FOUNTAIN:
            #: Printed on a tile, very short: call assistants back
            return QCoreApplication.translate("IstanbulBoard", "Call back all")
        case Place.POLICE:
            #: Printed on a tile, very short: the family member acts elsewhere
            return QCoreApplication.translate("IstanbulBoard", "Send family out")
        case Place.DEALER:
            #: Printed on a tile, very short
            return QCoreApplication.translate("IstanbulBoard", "Buy a ruby")
        case _:
            return ""


def card(card: Card) -> str:
    """The name on a bonus card, as lessons, rules and the moves list have it."""
    return "" if card is Card.HIDDEN else IstanbulNames().card(card)


def tile(good: int) -> str:
    """What the mosque tile of a good can do, under its picture."""
    return (
        #: Under the picture of the red mosque tile, very short
        QCoreApplication.translate("IstanbulBoard", "Turn a die"),
        #: Under the picture of the green mosque tile, very short
        QCoreApplication.translate("IstanbulBoard", "Buy a good"),
        #: Under the picture of the yellow mosque tile, very short
        QCoreApplication.translate("IstanbulBoard", "Call one back"),
        #: Under the picture of the blue mosque tile, very short
        QCoreApplication.translate("IstanbulBoard", "5th assistant"),
    )[good]


def race(target: int) -> str:
    #: Heading over everybody's rubies. {n}: 5 or 6
    return QCoreApplication.translate("IstanbulBoard", "First to {n} rubies").format(n=target)


def bonus_cards() -> str:
    #: Under the draw pile, before its number of cards
    return QCoreApplication.translate("IstanbulBoard", "Bonus cards")


def discards() -> str:
    #: Under the discard pile, before its number of cards
    return QCoreApplication.translate("IstanbulBoard", "Discards")


def rubies() -> str:
    #: On the wheelbarrow, beside its hollows for rubies
    return QCoreApplication.translate("IstanbulBoard", "Rubies")


def lira(n: int) -> str:
    #: Beside one's purse. {n}: Lira
    return QCoreApplication.translate("IstanbulBoard", "{n} Lira").format(n=n)


def call() -> str:
    #: In the dice tray, over chips with the numbers one may name in the tea house
    return QCoreApplication.translate("IstanbulBoard", "Name a number")
