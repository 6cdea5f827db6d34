"""A lesson as its file has it: scenes, steps, what is wanted, what is answered. Read from TOML with clear faults."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct


class Fault(ValueError):
    """A lesson's file is wrong; the message names file, place and what is missing."""


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in both languages."""

    en: str
    zh: str

    def said(self, language: str) -> str:
        return self.en if language == "en" else self.zh


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """A try that is not wanted: refused by the game with `code`, or legal and answered in the lesson's own words."""

    attempt: str = msgspec.field(name="try")
    code: str = ""
    en: str = ""
    zh: str = ""

    @property
    def text(self) -> Text:
        return Text(self.en, self.zh)


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """A question with its choices; `en` and `zh` are said after the answer."""

    choices: tuple[str | Text, ...]
    right: int
    en: str
    zh: str

    def choice(self, index: int, language: str) -> str:
        choice = self.choices[index]
        return choice if isinstance(choice, str) else choice.said(language)


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is asked: to touch (`look`), to do (`want`, patterns of actions) or to answer (`ask`). Then `auto`
    actions of the learner and whole turns of `others` are played, while `after` is said. `says` are amounts that the texts
    name, as the learner has them once the deed is done; "+lira" is what it brings ("-lira" what it costs), "rival.lira"
    another seat's. A test compares them with the match."""

    id: str
    en: str
    zh: str
    lit: tuple[str, ...] = ()
    want: tuple[str, ...] = ()
    look: tuple[str, ...] = ()
    ask: Ask | None = None
    auto: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    after: Text | None = None
    says: dict[str, int] = {}
    wrong: tuple[Wrong, ...] = ()

    @property
    def text(self) -> Text:
        return Text(self.en, self.zh)

    def script(self) -> list[str]:
        """What is played by itself after the deed, in order: literal actions."""
        played = list(self.auto)
        for turn in self.others:
            played += [action.strip() for action in turn.partition(":")[2].split(",")]
        return played


class Scene(Struct, frozen=True):
    """A position and the steps in it. `table` is what the game itself reads: who stands where, with what; `seed` makes the
    dice and cards fall as `dice` and `draw_top` say."""

    id: str
    steps: tuple[Step, ...]
    seed: int = 0
    dice: tuple[tuple[int, ...], ...] = ()
    draw_top: tuple[str, ...] = ()
    table: dict[str, Any] = {}


class Lesson(Struct, frozen=True):
    """`name` is that of the file, under which progress is kept; `rules` are anchors of the rules."""

    name: str
    id: str
    title: Text
    close: Text
    scenes: tuple[Scene, ...]
    rules: tuple[str, ...] = ()
    only_with: str = ""

    @property
    def steps(self) -> list[tuple[Scene, Step]]:
        return [(scene, step) for scene in self.scenes for step in scene.steps]


_OWN = {"id", "step", "seed", "dice", "draw_top"}


def read(words: str, name: str) -> Lesson:
    """A lesson from the text of its file. Raises Fault."""
    try:
        raw = tomllib.loads(words)
        scenes = []
        found = raw.pop("scene")
        if not isinstance(found, list):
            raise Fault(f"{name}: scene is no list of scenes")
        for table in found:
            own = {key: value for key, value in table.items() if key in _OWN}
            own["steps"] = own.pop("step")
            own["table"] = {key: value for key, value in table.items() if key not in _OWN}
            scenes.append(own)
        lesson = msgspec.convert({**raw, "name": name, "scenes": scenes}, Lesson)
    except KeyError as missing:
        raise Fault(f"{name}: {missing} is missing") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Fault(f"{name}: {error}") from None
    _check(lesson)
    return lesson


def _check(lesson: Lesson) -> None:
    seen: set[str] = set()
    for scene, step in lesson.steps:
        where = f"{lesson.name}: {scene.id}.{step.id}"
        if step.id in seen:
            raise Fault(f"{where}: this step's name is there twice")
        seen.add(step.id)
        if sum(map(bool, (step.want, step.look, step.ask))) != 1:
            raise Fault(f"{where}: a step has one of want, look and ask")
        if step.ask is not None and not 0 <= step.ask.right < len(step.ask.choices):
            raise Fault(f"{where}: the right answer is none of the choices")
        for wrong in step.wrong:
            if bool(wrong.code) == bool(wrong.en and wrong.zh):
                raise Fault(f"{where}: “{wrong.attempt}” has either a code or an answer in both languages")


def load(package: str, name: str) -> Lesson:
    """A lesson of a game's package (such as desktop.games.istanbul). Raises Fault."""
    file = resources.files(package).joinpath("lessons", f"{name}.toml")
    if not file.is_file():
        raise Fault(f"{name}: there is no such lesson")
    return read(file.read_text(encoding="utf-8"), name)
