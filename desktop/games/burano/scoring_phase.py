"""5.3 and 7: what happens by itself when the turns of a season are over, and at the end of the match."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.engine.action import Event
from desktop.games.burano.events import (
    CubesReceived,
    FinalScored,
    FinalScoringBegan,
    IslandScored,
    MarkersDealt,
    MatchOver,
    PrivilegeCashed,
    ScoringBegan,
    StartPassed,
    TowerDismantled,
)
from desktop.games.burano.pieces import Building, Colour, Season
from desktop.games.burano.ring import cubes_due
from desktop.games.burano.state import (
    BuildingFrame,
    Burano,
    Family,
    ReturnFrame,
    RoofsFrame,
    ScoringFrame,
    ShortageFrame,
    WindowFrame,
)
from desktop.games.burano.tally import award

Beats = Iterator[Event | None]


def scoring(state: Burano, frame: ScoringFrame) -> Beats:
    """One step of the season's scoring, for one seat where it goes round."""
    done = frame.at == len(state.families)
    match frame.step:
        case "islands":
            state.become(ScoringFrame(frame.seat, "lace"))
            yield ScoringBegan(season=state.season)
            yield from islands(state)
        case "lace" if not done:
            seat = state.seat_at(frame.at)
            family = state.families[seat]
            state.become(ScoringFrame(frame.seat, "lace", frame.at + 1))
            if family.women and any(cube is not None for cube in family.tower):
                state.push(ReturnFrame(seat))
        case "lace" if state.season is Season.WINTER:
            yield from final(state)
        case "lace":
            state.become(ScoringFrame(frame.seat, "markers"))
        case "markers":
            state.shuffle(state.markers)
            state.become(ScoringFrame(frame.seat, "cubes"))
            yield MarkersDealt(markers=tuple(state.markers))
        case "cubes" if not done:
            seat = state.seat_at(frame.at)
            state.become(ScoringFrame(frame.seat, "cubes", frame.at + 1))
            yield from refill(state, seat)
        case "cubes":
            state.become(ScoringFrame(frame.seat, "roofs"))
        case "roofs" if not done:
            state.become(ScoringFrame(frame.seat, "roofs", frame.at + 1))
            state.push(RoofsFrame(state.seat_at(frame.at)))
        case "roofs":
            state.become(ScoringFrame(frame.seat, "start"))
        case "start":
            state.starter = state.seat_at(1)
            state.season, state.turn = Season(state.season + 1), 1
            state.become(BuildingFrame(state.starter))
            yield StartPassed(seat=state.starter)


def islands(state: Burano) -> Beats:
    """A: the most men on each island."""
    worth = state.box.data.majority.points[len(state.families) - 2]
    for island in range(state.box.lagoon.islands):
        most = max(family.men[island] for family in state.families)
        if not most:
            continue
        seats = tuple(seat for seat, family in enumerate(state.families) if family.men[island] == most)
        points = worth // len(seats)
        for seat in seats:
            award(state, seat, "island", points, str(island), len(seats))
        yield IslandScored(island=island, seats=seats, points=points)


def refill(state: Burano, seat: int) -> Beats:
    """D: the tower is taken apart, then a cube for each covered house; substitutes and privileges come after."""
    family = state.families[seat]
    if family.privilege:
        state.push(WindowFrame(seat))
    left = [cube for cube in family.tower if cube is not None]
    if left:
        for cube in left:
            family.reserve[cube] += 1
        family.tower = [None] * len(family.tower)
        yield TowerDismantled(seat=seat, n=len(left))
    received: list[Colour] = []
    due = cubes_due(state, family)
    for colour in due:
        if state.supply[colour]:
            state.supply[colour] -= 1
            family.reserve[colour] += 1
            received.append(colour)
    short = min(len(due) - len(received), sum(state.supply))
    if short:
        state.push(ShortageFrame(seat, short))
    yield CubesReceived(seat=seat, colours=tuple(received), short=len(due) - len(received))


def final(state: Burano) -> Beats:
    """7: money, fish in the hand, building cards."""
    yield FinalScoringBegan()
    privileges = [family.privilege for family in state.families]
    for seat, family in enumerate(state.families):
        if family.privilege:
            n, family.privilege = family.privilege, 0
            family.coins += n * state.box.data.money.privilege
            yield PrivilegeCashed(seat=seat, n=n)
    for seat, family in enumerate(state.families):
        mint = Building.MINT in family.buildings
        per = state.box.data.buildings.mint if mint else state.box.data.money.per_point
        points = family.coins // per
        award(state, seat, "money", points, "", family.coins)
        yield FinalScored(seat=seat, source="money", n=family.coins, points=points)
    for seat, family in enumerate(state.families):
        if family.fish:
            points = len(family.fish) * state.box.data.fish.hand_points
            award(state, seat, "hand", points, "", len(family.fish))
            yield FinalScored(seat=seat, source="hand", n=len(family.fish), points=points)
    for seat, family in enumerate(state.families):
        for card in family.buildings:
            n = counted(family, card, privileges[seat])
            if n is not None:
                points = n * int(getattr(state.box.data.buildings, card.value))
                award(state, seat, "building", points, card.value, n)
                yield FinalScored(seat=seat, source="building", n=n, points=points, card=card)
    state.agenda.clear()
    state.finished = True
    yield MatchOver()


def counted(family: Family, card: Building, privilege: int) -> int | None:
    """What a building card counts at the end (3.15), None when it counts nothing."""
    match card:
        case Building.FISH_MARKET:
            return len(family.sold)
        case Building.FISH_AUCTION:
            return len(set(family.sold))
        case Building.LIGHTHOUSE:
            return sum(1 for men in family.men if men)
        case Building.LACE_MUSEUM:
            return len(family.women)
        case Building.TOWN_HALL:
            return len(family.buildings)
        case Building.BELL_TOWER:
            return privilege
        case Building.BUILDERS_YARD:
            return len(family.ready)
        case _:
            return None
