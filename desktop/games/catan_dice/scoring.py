"""Points and places (rules 3.3, 7, 8.2, 8.3)."""

from __future__ import annotations

from desktop.engine.breakdown import Score, Standing, ranked
from desktop.games.catan_dice.data import TABLES, Data
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.state import HIDDEN, CatanDice, What, X

_SOURCE = {
    What.ROAD: "roads",
    What.SETTLEMENT: "settlements",
    What.CITY: "cities",
    What.KNIGHT: "knights",
    What.CASTLE: "castles",
}


def score(state: CatanDice, seat: int) -> Score:
    """Where every point of a seat comes from: a branch a kind, a leaf a thing built."""
    island, sheet = island_of(state), state.sheets[seat]
    parts: list[Score] = []
    for what in island.kinds:
        leaves = [
            Score("built", mark.points, {"what": mark.what, "place": mark.place, "turn": mark.turn})
            for mark in sheet.marks
            if mark.what is what and mark.points
        ]
        if leaves:
            parts.append(Score.of(_SOURCE[what], leaves, n=len(leaves)))
    x = 0 if state.options["no_x_penalty"] else island.x
    empty = [Score("x", x, {"turn": turn}) for turn, box in enumerate(sheet.boxes, 1) if box == X]
    if empty:
        parts.append(Score.of("empty", empty, n=len(empty)))
    road_points, army_points = island.title_points(state)
    if state.longest_road == seat:
        parts.append(Score("longest_road", road_points, {"n": island.road_length(state, seat)}))
    if state.largest_army == seat:
        parts.append(Score("largest_army", army_points, {"n": island.army(state, seat)}))
    return Score.of("total", parts)


def total(state: CatanDice, seat: int) -> int:
    """The sum of that tree, without building it."""
    island, sheet = island_of(state), state.sheets[seat]
    points = 0
    for mark in sheet.marks:
        points += mark.points
    if X in sheet.boxes and not state.options["no_x_penalty"]:
        points += island.x * sheet.boxes.count(X)
    if island.goal:
        road_points, army_points = island.title_points(state)
        points += road_points * (state.longest_road == seat) + army_points * (state.largest_army == seat)
    return points


def standings(state: CatanDice) -> tuple[Standing, ...]:
    """Most points first; equal totals share the place."""
    return ranked([total(state, seat) for seat in range(len(state.sheets))])


def rank(points: int, edition: str = "") -> str:
    """The rank of a solo game on Island One (rules 8.1)."""
    data: Data = TABLES.data(edition)
    return [rank.id for rank in data.solo.ranks if points >= rank.least or rank is data.solo.ranks[0]][-1]


def box_points(state: CatanDice, box: int) -> int | None:
    """What a box counts; None while it is hidden."""
    if box == HIDDEN:
        return None
    if box == X:
        return 0 if state.options["no_x_penalty"] else island_of(state).x
    return box
