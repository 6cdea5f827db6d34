"""Every rule is touched: each anchor of the rules occurs in a lesson, a question of the quiz or a prompt of the guided match."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from desktop import games
from desktop.lessons import guide, quiz
from tests.lessons.conftest import anchors, every_lesson, every_quiz, loaded


def rules_of_guide(id: str) -> set[str]:
    """The anchors that the prompts of a guided match name."""
    file = resources.files(games.packages()[id]).joinpath("lessons", "guide.toml")
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, dict):
            rules = node.get("rules", [])
            found.update(rule for rule in rules if isinstance(rule, str))
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(tomllib.loads(file.read_text(encoding="utf-8")))
    return found


def touched(id: str) -> set[str]:
    """Every anchor that something teaches."""
    lessons = {rule for game, name in every_lesson() if game == id for rule in loaded(id, name).rules}
    asked = {question.rule for question in quiz.load(games.packages()[id])}
    return lessons | asked | rules_of_guide(id)


COMPLETE = [id for id in every_quiz() if guide.has(games.packages()[id]) and any(g == id for g, _ in every_lesson())]


def test_there_are_games_that_teach_all_they_have():
    assert "istanbul" in COMPLETE


@pytest.mark.parametrize("id", COMPLETE)
def test_no_rule_is_untouched(id):
    for language, known in anchors(id).items():
        left = sorted(known - touched(id))
        assert not left, f"{id}, {language}: no lesson, question or prompt touches {', '.join(left)}"


@pytest.mark.parametrize("id", COMPLETE)
def test_nothing_touches_a_rule_that_cannot_be_read(id):
    for language, known in anchors(id).items():
        unknown = sorted(touched(id) - known)
        assert not unknown, f"{id}, {language}: there is no anchor {', '.join(unknown)}"


@pytest.mark.parametrize("id", games.packages())
def test_both_languages_have_the_same_anchors(id):
    known = anchors(id)
    assert known["en"] == known["zh_TW"]
