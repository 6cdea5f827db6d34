"""The state of a match: what lies on the table, and the agenda of open decisions."""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable
from typing import Any, ClassVar, Self, cast

import msgspec
from msgspec import Struct

from desktop.engine.chance import Unknown, keyed, number


class Frame(Struct, frozen=True, tag=True):
    """An open decision: whose it is and what it must remember. The top frame of the agenda is the decision."""

    seat: int
    rule: ClassVar[str] = ""  # the anchor that says what is decided here


OptionValue = bool | int | str


class State(Struct, kw_only=True):
    """Everything there is to know of a match. Each game types its own agenda as a union of its frames.

    `seed` None: this is a view, and chance is unknown. `drawn` counts draws from chance, `shown` secrets shown;
    an action that moved either cannot be undone. `edition` names the owner's own tables ("" = built in).
    """

    seed: int | None
    options: dict[str, OptionValue] = {}
    edition: str = ""
    drawn: int = 0
    shown: int = 0
    finished: bool = False
    agenda: list[Any] = []

    # -- chance ------------------------------------------------------------------------------------------------------

    def below(self, n: int) -> int:
        """The next number, 0 <= number < n. Raises Unknown on a view."""
        if self.seed is None:
            raise Unknown
        self.drawn += 1
        return number(self.seed, self.drawn, n)

    def below_at(self, n: int, *keys: int) -> int:
        """A number that depends only on seed and keys (equal choices, equal luck). Counts as a draw."""
        if self.seed is None:
            raise Unknown
        self.drawn += 1
        return keyed(self.seed, n, *keys)

    def take(self, pile: list[Any]) -> Any:
        """Draw from a pile, which has no order. Raises Unknown on a view."""
        return pile.pop(self.below(len(pile)))

    def shuffle(self, items: list[Any]) -> None:
        """In place, every order equally likely. Raises Unknown on a view."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def reveal(self) -> None:
        """Say that a secret was shown: undo stops here."""
        self.shown += 1

    # -- agenda ------------------------------------------------------------------------------------------------------

    @property
    def top(self) -> Any:
        """The open frame, or None."""
        return self.agenda[-1] if self.agenda else None

    def push(self, frame: Frame) -> None:
        """Interrupt: this comes before what is open."""
        self.agenda.append(frame)

    def pop(self) -> Any:
        """End the open frame and return to what it interrupted."""
        return self.agenda.pop()

    def become(self, frame: Frame) -> None:
        """Replace the open frame."""
        self.agenda[-1] = frame

    # -- copying -----------------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy; frozen leaves are shared."""
        return cloner(type(self))(self)


_CLONERS: dict[type, Callable[[Any], Any]] = {}
_SHARED = (int, str, bool, float, bytes, type(None))


def cloner(cls: type) -> Callable[[Any], Any]:
    """The copying function of a mutable Struct class, written once from its field types."""
    found = _CLONERS.get(cls)
    if found is None:
        found = _CLONERS[cls] = _write_cloner(cls)
    return found


def _write_cloner(cls: type) -> Callable[[Any], Any]:
    lines = ["def clone(s):", "    n = copy(s)"]
    names: dict[str, Any] = {"copy": cast(Any, cls).__copy__}
    hints = typing.get_type_hints(cls)
    for field in msgspec.structs.fields(cls):
        expression = _copying(f"s.{field.name}", hints[field.name], names, field.name == "options")
        if expression is not None:
            lines.append(f"    n.{field.name} = {expression}")
    lines.append("    return n")
    exec("\n".join(lines), names)
    return names["clone"]


def _copying(value: str, hint: Any, names: dict[str, Any], shared: bool = False, depth: int = 0) -> str | None:
    """An expression that copies a value of a type, None where sharing is right."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if shared or hint in _SHARED or origin in (tuple, frozenset, typing.Literal) or hint in (tuple, frozenset):
        return None
    if origin in (typing.Union, types.UnionType):
        inner = [a for a in args if a is not type(None)]
        if all(_copying(value, a, names, depth=depth) is None for a in inner):
            return None
        if len(inner) == 1:
            return f"(None if {value} is None else {_copying(value, inner[0], names, depth=depth)})"
        raise TypeError(f"{hint}: a union of mutable types cannot be cloned")
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return None
    if isinstance(hint, type) and issubclass(hint, Struct):
        if hint.__struct_config__.frozen:
            return None
        names[f"c_{hint.__name__}"] = cloner(hint)
        return f"c_{hint.__name__}({value})"
    if origin is list or hint is list:
        item = f"x{depth}"
        inner_copy = _copying(item, args[0], names, depth=depth + 1) if args and args[0] is not Any else None
        return f"{value}[:]" if inner_copy is None else f"[{inner_copy} for {item} in {value}]"
    if origin in (set, dict) or hint in (set, dict):
        item = f"x{depth}"
        inner_copy = _copying(item, args[-1], names, depth=depth + 1) if origin is dict else None
        return (
            f"{value}.copy()"
            if inner_copy is None
            else f"{{k{depth}: {inner_copy} for k{depth}, {item} in {value}.items()}}"
        )
    if isinstance(hint, typing.NewType):
        return _copying(value, hint.__supertype__, names, shared, depth)
    raise TypeError(f"{hint}: no way to clone it is known")
