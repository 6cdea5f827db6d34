"""What the printed sheet lets one tell apart (rules 8.3): on the shared island, sites that may become a city."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, qRgb

from desktop.games.catan_dice.board.paper import draw_land
from desktop.games.catan_dice.board.plan import plan
from desktop.games.catan_dice.islands import island
from desktop.games.catan_dice.state import What

LARGE = 3  # so that a small sheet's outlines leave paper between them


@pytest.mark.parametrize("arrangement", ["wide", "compact"])
def test_a_site_that_may_become_a_city_shows_a_wing_beside_its_house(arrangement, qapp):
    drawn = plan("extra", "", arrangement)
    picture = QImage(1200 * LARGE, 900 * LARGE, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    painter.scale(LARGE, LARGE)
    draw_land(painter, drawn, island("extra"))
    painter.end()
    cities = {id[1:] for what, id in drawn.places if what is What.CITY}
    sites = {id[1:]: place for (what, id), place in drawn.places.items() if what is What.SETTLEMENT}
    winged = set[str]()
    for number, place in sites.items():
        wing = (place.centre + QPointF(-27, 13) * place.scale) * LARGE
        if picture.pixel(wing.toPoint()) == qRgb(0xFF, 0xFA, 0xEC):
            winged.add(number)
    assert winged == cities and len(cities) == 12
