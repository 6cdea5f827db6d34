"""4: how a match begins."""

from __future__ import annotations

from desktop.engine.state import OptionValue
from desktop.games.pagoda.colour import COLOURS
from desktop.games.pagoda.data import TABLES, Data, all_tiles
from desktop.games.pagoda.state import Builder, OpeningFrame, Pagodas, Site, Turn


def setup(seats: int, options: dict[str, OptionValue], seed: int, edition: str = "") -> Pagodas:
    """One open card of each colour for both, two in the hand from the shuffled rest; nothing built."""
    data: Data = TABLES.data(edition)
    state = Pagodas(
        seed=seed,
        options=options,
        edition=edition,
        starter=0,
        builders=[Builder(list(COLOURS), [], [0] * len(COLOURS)) for _ in range(seats)],
        sites=[Site()] * data.board.sites,
        tiles=all_tiles(edition),
        columns=[data.columns.each] * len(COLOURS),
        pile=[colour for colour in COLOURS for _ in range(data.cards.each - seats)],
        turn=Turn(1),
    )
    for builder in state.builders:
        builder.hand.extend(state.take(state.pile) for _ in range(data.cards.hand))
    start = options["start"]
    state.starter = state.below(seats) if start == "random" else int(start == "second")
    state.push(OpeningFrame(state.starter))
    return state
