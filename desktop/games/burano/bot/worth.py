"""What a position is worth to a seat: points now, and points that are likely to come."""

from __future__ import annotations

from functools import lru_cache

from desktop.games.burano.bot.style import Style
from desktop.games.burano.data import Ships
from desktop.games.burano.demand import Counts, counts_of, sets
from desktop.games.burano.pieces import COLOURS, SHIPS, Building, Colour, Fish, Ship
from desktop.games.burano.quarter import guilds
from desktop.games.burano.state import (
    Burano,
    CatchFrame,
    Family,
    FishFrame,
    LaceFrame,
    ReturnFrame,
    RoundFrame,
    ScoringFrame,
    TurnFrame,
)
from desktop.games.burano.town import roofable


def turns_after(state: Burano, seat: int) -> tuple[int, int]:
    """Turns of a seat that are still to begin: in this season, and in all."""
    turns = state.box.turns
    season = turns[state.season]
    for frame in state.agenda:
        if isinstance(frame, RoundFrame):
            begun = (seat - state.starter) % len(state.families) < frame.at
            season = turns[state.season] - state.turn + (not begun)
            break
        if isinstance(frame, ScoringFrame):
            season = 0
            break
    return season, season + sum(turns[state.season + 1 :])


Fits = frozenset[tuple[Colour, Colour]]


def fitting_pairs(state: Burano) -> Fits:
    """Pairs of colours for which a roof would find a place as the town stands."""
    return frozenset((a, b) if a < b else (b, a) for _, _, a, b in roofable(state))


def worth(state: Burano, seat: int, style: Style, fits: Fits | None = None) -> float:
    """Points that this seat may expect, less a part of the best rival's. `fits`: `fitting_pairs`, where they are known."""
    if fits is None:
        fits = fitting_pairs(state)
    mine = own_worth(state, seat, style, fits)
    if not style.rivals or state.finished:
        return mine
    others = [_rival_worth(state, other, style, fits) for other in range(len(state.families)) if other != seat]
    return mine - style.rivals * max(others)


def _rival_worth(state: Burano, seat: int, style: Style, fits: Fits) -> float:
    """What another's turn can change of a seat's worth."""
    family = state.families[seat]
    total = family.points + style.coin * family.coins + _islands(state, family, seat, style)
    return total + _lace(state, family, 1, style) + _roofs(family, style, fits)


def own_worth(state: Burano, seat: int, style: Style, fits: Fits | None = None) -> float:
    """Points of a seat and what its things promise."""
    family = state.families[seat]
    if state.finished:
        return float(family.points)
    season, left = turns_after(state, seat)
    total = family.points + _money(state, family, seat, left, style) + _fish(state, family, left, style)
    total += _islands(state, family, seat, style) + _lace(state, family, season, style)
    total += _ring(state, family, left, style) + _cubes(state, family, season, left, style)
    if left:
        total += _roofs(family, style, fitting_pairs(state) if fits is None else fits)
    return total + _cards(family, left, style) + _pending(state, seat, style)


def _money(state: Burano, family: Family, seat: int, left: int, style: Style) -> float:
    """Coins buy moves while turns are left; at the end five are a point. An open turn's price counts as paid."""
    coins = family.coins
    for frame in state.agenda:
        if isinstance(frame, TurnFrame) and frame.seat == seat:
            coins += state.box.net[frame.moves]
    end = 1 / 3 if Building.MINT in family.buildings else 0.2
    if not left:
        return (coins + family.privilege) * end
    need = left * style.coins_a_turn
    first = min(coins, need)
    # the first coins buy the cheap second moves
    total = first * style.coin * (1.25 - 0.5 * first / need) + max(0.0, coins - need) * max(end, style.coin_over)
    points = family.privilege
    return total + min(points, 3) * style.privilege + max(0, points - 3) * style.privilege_over


@lru_cache(maxsize=50_000)
def best_set(ships: Ships, ship: Ship, counts: Counts) -> tuple[float, Counts]:
    """The set for a ship that brings most above a point a card, and what stays in the hand."""
    best, rest = 0.0, counts
    for cards, points in sets(ships, ship, counts):
        gain = points - len(cards)
        if gain > best:
            left = list(counts)
            for fish in cards:
                left[fish] -= 1
            best, rest = gain, tuple(left)
    return best, rest


def _fish(state: Burano, family: Family, left: int, style: Style) -> float:
    """A card is a point; sets for ships are more, if a trip is likely."""
    cards = len(family.fish)
    if not cards or Fish.HIDDEN in family.fish:
        return cards * (1.0 + (style.fish if left else 0.0))
    total = float(cards)
    if not left:
        return total
    counts, wants, lagoon = counts_of(family.fish), state.box.data.ships, state.box.lagoon
    total += cards * style.fish * min(left, 4) / 4
    first = style.ship * style.soon[min(left, len(style.soon) - 1)]
    second = style.ship * style.later[min(left, len(style.later) - 1)]
    found: list[tuple[float, Ship]] = []
    for ship in SHIPS:
        gain, _ = best_set(wants, ship, counts)
        if gain:
            near = lagoon.islands + state.ships[ship] in lagoon.near[family.boat]
            found.append((gain * (1.0 if near else style.far), ship))
    if found:
        gain, ship = max(found)
        _, rest = best_set(wants, ship, counts)
        total += gain * first + second * max(best_set(wants, other, rest)[0] for other in SHIPS)
    return total


def _islands(state: Burano, family: Family, seat: int, style: Style) -> float:
    """Majorities at this season's scoring and, less surely, at later ones."""
    worth_ = state.box.data.majority.points[len(state.families) - 2]
    later = 3 - state.season
    weight = style.island_now + style.island_later * (later if later < 2 else 1 + 0.5 * (later - 1))
    total = 0.0
    for island, men in enumerate(family.men):
        if men:
            rival = max(other.men[island] for i, other in enumerate(state.families) if i != seat)
            if men > rival:
                total += worth_ + style.lead * min(men - rival, 3)
            elif men == rival:
                total += worth_ // 2
            else:
                total += 0.3
    return total * weight


def _lace(state: Burano, family: Family, season: int, style: Style) -> float:
    """Women whose colour is in the tower, their guilds, and the same in later seasons."""
    if not family.women:
        return 0.0
    value = state.box.data.lace.cube_points
    in_tower = [family.tower.count(colour) for colour in COLOURS]
    matched: list[int] = []
    for square in family.women:
        colour = state.squares[square].colour
        if colour is not None and in_tower[colour]:
            in_tower[colour] -= 1
            matched.append(square)
    sure = style.lace_now if season else 1.0
    total = sure * value * len(matched)
    box = state.box
    if len(matched) > 1:
        total += sure * sum(box.guild_bonus(len(group)) for group in guilds(state, tuple(matched)))
    later = 3 - state.season
    if later:
        total += style.lace_later * value * len(family.women) * later
        if len(family.women) > 1:
            bonus = sum(box.guild_bonus(len(group)) for group in guilds(state, tuple(family.women)))
            total += style.guild_later * bonus * later
    return total


def _ring(state: Burano, family: Family, left: int, style: Style) -> float:
    """Workers on the ring bring cubes next season; uncovered coins bring wages; one worker must stay."""
    total = 0.0
    if state.season < 3:
        held = sum(cube is not None for cube in family.tower) + family.cubes
        total += style.worker * min(family.workers, max(0.0, 15 - 0.4 * held))
        total += 0.3 * style.worker * max(0.0, family.workers - max(0.0, 15 - 0.4 * held))
    if left:
        ring, start = state.box.ring(family.segments), family.first + family.gone
        icons = 0
        for house in range(start + family.workers - 12, start):
            icons += ring[house % 12].coin
        total += style.icon * icons * min(left, 5) / 5
        if family.workers < 3:
            total -= 1.5 * (3 - family.workers) * min(left, 4) / 4
    return total


def _cubes(state: Burano, family: Family, season: int, left: int, style: Style) -> float:
    """Cubes in the tower and in the ready area are future moves."""
    if not left:
        return 0.0
    total = style.ready * len(family.ready)
    if len(set(family.ready)) < len(family.ready):
        total -= 0.2
    tower = sum(cube is not None for cube in family.tower)
    wanted = 2.2 * season + (3 if state.season < 3 else 0)
    return total + style.tower_cube * (min(tower, wanted) + 0.3 * max(0.0, tower - wanted))


def _roofs(family: Family, style: Style, fits: Fits) -> float:
    """Roofs still to paint, and those that could be painted as the town stands."""
    total, now = 0.0, 0
    for roof in family.roofs:
        if roof is not None:
            total += style.roof
            now += (roof.a, roof.b) in fits
    return total + style.roof_now * min(now, 2)


_LASTING = {
    Building.FERRY_PIER: 0.22, Building.NET_LOFT: 0.35, Building.HARBOUR_OFFICE: 0.2, Building.SHARED_BENCH: 0.06,
    Building.LACE_BRIDGE: 0.12, Building.BANK: 0.28, Building.GUEST_HOUSE: 0.22, Building.ROOFERS_GUILD: 0.1,
}  # fmt: skip


def _cards(family: Family, left: int, style: Style) -> float:
    """What building cards pay at the end as things stand, and how that will grow."""
    total = 0.0
    for card in family.buildings:
        match card:
            case Building.FISH_MARKET:
                total += len(family.sold) + 0.5 * len(family.fish) * (left > 0) + 0.5 * left
            case Building.FISH_AUCTION:
                sold = set(family.sold)
                fresh = len(set(family.fish) - sold - {Fish.HIDDEN})
                total += 2 * len(sold) + (1.1 * fresh if left else 0) + min(0.5 * left, 2.0 * (8 - len(sold)))
            case Building.LIGHTHOUSE:
                total += 2 * sum(1 for men in family.men if men) + 0.2 * left
            case Building.LACE_MUSEUM:
                total += len(family.women) + 0.2 * left
            case Building.TOWN_HALL:
                total += 2 * len(family.buildings) + 0.3 * left
            case Building.BELL_TOWER:
                total += family.privilege + 0.1 * left
            case Building.MINT:
                total += 0.05 * left
            case Building.BUILDERS_YARD:
                total += 4.5 if left else 2 * len(family.ready)
            case _:
                total += _LASTING[card] * left
    return total * style.card


def _pending(state: Burano, seat: int, style: Style) -> float:
    """What an open action of this seat still brings."""
    frame = state.top
    if frame is None or frame.seat != seat:
        return 0.0
    if isinstance(frame, CatchFrame):
        return frame.left * (1.0 + style.fish) + 2.0
    if isinstance(frame, LaceFrame):
        return 0.3 * len(frame.arrows)
    if isinstance(frame, FishFrame):
        return 0.5
    if isinstance(frame, ReturnFrame):
        return sum(state.box.guild_bonus(len(group)) for group in guilds(state, frame.paid))
    return 0.0
