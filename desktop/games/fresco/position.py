"""Whether a position can be, and what must stay the same in every one."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from desktop.engine.action import Refusal
from desktop.games.fresco.box import box_of
from desktop.games.fresco.data import STACKS
from desktop.games.fresco.paints import HIDDEN, KINDS
from desktop.games.fresco.setup import LEONARDO_SEATS, REMOVED
from desktop.games.fresco.state import ASLEEP, COLUMNS, NOWHERE, SPACES, Fresco, LandingFrame, Master

_OPTIONS = ("portraits", "requests", "specials", "bishop_follows_restoration", "round_limit")
MOST_FRAMES = 4


def components(state: Fresco) -> dict[str, int]:
    """Things that are never made and never lost; paints and coins are without limit (14.28)."""
    return {
        "fresco": state.left + sum(len(master.tiles) for master in state.masters) + len(state.spent),
        "removed": len(state.removed),
        "market": len(state.bag) + sum(len(stall.tiles) for stall in state.stalls),
        "portraits": len(state.portraits)
        + sum(map(len, state.deck))
        + sum(len(master.portraits) for master in state.masters)
        + len(state.gone),
        "requests": sum(map(len, state.stacks)) + sum(len(master.requests) for master in state.masters),
        "masters": len(state.masters),
    }


def flaw(state: Fresco) -> Refusal | None:
    """Why a position cannot be; codes impossible_seats, impossible_pieces, impossible_master, impossible_track,
    impossible_moment."""
    if set(state.options) != set(_OPTIONS):
        return Refusal("impossible_moment", "", {"what": "options"})
    try:
        here = box_of(state.edition)
    except KeyError:
        return Refusal("impossible_pieces", "", {"what": "edition"})
    leonardos = [master.leonardo for master in state.masters]
    n = len(leonardos) - sum(leonardos)
    if not LEONARDO_SEATS <= n <= 4 or leonardos != [False] * n + [True] * (n == LEONARDO_SEATS):
        return Refusal("impossible_seats", "")
    if not 0 <= state.start < n or state.round < 1:
        return Refusal("impossible_moment", "", {"what": "round"})
    return _pieces(state, n) or _masters(state, here.lowest, here.highest) or _moment(state)


def _same(found: list[str], wanted: list[str]) -> bool:
    return Counter(found) == Counter(wanted)


def _pieces(state: Fresco, n: int) -> Refusal | None:
    """Every tile and card is somewhere, and once."""
    here = box_of(state.edition)
    special = bool(state.options["specials"])
    masters = state.masters
    tiles = [tile for tile in state.ceiling if tile] + state.spent + state.removed
    tiles += chain.from_iterable(master.tiles for master in masters)
    if len(state.ceiling) != SPACES or not _same(
        tiles, [id for id, t in here.tiles.items() if special or not t.special]
    ):
        return Refusal("impossible_pieces", "", {"what": "fresco"})
    if len(state.removed) != (REMOVED if special else 0) or any(here.tiles[id].special for id in state.removed):
        return Refusal("impossible_pieces", "", {"what": "fresco"})
    goods = state.bag + list(chain.from_iterable(stall.tiles for stall in state.stalls))
    sizes = here.data.stalls.four if n == 4 else here.data.stalls.three
    full = all(len(stall.tiles) <= size for stall, size in zip(state.stalls, sizes, strict=False))
    wanted = [id for id, tile in here.goods.items() if n == 4 or not tile.large]
    if not _same(goods, wanted) or len(state.stalls) != len(sizes) or not full:
        return Refusal("impossible_pieces", "", {"what": "market"})
    cards = state.portraits + state.gone + list(chain.from_iterable(state.deck))
    cards += chain.from_iterable(master.portraits for master in masters)
    if not _same(cards, list(here.portraits) if state.options["portraits"] else []) or len(state.portraits) > 2:
        return Refusal("impossible_pieces", "", {"what": "portraits"})
    requests = list(chain.from_iterable(state.stacks))
    requests += chain.from_iterable(master.requests for master in masters)
    stacks = len(STACKS) if state.options["requests"] else 0
    if not _same(requests, list(here.requests) if stacks else []) or len(state.stacks) != stacks:
        return Refusal("impossible_pieces", "", {"what": "requests"})
    for name, stack in zip(STACKS, state.stacks, strict=False):
        if any(here.requests[id][0] != name for id in stack):
            return Refusal("impossible_pieces", "", {"what": "requests"})
    on_ceiling = 0 <= state.bishop < SPACES
    if not on_ceiling or not (0 <= state.leonardo < SPACES if masters[-1].leonardo else state.leonardo == NOWHERE):
        return Refusal("impossible_pieces", "", {"what": "bishop"})
    return None


def _masters(state: Fresco, lowest: int, highest: int) -> Refusal | None:
    """Pawns, goods and plans of each."""
    here = box_of(state.edition)
    for who, master in enumerate(state.masters):
        if not _possible(master, lowest, highest, len(here.hours), here.data.crew.spaces):
            return Refusal("impossible_master", "", {"seat": who + 1})
        if sum(entry.points for entry in master.tally) != _reaching(state, who):
            return Refusal("impossible_track", "", {"seat": who + 1})
    places = [master.score for master in state.masters if master.score]
    queue = [master.queue for master in state.masters if master.queue]
    hours = [master.hour for master in state.masters if master.hour != ASLEEP]
    if any(len(set(values)) != len(values) for values in (places, queue, hours)):
        return Refusal("impossible_track", "", {"seat": 0})
    return None


def _reaching(state: Fresco, who: int) -> int:
    """The space that a master has the points for: where the pawn stands, or where it is about to land."""
    for frame in state.agenda:
        if isinstance(frame, LandingFrame) and frame.who == who:
            return frame.target
    return state.masters[who].score


def _possible(master: Master, lowest: int, highest: int, hours: int, spaces: int) -> bool:
    return (
        len(master.paints) == KINDS
        and all(n >= 0 for n in master.paints) != all(n == HIDDEN for n in master.paints)
        and max(master.paints) < 1 << 14
        and HIDDEN <= master.money < 1 << 20
        and lowest <= master.mood <= highest
        and ASLEEP <= master.hour < hours
        and 0 <= master.crew <= 9
        and len(master.plan) in (0, COLUMNS)
        and all(0 <= n <= spaces for n in master.plan)
        and master.score >= 0
        and (master.score > 0) != (0 < master.queue <= 4)
    )


def _moment(state: Fresco) -> Refusal | None:
    """The agenda speaks of seats and pieces that are there."""
    if state.finished != (not state.agenda) or len(state.agenda) > MOST_FRAMES:
        return Refusal("impossible_moment", "", {"what": "agenda"})
    frames = [type(frame) for frame in state.agenda]
    n = len(state.masters)
    for frame in state.agenda:
        order = getattr(frame, "order", ())
        numbers = [getattr(frame, "at", 0), getattr(frame, "left", 0), getattr(frame, "blends", 0)]
        good = (
            -1 <= frame.seat < state.players
            and len(set(order)) == len(order) <= n
            and all(0 <= who < n for who in order)
            and all(0 <= number <= 99 for number in numbers)
            and 0 <= getattr(frame, "who", 0) < n
            and -1 <= getattr(frame, "stall", -1) < len(state.stalls)
            and getattr(frame, "stack", STACKS[0]) in STACKS
        )
        if not good:
            return Refusal("impossible_moment", "", {"what": type(frame).__name__})
    if len(set(frames)) != len(frames):
        return Refusal("impossible_moment", "", {"what": "agenda"})
    return None
