"""Why a computer player does what it does, as codes and values for the game's words (text/hints.py)."""

from __future__ import annotations

from typing import Any

from desktop.engine.action import Action
from desktop.games.catan_dice.actions.building import Build
from desktop.games.catan_dice.faces import hand_of
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.outlook import aim, payable, points_of, road_goal
from desktop.games.catan_dice.paying import could_build
from desktop.games.catan_dice.state import CatanDice, What

Reason = tuple[str, dict[str, Any]]
SURE = 0.995


def after(view: CatanDice, action: Action) -> CatanDice:
    """A copy on which the action is done; nothing that happens by itself follows."""
    copy = view.clone()
    for _ in action.perform(copy):
        pass
    return copy


def why_keep(view: CatanDice, seat: int, kept: int) -> Reason:
    """Kept is a hand's number (odds.py)."""
    found = aim(view, seat, kept, island_of(view).dice.throws - view.throws)
    if found is None:
        return "reroll_plain", {}
    params: dict[str, Any] = {"what": found.thing[0].value, "place": found.thing[1]}
    if found.chance >= SURE:
        return "keep_sure", params
    params["chance"] = round(100 * found.chance)
    if params["chance"] == 0:
        return "reroll_plain", {}
    if kept == 0:
        return "keep_none", params
    return "keep_for", {**params, "missing": [face.value for face in found.missing]}


def why_stop(view: CatanDice, seat: int) -> Reason:
    thing = payable(view, seat, hand_of(view.dice))
    return ("stop_plain", {}) if thing is None else ("stop", {"what": thing[0].value, "place": thing[1]})


def why_step(view: CatanDice, seat: int, action: Action, rest: list[Action]) -> Reason:
    """A step of a plan; `rest` are those that follow."""
    if not isinstance(action, Build):
        built = next((step for step in rest if isinstance(step, Build)), None)
        kind = "trade" if type(action).__name__ == "TradeGold" else "joker"
        return ("any", {}) if built is None else (kind, {"what": built.what.value, "place": built.place})
    then = after(view, action)
    road_points, army_points = island_of(view).title_points(view)
    if then.longest_road == seat != view.longest_road:
        return "build_title", {"title": "longest_road", "points": road_points}
    if then.largest_army == seat != view.largest_army:
        return "build_title", {"title": "largest_army", "points": army_points}
    if action.what is What.KNIGHT:
        return "build_knight", {}
    if action.what is What.ROAD:
        goal = road_goal(view, seat, action.place)
        if goal is None:
            return "build_more", {}
        what, place = goal
        opens = place in island_of(view).open(then, seat, what)
        return "build_opens" if opens else "build_road", {"goal_what": what.value, "goal": place}
    points = points_of(view, action.what, action.place)
    return "build", {"what": action.what.value, "place": action.place, "points": points}


def why_end(view: CatanDice, seat: int) -> Reason:
    if not could_build(view):
        return "end_none", {}
    island = island_of(view)
    direct = any(island.open(view, seat, what) for what in island.payable(hand_of(view.dice)))
    return ("end_wait", {}) if direct else ("end_save", {})
