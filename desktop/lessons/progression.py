"""The way of a learner through a guided match: their turns, what each brought, whether they wander."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from desktop.engine.game import Game
from desktop.engine.match import Match, Step
from desktop.engine.play import legal
from desktop.lessons.guide import Guide, Now


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
