"""From the sources over the translators' files to what Qt loads."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

import catalogue

SOURCE = """\
from PySide6.QtCore import QCoreApplication, QObject


class Home(QObject):
    def words(self, n, name):
        #: Button, at most 12 characters.
        save = self.tr("Save")
        turn = self.tr("Turn", "verb")
        cubes = self.tr("%n cube(s)", "", n)
        return save, turn, cubes, self.tr("{name} <b>wins</b>").format(name=name)


def free():
    return QCoreApplication.translate("table.prompt", "Move")
"""

CHINESE = """
["Home"]
"Save" = "存檔"
"Turn|verb" = "轉"
"%n cube(s)" = "%n 個方塊"
"{name} <b>wins</b>" = "{name} <b>獲勝</b>"

["table.prompt"]
"Move" = "移動"
"""

ENGLISH = """
["Home"]
"%n cube(s)" = ["%n cube", "%n cubes"]
"""


@pytest.fixture
def messages(tmp_path: Path) -> list[catalogue.Message]:
    file = tmp_path / "home.py"
    file.write_text(SOURCE, encoding="utf-8")
    return catalogue.extract([file])


def translations(tmp_path: Path, text: str) -> catalogue.Translations:
    folder = tmp_path / "words"
    folder.mkdir(exist_ok=True)
    (folder / "home.toml").write_text(text, encoding="utf-8")
    return catalogue.Translations(folder)


def translator(tmp_path: Path, language: str, text: str, messages: list[catalogue.Message]) -> QTranslator:
    ts, qm = tmp_path / f"{language}.ts", tmp_path / f"{language}.qm"
    ts.write_text(catalogue.ts_text(language, messages, translations(tmp_path, text)), encoding="utf-8")
    catalogue.release(ts, qm)
    loaded = QTranslator()
    assert loaded.load(str(qm))
    return loaded


def test_sources_are_read_with_notes_disambiguation_plurals_and_lines(messages: list[catalogue.Message]):
    save, turn = (next(m for m in messages if m.source == source) for source in ("Save", "Turn"))
    assert save.note == "Button, at most 12 characters."
    assert turn.comment == "verb"
    assert save.line == 7
    assert [m.source for m in messages if m.plural] == ["%n cube(s)"]
    assert {m.context for m in messages} == {"Home", "table.prompt"}


def test_chinese_reaches_qt(tmp_path: Path, messages: list[catalogue.Message]):
    chinese = translator(tmp_path, "zh_TW", CHINESE, messages)
    assert chinese.translate("Home", "Save") == "存檔"
    assert chinese.translate("Home", "Turn", "verb") == "轉"
    assert chinese.translate("Home", "{name} <b>wins</b>") == "{name} <b>獲勝</b>"
    assert chinese.translate("table.prompt", "Move") == "移動"


def test_plurals_reach_qt_in_both_languages(qapp, tmp_path: Path, messages: list[catalogue.Message]):
    for language, text, said in (
        ("zh_TW", CHINESE, ["1 個方塊", "2 個方塊"]),
        ("en", ENGLISH, ["1 cube", "2 cubes"]),
    ):
        loaded = translator(tmp_path, language, text, messages)
        QCoreApplication.installTranslator(loaded)
        try:
            assert [QCoreApplication.translate("Home", "%n cube(s)", "", n) for n in (1, 2)] == said
        finally:
            QCoreApplication.removeTranslator(loaded)


def test_what_is_missing_is_handed_to_the_translator_and_read_back(tmp_path: Path, messages: list[catalogue.Message]):
    blank = catalogue.blank(messages, translations(tmp_path, ""), "zh_TW")
    assert "# Button, at most 12 characters." in blank
    assert '"Turn|verb" = ""' in blank
    filled = blank.replace('""', '"字"')
    read = translations(tmp_path, filled)
    assert all(read.of(message) for message in messages)
    assert not read.findings
    assert not read.unused()


def test_an_empty_translation_is_a_missing_one(tmp_path: Path, messages: list[catalogue.Message]):
    read = translations(tmp_path, '["Home"]\n"Save" = ""\n')
    assert not any(read.of(message) for message in messages)
    assert 'type="unfinished"' in catalogue.ts_text("zh_TW", messages, read)


def test_a_translation_that_no_source_asks_for_is_reported(tmp_path: Path, messages: list[catalogue.Message]):
    read = translations(tmp_path, CHINESE + '"Gone" = "沒有"\n')
    for message in messages:
        read.of(message)
    assert [found.what for found in read.unused()] == ["no source says “Gone” in the context table.prompt"]


def test_two_files_that_disagree_are_reported(tmp_path: Path):
    folder = tmp_path / "words"
    folder.mkdir()
    (folder / "a.toml").write_text('["Home"]\n"Save" = "存檔"\n', encoding="utf-8")
    (folder / "b.toml").write_text('["Home"]\n"Save" = "儲存"\n', encoding="utf-8")
    assert len(catalogue.Translations(folder).findings) == 1


@pytest.mark.parametrize("text", ['Home.Save = "a"', '"Save" = "a"', '[table.prompt]\n"Move" = "移動"', '["Home"\n'])
def test_a_file_of_the_wrong_shape_is_reported_and_not_fatal(tmp_path: Path, text: str):
    read = translations(tmp_path, text)
    assert read.findings or read.unused()


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ('self.tr(f"Save {x}")', "put together when it runs"),
        ("self.tr(word)", "put together when it runs"),
        ('QCoreApplication.translate("home", a + b)', "put together when it runs"),
        ('QCoreApplication.translate(context, "Save")', "put together when it runs"),
    ],
)
def test_a_text_that_no_translator_can_reach_is_reported(tmp_path: Path, call: str, why: str):
    file = tmp_path / "window.py"
    file.write_text(f"def words(self):\n    return {call}\n", encoding="utf-8")
    found = catalogue.unreachable([], [file])
    assert len(found) == 1
    assert why in found[0].what
    assert found[0].line == 2


def test_texts_that_lupdate_finds_are_not_reported(tmp_path: Path, messages: list[catalogue.Message]):
    assert catalogue.unreachable(messages, [tmp_path / "home.py"]) == []
