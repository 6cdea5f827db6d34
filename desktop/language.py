"""The language of the program: which translators are loaded, switched while running. Needs only QtCore."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, TypeVar, cast

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

T = TypeVar("T")
LANGUAGES = ("zh_TW", "en")
FOLDER = Path(__file__).resolve().parent / "translations"

_loaded: list[QTranslator] = []
_now = ""


def system() -> str:
    """The language a first start speaks."""
    return "zh_TW" if QLocale.system().language() == QLocale.Language.Chinese else "en"


def current() -> str:
    """The language spoken now."""
    return _now or system()


def speak(language: str) -> None:
    """Load the translators of a language in place of the others. Widgets hear of it by LanguageChange."""
    global _now
    app = QCoreApplication.instance()
    assert app is not None
    for old in _loaded:
        app.removeTranslator(old)
    _loaded.clear()
    _now = language
    files = [(FOLDER, f"desktop_{language}")]
    if language != "en":
        files.insert(0, (Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)), f"qtbase_{language}"))
    for folder, name in files:
        translator = QTranslator()  # without a parent, or each one would stay for ever
        if translator.load(name, str(folder)):
            app.installTranslator(translator)
            _loaded.append(translator)
    QLocale.setDefault(QLocale(language))


def gapped(words: str) -> str:
    """Chinese words with a gap beside a Latin name: "Mei 擲骰", not "Mei擲骰". Other languages set their own gaps."""
    return _SEAM.sub(" ", words) if current() == "zh_TW" else words


_SEAM = re.compile(r"(?<=[A-Za-z])(?=[\u3400-\u9fff])|(?<=[\u3400-\u9fff])(?=[A-Za-z])")


class Gapped:
    """A game's words with gaps beside Latin names; the same methods as the words themselves."""

    def __init__(self, words: Any) -> None:
        self._words = words

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._words, name)

        def said(*args: Any, **more: Any) -> Any:
            words = found(*args, **more)
            if isinstance(words, str):
                return gapped(words)
            return tuple(gapped(p) if isinstance(p, str) else p for p in words) if isinstance(words, tuple) else words

        return said if callable(found) else found


def with_gaps(words: T) -> T:
    """A game's words as they are shown: gaps beside Latin names."""
    return cast("T", Gapped(words))


def headless() -> None:
    """A QCoreApplication with translators, for commands; nothing when there is one already."""
    if QCoreApplication.instance() is None:
        _keep.append(QCoreApplication([]))
    if not _now:
        speak(os.environ.get("ONE_TABLE_LANG") or system())


_keep: list[QCoreApplication] = []


def named(game_id: str) -> dict[str, str]:
    """A game's title in every language."""
    from desktop import games

    headless()
    before, titles = current(), {}
    for language in LANGUAGES:
        speak(language)
        titles[language] = games.words(game_id).title()
    speak(before)
    return titles
