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
from desktop.games.burano.bot.turn import Line, TurnSearch
from desktop.games.burano.bot.worth import own_worth
from desktop.games.burano.state import Burano, CatchFrame, TowerFrame
from desktop.games.burano.view import unseen

SLIP_CHOICES = 5


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
        known = season.decide(view)
        if known is not None:
            return known
        return self._search(view, seat, chance)

    def _search(self, view: Burano, seat: int, chance: Chance) -> Action:
        """The best way through the turn; the rest of it is remembered as far as it can be foreseen."""
        search = TurnSearch(self.game, seat, self.style)
        lines = search.best(self.game.determinize(view, chance))
        path = self._picked(lines, chance) if lines else ()
        if not path:
            return EndTurn() if EndTurn() in legal(self.game, view) else legal(self.game, view)[0]
        return self._follow(view, [*path, EndTurn()])

    def _picked(self, lines: list[Line], chance: Chance) -> tuple[Action, ...]:
        """The best way, or by a slip one of the next that begin otherwise."""
        if chance.below(100) >= self.style.slips:
            return lines[0].path
        others: dict[Action | None, tuple[Action, ...]] = {}
        for line in lines[1:]:
            first = line.path[0] if line.path else None
            if first != (lines[0].path[0] if lines[0].path else None):
                others.setdefault(first, line.path)
        found = list(others.values())[:SLIP_CHOICES]
        return found[chance.below(len(found))] if found else lines[0].path

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
