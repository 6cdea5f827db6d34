"""The few words that stand on the board itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.burano.state import Burano
from desktop.games.burano.text.names import BuranoNames
from desktop.games.burano.text.prompts import BuranoPrompts


def lace() -> str:
    #: Heading of the lace quarter
    return QCoreApplication.translate("BuranoBoard", "Lace quarter")


def buildings() -> str:
    #: Heading over the open building cards
    return QCoreApplication.translate("BuranoBoard", "Buildings")


def catch() -> str:
    #: Heading over the open fish cards
    return QCoreApplication.translate("BuranoBoard", "Catch")


def town() -> str:
    #: Name of the main island
    return QCoreApplication.translate("BuranoBoard", "Burano")


def stacks() -> str:
    #: Heading over the four stacks of roofs
    return QCoreApplication.translate("BuranoBoard", "Roof stacks")


def supply() -> str:
    #: Heading over the supply of cubes
    return QCoreApplication.translate("BuranoBoard", "Supply")


def actions() -> tuple[str, str, str]:
    """Names of the three action areas."""
    return (
        #: name of the action area for fishing
        QCoreApplication.translate("BuranoBoard", "Fish"),
        #: name of the action area for lace
        QCoreApplication.translate("BuranoBoard", "Lace"),
        #: name of the action area for wages
        QCoreApplication.translate("BuranoBoard", "Wages"),
    )


def privilege() -> str:
    #: Heading over the privilege track; at most 9 letters
    return QCoreApplication.translate("BuranoBoard", "Privilege")


def ready() -> str:
    #: Heading over the cubes that may be built
    return QCoreApplication.translate("BuranoBoard", "Ready")


def my_roofs() -> str:
    #: Heading over one's own roofs
    return QCoreApplication.translate("BuranoBoard", "Roofs")


def my_fish() -> str:
    #: Heading over one's own fish cards
    return QCoreApplication.translate("BuranoBoard", "Fish cards")


def my_buildings() -> str:
    #: Heading over one's own building cards
    return QCoreApplication.translate("BuranoBoard", "Building cards")


def moves() -> str:
    #: Heading over the counter of moves and their price
    return QCoreApplication.translate("BuranoBoard", "Moves this turn")


def when(view: Burano) -> str:
    """The season, and the turn, the building of towers or the scoring: as over the table."""
    return BuranoPrompts(BuranoNames()).round(view)


def island(n: int) -> str:
    """The name of an island."""
    return BuranoNames().island(n)
