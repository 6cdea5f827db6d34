"""An owner's own component files: numbers from the box in the cupboard, instead of the built-in tables."""

from __future__ import annotations

import contextlib
from pathlib import Path

from msgspec import Struct

from desktop.engine.action import Refusal
from desktop.engine.components import OWN_FILE_LIMIT, BadTables
from desktop.engine.game import Game
from desktop.store.folder import Folder, trouble

FOLDER = "editions"


class OwnEdition(Struct, frozen=True):
    """A file that was taken over: its name, where it lies, the edition to start a match with ("" while `flaw` holds)."""

    name: str
    path: Path
    edition: str
    flaw: Refusal | None = None


class Editions:
    """The own files of every game, in `editions/GAME/NAME.toml`."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder

    def of(self, game: Game) -> list[OwnEdition]:
        """A game's own editions, registered and ready, in the order of their names."""
        if game.tables is None:
            return []
        return [self._entry(game, path) for path in sorted(self.folder.path(f"{FOLDER}/{game.id}").glob("*.toml"))]

    def take_over(self, game: Game, file: Path) -> OwnEdition | Refusal:
        """Check a file of the owner's and copy it here; why not, when it does not fit the game."""
        text = _read(file)
        if isinstance(text, Refusal):
            return text
        edition = _registered(game, text)
        if isinstance(edition, Refusal):
            return edition
        name = f"{FOLDER}/{game.id}/{file.stem}.toml"
        hindered = self.folder.write(name, text)
        if hindered is not None:
            return hindered
        return OwnEdition(file.stem, self.folder.path(name), edition)

    def remove(self, game: Game, entry: OwnEdition) -> Refusal | None:
        """Take an own file away; matches begun with it carry its numbers in their saves."""
        hindered = self.folder.remove(f"{FOLDER}/{game.id}/{entry.path.name}")
        with contextlib.suppress(OSError):
            entry.path.parent.rmdir()
        return hindered

    def _entry(self, game: Game, path: Path) -> OwnEdition:
        text = _read(path)
        edition = text if isinstance(text, Refusal) else _registered(game, text)
        if isinstance(edition, Refusal):
            return OwnEdition(path.stem, path, "", edition)
        return OwnEdition(path.stem, path, edition)


def _read(path: Path) -> str | Refusal:
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(OWN_FILE_LIMIT + 1)
    except UnicodeDecodeError:
        return Refusal("edition_not_toml", "", {"reason": "UTF-8"})
    except OSError as error:
        return trouble(error, path)


def _registered(game: Game, text: str) -> str | Refusal:
    if game.tables is None:
        return Refusal("edition_no_tables", "")
    try:
        return game.tables.register(text)
    except BadTables as bad:
        return bad.refusal
