"""What every column, tile and roof does to the table: pieces, points, markers (6.1 to 6.3)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.engine.action import Event
from desktop.games.pagoda.colour import COLOURS, Ability, Colour
from desktop.games.pagoda.data import Tile
from desktop.games.pagoda.events import AbilityGained, ColumnBuilt, RoofLaid, SiteDied, SpireBuilt, TileLaid
from desktop.games.pagoda.outlook import dead, tiled
from desktop.games.pagoda.payment import use_up
from desktop.games.pagoda.state import SPIRE, BuildFrame, Deed, Pagodas, Site, TurnFrame


def start_building(state: Pagodas) -> None:
    """The first build of a turn: what belongs before it is closed."""
    if isinstance(state.top, TurnFrame):
        state.become(BuildFrame(state.top.seat))


def count_column(state: Pagodas) -> Iterator[Event | None]:
    """One more column or spire in this turn; the one beyond the ordinary limit spends the lantern (6.11)."""
    state.turn.columns += 1
    if state.turn.columns > state.laws.columns:
        yield use_up(state, state.top.seat, Ability.LANTERN)


def from_supply(state: Pagodas, colour: Colour) -> Colour:
    """Take a column: of this colour, or a stand-in of the colour with most left (6.1)."""
    piece = colour if state.columns[colour] else max(COLOURS, key=lambda other: (state.columns[other], -other))
    state.columns[piece] -= 1
    return piece


def score(state: Pagodas, deed: Deed) -> None:
    """Points at the moment of building."""
    builder = state.actor
    builder.score += deed.points
    builder.deeds.append(deed)


def raise_column(state: Pagodas, index: int, colour: Colour, free: bool = False) -> Iterator[Event | None]:
    """A column from the supply to a corner, with its points: one beat."""
    site = state.sites[index]
    floor, points = site.floor, state.laws.column[site.floor]
    piece = from_supply(state, colour)
    state.sites[index] = Site(site.tiles, colour, site.columns + 1)
    state.barren = 0
    score(state, Deed("column", state.turn.number, index, floor, colour, points))
    yield ColumnBuilt(
        seat=state.top.seat, site=index, floor=floor, colour=colour, points=points,
        stand_in=None if piece == colour else piece, free=free,
    )  # fmt: skip


def take_tile(state: Pagodas, tile: Tile) -> None:
    """A tile leaves the supply."""
    state.tiles = tuple(other for other in state.tiles if other != tile)


def lay_floor(state: Pagodas, index: int, tile: Tile) -> Iterator[Event | None]:
    """A floor tile on a full floor, with its point: one beat."""
    site = state.sites[index]
    floor, points = site.floor, state.laws.tile
    take_tile(state, tile)
    state.sites[index] = tiled(site, tile)
    state.turn.tiles += 1
    state.barren = 0
    score(state, Deed("tile", state.turn.number, index, floor, tile.colour, points))
    yield TileLaid(seat=state.top.seat, site=index, floor=floor, tile=tile, points=points)


def crown(state: Pagodas, index: int, tile: Tile) -> Iterator[Event | None]:
    """A roof, then its spire: two beats."""
    site, laws, turn = state.sites[index], state.laws, state.turn.number
    take_tile(state, tile)
    state.sites[index] = Site((*site.tiles, tile), tile.roof, 0, complete=True)
    state.barren = 0
    score(state, Deed("roof", turn, index, site.floor, tile.colour, laws.tile))
    yield RoofLaid(seat=state.top.seat, site=index, tile=tile, points=laws.tile)
    for _ in range(SPIRE):
        from_supply(state, tile.roof)
    state.sites[index] = Site((*site.tiles, tile), tile.roof, SPIRE, complete=True)
    score(state, Deed("spire", turn, index, site.floor, tile.roof, laws.spire))
    yield SpireBuilt(seat=state.top.seat, site=index, colour=tile.roof, points=laws.spire, pagodas=state.pagodas)


def gain_ability(state: Pagodas, colour: Colour) -> Iterator[Event | None]:
    """The marker of a tile's colour goes to the right cell, after every use in the same action (6.6)."""
    if state.simple:
        return
    uses, ability = state.actor.uses, Ability(colour)
    before, uses[ability] = uses[ability], state.laws.uses
    yield AbilityGained(seat=state.top.seat, ability=ability, uses=uses[ability], before=before)


def mourn_site(state: Pagodas, index: int) -> Iterator[Event | None]:
    """Say that a site died when its fourth column was built and no tile of the colour is left."""
    site = state.sites[index]
    if dead(state, site):
        yield SiteDied(site=index, colour=site.colour)


def mourn(state: Pagodas, colour: Colour) -> Iterator[Event | None]:
    """Say which sites died when the last tile of a colour was laid."""
    if any(tile.colour == colour for tile in state.tiles):
        return
    for index, site in enumerate(state.sites):
        if site.colour == colour:
            yield from mourn_site(state, index)
