"""The score track without shared spaces, and the queue before it (3.8, 5.1, 6.6)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.engine.action import Event
from desktop.games.fresco.events import Collided, Scored
from desktop.games.fresco.state import Entry, Fresco, LandingFrame


def actor(state: Fresco, who: int) -> int | None:
    """The seat an event names: None for Leonardo."""
    return None if state.masters[who].leonardo else who


def choosing_order(state: Fresco) -> tuple[int, ...]:
    """5.1: first the queue, then the score track from the lowest."""
    masters = state.masters
    return tuple(sorted(range(len(masters)), key=lambda who: (masters[who].score, masters[who].queue)))


def waking_order(state: Fresco) -> tuple[int, ...]:
    """Masters from the earliest hour to the latest."""
    masters = state.masters
    return tuple(sorted(range(len(masters)), key=lambda who: masters[who].hour))


def landings(state: Fresco, who: int, target: int) -> tuple[int, int | None]:
    """The next free spaces from a target that is taken: forwards, and backwards (None: nowhere).

    The space that is left counts as free, and nobody goes back behind it.
    """
    taken = {master.score for master in state.masters}
    start = state.masters[who].score
    taken.discard(start)
    forward = target
    while forward in taken:
        forward += 1
    back = target
    lowest = max(1, start)
    while back in taken and back >= lowest:
        back -= 1
    return forward, (back if back >= lowest else None)


def advance(state: Fresco, who: int, points: int) -> Iterator[Event | None]:
    """Move a pawn by points that are in the tally already; lay down the question when the space is taken."""
    if points == 0:
        return
    master = state.masters[who]
    target = master.score + points
    if all(other.score != target for other in state.masters):
        master.score, master.queue = target, 0
        yield Scored(seat=actor(state, who), points=points, at=target)
        return
    forward, back = landings(state, who, target)
    if back is not None:
        state.push(LandingFrame(state.decider(who), who, target, forward, back))
        return
    yield land(state, who, target, forward)


def land(state: Fresco, who: int, target: int, space: int) -> Event:
    """Put a pawn on a free space instead of the taken one."""
    master = state.masters[who]
    by = space - target
    master.score, master.queue = space, 0
    master.tally.append(Entry(state.round, "collision", by, str(target)))
    return Collided(seat=actor(state, who), target=target, at=space, by=by)


def close_gaps(state: Fresco) -> bool:
    """Those who wait on start spaces move up over gaps; whether anybody moved."""
    moved = False
    for place, who in enumerate(waiting(state), 1):
        if state.masters[who].queue != place:
            state.masters[who].queue = place
            moved = True
    return moved


def rotate(state: Fresco) -> bool:
    """The first of the queue goes to its end; whether anybody moved."""
    queue = waiting(state)
    if len(queue) < 2:
        return False
    for place, who in enumerate([*queue[1:], queue[0]], 1):
        state.masters[who].queue = place
    return True


def waiting(state: Fresco) -> list[int]:
    """Masters on start spaces, in order."""
    masters = state.masters
    return sorted((who for who in range(len(masters)) if masters[who].queue), key=lambda who: masters[who].queue)
