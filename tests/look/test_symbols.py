"""Symbols stay within their radius, differ by outline, and grow when asked to."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from desktop.look import edges, symbols
from desktop.look.colour import SEATS
from desktop.look.wood import draw_cube, draw_disc, draw_meeple, draw_pawn


@pytest.mark.parametrize("kind", symbols.SYMBOLS)
def test_a_symbol_stays_within_its_radius(kind: str) -> None:
    box = symbols.symbol_path(kind, 0, 0, 10).boundingRect()
    assert QRectF(-10.6, -10.6, 21.2, 21.2).contains(box)
    assert min(box.width(), box.height()) > 12


def test_an_unknown_symbol_is_an_error() -> None:
    with pytest.raises(KeyError):
        symbols.symbol_path("heart", 0, 0, 10)


def ink(image: QImage) -> list[int]:
    return [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height())]


def test_symbols_of_two_seats_differ_by_a_fifth_of_their_area_at_eight_pixels(draw) -> None:
    shapes = {
        look.name: ink(draw(lambda p, s=look.symbol: symbols.draw_symbol(p, s, 8, 8, 8, "#000000"), 16, 16))
        for look in SEATS.values()
    }
    for a, b in combinations(shapes, 2):
        pairs = list(zip(shapes[a], shapes[b], strict=True))
        assert sum(map(min, pairs)) / sum(map(max, pairs)) < 0.8, f"{a} {b}"


def test_larger_symbols_grow_on_pieces_and_in_text() -> None:
    assert (symbols.on_piece(10), symbols.in_text(10)) == (10, 10)
    symbols.set_larger(True)
    assert symbols.on_piece(10) >= 14
    assert symbols.in_text(10) > 12


PIECES = {
    "cube": lambda p: draw_cube(p, 60, 60, 30, "#2C62B4", "diamond"),
    "disc": lambda p: draw_disc(p, 60, 60, 30, "#2C62B4", None, "diamond"),
    "figure": lambda p: draw_meeple(p, 60, 90, 50, "#2C62B4", "diamond"),
    "pawn": lambda p: draw_pawn(p, 60, 90, 50, "#2C62B4", "diamond"),
    "in text": lambda p: symbols.draw_seat_symbol(p, 60, 60, 20, "yellow"),
}


@pytest.mark.parametrize("name", PIECES)
def test_each_painter_asks_whether_symbols_are_larger(draw, name: str) -> None:
    before = draw(PIECES[name], 120, 120)
    symbols.set_larger(True)
    assert draw(PIECES[name], 120, 120) != before


@pytest.mark.parametrize("name", ["cube", "disc", "figure", "pawn"])
def test_each_piece_can_wear_a_strong_edge(draw, name: str) -> None:
    before = draw(PIECES[name], 120, 120)
    edges.set_strong(True)
    assert draw(PIECES[name], 120, 120) != before


def test_black_pieces_have_a_cream_rim_that_others_do_not_need(draw) -> None:
    def rimmed(colour: str) -> bool:
        image = draw(lambda p: draw_meeple(p, 60, 90, 50, colour), 120, 120)
        edges_lit = [image.pixelColor(x, y) for y in (75, 80, 85) for x in range(60)]
        first = next(c for c in edges_lit if c.alpha() > 200)
        return first.lightness() > 20 + image.pixelColor(56, 80).lightness()

    assert rimmed(SEATS["black"].colour)
    assert not rimmed(SEATS["white"].colour)
