"""Counts that never change, and why a position cannot be."""

from __future__ import annotations

from desktop.engine.action import Refusal
from desktop.games.pagoda.colour import COLOURS, Colour
from desktop.games.pagoda.data import TABLES, all_tiles
from desktop.games.pagoda.state import CORNERS, SPIRE, Pagodas, Site


def components(state: Pagodas) -> dict[str, int]:
    """Cards of each colour (only where none is hidden), cards, tiles and columns in all."""
    cards = state.pile + state.discard + [paid.colour for paid in state.played]
    for builder in state.builders:
        cards += builder.open
        cards += builder.hand
    counted = {"cards": len(cards), "tiles": len(state.tiles) + sum(len(site.tiles) for site in state.sites)}
    counted["columns"] = sum(state.columns) + sum(standing(site) for site in state.sites)
    if Colour.HIDDEN not in cards:
        counted |= {f"cards_{colour.name.lower()}": cards.count(colour) for colour in COLOURS}
    return counted


def standing(site: Site) -> int:
    """How many column pieces stand on a site, those of the spire too."""
    return len(site.tiles) * CORNERS + site.columns


def flaw(state: Pagodas) -> Refusal | None:
    """The first thing that cannot be in a position, None when all can."""
    data = TABLES.data(state.edition)
    if len(state.builders) != 2 or len(state.sites) != data.board.sites or not (state.agenda or state.finished):
        return Refusal("position_shape", "setup")
    return _site_flaw(state) or _card_flaw(state) or _player_flaw(state)


def _site_flaw(state: Pagodas) -> Refusal | None:
    top = state.laws.top
    laid = [tile for site in state.sites for tile in site.tiles]
    if sorted([*laid, *state.tiles]) != list(all_tiles(state.edition)):
        return Refusal("position_tiles", "tiles_once", {"n": len(laid) + len(state.tiles)})
    for index, site in enumerate(state.sites):
        wanted = site.tiles[-1].spots if site.tiles else None
        good = (
            site.floor <= top and 0 <= site.columns <= CORNERS
            and (site.complete or site.colour == wanted or (not site.tiles and site.columns > 0))
            and (site.colour is not None or site.columns == 0)
            and (not site.complete or (len(site.tiles) == top and site.columns == SPIRE))
        )  # fmt: skip
        if not good or site.colour == Colour.HIDDEN:
            return Refusal("position_site", "sites", {"site": index})
    pieces = TABLES.data(state.edition).columns.each * len(COLOURS)
    if components(state)["columns"] != pieces or min(state.columns) < 0:
        return Refusal("position_columns", "stand_in", {"n": components(state)["columns"]})
    return None


def _card_flaw(state: Pagodas) -> Refusal | None:
    each = TABLES.data(state.edition).cards.each
    counted = components(state)
    if counted["cards"] != each * len(COLOURS):
        return Refusal("position_cards", "cards", {"n": counted["cards"]})
    for colour in COLOURS:
        name = f"cards_{colour.name.lower()}"
        if counted.get(name, each) != each:
            return Refusal("position_cards", "cards", {"colour": colour, "n": counted[name]})
    return None


def _player_flaw(state: Pagodas) -> Refusal | None:
    laws = state.laws
    for seat, builder in enumerate(state.builders):
        good = (
            len(builder.open) <= laws.open and len(builder.hand) <= laws.fan_hand
            and len(builder.uses) == len(COLOURS) and all(0 <= uses <= laws.uses for uses in builder.uses)
            and builder.score == sum(deed.points for deed in builder.deeds)
        )  # fmt: skip
        if not good:
            return Refusal("position_player", "score", {"seat": seat})
    return None
