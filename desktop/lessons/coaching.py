"""What the coach of a guided match says now: which prompts, in which form, and what was done right."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from desktop.engine.action import Action
from desktop.lessons.data import Text
from desktop.lessons.guide import Form, Moment, Name, Phrase, Prompt, Table, Value

AT_ONCE = 2  # prompts with words that are said together; the rest wait for another time


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
