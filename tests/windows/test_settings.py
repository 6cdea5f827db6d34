"""Settings: everything shows at once, stays, and the preview tells the truth about other eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

from desktop import language
from desktop.look import fonts, symbols, theme
from desktop.look.colour import SEATS
from desktop.store.store import Store
from desktop.windows.settings_page import SettingsPage
from desktop.windows.shell import Shell
from desktop.windows.vision import SIGHTS, seen

Settle = Callable[..., None]


@pytest.fixture
def page(shell: Shell, settle: Settle) -> SettingsPage:
    shell.go("settings")
    settle()
    made = shell.page("settings")
    assert isinstance(made, SettingsPage)
    return made


def again(shell: Shell) -> Any:
    return Store(shell.store.folder.root).settings


def press(qtbot: Any, segments: Any, index: int) -> None:
    qtbot.mouseClick(segments.key(index), Qt.MouseButton.LeftButton)


def test_the_language_changes_at_once_and_for_the_next_start(
    page: SettingsPage, shell: Shell, qtbot: Any, settle: Settle
) -> None:
    press(qtbot, page.language, 1)
    settle()
    assert language.current() == "zh_TW"
    assert any("\u4e00" <= c <= "\u9fff" for c in page.title.text())
    assert again(shell).language == "zh_TW"
    press(qtbot, page.language, 2)
    settle()
    assert language.current() == "en"
    assert page.title.text() == "Settings"


def test_the_theme_changes_at_once(page: SettingsPage, shell: Shell, qtbot: Any, settle: Settle) -> None:
    press(qtbot, page.theme, 2)
    settle()
    assert theme.current().dark
    assert again(shell).theme == "dark"
    page.settle()
    image = shell.grab().toImage()
    assert QColor(image.pixel(5, 500)).lightness() < 110


def test_the_size_of_text_is_chosen_with_the_keyboard_too(page: SettingsPage, shell: Shell, qtbot: Any) -> None:
    slider = page.text_size.slider
    slider.setFocus()
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert again(shell).text_size == 120
    assert fonts.text_scale() == pytest.approx(1.2)


def test_switches_and_speeds_are_kept(page: SettingsPage, shell: Shell, qtbot: Any) -> None:
    qtbot.mouseClick(page.larger, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.motion, Qt.MouseButton.LeftButton)
    press(qtbot, page.speed, 3)
    assert symbols.larger()
    kept = again(shell)
    assert (kept.larger_symbols, kept.reduced_motion, kept.bot_speed) == (True, True, "instant")


def test_going_back_to_how_it_was_undoes_all(page: SettingsPage, shell: Shell, qtbot: Any, settle: Settle) -> None:
    press(qtbot, page.speed, 0)
    qtbot.mouseClick(page.larger, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.defaults, Qt.MouseButton.LeftButton)
    settle()
    kept = again(shell)
    assert (kept.larger_symbols, kept.bot_speed, kept.language) == (False, "normal", "system")
    assert not page.larger.isChecked()
    assert page.speed.index() == 1


def test_the_page_shows_what_is_set_when_it_is_opened(shell: Shell, settle: Settle) -> None:
    shell.store.settings.bot_speed = "fast"
    shell.store.settings.reduced_motion = True
    shell.go("settings")
    page = shell.page("settings")
    assert isinstance(page, SettingsPage)
    assert page.speed.index() == 2
    assert page.motion.isChecked()


def test_only_the_preview_is_seen_with_other_eyes(page: SettingsPage, shell: Shell, qtbot: Any, settle: Settle) -> None:
    before = page.preview.grab().toImage()
    beside = page.nav.grab().toImage()
    press(qtbot, page.sight, 1)
    settle()
    assert page.preview.grab().toImage() != before
    assert page.nav.grab().toImage() == beside
    press(qtbot, page.sight, 0)
    settle()
    assert page.preview.grab().toImage() == before


@pytest.mark.parametrize(("width", "height"), [(16, 16), (17, 9)])
def test_white_and_grey_look_the_same_to_all_eyes(width: int, height: int) -> None:
    for shade in ("#FFFFFF", "#808080", "#000000"):
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.fill(QColor(shade))
        for sight in SIGHTS:
            found = QColor(seen(image, sight).pixel(width - 1, height - 1))
            assert max(abs(found.red() - QColor(shade).red()), abs(found.blue() - QColor(shade).blue())) <= 1


def test_red_and_green_come_close_for_those_who_lack_one_cone() -> None:
    def colour(name: str, sight: Any) -> QColor:
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        image.fill(QColor(name))
        return QColor(seen(image, sight).pixel(3, 3))

    def hue_gap(sight: Any) -> int:
        red, green = colour(SEATS["red"].colour, sight), colour(SEATS["green"].colour, sight)
        return abs((red.red() - red.green()) - (green.red() - green.green()))

    assert hue_gap("all") > 150
    assert hue_gap("protan") < 10
    assert hue_gap("deutan") < 10


def test_sections_lead_to_their_pages(page: SettingsPage, shell: Shell, qtbot: Any) -> None:
    qtbot.mouseClick(page.sections["keys"], Qt.MouseButton.LeftButton)
    assert page.keyboard.isVisible()
    assert not page.looks.isVisible()
    qtbot.mouseClick(page.sections["numbers"], Qt.MouseButton.LeftButton)
    assert shell.now == "editions"
    shell.back()
    qtbot.mouseClick(page.sections["about"], Qt.MouseButton.LeftButton)
    assert shell.now == "about"
