"""Looking ahead: can a column or spire still be built in this turn (5.4)? Is the player blocked (5.6)?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.games.pagoda.colour import Ability, Colour
from desktop.games.pagoda.data import Laws, Tile
from desktop.games.pagoda.payment import counts
from desktop.games.pagoda.state import CORNERS, Pagodas, Site


class Means:
    """What a player can still spend in a turn without a column: cards by colour, bowl and Buddha.

    `learns`: a blue tile would make the Buddha usable (it was not used in this turn)."""

    __slots__ = ("bowl", "buddha", "cards", "learns")

    def __init__(self, cards: list[int], bowl: bool, buddha: bool, learns: bool) -> None:
        self.cards, self.bowl, self.buddha, self.learns = cards, bowl, buddha, learns


def means(state: Pagodas, seat: int) -> Means:
    """What a seat holds now."""
    return Means(
        counts(state.builders[seat]),
        state.usable(seat, Ability.BOWL),
        state.usable(seat, Ability.BUDDHA),
        Ability.BUDDHA not in state.turn.used,
    )


def reachable(laws: Laws, sites: Sequence[Site], tiles: Sequence[Tile], own: Means) -> bool:
    """Whether some sequence of builds reaches a first column or spire. Exact: a tile that neither is built on at once
    nor brings a missing ability opens nothing that was not open without it, so only the others are followed further."""
    if _column(sites, own):
        return True
    for index, site in enumerate(sites):
        if site.complete or site.columns < CORNERS or site in sites[:index]:
            continue
        top = site.floor == laws.top
        for tile in tiles:
            if tile.colour != site.colour:
                continue
            for after in _tile_paid(tile, own):
                if top:
                    if spire_payable(after.cards, tile.roof, own.bowl):
                        return True
                elif _tile_leads_on(laws, sites, tiles, index, tile, after):
                    return True
    return False


def _column(sites: Sequence[Site], own: Means) -> bool:
    for site in sites:
        if site.complete or site.columns == CORNERS:
            continue
        if site.colour is None:
            if any(own.cards):
                return True
        elif own.cards[site.colour] or (own.bowl and max(own.cards) >= 2):
            return True
    return False


def _tile_paid(tile: Tile, own: Means) -> Iterator[Means]:
    """The means after each way to pay for a tile."""
    if own.cards[tile.colour]:
        cards = own.cards[:]
        cards[tile.colour] -= 1
        yield Means(cards, own.bowl, own.buddha, own.learns)
    if own.buddha:
        for colour, n in enumerate(own.cards):
            if n >= 2 and colour != tile.colour:
                cards = own.cards[:]
                cards[colour] -= 2
                yield Means(cards, own.bowl, False, False)


def _tile_leads_on(
    laws: Laws, sites: Sequence[Site], tiles: Sequence[Tile], index: int, tile: Tile, own: Means
) -> bool:
    if own.cards[tile.spots] or (own.bowl and max(own.cards) >= 2):
        return True
    gained = gain(laws, tile, own)
    if gained is None:
        return False
    later = list(sites)
    later[index] = tiled(sites[index], tile)
    return reachable(laws, later, [other for other in tiles if other != tile], gained)


def gain(laws: Laws, tile: Tile, own: Means) -> Means | None:
    """The means with the ability that a tile brings, None when it brings none that matters here."""
    if laws.uses:
        if tile.colour == Colour.GREEN and not own.bowl:
            return Means(own.cards, True, own.buddha, own.learns)
        if tile.colour == Colour.BLUE and not own.buddha and own.learns:
            return Means(own.cards, own.bowl, True, True)
    return None


def tiled(site: Site, tile: Tile) -> Site:
    """A site with a floor tile laid on its full floor."""
    return Site((*site.tiles, tile), tile.spots, 0)


def spire_payable(cards: Sequence[int], colour: Colour, bowl: bool) -> bool:
    """Whether cards, counted by colour, pay for a spire: two matching, or with the bowl a pair for either (6.9)."""
    own = cards[colour]
    if own >= 2:
        return True
    return bowl and sum(n // 2 for c, n in enumerate(cards) if c != colour) >= 2 - own


def space_open(sites: Sequence[Site]) -> bool:
    """Whether a column could stand somewhere: then an alternative turn is possible (6.5)."""
    return any(site.columns < CORNERS and not site.complete for site in sites)


def blocked(state: Pagodas, seat: int) -> bool:
    """Whether neither a normal nor an alternative turn is possible for a seat that has built nothing yet (5.6)."""
    if space_open(state.sites):
        return False
    return not reachable(state.laws, state.sites, state.tiles, means(state, seat))


def tile_payable(state: Pagodas, seat: int) -> bool:
    """Whether a seat could pay for some floor tile, whatever follows."""
    own, laws = means(state, seat), state.laws
    return any(
        site.columns == CORNERS and not site.complete and site.floor < laws.top and tile.colour == site.colour
        and (own.cards[tile.colour] or (own.buddha and max(own.cards) >= 2))
        for site in state.sites for tile in state.tiles
    )  # fmt: skip


def dead(state: Pagodas, site: Site) -> bool:
    """Whether a site waits for a tile of a colour that is used up (6.2)."""
    return site.columns == CORNERS and not site.complete and not any(tile.colour == site.colour for tile in state.tiles)


def nothing_left(state: Pagodas) -> bool:
    """Whether nobody could ever build anything more (7)."""
    return not space_open(state.sites) and all(site.complete or dead(state, site) for site in state.sites)
