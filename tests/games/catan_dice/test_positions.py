"""Positions that cannot be, and tables of an owner that do not fit, are refused with what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from desktop.engine import position
from desktop.engine.components import BadTables
from desktop.engine.play import begin
from desktop.games.catan_dice.data import TABLES
from desktop.games.catan_dice.faces import DEAD_GOLD, FREE, UNTHROWN, Face
from desktop.games.catan_dice.game import GAME
from desktop.games.catan_dice.islands import island
from desktop.games.catan_dice.state import CatanDice, FirstRoll, Mark, Rerolling, Resolving, Sheet, StartRoad, What
from tests.games.catan_dice.lay import fresh, laid

Spoil = Callable[[CatanDice], object]


def one() -> CatanDice:
    return laid("BLWGO$", "R0 R1 S3 K1", "R0", used="K1")


def extra() -> CatanDice:
    return laid("BLWGO$", "R0104 R0408 S08 K01", "R4953", map="extra")


SPOILT: list[tuple[str, Callable[[], CatanDice], Spoil]] = [
    ("options", one, lambda s: setattr(s, "options", {"map": "island_one"})),
    ("options", one, lambda s: setattr(s, "options", {**s.options, "map": "atlantis"})),
    ("edition", one, lambda s: setattr(s, "edition", "nowhere")),
    ("seats", one, lambda s: s.sheets.clear()),
    ("seats", one, lambda s: s.sheets.extend(Sheet() for _ in range(3))),
    ("seed", one, lambda s: setattr(s, "seed", -1)),
    ("seed", one, lambda s: setattr(s, "seed", 2**60)),
    ("turn", one, lambda s: setattr(s, "drawn", -1)),
    ("turn", one, lambda s: setattr(s, "turn", 10**9)),
    ("agenda", one, lambda s: s.agenda.clear()),
    ("agenda", one, lambda s: s.agenda.append(Resolving(1))),
    ("agenda", one, lambda s: s.become(Resolving(7))),
    ("agenda", one, lambda s: s.become(StartRoad(0))),
    ("agenda", one, lambda s: setattr(s, "turn", 16)),
    ("agenda", one, lambda s: setattr(s, "throws", 4)),
    ("agenda", one, lambda s: s.become(Rerolling(0))),
    ("agenda", one, lambda s: s.become(FirstRoll(0))),
    ("agenda", one, lambda s: setattr(s, "finished", True)),
    ("agenda", extra, lambda s: setattr(s, "turn", 0)),
    ("dice", one, lambda s: s.dice.pop()),
    ("dice", one, lambda s: s.dice.append(FREE[Face.ORE])),
    ("dice", one, lambda s: s.dice.__setitem__(0, UNTHROWN)),
    ("dice", one, lambda s: s.dice.__setitem__(0, type(DEAD_GOLD)(Face.ORE, DEAD_GOLD.status))),
    ("marks", one, lambda s: setattr(s.sheets[0], "roads", 0)),
    ("marks", one, lambda s: setattr(s.sheets[0], "roads", -1)),
    ("marks", one, lambda s: s.sheets[0].marks.append(Mark(What.ROAD, "R9", 1, 1))),
    ("marks", one, lambda s: s.sheets[0].marks.append(Mark(What.ROAD, "R99", 1, 1))),
    ("marks", one, lambda s: s.sheets[0].marks.append(Mark(What.CASTLE, "T1", 1, 2))),
    ("marks", one, lambda s: s.sheets[0].marks.append(Mark(What.CITY, "S3", 1, 3))),
    ("marks", one, lambda s: s.sheets[0].marks.append(Mark(What.ROAD, "R2", 5, 1))),
    ("marks", one, lambda s: s.sheets[0].marks.insert(0, s.sheets[0].marks[0])),
    ("marks", one, lambda s: s.sheets[0].marks.__setitem__(0, Mark(What.ROAD, "R0", 1, 100))),
    ("marks", one, lambda s: setattr(s, "longest_road", 0)),
    ("marks", one, lambda s: s.owners.append(0)),
    ("marks", extra, lambda s: s.owners.__setitem__(0, 1)),
    ("marks", extra, lambda s: s.sheets[1].marks.append(Mark(What.SETTLEMENT, "S08", 1, 1))),
    ("marks", extra, lambda s: setattr(s, "largest_army", 1)),
    ("marks", extra, lambda s: (s.sheets[1].marks.clear(), s.owners.__setitem__(-1, -1))),
    ("jokers", one, lambda s: setattr(s.sheets[0], "used", 0b10)),
    ("jokers", one, lambda s: setattr(s.sheets[1], "used", -1)),
    ("jokers", one, lambda s: setattr(s.sheets[1], "used_now", 1)),
    ("boxes", one, lambda s: s.sheets[0].boxes.append(3)),
    ("boxes", one, lambda s: s.sheets[0].boxes.__setitem__(0, 99)),
    ("boxes", one, lambda s: s.sheets[0].boxes.__setitem__(0, -1)),
    ("boxes", extra, lambda s: s.sheets[0].boxes.append(3)),
]


@pytest.mark.parametrize(("code", "make", "spoil"), SPOILT, ids=[f"{n}-{entry[0]}" for n, entry in enumerate(SPOILT)])
def test_an_impossible_position_is_refused(code, make, spoil):
    state = make()
    assert GAME.flaw(state) is None
    spoil(state)
    flaw = GAME.flaw(state)
    assert flaw is not None
    assert flaw.code == code
    with pytest.raises(position.BadPosition) as refused:
        position.read(position.code(GAME, state), lambda id: GAME)
    assert refused.value.refusal.code == "position_impossible"


def test_a_start_too_near_to_another_is_no_position():
    state = fresh(2, map="extra")
    found = island("extra")
    for seat, road in enumerate(("R0104", "R0003")):
        state.pop()
        found.mark(state, seat, What.ROAD, road)
        state.sheets[seat].marks.append(Mark(What.ROAD, road, 0, 0))
        assert (GAME.flaw(state) is None) == (seat == 0)


# -- an owner's own tables -----------------------------------------------------------------------------------------------


def table(name: str, edit: tuple[str, str]) -> str:
    """One table of the built-in file with a change."""
    text = TABLES.text()
    start = text.index(f"[{name}]")
    end = re.compile(r"\n\[\w+\]").search(text, start)
    found = text[start : end.start() if end else len(text)]
    assert edit[0] in found
    return found.replace(*edit, 1)


@pytest.mark.parametrize(
    ("name", "edit", "field"),
    [
        ("dice", ("number = 6", "number = 7"), "dice.number"),
        ("dice", ('"gold"]', '"ore"]'), "dice.faces"),
        ("costs", ("brick = 1", "gold = 1"), "costs"),
        ("costs", ("brick = 1", "brick = 9"), "costs"),
        ("track", ("turns = 15", "turns = 14"), "track.rows"),
        ("track", ("x = -2", "x = 2"), "track.x"),
        ("solo", ("least = 55", "least = 40"), "solo.ranks"),
        ("race", ("[3, 4, 5, 6]", "[3, 4, 5]"), "race.dice"),
        ("race", ("goal = 10", "goal = 0"), "race.goal"),
        ("island_one", ('parent = "R0", points', 'parent = "R9", points'), "island_one.roads"),
        ("island_one", ('corner = "V4"', 'corner = "V19"'), "island_one.settlements"),
        ("island_one", ('corner = "V6"', 'corner = "V19"'), "island_one.cities"),
        ("island_one", ('hex = "ore"', 'hex = "moon"'), "island_one.knights"),
        ("island_one", ('knights = ["K1"]', 'knights = ["K9"]'), "island_one.jokers"),
        ("island_two", ('shaded = "r6"', 'shaded = "r66"'), "island_two.shaded"),
        ("extra", ("settlement_corners = [0", "settlement_corners = [1"), "extra.city_corners"),
        ("extra", ('"desert"', '"hills"'), "extra.terrains"),
        ("extra", ("castles = 4", "castles = 40"), "extra.castles"),
    ],
)
def test_tables_that_do_not_fit_are_refused_by_their_field(name, edit, field):
    with pytest.raises(BadTables) as refused:
        TABLES.register(table(name, edit))
    assert refused.value.refusal.code == "edition_field"
    assert refused.value.refusal.params["field"] == field


def test_an_owners_numbers_are_played_with():
    edition = TABLES.register(table("island_one", ('corner = "V1", points = 3', 'corner = "V1", points = 4')))
    state = GAME.setup(1, dict(fresh().options), 1, edition)
    begin(GAME, state)
    found = island("island_one", edition)
    assert found.mark(state, 0, What.SETTLEMENT, "S3") == 4
    assert island("island_one").mark(fresh(), 0, What.SETTLEMENT, "S3") == 3


def test_what_is_reconstructed_is_declared():
    assert TABLES.reconstructed() == ("solo", "island_two.shaded", "island_two.jokers", "extra.start_distance")
