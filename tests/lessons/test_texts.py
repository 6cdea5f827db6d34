"""What a lesson's file must hold: the rules for every lesson that can be counted, and clear faults."""

from __future__ import annotations

import itertools
import re
from importlib import resources

import pytest

from desktop import games
from desktop.lessons import data
from desktop.lessons.data import Fault, Lesson, Text
from tests.lessons.conftest import every_lesson, loaded

LESSONS = every_lesson()
each = pytest.mark.parametrize(("id", "name"), LESSONS)
# what a robot takes for a word, a character, a deed, an animated action (seconds); a lesson is two minutes
WORD, CHARACTER, DEED, ACTION, LESSON = 0.35, 0.22, 2.5, 0.7, 120.0


def characters(words: str) -> int:
    return len(re.findall(r"[\u4e00-\u9fff]", words))


def english(words: str) -> int:
    return len(re.findall(r"[A-Za-z0-9’']+", words))


def texts(lesson: Lesson) -> list[Text]:
    """Every pair of words that a learner can read."""
    found = [lesson.title, lesson.close]
    for _, step in lesson.steps:
        found += [step.text, *(wrong.text for wrong in step.wrong if not wrong.code)]
        if step.after is not None:
            found.append(step.after)
        if step.ask is not None:
            found += [Text(step.ask.en, step.ask.zh), *(c for c in step.ask.choices if isinstance(c, Text))]
    return found


@each
def test_a_lesson_is_one_idea_of_a_few_steps(id, name):
    lesson = loaded(id, name)
    assert len(lesson.scenes) <= 4
    assert len(lesson.steps) <= 12


@each
def test_a_step_is_short(id, name):
    for _, step in loaded(id, name).steps:
        assert english(step.en) <= 32, (step.id, english(step.en))
        assert characters(step.zh) <= 52, (step.id, characters(step.zh))


@each
def test_both_languages_say_everything(id, name):
    for text in texts(loaded(id, name)):
        assert text.en.strip() and text.zh.strip()
        assert characters(text.zh) and not characters(text.en), text


@each
def test_a_lesson_ends_with_a_deed_and_a_short_closing_line(id, name):
    lesson = loaded(id, name)
    last = lesson.steps[-1][1]
    assert last.want or last.look
    assert english(lesson.close.en) <= 26 or characters(lesson.close.zh) <= 45


@each
def test_a_lesson_invites_a_wrong_try(id, name):
    assert any(step.wrong for _, step in loaded(id, name).steps)


@each
def test_from_the_second_lesson_on_something_is_asked_without_help(id, name):
    if not name.startswith("01"):
        assert any(not step.lit or step.ask is not None for _, step in loaded(id, name).steps)


@each
def test_a_refusal_has_no_words_of_the_lesson(id, name):
    for _, step in loaded(id, name).steps:
        assert all(not (wrong.en or wrong.zh) for wrong in step.wrong if wrong.code)


@each
def test_the_rules_that_a_lesson_touches_can_be_read(id, name):
    known = "".join(
        file.read_text(encoding="utf-8")
        for file in resources.files(games.packages()[id]).joinpath("rules").iterdir()
        if file.name.endswith(".md")
    )
    lesson = loaded(id, name)
    assert lesson.rules
    for anchor in lesson.rules:
        assert re.search(rf"\{{#{anchor}\}}", known), anchor


def test_neighbouring_lessons_end_with_different_deeds():
    ends = [(id, name, loaded(id, name).steps[-1][1].want) for id, name in LESSONS]
    for one, other in itertools.pairwise(ends):
        assert one[0] != other[0] or one[2] != other[2], (one, other)


@each
def test_a_lesson_takes_two_minutes(id, name):
    lesson = loaded(id, name)
    played = sum(len(step.script()) * ACTION + DEED * max(1, len(step.look)) for _, step in lesson.steps)
    read = [text for _, step in lesson.steps for text in (step.text, step.after) if text is not None] + [lesson.close]
    seconds = {
        "en": played + sum(english(text.en) for text in read) * WORD,
        "zh": played + sum(characters(text.zh) for text in read) * CHARACTER,
    }
    assert max(seconds.values()) <= LESSON, seconds


GOOD = """
id = "x.1"
title = { en = "Go", zh = "走" }
close = { en = "Done.", zh = "好了。" }
[[scene]]
id = "a"
[[scene.step]]
id = "one"
en = "Go."
zh = "走。"
want = ["move 1"]
wrong = [{ try = "move 2", code = "too_far" }]
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('want = ["move 1"]', "", "one of want, look and ask"),
        ('want = ["move 1"]', 'want = ["move 1"]\nlook = ["place.1"]', "one of want, look and ask"),
        ('code = "too_far"', 'code = "too_far", en = "No.", zh = "不。"', "either a code or an answer"),
        ('code = "too_far"', 'en = "No."', "either a code or an answer"),
        ('zh = "走。"', "", "zh"),
        ("wrong = ", "wronk = ", "wronk"),
        ("[[scene]]", "[[seen]]", "scene"),
        ('id = "x.1"', "id = ", "x.toml"),
    ],
)
def test_a_wrong_file_says_what_is_wrong_with_it(old, new, said):
    data.read(GOOD, "x.toml")
    with pytest.raises(Fault, match=re.escape(said)):
        data.read(GOOD.replace(old, new, 1), "x.toml")


def test_a_lesson_that_is_not_there_is_a_fault():
    with pytest.raises(Fault, match="99_none"):
        data.load("desktop.games.istanbul", "99_none")
