"""Positions written shortly: paints as letters RYBOGPKN, spaces of the ceiling as (row, column) from 1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.options import completed
from desktop.engine.play import begin, candidates, legal, play, refusal
from desktop.games.fresco import grid
from desktop.games.fresco.actions import Wake
from desktop.games.fresco.box import box_of
from desktop.games.fresco.game import GAME
from desktop.games.fresco.paints import KINDS, Paint, of
from desktop.games.fresco.state import (
    CATHEDRAL,
    CENTRE,
    MARKET,
    STUDIO,
    WORKSHOP,
    CathedralFrame,
    DayFrame,
    Entry,
    Fresco,
    LandingFrame,
    LeonardoCathedralFrame,
    LeonardoMarketFrame,
    LeonardoStudioFrame,
    LeonardoWorkshopFrame,
    MarketFrame,
    PlanFrame,
    PlanningFrame,
    StudioFrame,
    WakingFrame,
    WorkshopFrame,
)

__all__ = ["GAME", "LandingFrame", "Paint", "of"]

W5, W6, W7, W8, W9 = range(5)
_COLUMN = {
    MarketFrame: MARKET,
    LeonardoMarketFrame: MARKET,
    CathedralFrame: CATHEDRAL,
    LeonardoCathedralFrame: CATHEDRAL,
    StudioFrame: STUDIO,
    LeonardoStudioFrame: STUDIO,
    WorkshopFrame: WORKSHOP,
    LeonardoWorkshopFrame: WORKSHOP,
}


def options(**chosen: Any) -> dict[str, Any]:
    """The options of a match, complete."""
    found = completed(GAME.options, chosen)
    assert not isinstance(found, Refusal)
    return found


def fresh(seats: int = 3, seed: int = 1, **chosen: Any) -> Fresco:
    """A match at its first decision; seat 0 stands on S1, the others follow."""
    state = GAME.setup(seats, options(**chosen), seed)
    for seat in range(seats):
        state.masters[seat].queue = seat + 1
    state.start = 0
    state.agenda = [WakingFrame(-1, tuple(range(len(state.masters))))]
    begin(GAME, state)
    return state


def table(
    frame: Any = None,
    seats: int = 3,
    paints: str = "RYB",
    money: int = 12,
    tiles: str = "",
    at: dict[tuple[int, int], str] | None = None,
    bishop: tuple[int, int] = (3, 3),
    hours: tuple[int, ...] = (W7, W8, W9, W6),
    scores: tuple[int, ...] = (),
    cards: tuple[str, ...] = (),
    round: int = 2,
    seed: int = 1,
    plan: tuple[int, ...] | None = None,
    **chosen: Any,
) -> Fresco:
    """Seat 0 decides at a frame of the day; nobody else has planned anything. `tiles`: those of seat 0, apart by spaces;
    `at`: tiles that lie on spaces; `scores`: of all masters from seat 0."""
    state = fresh(seats, seed, **chosen)
    state.round = round
    for who, master in enumerate(state.masters):
        master.hour = hours[who]
        if not master.leonardo:
            master.plan = (0, 0, 0, 0, 0)
            master.crew = 5
    for who, score in enumerate(scores):
        stand(state, who, score)
    mine = state.masters[0]
    mine.paints = hold(paints)
    mine.money = money
    if cards:
        give_cards(state, cards)
    for (row, column), tile in (at or {}).items():
        lay(state, tile, grid.space(row, column))
    own(state, 0, tiles)
    state.bishop = grid.space(*bishop)
    state.revealed = True
    if frame is not None:
        column = _COLUMN[type(frame)]
        leonardo = "Leonardo" in type(frame).__name__
        order = tuple(sorted(range(len(state.masters)), key=lambda who: state.masters[who].hour))
        place = order.index(len(order) - 1 if leonardo else frame.seat) + 1
        mine.plan = plan or tuple(getattr(frame, "left", 1) * (n == column and not leonardo) for n in range(5))
        state.agenda = [DayFrame(-1, order, column, place), frame]
    return state


def give_cards(state: Fresco, cards: tuple[str, ...]) -> None:
    """Let seat 0 have portraits; an open one is replaced by another of the deck."""
    assert state.options["portraits"]
    state.masters[0].portraits = list(cards)
    for id in cards:
        pile = next(pile for pile in (state.portraits, *state.deck) if id in pile)
        pile.remove(id)
    while len(state.portraits) < 2:
        state.portraits.append(next(pile for pile in state.deck if pile).pop())


def open_cards(state: Fresco, *cards: str) -> None:
    """Let these portraits lie open."""
    for id in cards:
        pile = next(pile for pile in (state.portraits, *state.deck) if id in pile)
        pile.remove(id)
    for id in state.portraits:
        state.deck["ABC".index(id[1])].append(id)
    state.portraits[:] = cards


def stand(state: Fresco, who: int, score: int) -> None:
    """Put a pawn on the score track (0: it stays on its start space)."""
    master = state.masters[who]
    master.score = score
    master.queue = 0 if score else master.queue
    master.tally = [Entry(1, "altar", score, "RYB")] if score else []


def hold(letters: str) -> list[int]:
    """Holdings of paints."""
    held = [0] * KINDS
    for paint in of(letters):
        held[paint] += 1
    return held


def held(state: Fresco, seat: int = 0) -> str:
    """What a seat holds, as letters in the order of the paints."""
    return "".join(paint.letter * state.masters[seat].paints[paint] for paint in Paint)


def lay(state: Fresco, tile: str, space: int) -> None:
    """Let a tile lie on a space; what lay there goes where it came from."""
    here = state.ceiling.index(tile)
    state.ceiling[here], state.ceiling[space] = state.ceiling[space], tile


def own(state: Fresco, who: int, tiles: str) -> None:
    """Give fresco tiles from the ceiling to a master."""
    for tile in tiles.split():
        state.ceiling[state.ceiling.index(tile)] = ""
        state.masters[who].tiles.append(tile)


def clear(state: Fresco, left: int) -> None:
    """Take tiles off the ceiling (to the last master) until so many are left; the middle stays longest."""
    for space in sorted(range(25), key=lambda space: space == CENTRE):
        if state.left > left and state.ceiling[space]:
            state.masters[-1].tiles.append(state.ceiling[space])
            state.ceiling[space] = ""


def goods(state: Fresco, stall: int, tiles: str) -> None:
    """Let market tiles lie on a stall (from 0); others make room for them."""
    wanted = tiles.split()
    for other in state.stalls:
        other.tiles = [tile for tile in other.tiles if tile not in wanted]
    state.bag = [tile for tile in state.bag if tile not in wanted]
    state.bag.extend(state.stalls[stall].tiles)
    state.stalls[stall].tiles = wanted


def planning(crew: int = 5, mood: int = 0, seats: int = 3, **chosen: Any) -> Fresco:
    """Seat 0 plans, the last of all."""
    state = table(seats=seats, **chosen)
    players = tuple(range(state.players))
    state.revealed = False
    for seat in players:
        state.masters[seat].plan = (3, 2, 0, 0, 0)
    state.masters[0].plan = (0,) * 5
    state.masters[0].mood, state.masters[0].crew = mood, crew
    state.agenda = [PlanningFrame(-1, (*players[1:], 0), len(players)), PlanFrame(0)]
    return state


def do(state: Fresco, *actions: Action) -> list[Event]:
    """Take actions, each of which must be allowed and offered."""
    events: list[Event] = []
    for action in actions:
        assert refusal(GAME, state, action) is None, (action, refusal(GAME, state, action))
        assert action in legal(GAME, state), action
        events.extend(play(GAME, state, action))
    return events


def refused(state: Fresco, action: Action) -> str:
    """The code with which an action is refused; it must not be offered."""
    why = refusal(GAME, state, action)
    assert why is not None, action
    if not state.finished:
        assert action not in legal(GAME, state)
    return why.code


def tried(state: Fresco, action: Action) -> str:
    """The code with which a candidate is refused: a person can try this."""
    assert action in [candidate for candidate, _ in candidates(GAME, state)], action
    return refused(state, action)


def wake(state: Fresco, *lines: int) -> list[Event]:
    """Wake the next masters at these lines."""
    events: list[Event] = []
    for line in lines:
        events += do(state, Wake(state.top.who, line))
    return events


def played(state: Fresco, luck: Any, most: int = 10_000) -> Iterator[Action]:
    """Play a match to its end at random, handing out every action before it is taken."""
    for _ in range(most):
        if state.finished:
            return
        actions = legal(GAME, state)
        action = actions[luck.below(len(actions))]
        yield action
        play(GAME, state, action)
    raise AssertionError("the match does not end")


def goal(tile: str) -> int:
    """Points of a fresco tile."""
    return box_of("").tiles[tile].points


def spaces(state: Fresco) -> set[int]:
    """Where the legal actions lead that name a space."""
    return {space for action in legal(GAME, state) if (space := getattr(action, "space", None)) is not None}
