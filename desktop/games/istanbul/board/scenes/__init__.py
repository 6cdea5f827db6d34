"""The picture of every place: small scenes in three tones of its colour, seen through an ogee arch of 80 x 96 units."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainter

from desktop.games.istanbul.board.palette import PLACE_COLOURS
from desktop.games.istanbul.board.scenes.halls import (
    caravansary,
    great_mosque,
    large_market,
    palace,
    police,
    post_office,
    small_mosque,
)  # fmt: skip
from desktop.games.istanbul.board.scenes.streets import black_market, dealer, fountain, small_market, tea_house
from desktop.games.istanbul.board.scenes.strokes import Tones
from desktop.games.istanbul.board.scenes.wares import fabric, fruit, spice, wainwright
from desktop.games.istanbul.pieces import Place

_SCENES: dict[Place, Callable[[QPainter, Tones], None]] = {
    Place.WAINWRIGHT: wainwright,
    Place.FABRIC_WAREHOUSE: fabric,
    Place.SPICE_WAREHOUSE: spice,
    Place.FRUIT_WAREHOUSE: fruit,
    Place.POST_OFFICE: post_office,
    Place.CARAVANSARY: caravansary,
    Place.FOUNTAIN: fountain,
    Place.BLACK_MARKET: black_market,
    Place.TEA_HOUSE: tea_house,
    Place.LARGE_MARKET: large_market,
    Place.SMALL_MARKET: small_market,
    Place.POLICE: police,
    Place.PALACE: palace,
    Place.SMALL_MOSQUE: small_mosque,
    Place.GREAT_MOSQUE: great_mosque,
    Place.DEALER: dealer,
}


def draw_scene(p: QPainter, place: Place) -> None:
    """The scene of a place; the caller clips it to the arch."""
    _SCENES[place](p, Tones.of(PLACE_COLOURS[place]))
