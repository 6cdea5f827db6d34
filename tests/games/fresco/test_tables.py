"""The component tables: ours add up, and an owner's are checked with the field named."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from desktop.engine.chance import Chance
from desktop.engine.components import BadTables
from desktop.engine.play import begin
from desktop.games.fresco.box import box_of
from desktop.games.fresco.data import TABLES
from desktop.games.fresco.paints import Paint, letters
from desktop.games.fresco.text import WORDS
from tests.games.fresco.table import GAME, options, played

DATA: Any = TABLES.data()


def test_the_fresco_tiles_have_the_checksums_of_the_rules():
    tiles = DATA.fresco.tiles
    assert (len(tiles), sum(tile.points for tile in tiles)) == (25, 166)
    needed = Counter("".join(tile.paints for tile in tiles))
    assert needed == {"R": 11, "Y": 10, "B": 9, "O": 10, "G": 11, "P": 12}
    assert Counter("".join(tile.back for tile in tiles)) == {"O": 10, "G": 10, "P": 11}
    assert sum(tile.back == "" for tile in tiles) == 5


def test_points_are_one_and_the_weights_of_the_paints():
    weights = dict(zip("RYBOGPKN", (1, 1, 1, 3, 3, 4, 7, 8), strict=True))
    for tile in (*DATA.fresco.tiles, *DATA.special.tiles):
        assert tile.points == 1 + sum(weights[letter] for letter in tile.paints), tile.id


def test_the_market_sells_eight_of_each_basic_paint():
    assert Counter("".join(tile.paints for tile in DATA.market.tiles)) == {"R": 8, "Y": 8, "B": 8, "O": 1, "G": 1}


def test_three_tiles_at_five_o_clock_cost_the_starting_money():
    assert DATA.hours.price[0] * 3 == DATA.start.thalers


def test_what_is_reconstructed_is_marked():
    marked = set(TABLES.reconstructed())
    assert {"stalls", "market", "fresco", "special", "portraits", "track"} <= marked
    assert {"hours.price", "mood.neutral", "altar.pink", "altar.brown", "requests.general"} <= marked


@pytest.mark.parametrize(
    ("paints", "points"), [("RYB", 2), ("RYO", 3), ("OOO", 5), ("OGP", 6), ("KKK", 11), ("GPN", 9), ("RBN", 7)]
)
def test_the_altar_adds_for_each_blended_paint(paints: str, points: int):
    kinds = tuple(sorted(Paint("RYBOGPKN".index(letter)) for letter in paints))
    assert letters(kinds)
    assert box_of("").altar(kinds) == points


@pytest.mark.parametrize(("mood", "crew"), [(4, 6), (3, 6), (2, 5), (0, 5), (-2, 5), (-3, 4), (-4, 4)])
def test_a_mood_leaves_so_many_assistants(mood: int, crew: int):
    assert box_of("").crew(mood) == crew


def own(table: str, **fields: Any) -> str:
    """An owner's file with one table, ours but for some fields."""
    data = {name: getattr(getattr(DATA, table), name) for name in type(getattr(DATA, table)).__struct_fields__}
    data.pop("reconstructed")
    data["source"] = "component"
    return f"[{table}]\n" + "\n".join(f"{key} = {toml(value)}" for key, value in {**data, **fields}.items())


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, tuple | list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return "{" + ", ".join(f"{name} = {toml(getattr(value, name))}" for name in value.__struct_fields__) + "}"


def changed(items: tuple[Any, ...], index: int, **fields: Any) -> list[Any]:
    return [replace(item, **fields) if n == index else item for n, item in enumerate(items)]


TILES, SPECIAL, GOODS, CARDS = DATA.fresco.tiles, DATA.special.tiles, DATA.market.tiles, DATA.portraits.cards
BAD = [
    (own("hours", price=[4, 3, 2, 2]), "table_count", "hours.price"),
    (own("hours", price=[1, 2, 3, 4, 5]), "table_order", "hours.price"),
    (own("hours", mood=[-3, -2, -1, 0, -1]), "table_order", "hours.mood"),
    (own("mood", neutral=4), "table_range", "mood.neutral"),
    (own("stalls", four=[6, 5, 3, 3]), "table_range", "stalls.four"),
    (own("stalls", three=[4, 3]), "table_count", "stalls.three"),
    (own("market", tiles=GOODS[:13]), "table_count", "market.tiles"),
    (own("market", tiles=changed(GOODS, 0, large=False)), "table_count", "market.tiles.large"),
    (own("market", tiles=changed(GOODS, 3, id="M01")), "table_twice", "market.tiles"),
    (own("market", tiles=changed(GOODS, 3, paints="P")), "edition_field", "market.tiles[3].paints"),
    (own("fresco", tiles=TILES[:24]), "table_count", "fresco.tiles"),
    (own("fresco", tiles=changed(TILES, 2, points=12)), "table_range", "fresco.tiles[2].points"),
    (own("fresco", tiles=changed(TILES, 2, paints="K")), "edition_field", "fresco.tiles[2].paints"),
    (own("fresco", tiles=changed(TILES, 2, back="OO")), "table_twice", "fresco.tiles[2].back"),
    (own("fresco", tiles=[*(type(t)(t.id, "RB", t.points, t.back) for t in TILES)]), "table_colours", "fresco.tiles"),
    (own("special", tiles=changed(SPECIAL, 0, points=24)), "table_count", "special.tiles.24"),
    (own("special", tiles=changed(SPECIAL, 0, paints="PR")), "table_colours", "special.tiles[0].paints"),
    (own("portraits", cards=CARDS[:17]), "table_count", "portraits.cards"),
    (own("portraits", cards=changed(CARDS, 0, group="B")), "table_count", "portraits.cards.A"),
    (own("portraits", cards=changed(CARDS, 0, points=3)), "table_effect", "portraits.cards[0]"),
    (own("portraits", cards=changed(CARDS, 0, lasting="luck")), "edition_field", "portraits.cards[0].lasting"),
    (own("requests", orange=[6, 7, 8]), "table_order", "requests.orange"),
    (own("recipes", blended=["RYO", "YBG", "RBG"]), "table_recipe", "recipes.blended"),
    (own("altar", trio=-1), "edition_field", "altar.trio"),
]


@pytest.mark.parametrize(("text", "code", "field"), BAD, ids=[f"{code} {field}" for _, code, field in BAD])
def test_an_owners_table_is_checked_and_the_field_named(qapp: Any, text: str, code: str, field: str):
    with pytest.raises(BadTables) as caught:
        TABLES.register(text)
    refusal = caught.value.refusal
    assert (refusal.code, refusal.params["field"]) == (code, field)
    if code.startswith("table"):
        assert all("{" not in words and words for words in WORDS.refusal(refusal, None))


def test_an_owners_tables_are_played_with():
    edition = TABLES.register(own("stalls", four=[4, 4, 3, 2], three=[3, 3, 3]) + own_hours())
    state = GAME.setup(3, options(round_limit=10), 4, edition)
    begin(GAME, state)
    assert [len(stall.tiles) for stall in state.stalls] == [3, 3, 3]
    for _ in played(state, Chance(2)):
        assert GAME.flaw(state) is None
    assert not {name for name in TABLES.reconstructed(edition) if name.startswith(("stalls", "hours"))}


def own_hours() -> str:
    return "\n\n" + own("hours", price=[5, 3, 2, 2, 1])
