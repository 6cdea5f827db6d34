"""The look-ahead of 5.4 and the blocked turn of 5.6 against trying everything with the rules themselves."""

from __future__ import annotations

from collections import Counter

from desktop.engine.chance import Chance
from desktop.engine.play import candidates, legal, play
from desktop.games.pagoda.actions import BuildColumn, DeclareBlocked, LayRoof, LayTile
from desktop.games.pagoda.colour import COLOURS
from desktop.games.pagoda.data import all_tiles
from desktop.games.pagoda.game import GAME
from desktop.games.pagoda.outlook import means, reachable, space_open
from desktop.games.pagoda.state import CORNERS, Pagodas, Site
from tests.games.pagoda.table import fresh


def position(chance: Chance) -> Pagodas:
    """Few cards of few colours before floors that mostly wait for a tile, with any markers: where the test bites."""
    state = fresh(quick=bool(chance.below(2)), simple=chance.below(6) == 0)
    colours = list(COLOURS)
    chance.shuffle(colours)
    few = colours[: 1 + chance.below(4)]
    sites: list[Site] = []
    tiles = list(all_tiles(""))
    chance.shuffle(tiles)
    for _ in range(6):
        if chance.below(3) == 0:
            sites.append(Site(complete=True, columns=2))
            continue
        below = tuple(tiles.pop() for _ in range(chance.below(state.laws.top)))  # need not match for this
        open_floor = chance.below(12) == 0
        sites.append(Site(below, COLOURS[chance.below(5)], chance.below(CORNERS) if open_floor else CORNERS))
    state.sites = sites
    state.tiles = tuple(sorted(tiles[: chance.below(len(tiles) + 1)]))
    builder = state.builders[0]
    builder.open = [few[chance.below(len(few))] for _ in range(chance.below(6))]
    builder.hand = [COLOURS[chance.below(5)] for _ in range(chance.below(3))]
    if not state.simple:
        builder.uses = [chance.below(3) * chance.below(2) for _ in COLOURS]
    return state


def leads_to_a_column(state: Pagodas) -> bool:
    """Whether some sequence of builds ends in a column or spire, found by trying every one."""
    if any(isinstance(action, BuildColumn | LayRoof) for action in legal(GAME, state)):
        return True
    for action, why in candidates(GAME, state):
        if isinstance(action, LayTile) and (why is None or why.code == "column_lost"):
            after = state.clone()
            play(GAME, after, action)
            after.finished = False
            if not after.agenda:
                continue  # nothing is left to build for anybody
            if leads_to_a_column(after):
                return True
    return False


def test_a_column_is_within_reach_exactly_when_some_sequence_builds_one():
    chance, seen = Chance(7), Counter[bool]()
    for _ in range(1500):
        state = position(chance)
        found = reachable(state.laws, state.sites, state.tiles, means(state, 0))
        assert found == leads_to_a_column(state), state
        seen[found] += 1
    assert min(seen.values()) > 200


def test_a_tile_first_is_legal_exactly_when_a_column_can_follow_or_the_player_is_blocked():
    chance, seen = Chance(8), Counter[str]()
    for _ in range(1200):
        state = position(chance)
        stuck = not space_open(state.sites) and not leads_to_a_column(state)
        for action, why in candidates(GAME, state):
            if not isinstance(action, LayTile) or (why is not None and why.code != "column_lost"):
                continue
            after = state.clone()
            play(GAME, after, action)
            after.finished = False
            follows = bool(after.agenda) and leads_to_a_column(after)
            assert (why is None) == (follows or stuck), (state, action)
            assert after.turn.blocked == stuck
            seen["blocked" if stuck else "follows" if follows else "lost"] += 1
    assert min(seen.values()) > 50
    assert len(seen) == 3


def test_discarding_is_open_to_a_player_exactly_when_nothing_else_is():
    chance, seen = Chance(9), Counter[bool]()
    for _ in range(1500):
        state = position(chance)
        choices = legal(GAME, state)
        others = [action for action in choices if type(action).__name__ != "UseDragon" and action != DeclareBlocked()]
        assert (DeclareBlocked() in choices) == (not others), state
        seen[not others] += 1
    assert min(seen.values()) > 100
