"""Positions written shortly: cards as letters R Y B G P, sites as (floor, colour, columns), tiles as "red_purple"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.play import begin, candidates, legal, play, refusal
from desktop.games.pagoda.colour import COLOURS, Ability, Colour
from desktop.games.pagoda.data import Tile, all_tiles
from desktop.games.pagoda.game import GAME
from desktop.games.pagoda.state import CORNERS, SPIRE, Card, Pagodas, Site

R, Y, B, G, P = COLOURS
LETTERS = dict(zip("RYBGP", COLOURS, strict=True))
DONE = "done"  # a finished pagoda


def tile(name: str) -> Tile:
    """The tile of a name like "red_purple"."""
    own, spots = (Colour[part.upper()] for part in name.split("_"))
    return next(tile for tile in all_tiles("") if (tile.colour, tile.spots) == (own, spots))


def cards(letters: str) -> tuple[Card, ...]:
    """Cards: capitals lie open, small letters are in the hand."""
    return tuple(Card(LETTERS[letter.upper()], letter.islower()) for letter in letters.replace(" ", ""))


def fresh(seed: int = 1, **options: Any) -> Pagodas:
    """A match at its first decision; the first seat begins."""
    state = GAME.setup(2, {"quick": False, "simple": False, "start": "first", **options}, seed)
    begin(GAME, state)
    return state


def table(
    sites: dict[int, Any] | None = None,
    held: str = "RYBGPrr",
    other: str = "RYBGPyy",
    left: tuple[str, ...] = (),
    gone: tuple[str, ...] = (),
    uses: dict[Ability, int] | None = None,
    scores: tuple[int, int] = (0, 0),
    seed: int = 1,
    **options: Any,
) -> Pagodas:
    """The first seat is to move. `left` names tiles that must lie in the supply, `gone` tiles (or whole colours, "red")
    that must not; the piles are whatever is over."""
    state = fresh(seed, **options)
    lost = {tile_ for tile_ in all_tiles("") for name in gone if name in (_name(tile_), tile_.colour.name.lower())}
    lost -= {tile(name) for name in left}
    kept = {tile(name) for name in left}
    _raise(state, sites or {}, kept, lost)
    state.tiles = tuple(t for t in state.tiles if t not in lost)
    for builder, letters in zip(state.builders, (held, other), strict=True):
        held_cards = cards(letters)
        builder.open = [card.colour for card in held_cards if not card.hand]
        builder.hand = [card.colour for card in held_cards if card.hand]
    for ability, n in (uses or {}).items():
        state.builders[0].uses[ability] = n
    for builder, score in zip(state.builders, scores, strict=True):
        builder.score = score
    seen = [colour for builder in state.builders for colour in builder.open + builder.hand]
    state.pile = [colour for colour in COLOURS for _ in range(11 - seen.count(colour))]
    return state


def _name(tile_: Tile) -> str:
    return f"{tile_.colour.name}_{tile_.spots.name}".lower()


def _raise(state: Pagodas, wanted: dict[int, Any], kept: set[Tile], lost: set[Tile]) -> None:
    """Put floors on the sites from tiles that may be used up, those that must be gone first."""
    pool = sorted((t for t in all_tiles("") if t not in kept), key=lambda t: t not in lost)
    order = [
        (number, (state.laws.top + 1, None, 0) if what == DONE else what)
        for number, what in sorted(wanted.items(), key=lambda item: item[1] == DONE)
    ]
    chains = _all_chains([(floor - 1, colour) for _, (floor, colour, _) in order], pool, frozenset())
    assert chains is not None, "no tiles for these sites"
    for (number, (floor, colour, columns)), chain in zip(order, chains, strict=True):
        if floor > state.laws.top:
            state.sites[number - 1] = Site(chain, chain[-1].roof, SPIRE, complete=True)
            state.columns[chain[-1].roof] -= SPIRE
        else:
            state.sites[number - 1] = Site(chain, colour if columns or chain else None, columns)
            if colour is not None:
                state.columns[colour] -= columns
        for below in chain:
            state.columns[below.colour] -= CORNERS
    used = {t for chain in chains for t in chain}
    state.tiles = tuple(t for t in all_tiles("") if t not in used)


def _all_chains(
    wanted: list[tuple[int, Colour | None]], pool: list[Tile], used: frozenset[Tile]
) -> list[tuple[Tile, ...]] | None:
    """Tiles for every site, None when there are not enough."""
    if not wanted:
        return []
    for chain in _chains(*wanted[0], pool, set(used)):
        rest = _all_chains(wanted[1:], pool, used | set(chain))
        if rest is not None:
            return [chain, *rest]
    return None


def _chains(n: int, colour: Colour | None, pool: list[Tile], used: set[Tile]) -> Iterator[tuple[Tile, ...]]:
    """Every way to stack n tiles so that the floor above them has a colour (None: any)."""
    if n == 0:
        yield ()
        return
    for top in pool:
        if top not in used and colour in (None, top.spots):
            for below in _chains(n - 1, top.colour, pool, used | {top}):
                yield (*below, top)


def do(state: Pagodas, *actions: Action) -> list[Event]:
    """Take actions, each of which must be legal and listed; all their events."""
    events: list[Event] = []
    for action in actions:
        assert refusal(GAME, state, action) is None, (action, refusal(GAME, state, action))
        assert action in legal(GAME, state), action
        events += play(GAME, state, action)
    return events


def refused(state: Pagodas, action: Action) -> Refusal:
    """The refusal of an action that is not allowed."""
    found = refusal(GAME, state, action)
    assert found is not None, f"{action} is legal"
    assert action not in legal(GAME, state)
    return found


def allowed(state: Pagodas, action: Action) -> bool:
    """Whether an action is legal, by its refusal and by the list alike."""
    fine = refusal(GAME, state, action) is None
    assert fine == (action in legal(GAME, state)), action
    return fine


def tried(state: Pagodas, code: str) -> list[Action]:
    """The candidates of the moment that are refused for a reason: what a person could really try."""
    return [action for action, why in candidates(GAME, state) if why is not None and why.code == code]


def site(state: Pagodas, number: int) -> tuple[int, Colour | None, int]:
    """A site as (floor, colour, columns)."""
    found = state.sites[number - 1]
    return found.floor, found.colour, found.columns
