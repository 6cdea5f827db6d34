"""Plays like a newcomer: one tile to dream of, what is good now, with slips, but never nonsense."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from desktop.bots.bot import Advice, Question, luck
from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.game import Game
from desktop.engine.play import legal
from desktop.games.fresco.actions import (
    BeginRequest,
    Blend,
    BuyGoods,
    CloseStall,
    ConfirmPlan,
    LandOn,
    Leave,
    LeonardoRestores,
    PlaceAssistant,
    Restore,
    RestoreAltar,
    TakePortrait,
    Wake,
)
from desktop.games.fresco.actions.cathedral import affordable
from desktop.games.fresco.actions.market import price
from desktop.games.fresco.bot.wish import Wish, wish
from desktop.games.fresco.box import Box, box
from desktop.games.fresco.grid import ROUND
from desktop.games.fresco.paints import BASIC, PAINTS, Paint, missing
from desktop.games.fresco.state import (
    CATHEDRAL,
    COLUMNS,
    LAST,
    MARKET,
    STUDIO,
    WORKSHOP,
    CathedralFrame,
    Fresco,
    LandingFrame,
    MarketFrame,
    PlanFrame,
    WakeFrame,
    WorkshopFrame,
)

SLIP = 5  # one choice in so many is not the best one


class Newcomer:
    """Sees the tile that is nearest, a cheap stall, a fine hour; no day as a whole."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.seed = game, seed

    def choose(self, view: Fresco, question: Question) -> Advice:
        chance = luck(self.seed, question.step)
        actions: list[Any] = legal(self.game, view)
        frame: object = view.top
        match frame:
            case WakeFrame():
                return _hour(view, actions, chance)
            case PlanFrame():
                return _place(view, actions, chance)
            case MarketFrame():
                return _buy(view, actions, chance)
            case CathedralFrame():
                return _restore(view, actions, chance)
            case WorkshopFrame():
                return _work(view, actions, chance)
            case LandingFrame():
                return Advice(LandOn(frame.forward), "forward", {"n": frame.forward - frame.back})
            case _:
                return _other(actions, chance)


def _slip(chance: Chance) -> bool:
    return chance.below(SLIP) == 0


def _hour(view: Fresco, actions: list[Wake], chance: Chance) -> Advice:
    """Late hours are cheap and good for the mood; sometimes an earlier one looks tempting."""
    late = sorted(actions, key=lambda action: -action.line)
    action = late[chance.below(min(2, len(late))) if _slip(chance) else 0]
    time, mood, cost = box(view).hours[action.line]
    return Advice(action, "hour", {"hour": time, "mood": mood, "price": cost})


def _payable(view: Fresco, here: Box) -> int:
    """How many tiles could be restored one after the other with what is there."""
    paints = list(view.mover.paints)
    n = 0
    for space in sorted(affordable(view, view.top.seat), key=lambda space: -here.tiles[view.ceiling[space]].points):
        needed = here.tiles[view.ceiling[space]].paints
        if not missing(paints, needed):
            n += 1
            for paint in needed:
                paints[paint] -= 1
    return n


def _wishes(view: Fresco, chance: Chance) -> list[int]:
    """Columns in the order in which a newcomer thinks of them."""
    here, master = box(view), view.mover
    seat = view.top.seat
    cost = price(view, seat)
    payable = _payable(view, here)
    wishes = [CATHEDRAL] * min(3, max(1, payable))
    if master.money >= cost:
        wishes += [MARKET] * min(2, max(1, master.money // max(1, cost)))
    else:
        wishes += [STUDIO]
    if sum(master.paints[paint] for paint in BASIC) >= 2:
        wishes.append(WORKSHOP)
    if not view.final and master.mood < 0:
        wishes.append(LAST)
    if view.final and payable > 1:
        wishes.append(LAST)
    rest = [STUDIO, MARKET, WORKSHOP, STUDIO, STUDIO, MARKET, WORKSHOP, LAST, LAST, LAST]
    if _slip(chance):
        chance.shuffle(rest)
    return wishes + rest


def _place(view: Fresco, actions: list[Action], chance: Chance) -> Advice:
    if isinstance(actions[0], ConfirmPlan):
        return Advice(actions[0], "plan_done")
    plan = view.mover.plan
    open_columns = {action.column for action in actions if isinstance(action, PlaceAssistant)}
    wanted = [0] * COLUMNS
    for column in _wishes(view, chance):
        wanted[column] += 1
        if column in open_columns and wanted[column] > plan[column]:
            return Advice(PlaceAssistant(column), "plan", {"column": column, "n": wanted[column], "final": view.final})
    return Advice(actions[chance.below(len(actions))], "plan_rest")


def _buy(view: Fresco, actions: list[Action], chance: Chance) -> Advice:
    goods = box(view).goods
    tiles = [action for action in actions if isinstance(action, BuyGoods)]
    if not tiles:
        ends = [action for action in actions if isinstance(action, CloseStall)]
        if isinstance(actions[-1], Leave):
            return Advice(actions[-1], "nothing_to_buy")
        return Advice(ends[0], "bought_enough" if view.top.left else "all_carry", {"stall": ends[0].stall})
    dream = wish(view)

    def use(action: BuyGoods) -> int:
        """Paints, and once more those that the tile of one's dreams is missing."""
        paints = goods[action.tile].paints
        return len(paints) + 2 * sum(dream is not None and paint in dream.missing for paint in set(paints))

    action = tiles[chance.below(len(tiles))] if _slip(chance) else max(tiles, key=use)
    return Advice(action, "buy", {"paints": goods[action.tile].paints})


def _restore(view: Fresco, actions: list[Action], chance: Chance) -> Advice:
    here = box(view)
    tiles = [action for action in actions if isinstance(action, Restore)]

    def points(action: Restore) -> int:
        near = 2 if action.space in ROUND[view.bishop] else 3 if action.space == view.bishop else 0
        return here.tiles[view.ceiling[action.space]].points + near

    if tiles:
        action = tiles[chance.below(len(tiles))] if _slip(chance) else max(tiles, key=points)
        bonus = points(action) - here.tiles[view.ceiling[action.space]].points
        return Advice(action, "restore", {"points": points(action), "bonus": bonus})
    dream = wish(view) if view.left > box(view).data.ending.tiles and not view.final else None
    altars = [action for action in actions if isinstance(action, RestoreAltar) and _spare(view, dream, action.paints)]
    if altars:
        altar = max(altars, key=lambda action: here.altar(action.paints))
        return Advice(altar, "altar", {"points": here.altar(altar.paints)})
    return Advice(actions[-1], "nothing_to_restore")


def _spare(view: Fresco, dream: Wish | None, paints: Iterable[Paint]) -> bool:
    """Whether these paints are not kept for the tile of one's dreams."""
    left = list(view.mover.paints)
    for paint in paints:
        left[paint] -= 1
    return dream is None or all(left[paint] >= dream.kept[paint] for paint in PAINTS)


def _work(view: Fresco, actions: list[Action], chance: Chance) -> Advice:
    requests = [action for action in actions if isinstance(action, BeginRequest)]
    if requests and not _slip(chance):
        request = requests[chance.below(len(requests))]
        return Advice(request, "request", {"stack": request.stack})
    blends = [action for action in actions if isinstance(action, Blend)]
    if not blends:
        return Advice(actions[-1], "nothing_to_blend")
    dream = wish(view)
    towards = [blend for blend in blends if dream is not None and (blend.first, blend.second) in dream.blends]
    free = [blend for blend in blends if _spare(view, dream, (blend.first, blend.second))]
    some = towards or free
    if not some:
        return Advice(actions[-1], "nothing_to_blend")
    blend = some[chance.below(len(some))]
    made = box(view).all_recipes[blend.first, blend.second]
    return Advice(blend, "blend", {"paint": made})


def _other(actions: list[Action], chance: Chance) -> Advice:
    """Anything goes: a card, a tile for a request, Leonardo's way."""
    cards = [action for action in actions if isinstance(action, TakePortrait)]
    some = cards or actions
    action = some[chance.below(len(some))]
    if isinstance(action, LeonardoRestores):
        return Advice(action, "leonardo_tile", {"space": action.space})
    if isinstance(action, TakePortrait):
        return Advice(action, "portrait", {"card": action.card})
    return Advice(action, "any")
