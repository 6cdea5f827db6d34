"""The bundled faces: Nunito Sans and Noto Sans TC for text, Fraunces and Table Kai TC for titles."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QRawFont

from desktop.look.assets import asset

# Systems' own Chinese faces come last: they serve only what the bundled cut lacks.
BODY = ["Nunito Sans", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei", "PingFang TC"]
DISPLAY = ["Fraunces", "Table Kai TC", "Noto Sans TC", "Noto Serif CJK TC", "Microsoft JhengHei", "PingFang TC"]
SMALLEST, LARGEST = 1.0, 1.5

_scale = 1.0


@cache
def load() -> list[str]:
    """Give the bundled fonts to Qt, once. The names of files that could not be read; the program starts without them too."""
    files = sorted(asset("fonts").glob("*.ttf"))
    return [file.name for file in files if QFontDatabase.addApplicationFont(str(file)) < 0]


def text_scale() -> float:
    """How much larger than designed the words of the window are, 1.0-1.5."""
    return _scale


def set_text_scale(scale: float) -> None:
    """Use `theme.set_text_scale` in the program: it also tells the widgets."""
    global _scale
    _scale = min(LARGEST, max(SMALLEST, scale))


def scaled(size: float) -> float:
    """Logical pixels of a word or row of the window that is designed `size` high. Words on pieces do not scale."""
    return size * _scale


def body(size: float, weight: int = 400) -> QFont:
    """The text face, `size` in logical pixels, weight 400-800."""
    return _font(BODY, size, weight)


def display(size: float, weight: int = 700) -> QFont:
    """The face of titles, scores and numerals on pieces; not below 18 px where it is Chinese."""
    return _font(DISPLAY, size, weight)


def figures(size: float, weight: int = 600) -> QFont:
    """The text face with figures of one width, for columns of numbers."""
    font = body(size, weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def cjk_missing() -> bool:
    """True when Chinese would show as boxes: neither the bundled face nor any of the system's is there."""
    return not QFontMetricsF(body(14)).inFontUcs4(ord("桌"))


def in_title_face(words: str) -> bool:
    """Whether the cut title face has all the Chinese of these words (a name can have anything)."""
    return all(_in_kai(ch) for ch in words if ch >= "\u2e80")


@lru_cache(maxsize=4096)
def _in_kai(character: str) -> bool:
    return _kai().supportsCharacter(ord(character))


@lru_cache(maxsize=1)
def _kai() -> QRawFont:
    """The title face by itself: font metrics would also count the faces that stand in for it."""
    return QRawFont(str(asset("fonts/TableKaiTC-Bold.ttf")), 16)


def _font(families: list[str], size: float, weight: int) -> QFont:
    font = QFont()
    font.setFamilies(families)
    font.setPixelSize(max(1, round(size)))
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
