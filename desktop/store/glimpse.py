"""The few settings that the window's first moment needs, read without everything that it takes to keep them."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from desktop.store.folder import Folder

FILE, VERSION = "settings.json", 1
LARGEST = 1_000_000  # bytes; beyond, it is no file of ours

Language = Literal["system", "zh_TW", "en"]
ThemeChoice = Literal["system", "light", "dark"]


class Glimpse(NamedTuple):
    """Fields as those of settings.Settings, with the same defaults."""

    language: Language = "system"
    theme: ThemeChoice = "system"
    text_size: int = 100
    reduced_motion: bool = False
    larger_symbols: bool = False
    window: str = ""
    full_screen: bool = False


_KNOWN = {"language": get_args(Language), "theme": get_args(ThemeChoice), "text_size": range(100, 151)}


def glimpse(folder: Folder) -> Glimpse:
    """What the file says; the defaults when anything is wrong with it. It is told and set aside when it is read whole."""
    raw = folder.read(FILE, LARGEST)
    if not isinstance(raw, bytes):
        return Glimpse()
    import json

    try:
        loose = json.loads(raw)
    except (ValueError, RecursionError):
        return Glimpse()
    if not isinstance(loose, dict) or loose.get("version", VERSION) != VERSION:
        return Glimpse()
    found = {field: loose[field] for field in Glimpse._fields if field in loose}
    return Glimpse(**found) if all(_fits(field, value) for field, value in found.items()) else Glimpse()


def _fits(field: str, value: object) -> bool:
    return type(value) is type(Glimpse._field_defaults[field]) and value in _KNOWN.get(field, (value,))
