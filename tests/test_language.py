"""Languages: gaps beside Latin names in Chinese, none added in English."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QTranslator

from desktop import language


class Words:
    def event(self, name: str) -> str:
        return f"{name}擲出兩顆"

    def refusal(self) -> tuple[str, str]:
        return "給Ada看", "不行"

    def nothing(self) -> None:
        return None


@pytest.fixture
def spoken(qapp: Any) -> Iterator[None]:
    before = language.current()
    language.speak("zh_TW")
    yield
    language.speak(before)


def test_a_latin_name_keeps_its_distance_in_chinese(spoken: None) -> None:
    words = language.Gapped(Words())
    assert words.event("Mei") == "Mei 擲出兩顆"
    assert words.event("小美") == "小美擲出兩顆"
    assert words.refusal() == ("給 Ada 看", "不行")
    assert words.nothing() is None


def test_english_is_left_alone(spoken: None) -> None:
    language.speak("en")
    assert language.gapped("小美's boat") == "小美's boat"


def test_a_language_that_is_left_leaves_nothing_behind(spoken: None) -> None:
    def alive() -> int:
        return sum(isinstance(thing, QTranslator) for thing in gc.get_objects())

    language.speak("zh_TW")
    before = alive()
    for _ in range(5):
        language.speak("en")
        language.speak("zh_TW")
    assert 0 < alive() <= before
