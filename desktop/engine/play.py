"""Playing: one action to the next decision, and what could be done there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.chance import Unknown
from desktop.engine.game import Game
from desktop.engine.state import State

MOST_STEPS = 1000  # steps that happen by themselves after one action; more is an error in a game's flow

Watch = Callable[[State, Event | None], None]


def begin(game: Game, state: State, watch: Watch | None = None) -> list[Event]:
    """Run a fresh position to its first decision."""
    events: list[Event] = []
    _proceed(game, state, events, watch)
    return events


def play(game: Game, state: State, action: Action, watch: Watch | None = None) -> list[Event]:
    """Perform a legal action and go on until somebody must decide. Changes the state in place.

    `watch(state, event)` is called at every beat. Legality is the caller's to check.
    """
    events: list[Event] = []
    for event in action.perform(state):
        if event is not None:
            events.append(event)
        if watch is not None:
            watch(state, event)
    _proceed(game, state, events, watch)
    return events


def _proceed(game: Game, state: State, events: list[Event], watch: Watch | None) -> None:
    for _ in range(MOST_STEPS):
        if state.finished:
            return
        flow = game.proceed(state)
        if flow is None:
            return
        for event in flow:
            if event is not None:
                events.append(event)
            if watch is not None:
                watch(state, event)
    raise RuntimeError(f"{game.id}: the flow does not come to a decision at {state.top!r}")


def legal(game: Game, state: State) -> list[Action]:
    """Every legal action at the open frame, in the order in which the game lists its kinds."""
    if state.finished:
        return []
    found: list[Action] = []
    for kind in game.by_frame[type(state.top)]:
        found.extend(kind.legal(state))
    return found


def candidates(game: Game, state: State) -> Iterable[tuple[Action, Refusal | None]]:
    """Everything that could be tried at the open frame, each with its refusal (None = legal)."""
    if state.finished:
        return
    for kind in game.by_frame[type(state.top)]:
        for action in kind.candidates(state):
            yield action, action.refusal(state)


def refusal(game: Game, state: State, action: Action) -> Refusal | None:
    """Why an action is refused now; `match_over` or `not_now` when its kind does not fit the moment at all."""
    if state.finished:
        return Refusal("match_over", "")
    frame = state.top
    if not isinstance(frame, type(action).when):
        return Refusal("not_now", frame.rule, {"frame": type(frame).__name__})
    return action.refusal(state)


class Preview:
    """What an action would do as far as it can be known: `state` after it, `events`, `sure` False where chance began."""

    __slots__ = ("events", "state", "sure")

    def __init__(self, state: Any, events: list[Event], sure: bool) -> None:
        self.state, self.events, self.sure = state, events, sure


def preview(game: Game, view: State, action: Action) -> Preview:
    """Play on a copy of a view up to where chance or hidden things begin; it cannot cheat."""
    state = view.clone()
    events: list[Event] = []
    last = [view]

    def watch(now: State, event: Event | None) -> None:
        if event is not None:
            events.append(event)
        last[0] = now.clone()

    try:
        play(game, state, action, watch)
    except Unknown:
        return Preview(last[0], events, False)
    return Preview(state, events, True)
