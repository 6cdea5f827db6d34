"""The moments at which the coach of a guided first match speaks, and what a turn brought."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from desktop.games.pagoda import actions as a
from desktop.games.pagoda import events as e
from desktop.games.pagoda.colour import COLOURS, Ability, Colour
from desktop.games.pagoda.lessons.letters import letter_of
from desktop.games.pagoda.state import CORNERS, BuildFrame, EndFrame, FreeColumnFrame, Pagodas, TurnFrame
from desktop.lessons.guide import Moment, Name, Now, Phrase, Value

WANDERING = 3  # turns in a row that made no more than LITTLE
LITTLE = 2  # points that any turn makes
PLANNING = (3, 5, 8)  # rounds at whose start a chain of builds is pointed out
FEW = 4  # sites that a light still picks out
DEAR = 3  # points from which a single column is worth a word
BUILDS = (a.BuildColumn, a.LayTile, a.LayRoof)


def moments(now: Now) -> Iterable[Moment]:
    """Every moment that holds now."""
    view: Pagodas = now.view
    yield from _happened(now, view)
    if not now.choices:
        return
    match view.top:
        case TurnFrame():
            yield from _turn_begins(now, view)
            yield from _builds(now, view)
        case BuildFrame():
            yield from _builds(now, view)
            yield from _enough(now, view)
        case FreeColumnFrame():
            yield Moment(
                "free_column", lit=_sites(action.site for action in now.choices if isinstance(action, a.BuildFreely))
            )
        case EndFrame():
            yield from _enough(now, view)
        case _:
            pass


def _sites(indexes: Iterable[int]) -> tuple[str, ...]:
    """Sites as lessons call them, each once."""
    return tuple(f"site.{index + 1}" for index in dict.fromkeys(indexes))


def _happened(now: Now, view: Pagodas) -> Iterator[Moment]:
    """What both have brought about since the learner's last action."""
    if view.pagodas >= view.laws.pagodas and not view.finished:
        yield Moment("last_round", {"name": Name(1 - view.starter)})
    for event in now.events:
        match event:
            case e.AbilityGained(seat=seat, ability=ability) if seat == now.seat:
                yield Moment(
                    "ability",
                    {"ability": _named(ability), "what": Phrase(ability.name.lower())},
                    lit=(f"ability.me.{ability.name.lower()}",),
                    key=ability.name.lower(),
                )
            case e.SiteDied(site=site, colour=Colour() as colour):
                yield Moment("dead", {"n": site + 1, "colour": _coloured(colour)}, lit=_sites([site]))
            case _:
                pass


def _named(ability: Ability) -> Callable[[Any], str]:
    return lambda words: words.names.ability(ability)


def _coloured(*colours: Colour) -> Callable[[Any], str]:
    return lambda words: words.names.all_of([words.names.colour(colour) for colour in colours])


def _turn_begins(now: Now, view: Pagodas) -> Iterator[Moment]:
    if now.turn_began and view.turn.number <= 2:
        yield Moment("setup", lit=("tiles", "open.me"))
        yield Moment("goal", lit=("score.me",))
    if any(isinstance(action, a.DeclareBlocked) for action in now.choices):
        yield Moment("blocked", lit=("open.me", "hand.me"))
    elif not any(isinstance(action, BUILDS) for action in now.choices):
        yield Moment("stuck", lit=("open.me", "hand.me"))
    if any(isinstance(action, a.UseDragon) for action in now.choices):
        yield Moment("dragon", lit=("ability.me.dragon",))
    if now.turn_began and ((view.turn.number + 1) // 2 in PLANNING or now.wanders):
        chain = _chain(view, now.seat)
        if chain is not None:
            site, missing = chain
            colour = view.sites[site].colour
            assert colour is not None
            values: dict[str, Value] = {"n": site + 1, "missing": missing, "colour": _coloured(colour)}
            yield Moment("plan", values, lit=_sites([site]), again=now.wanders)


def _held(view: Pagodas, seat: int) -> list[int]:
    """A player's cards by colour; hidden ones are none."""
    cards = view.builders[seat].open + view.builders[seat].hand
    return [cards.count(colour) for colour in COLOURS]


def _chain(view: Pagodas, seat: int) -> tuple[int, int] | None:
    """The highest floor that the cards could fill and tile in one turn, and how many columns it lacks."""
    held = _held(view, seat)
    found: list[tuple[int, int, int]] = []
    for index, site in enumerate(view.sites):
        missing = CORNERS - site.columns
        if site.complete or site.colour is None or not 0 < missing < view.laws.columns:
            continue
        tiles = any(tile.colour == site.colour for tile in view.tiles)
        if tiles and site.floor < view.laws.top and held[site.colour] > missing:
            found.append((site.floor, index, missing))
    return max(found)[1:] if found else None


def _builds(now: Now, view: Pagodas) -> Iterator[Moment]:
    """What can be built: roofs, tiles with the spots that suit, dear columns, any column."""
    roofs = _sites(action.site for action in now.choices if isinstance(action, a.LayRoof))
    points = view.laws.tile + view.laws.spire
    for site in roofs:
        yield Moment("roof", {"site": site.partition(".")[2], "n": points}, lit=(site,), at=site)
    yield from _tiles(now, view)
    columns = {action.site: view.sites[action.site] for action in now.choices if isinstance(action, a.BuildColumn)}
    worth = {index: view.laws.column[site.floor] for index, site in columns.items()}
    dear = [index for index in worth if worth[index] >= DEAR]
    for index in sorted(dear, key=lambda one: -worth[one]):
        values: dict[str, Value] = {"site": index + 1, "floor": columns[index].floor, "n": worth[index]}
        yield Moment("dear", values, lit=_sites([index]), at=f"site.{index + 1}")
    if columns:
        best = [index for index in worth if worth[index] == max(worth.values())]
        yield Moment("build", lit=_sites(best) if len(best) < FEW else ())
    used = view.turn.columns
    if columns and used == view.laws.columns:
        yield Moment("lantern", lit=("ability.me.lantern",))


def _tiles(now: Now, view: Pagodas) -> Iterator[Moment]:
    """The first floor whose tile can be paid: spots that the learner can use and the other does not show."""
    tiles = [action for action in now.choices if isinstance(action, a.LayTile)]
    if not tiles:
        return
    site, shown = tiles[0].site, view.builders[1 - now.seat].open
    left = _held(view, now.seat)
    left[tiles[0].tile.colour] -= 1
    spots = {action.tile.spots: None for action in tiles if action.site == site}
    good = [colour for colour in spots if left[colour] and colour not in shown]
    what: Value = Phrase("spots", {"colours": _coloured(*good)}) if good else Phrase("no_spots")
    own = tiles[0].tile.colour
    lit = tuple(f"tile.{letter_of(own)}{letter_of(spot)}" for spot in good) or _sites([site])
    yield Moment("tile", {"n": site + 1, "what": what}, lit=lit, at=f"site.{site + 1}")


def _enough(now: Now, view: Pagodas) -> Iterator[Moment]:
    """The turn may end."""
    if not any(isinstance(action, a.EndTurn) for action in now.choices):
        return
    me = view.builders[now.seat]
    for action in now.choices:
        if isinstance(action, a.UseFan):
            more = view.laws.fan_hand - len(me.hand)
            yield Moment("fan", {"n": more}, lit=("ability.me.fan",))
    yield from _gifts(now, view)
    yield Moment("end_turn")


def _gifts(now: Now, view: Pagodas) -> Iterator[Moment]:
    """The dearest floor on which the other's open cards could go on: what ending now leaves behind."""
    shown = view.builders[1 - now.seat].open
    found: list[tuple[int, int, Colour]] = []
    for index, site in enumerate(view.sites):
        colour = site.colour
        if site.complete or colour is None or site.columns == CORNERS or colour not in shown:
            continue
        n = min(shown.count(colour), CORNERS - site.columns, view.laws.columns)
        found.append((n * view.laws.column[site.floor], index, colour))
    if found and max(found)[0] > DEAR:
        points, index, colour = max(found)
        values: dict[str, Value] = {
            "name": Name(1 - now.seat), "site": index + 1, "colour": _coloured(colour), "n": points,
        }  # fmt: skip
        yield Moment("gift", values, lit=_sites([index]))


def gain(before: Any, after: Any, seat: int) -> float:
    """The points that a turn made beyond those that any turn makes."""
    was: Pagodas = before
    now: Pagodas = after
    return float(now.builders[seat].score - was.builders[seat].score - LITTLE)
