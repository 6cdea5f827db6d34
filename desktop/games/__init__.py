"""The games. A game is one folder here; what it offers is found by its name.

`game.py` holds `GAME` (no Qt); `board.py` holds `BOARD`, `text.py` holds `WORDS` (both Qt, imported when a window asks).
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from desktop.engine.game import Game

_packages: dict[str, str] = {}


def packages() -> dict[str, str]:
    """Import names of the games' folders by id, in alphabetical order."""
    if not _packages:
        for found in pkgutil.iter_modules(__path__):
            if found.ispkg:
                _packages[found.name] = f"{__name__}.{found.name}"
    return _packages


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
