"""The rules in both languages: every anchor that the program names is there, and both say the same."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

from desktop.games.catan_dice import state as frames
from desktop.games.catan_dice.data import TABLES
from desktop.windows.rulebook import Rulebook, read

LANGUAGES = ("en", "zh_TW")
FOLDER = Path(str(resources.files("desktop.games.catan_dice")))


def text(language: str) -> str:
    return (FOLDER / "rules" / f"{language}.md").read_text(encoding="utf-8")


def book(language: str) -> Rulebook:
    return read(text(language))


def named_anchors() -> set[str]:
    """Every anchor that a refusal or frame in the rules' code can name."""
    found = {frame.rule for frame in vars(frames).values() if isinstance(frame, type) and getattr(frame, "rule", "")}
    for file in [*FOLDER.glob("*.py"), *FOLDER.glob("actions/*.py")]:
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Refusal" and len(call.args) > 1:
                rule = call.args[1]
                if isinstance(rule, ast.Constant):
                    found.add(rule.value)
                else:  # the two that are put together from the kind
                    found |= {"settlement_order", "city_order", "knight_order", "settlement", "city"}
    return found - {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_anchor_that_the_program_names_is_there(language):
    anchors = named_anchors()
    assert len(anchors) > 30
    assert not anchors - book(language).anchors.keys()


def test_both_languages_have_the_same_anchors_pictures_links_and_marks_in_the_same_order():
    for pattern in (r"\{#(\w+)\}", r"picture:(\w+)", r"\]\(#(\w+)\)", r"◇\{([\w.]+)\}"):
        english, chinese = (re.findall(pattern, text(language)) for language in LANGUAGES)
        assert english == chinese
        assert english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_anchor_stands_twice_and_every_link_leads_somewhere(language):
    anchors = re.findall(r"\{#(\w+)\}", text(language))
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\]\(#(\w+)\)", text(language))) <= set(anchors)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_our_own_is_marked_and_nothing_else(language):
    marked = set(book(language).marks)
    own = set(TABLES.reconstructed())
    assert {mark if mark in own else mark.split(".")[0] for mark in marked} == own


@pytest.mark.parametrize("language", LANGUAGES)
def test_bold_words_come_out_bold(language):
    assert "**" not in book(language).body


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_say_what_the_components_say(language):
    rows = [paragraph.text for paragraph in book(language).paragraphs if paragraph.kind == "tr"]
    joined = " ".join(rows)
    for rank in TABLES.data().solo.ranks[1:]:
        assert str(rank.least) in joined
    words = text(language)
    one = TABLES.data().island_one
    numbers = ["3", "4", "5", "7", "9", "11"]
    assert [str(site.points) for site in one.settlements] == numbers
    assert (", " if language == "en" else "、").join(numbers) in words


def test_the_games_name_is_the_heading():
    assert book("en").title == "Catan Dice Game"
    assert re.fullmatch(r"[\u4e00-\u9fff]+", book("zh_TW").title)
