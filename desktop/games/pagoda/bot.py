"""Computer players. All see a view only; each level adds a thought to the one below.

random  any legal action
easy    takes the most points that one build makes, with slips
normal  plans a whole turn, with half an eye on what the opponent's open cards can answer
hard    weighs each turn against the opponent's best reply over what may be hidden, and what comes after it
"""

from __future__ import annotations

from typing import Any

from desktop.bots.bot import Advice, Bot, Question, luck
from desktop.bots.random_bot import RandomBot
from desktop.engine.action import Action
from desktop.engine.play import legal
from desktop.games.pagoda.actions import DrawAgain, EndTurn, UseFan
from desktop.games.pagoda.judgement import Taste
from desktop.games.pagoda.planner import Planner, throw
from desktop.games.pagoda.state import AlternativeFrame, BlockedFrame, DragonFrame, Pagodas
from desktop.games.pagoda.turns import score_of

SLIP = 15  # of a hundred decisions the easy bot takes the second best
SAMPLES = 8  # hidden hands that the hard bot imagines
HALF_AN_EYE = Taste(reply=0.4, next=0, win=10, uses=(0, 0, 0, 0, 0), hidden=False)


def make(game: Any, level: str, seed: int) -> Bot:
    """A bot of a level."""
    match level:
        case "random":
            return RandomBot(game, seed)
        case "easy":
            return Easy(game, seed)
        case "normal":
            return Planner(game, seed, 1, HALF_AN_EYE)
        case _:
            return Planner(game, seed, SAMPLES)


class Easy:
    """A newcomer: the most points now, sometimes the second best; ends when nothing more can be built."""

    def __init__(self, game: Any, seed: int) -> None:
        self.game, self.seed = game, seed

    def choose(self, view: Pagodas, question: Question) -> Advice:
        if isinstance(view.top, DragonFrame) and view.top.discarded >= 2:
            return Advice(DrawAgain(), "draw")
        if isinstance(view.top, (DragonFrame, AlternativeFrame, BlockedFrame)):
            return throw(view)
        chance = luck(self.seed, question.step)
        actions = legal(self.game, view)
        chance.shuffle(actions)
        ranked = sorted(((self._worth(view, action), -i) for i, action in enumerate(actions)), reverse=True)
        place = int(len(ranked) > 1 and chance.below(100) < SLIP)
        worth, index = ranked[place]
        return Advice(actions[-index], "points_now" if worth >= 1 else "end", {"points": int(worth)})

    def _worth(self, view: Pagodas, action: Action) -> float:
        """Points that an action makes; ending a turn comes after every build, other turns than the usual one last."""
        if isinstance(action, EndTurn):
            return 0.5
        if isinstance(action, UseFan):
            return 0.4
        after = view.clone()
        for _ in action.perform(after):
            pass
        return score_of(after, view.top.seat) - score_of(view, view.top.seat)
