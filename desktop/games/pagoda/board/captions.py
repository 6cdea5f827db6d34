"""The few words that stand on the board itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.pagoda.colour import Ability


def tiles() -> str:
    #: Heading over the 5 x 5 table of the tiles that are left
    return QCoreApplication.translate("PagodaBoard", "Tiles left")


def columns() -> str:
    #: Heading over the columns of the supply
    return QCoreApplication.translate("PagodaBoard", "Columns")


def open_cards() -> str:
    #: Label over one's own five open cards
    return QCoreApplication.translate("PagodaBoard", "Open cards")


def hand() -> str:
    #: Label over one's own hidden cards
    return QCoreApplication.translate("PagodaBoard", "Hand, only you see it")


def this_turn() -> str:
    #: Label of the strip that counts the columns built in this turn
    return QCoreApplication.translate("PagodaBoard", "This turn")


def built(n: int, most: int) -> str:
    #: In the strip. {n}: columns built in this turn, {most}: as many as are allowed
    return QCoreApplication.translate("PagodaBoard", "Columns: {n} of {most}").format(n=n, most=most)


def finished() -> str:
    #: Label under a pagoda with its roof
    return QCoreApplication.translate("PagodaBoard", "Finished")


def floor(n: int) -> str:
    #: Label under a pagoda: the floor being built. {n}: 2
    return QCoreApplication.translate("PagodaBoard", "Floor {n}").format(n=n)


def waits() -> str:
    #: Label under a pagoda whose floor has its four columns and waits for a tile
    return QCoreApplication.translate("PagodaBoard", "Needs a tile")


def roof() -> str:
    #: Label under a pagoda whose top floor has its four columns
    return QCoreApplication.translate("PagodaBoard", "Needs its roof")


def closed() -> str:
    #: Label under a pagoda for which no tile is left
    return QCoreApplication.translate("PagodaBoard", "Closed")


def empty() -> str:
    #: Label under a foundation with nothing on it
    return QCoreApplication.translate("PagodaBoard", "Empty site")


def ability(ability: Ability) -> tuple[str, str]:
    """An ability's name and what it does, one short line."""
    match ability:
        case Ability.FAN:
            return (
                #: an ability of the architect
                QCoreApplication.translate("PagodaBoard", "Fan"),
                QCoreApplication.translate("PagodaBoard", "Hand up to four"),
            )
        case Ability.DRAGON:
            return (
                #: an ability of the architect
                QCoreApplication.translate("PagodaBoard", "Dragon"),
                #: what the dragon does
                QCoreApplication.translate("PagodaBoard", "Swap cards first"),
            )
        case Ability.BOWL:
            return (
                #: an ability of the architect
                QCoreApplication.translate("PagodaBoard", "Rice bowl"),
                QCoreApplication.translate("PagodaBoard", "A pair for a column"),
            )
        case Ability.BUDDHA:
            return (
                #: an ability of the architect
                QCoreApplication.translate("PagodaBoard", "Buddha"),
                QCoreApplication.translate("PagodaBoard", "A pair for a tile"),
            )
        case Ability.LANTERN:
            return (
                #: an ability of the architect
                QCoreApplication.translate("PagodaBoard", "Lantern"),
                #: what the lantern does
                QCoreApplication.translate("PagodaBoard", "A fourth column"),
            )
