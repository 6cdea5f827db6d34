"""Component data of a game: TOML tables with their sources, checked when read, replaceable by an owner's own file."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any, Literal, cast

import msgspec
from msgspec import Struct

from desktop.engine.action import Refusal

Source = Literal["article", "rulebook", "component", "derived", "reconstructed"]
OWN_FILE_LIMIT = 100_000  # characters; the largest built-in file has eight thousand
_DOTS = 100  # in one line: a key of many parts costs the reader their square
_LARGEST = 10**6  # no box prints more; far beyond, a position could not be written down


class Table(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of component data and where its values come from; `own` names the fields that are our reconstruction
    inside a table whose rest is sourced."""

    source: Source
    reconstructed: tuple[str, ...] = ()


class BadTables(Exception):
    """An owner's file cannot be used; `refusal` says why, naming the field."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, refusal.params)
        self.refusal = refusal


class Tables:
    """The component data of one game. `data(edition)` is an instance of `data_type`, whose fields are Tables.

    `check(data)` returns what is wrong with counts, ranges and balance, None when nothing is.
    """

    def __init__(self, package: str, data_type: type[Any], check: Callable[[Any], Refusal | None]) -> None:
        self.package, self.data_type, self.check = package, data_type, check
        self._data: dict[str, Any] = {}
        self._texts: dict[str, str] = {"": ""}

    @property
    def game_id(self) -> str:
        return self.package.rpartition(".")[2]

    def text(self, edition: str = "") -> str:
        """The owner's file behind an edition ("" for the built-in tables' own file)."""
        return self._texts[edition] if edition else self._built_in_text()

    def data(self, edition: str = "") -> Any:
        """The checked data of an edition that is built in ("") or was registered."""
        if edition not in self._data:
            if edition:
                raise KeyError(edition)
            self._data[""] = self._checked(tomllib.loads(self._built_in_text()))
        return self._data[edition]

    def register(self, text: str) -> str:
        """Check an owner's file and make it usable; returns the edition's name. Raises BadTables."""
        if len(text) > OWN_FILE_LIMIT:
            raise BadTables(Refusal("edition_too_large", "", {"limit": OWN_FILE_LIMIT}))
        try:
            own = _read(text)
        except (ValueError, RecursionError) as error:  # of numbers and dates the reader tells in its own ways
            raise BadTables(Refusal("edition_not_toml", "", {"reason": str(error)[:200]})) from None
        if own.pop("game", self.game_id) != self.game_id:
            raise BadTables(Refusal("edition_other_game", "", {"game": self.game_id}))
        whole = tomllib.loads(self._built_in_text())
        for name, table in own.items():
            if name not in whole:
                known = ", ".join(whole)
                raise BadTables(Refusal("edition_unknown_table", "", {"table": name[:80], "known": known}))
            if not isinstance(table, dict):
                raise BadTables(Refusal("edition_field", "", {"field": name[:80], "reason": "not a table"}))
            whole[name] = {"source": "component", **table}
        data = self._checked(whole)
        edition = hashlib.sha256(text.encode()).hexdigest()[:16]
        self._data[edition], self._texts[edition] = data, text
        return edition

    def reconstructed(self, edition: str = "") -> tuple[str, ...]:
        """Names of tables, or `table.field`, whose values are our own reconstruction."""
        found: list[str] = []
        data = self.data(edition)
        for field in msgspec.structs.fields(self.data_type):
            table = getattr(data, field.name)
            if table.source == "reconstructed":
                found.append(field.name)
            found.extend(f"{field.name}.{name}" for name in table.reconstructed)
        return tuple(found)

    def _built_in_text(self) -> str:
        return resources.files(self.package).joinpath("components.toml").read_text(encoding="utf-8")

    def _checked(self, whole: dict[str, Any]) -> Any:
        try:
            data = msgspec.convert(whole, self.data_type)
        except (msgspec.ValidationError, RecursionError) as error:
            reason, _, field = str(error).partition(" - at `$.")
            raise BadTables(Refusal("edition_field", "", {"field": field.rstrip("`"), "reason": reason})) from None
        try:
            flaw = self.check(data)
        except Exception as error:  # a check counts on what it has not yet come to
            flaw = Refusal("edition_field", "", {"field": "", "reason": f"{type(error).__name__}: {error}"[:200]})
        if flaw is not None:
            raise BadTables(flaw)
        return data


def _read(text: str) -> dict[str, Any]:
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > _DOTS:
            raise ValueError(f"too many dots (at line {number})")
    own = tomllib.loads(text)
    _small(own)
    return own


def _small(value: Any) -> None:
    if isinstance(value, dict):
        for inner in cast("dict[str, Any]", value).values():
            _small(inner)
    elif isinstance(value, list):
        for inner in cast("list[Any]", value):
            _small(inner)
    elif isinstance(value, int | float) and not abs(value) <= _LARGEST:
        raise ValueError(f"numbers go up to {_LARGEST}")
