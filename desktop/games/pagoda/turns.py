"""Every turn that a player could play, found with the rules themselves."""

from __future__ import annotations

from collections.abc import Callable

from desktop.engine.action import Action
from desktop.games.pagoda.actions import BuildColumn, LayRoof, LayTile
from desktop.games.pagoda.colour import Colour
from desktop.games.pagoda.state import Card, Pagodas

MOST = 800  # positions looked at; a wide turn has some hundred


class Ending:
    """A turn as far as it was thought: the builds to make and the table after them, before the refill."""

    __slots__ = ("actions", "points", "state")

    def __init__(self, actions: tuple[Action, ...], state: Pagodas, points: int) -> None:
        self.actions, self.state, self.points = actions, state, points


def endings(state: Pagodas, hurry: Callable[[], bool], most: int = MOST) -> list[Ending]:
    """Every different table that normal builds lead to and at which the turn may end; `state` itself is among them when
    it may end now. Most points first at every step, so that a cut leaves out poor turns."""
    seat: int = state.top.seat
    start = score_of(state, seat)
    found: list[Ending] = []
    seen: set[object] = set()
    heap: list[tuple[tuple[Action, ...], Pagodas]] = [((), state)]
    while heap and len(seen) < most and not (found and hurry()):
        actions, here = heap.pop()
        turn = here.turn
        if turn.columns or (turn.blocked and turn.tiles):
            found.append(Ending(actions, here, score_of(here, seat) - start))
        if here.finished:
            continue
        later: list[tuple[tuple[Action, ...], Pagodas]] = []
        for action in builds(here):
            after = here.clone()
            for _ in action.perform(after):
                pass
            key = _key(after, seat)
            if key not in seen:
                seen.add(key)
                later.append(((*actions, action), after))
        later.sort(key=lambda step: score_of(step[1], seat))
        heap += later
    return found


def score_of(state: Pagodas, seat: int) -> int:
    """A player's points so far."""
    return state.builders[seat].score


def builds(state: Pagodas) -> list[BuildColumn | LayTile | LayRoof]:
    """The legal builds, but of equal ones one: of equal sites the first, of equal cards the open ones."""
    builder = state.actor
    first = [site not in state.sites[:index] for index, site in enumerate(state.sites)]
    found: list[BuildColumn | LayTile | LayRoof] = []
    for kind in (BuildColumn, LayTile, LayRoof):
        for action in kind.legal(state):
            paid = action.cards + (action.spire if isinstance(action, LayRoof) else ())
            if first[action.site] and _open_first(builder.open, paid):
                found.append(action)
    return found


def _open_first(open_: list[Colour], paid: tuple[Card, ...]) -> bool:
    """Whether cards from the hand are paid only when no open card of the colour is left for it."""
    for card in paid:
        if card.hand and open_.count(card.colour) > sum(
            other.colour == card.colour and not other.hand for other in paid
        ):
            return False
    return True


def _key(state: Pagodas, seat: int) -> object:
    builder = state.builders[seat]
    return (
        tuple(state.sites), state.tiles, tuple(sorted(builder.open)), tuple(sorted(builder.hand)),
        tuple(builder.uses), state.turn.columns, state.turn.used,
    )  # fmt: skip
