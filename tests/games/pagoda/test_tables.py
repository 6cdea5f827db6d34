"""The numbers of the box: the built-in table counts, an owner's own table is checked and used, bad positions are found."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from desktop.engine.components import BadTables
from desktop.engine.play import begin, play
from desktop.engine.position import BadPosition, code, read
from desktop.games.pagoda.actions import BuildColumn
from desktop.games.pagoda.data import TABLES, all_tiles, laws_of
from desktop.games.pagoda.game import GAME
from desktop.games.pagoda.state import Pagodas
from tests.games.pagoda.table import DONE, G, P, R, cards, do, table


def test_the_tiles_are_every_pair_of_colours_once():
    assert len({(tile.colour, tile.spots) for tile in all_tiles("")}) == 25
    assert all(tile.roof == tile.spots for tile in all_tiles(""))


def test_a_whole_pagoda_gives_49_points_and_31_in_the_quick_mode():
    for quick, points in ((False, 49), (True, 31)):
        laws = laws_of("", quick, False)
        columns = sum(4 * laws.column[floor] for floor in range(1, laws.top + 1))
        assert columns + laws.top * laws.tile + laws.spire == points


def test_an_owners_table_changes_the_points_and_the_roofs():
    spots = ",".join(f'"{tile.colour.name.lower()}"' for tile in all_tiles(""))  # every roof spot like its own tile
    edition = TABLES.register(
        f'game = "pagoda"\n[points]\ncolumn = [2, 2, 3, 4]\ntile = 1\nspire = 9\nquick_spire = 8\n'
        f"[tiles]\nspots = {[[t.colour.name.lower(), t.spots.name.lower()] for t in all_tiles('')]}\n"
        f"roof_spots = [{spots}]\n"
    )
    state = GAME.setup(2, {"quick": False, "simple": False, "start": "first"}, 1, edition)
    begin(GAME, state)
    play(GAME, state, BuildColumn(0, R, cards("R")))
    assert state.builders[0].score == 2
    assert state.laws.spire == 9
    assert all(tile.roof == tile.colour for tile in state.tiles)
    assert GAME.flaw(state) is None
    assert TABLES.reconstructed() == ("end.blocked", "tiles.roof_spots")
    assert "tiles.roof_spots" not in TABLES.reconstructed(edition)


@pytest.mark.parametrize(
    ("own", "code_"),
    [
        ("[turn]\ncolumns = 5\nlantern_columns = 4\ndiscards = 4\n", "edition_range"),
        ("[cards]\neach = 3\nopen = 5\nhand = 2\nfan_hand = 4\n", "edition_range"),
        ("[points]\ncolumn = [1, 2]\ntile = 1\nspire = 5\nquick_spire = 4\n", "edition_length"),
        ('[tiles]\nspots = [["red", "red"]]\nroof_spots = ["red"]\n', "edition_pairs"),
        ('[tiles]\nspots = [["red", "red"]]\nroof_spots = []\n', "edition_length"),
        ('[tiles]\nspots = [["red", "mauve"]]\nroof_spots = ["red"]\n', "edition_field"),
    ],
)
def test_an_owners_table_that_makes_no_game_is_refused(own: str, code_: str):
    with pytest.raises(BadTables) as bad:
        TABLES.register(own)
    assert bad.value.refusal.code == code_


def broken(what: str) -> Pagodas:
    state = table({1: (2, P, 3), 2: DONE, 3: (1, R, 4)})
    assert GAME.flaw(state) is None
    match what:
        case "position_tiles":
            state.tiles = state.tiles[1:]
        case "position_site":
            state.sites[0] = replace(state.sites[0], colour=G)
        case "position_columns":
            state.columns[0] += 1
        case "position_cards":
            state.discard.append(R)
        case "position_player":
            state.builders[1].uses[0] = 3
        case _:
            state.sites.pop()
    return state


@pytest.mark.parametrize(
    "what",
    ["position_tiles", "position_site", "position_columns", "position_cards", "position_player", "position_shape"],
)
def test_a_position_that_cannot_be_is_refused_with_its_reason(what: str):
    flaw = GAME.flaw(broken(what))
    assert flaw is not None
    assert flaw.code == what
    with pytest.raises(BadPosition) as bad:
        read(code(GAME, broken(what)), lambda id: GAME)
    assert bad.value.refusal.code == "position_impossible"


def test_a_view_is_a_position_without_a_flaw():
    state = table()
    do(state, BuildColumn(0, R, cards("R")))
    assert GAME.flaw(GAME.view(state, 0)) is None
    assert GAME.flaw(GAME.view(state, None)) is None
