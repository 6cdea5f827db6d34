"""The language of the program: which translators are loaded, switched while running. Needs only QtCore."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

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
        translator = QTranslator(app)
        if translator.load(name, str(folder)):
            app.installTranslator(translator)
            _loaded.append(translator)
    QLocale.setDefault(QLocale(language))


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
