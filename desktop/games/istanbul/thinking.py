"""Whole turns, thought through on copies of a view. What chance decides is weighed by its odds; cards that are drawn stay
face down and count as an average card, so nothing hidden is looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.chance import number
from desktop.engine.play import play
from desktop.games.istanbul import actions as act
from desktop.games.istanbul.actions.dice import VisitBlackMarket, VisitTeaHouse
from desktop.games.istanbul.frames import EncountersFrame, EndFrame, MoveFrame, RedFrame, TurnOver
from desktop.games.istanbul.game import GAME
from desktop.games.istanbul.pieces import Good, Place
from desktop.games.istanbul.sensible import sensible
from desktop.games.istanbul.state import Bazaar

WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}  # of 36
Judge = Callable[[Bazaar], float]


class Plan(Struct, frozen=True):
    """A way to spend the rest of a turn: its value, its likeliest actions, and the positions it leads to with their
    odds."""

    value: float
    line: tuple[Action, ...]
    ends: tuple[tuple[float, Bazaar], ...]


def plans(state: Bazaar, seat: int, judge: Judge, narrow: bool = False) -> list[Plan]:
    """The best way to go on after each sensible action, best first (equal ones in their order)."""
    found = [_after(state, action, seat, judge, narrow) for action in sensible(state, narrow)]
    found.sort(key=lambda plan: -plan.value)
    return found


def best(state: Bazaar, seat: int, judge: Judge, narrow: bool) -> Plan:
    """The best way to spend the rest of the turn."""
    frame = state.agenda[-1] if state.agenda else None
    if frame is None or frame.seat != seat or isinstance(frame, MoveFrame):
        return Plan(judge(state), (), ((1.0, state),))
    choices = sensible(state, narrow)
    if len(choices) == 1 and isinstance(frame, (EncountersFrame, EndFrame)):
        return Plan(judge(state), (act.EndTurn(),), ((1.0, state),))  # nothing but to end the turn
    top: Plan | None = None
    for action in choices:
        if isinstance(action, act.EndTurn):
            plan = Plan(judge(state), (action,), ((1.0, state),))
        else:
            plan = _after(state, action, seat, judge, narrow)
        if top is None or plan.value > top.value:
            top = plan
    assert top is not None
    return top


def _after(state: Bazaar, action: Action, seat: int, judge: Judge, narrow: bool) -> Plan:
    """An action, then the best for the rest; over the outcomes of chance the mean, with the likeliest as the line."""
    following = outcomes(state, action)
    if len(following) == 1:
        rest = best(following[0][1], seat, judge, narrow)
        return Plan(rest.value, (action, *rest.line), rest.ends)
    value, weight, line = 0.0, -1.0, (action,)
    ends: list[tuple[float, Bazaar]] = []
    for odds, after in following:
        rest = best(after, seat, judge, narrow)
        value += odds * rest.value
        ends += [(odds * part, end) for part, end in rest.ends]
        if odds > weight:
            weight, line = odds, (action, *rest.line)
    return Plan(value, line, tuple(ends))


def outcomes(state: Bazaar, action: Action) -> list[tuple[float, Bazaar]]:
    """Positions after an action with their odds. Only dice that bring goods or Lira are told apart."""
    if isinstance(action, VisitTeaHouse):
        red = Good.FABRIC in state.me.tiles
        hit = tea_odds(action.number, red)
        return [
            (odds, _rolled(state, action, total))
            for odds, total in ((hit, 12), (1 - hit, action.number - 1))
            if odds > 0 and total >= 2
        ]
    if isinstance(action, VisitBlackMarket):
        red = Good.FABRIC in state.me.tiles
        totals = {n: total for total in range(12, 1, -1) for n in (state.data.black_market.jewelry[total - 2],)}
        odds = jewelry_odds(state.data.black_market.jewelry, red)
        return [(p, _rolled(state, action, totals[n])) for n, p in odds if p > 0]
    if isinstance(action, act.Reroll):
        return [(ways / 36, _rolled(state, action, total)) for total, ways in WAYS.items()]
    after = state.clone()
    play(GAME, after, action)
    return [(1.0, after)]


def _rolled(state: Bazaar, action: Action, total: int) -> Bazaar:
    """A position after an action whose two dice show a total; a red tile has had its say in the odds already."""
    after = state.clone()
    after.seed = seed_for(after.drawn, total)
    play(GAME, after, action)
    if isinstance(after.agenda[-1], RedFrame):
        play(GAME, after, act.Keep())
    return after


@lru_cache(maxsize=4096)
def seed_for(drawn: int, total: int) -> int:
    """A seed whose next two draws are dice of a total."""
    seed = 0
    while number(seed, drawn + 1, 6) + number(seed, drawn + 2, 6) + 2 != total:
        seed += 1
    return seed


@lru_cache(maxsize=64)
def tea_odds(named: int, red: bool) -> float:
    """The chance to reach a number, with the red tile used well."""
    plain = sum(ways for total, ways in WAYS.items() if total >= named) / 36
    if not red:
        return plain
    hit = 0.0
    for a in range(1, 7):
        for b in range(1, 7):
            sure = max(a + b, a + 4, 4 + b) >= named
            hit += (1.0 if sure else plain) / 36
    return hit


@lru_cache(maxsize=8)
def jewelry_odds(jewelry: tuple[int, ...], red: bool) -> tuple[tuple[int, float], ...]:
    """(jewelry, odds) of a black market roll, with the red tile used for the most jewelry."""
    plain: dict[int, float] = {}
    for total, ways in WAYS.items():
        plain[jewelry[total - 2]] = plain.get(jewelry[total - 2], 0.0) + ways / 36
    if not red:
        return tuple(sorted(plain.items()))
    mean = sum(n * p for n, p in plain.items())
    odds: dict[int, float] = {}
    for a in range(1, 7):
        for b in range(1, 7):
            sure = max(jewelry[total - 2] for total in (a + b, a + 4, 4 + b))
            for n, p in ((sure, 1.0),) if sure >= mean else tuple(plain.items()):
                odds[n] = odds.get(n, 0.0) + p / 36
    return tuple(sorted(odds.items()))


def again(state: Bazaar, seat: int) -> Bazaar:
    """The seat's next turn as if the others stood still."""
    following = state.clone()
    following.agenda[:] = [TurnOver(seat), MoveFrame(seat)]
    following.yellow_used = False
    return following


def imagined(view: Bazaar, seed: int) -> Bazaar:
    """A copy to think on: chance has a seed, hidden cards stay hidden."""
    state = view.clone()
    state.seed = seed
    return state


def place_of(plan: Plan) -> Place | None:
    """Where a plan's walk leads."""
    return next((action.place for action in plan.line if isinstance(action, act.Move)), None)
