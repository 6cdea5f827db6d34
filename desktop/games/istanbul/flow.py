"""What happens by itself between two decisions: the end of a turn, of a round, of the match (5.1, 7)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.engine.action import Event
from desktop.games.istanbul import events
from desktop.games.istanbul.frames import LeftoverFrame, MoveFrame, TurnOver
from desktop.games.istanbul.state import Bazaar


def proceed(state: Bazaar) -> Iterator[Event | None] | None:
    """The next thing that nobody decides; None when somebody must."""
    match state.top:
        case TurnOver(seat, leftovers=False):
            return _turn_over(state, seat)
        case TurnOver(seat):
            return _leftovers_over(state, seat)
        case LeftoverFrame(seat) if not state.players[seat].hand:  # how many cards a hand holds is public
            return _nothing_left(state)
        case _:
            return None


def _turn_over(state: Bazaar, seat: int) -> Iterator[Event | None]:
    state.yellow_used = False
    following = (seat + 1) % len(state.players)
    if following != state.starter:
        begin_turn(state, following)
        yield events.TurnBegan(seat=following)
    elif state.final_round:
        _begin_leftovers(state, following)
        yield events.LeftoversBegan()
    else:
        state.round += 1
        begin_turn(state, following)
        yield events.RoundBegan(round=state.round)
        yield events.TurnBegan(seat=following)


def begin_turn(state: Bazaar, seat: int) -> None:
    """Lay a turn onto the agenda."""
    state.agenda[:] = [TurnOver(seat), MoveFrame(seat)]


def _begin_leftovers(state: Bazaar, seat: int) -> None:
    state.agenda[:] = [TurnOver(seat, True), LeftoverFrame(seat)]


def _nothing_left(state: Bazaar) -> Iterator[Event | None]:
    state.pop()
    return iter(())


def _leftovers_over(state: Bazaar, seat: int) -> Iterator[Event | None]:
    following = (seat + 1) % len(state.players)
    if following != state.starter:
        _begin_leftovers(state, following)
        return
    state.finished = True
    yield events.MatchOver()
    state.agenda.clear()
