"""What a board states as the reach of a piece holds all of it, shadow and strong edge too: nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.look import edges, extents
from desktop.look.cardboard import draw_card, draw_card_back, draw_tile
from desktop.look.chrome import PANEL_MARGINS, panel, seat_badge
from desktop.look.colour import SEATS
from desktop.look.covers.box import AROUND, paint_box
from desktop.look.dice import draw_die
from desktop.look.tokens import draw_coin, draw_gem, draw_score_token
from desktop.look.wood import draw_column, draw_cube, draw_disc, draw_disc_stack, draw_meeple, draw_pawn

RED = SEATS["red"].colour
Case = Callable[[float], tuple[QRectF, Callable[[QPainter], object]]]


def square(s: float) -> QRectF:
    return QRectF(0, 0, s, s)


def upright(s: float) -> QRectF:
    return QRectF(0, 0, s, 1.5 * s)


PIECES: dict[str, Case] = {
    "cube": lambda s: (extents.cube(s), lambda p: draw_cube(p, 0, 0, s, RED, "disc")),
    "black cube": lambda s: (extents.cube(s), lambda p: draw_cube(p, 0, 0, s, SEATS["black"].colour, "cross")),
    "disc": lambda s: (extents.disc(s), lambda p: draw_disc(p, 0, 0, s, RED, None, "disc")),
    "flat disc": lambda s: (extents.disc(s, s * 0.34, 0.86), lambda p: draw_disc(p, 0, 0, s, RED, s * 0.34, k=0.86)),
    "stack of three": lambda s: (extents.disc_stack(s, 3), lambda p: draw_disc_stack(p, 0, 0, s, RED, 3, "disc")),
    "stack of one": lambda s: (extents.disc_stack(s, 1), lambda p: draw_disc_stack(p, 0, 0, s, RED, 1, "disc")),
    "figure": lambda s: (extents.meeple(s), lambda p: draw_meeple(p, 0, 0, s, RED, "disc")),
    "pawn": lambda s: (extents.pawn(s), lambda p: draw_pawn(p, 0, 0, s, RED, "disc")),
    "column": lambda s: (extents.column(s, 2.3 * s), lambda p: draw_column(p, 0, 0, s, 2.3 * s, RED, "pagoda")),
    "die": lambda s: (extents.die(s), lambda p: draw_die(p, 0, 0, s, pips=6)),
    "turned die": lambda s: (extents.die(s), lambda p: draw_die(p, 0, 0, s, pips=6, turn=45)),
    "coin": lambda s: (extents.coin(s), lambda p: draw_coin(p, 0, 0, s, "5")),
    "gem": lambda s: (extents.gem(s), lambda p: draw_gem(p, 0, 0, s)),
    "score token": lambda s: (extents.score_token(s), lambda p: draw_score_token(p, 0, 0, s, "50", RED)),
    "tile": lambda s: (extents.tile(square(s), 6), lambda p: draw_tile(p, square(s), RED, 10, 6)),
    "card": lambda s: (extents.card(upright(s)), lambda p: draw_card(p, upright(s))),
    "lifted card": lambda s: (extents.card(upright(s), 10), lambda p: draw_card(p, upright(s), lift=10)),
    "card back": lambda s: (extents.card(upright(s)), lambda p: draw_card_back(p, upright(s), RED, "pagoda")),
}


def painted(reach: QRectF, paint: Callable[[QPainter], object], around: int = 0, scale: float = 2.0) -> QImage:
    frame = reach.adjusted(-around, -around, around, around)
    image = QImage(
        round(frame.width() * scale), round(frame.height() * scale), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(scale, scale)
    p.translate(-frame.topLeft())
    paint(p)
    p.end()
    return image


def rim(image: QImage, width: int = 1) -> int:
    """The strongest alpha in the outermost pixels."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    w, h = alpha.width(), alpha.height()
    inside = {(x, y) for x in range(width, w - width) for y in (range(width, h - width))}
    outside = ((x, y) for x in range(w) for y in range(h) if (x, y) not in inside)
    return max(image.pixelColor(x, y).alpha() for x, y in outside)


@pytest.mark.parametrize("strong", [False, True], ids=["plain", "strong edge"])
@pytest.mark.parametrize("size", [10, 26, 60])
@pytest.mark.parametrize("name", PIECES)
def test_outermost_pixels_of_every_piece_are_transparent(qapp, name: str, size: float, strong: bool) -> None:
    edges.set_strong(strong)
    reach, paint = PIECES[name](size)
    assert rim(painted(reach, paint)) == 0


@pytest.mark.parametrize("name", PIECES)
def test_nothing_is_painted_beyond_the_reach(qapp, name: str) -> None:
    reach, paint = PIECES[name](26)
    assert rim(painted(reach, paint, around=20), width=40) == 0


@pytest.mark.parametrize("name", PIECES)
def test_reach_is_not_wastefully_large(qapp, name: str) -> None:
    """Baked pictures of empty air cost memory: at least a fifth of the frame is painted."""
    reach, paint = PIECES[name](40)
    alpha = bytes(painted(reach, paint).convertToFormat(QImage.Format.Format_Alpha8).constBits())
    assert sum(value > 0 for value in alpha) / len(alpha) > 0.2


def test_a_box_and_its_halo_fit_round_their_cover(qapp) -> None:
    left, top, right, bottom = AROUND
    cover = QRectF(0, 0, 150, 200)
    reach = cover.adjusted(-left, -top, right, bottom)
    for lifted in (False, True):
        image = painted(reach, lambda p, up=lifted: paint_box(p, cover, "fresco", "壁畫大師", "", up, up), scale=1.0)
        assert rim(image) == 0


@pytest.mark.parametrize("height", [24, 46, 300])
def test_a_panel_s_shadow_fits_into_its_margins(qapp, height: int) -> None:
    left, top, right, bottom = PANEL_MARGINS
    sheet = QRectF(0, 0, 120, height)
    image = painted(sheet.adjusted(-left, -top, right, bottom), lambda p: panel(p, sheet))
    assert rim(image) == 0


def test_a_seat_badge_reaches_no_farther_than_its_disc_says(qapp) -> None:
    reach = extents.disc(20, 20 * 0.34, 0.86).translated(0, -20 * 0.12)
    assert rim(painted(reach, lambda p: seat_badge(p, 0, 0, 20, "black"))) == 0
