"""The bundled fonts hold every character that the program can show."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFontInfo, QRawFont

from desktop.look import fonts
from desktop.look.assets import asset

ROOT = Path(__file__).resolve().parents[2]


def translated() -> set[str]:
    """Characters of the translations."""
    chars: set[str] = set()
    for file in (ROOT / "i18n").glob("*.ts"):
        for node in ElementTree.parse(file).iter():
            if node.tag in ("source", "translation", "numerusform"):
                chars.update(node.text or "")
    return chars


def told() -> set[str]:
    """Characters of lessons, component tables and rules."""
    files = [*ROOT.glob("desktop/**/*.md"), *ROOT.glob("desktop/**/*.toml")]
    return {ch for file in files for ch in file.read_text(encoding="utf-8")}


def headed() -> set[str]:
    """Characters of the headings of rules."""
    lines = (line for file in ROOT.glob("desktop/**/*.md") for line in file.read_text(encoding="utf-8").splitlines())
    return {ch for line in lines if line.startswith("#") for ch in line}


def spoken_in_code() -> set[str]:
    """Characters of the strings that are handed to a translator."""
    chars: set[str] = set()
    for file in ROOT.glob("desktop/**/*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("tr", "translate"):
                texts = (arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
                chars.update(ch for words in texts for ch in words)
    return chars


def lacking(chars: set[str], *files: str) -> str:
    faces = [QRawFont(str(asset(f"fonts/{file}")), 16) for file in files]
    assert all(face.isValid() for face in faces)
    shown = (ch for ch in sorted(chars) if ch.isprintable() and not ch.isspace())
    return "".join(ch for ch in shown if not any(face.supportsCharacter(ord(ch)) for face in faces))


@pytest.mark.parametrize("style", ["Regular", "Bold"])
def test_text_face_has_every_character_of_every_text(qapp, style: str) -> None:
    used = translated() | told() | spoken_in_code() | set("桌遊第局，。「」：；！？（）％‧−…●◆▲■★✚")
    missing = lacking(used, f"NunitoSans-{style}.ttf", f"NotoSansTC-{style}.ttf")
    assert not missing, f"run packaging/fonts.py: {missing}"


def test_title_face_has_every_character_of_translations_and_headings(qapp) -> None:
    used = translated() | headed() | set("一桌五遊塔雲軒伊斯坦堡壁畫大師彩色島卡坦骰子版")
    missing = lacking(used, "Fraunces-Bold.ttf", "TableKaiTC-Bold.ttf")
    assert not missing, f"run packaging/fonts.py: {missing}"


def test_each_family_is_found_under_its_name(qapp) -> None:
    for family in ("Nunito Sans", "Noto Sans TC", "Fraunces", "Table Kai TC"):
        face = fonts.body(20)
        face.setFamilies([family])
        assert QFontInfo(face).family() == family


def test_semibold_is_its_own_face_and_not_a_smeared_regular(qapp) -> None:
    assert QFontInfo(fonts.body(20, 600)).weight() == 600
    assert QFontInfo(fonts.display(20, 900)).weight() == 900


def test_licences_lie_beside_the_fonts() -> None:
    for family in ("Fraunces", "NunitoSans", "NotoSansTC", "TableKaiTC"):
        licence = asset(f"fonts/{family}-OFL.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in licence
        assert licence.startswith("Copyright")


def test_text_scale_stays_between_whole_and_half_more() -> None:
    for asked, got in ((0.5, 1.0), (1.0, 1.0), (1.25, 1.25), (9.0, 1.5)):
        fonts.set_text_scale(asked)
        assert fonts.text_scale() == got
        assert fonts.scaled(16) == 16 * got


def test_missing_chinese_is_noticed_and_the_bundle_cures_it(tmp_path: Path) -> None:
    """On a system that has Latin fonts only."""
    folder = tmp_path / "fonts"
    folder.mkdir()
    shutil.copy(asset("fonts/NunitoSans-Regular.ttf"), folder)
    config = tmp_path / "fonts.conf"
    config.write_text(f"<fontconfig><dir>{folder}</dir><cachedir>{tmp_path}/cache</cachedir></fontconfig>")
    code = (
        "from PySide6.QtGui import QGuiApplication\n"
        "app = QGuiApplication([])\n"
        "from desktop.look import fonts\n"
        "before = fonts.cjk_missing()\n"
        "unread = fonts.load()\n"
        "print(before, unread, fonts.cjk_missing())\n"
    )
    env = {**os.environ, "FONTCONFIG_FILE": str(config), "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run([sys.executable, "-c", code], env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.split("\n")[0] == "True [] False"
