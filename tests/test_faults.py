"""Whatever the engine, the store, the commands or the windows refuse has its sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from desktop import language
from desktop.engine.action import Refusal
from desktop.faults import explained, known

DESKTOP = Path(__file__).resolve().parents[1] / "desktop"
FOLDERS = ("engine", "store", "commands", "windows")
# of games: only positions and options can be refused with a code that the game's own words explain
OF_GAMES: set[str] = set()


def codes() -> set[str]:
    files = [file for folder in FOLDERS for file in sorted((DESKTOP / folder).rglob("*.py"))]
    files += [DESKTOP / "app.py", DESKTOP / "__main__.py", DESKTOP / "command_line.py"]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())
    return set(re.findall(r'Refusal\(\s*"([a-z_]+)"', text)) - OF_GAMES


def test_the_sources_hold_codes() -> None:
    assert {"seat_count", "save_foreign", "disk_full", "command_line"} <= codes()


@pytest.mark.parametrize("code", sorted(codes()))
def test_every_code_has_words(qapp: object, code: str) -> None:
    assert known(code)
    said = {}
    for spoken in language.LANGUAGES:
        language.speak(spoken)
        what, why = explained(Refusal(code, "", {"n": 3, "reason": "x"}), 4)
        assert what
        assert why
        said[spoken] = what, why
        assert "{" not in what + why
    assert re.search("[\u4e00-\u9fff]", said["zh_TW"][0] + said["zh_TW"][1]), "not translated"
    assert not re.search("[\u4e00-\u9fff]", said["en"][0] + said["en"][1])


def test_an_unknown_code_gets_a_sentence_that_names_it(qapp: object) -> None:
    language.speak("en")
    assert "no_such_code" in explained(Refusal("no_such_code", ""))[1]


def test_values_with_braces_do_no_harm(qapp: object) -> None:
    language.speak("en")
    what, _ = explained(Refusal("names_equal", "", {"name": "{seat.__class__}"}))
    assert "{seat.__class__}" in what
