"""What a person has chosen, and what the program remembers of the last time."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from desktop.engine.action import Refusal
from desktop.engine.seats import Player
from desktop.engine.state import OptionValue
from desktop.store.document import Document
from desktop.store.folder import Folder
from desktop.store.glimpse import FILE, VERSION, Language, ThemeChoice

BotSpeed = Literal["slow", "normal", "fast", "instant"]
TEXT_SIZES = (100, 110, 120, 130, 140, 150)  # per cent
PAUSES: dict[BotSpeed, int] = {"slow": 900, "normal": 500, "fast": 200, "instant": 0}  # ms between a bot's actions


class LastSeat(Struct):
    """A seat as it was last taken."""

    name: str
    colour: str
    player: Player = "person"


class LastMatch(Struct):
    """What was last chosen for a game: its seats, options, the edition of its tables ("" = built in)."""

    seats: list[LastSeat] = []
    options: dict[str, OptionValue] = {}
    learning: bool = False
    edition: str = ""


class Settings(Struct, kw_only=True):
    """All settings. `text_size` in per cent; `window`, `docks` are Qt's own bytes as base64, `docks` by the name of
    the arrangement; `zoom` by game, 1.0 = the whole table; `names` of persons, the latest first."""

    version: int = VERSION
    language: Language = "system"
    theme: ThemeChoice = "system"
    text_size: Annotated[int, Meta(ge=100, le=150)] = 100
    bot_speed: BotSpeed = "normal"
    reduced_motion: bool = False
    larger_symbols: bool = False
    names: list[str] = []
    last: dict[str, LastMatch] = {}
    window: str = ""
    full_screen: bool = False
    docks: dict[str, str] = {}
    zoom: dict[str, float] = {}


NAMES_KEPT = 24


class SettingsFile(Document[Settings]):
    """The settings in their file. Change `value`, then `keep()`."""

    def __init__(self, folder: Folder) -> None:
        super().__init__(folder, FILE, Settings, VERSION)

    def remember_match(self, game: str, last: LastMatch) -> Refusal | None:
        """Keep what was chosen for a game, and the persons' names for the next."""
        self.value.last[game] = last
        fresh = [seat.name for seat in last.seats if seat.player == "person"]
        self.value.names = (fresh + [name for name in self.value.names if name not in fresh])[:NAMES_KEPT]
        return self.keep()

    def restore_defaults(self) -> Refusal | None:
        """Everything a person can choose goes back; what is remembered (names, windows) stays."""
        now, fresh = self.value, Settings()
        for field in ("language", "theme", "text_size", "bot_speed", "reduced_motion", "larger_symbols"):
            setattr(now, field, getattr(fresh, field))
        return self.keep()
