"""Why something is refused: reasons in the order of the rules (9), the most basic mistake first, at most two."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.engine.action import Refusal
from desktop.games.pagoda.colour import Ability
from desktop.games.pagoda.state import BuildFrame, Card, Pagodas, TurnFrame

ANCHORS = {
    Ability.LANTERN: "lantern", Ability.DRAGON: "dragon", Ability.BUDDHA: "buddha", Ability.BOWL: "bowl",
    Ability.FAN: "fan",
}  # fmt: skip


def why(code: str, rule: str, **params: Any) -> Refusal:
    """A reason with its paragraph and values."""
    return Refusal(code, rule, params)


def basic(reasons: Iterator[Refusal]) -> Refusal | None:
    """The first reason, with the second one beside it; None when there is none."""
    first = next(reasons, None)
    if first is None:
        return None
    second = next(reasons, None)
    return first if second is None else Refusal(first.code, first.rule, first.params, (second,))


def not_in_hand(cards: tuple[Card, ...]) -> Refusal:
    """The cards are not held (any more)."""
    return why("cards_not_held", "payment", n=len(cards))


def ability_missing(state: Pagodas, ability: Ability) -> Refusal | None:
    """Why an ability cannot be used now, None when it can (6.6)."""
    if state.simple:
        return why("simple_no_abilities", "simple", ability=ability)
    if ability in state.turn.used:
        return why("ability_used", "once_a_turn", ability=ability)
    if not state.actor.uses[ability]:
        return why("ability_empty", ANCHORS[ability], ability=ability)
    return None


def is_building(state: Pagodas) -> bool:
    """Whether the open frame is one in which builds of a normal turn are made."""
    return isinstance(state.top, (TurnFrame, BuildFrame))


def room(state: Pagodas, spire: bool = False) -> Refusal | None:
    """Why no further column or spire may be built in this turn, None when one may (6.11)."""
    laws, built = state.laws, state.turn.columns
    if built < laws.columns:
        return None
    if built >= laws.lantern_columns or Ability.LANTERN in state.turn.used:
        return why("limit_lantern", "lantern", limit=laws.lantern_columns, spire=spire)
    if state.usable(state.top.seat, Ability.LANTERN):
        return None
    return why("limit", "limit", limit=laws.columns, spire=spire)
