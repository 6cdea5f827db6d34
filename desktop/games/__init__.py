"""The games. A game is one folder here; what it offers is found by its name.

`game.py` holds `GAME` (no Qt); `board.py` holds `BOARD`, `text.py` holds `WORDS` (both Qt, imported when a window asks).
"""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from desktop.engine.game import Game

_packages: dict[str, str] = {}


def packages() -> dict[str, str]:
    """Import names of the games' folders by id, in alphabetical order."""
    if not _packages:
        for name in sorted(_folders()):
            _packages[name] = f"{__name__}.{name}"
    return _packages


def _folders() -> list[str]:
    found = [file.parent.name for place in __path__ for file in Path(place).glob("*/__init__.py")]
    if found:
        return found
    import pkgutil  # in a frozen bundle there are no such files

    return [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]


def add(id: str, package: str) -> None:
    """Make a game known that lives elsewhere (the sample game of the tests does)."""
    packages()[id] = package


def find(id: str) -> Game | None:
    """The game of an id, None when there is none."""
    package = packages().get(id)
    if package is None or importlib.util.find_spec(f"{package}.game") is None:
        return None
    return importlib.import_module(f"{package}.game").GAME


def games() -> list[Game]:
    """All games that can be played."""
    return [game for id in packages() if (game := find(id)) is not None]


def board(id: str) -> Any:
    """The board of a game (imports Qt)."""
    return importlib.import_module(f"{packages()[id]}.board").BOARD


def words(id: str) -> Any:
    """The words of a game (imports Qt)."""
    return importlib.import_module(f"{packages()[id]}.text").WORDS
