"""The smoke test of a built program fails when it should: a stand-in plays the program."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import smoke

GOOD = """
import json, sys
words = sys.argv[1:]
if words[0] == "games":
    print(json.dumps([{"id": "pagoda", "names": {"zh_TW": "塔雲軒", "en": "Pagoda"}}]))
elif words[0] == "simulate":
    print(json.dumps({"seed": 1}))
elif words[0] == "shots":
    from pathlib import Path
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


def test_a_good_program_passes(tmp_path: Path):
    program = stand_in(tmp_path, GOOD)
    smoke.smoke(program)
    assert " " in str(program.folder)
    assert not str(program.folder).isascii()


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("raise RuntimeError('broken')", "exit code 1"),
        ("import sys; print('qt.svg: no such file', file=sys.stderr); print('[]')", "complains"),
        ("print('[]')", "no games"),
        (GOOD.replace("塔雲軒", "Pagoda"), "not named in both languages"),
        (GOOD.replace('print(json.dumps({"seed": 1}))', "pass"), "says nothing"),
        (GOOD.replace("x\" * 20000", "x\" * 20"), "empty ones"),
        (GOOD.replace('words[0] == "shots"', 'words[0] == "--lang"').replace("out = Path(words[2])", "raise KeyError"), "--lang"),
        (GOOD + "\nfrom pathlib import Path\nPath('crash-1.txt').write_text('x')", "report of a fault"),
    ],
)  # fmt: skip
def test_a_program_with_a_fault_fails(tmp_path: Path, script: str, said: str):
    with pytest.raises(smoke.Failed, match=said):
        smoke.smoke(stand_in(tmp_path, script))


def test_a_program_that_does_not_end_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(smoke, "SECONDS", 0.5)
    with pytest.raises(smoke.Failed, match="still running"):
        smoke.smoke(stand_in(tmp_path, "import time; time.sleep(60)"))
