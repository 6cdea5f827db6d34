"""6.2: lay a floor tile on a full floor with a card of its colour, or with an equal pair and the Buddha (6.10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.games.pagoda.actions.column import paid_reasons, site_at, turn_done
from desktop.games.pagoda.building import gain_ability, lay_floor, mourn, start_building
from desktop.games.pagoda.colour import Ability
from desktop.games.pagoda.data import Tile, all_tiles
from desktop.games.pagoda.outlook import blocked, gain, means, reachable, tiled
from desktop.games.pagoda.payment import HAND, OPEN, distinct, holds, pairs, pay, unequal_pairs
from desktop.games.pagoda.refusals import basic, is_building, not_in_hand, why
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


class LayTile(Action, frozen=True):
    """A tile, floor side up, on the four columns of a site; `cards`: one of its colour, or with the Buddha two equal."""

    when: ClassVar = (TurnFrame, BuildFrame, AlternativeFrame, FreeColumnFrame, EndFrame)

    site: int
    tile: Tile
    cards: tuple[Card, ...]

    @classmethod
    def candidates(cls, state: Pagodas) -> Iterable[LayTile]:
        builder = state.actor
        singles = [(card,) for card in distinct(builder)]
        joker = [] if state.simple else pairs(builder)
        odd = unequal_pairs(builder) if state.usable(state.top.seat, Ability.BUDDHA) else []
        every = all_tiles(state.edition)
        for index, site in enumerate(state.sites):
            for tile in every:
                fits = tile.colour == site.colour and site.columns == CORNERS and not site.complete
                if not fits and tile not in state.tiles:
                    continue  # two mistakes at once teach nothing
                # a card of its own colour; where the tile fits, whatever else could be tried
                for cards in singles:
                    if fits or cards[0].colour == tile.colour:
                        yield cls(index, tile, cards)
                if fits and tile in state.tiles:
                    for pair in joker:
                        if pair[0].colour != tile.colour:
                            yield cls(index, tile, pair)
                    for pair in odd:
                        yield cls(index, tile, pair)

    @classmethod
    def legal(cls, state: Pagodas) -> Iterable[LayTile]:
        if not is_building(state):
            return ()
        found: list[LayTile] = []
        builder, top = state.actor, state.laws.top
        joker = None
        for index, site in enumerate(state.sites):
            if site.columns != CORNERS or site.complete or site.floor == top:
                continue
            colour = site.colour
            assert colour is not None
            ways: list[tuple[Card, ...]] = []
            if colour in builder.open:
                ways.append((OPEN[colour],))
            if colour in builder.hand:
                ways.append((HAND[colour],))
            if state.usable(state.top.seat, Ability.BUDDHA):
                joker = pairs(builder) if joker is None else joker
                ways += [pair for pair in joker if pair[0].colour != colour]
            if not ways:
                continue
            for tile in state.tiles:
                if tile.colour == colour:
                    found += [cls(index, tile, cards) for cards in ways]
        if state.turn.columns or not found:
            return found
        return [action for action in found if action._leads_on(state)]

    def refusal(self, state: Pagodas) -> Refusal | None:
        return basic(self._reasons(state))

    def _reasons(self, state: Pagodas) -> Iterator[Refusal]:
        moment = tile_moment(state)
        if moment is not None:
            yield moment
            return
        if not holds(state.actor, self.cards):
            yield not_in_hand(self.cards)
            return
        place = list(tile_place(state, self.site, roof=False))
        yield from place
        if place and place[0].code != "top_is_roof":
            return
        site = state.sites[self.site]
        wrong = list(tile_fits(state, site, self.tile))
        yield from wrong
        paid = list(paid_reasons(state, self.cards, self.tile.colour, Ability.BUDDHA))
        yield from paid
        if not place and not wrong and not paid and not self._leads_on(state):
            yield why("column_lost", "look_ahead", spots=self.tile.spots)

    def _leads_on(self, state: Pagodas) -> bool:
        """The look-ahead of 5.4, waived for a blocked player (5.6)."""
        turn = state.turn
        if turn.columns or turn.blocked:
            return True
        laws, own = state.laws, means(state, state.top.seat)
        for card in self.cards:
            own.cards[card.colour] -= 1
        if len(self.cards) == 2:
            own.buddha = own.learns = False
        own = gain(laws, self.tile, own) or own
        sites = list(state.sites)
        sites[self.site] = tiled(sites[self.site], self.tile)
        if reachable(laws, sites, [tile for tile in state.tiles if tile != self.tile], own):
            return True
        return isinstance(state.top, TurnFrame) and blocked(state, state.top.seat)

    def perform(self, state: Pagodas) -> Iterator[Event | None]:
        if isinstance(state.top, TurnFrame) and blocked(state, state.top.seat):
            state.turn.blocked = True
        start_building(state)
        yield from pay(state, self.site, self.cards, "tile", Ability.BUDDHA if len(self.cards) == 2 else None)
        yield from lay_floor(state, self.site, self.tile)
        yield from gain_ability(state, self.tile.colour)
        yield from mourn(state, self.tile.colour)


def tile_moment(state: Pagodas) -> Refusal | None:
    """Why this is no moment for a tile or roof, None when it is."""
    match state.top:
        case AlternativeFrame() | FreeColumnFrame():
            return why("alternative_one_column", "alternative")
        case EndFrame():
            return turn_done(state)
        case _:
            return None


def tile_place(state: Pagodas, index: int, roof: bool) -> Iterator[Refusal]:
    """Why a site takes no floor tile, or no roof (6.2, 6.3)."""
    site = site_at(state, index)
    if site is None:
        yield why("no_such_site", "sites", site=index)
    elif site.complete:
        yield why("site_finished", "finished", site=index)
    elif site.columns < CORNERS:
        yield why("floor_not_full", "tile", site=index, floor=site.floor, n=CORNERS - site.columns)
    elif site.floor < state.laws.top and roof:
        yield why("roof_only_top", "roof", floor=site.floor, top=state.laws.top)
    elif site.floor == state.laws.top and not roof:
        yield why("top_is_roof", "roof", top=state.laws.top)


def tile_fits(state: Pagodas, site: Site, tile: Tile) -> Iterator[Refusal]:
    """Why a tile does not lie on the columns of a site, or is not there (6.2)."""
    if tile.colour != site.colour:
        yield why("tile_colour", "tile_colour", need=site.colour, colour=tile.colour)
    elif tile not in state.tiles:
        gone = not any(other.colour == tile.colour for other in state.tiles)
        yield why("colour_used_up" if gone else "tile_used_up", "dead" if gone else "tiles_once", colour=tile.colour)
