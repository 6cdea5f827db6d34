"""The computer players. Easy looks at its own gain of one turn and slips now and then; normal knows how far the next ruby
is; hard thinks through the turns after this one."""

from __future__ import annotations

import time
from typing import Any

from desktop.bots.bot import Advice, Question, luck
from desktop.bots.random_bot import RandomBot
from desktop.engine.action import Action
from desktop.games.istanbul.advice import reason
from desktop.games.istanbul.game import GAME
from desktop.games.istanbul.sensible import sensible
from desktop.games.istanbul.state import Bazaar
from desktop.games.istanbul.thinking import Judge, Plan, again, imagined, plans
from desktop.games.istanbul.worth import DEFAULT, Weights, outcome, worth

SLIP = 5  # the easy bot slips in one of so many choices
NEARLY = 9.0  # Lira: what it then takes for just as good
NEXT_TURN = 6  # plans of this turn that the hard bot looks further into
THIRD_TURN = 3  # and of the turn after it


def make(level: str, seed: int) -> Any:
    """A bot of a level; its luck comes from the seed and the step alone."""
    match level:
        case "random":
            return RandomBot(GAME, seed)
        case "easy":
            return EasyBot(seed)
        case "normal":
            return NormalBot(seed)
        case "hard":
            return HardBot(seed)
        case _:
            raise ValueError(level)


class Thinker:
    """What the levels have in common: a single choice is taken at once."""

    def __init__(self, seed: int, weights: Weights = DEFAULT) -> None:
        self.seed, self.weights = seed, weights

    def choose(self, view: Bazaar, question: Question) -> Advice:
        chance = luck(self.seed, question.step)
        state = imagined(view, chance.below(1 << 32))
        choices = sensible(state)
        if len(choices) == 1:
            plan = Plan(0.0, (choices[0],), ((1.0, state),))
        else:
            plan = self.plan(state, view.top.seat, question, chance.below(1 << 32))
        code, params = reason(view, plan.line)
        action: Action = plan.line[0]
        return Advice(action, code, params)

    def plan(self, state: Bazaar, seat: int, question: Question, luck: int) -> Plan:
        raise NotImplementedError


class EasyBot(Thinker):
    """Own gain now, no plan."""

    def plan(self, state: Bazaar, seat: int, question: Question, luck: int) -> Plan:
        def judge(now: Bazaar) -> float:
            return worth(now, seat, self.weights)

        found = plans(state, seat, judge)
        if luck % SLIP:
            return found[0]
        near = [plan for plan in found if plan.value >= found[0].value - NEARLY]
        return near[luck // SLIP % len(near)]


class NormalBot(Thinker):
    """A whole turn, by what is owned and how far the next rubies are."""

    def plan(self, state: Bazaar, seat: int, question: Question, luck: int) -> Plan:
        return plans(state, seat, self.judge(seat))[0]

    def judge(self, seat: int) -> Judge:
        return lambda now: outcome(now, seat, self.weights)


class HardBot(NormalBot):
    """This turn and the ones after it, as if the others stood still. What is gained sooner counts more, or everything
    good would be put off for ever."""

    turns = 2  # of one's own after this one
    first = NEXT_TURN  # plans of this turn that are looked further into
    then = THIRD_TURN
    now = 0.5  # how much this turn's own value counts

    def plan(self, state: Bazaar, seat: int, question: Question, luck: int) -> Plan:
        judge = self.judge(seat)
        found = plans(state, seat, judge)
        rounds = question.budget.rounds or self.first
        until = time.monotonic() + question.budget.seconds if question.budget.seconds else None
        top: tuple[float, Plan] | None = None
        for plan in found[:rounds]:
            value = self.mixed(plan, seat, judge, self.turns)
            if top is None or value > top[0]:
                top = (value, plan)
            if question.hurry() or (until is not None and time.monotonic() > until):
                break
        assert top is not None
        return top[1]

    def mixed(self, plan: Plan, seat: int, judge: Judge, turns: int) -> float:
        """The value of a plan now and when the turns after it are used well."""
        if not turns:
            return plan.value
        later = 0.0
        for odds, end in plan.ends:
            if end.finished or end.final_round:
                later += odds * judge(end)
                continue
            found = plans(again(end, seat), seat, judge, narrow=True)
            kept = found[: self.then if turns > 1 else 1]
            later += odds * max(self.mixed(best, seat, judge, turns - 1) for best in kept)
        return self.now * plan.value + (1 - self.now) * later
