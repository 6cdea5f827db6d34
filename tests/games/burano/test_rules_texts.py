"""The rules in both languages: every anchor that the program names is there, and both say the same."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

from desktop.games.burano import state as frames
from desktop.games.burano.data import TABLES
from desktop.games.burano.pieces import BUILDINGS
from desktop.windows.rulebook import Rulebook, read

LANGUAGES = ("en", "zh_TW")
FOLDER = Path(str(resources.files("desktop.games.burano")))


def text(language: str) -> str:
    return (FOLDER / "rules" / f"{language}.md").read_text(encoding="utf-8")


def book(language: str) -> Rulebook:
    return read(text(language))


def named_anchors() -> set[str]:
    """Every anchor that a refusal or frame in the rules' code can name: the second argument, whatever is chosen there."""
    found = {frame.rule for frame in vars(frames).values() if isinstance(frame, type) and getattr(frame, "rule", "")}
    for file in [*FOLDER.glob("*.py"), *FOLDER.glob("actions/*.py")]:
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Refusal":
                outcomes = call.args[1]
                parts = [outcomes.body, outcomes.orelse] if isinstance(outcomes, ast.IfExp) else [outcomes]
                for part in parts:
                    assert isinstance(part, ast.Constant), ast.dump(part)
                    found.add(str(part.value))
    return found - {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_anchor_that_the_program_names_is_there(language: str):
    anchors = named_anchors()
    assert len(anchors) > 30
    assert not anchors - book(language).anchors.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_card_has_its_paragraph(language: str):
    assert {f"card_{card.value}" for card in BUILDINGS} <= book(language).anchors.keys()


def test_both_languages_have_the_same_anchors_pictures_links_and_marks_in_the_same_order():
    for pattern in (r"\{#(\w+)\}", r"picture:(\w+)", r"\]\(#(\w+)\)", r"◇\{([\w.]+)\}"):
        english, chinese = (re.findall(pattern, text(language)) for language in LANGUAGES)
        assert english == chinese
        assert english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_anchor_stands_twice_and_every_link_leads_somewhere(language: str):
    anchors = re.findall(r"\{#(\w+)\}", text(language))
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\]\(#(\w+)\)", text(language))) <= set(anchors)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_our_own_is_marked_and_nothing_else(language: str):
    assert set(book(language).marks) == set(TABLES.reconstructed())


@pytest.mark.parametrize("language", LANGUAGES)
def test_bold_words_come_out_bold(language: str):
    assert "**" not in book(language).body


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_say_what_the_components_say(language: str):
    data = TABLES.data()
    rows = " ".join(paragraph.text for paragraph in book(language).paragraphs if paragraph.kind == "tr")
    for points in (*data.ships.same, *data.ships.different, *data.ships.pairs, *data.ships.full, *data.guilds.bonus):
        assert re.search(rf"\b{points}\b", rows), points
    for coins in (data.price.two, data.price.three, data.price.four):
        assert f"−{-coins}" in rows
    for card in BUILDINGS:
        value = getattr(data.buildings, card.value)
        assert f"{value}◇{{buildings.{card.value}}}" in text(language)
    points = data.roof_points
    for value in (points.anchor_most, points.bobbin_most, points.crest_most):
        assert re.search(rf"\b{value}\b", rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_has_an_explanation(language: str):
    body = text(language)
    table = [line for line in body[body.index("{#glossary}") :].splitlines() if line.startswith("|")][2:]
    assert len(table) >= 14
    assert all(len([cell for cell in line.split("|") if cell.strip()]) == 2 for line in table)
