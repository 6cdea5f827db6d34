"""The moments at which the coach of a guided first match speaks, and what a turn brought."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from desktop.games.fresco import actions as a
from desktop.games.fresco import events as e
from desktop.games.fresco import grid
from desktop.games.fresco.actions.cathedral import affordable, can_step
from desktop.games.fresco.actions.market import price
from desktop.games.fresco.box import box
from desktop.games.fresco.lessons.laying import COLUMN
from desktop.games.fresco.paints import BASIC, LETTERS, Paint, missing
from desktop.games.fresco.state import (
    CATHEDRAL,
    NOWHERE,
    CathedralFrame,
    Fresco,
    LandingFrame,
    MarketFrame,
    Master,
    PlanFrame,
    WakeFrame,
    WorkshopFrame,
)
from desktop.lessons.guide import Moment, Name, Now, Value

WANDERING = 2  # visits in a row without points, paints, thalers or mood
AIMING = (2, 4, 6)  # rounds in whose morning a tile within reach is named
FEW = 2  # paints that such a tile may still lack
ORDINARY = 5  # assistants that need no word
MORNING = 2.0  # getting up and planning bring nothing by themselves, and are no waste


def moments(now: Now) -> Iterable[Moment]:
    """Every moment that holds now."""
    view: Fresco = now.view
    yield from _happened(now, view)
    if not now.choices:
        return
    match view.top:
        case WakeFrame():
            yield from _waking(now, view)
        case PlanFrame():
            yield from _planning(now, view)
        case MarketFrame():
            yield from _market(now, view)
        case CathedralFrame():
            yield from _cathedral(now, view)
        case WorkshopFrame():
            yield from _workshop(now, view)
        case LandingFrame(target=target, forward=forward, back=back):
            yield Moment("collision", {"n": target, "f": forward, "b": back}, lit=("pawn.me",))
        case _:
            pass


def _space(space: int) -> str:
    row, column = grid.row_column(space)
    return f"tile.{row}.{column}"


def _tile(view: Fresco, id: str) -> Callable[[Any], str]:
    tile = box(view).tiles[id]
    return lambda words: words.names.tile(tile)


def _thalers(n: int) -> Callable[[Any], str]:
    return lambda words: words.names.thalers(n)


def _points(n: int) -> Callable[[Any], str]:
    return lambda words: words.names.points(n)


def _happened(now: Now, view: Fresco) -> Iterator[Moment]:
    """What the evening and the others have brought about since the learner's last action."""
    me = view.masters[now.seat]
    for event in now.events:
        match event:
            case e.MarketRefilled():
                thalers = sum(
                    paid.thalers for paid in now.events if isinstance(paid, e.IncomePaid) and paid.seat == now.seat
                )
                yield Moment("evening", {"income": _thalers(thalers)}, lit=("purse",))
            case e.QueueMoved():
                yield Moment("queue")
            case e.Restored(seat=int() as who, tile=tile) if who != now.seat:
                if not missing(me.paints, box(view).tiles[tile].paints):
                    yield Moment("taken", {"name": Name(who), "tile": _tile(view, tile)})
            case _:
                pass


# -- the morning -------------------------------------------------------------------------------------------------------


def _waking(now: Now, view: Fresco) -> Iterator[Moment]:
    here, me = box(view), view.masters[now.seat]
    if view.round == 1:
        yield Moment("setup", lit=("ceiling", "stall.1", "stall.2", "stall.3", "purse"))
        yield Moment("goal", lit=("track",))
        yield Moment("options")
    if view.final:
        yield Moment("last_round", lit=("plan.fifth",))
    lines = [action.line for action in now.choices if isinstance(action, a.Wake)]
    hours = {line: here.hours[line] for line in lines}
    yield Moment("wake", lit=tuple(f"hour.{time}" for time, _, _ in hours.values()))
    for time, steps, _ in hours.values():
        crew = here.crew(max(here.lowest, min(here.highest, me.mood + steps)))
        if crew != ORDINARY:
            yield Moment("crew", {"hour": _hour(time), "n": crew}, at=f"free.{time}")
    if view.round in AIMING or now.wanders:
        yield from _aim(now, view)


def _hour(time: int) -> Callable[[Any], str]:
    return lambda words: words.names.hour(time)


def _aim(now: Now, view: Fresco) -> Iterator[Moment]:
    """The tile that lacks fewest paints, one or two; the best of several."""
    me, tiles = view.masters[now.seat], box(view).tiles
    near = [
        (-len(lacking), tiles[tile].points, space, lacking)
        for space, tile in enumerate(view.ceiling)
        if tile and 0 < len(lacking := missing(me.paints, tiles[tile].paints)) <= FEW
    ]
    if near:
        _, _, space, lacking = max(near)
        values: dict[str, Value] = {"tile": _tile(view, view.ceiling[space]), "paints": _paints(lacking)}
        yield Moment("aim", values, lit=(_space(space),), again=now.wanders)


def _paints(paints: tuple[Paint, ...]) -> Callable[[Any], str]:
    return lambda words: words.names.paints(paints)


def _planning(now: Now, view: Fresco) -> Iterator[Moment]:
    me = view.masters[now.seat]
    payable = affordable(view, now.seat)
    if not me.placed and me.crew < ORDINARY and not view.final:
        steps = box(view).data.work.theatre
        yield Moment("low", {"n": me.crew, "steps": steps}, lit=("plan.fifth", "mood.me"))
    if not me.placed:
        yield Moment("plan", {"n": me.crew}, lit=tuple(f"plan.{column}" for column in COLUMN))
    if me.placed == me.crew - 1 and payable and not me.plan[CATHEDRAL]:
        yield Moment("climb", lit=("plan.cathedral", *map(_space, payable)))


# -- the day -----------------------------------------------------------------------------------------------------------


def _market(now: Now, view: Fresco) -> Iterator[Moment]:
    frame: MarketFrame = view.top
    buys = [action for action in now.choices if isinstance(action, a.BuyGoods)]
    cost = price(view, now.seat)
    if frame.stall != NOWHERE:
        yield Moment("close", lit=(f"awning.{frame.stall + 1}",), deed=(a.CloseStall,))
    elif buys:
        stalls = dict.fromkeys(f"stall.{action.stall + 1}" for action in buys)
        yield Moment("market", {"n": frame.left, "price": _thalers(cost)}, lit=tuple(stalls), deed=(a.BuyGoods,))
    else:
        yield Moment("pass", {"price": _thalers(cost)}, lit=("purse",), deed=(a.Leave,))


def _cathedral(now: Now, view: Fresco) -> Iterator[Moment]:
    payable = affordable(view, now.seat)
    worth = sorted(((_worth(view, space, view.bishop), space) for space in payable), reverse=True)
    for points, space in worth:
        place, values = _space(space), dict[str, Value](tile=_tile(view, view.ceiling[space]), n=points)
        yield Moment("tiles", values, lit=(place,), at=place, deed=(a.Restore,))
    if worth and can_step(view):
        stepped = [(_worth(view, s, bishop), s) for bishop in grid.ROUND[view.bishop] for s in payable]
        points, space = max(stepped)
        if points > worth[0][0]:
            yield Moment("step", {"points": _points(points)}, lit=("bishop", _space(space)), deed=(a.MoveBishop,))
    if not worth and any(isinstance(action, a.RestoreAltar) for action in now.choices):
        yield Moment("altar", lit=("altar",), deed=(a.RestoreAltar,))


def _worth(view: Fresco, space: int, bishop: int) -> int:
    """Points of a tile with the bishop on a space."""
    bonus = box(view).data.bishop
    near = bonus.here if space == bishop else bonus.beside if space in grid.ROUND[bishop] else 0
    return box(view).tiles[view.ceiling[space]].points + near


def _workshop(now: Now, view: Fresco) -> Iterator[Moment]:
    """A blend that opens a tile for tomorrow, or just that there are blends."""
    me, tiles = view.masters[now.seat], box(view).tiles
    blends = [action for action in now.choices if isinstance(action, a.Blend)]
    if not blends:
        return
    found: list[tuple[int, int, a.Blend]] = []
    for number, blend in enumerate(blends):
        paints = list(me.paints)
        paints[blend.first] -= 1
        paints[blend.second] -= 1
        paints[box(view).all_recipes[blend.first, blend.second]] += 1
        opened = [
            (tiles[tile].points, space)
            for space, tile in enumerate(view.ceiling)
            if tile
            and missing(me.paints, tiles[tile].paints)
            and not missing(paints, tiles[tile].paints)
        ]  # fmt: skip
        if opened:
            found.append((*max(opened), blends[number]))
    if not found:
        yield Moment("workshop", lit=("workshop",))
        return
    _, space, blend = max(found, key=lambda one: one[0])
    values: dict[str, Value] = {
        "made": _paints((box(view).all_recipes[blend.first, blend.second],)),
        "tile": _tile(view, view.ceiling[space]),
    }
    pots = (f"paint.{blend.first.letter}", f"paint.{blend.second.letter}")
    yield Moment("blend", values, lit=(*pots, _space(space)), deed=(a.Blend,))


def gain(before: Any, after: Any, seat: int) -> float:
    """What a visit brought in points, paints, thalers and mood; what was spent does not count against it."""
    was: Master = before.masters[seat]
    now: Master = after.masters[seat]
    if now.hour != was.hour or now.placed != was.placed:
        return MORNING
    basic, blended = (
        sum(max(0, now.paints[kind] - was.paints[kind]) for kind in kinds)
        for kinds in (range(len(BASIC)), range(len(BASIC), len(LETTERS)))
    )
    thalers, mood = max(0, now.money - was.money), max(0, now.mood - was.mood)
    return max(0, now.score - was.score) + basic + 2.5 * blended + 0.5 * thalers + 0.5 * mood
