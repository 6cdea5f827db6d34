"""Whether a position can be, and what must stay the same in every one."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from desktop.engine.action import Refusal
from desktop.engine.state import Frame
from desktop.games.fresco.actions.cathedral import affordable
from desktop.games.fresco.actions.workshop import fitting, satisfiable
from desktop.games.fresco.box import box_of
from desktop.games.fresco.data import STACKS
from desktop.games.fresco.paints import HIDDEN, KINDS
from desktop.games.fresco.setup import LEONARDO_SEATS, REMOVED
from desktop.games.fresco.state import (
    ASLEEP,
    COLUMNS,
    NOWHERE,
    SPACES,
    CathedralFrame,
    ClosingFrame,
    DayFrame,
    EveningFrame,
    Fresco,
    IncomeFrame,
    LandingFrame,
    LeonardoCathedralFrame,
    LeonardoMarketFrame,
    LeonardoStudioFrame,
    LeonardoWorkshopFrame,
    MarketFrame,
    Master,
    PlanFrame,
    PlanningFrame,
    RequestFrame,
    WakeFrame,
    WakingFrame,
)  # fmt: skip

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
    """The agenda speaks of seats and pieces that are there, and the day has come as far as it says."""
    if state.finished != (not state.agenda) or len(state.agenda) > MOST_FRAMES:
        return Refusal("impossible_moment", "", {"what": "agenda"})
    kinds = [type(frame) for frame in state.agenda]
    if len(set(kinds)) != len(kinds) or (kinds and (kinds[0] not in _BY_ITSELF or _BY_ITSELF & set(kinds[1:]))):
        return Refusal("impossible_moment", "", {"what": "agenda"})
    if kinds and kinds[-1] in _BY_ITSELF:
        return Refusal("impossible_moment", "", {"what": kinds[-1].__name__})
    for frame in state.agenda:
        if not _fits(state, frame) or not _follows(state, frame, state.agenda[0]):
            return Refusal("impossible_moment", "", {"what": type(frame).__name__})
    return None


_BY_ITSELF = {WakingFrame, PlanningFrame, DayFrame, EveningFrame, ClosingFrame}
_OF_LEONARDO = (LeonardoMarketFrame, LeonardoCathedralFrame, LeonardoStudioFrame, LeonardoWorkshopFrame)


def _fits(state: Fresco, frame: Frame) -> bool:
    """Seats, masters, stalls and stacks of a frame exist, and its numbers are small."""
    n, players = len(state.masters), state.players
    order: tuple[int, ...] = getattr(frame, "order", ())
    numbers: list[int] = [getattr(frame, name, 0) for name in ("at", "left", "blends", "step", "column")]
    least = -1 if type(frame) in _BY_ITSELF else 0
    return (
        least <= frame.seat < (players if least == 0 else 0)
        and len(set(order)) == len(order)
        and all(0 <= who < n for who in order)
        and all(0 <= number <= 9 for number in numbers)
        and getattr(frame, "at", 0) <= len(order)
        and 0 <= getattr(frame, "who", 0) < n
        and -1 <= getattr(frame, "stall", -1) < len(state.stalls)
        and getattr(frame, "stack", STACKS[0]) in STACKS
        and getattr(frame, "column", 0) < COLUMNS
        and (not isinstance(frame, _OF_LEONARDO) or state.masters[-1].leonardo)
    )


def _follows(state: Fresco, frame: Frame, bottom: Frame) -> bool:
    """What a frame takes for granted: who is up, which plans lie open, what can be chosen."""
    players, first = state.masters[: state.players], type(bottom)
    up = all(master.hour != ASLEEP for master in state.masters)
    match frame:
        case WakingFrame(order=order, at=at):
            asleep = [who for who, master in enumerate(state.masters) if master.hour == ASLEEP]
            return len(order) == len(state.masters) and at > 0 and sorted(order[at - 1 :]) == asleep
        case WakeFrame(who=who):
            return isinstance(bottom, WakingFrame) and bottom.order[bottom.at - 1] == who and not state.revealed
        case PlanningFrame(order=order):
            return up and set(order) == set(range(len(players))) and not state.revealed
        case PlanFrame(seat=seat):
            whole = all(player.plan for player in players) or state.seed is None
            due = isinstance(bottom, PlanningFrame) and bottom.at > 0 and bottom.order[bottom.at - 1] == seat
            return due and whole and len(players[seat].plan) == COLUMNS
        case DayFrame(order=order):
            return up and state.revealed and len(order) == len(state.masters) and all(p.plan for p in players)
        case EveningFrame(order=order, step=step):
            asleep = all(master.hour == ASLEEP for master in state.masters)
            return asleep and set(order) <= set(range(len(players))) and step < 7
        case ClosingFrame(order=order):
            return up and state.final and set(order) <= set(range(len(players)))
        case IncomeFrame():
            return first is EveningFrame
        case MarketFrame(stall=stall):
            return first is DayFrame and (stall == NOWHERE or state.stalls[stall].open)
        case LeonardoMarketFrame():
            return first is DayFrame and any(stall.open for stall in state.stalls)
        case LeonardoCathedralFrame():
            return first is DayFrame and state.left > 0
        case LeonardoStudioFrame():
            return first is DayFrame and bool(state.portraits)
        case LeonardoWorkshopFrame():
            return first is DayFrame and bool(satisfiable(state, len(players)))
        case CathedralFrame(seat=seat, left=left, stepped=stepped):
            return first is DayFrame and left > 0 and (not stepped or bool(affordable(state, seat)))
        case RequestFrame(who=who, stack=stack, given=given):
            fit = fitting(state, who, stack)
            wanted = box_of(state.edition).data.requests.tiles
            there = bool(state.stacks) and bool(state.stacks[STACKS.index(stack)])
            return first is DayFrame and there and set(given) <= set(fit) and len(given) < wanted <= len(fit)
        case LandingFrame():
            taken = {master.score for master in state.masters}
            free = not {frame.forward, frame.back} & (taken - {state.masters[frame.who].score})
            return free and 1 <= frame.back < frame.target < frame.forward
        case _:
            return first is DayFrame
