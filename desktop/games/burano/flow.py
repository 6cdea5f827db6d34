"""What happens by itself between two decisions (5). It looks at public facts only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from desktop.engine.action import Event
from desktop.engine.chance import Unknown
from desktop.games.burano.actions.roofing import can_draw
from desktop.games.burano.actions.season import end_of_lace
from desktop.games.burano.events import (
    DisplayFilled,
    FishTaken,
    MatchBegan,
    MenLanded,
    SeasonBegan,
    SentHome,
    TowersRevealed,
    TurnBegan,
    WheelTurned,
)
from desktop.games.burano.pieces import Building, Fish, Worker
from desktop.games.burano.ring import come_home, leave, turn_wheel
from desktop.games.burano.scoring_phase import scoring
from desktop.games.burano.state import (
    BuildingFrame,
    Burano,
    CatchFrame,
    LaceFrame,
    LandingFrame,
    OpeningFrame,
    RoofsFrame,
    RoundFrame,
    ScoringFrame,
    TowerFrame,
    TurnFrame,
)

Beats = Iterator[Event | None]


def proceed(state: Burano) -> Beats | None:
    """The next thing that nobody decides; None at a decision."""
    frame: object = state.top
    step = _STEPS.get(type(frame))
    if step is not None:
        return step(state, frame)
    match frame:
        case CatchFrame() if not frame.left or not (state.deck or any(fish is not None for fish in state.display)):
            return _caught(state, frame)
        case LaceFrame() if not frame.arrows:
            return _lace_over(state, frame)
        case RoofsFrame() if frame.taken and not can_draw(state, frame):
            return _roofs_over(state)
        case _:
            return None


def _opening(state: Burano, frame: OpeningFrame) -> Beats:
    """4.15: in turn order each takes roofs; then spring begins."""
    if frame.at == 0:
        yield MatchBegan(seat=state.starter)
    if frame.at < len(state.families):
        state.become(OpeningFrame(frame.seat, frame.at + 1))
        state.push(RoofsFrame(state.seat_at(frame.at)))
    else:
        state.become(BuildingFrame(frame.seat))


def _building(state: Burano, frame: BuildingFrame) -> Beats:
    """5.1: seat by seat unseen, then all towers are shown and surplus cubes become coins."""
    if frame.at == 0:
        yield SeasonBegan(season=state.season)
    for at in range(frame.at, len(state.families)):
        seat = state.seat_at(at)
        if state.families[seat].cubes:
            state.become(BuildingFrame(frame.seat, at + 1))
            state.push(TowerFrame(seat))
            return
    if state.seed is None:
        raise Unknown
    state.become(RoundFrame(state.starter))
    coins = tuple(_surplus(state, seat) for seat in range(len(state.families)))
    state.reveal()
    yield TowersRevealed(coins=coins)


def _surplus(state: Burano, seat: int) -> int:
    """Left-over cubes go back for a coin each."""
    family = state.families[seat]
    coins = family.cubes * state.box.data.money.surplus
    for colour, n in enumerate(family.reserve):
        state.supply[colour] += n
        family.reserve[colour] = 0
    family.coins += coins
    return coins


def _round(state: Burano, frame: RoundFrame) -> Beats:
    """5: a turn each, from the starting player, as often as the season says."""
    turns = state.box.turns[state.season]
    at = frame.at
    if at == len(state.families):
        if state.turn == turns:
            state.become(ScoringFrame(state.starter, "islands"))
            return
        state.turn += 1
        at = 0
    seat = state.seat_at(at)
    state.become(RoundFrame(frame.seat, at + 1))
    state.push(TurnFrame(seat))
    yield TurnBegan(seat=seat, turn=state.turn, turns=turns)


def _caught(state: Burano, frame: CatchFrame) -> Beats:
    state.become(LandingFrame(frame.seat, frame.island, frame.matches))
    yield None


def _landing(state: Burano, frame: LandingFrame) -> Beats:
    """6.4: net loft, display, men, displacement, wheel."""
    seat, box = frame.seat, state.box
    family = state.families[seat]
    state.pop()
    if Building.NET_LOFT in family.buildings:
        for _ in range(min(box.data.buildings.net_loft, len(state.deck))):
            fish: Fish = state.take(state.deck)
            family.fish.append(fish)
            yield FishTaken(seat=seat, fish=fish, deck=True, loft=True)
    fresh: list[Fish] = []
    for slot, lying in enumerate(state.display):
        if lying is None and state.deck:
            shown: Fish = state.take(state.deck)
            state.display[slot] = shown
            fresh.append(shown)
    if fresh:
        yield DisplayFilled(fish=tuple(fresh))
    men = min(2 if frame.matches == 3 else 1, family.workers - 1)
    if not men:
        return
    for _ in range(men):
        leave(family)
    family.men[frame.island] += men
    yield MenLanded(seat=seat, island=frame.island, n=men)
    yield WheelTurned(seat=seat, n=turn_wheel(family))
    coins = box.data.money.displaced
    for other, rival in enumerate(state.families):
        if other != seat and rival.men[frame.island]:
            rival.men[frame.island] -= 1
            come_home(rival)
            rival.coins += coins
            yield SentHome(seat=other, worker=Worker.MAN, place=frame.island, coins=coins)


def _lace_over(state: Burano, frame: LaceFrame) -> Beats:
    state.pop()
    yield end_of_lace(state, frame.seat)


def _roofs_over(state: Burano) -> Beats:
    state.pop()
    yield None


_STEPS: dict[type, Callable[[Burano, Any], Beats]] = {
    OpeningFrame: _opening,
    BuildingFrame: _building,
    RoundFrame: _round,
    LandingFrame: _landing,
    ScoringFrame: scoring,
}
