"""Progress is each person's own, can be begun anew, and survives upgrades in both directions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from desktop.store.folder import Folder
from desktop.store.progress import FILE, VERSION, OpenQuiz, Progress
from desktop.store.settings import FILE as SETTINGS
from desktop.store.settings import SettingsFile

FIXTURES = Path(__file__).with_name("fixtures")


@pytest.fixture
def progress(home: Path) -> Progress:
    """What the file of version 1 says."""
    (home / FILE).write_bytes((FIXTURES / "progress_1.json").read_bytes())
    return Progress(Folder(home))


def written(home: Path) -> Any:
    return json.loads((home / FILE).read_text(encoding="utf-8"))


def holds(now: Any, before: Any) -> bool:
    """Whether everything that a file said is still in it; this program may have added fields of its own."""
    if isinstance(before, dict) and isinstance(now, dict):
        return all(name in now and holds(now[name], value) for name, value in before.items())
    return bool(now == before)


def test_a_file_of_every_version_up_to_now_is_in_the_tests():
    found = {int(file.stem.rpartition("_")[2]) for file in FIXTURES.glob("progress_*.json")}
    assert found == set(range(1, VERSION + 1))


def test_what_version_1_kept_is_all_there(progress, home):
    assert progress.flaw is None and progress.learner == "小美" and progress.nameless
    assert progress.people == ["小美", "阿公"]
    mine = progress.of("istanbul")
    assert mine.lessons == {"01_walk": "learned", "02_assistants": "begun"}
    assert mine.reached["02_assistants"] == "send_out"
    assert mine.quiz == (9, 12) and mine.guided
    assert mine.open_quiz is not None and mine.open_quiz.at == 2 and len(mine.open_quiz.order) == 5
    assert mine.open_quiz.given == {"stay_at_the_fountain": False, "one_is_paid": True}
    assert progress.of("pagoda").lessons == {"01_card": "begun"}
    assert progress.of("pagoda", "阿公").lessons == {"01_card": "learned"}
    before = written(home)
    assert progress.keep() is None
    assert holds(written(home), before), "reading and writing loses nothing"


def test_fields_of_a_later_program_are_kept(progress, home):
    raw = written(home)
    raw["streaks"] = {"小美": 4}
    raw["people"]["小美"]["istanbul"]["medals"] = ["first"]
    raw["people"]["小美"]["istanbul"]["open_quiz"]["mood"] = "calm"
    raw["people"]["阿公"]["pagoda"]["medals"] = []
    (home / FILE).write_text(json.dumps(raw), encoding="utf-8")
    later = Progress(Folder(home))
    assert later.flaw is None
    later.mark("istanbul", "03_fountain", "learned")
    raw["people"]["小美"]["istanbul"]["lessons"]["03_fountain"] = "learned"
    assert holds(written(home), raw)
    assert Progress(Folder(home)).of("istanbul").lessons["03_fountain"] == "learned"


def test_settings_keep_fields_of_a_later_program_too(home):
    (home / SETTINGS).write_text(json.dumps({"version": 1, "text_size": 120, "voice": "soft"}))
    file = SettingsFile(Folder(home))
    file.value.text_size = 130
    file.keep()
    assert json.loads((home / SETTINGS).read_text())["voice"] == "soft"
    assert SettingsFile(Folder(home)).value.text_size == 130


def test_what_is_forgotten_is_gone_with_all_that_was_kept_for_it(progress, home):
    raw = written(home)
    raw["people"]["小美"]["istanbul"]["medals"] = ["first"]
    (home / FILE).write_text(json.dumps(raw), encoding="utf-8")
    progress = Progress(Folder(home))
    progress.forget("istanbul")
    assert not progress.of("istanbul").anything and progress.of("pagoda").anything
    progress.mark("istanbul", "01_walk", "begun")
    assert "medals" not in written(home)["people"]["小美"]["istanbul"]


def test_a_game_is_forgotten_for_the_learner_alone(progress):
    progress.forget("pagoda")
    assert not progress.of("pagoda").anything
    assert progress.of("istanbul").anything and progress.of("pagoda", "阿公").anything


def test_everything_of_the_learner_can_be_forgotten(progress):
    progress.forget()
    assert progress.people == ["阿公"] and progress.learner == "小美"
    assert not progress.of("istanbul").anything


def test_what_was_learned_without_a_name_can_be_taken_over(progress):
    progress.choose("阿公")
    progress.take_over()
    assert progress.of("istanbul").lessons == {"01_walk": "learned"}
    assert progress.of("pagoda").lessons == {"01_card": "learned"}, "what was there stays"
    assert not progress.nameless


def test_taking_over_does_not_spoil_what_is_known_better(progress):
    progress.take_over()
    assert progress.of("istanbul").quiz == (9, 12)


def test_the_best_quiz_is_kept_and_the_open_one_ends_with_it(progress):
    progress.mark_quiz("istanbul", 8, 12)
    assert progress.of("istanbul").quiz == (9, 12) and progress.of("istanbul").open_quiz is None
    progress.mark_quiz("istanbul", 10, 12)
    assert progress.of("istanbul").quiz == (10, 12)


def test_a_quiz_that_was_left_is_there_at_the_next_start(home):
    progress = Progress(Folder(home))
    progress.leave_quiz("pagoda", OpenQuiz(["a", "b"], 1, {"a": True}))
    again = Progress(Folder(home)).of("pagoda").open_quiz
    assert again == OpenQuiz(["a", "b"], 1, {"a": True})
