"""Covers are whole pictures, lettered by the caller in any language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from desktop.look.colour import ACCENTS
from desktop.look.covers import LETTERING, MARGIN, SIDES, TITLE_SIZES, paint_cover, title_size
from desktop.look.covers.strokes import W
from desktop.look.words import font_for

GAMES = list(LETTERING)
RECT = QRectF(0, 0, 150, 200)


def test_every_game_has_cover_sides_and_accent() -> None:
    assert set(LETTERING) == set(SIDES) == set(ACCENTS)


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_fills_its_rectangle_but_for_the_rounded_corners(draw, game: str) -> None:
    image = draw(lambda p: paint_cover(p, RECT, game, "Title", radius=8), 150, 200)
    assert image.pixelColor(0, 0).alpha() < 40
    for x, y in ((75, 1), (1, 100), (148, 100), (75, 198), (75, 100)):
        assert image.pixelColor(x, y).alpha() == 255


@pytest.mark.parametrize("game", GAMES)
def test_two_covers_of_a_game_are_the_same_picture(draw, game: str) -> None:
    first, second = (draw(lambda p: paint_cover(p, RECT, game, "Title", "Sub"), 150, 200) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("game", GAMES)
def test_the_words_on_a_cover_are_the_caller_s(draw, game: str) -> None:
    pictures = [
        draw(lambda p, w=w: paint_cover(p, RECT, game, *w), 150, 200) for w in (("塔", ""), ("Pagoda", ""), ("塔", "P"))
    ]
    assert pictures[0] != pictures[1]
    assert pictures[0] != pictures[2]


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_leaves_the_painter_as_it_was(draw, game: str) -> None:
    seen = []

    def paint(p: QPainter) -> None:
        before = (p.transform(), p.opacity(), p.hasClipping())
        paint_cover(p, RECT, game, "Title")
        seen.append(before == (p.transform(), p.opacity(), p.hasClipping()))

    draw(paint, 150, 200)
    assert seen == [True]


@pytest.mark.parametrize(
    "title", ["塔雲軒", "伊斯坦堡", "卡坦島骰子版", "Istanbul", "Catan Dice Game", "Five Games, One Table"]
)
def test_a_title_fits_across_its_cover(qapp, title: str) -> None:
    size = title_size(title)
    assert size in TITLE_SIZES
    face = font_for(title, size, 700, display=True, tracking=size * 0.10)
    assert QFontMetricsF(face).horizontalAdvance(title) <= W - 2 * MARGIN


def test_a_short_title_is_larger_than_a_long_one(qapp) -> None:
    assert title_size("塔雲軒") > title_size("卡坦島骰子版")
