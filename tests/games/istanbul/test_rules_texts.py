"""The rules in both languages: every anchor that the program names is there, both say the same, numbers are the box's."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

from desktop.games.istanbul import frames
from desktop.games.istanbul.data import TABLES, dealer_rubies, mail, palace_rubies
from desktop.windows.rulebook import Rulebook, read

LANGUAGES = ("en", "zh_TW")
FOLDER = Path(str(resources.files("desktop.games.istanbul")))
# what the lessons touch: each anchor of the rules, and no other, has a lesson
TAUGHT = """
goal ruby_places move assistant assistant_none warehouse fountain fee_fountain capacity wainwright market demand
market_once dealer palace one_per_action money mosque mosque_pair mosque_green mosque_yellow mosque_blue tea_house
black_market mosque_red fee fee_none neutral_merchant post_office caravansary bonus_cards double_post gain_lira long_move
stay recall_assistant double_dealer card_windows turn police family_sent family_to_police encounters catch governor
smuggler end_trigger end_cards gain_good ranking neutral_assistants market_any double_palace setup layouts
"""
LESSONS = frozenset(TAUGHT.split())


def text(language: str) -> str:
    return (FOLDER / "rules" / f"{language}.md").read_text(encoding="utf-8")


def book(language: str) -> Rulebook:
    return read(text(language))


def named_anchors() -> set[str]:
    """Every anchor that a refusal or frame of the rules can name."""
    found = {frame.rule for frame in vars(frames).values() if isinstance(frame, type) and getattr(frame, "rule", "")}
    for file in [*FOLDER.glob("*.py"), *FOLDER.glob("actions/*.py")]:
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Refusal" and len(call.args) > 1:
                for part in ast.walk(call.args[1]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        found.add(part.value)
    return found - {""}


def test_every_anchor_that_the_program_names_is_one_of_the_rules():
    assert len(named_anchors()) > 30
    assert named_anchors() <= LESSONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_exactly_the_anchors_that_the_lessons_teach(language):
    anchors = re.findall(r"\{#(\w+)\}", text(language))
    assert len(anchors) == len(set(anchors))
    assert set(anchors) == LESSONS
    assert book(language).anchors.keys() >= LESSONS
    assert set(re.findall(r"\]\(#(\w+)\)", text(language))) <= LESSONS


def test_both_languages_have_the_same_anchors_pictures_links_and_marks_in_the_same_order():
    for pattern in (r"\{#(\w+)\}", r"picture:(\w+)", r"\]\(#(\w+)\)"):
        english, chinese = (re.findall(pattern, text(language)) for language in LANGUAGES)
        assert english == chinese
        assert english


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_marked_as_our_own_value_since_nothing_is(language):
    assert TABLES.reconstructed() == ()
    assert "◇" not in text(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bold_words_come_out_bold(language):
    assert "**" not in book(language).body


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_say_what_the_components_say(language):
    data = TABLES.data()
    rows = [re.findall(r"\d+", line) for line in text(language).split("\n") if line.startswith("|")]
    numbers = [[int(n) for n in row] for row in rows]
    assert list(data.target.rubies) in numbers
    assert list(data.ruby_supply.wainwright) in numbers
    assert list(data.ruby_supply.mosque) in numbers
    assert [palace_rubies(data, seats) for seats in range(2, 6)] in numbers
    assert [dealer_rubies(data, seats) for seats in range(2, 6)] in numbers
    firsts = [data.dealer.track[data.dealer.track.index(flag) - 1] for flag in data.dealer.flags]
    assert firsts in numbers
    assert [flag - 1 for flag in data.palace.flags] in numbers
    assert [n for symbols in data.mosque_tiles.symbols for n in symbols] in numbers
    assert [10, *data.markets.large] in numbers
    assert [11, *data.markets.small] in numbers
    for moved in range(5):
        goods, lira = mail(data, moved)
        assert [moved, *(n for n in goods if n), lira] in numbers


def test_the_games_name_is_the_heading():
    assert book("en").title == "Istanbul"
    assert book("zh_TW").title == "伊斯坦堡"
