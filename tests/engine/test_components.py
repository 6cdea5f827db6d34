"""An owner's own tables: checked, named by field when wrong, kept apart from the printed ones."""

from __future__ import annotations

import pytest

from desktop.engine.components import BadTables
from desktop.games.catan_dice.data import TABLES


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("x = = 1", "edition_not_toml", ""),
        ("[moon]\nsource='article'", "edition_unknown_table", "moon"),
        ("game='istanbul'", "edition_other_game", ""),
        ("[track]\nturns='many'\nx=-2\nrows=[]\ncolumns=[]", "edition_field", "track.turns"),
        ("[track]\nturns=15\nx=5\nrows=[0,0,0,0,0,1,2,2,2,2,2,3,4,4,4]\ncolumns=[0,1,2,3,4,4,4,3,2,1,0,0,0,1,2]",
         "edition_field", "track.x"),
        ("dice = 3", "edition_field", "dice"),
        ("[track]\nsurprise=1", "edition_field", "track"),
        ("a=" + "[" * 5000, "edition_not_toml", ""),
        ("#" * 2_000_000, "edition_too_large", ""),
        ("a." * 40_000 + "b=1", "edition_not_toml", ""),
        ("[dice]\nnumber=" + "9" * 5000, "edition_not_toml", ""),
        ("[dice]\nnumber=99999999999", "edition_not_toml", ""),
        ("[dice]\nnumber=inf", "edition_not_toml", ""),
    ],
)  # fmt: skip
def test_a_bad_file_gets_a_reason_that_names_the_field(text: str, code: str, named: str) -> None:
    with pytest.raises(BadTables) as caught:
        TABLES.register(text)
    refusal = caught.value.refusal
    assert refusal.code == code
    assert named in str(refusal.params.get("field", refusal.params.get("table", "")))


def test_a_good_file_replaces_its_table_and_nothing_else() -> None:
    rows = "rows=[0,0,0,0,0,1,2,2,2,2,2,3,4,4,4]\ncolumns=[0,1,2,3,4,4,4,3,2,1,0,0,0,1,2]"
    edition = TABLES.register(f"[track]\nturns=15\nx=-1\n{rows}")
    assert TABLES.data(edition).track.x == -1 and TABLES.data("").track.x == -2
    assert TABLES.data(edition).track.source == "component"
    assert TABLES.data(edition).costs == TABLES.data("").costs
    assert TABLES.register(f"[track]\nturns=15\nx=-1\n{rows}") == edition


def test_our_own_values_are_known_by_name() -> None:
    assert "solo" in TABLES.reconstructed() and "island_two.shaded" in TABLES.reconstructed()


def test_a_check_that_stumbles_over_a_file_refuses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TABLES, "check", lambda data: [][0])
    with pytest.raises(BadTables) as caught:
        TABLES.register("[solo]\n")
    assert caught.value.refusal.code == "edition_field"
