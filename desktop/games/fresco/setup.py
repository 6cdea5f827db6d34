"""Section 4: the table before the first round."""

from __future__ import annotations

from desktop.engine.state import OptionValue
from desktop.games.fresco.box import box
from desktop.games.fresco.data import STACKS
from desktop.games.fresco.evening import fill, last_round, show
from desktop.games.fresco.paints import KINDS, of
from desktop.games.fresco.state import CENTRE, RULES, SPACES, Fresco, Master, Stall, WakingFrame
from desktop.games.fresco.track import choosing_order

REMOVED = 7  # tiles that make room for the special ones (4.11)
LEONARDO_SEATS = 2  # so few players are joined by Leonardo
FOUR = 4  # players for whom the whole market is used


def setup(seats: int, options: dict[str, OptionValue], seed: int, edition: str = "") -> Fresco:
    """The position before the first pawn is woken."""
    state = Fresco(seed=seed, options=options, edition=edition)
    here = box(state)
    for _ in range(seats):
        master = Master(money=here.data.start.thalers, paints=[0] * KINDS)
        for paint in of(here.data.start.paints):
            master.paints[paint] += 1
        state.masters.append(master)
    drawn = list(range(seats))
    state.shuffle(drawn)
    for place, seat in enumerate(drawn, 1):
        state.masters[seat].queue = place
    state.start = drawn[0]
    if seats == LEONARDO_SEATS:
        state.masters.append(Master(leonardo=True, queue=seats + 1))
        state.leonardo = CENTRE
    _ceiling(state)
    state.bag = [id for id, goods in here.goods.items() if seats == FOUR or not goods.large]
    state.stalls = [Stall([]) for _ in (here.data.stalls.four if seats == FOUR else here.data.stalls.three)]
    fill(state)
    if options["portraits"]:
        state.deck = [[id for id, card in here.portraits.items() if card.group == group] for group in "ABC"]
        show(state)
    if options["requests"]:
        state.stacks = [[id for id, (name, _) in here.requests.items() if name == stack] for stack in STACKS]
    state.final = bool(last_round(state, 1))
    state.agenda.append(WakingFrame(RULES, choosing_order(state)))
    return state


def _ceiling(state: Fresco) -> None:
    """4.6 and 4.11: the best tile in the middle under the bishop, the others as they come."""
    here = box(state)
    tiles = [id for id, tile in here.tiles.items() if not tile.special]
    if state.options["specials"]:
        state.shuffle(tiles)
        state.removed = sorted(tiles[:REMOVED])
        tiles = tiles[REMOVED:] + [id for id, tile in here.tiles.items() if tile.special]
    best = max(tiles, key=lambda id: here.tiles[id].points)
    tiles.remove(best)
    state.shuffle(tiles)
    tiles.insert(CENTRE, best)
    assert len(tiles) == SPACES
    state.ceiling = tiles
