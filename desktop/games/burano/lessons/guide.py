"""The moments at which the coach of a guided first match speaks, and what a turn brought."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from desktop.games.burano import actions as a
from desktop.games.burano import events as e
from desktop.games.burano.actions.fishing import in_port, matches
from desktop.games.burano.actions.moves import area_of
from desktop.games.burano.actions.roofing import roof_points
from desktop.games.burano.box import MOVES, Roof
from desktop.games.burano.demand import counts_of, price, sets
from desktop.games.burano.lessons.spelling import AREAS, PORTS, cell_words, roof_words, square_words
from desktop.games.burano.pieces import Area, Building, Colour, Season, Worker
from desktop.games.burano.state import (
    Burano,
    CatchFrame,
    Family,
    FishFrame,
    LaceFrame,
    RecallFrame,
    ReturnFrame,
    RewardFrame,
    RoofsFrame,
    SaleFrame,
    ShortageFrame,
    TowerFrame,
    TurnFrame,
    WindowFrame,
)
from desktop.lessons.guide import Moment, Name, Now, Phrase, Value

WANDERING = 2  # turns in a row without points, fish, coins or cubes
PLANNING = (2, 5, 9, 12)  # rounds at whose start a roof is looked for


def moments(now: Now) -> Iterable[Moment]:
    """Every moment that holds now."""
    view: Burano = now.view
    yield from _happened(now)
    if not now.choices:
        return
    family = view.families[now.seat]
    match view.top:
        case RoofsFrame():
            yield from _roofs(now, view)
        case TowerFrame():
            yield from _tower(view, family)
        case TurnFrame(moves=moves):
            yield from _turn(now, view, family, moves)
        case RewardFrame():
            yield from _reward(now, view)
        case FishFrame():
            yield from _fishing(now, view, family)
        case CatchFrame(left=left):
            yield Moment("catch", {"n": left}, lit=("display", "deck"))
        case SaleFrame():
            yield from _sale(now, view)
        case LaceFrame():
            yield from _lace(now, view)
        case RecallFrame():
            yield from _recall(now)
        case ReturnFrame():
            yield from _returning(now, view)
        case ShortageFrame():
            yield Moment("shortage", lit=("supply",))
        case WindowFrame():
            yield Moment("window", lit=("privilege.me",))
        case _:
            pass


def _happened(now: Now) -> Iterator[Moment]:
    """What others have brought about since the learner's last action."""
    sender = 0
    for event in now.events:
        match event:
            case e.MenLanded(seat=int() as who) | e.WomanPlaced(seat=int() as who):
                sender = who
            case e.SentHome(seat=seat, worker=worker) if seat == now.seat and sender != now.seat:
                who = Phrase("man" if worker is Worker.MAN else "woman")
                yield Moment("sent_home", {"name": Name(sender), "who": who}, lit=("ring.me", "purse.me"))
            case _:
                pass


# -- before the turns --------------------------------------------------------------------------------------------------


def _roofs(now: Now, view: Burano) -> Iterator[Moment]:
    if view.season is Season.SPRING and not view.families[now.seat].points and view.turn == 1:
        yield Moment("setup", lit=("ring.me", "roofs.me"))
        yield Moment("goal", lit=("island.murano", "port.west", "lace.1-3", "offers"))
        yield Moment("first_roofs", lit=("stack.anchor", "stack.bobbin", "stack.chimney", "stack.crest"))
    else:
        yield Moment("more_roofs", lit=("roofs.me",))


def _tower(view: Burano, family: Family) -> Iterator[Moment]:
    if view.season is Season.WINTER:
        yield Moment("winter", deed=(a.FinishTower,))
    cubes = sum(family.reserve) + sum(cube is not None for cube in family.tower)
    yield Moment("tower", {"n": min(cubes, len(family.tower))}, lit=("tower.me",), deed=(a.FinishTower,))
    led: dict[str, Value] = {name: _colours(_led(view, area)) for name, area in _AREAS}
    yield Moment("areas", led, lit=_MARKERS, key=view.season.name.lower(), deed=(a.FinishTower,))


_AREAS = (("fish", Area.FISH), ("lace", Area.LACE), ("earn", Area.EARN))
_MARKERS = ("markers.fish", "markers.lace", "markers.earn")


def _led(view: Burano, area: Area) -> list[Colour]:
    return [colour for colour in view.markers if area_of(view, colour) is area]


def _colours(colours: Sequence[Colour]) -> Callable[[Any], str]:
    return lambda words: words.names.colours(colours)


# -- a turn ------------------------------------------------------------------------------------------------------------


def _turn(now: Now, view: Burano, family: Family, moves: int) -> Iterator[Moment]:
    legal = [action for action in now.choices if isinstance(action, a.TakeCube | a.BuildHouse | a.PaintRoof)]
    if now.turn_began:
        most = max((n for n in range(1, MOVES + 1) if n == 1 or family.coins + view.box.net[n] >= 0), default=1)
        coins = family.coins
        yield Moment(
            "price", {"coins": lambda words: words.names.coins(coins), "n": most}, lit=("purse.me", "moves.me")
        )
        around = sum(view.box.turns[: view.season]) + view.turn
        if family.roofs and (around in PLANNING or now.wanders):
            yield from _plan(now, view, family)
    if moves and not legal:
        yield Moment("stop")
    elif moves:
        yield Moment("more", {"n": moves + 1, "coins": _coins(-view.box.net[moves + 1])}, lit=("moves.me",))
    yield from _paint(legal, view, family)
    own_ends = [
        action for action in legal if isinstance(action, a.BuildHouse) and view.cells[action.cell].end == action.colour
    ]
    if own_ends:
        action = own_ends[0]
        here = f"cell.{cell_words(action.cell, view)}"
        yield Moment("own_end", {"colour": _colours([action.colour])}, lit=(here,), at=here)
    if any(isinstance(action, a.BuildHouse) for action in legal):
        yield Moment("build", lit=("ready.me",))
    if any(isinstance(action, a.TakeCube) for action in legal):
        yield Moment("take", lit=("tower.me",))


def _coins(n: int) -> Callable[[Any], str]:
    return lambda words: words.names.coins(n)


def _paint(legal: Sequence[object], view: Burano, family: Family) -> Iterator[Moment]:
    found: dict[Roof, tuple[int, a.PaintRoof]] = {}
    for action in legal:
        if isinstance(action, a.PaintRoof):
            points = roof_points(view, family, action.roof.symbol, len(view.cells[action.a].houses))[1]
            if action.roof not in found or found[action.roof][0] < points:
                found[action.roof] = points, action
    if not found:
        return
    points, best = max(found.values(), key=lambda one: one[0])
    roof, line = best.roof, f"line.{cell_words(best.a, view)}.{cell_words(best.b, view)}"
    yield Moment(
        "roof",
        {"roof": lambda words: words.names.roof(roof), "points": lambda words: words.names.signed_points(points)},
        lit=(line, f"roof.me.{'.'.join(roof_words(roof))}"),
        at=line,
    )


def _plan(now: Now, view: Burano, family: Family) -> Iterator[Moment]:
    """A roof for which one house stands already, and the colour that is missing at its other end."""
    for roof in family.roofs:
        for line in view.box.town.lines if roof is not None else ():
            for here, there in ((line.a, line.b), (line.b, line.a)):
                below = view.cells[here]
                if roof is None or len(below.houses) != 1 or below.end is not None or view.cells[there].houses:
                    continue
                if below.houses[-1] not in (roof.a, roof.b) or there not in view.box.town.ground:
                    continue
                wanted = roof.b if below.houses[-1] == roof.a else roof.a
                place = f"cell.{cell_words(there, view)}"
                yield Moment(
                    "plan",
                    {"roof": _roof(roof), "colour": _colours([wanted])},
                    lit=(place, f"roof.me.{'.'.join(roof_words(roof))}"),
                    again=now.wanders,
                )
                return


def _roof(roof: Roof) -> Callable[[Any], str]:
    return lambda words: words.names.roof(roof)


def _reward(now: Now, view: Burano) -> Iterator[Moment]:
    yield Moment("reward", lit=("privilege.me",))
    for action in now.choices:
        if isinstance(action, a.TakeBuilding):
            thing = f"card.{action.card}"
            yield Moment("card", _card(action.card, view), lit=(thing,), at=thing, key=str(action.card))


def _card(card: Building, view: Burano) -> dict[str, Value]:
    return {"card": lambda words: words.names.building(card), "effect": lambda words: words.names.effect(card, view)}


# -- fishing -----------------------------------------------------------------------------------------------------------


def _fishing(now: Now, view: Burano, family: Family) -> Iterator[Moment]:
    islands = view.box.lagoon.islands
    reached = [action.area for action in now.choices if isinstance(action, a.Sail)]
    found = {area: matches(view, family, area) for area in reached if area < islands}
    for area in reached:
        if area >= islands:
            yield from _harbour(area - islands, view, family)
    if found:
        best = max(found, key=lambda area: found[area])
        lit = ("ring.me", *(f"island.{AREAS[area]}" for area in found))
        yield Moment("sail", {"place": _island(best), "n": found[best]}, lit=lit)
        for area, n in found.items():
            yield Moment("count", {"n": n}, at=f"island.{AREAS[area]}")
    elif any(isinstance(action, a.SwapDocks) for action in now.choices):
        yield Moment("swap", lit=("privilege.me",))


def _island(area: int) -> Callable[[Any], str]:
    return lambda words: words.names.island(area)


def _harbour(port: int, view: Burano, family: Family) -> Iterator[Moment]:
    """What the best sale in a port would bring."""
    wants, counts = view.box.data.ships, counts_of(family.fish)
    best = max((points for ship in in_port(view, port) for _, points in sets(wants, ship, counts)), default=0)
    if best:
        values: dict[str, Value] = {
            "place": lambda words: words.names.port(port),
            "points": lambda words: words.names.points(best),
        }
        yield Moment("harbour", values, lit=(f"port.{PORTS[port]}",), at=f"port.{PORTS[port]}")


def _sale(now: Now, view: Burano) -> Iterator[Moment]:
    sales = [action for action in now.choices if isinstance(action, a.Sell)]
    best = max(sales, key=lambda sale: price(view.box.data.ships, sale.ship, sale.cards) or 0)
    points = price(view.box.data.ships, best.ship, best.cards) or 0
    values: dict[str, Value] = {
        "ship": lambda words: words.names.ship(best.ship),
        "points": lambda words: words.names.points(points),
    }
    yield Moment("sale", values, lit=(f"ship.{best.ship.name.lower()}", "hand.me"))


# -- lace, wages, the season's end ---------------------------------------------------------------------------------------


def _lace(now: Now, view: Burano) -> Iterator[Moment]:
    plain = [action.square for action in now.choices if isinstance(action, a.PlaceWoman) and action.means == "plain"]
    if plain:
        first = not view.families[now.seat].women
        yield Moment("first_woman" if first else "lace", lit=tuple(f"lace.{square_words(n, view)}" for n in plain))
    elif any(isinstance(action, a.PlaceWoman) for action in now.choices):
        yield Moment("lace_privilege", lit=("privilege.me",))


def _recall(now: Now) -> Iterator[Moment]:
    if any(isinstance(action, a.CallHome) for action in now.choices):
        yield Moment("recall", lit=("ring.me",))


def _returning(now: Now, view: Burano) -> Iterator[Moment]:
    paid = [action.square for action in now.choices if isinstance(action, a.ReturnCube)]
    if paid:
        yield Moment("guild", lit=tuple(f"lace.{square_words(n, view)}" for n in paid))


def gain(before: Any, after: Any, seat: int) -> float:
    """What a turn brought in points, fish, coins, privilege, building cards and ready cubes; what was spent does not count
    against it."""
    was: Family = before.families[seat]
    now: Family = after.families[seat]
    things = len(now.fish) - len(was.fish), len(now.buildings) - len(was.buildings), now.privilege - was.privilege
    coins, women = now.coins - was.coins - 1, len(now.women) - len(was.women)
    return float(now.points - was.points + sum(max(0, n) for n in (*things, coins, women)))
