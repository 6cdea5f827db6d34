"""Leonardo's turns, for the player who controls him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.bots.bot import Advice
from desktop.games.fresco.actions import BeginRequest, CloseStall, Leave, LeonardoRestores, TakePortrait, Wake
from desktop.games.fresco.actions.leonardo import goals
from desktop.games.fresco.actions.workshop import satisfiable
from desktop.games.fresco.bot import modules
from desktop.games.fresco.bot.day import bought
from desktop.games.fresco.box import box
from desktop.games.fresco.grid import ROUND
from desktop.games.fresco.state import (
    ASLEEP,
    MARKET,
    NOWHERE,
    DayFrame,
    Fresco,
    LeonardoCathedralFrame,
    LeonardoMarketFrame,
    LeonardoStudioFrame,
    LeonardoWorkshopFrame,
    WakeFrame,
)

if TYPE_CHECKING:
    from desktop.games.fresco.bot.thinking import Thinker


def waiting(view: Fresco, seat: int, column: int) -> list[int]:
    """Other players who still come in a column of this day."""
    day = next(frame for frame in view.agenda if isinstance(frame, DayFrame))
    later = day.order[day.at :] if day.column == column else day.order if day.column < column else ()
    return [who for who in later if who < view.players and who != seat and view.masters[who].plan[column]]


def rivals_stall(view: Fresco, seat: int) -> int:
    """The stall with the most paint, if somebody still comes to buy; NOWHERE otherwise."""
    if not waiting(view, seat, MARKET):
        return NOWHERE
    goods = box(view).goods
    stalls = [index for index, stall in enumerate(view.stalls) if stall.open and stall.tiles]
    return max(
        stalls, key=lambda index: sum(len(goods[tile].paints) for tile in view.stalls[index].tiles), default=NOWHERE
    )


def wake(thinker: Thinker, view: Fresco, frame: WakeFrame) -> Advice:
    """He takes the hour that the rival would like; not one's own, if one is still asleep."""
    taken = {master.hour for master in view.masters}
    free = [line for line in range(len(box(view).hours)) if line not in taken]
    if view.masters[frame.seat].hour == ASLEEP:
        hours = thinker.hours(view, frame.seat)
        own = max(hours, key=lambda line: hours[line])
        free = [line for line in free if line != own] or free
    return Advice(Wake(frame.who, max(free)), "leonardo_hour")


def market(thinker: Thinker, view: Fresco, frame: LeonardoMarketFrame) -> Advice:
    """He closes what one needs least, or what the rival would like when one has bought already."""
    master = view.masters[frame.seat]
    day = next(open for open in view.agenda if isinstance(open, DayFrame))
    open_stalls = [index for index, stall in enumerate(view.stalls) if stall.open]
    if frame.seat in day.order[day.at :] and master.plan[MARKET]:
        outlook = thinker.outlook(view, frame.seat)
        purse = outlook.purse()

        def own(stall: int) -> float:
            return outlook.value(bought(outlook, purse, master.plan[MARKET], (stall,), 1)[0])

        ranked = sorted(open_stalls, key=own)
        return Advice(CloseStall(ranked[0]), "keep_own_stall", {"stall": ranked[0]})
    stall = rivals_stall(view, frame.seat)
    if stall == NOWHERE:
        stall = open_stalls[0]
    return Advice(CloseStall(stall), "close_for_rivals", {"stall": stall})


def cathedral(thinker: Thinker, view: Fresco, frame: LeonardoCathedralFrame) -> Advice:
    """He takes a good tile that one will not miss, and leads the bishop to where one works next."""
    outlook = thinker.outlook(view, frame.seat)
    purse = outlook.purse()
    day = next(open for open in view.agenda if isinstance(open, DayFrame))
    mine = frame.seat in day.order[day.at :] and view.masters[frame.seat].plan[1] > 0

    def worth(space: int) -> float:
        mask = purse.mask & ~(1 << space)
        after = purse._replace(mask=mask, bishop=space)
        value = outlook.ahead(purse.have, mask) + 0.12 * outlook.box.tiles[view.ceiling[space]].points
        if mine:
            best = outlook.restorations(after, True, 1)
            value = max(value, best[0][0] - outlook.money(purse.money) if best else 0.0)
        else:
            value -= 0.15 * sum(1 for near in ROUND[space] if view.ceiling[near])
        return value

    space = max(goals(view)[1], key=worth)
    return Advice(LeonardoRestores(space), "leonardo_tile", {"space": space})


def studio(thinker: Thinker, view: Fresco, frame: LeonardoStudioFrame) -> Advice:
    """He takes the card that is worth most to a rival who still comes; none while one's own turn is to come."""
    day = next(open for open in view.agenda if isinstance(open, DayFrame))
    later = day.order[day.at :]
    own = frame.seat in later and view.masters[frame.seat].plan[2] > 0
    outlook = thinker.outlook(view, frame.seat)
    ranked = sorted(view.portraits, key=lambda card: modules.portrait(outlook, card))
    if own:
        if len(ranked) > 1 and any(who != frame.seat and who < view.players for who in later):
            return Advice(TakePortrait(ranked[0]), "leonardo_card", {"card": ranked[0]})
        return Advice(Leave(), "leonardo_leaves_cards")
    return Advice(TakePortrait(ranked[-1]), "leonardo_card", {"card": ranked[-1]})


def workshop(thinker: Thinker, view: Fresco, frame: LeonardoWorkshopFrame) -> Advice:
    """He takes the request that brings most: then nobody else has it."""
    outlook = thinker.outlook(view, frame.seat)
    stack = max(satisfiable(view, view.players), key=lambda stack: modules.request_worth(outlook, stack))
    return Advice(BeginRequest(stack), "leonardo_request", {"stack": stack})
