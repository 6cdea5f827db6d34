"""6.1: build a column with a card of its colour, or with an equal pair and the rice bowl (6.9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.games.pagoda.building import count_column, mourn_site, raise_column, start_building
from desktop.games.pagoda.colour import COLOURS, Ability, Colour
from desktop.games.pagoda.payment import HAND, OPEN, distinct, holds, pairs, pay, unequal_pairs
from desktop.games.pagoda.refusals import ability_missing, basic, is_building, not_in_hand, room, why
from desktop.games.pagoda.state import (
    CORNERS,
    AlternativeFrame,
    BuildFrame,
    Card,
    EndFrame,
    FreeColumnFrame,
    Pagodas,
    Site,
    TurnFrame,
)


class BuildColumn(Action, frozen=True):
    """A column of a colour on a site; `cards`: one of that colour, or with the bowl two equal ones."""

    when: ClassVar = (TurnFrame, BuildFrame, AlternativeFrame, FreeColumnFrame, EndFrame)

    site: int
    colour: Colour
    cards: tuple[Card, ...]

    @classmethod
    def candidates(cls, state: Pagodas) -> Iterable[BuildColumn]:
        builder = state.actor
        singles = distinct(builder)
        joker = [] if state.simple else pairs(builder)
        if state.usable(state.top.seat, Ability.BOWL):
            joker += unequal_pairs(builder)
        for index, site in enumerate(state.sites):
            for card in singles:
                yield cls(index, card.colour, (card,))
            if site.complete or site.columns == CORNERS:
                continue
            for pair in joker:
                equal = pair[0].colour == pair[1].colour
                for colour in (COLOURS if equal else (pair[0].colour,)) if site.colour is None else (site.colour,):
                    if not equal or colour != pair[0].colour:
                        yield cls(index, colour, pair)

    @classmethod
    def legal(cls, state: Pagodas) -> Iterable[BuildColumn]:
        if not is_building(state) or room(state) is not None:
            return ()
        builder = state.actor
        open_, hand = builder.open, builder.hand
        joker = pairs(builder) if state.usable(state.top.seat, Ability.BOWL) else ()
        found: list[BuildColumn] = []
        for index, site in enumerate(state.sites):
            if site.columns == CORNERS or site.complete:
                continue
            colours = COLOURS if site.colour is None else (site.colour,)
            for colour in colours:
                if colour in open_:
                    found.append(cls(index, colour, (OPEN[colour],)))
            for colour in colours:
                if colour in hand:
                    found.append(cls(index, colour, (HAND[colour],)))
            for pair in joker:
                for colour in colours:
                    if colour != pair[0].colour:
                        found.append(cls(index, colour, pair))
        return found

    def refusal(self, state: Pagodas) -> Refusal | None:
        return basic(self._reasons(state))

    def _reasons(self, state: Pagodas) -> Iterator[Refusal]:
        moment = column_moment(state, len(self.cards) > 1)
        if moment is not None:
            yield moment
            return
        if not holds(state.actor, self.cards):
            yield not_in_hand(self.cards)
            return
        site = site_at(state, self.site)
        yield from column_place(state, self.site, self.colour)
        if site is None or site.complete or site.columns == CORNERS:
            return
        limit = room(state)
        if limit is not None:
            yield limit
        yield from paid_reasons(state, self.cards, self.colour, Ability.BOWL)

    def perform(self, state: Pagodas) -> Iterator[Event | None]:
        start_building(state)
        yield from pay(state, self.site, self.cards, "column", Ability.BOWL if len(self.cards) == 2 else None)
        yield from count_column(state)
        yield from raise_column(state, self.site, self.colour)
        yield from mourn_site(state, self.site)


def site_at(state: Pagodas, index: int) -> Site | None:
    """The site of a number, None when there is none."""
    return state.sites[index] if 0 <= index < len(state.sites) else None


def column_moment(state: Pagodas, ability: bool) -> Refusal | None:
    """Why this is no moment for a column paid by cards, None when it is."""
    match state.top:
        case AlternativeFrame(left=left):
            return why("alternative_cards_first", "alternative", left=left)
        case FreeColumnFrame() if ability:
            return why("alternative_abilities", "alternative", ability=Ability.BOWL)
        case FreeColumnFrame():
            return why("alternative_paid", "alternative_column", n=state.laws.discards)
        case EndFrame():
            return turn_done(state)
        case _:
            return None


def turn_done(state: Pagodas) -> Refusal:
    """Nothing is left in this turn but its end."""
    if state.turn.alternative:
        return why("alternative_over", "alternative_column")
    return why("blocked_over", "blocked")


def column_place(state: Pagodas, index: int, colour: Colour) -> Iterator[Refusal]:
    """Why a column of a colour cannot stand on a site; only the first of these is worth saying (6.1)."""
    site = site_at(state, index)
    if site is None:
        yield why("no_such_site", "sites", site=index)
    elif site.complete:
        yield why("site_finished", "finished", site=index)
    elif site.columns == CORNERS:
        yield why("floor_full", "four_corners", site=index, floor=site.floor)
    elif colour not in COLOURS:
        yield why("no_such_colour", "colours")
    elif site.colour is not None and colour != site.colour:
        code, rule = ("floor_colour", "one_colour") if site.columns else ("spots_colour", "spots")
        yield why(code, rule, site=index, floor=site.floor, need=site.colour, colour=colour)


def paid_reasons(state: Pagodas, cards: tuple[Card, ...], colour: Colour, ability: Ability) -> Iterator[Refusal]:
    """Why cards do not pay for one column or tile: a card of the colour, or an equal pair with an ability (5.3)."""
    match len(cards):
        case 1:
            if cards[0].colour != colour:
                yield why("card_colour", "payment", need=colour, colour=cards[0].colour)
        case 2:
            if cards[0].colour != cards[1].colour:
                yield why("pair_unequal", "bowl" if ability == Ability.BOWL else "buddha", ability=ability)
            missing = ability_missing(state, ability)
            if missing is not None:
                yield missing
        case n:
            yield why("card_count", "payment", n=n)
