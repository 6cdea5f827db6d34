"""6.3: lay a roof and its spire in one: a card for the tile and two for the spire, or more with Buddha and bowl."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.games.pagoda.actions.column import paid_reasons
from desktop.games.pagoda.actions.tile import tile_fits, tile_moment, tile_place
from desktop.games.pagoda.building import count_column, crown, gain_ability, mourn, start_building
from desktop.games.pagoda.colour import Ability, Colour
from desktop.games.pagoda.data import Tile, all_tiles
from desktop.games.pagoda.payment import HAND, OPEN, distinct, holds, pairs, pay, spire_payments, spire_way
from desktop.games.pagoda.refusals import ability_missing, basic, is_building, not_in_hand, room, why
from desktop.games.pagoda.state import (
    CORNERS,
    AlternativeFrame,
    BuildFrame,
    Card,
    EndFrame,
    FreeColumnFrame,
    Pagodas,
    TurnFrame,
)


class LayRoof(Action, frozen=True):
    """A tile, roof side up, with the spire on it. `cards` pay for the tile, `spire` for both columns of the spire:
    two of its colour, or with the bowl a pair for either."""

    when: ClassVar = (TurnFrame, BuildFrame, AlternativeFrame, FreeColumnFrame, EndFrame)

    site: int
    tile: Tile
    cards: tuple[Card, ...]
    spire: tuple[Card, ...]

    @classmethod
    def candidates(cls, state: Pagodas) -> Iterable[LayRoof]:
        builder, top = state.actor, state.laws.top
        bowl = not state.simple
        for index, site in enumerate(state.sites):
            if site.complete or (site.floor != top and site.columns < CORNERS):
                continue
            for tile in all_tiles(state.edition):
                if tile.colour != site.colour:
                    continue
                singles = sorted(distinct(builder), key=lambda card, own=tile.colour: card.colour != own)
                ways = [(card,) for card in singles if card.colour == tile.colour or site.floor == top]
                if not state.simple and site.floor == top and tile in state.tiles:
                    ways += [pair for pair in pairs(builder) if pair[0].colour != tile.colour]
                for cards in ways:
                    spires = spire_payments(builder, tile.roof, bowl, cards)
                    if not any(spire_way(spire, tile.roof) == "plain" for spire in spires):
                        # the plain mistake before those of the bowl: what is said of a try is the first of them
                        spires = _short(builder.open, builder.hand, tile, cards) + spires
                    yield from (cls(index, tile, cards, spire) for spire in spires)

    @classmethod
    def legal(cls, state: Pagodas) -> Iterable[LayRoof]:
        if not is_building(state) or room(state, spire=True) is not None:
            return ()
        found: list[LayRoof] = []
        builder, top, seat = state.actor, state.laws.top, state.top.seat
        for index, site in enumerate(state.sites):
            if site.complete or site.columns != CORNERS or site.floor != top:
                continue
            colour = site.colour
            assert colour is not None
            ways: list[tuple[Card, ...]] = []
            if colour in builder.open:
                ways.append((OPEN[colour],))
            if colour in builder.hand:
                ways.append((HAND[colour],))
            if state.usable(seat, Ability.BUDDHA):
                ways += [pair for pair in pairs(builder) if pair[0].colour != colour]
            bowl = state.usable(seat, Ability.BOWL)
            for tile in state.tiles if ways else ():
                if tile.colour == colour:
                    for cards in ways:
                        found += [cls(index, tile, cards, s) for s in spire_payments(builder, tile.roof, bowl, cards)]
        return found

    def refusal(self, state: Pagodas) -> Refusal | None:
        return basic(self._reasons(state))

    def _reasons(self, state: Pagodas) -> Iterator[Refusal]:
        if isinstance(state.top, (AlternativeFrame, FreeColumnFrame)):
            yield why("alternative_no_roof", "alternative_column")
            return
        moment = tile_moment(state)
        if moment is not None:
            yield moment
            return
        if not holds(state.actor, self.cards + self.spire):
            yield not_in_hand(self.cards + self.spire)
            return
        place = list(tile_place(state, self.site, roof=True))
        yield from place
        if place:
            return
        yield from tile_fits(state, state.sites[self.site], self.tile)
        limit = room(state, spire=True)
        if limit is not None:
            yield limit
        yield from self._payment_reasons(state)

    def _payment_reasons(self, state: Pagodas) -> Iterator[Refusal]:
        roof = list(paid_reasons(state, self.cards, self.tile.colour, Ability.BUDDHA))
        ability_last = [reason for reason in roof if reason.code in _ABILITY_CODES]
        yield from (reason for reason in roof if reason.code not in _ABILITY_CODES)
        match spire_way(self.spire, self.tile.roof):
            case "short" if not self.spire:
                yield why("spire_missing", "roof", colour=self.tile.roof)
            case "short":
                yield why("spire_two_cards", "spire_payment", colour=self.tile.roof)
            case "unequal":
                yield why("pair_unequal", "bowl", ability=Ability.BOWL)
            case "count":
                yield why("card_count", "spire_payment", n=len(self.spire))
            case "bowl":
                yield from ability_last
                missing = ability_missing(state, Ability.BOWL)
                if missing is not None:
                    yield missing
                return
            case "plain":
                pass
        yield from ability_last

    def perform(self, state: Pagodas) -> Iterator[Event | None]:
        start_building(state)
        bowl = spire_way(self.spire, self.tile.roof) == "bowl"
        yield from pay(state, self.site, self.cards, "tile", Ability.BUDDHA if len(self.cards) == 2 else None)
        yield from pay(state, self.site, self.spire, "spire", Ability.BOWL if bowl else None)
        yield from count_column(state)
        yield from crown(state, self.site, self.tile)
        yield from gain_ability(state, self.tile.colour)
        yield from mourn(state, self.tile.colour)


_ABILITY_CODES = ("ability_used", "ability_empty", "simple_no_abilities")


def _short(open_: list[Colour], hand: list[Colour], tile: Tile, cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """The spire with one matching card, or with none: what somebody might try who lacks the second."""
    if open_.count(tile.roof) > cards.count(OPEN[tile.roof]):
        return [(OPEN[tile.roof],)]
    if hand.count(tile.roof) > cards.count(HAND[tile.roof]):
        return [(HAND[tile.roof],)]
    return [()]
