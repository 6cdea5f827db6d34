"""3.3 and 7: points as a tree of reasons, and who wins."""

from __future__ import annotations

from desktop.engine.breakdown import Score, Standing, ranked
from desktop.games.pagoda.state import Builder, Deed, Pagodas


def scores(state: Pagodas) -> tuple[Score, ...]:
    """A tree a seat: columns by floor, tiles and roofs, spires; a leaf names its site and turn."""
    return tuple(_tree(builder, state.laws.top) for builder in state.builders)


def _tree(builder: Builder, top: int) -> Score:
    floors = [
        Score.of(
            "floor",
            [_leaf(deed) for deed in builder.deeds if deed.kind == "column" and deed.floor == floor],
            floor=floor,
        )
        for floor in range(1, top + 1)
    ]
    tiles = [_leaf(deed) for deed in builder.deeds if deed.kind in ("tile", "roof")]
    spires = [_leaf(deed) for deed in builder.deeds if deed.kind == "spire"]
    return Score.of("total", [Score.of("columns", floors), Score.of("tiles", tiles), Score.of("spires", spires)])


def _leaf(deed: Deed) -> Score:
    params = {"site": deed.site, "floor": deed.floor, "colour": deed.colour, "turn": deed.turn}
    return Score(deed.kind, deed.points, params)


def lap(points: int, cells: int = 50) -> tuple[int, int]:
    """The token's face (0: none) and the cell of a score on the track (3.2)."""
    return points // cells * cells, points % cells


def standings(state: Pagodas) -> tuple[Standing, ...]:
    """Most points win; equal scores share the victory."""
    return ranked([builder.score for builder in state.builders])
