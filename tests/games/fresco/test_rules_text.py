"""The rules text: the same anchors in both languages, one for every refusal and frame, and marks that name real tables."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from desktop.engine.state import Frame
from desktop.games.fresco import state as frames
from desktop.games.fresco.data import TABLES

FOLDER = resources.files("desktop.games.fresco")
ANCHOR = re.compile(r"\{#([a-z_]+)\}")
MARK = re.compile(r"◇\{([a-z_.]+)\}")
REFUSAL = re.compile(r'Refusal\(\s*(?:"[a-z_]+"|code), "([a-z_]+)"')


def text(language: str) -> str:
    return FOLDER.joinpath("rules", f"{language}.md").read_text(encoding="utf-8")


def test_both_languages_have_the_same_anchors_marks_and_pictures_in_the_same_order():
    english, chinese = text("en"), text("zh_TW")
    for pattern in (ANCHOR, MARK, re.compile(r"\(picture:([a-z_]+)\)")):
        assert pattern.findall(english) == pattern.findall(chinese)
    anchors = ANCHOR.findall(english)
    assert len(set(anchors)) == len(anchors)


def test_every_refusal_and_frame_has_its_paragraph():
    anchors = set(ANCHOR.findall(text("en")))
    named = {frame.rule for frame in vars(frames).values() if isinstance(frame, type) and issubclass(frame, Frame)}
    for file in FOLDER.joinpath("actions").iterdir():
        if file.name.endswith(".py"):
            named |= set(REFUSAL.findall(file.read_text(encoding="utf-8")))
    source = FOLDER.joinpath("actions", "leaving.py").read_text(encoding="utf-8")
    named |= set(re.findall(r'\("leonardo_must_[a-z]+", "([a-z_]+)"\)', source))
    assert len(named) > 20
    assert named - {""} <= anchors


@pytest.mark.parametrize("mark", sorted(set(MARK.findall(text("en")))))
def test_a_mark_names_a_reconstructed_table_or_field(mark: str):
    table, _, field = mark.partition(".")
    assert field in type(getattr(TABLES.data(), table)).__struct_fields__
    reconstructed = TABLES.reconstructed()
    assert table in reconstructed or mark in reconstructed


def test_everything_reconstructed_is_marked_in_the_text():
    tables = {mark.partition(".")[0] for mark in MARK.findall(text("en"))}
    assert {name.partition(".")[0] for name in TABLES.reconstructed()} <= tables
