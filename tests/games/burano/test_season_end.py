"""5.3: the season's scoring and refilling, the full ring, the start marker, winter."""

from __future__ import annotations

from collections import Counter

import pytest

from desktop.engine.components import BadTables
from desktop.engine.play import legal, play
from desktop.games.burano.actions import (
    DiscardRoof,
    Done,
    DrawRoof,
    FillTower,
    FinishTower,
    ReturnCube,
    StoreCube,
    TakeCoin,
    TakeSubstitute,
)
from desktop.games.burano.data import TABLES
from desktop.games.burano.events import StackRenewed, StartPassed
from desktop.games.burano.pieces import COLOURS, SYMBOLS, Season, Symbol
from desktop.games.burano.ring import come_home, leave, turn_wheel
from desktop.games.burano.state import (
    Burano,
    ReturnFrame,
    RoofsFrame,
    ScoringFrame,
    ShortageFrame,
    TowerFrame,
    TurnFrame,
    WindowFrame,
)
from tests.games.burano.table import GAME, G, R, W, act, draw_roofs, fresh, picture, square, table, tower


def scoring(seats: int = 2, season: Season = Season.SPRING) -> Burano:
    """The last turn of a season is over; nobody has privilege."""
    state = table(seats)
    picture(state, 4)
    state.season, state.turn = season, state.box.turns[season]
    for family in state.families:
        family.privilege, family.men = 0, [0] * 6
    state.agenda = [ScoringFrame(0, "islands")]
    return state


def go(state: Burano) -> list:
    """Up to the next decision."""
    events: list = []
    while not state.finished and (flow := GAME.proceed(state)) is not None:
        events += [event for event in flow if event is not None]
    return events


def test_the_steps_come_in_their_order_and_the_marker_goes_left():
    state = scoring(3)
    for family in state.families:
        family.women, family.workers = [], 9
    go(state)
    assert state.top == RoofsFrame(0)
    assert all(family.cubes == 14 + 9 for family in state.families)
    assert all(family.tower == [None] * 14 for family in state.families)
    for seat in (0, 1, 2):
        assert state.top == RoofsFrame(seat)
        events = act(state, Done())
    assert StartPassed(seat=1) in events
    assert (state.season, state.turn, state.starter) == (Season.SUMMER, 1, 1)
    assert state.top == TowerFrame(1)


def test_new_markers_are_dealt_two_to_an_area():
    state = scoring()
    state.markers = list(COLOURS)
    go(state)
    assert sorted(state.markers) == list(COLOURS)


def test_lace_is_scored_in_turn_order_and_only_by_who_has_women_and_cubes():
    state = scoring(3)
    for seat, family in enumerate(state.families):
        family.women, family.workers = ([square(3, 3)], 8) if seat else ([], 9)
    state.families[1].tower = [None] * 14
    go(state)
    assert state.top == ReturnFrame(2)


def test_two_apart_guilds_are_scored_apart():
    state = scoring()
    family = state.families[0]
    family.women = [square(3, 2), square(3, 3), square(0, 4), square(0, 5)]
    family.workers, family.tower = 5, tower("RRBB")
    go(state)
    for place in list(family.women):
        act(state, ReturnCube(place))
    act(state, Done())
    assert family.points == 4 * 2 + 1 + 1


def test_cubes_of_covered_houses_by_the_supply_then_substitutes():
    state = scoring()
    family = state.families[0]
    family.first, family.workers, family.women = 7, 5, []
    family.tower = [None] * 14
    state.supply = [3, 3, 3, 0, 3, 0]  # G and W are out: of G O Y W B two are short
    state.families[1].workers = 1
    go(state)
    assert state.top == ShortageFrame(0, 2)
    assert family.reserve == [0, 1, 1, 0, 1, 0]
    assert TakeSubstitute(G) not in legal(GAME, state)
    act(state, TakeSubstitute(R))
    act(state, TakeSubstitute(R))
    assert family.reserve == [2, 1, 1, 0, 1, 0]


def test_an_empty_supply_gives_nothing_instead():
    state = scoring()
    state.supply = [0] * 6
    for family in state.families:
        family.tower = [None] * 14
    go(state)
    assert isinstance(state.top, RoofsFrame)
    assert [family.cubes for family in state.families] == [0, 0]
    for _ in (0, 1):
        act(state, Done())
    assert isinstance(state.top, TurnFrame), "no cubes, no tower to build"


def test_privileges_have_their_window_after_the_own_refill():
    state = scoring()
    family = state.families[0]
    family.privilege, family.tower = 2, [None] * 14
    coins = family.coins
    go(state)
    assert state.top == WindowFrame(0)
    assert family.cubes == 9
    act(state, StoreCube(R))
    act(state, TakeCoin())
    assert (family.cubes, family.coins, family.privilege) == (10, coins + 1, 0)
    act(state, Done())
    assert state.top == RoofsFrame(0)


def test_roofs_are_discarded_and_drawn_by_different_symbols():
    state = scoring()
    go(state)
    mine = [tile for tile in state.families[0].roofs if tile is not None]
    act(state, DiscardRoof(mine[0]))
    act(state, DiscardRoof(mine[1]))
    assert state.cast == mine[:2]
    kept = mine[2]
    act(state, DrawRoof(kept.symbol))
    other = next(symbol for symbol in SYMBOLS if symbol is not kept.symbol)
    act(state, DrawRoof(other))
    assert Counter(tile.symbol for tile in state.families[0].roofs if tile)[kept.symbol] == 2
    assert state.top == RoofsFrame(1)


def test_an_empty_stack_is_renewed_from_the_discarded_roofs():
    state = scoring()
    go(state)
    family = state.families[0]
    mine = next(tile for tile in family.roofs if tile is not None)
    state.stacks[mine.symbol] = []
    act(state, DiscardRoof(mine))
    events = act(state, DrawRoof(mine.symbol))
    assert StackRenewed(symbol=mine.symbol, n=1) in events
    assert mine in family.roofs
    assert state.cast == []


def test_fewer_roofs_when_stacks_are_out():
    state = fresh()
    for symbol in (Symbol.ANCHOR, Symbol.BOBBIN, Symbol.CREST):
        state.stacks[symbol] = []
    act(state, DrawRoof(Symbol.CHIMNEY))
    assert state.top == RoofsFrame(1)
    assert state.families[0].roofs.count(None) == 2


def test_winter_ends_the_match_after_lace():
    state = scoring(season=Season.WINTER)
    family = state.families[0]
    family.women, family.workers, family.tower, family.ready = [square(3, 3)], 8, tower("RW"), [W]
    go(state)
    act(state, ReturnCube(square(3, 3)))
    markers = list(state.markers)
    act(state, Done())
    assert state.finished
    assert state.markers == markers
    assert family.points == sum(score.points for score in GAME.scores(state)[0].parts)


def test_who_finds_the_ring_full_waits_and_enters_when_a_number_is_free():
    family = table().families[0]
    assert (family.workers, family.waiting) == (9, 0)
    come_home(family)
    assert (family.workers, family.waiting, family.room) == (9, 1, -1)
    leave(family)
    assert turn_wheel(family) == 1
    assert (family.workers, family.waiting, family.first) == (9, 0, 4)


def test_a_full_tower_needs_fourteen_and_a_small_reserve_all_of_it():
    state = fresh()
    draw_roofs(state)
    state.families[0].reserve = [2, 0, 0, 0, 0, 1]
    act(state, FillTower())
    assert state.families[0].tower[:3] == [R, R, W]
    assert state.families[0].cubes == 0
    act(state, FinishTower())


def test_the_sand_glass_fills_by_reading_order_and_order_of_colours():
    state = fresh()
    draw_roofs(state)
    act(state, FillTower())
    got = "".join("ROYGBW"[cube] for cube in state.families[0].tower if cube is not None)
    assert got == "RRROOOYYYGGGBB"


# -- the tables ----------------------------------------------------------------------------------------------------------

WRONG = {
    "price": "[price]\nnone=1\none=1\ntwo=2\nthree=-4\nfour=-9",
    "seats.letters": '[seats]\nletters=["A","A","C","D"]',
    "ring.segments": '[ring]\nsegments=["RYO","GRB","WGO","YWW"]',
    "ring.segments[0]": '[ring]\nsegments=["RY","GRB","WGO","YWB"]',
    "island.fountain": "[island]\nrows=7\ncolumns=9\nfountain=[9,4]\nfirst_house=[4,4]\nfloors=3",
    "island.first_house": "[island]\nrows=7\ncolumns=9\nfountain=[4,4]\nfirst_house=[4,4]\nfloors=3",
    "workshops.four": '[workshops]\nfour=["RrRR","Oo/OO","Y./Yy/Y.","GgG/G..","BbB/..B","W..W"]\n'
    'three=["RrR","O./oO","YyY","G./gG","BbB","W./wW"]',
    "layouts.four": '[layouts]\nfour=["GgGYBbB","GWwYy.B","WW.Y.Oo",".rRRROO"]\nthree=["YWw.BbB","y.WG.R.","YO.gGr.",".oO..R."]',
    "lagoon.letters": '[lagoon]\nislands=["N1","N2","N3","S3","S2","S1"]\nports=["PW","PE"]\nletters=["N1","N3","S3","PW"]\n'
    'routes=["PW-N1","N1-N2","N2-N3","N3-PE","PE-S3","S3-S2","S2-S1","S1-PW"]',
    "lagoon.routes": '[lagoon]\nislands=["N1","N2","N3","S3","S2","S1"]\nports=["PW","PE"]\nletters=["N1","N3","S3","S1"]\n'
    'routes=["PW-N1","N1-N2","N2-N3","N3-PE"]',
    "docks.each": "[docks]\neach=4\nslots=3",
    "guilds.bonus": "[guilds]\nbonus=[0,3,1]",
    "cubes.each": "[cubes]\neach=12\nstart_each=3\nready=3",
    "privilege.start": "[privilege]\nstart=5\ncap=4\nroof_reward=2\nhouse_bonus=1",
}


@pytest.mark.parametrize("field", WRONG)
def test_wrong_tables_are_refused_by_the_name_of_their_field(field: str):
    with pytest.raises(BadTables) as bad:
        TABLES.register(WRONG[field])
    assert bad.value.refusal.params["field"] == field


def test_roofs_must_balance_their_colours():
    data = TABLES.text()
    start = data.index("anchor = [")
    wrong = data[start : data.index("]", start) + 1].replace('"RO"', '"RW"').replace('"OW"', '"OB"')
    rest = "\n".join(line for line in data.splitlines() if line.startswith(("bobbin = [", "chimney = [", "crest = [")))
    with pytest.raises(BadTables) as bad:
        TABLES.register(f"[roofs]\n{wrong}\n{rest}")
    assert bad.value.refusal.params["field"] == "roofs.anchor"


@pytest.mark.parametrize(
    ("rows", "columns", "fountain", "first"), [(7, 7, (3, 3), (4, 3)), (9, 9, (4, 4), (5, 4)), (6, 8, (2, 3), (3, 4))]
)
def test_islands_of_another_size_and_parity_play_to_the_end(rows: int, columns: int, fountain: tuple, first: tuple):
    edition = TABLES.register(
        f"[island]\nrows={rows}\ncolumns={columns}\nfountain={list(fountain)}\nfirst_house={list(first)}\nfloors=3\n"
    )
    state = GAME.setup(3, {"lace": "picture", "start": "random", "sand_glass": False}, 4, edition)
    go(state)
    counts = GAME.components(state)
    while not state.finished:
        choices = legal(GAME, state)
        play(GAME, state, choices[state.drawn % len(choices)])
        assert GAME.components(state) == counts
    assert sum(len(cell.houses) for cell in state.cells) > 10
    assert not state.cells[fountain[0] * columns + fountain[1]].houses


def test_the_reconstructed_values_are_marked():
    marked = TABLES.reconstructed()
    for name in (
        "price.two",
        "price.three",
        "seats",
        "ring",
        "island.rows",
        "roofs",
        "roof_points",
        "workshops",
        "layouts",
    ):
        assert name in marked
    for name in ("guilds", "lagoon", "ships", "buildings.mint", "privilege.cap"):
        assert name in marked
    assert "money" not in marked
    assert "buildings.display" not in marked
