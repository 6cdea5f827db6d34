"""Light, dark, system: whatever is chosen holds at once, everywhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QLabel, QPushButton

from desktop.look import fonts, stylesheet, theme
from desktop.look.theme import THEMES

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def dressed(qapp):
    before = (qapp.styleSheet(), qapp.palette(), qapp.font(), qapp.style().name())
    dresser = stylesheet.apply(qapp)
    yield qapp
    dresser.undress()
    qapp.setStyle(before[3])
    qapp.setStyleSheet(before[0])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])


def test_a_change_of_theme_reaches_palette_and_style_sheet_of_living_widgets(dressed, qtbot) -> None:
    button = QPushButton("x")
    qtbot.addWidget(button)
    button.show()
    assert button.palette().color(QPalette.ColorRole.WindowText).name().upper() == THEMES["light"].ink
    before = button.grab().toImage()
    theme.set_theme("dark")
    assert dressed.palette().color(QPalette.ColorRole.Window).name().upper() == THEMES["dark"].window
    assert THEMES["dark"].panel in dressed.styleSheet()
    assert button.grab().toImage() != before


def test_a_change_is_told_once_and_none_is_not_told(qapp, qtbot) -> None:
    told = []
    theme.keeper().changed.connect(lambda: told.append(theme.current().name))
    theme.set_theme("dark")
    theme.set_theme("dark")
    theme.set_theme("light")
    assert told == ["dark", "light"]


def test_system_follows_the_system_and_a_choice_does_not(qapp, monkeypatch) -> None:
    scheme = [Qt.ColorScheme.Dark]

    class Hints:
        def colorScheme(self):
            return scheme[0]

    real = QGuiApplication.styleHints()
    monkeypatch.setattr(theme, "_system_scheme", lambda: Hints().colorScheme())
    theme.set_theme("system")
    assert theme.current().dark
    scheme[0] = Qt.ColorScheme.Light
    real.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert not theme.current().dark
    theme.set_theme("dark")
    real.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert theme.current().dark


def test_a_system_that_says_nothing_gets_the_light_theme(qapp, monkeypatch) -> None:
    monkeypatch.setattr(theme, "_system_scheme", lambda: Qt.ColorScheme.Unknown)
    theme.set_theme("system")
    assert theme.current().name == "light"


def test_larger_text_reaches_living_widgets(dressed, qtbot) -> None:
    label = QLabel("小梅 Mei")
    qtbot.addWidget(label)
    label.show()
    before = label.sizeHint()
    theme.set_text_scale(1.5)
    assert label.font().pixelSize() == 21
    assert label.sizeHint().height() > before.height()


@pytest.mark.parametrize("name", list(THEMES))
def test_every_picture_that_the_style_sheet_names_is_there(name: str) -> None:
    pictures = re.findall(r'url\("([^"]+)"\)', stylesheet.stylesheet(THEMES[name]))
    assert len(pictures) >= 6
    for picture in pictures:
        assert Path(picture).is_file(), picture


@pytest.mark.parametrize("name", list(THEMES))
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_no_words_are_smaller_than_twelve_pixels(name: str, scale: float) -> None:
    sizes = re.findall(r"font-size: (\d+)px", stylesheet.stylesheet(THEMES[name], "#A8382C", scale))
    assert sizes
    assert min(map(int, sizes)) >= 12 * scale


@pytest.mark.parametrize("name", list(THEMES))
def test_braces_of_the_style_sheet_are_balanced_and_no_value_is_missing(name: str) -> None:
    sheet = stylesheet.stylesheet(THEMES[name], "#A8382C", 1.5)
    assert sheet.count("{") == sheet.count("}")
    assert "None" not in sheet
    assert not re.search(r":\s*;", sheet)


def test_documents_take_theme_and_size() -> None:
    plain, large = stylesheet.document_style(THEMES["dark"]), stylesheet.document_style(THEMES["dark"], 1.5)
    assert THEMES["dark"].link in plain
    assert "font-size: 15px" in plain
    assert "font-size: 22px" in large


def test_look_can_be_imported_without_an_application_and_without_svg_or_icons() -> None:
    modules = [
        ".".join(file.relative_to(ROOT).with_suffix("").parts)
        for file in sorted((ROOT / "desktop/look").rglob("*.py"))
        if file.name != "__init__.py"
    ]
    code = (
        "import importlib, sys\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
        "from desktop.look import icons, covers\n"
        "assert 'PySide6.QtSvg' not in sys.modules\n"
        "assert icons._drawings.cache_info().currsize == 0\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


def test_fonts_of_the_application_are_ours(dressed) -> None:
    assert dressed.font().families()[:2] == fonts.BODY[:2]
