"""One JSON file that holds one typed value: read with suspicion, written whole."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from desktop.engine.action import Refusal
from desktop.store.folder import SIZE_LIMIT, Folder

T = TypeVar("T", bound=msgspec.Struct)


class Document(Generic[T]):
    """A Struct with a field `version` in a file. `value` is always usable; `flaw` says what was wrong when it was read
    (document_damaged, document_too_new, and the folder's own), and then the bad file was set aside. Fields that only a
    later program knows are kept as they were, in this Struct and in those that it holds by name."""

    def __init__(self, folder: Folder, name: str, kind: type[T], version: int) -> None:
        self.folder, self.name, self.kind, self.version = folder, name, kind, version
        self.flaw: Refusal | None = None
        self._unsaved = False
        self._raw: Any = None  # what the file says, with whatever is not known here
        self.value: T = self._read()

    def keep(self) -> Refusal | None:
        """Write the value; what hindered it, if something did. The value stays in memory either way."""
        self._raw = with_unknown(self.value, self._raw)
        text = msgspec.json.format(msgspec.json.encode(self._raw), indent=1).decode()
        hindered = self.folder.write(self.name, text + "\n")
        self._unsaved = hindered is not None
        return hindered

    def catch_up(self) -> None:
        """Take up what another window has written meanwhile; what could not be written here yet stays as it is."""
        raw = None if self._unsaved else self.folder.read(self.name)
        if isinstance(raw, bytes):
            found = self._decoded(raw)
            if not isinstance(found, Refusal):
                self.value = found

    def _read(self) -> T:
        raw = self.folder.read(self.name)
        if raw is None:
            return self.kind()
        if isinstance(raw, Refusal):
            self.flaw = raw
            return self.kind()
        value = self._decoded(raw)
        if not isinstance(value, Refusal):
            return value
        aside = self.folder.set_aside(self.name)
        self.flaw = Refusal(value.code, "", {"file": self.name, "aside": aside or self.name})
        return self.kind()

    def _decoded(self, raw: bytes) -> T | Refusal:
        if len(raw) > SIZE_LIMIT:
            return Refusal("document_damaged", "")
        try:
            loose: Any = msgspec.json.decode(raw)
            version = loose.get("version") if isinstance(loose, dict) else None
            if isinstance(version, int) and version > self.version:
                return Refusal("document_too_new", "")
            value = msgspec.convert(loose, self.kind)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError):
            return Refusal("document_damaged", "")
        self._raw = loose
        return value


def with_unknown(value: Any, raw: Any) -> Any:
    """A value as plain data, with the fields of its Structs that only the file knows. What was removed stays removed."""
    if isinstance(value, msgspec.Struct):
        known = {field: getattr(value, field) for field in value.__struct_fields__}
        old = raw if isinstance(raw, dict) else {}
        found = {name: with_unknown(part, old.get(name)) for name, part in known.items()}
        return {**found, **{name: part for name, part in old.items() if name not in known}}
    if isinstance(value, dict):
        old = raw if isinstance(raw, dict) else {}
        return {name: with_unknown(part, old.get(name)) for name, part in value.items()}
    return msgspec.to_builtins(value)
