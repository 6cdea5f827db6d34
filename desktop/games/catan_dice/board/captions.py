"""The few words that are printed on the board itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def costs() -> str:
    #: Heading on the sheet, over the table of what roads, knights, settlements and cities cost
    return QCoreApplication.translate("CatanDiceBoard", "Building costs")


def track() -> str:
    #: Heading on the sheet, over the fifteen boxes
    return QCoreApplication.translate("CatanDiceBoard", "Points by turn")


def race(goal: int) -> str:
    #: Heading on the sheet of a race map. {goal}: 10
    return QCoreApplication.translate("CatanDiceBoard", "First to {goal} points").format(goal=goal)


def island(name: str) -> str:
    #: Title on top of a sheet. {name}: a player's name
    return QCoreApplication.translate("CatanDiceBoard", "Island of {name}").format(name=name)


def shared() -> str:
    #: Title on top of the sheet of the map that all share
    return QCoreApplication.translate("CatanDiceBoard", "The island of all")


def keep() -> str:
    #: Label in the tray, where kept dice lie
    return QCoreApplication.translate("CatanDiceBoard", "Kept")


def trade() -> str:
    #: Label in the tray, where a gold die is laid to trade two gold for a resource
    return QCoreApplication.translate("CatanDiceBoard", "Two gold for one")


def throws() -> str:
    #: Heading beside the marks of how often the dice were thrown this turn
    return QCoreApplication.translate("CatanDiceBoard", "Throws")


def legend() -> list[str]:
    """Built, can be built, not yet, joker ready."""
    return [
        #: in the key to the drawing
        QCoreApplication.translate("CatanDiceBoard", "Built"),
        QCoreApplication.translate("CatanDiceBoard", "Can be built now"),
        #: in the key to the drawing
        QCoreApplication.translate("CatanDiceBoard", "Not built yet"),
        #: in the key to the drawing
        QCoreApplication.translate("CatanDiceBoard", "Joker ready"),
    ]


def legend_title() -> str:
    #: Heading over the key to the drawing
    return QCoreApplication.translate("CatanDiceBoard", "Key")


def longest_road() -> str:
    #: Title of a race map, beside who holds it
    return QCoreApplication.translate("CatanDiceBoard", "Longest Road")


def largest_army() -> str:
    #: Title of a race map, beside who holds it
    return QCoreApplication.translate("CatanDiceBoard", "Largest Army")
