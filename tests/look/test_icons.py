"""Every icon there is can be drawn, and takes the colour of the theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QPushButton

from desktop.look import icons, theme
from desktop.look.appicon import app_icon, app_icon_image
from desktop.look.assets import asset


def covered(image: QImage) -> float:
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    data = bytes(alpha.constBits())
    return sum(value > 40 for value in data) / len(data)


@pytest.mark.parametrize("name", icons.glyph_names())
def test_every_glyph_shows_a_silhouette(draw, name: str) -> None:
    image = draw(lambda p: icons.draw_icon(p, name, 24, 24, 48, "#000000"), 48, 48)
    assert 0.08 < covered(image) < 0.92


@pytest.mark.parametrize("name", icons.line_names())
def test_every_line_icon_shows_its_strokes(draw, name: str) -> None:
    image = draw(lambda p: icons.draw_line_icon(p, f"ui:{name}", 24, 24, 48, "#000000"), 48, 48)
    assert 0.02 < covered(image) < 0.6


def test_an_icon_takes_its_colour_and_opacity(draw) -> None:
    colour = QColor("#C23B30")
    colour.setAlphaF(0.5)
    image = draw(lambda p: icons.draw_icon(p, "coins", 32, 32, 64, colour), 64, 64)
    shown = [image.pixelColor(x, y) for x in range(64) for y in range(64)]
    strongest = max(shown, key=QColor.alpha)
    assert abs(strongest.alphaF() - 0.5) < 0.03
    assert abs(strongest.hue() - colour.hue()) < 6


def test_an_unknown_name_is_an_error_and_not_a_hole(draw) -> None:
    with pytest.raises(KeyError):
        icons.icon("no-such-icon")
    with pytest.raises(KeyError):
        draw(lambda p: icons.draw_icon(p, "no-such-icon", 9, 9, 9), 20, 20)


def ink_of(pixmap: QPixmap) -> QColor:
    image = pixmap.toImage()
    points = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return max((image.pixelColor(x, y) for x, y in points), key=QColor.alpha)


def test_an_icon_of_a_button_follows_the_theme(qtbot) -> None:
    button = QPushButton()
    qtbot.addWidget(button)
    button.setIcon(icons.icon("settings"))
    light = ink_of(button.icon().pixmap(QSize(24, 24)))
    theme.set_theme("dark")
    dark = ink_of(button.icon().pixmap(QSize(24, 24)))
    assert light.lightness() < 100 < dark.lightness()


def test_copies_of_an_icon_outlive_the_first(qtbot) -> None:
    first = icons.icon("play")
    second = type(first)(first)
    del first
    assert ink_of(second.pixmap(QSize(20, 20))).alpha() > 200


@pytest.mark.parametrize("size", [16, 32, 64, 256])
def test_app_icon_fills_its_square_and_leaves_the_corners_free(qapp, size: int) -> None:
    image = app_icon_image(size)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(size // 2, size // 2).alpha() == 255
    assert covered(image) > 0.75


def test_app_icon_offers_the_sizes_systems_ask_for(qapp) -> None:
    sizes = {size.width() for size in app_icon().availableSizes()}
    assert {16, 32, 48, 256} <= sizes


@pytest.mark.parametrize("name", ["one-table.ico", "one-table-256.png", "one-table-16.png"])
def test_icon_files_for_installers_can_be_read(qapp, name: str) -> None:
    assert not QImage(str(asset(f"icons/app/{name}"))).isNull()


def test_mac_icon_says_its_own_length() -> None:
    data = asset("icons/app/one-table.icns").read_bytes()
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8], "big") == len(data)


def test_credits_lie_beside_the_icons() -> None:
    assert "CC BY 3.0" in asset("icons/game-icons-CC-BY.txt").read_text(encoding="utf-8")
    assert "ISC License" in asset("icons/Lucide-ISC.txt").read_text(encoding="utf-8")


def test_icon_painting_is_smooth_at_every_ratio(draw) -> None:
    image = draw(lambda p: icons.draw_line_icon(p, "check", 10, 10, 20, "#000000"), 20, 20, 3.0)
    assert 0.02 < covered(image) < 0.5
