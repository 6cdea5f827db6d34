"""Every page, in both languages, both sizes, both themes and with large text: no word is cut, every control has a name,
the keyboard gets everywhere, and nothing is left over of the other language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSlider,
    QWidget,
)

from desktop import language
from desktop.engine.match import Match
from desktop.look.widgets.burnt_label import BurntLabel
from desktop.look.widgets.buttons import PaintedButton
from desktop.look.widgets.key_cap import KeyCap
from desktop.look.widgets.segments import SegmentKey
from desktop.windows.match_end import ResultWords
from desktop.windows.shell import Shell

PAGES = ("home", "game", "new_match", "rules", "editions", "settings", "history", "about", "match_end")
SIZES = {"large": (1600, 1000), "small": (1024, 600)}
Finished = Callable[[int], None]


@pytest.fixture
def opened(
    shell: Shell, finished: Finished, played: Callable[..., Match], settle: Callable[..., None]
) -> Callable[..., QWidget]:
    """Open a page in a state with something on it."""
    finished(3)
    slot = shell.store.saves.slot(played(1))
    slot.save(played(1))

    def open_page(name: Any, size: str = "large", spoken: str = "en", text: int = 100, theme: str = "light") -> QWidget:
        shell.resize(*SIZES[size])
        settings = shell.store.settings
        settings.language, settings.text_size, settings.theme = spoken, text, theme  # type: ignore[assignment]
        shell.apply_settings()
        given: dict[str, Any] = {}
        if name in ("game", "new_match", "rules", "editions"):
            given["game"] = "sample"
        elif name == "match_end":
            given["match"] = played(3)
        shell.go(name, **given)
        settle()
        page = shell.page(name)
        page.settle()
        settle()
        return page

    return open_page


def cut(page: QWidget) -> list[str]:
    """Words that are wider or higher than the room they have."""
    found = []
    for made in page.findChildren(QLabel):
        if not made.isVisible() or not made.text() or isinstance(made, KeyCap | ResultWords):
            continue
        if isinstance(made, BurntLabel):  # shortened with a tooltip by itself
            continue
        if made.wordWrap():
            if made.height() + 2 < made.heightForWidth(made.width()):
                found.append(f"label {made.text()!r} needs {made.heightForWidth(made.width())}, has {made.height()}")
        elif made.width() + 2 < made.sizeHint().width() and not made.toolTip():
            found.append(f"label {made.text()!r} needs {made.sizeHint().width()}, has {made.width()}")
    for button in page.findChildren(QAbstractButton):
        if button.isVisible() and isinstance(button, PaintedButton | SegmentKey):
            needs = QFontMetricsF(button.font()).horizontalAdvance(button.text())
            if button.text() and button.width() + 2 < min(needs, button.sizeHint().width()):
                found.append(f"button {button.text()!r} needs {needs}, has {button.width()}")
    return found


def nameless(page: QWidget) -> list[str]:
    """Controls that a screen reader could not name."""
    found = []
    for control in page.findChildren(QWidget):
        if not control.isVisible() or not control.focusPolicy() & Qt.FocusPolicy.TabFocus:
            continue
        if isinstance(control, QScrollArea):
            continue
        words = control.accessibleName() or (control.text() if isinstance(control, QAbstractButton) else "")
        if not words.strip():
            found.append(f"{type(control).__name__} {control.objectName()}")
    return found


@pytest.mark.parametrize("name", PAGES)
def test_no_part_of_a_page_ever_shows_as_a_window_of_its_own(
    opened: Callable[..., QWidget], shell: Shell, settle: Callable[..., None], name: str
) -> None:
    strays: list[str] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                strays.append(type(watched).__name__)
            return False

    watch = Watch()
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(watch)
    opened(name)
    shell.resize(*SIZES["small"])
    settle()
    shell.resize(*SIZES["large"])
    settle()
    app.removeEventFilter(watch)
    assert strays == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_no_word_is_cut(opened: Callable[..., QWidget], name: str, size: str) -> None:
    found = {}
    for text in (100, 150):
        for spoken in language.LANGUAGES:
            found[spoken, text] = cut(opened(name, size, spoken, text))
    assert {key: words for key, words in found.items() if words} == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_every_control_has_a_name(opened: Callable[..., QWidget], name: str, size: str) -> None:
    assert nameless(opened(name, size)) == []


@pytest.mark.parametrize("name", PAGES)
def test_tab_reaches_every_control(opened: Callable[..., QWidget], shell: Shell, qtbot: Any, name: str) -> None:
    page = opened(name)
    kinds = QAbstractButton | QLineEdit | QComboBox | QSlider
    wanted = set()
    for control in page.findChildren(QWidget):
        reachable = control.isVisible() and control.isEnabled() and control.focusPolicy() & Qt.FocusPolicy.TabFocus
        if reachable and isinstance(control, kinds):
            wanted.add(control)
    # of a group of which one is chosen, Tab reaches that one, and arrows the others
    wanted = {w for w in wanted if not (isinstance(w, QAbstractButton) and w.group() is not None and not w.isChecked())}
    wanted = {w for w in wanted if not (isinstance(w, QAbstractButton) and w.autoExclusive() and not w.isChecked())}
    seen = set()
    for _ in range(150):
        qtbot.keyClick(QApplication.focusWidget() or shell, Qt.Key.Key_Tab)
        seen.add(QApplication.focusWidget())
        if wanted <= seen:
            break
    missing = wanted - seen
    assert not missing, [f"{type(w).__name__} {w.accessibleName() or getattr(w, 'text', str)()}" for w in missing]


@pytest.mark.parametrize("name", PAGES)
def test_the_theme_changes_while_the_page_is_shown(
    opened: Callable[..., QWidget], shell: Shell, settle: Callable[..., None], name: str
) -> None:
    page: Any = opened(name)
    before = page.grab().toImage()
    shell.store.settings.theme = "dark"
    shell.apply_settings()
    settle()
    page.settle()
    settle()
    after = page.grab().toImage()
    x, y = page.width() // 2, page.height() - 4
    assert after.pixelColor(x, y).lightness() < before.pixelColor(x, y).lightness()
    shell.store.settings.theme = "light"
    shell.apply_settings()
    settle()
    page.settle()
    settle()


@pytest.mark.parametrize("name", PAGES)
def test_the_language_changes_while_the_page_is_shown_and_leaves_no_word_behind(
    opened: Callable[..., QWidget], settle: Callable[..., None], name: str
) -> None:
    page = opened(name, spoken="en")
    english = words_of(page)
    language.speak("zh_TW")
    settle()
    chinese = words_of(page)
    language.speak("en")
    settle()
    assert words_of(page) == english
    han = [words for words in chinese if any("\u4e00" <= c <= "\u9fff" for c in words)]
    assert len(han) > 3
    assert english != chinese


def words_of(page: QWidget) -> list[str]:
    labels = [made.text() for made in page.findChildren(QLabel) if made.isVisible()]
    return labels + [button.text() for button in page.findChildren(QAbstractButton) if button.isVisible()]


@pytest.mark.parametrize("name", PAGES)
def test_the_way_back_is_in_sight_on_the_smallest_window(
    opened: Callable[..., QWidget], shell: Shell, settle: Callable[..., None], name: str
) -> None:
    page: Any = opened(name, "small")
    shell.resize(shell.minimumSize())
    settle()
    if name != "home":
        assert shell.rect().contains(page.back_button.mapTo(shell, QPoint(30, 30)))
