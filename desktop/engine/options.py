"""Options that a game declares: what can be chosen before a match begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from desktop.engine.action import Refusal
from desktop.engine.state import OptionValue


class Option(Struct, frozen=True):
    """One option: a switch (choices False, True) or one of a few. `picture`: shown as cards with a picture."""

    id: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    picture: bool = False

    @property
    def is_switch(self) -> bool:
        return self.choices == (False, True)


def switch(id: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(id, (False, True), default)


def completed(options: tuple[Option, ...], chosen: Mapping[str, Any]) -> dict[str, OptionValue] | Refusal:
    """All options with defaults filled in, or why the choice is not possible (codes unknown_option, unknown_value)."""
    known = {option.id: option for option in options}
    for key, value in chosen.items():
        option = known.get(key)
        if option is None:
            return Refusal("unknown_option", "", {"option": str(key)[:80], "known": ", ".join(sorted(known))})
        if not any(value == choice and type(value) is type(choice) for choice in option.choices):
            shown = ", ".join(written(choice) for choice in option.choices)
            return Refusal("unknown_value", "", {"option": key, "value": str(value)[:80], "known": shown})
    return {option.id: chosen.get(option.id, option.default) for option in options}


def written(value: OptionValue) -> str:
    """An option's value as it is typed on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parsed(options: tuple[Option, ...], words: Mapping[str, str]) -> dict[str, OptionValue] | Refusal:
    """Options typed as words (`on/true/yes/1`, a number, an id) to values, checked like `completed`."""
    known = {option.id: option for option in options}
    values: dict[str, Any] = {}
    for key, word in words.items():
        values[key] = word
        if key in known:
            for choice in known[key].choices:
                if written(choice) == word.lower() or (isinstance(choice, bool) and word.lower() in _WORDS[choice]):
                    values[key] = choice
    return completed(options, values)


_WORDS = {True: ("on", "yes", "1"), False: ("off", "no", "0")}
