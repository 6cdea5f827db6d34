"""The simulation of colour vision changes what it should and nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage

from desktop.look.colour import SEATS
from desktop.look.vision import VISIONS, difference, seen_with, simulate


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("grey", ["#000000", "#7F7F7F", "#FFFFFF"])
def test_greys_look_the_same_to_everybody(vision, grey: str) -> None:
    assert difference(seen_with(grey, vision), grey) < 1.5


def test_red_and_green_come_closer_for_protan_and_deutan_but_not_for_tritan() -> None:
    red, green = "#C0392B", "#5E8C31"
    whole = difference(red, green)
    for vision in ("protan", "deutan"):
        assert difference(seen_with(red, vision), seen_with(green, vision)) < whole * 0.6
    assert difference(seen_with(red, "tritan"), seen_with(green, "tritan")) > whole * 0.8


def test_blue_and_green_come_closer_for_tritan() -> None:
    blue, green = "#2E86C1", "#239B56"
    assert difference(seen_with(blue, "tritan"), seen_with(green, "tritan")) < difference(blue, green) * 0.5


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("width", [1, 7, 8])
def test_a_picture_is_simulated_as_its_colours_are(vision, width: int) -> None:
    image = QImage(width, 6, QImage.Format.Format_ARGB32)
    for y, look in enumerate(SEATS.values()):
        for x in range(width):
            image.setPixelColor(x, y, QColor(look.colour))
    seen = simulate(image, vision)
    assert (seen.width(), seen.height()) == (width, 6)
    for y, look in enumerate(SEATS.values()):
        for x in range(width):
            assert difference(seen.pixelColor(x, y), seen_with(look.colour, vision)) < 8


def test_a_picture_keeps_its_ratio() -> None:
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    image.fill(QColor("#C23B30"))
    image.setDevicePixelRatio(2.0)
    assert simulate(image, "deutan").devicePixelRatio() == 2.0
