"""What happens by itself between two decisions (section 5). It looks at public facts only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from desktop.engine.action import Event
from desktop.engine.chance import Unknown
from desktop.games.fresco.actions.studio import paint_for_money
from desktop.games.fresco.actions.workshop import satisfiable
from desktop.games.fresco.box import box
from desktop.games.fresco.evening import end_of_round
from desktop.games.fresco.events import Cheered, MatchEnded, MoneyConverted, MoodsChanged, PlansRevealed, RoundBegan
from desktop.games.fresco.paints import HIDDEN
from desktop.games.fresco.state import (
    CATHEDRAL,
    COLUMNS,
    LAST,
    MARKET,
    STUDIO,
    WORKSHOP,
    CathedralFrame,
    ClosingFrame,
    DayFrame,
    Entry,
    EveningFrame,
    Fresco,
    LeonardoCathedralFrame,
    LeonardoMarketFrame,
    LeonardoStudioFrame,
    LeonardoWorkshopFrame,
    MarketFrame,
    PlanFrame,
    PlanningFrame,
    StudioFrame,
    WakeFrame,
    WakingFrame,
    WorkshopFrame,
)
from desktop.games.fresco.track import land, landings, waking_order

Beats = Iterator[Event | None]


def proceed(state: Fresco) -> Beats | None:
    """The next thing that nobody decides; None at a decision."""
    frame: object = state.top
    step = _STEPS.get(type(frame))
    if step is not None:
        return step(state, frame)
    if isinstance(frame, StudioFrame) and (
        state.masters[frame.seat].portrayed or not state.portraits or not frame.left
    ):
        return _studio(state, frame)
    return None


def _waking(state: Fresco, frame: WakingFrame) -> Beats:
    """5.1: one after the other; when all are up, every mood moves at once."""
    if frame.at == 0:
        yield RoundBegan(round=state.round, final=state.final)
    if frame.at < len(frame.order):
        who = frame.order[frame.at]
        state.become(WakingFrame(frame.seat, frame.order, frame.at + 1))
        state.push(WakeFrame(state.decider(who), who))
        return
    here = box(state)
    players = state.masters[: state.players]
    for master in players:
        master.mood = max(here.lowest, min(here.highest, master.mood + here.hours[master.hour][1]))
        master.crew = here.crew(master.mood)
        master.plan = (0,) * COLUMNS
    state.become(PlanningFrame(frame.seat, tuple(who for who in waking_order(state) if who < len(players))))
    moods, crews = tuple(master.mood for master in players), tuple(master.crew for master in players)
    yield MoodsChanged(moods=moods, crews=crews)


def _planning(state: Fresco, frame: PlanningFrame) -> Beats:
    """5.2: seat by seat behind the screens, which then go up together."""
    if frame.at < len(frame.order):
        state.become(PlanningFrame(frame.seat, frame.order, frame.at + 1))
        state.push(PlanFrame(frame.order[frame.at]))
        return
    plans = tuple(master.plan for master in state.masters[: state.players])
    if not all(plans):
        raise Unknown
    state.become(DayFrame(frame.seat, waking_order(state)))
    state.revealed = True
    state.reveal()
    yield PlansRevealed(plans=plans)


def _day(state: Fresco, frame: DayFrame) -> Beats:
    """5.3: column by column, in each by the hours. Goes on to the next master who has something to do or decide."""
    column, at = frame.column, frame.at
    while True:
        if at == len(frame.order):
            column, at = column + 1, 0
        if column == COLUMNS:
            order = tuple(who for who in frame.order if who < state.players)
            state.become(ClosingFrame(frame.seat, order) if state.final else EveningFrame(frame.seat, order))
            return
        who = frame.order[at]
        at += 1
        if state.masters[who].leonardo:
            decision = _leonardo(state, who, column)
            if decision is None:
                continue
            state.become(DayFrame(frame.seat, frame.order, column, at))
            state.push(decision)
            return
        assistants = state.masters[who].plan[column]
        if not assistants:
            continue
        state.become(DayFrame(frame.seat, frame.order, column, at))
        if column == MARKET:
            state.push(MarketFrame(who, assistants))
        elif column == CATHEDRAL or (column == LAST and state.final):
            state.push(CathedralFrame(who, assistants))
        elif column == WORKSHOP:
            state.push(WorkshopFrame(who, assistants))
        elif column == STUDIO:
            if state.portraits:
                state.push(StudioFrame(who, assistants))
            else:
                yield paint_for_money(state, who, assistants)
        else:
            yield _theatre(state, who, assistants)
        return


def _leonardo(state: Fresco, who: int, column: int) -> Any:
    """8.4: what is to decide for Leonardo in a column, None when there is nothing."""
    seat = state.decider(who)
    if column == MARKET and any(stall.open for stall in state.stalls):
        return LeonardoMarketFrame(seat)
    if column == CATHEDRAL and not state.final and state.left:
        return LeonardoCathedralFrame(seat)
    if column == STUDIO and state.portraits:
        return LeonardoStudioFrame(seat)
    if column == WORKSHOP and state.stacks and satisfiable(state, who):
        return LeonardoWorkshopFrame(seat)
    return None


def _studio(state: Fresco, frame: StudioFrame) -> Beats:
    """6.3: nothing is left to choose, so the rest paints for money."""
    state.pop()
    if frame.left:
        yield paint_for_money(state, frame.seat, frame.left)


def _theatre(state: Fresco, who: int, assistants: int) -> Event:
    """6.5: the mood rises, up to the top of the track."""
    here, master = box(state), state.masters[who]
    steps = here.data.work.theatre + here.lasting(master.portraits, "theatre")
    master.mood = min(here.highest, master.mood + steps * assistants)
    return Cheered(seat=who, assistants=assistants, mood=master.mood)


def _closing(state: Fresco, frame: ClosingFrame) -> Beats:
    """7: money becomes points, the earliest riser first, always forwards."""
    if frame.at == len(frame.order):
        state.agenda.clear()
        state.finished = True
        yield MatchEnded()
        return
    who = frame.order[frame.at]
    master = state.masters[who]
    if master.money == HIDDEN:
        raise Unknown
    state.become(ClosingFrame(frame.seat, frame.order, frame.at + 1))
    state.reveal()
    point = box(state).data.money.point
    thalers = master.money
    points = thalers // point
    if not points:
        return
    master.money -= points * point
    master.tally.append(Entry(state.round, "money", points, str(thalers)))
    target = master.score + points
    forward, _ = landings(state, who, target)
    if forward == target:
        master.score, master.queue = target, 0
        yield MoneyConverted(seat=who, thalers=thalers, points=points, at=target)
        return
    collided = land(state, who, target, forward)
    yield MoneyConverted(seat=who, thalers=thalers, points=points, at=forward)
    yield collided


_STEPS: dict[type, Callable[[Fresco, Any], Beats]] = {
    WakingFrame: _waking,
    PlanningFrame: _planning,
    DayFrame: _day,
    EveningFrame: end_of_round,
    ClosingFrame: _closing,
}
