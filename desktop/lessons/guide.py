"""A guided first match: a real match in which a coach speaks only at moments that the game names. A prompt is said in
shorter and shorter forms the more often its deed was done right, and then no more.

A game gives `lessons/guide.toml` (the table and the prompts) and `lessons/guide.py` (the `Guide` protocol below).
"""

from __future__ import annotations

import importlib
import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from importlib import resources
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from desktop.engine.action import Action, Event
from desktop.engine.game import Game
from desktop.engine.match import Match, Step
from desktop.engine.play import legal
from desktop.engine.state import OptionValue
from desktop.lessons.data import Fault, Text

AT_ONCE = 2  # prompts with words that are said together; the rest wait for another time
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


# -- the way of the learner through the match --------------------------------------------------------------------------


class Turn(Struct, frozen=True):
    """A turn of the learner: the step it began with, the one after its last, and what it brought."""

    start: int
    end: int
    gain: float


def turn_starts(game: Game, history: Sequence[Step], seat: int) -> list[int]:
    """The steps with which turns of a seat began: it decides and did not before, or another round has begun."""
    starts: list[int] = []
    for index, step in enumerate(history):
        if step.seat != seat:
            continue
        before = history[index - 1] if index else None
        if before is None or before.seat != seat or game.round(before.before) != game.round(step.before):
            starts.append(index)
    return starts


def turns(game: Game, match: Match, measure: Guide, seat: int) -> list[Turn]:
    """The turns of a seat that are over."""
    starts = turn_starts(game, match.history, seat)
    found: list[Turn] = []
    for number, start in enumerate(starts):
        limit = starts[number + 1] if number + 1 < len(starts) else len(match.history)
        end = next((i for i in range(start, limit) if match.history[i].seat != seat), limit)
        if end == len(match.history) and match.to_move == seat:
            continue  # still going on
        before, after = (game.view(match.state_after(at), seat) for at in (start, end))
        found.append(Turn(start, end, measure.gain(before, after, seat)))
    return found


def wandering(done: Sequence[Turn], after: int) -> bool:
    """Whether the last turns are the first `after` in a row that brought nothing."""
    idle = 0
    for number, turn in enumerate(done):
        idle = idle + 1 if turn.gain <= 0 else 0
        if idle == after:
            return number == len(done) - 1
    return False


def now(game: Game, match: Match, measure: Guide, seat: int) -> Now:
    """The moment of a match as its learner meets it."""
    history, state = match.history, match.state
    last = max((i for i, step in enumerate(history) if step.seat == seat), default=None)
    past = match.opening if last is None else []
    steps = history if last is None else history[last:]
    events = [seen for event in (*past, *(e for step in steps for e in step.events)) if (seen := event.seen_by(seat))]
    mine = match.to_move == seat
    view = game.view(state, seat)
    fresh = mine and (not history or history[-1].seat != seat or game.round(history[-1].before) != game.round(state))
    wanders = fresh and wandering(turns(game, match, measure, seat), measure.WANDERING)
    choices = tuple(legal(game, view)) if mine else ()
    return Now(view, seat, choices, tuple(events), len(history), fresh, wanders)


# -- what is said ------------------------------------------------------------------------------------------------------


class Said(Struct, frozen=True):
    """A prompt as it is said now."""

    prompt: Prompt
    form: Form
    moment: Moment

    @property
    def counted(self) -> str:
        return counted_as(self.moment)


def counted_as(moment: Moment) -> str:
    return f"{moment.id}.{moment.key}" if moment.key else moment.id


# between Chinese and a Latin name or number stands a gap; a value can bring either
_SEAM = re.compile(r"(?<=[A-Za-z0-9])(?=[\u3400-\u9fff])|(?<=[\u3400-\u9fff])(?=[A-Za-z0-9])")


class Telling(Struct, frozen=True):
    """What prompts are filled with: the phrases of the file, the seats' names, the game's words in `language`."""

    table: Table
    names: tuple[str, ...]
    language: str
    words: Any

    def filled(self, text: Text, values: dict[str, Value]) -> str:
        """A prompt's words with its values."""
        said = text.said(self.language).format(**{key: self._value(value) for key, value in values.items()})
        return said if self.language == "en" else _SEAM.sub(" ", said)

    def _value(self, value: Value) -> str:
        match value:
            case Phrase(name, values):
                return self.filled(self.table.phrase[name], values)
            case Name(seat):
                return self.names[seat]
            case str() | int():
                return str(value)
            case tuple():
                return (", " if self.language == "en" else "、").join(self._value(one) for one in value)
            case _:
                return value(self.words)


def _is_done(moment: Moment, action: Action | None) -> bool:
    return not moment.deed or isinstance(action, moment.deed)


class Coaching:
    """What a learner has been told and has done right: `counts` by prompt, `shift` forms dropped (or, below 0, brought
    back) of all of them. Both are the learner's own and outlive the match."""

    def __init__(self, table: Table, counts: dict[str, int] | None = None, shift: int = 0) -> None:
        self.table = table
        self.counts: dict[str, int] = dict(counts or {})
        self.shift = shift
        self.said: list[Said] = []
        self._refused = False  # in the open decision
        self._calm = 0  # turns since the last refusal
        self._counted: set[tuple[int, str]] = set()  # by step, so that what is undone and done again counts once

    def form(self, moment: Moment) -> Form | None:
        """The form in which a prompt is said now, None when it is gone."""
        prompt = self.table.find(moment.id)
        level = max(0, self.counts.get(counted_as(moment), 0) + self.shift)
        if moment.again:
            return prompt.forms[0]
        if prompt.gone and level >= prompt.gone:
            return None
        return prompt.forms[min(level, len(prompt.forms) - 1)]

    def look(self, moments: Iterable[Moment]) -> list[Said]:
        """What is said at these moments: pages alone, else the most important with words and all that only show."""
        order = {prompt.id: rank for rank, prompt in enumerate(self.table.prompt)}
        found: list[Said] = []
        spoken: set[str] = set()
        for moment in sorted(moments, key=lambda moment: order[moment.id]):
            form = self.form(moment)
            if form is None:
                continue
            prompt, counted = self.table.find(moment.id), counted_as(moment)
            if not form.silent and counted in spoken:
                form = msgspec.structs.replace(form, en="", zh="")
            elif not form.silent and (len(spoken) == AT_ONCE):
                continue
            elif not form.silent:
                spoken.add(counted)
            found.append(Said(prompt, form, moment))
        pages = [said for said in found if said.prompt.page]
        self.said = pages[:1] or found
        return self.said

    def turned(self) -> None:
        """The open page was read."""
        for said in self.said:
            self.counts[said.counted] = self.counts.get(said.counted, 0) + 1

    def refused(self) -> None:
        """A try of the learner was refused: what is open now does not count, and the calm is over."""
        self._refused, self._calm = True, 0

    def acted(self, step: int, action: Action | None = None) -> None:
        """The learner took an action, as this step of the match (None: the match is over): what was said has been done
        right, if this is its deed."""
        if not self._refused:
            for counted in {said.counted for said in self.said if _is_done(said.moment, action)}:
                if (step, counted) not in self._counted:
                    self._counted.add((step, counted))
                    self.counts[counted] = self.counts.get(counted, 0) + 1
        self.said, self._refused = [], False

    def turn_over(self) -> bool:
        """A turn of the learner is over; whether that was calm enough to drop by one form all prompts that were done right
        once. What has not come up yet is said in full, however late that is."""
        self._calm += 1
        if self._calm < self.table.calm:
            return False
        self._calm = 0
        self.counts = {counted: n + 1 for counted, n in self.counts.items()}
        return True

    def less(self) -> None:
        """Less help: every prompt drops one form."""
        self.shift += 1

    def more(self) -> None:
        """More help: every prompt gets one form back."""
        self.shift -= 1
