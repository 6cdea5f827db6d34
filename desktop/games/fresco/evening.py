"""5.4: the end of a round, in the order of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.engine.action import Event
from desktop.games.fresco.box import STACK_PAINT, box
from desktop.games.fresco.events import IncomePaid, LastRoundCalled, MarketRefilled, PortraitsChanged, QueueMoved
from desktop.games.fresco.paints import Paint
from desktop.games.fresco.state import ASLEEP, EveningFrame, Fresco, IncomeFrame, WakingFrame
from desktop.games.fresco.track import choosing_order, close_gaps, rotate, waiting

Beats = Iterator[Event | None]
SHOWN = 2  # portraits on display


def end_of_round(state: Fresco, frame: EveningFrame) -> Beats:
    """The step that is due."""
    step = _STEPS[frame.step]
    if frame.step + 1 < len(_STEPS) and step is not _choices:
        state.become(EveningFrame(frame.seat, frame.order, frame.step + 1))
    return step(state, frame)


def _pawns(state: Fresco, frame: EveningFrame) -> Beats:
    """1: wake-up pawns and assistants go back."""
    state.revealed = False
    for master in state.masters:
        master.hour, master.plan = ASLEEP, ()
        master.stepped = master.portrayed = master.requested = False
    yield None


def _queue(state: Fresco, frame: EveningFrame) -> Beats:
    """2: gaps close, then the first goes to the end."""
    if close_gaps(state):
        yield None
    if rotate(state):
        yield QueueMoved(order=tuple(waiting(state)))


def _market(state: Fresco, frame: EveningFrame) -> Beats:
    """3: all market tiles into the bag, and new ones on the stalls."""
    for stall in state.stalls:
        state.bag.extend(stall.tiles)
        stall.tiles.clear()
        stall.open = True
    yield None
    fill(state)
    yield MarketRefilled()


def fill(state: Fresco) -> None:
    """3.3: draw the stalls full, from stall 1 up."""
    sizes = box(state).data.stalls.four if len(state.stalls) == 4 else box(state).data.stalls.three
    for stall, size in zip(state.stalls, sizes, strict=True):
        for _ in range(size):
            stall.tiles.append(state.take(state.bag))


def _income(state: Fresco, frame: EveningFrame) -> Beats:
    """4: a thaler for each fresco tile, and what portraits and requests pay."""
    here = box(state)
    for who in frame.order:
        master = state.masters[who]
        thalers = here.data.money.income * len(master.tiles) + here.lasting(master.portraits, "income")
        paints: list[Paint] = []
        for request in master.requests:
            thalers += here.data.requests.income
            paint = STACK_PAINT[here.requests[request][0]]
            if paint is not None:
                paints.append(paint)
                master.gain(paint)
        if thalers or paints:
            master.earn(thalers)
            yield IncomePaid(seat=who, thalers=thalers, tiles=len(master.tiles), paints=tuple(paints))


def _choices(state: Fresco, frame: EveningFrame) -> Beats:
    """4: each general request pays a basic paint of its owner's choice."""
    at = frame.at
    while at < len(frame.order):
        who = frame.order[at]
        at += 1
        requests = box(state).requests
        general = sum(requests[request][0] == "general" for request in state.masters[who].requests)
        if general:
            state.become(EveningFrame(frame.seat, frame.order, frame.step, at))
            state.push(IncomeFrame(who, general))
            return iter(())
    state.become(EveningFrame(frame.seat, frame.order, frame.step + 1))
    return iter(())


def _portraits(state: Fresco, frame: EveningFrame) -> Beats:
    """5: what was not taken leaves the game; two new ones."""
    if not state.options["portraits"]:
        return
    gone = tuple(state.portraits)
    state.gone.extend(gone)
    state.portraits.clear()
    if gone:
        yield None
    new = tuple(show(state))
    yield PortraitsChanged(gone=gone, new=new)


def show(state: Fresco) -> list[str]:
    """8.1: the next two portraits; A lies on B, B on C, and within a letter there is no order."""
    for _ in range(SHOWN):
        pile = next((pile for pile in state.deck if pile), None)
        if pile is not None:
            state.portraits.append(state.take(pile))
    return state.portraits


def _next_round(state: Fresco, frame: EveningFrame) -> Beats:
    """6, 7: whether the next round is the last, and there it begins."""
    why = last_round(state, state.round + 1)
    state.round += 1
    state.become(WakingFrame(frame.seat, choosing_order(state)))
    if why:
        state.final = True
        yield LastRoundCalled(why=why, left=state.left)


def last_round(state: Fresco, round: int) -> str:
    """Why a round that begins now is the last; "" when it is not."""
    if state.left <= box(state).data.ending.tiles:
        return "tiles"
    if state.options["portraits"] and not any(state.deck):
        return "portraits"
    if state.options["round_limit"] == round:
        return "limit"
    return ""


_STEPS = (_pawns, _queue, _market, _income, _choices, _portraits, _next_round)
