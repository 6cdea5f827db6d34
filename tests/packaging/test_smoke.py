"""The smoke test of a built program fails when it should: a stand-in plays the program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import smoke

# what the program does, as short as it can be said; it remembers its matches in the user's folder
GOOD = """
import json, os, sys
from pathlib import Path
words = sys.argv[1:]
home = Path(os.environ["HOME"]) / "data" / "open"
if words[0] == "games":
    print(json.dumps([{"id": "pagoda", "names": {"zh_TW": "塔雲軒", "en": "Pagoda"}}]))
elif words[0] == "simulate":
    print(json.dumps({"seed": 1}))
elif words == ["selftest", "begin"]:
    home.mkdir(parents=True)
    (home / "pagoda.table").write_text("10 moves")
    print(json.dumps({"test": "match", "game": "pagoda", "moves": 10, "position": "P"}))
    print(json.dumps({"test": "language", "from": "en", "to": "zh_TW"}))
    print(json.dumps({"test": "lesson", "game": "pagoda"}))
    print(json.dumps({"test": "quiz", "game": "pagoda"}))
    print(json.dumps({"test": "guide", "game": "pagoda"}))
elif words == ["selftest", "resume"]:
    (home / "pagoda.table").read_text()
    print(json.dumps({"test": "resume", "game": "pagoda", "position": "P", "language": "zh_TW"}))
elif words[0] == "shots":
    out = Path(words[2]); out.mkdir(parents=True); (out / "home.png").write_bytes(b"x" * 20000)
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script with a first line")


def stand_in(tmp_path: Path, script: str) -> smoke.Program:
    built = tmp_path / "one-table"
    built.mkdir()
    program = built / "one-table"
    program.write_text(f"#!{sys.executable}\n{script}", encoding="utf-8")
    program.chmod(0o755)
    return smoke.Program(built, tmp_path / "elsewhere")


def test_a_good_program_passes_as_a_stranger_with_a_chinese_name(tmp_path: Path):
    program = stand_in(tmp_path, GOOD)
    smoke.smoke(program)
    assert " " in str(program.where) and not str(program.where).isascii()
    assert program.home.name == "王小明"


def test_a_program_in_one_file_and_one_that_is_installed_are_run_too(tmp_path: Path):
    file = stand_in(tmp_path, GOOD).where / "one-table"
    alone = smoke.Program(file, tmp_path / "alone")
    assert alone.console == alone.where == tmp_path / "alone" / "我的 桌遊 table" / "one-table"
    installed = smoke.Program(file.parent, tmp_path / "installed", in_place=True)
    assert installed.console == file
    for program in (alone, installed):
        smoke.smoke(program)


@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        ("words = sys.argv[1:]", "raise RuntimeError('broken')", "exit code 1"),
        ("words = sys.argv[1:]", "words = sys.argv[1:]; print('qt.svg: no such file', file=sys.stderr)", "complains"),
        ('[{"id": "pagoda", "names": {"zh_TW": "塔雲軒", "en": "Pagoda"}}]', "[]", "no games"),
        ("塔雲軒", "Pagoda", "not named in both languages"),
        ('print(json.dumps({"seed": 1}))', "pass", "says nothing"),
        ('words[0] == "shots"', 'words[0] == "--lang": 1 / 0\nelif words[0] == "shots"', "--lang"),
        ('"moves": 10', '"moves": 9', "fewer than 10 moves"),
        ('"test": "lesson"', '"test": "rules"', "a lesson was opened of"),
        ('"test": "quiz"', '"test": "rules"', "a quiz was opened of"),
        ('"test": "guide"', '"test": "rules"', "a guide was opened of"),
        ('"to": "zh_TW"', '"to": "en"', "not switched"),
        ('(home / "pagoda.table").write_text("10 moves")', 'Path(home / "pagoda.table").parent.parent.joinpath("x").touch(); home = Path("/nowhere")', "0 saves"),
        ('"resume", "game": "pagoda", "position": "P"', '"resume", "game": "pagoda", "position": "Q"', "not as it was left"),
        ('"language": "zh_TW"}', '"language": "en"}', "forgotten"),
        ('x" * 20000', 'x" * 20', "empty ones"),
        ("words = sys.argv[1:]", "words = sys.argv[1:]; Path('crash-1.txt').write_text('x')", "report of a fault"),
    ],
)  # fmt: skip
def test_a_program_with_a_fault_fails(tmp_path: Path, good: str, bad: str, said: str):
    assert good in GOOD
    with pytest.raises(smoke.Failed, match=said):
        smoke.smoke(stand_in(tmp_path, GOOD.replace(good, bad)))


def test_a_program_that_does_not_end_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(smoke, "SECONDS", 0.5)
    with pytest.raises(smoke.Failed, match="still running"):
        smoke.smoke(stand_in(tmp_path, "import time; time.sleep(60)"))


def test_where_a_program_can_be_cut_off_it_reaches_nobody():
    way, how = smoke.no_network()
    if not way:
        pytest.skip(how)
    script = "import socket; socket.create_connection(('192.0.2.1', 9), 2)"
    done = subprocess.run([*way, sys.executable, "-c", script], capture_output=True, text=True)
    assert "unreachable" in done.stderr or "not permitted" in done.stderr


def test_the_stranger_has_nothing_of_this_python_nor_its_fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PYTHONPATH", "x")
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    made = smoke.stranger(tmp_path / "home", tmp_path)
    assert "PYTHONPATH" not in made and "LANG" not in made
    fonts = Path(made["FONTCONFIG_FILE"]).read_text(encoding="utf-8")
    assert "<dir>" not in fonts and "<fontconfig>" in fonts
