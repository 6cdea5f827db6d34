"""Words for who sits at a table: kinds of player, colours and their symbols."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.engine.seats import LEVELS


def level(player: str) -> str:
    """A level of computer player: "easy"."""
    return {
        #: a level of computer player
        "easy": QCoreApplication.translate("people", "Easy"),
        #: a level of computer player
        "normal": QCoreApplication.translate("people", "Normal"),
        #: a level of computer player
        "hard": QCoreApplication.translate("people", "Hard"),
        #: a level of computer player: plays anything
        "random": QCoreApplication.translate("people", "Random"),
    }[player]


def levels() -> list[str]:
    """The levels in their order."""
    return [level(player) for player in LEVELS]


def player(kind: str) -> str:
    """Who plays a seat: "bot, normal"."""
    if kind == "person":
        #: who plays a seat
        return QCoreApplication.translate("people", "Person")
    #: who plays a seat; {level} is "easy"
    return QCoreApplication.translate("people", "Bot, {level}").format(level=level(kind).lower())


def colour(name: str) -> str:
    """A seat's colour with its symbol, for menus and screen readers."""
    return {
        #: a seat's colour and the symbol on its pieces
        "red": QCoreApplication.translate("people", "Red, disc"),
        #: a seat's colour and the symbol on its pieces
        "blue": QCoreApplication.translate("people", "Blue, diamond"),
        #: a seat's colour and the symbol on its pieces
        "yellow": QCoreApplication.translate("people", "Yellow, triangle"),
        #: a seat's colour and the symbol on its pieces
        "green": QCoreApplication.translate("people", "Green, square"),
        #: a seat's colour and the symbol on its pieces
        "white": QCoreApplication.translate("people", "White, star"),
        #: a seat's colour and the symbol on its pieces
        "black": QCoreApplication.translate("people", "Black, cross"),
    }.get(name, name)
