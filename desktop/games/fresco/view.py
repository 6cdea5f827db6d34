"""What a seat may see, and a guess at the rest (5.5): paints, money and plans are behind screens."""

from __future__ import annotations

from desktop.engine.chance import SEED_LIMIT, Chance
from desktop.games.fresco.box import box
from desktop.games.fresco.paints import BASIC, BLENDED, HIDDEN, KINDS, SPECIAL
from desktop.games.fresco.state import COLUMNS, Fresco, PlanFrame, PlanningFrame


def view(state: Fresco, seat: int | None) -> Fresco:
    """A copy as a seat (None: spectators) sees it."""
    seen = state.clone()
    seen.seed = None
    for who, master in enumerate(seen.masters):
        if who == seat or master.leonardo:
            continue
        master.money = HIDDEN
        master.paints = [HIDDEN] * KINDS
        if not state.revealed:
            master.plan = ()
    return seen


def determinize(view: Fresco, chance: Chance) -> Fresco:
    """A whole state that agrees with a view."""
    state = view.clone()
    state.seed = chance.below(SEED_LIMIT)
    planned = _planned(state)
    for who, master in enumerate(state.masters[: state.players]):
        if master.money == HIDDEN:
            master.money = chance.below(13 + 2 * len(master.tiles))
        if master.paints[0] == HIDDEN:
            _guess_paints(state, who, chance)
        if not master.plan and planned is not None:
            master.plan = _guess_plan(state, who, chance) if who in planned else (0,) * COLUMNS
    return state


def _planned(state: Fresco) -> frozenset[int] | None:
    """Players whose plan is made and still secret; None when nobody plans now."""
    for frame in state.agenda:
        if isinstance(frame, PlanningFrame):
            done = frame.at - isinstance(state.top, PlanFrame)
            return frozenset(frame.order[:done])
    return None


def _guess_paints(state: Fresco, who: int, chance: Chance) -> None:
    """Some basic paints, fewer blended ones, rarely a special one; a newcomer's are those of the start."""
    paints = [0] * KINDS
    for paint in BASIC:
        paints[paint] = chance.below(4)
    for paint in BLENDED:
        paints[paint] = max(0, chance.below(4) - 1)
    if state.options["specials"]:
        for paint in SPECIAL:
            paints[paint] = max(0, chance.below(4) - 2)
    state.masters[who].paints = paints


def _guess_plan(state: Fresco, who: int, chance: Chance) -> tuple[int, ...]:
    """Any plan that uses the whole crew."""
    plan = [0] * COLUMNS
    spaces = box(state).data.crew.spaces
    while sum(plan) < state.masters[who].crew:
        column = chance.below(COLUMNS)
        if plan[column] < spaces:
            plan[column] += 1
    return tuple(plan)
