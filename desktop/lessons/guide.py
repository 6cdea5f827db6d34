"""A guided first match: a real match in which a coach speaks only at moments that the game names. A prompt is said in
shorter and shorter forms the more often its deed was done right, and then no more.

A game gives `lessons/guide.toml` (the table and the prompts) and `lessons/guide.py` (the `Guide` protocol below).
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Callable, Iterable
from importlib import resources
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from desktop.engine.action import Action, Event
from desktop.engine.state import OptionValue
from desktop.lessons.data import Fault, Text

CALM_TURNS = 5  # turns without a refusal after which every prompt drops one form
END = "end"  # the prompt that the page says when the match is over
ME = "me"  # the learner's seat

# -- what a game's file says -------------------------------------------------------------------------------------------


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """How a prompt is said: words on the card ("" = silent), a few signs beside the thing, a ring round what is lit."""

    en: str = ""
    zh: str = ""
    sign: Text | None = None
    lit: bool = False

    @property
    def text(self) -> Text:
        return Text(self.en, self.zh)

    @property
    def silent(self) -> bool:
        return not self.en


class Prompt(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says at a moment. `en`, `zh`, `sign` and `lit` are the first form; `after` the forms after it was
    done right once and twice (the last of them stays; none: the first one stays), `gone` how often it is done right
    until it is silent for good (0: never). `page`: it stands alone and waits to be read. `laid`: a position in which it
    is said, as a scene of lessons, for prompts that are rare in a match."""

    id: str
    en: str = ""
    zh: str = ""
    sign: Text | None = None
    lit: bool = False
    after: tuple[Form, ...] = ()
    gone: int = 0
    rules: tuple[str, ...] = ()
    page: bool = False
    laid: dict[str, Any] = {}

    @property
    def forms(self) -> tuple[Form, ...]:
        return (Form(self.en, self.zh, self.sign, self.lit), *self.after)


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """The match and its prompts, the most important first. `seats` in the order of the table, "me" is the learner;
    `levels` of the computer players (easy when not named); after `calm` turns without a refusal every prompt that was
    done right once drops one form; `phrase` holds pieces of sentences for values."""

    seed: int
    seats: tuple[str, ...]
    prompt: tuple[Prompt, ...]
    options: dict[str, OptionValue] = {}
    levels: dict[str, str] = {}
    calm: int = CALM_TURNS
    phrase: dict[str, Text] = {}

    def level(self, seat: str) -> str:
        return self.levels.get(seat, "easy")

    @property
    def me(self) -> int:
        """The learner's seat."""
        return self.seats.index(ME)

    def find(self, id: str) -> Prompt:
        return next(prompt for prompt in self.prompt if prompt.id == id)


# -- what a game's code says -------------------------------------------------------------------------------------------


class Phrase(Struct, frozen=True):
    """A value in words of guide.toml: `[phrase]` of this name, filled like a prompt."""

    name: str
    values: dict[str, Value] = {}


class Name(Struct, frozen=True):
    """The name of whoever sits on a seat, as a value."""

    seat: int


# a callable is given the game's words (its text.py); several are joined by commas
Value = str | int | Phrase | Name | Callable[[Any], str] | tuple["Value", ...]


class Moment(Struct, frozen=True):
    """A prompt's moment: what {…} in its words stands for, things to light and the thing beside which its sign stands
    (names as in lessons), `deed` the actions that do what is said ((): whatever is done now), `key` when it is counted
    by itself (such as each place), `again`: said though it is gone.
    Of several moments of one prompt the first is said in words; all show their lights and signs."""

    id: str
    values: dict[str, Value] = {}
    lit: tuple[str, ...] = ()
    at: str = ""
    key: str = ""
    again: bool = False
    deed: tuple[type[Action], ...] = ()


class Now(Struct, frozen=True):
    """What a game looks at: the learner's view and seat, the legal actions ((): somebody else decides), what happened
    since the learner's last action (that action's own events first), the steps so far, whether the learner's turn just
    began, and whether they have begun to wander (once a match)."""

    view: Any
    seat: int
    choices: tuple[Action, ...] = ()
    events: tuple[Event, ...] = ()
    step: int = 0
    turn_began: bool = False
    wanders: bool = False


class Guide(Protocol):
    """`lessons/guide.py` of a game."""

    def moments(self, now: Now) -> Iterable[Moment]:
        """The moments that hold now, in any order."""
        ...

    def gain(self, before: Any, after: Any, seat: int) -> float:
        """What a turn brought a seat, roughly, in the game's own measure; 0 or less: it brought nothing."""
        ...

    WANDERING: int
    """Turns in a row without a gain after which a learner wanders."""


def read(words: str, name: str) -> Table:
    """The table of a guided match from the text of its file. Raises Fault."""
    try:
        table = msgspec.convert(tomllib.loads(words), Table)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Fault(f"{name}: {error}") from None
    ids = [prompt.id for prompt in table.prompt]
    for id in ids:
        if ids.count(id) > 1:
            raise Fault(f"{name}: the prompt “{id}” is there twice")
    if END not in ids:
        raise Fault(f"{name}: there is no prompt “{END}”, the question after the match")
    if ME not in table.seats:
        raise Fault(f"{name}: nobody sits on the seat “{ME}”")
    for prompt in table.prompt:
        if prompt.page and not prompt.gone:
            raise Fault(f"{name}: “{prompt.id}” is a page and would come for ever")
        for form in prompt.forms:
            if bool(form.en) != bool(form.zh):
                raise Fault(f"{name}: “{prompt.id}” is said in one language only")
            if form.silent and form is not prompt.forms[0] and prompt.page:
                raise Fault(f"{name}: “{prompt.id}” is a page without words")
    return table


def has(package: str) -> bool:
    """Whether a game offers a guided match."""
    return resources.files(package).joinpath("lessons", "guide.toml").is_file()


def load(package: str) -> Table:
    """A game's table and prompts. Raises Fault."""
    file = resources.files(package).joinpath("lessons", "guide.toml")
    if not file.is_file():
        raise Fault(f"{package}: there is no guided match")
    return read(file.read_text(encoding="utf-8"), "guide.toml")


def guide(package: str) -> Guide:
    """A game's code for its guided match."""
    return importlib.import_module(f"{package}.lessons.guide")  # type: ignore[return-value]
