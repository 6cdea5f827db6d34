"""The few words that stand on the board itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def hostel() -> str:
    #: Name on the roof of the house where pawns take an hour
    return QCoreApplication.translate("FrescoBoard", "Hostel")


def theatre() -> str:
    #: Name over the mood track
    return QCoreApplication.translate("FrescoBoard", "Theatre")


def altar() -> str:
    #: Name of the altar
    return QCoreApplication.translate("FrescoBoard", "Altar")


def altar_line() -> str:
    #: Under the altar's name: what is paid there
    return QCoreApplication.translate("FrescoBoard", "Three different paints")


def studio() -> tuple[str, str]:
    """Name and line of the studio."""
    return (
        #: name of a place
        QCoreApplication.translate("FrescoBoard", "Studio"),
        #: line under the studio's name
        QCoreApplication.translate("FrescoBoard", "Paint for money"),
    )


def workshop() -> tuple[str, str]:
    """Name and line of the workshop."""
    return (
        #: name of a place
        QCoreApplication.translate("FrescoBoard", "Workshop"),
        #: line under the workshop's name
        QCoreApplication.translate("FrescoBoard", "Blend new paints"),
    )


def plan(final: bool) -> list[str]:
    """The five stations of the day; in the last round the fifth is the cathedral again."""
    last = (
        #: a station of the day
        QCoreApplication.translate("FrescoBoard", "Cathedral")
        if final
        else QCoreApplication.translate("FrescoBoard", "Theatre")
    )
    return [
        #: a station of the day
        QCoreApplication.translate("FrescoBoard", "Market"),
        QCoreApplication.translate("FrescoBoard", "Cathedral"),
        #: name of a place
        QCoreApplication.translate("FrescoBoard", "Studio"),
        QCoreApplication.translate("FrescoBoard", "Workshop"),
        last,
    ]


def today() -> str:
    #: Heading over the five stations
    return QCoreApplication.translate("FrescoBoard", "The day")


def paint_box() -> str:
    #: Heading of one's own trays of paint
    return QCoreApplication.translate("FrescoBoard", "Paint box")


def closed() -> str:
    #: Sign on a stall that has closed, short
    return QCoreApplication.translate("FrescoBoard", "Closed")


def recipes() -> str:
    #: Heading over the recipes of the paints
    return QCoreApplication.translate("FrescoBoard", "Recipes")


def portraits() -> str:
    #: Heading over the open portraits
    return QCoreApplication.translate("FrescoBoard", "Portraits")


def requests() -> str:
    #: Heading over the bishop's requests
    return QCoreApplication.translate("FrescoBoard", "Requests")
