"""The normal and the hard bot: they plan whole turns and weigh what the opponent could do then."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from desktop.bots.bot import Advice, Question
from desktop.engine.chance import Chance, keyed
from desktop.games.pagoda.actions import (
    BuildColumn,
    BuildFreely,
    DeclareAlternative,
    DeclareBlocked,
    Discard,
    DrawAgain,
    EndTurn,
    LayRoof,
    LayTile,
    UseDragon,
    UseFan,
)
from desktop.games.pagoda.colour import Ability, Colour
from desktop.games.pagoda.judgement import Judge, Taste, Verdict, dispensable
from desktop.games.pagoda.outlook import space_open
from desktop.games.pagoda.payment import HAND, OPEN, give
from desktop.games.pagoda.state import (
    AlternativeFrame,
    BlockedFrame,
    Card,
    DragonFrame,
    FreeColumnFrame,
    Pagodas,
    TurnFrame,
)
from desktop.games.pagoda.turns import Ending, endings, score_of

POOR = 4  # points of a turn that make a bot think of the dragon or the alternative turn
USEFUL = 1.5  # a card worth less than this goes with the dragon
WIDEST, WIDE = 200, 40  # turns that get a first glance, by their points; and of these the ones judged with all samples


class Planner:
    """Plans whole turns and weighs the opponent's reply to each, over `samples` imagined hidden hands."""

    def __init__(self, game: Any, seed: int, samples: int, taste: Taste | None = None) -> None:
        self.game, self.seed, self.samples = game, seed, samples
        self.taste = taste or Taste()

    def choose(self, view: Pagodas, question: Question) -> Advice:
        match view.top:
            case DragonFrame(discarded=discarded):
                own = view.actor.open + view.actor.hand
                if discarded and (not own or dispensable(view, own)[1] > USEFUL):
                    return Advice(DrawAgain(), "draw")
                return throw(view)
            case AlternativeFrame() | BlockedFrame():
                return throw(view)
            case FreeColumnFrame():
                return self._advice(view, *self._best(view, free_columns(view), lambda: False))
            case _:
                return self._turn(view, _patience(question))

    def _turn(self, view: Pagodas, hurry: Callable[[], bool]) -> Advice:
        if view.turn.alternative or (view.turn.blocked and not view.turn.tiles):
            return self._end(view, "end")
        found = endings(view, hurry)
        if isinstance(view.top, TurnFrame):
            if not found:
                return self._stuck(view)
            plan, verdict, most = self._best(view, found, hurry)
            instead = self._instead(view, plan, verdict, hurry) if plan.points <= POOR else None
            return instead or self._advice(view, plan, verdict, most)
        plan, verdict, most = self._best(view, found, hurry)
        if plan.actions:
            return self._advice(view, plan, verdict, most)
        return self._end(view, "hold" if most > 0 else "end", points=most)

    def _judge(self, view: Pagodas, samples: int) -> Judge:
        """The same imagined hands at every decision of a turn, so that a plan is kept to."""
        chance = Chance(keyed(self.seed, 1 << 62, view.turn.number))
        return Judge(view, view.top.seat, samples, chance, self.taste)

    def _best(self, view: Pagodas, found: list[Ending], hurry: Callable[[], bool]) -> tuple[Ending, Verdict, int]:
        """The best ending, its verdict, and the most points that any ending makes."""
        seat, most = view.top.seat, max(ending.points for ending in found)
        found = sorted(found, key=lambda ending: ending.points, reverse=True)[:WIDEST]
        if len(found) > WIDE:
            glance = self._judge(view, 1)
            rough = {
                id(ending): ending.points if hurry() else glance.verdict(ending.state, ending.points).value
                for ending in found
            }
            found = sorted(found, key=lambda ending: rough[id(ending)], reverse=True)[:WIDE]
        judge = self._judge(view, self.samples)
        best: tuple[Ending, Verdict] | None = None
        for ending in found:
            if best is not None and hurry():
                break
            verdict = judge.verdict(ending.state, ending.points, fan_pays(ending.state, seat))
            if best is None or verdict.value > best[1].value:
                best = ending, verdict
        assert best is not None
        return *best, most

    def _advice(self, view: Pagodas, plan: Ending, verdict: Verdict, most: int) -> Advice:
        """The first action of a plan, with the thought that speaks for it."""
        action, seat = plan.actions[0], int(view.top.seat)
        params: dict[str, Any] = {"points": plan.points, "reply": round(verdict.reply)}
        match action:
            case LayRoof():
                return Advice(action, "roof", params)
            case LayTile(site=site, tile=tile):
                if any(isinstance(later, BuildColumn) and later.site == site for later in plan.actions[1:]):
                    return Advice(action, "tile_then_column", {**params, "colour": tile.spots})
                if tile.spots not in view.builders[1 - seat].open:
                    return Advice(action, "tile_lacks", {**params, "colour": tile.spots})
                return Advice(action, "tile", params)
            case _:
                if plan.points < most:
                    return Advice(action, "deny", {**params, "most": most})
                return Advice(action, "points", params)

    def _end(self, view: Pagodas, reason: str, **params: Any) -> Advice:
        if fan_pays(view, view.top.seat) and UseFan().refusal(view) is None:
            return Advice(UseFan(), "fan", {"n": view.laws.fan_hand - len(view.actor.hand)})
        return Advice(EndTurn(), reason, params)

    def _stuck(self, view: Pagodas) -> Advice:
        """No normal turn: the dragon may help, then the alternative turn, then only discarding is left."""
        for action, reason in ((UseDragon(), "dragon"), (DeclareAlternative(), "alternative")):
            if action.refusal(view) is None:
                return Advice(action, reason)
        return Advice(DeclareBlocked(), "blocked")

    def _instead(self, view: Pagodas, plan: Ending, verdict: Verdict, hurry: Callable[[], bool]) -> Advice | None:
        """The dragon or the alternative turn, when the best normal turn is poor and one of them promises more."""
        if view.usable(view.top.seat, Ability.DRAGON):
            expected = self._judge(view, self.samples).redrawn(view, _kept(view))
            if expected > plan.points + 1:
                return Advice(UseDragon(), "dragon", {"points": plan.points, "expected": round(expected)})
        if space_open(view.sites):
            after = view.clone()
            for _ in range(view.laws.discards):
                give(after.actor, [throw_card(after)])
            other, judged, _ = self._best(after, free_columns(after), hurry)
            if judged.value > verdict.value + 0.5:
                return Advice(DeclareAlternative(), "alternative", {"points": other.points})
        return None


def _patience(question: Question) -> Callable[[], bool]:
    """Whether the thinking is to end now: the table is in a hurry, or the time is up."""
    seconds = question.budget.seconds
    if seconds is None:
        return question.hurry
    end = time.monotonic() + seconds
    return lambda: question.hurry() or time.monotonic() > end


def fan_pays(state: Pagodas, seat: int) -> bool:
    """Whether the fan would bring two cards or more."""
    return state.usable(seat, Ability.FAN) and len(state.builders[seat].hand) <= state.laws.fan_hand - 2


def free_columns(view: Pagodas) -> list[Ending]:
    """The columns that an alternative turn could build, of equal sites the first."""
    seat: int = view.top.seat
    found: list[Ending] = []
    for action in {(view.sites[a.site], a.colour): a for a in BuildFreely.legal(view)}.values():
        after = view.clone()
        for _ in action.perform(after):
            pass
        found.append(Ending((action,), after, score_of(after, seat) - score_of(view, seat)))
    return found


def throw_card(view: Pagodas) -> Card:
    """The card that the player to move misses least, an open one first."""
    own = view.actor
    colour, _ = dispensable(view, own.open + own.hand)
    return (OPEN if colour in own.open else HAND)[colour]


def throw(view: Pagodas) -> Advice:
    """Discard the card that is missed least."""
    card = throw_card(view)
    return Advice(Discard(card), "discard", {"colour": card.colour})


def _kept(view: Pagodas) -> list[Colour]:
    """The cards that would stay when the dragon takes every card of little use."""
    after = view.clone()
    while after.actor.open or after.actor.hand:
        if dispensable(after, after.actor.open + after.actor.hand)[1] > USEFUL:
            break
        give(after.actor, [throw_card(after)])
    return after.actor.open + after.actor.hand
