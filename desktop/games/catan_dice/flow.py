"""What happens by itself: whose turn comes next, and when the match is over (rules 5, 7, 8.2, 8.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from desktop.engine.action import Event
from desktop.games.catan_dice.events import BoxesShown, MatchEnded
from desktop.games.catan_dice.faces import UNTHROWN
from desktop.games.catan_dice.island import Island
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.scoring import standings, total
from desktop.games.catan_dice.secrecy import hides_sheets
from desktop.games.catan_dice.state import CatanDice, FirstRoll, Resolving, TurnOver


def proceed(state: CatanDice) -> Iterator[Event | None] | None:
    """The next thing that nobody decides, None when somebody must."""
    match state.top:
        case Resolving(seat=seat) if (goal := island_of(state).goal) and total(state, seat) >= goal:
            return _end(state, "goal")
        case TurnOver(seat=seat):
            return _next_turn(state, seat)
        case _:
            return None


def _next_turn(state: CatanDice, seat: int) -> Iterator[Event | None]:
    island = island_of(state)
    following = (seat + 1) % len(state.sheets)
    if following == 0 and hides_sheets(state) and state.turn and len(state.sheets) > 1:
        yield BoxesShown(turn=state.turn, boxes=tuple(sheet.boxes[-1] for sheet in state.sheets))
    if following == 0 and island.turns and state.turn == island.turns:
        yield from _end(state, "boxes_full")
        return
    if island.goal and island.stuck(state):
        yield from _end(state, "walled_in")
        return
    begin_turn(state, island, following)
    yield None


def begin_turn(state: CatanDice, island: Island, seat: int) -> None:
    """Lay the dice for a seat's next turn."""
    if seat == 0:
        state.turn += 1
    number = (state.turn - 1) * len(state.sheets) + seat + 1
    state.throws = 0
    state.dice = [UNTHROWN] * island.dice_in_turn(number)
    state.sheets[seat].used_now = 0
    state.agenda[:] = [FirstRoll(seat)]


def _end(state: CatanDice, why: Literal["boxes_full", "goal", "walled_in"]) -> Iterator[Event | None]:
    state.finished = True
    if why == "goal":
        state.reveal()  # the tenth point ends the match for good
    winners = tuple(standing.seat for standing in standings(state) if standing.place == 1)
    yield MatchEnded(why=why, winners=winners)
    state.agenda.clear()
