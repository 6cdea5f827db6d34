"""A computer player: sees a view, guesses the rest, answers with an action and its reason."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec

from desktop.bots.bot import Advice, Question, luck
from desktop.engine.action import Action
from desktop.engine.chance import Chance, Unknown
from desktop.engine.play import legal, play
from desktop.games.burano.actions import DECK, EndTurn, TakeFish
from desktop.games.burano.bot import season
from desktop.games.burano.bot.reasons import reason_of
from desktop.games.burano.bot.style import Style
from desktop.games.burano.bot.tower import build
from desktop.games.burano.bot.turn import TurnSearch
from desktop.games.burano.bot.worth import own_worth
from desktop.games.burano.state import Burano, CatchFrame, TowerFrame
from desktop.games.burano.view import unseen


class Player:
    """A level. What it planned for a turn is kept by the positions it expects, so that it need not think twice."""

    def __init__(self, game: Any, style: Style, seed: int) -> None:
        self.game, self.style, self.seed = game, style, seed
        self._planned: dict[bytes, Action] = {}

    def choose(self, view: Burano, question: Question) -> Advice:
        chance = luck(self.seed, question.step)
        choices = legal(self.game, view)
        action = choices[0] if len(choices) == 1 else self._decision(view, choices, chance)
        why, params = reason_of(view, action)
        return Advice(action, why, params)

    def _decision(self, view: Burano, choices: list[Action], chance: Chance) -> Action:
        seat = view.top.seat
        if isinstance(view.top, CatchFrame):
            return self._catch(view, seat)
        planned = self._planned.get(_key(view))
        if planned is not None and planned in choices:
            return planned
        if isinstance(view.top, TowerFrame):
            return self._follow(view, build(view, seat, self.style, Chance(self.seed * 7 + view.season)))
        if self.style.slips and chance.below(100) < self.style.slips:
            return choices[chance.below(len(choices))]
        known = season.decide(view)
        if known is not None:
            return known
        return self._search(view, seat, chance)

    def _search(self, view: Burano, seat: int, chance: Chance) -> Action:
        """The best way through the turn; the rest of it is remembered as far as it can be foreseen."""
        search = TurnSearch(self.game, seat, self.style)
        lines = search.best(self.game.determinize(view, chance))
        path = lines[0].path if lines else ()
        if not path:
            return EndTurn() if EndTurn() in legal(self.game, view) else legal(self.game, view)[0]
        return self._follow(view, [*path, EndTurn()])

    def _follow(self, view: Burano, path: list[Action]) -> Action:
        """The first step of a path; the others are remembered by the positions in which they will be due."""
        self._planned.clear()
        expected = view.clone()
        try:
            for action, after in pairwise(path):
                play(self.game, expected, action)
                self._planned[_key(expected)] = after
        except Unknown:
            pass
        return path[0]

    def _catch(self, view: Burano, seat: int) -> Action:
        """The best card that lies open, or the draw pile if it is better on the average."""
        family = view.families[seat]
        hand = list(family.fish)

        def value(fish: Any) -> float:
            family.fish = [*hand, fish]
            return own_worth(view, seat, self.style)

        cards = unseen(view)
        best: tuple[float, int] = (-1e9, DECK)
        for slot, fish in enumerate(view.display):
            if fish is not None:
                best = max(best, (value(fish), -slot))
        if view.deck and cards:
            mean = sum(value(kind) * cards.count(kind) for kind in set(cards)) / len(cards)
            if mean > best[0]:
                best = (mean, 1)
        family.fish = hand
        return TakeFish(DECK if best[1] == 1 else -best[1])


def _key(view: Burano) -> bytes:
    return msgspec.msgpack.encode(view)
