"""The order of the boxes on the home screen, and what a box knows before its game is opened."""

from __future__ import annotations

import importlib.util
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QTranslator

from desktop import games, language
from desktop.look.colour import ACCENTS

if TYPE_CHECKING:
    from desktop.engine.game import Game

ORDER = ("pagoda", "istanbul", "fresco", "burano", "catan_dice")


def boxes() -> list[str]:
    """Every box on the shelf: the five, and whatever else was added, in alphabetical order."""
    return [*ORDER, *sorted(set(games.packages()) - set(ORDER))]


def playable(id: str) -> bool:
    """Whether a game can be played: rules, words and board are all there. Imports none of them."""
    package, folder = games.packages().get(id), _folder(id)
    return folder is not None and all(
        (folder / part).is_dir()
        or (folder / f"{part}.py").is_file()
        or importlib.util.find_spec(f"{package}.{part}") is not None  # slow, and true in a frozen bundle
        for part in ("game", "text", "board")
    )


def game(id: str) -> Game | None:
    """The game in a box, None when it cannot be played."""
    return games.find(id) if playable(id) else None


def lessons(id: str) -> list[str]:
    """The ids of a game's lessons in their order, empty when there are none."""
    folder = _folder(id)
    return sorted(file.stem for file in folder.glob("lessons/[0-9]*.toml")) if folder is not None else []


def has_rules(id: str) -> bool:
    """Whether a game has a text of its rules."""
    folder = _folder(id)
    return folder is not None and (folder / "rules").is_dir()


def _folder(id: str) -> Path | None:
    """Where a game's texts lie: in its own folder, unpacked in a frozen bundle too."""
    package = games.packages().get(id)
    spec = importlib.util.find_spec(package) if package is not None else None
    return Path(spec.origin).parent if spec is not None and spec.origin is not None else None


def accent(id: str) -> str:
    """A game's colour: that of the palette, or its board's."""
    if id in ACCENTS:
        return ACCENTS[id]
    return str(games.board(id).accent) if playable(id) else "#75604F"


def words(id: str) -> Any:
    """The words of a playable game."""
    return language.with_gaps(games.words(id))


def title(id: str) -> tuple[str, str]:
    """Title and subtitle on the box (its name in the other language), known without opening the game: the same as its
    words say (a test compares)."""
    name = {
        #: a game's title
        "pagoda": QCoreApplication.translate("shelf", "Pagoda"),
        #: a game's title
        "istanbul": QCoreApplication.translate("shelf", "Istanbul"),
        #: a game's title
        "fresco": QCoreApplication.translate("shelf", "Fresco"),
        #: a game's title
        "burano": QCoreApplication.translate("shelf", "Burano"),
        #: a game's title
        "catan_dice": QCoreApplication.translate("shelf", "Catan Dice Game"),
    }.get(id)
    if name is not None:
        return name, _ENGLISH[id] if name != _ENGLISH[id] else _in_chinese(_ENGLISH[id])
    if playable(id):
        return words(id).title(), words(id).subtitle()
    return id, ""


_ENGLISH = {
    "pagoda": "Pagoda",
    "istanbul": "Istanbul",
    "fresco": "Fresco",
    "burano": "Burano",
    "catan_dice": "Catan Dice Game",
}


@lru_cache(maxsize=8)
def _in_chinese(name: str) -> str:
    translator = QTranslator()
    translator.load("desktop_zh_TW", str(language.FOLDER))
    return translator.translate("shelf", name) or name
