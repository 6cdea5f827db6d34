"""Options are completed or refused with what is known."""

from __future__ import annotations

from desktop.engine.action import Refusal
from desktop.engine.options import Option, completed, parsed, switch

OPTIONS = (Option("map", ("one", "two"), "one"), switch("fast"), Option("points", (1, 2), 2))


def test_what_is_not_said_is_the_default() -> None:
    assert completed(OPTIONS, {"fast": True}) == {"map": "one", "fast": True, "points": 2}


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    why = completed(OPTIONS, {"speed": 3})
    assert isinstance(why, Refusal) and why.code == "unknown_option" and "map" in why.params["known"]


def test_a_value_of_another_kind_is_no_value() -> None:
    for wrong in ({"map": "three"}, {"fast": 1}, {"points": True}, {"points": "2"}, {"map": None}):
        why = completed(OPTIONS, wrong)
        assert isinstance(why, Refusal) and why.code == "unknown_value"


def test_typed_words_become_values() -> None:
    assert parsed(OPTIONS, {"fast": "on", "points": "1"}) == {"map": "one", "fast": True, "points": 1}
    assert isinstance(parsed(OPTIONS, {"points": "many"}), Refusal)
