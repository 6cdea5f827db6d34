"""Matches that are not over: one slot each in the folder `open`, saved after every action."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from desktop.engine import journal, position
from desktop.engine.action import Refusal
from desktop.engine.game import Game
from desktop.engine.match import Match
from desktop.engine.saving import Autosaves
from desktop.store.folder import Folder, trouble
from desktop.store.lock import Lock

FOLDER, SUFFIX = "open", ".table"
ROTATE_SECONDS = 180.0
Find = Callable[[str], Game | None]


class OpenMatch(Struct, frozen=True):
    """A match that can be continued, as its file's first and last line tell: without playing it again."""

    name: str
    path: Path
    saved: datetime
    header: journal.Header
    position: str

    def state(self, game: Game) -> Any:
        """The position it was left in, None when it cannot be read."""
        try:
            return position.unpacked(game, self.position.rpartition(".")[2])
        except position.BadPosition:
            return None


class Opened(Struct):
    """A save that was read: what is good of it, and what is wrong with the rest."""

    match: Match | None
    begun: str = ""
    damage: Refusal | None = None
    line: int = 0
    name: str = ""


class Slot:
    """The place where one match is saved while it is played. Hold it locked; let it go with `release()`."""

    def __init__(self, folder: Folder, name: str, begun: str, app: str) -> None:
        self.folder, self.name, self.begun, self.app = folder, name, begun, app
        self.saved: datetime | None = None
        self._files = Autosaves(folder.path(FOLDER), name)
        self._lock = Lock(folder.path(FOLDER) / f"{name}.lock")
        self._rotated = 0.0

    @property
    def path(self) -> Path:
        return self._files.path()

    def take(self) -> bool:
        """Whether the slot is ours: False when another window plays this match."""
        return self._lock.take()

    def save(self, match: Match) -> Refusal | None:
        """Write the match; why not, when it could not be. An older save stands then, and the next call tries again."""
        return self.write(self.text(match))

    def text(self, match: Match) -> str:
        """What a save of the match as it stands now holds."""
        return journal.written(match, self.app, self.begun)

    def write(self, text: str) -> Refusal | None:
        """Write a save's text; may be called from another thread, one call at a time."""
        rotate = time.monotonic() - self._rotated > ROTATE_SECONDS
        try:
            self._files.save(text, rotate)
        except OSError as error:
            self.folder.problem = trouble(error, self.path)
            return self.folder.problem
        if rotate:
            self._rotated = time.monotonic()
        self.folder.problem = None
        self._be_the_latest()
        self.saved = datetime.now()
        return None

    def _be_the_latest(self) -> None:
        """The match played last comes first in lists also after the clock was set back."""
        with contextlib.suppress(OSError):
            others = [p.stat().st_mtime for p in self.path.parent.glob(f"*{SUFFIX}") if p != self.path]
            if others and max(others) >= self.path.stat().st_mtime:
                os.utime(self.path, (max(others) + 1, max(others) + 1))

    def discard(self) -> Refusal | None:
        """The match is over or given up: its saves go."""
        try:
            self._files.remove()
        except OSError as error:
            return trouble(error, self.path)
        finally:
            self._lock.release()
        return None

    def release(self) -> None:
        self._lock.release()


class Saves:
    """The folder of open matches."""

    def __init__(self, folder: Folder, app: str = "") -> None:
        self.folder, self.app = folder, app

    def slot(self, match: Match, begun: str = "", name: str = "") -> Slot:
        """A slot for a match: a new one, or the one of this name."""
        begun = begun or datetime.now().isoformat(timespec="seconds")
        fresh = f"{match.game.id}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"
        return Slot(self.folder, name or fresh, begun, self.app)

    def matches(self) -> list[OpenMatch]:
        """Open matches, the one saved last first. Files that are no saves are left out."""
        found = [entry for path in self._newest() if (entry := _entry(path)) is not None]
        return sorted(found, key=lambda entry: entry.saved, reverse=True)

    def flawed(self) -> list[Path]:
        """Newest saves that `matches()` leaves out because something is wrong with them."""
        return [path for path in self._newest() if _entry(path) is None]

    def read(self, path: Path, find: Find) -> Opened | Refusal:
        """A save's match, whole or its good part; a Refusal when nothing of it can be opened."""
        try:
            with path.open("rb") as file:
                raw = file.read(journal.SIZE_LIMIT + 1)
        except OSError as error:
            return trouble(error, path)
        name = path.name.removesuffix(SUFFIX) if path.parent == self.folder.path(FOLDER) else ""
        name = re.sub(r"\.\d$", "", name)
        try:
            begun = journal.header_of(raw).begun
            return Opened(journal.read(raw, find), begun, name=name)
        except journal.Damage as damage:
            if damage.match is None:
                return damage.refusal
            return Opened(damage.match, _begun(raw), damage.refusal, damage.line, name)

    def older(self, path: Path) -> list[Path]:
        """Earlier saves of the same match, the newest first."""
        stem = path.name.removesuffix(SUFFIX)
        return [p for age in range(1, Autosaves.KEPT) if (p := path.with_name(f"{stem}.{age}{SUFFIX}")).exists()]

    def set_aside(self, path: Path) -> str:
        """Keep a damaged save under another name before its good part is played on; the new name."""
        try:
            return self.folder.set_aside(str(path.relative_to(self.folder.root)))
        except ValueError:
            return path.name  # not ours: it is only read, never written

    def discard(self, entry: OpenMatch) -> Refusal | None:
        """Give an open match up."""
        slot = Slot(self.folder, entry.name, "", self.app)
        return slot.discard() if slot.take() else Refusal("match_open_elsewhere", "")

    def _newest(self) -> list[Path]:
        folder = self.folder.path(FOLDER)
        try:
            paths = sorted(folder.glob(f"*{SUFFIX}"))
        except OSError:
            return []
        names = {re.sub(r"\.\d$", "", path.name.removesuffix(SUFFIX)) for path in paths}
        newest = (Autosaves(folder, name).newest() for name in sorted(names) if not name.startswith("."))
        return [path for path in newest if path is not None]


def _begun(raw: bytes) -> str:
    try:
        return journal.header_of(raw).begun
    except journal.Damage:
        return ""


def _entry(path: Path) -> OpenMatch | None:
    try:
        with path.open("rb") as file:
            raw = file.read(journal.SIZE_LIMIT + 1)
        saved = datetime.fromtimestamp(path.stat().st_mtime)
        header = journal.header_of(raw)
        last = raw.rstrip(b"\n").rpartition(b"\n")[2]
        code = msgspec.json.decode(last, type=dict[str, str])["position"]
    except (OSError, journal.Damage, msgspec.DecodeError, UnicodeDecodeError, KeyError):
        return None
    name = re.sub(r"\.\d$", "", path.name.removesuffix(SUFFIX))
    return OpenMatch(name, path, saved, header, code)
