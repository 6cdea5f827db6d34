"""The quiz of a game: “may Mei do this?”. Positions and questions from a file, and the answer found by trying."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

from desktop.engine.action import Action, Refusal
from desktop.engine.game import Game
from desktop.engine.play import play, refusal
from desktop.lessons.data import Fault, Scene, Text
from desktop.lessons.scenes import Kit, laid

NAME = "quiz"  # of the file
OVER = "match_over"  # the code of a question whose answer is that the match has ended


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """One position and what is asked of it. `before` is played silently, then `attempt` before their eyes: all of it where
    the answer is yes, up to a refusal with `code` where it is no. `rule` is the anchor that says so."""

    id: str
    rule: str
    en: str
    zh: str
    why: Text
    answer: bool
    scene: Scene
    code: str = ""
    before: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    attempt: tuple[str, ...] = msgspec.field(name="try", default=())

    @property
    def text(self) -> Text:
        return Text(self.en, self.zh)


class Outcome(Struct, frozen=True):
    """What trying showed: the actions that the rules allowed, in order, then the one that they refused, and why."""

    played: tuple[Action, ...]
    refused: Action | None = None
    refusal: Refusal | None = None


_OWN = {"id", "rule", "en", "zh", "why", "answer", "code", "before", "lit", "try"}
_OF_SCENE = {"seed", "dice", "draw_top"}


def read(words: str, name: str) -> tuple[Question, ...]:
    """The questions from the text of a file. Raises Fault."""
    try:
        raw = tomllib.loads(words)
        found = raw.pop("question")
        if not isinstance(found, list) or raw:
            raise Fault(f"{name}: only questions are wanted, not {', '.join(raw) or 'a single one'}")
        questions = msgspec.convert([_parted(table) for table in found], tuple[Question, ...])
    except KeyError as missing:
        raise Fault(f"{name}: {missing} is missing") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Fault(f"{name}: {error}") from None
    _check(questions, name)
    return questions


def _parted(table: dict[str, Any]) -> dict[str, Any]:
    """The question's own fields, and its scene with all that the game itself reads."""
    own = {key: value for key, value in table.items() if key in _OWN}
    scene = {key: value for key, value in table.items() if key in _OF_SCENE}
    rest = {key: value for key, value in table.items() if key not in _OWN | _OF_SCENE}
    own["scene"] = {**scene, "id": table["id"], "steps": (), "table": rest}
    return own


def _check(questions: Sequence[Question], name: str) -> None:
    seen: set[str] = set()
    for question in questions:
        where = f"{name}: {question.id}"
        if question.id in seen:
            raise Fault(f"{where}: this name is there twice")
        seen.add(question.id)
        if question.answer == bool(question.code):
            raise Fault(f"{where}: a question has a code when, and only when, its answer is no")
        if not question.attempt and question.code != OVER:
            raise Fault(f"{where}: nothing is tried")


def load(package: str) -> tuple[Question, ...]:
    """The quiz of a game's package (such as desktop.games.istanbul). Raises Fault."""
    file = resources.files(package).joinpath("lessons", f"{NAME}.toml")
    if not file.is_file():
        raise Fault(f"{package}: there is no quiz")
    return read(file.read_text(encoding="utf-8"), f"{NAME}.toml")


def has(package: str) -> bool:
    """Whether a game's package has a quiz."""
    return resources.files(package).joinpath("lessons", f"{NAME}.toml").is_file()


def deeds(entries: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Single actions as (seat, words); the seat is "" where the entry names none: `grandpa: move 5, end` is two of his."""
    for entry in entries:
        seat, colon, turn = entry.partition(":")
        for words in (turn if colon else entry).split(","):
            yield (seat.strip() if colon else ""), words.strip()


def position(game: Game, kit: Kit, question: Question) -> Any:
    """The position that is asked about. Raises Fault when it cannot be reached."""
    state = laid(game, kit, question.scene)
    for action in _actions(game, kit, question, question.before, state):
        why = refusal(game, state, action)
        if why is not None:
            raise Fault(f"{question.id}: {action} cannot be done before the question ({why.code})")
        play(game, state, action)
    return state


def outcome(game: Game, kit: Kit, question: Question, state: Any) -> Outcome:
    """What the rules say to what is asked about. Changes nothing."""
    if state.finished:
        return Outcome((), None, Refusal(OVER, question.rule))
    state = state.clone()
    done: list[Action] = []
    for action in _actions(game, kit, question, question.attempt, state):
        why = refusal(game, state, action)
        if why is not None:
            return Outcome(tuple(done), action, why)
        play(game, state, action)
        done.append(action)
    return Outcome(tuple(done))


def _actions(game: Game, kit: Kit, question: Question, entries: Sequence[str], state: Any) -> Iterator[Action]:
    """The actions of entries, each understood in the position that those before it led to. Raises Fault."""
    order = kit.seats(question.scene.table)
    for seat, words in deeds(entries):
        waits = game.waits_for(state)
        if seat and (not waits or order[waits[0]] != seat):
            raise Fault(f"{question.id}: it is not for {seat} to do “{words}”")
        try:
            yield kit.action(words, state, order)
        except (ValueError, LookupError) as unknown:
            raise Fault(f"{question.id}: {unknown}") from None
