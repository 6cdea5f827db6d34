"""What the background needs to know of a match: the players, the packing of the lace quarter, the rings, the edition."""

from __future__ import annotations

from typing import NamedTuple

from desktop.games.burano.box import Box, Square, box
from desktop.games.burano.state import Burano


class Setting(NamedTuple):
    """`rings` by seat: the segments on A, B, C, D."""

    squares: tuple[Square, ...]
    rings: tuple[tuple[int, ...], ...]
    edition: str

    @property
    def box(self) -> Box:
        return box(self.edition)


def setting(view: Burano) -> Setting:
    """The setting of a match."""
    return Setting(view.squares, tuple(family.segments for family in view.families), view.edition)
