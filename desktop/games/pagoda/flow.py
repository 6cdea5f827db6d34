"""What happens by itself: refilling, the end check, the other player's turn (5.1, 5.5, 7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from desktop.engine.action import Event
from desktop.games.pagoda.colour import Colour
from desktop.games.pagoda.events import CardDrawn, MatchBegan, MatchOver, PileShuffled, PlayedCleared, TurnBegan
from desktop.games.pagoda.outlook import nothing_left
from desktop.games.pagoda.payment import HAND, OPEN
from desktop.games.pagoda.state import Builder, OpeningFrame, Pagodas, RefillFrame, Turn, TurnFrame, TurnOverFrame


def proceed(state: Pagodas) -> Iterator[Event | None] | None:
    """What comes next without a decision; None when somebody must decide."""
    if nothing_left(state):
        return over(state, "nothing_left")
    match state.top:
        case OpeningFrame():
            return opening(state)
        case RefillFrame():
            return refill(state)
        case TurnOverFrame():
            return next_turn(state)
        case _:
            return None


def opening(state: Pagodas) -> Iterator[Event | None]:
    """The first turn begins."""
    state.become(TurnFrame(state.starter))
    yield MatchBegan(seat=state.starter)
    yield TurnBegan(seat=state.starter, number=state.turn.number, last=False)


def refill(state: Pagodas) -> Iterator[Event | None]:
    """The cards under the sites are cleared away when the turn is over; then five open cards, then the hand."""
    frame: RefillFrame = state.top
    builder, laws = state.builders[frame.seat], state.laws
    if state.played:  # before the dragon nothing has been paid
        n = len(state.played)
        state.discard += [paid.colour for paid in state.played]
        state.played = []
        yield PlayedCleared(seat=frame.seat, n=n)
    while len(builder.open) < laws.open:
        yield from draw(state, frame.seat, builder, hand=False)
    while len(builder.hand) < frame.hand:
        yield from draw(state, frame.seat, builder, hand=True)
    state.pop()


def draw(state: Pagodas, seat: int, builder: Builder, hand: bool) -> Iterator[Event | None]:
    """One card; the discard pile is shuffled only when a card is needed and none is left."""
    if not state.pile:
        state.pile, state.discard = state.discard, []
        yield PileShuffled(n=len(state.pile))
    colour: Colour = state.take(state.pile)
    (builder.hand if hand else builder.open).append(colour)
    yield CardDrawn(seat=seat, card=(HAND if hand else OPEN)[colour])


def next_turn(state: Pagodas) -> Iterator[Event | None]:
    """The end check, then the other player."""
    seat = state.top.seat
    finished = state.pagodas >= state.laws.pagodas
    if state.barren >= state.laws.blocked:
        yield from over(state, "blocked")
        return
    if finished and seat != state.starter:
        yield from over(state, "pagodas")
        return
    other = 1 - seat
    state.turn = Turn(state.turn.number + 1)
    state.become(TurnFrame(other))
    yield TurnBegan(seat=other, number=state.turn.number, last=finished)


def over(state: Pagodas, reason: Literal["pagodas", "nothing_left", "blocked"]) -> Iterator[Event | None]:
    """The match ends; the score on the track is final."""
    state.finished = True
    state.agenda.clear()
    yield MatchOver(reason=reason)
