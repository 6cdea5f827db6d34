"""What a game lends its lessons, and how a scene becomes a position in which each step has its place."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any, Protocol

from desktop.engine.action import Action, Event
from desktop.engine.game import Game
from desktop.engine.play import begin, legal, play
from desktop.lessons.data import Fault, Scene, Step
from desktop.lessons.patterns import matches


class Kit(Protocol):
    """`lessons` of a game's package: scenes as positions, actions in words and back, things of the table by name, what an
    event says of chance (dice as a tuple, a card as its word, None for any other event), how much of what a seat has."""

    COLOURS: dict[str, str]

    def seats(self, table: dict[str, Any]) -> tuple[str, ...]: ...

    def position(self, table: dict[str, Any], seed: int) -> Any: ...

    def said(self, action: Action, state: Any, order: Sequence[str]) -> tuple[str, ...]: ...

    def action(self, words: str, state: Any, order: Sequence[str]) -> Action: ...

    def place_of(self, name: str, state: Any, order: Sequence[str]) -> tuple[str, str]: ...

    def fallen(self, event: Event) -> tuple[int, ...] | str | None: ...

    def amounts(self, state: Any, seat: int) -> dict[str, int]: ...


def kit(package: str) -> Kit:
    """What a game's package lends."""
    return importlib.import_module(f"{package}.lessons")  # type: ignore[return-value]


def consulted(kit: Kit) -> tuple[str, ...]:
    """Things that are read at every step (a table of costs): `CONSULTED` of a kit, for the coach's card to leave free."""
    return getattr(kit, "CONSULTED", ())


def laid(game: Game, kit: Kit, scene: Scene) -> Any:
    """The position in which a scene begins. Raises Fault when it cannot be."""
    state = kit.position(scene.table, scene.seed)
    begin(game, state)
    flaw = game.flaw(state)
    if flaw is not None:
        raise Fault(f"{scene.id}: no position can be like that ({flaw.code} {flaw.params})")
    return state


def wanted(game: Game, kit: Kit, step: Step, state: Any, order: Sequence[str]) -> list[Action]:
    """The legal actions that a step wants, in the order of its patterns."""
    actions = [(action, kit.said(action, state, order)) for action in legal(game, state)]
    return [action for pattern in step.want for action, words in actions if matches(pattern, words)]


def played(game: Game, kit: Kit, step: Step, state: Any, order: Sequence[str], deed: Action | None = None) -> Any:
    """The position after a step (the first wanted deed unless another is given), what follows by itself included. Raises
    Fault when the script cannot be played."""
    state = state.clone()
    if step.want:
        found = wanted(game, kit, step, state, order)
        if not found:
            raise Fault(f"{step.id}: nothing that is wanted can be done")
        play(game, state, deed if deed is not None else found[0])
    for words in step.script():
        if state.finished:
            raise Fault(f"{step.id}: the match is over before “{words}”")
        action = kit.action(words, state, order)
        if action not in legal(game, state):
            raise Fault(f"{step.id}: “{words}” cannot be done")
        play(game, state, action)
    return state
