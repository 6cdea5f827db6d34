"""The curtain hides everything behind it, and each game has its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.look import cloth
from desktop.look.colour import ACCENTS, contrast


def hung(game: str, width: int = 640, height: int = 420) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    cloth.draw_curtain(p, QSizeF(width, height), game)
    p.end()
    return image


@pytest.mark.parametrize("game", [*ACCENTS, "another"])
def test_nothing_shows_through_above_the_hem(qapp, game: str) -> None:
    image = hung(game)
    hem = 420 - 40 - 20
    assert min(image.pixelColor(x, y).alpha() for x in range(0, 640, 3) for y in range(0, hem, 3)) == 255


def test_what_lay_there_before_does_not_change_the_cloth(qapp) -> None:
    def over(colour: str) -> QImage:
        image = QImage(320, 300, QImage.Format.Format_RGB32)
        image.fill(colour)
        p = QPainter(image)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        cloth.draw_curtain(p, QSizeF(320, 300), "istanbul")
        p.end()
        return image.copy(0, 0, 320, 240)

    black, white = over("#000000"), over("#FFFFFF")
    pairs = ((black.pixel(x, y), white.pixel(x, y)) for x in range(320) for y in range(240))
    assert all(one == two for one, two in pairs)


def test_each_game_is_embroidered_differently(qapp) -> None:
    bands = list(cloth.BANDS.values())
    assert set(cloth.BANDS) == set(cloth.THREADS) == set(ACCENTS)
    assert len(set(bands)) == len(bands)


@pytest.mark.parametrize("game", list(cloth.BANDS))
def test_a_repeat_is_a_rectangle_of_known_stitches(game: str) -> None:
    rows = cloth.BANDS[game]
    assert len({len(row) for row in rows}) == 1
    assert set("".join(rows)) == {"#", "o", "."}


@pytest.mark.parametrize("game", list(cloth.THREADS))
def test_thread_stands_out_from_linen(game: str) -> None:
    assert contrast(cloth.thread(game), cloth.LINEN) >= 3.0


def test_a_wreath_takes_the_colour_of_its_seat(draw) -> None:
    image = draw(lambda p: cloth.draw_wreath(p, QPointF(80, 80), 60, 50, "#2C62B4"), 160, 160)
    hues = {
        image.pixelColor(x, y).hue() // 20
        for x in range(160)
        for y in range(160)
        if image.pixelColor(x, y).alpha() > 250
    }
    assert {10, 11} & hues
    assert {1, 2} & hues


def test_a_patch_is_a_quiet_ground_for_words(draw) -> None:
    image = draw(lambda p: cloth.draw_patch(p, QRectF(20, 20, 200, 160), "#17616B"), 240, 210)
    inside = [image.pixelColor(x, y) for x in range(60, 180) for y in range(60, 140)]
    assert all(contrast("#3A2A22", colour) >= 7 for colour in inside)
