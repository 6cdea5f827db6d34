"""The moments at which the coach of a guided first match speaks, and what a turn brought."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from desktop.games.catan_dice.actions.building import Build
from desktop.games.catan_dice.actions.changing import TradeGold, UseJoker
from desktop.games.catan_dice.actions.rolling import Reroll
from desktop.games.catan_dice.events import BoxWritten
from desktop.games.catan_dice.faces import Face, Hand, hand_from, hand_of, missing
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.odds import chances, number_of
from desktop.games.catan_dice.outlook import payable, places
from desktop.games.catan_dice.paying import built_this_turn, could_build, helps, ready_jokers
from desktop.games.catan_dice.printed import Printed
from desktop.games.catan_dice.scoring import total
from desktop.games.catan_dice.state import CatanDice, FirstRoll, Rerolling, Resolving, What
from desktop.lessons.guide import Moment, Name, Now, Phrase, Value

WANDERING = 2  # turns in a row that brought nothing
PLANNING = (3, 6, 10)  # turns at whose start the nearest city is named
SPENDING = 3  # last turns, in which a joker is worth using on anything


def moments(now: Now) -> Iterable[Moment]:
    """Every moment that holds now."""
    view: CatanDice = now.view
    for event in now.events:
        if isinstance(event, BoxWritten) and event.seat == now.seat:
            yield Moment(
                "box_x" if event.x else "box", {"n": event.turn, "points": _signed(event.points)}, lit=("boxes",)
            )
    if not now.choices:
        return
    match view.top:
        case FirstRoll():
            yield from _turn_begins(now, view)
        case Rerolling():
            yield from _between_throws(now, view)
        case Resolving():
            yield from _using(now, view)
        case _:
            pass


def _signed(points: int) -> str:
    return str(points) if points >= 0 else f"−{-points}"


def _turn_begins(now: Now, view: CatanDice) -> Iterator[Moment]:
    if view.turn == 1:
        yield Moment("setup", lit=("START", "boxes"))
        yield Moment("goal", {"name": Name(1 - now.seat)}, lit=("costs",))
    if view.turn == island_of(view).turns:
        yield Moment("last", lit=("boxes",))
    yield Moment("roll", lit=("tray",))
    if view.turn in PLANNING or now.wanders:
        yield from _next_city(now, view)


def _next_city(now: Now, view: CatanDice) -> Iterator[Moment]:
    """The city that comes next, and how many roads are missing on the way."""
    island, sheet = island_of(view), view.sheets[now.seat]
    assert isinstance(island, Printed)
    built = sheet.cities.bit_count()
    if built == len(island.ids[What.CITY]):
        return
    city = island.ids[What.CITY][built]
    road: str = island.beside[island.table.cities[built].corner][0]
    lacking = 0
    while road != island.start and not sheet.roads >> island.road_at[road] & 1:
        lacking += 1
        road = island.parent[road]
    what: Value = Phrase("there") if not lacking else Phrase("road" if lacking == 1 else "roads", {"n": lacking})
    yield Moment("plan", {"city": _thing(What.CITY, city), "what": what}, lit=(city,), again=now.wanders)


def _thing(what: What, place: str) -> Callable[[Any], str]:
    return lambda words: words.names.thing(what, place)


def _faces(faces: Iterable[Face]) -> Callable[[Any], str]:
    shown = tuple(faces)
    return lambda words: words.names.faces(shown)


def _between_throws(now: Now, view: CatanDice) -> Iterator[Moment]:
    """What the dice are good for already, or what they come nearest to."""
    found = payable(view, now.seat, hand_of(view.dice))
    if found is not None and found[0] is not What.ROAD:
        yield Moment("sure", {"thing": _thing(*found)}, lit=(found[1],))
        return
    yield Moment("keep", lit=("tray",), deed=(Reroll,))
    aim = _aim(now, view)
    if aim is None:
        return
    what, place, kept, lacking = aim
    yield Moment(
        "aim",
        {"thing": _thing(what, place), "missing": _faces(lacking)},
        lit=tuple(f"die.{die + 1}" for die in kept),
        key=str(what),
    )


def _aim(now: Now, view: CatanDice) -> tuple[What, str, tuple[int, ...], tuple[Face, ...]] | None:
    """The thing that these dice promise most of: with the dice that serve it, and what is lacking."""
    island, jokers = island_of(view), ready_jokers(view, now.seat)
    rerolls = island.dice.throws - view.throws
    best: tuple[float, What, str, tuple[int, ...], tuple[Face, ...]] | None = None
    for (what, place), worth in places(view, now.seat):
        cost = island.costs[what]
        kept = _serving(view, cost)
        shown = [view.dice[die].face for die in kept]
        lacking = missing(hand_from(shown), cost)
        chance = chances(len(view.dice), cost, jokers, rerolls)[number_of(shown)]
        if kept and lacking and (best is None or chance * worth > best[0]):
            best = chance * worth, what, place, kept, lacking
    return None if best is None else best[1:]


def _serving(view: CatanDice, cost: tuple[Face, ...]) -> tuple[int, ...]:
    """The dice that a cost can use."""
    wanted, kept = list(cost), list[int]()
    for die, lies in enumerate(view.dice):
        if lies.face in wanted:
            wanted.remove(lies.face)
            kept.append(die)
    return tuple(kept)


def _using(now: Now, view: CatanDice) -> Iterator[Moment]:
    """After the last throw: what can be built, traded, changed."""
    hand = hand_of(view.dice)
    builds = sorted((a for a in now.choices if isinstance(a, Build)), key=lambda a: -len(island_of(view).costs[a.what]))
    yield from _helped(now, view, hand)
    for action in builds:
        yield Moment("kind", {"rule": Phrase(f"kind_{action.what}")}, lit=(action.place,), key=str(action.what))
    if builds:
        yield Moment("build", lit=tuple(action.place for action in builds))
    elif not could_build(view):
        if built_this_turn(view, now.seat):
            yield Moment("enough", lit=("boxes",))
        else:
            yield Moment("nothing", lit=("boxes",))


def _helped(now: Now, view: CatanDice, hand: Hand) -> Iterator[Moment]:
    """What gold could still bring, or a knight where it is worth it: a joker is there once a match."""
    jokers = ready_jokers(view, now.seat)
    empty = not built_this_turn(view, now.seat) and not any(isinstance(action, Build) for action in now.choices)
    spends = empty or view.turn > island_of(view).turns - SPENDING
    trades = any(isinstance(action, TradeGold) for action in now.choices)
    for (what, place), _ in sorted(places(view, now.seat), key=lambda entry: -entry[1]):
        cost = island_of(view).costs[what]
        if not missing(hand, cost):
            continue
        help = next(helps(hand, cost, jokers), None)
        if help is None:
            continue
        if help.jokers and what is not What.CITY and not spends:
            continue
        if help.jokers:
            joker, face = help.jokers[0]
            values: dict[str, Value] = {
                "n": island_of(view).jokers[joker].index + 1, "face": _faces([face]), "thing": _thing(what, place),
            }  # fmt: skip
            yield Moment("joker", values, lit=(f"joker.{joker}",), deed=(UseJoker,))
        elif trades:
            yield Moment(
                "gold", {"face": _faces(help.golds), "thing": _thing(what, place)}, lit=("keep",), deed=(TradeGold,)
            )
        return


def gain(before: Any, after: Any, seat: int) -> float:
    """The points of the turn; an X took some away."""
    return total(after, seat) - total(before, seat)
