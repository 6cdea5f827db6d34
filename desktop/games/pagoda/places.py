"""Names of the zones and faces on the table: what the board lays out and the words read aloud.

Zones: `site1`… `site6` (columns, tiles and spires of a pagoda), `paid1`… `paid6` (cards under a site), `open0` `open1`,
`hand0` `hand1` (cards of a seat), `abilities0` `abilities1` (markers; the index counts rows of the architect board times
three cells), `tiles` (the 5 by 5 table of tiles left: index = colour * 5 + spots), `columns` (heaps of the supply: index =
colour), `pile`, `discard`, `track` (score markers: index = cell), `lap0` `lap1` (the 50/100 token of a seat), `start`.

Faces: `card.red` … `card.hidden`, `column.red`, `tile.red.purple` (floor side), `roof.red.purple`, `marker.0` `marker.1`,
`lap.50` `lap.100`, `start`.
"""

from __future__ import annotations

from desktop.games.pagoda.colour import ABILITIES, Ability, Colour
from desktop.games.pagoda.data import Tile


def site_zone(site: int) -> str:
    """The zone of a pagoda, `site` from 0."""
    return f"site{site + 1}"


def paid_zone(site: int) -> str:
    """The zone of the cards paid for a site."""
    return f"paid{site + 1}"


def numbered(zone: str) -> tuple[str, int]:
    """A zone's name and number: ("site", 3), ("open", 0); -1 when it has none."""
    name = zone.rstrip("0123456789")
    return name, int(zone[len(name) :]) if len(name) < len(zone) else -1


def face(kind: str, colour: Colour) -> str:
    """The face of a card or column."""
    return f"{kind}.{colour.name.lower()}"


def tile_face(tile: Tile, roof: bool = False) -> str:
    """The face of a tile, floor or roof side up."""
    spot = tile.roof if roof else tile.spots
    return f"{'roof' if roof else 'tile'}.{tile.colour.name.lower()}.{spot.name.lower()}"


def colours(face_: str) -> list[Colour]:
    """The colours that a face names."""
    return [Colour[part.upper()] for part in face_.split(".")[1:] if part.upper() in Colour.__members__]


def ability_cell(ability: Ability, uses: int) -> int:
    """The index of a cell in `abilities…`: rows as on the architect board, cells by uses left."""
    return ABILITIES.index(ability) * 3 + uses
